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
	`ob_scopes_supported` text DEFAULT '[]' NOT NULL,
	`currency` text,
	`sca_exemption_limit` integer DEFAULT 0 NOT NULL,
	`sca_exemption_daily_limit` integer,
	`max_consent_expiry_days` integer DEFAULT 90 NOT NULL,
	`history_days` integer DEFAULT 365 NOT NULL,
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
	`kind` text DEFAULT 'REGISTERED' NOT NULL,
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
CREATE TABLE `strategy_versions` (
	`version_id` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`version` integer,
	`strategy` text NOT NULL,
	`reason` text,
	`set_by` text,
	`approved_by` text,
	`in_force_at` integer
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
CREATE UNIQUE INDEX `objects_owner` ON `objects` (`owner_kind`,`owner_id`,`mode`,`kind`,`created_at`,`object_id`);
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
CREATE UNIQUE INDEX `strategy_versions_number` ON `strategy_versions` (`mode`,`version`);
--> statement-breakpoint
CREATE INDEX `strategy_versions_created` ON `strategy_versions` (`in_force_at`,`version_id`) WHERE in_force_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `tpps_created` ON `tpps` (`created_at`,`tpp_id`);
--> statement-breakpoint
CREATE INDEX `waiting_open` ON `waiting` (`proposed_at`,`waiting_id`);
--> statement-breakpoint
CREATE INDEX `waiting_object` ON `waiting` (`object_id`,`proposed_at`,`waiting_id`);
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_gateway.sql', '2026-11-23 23:35:32');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_7v2e73TovywKSGxH4ZdhyUGqDGjOprwCqcN8p2YmvL6', 'Ada', 'operator', 'PROPOSED', 'e46ea1bf8b5009d059458f0beef76325139bf26e7fe690be22aee5c7cf1528db', 0, 'key_first_owner', null, 4095921600000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 1, 4095921600000, 'key_first_owner', 'bank.registered', 'bnk_V6Fd2luuloa4Yst6JdKYYr54d5dhlopfIeljRAoJPA7', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_V6Fd2luuloa4Yst6JdKYYr54d5dhlopfIeljRAoJPA7","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-17T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"test","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-17T12:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', 'f4af414606d29c5b47f41cae25276159edf935b361c838ecb532d671feee6b7f', 'e8257030e0406bcaeae8c3c2ff4f85ecdcdf64925935eaffd46d54c21d97512afd10c7e9da412496448f127c2455615efb7f8b3814234bff34ac0eb4d24d5903');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 2, 4095921600000, 'key_first_owner', 'key.added', 'bnk_V6Fd2luuloa4Yst6JdKYYr54d5dhlopfIeljRAoJPA7', '{"key_id":"key_7rGN9lk9sGLRsKEcKuPvJOtjfF1WmfoDz3xr7TKueyj","kind":"GATEWAY_TO_BANK","mode":"test"}', 'f4af414606d29c5b47f41cae25276159edf935b361c838ecb532d671feee6b7f', 'd6b1edb474b3dd7dc4da118e329babb27b239c04bcabc3081e1e38535360f99f', 'a0c61c85d1bdecb9fafedd66f057bb22cf7c5fd0678d6f9940ccd08b931a507e6cffb58d012fee61a1e82eef7bb5ce032f114bedfefae9ad5606953b18c3320f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 3, 4095921600000, 'key_first_owner', 'key.added', 'bnk_V6Fd2luuloa4Yst6JdKYYr54d5dhlopfIeljRAoJPA7', '{"key_id":"key_VZu2zf4AHByMNrHM3OpecXCzZafUWbplAtC5slfrxZY","kind":"BANK_TO_GATEWAY","mode":"test"}', 'd6b1edb474b3dd7dc4da118e329babb27b239c04bcabc3081e1e38535360f99f', '135e8ea4be15045dcf49282777f9be8e54b987fcb48b8742c0301566bc7d99e7', 'd9f6b207c7f073a9b7c05f934e5a369cff338bbbfd9fb9d3db58d3f16597261c2f1ae83190839b8e182274e8fff95e4b4795928b8ba842d453ceedcc04ace10b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 4, 4095921600000, 'key_first_owner', 'bank.registered', 'bnk_rBpyAW3nSjZ2ef30hCnRcernletR0qWwcadeIK8nOCF', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_rBpyAW3nSjZ2ef30hCnRcernletR0qWwcadeIK8nOCF","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-17T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"test","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-17T12:00:00.000Z"}', '135e8ea4be15045dcf49282777f9be8e54b987fcb48b8742c0301566bc7d99e7', '304c93418b8dcfc60c6cd912535f219ee3ed3f166ea8a288325d90f43e6d2e5a', '64968a4a735db648a212a8ef78e960f08c0ebb8fecd52516e4ae1f5f7887a377261bc56a2275caa977bc3f8ee2f9d60b8c20029e9651ee1d6f06e84bab1d130d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 5, 4095921600000, 'key_first_owner', 'key.added', 'bnk_rBpyAW3nSjZ2ef30hCnRcernletR0qWwcadeIK8nOCF', '{"key_id":"key_DLs1C0kkjO3fhdckA5f7rSaQj5Ypdoegz0W5l7PZpLd","kind":"GATEWAY_TO_BANK","mode":"test"}', '304c93418b8dcfc60c6cd912535f219ee3ed3f166ea8a288325d90f43e6d2e5a', 'cda5fe2abc78061226956a117e9f57a7a4ce3a56f67da806e84901f6b0c464b5', 'cdf0f3d6a45a600ec92f51d1216e1f372d50f219fbe9811208a3d85cdf2d61aa3fa26dfd90580fd86680e4e9d24223a4de1e1b70a9573d931411ad04ed401101');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 6, 4095921600000, 'key_first_owner', 'key.added', 'bnk_rBpyAW3nSjZ2ef30hCnRcernletR0qWwcadeIK8nOCF', '{"key_id":"key_OuWqUSx8HtLBIvX1hHPoh8PNo48Smq6cGfQ1rSmFnOg","kind":"BANK_TO_GATEWAY","mode":"test"}', 'cda5fe2abc78061226956a117e9f57a7a4ce3a56f67da806e84901f6b0c464b5', 'aa11aa0ed67a23510eed075e28cfed04de7a4398789b2f41707a3354ca17c384', '66be3ce4da6cf8800d92a1e95dd4c5940234467a7f002d63e74b3030ae1c692d737572473ccac7970d6c840260c3aef1798d8e1362640457375c219f92422009');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 7, 4095921600000, 'key_first_owner', 'bank.registered', 'bnk_2GbWgrfV4hyGj4PpfPrxXjyMUlvRo0o5LpmTTv8mnPR', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_2GbWgrfV4hyGj4PpfPrxXjyMUlvRo0o5LpmTTv8mnPR","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-17T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"live","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-17T12:00:00.000Z"}', 'aa11aa0ed67a23510eed075e28cfed04de7a4398789b2f41707a3354ca17c384', '3a1037c78729022fddc12d9a8cdad70c61c9185d4740317e90137f7b02efb137', 'a717ec64b696b6882d2394535cfea3b4ec3be759a9266a7e5a5e02381bda62a76352dfc5a85617841374633083d34a0ccd0c9b97944531afe86a0a660c792208');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 8, 4095921600000, 'key_first_owner', 'key.added', 'bnk_2GbWgrfV4hyGj4PpfPrxXjyMUlvRo0o5LpmTTv8mnPR', '{"key_id":"key_uGGrYYgskmfDvZ2XGf4Q0ZLNdKSU6nuCh1MaUtJMZ9L","kind":"GATEWAY_TO_BANK","mode":"live"}', '3a1037c78729022fddc12d9a8cdad70c61c9185d4740317e90137f7b02efb137', 'db1eb8c4e6d889a8981e4f9ae67894345b0270b50fc5ca8e2a4d502641f7c57b', '24307a11b6d31fbe9e52ef835d0f589c2a182a550f1d1862c0366e246d21172703b47c9e4efc1189e71c7886cf8da4ce676e978ced5ab07cfe5b6a474024d406');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 9, 4095921600000, 'key_first_owner', 'key.added', 'bnk_2GbWgrfV4hyGj4PpfPrxXjyMUlvRo0o5LpmTTv8mnPR', '{"key_id":"key_PdWaMPYHd2WcFj1uBanntTHf0C6NRk7LQMWn3ABhH4j","kind":"BANK_TO_GATEWAY","mode":"live"}', 'db1eb8c4e6d889a8981e4f9ae67894345b0270b50fc5ca8e2a4d502641f7c57b', '06ad6f73ee218a39ff638156be6d4c8b5e0062a20a1f39c153086c3fa0b1fd16', 'c3fc03654189641ef581de7be04b297533e6ff8374cf1cacc24bc492a4e274dc76d85129044c4a4b535ecdc97b833552a832a65cf1d2b082dc4b571dcfd80e00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 10, 4095921600000, 'key_first_owner', 'bank.registered', 'bnk_jfJBthGhBto55CppImoxGMF2iHyM1lLc61vR8GG9Zqz', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_jfJBthGhBto55CppImoxGMF2iHyM1lLc61vR8GG9Zqz","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-17T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"live","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-17T12:00:00.000Z"}', '06ad6f73ee218a39ff638156be6d4c8b5e0062a20a1f39c153086c3fa0b1fd16', 'd9bcbfc7efe2f48f13d8df7899a99810dcf5cbf7c12572bdd6fab93f66b8a73f', '63f100b9587ccf0a29363afe53220032027b02fac605a6cfac46f004e1544b2fb74cff690abb834961f3a56dce0d61dca3067a92069502620c6d56b465ee2a0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 11, 4095921600000, 'key_first_owner', 'key.added', 'bnk_jfJBthGhBto55CppImoxGMF2iHyM1lLc61vR8GG9Zqz', '{"key_id":"key_pIETrtcULn9laglkK5mW71WZIxOrg5gw6JNncEugKzi","kind":"GATEWAY_TO_BANK","mode":"live"}', 'd9bcbfc7efe2f48f13d8df7899a99810dcf5cbf7c12572bdd6fab93f66b8a73f', '71f290479f981d6a426f8cf1eb21d3e3c30f04dc78c3d065d8508829ce10a215', '975fd202da57e1201e34ca9f0c0a6976162d3ad022eb0babc20089b13ba26db6295b4e0c936b363e2688f77c03349ff3e57790d0843da683b1a784209a4d6707');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 12, 4095921600000, 'key_first_owner', 'key.added', 'bnk_jfJBthGhBto55CppImoxGMF2iHyM1lLc61vR8GG9Zqz', '{"key_id":"key_IzwzinzYsGIoIZY2XyEI20DtcYbDoOfn651Skiv6spM","kind":"BANK_TO_GATEWAY","mode":"live"}', '71f290479f981d6a426f8cf1eb21d3e3c30f04dc78c3d065d8508829ce10a215', 'd728c80e981148802ab32159140550e454ee42ced3e12667b4dd6a092d258dff', '035be0492bc1c1a6129c0073bb97bb4e57e812c6dd883ab64982665c7e93384d784ac86795854ab6e2d671d6ea2e86b993b8353d0894f122aa05009d70b9e103');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 13, 4095921600000, 'key_first_owner', 'merchant.registered', 'mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', '{"colour":null,"created_at":"2099-10-17T12:00:00.000Z","logo_url":null,"merchant_id":"mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-17T12:00:00.000Z"}', 'd728c80e981148802ab32159140550e454ee42ced3e12667b4dd6a092d258dff', '861c5469ad009c4c42e42685624494bf00a88ab086a23e405abe42c46958c034', '426a7c512c64cb7cae2067674716937884a54ca389ea36d082cdd40b0046e36f5a3529c7df6877a90573bd3db17d05001cd1fddb02f7bd9a731198720cb84606');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 14, 4095921600000, 'key_first_owner', 'key.added', 'mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', '{"key_id":"key_1WMYV3KUOOF7YiPbArNVsKhsK0HuP6a1B8PPW2WzcMU","kind":"SIGNING","mode":"test"}', '861c5469ad009c4c42e42685624494bf00a88ab086a23e405abe42c46958c034', 'bfa3b6fa4c6f8391064299f3ba1da538c90446ab96afabfc10abd8408d6f52fd', '7bfd04049847f4767dff41d4680ae77d95d50d71e470bdecdf8d9517496d9a0e15bb58a115927d87814b8e25099b9f597d457f5d16b20edfca798972ade6be0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 15, 4095921600000, 'key_first_owner', 'key.added', 'mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', '{"key_id":"key_5Ca3go2MeWI6Fvkpq6St9JYDAyrjIMitIxtbIaN7A9U","kind":"SIGNING","mode":"live"}', 'bfa3b6fa4c6f8391064299f3ba1da538c90446ab96afabfc10abd8408d6f52fd', '419a9a2c86f687bc851d4db477a6fe6f414a42093f7bb5e7d638b94049cd2116', '4fb81aab22ecdee8f2e9801fb1dc820f1a87108da14b65f01160452e81b6c3256f2bd0226d79f6eacedf02381d82243484ddfbb5d4d33d757580e90cafd96c0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 16, 4095921600000, 'key_first_owner', 'key.added', 'mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', '{"key_id":"key_t9sqokldx8eLbacbWuYkrGOFH1Zj9GBu2Pfp58mYlaU","kind":"API","mode":"test"}', '419a9a2c86f687bc851d4db477a6fe6f414a42093f7bb5e7d638b94049cd2116', 'e1331355b3a8357b1a02a849ea6e8e6cfc7482aec329a6d79bab22f7359e6f58', '114b43a0d633ff1dd9bd89025c12151988f88d9fc1165aa3f8cb3cda455f43e49263183628636f1e8b41900a2d6428aeecc588c14a8428fcb0c2f60d896e5c0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 17, 4095921600000, 'key_first_owner', 'key.added', 'mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', '{"key_id":"key_f0RU0ekZYlARYWtyCTG5kP29hRZyk9gClLtDs4lk6o1","kind":"API","mode":"live"}', 'e1331355b3a8357b1a02a849ea6e8e6cfc7482aec329a6d79bab22f7359e6f58', '635b0674e721ea7fee22e4fcd8c7dcc801f8d087d945cfafdec0c703d7b9909b', 'a72d868ca9c6d94fb8355775f8a69ddd0783153cdfc2c8d8196527d6d10d5cf4e8ac93aafdaaa9bcae4554dcfa3b633cf74bb7ec033a3c68451e28f442ff7809');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 18, 4095921600000, 'key_first_owner', 'merchant.registered', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', '{"colour":null,"created_at":"2099-10-17T12:00:00.000Z","logo_url":null,"merchant_id":"mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX","modes":{"live":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-17T12:00:00.000Z"}', '635b0674e721ea7fee22e4fcd8c7dcc801f8d087d945cfafdec0c703d7b9909b', '73bffa8a34ce9829d6253186d8ef52c741fc4f1e92a860d95cd0cfa75702e6aa', '3a33a7615529388076ea19c617c91f22e4a77e508e958d444cbc937950985328467fdc874749f89233209343a3bd1da9b036449984c54f4467c29caeddeb0406');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 19, 4095921600000, 'key_first_owner', 'key.added', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', '{"key_id":"key_oZBb3mrYc211pLMhoSBrVSXlj9TRwyL3Vg4zYOTqmWA","kind":"SIGNING","mode":"test"}', '73bffa8a34ce9829d6253186d8ef52c741fc4f1e92a860d95cd0cfa75702e6aa', '88d13b1793d4d3cf4392059bbd865bb03f1ccedb2214d36ff875c9ff2290ce45', 'a26d8e421965efc862389a06aa2048fad0b2f1499c277bef9797752e1807447170b524a5e1c6d5c0339681eac9a3e5425e08a585728724aa05d0e9639e2ee008');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 20, 4095921600000, 'key_first_owner', 'key.added', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', '{"key_id":"key_uVKpLGuYtzGKA46i20Wc7YPwN5dhYzdZHwScjS4QCER","kind":"SIGNING","mode":"live"}', '88d13b1793d4d3cf4392059bbd865bb03f1ccedb2214d36ff875c9ff2290ce45', 'bed3b791080e844333293627059cdd396b4264acfc9e816341221b849938e48a', 'a2f8c31fd2d20c1d6c162826c2eb7a6bfb581c9bbd8b034b0e1aa0d0898f84be6f365e3c37c24e7d886101e8e8643d3cb589b399cea9c2abfdcb996198af2d0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 21, 4095921600000, 'key_first_owner', 'key.added', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', '{"key_id":"key_wSmpfaOBflvjUBAbbpDYkbohvdtDqXXK0ISBJ8asufh","kind":"API","mode":"test"}', 'bed3b791080e844333293627059cdd396b4264acfc9e816341221b849938e48a', 'd69f5dc2b9c9c300817fa4d055e5830289a475a58dcb267a976ade8c816c3228', 'bf9ab7ce4eb2f06bfdd7e0d70f2b77739ba4c6a12345390f7a8620a5a693a9e1c1e44380152fbf88e710f32cb3fc5823760db1b0d2b37bb132d849a4a2739601');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 22, 4095921600000, 'key_first_owner', 'key.added', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', '{"key_id":"key_xzVxjQ9uPS0rqk8TXVDlHjcnoR75TgcJrbKglu78Y4y","kind":"API","mode":"live"}', 'd69f5dc2b9c9c300817fa4d055e5830289a475a58dcb267a976ade8c816c3228', '6d51d70d537935abad80e18751f3214c3d74582251591d416b82a9cd80a0b4de', '33e03dfbad57a7dc83fad5cce7aabe3b6dd8571b63995fd8764c499b4b920c58f202d53709e13870bd061a6d002b93a8e97bcc11fd55e4afec290d5f59f66d0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 23, 4095921600000, 'key_first_owner', 'change.proposed', 'key_7v2e73TovywKSGxH4ZdhyUGqDGjOprwCqcN8p2YmvL6', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_2510XcNWrfe5AJ8jevFc0Tns0DfIpiauiMHKEMNs6o2"}', '6d51d70d537935abad80e18751f3214c3d74582251591d416b82a9cd80a0b4de', '9574aed8b7e342380b355669806edac262e58890855b2017fa1d73f0a86e00b5', '11406988b29d9385ad46c0ce3613ed26ae16fc83b266e3b790bd7ea6bd35b473fda76e7bee10ed5266500d0c77df872ba09142a84ea03a083baf2bb92ecc3103');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 24, 4095921600000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', '9574aed8b7e342380b355669806edac262e58890855b2017fa1d73f0a86e00b5', 'ddc51624a2a78e61c350869d30539e98cac41790be6a1c508f0e44439d0c4908', '84d9d4e8dbe0ad4fa3008aa5954e7cb08d962dacd67ddac9019ab527b39e0592995075e931f5d30e19ce57c758aede734bd1bc4fff10f7bb82f755168e394202');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 25, 4130658496000, 'key_first_owner', 'reconciliation.requested', 'pay_GcnZAa9V5WjGCUFZeLTrOpJvtt3YlfJnt1r4XcHyQjG', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', 'ddc51624a2a78e61c350869d30539e98cac41790be6a1c508f0e44439d0c4908', 'bc0dcbaa8981b82eceb7acf018a09ff00ec1f93369be8e776905fb5442e5803a', '736befabc81fc21f0e724f537962dddec2db7bf4f72999dac6e6745f447c017d090469108c0b23b75b759d9080f77c4745181130eb49c1a7311b7edfb12cde0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 26, 4130658496000, 'key_first_owner', 'reconciliation.resolved', 'pay_GcnZAa9V5WjGCUFZeLTrOpJvtt3YlfJnt1r4XcHyQjG', '{"movement":"","outcome":"FAILED"}', 'bc0dcbaa8981b82eceb7acf018a09ff00ec1f93369be8e776905fb5442e5803a', '02dba11e0c87ca9a48fcaee131bb20947d839706b31c6c68185a70e9d8655c57', 'd65f62ddc2c7a02dc5649a263aaa7bd64e8c1c91dea70c3f8fd009067b1d8dd3df6c41b8bec202957145a1d1be2db5589ecee18f22455cf8c84df3972b148303');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 27, 4130658676000, 'key_first_owner', 'reconciliation.requested', 'pay_OxxqFU1k42nn78YXe0hDkuNYulYSES4QjVY9nR9SF3p', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', '02dba11e0c87ca9a48fcaee131bb20947d839706b31c6c68185a70e9d8655c57', '637e9eb3bc0a5fc9f2967031117bd8f6b07266e4929316e1c9a7373f969730ea', 'a1ead96ebcd53ecdd8c313ff7e6af1affea6bf34456fb00dd043fa65b008cabce0ea485f2abd0732438f181a6a38e34ac00af9015358e7253743521836fd3609');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 28, 4130658676000, 'key_first_owner', 'reconciliation.proposed', 'pay_OxxqFU1k42nn78YXe0hDkuNYulYSES4QjVY9nR9SF3p', '{"movement":"","outcome":"COMPLETED"}', '637e9eb3bc0a5fc9f2967031117bd8f6b07266e4929316e1c9a7373f969730ea', '42d5b8e23a6337d1a978d92c1caa3596f3294476749860a6a6acfc7fe351bd43', 'ba07af37687039a80aeafe6f801ea49c1046b7a87b367522f12f13b22b0916ebaa083ad39d5c1ebf555c657b6fd13cde530662115fdd713ddfa17fccdb375601');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 29, 4130659756000, 'key_first_owner', 'merchant.registered', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', '{"colour":null,"created_at":"2100-11-23T13:29:16.000Z","logo_url":null,"merchant_id":"mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2100-11-23T13:29:16.000Z"}', '42d5b8e23a6337d1a978d92c1caa3596f3294476749860a6a6acfc7fe351bd43', '69cb1d97bf1d23650d65c2b313b6c29b19235516538c45c2f7355489a72f5c1e', 'f19230bf39a3ba2a42f46736a9d2ebbcb2a74716f045513d76e5688ad15c9e0fbec72eee6da74f793af44ca80c7ecc21be473a894eca8ae84de9f7cc3cde0600');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 30, 4130659756000, 'key_first_owner', 'key.added', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', '{"key_id":"key_bzHf0hi7g3vcpBfqh7kAzSfzgMZlnRTI6cHWXo2W7Y7","kind":"SIGNING","mode":"test"}', '69cb1d97bf1d23650d65c2b313b6c29b19235516538c45c2f7355489a72f5c1e', '73b63dccde7c773cd22daedbfa80006bd0b1acfb632de5ef79b3519ace736f62', '7e526c9d5d4981510d51fd7865682b775609e5d87c5e065837331cac6053b7bb3f1b223469249d884370e9ab34167327192fef3047bfab98c2b4e357beede70f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 31, 4130659756000, 'key_first_owner', 'key.added', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', '{"key_id":"key_Pc6v1xHYWvDyhHd8smZHzM5Ns0hqGAsGo4QBPjtcRSj","kind":"SIGNING","mode":"live"}', '73b63dccde7c773cd22daedbfa80006bd0b1acfb632de5ef79b3519ace736f62', '3d2f1956203fcad08caae1ba4467b0ec0fef985dddfe8e748d06100c8b549bfd', '98d03c370526699d6e35d9e219da82235e8fcf582ece0a750c2cd8e07377b481964790a7dd87e69cdc1be91f2f6826b8bac7ae7f1509113538c3ab24daa6b70e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 32, 4130659756000, 'key_first_owner', 'key.added', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', '{"key_id":"key_UQem6lEiYgrMC0Hr7HxuP255lTpARFlHT2fJI5109Gs","kind":"API","mode":"test"}', '3d2f1956203fcad08caae1ba4467b0ec0fef985dddfe8e748d06100c8b549bfd', '7a8de26f173f4e704ac7fad79a0454929ea84c3e673ef29c7ca6571f15ded1a4', '716b4e7847c70019e41836d49ab76ed9ebb2b2c2ca3c5134ebb7f6daa33643ac25dc5d51ce509c08aaf45fad11366c5805e825b96fbda315d51a79cf94db8100');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 33, 4130659756000, 'key_first_owner', 'key.added', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', '{"key_id":"key_lQtxyodDmK1hScIjjxcl4YHfPuDqfmKd3DPnhxKRtRE","kind":"API","mode":"live"}', '7a8de26f173f4e704ac7fad79a0454929ea84c3e673ef29c7ca6571f15ded1a4', 'b468f1ee129f620e3d51dc10a0ced801f50dc6ea8546f3d60ee2a999c0a7c974', '491c1e581c40be981fbb5732c8e0a7986315daec22bac014ce8c6316a65a13f3ecf518543afeb17ce3cfb0e1396b311a1642413c4dee3e4c92176c566e5b710d');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_7rGN9lk9sGLRsKEcKuPvJOtjfF1WmfoDz3xr7TKueyj', 'BANK', 'bnk_V6Fd2luuloa4Yst6JdKYYr54d5dhlopfIeljRAoJPA7', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '06a8c2a01b79582eee627c10001652aa3bab784126935eeaa271fb07ede8c7f56f0866fd8b683effe09f5c226eff42376d36b260da9bfa9978518ed366af65634c841a2051a5b788f3b3d17e3a9030eca28b', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_VZu2zf4AHByMNrHM3OpecXCzZafUWbplAtC5slfrxZY', 'BANK', 'bnk_V6Fd2luuloa4Yst6JdKYYr54d5dhlopfIeljRAoJPA7', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '3fb1ccb64c66f4ceb8aed0a13459358232095275e2e90dcb6ca44315d574d55e', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_DLs1C0kkjO3fhdckA5f7rSaQj5Ypdoegz0W5l7PZpLd', 'BANK', 'bnk_rBpyAW3nSjZ2ef30hCnRcernletR0qWwcadeIK8nOCF', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '36f3334395d30ecd60085ddba2e9aec334a36b075692b1964bfbfa47e6ec7129148abbf4f694aff4595e7870209b2944b8b9ddb7f0720d7dc535b6d54cfaf2916981d5b12e838cceda87468a0ab00cc02591', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_OuWqUSx8HtLBIvX1hHPoh8PNo48Smq6cGfQ1rSmFnOg', 'BANK', 'bnk_rBpyAW3nSjZ2ef30hCnRcernletR0qWwcadeIK8nOCF', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '758800bec4e62c872ad7ed3631c285a3d190a13a2c4fbad1588bfe9a75b928bc', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_uGGrYYgskmfDvZ2XGf4Q0ZLNdKSU6nuCh1MaUtJMZ9L', 'BANK', 'bnk_2GbWgrfV4hyGj4PpfPrxXjyMUlvRo0o5LpmTTv8mnPR', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '2acf0102a5f3d054bdad872752af2ac0800576663d3544276f661af7a38704642d5e4b76e21787b0ab1e387ce18d507d869529099420edf6b2b74e6c35519603b687cc3310b4871e3c3be6d2f36bc4a1f8c9', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_PdWaMPYHd2WcFj1uBanntTHf0C6NRk7LQMWn3ABhH4j', 'BANK', 'bnk_2GbWgrfV4hyGj4PpfPrxXjyMUlvRo0o5LpmTTv8mnPR', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', 'b97e41c60eaf45efcc1c2c1102c76bdbba4ffabb175bf3c3a0432e18bb425430', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_pIETrtcULn9laglkK5mW71WZIxOrg5gw6JNncEugKzi', 'BANK', 'bnk_jfJBthGhBto55CppImoxGMF2iHyM1lLc61vR8GG9Zqz', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, 'ec1e9a0dd4bf4852fdf14302d0d156ab69ff040ea1af4c541a7af49f79bb4d9cba607826252af5c88b4c11bf755f3a389a6a415ec6612cbfb8b75c20158b795bacbf52495b5fc01172b2e4b4381d3810227c', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_IzwzinzYsGIoIZY2XyEI20DtcYbDoOfn651Skiv6spM', 'BANK', 'bnk_jfJBthGhBto55CppImoxGMF2iHyM1lLc61vR8GG9Zqz', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '9dff8fb5096021ae635e178cbddd41a3c944f0e64a3eb017844ffc13535f206b', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_1WMYV3KUOOF7YiPbArNVsKhsK0HuP6a1B8PPW2WzcMU', 'MERCHANT', 'mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', 'test', 'SIGNING', 'ACTIVE', null, 0, '97c4f9c3176faf6ca6c3ae56a53a449c5cde0d08d2e6815cdd738ed1c7aeecc636a90ab86f5a238a8d8c880990d44708707d493b841a6ecd88cbb16731344b696da85f0860658e09d06a8ffb46d5', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_5Ca3go2MeWI6Fvkpq6St9JYDAyrjIMitIxtbIaN7A9U', 'MERCHANT', 'mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', 'live', 'SIGNING', 'ACTIVE', null, 0, 'b8d2b43f3f27790b6e1cd29308626d43033f509e112ecf775bec9f199ba1b7de9c8012d27cf57b8c7298433d90d4807492a23df7c5c51c96f38dada550eb3bfd8f5b488f3ed578f176cc701ba49b', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_t9sqokldx8eLbacbWuYkrGOFH1Zj9GBu2Pfp58mYlaU', 'MERCHANT', 'mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', 'test', 'API', 'ACTIVE', '3ee15fbed7070a92249babf0b2a43adaa787358a8dc4332750707b96c3dc3259', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_f0RU0ekZYlARYWtyCTG5kP29hRZyk9gClLtDs4lk6o1', 'MERCHANT', 'mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', 'live', 'API', 'ACTIVE', '4cba931b6512898feab7869999073e0c24d75e343e24d332947233cfdeb887a4', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_oZBb3mrYc211pLMhoSBrVSXlj9TRwyL3Vg4zYOTqmWA', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 'SIGNING', 'ACTIVE', null, 0, 'ebd15c9c5c0ae070e706765894ad2fbe1250926dde300dede16582e74c507a1b5efff812eddad5113e858de13f83d2dc19079ccb3bcacbbebc8012d54b4caa762292f5c029fc1c2d265f694b8d4b', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_uVKpLGuYtzGKA46i20Wc7YPwN5dhYzdZHwScjS4QCER', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'live', 'SIGNING', 'ACTIVE', null, 0, '79e96ea5761103450bd5199a0f91a5dbf82fe4bf3c77a405149d6bc636ab74e28ccbdda78bc37136f2adf24253aa1592b98c30ed24c79d34e2eb2ee3f5821b1153ff11de53b1223be46f3634f3ee', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_wSmpfaOBflvjUBAbbpDYkbohvdtDqXXK0ISBJ8asufh', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 'API', 'ACTIVE', '4bcbbc5949395af6327aeb45c48342f801c51223b7eb05c73c007264aec9e6b9', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_xzVxjQ9uPS0rqk8TXVDlHjcnoR75TgcJrbKglu78Y4y', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'live', 'API', 'ACTIVE', '7e935c1512fb538a77f624ad1f5ce98fb91fa6734b853ac51dbe5336e97020cc', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_bzHf0hi7g3vcpBfqh7kAzSfzgMZlnRTI6cHWXo2W7Y7', 'MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'test', 'SIGNING', 'ACTIVE', null, 0, 'f5808cb0accd6139c9d8eaf7e1343bfe191a6d51ca6b137678d756b67f8d419d80d8fe57bf0aa89d9ee6c3056656259ff3e5c578c9dc15376b37bec2032f8a1152af49d77080773b59494dfd2761', 4130659756000, 4130659756000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Pc6v1xHYWvDyhHd8smZHzM5Ns0hqGAsGo4QBPjtcRSj', 'MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'live', 'SIGNING', 'ACTIVE', null, 0, 'e65c8e04c37f1e6eec66a053aada661e2c2673c75c03b0aaabf31e727288c8988e647420c9347b741159086ba7221954300877b357aa2b1ed2332562c06f2366871931447715063285f5a7e2ce34', 4130659756000, 4130659756000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_UQem6lEiYgrMC0Hr7HxuP255lTpARFlHT2fJI5109Gs', 'MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'test', 'API', 'ACTIVE', '89008f8928a707fdb41cd17cf3ed7b3e47d6196819a52011f9fe9b67de41359b', 0, null, 4130659756000, 4130659756000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_lQtxyodDmK1hScIjjxcl4YHfPuDqfmKd3DPnhxKRtRE', 'MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'live', 'API', 'ACTIVE', '4c1b2a0423bc0c631c07363e97c4df914417be5abdc2dcef1b6f02e96d3ed054', 0, null, 4130659756000, 4130659756000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_2510XcNWrfe5AJ8jevFc0Tns0DfIpiauiMHKEMNs6o2', 'ADMIN_KEY', 'key_7v2e73TovywKSGxH4ZdhyUGqDGjOprwCqcN8p2YmvL6', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4095921600000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_2GbWgrfV4hyGj4PpfPrxXjyMUlvRo0o5LpmTTv8mnPR', 'execute-transaction', 4130658586000, 4130658618000, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_V6Fd2luuloa4Yst6JdKYYr54d5dhlopfIeljRAoJPA7', 'execute-transaction', 4130655166000, 4130656938000, 4130657836000);
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_2GbWgrfV4hyGj4PpfPrxXjyMUlvRo0o5LpmTTv8mnPR');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_V6Fd2luuloa4Yst6JdKYYr54d5dhlopfIeljRAoJPA7');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_jfJBthGhBto55CppImoxGMF2iHyM1lLc61vR8GG9Zqz');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_rBpyAW3nSjZ2ef30hCnRcernletR0qWwcadeIK8nOCF');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_V6Fd2luuloa4Yst6JdKYYr54d5dhlopfIeljRAoJPA7', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_rBpyAW3nSjZ2ef30hCnRcernletR0qWwcadeIK8nOCF', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_2GbWgrfV4hyGj4PpfPrxXjyMUlvRo0o5LpmTTv8mnPR', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_jfJBthGhBto55CppImoxGMF2iHyM1lLc61vR8GG9Zqz', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'live', 'REGISTERED', 'https://shop.example.com', 4130659756000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'test', 'REGISTERED', 'https://shop.example.com', 4130660656000, 'DISABLED');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'live', 'REGISTERED', 'https://shop.example.com', 4095921600000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 'REGISTERED', 'https://shop.example.com', 4095921600000, 'FAILING');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130655136000, 'evt_prsTUpcTa4BpAhr6ODCYU01UMTgbV866iPitI8OA1Hr', 'payment.processing', 'ps_QBxsGLvEjw7EA8wXI1EOJWSvp9lTh8dxmiAKO3tjRdY', '{"event":"payment.processing","data":{"event_id":"evt_prsTUpcTa4BpAhr6ODCYU01UMTgbV866iPitI8OA1Hr","occurred_at":"2100-11-23T12:12:16.000Z","mode":"test","session_id":"ps_QBxsGLvEjw7EA8wXI1EOJWSvp9lTh8dxmiAKO3tjRdY","payment_id":"pay_QBxsGLvEjw7EA8wXI1EOJWSvp9lTh8dxmiAKO3tjRdY","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130657116000, 'evt_Vvq7uWMGSxfvfGfwpLJhjd9LcPtRctFMSYjXkr0uKBf', 'payment.processing', 'ps_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN', '{"event":"payment.processing","data":{"event_id":"evt_Vvq7uWMGSxfvfGfwpLJhjd9LcPtRctFMSYjXkr0uKBf","occurred_at":"2100-11-23T12:45:16.000Z","mode":"test","session_id":"ps_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN","payment_id":"pay_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130657116000, 'evt_SJYcVocYIHKBWab7uG7pwbtaj35Y4sJwJBKUGeiLr95', 'payment.settlement_pending', 'ps_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN', '{"event":"payment.settlement_pending","data":{"event_id":"evt_SJYcVocYIHKBWab7uG7pwbtaj35Y4sJwJBKUGeiLr95","occurred_at":"2100-11-23T12:45:16.000Z","mode":"test","session_id":"ps_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN","payment_id":"pay_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130657716000, 'evt_0oH7fDN8GxPBHGHVzvNvUvYMtdGTC3VUXArMj5TyuNc', 'payment.settlement_stalled', 'ps_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_0oH7fDN8GxPBHGHVzvNvUvYMtdGTC3VUXArMj5TyuNc","occurred_at":"2100-11-23T12:55:16.000Z","mode":"test","session_id":"ps_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN","payment_id":"pay_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130657836000, 'evt_UeFU8M3wqUiRINookzBy7Soxir9ScoICeXe086ets3n', 'payment.processing', 'ps_VQ1JypVfO1SZwbk5uHE2RMKYNGovL4cws8XyswKZImq', '{"event":"payment.processing","data":{"event_id":"evt_UeFU8M3wqUiRINookzBy7Soxir9ScoICeXe086ets3n","occurred_at":"2100-11-23T12:57:16.000Z","mode":"test","session_id":"ps_VQ1JypVfO1SZwbk5uHE2RMKYNGovL4cws8XyswKZImq","payment_id":"pay_VQ1JypVfO1SZwbk5uHE2RMKYNGovL4cws8XyswKZImq","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130657836000, 'evt_H2IXIM9dxepVwjVKKTgcPEWHJqgE7xKYk58AeZ3nNih', 'payment.completed', 'ps_VQ1JypVfO1SZwbk5uHE2RMKYNGovL4cws8XyswKZImq', '{"event":"payment.completed","data":{"event_id":"evt_H2IXIM9dxepVwjVKKTgcPEWHJqgE7xKYk58AeZ3nNih","occurred_at":"2100-11-23T12:57:16.000Z","mode":"test","session_id":"ps_VQ1JypVfO1SZwbk5uHE2RMKYNGovL4cws8XyswKZImq","payment_id":"pay_VQ1JypVfO1SZwbk5uHE2RMKYNGovL4cws8XyswKZImq","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658016000, 'evt_NyXEFoIXcIynBuIplN9H0ULxFPIiQVmBAPJwPTGx18u', 'payment.processing', 'ps_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v', '{"event":"payment.processing","data":{"event_id":"evt_NyXEFoIXcIynBuIplN9H0ULxFPIiQVmBAPJwPTGx18u","occurred_at":"2100-11-23T13:00:16.000Z","mode":"test","session_id":"ps_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v","payment_id":"pay_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658016000, 'evt_V6xnJykfgkttzxEAH6DXrcfHUfnYt3Ju0LOkCmQMniJ', 'payment.settlement_pending', 'ps_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v', '{"event":"payment.settlement_pending","data":{"event_id":"evt_V6xnJykfgkttzxEAH6DXrcfHUfnYt3Ju0LOkCmQMniJ","occurred_at":"2100-11-23T13:00:16.000Z","mode":"test","session_id":"ps_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v","payment_id":"pay_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658016000, 'evt_BgQCHgiup0J56oS15FHSj6fHkIORv4wkhFAjLWpQ4ME', 'payment.completed', 'ps_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v', '{"event":"payment.completed","data":{"event_id":"evt_BgQCHgiup0J56oS15FHSj6fHkIORv4wkhFAjLWpQ4ME","occurred_at":"2100-11-23T13:00:16.000Z","mode":"test","session_id":"ps_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v","payment_id":"pay_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658076000, 'evt_Q4hWLdsjGA59nuczZfxiTrH5P91TDbPHy0bkDo98vUu', 'payment.processing', 'ps_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O', '{"event":"payment.processing","data":{"event_id":"evt_Q4hWLdsjGA59nuczZfxiTrH5P91TDbPHy0bkDo98vUu","occurred_at":"2100-11-23T13:01:16.000Z","mode":"test","session_id":"ps_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O","payment_id":"pay_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658076000, 'evt_BW7ABts2VJFGMM0UdEg6ZzIC2MAF5kApuDqypgLQQCy', 'payment.settlement_pending', 'ps_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O', '{"event":"payment.settlement_pending","data":{"event_id":"evt_BW7ABts2VJFGMM0UdEg6ZzIC2MAF5kApuDqypgLQQCy","occurred_at":"2100-11-23T13:01:16.000Z","mode":"test","session_id":"ps_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O","payment_id":"pay_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658076000, 'evt_UMuVEte0dl3o3DKwbi7IH5zYU6WGgvY9lPU74nWVD73', 'payment.completed', 'ps_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O', '{"event":"payment.completed","data":{"event_id":"evt_UMuVEte0dl3o3DKwbi7IH5zYU6WGgvY9lPU74nWVD73","occurred_at":"2100-11-23T13:01:16.000Z","mode":"test","session_id":"ps_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O","payment_id":"pay_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658136000, 'evt_8pXIKpEd5yVPvbl1SEcsGyP8QVpBFcOQP4PI3xHB16e', 'payment.processing', 'ps_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN', '{"event":"payment.processing","data":{"event_id":"evt_8pXIKpEd5yVPvbl1SEcsGyP8QVpBFcOQP4PI3xHB16e","occurred_at":"2100-11-23T13:02:16.000Z","mode":"test","session_id":"ps_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN","payment_id":"pay_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658136000, 'evt_dx7AvZ8FuCYf6kIY693gWFNsW8YiJd75Y8njHBQbdDu', 'payment.settlement_pending', 'ps_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN', '{"event":"payment.settlement_pending","data":{"event_id":"evt_dx7AvZ8FuCYf6kIY693gWFNsW8YiJd75Y8njHBQbdDu","occurred_at":"2100-11-23T13:02:16.000Z","mode":"test","session_id":"ps_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN","payment_id":"pay_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658136000, 'evt_0JrqL8nXYfnsNAdYegAid4pA5HD0tBDVBENlzF62fKb', 'payment.completed', 'ps_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN', '{"event":"payment.completed","data":{"event_id":"evt_0JrqL8nXYfnsNAdYegAid4pA5HD0tBDVBENlzF62fKb","occurred_at":"2100-11-23T13:02:16.000Z","mode":"test","session_id":"ps_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN","payment_id":"pay_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658196000, 'evt_9PFxC9VZiCAbUaNrrP2aN5QoPRYshyCxx4TMuMBlkn7', 'payment.processing', 'ps_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX', '{"event":"payment.processing","data":{"event_id":"evt_9PFxC9VZiCAbUaNrrP2aN5QoPRYshyCxx4TMuMBlkn7","occurred_at":"2100-11-23T13:03:16.000Z","mode":"test","session_id":"ps_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX","payment_id":"pay_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658196000, 'evt_WDZlbTR51klEzjsUedaf3EYnkt3khgJ4xMBEPyQ3SZf', 'payment.settlement_pending', 'ps_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX', '{"event":"payment.settlement_pending","data":{"event_id":"evt_WDZlbTR51klEzjsUedaf3EYnkt3khgJ4xMBEPyQ3SZf","occurred_at":"2100-11-23T13:03:16.000Z","mode":"test","session_id":"ps_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX","payment_id":"pay_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658196000, 'evt_mvmTndVFMXjO5fVxOCNp9A49Z6YwKxRjmg4ME1nwBpR', 'payment.completed', 'ps_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX', '{"event":"payment.completed","data":{"event_id":"evt_mvmTndVFMXjO5fVxOCNp9A49Z6YwKxRjmg4ME1nwBpR","occurred_at":"2100-11-23T13:03:16.000Z","mode":"test","session_id":"ps_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX","payment_id":"pay_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658376000, 'evt_oBhTPiBHARRBbqDqBJiWDoD2IxPH1s5W99agGsbfndr', 'payment.processing', 'ps_GcnZAa9V5WjGCUFZeLTrOpJvtt3YlfJnt1r4XcHyQjG', '{"event":"payment.processing","data":{"event_id":"evt_oBhTPiBHARRBbqDqBJiWDoD2IxPH1s5W99agGsbfndr","occurred_at":"2100-11-23T13:06:16.000Z","mode":"test","session_id":"ps_GcnZAa9V5WjGCUFZeLTrOpJvtt3YlfJnt1r4XcHyQjG","payment_id":"pay_GcnZAa9V5WjGCUFZeLTrOpJvtt3YlfJnt1r4XcHyQjG","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130658376000, 'evt_VbxXZ6Ofem0LAp9Ay6KYDzWRRnziRrhAyEfQsPP2NYh', 'payment.settlement_pending', 'ps_GcnZAa9V5WjGCUFZeLTrOpJvtt3YlfJnt1r4XcHyQjG', '{"event":"payment.settlement_pending","data":{"event_id":"evt_VbxXZ6Ofem0LAp9Ay6KYDzWRRnziRrhAyEfQsPP2NYh","occurred_at":"2100-11-23T13:06:16.000Z","mode":"test","session_id":"ps_GcnZAa9V5WjGCUFZeLTrOpJvtt3YlfJnt1r4XcHyQjG","payment_id":"pay_GcnZAa9V5WjGCUFZeLTrOpJvtt3YlfJnt1r4XcHyQjG","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'live', 4130658556000, 'evt_gvjOxubNBF5EyNuuIiUXOo5dGDHy5hLtNXTqgsLQETs', 'payment.processing', 'ps_OxxqFU1k42nn78YXe0hDkuNYulYSES4QjVY9nR9SF3p', '{"event":"payment.processing","data":{"event_id":"evt_gvjOxubNBF5EyNuuIiUXOo5dGDHy5hLtNXTqgsLQETs","occurred_at":"2100-11-23T13:09:16.000Z","mode":"live","session_id":"ps_OxxqFU1k42nn78YXe0hDkuNYulYSES4QjVY9nR9SF3p","payment_id":"pay_OxxqFU1k42nn78YXe0hDkuNYulYSES4QjVY9nR9SF3p","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'live', 4130659756000, 'evt_5werisEFz2RyBWt0kEcRR8Ii42g5Fd9CVXhJGIqtTmY', 'merchant.key_added', 'key_Pc6v1xHYWvDyhHd8smZHzM5Ns0hqGAsGo4QBPjtcRSj', '{"event":"merchant.key_added","data":{"event_id":"evt_5werisEFz2RyBWt0kEcRR8Ii42g5Fd9CVXhJGIqtTmY","occurred_at":"2100-11-23T13:29:16.000Z","mode":"live","merchant_id":"mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE","key_id":"key_Pc6v1xHYWvDyhHd8smZHzM5Ns0hqGAsGo4QBPjtcRSj","kind":"SIGNING"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'live', 4130659756000, 'evt_HIJwWgXFtVyzozqvuAqPNlnNJi67jgbIUIHf5tiioCe', 'merchant.key_added', 'key_lQtxyodDmK1hScIjjxcl4YHfPuDqfmKd3DPnhxKRtRE', '{"event":"merchant.key_added","data":{"event_id":"evt_HIJwWgXFtVyzozqvuAqPNlnNJi67jgbIUIHf5tiioCe","occurred_at":"2100-11-23T13:29:16.000Z","mode":"live","merchant_id":"mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE","key_id":"key_lQtxyodDmK1hScIjjxcl4YHfPuDqfmKd3DPnhxKRtRE","kind":"API"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'test', 4130660656000, 'evt_IviA6X6vZa43B1yawomZyzUFn40ZsxAOoYMQrBf1m4e', 'payment.expired', 'ps_QpO85p7fFndQhhUEru5EOQWjqzOJCpDfcgh5LOjhF2L', '{"event":"payment.expired","data":{"event_id":"evt_IviA6X6vZa43B1yawomZyzUFn40ZsxAOoYMQrBf1m4e","occurred_at":"2100-11-23T13:44:16.000Z","mode":"test","session_id":"ps_QpO85p7fFndQhhUEru5EOQWjqzOJCpDfcgh5LOjhF2L","payment_id":"pay_QpO85p7fFndQhhUEru5EOQWjqzOJCpDfcgh5LOjhF2L","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'test', 4130661556000, 'evt_1nORRSO2sPOTSNtx6uc93ax95Bei3IZTbn0xpTdXp9l', 'payment.expired', 'ps_5WgnIox8l0yprDNcHQGnXzxMAXpcTCbIm4ZFSjgfHje', '{"event":"payment.expired","data":{"event_id":"evt_1nORRSO2sPOTSNtx6uc93ax95Bei3IZTbn0xpTdXp9l","occurred_at":"2100-11-23T13:59:16.000Z","mode":"test","session_id":"ps_5WgnIox8l0yprDNcHQGnXzxMAXpcTCbIm4ZFSjgfHje","payment_id":"pay_5WgnIox8l0yprDNcHQGnXzxMAXpcTCbIm4ZFSjgfHje","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'test', 4130662456000, 'evt_57F9DGqycInQMrRVvs9EOFuDYlcJ6zJmwMrc7klFPLa', 'payment.expired', 'ps_NomEj4OHVgKTanbKXdw6Tpohrze7bkaWyA5nkWPAmEh', '{"event":"payment.expired","data":{"event_id":"evt_57F9DGqycInQMrRVvs9EOFuDYlcJ6zJmwMrc7klFPLa","occurred_at":"2100-11-23T14:14:16.000Z","mode":"test","session_id":"ps_NomEj4OHVgKTanbKXdw6Tpohrze7bkaWyA5nkWPAmEh","payment_id":"pay_NomEj4OHVgKTanbKXdw6Tpohrze7bkaWyA5nkWPAmEh","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130663356000, 'evt_PwyH55GrzLIYEl2XvUfqXOarvC8MR04KDwv4TpXc2BP', 'payment.expired', 'ps_5xCg2anQgEcRlPRoPhGzSDYmKzExkHUhcsMr9bzUdte', '{"event":"payment.expired","data":{"event_id":"evt_PwyH55GrzLIYEl2XvUfqXOarvC8MR04KDwv4TpXc2BP","occurred_at":"2100-11-23T14:29:16.000Z","mode":"test","session_id":"ps_5xCg2anQgEcRlPRoPhGzSDYmKzExkHUhcsMr9bzUdte","payment_id":"pay_5xCg2anQgEcRlPRoPhGzSDYmKzExkHUhcsMr9bzUdte","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130664256000, 'evt_w71VrT5362ibUHRJgS9mcE97kMz06T8j0JlpLuCUhyQ', 'payment.expired', 'ps_dwbaEu4LjkuZr0DpvO65NdgGH2sxsBTzPtzJeAEbG1d', '{"event":"payment.expired","data":{"event_id":"evt_w71VrT5362ibUHRJgS9mcE97kMz06T8j0JlpLuCUhyQ","occurred_at":"2100-11-23T14:44:16.000Z","mode":"test","session_id":"ps_dwbaEu4LjkuZr0DpvO65NdgGH2sxsBTzPtzJeAEbG1d","payment_id":"pay_dwbaEu4LjkuZr0DpvO65NdgGH2sxsBTzPtzJeAEbG1d","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130991682000, 'evt_wzzkI3OLbmX031caf0P6ITTdR7RAs1q306GZQfzAdn4', 'payment.expired', 'ps_pszkwxaPLLvGLbxKIKXqqwIBJepuReuM4swwUJUtkUM', '{"event":"payment.expired","data":{"event_id":"evt_wzzkI3OLbmX031caf0P6ITTdR7RAs1q306GZQfzAdn4","occurred_at":"2100-11-27T09:41:22.000Z","mode":"test","session_id":"ps_pszkwxaPLLvGLbxKIKXqqwIBJepuReuM4swwUJUtkUM","payment_id":"pay_pszkwxaPLLvGLbxKIKXqqwIBJepuReuM4swwUJUtkUM","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 4130992582000, 'evt_sinDufOKPynTonFR5R7Idzb3mkzKPTOll5SxpSIGcx7', 'payment.expired', 'ps_hliN9AyJAxdER9T68YRZNj8U2gHtiv0LODFmKAcKUZ6', '{"event":"payment.expired","data":{"event_id":"evt_sinDufOKPynTonFR5R7Idzb3mkzKPTOll5SxpSIGcx7","occurred_at":"2100-11-27T09:56:22.000Z","mode":"test","session_id":"ps_hliN9AyJAxdER9T68YRZNj8U2gHtiv0LODFmKAcKUZ6","payment_id":"pay_hliN9AyJAxdER9T68YRZNj8U2gHtiv0LODFmKAcKUZ6","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', 'live', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', 'test', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_3jIRcotucvErG3rjV3gcSMHaM6A5L2hWlHJZEXec3PK', 'Meridian Books', 'ACTIVE', null, null, null, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'Meridian Books', 'ACTIVE', null, null, null, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'Meridian Books', 'ACTIVE', null, null, null, null, 4130659756000, 4130659756000);
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-7KOSRUKZ', 'PAYMENT', 4130658076000, 'pay_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-EQG9L3HT', 'PAYMENT', 4130658196000, 'pay_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-MRBAXQNG', 'PAYMENT', 4130658016000, 'pay_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-WZS589ZQ', 'PAYMENT', 4130658136000, 'pay_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130657116000, 'pay_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130657836000, 'pay_VQ1JypVfO1SZwbk5uHE2RMKYNGovL4cws8XyswKZImq');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130658016000, 'pay_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130658076000, 'pay_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130658136000, 'pay_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130658196000, 'pay_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130658376000, 'pay_GcnZAa9V5WjGCUFZeLTrOpJvtt3YlfJnt1r4XcHyQjG');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130655136000, 'pay_QBxsGLvEjw7EA8wXI1EOJWSvp9lTh8dxmiAKO3tjRdY', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 141, 4130656936000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[34,34,[0]]}}', '03c1be3b6900892c4c698edab0849760', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130657116000, 'pay_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 61, 4130657716000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be599f602f4cdbd60bd7c25c8f43', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130657836000, 'pay_VQ1JypVfO1SZwbk5uHE2RMKYNGovL4cws8XyswKZImq', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4130657836000, 4130657836000, 1, null, 'SAME_BANK', 'alpha', 'alpha', 'EXECUTING', '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be649be0ebec1d72b7e77089be00', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658016000, 'pay_Se2g9LoIes0wXG9M226o3hpnlxwzsxo2I9r2wr7AG1v', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130658016000, 4130658016000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be675b009f6f059ffb5a49b11e7c', '["REF-1","RAIL-MRBAXQNG"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658076000, 'pay_GUiNq8rVi41e2GiDyaVUfONsr495COYeW4tZyHWAN7O', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130658076000, 4130658076000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be68456069e278c2b4f5c5a0a963', '["REF-1","RAIL-7KOSRUKZ"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658136000, 'pay_vktOXl2GZ9wxXUMlzWY9Uxd76FgxF6mud5spOD1yovN', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130658136000, 4130658136000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be692fc07b77ca8e0ca2c284f33e', '["REF-1","RAIL-WZS589ZQ"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658196000, 'pay_7nqYZ7v7keuvxi0zP3rlUIsG54mrJzbEaq2E6cL37OX', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130658196000, 4130658196000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be6a1a20f2fcdfa837489d636de3', '["REF-1","RAIL-EQG9L3HT"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658376000, 'pay_GcnZAa9V5WjGCUFZeLTrOpJvtt3YlfJnt1r4XcHyQjG', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4130658381000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be6cd9402339dd893b4d15b77bc9', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658556000, 'pay_OxxqFU1k42nn78YXe0hDkuNYulYSES4QjVY9nR9SF3p', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'live', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4130658561000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[2,2,[0]]}}', '03c1be6f98602ddf4a06111d1ed9ddd8', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130659756000, 'pay_QpO85p7fFndQhhUEru5EOQWjqzOJCpDfcgh5LOjhF2L', 'MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130660656000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1be81e7e0bf6b4f6ee15e8b89f3f0', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130660656000, 'pay_5WgnIox8l0yprDNcHQGnXzxMAXpcTCbIm4ZFSjgfHje', 'MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130661556000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1be8fa3802b950d693a13133a6575', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130661556000, 'pay_NomEj4OHVgKTanbKXdw6Tpohrze7bkaWyA5nkWPAmEh', 'MERCHANT', 'mer_HykHGJooLYF4uhLk91MXoELTuL71lSuyAjr8PwCySQE', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130662456000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1be9d5f20083d1c50c14f76538ce2', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130662456000, 'pay_5xCg2anQgEcRlPRoPhGzSDYmKzExkHUhcsMr9bzUdte', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130663356000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1beab1ac0c2716e2f78a322d8e4a3', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130663356000, 'pay_dwbaEu4LjkuZr0DpvO65NdgGH2sxsBTzPtzJeAEbG1d', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130664256000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1beb8d6605335006414e91f527138', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130990782000, 'pay_pszkwxaPLLvGLbxKIKXqqwIBJepuReuM4swwUJUtkUM', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130991682000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d23cf63098238439e4b8f48bf6ee', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130991682000, 'pay_hliN9AyJAxdER9T68YRZNj8U2gHtiv0LODFmKAcKUZ6', 'MERCHANT', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130992582000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d24ab1d06d0f4ff3d0291108084d', '[]');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_P1t0heXHxDQG4oH9rTaC00DKiqU19o9fLWoRJn5iCyN', '', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 'STALLED', 4130657716000, 2500, 'USD', '1GPLILH0G1K8OE9ZHKCUK5Y434JXD1U9BWV', 61, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_QBxsGLvEjw7EA8wXI1EOJWSvp9lTh8dxmiAKO3tjRdY', '', 'mer_XwwTyDMvt2WzBtm9GOJ33LZ8WJbe9n34t2PCHXqo8cX', 'test', 'UNKNOWN_OUTCOME', 4130656936000, 2500, 'USD', '1GPLHF18G70DT051KKOZ0HHD0NR37Y130L9', 141, null);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4095921600000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_objects_until', '[4130653440000]', 4130654400000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('totals_until', '[4130654400000]', 4130654400000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_totals_until', '[4130654400000]', 4130654400000);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
