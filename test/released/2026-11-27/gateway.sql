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
	`signing_key` integer DEFAULT 1 NOT NULL,
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
CREATE TABLE `master_keys` (
	`number` integer PRIMARY KEY NOT NULL,
	`audit_key` text NOT NULL,
	`mac` text NOT NULL,
	`since` integer NOT NULL
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
CREATE TABLE `portal_sessions` (
	`portal_session_id` text PRIMARY KEY NOT NULL,
	`merchant_id` text NOT NULL,
	`mode` text NOT NULL,
	`scope` text NOT NULL,
	`key_sha256` text NOT NULL,
	`link_sha256` text NOT NULL,
	`token_sha256` text,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
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
CREATE INDEX `keys_sealed` ON `keys` (`sealed`) WHERE sealed IS NOT NULL;
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
CREATE UNIQUE INDEX `portal_sessions_link` ON `portal_sessions` (`link_sha256`);
--> statement-breakpoint
CREATE UNIQUE INDEX `portal_sessions_token` ON `portal_sessions` (`token_sha256`);
--> statement-breakpoint
CREATE INDEX `portal_sessions_end` ON `portal_sessions` (`expires_at`);
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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_gateway.sql', '2026-11-27 12:06:55');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_Ry8z1HKyP9r01v9CiFnLxMXIVD8V0gqUSESWotsZF7Q', 'Ada', 'operator', 'PROPOSED', '932d7076e4eb12b2ac68afb6aea8d501370f7f36a39091dacb7b3fd8ea5b8473', 0, 'key_first_owner', null, 4096267200000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 1, 4096267200000, 'key_first_owner', 'bank.registered', 'bnk_CK7x5NFbjahYQ4EJn2ahBPFdemWh25QoBlnBt4RhWVz', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_CK7x5NFbjahYQ4EJn2ahBPFdemWh25QoBlnBt4RhWVz","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-21T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"test","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-21T12:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', 'e1943851a5ec6dd0023799837caf06d3852b2f9df9913968336a5d51d8a19dff', '037298bbc5a30455f30e3889e570fa2237da6372fb04fd0c4992751b449f70a980fa723f1c0f36eec40827e5efe472fa4d06be7ae157da1df5e092a8fa16aa0d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 2, 4096267200000, 'key_first_owner', 'key.added', 'bnk_CK7x5NFbjahYQ4EJn2ahBPFdemWh25QoBlnBt4RhWVz', '{"key_id":"key_9TYlPXwUYc9BCZGBgdEfGObGSMdoEhD4ep2RZrwfv0a","kind":"GATEWAY_TO_BANK","mode":"test"}', 'e1943851a5ec6dd0023799837caf06d3852b2f9df9913968336a5d51d8a19dff', '6539b1cce3d80841b099bb524c27abd8e5682f72327149a3e9ee89e5bf2ed427', '804721c0f46b43e58e72a85ad6a86aa6a2acebd95a7b92a145b1a98f93c4353512143da0e9a62e8d28aad96ab07fc84b9d1ac2a7052477c9150edf9f4722ba0a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 3, 4096267200000, 'key_first_owner', 'key.added', 'bnk_CK7x5NFbjahYQ4EJn2ahBPFdemWh25QoBlnBt4RhWVz', '{"key_id":"key_nAqRJF4C2gBiGVN35pNqUtfTrfnfOl0YzTxcUAhlnlV","kind":"BANK_TO_GATEWAY","mode":"test"}', '6539b1cce3d80841b099bb524c27abd8e5682f72327149a3e9ee89e5bf2ed427', '7c4a3e6220b581a49953d310a6d9fe42d0680a784f741bf2ed09f62bf1c8e335', 'f5e2e5cdac68db1d86900672093ecb69a8611cd5683c2acfd6a6059197f903f034ab67b2cf085b940efa4dfca6da5500b1eccb6d686b0c17454669f8e7b6600a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 4, 4096267200000, 'key_first_owner', 'bank.registered', 'bnk_hm5IyIxf1rihESxTil0HVB6fl3x4pqOOrDgfK7O4z33', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_hm5IyIxf1rihESxTil0HVB6fl3x4pqOOrDgfK7O4z33","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-21T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"test","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-21T12:00:00.000Z"}', '7c4a3e6220b581a49953d310a6d9fe42d0680a784f741bf2ed09f62bf1c8e335', '644f1bbd375c570d18aebadd7d9ef413af565f10b40e1791d63f0bf9bff937ad', '3d16eeafe34f2e3997c5ce7a873183e01adec4e852d21210ab091cfcb2c38caa865b6f6ed34085d841472dd0979affdc146028b9954c9ce4b5c7f9129fe69605', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 5, 4096267200000, 'key_first_owner', 'key.added', 'bnk_hm5IyIxf1rihESxTil0HVB6fl3x4pqOOrDgfK7O4z33', '{"key_id":"key_yOPD94svv40br8DdAYSfgEUf5iKwcP9bMMcb5hgDBWZ","kind":"GATEWAY_TO_BANK","mode":"test"}', '644f1bbd375c570d18aebadd7d9ef413af565f10b40e1791d63f0bf9bff937ad', '5b1686969510db0303a7ff59d4c8a0f26469c5c8bd5fc5b6967d6e1a55f5054f', '48f9d019a1fdb2750a3b97bf8bbf20c1251e92bbea8d62ecc98d19dc0a13f71cc99d83ef85f76ec9d91fe2af670f2281edd3209730563deda0cf8b86939da901', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 6, 4096267200000, 'key_first_owner', 'key.added', 'bnk_hm5IyIxf1rihESxTil0HVB6fl3x4pqOOrDgfK7O4z33', '{"key_id":"key_soC2DlEunQLGJiAb7Wqbi83u9NjidTHlJ1tFVWS4UHn","kind":"BANK_TO_GATEWAY","mode":"test"}', '5b1686969510db0303a7ff59d4c8a0f26469c5c8bd5fc5b6967d6e1a55f5054f', 'f49edcf2113f8d443b4b3074159095edda801baef7a5793067a3186cbd02c9fe', 'bfb68b1559b69b80eb4ec84675805f5ea1769790b303915d626fe42cadd46f865b684a4d758946c0f3cca80dd6043112c692de86cb9b6bc46943e791bfe78a08', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 7, 4096267200000, 'key_first_owner', 'bank.registered', 'bnk_U1oZr0HOloCaQkKCdiPEfZFhRDNFwQjALFlG4Ir4Sdj', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_U1oZr0HOloCaQkKCdiPEfZFhRDNFwQjALFlG4Ir4Sdj","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-21T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"live","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-21T12:00:00.000Z"}', 'f49edcf2113f8d443b4b3074159095edda801baef7a5793067a3186cbd02c9fe', '1e86afefd7d334e0ad2022bff4cef5810c99478effdea1643f7026cb961b6c15', '3ac05a75a82b3fc58169e64eda0001af49e4576a9ef293dec99aec55c5cec602fe71d128b70875ececa5ba2b46c1ab037a04378dfa54bdab7eb0b7ec35bfa30a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 8, 4096267200000, 'key_first_owner', 'key.added', 'bnk_U1oZr0HOloCaQkKCdiPEfZFhRDNFwQjALFlG4Ir4Sdj', '{"key_id":"key_MOlHFQ5pbBn8QNO7QEshKTi5fj9h6QFBgyBJ2BkLlAM","kind":"GATEWAY_TO_BANK","mode":"live"}', '1e86afefd7d334e0ad2022bff4cef5810c99478effdea1643f7026cb961b6c15', '17dddcae7e0def50a8274c50dc715ed39fe3c8db30fe758d939295f629715233', 'f83f97e63abc874b8cec09d7953ea8965cbb2489b2c2033b9638a07b0e7b7d98c21a932a0bc68f8df4d6ab18ba99e91568de6a1e9dcd3b3b36d81576a3ba0305', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 9, 4096267200000, 'key_first_owner', 'key.added', 'bnk_U1oZr0HOloCaQkKCdiPEfZFhRDNFwQjALFlG4Ir4Sdj', '{"key_id":"key_iJAyNSjiCmJ3qVqzh8YsWsNW4HLLfQ60lEgublSBE2N","kind":"BANK_TO_GATEWAY","mode":"live"}', '17dddcae7e0def50a8274c50dc715ed39fe3c8db30fe758d939295f629715233', '85d6d91abffcf37f4e02508a3bdab018dc4dc2e6d8e967cbb150e6bf22fa1f6b', '896bdb9f0538ee9fcb8c75b71d5a713d744625aec8635cac8ec3a30a7a873cbec99cb6799151e29521013385a30d84e0d8306344f592ba17b14fde4dd31f2f0e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 10, 4096267200000, 'key_first_owner', 'bank.registered', 'bnk_Td83cjo6Wzl0cAsjUZ1xdgV16WTgSRedZhgr6ew96nO', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_Td83cjo6Wzl0cAsjUZ1xdgV16WTgSRedZhgr6ew96nO","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-21T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"live","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-21T12:00:00.000Z"}', '85d6d91abffcf37f4e02508a3bdab018dc4dc2e6d8e967cbb150e6bf22fa1f6b', '37a7f5f84a91bd2325264747bd17a25d71110ffd266b80522fbb3b98446ea39a', '29bd22555256c26b2f0ac5b2d27a0c542bfd1bae2d3eb70434e7b31f3776b488479825fbd56f59421e22805254681b5771d80509c594219cb603651a5f741901', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 11, 4096267200000, 'key_first_owner', 'key.added', 'bnk_Td83cjo6Wzl0cAsjUZ1xdgV16WTgSRedZhgr6ew96nO', '{"key_id":"key_jvUJYrAPgbgjsPeBH7DQeYrOJVN4UydWQlrr6EOxI3P","kind":"GATEWAY_TO_BANK","mode":"live"}', '37a7f5f84a91bd2325264747bd17a25d71110ffd266b80522fbb3b98446ea39a', '15d93e4cf04e4e5025b9419bdb5ed58639f57e980ea27dc815bbced71fd175a7', 'ddf41e68c52cf14503e51adde5faafc1aa3bddc7b57b6165e4a8c4602037a3c2248022e8dca34602f7034c879a1003dbd62b85639a3b2c31fe83f52a411fdb0c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 12, 4096267200000, 'key_first_owner', 'key.added', 'bnk_Td83cjo6Wzl0cAsjUZ1xdgV16WTgSRedZhgr6ew96nO', '{"key_id":"key_UliCZA1M9TmyUNnnESWa71JsnVzhdCLrujHLihhv7Hc","kind":"BANK_TO_GATEWAY","mode":"live"}', '15d93e4cf04e4e5025b9419bdb5ed58639f57e980ea27dc815bbced71fd175a7', 'cc0b2150ececa9d9a1836f15c463ccbd2c2a723a2fd95322ebc9ce083e453bfe', '000f0f03f633cf5c30fde6795b1bc14c86cd1e293ed79ee57d876a60f38ba98ccdb947ac9d3cc7415af0337e3cb8dbf2c42d6e1c7279bb8a25105c35942dd70b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 13, 4096267200000, 'key_first_owner', 'merchant.registered', 'mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', '{"closed_at":null,"colour":null,"created_at":"2099-10-21T12:00:00.000Z","logo_url":null,"merchant_id":"mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-21T12:00:00.000Z"}', 'cc0b2150ececa9d9a1836f15c463ccbd2c2a723a2fd95322ebc9ce083e453bfe', '41b604e908ea47d4489971175a91f3117809f2980bcd2a2bb29cdbed9567b723', 'f49f9ce6f32f2114618db98e3b9ea53b265dce4392cd0786c46611318817575bafc9cc1e328b73f718f0d2a63b35cd72412fce7e9b4bc5da80a4f146a676e30e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 14, 4096267200000, 'key_first_owner', 'key.added', 'mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', '{"key_id":"key_BusYMPWyQ07GXEomTPYqcVPGouk4h7yvXGxhBmleRIV","kind":"SIGNING","mode":"test"}', '41b604e908ea47d4489971175a91f3117809f2980bcd2a2bb29cdbed9567b723', 'a4f22a176fcef00ec61e3fb10606471759ecf3d28f49a820a024ed98304f741a', '9ca4daf3c23d689a43a3c6648a91212ee94320d815af5bf0bd64716fc8022e597cfa9681baffb83192d7f805ccf3f154919925b13ddc47affa0340f879dda007', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 15, 4096267200000, 'key_first_owner', 'key.added', 'mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', '{"key_id":"key_1nlKGtA07EyZ1OdxOqwkbi0BGcLD4xJn36aB24tFADZ","kind":"SIGNING","mode":"live"}', 'a4f22a176fcef00ec61e3fb10606471759ecf3d28f49a820a024ed98304f741a', '8fbaa9ed57ad77605c61709921d723ef2ffb6d2ba039816a699f0893390fd0fa', '666c3c1a623b1f9cfe34b458baf9b8960ac7a5adacdd1395bdf6710cb3d654456021c831b6fc59510c95e0ae75f707ea625fa5fbcc3a349e44c44f5166646406', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 16, 4096267200000, 'key_first_owner', 'key.added', 'mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', '{"key_id":"key_unxDU1Aw1Dgw8Y1UOoCajGhZt71UyqibnbYVtcqtLem","kind":"API","mode":"test"}', '8fbaa9ed57ad77605c61709921d723ef2ffb6d2ba039816a699f0893390fd0fa', '60c33503e24c70765ff2e294c871c3a9727de189a1fc9c762989688bd72f00e8', '77e0e284c41acedb86623e06007f11ccfe3bb989e0c82c0b9c89e66ceb36e43d0b3f53fcace0b05c863d026c1d82c2f6f613d80807cb93b5740366c76f0bc706', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 17, 4096267200000, 'key_first_owner', 'key.added', 'mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', '{"key_id":"key_KmBNH5zp25eAh4BYpo9RsRjuw6fhB1eCgejgGhf3Ibi","kind":"API","mode":"live"}', '60c33503e24c70765ff2e294c871c3a9727de189a1fc9c762989688bd72f00e8', '8d1f75c3d8783d9299b41cd0868b4733c07cced0eda29bf7799128d65a650959', '8eeaebe2e83fee15fa8ba13a39040f36f96120e39f1f0d991f71099f363ed31f13701eb67c4590bf24a99ad10eda2e9925790e77ac0a9af51dfdd90d6e311b05', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 18, 4096267200000, 'key_first_owner', 'merchant.registered', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', '{"closed_at":null,"colour":null,"created_at":"2099-10-21T12:00:00.000Z","logo_url":null,"merchant_id":"mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt","modes":{"live":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-21T12:00:00.000Z"}', '8d1f75c3d8783d9299b41cd0868b4733c07cced0eda29bf7799128d65a650959', '39847614e245137e398b360e4e66519e018463fcb3c0aac72b18c826c8262d75', 'd6e78842fc19f8f005bbca1b90059396bc4a3257c1d00c393b8502708cfacfb2ed94a07f87fee456db7d25a2d7f7d7a37c218bffeb808bf2fb64b7a189c5860d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 19, 4096267200000, 'key_first_owner', 'key.added', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', '{"key_id":"key_OVrSawyG30iAwgHnJ6faJl1ECRsm4e1rRZJp8JJhxxy","kind":"SIGNING","mode":"test"}', '39847614e245137e398b360e4e66519e018463fcb3c0aac72b18c826c8262d75', '40b64120117a451e49fb4372b92f71ac57e2e3f2147f69639f0d4a88728b5fe2', 'a944394585a8927d7651e356b1c399317e833991ab3f22348c0d452f3d6af4c30f4aae90405cfdf17919d24f9e232a6b0af70ddec79e8904f0846073521a360f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 20, 4096267200000, 'key_first_owner', 'key.added', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', '{"key_id":"key_QU8iRiEHtqcLz0pyygXN9dG2w6OtXzAti7WSYF8I8Wc","kind":"SIGNING","mode":"live"}', '40b64120117a451e49fb4372b92f71ac57e2e3f2147f69639f0d4a88728b5fe2', '3b4ad440e62882c20664cb12d02b8b44711758ceba86656b2eaadfebf29c44cf', '16b40effaccdcabdeba8c69608fe0444a71423d3e55626194e528a89acd9c3d84647320b03ecda50e70474a5e852b7d181cfa9ceed73e0ef0eef8285b2b94b0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 21, 4096267200000, 'key_first_owner', 'key.added', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', '{"key_id":"key_xLIIpZt95TgVOAqPOT4C6VdK0qUwGhOLHoLMu14DPVU","kind":"API","mode":"test"}', '3b4ad440e62882c20664cb12d02b8b44711758ceba86656b2eaadfebf29c44cf', '097bc1e1d1398c5a7081b253e6891cdec93889e7cf2234a007f9214784e5fe2d', '5a9b1f948bd5ce3b4bae9b28315741029489966960e5dbf9cbafc69443bb59c058158b6c7057c71d2bce0b203cf3a472e46ee2f598f34554da4cc94b25dd7f05', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 22, 4096267200000, 'key_first_owner', 'key.added', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', '{"key_id":"key_yYgVr3Dnw4Gw9TULUsqZ1pFAZE0wWv9lLGkKRz1VxY5","kind":"API","mode":"live"}', '097bc1e1d1398c5a7081b253e6891cdec93889e7cf2234a007f9214784e5fe2d', '357e5911e043bda0f4c63bc5675bf8072edc8b005da4748a4e0e47570045c0ce', '1990a7e4750a5b8bdbf2ab304d894f32369f7c08226f1a00ccfd3a210fc1bc02100e7016ea0b3f941d2ce1aacab3e1f49834d2c5ed292ed189ae25f72d355a07', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 23, 4096267200000, 'key_first_owner', 'change.proposed', 'key_Ry8z1HKyP9r01v9CiFnLxMXIVD8V0gqUSESWotsZF7Q', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_F5vQk35DO9MfxP3ONqaIYF65cX7VRBPhsOR7mC4z1OF"}', '357e5911e043bda0f4c63bc5675bf8072edc8b005da4748a4e0e47570045c0ce', 'd8ae8bc3bd928f4a2557af4c7dc71fdd4e8052a5547431114f8e4082cdb4425a', '6212ae07afdd1c06dc0b6005a0ae2b177782807d8f145456aa8fab2076bb27cffa2941eee1da0b4bd04f4208dd569c0b5a5ba6bb53181408d946d084fdffe805', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 24, 4096267200000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', 'd8ae8bc3bd928f4a2557af4c7dc71fdd4e8052a5547431114f8e4082cdb4425a', 'c69870835d0a317f9982ee403acdddf42c91bb785bd7a54a60f192546274b50f', '3ba752ae337a1eb0631c34116cee2d6e6e61741eb71884bb0c00206ba94f44e65d3e7f428c200963b3785725e3389cfa3e6c0d3c5f1bc7effb71996f5d311808', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 25, 4131004096000, 'key_first_owner', 'reconciliation.requested', 'pay_3OTsLg0oiinVJw3m1bI7Ewl9NQ8xETBaA47C6Xd88Vm', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', 'c69870835d0a317f9982ee403acdddf42c91bb785bd7a54a60f192546274b50f', 'b32de0bb180fed397e14dabd5fbb0f656ccf3112e1f063f7950a5d7baeaa0939', '1cbcd45d9dc551f49d6b02760f6472519a7c07f9c19cc9f6abf1dcb4d1cde9a3938f37a585aea40133bd12b1fea3772fb08b1dcbd6f9ae8d166f9e4e57d7f60c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 26, 4131004096000, 'key_first_owner', 'reconciliation.resolved', 'pay_3OTsLg0oiinVJw3m1bI7Ewl9NQ8xETBaA47C6Xd88Vm', '{"movement":"","outcome":"FAILED"}', 'b32de0bb180fed397e14dabd5fbb0f656ccf3112e1f063f7950a5d7baeaa0939', 'b11a41a91e8c3768b4385bd55adbbe1c9bb8eaa1a6ab58275ff100227c32bd07', 'a6577155ca3a504e61939d98aa73d40e7b6c7e9076fe7f58e5ea54c57dca070c36c3e4201759bfdb65f10dd913354a8d2dde07b3732f93bcae077011dc948f07', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 27, 4131004276000, 'key_first_owner', 'reconciliation.requested', 'pay_WPWbbRWtLhXuGqVzDuWnsjwy2tId29ISjxh30JvnZYP', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', 'b11a41a91e8c3768b4385bd55adbbe1c9bb8eaa1a6ab58275ff100227c32bd07', '7e8778afff1497e22f2487bd51855210c153c7f55b1e24875aa0d394c5d1a248', '3875d8aab7ba0aef60db30b89e1b2e695af5e194dbc6fb1a8f4bc065ea9ff7eff00cbadd0e56ae81ac725d6d9a9cc1cf60d79a1169ac176666acc3c45164cf0d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 28, 4131004276000, 'key_first_owner', 'reconciliation.proposed', 'pay_WPWbbRWtLhXuGqVzDuWnsjwy2tId29ISjxh30JvnZYP', '{"movement":"","outcome":"COMPLETED"}', '7e8778afff1497e22f2487bd51855210c153c7f55b1e24875aa0d394c5d1a248', '5adcefbcd23f5289525c48c58ddc1ed2a9bf358465e2579fcbdf3e8a214f1a6b', '67dc0877dfede4548057567fabe1fd2ab376c58f7a22aa78411a0bf3eab7de5981a14c37d875b7bef9990b2eae0aea3c417b59ee3eb3bca3aeeccff28f193402', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 29, 4131005356000, 'key_first_owner', 'merchant.registered', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', '{"closed_at":null,"colour":null,"created_at":"2100-11-27T13:29:16.000Z","logo_url":null,"merchant_id":"mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2100-11-27T13:29:16.000Z"}', '5adcefbcd23f5289525c48c58ddc1ed2a9bf358465e2579fcbdf3e8a214f1a6b', '530b6c102ba0395b1441e8d0b818929b6b98404b314f4c0e8ab3b4a1e88822e6', 'beb675be241c91593e351874726aabd58022c2b7d0bf091bf2c84f7c8e0e402b8c9e8b0b685ca8c8d37e692679b54d57f1eaa57ae080dae1ca55367abdca020d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 30, 4131005356000, 'key_first_owner', 'key.added', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', '{"key_id":"key_CPUgElBQo9busp7MixxRfVwHAUqIq0HwnmIbVROkgjS","kind":"SIGNING","mode":"test"}', '530b6c102ba0395b1441e8d0b818929b6b98404b314f4c0e8ab3b4a1e88822e6', '7804a1ab919cf6f81bce3a3d9fc9f598b9cb988b6878c73e387fb46e3b28741d', '663e642e935bb0acb786dcd56a0c403acc971c3c4c02e75cdcc02c7f0d890a3ccc3e395429d930902443c20f3c2dee3d100dbe00fbe9f6c8b5e4c8d0572ce50b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 31, 4131005356000, 'key_first_owner', 'key.added', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', '{"key_id":"key_CXMfqzG8Qz29EexYxPhpHha0zP6UtuUYgsIJiASb5d6","kind":"SIGNING","mode":"live"}', '7804a1ab919cf6f81bce3a3d9fc9f598b9cb988b6878c73e387fb46e3b28741d', 'a96482fb51ff10c8483017355bc31f98647c6924d6575766f25433cb6f82d371', '4b1dcc40f570f3735fc62ae71e5128de734962fd6c9fbd2d64b59aa8f6419545984a782b5c856e1d79eb6df2dd5773005545344444a70a18e3fd9e748fcfeb00', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 32, 4131005356000, 'key_first_owner', 'key.added', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', '{"key_id":"key_oCWrv0i7QVXzGxzDRks5sAFRTrqhanbgKAEqBx4wE5l","kind":"API","mode":"test"}', 'a96482fb51ff10c8483017355bc31f98647c6924d6575766f25433cb6f82d371', 'e2a376750e11cea0f60e6e6f83005bd7804a9d026b60083075a75dc78de8269f', '43dc449e4b948998c69c0bc28fab4ebc29460243f0de3e0e563a50eb869612fce7fc199ae016f9cef8ed5a429bf156b0476f2a9f9a5a498da19e53074dd9c002', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 33, 4131005356000, 'key_first_owner', 'key.added', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', '{"key_id":"key_BalfvUmv1LxzS0sQLfaShnzmNhtlRkWxixBYqID8mbJ","kind":"API","mode":"live"}', 'e2a376750e11cea0f60e6e6f83005bd7804a9d026b60083075a75dc78de8269f', '2cb4a53f3e2aa9078b91a5a8b359458d7ce16ac5b938caf2eebac88d0ff9b35a', '34a26f04ae173013f4f6a49b1d59d3586c1a164dadcd4e13c30e8e44cba3a4b6428aefb3318325223faca8da8da3d170bd32beb68d581720acf646d873033801', 1);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_9TYlPXwUYc9BCZGBgdEfGObGSMdoEhD4ep2RZrwfv0a', 'BANK', 'bnk_CK7x5NFbjahYQ4EJn2ahBPFdemWh25QoBlnBt4RhWVz', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.6decd17ae11a3e90785abb35ceda3fca23ee786d16cf8dbcf58d646951e669f82258ef29095c6cc6b44990dd3f8c579baef2dbec060165966354d000e243a04b4e6e163889c3eecafc0d4fbe2d750e76f216', 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_nAqRJF4C2gBiGVN35pNqUtfTrfnfOl0YzTxcUAhlnlV', 'BANK', 'bnk_CK7x5NFbjahYQ4EJn2ahBPFdemWh25QoBlnBt4RhWVz', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', 'f7a0ee4c42de1ea43aa207ee52134a75e35144e969da7694eed5c036e23d5da0', 0, null, 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_yOPD94svv40br8DdAYSfgEUf5iKwcP9bMMcb5hgDBWZ', 'BANK', 'bnk_hm5IyIxf1rihESxTil0HVB6fl3x4pqOOrDgfK7O4z33', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.8f4f07243baf30d088674859b656157d7b6b111ca624c8eb8930b938b63bdef09c539b2a547bac21f02051a22de40938c904b5f8ef98e85b3d9a25b1b8708d82dd33523efa8bf5485404e69287af714a8fcb', 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_soC2DlEunQLGJiAb7Wqbi83u9NjidTHlJ1tFVWS4UHn', 'BANK', 'bnk_hm5IyIxf1rihESxTil0HVB6fl3x4pqOOrDgfK7O4z33', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', 'd0ed943fd5c6df544c94d86d3870759991054f9e56c9add754deb8b47e1b233b', 0, null, 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_MOlHFQ5pbBn8QNO7QEshKTi5fj9h6QFBgyBJ2BkLlAM', 'BANK', 'bnk_U1oZr0HOloCaQkKCdiPEfZFhRDNFwQjALFlG4Ir4Sdj', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.62911ac1f5ea32163e66d8d76ef19487aeb3d861b9fcb1576b7fdb08df5b7b71b4917b64d7f8601179d5aa744b869cd0fcbd828c6ce78a4f07b564116c2a6c86383e7818eb0b205b07f83f3c3c39493e3d48', 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_iJAyNSjiCmJ3qVqzh8YsWsNW4HLLfQ60lEgublSBE2N', 'BANK', 'bnk_U1oZr0HOloCaQkKCdiPEfZFhRDNFwQjALFlG4Ir4Sdj', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '165cba899c1ed93e5c9f392ac4403e149c964229eeb81bd521954615dc8bbcec', 0, null, 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_jvUJYrAPgbgjsPeBH7DQeYrOJVN4UydWQlrr6EOxI3P', 'BANK', 'bnk_Td83cjo6Wzl0cAsjUZ1xdgV16WTgSRedZhgr6ew96nO', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.e66f0451d40996bb780dcc59830ef87c31d8f08c2b9a5950a03484985aeb8c8c480afce18bdf6b9a3e66761b8926a85adbabe27d1ce8abcaca468ab97c68da731da5f4014b393ee68138fe25baa85f0f34aa', 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_UliCZA1M9TmyUNnnESWa71JsnVzhdCLrujHLihhv7Hc', 'BANK', 'bnk_Td83cjo6Wzl0cAsjUZ1xdgV16WTgSRedZhgr6ew96nO', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '5dd411fad0393c7bb7eadd6e4ecd72d8aa9907ce372372ba95c6068e2fa7deb9', 0, null, 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_BusYMPWyQ07GXEomTPYqcVPGouk4h7yvXGxhBmleRIV', 'MERCHANT', 'mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.fb7468522a8687583043955d5ac4bb5cba9f3ae01bb6b2fa8399ddb416e0f5b217221a4bec8480b9f1e838bd6676c80058f5f6db9c76f68142813c5f53bf1c935f82dc43812237473240f16ac8ba', 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_1nlKGtA07EyZ1OdxOqwkbi0BGcLD4xJn36aB24tFADZ', 'MERCHANT', 'mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.266b371584ef27d74089ad745d1b746d449ef595db1b3de1e1b42bd92e50857118bc7f95159efcf709dcdf5817aa850ef928110cf2f68908f4ffe5c4e6135ff6d9771addd233efc56400882c5d56', 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_unxDU1Aw1Dgw8Y1UOoCajGhZt71UyqibnbYVtcqtLem', 'MERCHANT', 'mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', 'test', 'API', 'ACTIVE', '9a23d0daad60fb2161ad5bf3807e501b36ae03b5255f4493dce7ddf5b9131d03', 0, null, 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_KmBNH5zp25eAh4BYpo9RsRjuw6fhB1eCgejgGhf3Ibi', 'MERCHANT', 'mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', 'live', 'API', 'ACTIVE', 'a89dce220580ff75d69e6c45d6a8eff5c0b5fe44c765cdcb70b48e2e30558d0d', 0, null, 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_OVrSawyG30iAwgHnJ6faJl1ECRsm4e1rRZJp8JJhxxy', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.c8ca4940767c81879a7ae10b4dcd8e28ce3f9f4888706e90c7e568be6ab26bc07dea959c6289f4ea998a2bfb1b6c2c8dc0cedf60b5e9293062087d36804d911d5570c6e6d0d604556ba2d2a49f5d', 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_QU8iRiEHtqcLz0pyygXN9dG2w6OtXzAti7WSYF8I8Wc', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.5e38981fe53ecd08cb54e7e125f073b5a07d9717b61c971e8c071de84e47fd5befdf383d96fede2a707b91068de2fc780023efccff9fe2f280b2dd6439e662dcda46dba37f237f2173127625d7c2', 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_xLIIpZt95TgVOAqPOT4C6VdK0qUwGhOLHoLMu14DPVU', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 'API', 'ACTIVE', 'fa9cdd2ebe0e74a627e37dbdc07793febc7d6166f62c174de241da3cbc127f2f', 0, null, 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_yYgVr3Dnw4Gw9TULUsqZ1pFAZE0wWv9lLGkKRz1VxY5', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'live', 'API', 'ACTIVE', 'b95939096ee36b430e5434d0953b9f16fb1a18330fe131beb52b92647c81e4a1', 0, null, 4096267200000, 4096267200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_CPUgElBQo9busp7MixxRfVwHAUqIq0HwnmIbVROkgjS', 'MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.4f4922bf40901c8d2c5ec7e6dfab88ce42d0149312ec7da4a90538e411c9a5e60812aa2c0b1c4ced4436fcfc78318c65e3b1b977cb4c4273e0235276fb3dd2b17f2e5e6d50120760f973530baa80', 4131005356000, 4131005356000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_CXMfqzG8Qz29EexYxPhpHha0zP6UtuUYgsIJiASb5d6', 'MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.feeb0c90eb547c741f661d3c3f7039d1536f84b10427dbafe7b13e9e1c03c349c99c977b2d7290ed20b7a42f1069f85a3328691bdee2dcec73bb971199ffa89a952024e03fbb194813ad0606af5e', 4131005356000, 4131005356000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_oCWrv0i7QVXzGxzDRks5sAFRTrqhanbgKAEqBx4wE5l', 'MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'test', 'API', 'ACTIVE', '71b7bac9a4946a44b2a6747fb6c221f94579502cc92b76b34b36c82f2d302fcd', 0, null, 4131005356000, 4131005356000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_BalfvUmv1LxzS0sQLfaShnzmNhtlRkWxixBYqID8mbJ', 'MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'live', 'API', 'ACTIVE', 'd2b1e90f2b9cb2a496d2ed0a9671338319ee8dddd2a6ecd54c4f380157e8cf7a', 0, null, 4131005356000, 4131005356000, null);
--> statement-breakpoint
INSERT INTO "master_keys" (number, audit_key, mac, since) VALUES (0, 'b0d985e78ca5fe3b4ca40cf9bb4d08ebb504c39d8d913c570500af66ac877999', '1-edccb41dc26bcc83097981ff1b49ea1e0b099bd5aeab74090cb43609b8b1d857', 4131000000000);
--> statement-breakpoint
INSERT INTO "master_keys" (number, audit_key, mac, since) VALUES (1, '9a3eb664606cd70f62f00c2ec14007a16d0f69348e4be6fc6933021d33999566', '1-030a30673ee592421fe8cab04e7959b84a7a746dbd5cf0e8dc4c92b21d39c256', 4131000000000);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_F5vQk35DO9MfxP3ONqaIYF65cX7VRBPhsOR7mC4z1OF', 'ADMIN_KEY', 'key_Ry8z1HKyP9r01v9CiFnLxMXIVD8V0gqUSESWotsZF7Q', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4096267200000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_CK7x5NFbjahYQ4EJn2ahBPFdemWh25QoBlnBt4RhWVz', 'execute-transaction', 4131000766000, 4131002538000, 4131003436000);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_U1oZr0HOloCaQkKCdiPEfZFhRDNFwQjALFlG4Ir4Sdj', 'execute-transaction', 4131004186000, 4131004218000, null);
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_CK7x5NFbjahYQ4EJn2ahBPFdemWh25QoBlnBt4RhWVz');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_Td83cjo6Wzl0cAsjUZ1xdgV16WTgSRedZhgr6ew96nO');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_U1oZr0HOloCaQkKCdiPEfZFhRDNFwQjALFlG4Ir4Sdj');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_hm5IyIxf1rihESxTil0HVB6fl3x4pqOOrDgfK7O4z33');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_CK7x5NFbjahYQ4EJn2ahBPFdemWh25QoBlnBt4RhWVz', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096267200000, 4096267200000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_hm5IyIxf1rihESxTil0HVB6fl3x4pqOOrDgfK7O4z33', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096267200000, 4096267200000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_U1oZr0HOloCaQkKCdiPEfZFhRDNFwQjALFlG4Ir4Sdj', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096267200000, 4096267200000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_Td83cjo6Wzl0cAsjUZ1xdgV16WTgSRedZhgr6ew96nO', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096267200000, 4096267200000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'live', 'REGISTERED', 'https://shop.example.com', 4096267200000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 'REGISTERED', 'https://shop.example.com', 4096267200000, 'FAILING');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'live', 'REGISTERED', 'https://shop.example.com', 4131005356000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'test', 'REGISTERED', 'https://shop.example.com', 4131006256000, 'DISABLED');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131000736000, 'evt_cQoGaJxQuPQLNjlbDLbeXM35wNCfLx1fnmAhGw2GegN', 'payment.processing', 'ps_9jFqqM9DwtciFaTyGqWzf6ozjIZIFVsF4Uw1SJn5iBb', '{"event":"payment.processing","data":{"event_id":"evt_cQoGaJxQuPQLNjlbDLbeXM35wNCfLx1fnmAhGw2GegN","occurred_at":"2100-11-27T12:12:16.000Z","mode":"test","session_id":"ps_9jFqqM9DwtciFaTyGqWzf6ozjIZIFVsF4Uw1SJn5iBb","payment_id":"pay_9jFqqM9DwtciFaTyGqWzf6ozjIZIFVsF4Uw1SJn5iBb","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131002716000, 'evt_h5bye53zCzLVoEVmrld7koHW8T04HvudMoU33IqhRlu', 'payment.processing', 'ps_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy', '{"event":"payment.processing","data":{"event_id":"evt_h5bye53zCzLVoEVmrld7koHW8T04HvudMoU33IqhRlu","occurred_at":"2100-11-27T12:45:16.000Z","mode":"test","session_id":"ps_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy","payment_id":"pay_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131002716000, 'evt_jSm5ifX4Zd9p6r5vw2VjTO5s07gCTepwfRRYJcjB5Kf', 'payment.settlement_pending', 'ps_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy', '{"event":"payment.settlement_pending","data":{"event_id":"evt_jSm5ifX4Zd9p6r5vw2VjTO5s07gCTepwfRRYJcjB5Kf","occurred_at":"2100-11-27T12:45:16.000Z","mode":"test","session_id":"ps_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy","payment_id":"pay_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003316000, 'evt_ig9u51EIeyHrz3K1eyeTNY31iLKAZlbapA8vQaB7l0j', 'payment.settlement_stalled', 'ps_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_ig9u51EIeyHrz3K1eyeTNY31iLKAZlbapA8vQaB7l0j","occurred_at":"2100-11-27T12:55:16.000Z","mode":"test","session_id":"ps_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy","payment_id":"pay_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003436000, 'evt_LiTrfvCSYy3cwGk1BmCetEortyJTzT1VJRJ0Qao2top', 'payment.processing', 'ps_s32SujjB3E8S8cgkj9yAUuLX3xHXS7YO3q2rS3R0tBu', '{"event":"payment.processing","data":{"event_id":"evt_LiTrfvCSYy3cwGk1BmCetEortyJTzT1VJRJ0Qao2top","occurred_at":"2100-11-27T12:57:16.000Z","mode":"test","session_id":"ps_s32SujjB3E8S8cgkj9yAUuLX3xHXS7YO3q2rS3R0tBu","payment_id":"pay_s32SujjB3E8S8cgkj9yAUuLX3xHXS7YO3q2rS3R0tBu","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003436000, 'evt_xa2Y09tB9rdQCuotIEL6XMyG4ljrsNYyos2HamMpLQT', 'payment.completed', 'ps_s32SujjB3E8S8cgkj9yAUuLX3xHXS7YO3q2rS3R0tBu', '{"event":"payment.completed","data":{"event_id":"evt_xa2Y09tB9rdQCuotIEL6XMyG4ljrsNYyos2HamMpLQT","occurred_at":"2100-11-27T12:57:16.000Z","mode":"test","session_id":"ps_s32SujjB3E8S8cgkj9yAUuLX3xHXS7YO3q2rS3R0tBu","payment_id":"pay_s32SujjB3E8S8cgkj9yAUuLX3xHXS7YO3q2rS3R0tBu","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003616000, 'evt_lQWZHRxGpW6KN1RXJJs0R786ZjxKstSqjyDa7CSOKRR', 'payment.processing', 'ps_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt', '{"event":"payment.processing","data":{"event_id":"evt_lQWZHRxGpW6KN1RXJJs0R786ZjxKstSqjyDa7CSOKRR","occurred_at":"2100-11-27T13:00:16.000Z","mode":"test","session_id":"ps_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt","payment_id":"pay_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003616000, 'evt_I9ydF7cMGGAycjhj1MI4fJEd2qm2cCJYy45C9V7P6ch', 'payment.settlement_pending', 'ps_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt', '{"event":"payment.settlement_pending","data":{"event_id":"evt_I9ydF7cMGGAycjhj1MI4fJEd2qm2cCJYy45C9V7P6ch","occurred_at":"2100-11-27T13:00:16.000Z","mode":"test","session_id":"ps_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt","payment_id":"pay_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003616000, 'evt_rg3jdJUpRLhZzoeMT3qO6PubtFKb0euzyLF3pxyBk80', 'payment.completed', 'ps_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt', '{"event":"payment.completed","data":{"event_id":"evt_rg3jdJUpRLhZzoeMT3qO6PubtFKb0euzyLF3pxyBk80","occurred_at":"2100-11-27T13:00:16.000Z","mode":"test","session_id":"ps_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt","payment_id":"pay_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003676000, 'evt_PcVJkt0NIZAxyrQDXwujuvaUk9eFxjPY1gQWC0MDpfE', 'payment.processing', 'ps_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU', '{"event":"payment.processing","data":{"event_id":"evt_PcVJkt0NIZAxyrQDXwujuvaUk9eFxjPY1gQWC0MDpfE","occurred_at":"2100-11-27T13:01:16.000Z","mode":"test","session_id":"ps_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU","payment_id":"pay_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003676000, 'evt_i9AcFNmypJk9wUpdkeR14RX3758w5N3TT2Vy6wIvK68', 'payment.settlement_pending', 'ps_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU', '{"event":"payment.settlement_pending","data":{"event_id":"evt_i9AcFNmypJk9wUpdkeR14RX3758w5N3TT2Vy6wIvK68","occurred_at":"2100-11-27T13:01:16.000Z","mode":"test","session_id":"ps_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU","payment_id":"pay_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003676000, 'evt_XvuOwWxXy48httE8tYt5392vHkF8NuasjRq0C3crzGs', 'payment.completed', 'ps_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU', '{"event":"payment.completed","data":{"event_id":"evt_XvuOwWxXy48httE8tYt5392vHkF8NuasjRq0C3crzGs","occurred_at":"2100-11-27T13:01:16.000Z","mode":"test","session_id":"ps_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU","payment_id":"pay_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003736000, 'evt_5pfFJkKWDt9xYuSHcxrSRR2OP4YQsRp90U6Y2gfPVh9', 'payment.processing', 'ps_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy', '{"event":"payment.processing","data":{"event_id":"evt_5pfFJkKWDt9xYuSHcxrSRR2OP4YQsRp90U6Y2gfPVh9","occurred_at":"2100-11-27T13:02:16.000Z","mode":"test","session_id":"ps_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy","payment_id":"pay_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003736000, 'evt_OgHWjAM1UEp39Ae9qlIuB2WkEHahVzTZLXRpgZjlp7M', 'payment.settlement_pending', 'ps_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy', '{"event":"payment.settlement_pending","data":{"event_id":"evt_OgHWjAM1UEp39Ae9qlIuB2WkEHahVzTZLXRpgZjlp7M","occurred_at":"2100-11-27T13:02:16.000Z","mode":"test","session_id":"ps_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy","payment_id":"pay_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003736000, 'evt_WY8f3NiEzB1XwJcgZ6qoWPlvwQ1SUMlthtP5tbBMVeh', 'payment.completed', 'ps_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy', '{"event":"payment.completed","data":{"event_id":"evt_WY8f3NiEzB1XwJcgZ6qoWPlvwQ1SUMlthtP5tbBMVeh","occurred_at":"2100-11-27T13:02:16.000Z","mode":"test","session_id":"ps_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy","payment_id":"pay_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003796000, 'evt_cheijEF6KLMWxNXhDdPzIKAZWu25tqTX6zUL5J0bgmZ', 'payment.processing', 'ps_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn', '{"event":"payment.processing","data":{"event_id":"evt_cheijEF6KLMWxNXhDdPzIKAZWu25tqTX6zUL5J0bgmZ","occurred_at":"2100-11-27T13:03:16.000Z","mode":"test","session_id":"ps_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn","payment_id":"pay_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003796000, 'evt_2MQRnpzFwP16JHG2EsK8ZhFSgHd9na4k5EklJ2SsvsJ', 'payment.settlement_pending', 'ps_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn', '{"event":"payment.settlement_pending","data":{"event_id":"evt_2MQRnpzFwP16JHG2EsK8ZhFSgHd9na4k5EklJ2SsvsJ","occurred_at":"2100-11-27T13:03:16.000Z","mode":"test","session_id":"ps_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn","payment_id":"pay_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003796000, 'evt_lh7Ie6IpyrIWQOzhqvsIR59TbyeQWmvNT5EFNYCcdXS', 'payment.completed', 'ps_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn', '{"event":"payment.completed","data":{"event_id":"evt_lh7Ie6IpyrIWQOzhqvsIR59TbyeQWmvNT5EFNYCcdXS","occurred_at":"2100-11-27T13:03:16.000Z","mode":"test","session_id":"ps_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn","payment_id":"pay_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003976000, 'evt_rsTXxv24NUjGQeP4vZY2yRnM8av0rPEzFFTt7f8d7n4', 'payment.processing', 'ps_3OTsLg0oiinVJw3m1bI7Ewl9NQ8xETBaA47C6Xd88Vm', '{"event":"payment.processing","data":{"event_id":"evt_rsTXxv24NUjGQeP4vZY2yRnM8av0rPEzFFTt7f8d7n4","occurred_at":"2100-11-27T13:06:16.000Z","mode":"test","session_id":"ps_3OTsLg0oiinVJw3m1bI7Ewl9NQ8xETBaA47C6Xd88Vm","payment_id":"pay_3OTsLg0oiinVJw3m1bI7Ewl9NQ8xETBaA47C6Xd88Vm","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131003976000, 'evt_N2DIsStS1zNGVNR4AHwlviCo1O1DBhQqft3i9J96QuR', 'payment.settlement_pending', 'ps_3OTsLg0oiinVJw3m1bI7Ewl9NQ8xETBaA47C6Xd88Vm', '{"event":"payment.settlement_pending","data":{"event_id":"evt_N2DIsStS1zNGVNR4AHwlviCo1O1DBhQqft3i9J96QuR","occurred_at":"2100-11-27T13:06:16.000Z","mode":"test","session_id":"ps_3OTsLg0oiinVJw3m1bI7Ewl9NQ8xETBaA47C6Xd88Vm","payment_id":"pay_3OTsLg0oiinVJw3m1bI7Ewl9NQ8xETBaA47C6Xd88Vm","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'live', 4131004156000, 'evt_VRSauTcWWcu6C4C5a6up5jcbr4SQyyNBX7jkTQTlX7J', 'payment.processing', 'ps_WPWbbRWtLhXuGqVzDuWnsjwy2tId29ISjxh30JvnZYP', '{"event":"payment.processing","data":{"event_id":"evt_VRSauTcWWcu6C4C5a6up5jcbr4SQyyNBX7jkTQTlX7J","occurred_at":"2100-11-27T13:09:16.000Z","mode":"live","session_id":"ps_WPWbbRWtLhXuGqVzDuWnsjwy2tId29ISjxh30JvnZYP","payment_id":"pay_WPWbbRWtLhXuGqVzDuWnsjwy2tId29ISjxh30JvnZYP","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'live', 4131005356000, 'evt_cu7sLzo4ql6s0AEsYBP2y99YkVJ9xr4zTMY7g14BB6f', 'merchant.key_added', 'key_CXMfqzG8Qz29EexYxPhpHha0zP6UtuUYgsIJiASb5d6', '{"event":"merchant.key_added","data":{"event_id":"evt_cu7sLzo4ql6s0AEsYBP2y99YkVJ9xr4zTMY7g14BB6f","occurred_at":"2100-11-27T13:29:16.000Z","mode":"live","merchant_id":"mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P","key_id":"key_CXMfqzG8Qz29EexYxPhpHha0zP6UtuUYgsIJiASb5d6","kind":"SIGNING"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'live', 4131005356000, 'evt_A8pDhyhDkU5Xmm34GncSXCGyUdrRwSCK7QKA8jbwxDi', 'merchant.key_added', 'key_BalfvUmv1LxzS0sQLfaShnzmNhtlRkWxixBYqID8mbJ', '{"event":"merchant.key_added","data":{"event_id":"evt_A8pDhyhDkU5Xmm34GncSXCGyUdrRwSCK7QKA8jbwxDi","occurred_at":"2100-11-27T13:29:16.000Z","mode":"live","merchant_id":"mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P","key_id":"key_BalfvUmv1LxzS0sQLfaShnzmNhtlRkWxixBYqID8mbJ","kind":"API"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'test', 4131006256000, 'evt_9mnLq0E1SV3a2ObpgIVd7VRSJxVUw7Fa8jjQVpT4KWX', 'payment.expired', 'ps_YCVs9c04ghCxQHDLI4jP2Wv6GPf53xMNsbLpteRv1iy', '{"event":"payment.expired","data":{"event_id":"evt_9mnLq0E1SV3a2ObpgIVd7VRSJxVUw7Fa8jjQVpT4KWX","occurred_at":"2100-11-27T13:44:16.000Z","mode":"test","session_id":"ps_YCVs9c04ghCxQHDLI4jP2Wv6GPf53xMNsbLpteRv1iy","payment_id":"pay_YCVs9c04ghCxQHDLI4jP2Wv6GPf53xMNsbLpteRv1iy","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'test', 4131007156000, 'evt_0exUWlkA72qxJdzUNaXiiponsoxrkzbadQXStz0fUVS', 'payment.expired', 'ps_bptBnZUyPBpdR69qWIE41Y7hCl1LCmWDEKhRmvJU5EL', '{"event":"payment.expired","data":{"event_id":"evt_0exUWlkA72qxJdzUNaXiiponsoxrkzbadQXStz0fUVS","occurred_at":"2100-11-27T13:59:16.000Z","mode":"test","session_id":"ps_bptBnZUyPBpdR69qWIE41Y7hCl1LCmWDEKhRmvJU5EL","payment_id":"pay_bptBnZUyPBpdR69qWIE41Y7hCl1LCmWDEKhRmvJU5EL","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'test', 4131008056000, 'evt_PY4Z0OwOzsFRq8WxegsBqoiVaEd2nUb3TkWl7hlpWQw', 'payment.expired', 'ps_CUIZbDbeHENED3FzyHlxb49Jfka9oo26E65cBRl2oIt', '{"event":"payment.expired","data":{"event_id":"evt_PY4Z0OwOzsFRq8WxegsBqoiVaEd2nUb3TkWl7hlpWQw","occurred_at":"2100-11-27T14:14:16.000Z","mode":"test","session_id":"ps_CUIZbDbeHENED3FzyHlxb49Jfka9oo26E65cBRl2oIt","payment_id":"pay_CUIZbDbeHENED3FzyHlxb49Jfka9oo26E65cBRl2oIt","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131008956000, 'evt_rfRulK6vFEDKtqbm1dD3JD7HvZkIR9Wbd6ga0WV5kH8', 'payment.expired', 'ps_xcJRDqCDaFhPxHzy9e6OUHs386I3Qyfq02tavyinRiV', '{"event":"payment.expired","data":{"event_id":"evt_rfRulK6vFEDKtqbm1dD3JD7HvZkIR9Wbd6ga0WV5kH8","occurred_at":"2100-11-27T14:29:16.000Z","mode":"test","session_id":"ps_xcJRDqCDaFhPxHzy9e6OUHs386I3Qyfq02tavyinRiV","payment_id":"pay_xcJRDqCDaFhPxHzy9e6OUHs386I3Qyfq02tavyinRiV","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131009856000, 'evt_ZapjL7H0NWLpLW1CK4tINk10b80jgv5jczePbdayxav', 'payment.expired', 'ps_msO9QQArFkYgbeBGQd3qBm4mI0fVveFxkjY8klpvuMm', '{"event":"payment.expired","data":{"event_id":"evt_ZapjL7H0NWLpLW1CK4tINk10b80jgv5jczePbdayxav","occurred_at":"2100-11-27T14:44:16.000Z","mode":"test","session_id":"ps_msO9QQArFkYgbeBGQd3qBm4mI0fVveFxkjY8klpvuMm","payment_id":"pay_msO9QQArFkYgbeBGQd3qBm4mI0fVveFxkjY8klpvuMm","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131337282000, 'evt_8nFBSfjs2PEN7WYaBwARJQnUVf4hl0l0klARwG4lYEh', 'payment.expired', 'ps_cRd2iIyoTDSfZfOiNvE65ijaZOreFdvAph2NtJaCoq8', '{"event":"payment.expired","data":{"event_id":"evt_8nFBSfjs2PEN7WYaBwARJQnUVf4hl0l0klARwG4lYEh","occurred_at":"2100-12-01T09:41:22.000Z","mode":"test","session_id":"ps_cRd2iIyoTDSfZfOiNvE65ijaZOreFdvAph2NtJaCoq8","payment_id":"pay_cRd2iIyoTDSfZfOiNvE65ijaZOreFdvAph2NtJaCoq8","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 4131338182000, 'evt_lWjYs4ct2DU1xSTFK5d9hgE5FUxOm7l3QmYEyf2f0fu', 'payment.expired', 'ps_BmDKoEE7TKO8P8cpCmgttmXobVQodMPnU2ssfGGffVt', '{"event":"payment.expired","data":{"event_id":"evt_lWjYs4ct2DU1xSTFK5d9hgE5FUxOm7l3QmYEyf2f0fu","occurred_at":"2100-12-01T09:56:22.000Z","mode":"test","session_id":"ps_BmDKoEE7TKO8P8cpCmgttmXobVQodMPnU2ssfGGffVt","payment_id":"pay_BmDKoEE7TKO8P8cpCmgttmXobVQodMPnU2ssfGGffVt","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', 'live', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', 'test', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_2eZnYR1YvQXtmjDyCHIGWOFHxvZ0i4nQEQ6mfkZ7e8j', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4096267200000, 4096267200000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4096267200000, 4096267200000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4131005356000, 4131005356000);
--> statement-breakpoint
INSERT INTO "object_counts" (kind, mode, status, route, total) VALUES ('PAYMENT', 'live', 'OPEN', '', 1);
--> statement-breakpoint
INSERT INTO "object_counts" (kind, mode, status, route, total) VALUES ('PAYMENT', 'test', 'COMPLETED', 'INTERBANK', 4);
--> statement-breakpoint
INSERT INTO "object_counts" (kind, mode, status, route, total) VALUES ('PAYMENT', 'test', 'COMPLETED', 'SAME_BANK', 2);
--> statement-breakpoint
INSERT INTO "object_counts" (kind, mode, status, route, total) VALUES ('PAYMENT', 'test', 'FAILED', '', 7);
--> statement-breakpoint
INSERT INTO "object_counts" (kind, mode, status, route, total) VALUES ('PAYMENT', 'test', 'OPEN', '', 16);
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-0KO5PLI7', 'PAYMENT', 4131003796000, 'pay_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-1Q9J1TL5', 'PAYMENT', 4131003736000, 'pay_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-3VYGT211', 'PAYMENT', 4131003676000, 'pay_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-HATORLR9', 'PAYMENT', 4131003616000, 'pay_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131002716000, 'pay_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131003436000, 'pay_s32SujjB3E8S8cgkj9yAUuLX3xHXS7YO3q2rS3R0tBu');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131003616000, 'pay_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131003676000, 'pay_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131003736000, 'pay_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131003796000, 'pay_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131003976000, 'pay_3OTsLg0oiinVJw3m1bI7Ewl9NQ8xETBaA47C6Xd88Vm');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131000736000, 'pay_9jFqqM9DwtciFaTyGqWzf6ozjIZIFVsF4Uw1SJn5iBb', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 141, 4131002536000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[34,34,[0]]}}', '03c1d2d4d900835a858d846dab1f5a01', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131002716000, 'pay_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 61, 4131003316000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d2f30f60befe88f7ae4edc4fe903', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131003436000, 'pay_s32SujjB3E8S8cgkj9yAUuLX3xHXS7YO3q2rS3R0tBu', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4131003436000, 4131003436000, 1, null, 'SAME_BANK', 'alpha', 'alpha', 'EXECUTING', '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d2fe0be08b738e1e5b373bb4d4df', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131003616000, 'pay_vPTigI0uW0hT15SgfLNmCDnllZMyttWAyD7CDhqoEdt', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131003616000, 4131003616000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d300cb001a34a3f109f6c0faac4d', '["REF-1","RAIL-HATORLR9"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131003676000, 'pay_vNnMmsqWoTSisvJOpHYtHeOaZGdUQvk8iPffF0KBrIU', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131003676000, 4131003676000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d301b560fe25b5972c01176abbad', '["REF-1","RAIL-3VYGT211"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131003736000, 'pay_bRkPOlFcyzwKNbnfEbDyjl3OSI8nzeH6svtyB1XI3hy', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131003736000, 4131003736000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3029fc0d41ab9c66f5b3888aa46', '["REF-1","RAIL-1Q9J1TL5"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131003796000, 'pay_Gr81IavxW9ITPCq09hHvBfpt5k1lkcwRotXOF8QDBmn', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131003796000, 4131003796000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3038a20283dd2f323a7f3230628', '["REF-1","RAIL-0KO5PLI7"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131003976000, 'pay_3OTsLg0oiinVJw3m1bI7Ewl9NQ8xETBaA47C6Xd88Vm', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4131003981000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d30649405c3c8bce3760a69f50f9', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131004156000, 'pay_WPWbbRWtLhXuGqVzDuWnsjwy2tId29ISjxh30JvnZYP', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'live', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4131004161000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[2,2,[0]]}}', '03c1d309086014b0d04b64a97ff2f144', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131005356000, 'pay_YCVs9c04ghCxQHDLI4jP2Wv6GPf53xMNsbLpteRv1iy', 'MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131006256000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d31b57e06ba22100b9f60b67fcd4', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131006256000, 'pay_bptBnZUyPBpdR69qWIE41Y7hCl1LCmWDEKhRmvJU5EL', 'MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131007156000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d32913808f57441823be70cdbb45', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131007156000, 'pay_CUIZbDbeHENED3FzyHlxb49Jfka9oo26E65cBRl2oIt', 'MERCHANT', 'mer_N1b2reXlEVZlJSDufpQbkQOl7ofHAgSvEI79hzPOC8P', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131008056000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d336cf20c3c018d0027f32ed0af0', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131008056000, 'pay_xcJRDqCDaFhPxHzy9e6OUHs386I3Qyfq02tavyinRiV', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131008956000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d3448ac0c41bfdd2ea3d111c5fe5', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131008956000, 'pay_msO9QQArFkYgbeBGQd3qBm4mI0fVveFxkjY8klpvuMm', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131009856000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d352466048de01f6cab2cf2b5258', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131336382000, 'pay_cRd2iIyoTDSfZfOiNvE65ijaZOreFdvAph2NtJaCoq8', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131337282000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e6d66630ec68d45d65499a50dbe7', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131337282000, 'pay_BmDKoEE7TKO8P8cpCmgttmXobVQodMPnU2ssfGGffVt', 'MERCHANT', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131338182000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e6e421d0adbe0a9ad911c72ffc18', '[]');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_9jFqqM9DwtciFaTyGqWzf6ozjIZIFVsF4Uw1SJn5iBb', '', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 'UNKNOWN_OUTCOME', 4131002536000, 2500, 'USD', '1GPR76FWGQIU2QY4B9MVH7XNHHHPT9VLYDJ', 141, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_f3p4x8X5Lsb0eBC70zjxbWMtIw961yIQ2HJ31FiC2oy', '', 'mer_Hhr9KLKl79HG34y04jdezqWiHkpBh8aOeVFXfh1PORt', 'test', 'STALLED', 4131003316000, 2500, 'USD', '1GPR8CVOG73V24KWHZRVUCDAL31PKIZZDII', 61, null);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4096267200000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_objects_until', '[4130999040000]', 4131000000000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('endpoint_backlog', '[{"waiting":0,"held":0,"oldest_at":null},{"waiting":0,"held":0,"oldest_at":null}]', 4131000000000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('totals_until', '[4131000000000]', 4131000000000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_totals_until', '[4131000000000]', 4131000000000);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
