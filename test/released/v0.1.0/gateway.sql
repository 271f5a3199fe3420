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
CREATE TABLE `audit_archive` (
	`chain` text NOT NULL,
	`first_sequence` integer NOT NULL,
	`last_sequence` integer NOT NULL,
	`sha256` text NOT NULL,
	`last_hash` text NOT NULL,
	`signature` text NOT NULL,
	`signing_key` integer NOT NULL,
	PRIMARY KEY(`chain`, `last_sequence`)
) WITHOUT ROWID;
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
CREATE TABLE `merchant_settings` (
	`merchant_id` text NOT NULL,
	`mode` text NOT NULL,
	`settlement_iban` text NOT NULL,
	`webhook_url` text,
	`alert_url` text,
	`optional_events` text NOT NULL,
	`settlement_strategy` text,
	`refund_authority` integer NOT NULL,
	`json_pages` integer DEFAULT false NOT NULL,
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
	`lists` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
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
	`json_pages` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`lists` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
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
CREATE INDEX `hourly_totals_hour` ON `hourly_totals` (`hour`);
--> statement-breakpoint
CREATE INDEX `hourly_totals_open` ON `hourly_totals` (`updated_at`,`hour`) WHERE open > 0;
--> statement-breakpoint
CREATE INDEX `merchants_created` ON `merchants` (`created_at`,`merchant_id`);
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
CREATE INDEX `tpps_created` ON `tpps` (`created_at`,`tpp_id`);
--> statement-breakpoint
CREATE INDEX `audit_log_strategy` ON `audit_log` (`subject`,`sequence`) WHERE subject = 'settlement_strategy';
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_gateway.sql', '2026-11-27 19:51:25');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_aHQS4BfpTrKXfHXQ5YfFK2vsluuKIvdMd9fSfJafRgw', 'Ada', 'operator', 'PROPOSED', '9d09bb47e2ec2dba7dbdbdda031923378ab73ce2fa6e03d3ffbb84ae70919053', 0, 'key_first_owner', null, 4096278000000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 1, 4096278000000, 'key_first_owner', 'bank.registered', 'bnk_lKpqCxgQ8OSFp2R1kZUkjhjglhxt2xp5cqq1ye2ToA5', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_lKpqCxgQ8OSFp2R1kZUkjhjglhxt2xp5cqq1ye2ToA5","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-21T15:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"test","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-21T15:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', '965c48075c0e19077b69817a1c2396757bfeaf9173071bcd7fd27c06181151a3', 'c49a4a84f6fc02bbed17a3b7aca66a0bf98067e74e61acf2a23c4fe34e78fba2bf7a1d3312fb816fc664c4ab01b3677b2082c8de55102db34a4fcb60dfaf9008', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 2, 4096278000000, 'key_first_owner', 'key.added', 'bnk_lKpqCxgQ8OSFp2R1kZUkjhjglhxt2xp5cqq1ye2ToA5', '{"key_id":"key_Sg8lcUyKiCd1iNMGHJEusporVhEmq4zCWYiMlZrqUN3","kind":"GATEWAY_TO_BANK","mode":"test"}', '965c48075c0e19077b69817a1c2396757bfeaf9173071bcd7fd27c06181151a3', 'de017cf2f76ebc30ddfc9f9e26041c7f47aebbacc0d8296f9c849d7d6be70a3d', '57595058a8c420f88a39f726c70dfad7b4e99320a12e5963438630eea18690727336ec3d9be016190cf23c87250fded689dc0c39b8c3d1ec75067ce1edd23606', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 3, 4096278000000, 'key_first_owner', 'key.added', 'bnk_lKpqCxgQ8OSFp2R1kZUkjhjglhxt2xp5cqq1ye2ToA5', '{"key_id":"key_Pp2eCBVwqifJIraGOePvN7tStzWrNrXPQb6p6sgfdX7","kind":"BANK_TO_GATEWAY","mode":"test"}', 'de017cf2f76ebc30ddfc9f9e26041c7f47aebbacc0d8296f9c849d7d6be70a3d', '8b54b85f1c8bf769d5fc0ad3229ea3669dd4e1019caa1606fe8820efa0bfe7bc', '4883e7dbbac4527402c52592b34018e8af7391fad18bdf0fe02df7d3572f55805265fc5ddd3f907ac83c770bc452e9caf790433125a74e806e0a5467369c9204', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 4, 4096278000000, 'key_first_owner', 'bank.registered', 'bnk_VKROQPMu0gQmq0m0wpG5wVvLaCOWFo00EVLRgCfg2Cv', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_VKROQPMu0gQmq0m0wpG5wVvLaCOWFo00EVLRgCfg2Cv","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-21T15:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"test","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-21T15:00:00.000Z"}', '8b54b85f1c8bf769d5fc0ad3229ea3669dd4e1019caa1606fe8820efa0bfe7bc', '7b25117eae05be0e1756ae56157f6db7901266178eee5f6ed357c78ea4a20dfd', '9f050147d97917da483736557aed9cc9016889bbfa6b51ad29fd3efe30b76d0e1a11716646da2a06ed4684d269cc19f2bbf9924ce2c02d9f08b035b21b45980c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 5, 4096278000000, 'key_first_owner', 'key.added', 'bnk_VKROQPMu0gQmq0m0wpG5wVvLaCOWFo00EVLRgCfg2Cv', '{"key_id":"key_hxOLfICfNLQLIk8G513pETypSkUTar5sUJ4Pt3iQ2k4","kind":"GATEWAY_TO_BANK","mode":"test"}', '7b25117eae05be0e1756ae56157f6db7901266178eee5f6ed357c78ea4a20dfd', '10965f4c28af656f395b07f6f59ba08e5829c86af2a81adb9481c49edf1a5d29', '5c32f5e47c99c8165c16b1da7e801aa464c77e467a7aae84869f584fff031d161c1fe1f272dee702ddd611d5bcb8ae2f3865a3196f5cb68d5063a59339f25004', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 6, 4096278000000, 'key_first_owner', 'key.added', 'bnk_VKROQPMu0gQmq0m0wpG5wVvLaCOWFo00EVLRgCfg2Cv', '{"key_id":"key_B7sDnxLANR5gZkSWfQhBXnhYqVzSm3gjHy59TmWOHET","kind":"BANK_TO_GATEWAY","mode":"test"}', '10965f4c28af656f395b07f6f59ba08e5829c86af2a81adb9481c49edf1a5d29', 'eef408b8c6dbaea3b78e3d159a30d4274c1e081fe14ed2f3164594a16c5fee13', '7f8a69de47feb32d880ffd6d1f2aa5748b8dfc43d05e0d405cbec24cc9c4794855950981a3c2d0f469d032bb9974de126f9a85d1e724a355f91c65e7c572440f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 7, 4096278000000, 'key_first_owner', 'bank.registered', 'bnk_XG2YL029DluPvE4KlGfryYXTODVsNSVgVF83rtPEnGl', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_XG2YL029DluPvE4KlGfryYXTODVsNSVgVF83rtPEnGl","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-21T15:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"live","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-21T15:00:00.000Z"}', 'eef408b8c6dbaea3b78e3d159a30d4274c1e081fe14ed2f3164594a16c5fee13', 'd54f2d70f7e9481f70113c90e79651d303e7e68c5e9b2f3c60883c7e7e4d6ceb', 'f9ab4bf8f8c8ff18573286509f6afa5a545b618a58f21633684f0157708ee2c4f74788caaacc39447629605e9c97d193d6842698b0a45e25b64541d2b17ccb06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 8, 4096278000000, 'key_first_owner', 'key.added', 'bnk_XG2YL029DluPvE4KlGfryYXTODVsNSVgVF83rtPEnGl', '{"key_id":"key_HpZvjdZlIq66ACXmTBS0UXJ3CQCaNIlO5v3v9USRx5n","kind":"GATEWAY_TO_BANK","mode":"live"}', 'd54f2d70f7e9481f70113c90e79651d303e7e68c5e9b2f3c60883c7e7e4d6ceb', 'd47b73e360f119bc58021849e8db3463c2af5fe636f3d27a341c25e97f06936e', '0439586312b202694e3f0d0b694c7286686ada56b074b934f28df2b5c8044af9ca8c92a290f98ccf5f0144e8a626256aedd21ee198f2dd43c5b1f53a42e81706', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 9, 4096278000000, 'key_first_owner', 'key.added', 'bnk_XG2YL029DluPvE4KlGfryYXTODVsNSVgVF83rtPEnGl', '{"key_id":"key_Tk74V34NNVTFktDY2I2RUxq6SqvuKQUysTqCQPIcgOZ","kind":"BANK_TO_GATEWAY","mode":"live"}', 'd47b73e360f119bc58021849e8db3463c2af5fe636f3d27a341c25e97f06936e', '1497e7863d2dcf88b01fa728b08e3319aeae1cbb62a52b5bd6667bdef3ea91bf', '12ac6e51384fa35a20abddb2e2dbee450701bb98ec6a6ccb82859c466c01331882f9b980e480a1892ec007d83b74507f154a2bf5df05ad66394b6e4ac90fae00', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 10, 4096278000000, 'key_first_owner', 'bank.registered', 'bnk_omWKTH40Tp0hdAEdaL1qwdmr6sDgf4oPOgCEZV7Hvvv', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_omWKTH40Tp0hdAEdaL1qwdmr6sDgf4oPOgCEZV7Hvvv","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-21T15:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"live","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-21T15:00:00.000Z"}', '1497e7863d2dcf88b01fa728b08e3319aeae1cbb62a52b5bd6667bdef3ea91bf', '4e892ca5141b49456e3897848b2e9eb49b988a25108cbea0afbe13e51eec4c7b', '41dd8062e82cbec3f9c7a0c5d1bb7e27a57e99650b3064612b516a2ad628d8c50a0eaa73222f0304bae7ad8691cc81eceaf1cc2823d86dcacedde6c0fcdce106', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 11, 4096278000000, 'key_first_owner', 'key.added', 'bnk_omWKTH40Tp0hdAEdaL1qwdmr6sDgf4oPOgCEZV7Hvvv', '{"key_id":"key_h9YUxnJ0KbB5yJ2ZEpff2WJDuSqDttnzRnRMEyAkzYZ","kind":"GATEWAY_TO_BANK","mode":"live"}', '4e892ca5141b49456e3897848b2e9eb49b988a25108cbea0afbe13e51eec4c7b', 'bdc34040eadd92a776d24d37247a570a56a6882b4f278dd734fc4481f1237fc0', 'b38aca51476a54b266a13cda6d9510dbe753a3e62d540fbf2cdb01dcb9bd9f9bd6a4eedf24d940ef649415776a9ef3531463c9d311e404e4f5d40c092f05870e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 12, 4096278000000, 'key_first_owner', 'key.added', 'bnk_omWKTH40Tp0hdAEdaL1qwdmr6sDgf4oPOgCEZV7Hvvv', '{"key_id":"key_oW8EtFWXMiMx2KxHla3GYHq3tbrTV3XJJ90LGdSIYOw","kind":"BANK_TO_GATEWAY","mode":"live"}', 'bdc34040eadd92a776d24d37247a570a56a6882b4f278dd734fc4481f1237fc0', 'a2eb04bcc51c1cc9bdc84be3aa14a8ea50ddc02e30cadb8e5421ecdcf20390d3', '3efe2c0db7102f4b26fb86121c681f87a9a4a2ea5c860eb21010171f3eaad390890a29bd90eabe3d2e3e4d665b2890fc39eb1d086db61e460ad5fd64d066a808', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 13, 4096278000000, 'key_first_owner', 'merchant.registered', 'mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', '{"closed_at":null,"colour":null,"created_at":"2099-10-21T15:00:00.000Z","lists":1,"logo_url":null,"merchant_id":"mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249","modes":{"live":{"alert_url":null,"json_pages":false,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"alert_url":null,"json_pages":false,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-21T15:00:00.000Z"}', 'a2eb04bcc51c1cc9bdc84be3aa14a8ea50ddc02e30cadb8e5421ecdcf20390d3', 'bc5a5a6b4839d26eff437f0e88b9102813d7dc3b526dd8293d35ba7ebe341949', 'b7fe171c6b63fb4e0c9a8c59a03a7a59624b11e308f206c2236d03339965257be1868a707310cbbec82615c2611ca51b32dec13b1a4275b05fc7ebf7df538a0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 14, 4096278000000, 'key_first_owner', 'key.added', 'mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', '{"key_id":"key_ZHAPKLCWQjGprjSo7WEkHwOXsNqb5UDy3T38zbpxo1A","kind":"SIGNING","mode":"test"}', 'bc5a5a6b4839d26eff437f0e88b9102813d7dc3b526dd8293d35ba7ebe341949', '843a9065606b52d0d4fdb363160182d9d3a23c31a6a08eab981e5fe2721d56d5', 'd0e522556f67803b4d8a1bb82d39cdcd8a5b974abcc787144f23c8a94104e02dbc0e84ec34975dfba856f807466eda2f660c1b38f9d9979ecf90551a5ba3ed0c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 15, 4096278000000, 'key_first_owner', 'key.added', 'mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', '{"key_id":"key_SOOaILkxq8xTe2QukJsnjJtveS1JannuKl4liMyaSiE","kind":"SIGNING","mode":"live"}', '843a9065606b52d0d4fdb363160182d9d3a23c31a6a08eab981e5fe2721d56d5', 'afcb6581b573eb0f70a82b1ecc3f4610c0c89eb276c9054d1539054cafcb0b38', '498d3ed562f8e8bc2f1ecd51ded51a7559f000b8c858952172fc8344e2f1def214a5c0c3b813828513ec5c3258b2a7a3589f85f2a6b2518bb2cf12e14ec30700', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 16, 4096278000000, 'key_first_owner', 'key.added', 'mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', '{"key_id":"key_VjNBeNKQ4T0H1Q97kyKRJOysjtXzpC5klogCvDjcD1d","kind":"API","mode":"test"}', 'afcb6581b573eb0f70a82b1ecc3f4610c0c89eb276c9054d1539054cafcb0b38', 'cc9b9cac71729fb72f3afa7d021b25aff151301d46fb1ee062a140f9c606ad0b', '2d862abe850fbab48cd3ffcb218b6c5410353ff0c9dcf49fb9c087a34051baa46044095040b9f7aea42c7561c964dc6388141bc706ca30d0028069c7d106120a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 17, 4096278000000, 'key_first_owner', 'key.added', 'mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', '{"key_id":"key_j3QhC4j1DjeddoY1i3PlscJ7hBo8J8NQLaPnbY3i0qb","kind":"API","mode":"live"}', 'cc9b9cac71729fb72f3afa7d021b25aff151301d46fb1ee062a140f9c606ad0b', 'db7883c1e4299432da7e609fcd9297045e721e32a543cf57fd5426a7164a948b', 'b5e2a0a3f53bab48b452fb822b3c06ad953ced0b7561c41e7a6a682512d82886700a77d1adec96f1a64a09ec9615d08119addb926968c5d2f47f0b541053c901', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 18, 4096278000000, 'key_first_owner', 'merchant.registered', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', '{"closed_at":null,"colour":null,"created_at":"2099-10-21T15:00:00.000Z","lists":1,"logo_url":null,"merchant_id":"mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt","modes":{"live":{"alert_url":null,"json_pages":false,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"json_pages":false,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-21T15:00:00.000Z"}', 'db7883c1e4299432da7e609fcd9297045e721e32a543cf57fd5426a7164a948b', '248a6ba4683c08dab7a30e7be61123ba1d71cf4fd56880f9a36bd6f3162093d1', '38a6a4234253104d4f510ed896a745d4fe40a2bb7cacd533044740d861c2c4036f6b674d879893413daa0fef783fd3e6145b2bcc6df5b0cb5b245a25dcdfd007', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 19, 4096278000000, 'key_first_owner', 'key.added', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', '{"key_id":"key_4g8rAlc6VJpRCx2P9qevd3JbHQanDWY1yMJ0kf8KYw9","kind":"SIGNING","mode":"test"}', '248a6ba4683c08dab7a30e7be61123ba1d71cf4fd56880f9a36bd6f3162093d1', '3e0e18bec45e2a57a8162e918061d94ca0bb7bf44ac75f7b130d011c49d505ef', '1ba90a41d0021e14ad0f87eebb4014b7424c2420012b871c818dbecb980f5ef25d2af674d07064d00458f8f211a7d00fb1ca32547cff0bfa5ea75b43243ac904', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 20, 4096278000000, 'key_first_owner', 'key.added', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', '{"key_id":"key_krtlbGsulykIGSgpZiDeDKzpmzHHUsKc8tc77fgHb7p","kind":"SIGNING","mode":"live"}', '3e0e18bec45e2a57a8162e918061d94ca0bb7bf44ac75f7b130d011c49d505ef', '7c6111907ec5134b6c76c804b643c1f4c34820633857ed347741981950496809', '920e770070768cdc5e96e5aaefc001c8788a416715f82d607592fe8bc558ae1608926de18da51ce7e2ebf02299144303880791bddbfafeb698f460f9bde9600b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 21, 4096278000000, 'key_first_owner', 'key.added', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', '{"key_id":"key_CM5NAomGfOfUl64F8KThhwY0bBLVrhCPo9AcayCzIZR","kind":"API","mode":"test"}', '7c6111907ec5134b6c76c804b643c1f4c34820633857ed347741981950496809', '8b0693737efc7ef690288d62abe1b56b62da1f5917b455ed52247d41dc8c4ef5', 'dfa22b6fdcfb7cf0c9fea49a9a86f86b003e108565c59ecaab979ca34cc7a840256ceb2b3bbd28aa33fbeaa50a1aef3ffcde28d2fda46e2c8dd83ebe3f74590e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 22, 4096278000000, 'key_first_owner', 'key.added', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', '{"key_id":"key_pWzLTYGmk9oi6dAFWwFcGxrgdAYYupfAT5U59ua7SUi","kind":"API","mode":"live"}', '8b0693737efc7ef690288d62abe1b56b62da1f5917b455ed52247d41dc8c4ef5', '453021e71e706fce0ebbb91b365026bd5daf548193dc4a56a3a96372df02e851', 'f482370acc620cf554a0c7c4aedad1c39591f4af84781554d557eab06dc71bb0414e2077acb183f364eaa0f14314a3b4aecf6807f6c2a0d6a71dc6c9aa19eb06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 23, 4096278000000, 'key_first_owner', 'change.proposed', 'key_aHQS4BfpTrKXfHXQ5YfFK2vsluuKIvdMd9fSfJafRgw', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_ixcuv8ZyUVS9wLxu5w76IaAUNlypZSaIYmDH8r2ExXa"}', '453021e71e706fce0ebbb91b365026bd5daf548193dc4a56a3a96372df02e851', '3bc06b139ac6326d17246c01f0cb22944fb6be0c70a30800d6c5d49bf5332898', '5cde00ff6904eb4e579992fde56dd3b89b6c8bcfc38392a7f4ac64271c73b99fff3c80074a584f8b01547083c5f9cc67782166e4282e948b097cc941d51a2706', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 24, 4096278000000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', '3bc06b139ac6326d17246c01f0cb22944fb6be0c70a30800d6c5d49bf5332898', 'd26bd18647dd2f9471fc5dda2447584533c6bcb0610dd34e93670b684f0fda05', '40820ceabe0236f19bea67323f29d9d5b06427743f1e60712c9a41d89d7f95953c80b77f9662a6f4ca97fa4c0d95f03d963b42970bc45a0899e24ee22fdf1f0d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 25, 4131014896000, 'key_first_owner', 'reconciliation.requested', 'pay_jzdfXpqfQWsrusC0AlHWD53GeQ5no4f7xHES1q5CZWQ', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', 'd26bd18647dd2f9471fc5dda2447584533c6bcb0610dd34e93670b684f0fda05', '861061495a4bf3be5a20328493accd07e714fae2de4b118f0c9d5c878d6cd1d7', '620ce68a995d1ee7ed24b7098f5a3dd08d355f81cc27dfd52b34cfb0056914876266b1dce1488d4a8d9d81ebf638453586bbafa26f294ae6ebf1eb3be3fd4f00', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 26, 4131014896000, 'key_first_owner', 'reconciliation.resolved', 'pay_jzdfXpqfQWsrusC0AlHWD53GeQ5no4f7xHES1q5CZWQ', '{"movement":"","outcome":"FAILED"}', '861061495a4bf3be5a20328493accd07e714fae2de4b118f0c9d5c878d6cd1d7', 'e4fe8e91331bc014b870a0794532eb2b768c3aa6443e13a98a9915954b68354f', '8647dc44210f4242ed73ffde333291e4b456f402e0296c82e7334c9249b36f9d9d8c53f22def0e538a10054c70b9364b9ebb9e167ddabb325444646f0aec500c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 27, 4131015076000, 'key_first_owner', 'reconciliation.requested', 'pay_HKncPRZjSH8AGwHNJuxmGGd9s9prSQH5McQmO4dtvOy', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', 'e4fe8e91331bc014b870a0794532eb2b768c3aa6443e13a98a9915954b68354f', '214bc2baeaeb793f0d6a171f89e619f01416bcdc9c7507b16e57bb4f22399fae', '059fc9509ecfd0a15dcbeb619fd852cf3cb28b0e17ab792e2127bd9a2ee9e2c58f9645e6860f2a57780948e211cddd05951e2aa2d0d793efb58d3c3124f72307', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 28, 4131015076000, 'key_first_owner', 'reconciliation.proposed', 'pay_HKncPRZjSH8AGwHNJuxmGGd9s9prSQH5McQmO4dtvOy', '{"movement":"","outcome":"COMPLETED"}', '214bc2baeaeb793f0d6a171f89e619f01416bcdc9c7507b16e57bb4f22399fae', 'e0ad38bb43ba2fe5aa8cb1a09065db23da12f0399858d2b8da9c3f9706320472', 'b2ce7125d2c583abcecbf09788da522f3ad54cd8906c73c2916bf5e9f55fb4eaebcde3461a0dfa7c7118edccca538f4d52e60619e47cfa24b3213caa98712503', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 29, 4131016156000, 'key_first_owner', 'merchant.registered', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', '{"closed_at":null,"colour":null,"created_at":"2100-11-27T16:29:16.000Z","lists":1,"logo_url":null,"merchant_id":"mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J","modes":{"live":{"alert_url":null,"json_pages":false,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"json_pages":false,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2100-11-27T16:29:16.000Z"}', 'e0ad38bb43ba2fe5aa8cb1a09065db23da12f0399858d2b8da9c3f9706320472', '61b9f1b9e52ffa8cf887028a9f79808164fb3bd5776f6cd12de8b32343e8dcc0', 'fce0531da225240cc8578e1f9738a6b753405d0efa789e7a7898273e3c9a43fe7053801342b4061b662631b6335ab9dc8eeda126363f2eebac001fdafbf8b007', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 30, 4131016156000, 'key_first_owner', 'key.added', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', '{"key_id":"key_jWSrL9UxtvseOMJi3dkbw4OZzhppIPwmlHh6j7Rb0Kw","kind":"SIGNING","mode":"test"}', '61b9f1b9e52ffa8cf887028a9f79808164fb3bd5776f6cd12de8b32343e8dcc0', '4449c964dde3672e773d96ca7547579ff1faf7c71c8017a8ff12fe0a12bc339f', '722556e46e68db13e23fa0af620e1a956d222b7976bc7183817de6f2d9941e43b200234c953d5ec2b899ebc373075bc28e919af57937f5c122b0acf8fe47730c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 31, 4131016156000, 'key_first_owner', 'key.added', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', '{"key_id":"key_scavCuZVxzGONXNmem0MY7NhhClxq1ScbnATA1lPaPG","kind":"SIGNING","mode":"live"}', '4449c964dde3672e773d96ca7547579ff1faf7c71c8017a8ff12fe0a12bc339f', 'bc9aaf84612895f14ff180f51bbeea6f75a328d195e7f920b8b3cecb44b31262', '840828a4ccf10b4b2d293928ef7b84db49be52dae59ce13ed77a62e1bcea6d55912cc9e2110f2a77dd8f80e8cb38457b9325e8064139a96f0ab07711d7464c0a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 32, 4131016156000, 'key_first_owner', 'key.added', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', '{"key_id":"key_jCUnbuJAyK36HA47fuzfzbOcF2USFFuAFvxkCWhSDrn","kind":"API","mode":"test"}', 'bc9aaf84612895f14ff180f51bbeea6f75a328d195e7f920b8b3cecb44b31262', 'f5b4f05df00341ca2b0a59477936c6f07f81348dc96a2bd4fb4fcef3738bd401', 'c0ac9769adfa8791c6731dcb11b3679c87b06aeae59de6d11c4dfd805e83549ca8316f610b01c1a1bc0904d3bdd391314ccd985eed7c685830c7c2536c97b408', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 33, 4131016156000, 'key_first_owner', 'key.added', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', '{"key_id":"key_qFhhRoy1pKVCeB69GhJPgh1XXmJyNeZn9Wiebwuy77b","kind":"API","mode":"live"}', 'f5b4f05df00341ca2b0a59477936c6f07f81348dc96a2bd4fb4fcef3738bd401', 'd1cd4c219a1b20aae3ed2c970477261d6cb64b575c0a4c6d3721ad2c98bee0e4', '4ba68436d48a8174691692bd2ffec2882db9e4adcf4a2bed623d6961998ce116a23ab16aa5765ae24008b739c0b646b70c11650079fcfa9ba51504da8979160e', 1);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Sg8lcUyKiCd1iNMGHJEusporVhEmq4zCWYiMlZrqUN3', 'BANK', 'bnk_lKpqCxgQ8OSFp2R1kZUkjhjglhxt2xp5cqq1ye2ToA5', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.befe65954047e88ffa3d6d81456cbdf3fd76c4e4b40889ffaad6ba167a90c55057b087c7a50d8353ba5c7e733e01a36a02e18fcbe3758c87fe3969181c2f057441d3bd107b71c274cfef47e27eeb5cff090e', 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Pp2eCBVwqifJIraGOePvN7tStzWrNrXPQb6p6sgfdX7', 'BANK', 'bnk_lKpqCxgQ8OSFp2R1kZUkjhjglhxt2xp5cqq1ye2ToA5', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '563e115eb92c358aa28c5f5392a2ccd46c4331c617ff28d497d0b2d98bb59782', 0, null, 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_hxOLfICfNLQLIk8G513pETypSkUTar5sUJ4Pt3iQ2k4', 'BANK', 'bnk_VKROQPMu0gQmq0m0wpG5wVvLaCOWFo00EVLRgCfg2Cv', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.5fa09eae03c6771c2a7fa05f3e2b76c1c6f5bebafecfb39441457266e2f1c243002f24534b08080594252319b73e1a99750812ea3b66895b412bba632b9740c5d3ba4c1ccdfdddddda628d374b4743c047cf', 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_B7sDnxLANR5gZkSWfQhBXnhYqVzSm3gjHy59TmWOHET', 'BANK', 'bnk_VKROQPMu0gQmq0m0wpG5wVvLaCOWFo00EVLRgCfg2Cv', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '9b1ba1e408b4e6bc8fe76652c2d84d8c0719e559fc4d50cbaaeff3e3bb804fd2', 0, null, 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_HpZvjdZlIq66ACXmTBS0UXJ3CQCaNIlO5v3v9USRx5n', 'BANK', 'bnk_XG2YL029DluPvE4KlGfryYXTODVsNSVgVF83rtPEnGl', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.4718b6d32988ff1ba20f8261140a80b1d81b4b796534d4e9e34ba69eb3249f96e558a0b1b2a2df90c183267428f5b83a3de3c6a5e2c93df81cbae4760c46a1e89ec5e16da3ceb7c87850f24312bbc5cdc72a', 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Tk74V34NNVTFktDY2I2RUxq6SqvuKQUysTqCQPIcgOZ', 'BANK', 'bnk_XG2YL029DluPvE4KlGfryYXTODVsNSVgVF83rtPEnGl', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '6d1681f89bc1c0c9821e3ed7e82b7108b969f4a808335be99ddca2ed8691640c', 0, null, 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_h9YUxnJ0KbB5yJ2ZEpff2WJDuSqDttnzRnRMEyAkzYZ', 'BANK', 'bnk_omWKTH40Tp0hdAEdaL1qwdmr6sDgf4oPOgCEZV7Hvvv', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.eed5b1ac45c56df585f5b3b03622e33a4dcdfc2e150de124460f09a82b91926606eecd9aaf1a6accbbb5ac4f86fbb5fe4ea5c20d9030d9e1c67194fe38a50de5d9657b2a930afd87f763f2502efd71d22074', 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_oW8EtFWXMiMx2KxHla3GYHq3tbrTV3XJJ90LGdSIYOw', 'BANK', 'bnk_omWKTH40Tp0hdAEdaL1qwdmr6sDgf4oPOgCEZV7Hvvv', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '2e7a00b8f9c6300be5b9c45353049162222a3a87459649fd058bc4b76205f2aa', 0, null, 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_ZHAPKLCWQjGprjSo7WEkHwOXsNqb5UDy3T38zbpxo1A', 'MERCHANT', 'mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.aa089959a567da55f1a2e9f25ec111d9f642bfd84095834cc6439201c454eae5941d28c245138de41b2769da9b6d3a3f7e31694fae8b3c13d2a852f85d71377c38540f909d8c96ffd9c59aad2b99', 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_SOOaILkxq8xTe2QukJsnjJtveS1JannuKl4liMyaSiE', 'MERCHANT', 'mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.a98baabd73cfdfefd9b121db4363e49810102df53e0ea4a25906d8b56ea8d8333180cbecd607d750bca4c8d0ad260ea22fbf8a01293e335cba8ca68ae53b335c7dee38f71b9975efdb2e17635d3c', 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_VjNBeNKQ4T0H1Q97kyKRJOysjtXzpC5klogCvDjcD1d', 'MERCHANT', 'mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', 'test', 'API', 'ACTIVE', 'a9ee316899adc4a75211657cee527ab41c8366e77e82291161aaae73b89c46f2', 0, null, 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_j3QhC4j1DjeddoY1i3PlscJ7hBo8J8NQLaPnbY3i0qb', 'MERCHANT', 'mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', 'live', 'API', 'ACTIVE', '6b6b2544004fecb5ab6c53d36f4135cb9715c5b5be66eae0837461631c21d8ee', 0, null, 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_4g8rAlc6VJpRCx2P9qevd3JbHQanDWY1yMJ0kf8KYw9', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.4ff8029d10be1697b3edcd9b56dc0f8cf68509af1a719a4b86efd2b4b3a7567e32e90be2a618515feae0514291e189c54175de91380580b4b0dfcdecec86c56823a4b266263bd0568248c9e8fefa', 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_krtlbGsulykIGSgpZiDeDKzpmzHHUsKc8tc77fgHb7p', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.b98c32c75b825baef5b4e4eb94177349febeed334724685e9cb64abab74fdd85228a9999f766fddbe073820b145ce085f0d24dc3b50ba36f9580aa771714a66b97d1657a8ea7c8585d7d610cd7f3', 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_CM5NAomGfOfUl64F8KThhwY0bBLVrhCPo9AcayCzIZR', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 'API', 'ACTIVE', 'b3ad1d2ddd1f0e789cd7d00e0789e5cb94487891e895fc4d402250a90d7cb6a8', 0, null, 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_pWzLTYGmk9oi6dAFWwFcGxrgdAYYupfAT5U59ua7SUi', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'live', 'API', 'ACTIVE', 'f01e6d0384c9366edf00166375485d5a3c57e0e0f64f452f4e20497517b32a33', 0, null, 4096278000000, 4096278000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_jWSrL9UxtvseOMJi3dkbw4OZzhppIPwmlHh6j7Rb0Kw', 'MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.5245a0096d1e690a8b8111a001a0ea74b7fac100eb2edd0db146fb9fa95d95bb98d4c3c59daa57d38c3a1f744241c07d214cca072161b2a132dcd76d61766268d066b47622a9249e476ef26d208f', 4131016156000, 4131016156000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_scavCuZVxzGONXNmem0MY7NhhClxq1ScbnATA1lPaPG', 'MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.153579ca1905d0ce292556f522b2bc162a974e237153c62b0aeb5ac47b05b5e826ce67300873666eb56659d457354605aa23006cb5fd9ce57e52be0a71b7809fc37a44d1f28c5c460d6c8ebae28f', 4131016156000, 4131016156000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_jCUnbuJAyK36HA47fuzfzbOcF2USFFuAFvxkCWhSDrn', 'MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'test', 'API', 'ACTIVE', '4921cbd60e9b861cf73bc304f42edc683f4b8be98c8d7a8541fd195d68b31fdf', 0, null, 4131016156000, 4131016156000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_qFhhRoy1pKVCeB69GhJPgh1XXmJyNeZn9Wiebwuy77b', 'MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'live', 'API', 'ACTIVE', '00fc9bfd11eb6ee45681966e79931730c00a8fe3eb1ff1eb5e630ed4aabb6dcd', 0, null, 4131016156000, 4131016156000, null);
--> statement-breakpoint
INSERT INTO "master_keys" (number, audit_key, mac, since) VALUES (0, 'b0d985e78ca5fe3b4ca40cf9bb4d08ebb504c39d8d913c570500af66ac877999', '1-edccb41dc26bcc83097981ff1b49ea1e0b099bd5aeab74090cb43609b8b1d857', 4131010800000);
--> statement-breakpoint
INSERT INTO "master_keys" (number, audit_key, mac, since) VALUES (1, '9a3eb664606cd70f62f00c2ec14007a16d0f69348e4be6fc6933021d33999566', '1-030a30673ee592421fe8cab04e7959b84a7a746dbd5cf0e8dc4c92b21d39c256', 4131010800000);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_ixcuv8ZyUVS9wLxu5w76IaAUNlypZSaIYmDH8r2ExXa', 'ADMIN_KEY', 'key_aHQS4BfpTrKXfHXQ5YfFK2vsluuKIvdMd9fSfJafRgw', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4096278000000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_XG2YL029DluPvE4KlGfryYXTODVsNSVgVF83rtPEnGl', 'execute-transaction', 4131014986000, 4131015018000, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_lKpqCxgQ8OSFp2R1kZUkjhjglhxt2xp5cqq1ye2ToA5', 'execute-transaction', 4131011566000, 4131013338000, 4131014236000);
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_VKROQPMu0gQmq0m0wpG5wVvLaCOWFo00EVLRgCfg2Cv');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_XG2YL029DluPvE4KlGfryYXTODVsNSVgVF83rtPEnGl');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_lKpqCxgQ8OSFp2R1kZUkjhjglhxt2xp5cqq1ye2ToA5');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_omWKTH40Tp0hdAEdaL1qwdmr6sDgf4oPOgCEZV7Hvvv');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_lKpqCxgQ8OSFp2R1kZUkjhjglhxt2xp5cqq1ye2ToA5', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096278000000, 4096278000000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_VKROQPMu0gQmq0m0wpG5wVvLaCOWFo00EVLRgCfg2Cv', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096278000000, 4096278000000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_XG2YL029DluPvE4KlGfryYXTODVsNSVgVF83rtPEnGl', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096278000000, 4096278000000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_omWKTH40Tp0hdAEdaL1qwdmr6sDgf4oPOgCEZV7Hvvv', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096278000000, 4096278000000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'live', 'REGISTERED', 'https://shop.example.com', 4131016156000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'test', 'REGISTERED', 'https://shop.example.com', 4131017056000, 'DISABLED');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'live', 'REGISTERED', 'https://shop.example.com', 4096278000000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 'REGISTERED', 'https://shop.example.com', 4096278000000, 'FAILING');
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority, json_pages) VALUES ('mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority, json_pages) VALUES ('mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority, json_pages) VALUES ('mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', 'live', 'DE35500208000000000001', null, null, '[]', null, 1, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority, json_pages) VALUES ('mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', 'test', 'DE35500208000000000001', null, null, '[]', null, 1, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority, json_pages) VALUES ('mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority, json_pages) VALUES ('mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, lists, created_at, updated_at) VALUES ('mer_UalgaCNQ7LVie9vHT6jQMhICpI3hKsj8IbSKUFsB249', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 1, 4096278000000, 4096278000000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, lists, created_at, updated_at) VALUES ('mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 1, 4096278000000, 4096278000000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, lists, created_at, updated_at) VALUES ('mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 1, 4131016156000, 4131016156000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4096278000000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_objects_until 1', '[4131009840000]', 4131010800000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('endpoint_backlog', '[{"waiting":0,"held":0,"oldest_at":null},{"waiting":0,"held":0,"oldest_at":null}]', 4131010800000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('totals_until 1', '[4131010800000]', 4131010800000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_totals_until 1', '[4131010800000]', 4131010800000);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
WHEN NOT EXISTS (SELECT 1 FROM audit_archive WHERE chain = OLD.chain
  AND last_sequence >= OLD.sequence AND first_sequence <= OLD.sequence)
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_gets_no_old_rows` BEFORE INSERT ON `audit_log`
WHEN EXISTS (SELECT 1 FROM audit_archive WHERE chain = NEW.chain
  AND last_sequence >= NEW.sequence)
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_archive_keeps_rows` BEFORE UPDATE ON `audit_archive`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_archive_loses_no_rows` BEFORE DELETE ON `audit_archive`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
