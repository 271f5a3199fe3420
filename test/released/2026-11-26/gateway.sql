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
	`set_by` text NOT NULL,
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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_gateway.sql', '2026-11-26 05:26:33');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_Yakqvc1wcPv4WhAXPKDSMTCCj6VJjcxVVg1uskWUXPz', 'Ada', 'operator', 'PROPOSED', 'cbddd1f2eb94401be1fa9ced81fda824a1ffbbde11a98127b60535a1332357bb', 0, 'key_first_owner', null, 4096180800000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 1, 4096180800000, 'key_first_owner', 'bank.registered', 'bnk_AeBx82h3vrzSr9lin7gBvhI9nMmesZr3zcNte6ZVesP', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_AeBx82h3vrzSr9lin7gBvhI9nMmesZr3zcNte6ZVesP","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-20T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"test","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-20T12:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', 'e6f8f31167eb391bc3111115754d85281b7c45891225c05fa99a45c0421e09cf', '9d361a618e7667fa2b66f1f4f902fd44ffe880a3ec855ee1aebeda52964bbf4d93cba3b9b210fdda698eb25b2551c8cae426b75232052c0e3106aae877b7960d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 2, 4096180800000, 'key_first_owner', 'key.added', 'bnk_AeBx82h3vrzSr9lin7gBvhI9nMmesZr3zcNte6ZVesP', '{"key_id":"key_MfKL8C1BStYU1pO3xN10zZu4HkacxqL3NUjr7RpMp9t","kind":"GATEWAY_TO_BANK","mode":"test"}', 'e6f8f31167eb391bc3111115754d85281b7c45891225c05fa99a45c0421e09cf', '3b9985e7eeebd5f0c29f7562cd86d9bbfa749088f9b2df89a8f278b820298984', '7a62688065dc389dd3db15eeb58a1f13b398c0d1adb1492e1bfc454f9c1deefbfa8ce7b8176a78d3049ac6adca8b6f472279ed19d215f9fe587dedf0b52df80d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 3, 4096180800000, 'key_first_owner', 'key.added', 'bnk_AeBx82h3vrzSr9lin7gBvhI9nMmesZr3zcNte6ZVesP', '{"key_id":"key_ZqYPchzK7CBNgdgfxCWLhS9CwgsLIkz6gy23L8bjd2G","kind":"BANK_TO_GATEWAY","mode":"test"}', '3b9985e7eeebd5f0c29f7562cd86d9bbfa749088f9b2df89a8f278b820298984', '8f07d29c37d7496fc7843e7bd7f521c39e47464e18e4188c3d8cd3e222eb1e42', '517373da1c133cda3d4e5ce0578930204b93888a34ff70bcb574fb0186bc6baf5936d82fae1fb03e5e8b5526eee357af08f0e842ae4da5e7ea32fa077227080b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 4, 4096180800000, 'key_first_owner', 'bank.registered', 'bnk_9jhlnIVeFStwc9eVYA2vYBxfLSaX0x9ElGwKCQvCkbM', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_9jhlnIVeFStwc9eVYA2vYBxfLSaX0x9ElGwKCQvCkbM","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-20T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"test","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-20T12:00:00.000Z"}', '8f07d29c37d7496fc7843e7bd7f521c39e47464e18e4188c3d8cd3e222eb1e42', '3cde7630a70dec11d76f0177c8d63a0771e08ed62927cd22ed7122b5d8a5d721', '6111648f9fd70f228d75d598b0b3306df06cc2f8a545903de870177c6d9c7d3ea2a378954f58e7572e82adfdc50ef1f90b7f06f41a11e75f00a360fc14a5ec0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 5, 4096180800000, 'key_first_owner', 'key.added', 'bnk_9jhlnIVeFStwc9eVYA2vYBxfLSaX0x9ElGwKCQvCkbM', '{"key_id":"key_QxcRmNReWQRlTGP86njYp9plfpvQ4TPdaZRvUFJ7HHR","kind":"GATEWAY_TO_BANK","mode":"test"}', '3cde7630a70dec11d76f0177c8d63a0771e08ed62927cd22ed7122b5d8a5d721', '9d17437bd80bc881b27c3c440490cfa8c2a41ce537810eeadcba41cee945cd34', '1686ef8d1da4e62de4d6e3cc9a7ca4d9e0c8f336995d2941d6327f990e499cd9e5f68d11a27e17f9deacc338be89444d15f79d2ea7fcfe70b6052fcaf1356a07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 6, 4096180800000, 'key_first_owner', 'key.added', 'bnk_9jhlnIVeFStwc9eVYA2vYBxfLSaX0x9ElGwKCQvCkbM', '{"key_id":"key_LxnTyN2AsA2OxAwnBGwzQTLROfztDahFRTEp7RfQJ6d","kind":"BANK_TO_GATEWAY","mode":"test"}', '9d17437bd80bc881b27c3c440490cfa8c2a41ce537810eeadcba41cee945cd34', '1cc671c79e8b81fc4d6ed25e8f5ffcef98bc99acadce16a190a77752f479e794', '2e5ece2595c2d5d8d40a80789fe480d3d69977d0222b3bd62f9525c083f4887cced64026a94e743942bdcb4dccbdb92d28864155fa4b9f3c631a84e7fce6c502');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 7, 4096180800000, 'key_first_owner', 'bank.registered', 'bnk_YFDSpqv9xJDjQan1cHZsmzr80K5xA4b5jWevusnUzKN', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_YFDSpqv9xJDjQan1cHZsmzr80K5xA4b5jWevusnUzKN","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-20T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"live","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-20T12:00:00.000Z"}', '1cc671c79e8b81fc4d6ed25e8f5ffcef98bc99acadce16a190a77752f479e794', '0b4476a22344f6d425dfc167a29089f6b2f2dbf135cb8af003b3b9bbadbb617a', '84205f20a7d24fa9f8e72ee098868cd0716e626946d03c01ddd9b0deb974fd11a4afa36b156e7b159f2d96b89266bfe11836b79ca87fbc967be6b6a589ad7d01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 8, 4096180800000, 'key_first_owner', 'key.added', 'bnk_YFDSpqv9xJDjQan1cHZsmzr80K5xA4b5jWevusnUzKN', '{"key_id":"key_LYR7uwRwHqnfJoSNpmtV4cuyHcXJBBD96X9hQWTHfgC","kind":"GATEWAY_TO_BANK","mode":"live"}', '0b4476a22344f6d425dfc167a29089f6b2f2dbf135cb8af003b3b9bbadbb617a', '636e5ffa3d26d4bb2dee0997b1046760404cae4fcf19914502769251041b0c9d', '69c238d5d04237c08e01d68e962270eacaeeab4395bc524e92b43cb612fee8b0359f3d6176df26922b16df81446e349b70ad592dd62596b58eb12c99a27b420a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 9, 4096180800000, 'key_first_owner', 'key.added', 'bnk_YFDSpqv9xJDjQan1cHZsmzr80K5xA4b5jWevusnUzKN', '{"key_id":"key_UvCjVNaKhkqMGlQNyvNxwmkNu35Q30jLyAi5TRwPFmP","kind":"BANK_TO_GATEWAY","mode":"live"}', '636e5ffa3d26d4bb2dee0997b1046760404cae4fcf19914502769251041b0c9d', '7c5a5dbe5c1a58247a43e24cdb9a4fa8863fa36f9f1ec15d1d50d5801dd47c92', '49a4ddf99e9fbb837c4ee9bd1ceec1d323a36cfb57bde94105048e35f5047a46fea3203f5fda03a3d764d822c6775894fe0148660e35fc7ca3d2434d02016a0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 10, 4096180800000, 'key_first_owner', 'bank.registered', 'bnk_kDoiVWMCvRTew5XQHd2JNOzFWdMFRGiBiq8qH5iCUZd', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_kDoiVWMCvRTew5XQHd2JNOzFWdMFRGiBiq8qH5iCUZd","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-20T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"live","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-20T12:00:00.000Z"}', '7c5a5dbe5c1a58247a43e24cdb9a4fa8863fa36f9f1ec15d1d50d5801dd47c92', '4f9693e09dd62a0f8ac1482f7c01f449bbe114b619f1d4f06603db925bc77932', '0ac88b76ba16ab029a90ab485ea44e87f04226b2540980af9fd9a30b9c2615a68bfd89ea3570fdcee5897b601dac98eb1d987dfe7322037aad7142d56c7a1200');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 11, 4096180800000, 'key_first_owner', 'key.added', 'bnk_kDoiVWMCvRTew5XQHd2JNOzFWdMFRGiBiq8qH5iCUZd', '{"key_id":"key_5sY9NgCGbRtVIMhwtIGxwBWenJx12wdKsL3FVOA23lK","kind":"GATEWAY_TO_BANK","mode":"live"}', '4f9693e09dd62a0f8ac1482f7c01f449bbe114b619f1d4f06603db925bc77932', 'd858224269b8440fc2675f1afeeb36dff532c31037472f08ea5e3d725c767f9a', '355bb07528678c6b262b2d505d5ad72de4c5fff5173635da3d2aa5e558501e3b80e55af6baba1f1f60d5cfcfd6313f2f3b69ce0c64496b817952961901618001');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 12, 4096180800000, 'key_first_owner', 'key.added', 'bnk_kDoiVWMCvRTew5XQHd2JNOzFWdMFRGiBiq8qH5iCUZd', '{"key_id":"key_MEa1LGpSafagcmmev0E2OviXgmkO0bWNKq2P4vQ4x7k","kind":"BANK_TO_GATEWAY","mode":"live"}', 'd858224269b8440fc2675f1afeeb36dff532c31037472f08ea5e3d725c767f9a', '9d0eed0237179b611c91881e5c075e237b194754011915fa84843ad6206c8242', '0d2d68fa7c5c435feed960ff80adf6369144b3786332713075ab08654463f31f425e3b6747269fefcd0f45bc9062ff62efd6d2d3c896477fd51d10d8312f7600');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 13, 4096180800000, 'key_first_owner', 'merchant.registered', 'mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', '{"colour":null,"created_at":"2099-10-20T12:00:00.000Z","logo_url":null,"merchant_id":"mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-20T12:00:00.000Z"}', '9d0eed0237179b611c91881e5c075e237b194754011915fa84843ad6206c8242', '797e00c8047efb3d212b46f6e50a34c720e3f901df253b80cc9a59efcec572ac', '0ed3626f5ed76f843370c280d560d487197bc14dde106ba707b510788415939083b99c67431cc64bdad8193fcc3c10a18e809805f035611dd66927877675fc0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 14, 4096180800000, 'key_first_owner', 'key.added', 'mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', '{"key_id":"key_ZFIiZ2f2cHInToRpNyX3l6SOwb5x4yQo6k6qDNG2yoO","kind":"SIGNING","mode":"test"}', '797e00c8047efb3d212b46f6e50a34c720e3f901df253b80cc9a59efcec572ac', '39bc3d8315aca0c2c1ab4c8f338e24e54d8f0d0d7cc2e869d4081b990e74d928', 'd34d4f134146cb8fafbf794ce0da14c614ce6f7b9e11607a03e1032d0d02f1748fae601ede5e1f210b6f14c2b6e9ad4be3fe78e3e5ba6f5e57992bd6975d1f00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 15, 4096180800000, 'key_first_owner', 'key.added', 'mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', '{"key_id":"key_J2HnNgDaDm7dO3xyW4mPQm3jBtz2P6iXPmTYIgs2Bdv","kind":"SIGNING","mode":"live"}', '39bc3d8315aca0c2c1ab4c8f338e24e54d8f0d0d7cc2e869d4081b990e74d928', 'e66b41d67bce36ba38404bf173801ea61e6b9a1fb329ba196bed3fbf625acd12', 'd39556a5ce18a49e12fcc661be1419bcbf5e0f02bff02085136e3a426ea2636214874c83addd019ba1256afcf7cf9a3d5969a35fd59cc1157b8f758dde4c480f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 16, 4096180800000, 'key_first_owner', 'key.added', 'mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', '{"key_id":"key_F5A5dLJnsqyeGBW4xqPUk7zgFhS2UodMIu8hJdCKBJ4","kind":"API","mode":"test"}', 'e66b41d67bce36ba38404bf173801ea61e6b9a1fb329ba196bed3fbf625acd12', '73fd69d8831760d5c57a7794a191dae46d333c1c0e0e8cb9d3f2ebd6f51cdf82', 'bd2c187a08dc34968d640d12f95eee049fa35814e2f218e63ce1b1d47bf3298a2e5055f31ac4a5873e27147ea5618055a77238d2cc0ef0d286d18422c07f8305');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 17, 4096180800000, 'key_first_owner', 'key.added', 'mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', '{"key_id":"key_ElqjWpuAO7tUeYCqy8etrS0hdvVRIE7ukbyZKmKaJlx","kind":"API","mode":"live"}', '73fd69d8831760d5c57a7794a191dae46d333c1c0e0e8cb9d3f2ebd6f51cdf82', '9cba204f67d3bcc415371292f883d5fee7df9158474e863898cfdb29ea994ec2', 'f9dea92703ce469311eb849e6aeddd44c550437cb7bf1dcb11aae2fc6bbf1a44a6e34ccbe5ff0dd7eb8d28ca44559502cb81ac3551b048f83694fcc538e6c60a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 18, 4096180800000, 'key_first_owner', 'merchant.registered', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', '{"colour":null,"created_at":"2099-10-20T12:00:00.000Z","logo_url":null,"merchant_id":"mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW","modes":{"live":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-20T12:00:00.000Z"}', '9cba204f67d3bcc415371292f883d5fee7df9158474e863898cfdb29ea994ec2', 'eeaeb57be3d3c5a24398a79d8878252f92f0ee5bfc9ec08538cef98b1a578e65', '2cb449a182fbfd856c896b8e36504864f3161cff83c2e4f6b7b32a956b3742fb2d430a65e0a70880610d02f4b69eaa6192f3c8aa29ead6fe31bf0b3b076baf00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 19, 4096180800000, 'key_first_owner', 'key.added', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', '{"key_id":"key_TbUsQ30Nn2comgsNBS22mVQDGelQxTgWPZZUW9paQCI","kind":"SIGNING","mode":"test"}', 'eeaeb57be3d3c5a24398a79d8878252f92f0ee5bfc9ec08538cef98b1a578e65', 'fe3fffa7c32afff9653916bb1152235c7c08c79f4ac84025b66ebc1b27d83a3b', '476cf272a7bcfbac7f89d9283a620a9a3a824ca063907a309d2720fbfe8df6ba2d5b9b4f510e617bceaeba4ba7b012c7e7440e19e312f8cb4b581019fa6d4a01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 20, 4096180800000, 'key_first_owner', 'key.added', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', '{"key_id":"key_5GHBVJE1Z2FC2XNuxpScZ1ErHi1DcfrrGtHOvnmq2Aq","kind":"SIGNING","mode":"live"}', 'fe3fffa7c32afff9653916bb1152235c7c08c79f4ac84025b66ebc1b27d83a3b', 'b90af239609554b1605ee097ec48bbf5bd640a1dbb9d518c28489d7b1fd10834', 'db75111e03b9e1af01ff67e0ed19e7ca738f14d5df37611a93f793be0e60384266a21c04a972d2716848114caf7183506a832701cc64b0f8f84d783c3d14a10f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 21, 4096180800000, 'key_first_owner', 'key.added', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', '{"key_id":"key_MP0ziwwUsvsvDvj5Mtcotz9vcDctJRIsQmg8hTFXZ83","kind":"API","mode":"test"}', 'b90af239609554b1605ee097ec48bbf5bd640a1dbb9d518c28489d7b1fd10834', '8e48a260c3b0f87db4d2e06186e4287f0b56b6de144b8b836be960bddd68dc39', '3ee0ee872a4dfc9291a3e131be096b418b2e4da79c17eaada7963d337af1509b3fcfc41e84d0985ea5a7a7d3845cd2a09fb3aa4b026faf1bfa11d8057d19650c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 22, 4096180800000, 'key_first_owner', 'key.added', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', '{"key_id":"key_pUavhzTjXnkfg3XyM4WJrSxOx0hguzHtRUoahCJb1j7","kind":"API","mode":"live"}', '8e48a260c3b0f87db4d2e06186e4287f0b56b6de144b8b836be960bddd68dc39', 'b166bcebdffeb91502ead780d6eac8234dc00e147511709ca394bae28b172337', 'd0fed93ac9f8ffd8d2ec1faa99dbea64feb53b506d28590164b4135c33edb53f850aadb4c6ae54c534e1bf1d3101f059a9277f7ec058103f3b5e8a51dd3e230f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 23, 4096180800000, 'key_first_owner', 'change.proposed', 'key_Yakqvc1wcPv4WhAXPKDSMTCCj6VJjcxVVg1uskWUXPz', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_EKRHNPd4CBEbKCsNHXZ100ZHdcRHZTwckFALE9RCrZL"}', 'b166bcebdffeb91502ead780d6eac8234dc00e147511709ca394bae28b172337', '4a6b8c3fb2cf2658a22e5805ed44fc531dc442e05e5e03f88fb3594692146ece', 'd1cc9fb5fefda6449ab6b43ac4cd136bacdee7c5aeba9e883734f74d7e1a6c3c9a08ed5700e5ed163e2b99c17dcb2a28be8b0b0d500d474723d3f1a5ebe5a402');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 24, 4096180800000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', '4a6b8c3fb2cf2658a22e5805ed44fc531dc442e05e5e03f88fb3594692146ece', '32bbf5d65215bc8aeba03deda508053f856979ba7d8b8b9bb129acf88d15f70d', 'ba93071a2f3185f7961e97e1d3bf70c48aabd274b263e50461551c10e2cea6a3351744fdeb09a21b960da00ba3a023f7cee59fd7b4256fcbbc465c344317830f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 25, 4130917696000, 'key_first_owner', 'reconciliation.requested', 'pay_5fxzMIoWpeiRnSQPRFE78XuTO4q8tncVH6m2VCGvsMn', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', '32bbf5d65215bc8aeba03deda508053f856979ba7d8b8b9bb129acf88d15f70d', 'cdd4248aaafe37a4a063c716dfeb88c5f5e4393455a01d1fb8e4d308e3010237', 'ce601a999736b73e32103c99a55f48c09c3d0a2dc3ced22701f232249ba93fa946ff87882c73b6cb4bf611970c2b16d85e641a616180c41f21e31958ce26a100');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 26, 4130917696000, 'key_first_owner', 'reconciliation.resolved', 'pay_5fxzMIoWpeiRnSQPRFE78XuTO4q8tncVH6m2VCGvsMn', '{"movement":"","outcome":"FAILED"}', 'cdd4248aaafe37a4a063c716dfeb88c5f5e4393455a01d1fb8e4d308e3010237', '0b5b24938fa5b7a57cb4edc3df4df90435f3cc985e9d80fd819e4393420c5e13', '6d70966a8942b60f71861796e639ccc0b0f7589ba1645ea02d46d6a1626651cef43f92daf691b80d4ce7529c878f768d5d4cae77af8f3be62b1a6e99e39ed000');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 27, 4130917876000, 'key_first_owner', 'reconciliation.requested', 'pay_opIOzMtlTtTKAZuNbSLguZ6CK0KX5Dd5WfNwMmluheN', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', '0b5b24938fa5b7a57cb4edc3df4df90435f3cc985e9d80fd819e4393420c5e13', '4113a629cffaaac7fb115765c87cabda3f1d1f30bbe29b8b94c1346462e7076d', '6493d769c0e9c21dfa7dfe999070d95240b848eac895befe86d663633d44b0a08ed8aca1053df8a1725a7d7936138a5b6f1913591259c91e8606e7885bcb550b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 28, 4130917876000, 'key_first_owner', 'reconciliation.proposed', 'pay_opIOzMtlTtTKAZuNbSLguZ6CK0KX5Dd5WfNwMmluheN', '{"movement":"","outcome":"COMPLETED"}', '4113a629cffaaac7fb115765c87cabda3f1d1f30bbe29b8b94c1346462e7076d', '8eee0f95abdc65944a9bbe8db99f41912df52b43583ce90b653e86fc9f2ac1a5', '5a6e283ca8321c7742bf2ef7145319a20222e645fd8d7cf02901a427df256303bca02df0e5e015eb843bfa7bd44c036b27e24111cb1ebff0be7453813b5a6d03');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 29, 4130918956000, 'key_first_owner', 'merchant.registered', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', '{"colour":null,"created_at":"2100-11-26T13:29:16.000Z","logo_url":null,"merchant_id":"mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2100-11-26T13:29:16.000Z"}', '8eee0f95abdc65944a9bbe8db99f41912df52b43583ce90b653e86fc9f2ac1a5', '5c8f0da0d8ccccc6199d65bae7651a7b035cd19aeb42e47006b43d1b3c9e9f95', 'b1a86c8d6e8d9f21e7519e03cf34faa12a026a802891ae1a6a8d076c8e0562e92d47979a9e762db46a613725b8ee81ede3e85ae05f571f3c0bcd5b5bd4fc1e0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 30, 4130918956000, 'key_first_owner', 'key.added', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', '{"key_id":"key_fA8VyFlzPJT42iauDzdguokyxkkuIUX2ar60bKFdEN6","kind":"SIGNING","mode":"test"}', '5c8f0da0d8ccccc6199d65bae7651a7b035cd19aeb42e47006b43d1b3c9e9f95', '574884db8c0086247967687d67bb1e7c89a1c322ca71bae12171a2b64da5ccdf', 'cfd5a20a09cc1836777778db37f1b8cd8a81cff5c9ab2c93a8b036f060f497c9ddfb21afe4d26b0ca5e9f07de063f1077da4511d2bd5f35e12adabc14497da07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 31, 4130918956000, 'key_first_owner', 'key.added', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', '{"key_id":"key_tYtZBRtGLQrdMNdvfJ2SEObI5aSKSXbypNFdtwqZDn4","kind":"SIGNING","mode":"live"}', '574884db8c0086247967687d67bb1e7c89a1c322ca71bae12171a2b64da5ccdf', '56512a01f1ed222611ec4dfe513b5aadf7050c4157140ce7fc8d1e745a814dd1', 'd48b71b88c7396147b070586f9d54755c9841cc180b202f08f3d1ae092b8a272c929ca9a7f0d04b7b1c116ce3734bb2d2af4dda91cdaf6a31a370f8edcd7820e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 32, 4130918956000, 'key_first_owner', 'key.added', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', '{"key_id":"key_Us4JsXK3yuVzCDgCWcpO7pJF1wwgFSM5VGalZwlmTVF","kind":"API","mode":"test"}', '56512a01f1ed222611ec4dfe513b5aadf7050c4157140ce7fc8d1e745a814dd1', '5b2754a9281ecf3636a382ed1eb25b830c889df0c68b2388bbe84f05ec5dfa40', 'a5ebd0029144d79402ba2903bc0a89f008d254978c8c9795676efff056cd5d7737a256cad59f0b0c64ac1d57c0650eccda04fdf779d6baaf1aaac6f221feb60f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 33, 4130918956000, 'key_first_owner', 'key.added', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', '{"key_id":"key_M3WuDH7go7zfsbyOCsxH0zRlLnpkzo4zUZHMduZNQcp","kind":"API","mode":"live"}', '5b2754a9281ecf3636a382ed1eb25b830c889df0c68b2388bbe84f05ec5dfa40', 'd8c2bf0ccb7ccda72144a35dc1dd45914e2fa151a625998c62e8b4ac4cd9e45c', '7edba75ae04bdd9c4c7341e0151f4dcf7ac2ee6892eb2788dff2da2d98798c9713a0a1c76ed3295c24b0e743e3f641025fb68e1004055668dd4afb2a6c307f04');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_MfKL8C1BStYU1pO3xN10zZu4HkacxqL3NUjr7RpMp9t', 'BANK', 'bnk_AeBx82h3vrzSr9lin7gBvhI9nMmesZr3zcNte6ZVesP', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, 'e648c4c447a72f9b37f2a78811737395040c519e1c13d0f4a2adb377ddf31e1b8be1867cdf1307ec9b5a6ceb437db49313fd8608a6133152244e917b8607576a81eace130f5d594a7e98c43a1d664b59a8a8', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_ZqYPchzK7CBNgdgfxCWLhS9CwgsLIkz6gy23L8bjd2G', 'BANK', 'bnk_AeBx82h3vrzSr9lin7gBvhI9nMmesZr3zcNte6ZVesP', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', 'a1c3a840001d6b94930f872c11c61241bf48d330b27b5a7281d7cf6081db0f84', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_QxcRmNReWQRlTGP86njYp9plfpvQ4TPdaZRvUFJ7HHR', 'BANK', 'bnk_9jhlnIVeFStwc9eVYA2vYBxfLSaX0x9ElGwKCQvCkbM', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '8dc33f7fa3446090eade6a967be78d904a132f51dac0aaa52521ffd28f5a5d4e3ddd60648df0c9e1e5f63674c03c5312d892eefefd788d1b8ee6057380fed38f43b252b26ef799b92df37c5d07251baca0ea', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_LxnTyN2AsA2OxAwnBGwzQTLROfztDahFRTEp7RfQJ6d', 'BANK', 'bnk_9jhlnIVeFStwc9eVYA2vYBxfLSaX0x9ElGwKCQvCkbM', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', 'ecc58642bec90c57229d96be88e5cb87c21dd0112e057b788508a200d9bdd1dd', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_LYR7uwRwHqnfJoSNpmtV4cuyHcXJBBD96X9hQWTHfgC', 'BANK', 'bnk_YFDSpqv9xJDjQan1cHZsmzr80K5xA4b5jWevusnUzKN', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '5f11878aee68ad775f3e92e7d1e9a637a7ec77d128145d106ba6115ce7586f1ca0b435fab5660a324b0e1dde9994cc8348427a6475c8cd03cf4f8c4ee0aa406584ad9541e503ad1e830035ec90a82d00a2bb', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_UvCjVNaKhkqMGlQNyvNxwmkNu35Q30jLyAi5TRwPFmP', 'BANK', 'bnk_YFDSpqv9xJDjQan1cHZsmzr80K5xA4b5jWevusnUzKN', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '290f338e8ff10f46bf5a269aa2c0c82c47e0facf78d95e3adb30e05b247f2396', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_5sY9NgCGbRtVIMhwtIGxwBWenJx12wdKsL3FVOA23lK', 'BANK', 'bnk_kDoiVWMCvRTew5XQHd2JNOzFWdMFRGiBiq8qH5iCUZd', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '2987ef8acfde4a6efca32c7b8b04080297eab3f5398ca06417fd47f828197c25dfad91f834e82181e049d0123d552c98fbe35d69fc8558e8736eca23c943f1c809ff23c84be057e7e6c3cf5a276442f95ab4', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_MEa1LGpSafagcmmev0E2OviXgmkO0bWNKq2P4vQ4x7k', 'BANK', 'bnk_kDoiVWMCvRTew5XQHd2JNOzFWdMFRGiBiq8qH5iCUZd', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', 'c812dd9e3fb678cc3935954d1b58e4343fca231fbbf7fb506702c077896903fc', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_ZFIiZ2f2cHInToRpNyX3l6SOwb5x4yQo6k6qDNG2yoO', 'MERCHANT', 'mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', 'test', 'SIGNING', 'ACTIVE', null, 0, 'e5fef1aaa84814604bd47bfd7ee6c6993516ec0f9cd0f7a553c40c20d4d55b80a0cee30b6ee5065b32dda201ddc51d794fe1dc39bb94802f7432731fb59a1e486669be9a1d638b1926e982ffdb84', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_J2HnNgDaDm7dO3xyW4mPQm3jBtz2P6iXPmTYIgs2Bdv', 'MERCHANT', 'mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', 'live', 'SIGNING', 'ACTIVE', null, 0, '77849234d45428bac2abe6487cf804cd6d125839d0acb4542d94296dd8d5113f3d849990e72911a9354198e838fc84fc924915fa2f3954be618771d5446c1e803abf7621647eca4cd484a91e2fe1', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_F5A5dLJnsqyeGBW4xqPUk7zgFhS2UodMIu8hJdCKBJ4', 'MERCHANT', 'mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', 'test', 'API', 'ACTIVE', '5dc5d98c40afa2e952c79e73577a24c89ea598c70e597d4d33dd9b405ac73058', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_ElqjWpuAO7tUeYCqy8etrS0hdvVRIE7ukbyZKmKaJlx', 'MERCHANT', 'mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', 'live', 'API', 'ACTIVE', '8de10e893e679f50967335b2cad200d914e063a7575c91de09bee49a9b417c89', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_TbUsQ30Nn2comgsNBS22mVQDGelQxTgWPZZUW9paQCI', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 'SIGNING', 'ACTIVE', null, 0, '1ceb188cdba261d6a947064d8a659a5be0a39028178749f9e2eedce6d7a9bc2ff8fcb940598fbdd2fa1376a9554aaadf20c20052ef891b3d97b1acd32f3e33cc04b2f0ab92bfce793169d8f739f1', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_5GHBVJE1Z2FC2XNuxpScZ1ErHi1DcfrrGtHOvnmq2Aq', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'live', 'SIGNING', 'ACTIVE', null, 0, 'd68fe9a914ff0625c9ab54cc4d4c2cef9c8c4d04a20b5b793406dbda251fb48bb6b1b118f2ed3dbc9908fd9dd83423e8d5312a89c35ef2feb40c1570e8ab0139f72d89a5469750d9ccf967b61bc1', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_MP0ziwwUsvsvDvj5Mtcotz9vcDctJRIsQmg8hTFXZ83', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 'API', 'ACTIVE', '19bc5f481e304186e6871d910987b6bfa68019bdc46ecab64e560782f068564c', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_pUavhzTjXnkfg3XyM4WJrSxOx0hguzHtRUoahCJb1j7', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'live', 'API', 'ACTIVE', 'ead5befbc341d42fa08af2085f7787bae86674f95bfd9fd3f7d188d5ef229eed', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_fA8VyFlzPJT42iauDzdguokyxkkuIUX2ar60bKFdEN6', 'MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'test', 'SIGNING', 'ACTIVE', null, 0, '308662eb9db0dfeb8ab79f4d0353ee84f409ddd6b0de5b6dac746a97abd9ef9f798d235c1761ef8278ce2087e9d0d30102393c1c7d9f4d5aa91a5a28b6804b0b146e8592ece4b62870e637310bb9', 4130918956000, 4130918956000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_tYtZBRtGLQrdMNdvfJ2SEObI5aSKSXbypNFdtwqZDn4', 'MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'live', 'SIGNING', 'ACTIVE', null, 0, '2c0adb5da4f916bc00cbc403ab8b236c1323fcd8fbdab906cd600d50b75feeba44b71c711ab2aeda15e31dc511f585f81290a755bb6180b4923eba8355a75af88d1c5c4e267c70a5abc7d447c2a6', 4130918956000, 4130918956000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Us4JsXK3yuVzCDgCWcpO7pJF1wwgFSM5VGalZwlmTVF', 'MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'test', 'API', 'ACTIVE', '3a9a15f81b3e2846f9fe5c4014acaa0053033e6ac27187f97b054ca317128e9e', 0, null, 4130918956000, 4130918956000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_M3WuDH7go7zfsbyOCsxH0zRlLnpkzo4zUZHMduZNQcp', 'MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'live', 'API', 'ACTIVE', '61b94876fcd6a5a8973759a795a7b0b3031501dce604c94f2406ec5fceeea8b0', 0, null, 4130918956000, 4130918956000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_EKRHNPd4CBEbKCsNHXZ100ZHdcRHZTwckFALE9RCrZL', 'ADMIN_KEY', 'key_Yakqvc1wcPv4WhAXPKDSMTCCj6VJjcxVVg1uskWUXPz', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4096180800000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_AeBx82h3vrzSr9lin7gBvhI9nMmesZr3zcNte6ZVesP', 'execute-transaction', 4130914366000, 4130916138000, 4130917036000);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_YFDSpqv9xJDjQan1cHZsmzr80K5xA4b5jWevusnUzKN', 'execute-transaction', 4130917786000, 4130917818000, null);
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_9jhlnIVeFStwc9eVYA2vYBxfLSaX0x9ElGwKCQvCkbM');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_AeBx82h3vrzSr9lin7gBvhI9nMmesZr3zcNte6ZVesP');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_YFDSpqv9xJDjQan1cHZsmzr80K5xA4b5jWevusnUzKN');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_kDoiVWMCvRTew5XQHd2JNOzFWdMFRGiBiq8qH5iCUZd');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_AeBx82h3vrzSr9lin7gBvhI9nMmesZr3zcNte6ZVesP', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_9jhlnIVeFStwc9eVYA2vYBxfLSaX0x9ElGwKCQvCkbM', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_YFDSpqv9xJDjQan1cHZsmzr80K5xA4b5jWevusnUzKN', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_kDoiVWMCvRTew5XQHd2JNOzFWdMFRGiBiq8qH5iCUZd', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'live', 'REGISTERED', 'https://shop.example.com', 4096180800000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 'REGISTERED', 'https://shop.example.com', 4096180800000, 'FAILING');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'live', 'REGISTERED', 'https://shop.example.com', 4130918956000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'test', 'REGISTERED', 'https://shop.example.com', 4130919856000, 'DISABLED');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130914336000, 'evt_DgWGMChvHGt9j7oLrrORlTLPLQ6Iuq2CnZf7z9cEHjO', 'payment.processing', 'ps_HH7UO9UyBi7QOKmjLnSSc6QjaOuj3J4HEUu3D7HivhY', '{"event":"payment.processing","data":{"event_id":"evt_DgWGMChvHGt9j7oLrrORlTLPLQ6Iuq2CnZf7z9cEHjO","occurred_at":"2100-11-26T12:12:16.000Z","mode":"test","session_id":"ps_HH7UO9UyBi7QOKmjLnSSc6QjaOuj3J4HEUu3D7HivhY","payment_id":"pay_HH7UO9UyBi7QOKmjLnSSc6QjaOuj3J4HEUu3D7HivhY","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130916316000, 'evt_WhlAWKZXv5bIrzZQU4NfwV2p5m8XTHhy1iu8kwiMiui', 'payment.processing', 'ps_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ', '{"event":"payment.processing","data":{"event_id":"evt_WhlAWKZXv5bIrzZQU4NfwV2p5m8XTHhy1iu8kwiMiui","occurred_at":"2100-11-26T12:45:16.000Z","mode":"test","session_id":"ps_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ","payment_id":"pay_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130916316000, 'evt_VHYFxrxc969o5GWA58FZf4pjnJ3H2ldedvl2Y3F1FRW', 'payment.settlement_pending', 'ps_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ', '{"event":"payment.settlement_pending","data":{"event_id":"evt_VHYFxrxc969o5GWA58FZf4pjnJ3H2ldedvl2Y3F1FRW","occurred_at":"2100-11-26T12:45:16.000Z","mode":"test","session_id":"ps_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ","payment_id":"pay_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130916916000, 'evt_cCtkvmWhnFB9neouCu3BAuIk9BWMjARrxmaxo5rIVm9', 'payment.settlement_stalled', 'ps_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_cCtkvmWhnFB9neouCu3BAuIk9BWMjARrxmaxo5rIVm9","occurred_at":"2100-11-26T12:55:16.000Z","mode":"test","session_id":"ps_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ","payment_id":"pay_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917036000, 'evt_gH4RcbqDwDKp7gNzJ8WWg7VOGdgE5qVTFQ9ud0O3HV0', 'payment.processing', 'ps_sxwyX767zf6J4qBvVMmyXaqj3qpZ1LsdcPFS3xAoMuu', '{"event":"payment.processing","data":{"event_id":"evt_gH4RcbqDwDKp7gNzJ8WWg7VOGdgE5qVTFQ9ud0O3HV0","occurred_at":"2100-11-26T12:57:16.000Z","mode":"test","session_id":"ps_sxwyX767zf6J4qBvVMmyXaqj3qpZ1LsdcPFS3xAoMuu","payment_id":"pay_sxwyX767zf6J4qBvVMmyXaqj3qpZ1LsdcPFS3xAoMuu","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917036000, 'evt_LaMZAd2GDMyOf8d7Oe9AuyXZhMsdlCJzWp5lT2XTgf5', 'payment.completed', 'ps_sxwyX767zf6J4qBvVMmyXaqj3qpZ1LsdcPFS3xAoMuu', '{"event":"payment.completed","data":{"event_id":"evt_LaMZAd2GDMyOf8d7Oe9AuyXZhMsdlCJzWp5lT2XTgf5","occurred_at":"2100-11-26T12:57:16.000Z","mode":"test","session_id":"ps_sxwyX767zf6J4qBvVMmyXaqj3qpZ1LsdcPFS3xAoMuu","payment_id":"pay_sxwyX767zf6J4qBvVMmyXaqj3qpZ1LsdcPFS3xAoMuu","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917216000, 'evt_o3K3PLLxLGwpv8QwlUGe5fz8iKHoF6U3OxIZLpOqU2O', 'payment.processing', 'ps_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB', '{"event":"payment.processing","data":{"event_id":"evt_o3K3PLLxLGwpv8QwlUGe5fz8iKHoF6U3OxIZLpOqU2O","occurred_at":"2100-11-26T13:00:16.000Z","mode":"test","session_id":"ps_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB","payment_id":"pay_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917216000, 'evt_mXiVxwYc22tForAF0xra2Xa9LoSbQJcX97BIDeAJE1L', 'payment.settlement_pending', 'ps_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB', '{"event":"payment.settlement_pending","data":{"event_id":"evt_mXiVxwYc22tForAF0xra2Xa9LoSbQJcX97BIDeAJE1L","occurred_at":"2100-11-26T13:00:16.000Z","mode":"test","session_id":"ps_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB","payment_id":"pay_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917216000, 'evt_FHYt0v3fjAazr207qt4YUIwpkGhITfiL2gh80RIYFQe', 'payment.completed', 'ps_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB', '{"event":"payment.completed","data":{"event_id":"evt_FHYt0v3fjAazr207qt4YUIwpkGhITfiL2gh80RIYFQe","occurred_at":"2100-11-26T13:00:16.000Z","mode":"test","session_id":"ps_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB","payment_id":"pay_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917276000, 'evt_IKq9hdSZ99Rh1HH4qVeL1o5imuhmuCtuuNnHEZjOSV9', 'payment.processing', 'ps_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm', '{"event":"payment.processing","data":{"event_id":"evt_IKq9hdSZ99Rh1HH4qVeL1o5imuhmuCtuuNnHEZjOSV9","occurred_at":"2100-11-26T13:01:16.000Z","mode":"test","session_id":"ps_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm","payment_id":"pay_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917276000, 'evt_qblZDRCULqiSAJyhgJD2NilOcaBAtWG4GfdKcOLMjxp', 'payment.settlement_pending', 'ps_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm', '{"event":"payment.settlement_pending","data":{"event_id":"evt_qblZDRCULqiSAJyhgJD2NilOcaBAtWG4GfdKcOLMjxp","occurred_at":"2100-11-26T13:01:16.000Z","mode":"test","session_id":"ps_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm","payment_id":"pay_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917276000, 'evt_hz01z0s7qVtDr9pleobMwvf7Mj0uqAXORogifr6l4M4', 'payment.completed', 'ps_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm', '{"event":"payment.completed","data":{"event_id":"evt_hz01z0s7qVtDr9pleobMwvf7Mj0uqAXORogifr6l4M4","occurred_at":"2100-11-26T13:01:16.000Z","mode":"test","session_id":"ps_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm","payment_id":"pay_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917336000, 'evt_KCJQOwbxwBygPbv6xIn5cO9hZhtQePGfyV095nEe8lv', 'payment.processing', 'ps_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa', '{"event":"payment.processing","data":{"event_id":"evt_KCJQOwbxwBygPbv6xIn5cO9hZhtQePGfyV095nEe8lv","occurred_at":"2100-11-26T13:02:16.000Z","mode":"test","session_id":"ps_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa","payment_id":"pay_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917336000, 'evt_LEdfGXEftwsybcIKXhpWUYKcbz1QK0jgP6loYPpUFFb', 'payment.settlement_pending', 'ps_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa', '{"event":"payment.settlement_pending","data":{"event_id":"evt_LEdfGXEftwsybcIKXhpWUYKcbz1QK0jgP6loYPpUFFb","occurred_at":"2100-11-26T13:02:16.000Z","mode":"test","session_id":"ps_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa","payment_id":"pay_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917336000, 'evt_12B01Ps3CQuGLVGwvyDy1mDErSaVj3jQ83lrm3tZnMH', 'payment.completed', 'ps_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa', '{"event":"payment.completed","data":{"event_id":"evt_12B01Ps3CQuGLVGwvyDy1mDErSaVj3jQ83lrm3tZnMH","occurred_at":"2100-11-26T13:02:16.000Z","mode":"test","session_id":"ps_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa","payment_id":"pay_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917396000, 'evt_kaMRtZkiVbxkc2gJfwxNuxHfJhuggbJHxk6gwR0Ntwq', 'payment.processing', 'ps_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY', '{"event":"payment.processing","data":{"event_id":"evt_kaMRtZkiVbxkc2gJfwxNuxHfJhuggbJHxk6gwR0Ntwq","occurred_at":"2100-11-26T13:03:16.000Z","mode":"test","session_id":"ps_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY","payment_id":"pay_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917396000, 'evt_DqNO2t7sKSxLWIxAmioordU0Ui8Bd3pBPRYE6ct5r2X', 'payment.settlement_pending', 'ps_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY', '{"event":"payment.settlement_pending","data":{"event_id":"evt_DqNO2t7sKSxLWIxAmioordU0Ui8Bd3pBPRYE6ct5r2X","occurred_at":"2100-11-26T13:03:16.000Z","mode":"test","session_id":"ps_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY","payment_id":"pay_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917396000, 'evt_Roq0yRhdmneIYn1Ie0q5yjurzZMvNUZybLjiU5MbvUs', 'payment.completed', 'ps_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY', '{"event":"payment.completed","data":{"event_id":"evt_Roq0yRhdmneIYn1Ie0q5yjurzZMvNUZybLjiU5MbvUs","occurred_at":"2100-11-26T13:03:16.000Z","mode":"test","session_id":"ps_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY","payment_id":"pay_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917576000, 'evt_g8vcYBcAMXqSzegkClleMjhlN8pzekuIRffE28DpFJF', 'payment.processing', 'ps_5fxzMIoWpeiRnSQPRFE78XuTO4q8tncVH6m2VCGvsMn', '{"event":"payment.processing","data":{"event_id":"evt_g8vcYBcAMXqSzegkClleMjhlN8pzekuIRffE28DpFJF","occurred_at":"2100-11-26T13:06:16.000Z","mode":"test","session_id":"ps_5fxzMIoWpeiRnSQPRFE78XuTO4q8tncVH6m2VCGvsMn","payment_id":"pay_5fxzMIoWpeiRnSQPRFE78XuTO4q8tncVH6m2VCGvsMn","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130917576000, 'evt_831SV8Epz3mYoy1CydhG2FFKAmzYvVBqSI3JWkRR5ft', 'payment.settlement_pending', 'ps_5fxzMIoWpeiRnSQPRFE78XuTO4q8tncVH6m2VCGvsMn', '{"event":"payment.settlement_pending","data":{"event_id":"evt_831SV8Epz3mYoy1CydhG2FFKAmzYvVBqSI3JWkRR5ft","occurred_at":"2100-11-26T13:06:16.000Z","mode":"test","session_id":"ps_5fxzMIoWpeiRnSQPRFE78XuTO4q8tncVH6m2VCGvsMn","payment_id":"pay_5fxzMIoWpeiRnSQPRFE78XuTO4q8tncVH6m2VCGvsMn","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'live', 4130917756000, 'evt_eEMm9QCUxRKmkfvLLy63JvijZ0K2NlTdvI4SVLci2tB', 'payment.processing', 'ps_opIOzMtlTtTKAZuNbSLguZ6CK0KX5Dd5WfNwMmluheN', '{"event":"payment.processing","data":{"event_id":"evt_eEMm9QCUxRKmkfvLLy63JvijZ0K2NlTdvI4SVLci2tB","occurred_at":"2100-11-26T13:09:16.000Z","mode":"live","session_id":"ps_opIOzMtlTtTKAZuNbSLguZ6CK0KX5Dd5WfNwMmluheN","payment_id":"pay_opIOzMtlTtTKAZuNbSLguZ6CK0KX5Dd5WfNwMmluheN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'live', 4130918956000, 'evt_Vvz7aXJnfHimXxELle6siA0svK9Ip9soKz5n4OZvtnk', 'merchant.key_added', 'key_tYtZBRtGLQrdMNdvfJ2SEObI5aSKSXbypNFdtwqZDn4', '{"event":"merchant.key_added","data":{"event_id":"evt_Vvz7aXJnfHimXxELle6siA0svK9Ip9soKz5n4OZvtnk","occurred_at":"2100-11-26T13:29:16.000Z","mode":"live","merchant_id":"mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr","key_id":"key_tYtZBRtGLQrdMNdvfJ2SEObI5aSKSXbypNFdtwqZDn4","kind":"SIGNING"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'live', 4130918956000, 'evt_VHmYzY2jFRiG8y6nef746uJgbbxe3reftCaeqORfTOY', 'merchant.key_added', 'key_M3WuDH7go7zfsbyOCsxH0zRlLnpkzo4zUZHMduZNQcp', '{"event":"merchant.key_added","data":{"event_id":"evt_VHmYzY2jFRiG8y6nef746uJgbbxe3reftCaeqORfTOY","occurred_at":"2100-11-26T13:29:16.000Z","mode":"live","merchant_id":"mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr","key_id":"key_M3WuDH7go7zfsbyOCsxH0zRlLnpkzo4zUZHMduZNQcp","kind":"API"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'test', 4130919856000, 'evt_DuC18WCc9QUc1XbW3wVdcN14JZNWMRBOCik416rgd3g', 'payment.expired', 'ps_aD3tRFzUpZJE2dM1NHhOort24W2G6GR6dspl6Q5sc10', '{"event":"payment.expired","data":{"event_id":"evt_DuC18WCc9QUc1XbW3wVdcN14JZNWMRBOCik416rgd3g","occurred_at":"2100-11-26T13:44:16.000Z","mode":"test","session_id":"ps_aD3tRFzUpZJE2dM1NHhOort24W2G6GR6dspl6Q5sc10","payment_id":"pay_aD3tRFzUpZJE2dM1NHhOort24W2G6GR6dspl6Q5sc10","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'test', 4130920756000, 'evt_7oN7RSDrvslgZtlPlN1s7LW1LMAfTJoL5OsfcsFfs7K', 'payment.expired', 'ps_CcObZPVKmQZMRiSWCtWRGBp2CJfNQUFPsuXuBjZ62pk', '{"event":"payment.expired","data":{"event_id":"evt_7oN7RSDrvslgZtlPlN1s7LW1LMAfTJoL5OsfcsFfs7K","occurred_at":"2100-11-26T13:59:16.000Z","mode":"test","session_id":"ps_CcObZPVKmQZMRiSWCtWRGBp2CJfNQUFPsuXuBjZ62pk","payment_id":"pay_CcObZPVKmQZMRiSWCtWRGBp2CJfNQUFPsuXuBjZ62pk","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'test', 4130921656000, 'evt_bwz4VPVIvLNuOUKtVjMREqjNGQSjUyry0MhccBa6rgq', 'payment.expired', 'ps_DDx7RnlmcYyjy5kePp7xh0TdHcpsAL1JZBDHufo1TOr', '{"event":"payment.expired","data":{"event_id":"evt_bwz4VPVIvLNuOUKtVjMREqjNGQSjUyry0MhccBa6rgq","occurred_at":"2100-11-26T14:14:16.000Z","mode":"test","session_id":"ps_DDx7RnlmcYyjy5kePp7xh0TdHcpsAL1JZBDHufo1TOr","payment_id":"pay_DDx7RnlmcYyjy5kePp7xh0TdHcpsAL1JZBDHufo1TOr","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130922556000, 'evt_KuWENkTmSfa3Zmnj5GYu5JMm9BfTnD8FfMEOnLmK0NJ', 'payment.expired', 'ps_6FLwEHHaPLj3lAuroI8OdtG6pMAj1xkK6tjhnQX2jCR', '{"event":"payment.expired","data":{"event_id":"evt_KuWENkTmSfa3Zmnj5GYu5JMm9BfTnD8FfMEOnLmK0NJ","occurred_at":"2100-11-26T14:29:16.000Z","mode":"test","session_id":"ps_6FLwEHHaPLj3lAuroI8OdtG6pMAj1xkK6tjhnQX2jCR","payment_id":"pay_6FLwEHHaPLj3lAuroI8OdtG6pMAj1xkK6tjhnQX2jCR","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4130923456000, 'evt_7X5TXGS2rIvTbcHhefxuBEavHWHesu01CNAMqFeNsLO', 'payment.expired', 'ps_p3enOisVO8rKDYBydq8EUezk5HShBc2cnSrjiS8cfu4', '{"event":"payment.expired","data":{"event_id":"evt_7X5TXGS2rIvTbcHhefxuBEavHWHesu01CNAMqFeNsLO","occurred_at":"2100-11-26T14:44:16.000Z","mode":"test","session_id":"ps_p3enOisVO8rKDYBydq8EUezk5HShBc2cnSrjiS8cfu4","payment_id":"pay_p3enOisVO8rKDYBydq8EUezk5HShBc2cnSrjiS8cfu4","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4131250882000, 'evt_CcnmJjaDbjmp5g1BlgjzqlGkBks4iMnSDReVqKLoNvI', 'payment.expired', 'ps_2SN0XOOjZydCvg3kPwF1Y5MQLvXxENfGJuqO2cEzdRZ', '{"event":"payment.expired","data":{"event_id":"evt_CcnmJjaDbjmp5g1BlgjzqlGkBks4iMnSDReVqKLoNvI","occurred_at":"2100-11-30T09:41:22.000Z","mode":"test","session_id":"ps_2SN0XOOjZydCvg3kPwF1Y5MQLvXxENfGJuqO2cEzdRZ","payment_id":"pay_2SN0XOOjZydCvg3kPwF1Y5MQLvXxENfGJuqO2cEzdRZ","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 4131251782000, 'evt_9edABfNaXxlBDFZWU1efcVjMsWRgyMXTendMRHOHyls', 'payment.expired', 'ps_DabXNVcssW1o6etN4e8laYlMW80WlRr2aT592RK6Ya6', '{"event":"payment.expired","data":{"event_id":"evt_9edABfNaXxlBDFZWU1efcVjMsWRgyMXTendMRHOHyls","occurred_at":"2100-11-30T09:56:22.000Z","mode":"test","session_id":"ps_DabXNVcssW1o6etN4e8laYlMW80WlRr2aT592RK6Ya6","payment_id":"pay_DabXNVcssW1o6etN4e8laYlMW80WlRr2aT592RK6Ya6","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', 'live', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', 'test', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_ALERvheUZvUidl7WjMEavZ81ToGdg2CrrZkfuhABr05', 'Meridian Books', 'ACTIVE', null, null, null, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'Meridian Books', 'ACTIVE', null, null, null, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'Meridian Books', 'ACTIVE', null, null, null, null, 4130918956000, 4130918956000);
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-705R23BL', 'PAYMENT', 4130917336000, 'pay_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-IWIGHOIT', 'PAYMENT', 4130917276000, 'pay_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-J7N8YD9Q', 'PAYMENT', 4130917216000, 'pay_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-YGEA058U', 'PAYMENT', 4130917396000, 'pay_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130916316000, 'pay_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917036000, 'pay_sxwyX767zf6J4qBvVMmyXaqj3qpZ1LsdcPFS3xAoMuu');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917216000, 'pay_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917276000, 'pay_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917336000, 'pay_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917396000, 'pay_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917576000, 'pay_5fxzMIoWpeiRnSQPRFE78XuTO4q8tncVH6m2VCGvsMn');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130914336000, 'pay_HH7UO9UyBi7QOKmjLnSSc6QjaOuj3J4HEUu3D7HivhY', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 141, 4130916136000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[34,34,[0]]}}', '03c1cdae7d00c8d5f4ebba514a5c0a2b', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130916316000, 'pay_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 61, 4130916916000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cdccb360860a6d5e45723ac9e369', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917036000, 'pay_sxwyX767zf6J4qBvVMmyXaqj3qpZ1LsdcPFS3xAoMuu', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4130917036000, 4130917036000, 1, null, 'SAME_BANK', 'alpha', 'alpha', 'EXECUTING', '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cdd7afe04a2b731a4f90e7ccd573', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917216000, 'pay_UNWqjhHljR5OQjGvVyNBG0OkATRYdqBCky5UmLc4EsB', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130917216000, 4130917216000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cdda6f00047b7490aafa04e8c22f', '["REF-1","RAIL-J7N8YD9Q"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917276000, 'pay_CbkZg9LrmYqYhlwkB9mRnqUc1a9vv8e4ho85kZkYQgm', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130917276000, 4130917276000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cddb5960411382a5459e16b4db2f', '["REF-1","RAIL-IWIGHOIT"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917336000, 'pay_9uoVWHsZLVe0ghzsK22evhdyqcfwuiBe9btrgw1QSYa', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130917336000, 4130917336000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cddc43c0d9d573949a04ac257fb3', '["REF-1","RAIL-705R23BL"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917396000, 'pay_1sWgHYMSYm8mjNR6i2spdC4dySZG6uOxwzq1EHxBJaY', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130917396000, 4130917396000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cddd2e20182d94016aa1f9674583', '["REF-1","RAIL-YGEA058U"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917576000, 'pay_5fxzMIoWpeiRnSQPRFE78XuTO4q8tncVH6m2VCGvsMn', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4130917581000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cddfed400f1ebb9815e7ae41991d', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917756000, 'pay_opIOzMtlTtTKAZuNbSLguZ6CK0KX5Dd5WfNwMmluheN', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'live', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4130917761000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[2,2,[0]]}}', '03c1cde2ac602d2e93ca3e1cfe07571d', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130918956000, 'pay_aD3tRFzUpZJE2dM1NHhOort24W2G6GR6dspl6Q5sc10', 'MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130919856000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1cdf4fbe043c67f63c1e574c2d5a6', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130919856000, 'pay_CcObZPVKmQZMRiSWCtWRGBp2CJfNQUFPsuXuBjZ62pk', 'MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130920756000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce02b780af6b2957585ec3d3bfe6', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130920756000, 'pay_DDx7RnlmcYyjy5kePp7xh0TdHcpsAL1JZBDHufo1TOr', 'MERCHANT', 'mer_yPpnsOLBBEqUTD1L2QaFhWFBI0nFayjAY76pkkq4Wmr', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130921656000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce107320ab553409b10be076e937', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130921656000, 'pay_6FLwEHHaPLj3lAuroI8OdtG6pMAj1xkK6tjhnQX2jCR', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130922556000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce1e2ec05207413465fbbc059f94', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130922556000, 'pay_p3enOisVO8rKDYBydq8EUezk5HShBc2cnSrjiS8cfu4', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130923456000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce2bea60a59320ad34ded1a531a6', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131249982000, 'pay_2SN0XOOjZydCvg3kPwF1Y5MQLvXxENfGJuqO2cEzdRZ', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131250882000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e1b00a30ac55240876d4a37991c5', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131250882000, 'pay_DabXNVcssW1o6etN4e8laYlMW80WlRr2aT592RK6Ya6', 'MERCHANT', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131251782000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e1bdc5d0f5acb0188aeee53891cf', '[]');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_1ZzgguVRDshTl5uu29PqHTHwNR872SQ0P3HeNCZP2CQ', '', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 'STALLED', 4130916916000, 2500, 'USD', '1GPPSX10GUR7N281S28UYK26GPRCT2S9J49', 61, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_HH7UO9UyBi7QOKmjLnSSc6QjaOuj3J4HEUu3D7HivhY', '', 'mer_W1GevwBJjYXiWm0Cru5NUFv7xvxUr7t2vFKoEVhOrlW', 'test', 'UNKNOWN_OUTCOME', 4130916136000, 2500, 'USD', '1GPPRQL8G2CRDXEP1P2GE7KKDFGGZQ9YBB1', 141, null);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4096180800000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_objects_until', '[4130912640000]', 4130913600000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('totals_until', '[4130913600000]', 4130913600000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_totals_until', '[4130913600000]', 4130913600000);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
