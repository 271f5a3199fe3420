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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_gateway.sql', '2026-11-23 20:51:50');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_VEuNb6MNHNZ2yaECI0KE2VmPb1bZ4wEkHfUiICJoS6A', 'Ada', 'operator', 'PROPOSED', '6f2508421b52567381961dfe061583a56bcbbc5c1d0752fd1401d51b7287b909', 0, 'key_first_owner', null, 4095921600000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 1, 4095921600000, 'key_first_owner', 'bank.registered', 'bnk_9COL3gRxPfzQ9MvcAjArrkPFt637HmfiPG8RomNjDjg', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_9COL3gRxPfzQ9MvcAjArrkPFt637HmfiPG8RomNjDjg","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-17T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"test","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-17T12:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', '6f09b439a43385e675d28236230c789ffda6b771a18c322af2b4f20a9c7f8fb4', 'cc71b45bd096a8eff7bb2720849bbd57c829a9935ca3dc7d36ecc8e5de3d3948f57bab6acd429d08cc81606acd2dca94916efca916d087f5825da445ff57600c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 2, 4095921600000, 'key_first_owner', 'key.added', 'bnk_9COL3gRxPfzQ9MvcAjArrkPFt637HmfiPG8RomNjDjg', '{"key_id":"key_CiyEFW9iUmAaSZlbF3oHuF5vusWy74EAgviw6SKi3Vw","kind":"GATEWAY_TO_BANK","mode":"test"}', '6f09b439a43385e675d28236230c789ffda6b771a18c322af2b4f20a9c7f8fb4', '07c94e9a5d8beddee33b8d923e58d99125a1873983815efd92223de10dfdc655', '7ff8c2a30307bfbcea383887ec215851594dd6ea8b0701d79f067081a116ce979fafca8dc523225df6377bc068d18afab1999bca8f31834a719ce822a079160e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 3, 4095921600000, 'key_first_owner', 'key.added', 'bnk_9COL3gRxPfzQ9MvcAjArrkPFt637HmfiPG8RomNjDjg', '{"key_id":"key_p4P7XWDlu5bT5M66g2lTmvIYpnyp4ecaTLrmJqxRkH2","kind":"BANK_TO_GATEWAY","mode":"test"}', '07c94e9a5d8beddee33b8d923e58d99125a1873983815efd92223de10dfdc655', 'f3ce2bd3ce904024b0d41cbcc7c2baf5e40edca3726f6d0b380eee4a75d86d1c', 'c0816d1fa819ffc8e3b680d50e9dce872a0537365c2ba47df2ec07b1d030b90120948e2dc56b55e48d0dc80109dfeff5d718aae6e37088471450edb079e6ca0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 4, 4095921600000, 'key_first_owner', 'bank.registered', 'bnk_6q3jbLWhwEDXXhOblvaIuDFi6phmQpDXpnykopFqQgM', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_6q3jbLWhwEDXXhOblvaIuDFi6phmQpDXpnykopFqQgM","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-17T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"test","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-17T12:00:00.000Z"}', 'f3ce2bd3ce904024b0d41cbcc7c2baf5e40edca3726f6d0b380eee4a75d86d1c', '09cf825f5bacffe2ff254bddeeeeead413c5271922234624a528eebce50c75bc', 'f08db5f46f7fdbd34da59e62be6c7ed664fa856507099e56fd6ffd2ff664fb25aa25b680040844ea4277c2cef198a6fbc5fcc34f3d03462169af5b203f359c03');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 5, 4095921600000, 'key_first_owner', 'key.added', 'bnk_6q3jbLWhwEDXXhOblvaIuDFi6phmQpDXpnykopFqQgM', '{"key_id":"key_e723EUojNildoGlwGhTEiwEELupY0ajSsyJ6tp9qfMf","kind":"GATEWAY_TO_BANK","mode":"test"}', '09cf825f5bacffe2ff254bddeeeeead413c5271922234624a528eebce50c75bc', '39fab6a70c658d4e21c0a854b1b5a954caefbed07d97ba9058bd1e6d0cd389c8', '803faa4fc40b767b3d452d0e69cc3f9557b391253ab8174db5b44a598bce5fa32ad9e908a384db093142cd871792a845c8e3c6ae788be1732c53747ba2d25d00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 6, 4095921600000, 'key_first_owner', 'key.added', 'bnk_6q3jbLWhwEDXXhOblvaIuDFi6phmQpDXpnykopFqQgM', '{"key_id":"key_wv9C78oHrC5HLMQDI9QJvPkroeGVCYMHKemhiFnIzHv","kind":"BANK_TO_GATEWAY","mode":"test"}', '39fab6a70c658d4e21c0a854b1b5a954caefbed07d97ba9058bd1e6d0cd389c8', '16a3c939491ca45c44f930c5e794d46c0346dad40c7cf10ed2a1e6ebbd245cdf', '463868b2db5b3479a6933f45c8a9f460bb2d9b44a8a9102ee93fd8e3e8787bbce3dbef67245bdc4b256ee07e7a3fabac7808d8acee544983237c369d77e36f00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 7, 4095921600000, 'key_first_owner', 'bank.registered', 'bnk_af4dQ0YMrWIxMWkFlao8qlQDWEBMHldgdZaaGDsvFpE', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_af4dQ0YMrWIxMWkFlao8qlQDWEBMHldgdZaaGDsvFpE","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-17T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"live","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-17T12:00:00.000Z"}', '16a3c939491ca45c44f930c5e794d46c0346dad40c7cf10ed2a1e6ebbd245cdf', 'f9377a60913f21fd3ab3b8d3fcfd909aa73f2c19df9ce9fdf8f97f717b8e43eb', 'f9a6066c584549fcf68c105cde7d1bb005fc6ccec0ed72f056c13eb3ee3b00566482c72b57f09edc9c2ca68e58a5c1a7c0d478e73b62b901b4b4dbea44ba930e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 8, 4095921600000, 'key_first_owner', 'key.added', 'bnk_af4dQ0YMrWIxMWkFlao8qlQDWEBMHldgdZaaGDsvFpE', '{"key_id":"key_uAaOWFZmKov7LN5YfmcYqvJQvrGeOftbJIZ6qYvLmaB","kind":"GATEWAY_TO_BANK","mode":"live"}', 'f9377a60913f21fd3ab3b8d3fcfd909aa73f2c19df9ce9fdf8f97f717b8e43eb', '2cfb03162867c23485488381d09272ad5a266c3bf403b2db613011f38631803c', '7a3fb2547910ae840e74e28927f9bc77f3024c4471c6ef3352dffd9eb3ab19e881226f20c0e52cba73874119a44243b43fae546a44d3510cd402c18326b9a708');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 9, 4095921600000, 'key_first_owner', 'key.added', 'bnk_af4dQ0YMrWIxMWkFlao8qlQDWEBMHldgdZaaGDsvFpE', '{"key_id":"key_FKE7uGvWp0xJmANSeKBtDT6rt0fUHOE0sK2iNYxYBFb","kind":"BANK_TO_GATEWAY","mode":"live"}', '2cfb03162867c23485488381d09272ad5a266c3bf403b2db613011f38631803c', 'd8bfa8c4096ea1151597eca35245976b1ea107b2a37df549e05a0125370c1180', '49cdde64a768b3ec8b5538dc5343642f9d07af98bf00cb50ba3a1971d3ca24c4b1c5f025fec2b1f1bc315d38f4a94f8edb0e50e64bf2afad1112f6825b61250c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 10, 4095921600000, 'key_first_owner', 'bank.registered', 'bnk_34fWwdAPtQ4Cv83uLVBFhSnAF9kngszXdhLztxtJvuC', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_34fWwdAPtQ4Cv83uLVBFhSnAF9kngszXdhLztxtJvuC","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-17T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"live","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-17T12:00:00.000Z"}', 'd8bfa8c4096ea1151597eca35245976b1ea107b2a37df549e05a0125370c1180', 'ef51c4cedb3c107c7b9ef4d052ee2d6cb5d689c31ec2e7ed2b959682123cc520', '34336523fc4499456a82f1a5485a350cf1118aeb6fd9bc7b53c5c85e7a7086d4e72076b5b327082c23aeaa23092a09a733659f1f9bf8da330409eff71365e90c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 11, 4095921600000, 'key_first_owner', 'key.added', 'bnk_34fWwdAPtQ4Cv83uLVBFhSnAF9kngszXdhLztxtJvuC', '{"key_id":"key_u5uBn1LIYCiFfOtxch2xZIP3ddVwUsllMnPOX4pcxZl","kind":"GATEWAY_TO_BANK","mode":"live"}', 'ef51c4cedb3c107c7b9ef4d052ee2d6cb5d689c31ec2e7ed2b959682123cc520', 'ea5f151784653ddd67fdd3c2306396473a3d0660e84b728be856584ae5b25230', '76ef647021f137fdad68142adea5dd952c8327ad6c6b09df0740946e2c22ecb71a304334e38db56d2bb9a323d53fe5ae08cebcd33ebc524369107839bf7b4f0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 12, 4095921600000, 'key_first_owner', 'key.added', 'bnk_34fWwdAPtQ4Cv83uLVBFhSnAF9kngszXdhLztxtJvuC', '{"key_id":"key_Y3EvkSuuxcpf0X6gGu5PMg44ZFgBYPdOjacHY4r8RiF","kind":"BANK_TO_GATEWAY","mode":"live"}', 'ea5f151784653ddd67fdd3c2306396473a3d0660e84b728be856584ae5b25230', '7b8f8dc1efd32ca41d7d8344ee60c181c1b3a135919e89845923513e4f535ea2', 'd2e104cf9bacf2ae8133f730b1809652cbd72fe5b7823b8745caecc592b529b2bc13b69c370386ea575c583ef3b1375aa632b0e077a5dee02077f782c3f28400');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 13, 4095921600000, 'key_first_owner', 'merchant.registered', 'mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', '{"colour":null,"created_at":"2099-10-17T12:00:00.000Z","logo_url":null,"merchant_id":"mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-17T12:00:00.000Z"}', '7b8f8dc1efd32ca41d7d8344ee60c181c1b3a135919e89845923513e4f535ea2', '40d7bab2559071b4e333dd367373d9d66ca9031c061fe87c3bd3a1eab118b22b', '2f6db9472c97337fa9db84eb167965d7928dd007b2ba5e26e4b27e4b6d7c73a786fe30cf20435ea31c6f987dc5f96fb359c04889a24469cad65c774fa19d470e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 14, 4095921600000, 'key_first_owner', 'key.added', 'mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', '{"key_id":"key_eJ8vLalGAHxSyctbHkAIkUyLRfZ6qZtuLEhDOFlQJEF","kind":"SIGNING","mode":"test"}', '40d7bab2559071b4e333dd367373d9d66ca9031c061fe87c3bd3a1eab118b22b', '7fa6421268ba1d70d70e6f29c7a53172cccee6d31268ad24311269059bae6cb2', '3d678340a78634eb83140db15e9917b32cf29423b987e56864ff43682bb83277d929913f8b291aff231b38867bcc32ef905c8d03d0341bc05d26840d3957060e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 15, 4095921600000, 'key_first_owner', 'key.added', 'mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', '{"key_id":"key_PJkw57K2gVb8HnCIBu3YfURkZQJOU9E2ELiaIrq96AE","kind":"SIGNING","mode":"live"}', '7fa6421268ba1d70d70e6f29c7a53172cccee6d31268ad24311269059bae6cb2', 'f200d0be04000769631f15cac45e196d283d07f5472563e82b67616e9bbbe728', 'ab908b6d6ee9d31d16366b548c1f1afe9ee5f9660ec7c5894fdfb3868c83777de768523cec429961bebbea0794c9c4e8d47c400eeb7a0fd7a8dd3ad53522e70c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 16, 4095921600000, 'key_first_owner', 'key.added', 'mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', '{"key_id":"key_NjDNeP2A21EyeX1zc1gsLdU5rJV78GGrjsUgDvAMy7Z","kind":"API","mode":"test"}', 'f200d0be04000769631f15cac45e196d283d07f5472563e82b67616e9bbbe728', 'a632c084a388f2b4eab4904903ee9e724de094c287da7701bd714f512a30c9ca', 'd9bfe3188543b351fb95d57227d18c8e46c1a31383601f6cce4ae0306d415ed2711f7cac3c209309193b5dc746f26a38336568a1c923801e09d44859a507800f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 17, 4095921600000, 'key_first_owner', 'key.added', 'mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', '{"key_id":"key_JNjbO4AQAd0nwPKJI4LqlR8QCvMgRTGVFVUEcBrnTeP","kind":"API","mode":"live"}', 'a632c084a388f2b4eab4904903ee9e724de094c287da7701bd714f512a30c9ca', 'bd8623022ba84193d3d0078fa7cd3403bd2f621344d34a35c67369fe186cc5ae', '2245516cb6454ca59174fc17522fc36d7a8de18acf4b798e0c4b506e8952cbd1d52e682228efa68c1857de181ccb41ac19976c14ea56a58c4f03cf2f6e466b07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 18, 4095921600000, 'key_first_owner', 'merchant.registered', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', '{"colour":null,"created_at":"2099-10-17T12:00:00.000Z","logo_url":null,"merchant_id":"mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9","modes":{"live":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-17T12:00:00.000Z"}', 'bd8623022ba84193d3d0078fa7cd3403bd2f621344d34a35c67369fe186cc5ae', 'c2e34638429de267945df733c522c4a7899c89ab479a08e6ceba6867e11dcdf4', '697a7d25a8a9891c81807c83c191ad8265f822509e501a8095251e0b01652d54c0082699eeaf6c88f60809a4c21346edf467099c1d89256e459dc9ff2464470d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 19, 4095921600000, 'key_first_owner', 'key.added', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', '{"key_id":"key_w7bSZQitDqKPocsP9eGYiXDU2Sr558mzxozKxA9dF5z","kind":"SIGNING","mode":"test"}', 'c2e34638429de267945df733c522c4a7899c89ab479a08e6ceba6867e11dcdf4', '318d6b71546f584ba767f53574ad444f033056b139f3129af15990e11257f4a3', '0205c3bb5c8d0c4b9440cb979f4aaaf89171a7f8447f3df595372b5c0039c0c60e99fa226f95fdf5dba3f0886de364c9ae05153aa82180e2c4857adb4fc86a06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 20, 4095921600000, 'key_first_owner', 'key.added', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', '{"key_id":"key_8HF5YcbiXgnWbqX4lRh7XWXB8KgySUsfo58CQ9ogZPn","kind":"SIGNING","mode":"live"}', '318d6b71546f584ba767f53574ad444f033056b139f3129af15990e11257f4a3', '76c5bec09ca157c90817b386ebf549c8ac22257f70fb50c3d7ee34cfcddb3285', 'd9657671efd8e69b9d594b25aa71466a61f31cf89251153b8d1cbbd39f22a49dd60629084371b4d1a5861584118e2253872744da18f87ceb0f2d5ebbf809de06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 21, 4095921600000, 'key_first_owner', 'key.added', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', '{"key_id":"key_IdVKBNKahxBKHX93tZbFdV8OKySV7xGgEQb87lfrF8c","kind":"API","mode":"test"}', '76c5bec09ca157c90817b386ebf549c8ac22257f70fb50c3d7ee34cfcddb3285', '40ef49e3ca826f4ac920397e95ea7a998c0a20c2addfc736f0a56c42dd8e3c66', '4ed4564ec2c7dd458b82b2bee9164f4d1e0322f081e29a20567538a54ecbffdd33704587eb4801d4f00dab9fb0b76db6e28f5ab0003f0803b66e57ea046d1101');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 22, 4095921600000, 'key_first_owner', 'key.added', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', '{"key_id":"key_hi7VZGLoXRs7ClidBeHNsVmmmG1JGKDUCLfOnabf1Lg","kind":"API","mode":"live"}', '40ef49e3ca826f4ac920397e95ea7a998c0a20c2addfc736f0a56c42dd8e3c66', '0551ad94a2960ed1b4d93bf1d56a9daf82cd042f2963033c8013738567691b1d', '3f5f347e6adcfdfca58d1c506feab7d982e130ae5ad2be5ba0f77db2de9c856e5783e074312478e673844c1be6644c657ac917ec365ec1b1d3a5092081ae8002');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 23, 4095921600000, 'key_first_owner', 'change.proposed', 'key_VEuNb6MNHNZ2yaECI0KE2VmPb1bZ4wEkHfUiICJoS6A', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_Gl9nLKUm6pjnHbNuO1rV35Y6JkmmV3AfuSR0aMnoaxZ"}', '0551ad94a2960ed1b4d93bf1d56a9daf82cd042f2963033c8013738567691b1d', '5677a3cc20f3e3f8e8aaad668c80966a7574f1f19b869e776e18d234364f0d1c', 'cb348531ba2561d3763f3489fae66a94765966e73dab84044670e1817eefd003e2f672063b8855fa20980f4e76b3de9d2f8b6e7c90d0b1d5efd873bd5e9ee70c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 24, 4095921600000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', '5677a3cc20f3e3f8e8aaad668c80966a7574f1f19b869e776e18d234364f0d1c', '09d4761cb171751c684be2fe114ed3da9921c41d41bd99101eaaada1b49de19f', '5ab87eadb19b04de9b09753240ca2ae3c79242f8218bc660715de77a6467c25c2c263cac7c02bfd9521ad1c4add8770cd776533c48f8003d59f2baf09d517904');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 25, 4130658496000, 'key_first_owner', 'reconciliation.requested', 'pay_FlmIKBLZmxAhJBoAR5hRaGdIfOoFAWhvNUMUsuc1yeA', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', '09d4761cb171751c684be2fe114ed3da9921c41d41bd99101eaaada1b49de19f', 'a4bc1592523fedd07ebf0c79c50dbed76becf06328b3a08178613108328045db', 'c48767f030c84a97c75b002c83bf4f58c0723b21aef2f9a473c83c13f6c32a581d13a3b2271dab5917d854be7d8fef612ede473a05c3a328ac918e15ea7bdd05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 26, 4130658496000, 'key_first_owner', 'reconciliation.resolved', 'pay_FlmIKBLZmxAhJBoAR5hRaGdIfOoFAWhvNUMUsuc1yeA', '{"movement":"","outcome":"FAILED"}', 'a4bc1592523fedd07ebf0c79c50dbed76becf06328b3a08178613108328045db', 'c867a0f3bcfcad1ecc075eae8767cc06d677bc2264cd895f639610903f56caf9', '6517c124e33b10c7900fae746b4c297c4509e17186ccc98acf9b9be67d6d5952822988c0bf0edae32f3dc851e8ea164972026e1475e49749a60a1f3116f38f02');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 27, 4130658676000, 'key_first_owner', 'reconciliation.requested', 'pay_O2z8RRBBNaCHwgWTm0HdEDIfpzoKndrHpWebayBzbq6', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', 'c867a0f3bcfcad1ecc075eae8767cc06d677bc2264cd895f639610903f56caf9', '826d816c47cb7c1e106bc9dc4bca09fafff0186bae26110ad776906bb63e455f', '54ebf556e3ffa90ef83816dc310ee946bcef1c0153fcfca6d813351d617ad2f16f55dcdf71275354952181e2edf0f5507a3bb98628a69736122f0ca91866cb0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 28, 4130658676000, 'key_first_owner', 'reconciliation.proposed', 'pay_O2z8RRBBNaCHwgWTm0HdEDIfpzoKndrHpWebayBzbq6', '{"movement":"","outcome":"COMPLETED"}', '826d816c47cb7c1e106bc9dc4bca09fafff0186bae26110ad776906bb63e455f', 'ce4da5512d31aa5badcb87d8dda20231bbbcf8656330fcdd56204afde71399c6', 'b208f9a6c395c00605f762d8809845a8ed62a1491e8fe1e9808d5fad746473c82133c18b3c50c0303df45ffc6b13e37fdf3760040afa66bd3369bfeaf99d5106');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 29, 4130659756000, 'key_first_owner', 'merchant.registered', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', '{"colour":null,"created_at":"2100-11-23T13:29:16.000Z","logo_url":null,"merchant_id":"mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2100-11-23T13:29:16.000Z"}', 'ce4da5512d31aa5badcb87d8dda20231bbbcf8656330fcdd56204afde71399c6', 'f1ff8603236218acdddc70e65b4f16d426c12dfcc124f101c54fd6afd0b3f915', 'a19b1e30868594a9beda50fb6edb92dc664f2e71f609ed13fb40b428a90de02ac83bf32e61bcca24d983a9cfce22f24dce97b55365a619d8222fa36865f87f0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 30, 4130659756000, 'key_first_owner', 'key.added', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', '{"key_id":"key_t7NpVxqTV1HuHueopgNvPZcSIhTirvYaEFR1deBQN5J","kind":"SIGNING","mode":"test"}', 'f1ff8603236218acdddc70e65b4f16d426c12dfcc124f101c54fd6afd0b3f915', '3ce5a6f5005a6bacab870dac00f6fe8301c2da39ad4611b672d9e5ef5fc1178e', '4d5ac274fad676c7eb8887f46659aecbde3fa3e43b87fb0711708bc9d311fd629f307590647ac7e67595aec844371ad9ec53b230cd554ce71096090407c6f20c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 31, 4130659756000, 'key_first_owner', 'key.added', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', '{"key_id":"key_91VqhGvVSKBNEYwMMv4VvB5qsmOJqKLU7RGUzAQt4qw","kind":"SIGNING","mode":"live"}', '3ce5a6f5005a6bacab870dac00f6fe8301c2da39ad4611b672d9e5ef5fc1178e', '069f8d1a46e845ea52c0e036d156083adeb8d25c0ec0c72200dc9848a7408c29', 'e346f4ccca06820418bb671de7d70a878aa1750d8a77bacfbfdd0bb8096ecb33a6a00d09cf74fd706262e5a2225902724c8dfd21bcd76fb995ac00d96546bc07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 32, 4130659756000, 'key_first_owner', 'key.added', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', '{"key_id":"key_kYsGwxuOgxwjFQfC8xhl0vcUI3IQZ77x8YnfClTlwVx","kind":"API","mode":"test"}', '069f8d1a46e845ea52c0e036d156083adeb8d25c0ec0c72200dc9848a7408c29', '849b78a2a73cd02783cb71eef021f35521774901c5461b414612d81ab2f9c228', '566f524c5a4466935ee163f34cc72da66dfb341146e62597f537cfbff297e969b9d56b94f4809342fe5552a927a30b6aa7abce88ac5deaa77945199d021a2908');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 33, 4130659756000, 'key_first_owner', 'key.added', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', '{"key_id":"key_2ZU76hUMh38ZOJowG5HPSOg4SHda8WXEOMpTjM4bOg3","kind":"API","mode":"live"}', '849b78a2a73cd02783cb71eef021f35521774901c5461b414612d81ab2f9c228', 'f80d9bf57f99d9fee425d313cd6028e18c47375ce0fc687ae8f7b8deac1c7721', '8062b43ed6ae7a7df002f9cf6eb8479ca3f7f2737297cc7b9a844f33ed75cdfb186eb8fc3818d66f58cf94180ce6ce962fceac06009528448d0cd98c1fd10503');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_CiyEFW9iUmAaSZlbF3oHuF5vusWy74EAgviw6SKi3Vw', 'BANK', 'bnk_9COL3gRxPfzQ9MvcAjArrkPFt637HmfiPG8RomNjDjg', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '3921ea3622e77f500bfc85e1000695a2f0e543ff9e5f40a884e84ecb034c9f9934e72b71d41e83c53537e48573faf07445e03c860cc4f5ec89ecdcdef8913574399b83e1577c03b51aef91257c0f3189f12d', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_p4P7XWDlu5bT5M66g2lTmvIYpnyp4ecaTLrmJqxRkH2', 'BANK', 'bnk_9COL3gRxPfzQ9MvcAjArrkPFt637HmfiPG8RomNjDjg', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', 'aeb9290192a9a22df6c461accf28d5d62d215cb8c7ec3deb4bdff6fc1a3c65ce', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_e723EUojNildoGlwGhTEiwEELupY0ajSsyJ6tp9qfMf', 'BANK', 'bnk_6q3jbLWhwEDXXhOblvaIuDFi6phmQpDXpnykopFqQgM', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, 'fbbd8b7adb3d540c2d30689abef28eb6a11ec6f3b05719f1f9e4ced0cb4b22679f7e02eee2facff9fad45bbdaeae24295b0c0597f5cda7aa1825f636ec3fc60dd508e1165b7b5c150073ff4ba9a8679404c0', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_wv9C78oHrC5HLMQDI9QJvPkroeGVCYMHKemhiFnIzHv', 'BANK', 'bnk_6q3jbLWhwEDXXhOblvaIuDFi6phmQpDXpnykopFqQgM', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '9ebaadc79c16630bec8632db2d85f650edaf7567b42882d0f4d3ee0f2dde4bd8', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_uAaOWFZmKov7LN5YfmcYqvJQvrGeOftbJIZ6qYvLmaB', 'BANK', 'bnk_af4dQ0YMrWIxMWkFlao8qlQDWEBMHldgdZaaGDsvFpE', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, 'b9bbcee4ca3cbb156f87cea3cacee824728bc4d20660916a9425cbb8d6b7452e38157921305b990ff227dc3cd4dc283fe0af36adeafc66eb1bcdc8b0bff41df77e3e39bc9bd7996748eb185589369a5ec6f9', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_FKE7uGvWp0xJmANSeKBtDT6rt0fUHOE0sK2iNYxYBFb', 'BANK', 'bnk_af4dQ0YMrWIxMWkFlao8qlQDWEBMHldgdZaaGDsvFpE', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '4ac455a4eb48ee8591c09b75c48cbc814c848e195398bf36b7cc6c04afce3595', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_u5uBn1LIYCiFfOtxch2xZIP3ddVwUsllMnPOX4pcxZl', 'BANK', 'bnk_34fWwdAPtQ4Cv83uLVBFhSnAF9kngszXdhLztxtJvuC', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '8ed9696f21410f31fa1b07bbe805229703ce5eb8d8fa983e30bf0d2d754a9d52cc7a74a61d8ced7e48f72487cb75ad7ec8c697a603d3f8102414def7ff722dfa152286edbfa48f0193b95e9d1d8199ed6f11', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Y3EvkSuuxcpf0X6gGu5PMg44ZFgBYPdOjacHY4r8RiF', 'BANK', 'bnk_34fWwdAPtQ4Cv83uLVBFhSnAF9kngszXdhLztxtJvuC', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '60f2b739af5c3339a2e2d46a6a4a63bda5f43c0c8a4343fc173f7c88c8863e95', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_eJ8vLalGAHxSyctbHkAIkUyLRfZ6qZtuLEhDOFlQJEF', 'MERCHANT', 'mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', 'test', 'SIGNING', 'ACTIVE', null, 0, '5768f2cde70b8d8fc8d95c5e460cc32bc0312ece246939e615ca325749a6d75ad64ed22008bab356328f66b1d08e5badcf9b60bfb31143e408715f4bcdcd020f77fe1e46ad5e3ee814d62cfb0578', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_PJkw57K2gVb8HnCIBu3YfURkZQJOU9E2ELiaIrq96AE', 'MERCHANT', 'mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', 'live', 'SIGNING', 'ACTIVE', null, 0, 'b22805bc1fdfe0f3c325d987723170065895070c4db5929c0334b933f2c91036d5229e9da3e539df274fed14f1c218045dda3af16a8cc1d647ab5fdf3bc2a1faf195cbfa9492daf32061a4bc3772', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_NjDNeP2A21EyeX1zc1gsLdU5rJV78GGrjsUgDvAMy7Z', 'MERCHANT', 'mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', 'test', 'API', 'ACTIVE', '95bcce8d14651bbfa855f6c3439a84d02f1e154effb526b8f9ce5339e7e09a6f', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_JNjbO4AQAd0nwPKJI4LqlR8QCvMgRTGVFVUEcBrnTeP', 'MERCHANT', 'mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', 'live', 'API', 'ACTIVE', '3b182e50e4fe292d3af28a473a8aadf74ea3e37e0ee3426b4a89a0566297ccee', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_w7bSZQitDqKPocsP9eGYiXDU2Sr558mzxozKxA9dF5z', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 'SIGNING', 'ACTIVE', null, 0, '391a1a526b4b10498d7fba6fde8a28f2253038da37debe663eea7e564403baba24c9d7d5a9de59dda545dba1072e261ca9344105fc8cbe86c046bef52f4a615a47c90634929891afef01185fa817', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_8HF5YcbiXgnWbqX4lRh7XWXB8KgySUsfo58CQ9ogZPn', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'live', 'SIGNING', 'ACTIVE', null, 0, '0b7e5694d6619ed5f4df54e8a8ee3c753746d585ccf7806746710355d0f821c4c2fc80cccdec1df286fbe69b0fd11c799a5cbd7fcca06b77efe431b33b499e470316a6d2078b3a1950f95cb27d1c', 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_IdVKBNKahxBKHX93tZbFdV8OKySV7xGgEQb87lfrF8c', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 'API', 'ACTIVE', '399f382ab5f447b4b10aa24183c851ee07d9b92495e69ac38470d438261e2962', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_hi7VZGLoXRs7ClidBeHNsVmmmG1JGKDUCLfOnabf1Lg', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'live', 'API', 'ACTIVE', '7f1518ad50502b15668381781d0a288d79ef2ebbaf7f80058c6044f4f13dde5a', 0, null, 4095921600000, 4095921600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_t7NpVxqTV1HuHueopgNvPZcSIhTirvYaEFR1deBQN5J', 'MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'test', 'SIGNING', 'ACTIVE', null, 0, '1579879ce7cc33667075335ce44677d41dbd1ad164f606ef9e43ca32c7df6366f1802a3bf5dfd898aa1573071cfe46c8953ae286094da937c938f2af42f7583c3414465e9d3507a90da0bac36e62', 4130659756000, 4130659756000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_91VqhGvVSKBNEYwMMv4VvB5qsmOJqKLU7RGUzAQt4qw', 'MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'live', 'SIGNING', 'ACTIVE', null, 0, '4078c3f04ff7c6abfb85b5f94031de348720017d7e89abfd0f65fe41e2f0b0f15541137f2ad83ff61b67ab5da6a5f8a6073a0830a0fdb629a90e89bc428b44f9fb254c8e5e0838d0c1d0fcf1b042', 4130659756000, 4130659756000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_kYsGwxuOgxwjFQfC8xhl0vcUI3IQZ77x8YnfClTlwVx', 'MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'test', 'API', 'ACTIVE', 'e1d4bf943e6ae60feac6b407a5c91976aba902e330ff557603e01465bde5c27c', 0, null, 4130659756000, 4130659756000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_2ZU76hUMh38ZOJowG5HPSOg4SHda8WXEOMpTjM4bOg3', 'MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'live', 'API', 'ACTIVE', 'c6b41138f391d7a46f024e5d1663d754cb363f116bef35ba87d70b7d94cc0fd9', 0, null, 4130659756000, 4130659756000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_Gl9nLKUm6pjnHbNuO1rV35Y6JkmmV3AfuSR0aMnoaxZ', 'ADMIN_KEY', 'key_VEuNb6MNHNZ2yaECI0KE2VmPb1bZ4wEkHfUiICJoS6A', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4095921600000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_9COL3gRxPfzQ9MvcAjArrkPFt637HmfiPG8RomNjDjg', 'execute-transaction', 4130655166000, 4130656938000, 4130657836000);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_af4dQ0YMrWIxMWkFlao8qlQDWEBMHldgdZaaGDsvFpE', 'execute-transaction', 4130658586000, 4130658618000, null);
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_34fWwdAPtQ4Cv83uLVBFhSnAF9kngszXdhLztxtJvuC');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_6q3jbLWhwEDXXhOblvaIuDFi6phmQpDXpnykopFqQgM');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_9COL3gRxPfzQ9MvcAjArrkPFt637HmfiPG8RomNjDjg');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_af4dQ0YMrWIxMWkFlao8qlQDWEBMHldgdZaaGDsvFpE');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_9COL3gRxPfzQ9MvcAjArrkPFt637HmfiPG8RomNjDjg', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_6q3jbLWhwEDXXhOblvaIuDFi6phmQpDXpnykopFqQgM', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_af4dQ0YMrWIxMWkFlao8qlQDWEBMHldgdZaaGDsvFpE', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_34fWwdAPtQ4Cv83uLVBFhSnAF9kngszXdhLztxtJvuC', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'live', 'REGISTERED', 'https://shop.example.com', 4130659756000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'test', 'REGISTERED', 'https://shop.example.com', 4130660656000, 'DISABLED');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'live', 'REGISTERED', 'https://shop.example.com', 4095921600000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 'REGISTERED', 'https://shop.example.com', 4095921600000, 'FAILING');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130655136000, 'evt_INfb6qgZltmE1NUELQfSzQAnE6j5A4kkuSV4MjboouU', 'payment.processing', 'ps_KyHWvubfZis4ierAYOwVXL2mEPXA8G3vqCXrU2hkOrW', '{"event":"payment.processing","data":{"event_id":"evt_INfb6qgZltmE1NUELQfSzQAnE6j5A4kkuSV4MjboouU","occurred_at":"2100-11-23T12:12:16.000Z","mode":"test","session_id":"ps_KyHWvubfZis4ierAYOwVXL2mEPXA8G3vqCXrU2hkOrW","payment_id":"pay_KyHWvubfZis4ierAYOwVXL2mEPXA8G3vqCXrU2hkOrW","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130657116000, 'evt_myf9t7VASdQ1hyNQQObHWdq2tQ5ioKVACWfIQ7Zy1Cz', 'payment.processing', 'ps_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E', '{"event":"payment.processing","data":{"event_id":"evt_myf9t7VASdQ1hyNQQObHWdq2tQ5ioKVACWfIQ7Zy1Cz","occurred_at":"2100-11-23T12:45:16.000Z","mode":"test","session_id":"ps_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E","payment_id":"pay_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130657116000, 'evt_K0UudfS7SzYXQ6nWI6bs0kdwD5MoVpeJHj0ik6lxoo7', 'payment.settlement_pending', 'ps_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E', '{"event":"payment.settlement_pending","data":{"event_id":"evt_K0UudfS7SzYXQ6nWI6bs0kdwD5MoVpeJHj0ik6lxoo7","occurred_at":"2100-11-23T12:45:16.000Z","mode":"test","session_id":"ps_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E","payment_id":"pay_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130657716000, 'evt_3xVjtKgudM6yv2TChTvtH5kgrx2TLR36VWwJ2nbWNGG', 'payment.settlement_stalled', 'ps_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_3xVjtKgudM6yv2TChTvtH5kgrx2TLR36VWwJ2nbWNGG","occurred_at":"2100-11-23T12:55:16.000Z","mode":"test","session_id":"ps_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E","payment_id":"pay_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130657836000, 'evt_EcvYEZLeGtjIpwxgtrBOv3MLQ6giEBp93Ijsy8qmDVK', 'payment.processing', 'ps_Zh960tPzFKDrWa1PI7XF4hekSXhqshp0XsZ2A9xK52u', '{"event":"payment.processing","data":{"event_id":"evt_EcvYEZLeGtjIpwxgtrBOv3MLQ6giEBp93Ijsy8qmDVK","occurred_at":"2100-11-23T12:57:16.000Z","mode":"test","session_id":"ps_Zh960tPzFKDrWa1PI7XF4hekSXhqshp0XsZ2A9xK52u","payment_id":"pay_Zh960tPzFKDrWa1PI7XF4hekSXhqshp0XsZ2A9xK52u","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130657836000, 'evt_0rG9C9rE9y97mx0sGHSSMUbqh4KuBmcvxVeOmQppi4S', 'payment.completed', 'ps_Zh960tPzFKDrWa1PI7XF4hekSXhqshp0XsZ2A9xK52u', '{"event":"payment.completed","data":{"event_id":"evt_0rG9C9rE9y97mx0sGHSSMUbqh4KuBmcvxVeOmQppi4S","occurred_at":"2100-11-23T12:57:16.000Z","mode":"test","session_id":"ps_Zh960tPzFKDrWa1PI7XF4hekSXhqshp0XsZ2A9xK52u","payment_id":"pay_Zh960tPzFKDrWa1PI7XF4hekSXhqshp0XsZ2A9xK52u","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658016000, 'evt_qLNg4tw35T0Ct4l53eWixi3GQvhXxEOiB36XpzC79yQ', 'payment.processing', 'ps_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29', '{"event":"payment.processing","data":{"event_id":"evt_qLNg4tw35T0Ct4l53eWixi3GQvhXxEOiB36XpzC79yQ","occurred_at":"2100-11-23T13:00:16.000Z","mode":"test","session_id":"ps_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29","payment_id":"pay_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658016000, 'evt_gyZUnTqDVWXc8nlycDAeveRCUspzPZvxSJ29OZJeYAX', 'payment.settlement_pending', 'ps_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29', '{"event":"payment.settlement_pending","data":{"event_id":"evt_gyZUnTqDVWXc8nlycDAeveRCUspzPZvxSJ29OZJeYAX","occurred_at":"2100-11-23T13:00:16.000Z","mode":"test","session_id":"ps_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29","payment_id":"pay_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658016000, 'evt_SttssuYQa6sc7S4LGpQ3TMaFzOUitrjQmUGvoD3HOGf', 'payment.completed', 'ps_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29', '{"event":"payment.completed","data":{"event_id":"evt_SttssuYQa6sc7S4LGpQ3TMaFzOUitrjQmUGvoD3HOGf","occurred_at":"2100-11-23T13:00:16.000Z","mode":"test","session_id":"ps_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29","payment_id":"pay_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658076000, 'evt_xlPIBLcrP2FPJ0pc9cqjRBN0fndx86nTCqttz97GXlF', 'payment.processing', 'ps_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk', '{"event":"payment.processing","data":{"event_id":"evt_xlPIBLcrP2FPJ0pc9cqjRBN0fndx86nTCqttz97GXlF","occurred_at":"2100-11-23T13:01:16.000Z","mode":"test","session_id":"ps_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk","payment_id":"pay_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658076000, 'evt_YfE3MLmiPYS3oaLd13JqUUZxraZKEcHFXWoag80jNIA', 'payment.settlement_pending', 'ps_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk', '{"event":"payment.settlement_pending","data":{"event_id":"evt_YfE3MLmiPYS3oaLd13JqUUZxraZKEcHFXWoag80jNIA","occurred_at":"2100-11-23T13:01:16.000Z","mode":"test","session_id":"ps_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk","payment_id":"pay_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658076000, 'evt_IDoXchLdfj5w0l6ftEf8zsfv4giJY64MTMcduyQfCo1', 'payment.completed', 'ps_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk', '{"event":"payment.completed","data":{"event_id":"evt_IDoXchLdfj5w0l6ftEf8zsfv4giJY64MTMcduyQfCo1","occurred_at":"2100-11-23T13:01:16.000Z","mode":"test","session_id":"ps_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk","payment_id":"pay_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658136000, 'evt_RNxI7vaHhAWX5TbtiXTEaLORk1k0hbKg88TQu5mcQpV', 'payment.processing', 'ps_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG', '{"event":"payment.processing","data":{"event_id":"evt_RNxI7vaHhAWX5TbtiXTEaLORk1k0hbKg88TQu5mcQpV","occurred_at":"2100-11-23T13:02:16.000Z","mode":"test","session_id":"ps_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG","payment_id":"pay_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658136000, 'evt_gHHCJvkFJXjffAH1TfGuCfEBMnKthlFs0HdVTSD2KWj', 'payment.settlement_pending', 'ps_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG', '{"event":"payment.settlement_pending","data":{"event_id":"evt_gHHCJvkFJXjffAH1TfGuCfEBMnKthlFs0HdVTSD2KWj","occurred_at":"2100-11-23T13:02:16.000Z","mode":"test","session_id":"ps_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG","payment_id":"pay_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658136000, 'evt_6L032sMjBGS8lPWjfyAVJzUTwDiCQCVp3XxwHpcHHMu', 'payment.completed', 'ps_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG', '{"event":"payment.completed","data":{"event_id":"evt_6L032sMjBGS8lPWjfyAVJzUTwDiCQCVp3XxwHpcHHMu","occurred_at":"2100-11-23T13:02:16.000Z","mode":"test","session_id":"ps_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG","payment_id":"pay_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658196000, 'evt_t88bc8Ss784IAOgcTl06qE3MvQ0W4nhQSqUT3uQiL8j', 'payment.processing', 'ps_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB', '{"event":"payment.processing","data":{"event_id":"evt_t88bc8Ss784IAOgcTl06qE3MvQ0W4nhQSqUT3uQiL8j","occurred_at":"2100-11-23T13:03:16.000Z","mode":"test","session_id":"ps_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB","payment_id":"pay_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658196000, 'evt_kyEVBTnrrfoM9eDUr3BHMvuDfJDjKk1f8nt6gApIaLO', 'payment.settlement_pending', 'ps_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB', '{"event":"payment.settlement_pending","data":{"event_id":"evt_kyEVBTnrrfoM9eDUr3BHMvuDfJDjKk1f8nt6gApIaLO","occurred_at":"2100-11-23T13:03:16.000Z","mode":"test","session_id":"ps_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB","payment_id":"pay_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658196000, 'evt_xwOXML9X3uc71N4KrZDLf7K2XAqPxkjqZykBdLcm9yx', 'payment.completed', 'ps_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB', '{"event":"payment.completed","data":{"event_id":"evt_xwOXML9X3uc71N4KrZDLf7K2XAqPxkjqZykBdLcm9yx","occurred_at":"2100-11-23T13:03:16.000Z","mode":"test","session_id":"ps_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB","payment_id":"pay_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658376000, 'evt_e93qPEUlX4uqVM3QkmGMF3dIzN2I0HjpDpSXMncLrh8', 'payment.processing', 'ps_FlmIKBLZmxAhJBoAR5hRaGdIfOoFAWhvNUMUsuc1yeA', '{"event":"payment.processing","data":{"event_id":"evt_e93qPEUlX4uqVM3QkmGMF3dIzN2I0HjpDpSXMncLrh8","occurred_at":"2100-11-23T13:06:16.000Z","mode":"test","session_id":"ps_FlmIKBLZmxAhJBoAR5hRaGdIfOoFAWhvNUMUsuc1yeA","payment_id":"pay_FlmIKBLZmxAhJBoAR5hRaGdIfOoFAWhvNUMUsuc1yeA","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130658376000, 'evt_5VoJyiY5yYNbi3lVspjLSzueo8djSFSBQe5rDyA4PtP', 'payment.settlement_pending', 'ps_FlmIKBLZmxAhJBoAR5hRaGdIfOoFAWhvNUMUsuc1yeA', '{"event":"payment.settlement_pending","data":{"event_id":"evt_5VoJyiY5yYNbi3lVspjLSzueo8djSFSBQe5rDyA4PtP","occurred_at":"2100-11-23T13:06:16.000Z","mode":"test","session_id":"ps_FlmIKBLZmxAhJBoAR5hRaGdIfOoFAWhvNUMUsuc1yeA","payment_id":"pay_FlmIKBLZmxAhJBoAR5hRaGdIfOoFAWhvNUMUsuc1yeA","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'live', 4130658556000, 'evt_IKb2y7ZVhD4VJ7cNpYBU5qyCLnw7WmaXYPL8ojkzARP', 'payment.processing', 'ps_O2z8RRBBNaCHwgWTm0HdEDIfpzoKndrHpWebayBzbq6', '{"event":"payment.processing","data":{"event_id":"evt_IKb2y7ZVhD4VJ7cNpYBU5qyCLnw7WmaXYPL8ojkzARP","occurred_at":"2100-11-23T13:09:16.000Z","mode":"live","session_id":"ps_O2z8RRBBNaCHwgWTm0HdEDIfpzoKndrHpWebayBzbq6","payment_id":"pay_O2z8RRBBNaCHwgWTm0HdEDIfpzoKndrHpWebayBzbq6","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'live', 4130659756000, 'evt_gRVkDL3aHIUSrtYWnBfUjtFWHESUj7Hzi2oeUZnymHX', 'merchant.key_added', 'key_91VqhGvVSKBNEYwMMv4VvB5qsmOJqKLU7RGUzAQt4qw', '{"event":"merchant.key_added","data":{"event_id":"evt_gRVkDL3aHIUSrtYWnBfUjtFWHESUj7Hzi2oeUZnymHX","occurred_at":"2100-11-23T13:29:16.000Z","mode":"live","merchant_id":"mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn","key_id":"key_91VqhGvVSKBNEYwMMv4VvB5qsmOJqKLU7RGUzAQt4qw","kind":"SIGNING"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'live', 4130659756000, 'evt_twBGotF9RAec7Rle9J7IsATRzCiIczTDpMawsxSVaNg', 'merchant.key_added', 'key_2ZU76hUMh38ZOJowG5HPSOg4SHda8WXEOMpTjM4bOg3', '{"event":"merchant.key_added","data":{"event_id":"evt_twBGotF9RAec7Rle9J7IsATRzCiIczTDpMawsxSVaNg","occurred_at":"2100-11-23T13:29:16.000Z","mode":"live","merchant_id":"mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn","key_id":"key_2ZU76hUMh38ZOJowG5HPSOg4SHda8WXEOMpTjM4bOg3","kind":"API"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'test', 4130660656000, 'evt_VL9IYVHnxLszf918XZJi4DRgXblfuHJLJX9WKS7riI4', 'payment.expired', 'ps_3vO7Zb6NSWAvqz0ZfDfqtLt3OxhvO7BtydWPakrxVwg', '{"event":"payment.expired","data":{"event_id":"evt_VL9IYVHnxLszf918XZJi4DRgXblfuHJLJX9WKS7riI4","occurred_at":"2100-11-23T13:44:16.000Z","mode":"test","session_id":"ps_3vO7Zb6NSWAvqz0ZfDfqtLt3OxhvO7BtydWPakrxVwg","payment_id":"pay_3vO7Zb6NSWAvqz0ZfDfqtLt3OxhvO7BtydWPakrxVwg","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'test', 4130661556000, 'evt_hMIcUv16IKcbsrb5DxUPu46pSOXVS70ViufQzq4ShKk', 'payment.expired', 'ps_ZUsulmeYzbG3qx6pyoWcuX5erRidMvzEViNqiUKotCN', '{"event":"payment.expired","data":{"event_id":"evt_hMIcUv16IKcbsrb5DxUPu46pSOXVS70ViufQzq4ShKk","occurred_at":"2100-11-23T13:59:16.000Z","mode":"test","session_id":"ps_ZUsulmeYzbG3qx6pyoWcuX5erRidMvzEViNqiUKotCN","payment_id":"pay_ZUsulmeYzbG3qx6pyoWcuX5erRidMvzEViNqiUKotCN","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'test', 4130662456000, 'evt_ULzHUDwxsYr2E7F89cBZXBTQf83WnhMUZgJpnnW7Naf', 'payment.expired', 'ps_rlSCzmTHirAqj4Zg1xtBfhwc8bFy77SZiEQXkDevB0y', '{"event":"payment.expired","data":{"event_id":"evt_ULzHUDwxsYr2E7F89cBZXBTQf83WnhMUZgJpnnW7Naf","occurred_at":"2100-11-23T14:14:16.000Z","mode":"test","session_id":"ps_rlSCzmTHirAqj4Zg1xtBfhwc8bFy77SZiEQXkDevB0y","payment_id":"pay_rlSCzmTHirAqj4Zg1xtBfhwc8bFy77SZiEQXkDevB0y","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130663356000, 'evt_6bTNt5oUb8mPeLCoHf2nw0K3L2OSaHno5OwGuUnMLBs', 'payment.expired', 'ps_6eGpoB3KtgtEDC0KCz2l7ZmEAKVFMxpdMbYmNQg1ZLC', '{"event":"payment.expired","data":{"event_id":"evt_6bTNt5oUb8mPeLCoHf2nw0K3L2OSaHno5OwGuUnMLBs","occurred_at":"2100-11-23T14:29:16.000Z","mode":"test","session_id":"ps_6eGpoB3KtgtEDC0KCz2l7ZmEAKVFMxpdMbYmNQg1ZLC","payment_id":"pay_6eGpoB3KtgtEDC0KCz2l7ZmEAKVFMxpdMbYmNQg1ZLC","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130664256000, 'evt_d7fMfYiNIsSOchYc8P4GGdZvnTZIsH6y2VnEDQQQMuM', 'payment.expired', 'ps_mJgv6wUPtjA2NFS4KyVrFz1soPKXqQp5PfR7IrYRZhQ', '{"event":"payment.expired","data":{"event_id":"evt_d7fMfYiNIsSOchYc8P4GGdZvnTZIsH6y2VnEDQQQMuM","occurred_at":"2100-11-23T14:44:16.000Z","mode":"test","session_id":"ps_mJgv6wUPtjA2NFS4KyVrFz1soPKXqQp5PfR7IrYRZhQ","payment_id":"pay_mJgv6wUPtjA2NFS4KyVrFz1soPKXqQp5PfR7IrYRZhQ","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130991682000, 'evt_1o3ACFkgxC63AlJ9B5KOAfpu8bX65fbPtEXXbEe8Vb1', 'payment.expired', 'ps_wyb88EvxN8ekDZwCTiexoyDUKV6SvSfSV5San6WkNMP', '{"event":"payment.expired","data":{"event_id":"evt_1o3ACFkgxC63AlJ9B5KOAfpu8bX65fbPtEXXbEe8Vb1","occurred_at":"2100-11-27T09:41:22.000Z","mode":"test","session_id":"ps_wyb88EvxN8ekDZwCTiexoyDUKV6SvSfSV5San6WkNMP","payment_id":"pay_wyb88EvxN8ekDZwCTiexoyDUKV6SvSfSV5San6WkNMP","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 4130992582000, 'evt_Uu2YQzCCMVdhQZV0hZiQLc8ZCpoa3l2s3aDVCAPDugu', 'payment.expired', 'ps_rpARvuztACEdTnSUHMSsvdp7IwAUKwuaD2aRITkAHct', '{"event":"payment.expired","data":{"event_id":"evt_Uu2YQzCCMVdhQZV0hZiQLc8ZCpoa3l2s3aDVCAPDugu","occurred_at":"2100-11-27T09:56:22.000Z","mode":"test","session_id":"ps_rpARvuztACEdTnSUHMSsvdp7IwAUKwuaD2aRITkAHct","payment_id":"pay_rpARvuztACEdTnSUHMSsvdp7IwAUKwuaD2aRITkAHct","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', 'live', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', 'test', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_RHFEmHKOMJ86kfIBKqVu9nVd8aY8iPvQV4qvgiFqN8V', 'Meridian Books', 'ACTIVE', null, null, null, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'Meridian Books', 'ACTIVE', null, null, null, null, 4095921600000, 4095921600000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'Meridian Books', 'ACTIVE', null, null, null, null, 4130659756000, 4130659756000);
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-1BZ4W0NK', 'PAYMENT', 4130658136000, 'pay_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-R0GH17G7', 'PAYMENT', 4130658196000, 'pay_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-TZ28WQCF', 'PAYMENT', 4130658076000, 'pay_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-ZXTZIZXS', 'PAYMENT', 4130658016000, 'pay_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130657116000, 'pay_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130657836000, 'pay_Zh960tPzFKDrWa1PI7XF4hekSXhqshp0XsZ2A9xK52u');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130658016000, 'pay_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130658076000, 'pay_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130658136000, 'pay_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130658196000, 'pay_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130658376000, 'pay_FlmIKBLZmxAhJBoAR5hRaGdIfOoFAWhvNUMUsuc1yeA');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130655136000, 'pay_KyHWvubfZis4ierAYOwVXL2mEPXA8G3vqCXrU2hkOrW', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 141, 4130656936000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[34,34,[0]]}}', '03c1be3b690095709245ff71ac862895', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130657116000, 'pay_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 61, 4130657716000, null, 1, null, 'NATIONAL_RAIL_INITIATE', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be599f601ea3f01d4e6d61090c68', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130657836000, 'pay_Zh960tPzFKDrWa1PI7XF4hekSXhqshp0XsZ2A9xK52u', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4130657836000, 4130657836000, 1, null, 'SAME_BANK', 'alpha', 'alpha', 'EXECUTING', '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be649be0f75fa056463bef939f69', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658016000, 'pay_iJ7ayiHPT4S4A2wJgejeFnQpaAKgKOSfzhhH6HltH29', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130658016000, 4130658016000, 1, null, 'NATIONAL_RAIL_INITIATE', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be675b000ad790d0b89afe5f7d98', '["REF-1","RAIL-ZXTZIZXS"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658076000, 'pay_cbee09wkd1iEes6VtOBwrFoRQkqBiBuTgz5K2WAKfJk', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130658076000, 4130658076000, 1, null, 'NATIONAL_RAIL_INITIATE', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be68456017d7fb9278f40bec4765', '["REF-1","RAIL-TZ28WQCF"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658136000, 'pay_pRHcVpV7avuuKdFHwq5YUy7Q2X7KAqDd78RyReDhgWG', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130658136000, 4130658136000, 1, null, 'NATIONAL_RAIL_INITIATE', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be692fc057c34c169dabcde05648', '["REF-1","RAIL-1BZ4W0NK"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658196000, 'pay_gWtdne4EWUbTZU2Xats3XkVGX53gtBHqQGz3lkivDkB', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130658196000, 4130658196000, 1, null, 'NATIONAL_RAIL_INITIATE', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be6a1a20856be90f52566084727d', '["REF-1","RAIL-R0GH17G7"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658376000, 'pay_FlmIKBLZmxAhJBoAR5hRaGdIfOoFAWhvNUMUsuc1yeA', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4130658381000, null, 1, null, 'NATIONAL_RAIL_INITIATE', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1be6cd940b0ca860f50b4e6aea544', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130658556000, 'pay_O2z8RRBBNaCHwgWTm0HdEDIfpzoKndrHpWebayBzbq6', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'live', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4130658561000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[2,2,[0]]}}', '03c1be6f986019935971af1ad72a7e9d', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130659756000, 'pay_3vO7Zb6NSWAvqz0ZfDfqtLt3OxhvO7BtydWPakrxVwg', 'MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130660656000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1be81e7e0b4d85cd65cdbfd531ba4', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130660656000, 'pay_ZUsulmeYzbG3qx6pyoWcuX5erRidMvzEViNqiUKotCN', 'MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130661556000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1be8fa3806a8247e6b5c857c6a53d', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130661556000, 'pay_rlSCzmTHirAqj4Zg1xtBfhwc8bFy77SZiEQXkDevB0y', 'MERCHANT', 'mer_Snx3m4iLwZ20tOiM5UOmBzoh9FdaZB9CHmTUUouNBEn', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130662456000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1be9d5f20505f56ff08c727745d3d', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130662456000, 'pay_6eGpoB3KtgtEDC0KCz2l7ZmEAKVFMxpdMbYmNQg1ZLC', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130663356000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1beab1ac031760ab1630c7b5f2c63', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130663356000, 'pay_mJgv6wUPtjA2NFS4KyVrFz1soPKXqQp5PfR7IrYRZhQ', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130664256000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1beb8d660b6a5a7173e9f3deffbff', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130990782000, 'pay_wyb88EvxN8ekDZwCTiexoyDUKV6SvSfSV5San6WkNMP', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130991682000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d23cf63025abc68cb2380a34f2c0', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130991682000, 'pay_rpARvuztACEdTnSUHMSsvdp7IwAUKwuaD2aRITkAHct', 'MERCHANT', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130992582000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d24ab1d0f4d16164a01914d06ad2', '[]');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_KyHWvubfZis4ierAYOwVXL2mEPXA8G3vqCXrU2hkOrW', '', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 'UNKNOWN_OUTCOME', 4130656936000, 2500, 'USD', '1GPLHF18GK83P1V6ETIFYBGSVC2CCZJHERX', 141, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_tRj1mMwGXf7FJG1o1qPcJVnweZvJafYTHXYXLnUVO2E', '', 'mer_lAOxKeVomViI6u4EqLZfU75PUVMxXZvUVWcUqTbayF9', 'test', 'STALLED', 4130657716000, 2500, 'USD', '1GPLILH0GISFM9NGC47TZ2AAEBTUDGPU392', 61, null);
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
