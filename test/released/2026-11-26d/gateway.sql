CREATE TABLE "d1_migrations" (
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
	);
--> statement-breakpoint
CREATE TABLE `admin_keys` (
	`key_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`sha256` text NOT NULL,
	`by_holder` integer DEFAULT false NOT NULL,
	`added_by` text NOT NULL,
	`approved_by` text,
	`created_at` integer NOT NULL,
	`active_since` integer,
	`retired_at` integer
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`chain` text NOT NULL,
	`sequence` integer NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`details` text NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	`signature` text NOT NULL,
	PRIMARY KEY(`chain`, `sequence`)
);
--> statement-breakpoint
CREATE TABLE `idempotency` (
	`scope` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`request_hmac` text NOT NULL,
	`status` integer NOT NULL,
	`answer` text,
	`location` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`scope`, `idempotency_key`)
);
--> statement-breakpoint
CREATE TABLE `keys` (
	`key_id` text PRIMARY KEY NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`sha256` text,
	`by_holder` integer DEFAULT false NOT NULL,
	`sealed` text,
	`created_at` integer NOT NULL,
	`promoted_at` integer,
	`retired_at` integer
);
--> statement-breakpoint
CREATE TABLE `proposals` (
	`proposal_id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`changes` text NOT NULL,
	`status` text NOT NULL,
	`proposed_by` text NOT NULL,
	`proposed_at` integer NOT NULL,
	`approved_by` text,
	`approved_at` integer,
	`takes_effect_at` integer,
	`ended_by` text,
	`ended_at` integer,
	`void_reason` text
);
--> statement-breakpoint
CREATE TABLE `bank_breakers` (
	`bank_id` text NOT NULL,
	`operation` text NOT NULL,
	`since` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	PRIMARY KEY(`bank_id`, `operation`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `bank_iban_prefixes` (
	`mode` text NOT NULL,
	`prefix` text NOT NULL,
	`bank_id` text NOT NULL,
	PRIMARY KEY(`mode`, `prefix`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `bank_maintenance` (
	`bank_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`window_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`bank_id`, `created_at`, `window_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `banks` (
	`bank_id` text PRIMARY KEY NOT NULL,
	`bank_handle` text NOT NULL,
	`mode` text NOT NULL,
	`name` text NOT NULL,
	`institution_code` text NOT NULL,
	`core_base_url` text NOT NULL,
	`status` text NOT NULL,
	`capabilities` text NOT NULL,
	`available_auth_methods` text NOT NULL,
	`timeout_ms` integer NOT NULL,
	`gateway_fee` integer,
	`ob_scopes_supported` text NOT NULL,
	`currency` text,
	`sca_exemption_limit` integer NOT NULL,
	`sca_exemption_daily_limit` integer,
	`max_consent_expiry_days` integer NOT NULL,
	`history_days` integer NOT NULL,
	`closes_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `callback_mismatches` (
	`came_at` integer NOT NULL,
	`mismatch_id` text NOT NULL,
	`mode` text NOT NULL,
	`object_id` text NOT NULL,
	`movement` text NOT NULL,
	`said` text NOT NULL,
	`differs` text NOT NULL,
	`correlation_id` text NOT NULL,
	PRIMARY KEY(`came_at`, `mismatch_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `consent_accounts` (
	`account` text NOT NULL,
	`consent_id` text NOT NULL,
	PRIMARY KEY(`account`, `consent_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `console_sessions` (
	`token_sha256` text PRIMARY KEY NOT NULL,
	`key_sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`died_at` integer NOT NULL,
	`message_id` text NOT NULL,
	`namespace` text,
	`object` text,
	`effect` text,
	`body` text NOT NULL,
	`put_back_at` integer,
	PRIMARY KEY(`died_at`, `message_id`)
);
--> statement-breakpoint
CREATE TABLE `endpoints` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`kind` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	`health` text DEFAULT 'UNKNOWN' NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `kind`, `origin`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `event_outbox` (
	`event_id` text PRIMARY KEY NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`type` text NOT NULL,
	`subject_id` text NOT NULL,
	`webhook_url` text,
	`data` text NOT NULL,
	`occurred_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `events` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`created_at` integer NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`subject_id` text NOT NULL,
	`payload` text NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `created_at`, `event_id`)
);
--> statement-breakpoint
CREATE TABLE `hourly_totals` (
	`mode` text NOT NULL,
	`owner_id` text NOT NULL,
	`hour` integer NOT NULL,
	`part` text NOT NULL,
	`figures` text NOT NULL,
	`open` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`mode`, `owner_id`, `hour`, `part`)
);
--> statement-breakpoint
CREATE TABLE `mandate_accounts` (
	`account` text NOT NULL,
	`mandate_id` text NOT NULL,
	PRIMARY KEY(`account`, `mandate_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `merchant_settings` (
	`merchant_id` text NOT NULL,
	`mode` text NOT NULL,
	`settlement_iban` text NOT NULL,
	`webhook_url` text,
	`alert_url` text,
	`optional_events` text NOT NULL,
	`settlement_strategy` text,
	`refund_authority` integer NOT NULL,
	PRIMARY KEY(`merchant_id`, `mode`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `merchants` (
	`merchant_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`closed_at` integer,
	`logo_url` text,
	`colour` text,
	`support_email` text,
	`support_url` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `object_counts` (
	`kind` text NOT NULL,
	`mode` text NOT NULL,
	`status` text NOT NULL,
	`route` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`kind`, `mode`, `status`, `route`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `object_ids` (
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`object_id` text NOT NULL,
	PRIMARY KEY(`id`, `kind`, `created_at`, `object_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `objects` (
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`object_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`parent_id` text,
	`reference` text,
	`bank_handle` text,
	`amount` integer,
	`currency` text,
	`status` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`completed_at` integer,
	`unfinished` integer NOT NULL,
	`failure_code` text,
	`route` text,
	`debtor_bank` text,
	`creditor_bank` text,
	`last_open_state` text,
	`bank_calls` text,
	`correlation_id` text,
	`other_ids` text,
	PRIMARY KEY(`kind`, `created_at`, `object_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `recovery_jobs` (
	`job_id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`which` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`types` text,
	`total` integer NOT NULL,
	`status` text NOT NULL,
	`position` text,
	`delivered` integer NOT NULL,
	`failed` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`object_id` text NOT NULL,
	`movement` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`reason` text NOT NULL,
	`since` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`end_to_end_id` text NOT NULL,
	`version` integer NOT NULL,
	`resolved_at` integer,
	PRIMARY KEY(`object_id`, `movement`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tpps` (
	`tpp_id` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`name` text NOT NULL,
	`auth_method` text NOT NULL,
	`redirect_uris` text NOT NULL,
	`jwks` text,
	`jwks_uri` text,
	`scopes` text NOT NULL,
	`event_url` text,
	`dpop` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `waiting` (
	`waiting_id` text PRIMARY KEY NOT NULL,
	`object_id` text NOT NULL,
	`kind` text NOT NULL,
	`changes` text NOT NULL,
	`proposed_by` text NOT NULL,
	`proposed_at` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_keys_sha256` ON `admin_keys` (`sha256`);
--> statement-breakpoint
CREATE INDEX `admin_keys_created` ON `admin_keys` (`created_at`,`key_id`);
--> statement-breakpoint
CREATE INDEX `admin_keys_role` ON `admin_keys` (`role`,`status`);
--> statement-breakpoint
CREATE INDEX `admin_keys_held` ON `admin_keys` (`by_holder`,`sha256`) WHERE retired_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_previous` ON `audit_log` (`chain`,`previous_hash`);
--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency` (`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_sha256` ON `keys` (`sha256`);
--> statement-breakpoint
CREATE INDEX `keys_owner` ON `keys` (`owner_kind`,`owner_id`,`created_at`,`key_id`);
--> statement-breakpoint
CREATE INDEX `keys_held` ON `keys` (`by_holder`,`sha256`) WHERE retired_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_promoted` ON `keys` (`owner_kind`,`owner_id`,`mode`,`kind`) WHERE status = 'ACTIVE';
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_open` ON `proposals` (`subject_kind`,`subject_id`) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX `proposals_due` ON `proposals` (`takes_effect_at`,`proposal_id`) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX `proposals_created` ON `proposals` (`proposed_at`,`proposal_id`);
--> statement-breakpoint
CREATE INDEX `proposals_status` ON `proposals` (`status`,`proposed_at`,`proposal_id`);
--> statement-breakpoint
CREATE INDEX `proposals_subject` ON `proposals` (`subject_id`,`proposed_at`,`proposal_id`);
--> statement-breakpoint
CREATE INDEX `bank_breakers_open` ON `bank_breakers` (`opened_at`) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `bank_iban_prefixes_bank` ON `bank_iban_prefixes` (`bank_id`);
--> statement-breakpoint
CREATE INDEX `bank_maintenance_end` ON `bank_maintenance` (`ends_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_handle` ON `banks` (`bank_handle`,`mode`);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_institution` ON `banks` (`institution_code`,`mode`);
--> statement-breakpoint
CREATE INDEX `banks_created` ON `banks` (`created_at`,`bank_id`);
--> statement-breakpoint
CREATE INDEX `dead_letters_kept` ON `dead_letters` (`died_at`,`message_id`) WHERE put_back_at IS NULL;
--> statement-breakpoint
CREATE INDEX `dead_letters_put_back` ON `dead_letters` (`died_at`,`message_id`) WHERE put_back_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `endpoints_health` ON `endpoints` (`health`,`mode`,`owner_kind`,`owner_id`,`kind`,`origin`);
--> statement-breakpoint
CREATE INDEX `event_outbox_created` ON `event_outbox` (`occurred_at`,`event_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_id` ON `events` (`event_id`);
--> statement-breakpoint
CREATE INDEX `hourly_totals_hour` ON `hourly_totals` (`hour`);
--> statement-breakpoint
CREATE INDEX `hourly_totals_open` ON `hourly_totals` (`updated_at`,`hour`) WHERE open > 0;
--> statement-breakpoint
CREATE INDEX `merchants_created` ON `merchants` (`created_at`,`merchant_id`);
--> statement-breakpoint
CREATE INDEX `objects_owner` ON `objects` (`owner_kind`,`owner_id`,`mode`,`kind`,`created_at`,`object_id`);
--> statement-breakpoint
CREATE INDEX `objects_reference` ON `objects` (`reference`,`owner_kind`,`owner_id`,`mode`,`kind`,`created_at`,`object_id`) WHERE reference IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `objects_parent` ON `objects` (`parent_id`,`created_at`,`object_id`) WHERE parent_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `objects_late` ON `objects` (`kind`,`created_at`,`object_id`) WHERE unfinished = 1 AND updated_at > created_at + 900000;
--> statement-breakpoint
CREATE INDEX `recovery_jobs_created` ON `recovery_jobs` (`started_at`,`job_id`);
--> statement-breakpoint
CREATE INDEX `recovery_jobs_endpoint` ON `recovery_jobs` (`endpoint_id`,`started_at`,`job_id`);
--> statement-breakpoint
CREATE INDEX `recovery_jobs_open` ON `recovery_jobs` (`started_at`,`job_id`) WHERE status = 'RUNNING';
--> statement-breakpoint
CREATE INDEX `reviews_open` ON `reviews` (`since`,`end_to_end_id`) WHERE resolved_at IS NULL;
--> statement-breakpoint
CREATE INDEX `tpps_created` ON `tpps` (`created_at`,`tpp_id`);
--> statement-breakpoint
CREATE INDEX `waiting_open` ON `waiting` (`proposed_at`,`waiting_id`);
--> statement-breakpoint
CREATE INDEX `waiting_object` ON `waiting` (`object_id`,`proposed_at`,`waiting_id`);
--> statement-breakpoint
CREATE INDEX `audit_log_strategy` ON `audit_log` (`subject`,`sequence`) WHERE subject = 'settlement_strategy';
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_gateway.sql', '2026-11-26 21:11:00');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_R68HvwimzCuSaiXD9FE5dWPPTwOTdrjqRI23DcU3Zlr', 'Ada', 'operator', 'PROPOSED', 'bd01a67783833af3e596c11de85c68ebc512a23dfe11f317425841190dda9ac0', 0, 'key_first_owner', null, 4096191600000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 1, 4096191600000, 'key_first_owner', 'bank.registered', 'bnk_7jgTMHxJvITr1R808pD8Cbp7nnyZi01a3UxrihfATNP', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_7jgTMHxJvITr1R808pD8Cbp7nnyZi01a3UxrihfATNP","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-20T15:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"test","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-20T15:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', '4fa9c1f20ef6630c97ac258137d42361c121ccdc51ef8d140af970286b238a1c', 'b06767724a4025d528c1d6364090d3607706342b2ee32a65267836193a14e320a4528a4e18be0c77c862614d8c0eab9bc418745e9f5d8df6801c7137608b9a07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 2, 4096191600000, 'key_first_owner', 'key.added', 'bnk_7jgTMHxJvITr1R808pD8Cbp7nnyZi01a3UxrihfATNP', '{"key_id":"key_SThUG43yDuIXngD4hqowbEigIH8UtFymh9kBdteOdB1","kind":"GATEWAY_TO_BANK","mode":"test"}', '4fa9c1f20ef6630c97ac258137d42361c121ccdc51ef8d140af970286b238a1c', '5a8881867e5a5ee7ba56e9f031d46ca6e5ade5e13dab0f5a18e3fcd459935250', '94aa3ecacf50230e2ff00b6ed434303c73564a77049cb238f1484574b37257d5784b93cedaf8d4172f2c08ca3dc140509d154c8a4775493b9f216b1c7fa0bd08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 3, 4096191600000, 'key_first_owner', 'key.added', 'bnk_7jgTMHxJvITr1R808pD8Cbp7nnyZi01a3UxrihfATNP', '{"key_id":"key_NxWa3RTrkZ0TdbDurH7SjEtgAx9tHbjkJhBrPZN9niR","kind":"BANK_TO_GATEWAY","mode":"test"}', '5a8881867e5a5ee7ba56e9f031d46ca6e5ade5e13dab0f5a18e3fcd459935250', 'f31196e0be676fbcc5eb32eff0f06afd4961c7da2c817a62d8e98006e1fbf24b', '46b32e2f5e3f26d1a52d756466d6620214f9f732cca2611151ff556bba8dba39a66dc0b8ae358ab95710833f7f60dab3c27b3709832267f249a683cb8ff54901');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 4, 4096191600000, 'key_first_owner', 'bank.registered', 'bnk_s7aHzhGOgDVLZzTInduH6fIomLG6GOx4nX3uffKs7iZ', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_s7aHzhGOgDVLZzTInduH6fIomLG6GOx4nX3uffKs7iZ","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-20T15:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"test","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-20T15:00:00.000Z"}', 'f31196e0be676fbcc5eb32eff0f06afd4961c7da2c817a62d8e98006e1fbf24b', 'a7d2b5d4f8060bff69acd54bbb1b97c67183850e44354a9b75c5165e822ca296', 'ec26c1f48cbe37cf88f36a4cd563b7fe8877148f69cb3f18a68048c1b970606135376755c4ae9c40fdd3cd6a1667744a97f363ef4bf5abbead79fd0b44b8f909');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 5, 4096191600000, 'key_first_owner', 'key.added', 'bnk_s7aHzhGOgDVLZzTInduH6fIomLG6GOx4nX3uffKs7iZ', '{"key_id":"key_ogYbG36KJDhZhO0Dc5wlSnDLtuPFs9lLLa0559Yi0t6","kind":"GATEWAY_TO_BANK","mode":"test"}', 'a7d2b5d4f8060bff69acd54bbb1b97c67183850e44354a9b75c5165e822ca296', '29a6e5850ee9c662d060da9c9906103ccad14b52a525cc9e1f886d8ab65b7004', 'da09a9b2baceec1becda4cb45b7bcbb80ac1b401c253aac56f6b84fb4e0b5587ada182a22ff137e5b689c05b907f2947bb71c72b689366fc2e975cf159383104');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 6, 4096191600000, 'key_first_owner', 'key.added', 'bnk_s7aHzhGOgDVLZzTInduH6fIomLG6GOx4nX3uffKs7iZ', '{"key_id":"key_VLT6O2Ib7HhejBAS0DlEM4TKefQ145OjSdO1L0Fjnic","kind":"BANK_TO_GATEWAY","mode":"test"}', '29a6e5850ee9c662d060da9c9906103ccad14b52a525cc9e1f886d8ab65b7004', 'fdf38fa6a3a7b8e96b64ee0a28843338ed29daf9d6efbea6ba2b19c61f47d7e3', '9223da1fc2eb7420051ece8bb464522fe19ab35b23ed91fd3fae93bee30a9856765508615f2093e77850da380acb453d4de29c70e20dedd936ee2385b36a970f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 7, 4096191600000, 'key_first_owner', 'bank.registered', 'bnk_s8XqgGTZzyvXKBPPpjkyHXXKs8cEuXUA5rqRXhStIkz', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_s8XqgGTZzyvXKBPPpjkyHXXKs8cEuXUA5rqRXhStIkz","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-20T15:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"live","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-20T15:00:00.000Z"}', 'fdf38fa6a3a7b8e96b64ee0a28843338ed29daf9d6efbea6ba2b19c61f47d7e3', 'd97d84df8ec42ad31cab09748c28911429982166e3f9cb3841de86c69016b4e5', '52d5aecb9efba8fc8b7609dd40961a0bfd57faada9b2019232154c6d32be05b84d355afa179a2f96d7d54d5e2563847fca213181489ecaa9afa35e1ec6949405');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 8, 4096191600000, 'key_first_owner', 'key.added', 'bnk_s8XqgGTZzyvXKBPPpjkyHXXKs8cEuXUA5rqRXhStIkz', '{"key_id":"key_fAQRKCU1Gba2k1jT8Huf1MHso2RH2I1frNJa4sFHiFn","kind":"GATEWAY_TO_BANK","mode":"live"}', 'd97d84df8ec42ad31cab09748c28911429982166e3f9cb3841de86c69016b4e5', '5b74c78c912c733fa1b6504309bb81f823b87871bf45a2d09d1d929069a147f9', '5e891ba7a8365aad78fbb2592d4f636c565e71df35da36cdd1fef18c5f657181168a8088d0c3ec13956167402c385757c712a750164bc3779e9ea1eecf96e20b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 9, 4096191600000, 'key_first_owner', 'key.added', 'bnk_s8XqgGTZzyvXKBPPpjkyHXXKs8cEuXUA5rqRXhStIkz', '{"key_id":"key_NbBToled4QNiuXZ73dP1HDZVJzhfsrbKBhLGlrBWiJr","kind":"BANK_TO_GATEWAY","mode":"live"}', '5b74c78c912c733fa1b6504309bb81f823b87871bf45a2d09d1d929069a147f9', 'b55f488c57d38b63640353130cd24a674cfafd5fafdacb87e93f863bda35943a', '3155cd91e600c99b94ed8231839f66546b8cfd55c4d277b935f255d03bcda1733b895da7d7138d1ce1626bc669de2983116d91886460d2559fcb72f389230903');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 10, 4096191600000, 'key_first_owner', 'bank.registered', 'bnk_fp4Cc0tLR5wipSAdtaqUm9fS9p3MDdbtDdRi02xZg1W', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_fp4Cc0tLR5wipSAdtaqUm9fS9p3MDdbtDdRi02xZg1W","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-20T15:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"live","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-20T15:00:00.000Z"}', 'b55f488c57d38b63640353130cd24a674cfafd5fafdacb87e93f863bda35943a', '01707725f605809b5c214cdc6c57b8de6caf5de7daf6822644b5d8353a806128', 'b792cfe9181842943de141a679f0ade4cc3d7ed6e5305472650cec8b1e907b87468c0bfc7df20d9fc2b51de10c293eaa1ce9080fac674ca2851e2b19ae095108');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 11, 4096191600000, 'key_first_owner', 'key.added', 'bnk_fp4Cc0tLR5wipSAdtaqUm9fS9p3MDdbtDdRi02xZg1W', '{"key_id":"key_KtM3jqQzp37bn9xTDAgY9B39zKmoHHwCURL7TBpGnRg","kind":"GATEWAY_TO_BANK","mode":"live"}', '01707725f605809b5c214cdc6c57b8de6caf5de7daf6822644b5d8353a806128', '22267f55c1265c3c8b693a4423395b30c6d6d17862cb6d20dee08b8eb37e9a38', '3c82f94c7c2ef32c44cecacd5a4372d107a0a906435ebe8c6aecc3238609d57bafb13c3511f71f7a2d599b78dbfa6f8cfb5f6c4512f8a090da84b313d9850501');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 12, 4096191600000, 'key_first_owner', 'key.added', 'bnk_fp4Cc0tLR5wipSAdtaqUm9fS9p3MDdbtDdRi02xZg1W', '{"key_id":"key_LldDcl8MVzYtCuBrnmbI2H53P7GZR3VgBpTimNIFSmn","kind":"BANK_TO_GATEWAY","mode":"live"}', '22267f55c1265c3c8b693a4423395b30c6d6d17862cb6d20dee08b8eb37e9a38', 'c85f513eee980b041eaca2bfc0a6bba2aa216305c444d87062e73b319fc0754a', 'b151ac7e57250ac70f4fd67dee97ba4bb79046f6176212e231c2a5480a10228240d8f0efbd58f584106f47f9ee1cdb49d14ec9c9d590ae5d368670cdae20eb0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 13, 4096191600000, 'key_first_owner', 'merchant.registered', 'mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', '{"closed_at":null,"colour":null,"created_at":"2099-10-20T15:00:00.000Z","logo_url":null,"merchant_id":"mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-20T15:00:00.000Z"}', 'c85f513eee980b041eaca2bfc0a6bba2aa216305c444d87062e73b319fc0754a', 'd20981ff5368152a0bcf2452d3eadaf8fc9f6f1d63118f783835f42ac80cde07', '0451802301105f5d27179072816800d6d054fa2d7061ad19c1edce7d5708755c1b7fc04c228894914aec045c17d40ad6216fc9a903844860d7df4f939587700b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 14, 4096191600000, 'key_first_owner', 'key.added', 'mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', '{"key_id":"key_mMUpHA6VyYI465VPpWCRpHvTrG2FNgS10FWwUz064eo","kind":"SIGNING","mode":"test"}', 'd20981ff5368152a0bcf2452d3eadaf8fc9f6f1d63118f783835f42ac80cde07', 'c79ae6434d062b0205cd294acc2db09a59c2f4f6980a83f3df67c81dc3d53505', '9b5bf56594b43116597fdcdeda695725bc6d4e2d7677ca397c400d3b0202207ab69e587daf6b859485c8262bd99bfecc59513a88d9938df74f6d0f5af9ab080a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 15, 4096191600000, 'key_first_owner', 'key.added', 'mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', '{"key_id":"key_GdfeVZevbWafZbVIAawbgDhDzD1sY6scDNEOf8Du1p0","kind":"SIGNING","mode":"live"}', 'c79ae6434d062b0205cd294acc2db09a59c2f4f6980a83f3df67c81dc3d53505', '88d7e4cd35085f616e12e24cf220a028eabf2203a877fb58ca56f7fca0f29450', 'e236a621298a2683850943eb7c96d87bab8b857849b72b49974122a3df56b9f01cde4dbdfc468dc4dc90e72c9932bc8b27eacf36770312040b7c39a64b5bc808');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 16, 4096191600000, 'key_first_owner', 'key.added', 'mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', '{"key_id":"key_ye7HcfRFSCHuCAufh3RuNBMgEPauGehxKbxFoQIXfco","kind":"API","mode":"test"}', '88d7e4cd35085f616e12e24cf220a028eabf2203a877fb58ca56f7fca0f29450', '99a00011e3ad5683a1990be484186caf6cc823a53f24820d88878f8aef15050d', '9ea26747a4f2392105f657f189d738841484441aa5ede5580d4f0427ec348b98b86a503d5111d0129ddd3586011fa89cdb37d6b05e1d869ebba96c36d19eb00c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 17, 4096191600000, 'key_first_owner', 'key.added', 'mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', '{"key_id":"key_JmIxVydRlOBLcen7VJdDI2KgdePU6BUMtTqUrBjOpXZ","kind":"API","mode":"live"}', '99a00011e3ad5683a1990be484186caf6cc823a53f24820d88878f8aef15050d', '524c5b4b249222f9a6d0da4f2ba2aa91ad9d33458c701a5ef3fd074abc2de98e', 'fdae4c3140b943f23bd0ac8968c0b28d76ccb4fa88585e7ccfd15e4cdddd7c1fbdb08dbccf4f08fb466093e7752ba0bb73b30dcc48ba90e5e27ca28dc1e9d40e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 18, 4096191600000, 'key_first_owner', 'merchant.registered', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', '{"closed_at":null,"colour":null,"created_at":"2099-10-20T15:00:00.000Z","logo_url":null,"merchant_id":"mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz","modes":{"live":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-20T15:00:00.000Z"}', '524c5b4b249222f9a6d0da4f2ba2aa91ad9d33458c701a5ef3fd074abc2de98e', '3e93914eec17d8bd296f0bd2212ceb914fab9a1c908907fa114fca90006fc7e3', 'e6d9469cdd502e8a167389bca094cd209f603231df06ac96d6b52e0e672cd726ea5b0ed7fca6d28f075da1ff513c28b3124938c18973efef4f7f070cf546850c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 19, 4096191600000, 'key_first_owner', 'key.added', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', '{"key_id":"key_LVYr5iP0p0HMH4poVT5o2BFZ4kS0MTJWeUrdGqq1tzO","kind":"SIGNING","mode":"test"}', '3e93914eec17d8bd296f0bd2212ceb914fab9a1c908907fa114fca90006fc7e3', '80d79d5bb762e0993ed096ce9ead83c4a857d386f5d16553a9cd0f63fa697968', '145050c47b74ab340d5f70867bb52ee703d4a74c0cab25fff0dee897f3abcfa23548c15e7c02a70144bc30237a6ba1d4bfb25d2c0fbd913b851cf23a7803e403');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 20, 4096191600000, 'key_first_owner', 'key.added', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', '{"key_id":"key_W4NYWRcJMcKeIW0dOWUwbaGWLRzO7BRid7UCcrAfMrB","kind":"SIGNING","mode":"live"}', '80d79d5bb762e0993ed096ce9ead83c4a857d386f5d16553a9cd0f63fa697968', '2683cba7ce1c87a59daa4d440539070ce36dc7bb2e52f44513dba2460bfd4811', 'd36e6a67f6c3d0241132239fe8d864fc6051e29fa78c803ee6f247f790687c48ac975666bb0be9e9b9c099aa2ead4b3444401fb824e625fc3ec7286c464db50a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 21, 4096191600000, 'key_first_owner', 'key.added', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', '{"key_id":"key_Iv7HdhbmFn9MQrA5LZN4Rg8oZkvrEVtq3R1uydYqSAI","kind":"API","mode":"test"}', '2683cba7ce1c87a59daa4d440539070ce36dc7bb2e52f44513dba2460bfd4811', '0c036fc642515f50cf75d14531386ffcfdc0422a9ff37850b52554cd7ccbbb12', 'f7ee92dc92de1e26faaaca74be62e08317b131c3e940fe01a8d9125126a321de0d89a81762a0dfbdb1d32161e9307631f094fe09458b57824016de6155e06f06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 22, 4096191600000, 'key_first_owner', 'key.added', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', '{"key_id":"key_GmKtNabH9zSmaNQ21faLOsHtYnxzgOYmv35cr99fpcd","kind":"API","mode":"live"}', '0c036fc642515f50cf75d14531386ffcfdc0422a9ff37850b52554cd7ccbbb12', '2363095cf8f024e33cd58ebcb7fd7496a6dfa19b41e3b42c3a50ee5f31b976df', 'f47b9dd42e6cc2e0a3c99015fd079ea4574f0ca4f9af10eda5cb7b3059b30cc9e5d49dfd1264bf5ec09c769a1d10f3db1aedaa80c621556213a9e76e67fa6707');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 23, 4096191600000, 'key_first_owner', 'change.proposed', 'key_R68HvwimzCuSaiXD9FE5dWPPTwOTdrjqRI23DcU3Zlr', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_DgR96efkVsQEzKkyvR975z66GbPvvQ5UfEBpgsSnsxD"}', '2363095cf8f024e33cd58ebcb7fd7496a6dfa19b41e3b42c3a50ee5f31b976df', 'fb607ecbbb785d32eec634a8b60c4ff6bb93f8dc35d461925fa2b667410e7e6e', '769b29c396a320cb47eba0b46ebdc38b5ac254b496437d5930197d3c8beedbd9c3035a4a0819495f3ad2f15884bcdf5f2fbb55590fc17ff10312d4995ab9330e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 24, 4096191600000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', 'fb607ecbbb785d32eec634a8b60c4ff6bb93f8dc35d461925fa2b667410e7e6e', '7ee334c207fb0e0596ba418024847132096bfa1f47535923c2f51557e80465d9', '29b2c29ec3b07f2f063b943268753e7ebaf4cc98fc8bac5dfac017545270c952fdc65f70bef6c81a799e3a4680442795c087005fb5063b617bcb103327b6c702');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 25, 4130928496000, 'key_first_owner', 'reconciliation.requested', 'pay_f4HpU4ngOlbrFCTlz8N1QQy9bdvtgTkrPqibnTFQbgU', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', '7ee334c207fb0e0596ba418024847132096bfa1f47535923c2f51557e80465d9', '01ed17899159c3e29d8c0576dbe091574620214dac74ac8128a257bbaf86f0c0', '4beb7134acf351ad65196671ddaccbd4343296b8a225159e3d935a25bde3a842a26e08ea6cde76afb9abb2ab3805ae527bcd2c89e93ea87067e0255c1d9ff004');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 26, 4130928496000, 'key_first_owner', 'reconciliation.resolved', 'pay_f4HpU4ngOlbrFCTlz8N1QQy9bdvtgTkrPqibnTFQbgU', '{"movement":"","outcome":"FAILED"}', '01ed17899159c3e29d8c0576dbe091574620214dac74ac8128a257bbaf86f0c0', '5adb0cdccc6d4519e6ae4a8a9468c5dc75a5a603c62cd9fe27a5cd555dd9873a', '303e120ba37bc40a756dec7073dfed55d2b16d0014915383a3db69c4d1b110f27ea80d09ee195728923b1920190902fa3f035542f7589c97a83136a94c10d002');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 27, 4130928676000, 'key_first_owner', 'reconciliation.requested', 'pay_Um2kqT0PkQZNV6qaWoFhn5ykJQbs8Z5eACe5tYOk1s8', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', '5adb0cdccc6d4519e6ae4a8a9468c5dc75a5a603c62cd9fe27a5cd555dd9873a', 'abe6d73cfaaea56ced9c75611fdff5179fb84156eff1ff7b4037f04b815c5d0d', '3c78077a21ce3b4e8151c19e2d07d7af45887cbdccc533026f66bfad9824ef3e4cae4e01ebc17e98de856ec95fe9bec6bce5a62ce3f3bbc23ab1b786bd6fc70e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 28, 4130928676000, 'key_first_owner', 'reconciliation.proposed', 'pay_Um2kqT0PkQZNV6qaWoFhn5ykJQbs8Z5eACe5tYOk1s8', '{"movement":"","outcome":"COMPLETED"}', 'abe6d73cfaaea56ced9c75611fdff5179fb84156eff1ff7b4037f04b815c5d0d', '88d589c541cbe3d74856944cd85f8c391c6aeb47440653e00be0bd911438265f', 'fe9a37f52a461edef768937325e44148d9e5e91bccef5c9c8bc04f9ced107e8867e0c95c8ad4b772e027da53d5b752f3463568c82eb5d5bc755a94e670920b0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 29, 4130929756000, 'key_first_owner', 'merchant.registered', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', '{"closed_at":null,"colour":null,"created_at":"2100-11-26T16:29:16.000Z","logo_url":null,"merchant_id":"mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2100-11-26T16:29:16.000Z"}', '88d589c541cbe3d74856944cd85f8c391c6aeb47440653e00be0bd911438265f', 'ea1dce8bcbb3f2d4e4b72a02d9b8ec974eaea542962936f42b311390a11591de', '63f4994feda221fe50bce27e8b54726d13d6c78cdc4ab53bbff254d2899a151d9240fec0542091748ae4e7a777a35f0083f869f053f688aae60777619f927f00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 30, 4130929756000, 'key_first_owner', 'key.added', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', '{"key_id":"key_4kYztBhdGbujNKvvkeXvsOr89cDvlPpqiSUbYjIHXYP","kind":"SIGNING","mode":"test"}', 'ea1dce8bcbb3f2d4e4b72a02d9b8ec974eaea542962936f42b311390a11591de', '28505bf452dd5d1709d95c190428790ba382f1f9265eb58544c9028698adcb42', '735d51d68e3c15d4bc6066720612cfb0a65d2018732fe50da20adf7b23bbc36b7008f36e4cf0695275c1ad92a2cbb30b32d2db6979c5e4f965bff4bf6cdf250b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 31, 4130929756000, 'key_first_owner', 'key.added', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', '{"key_id":"key_QlvA1M9v3ZilGjdMOulXY9bS1afzILI0uhk02726WNg","kind":"SIGNING","mode":"live"}', '28505bf452dd5d1709d95c190428790ba382f1f9265eb58544c9028698adcb42', '0c3f0752f5449acd33fbc06858ad6b892810fef28a98b436cfe1679818dfe3df', '49cb535f6df1df18189e494bd63925511b16b1955f440c53756375645fef14e7d1711e1e94f75838112e037d01812e6f15a21805c43e16f081ba517135baee0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 32, 4130929756000, 'key_first_owner', 'key.added', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', '{"key_id":"key_iGKr2nJn9q8w6h6jdr1FWfczzT9wOKeu6eWjztyUPbE","kind":"API","mode":"test"}', '0c3f0752f5449acd33fbc06858ad6b892810fef28a98b436cfe1679818dfe3df', '4f9ab6b9325deeccd3df9dc7c6997939a0aca3a3e0a3e84c6226d3a3b11c71e4', '1a5e4138bd5b0d5de7b35a6cd2231a841126c33917b7405aec8b92374595942ab9a84d8f31cd1010ccf863aaa5dcc015a429cf61275f1bfc2f76ff35d0e7f905');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 33, 4130929756000, 'key_first_owner', 'key.added', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', '{"key_id":"key_e2KMs0H2q6ANksrMgAMbA5WyeLjgjCL48ZBmDWWYeES","kind":"API","mode":"live"}', '4f9ab6b9325deeccd3df9dc7c6997939a0aca3a3e0a3e84c6226d3a3b11c71e4', 'b9513c7f6f661d00febbc732a9977d528699db9b2d8db9e4722127beacd5a497', '4f4478d7d3af296ba164cb5a7fe9e20ecd96c3678b0bae9e6fb34b45f4fd59e18c734847721cdeccbf1903e71bf2063bda25bced21b779566a3aa1f3df70f10d');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_SThUG43yDuIXngD4hqowbEigIH8UtFymh9kBdteOdB1', 'BANK', 'bnk_7jgTMHxJvITr1R808pD8Cbp7nnyZi01a3UxrihfATNP', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, 'd90b165ddd3655a29dd00de2a4ea181590a22d5b874165aac68be8d8358153eb37193ad1122f94dbbf4620cb208deb3710c23246d296b9808b2edb10d55595fbffb8384f1d2a4edb9cdae8939a6d90776359', 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_NxWa3RTrkZ0TdbDurH7SjEtgAx9tHbjkJhBrPZN9niR', 'BANK', 'bnk_7jgTMHxJvITr1R808pD8Cbp7nnyZi01a3UxrihfATNP', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '867ceef747136ea969e67ab8614c0dc8ecc80b8c37abe2502c0422442d8c7ee4', 0, null, 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_ogYbG36KJDhZhO0Dc5wlSnDLtuPFs9lLLa0559Yi0t6', 'BANK', 'bnk_s7aHzhGOgDVLZzTInduH6fIomLG6GOx4nX3uffKs7iZ', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, 'fc40910a7d917268d52f3a3299482fc76e5b7746d2deff930602fd42e93ff1b1069363f87d7be543cacc664699509329d658da3b838bf81fa830a18f30984b06642f1528669286fa281245076089c996799d', 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_VLT6O2Ib7HhejBAS0DlEM4TKefQ145OjSdO1L0Fjnic', 'BANK', 'bnk_s7aHzhGOgDVLZzTInduH6fIomLG6GOx4nX3uffKs7iZ', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '418fd03f7eb65f0aa61383d60d012032e8d810baa1606da5e99e5df175228e3f', 0, null, 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_fAQRKCU1Gba2k1jT8Huf1MHso2RH2I1frNJa4sFHiFn', 'BANK', 'bnk_s8XqgGTZzyvXKBPPpjkyHXXKs8cEuXUA5rqRXhStIkz', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, 'ec56c51fbbf2757224302c825eef5c77d9bd7946549b44d64a38ba99320a22f53d163b62b4fc2cae9c6027e5fe612f984f366666e7c406617c8ca9fb240c284ac660673a84cf7e1ecb8c283eac879c5188f1', 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_NbBToled4QNiuXZ73dP1HDZVJzhfsrbKBhLGlrBWiJr', 'BANK', 'bnk_s8XqgGTZzyvXKBPPpjkyHXXKs8cEuXUA5rqRXhStIkz', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '82d65ca918b23b2a2b4dbbc7c8f2c771f833c854c4e83a28280ce50b745a1a8d', 0, null, 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_KtM3jqQzp37bn9xTDAgY9B39zKmoHHwCURL7TBpGnRg', 'BANK', 'bnk_fp4Cc0tLR5wipSAdtaqUm9fS9p3MDdbtDdRi02xZg1W', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, 'b176723871fad716528598c7a3e03b3cbb99200516f492fe24ec9226fe67db201aaf2452802239f864109300bf13554e1a5975e6e553a8260940406e54e5af29c62ed8bd20fab8a98b68cbfb3b906c1c9cb0', 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_LldDcl8MVzYtCuBrnmbI2H53P7GZR3VgBpTimNIFSmn', 'BANK', 'bnk_fp4Cc0tLR5wipSAdtaqUm9fS9p3MDdbtDdRi02xZg1W', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '2382f43fa3e119ad2227bd6a1eb33750be0a1c474eb914f41eb87aea9df96f73', 0, null, 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_mMUpHA6VyYI465VPpWCRpHvTrG2FNgS10FWwUz064eo', 'MERCHANT', 'mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', 'test', 'SIGNING', 'ACTIVE', null, 0, '14da76a49a431ad4ffbaff1dfd37987573acdb264c25ef9f93a72db8db0e5ab529354f63def1eb093eaa7ee3dcfc7b058ef04a123f4b6838580b427bff3f5117596cc7093b198c1104ec19af3c7e', 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_GdfeVZevbWafZbVIAawbgDhDzD1sY6scDNEOf8Du1p0', 'MERCHANT', 'mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', 'live', 'SIGNING', 'ACTIVE', null, 0, '48df3edd454c43e0b186d4e93a55879b9cedb0fa1315a62253a55253ad710089523b18c0116a53ef09a2500da8d43876bc6efb8732a19b1e936f7f5566192c72a9967a2bb9ef5cf07364ab6ce2b1', 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_ye7HcfRFSCHuCAufh3RuNBMgEPauGehxKbxFoQIXfco', 'MERCHANT', 'mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', 'test', 'API', 'ACTIVE', 'fbf38bcd01fc0ac487fc0f805ddbfc18e7bf014ad5673dfcf6122f13128c78c0', 0, null, 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_JmIxVydRlOBLcen7VJdDI2KgdePU6BUMtTqUrBjOpXZ', 'MERCHANT', 'mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', 'live', 'API', 'ACTIVE', '3c487c559e063dff7bd22e1b77e38a9abb1ef4027989bfbb127210ac91d3bf7a', 0, null, 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_LVYr5iP0p0HMH4poVT5o2BFZ4kS0MTJWeUrdGqq1tzO', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 'SIGNING', 'ACTIVE', null, 0, 'cd71ea87212a5ffd5e80d9584b8b54a827bde6fd1d2a5f8cdd8fd53b37e53eba20ad911b55325370c4d3064ef7afe115cb437e2b806a1faa7e82f4c1a75e2c278071f285b9a38655bf41be6e30a3', 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_W4NYWRcJMcKeIW0dOWUwbaGWLRzO7BRid7UCcrAfMrB', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'live', 'SIGNING', 'ACTIVE', null, 0, '26fb55feb757a9d41a957672d5af481973a170b6bd84b0ffd9d3536a30992b52132e214324183a037d02f56495d622e9978c932fa75c1570fc97d9a3d22f414d2f375dfd2ebafe327f2a93061ed0', 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Iv7HdhbmFn9MQrA5LZN4Rg8oZkvrEVtq3R1uydYqSAI', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 'API', 'ACTIVE', '757036bd1fcb44125aff37713d7bcd13da9cc148ffcf3db61bffa714fb356c30', 0, null, 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_GmKtNabH9zSmaNQ21faLOsHtYnxzgOYmv35cr99fpcd', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'live', 'API', 'ACTIVE', '16945b1960b992d844e7bf6091067984ce690e7a57ce473e3c1bc59d7a7a8af2', 0, null, 4096191600000, 4096191600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_4kYztBhdGbujNKvvkeXvsOr89cDvlPpqiSUbYjIHXYP', 'MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'test', 'SIGNING', 'ACTIVE', null, 0, '687d9355db8d8f7a06a7dba00717f57e20c7f51e02bc02f690148b411ad463b33dd7e30fbfd93e4b4368685b90674e0d8a873e54018c8760241448caa64197ea7f11321c3e408810f08f86b8a92f', 4130929756000, 4130929756000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_QlvA1M9v3ZilGjdMOulXY9bS1afzILI0uhk02726WNg', 'MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'live', 'SIGNING', 'ACTIVE', null, 0, '60cbb4276a494edfe132bbe7aeb53b9ba0d3e37b402b530d87187a6b25e201943ce9acb9147dea896720a2f1db5bcb67c1e351730d4b367bd36c59362adb3b697df3a7140508d22ee9a78c36471d', 4130929756000, 4130929756000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_iGKr2nJn9q8w6h6jdr1FWfczzT9wOKeu6eWjztyUPbE', 'MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'test', 'API', 'ACTIVE', '76d6d6f5f1eb44bd36021ec9dfb86b8bd592bf2d33a88cca464bce1bb5d325aa', 0, null, 4130929756000, 4130929756000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_e2KMs0H2q6ANksrMgAMbA5WyeLjgjCL48ZBmDWWYeES', 'MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'live', 'API', 'ACTIVE', '5b7c453b98f9c1214be182a5ea8c098f565dc9afe0fb5fd7c733c104f39a898a', 0, null, 4130929756000, 4130929756000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_DgR96efkVsQEzKkyvR975z66GbPvvQ5UfEBpgsSnsxD', 'ADMIN_KEY', 'key_R68HvwimzCuSaiXD9FE5dWPPTwOTdrjqRI23DcU3Zlr', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4096191600000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_7jgTMHxJvITr1R808pD8Cbp7nnyZi01a3UxrihfATNP', 'execute-transaction', 4130925166000, 4130926938000, 4130927836000);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_s8XqgGTZzyvXKBPPpjkyHXXKs8cEuXUA5rqRXhStIkz', 'execute-transaction', 4130928586000, 4130928618000, null);
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_7jgTMHxJvITr1R808pD8Cbp7nnyZi01a3UxrihfATNP');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_fp4Cc0tLR5wipSAdtaqUm9fS9p3MDdbtDdRi02xZg1W');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_s7aHzhGOgDVLZzTInduH6fIomLG6GOx4nX3uffKs7iZ');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_s8XqgGTZzyvXKBPPpjkyHXXKs8cEuXUA5rqRXhStIkz');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_7jgTMHxJvITr1R808pD8Cbp7nnyZi01a3UxrihfATNP', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096191600000, 4096191600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_s7aHzhGOgDVLZzTInduH6fIomLG6GOx4nX3uffKs7iZ', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096191600000, 4096191600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_s8XqgGTZzyvXKBPPpjkyHXXKs8cEuXUA5rqRXhStIkz', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096191600000, 4096191600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_fp4Cc0tLR5wipSAdtaqUm9fS9p3MDdbtDdRi02xZg1W', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096191600000, 4096191600000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'live', 'REGISTERED', 'https://shop.example.com', 4096191600000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 'REGISTERED', 'https://shop.example.com', 4096191600000, 'FAILING');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'live', 'REGISTERED', 'https://shop.example.com', 4130929756000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'test', 'REGISTERED', 'https://shop.example.com', 4130930656000, 'DISABLED');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130925136000, 'evt_XmGQVGiS3txpAG0wPImjjSGkJJkjWkIx5LKxzLrpN6O', 'payment.processing', 'ps_RPOPb4a96Poz8hNVx2VIeHFEGEWJDd5v62borLMjD4t', '{"event":"payment.processing","data":{"event_id":"evt_XmGQVGiS3txpAG0wPImjjSGkJJkjWkIx5LKxzLrpN6O","occurred_at":"2100-11-26T15:12:16.000Z","mode":"test","session_id":"ps_RPOPb4a96Poz8hNVx2VIeHFEGEWJDd5v62borLMjD4t","payment_id":"pay_RPOPb4a96Poz8hNVx2VIeHFEGEWJDd5v62borLMjD4t","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130927116000, 'evt_JX8xZiKTyBATtirayk779WwoDgf4W7Psi2Zz9Vn2xCy', 'payment.processing', 'ps_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G', '{"event":"payment.processing","data":{"event_id":"evt_JX8xZiKTyBATtirayk779WwoDgf4W7Psi2Zz9Vn2xCy","occurred_at":"2100-11-26T15:45:16.000Z","mode":"test","session_id":"ps_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G","payment_id":"pay_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130927116000, 'evt_yafpafmc9HAz63ErEU8bwLPXUMWrVr1I17uOhCs48zz', 'payment.settlement_pending', 'ps_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G', '{"event":"payment.settlement_pending","data":{"event_id":"evt_yafpafmc9HAz63ErEU8bwLPXUMWrVr1I17uOhCs48zz","occurred_at":"2100-11-26T15:45:16.000Z","mode":"test","session_id":"ps_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G","payment_id":"pay_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130927716000, 'evt_l3jbkXcVKelcSG0EHYzApfWRfoweiswhBojvaEvbApe', 'payment.settlement_stalled', 'ps_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_l3jbkXcVKelcSG0EHYzApfWRfoweiswhBojvaEvbApe","occurred_at":"2100-11-26T15:55:16.000Z","mode":"test","session_id":"ps_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G","payment_id":"pay_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130927836000, 'evt_w7Jb78aBZZdEptPhLzrzlQsm6gaE1OchQfGOtQkADRV', 'payment.processing', 'ps_IMzUvjuWvHP7oV7fFEJI1sEUsO9DQg8UfTpgL1aA4xW', '{"event":"payment.processing","data":{"event_id":"evt_w7Jb78aBZZdEptPhLzrzlQsm6gaE1OchQfGOtQkADRV","occurred_at":"2100-11-26T15:57:16.000Z","mode":"test","session_id":"ps_IMzUvjuWvHP7oV7fFEJI1sEUsO9DQg8UfTpgL1aA4xW","payment_id":"pay_IMzUvjuWvHP7oV7fFEJI1sEUsO9DQg8UfTpgL1aA4xW","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130927836000, 'evt_DZaQyMAOmkYZcTLcjMHQ9WlQD3DNoYt2C5dPwuYpIb8', 'payment.completed', 'ps_IMzUvjuWvHP7oV7fFEJI1sEUsO9DQg8UfTpgL1aA4xW', '{"event":"payment.completed","data":{"event_id":"evt_DZaQyMAOmkYZcTLcjMHQ9WlQD3DNoYt2C5dPwuYpIb8","occurred_at":"2100-11-26T15:57:16.000Z","mode":"test","session_id":"ps_IMzUvjuWvHP7oV7fFEJI1sEUsO9DQg8UfTpgL1aA4xW","payment_id":"pay_IMzUvjuWvHP7oV7fFEJI1sEUsO9DQg8UfTpgL1aA4xW","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928016000, 'evt_63foan3H4ysdG9kla3G5tm0MgS0VhiN10txFGlot4HA', 'payment.processing', 'ps_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt', '{"event":"payment.processing","data":{"event_id":"evt_63foan3H4ysdG9kla3G5tm0MgS0VhiN10txFGlot4HA","occurred_at":"2100-11-26T16:00:16.000Z","mode":"test","session_id":"ps_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt","payment_id":"pay_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928016000, 'evt_hJQzrpOz7v0nU9Ln93b8INCtzOtaNtvXoU1d6OmL8T1', 'payment.settlement_pending', 'ps_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt', '{"event":"payment.settlement_pending","data":{"event_id":"evt_hJQzrpOz7v0nU9Ln93b8INCtzOtaNtvXoU1d6OmL8T1","occurred_at":"2100-11-26T16:00:16.000Z","mode":"test","session_id":"ps_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt","payment_id":"pay_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928016000, 'evt_vnAVHqTWGsbninFGxyUlEoSwI62TVbfPkGPyREQ44I4', 'payment.completed', 'ps_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt', '{"event":"payment.completed","data":{"event_id":"evt_vnAVHqTWGsbninFGxyUlEoSwI62TVbfPkGPyREQ44I4","occurred_at":"2100-11-26T16:00:16.000Z","mode":"test","session_id":"ps_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt","payment_id":"pay_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928076000, 'evt_dLkD7v4rK4n1nLWBwutKlw7gfKsCbUU2f5YfCQSVpWc', 'payment.processing', 'ps_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct', '{"event":"payment.processing","data":{"event_id":"evt_dLkD7v4rK4n1nLWBwutKlw7gfKsCbUU2f5YfCQSVpWc","occurred_at":"2100-11-26T16:01:16.000Z","mode":"test","session_id":"ps_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct","payment_id":"pay_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928076000, 'evt_0WqvQIHeD7tiFQ9CZ3YYKcogjLDowx6dRDCiYq8Ab1G', 'payment.settlement_pending', 'ps_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct', '{"event":"payment.settlement_pending","data":{"event_id":"evt_0WqvQIHeD7tiFQ9CZ3YYKcogjLDowx6dRDCiYq8Ab1G","occurred_at":"2100-11-26T16:01:16.000Z","mode":"test","session_id":"ps_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct","payment_id":"pay_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928076000, 'evt_B55RqwRJspofK8q4E198eF1ykxlly6V8TBc5dPk2VDR', 'payment.completed', 'ps_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct', '{"event":"payment.completed","data":{"event_id":"evt_B55RqwRJspofK8q4E198eF1ykxlly6V8TBc5dPk2VDR","occurred_at":"2100-11-26T16:01:16.000Z","mode":"test","session_id":"ps_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct","payment_id":"pay_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928136000, 'evt_XM4bUGWSfFcoITiWJiHLGG6ZWADve1BbDIY2iDvd8Fe', 'payment.processing', 'ps_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A', '{"event":"payment.processing","data":{"event_id":"evt_XM4bUGWSfFcoITiWJiHLGG6ZWADve1BbDIY2iDvd8Fe","occurred_at":"2100-11-26T16:02:16.000Z","mode":"test","session_id":"ps_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A","payment_id":"pay_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928136000, 'evt_8OaQV08aQbqIDxLa253pOzTJbdSQgkFEAF4NkX4j7iv', 'payment.settlement_pending', 'ps_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A', '{"event":"payment.settlement_pending","data":{"event_id":"evt_8OaQV08aQbqIDxLa253pOzTJbdSQgkFEAF4NkX4j7iv","occurred_at":"2100-11-26T16:02:16.000Z","mode":"test","session_id":"ps_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A","payment_id":"pay_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928136000, 'evt_4wpWyvTQJKVWeiZEm20OcYXbQtS0wX0JUzZExhw2eNt', 'payment.completed', 'ps_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A', '{"event":"payment.completed","data":{"event_id":"evt_4wpWyvTQJKVWeiZEm20OcYXbQtS0wX0JUzZExhw2eNt","occurred_at":"2100-11-26T16:02:16.000Z","mode":"test","session_id":"ps_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A","payment_id":"pay_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928196000, 'evt_NFhokbRcNvXcMCw330GTrsqsZfHTxERI8abIdU9vAp9', 'payment.processing', 'ps_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h', '{"event":"payment.processing","data":{"event_id":"evt_NFhokbRcNvXcMCw330GTrsqsZfHTxERI8abIdU9vAp9","occurred_at":"2100-11-26T16:03:16.000Z","mode":"test","session_id":"ps_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h","payment_id":"pay_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928196000, 'evt_sxOl2TsPOWOBDQ4vg3S1yZXA2EUmudzoi0B3bQX8L9C', 'payment.settlement_pending', 'ps_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h', '{"event":"payment.settlement_pending","data":{"event_id":"evt_sxOl2TsPOWOBDQ4vg3S1yZXA2EUmudzoi0B3bQX8L9C","occurred_at":"2100-11-26T16:03:16.000Z","mode":"test","session_id":"ps_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h","payment_id":"pay_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928196000, 'evt_J9geenqeInqXfMPyyDWv6qBjKdSWyzdCZIQe9S7mobE', 'payment.completed', 'ps_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h', '{"event":"payment.completed","data":{"event_id":"evt_J9geenqeInqXfMPyyDWv6qBjKdSWyzdCZIQe9S7mobE","occurred_at":"2100-11-26T16:03:16.000Z","mode":"test","session_id":"ps_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h","payment_id":"pay_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928376000, 'evt_pqmthS0fK5fORayzJd9HDGOtAI5OFpblLdyCjMsJ3AK', 'payment.processing', 'ps_f4HpU4ngOlbrFCTlz8N1QQy9bdvtgTkrPqibnTFQbgU', '{"event":"payment.processing","data":{"event_id":"evt_pqmthS0fK5fORayzJd9HDGOtAI5OFpblLdyCjMsJ3AK","occurred_at":"2100-11-26T16:06:16.000Z","mode":"test","session_id":"ps_f4HpU4ngOlbrFCTlz8N1QQy9bdvtgTkrPqibnTFQbgU","payment_id":"pay_f4HpU4ngOlbrFCTlz8N1QQy9bdvtgTkrPqibnTFQbgU","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130928376000, 'evt_b7G4EgU77uenwGXKbYleuXKARo502vKnTqz4Rq4nMFQ', 'payment.settlement_pending', 'ps_f4HpU4ngOlbrFCTlz8N1QQy9bdvtgTkrPqibnTFQbgU', '{"event":"payment.settlement_pending","data":{"event_id":"evt_b7G4EgU77uenwGXKbYleuXKARo502vKnTqz4Rq4nMFQ","occurred_at":"2100-11-26T16:06:16.000Z","mode":"test","session_id":"ps_f4HpU4ngOlbrFCTlz8N1QQy9bdvtgTkrPqibnTFQbgU","payment_id":"pay_f4HpU4ngOlbrFCTlz8N1QQy9bdvtgTkrPqibnTFQbgU","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'live', 4130928556000, 'evt_4h1XhTPxjeCxXJYVZR0B0WQKGEHdRYzwzr1eHepcwcF', 'payment.processing', 'ps_Um2kqT0PkQZNV6qaWoFhn5ykJQbs8Z5eACe5tYOk1s8', '{"event":"payment.processing","data":{"event_id":"evt_4h1XhTPxjeCxXJYVZR0B0WQKGEHdRYzwzr1eHepcwcF","occurred_at":"2100-11-26T16:09:16.000Z","mode":"live","session_id":"ps_Um2kqT0PkQZNV6qaWoFhn5ykJQbs8Z5eACe5tYOk1s8","payment_id":"pay_Um2kqT0PkQZNV6qaWoFhn5ykJQbs8Z5eACe5tYOk1s8","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'live', 4130929756000, 'evt_S9M63Knjxnf1ZYST60gR4IUuui9ErQ61Xp1748k7Quz', 'merchant.key_added', 'key_QlvA1M9v3ZilGjdMOulXY9bS1afzILI0uhk02726WNg', '{"event":"merchant.key_added","data":{"event_id":"evt_S9M63Knjxnf1ZYST60gR4IUuui9ErQ61Xp1748k7Quz","occurred_at":"2100-11-26T16:29:16.000Z","mode":"live","merchant_id":"mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U","key_id":"key_QlvA1M9v3ZilGjdMOulXY9bS1afzILI0uhk02726WNg","kind":"SIGNING"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'live', 4130929756000, 'evt_KdNCG1pBeamUn3glUUgr5CONm7OsLmS0Lt0clx0anFm', 'merchant.key_added', 'key_e2KMs0H2q6ANksrMgAMbA5WyeLjgjCL48ZBmDWWYeES', '{"event":"merchant.key_added","data":{"event_id":"evt_KdNCG1pBeamUn3glUUgr5CONm7OsLmS0Lt0clx0anFm","occurred_at":"2100-11-26T16:29:16.000Z","mode":"live","merchant_id":"mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U","key_id":"key_e2KMs0H2q6ANksrMgAMbA5WyeLjgjCL48ZBmDWWYeES","kind":"API"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'test', 4130930656000, 'evt_IC9j7eXRDBDT4ODfzOrfJURjHmybCIhTs7d8Iog1tQd', 'payment.expired', 'ps_kvn5UguX0xn2NVaEP0Pv1EavOm30393MpncWjCj3WbJ', '{"event":"payment.expired","data":{"event_id":"evt_IC9j7eXRDBDT4ODfzOrfJURjHmybCIhTs7d8Iog1tQd","occurred_at":"2100-11-26T16:44:16.000Z","mode":"test","session_id":"ps_kvn5UguX0xn2NVaEP0Pv1EavOm30393MpncWjCj3WbJ","payment_id":"pay_kvn5UguX0xn2NVaEP0Pv1EavOm30393MpncWjCj3WbJ","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'test', 4130931556000, 'evt_Ew5ywc1iriUg7ppOD7lQqNYyqZYh7I320ykDPYckOJN', 'payment.expired', 'ps_sAuMbFb1aC9T3jBmEhTUs03J3n9GV9UspWkd5pW1Kq1', '{"event":"payment.expired","data":{"event_id":"evt_Ew5ywc1iriUg7ppOD7lQqNYyqZYh7I320ykDPYckOJN","occurred_at":"2100-11-26T16:59:16.000Z","mode":"test","session_id":"ps_sAuMbFb1aC9T3jBmEhTUs03J3n9GV9UspWkd5pW1Kq1","payment_id":"pay_sAuMbFb1aC9T3jBmEhTUs03J3n9GV9UspWkd5pW1Kq1","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'test', 4130932456000, 'evt_fq2lnhPS3uMflQeiQ3fzZcOYmSpzTaTbABZEbxFe6Sb', 'payment.expired', 'ps_wuUpV3BHs0sq5avVBOJ2OOwg8GiDWHRNTmwbvvCyrCO', '{"event":"payment.expired","data":{"event_id":"evt_fq2lnhPS3uMflQeiQ3fzZcOYmSpzTaTbABZEbxFe6Sb","occurred_at":"2100-11-26T17:14:16.000Z","mode":"test","session_id":"ps_wuUpV3BHs0sq5avVBOJ2OOwg8GiDWHRNTmwbvvCyrCO","payment_id":"pay_wuUpV3BHs0sq5avVBOJ2OOwg8GiDWHRNTmwbvvCyrCO","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130933356000, 'evt_mYnFNJAWmvedo9sjCVLU97kISnw4eIS2F5Stu8VzYhc', 'payment.expired', 'ps_BQdolPvZcNmVw1redEXlR4BmAH0eGOW8SUjvAXjcBA3', '{"event":"payment.expired","data":{"event_id":"evt_mYnFNJAWmvedo9sjCVLU97kISnw4eIS2F5Stu8VzYhc","occurred_at":"2100-11-26T17:29:16.000Z","mode":"test","session_id":"ps_BQdolPvZcNmVw1redEXlR4BmAH0eGOW8SUjvAXjcBA3","payment_id":"pay_BQdolPvZcNmVw1redEXlR4BmAH0eGOW8SUjvAXjcBA3","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4130934256000, 'evt_O0CozeaQODLZFjoiALaNPYljhs3FFI2eVxs0QJSZodO', 'payment.expired', 'ps_tpPLc11TTsD7gNqsl8IRZlFO0g8GJCh57HxmmWIh5Po', '{"event":"payment.expired","data":{"event_id":"evt_O0CozeaQODLZFjoiALaNPYljhs3FFI2eVxs0QJSZodO","occurred_at":"2100-11-26T17:44:16.000Z","mode":"test","session_id":"ps_tpPLc11TTsD7gNqsl8IRZlFO0g8GJCh57HxmmWIh5Po","payment_id":"pay_tpPLc11TTsD7gNqsl8IRZlFO0g8GJCh57HxmmWIh5Po","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4131261682000, 'evt_pMDXGZyrNegWv4F3fgMi907XgL4gjEL07LWOiBfrld6', 'payment.expired', 'ps_35B3sePOo8Q9B03K9s2oomMHKQJLsmsfGAvgJmoQRdS', '{"event":"payment.expired","data":{"event_id":"evt_pMDXGZyrNegWv4F3fgMi907XgL4gjEL07LWOiBfrld6","occurred_at":"2100-11-30T12:41:22.000Z","mode":"test","session_id":"ps_35B3sePOo8Q9B03K9s2oomMHKQJLsmsfGAvgJmoQRdS","payment_id":"pay_35B3sePOo8Q9B03K9s2oomMHKQJLsmsfGAvgJmoQRdS","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 4131262582000, 'evt_TT5yqNX0jRvuFYUhV3l15ILWvMUiR8eCZlCSBultsVS', 'payment.expired', 'ps_oj12WoV0NGDjGeZgUfclOGqla7QEIzrzusFe27KipfJ', '{"event":"payment.expired","data":{"event_id":"evt_TT5yqNX0jRvuFYUhV3l15ILWvMUiR8eCZlCSBultsVS","occurred_at":"2100-11-30T12:56:22.000Z","mode":"test","session_id":"ps_oj12WoV0NGDjGeZgUfclOGqla7QEIzrzusFe27KipfJ","payment_id":"pay_oj12WoV0NGDjGeZgUfclOGqla7QEIzrzusFe27KipfJ","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', 'live', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', 'test', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_BfAzaSX10u5YTD88JD5jIDFqQPzyVFsg5HYUs8vimrR', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4096191600000, 4096191600000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4096191600000, 4096191600000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4130929756000, 4130929756000);
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-COTWDP97', 'PAYMENT', 4130928196000, 'pay_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-FFEMMU3I', 'PAYMENT', 4130928076000, 'pay_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-XQ7Y3GJX', 'PAYMENT', 4130928016000, 'pay_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-Y2YHBHZZ', 'PAYMENT', 4130928136000, 'pay_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130927116000, 'pay_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130927836000, 'pay_IMzUvjuWvHP7oV7fFEJI1sEUsO9DQg8UfTpgL1aA4xW');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130928016000, 'pay_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130928076000, 'pay_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130928136000, 'pay_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130928196000, 'pay_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130928376000, 'pay_f4HpU4ngOlbrFCTlz8N1QQy9bdvtgTkrPqibnTFQbgU');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130925136000, 'pay_RPOPb4a96Poz8hNVx2VIeHFEGEWJDd5v62borLMjD4t', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 141, 4130926936000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[34,34,[0]]}}', '03c1ce53488044a896ab917738d156c0', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130927116000, 'pay_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 61, 4130927716000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce717ee0121c9c463166baa4d769', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130927836000, 'pay_IMzUvjuWvHP7oV7fFEJI1sEUsO9DQg8UfTpgL1aA4xW', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4130927836000, 4130927836000, 1, null, 'SAME_BANK', 'alpha', 'alpha', 'EXECUTING', '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce7c7b608e5fc369ac259e242458', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130928016000, 'pay_scpDuBEJGL8IJY8oRJbyPio5pX15DN5tBNkLotOsbLt', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130928016000, 4130928016000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce7f3a806ee97e92b66db61741e2', '["REF-1","RAIL-XQ7Y3GJX"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130928076000, 'pay_wGJCl9JolV5PV9HqCekw4jUHbhYeYxccVoCL5BP2Bct', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130928076000, 4130928076000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce8024e00149689f5a6c9dfcafc1', '["REF-1","RAIL-FFEMMU3I"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130928136000, 'pay_I6dHqG8Adx5YMWRRXvhHFA7tuGM1wC4PT0dIhKTnW9A', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130928136000, 4130928136000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce810f4034ea6d07768be6ad69df', '["REF-1","RAIL-Y2YHBHZZ"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130928196000, 'pay_0r0jyjER1YFUxN0EvvT9YeqCVzubnpVVtJ3xHpAFW5h', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130928196000, 4130928196000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce81f9a0e95b44d3f0e16b96b655', '["REF-1","RAIL-COTWDP97"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130928376000, 'pay_f4HpU4ngOlbrFCTlz8N1QQy9bdvtgTkrPqibnTFQbgU', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4130928381000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce84b8c00c4afa6a0ec008f73382', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130928556000, 'pay_Um2kqT0PkQZNV6qaWoFhn5ykJQbs8Z5eACe5tYOk1s8', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'live', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4130928561000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[2,2,[0]]}}', '03c1ce8777e04ccba8b897c218c34d1a', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130929756000, 'pay_kvn5UguX0xn2NVaEP0Pv1EavOm30393MpncWjCj3WbJ', 'MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130930656000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce99c760f424d62fd8f5e01703c2', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130930656000, 'pay_sAuMbFb1aC9T3jBmEhTUs03J3n9GV9UspWkd5pW1Kq1', 'MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130931556000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1cea78300591e20f9dcbbd8e2fd94', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130931556000, 'pay_wuUpV3BHs0sq5avVBOJ2OOwg8GiDWHRNTmwbvvCyrCO', 'MERCHANT', 'mer_fu6Ydx4QaEbzdOJ6gbsh0i2IdBoRprjbdDRAco6KP8U', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130932456000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ceb53ea0f55bc0bf60d33a6e36e7', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130932456000, 'pay_BQdolPvZcNmVw1redEXlR4BmAH0eGOW8SUjvAXjcBA3', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130933356000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1cec2fa408269ccd8b171e269dccb', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130933356000, 'pay_tpPLc11TTsD7gNqsl8IRZlFO0g8GJCh57HxmmWIh5Po', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130934256000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ced0b5e06bd97a658d10fb49b8cc', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131260782000, 'pay_35B3sePOo8Q9B03K9s2oomMHKQJLsmsfGAvgJmoQRdS', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131261682000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e254d5b0adcc895b1d69a22f442f', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131261682000, 'pay_oj12WoV0NGDjGeZgUfclOGqla7QEIzrzusFe27KipfJ', 'MERCHANT', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131262582000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e2629150e1f1567cda649feeb7eb', '[]');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_RPOPb4a96Poz8hNVx2VIeHFEGEWJDd5v62borLMjD4t', '', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 'UNKNOWN_OUTCOME', 4130926936000, 2500, 'USD', '1GPPY62KGGLCZ1QFIUQQIPVX57SOZE7VR6N', 141, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_gXTvlrSTaUdbBYVH4HWxgPRDuHSEMEq5WuN0ni7D05G', '', 'mer_X5DbhIPgcFOLd5d5xLxLyrjFXvtpyYkhAkMW8c4ltiz', 'test', 'STALLED', 4130927716000, 2500, 'USD', '1GPPZCICGRU87FH6UZWD991PVGRSCTNCZ8Z', 61, null);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4096191600000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_objects_until', '[4130923440000]', 4130924400000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('totals_until', '[4130924400000]', 4130924400000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_totals_until', '[4130924400000]', 4130924400000);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
