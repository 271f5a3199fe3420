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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_gateway.sql', '2026-11-26 17:20:52');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_XUzxOnLyQ2ju7I1B2Y8r0A1UINLHZVvzkbe2QFLR6vT', 'Ada', 'operator', 'PROPOSED', '740eeb802b65b5358d0acec3799be909c477617c6eebbeb5864e46c852abc51b', 0, 'key_first_owner', null, 4096188000000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 1, 4096188000000, 'key_first_owner', 'bank.registered', 'bnk_OlSG9myqK83x6CICQV8qxv6C5Thz8nbbIyzGb5itu8o', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_OlSG9myqK83x6CICQV8qxv6C5Thz8nbbIyzGb5itu8o","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-20T14:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"test","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-20T14:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', 'a6082adeca97247558e9620ccd221328b1e58690d69a1d88214d7f2639ed8941', 'e642180dfeb8d273293d243b34f57bb7d624310a5e1688d224f3d8efcfaed500b3ea07551f4bf2db5a5806823ab38d5f8971804d28a8d4767d6b9d7f99d63b00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 2, 4096188000000, 'key_first_owner', 'key.added', 'bnk_OlSG9myqK83x6CICQV8qxv6C5Thz8nbbIyzGb5itu8o', '{"key_id":"key_vHf55QySXJQtfwUIPOBIuUvtYqFWhriqucGXmJL9fZp","kind":"GATEWAY_TO_BANK","mode":"test"}', 'a6082adeca97247558e9620ccd221328b1e58690d69a1d88214d7f2639ed8941', '9e5dc8c9ea21fcffd2fa39a0b22778107ccb2de94565de367660e053ad55a588', '5ad64a003a8739305d81c0e87d5bdea02e237aec71d6c2bd436da3be6072ca71ee71bc0d058337c42bba9417851daadab6dd11d580b81c2c91ed3cf11428950c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 3, 4096188000000, 'key_first_owner', 'key.added', 'bnk_OlSG9myqK83x6CICQV8qxv6C5Thz8nbbIyzGb5itu8o', '{"key_id":"key_ZD1k24F2YT02tYt6mX1G7e9DjqdPsn5ZRAx0CkxB9VJ","kind":"BANK_TO_GATEWAY","mode":"test"}', '9e5dc8c9ea21fcffd2fa39a0b22778107ccb2de94565de367660e053ad55a588', 'a575aded4356556392909d78a4cb2390b938b975fe4693b0218495b644a8b166', 'd6928dcd99f91848ebcf6cb5494683b2399cb37b9e28caeee633409413be550705903e30e8b7bda0558708cd818ed9c0aebe4b885f7c5dd5526235e5a902d404');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 4, 4096188000000, 'key_first_owner', 'bank.registered', 'bnk_LOS85r7aTqKDHlvWvTj8I7c958MSmsARt508ogXi8Mq', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_LOS85r7aTqKDHlvWvTj8I7c958MSmsARt508ogXi8Mq","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-20T14:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"test","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-20T14:00:00.000Z"}', 'a575aded4356556392909d78a4cb2390b938b975fe4693b0218495b644a8b166', '0fc65ca862549ad7c673702850352f7e132ee7034b0ec13b0fddd5147c46a198', 'e65c4674e4160473c90ac5f538ad15451093b980c179abcf1d930f97fda61a4a6cebadbf553b6d52ef242820055a6d8fa5fe18e65a1d0cc092838596be6ef300');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 5, 4096188000000, 'key_first_owner', 'key.added', 'bnk_LOS85r7aTqKDHlvWvTj8I7c958MSmsARt508ogXi8Mq', '{"key_id":"key_HOVZddoZRVgiKON1KqiTDTFaXGMfTKIbU0WiXOoxYsj","kind":"GATEWAY_TO_BANK","mode":"test"}', '0fc65ca862549ad7c673702850352f7e132ee7034b0ec13b0fddd5147c46a198', 'cb41d65588db78f7b1946af569e171f3630852213e14688db4cf24fee6a0c7cd', '88efc9e886d0ae44a282df2ee8d94b1405ad0c1ff9ed748420e7f0a1f4e4a8936fc4bd7fef31329f524bc9d21774133be4d1a050eaa5a3952249d8ca1c976403');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 6, 4096188000000, 'key_first_owner', 'key.added', 'bnk_LOS85r7aTqKDHlvWvTj8I7c958MSmsARt508ogXi8Mq', '{"key_id":"key_UYMIt0JGIFaTaVoqIOzWvZPrbvekq1Cxof30MmMpN2d","kind":"BANK_TO_GATEWAY","mode":"test"}', 'cb41d65588db78f7b1946af569e171f3630852213e14688db4cf24fee6a0c7cd', 'b49baaae6e50fe387e20868ae78865f1550f8b601207d9b6366d3acd6bc5df5a', '9dd1adbb150b2d1d3d38593cab33017eaba0693be9bef36d833d656dd584cf4506b8511ce36ed36922f0f69fefe4229964d137f3c1e3506ee8bb77ecdec91800');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 7, 4096188000000, 'key_first_owner', 'bank.registered', 'bnk_hQz0sOohhF8VZV6UTIbKB0YIzNKdLWi1pWDydnTzoW1', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_hQz0sOohhF8VZV6UTIbKB0YIzNKdLWi1pWDydnTzoW1","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-20T14:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"live","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-20T14:00:00.000Z"}', 'b49baaae6e50fe387e20868ae78865f1550f8b601207d9b6366d3acd6bc5df5a', '49e68a66ae2240eb70fd929c994e6a388d69419a406c1325e981df114ed3d927', 'f32101f2e81fee15ed78d4ddcd072e6f72db5f739987bbe9753f1e395bf7d51df5d84290a44a8263e9ca372f4f3a1d6e99f115fbbc7641b17477d094c4263300');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 8, 4096188000000, 'key_first_owner', 'key.added', 'bnk_hQz0sOohhF8VZV6UTIbKB0YIzNKdLWi1pWDydnTzoW1', '{"key_id":"key_AOykrw9zqUrL366re9riMaLHuXQlhuI9LN3NyECYHHE","kind":"GATEWAY_TO_BANK","mode":"live"}', '49e68a66ae2240eb70fd929c994e6a388d69419a406c1325e981df114ed3d927', 'dffa4dd76caec0951d04af8fa29b3b9091088b0a5070c77fd1310402d4531f23', '60460b970045767c40e2840ae44cae9f0eb641cc1525957553eb117511db96523c49f08a59f1f9acca933573c1193125e5b42c678e1019df1c705b2317a4b805');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 9, 4096188000000, 'key_first_owner', 'key.added', 'bnk_hQz0sOohhF8VZV6UTIbKB0YIzNKdLWi1pWDydnTzoW1', '{"key_id":"key_a4r6adFv2t5zCII9TyUsfjVKyvYDd5qxY3XimNQJKTR","kind":"BANK_TO_GATEWAY","mode":"live"}', 'dffa4dd76caec0951d04af8fa29b3b9091088b0a5070c77fd1310402d4531f23', 'c95fa37eb81b918b588329bb0838f7fe28d083d935a6a8038054137043f8877b', '5cb1ecfd8c3ef596b86ab07b1d380e181558948fc25851092a732b04b957314b810136b63e2821378359a4159ac74844f60dd42b58d4e04d5ce49452a8672c08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 10, 4096188000000, 'key_first_owner', 'bank.registered', 'bnk_T8rhkQVqrqgEqiWd02LozYzPAtChGLg6KFCbrJxSeJd', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_T8rhkQVqrqgEqiWd02LozYzPAtChGLg6KFCbrJxSeJd","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-20T14:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"live","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-20T14:00:00.000Z"}', 'c95fa37eb81b918b588329bb0838f7fe28d083d935a6a8038054137043f8877b', '7eaf57f100c90d7cdc04d6b105fc796e17bb0d4cf31df107de741bf4316229c0', '3269f36b1009757e9b3ae050de5ef2a0607a1665ec6b2c9835f68bf3fd8a6421891002bd4e03cd8c2211a8a68fc06733b6c5574580b434975a56ea6017e54b0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 11, 4096188000000, 'key_first_owner', 'key.added', 'bnk_T8rhkQVqrqgEqiWd02LozYzPAtChGLg6KFCbrJxSeJd', '{"key_id":"key_sXUqzGBxXzSjcCruXWk2hoLUSEnPx7ltmD8xy3gyHFv","kind":"GATEWAY_TO_BANK","mode":"live"}', '7eaf57f100c90d7cdc04d6b105fc796e17bb0d4cf31df107de741bf4316229c0', '10101649b67d085208540e9d274527ac21d421595a3b908c7fece8a2b21225bd', 'a1742ad5c5d4ee587ec8720ac795481f587df1ca76e2f500e3d0ff35fd7428bd4f3f66b95dbf99f196803209f5996eced8fa7752a9bc0b36a44178d022609103');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 12, 4096188000000, 'key_first_owner', 'key.added', 'bnk_T8rhkQVqrqgEqiWd02LozYzPAtChGLg6KFCbrJxSeJd', '{"key_id":"key_G4hgOGluTUGLHBth0EKcSOtyg9fq7bAB7OIFxtSOIad","kind":"BANK_TO_GATEWAY","mode":"live"}', '10101649b67d085208540e9d274527ac21d421595a3b908c7fece8a2b21225bd', 'ff2fcf734c3e2dba12f2cde80c18f843bf4a7271dae9d8a1a7a4f8421a6c6a24', '82a8d7ec1c611972e808feee8eb06b125ecad8168417888e06b29e9d262e4fb4dc7d9e9336dcc69614c9907ea266796548ee908c715e2d11d1328580513a380c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 13, 4096188000000, 'key_first_owner', 'merchant.registered', 'mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', '{"closed_at":null,"colour":null,"created_at":"2099-10-20T14:00:00.000Z","logo_url":null,"merchant_id":"mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-20T14:00:00.000Z"}', 'ff2fcf734c3e2dba12f2cde80c18f843bf4a7271dae9d8a1a7a4f8421a6c6a24', '39edbf6dcd991337a0839052b0f2846e81d7ead204d7a1eb5bcd68956d99172d', '8fc2d2d4f6452229b19bb0c4357e403eb258af57b6c29a2a4ba952f7ee8766f234a2ac6c40edc50f53d43499c19267b83ce1813d71a51539d604097de1babf09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 14, 4096188000000, 'key_first_owner', 'key.added', 'mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', '{"key_id":"key_VfjmxsNvt3B4eSgHGtORwZm2pGUu5Ak9UIQr1KHZawh","kind":"SIGNING","mode":"test"}', '39edbf6dcd991337a0839052b0f2846e81d7ead204d7a1eb5bcd68956d99172d', 'a560516cbc7dc2ef8e2d24caad49174a4d0d57841796c10a0e671c735050c9dd', 'c7e8a6d4283262bf9131da99c3d3d68d7084e12a00d0025ab5ad22d22ee8fa8d5fa367fa88a8aa72ef079b1440ae5ff802561a4081cbbfb0dcbfe0e713e8b506');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 15, 4096188000000, 'key_first_owner', 'key.added', 'mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', '{"key_id":"key_lGfdsghDErGYfw6oSg6zDxAE9kZNCBxz0OLFtmoE812","kind":"SIGNING","mode":"live"}', 'a560516cbc7dc2ef8e2d24caad49174a4d0d57841796c10a0e671c735050c9dd', '7499168d2ac1648e76f6a34c829d9f6ad06e1a40349e7a24901ee761d48ca3bf', 'b4d2903dbd492dd643ebdfc50195b29e447996b47548157eb18d84fee567fb5cc407d6e4919dad077f379c05088fe410fd8c968119c24054e6419c04f3ec8906');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 16, 4096188000000, 'key_first_owner', 'key.added', 'mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', '{"key_id":"key_L1eA9Z7uzVOmSPjEY2o1u9EgN8iCW7dKITsZvwrSJli","kind":"API","mode":"test"}', '7499168d2ac1648e76f6a34c829d9f6ad06e1a40349e7a24901ee761d48ca3bf', '28f479a8981e384711f79cf8d800074ad678442fb67c228ecf294f4f48cf0ab1', 'a1f360c303e19aed6aa48b0de93fd68eaff65bf7951053340f96932badef095548e4bf2e927aac41b061a7a751cab2e1309e03cdd56c79590018dc89e1af7402');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 17, 4096188000000, 'key_first_owner', 'key.added', 'mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', '{"key_id":"key_vJNa9xP7hqPYBrpq4UE3NyB1u5lwPcGimVAtkdqSg2D","kind":"API","mode":"live"}', '28f479a8981e384711f79cf8d800074ad678442fb67c228ecf294f4f48cf0ab1', '42d1e5dc93024f4df032bb21027b43a903abb4afb842e287b4ad1bef006c8ef8', '4a7c049f4b8b47915a6ebbe16b997270bdb6a15569c68d64c10dfe07493124558f873de2a747a98317eb030387429471223bf60ba696ad07fa0a64f11882420e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 18, 4096188000000, 'key_first_owner', 'merchant.registered', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', '{"closed_at":null,"colour":null,"created_at":"2099-10-20T14:00:00.000Z","logo_url":null,"merchant_id":"mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg","modes":{"live":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-20T14:00:00.000Z"}', '42d1e5dc93024f4df032bb21027b43a903abb4afb842e287b4ad1bef006c8ef8', '6c45dcb3d95dc0825029277b697faa2d11fae250c93ff778dc67eb8a9767d471', 'a9ea98d9322fb3e0efecf341d63519739c8af0739a8e056f1effebed4eeac8751c9cd9d37a4890103c7f44b4f0be339a838ccfe82df8a031f3e65c5cf02fa608');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 19, 4096188000000, 'key_first_owner', 'key.added', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', '{"key_id":"key_eRHzDnufu9kWqSy7DoUMJsuYFxWM5wDvkK7ng3j66Fo","kind":"SIGNING","mode":"test"}', '6c45dcb3d95dc0825029277b697faa2d11fae250c93ff778dc67eb8a9767d471', '2427bb727275c7d35a2b6a3554d28fe1b6010f2d2345cbb5d32d6f42ad7440e6', 'f2d83a934b814f8ad36df62acd47dc6a5e33ffe29a113614b5dc2b51303c734cdc43a587ba1fdeef867e155be4708aa2dc020975afd75ee30892ceabe405be05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 20, 4096188000000, 'key_first_owner', 'key.added', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', '{"key_id":"key_WULXofj00bX1TP87CMq4Rww6SpqVa0lWInsYMQoss26","kind":"SIGNING","mode":"live"}', '2427bb727275c7d35a2b6a3554d28fe1b6010f2d2345cbb5d32d6f42ad7440e6', '8148e90cfb1126892f31dd6b0811536bf8b360c59f608e95917e7946364c0b08', '9e18554c892a2bfd2954a74ba5ccc9646651de0d9a4d8971af1d28103cc08567810bbc5d2404525148f55025551048acb70f56bcb0315f1d9cd1216cc166730e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 21, 4096188000000, 'key_first_owner', 'key.added', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', '{"key_id":"key_cm17UV02VW9YJiPDkvYnIHgRZlrQCzxMi3O4cGHsdMO","kind":"API","mode":"test"}', '8148e90cfb1126892f31dd6b0811536bf8b360c59f608e95917e7946364c0b08', '0873dc8732fb123dec17da6925be0126a766c99a619047766dba210892d4ac9f', 'a7413abff7c7e09ae08d532d61fe3f8e2cdcd33cb676ae0216ebf252588fd34502be40c9c044d24269741a02d1aa9c20ba790dd1d4888cb585596a75099ef903');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 22, 4096188000000, 'key_first_owner', 'key.added', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', '{"key_id":"key_0J2Nf2ypwFQZknsz9Gv5DhMWeitwntI7ODjvGet8Y0M","kind":"API","mode":"live"}', '0873dc8732fb123dec17da6925be0126a766c99a619047766dba210892d4ac9f', '3dfbc8095095a613448e950b0d23aadcb962eeb122d0e8c1d93a8632a05a196a', '6b0a122ff0d9de69317c51b12c794da2d5d812872e87a2831dcbf673fdf3c3acbe4a819ad98582317cfdfde990f01ef27453c35274259bbf3366baaf954aa107');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 23, 4096188000000, 'key_first_owner', 'change.proposed', 'key_XUzxOnLyQ2ju7I1B2Y8r0A1UINLHZVvzkbe2QFLR6vT', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_SWsKwVnJ9o7BghFpNIEa2sRRoeeH3Zu8QvNcX3ibMBo"}', '3dfbc8095095a613448e950b0d23aadcb962eeb122d0e8c1d93a8632a05a196a', '8cfb5837e73680ca8596aeba2782aba8a548dea9a8cdc92fda5aa1f747e274f9', 'e1956873d03edce5fa57d946840dc327d4e1a2e373211a28e2c390ae0ddc8ca9e8537998f89aacd11c2e03ac52bf6d6e6611d53636e91177d90963963b660c07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 24, 4096188000000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', '8cfb5837e73680ca8596aeba2782aba8a548dea9a8cdc92fda5aa1f747e274f9', 'e0e8962ae5740547b1a1aeb6c312b835021ea360cf487a364493c48487127116', 'f090aea353f3b6b3be57309eaaf46e35bb777e01f6c40ddc976c36c11600a58f9fa75198b21a93848f91415f3a9ff044363c870b64a3733bf71116070b6d310f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 25, 4130924896000, 'key_first_owner', 'reconciliation.requested', 'pay_x40JztVGohbVDL3dbmsFMJpgRYR8D9eSI1F37WWUtZM', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', 'e0e8962ae5740547b1a1aeb6c312b835021ea360cf487a364493c48487127116', '4b77f5ca375264e0092acb21201b1e298ee35e2bfa6a501cd24acb00d1334c60', 'b13f841b3108086a79ebd94125e84280c555f2ddc2478e4a35d598221742cf291bff80bab407481b8aacfa090f7a17af26f9eff699e45326f206daea47ec4f0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 26, 4130924896000, 'key_first_owner', 'reconciliation.resolved', 'pay_x40JztVGohbVDL3dbmsFMJpgRYR8D9eSI1F37WWUtZM', '{"movement":"","outcome":"FAILED"}', '4b77f5ca375264e0092acb21201b1e298ee35e2bfa6a501cd24acb00d1334c60', '52c1696cdf8727c46ad2c1628b35329ba5ce4374876334e6a8884f4bf84a6421', '8d71ee392bfbccff9d644c6ee404b9f23634ea23c351f3993ee57166480c1dc5a85afb3041796a4c31980159e451090238422d953e384815fcc85e861b7c540f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 27, 4130925076000, 'key_first_owner', 'reconciliation.requested', 'pay_mAdn9PDybO3GGUldTPv9mNqATVD3RS8OgmLWXeKcJQl', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', '52c1696cdf8727c46ad2c1628b35329ba5ce4374876334e6a8884f4bf84a6421', '7154f70373a14a7cabc6125bd27624e73f6af1a507d743847055efad338794c8', 'df3a203cd03f50b3e49510196e488a00f50c995aae8bcb97238ebde2009aceecae0d940fd587cba6a7802bd24946f4505e9068ca435d044f1e6e872e3fd6df0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 28, 4130925076000, 'key_first_owner', 'reconciliation.proposed', 'pay_mAdn9PDybO3GGUldTPv9mNqATVD3RS8OgmLWXeKcJQl', '{"movement":"","outcome":"COMPLETED"}', '7154f70373a14a7cabc6125bd27624e73f6af1a507d743847055efad338794c8', 'f5ac32b648ee58d9ddd051ff491799652f0f3a9512400a9813ed4d09b61efe74', '918e8983c4835f41ac0d21e45581cf3f695564f47d88a7167d3b09c9f1ef1435e11bda197d3c114935df87cb9b7dd800db6fdf1461074ab87c142251d6d1d60f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 29, 4130926156000, 'key_first_owner', 'merchant.registered', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', '{"closed_at":null,"colour":null,"created_at":"2100-11-26T15:29:16.000Z","logo_url":null,"merchant_id":"mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2100-11-26T15:29:16.000Z"}', 'f5ac32b648ee58d9ddd051ff491799652f0f3a9512400a9813ed4d09b61efe74', '6d17bb4f2cd02f4ad68a81d36115a4a5be6d8858b6e34f7bc5b9e27e9f9feed0', 'bae8858609a4a425fc5adba90e2538f287e5e4b23f1edad7650e4dd7001930e8fddc3ec308978069b390fbab606ef0936df0d05babaad1ac0ad4c72e5ae71d06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 30, 4130926156000, 'key_first_owner', 'key.added', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', '{"key_id":"key_TrNzxI4Nj6P07efKUkD8ANtHtwd8fyrmh4IpQUcHyjt","kind":"SIGNING","mode":"test"}', '6d17bb4f2cd02f4ad68a81d36115a4a5be6d8858b6e34f7bc5b9e27e9f9feed0', '3496962a909050bae347d5be34e02eeebd6637801fa74f34acc030b797cfe79a', 'c9a9a39fa766bf1a57cf809e8e81baea9b2bce331ad527a6c1a5236f2955c5d4fb0e54329906cebf9deb30da67d58a3dd515c32fccd712086a343d03f694380f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 31, 4130926156000, 'key_first_owner', 'key.added', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', '{"key_id":"key_T57MLfVso9Sq0ClPa4jfQX6k2vZHNVYU5KC9fmJ41q9","kind":"SIGNING","mode":"live"}', '3496962a909050bae347d5be34e02eeebd6637801fa74f34acc030b797cfe79a', '5f545c7de9c5c68b460c9558c7fc962b56a5179f5b217b88a81367667d499ddf', '3a1bcba636e88dd81c568970c626b2b7c4ef73647976c08efcdfc38ce96d20ce3339fcb3a0bd4d042b13a50f67cd5e092beb06c86958eebf14dde98020c9a903');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 32, 4130926156000, 'key_first_owner', 'key.added', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', '{"key_id":"key_GcS5LAvYa9YEQAIGC201ylE7SU9mIYprL6UYeygSGNU","kind":"API","mode":"test"}', '5f545c7de9c5c68b460c9558c7fc962b56a5179f5b217b88a81367667d499ddf', 'dc310b91002b15de2b6f86804d9b0e79c7ad62d18d94fb2ce615da34c27f5992', '8bfb9352f42b2e2fe2c12e9fd2af8f4e12ab6052e0a90c2c6bb034924d0c04c842634da0422d3711931e89569b22fcacec351ac0a2903eb82dfde5d2c5c16408');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 33, 4130926156000, 'key_first_owner', 'key.added', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', '{"key_id":"key_6dYk5yXzoyNNfGuYRynXJ57l0kKZZaWmb5xhIjuS1af","kind":"API","mode":"live"}', 'dc310b91002b15de2b6f86804d9b0e79c7ad62d18d94fb2ce615da34c27f5992', '39b25f416017967ae86ff8ec691e26bd44beaf544be4f4935aa7a1e3d6b61aa4', '32842a5c24524c80805b6de305d164eb2f5f04cde42728851a1ca31cbd356ef1aa6c30bd6f8636db707081357f7b415d59725a3a052d1af64b2e43e8e281c808');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_vHf55QySXJQtfwUIPOBIuUvtYqFWhriqucGXmJL9fZp', 'BANK', 'bnk_OlSG9myqK83x6CICQV8qxv6C5Thz8nbbIyzGb5itu8o', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '96ae970e77594275679897d7d9d7445461529af9306dd0cd3134dbc404cae156c463127115986d9d11f7cdf572e6d1ec495c7feba4fd0d75b8d29f458aaea1865498813fb5335b85c51e54708f4c4f45d1f8', 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_ZD1k24F2YT02tYt6mX1G7e9DjqdPsn5ZRAx0CkxB9VJ', 'BANK', 'bnk_OlSG9myqK83x6CICQV8qxv6C5Thz8nbbIyzGb5itu8o', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '25ce0d0a882882d96caa2accb4644576a0223238646463454e77919693a35c71', 0, null, 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_HOVZddoZRVgiKON1KqiTDTFaXGMfTKIbU0WiXOoxYsj', 'BANK', 'bnk_LOS85r7aTqKDHlvWvTj8I7c958MSmsARt508ogXi8Mq', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, 'f8b5ba17f3dca3f5711d354e2c52308487b1814668463765b89834ee2409fdc70a7f8e8f43361f8a9c1c1f8837bc8a7774b14a1dbc725ae7e735eeaecacd5cf07158d47d6226c21cb1080c90a4d27c605208', 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_UYMIt0JGIFaTaVoqIOzWvZPrbvekq1Cxof30MmMpN2d', 'BANK', 'bnk_LOS85r7aTqKDHlvWvTj8I7c958MSmsARt508ogXi8Mq', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '1389ba9b39c10405963b3e1cdaebc9d863bdf7fdf8957ce81a0e191a601981a9', 0, null, 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_AOykrw9zqUrL366re9riMaLHuXQlhuI9LN3NyECYHHE', 'BANK', 'bnk_hQz0sOohhF8VZV6UTIbKB0YIzNKdLWi1pWDydnTzoW1', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '5731d22a0e4f4f18ea8f56a88aac4fe3ec56320c4d408b1148d877dea5644b41cc0de05a6c978e880999ec6afae975af819fd17d9ab4ed4969858f30ec1dbbae41381d26e1ccc6693ef52a2ff97e77516132', 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_a4r6adFv2t5zCII9TyUsfjVKyvYDd5qxY3XimNQJKTR', 'BANK', 'bnk_hQz0sOohhF8VZV6UTIbKB0YIzNKdLWi1pWDydnTzoW1', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', 'e1a5779d9676cbc24612b4b42b448831a53148a2663b3591fe91b7c97f1db19f', 0, null, 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_sXUqzGBxXzSjcCruXWk2hoLUSEnPx7ltmD8xy3gyHFv', 'BANK', 'bnk_T8rhkQVqrqgEqiWd02LozYzPAtChGLg6KFCbrJxSeJd', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '046d4a26598a2a603d1912629783046b84cb8de87ef5e13ef8b3f3efa19885b4870da5ea5981e2353fb3aef384e781198ffa20bf188222587dfb4acf1efb7103f2f9c2703037898232b9afba43578567515b', 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_G4hgOGluTUGLHBth0EKcSOtyg9fq7bAB7OIFxtSOIad', 'BANK', 'bnk_T8rhkQVqrqgEqiWd02LozYzPAtChGLg6KFCbrJxSeJd', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', 'b24c958e45c24d592dedc6aa10ddd7d0ad6b61c105121225c09d7a2107aade0d', 0, null, 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_VfjmxsNvt3B4eSgHGtORwZm2pGUu5Ak9UIQr1KHZawh', 'MERCHANT', 'mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', 'test', 'SIGNING', 'ACTIVE', null, 0, '0ff1157cd9e8dd0bfabc10222d1300ccd7722604c0de7013503a89bbfb5fa1ceebebebc275a24c296cd3a5fc7d2c25fbb50ccce1004f803631e0ffb1d3040c4a11955b837453d1079461b9113197', 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_lGfdsghDErGYfw6oSg6zDxAE9kZNCBxz0OLFtmoE812', 'MERCHANT', 'mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', 'live', 'SIGNING', 'ACTIVE', null, 0, 'e189e8604cbd8a6b391e09565fcf2f6dfd598202248628178ef9877406f6d297e28329807dec7dbe981ff8db1d89a6da0e7b0459abbc688a500a65c54bf635116535c2aca7cb168c6d68894d5aea', 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_L1eA9Z7uzVOmSPjEY2o1u9EgN8iCW7dKITsZvwrSJli', 'MERCHANT', 'mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', 'test', 'API', 'ACTIVE', '69c13cd738349a0fc20cc06e318c7fee61b0be2ab9060e9ee83c84e39c695f71', 0, null, 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_vJNa9xP7hqPYBrpq4UE3NyB1u5lwPcGimVAtkdqSg2D', 'MERCHANT', 'mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', 'live', 'API', 'ACTIVE', '36fb7c56c57d859054f4a40483df63949847fe6975a18f4cf62bb71b3948b894', 0, null, 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_eRHzDnufu9kWqSy7DoUMJsuYFxWM5wDvkK7ng3j66Fo', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 'SIGNING', 'ACTIVE', null, 0, '08cf83ce630ecb009d069eeea84d96a09049f99f5edd4f47a70b492d3c87522947dd67058c6ca76b18d8d22954a05008656f5d29a73c068da23f94009326db427fa2358ce4f89e9fbe6b2bf6f281', 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_WULXofj00bX1TP87CMq4Rww6SpqVa0lWInsYMQoss26', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'live', 'SIGNING', 'ACTIVE', null, 0, '1ba9986e84fe1cc4e16e6b3692e42d11354bcef7683549b8f3cd0ce74a4fe525267059865d779e6cb93e4f591522b0663e5f27fd961e929fd739248570b8f0048578d42db7f5cf619dbae2a7fea3', 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_cm17UV02VW9YJiPDkvYnIHgRZlrQCzxMi3O4cGHsdMO', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 'API', 'ACTIVE', '83d0ec29c7c5cf59ef412225a82cd00d1f26bebb09a842a1097fc3568c4713c7', 0, null, 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_0J2Nf2ypwFQZknsz9Gv5DhMWeitwntI7ODjvGet8Y0M', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'live', 'API', 'ACTIVE', 'da8a54a29170618075d9ca2c5421281f56fc345044d135eb5f0491a0ddcf7237', 0, null, 4096188000000, 4096188000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_TrNzxI4Nj6P07efKUkD8ANtHtwd8fyrmh4IpQUcHyjt', 'MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'test', 'SIGNING', 'ACTIVE', null, 0, '618e114aaf702b04af86ba751a4c55845c521950513427a53042dbd92eb0355fd9dca6b17fafe632d165e1b56f02dd5f81b413fa96d72cf8bfac1458ebb659aef55f8a4a9ce962c262f736d5c81a', 4130926156000, 4130926156000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_T57MLfVso9Sq0ClPa4jfQX6k2vZHNVYU5KC9fmJ41q9', 'MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'live', 'SIGNING', 'ACTIVE', null, 0, 'abeb33502e1eebda787556e745141585ab322fb076d4d7321b8d7c0f09b23e0d9a70b70a496611eb9084bdb32a4ef087f97df890a4171e84e2dd672fb2c23ce4ea7983502d6545985c60e93dc6eb', 4130926156000, 4130926156000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_GcS5LAvYa9YEQAIGC201ylE7SU9mIYprL6UYeygSGNU', 'MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'test', 'API', 'ACTIVE', '17a006725b5721c665a26dd09ca7a06ce731f65c12eadd86a2c6d8c49c99c789', 0, null, 4130926156000, 4130926156000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_6dYk5yXzoyNNfGuYRynXJ57l0kKZZaWmb5xhIjuS1af', 'MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'live', 'API', 'ACTIVE', '343e9e429ec856c5a8ff7e61a9079d18a63df08f0f701a98d8985efeb70dd7e0', 0, null, 4130926156000, 4130926156000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_SWsKwVnJ9o7BghFpNIEa2sRRoeeH3Zu8QvNcX3ibMBo', 'ADMIN_KEY', 'key_XUzxOnLyQ2ju7I1B2Y8r0A1UINLHZVvzkbe2QFLR6vT', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4096188000000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_OlSG9myqK83x6CICQV8qxv6C5Thz8nbbIyzGb5itu8o', 'execute-transaction', 4130921566000, 4130923338000, 4130924236000);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_hQz0sOohhF8VZV6UTIbKB0YIzNKdLWi1pWDydnTzoW1', 'execute-transaction', 4130924986000, 4130925018000, null);
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_LOS85r7aTqKDHlvWvTj8I7c958MSmsARt508ogXi8Mq');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_OlSG9myqK83x6CICQV8qxv6C5Thz8nbbIyzGb5itu8o');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_T8rhkQVqrqgEqiWd02LozYzPAtChGLg6KFCbrJxSeJd');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_hQz0sOohhF8VZV6UTIbKB0YIzNKdLWi1pWDydnTzoW1');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_OlSG9myqK83x6CICQV8qxv6C5Thz8nbbIyzGb5itu8o', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096188000000, 4096188000000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_LOS85r7aTqKDHlvWvTj8I7c958MSmsARt508ogXi8Mq', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096188000000, 4096188000000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_hQz0sOohhF8VZV6UTIbKB0YIzNKdLWi1pWDydnTzoW1', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096188000000, 4096188000000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_T8rhkQVqrqgEqiWd02LozYzPAtChGLg6KFCbrJxSeJd', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096188000000, 4096188000000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'live', 'REGISTERED', 'https://shop.example.com', 4096188000000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 'REGISTERED', 'https://shop.example.com', 4096188000000, 'FAILING');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'live', 'REGISTERED', 'https://shop.example.com', 4130926156000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'test', 'REGISTERED', 'https://shop.example.com', 4130927056000, 'DISABLED');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130921536000, 'evt_M9jKl893DoLZqHNBsDhRn6aMTrs3CFRT4TBjOvYzKIY', 'payment.processing', 'ps_QAf6phFX5B1bvQpN8313bmpSQRG2TJ4OVTqOgKJXdS6', '{"event":"payment.processing","data":{"event_id":"evt_M9jKl893DoLZqHNBsDhRn6aMTrs3CFRT4TBjOvYzKIY","occurred_at":"2100-11-26T14:12:16.000Z","mode":"test","session_id":"ps_QAf6phFX5B1bvQpN8313bmpSQRG2TJ4OVTqOgKJXdS6","payment_id":"pay_QAf6phFX5B1bvQpN8313bmpSQRG2TJ4OVTqOgKJXdS6","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130923516000, 'evt_WuTl5UKYfnzgfyMK08n2d4JR4RVbbYrvOyACMeZcjfi', 'payment.processing', 'ps_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0', '{"event":"payment.processing","data":{"event_id":"evt_WuTl5UKYfnzgfyMK08n2d4JR4RVbbYrvOyACMeZcjfi","occurred_at":"2100-11-26T14:45:16.000Z","mode":"test","session_id":"ps_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0","payment_id":"pay_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130923516000, 'evt_aqvMx9V7lF4rKLzgl8HxQhAtuUbqHrT6w1OsCvADunk', 'payment.settlement_pending', 'ps_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0', '{"event":"payment.settlement_pending","data":{"event_id":"evt_aqvMx9V7lF4rKLzgl8HxQhAtuUbqHrT6w1OsCvADunk","occurred_at":"2100-11-26T14:45:16.000Z","mode":"test","session_id":"ps_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0","payment_id":"pay_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924116000, 'evt_6A8jSfA1RfnQwtfe2soR7tpOim9eDLpaSR7M7oD8URR', 'payment.settlement_stalled', 'ps_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_6A8jSfA1RfnQwtfe2soR7tpOim9eDLpaSR7M7oD8URR","occurred_at":"2100-11-26T14:55:16.000Z","mode":"test","session_id":"ps_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0","payment_id":"pay_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924236000, 'evt_CpcmI5VC1jxQJxw5k6pKiPmB9GuPYrvOTQV6cf0DAmS', 'payment.processing', 'ps_8mIGYAlznI3689LmwnzdEN6PKIYTuKlBndQzsM8Hyho', '{"event":"payment.processing","data":{"event_id":"evt_CpcmI5VC1jxQJxw5k6pKiPmB9GuPYrvOTQV6cf0DAmS","occurred_at":"2100-11-26T14:57:16.000Z","mode":"test","session_id":"ps_8mIGYAlznI3689LmwnzdEN6PKIYTuKlBndQzsM8Hyho","payment_id":"pay_8mIGYAlznI3689LmwnzdEN6PKIYTuKlBndQzsM8Hyho","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924236000, 'evt_aGcdnWfoIVK1V2Vj2U2APbVwS6LzfTa23ET8nLJWyXd', 'payment.completed', 'ps_8mIGYAlznI3689LmwnzdEN6PKIYTuKlBndQzsM8Hyho', '{"event":"payment.completed","data":{"event_id":"evt_aGcdnWfoIVK1V2Vj2U2APbVwS6LzfTa23ET8nLJWyXd","occurred_at":"2100-11-26T14:57:16.000Z","mode":"test","session_id":"ps_8mIGYAlznI3689LmwnzdEN6PKIYTuKlBndQzsM8Hyho","payment_id":"pay_8mIGYAlznI3689LmwnzdEN6PKIYTuKlBndQzsM8Hyho","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924416000, 'evt_5hpjEAJCWJrVe2n1CM7YQxns0BQCDRpmP6XsOUqBrci', 'payment.processing', 'ps_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN', '{"event":"payment.processing","data":{"event_id":"evt_5hpjEAJCWJrVe2n1CM7YQxns0BQCDRpmP6XsOUqBrci","occurred_at":"2100-11-26T15:00:16.000Z","mode":"test","session_id":"ps_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN","payment_id":"pay_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924416000, 'evt_7VghfpszLWTZ0AfdmVR0pz8uNWgajv5x5qa9KKyTno4', 'payment.settlement_pending', 'ps_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN', '{"event":"payment.settlement_pending","data":{"event_id":"evt_7VghfpszLWTZ0AfdmVR0pz8uNWgajv5x5qa9KKyTno4","occurred_at":"2100-11-26T15:00:16.000Z","mode":"test","session_id":"ps_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN","payment_id":"pay_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924416000, 'evt_Mw1mL8CD3PZN0VA8jETtiund3AfVDYqBBt2vEyqOins', 'payment.completed', 'ps_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN', '{"event":"payment.completed","data":{"event_id":"evt_Mw1mL8CD3PZN0VA8jETtiund3AfVDYqBBt2vEyqOins","occurred_at":"2100-11-26T15:00:16.000Z","mode":"test","session_id":"ps_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN","payment_id":"pay_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924476000, 'evt_mss3m5C0pj98v6VJUyrN86RRo476UswgmvaZfgO379j', 'payment.processing', 'ps_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o', '{"event":"payment.processing","data":{"event_id":"evt_mss3m5C0pj98v6VJUyrN86RRo476UswgmvaZfgO379j","occurred_at":"2100-11-26T15:01:16.000Z","mode":"test","session_id":"ps_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o","payment_id":"pay_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924476000, 'evt_KOaKDfKvmjRPZQNlOQjPMYiwcxcWPPb9xpNfkYSWm7p', 'payment.settlement_pending', 'ps_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o', '{"event":"payment.settlement_pending","data":{"event_id":"evt_KOaKDfKvmjRPZQNlOQjPMYiwcxcWPPb9xpNfkYSWm7p","occurred_at":"2100-11-26T15:01:16.000Z","mode":"test","session_id":"ps_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o","payment_id":"pay_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924476000, 'evt_RcF5137k5lIVnGZFJq036jZTg2bvfKCtIoqqrR7YTuz', 'payment.completed', 'ps_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o', '{"event":"payment.completed","data":{"event_id":"evt_RcF5137k5lIVnGZFJq036jZTg2bvfKCtIoqqrR7YTuz","occurred_at":"2100-11-26T15:01:16.000Z","mode":"test","session_id":"ps_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o","payment_id":"pay_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924536000, 'evt_vXcsks2nnSGbd82v7OmEnUohPSuOiw1mWVXAQA0S5jV', 'payment.processing', 'ps_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa', '{"event":"payment.processing","data":{"event_id":"evt_vXcsks2nnSGbd82v7OmEnUohPSuOiw1mWVXAQA0S5jV","occurred_at":"2100-11-26T15:02:16.000Z","mode":"test","session_id":"ps_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa","payment_id":"pay_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924536000, 'evt_HtLPuLrs3HHiUYTvvcOIVI1Y7FjxAIwXXIHNVdtpKEX', 'payment.settlement_pending', 'ps_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa', '{"event":"payment.settlement_pending","data":{"event_id":"evt_HtLPuLrs3HHiUYTvvcOIVI1Y7FjxAIwXXIHNVdtpKEX","occurred_at":"2100-11-26T15:02:16.000Z","mode":"test","session_id":"ps_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa","payment_id":"pay_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924536000, 'evt_WPinS1lYuL0oTNF5cH0PErIg7UD3VSE9KxtmK8tGf4U', 'payment.completed', 'ps_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa', '{"event":"payment.completed","data":{"event_id":"evt_WPinS1lYuL0oTNF5cH0PErIg7UD3VSE9KxtmK8tGf4U","occurred_at":"2100-11-26T15:02:16.000Z","mode":"test","session_id":"ps_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa","payment_id":"pay_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924596000, 'evt_wIqtAgDxcrd0jg3fKcRTnAcZDNviFauPRmq7cnNY3ot', 'payment.processing', 'ps_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz', '{"event":"payment.processing","data":{"event_id":"evt_wIqtAgDxcrd0jg3fKcRTnAcZDNviFauPRmq7cnNY3ot","occurred_at":"2100-11-26T15:03:16.000Z","mode":"test","session_id":"ps_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz","payment_id":"pay_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924596000, 'evt_u0chOEgTJx91mtTAR7gDTX2fKK6op06XEUbjRNmFivB', 'payment.settlement_pending', 'ps_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz', '{"event":"payment.settlement_pending","data":{"event_id":"evt_u0chOEgTJx91mtTAR7gDTX2fKK6op06XEUbjRNmFivB","occurred_at":"2100-11-26T15:03:16.000Z","mode":"test","session_id":"ps_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz","payment_id":"pay_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924596000, 'evt_RlMotZolLOmqW840tVLtSGUOZEzIVf9VitNFlYJZ9p6', 'payment.completed', 'ps_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz', '{"event":"payment.completed","data":{"event_id":"evt_RlMotZolLOmqW840tVLtSGUOZEzIVf9VitNFlYJZ9p6","occurred_at":"2100-11-26T15:03:16.000Z","mode":"test","session_id":"ps_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz","payment_id":"pay_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924776000, 'evt_GhDibpnW5tnQZLROXnLrhUA9a6Nt60PnoBvbTlGdoNw', 'payment.processing', 'ps_x40JztVGohbVDL3dbmsFMJpgRYR8D9eSI1F37WWUtZM', '{"event":"payment.processing","data":{"event_id":"evt_GhDibpnW5tnQZLROXnLrhUA9a6Nt60PnoBvbTlGdoNw","occurred_at":"2100-11-26T15:06:16.000Z","mode":"test","session_id":"ps_x40JztVGohbVDL3dbmsFMJpgRYR8D9eSI1F37WWUtZM","payment_id":"pay_x40JztVGohbVDL3dbmsFMJpgRYR8D9eSI1F37WWUtZM","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130924776000, 'evt_jishBlECfIfsloa2rOn8MYazIeXbS2SuzgXOvnhCEeU', 'payment.settlement_pending', 'ps_x40JztVGohbVDL3dbmsFMJpgRYR8D9eSI1F37WWUtZM', '{"event":"payment.settlement_pending","data":{"event_id":"evt_jishBlECfIfsloa2rOn8MYazIeXbS2SuzgXOvnhCEeU","occurred_at":"2100-11-26T15:06:16.000Z","mode":"test","session_id":"ps_x40JztVGohbVDL3dbmsFMJpgRYR8D9eSI1F37WWUtZM","payment_id":"pay_x40JztVGohbVDL3dbmsFMJpgRYR8D9eSI1F37WWUtZM","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'live', 4130924956000, 'evt_IFUL0Bpa91lYe2w3knOP7M7Y79VmUra24BCMwhXIqVk', 'payment.processing', 'ps_mAdn9PDybO3GGUldTPv9mNqATVD3RS8OgmLWXeKcJQl', '{"event":"payment.processing","data":{"event_id":"evt_IFUL0Bpa91lYe2w3knOP7M7Y79VmUra24BCMwhXIqVk","occurred_at":"2100-11-26T15:09:16.000Z","mode":"live","session_id":"ps_mAdn9PDybO3GGUldTPv9mNqATVD3RS8OgmLWXeKcJQl","payment_id":"pay_mAdn9PDybO3GGUldTPv9mNqATVD3RS8OgmLWXeKcJQl","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'live', 4130926156000, 'evt_o1i2AF2RN2QS66M1QPW0vHNG4KdqoTeBnnoFsqw02C9', 'merchant.key_added', 'key_T57MLfVso9Sq0ClPa4jfQX6k2vZHNVYU5KC9fmJ41q9', '{"event":"merchant.key_added","data":{"event_id":"evt_o1i2AF2RN2QS66M1QPW0vHNG4KdqoTeBnnoFsqw02C9","occurred_at":"2100-11-26T15:29:16.000Z","mode":"live","merchant_id":"mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj","key_id":"key_T57MLfVso9Sq0ClPa4jfQX6k2vZHNVYU5KC9fmJ41q9","kind":"SIGNING"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'live', 4130926156000, 'evt_hQLT3OmHDVaQAFwXiXHpv1LbXp2QRLugCvAYqwNlewL', 'merchant.key_added', 'key_6dYk5yXzoyNNfGuYRynXJ57l0kKZZaWmb5xhIjuS1af', '{"event":"merchant.key_added","data":{"event_id":"evt_hQLT3OmHDVaQAFwXiXHpv1LbXp2QRLugCvAYqwNlewL","occurred_at":"2100-11-26T15:29:16.000Z","mode":"live","merchant_id":"mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj","key_id":"key_6dYk5yXzoyNNfGuYRynXJ57l0kKZZaWmb5xhIjuS1af","kind":"API"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'test', 4130927056000, 'evt_VYpYc9KxjaqNbSSjTg6dyYfaFfxNi5mYSGDuFS7scS1', 'payment.expired', 'ps_Y4OOdC42amdnTww86LoOIbzp2HxFf6uaAW7Hj4yG1Ar', '{"event":"payment.expired","data":{"event_id":"evt_VYpYc9KxjaqNbSSjTg6dyYfaFfxNi5mYSGDuFS7scS1","occurred_at":"2100-11-26T15:44:16.000Z","mode":"test","session_id":"ps_Y4OOdC42amdnTww86LoOIbzp2HxFf6uaAW7Hj4yG1Ar","payment_id":"pay_Y4OOdC42amdnTww86LoOIbzp2HxFf6uaAW7Hj4yG1Ar","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'test', 4130927956000, 'evt_DwGqyxcZnb7FGxkhUUmh7BouFmkDtIuyjEAwezrMjsu', 'payment.expired', 'ps_ao0lF8hm1N2jdySvHk4hCeCRCsMj7CSlAIywDv8xcbg', '{"event":"payment.expired","data":{"event_id":"evt_DwGqyxcZnb7FGxkhUUmh7BouFmkDtIuyjEAwezrMjsu","occurred_at":"2100-11-26T15:59:16.000Z","mode":"test","session_id":"ps_ao0lF8hm1N2jdySvHk4hCeCRCsMj7CSlAIywDv8xcbg","payment_id":"pay_ao0lF8hm1N2jdySvHk4hCeCRCsMj7CSlAIywDv8xcbg","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'test', 4130928856000, 'evt_O6LbmkJOtS66iCzc8KEARmZjO3FLo9UJlYHYfCiUNAr', 'payment.expired', 'ps_QzWynxLJohAvu1a2OMQCQbyByHbsRRHpi4rJW5UeS0O', '{"event":"payment.expired","data":{"event_id":"evt_O6LbmkJOtS66iCzc8KEARmZjO3FLo9UJlYHYfCiUNAr","occurred_at":"2100-11-26T16:14:16.000Z","mode":"test","session_id":"ps_QzWynxLJohAvu1a2OMQCQbyByHbsRRHpi4rJW5UeS0O","payment_id":"pay_QzWynxLJohAvu1a2OMQCQbyByHbsRRHpi4rJW5UeS0O","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130929756000, 'evt_KeD3MS8eFM6eNyf5PCTHD9ynxKf0bDSeZiOxrAbDQHL', 'payment.expired', 'ps_fWfkHnZPvLNacmW1j0eo60E3m8GzmgE0pl6UyL6p22l', '{"event":"payment.expired","data":{"event_id":"evt_KeD3MS8eFM6eNyf5PCTHD9ynxKf0bDSeZiOxrAbDQHL","occurred_at":"2100-11-26T16:29:16.000Z","mode":"test","session_id":"ps_fWfkHnZPvLNacmW1j0eo60E3m8GzmgE0pl6UyL6p22l","payment_id":"pay_fWfkHnZPvLNacmW1j0eo60E3m8GzmgE0pl6UyL6p22l","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4130930656000, 'evt_O4Pd6ASXVH4tR2GnuJJBrijFpHCgVQGgEn0FtWOO8V8', 'payment.expired', 'ps_u0F93pDhfh91o98iw4jRhIKb2WgWjeeJm2f8LD1QHHE', '{"event":"payment.expired","data":{"event_id":"evt_O4Pd6ASXVH4tR2GnuJJBrijFpHCgVQGgEn0FtWOO8V8","occurred_at":"2100-11-26T16:44:16.000Z","mode":"test","session_id":"ps_u0F93pDhfh91o98iw4jRhIKb2WgWjeeJm2f8LD1QHHE","payment_id":"pay_u0F93pDhfh91o98iw4jRhIKb2WgWjeeJm2f8LD1QHHE","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4131258082000, 'evt_Kl1izbr4Mhztg42oJ1FMtNpFtFbL1Kal9t5qiOYNnDP', 'payment.expired', 'ps_rRAQ0y8ZKMK1BYkh8CQ487rzQgk5nDPFlrTY0FN9nmZ', '{"event":"payment.expired","data":{"event_id":"evt_Kl1izbr4Mhztg42oJ1FMtNpFtFbL1Kal9t5qiOYNnDP","occurred_at":"2100-11-30T11:41:22.000Z","mode":"test","session_id":"ps_rRAQ0y8ZKMK1BYkh8CQ487rzQgk5nDPFlrTY0FN9nmZ","payment_id":"pay_rRAQ0y8ZKMK1BYkh8CQ487rzQgk5nDPFlrTY0FN9nmZ","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 4131258982000, 'evt_LD6jOVuH4lOiMj5gcWxbK6SVgPL63nLuxTvZlvUpPRI', 'payment.expired', 'ps_qG9cNVXXqS0PgJYr7uLXJz9ueLGwziU03q7u3f2hPmY', '{"event":"payment.expired","data":{"event_id":"evt_LD6jOVuH4lOiMj5gcWxbK6SVgPL63nLuxTvZlvUpPRI","occurred_at":"2100-11-30T11:56:22.000Z","mode":"test","session_id":"ps_qG9cNVXXqS0PgJYr7uLXJz9ueLGwziU03q7u3f2hPmY","payment_id":"pay_qG9cNVXXqS0PgJYr7uLXJz9ueLGwziU03q7u3f2hPmY","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', 'live', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', 'test', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_MVJC6KXSYN0NSiVbRKaCGt12a1qnfyUv98SIosxWKan', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4096188000000, 4096188000000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4096188000000, 4096188000000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4130926156000, 4130926156000);
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-2VTB0RA0', 'PAYMENT', 4130924416000, 'pay_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-51VMELQF', 'PAYMENT', 4130924596000, 'pay_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-6IUNM4VT', 'PAYMENT', 4130924536000, 'pay_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-TQBNC4OQ', 'PAYMENT', 4130924476000, 'pay_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130923516000, 'pay_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130924236000, 'pay_8mIGYAlznI3689LmwnzdEN6PKIYTuKlBndQzsM8Hyho');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130924416000, 'pay_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130924476000, 'pay_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130924536000, 'pay_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130924596000, 'pay_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130924776000, 'pay_x40JztVGohbVDL3dbmsFMJpgRYR8D9eSI1F37WWUtZM');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130921536000, 'pay_QAf6phFX5B1bvQpN8313bmpSQRG2TJ4OVTqOgKJXdS6', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 141, 4130923336000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[34,34,[0]]}}', '03c1ce1c5a008785adede56ea0261667', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130923516000, 'pay_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 61, 4130924116000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce3a90601002072520f1cfd9f569', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130924236000, 'pay_8mIGYAlznI3689LmwnzdEN6PKIYTuKlBndQzsM8Hyho', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4130924236000, 4130924236000, 1, null, 'SAME_BANK', 'alpha', 'alpha', 'EXECUTING', '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce458ce0686047c3a39fa0145828', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130924416000, 'pay_4t7s1o0KruLaO17592HSoxIh2ARVGj2tl7peUeaeyUN', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130924416000, 4130924416000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce484c006b7f79792cb07effe023', '["REF-1","RAIL-2VTB0RA0"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130924476000, 'pay_hSPenzWx5TPCXxC5OMU0QlBOySX3GajI1jdPGjvrZ6o', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130924476000, 4130924476000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce49366030f7926356acdc30ddda', '["REF-1","RAIL-TQBNC4OQ"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130924536000, 'pay_wGlj7j0rwLxjj8lEvEIqo8qdGeK0vqC5QXpmCZgFcKa', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130924536000, 4130924536000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce4a20c08905dae5266620c15946', '["REF-1","RAIL-6IUNM4VT"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130924596000, 'pay_10OG8jZAmEq5U0luifo96FCDog0nOhL7d0fPPCl9nPz', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130924596000, 4130924596000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce4b0b204b65e71caec7077d3c4c', '["REF-1","RAIL-51VMELQF"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130924776000, 'pay_x40JztVGohbVDL3dbmsFMJpgRYR8D9eSI1F37WWUtZM', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4130924781000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1ce4dca405a1836cb684c96ad4316', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130924956000, 'pay_mAdn9PDybO3GGUldTPv9mNqATVD3RS8OgmLWXeKcJQl', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'live', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4130924961000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[2,2,[0]]}}', '03c1ce508960f8573baf4efc7fb82821', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130926156000, 'pay_Y4OOdC42amdnTww86LoOIbzp2HxFf6uaAW7Hj4yG1Ar', 'MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130927056000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce62d8e0d1dec054430e8288e041', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130927056000, 'pay_ao0lF8hm1N2jdySvHk4hCeCRCsMj7CSlAIywDv8xcbg', 'MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130927956000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce7094808c3ca2d243b0e6deb604', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130927956000, 'pay_QzWynxLJohAvu1a2OMQCQbyByHbsRRHpi4rJW5UeS0O', 'MERCHANT', 'mer_j1HoVknPtBj8rCv04vwxxWk1K2B7buYfGgdBdEAFBmj', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130928856000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce7e502004b26c9774795915834a', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130928856000, 'pay_fWfkHnZPvLNacmW1j0eo60E3m8GzmgE0pl6UyL6p22l', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130929756000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce8c0bc0dc23e6864e6bb072d5f1', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130929756000, 'pay_u0F93pDhfh91o98iw4jRhIKb2WgWjeeJm2f8LD1QHHE', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130930656000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce99c760ec1f0d4f6ebf8c97dfd6', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131257182000, 'pay_rRAQ0y8ZKMK1BYkh8CQ487rzQgk5nDPFlrTY0FN9nmZ', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131258082000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e21de730aae27821bb7c2e9b475c', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131258082000, 'pay_qG9cNVXXqS0PgJYr7uLXJz9ueLGwziU03q7u3f2hPmY', 'MERCHANT', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131258982000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e22ba2d01feb9be44c6a7d9f3325', '[]');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_QAf6phFX5B1bvQpN8313bmpSQRG2TJ4OVTqOgKJXdS6', '', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 'UNKNOWN_OUTCOME', 4130923336000, 2500, 'USD', '1GPPW0WSG0DBN0TRGGTR4V1OO306DBIDQQZ', 141, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_u3VJ5K0Rfwn7mjvGJ2A07CDelvsTuviIycIwFtommp0', '', 'mer_MGK7nDAxwP40RPKhbcx9nPQ3YvXgecwtHVc0xednwFg', 'test', 'STALLED', 4130924116000, 2500, 'USD', '1GPPX7CKG01QXIZCR3O2PB22F9GZ7TJYY2T', 61, null);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4096188000000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_objects_until', '[4130919840000]', 4130920800000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('totals_until', '[4130920800000]', 4130920800000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_totals_until', '[4130920800000]', 4130920800000);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
