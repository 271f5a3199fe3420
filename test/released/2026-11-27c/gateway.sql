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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_gateway.sql', '2026-11-27 19:22:32');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_Rl4NWycqNHmNG6gSqtMjjw5mR7Q2r29cU0LFzPyLqRC', 'Ada', 'operator', 'PROPOSED', '672843823b29230cddaed68ac98610132efba7d2c75c25d19cde0bf687ca9cde', 0, 'key_first_owner', null, 4096274400000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 1, 4096274400000, 'key_first_owner', 'bank.registered', 'bnk_FbsOIhcgO8sNQncqzvbyYJ6uWumMrwleQPS8LCGWIxn', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_FbsOIhcgO8sNQncqzvbyYJ6uWumMrwleQPS8LCGWIxn","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-21T14:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"test","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-21T14:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', 'bc1c07cdd273a146d81a215f0a12e304280bdb502f47e2068900c385c37606d8', '30b37e6dc384eccb3ad1be49fda1f9ff73ab5c0137bde1ba9cc74725b4226723bdb9be5f8d9c58e3e98e3f84017de513ea3b2e0330f1c250e3e7a57521774e0e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 2, 4096274400000, 'key_first_owner', 'key.added', 'bnk_FbsOIhcgO8sNQncqzvbyYJ6uWumMrwleQPS8LCGWIxn', '{"key_id":"key_MNiJdRW5rpbcX59aOvxckH9UupRGqqf3GQ87ydiFWcm","kind":"GATEWAY_TO_BANK","mode":"test"}', 'bc1c07cdd273a146d81a215f0a12e304280bdb502f47e2068900c385c37606d8', '1a71debe11dca33f65ba270a95e6a5ccc1839d3e67e161655e445775786acfd7', 'e2c0c40991debc9434efe924c5d28355eb299704357fef49fe0cd859cd905e5f63a26f2f04822a1b2e68a88a1d24694e8701d946532ef0e691bd5cf5d81cd605', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 3, 4096274400000, 'key_first_owner', 'key.added', 'bnk_FbsOIhcgO8sNQncqzvbyYJ6uWumMrwleQPS8LCGWIxn', '{"key_id":"key_irJHrknPIWSuOARxlhFZWV2O1URKRWw7f2oSeMQ784K","kind":"BANK_TO_GATEWAY","mode":"test"}', '1a71debe11dca33f65ba270a95e6a5ccc1839d3e67e161655e445775786acfd7', 'c465eaee43838b4f934b3f3be5947a30323cb77eadb513278d6d7a797eee7e9c', 'd69a88641c939cc2b958826444ef291280b88761213eae93ad248cd0130e371971b75b97dd8ba887a190474b94a9294011df294e43bea90c410a421d8a6d2f03', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 4, 4096274400000, 'key_first_owner', 'bank.registered', 'bnk_mN0XYovOiBZC5vGhspc9cs6ja5RUQPUCdMtGQ7BDRmO', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_mN0XYovOiBZC5vGhspc9cs6ja5RUQPUCdMtGQ7BDRmO","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-21T14:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"test","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-21T14:00:00.000Z"}', 'c465eaee43838b4f934b3f3be5947a30323cb77eadb513278d6d7a797eee7e9c', '67f9fac52cf1a5c7fcc7946f96e6310bd2a3eea9c6dadf5e6b88d34e8e9ce648', '4b3ec1662e2eb1ffd18035e96ae6236696845657d6f629551699d4a3f0afba3fe72cd46e87fe4eff4a3860dd2f73c4f42b0b6fc946402a97027c7a24991c2706', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 5, 4096274400000, 'key_first_owner', 'key.added', 'bnk_mN0XYovOiBZC5vGhspc9cs6ja5RUQPUCdMtGQ7BDRmO', '{"key_id":"key_cfQuYaYXaUeYLwUbD2ZDsxa4GzYQBht4vT8oJebeOMc","kind":"GATEWAY_TO_BANK","mode":"test"}', '67f9fac52cf1a5c7fcc7946f96e6310bd2a3eea9c6dadf5e6b88d34e8e9ce648', 'b5eefe768b01806cf0a6d7cc03ae7961c59af3bc28984ce510d9e176cdf9490e', 'cacfb9733c8acd9339d0e41a4d3bfcd65e01db4360df430b5e29d5f473cab5850ca7553029c65264f7ff48bf15ac1452d907b37536c87ea1f7f7bcca62c73202', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 6, 4096274400000, 'key_first_owner', 'key.added', 'bnk_mN0XYovOiBZC5vGhspc9cs6ja5RUQPUCdMtGQ7BDRmO', '{"key_id":"key_Y7RasodHL3UKONpMt4yGiO6oC5Z9AU4TAdko1EunIwl","kind":"BANK_TO_GATEWAY","mode":"test"}', 'b5eefe768b01806cf0a6d7cc03ae7961c59af3bc28984ce510d9e176cdf9490e', '4deb0926207ceaa6a5361a34c19d050b489cb1173a7cab2c1efa569a5510f538', '012b1d4f1f5a95dfcd1b929aae03cd7aaeeb6f856423b394df98b16465275938757f06ae738fa80e493333e7216f4cde425d2ab3c27a5c08c089f0770826420b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 7, 4096274400000, 'key_first_owner', 'bank.registered', 'bnk_BAzx6FByERz9tEJrU4A0u92NE11JWmfQR9Ihb1EvroS', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_BAzx6FByERz9tEJrU4A0u92NE11JWmfQR9Ihb1EvroS","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-21T14:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"live","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-21T14:00:00.000Z"}', '4deb0926207ceaa6a5361a34c19d050b489cb1173a7cab2c1efa569a5510f538', 'e0296995a601e913426d07ff5d329b07400dc70bb8f5998e70f70cc5fba4552f', '42801862918d37df74d767c857e86a7286c322eceeb4ee8e3a6ae5ab43ddea56b8774cfa3b8c8f8eb3bb28696a95125477ac5a83e8ce33110245f79f46e83b0d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 8, 4096274400000, 'key_first_owner', 'key.added', 'bnk_BAzx6FByERz9tEJrU4A0u92NE11JWmfQR9Ihb1EvroS', '{"key_id":"key_XZuuVLdFjpYCQ0hGUjKEgtBBgftsO1TrQxIXiktMgwl","kind":"GATEWAY_TO_BANK","mode":"live"}', 'e0296995a601e913426d07ff5d329b07400dc70bb8f5998e70f70cc5fba4552f', '67f1ee098809f74954486a77bd859159024095ca60e11380c2e5b2786b9290c0', 'd11ad319a6d98fb1298a0fb44a0ad2f52e5088e150d49fd6e7be7940b522b68a8dcfa3ddf6f83a67668bf2248f4242466ec27048e3743772c9f99a68ef21b40e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 9, 4096274400000, 'key_first_owner', 'key.added', 'bnk_BAzx6FByERz9tEJrU4A0u92NE11JWmfQR9Ihb1EvroS', '{"key_id":"key_s94LaNyFfYNdCQvZPIlsydsgWhzecSOnn385HshQrMu","kind":"BANK_TO_GATEWAY","mode":"live"}', '67f1ee098809f74954486a77bd859159024095ca60e11380c2e5b2786b9290c0', 'fab67ad10247295b38ba6ba3ea9b5defefaa573577af056ebb18b3174fe6518e', 'b46b52f87b4bb7e60566c8ad07714145b32fd1180186fd60af21574fe9093e94aeedbf41cf77a80446139e78fb8e551c4e449044b2bf92979bfa72bf6d0e290f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 10, 4096274400000, 'key_first_owner', 'bank.registered', 'bnk_dJVfSSHtyA35BYXwjFv9VklTNXNpwnO9rqUXE1G4l5T', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_dJVfSSHtyA35BYXwjFv9VklTNXNpwnO9rqUXE1G4l5T","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-21T14:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"live","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-21T14:00:00.000Z"}', 'fab67ad10247295b38ba6ba3ea9b5defefaa573577af056ebb18b3174fe6518e', 'd470c01305a73405beb5843f67cc4cf12f9fe29a5f62070bd50e0ccbba3a6555', 'f2ea6505566b0e9fc83f131bbfba59480be40edea9dcb4fcc69cc8b76109429891a041f3ba3657f11cf60c9a192ba31968cd2f45e33caf04bb488594f62cc90e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 11, 4096274400000, 'key_first_owner', 'key.added', 'bnk_dJVfSSHtyA35BYXwjFv9VklTNXNpwnO9rqUXE1G4l5T', '{"key_id":"key_C1GyXYhMjWZeIuFlQQdWBE35qCT491r0UbuRuygj4y4","kind":"GATEWAY_TO_BANK","mode":"live"}', 'd470c01305a73405beb5843f67cc4cf12f9fe29a5f62070bd50e0ccbba3a6555', '228c86d7f0ff4cf5fc829c7fead4562fefb4e9668bf95f027492edb40d6c71fe', '26d1ed721377a6f84682181a75e83784cd62ac7845d459173b493a7aa86175b932d66e9c0cd74accb60391f7fd681719a5ff5f6f82ad2cd0054c449b8ef56303', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 12, 4096274400000, 'key_first_owner', 'key.added', 'bnk_dJVfSSHtyA35BYXwjFv9VklTNXNpwnO9rqUXE1G4l5T', '{"key_id":"key_Hb5w27uNeqdXjEV5U9HewhM9pOVSVxn0R3kXZY9eTld","kind":"BANK_TO_GATEWAY","mode":"live"}', '228c86d7f0ff4cf5fc829c7fead4562fefb4e9668bf95f027492edb40d6c71fe', '6ae889c54ab2aa97ca0079bc9f5121daa6bb56c95e3aa82e530aa6498e80d8a3', 'f43cde90069467923fa065d34f1da0490d3cdbe33fc155ca8919c59f88aa1a206c5602ce0179abde47504e09e7de583a53496c6a557256823bfa18a6c3728a01', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 13, 4096274400000, 'key_first_owner', 'merchant.registered', 'mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', '{"closed_at":null,"colour":null,"created_at":"2099-10-21T14:00:00.000Z","lists":1,"logo_url":null,"merchant_id":"mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-21T14:00:00.000Z"}', '6ae889c54ab2aa97ca0079bc9f5121daa6bb56c95e3aa82e530aa6498e80d8a3', '57b73f88ae7f66674d7a56203ceab4f0ec373f03395be0ea2090a1125bfff5dc', '9e99f866adf7f965db616f3c83428d76b2d9d528a4cae1366ec280c254c7ebf86bda4b03accc5392f2c55d14f479b6e2e5a6f6c8715b24622bd81f30f01dc706', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 14, 4096274400000, 'key_first_owner', 'key.added', 'mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', '{"key_id":"key_qfbUE4uiAiVrGbrNjGLE3QprHy37VbnLkD1mbu9rFKr","kind":"SIGNING","mode":"test"}', '57b73f88ae7f66674d7a56203ceab4f0ec373f03395be0ea2090a1125bfff5dc', 'a8b879e7555e50f0112a4ba2e14d7bfc1a422220486f840ed37f194ddb40f060', '41237d078712f4c4f7d446a3d44be06abfefe13dbeffc44f70be2e7aff34deb249e007b5ba6334aa2233707d7364673943e75afbcb2a37db6ff4d8a43b446509', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 15, 4096274400000, 'key_first_owner', 'key.added', 'mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', '{"key_id":"key_tKizXhX13EVLvX0ghLVOHNaCY6DDZBM9rNjE8pZI4GL","kind":"SIGNING","mode":"live"}', 'a8b879e7555e50f0112a4ba2e14d7bfc1a422220486f840ed37f194ddb40f060', 'a52d94a57e6449a0d38b8677175ba5c23176af67bef701406e862a857edf6c10', '0452594706e8265896527b939ad2cb23530abc24206256b93a93d94c1e47ad6749b4ccaa52759600608f1d6f977ded0d617da33669c79c2826462ceff5c41e0a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 16, 4096274400000, 'key_first_owner', 'key.added', 'mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', '{"key_id":"key_Zar4hBTXWWQU2OVGi15w1rnjJC20cALUplwvoF7g8xI","kind":"API","mode":"test"}', 'a52d94a57e6449a0d38b8677175ba5c23176af67bef701406e862a857edf6c10', 'a41c180b7a0c18bea98865e3bf4b7df1335e9efccff207f7c5b5b4900cb659cb', '5f83bb1ed454342a296aa589473b668efb4a9c0b67b46e2c6632e5fb978fe28c0d7e1be06517788301813627643ee40dd4f298d112f1dbd9912c78b79fdcc508', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 17, 4096274400000, 'key_first_owner', 'key.added', 'mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', '{"key_id":"key_fBkBOlXDjynvkd5DjIuqvBrdWch9qJnoMTYwBwuZW97","kind":"API","mode":"live"}', 'a41c180b7a0c18bea98865e3bf4b7df1335e9efccff207f7c5b5b4900cb659cb', '6f91ddf8dea666cdb12409c06c1a7e233d2b12ca4f7ee1a1f189a7ffb6c3b968', '2f22f2d8f036f635c9f489811eaaa122e1e2d3c8c1159184fda05dd7141c206ec3997eb8fa3d74bc21098e97870b98704341d0e8a8135223eeeadce512aca303', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 18, 4096274400000, 'key_first_owner', 'merchant.registered', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', '{"closed_at":null,"colour":null,"created_at":"2099-10-21T14:00:00.000Z","lists":1,"logo_url":null,"merchant_id":"mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8","modes":{"live":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-21T14:00:00.000Z"}', '6f91ddf8dea666cdb12409c06c1a7e233d2b12ca4f7ee1a1f189a7ffb6c3b968', '74aaa6888debe3f676a9035bdf3c872a9c3106bf24e5e3969d82ebf768b4e4d0', '62c1dfbbf76ba06a51b818ac3fd67c2746cc3186b629da6fe22335df9599a8d6d960da6b5ad849fe920c7d11eb6fd491d8c73a14544ed3141076e4b98e519703', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 19, 4096274400000, 'key_first_owner', 'key.added', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', '{"key_id":"key_j57hLaNgOZnT4MMQGxlRFixTEBZMDnvWVkIJd6SpsWb","kind":"SIGNING","mode":"test"}', '74aaa6888debe3f676a9035bdf3c872a9c3106bf24e5e3969d82ebf768b4e4d0', 'a52e292646a4c74a01d0df1ccf02668898a31193198eb0adfb3a2ad4be1c5d34', '317644bcc4f0442d7e1ecd9bdafa4b68a5f3b1adc548fe90c6e02da4a77a77aebcd6fee3750d13347b4a41ebaea6c994c37e370dd2584b9f40493ca2c1da520a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 20, 4096274400000, 'key_first_owner', 'key.added', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', '{"key_id":"key_TX55CieYOAE8LuAp31eZg4pETcfSbm8E2rFi11qtT2i","kind":"SIGNING","mode":"live"}', 'a52e292646a4c74a01d0df1ccf02668898a31193198eb0adfb3a2ad4be1c5d34', '2214fa7bd985416379da5dbdb7f50ad19bcf58b9de4512a17cf4b807423e1843', 'c7dadc3fd7f680909f678969bc9c3eb7ce8d4556926f048510bf88abae1b64210a432530de5997ea2c44fedc610156198138f5f63070a697b6249b78f7aadd06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 21, 4096274400000, 'key_first_owner', 'key.added', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', '{"key_id":"key_BtcwgK1EHo08S9U2UBRQQoP18SwtwRNHryUOIvhcZtR","kind":"API","mode":"test"}', '2214fa7bd985416379da5dbdb7f50ad19bcf58b9de4512a17cf4b807423e1843', '6245e9285b3fd655898231be05d74a45116a3720914c3802aa715f9470330b24', '85d89186d8effe7b557d994341608af6f1d613f0f85a72df1e257c2bec529a3de21e6a23d65e62c85f7cd7a912869754ca8023c6a90b6bbc51e60ff56d08f105', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 22, 4096274400000, 'key_first_owner', 'key.added', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', '{"key_id":"key_wFBqUk78srYjL8jfl9CCYnDkkgW0TnmhRYPPa7CNTxT","kind":"API","mode":"live"}', '6245e9285b3fd655898231be05d74a45116a3720914c3802aa715f9470330b24', '380040abb34ea3535da252dc26b16ef678121859444abf35a6ec946ff518921f', '5968bdbdba24f9ccf1faa214d61cf2f23ecb8d2cc48b0930751b02046e51b5b664eac77086923fef62872b6875c91357a0c54672089cb15153b4053c57af0309', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 23, 4096274400000, 'key_first_owner', 'change.proposed', 'key_Rl4NWycqNHmNG6gSqtMjjw5mR7Q2r29cU0LFzPyLqRC', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_me08VCjmoHKOqF8lf1IOSSt6zh6Jvuy5BX8EDWFHtFJ"}', '380040abb34ea3535da252dc26b16ef678121859444abf35a6ec946ff518921f', 'f041e51d9ddd9d64b2130573b66eb31d4f6d20eef50038b8e95a7fb0caebb843', 'e8eef065504b6445a9bc5b9878f7bc86e29bedf91af6fe9ec1b56642fe70f66100c8f16c5a786fc972a9d606925bcd5621e352ff4613c5eaf678d4062a7e9204', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 24, 4096274400000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', 'f041e51d9ddd9d64b2130573b66eb31d4f6d20eef50038b8e95a7fb0caebb843', '25e693c1ba1ba18cb1f2037a95389bc8185c0013a12db2417025cf6e5bd077d0', 'fc6f15058c24b859c3f199d5cc62dd15f3ded793c4da07ac0921a3683a6adb96aa73e92ced298f645066e35793d62b67ed57a04d8405d6246f2ed1e8f2a71e00', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 25, 4131011296000, 'key_first_owner', 'reconciliation.requested', 'pay_0eYq2t1Vqy6meraCwm8E6bF7NOlNQcvvRSqM0fu4ZAu', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', '25e693c1ba1ba18cb1f2037a95389bc8185c0013a12db2417025cf6e5bd077d0', 'b3f2bc0c98ce041b38129dbcca415b02bb195d2e56d1843a6a6ed5b5c6fa0ef7', '7292e612b94c8ce58d3ba8c63f03cf1b96162edbe4a5d648a2b67faca1498107380719847af838b1289e5d3e4bc0e3d009213c7a2bc29f2173b5af04fd63ab07', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 26, 4131011296000, 'key_first_owner', 'reconciliation.resolved', 'pay_0eYq2t1Vqy6meraCwm8E6bF7NOlNQcvvRSqM0fu4ZAu', '{"movement":"","outcome":"FAILED"}', 'b3f2bc0c98ce041b38129dbcca415b02bb195d2e56d1843a6a6ed5b5c6fa0ef7', '860133d4cb05cb5db61b2238816070ad3e78dae8dfd460e15e5b0a427ff1d0dc', '4333ba5c0f7137e6a931ddb019d6bffe4644c074e939ce641803f5d59e43c19e381d31be0f27a9e36a2445e1fa631ba5308756d55823cd434dab4f5fe12ece0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 27, 4131011476000, 'key_first_owner', 'reconciliation.requested', 'pay_XiOLIn9NA0ckQLIs8TaQJYVS4CUHbPofAQpd02vEhWC', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', '860133d4cb05cb5db61b2238816070ad3e78dae8dfd460e15e5b0a427ff1d0dc', 'b3515eeafa1beea786bc1b2035aac7259418c80033d3b404ad6229cae520e29c', '7f6dba5025fbc2c2ebfbc5a28ebb17b21378bcda51ab352138c868f7ffcdfbf6d6d3edba352acc020e8eed2c1e5337e1ec204b6b7c330ea2b05c71feebb0470c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 28, 4131011476000, 'key_first_owner', 'reconciliation.proposed', 'pay_XiOLIn9NA0ckQLIs8TaQJYVS4CUHbPofAQpd02vEhWC', '{"movement":"","outcome":"COMPLETED"}', 'b3515eeafa1beea786bc1b2035aac7259418c80033d3b404ad6229cae520e29c', '3205319a0648aefbede0cd988cac017ee31a351564fe363449c0884f4e15b383', 'acd539d5c788923fe3f4036c63684b52152381b0b82842787f63adb4f445e8431d9650df857466fe79c4f218b8601cd2c925abe03088e5a5106e693426446607', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 29, 4131012556000, 'key_first_owner', 'merchant.registered', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', '{"closed_at":null,"colour":null,"created_at":"2100-11-27T15:29:16.000Z","lists":1,"logo_url":null,"merchant_id":"mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2100-11-27T15:29:16.000Z"}', '3205319a0648aefbede0cd988cac017ee31a351564fe363449c0884f4e15b383', '9dc60a52d5d26240d1e34f02dc5d9d08d2ab990ae2321992262ce8794005e98a', '59116dd0bd08d794189942736c9b149c37a77358d65e3ec8eca934f5c3467e74535536c88b1b07d01b55ce3c1427f593edd12b4b5c2e753173bae4b34cc5a207', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 30, 4131012556000, 'key_first_owner', 'key.added', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', '{"key_id":"key_T2rl8y92s1uxjlysspQpXbcyF5MDUFCCfGBnM680WRM","kind":"SIGNING","mode":"test"}', '9dc60a52d5d26240d1e34f02dc5d9d08d2ab990ae2321992262ce8794005e98a', '4f72d09c41290a250c504946ac9baf4f63ed27e75bf59d26573c8650a0078d5b', '163417da2ebcda58dff667cb15539bc38ae91c203abe7393c061b5756644e8ef4dc3eb7c24d33f2e48c8352ba06f80f81e247d74922a4a67685ffa550cff0704', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 31, 4131012556000, 'key_first_owner', 'key.added', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', '{"key_id":"key_mb14XSxWxOVZNVr2Q6BPNsJuOnZKytvPl2cMnShXpCT","kind":"SIGNING","mode":"live"}', '4f72d09c41290a250c504946ac9baf4f63ed27e75bf59d26573c8650a0078d5b', 'a2bc435418ee83ff3ba64b86a68686e209b9c57459a5c5fd637105699d720f46', '0d967d0bd5d20ef3cdb93f6b6ecfc151f851fbf53d3cc4fc89a27b30af095860b75d143124bbe74b320e1498687a6e56307f59bd194ce07d15df2c04f693e80b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 32, 4131012556000, 'key_first_owner', 'key.added', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', '{"key_id":"key_aBfTZMBGx3FAkXau3BOoJpjln2O1VS1Jllo6fVNSdH2","kind":"API","mode":"test"}', 'a2bc435418ee83ff3ba64b86a68686e209b9c57459a5c5fd637105699d720f46', 'fce25e4b500db6e0c9dc5903611d69c01b5482183daa5a18425e85be83bd5e4d', '83b0c4b3825d878a75df6489b79756ec81d3f6612e79e013d389c82c4a1505e4aaf9b1d6e8b63381fa8ea48995845439f49c3481f67f7428f336a0f11ed06107', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 33, 4131012556000, 'key_first_owner', 'key.added', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', '{"key_id":"key_rHUlCaISvKvwyJKg7ocaT7V4yv5XX6FrqCpa0cYxRFT","kind":"API","mode":"live"}', 'fce25e4b500db6e0c9dc5903611d69c01b5482183daa5a18425e85be83bd5e4d', 'ffd6771f08727083111c5a20d0175e70cb490a41355591f76bff63cc5c652ce2', 'a957b67c932880d2095413b68fc8d7e92105887ff9f86809de29ce36f34c16eb74ecf89e33dff30c9bb487191d7fb4aa65a2e0a5aae117d44f485c0fe37a8303', 1);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_MNiJdRW5rpbcX59aOvxckH9UupRGqqf3GQ87ydiFWcm', 'BANK', 'bnk_FbsOIhcgO8sNQncqzvbyYJ6uWumMrwleQPS8LCGWIxn', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.65c5b03c29424225a38f7ca09e789a089645bbf635878b7fa9d494f6023958b245611cf4e16f1f19410f1a0b43caa76aec9e5be59953d1e1f41295458c722a1a1fc927c47bea5fa49b3a9ad33c7258f5fc6a', 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_irJHrknPIWSuOARxlhFZWV2O1URKRWw7f2oSeMQ784K', 'BANK', 'bnk_FbsOIhcgO8sNQncqzvbyYJ6uWumMrwleQPS8LCGWIxn', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '37e2d43da25c74a91a4f7c7d6f429466e2abf23d3182a05e18f233d47e2215e5', 0, null, 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_cfQuYaYXaUeYLwUbD2ZDsxa4GzYQBht4vT8oJebeOMc', 'BANK', 'bnk_mN0XYovOiBZC5vGhspc9cs6ja5RUQPUCdMtGQ7BDRmO', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.a2e21c3c30e6cb4cf87cd81240d17b82e877b6bbc598eb61e068bbf135b55a8cd2ab8cc0d7779c90c34226847038f27725bc98e68af8de878c24b483c4744220324a3a28ebb16a01e5506e77e93d25c8fb2b', 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Y7RasodHL3UKONpMt4yGiO6oC5Z9AU4TAdko1EunIwl', 'BANK', 'bnk_mN0XYovOiBZC5vGhspc9cs6ja5RUQPUCdMtGQ7BDRmO', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', 'cc0312cb2c939dfc9412e238b93e5416a814eab7cbbf2d60c29393444e528c27', 0, null, 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_XZuuVLdFjpYCQ0hGUjKEgtBBgftsO1TrQxIXiktMgwl', 'BANK', 'bnk_BAzx6FByERz9tEJrU4A0u92NE11JWmfQR9Ihb1EvroS', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.4beeff97d571348989a459bb8155e8ce74af94d7795aa311aa6c16b3ccb1b5d7117b62af72f55507f203d4a0137845997301ec23700b105556d81401dec327eedf746cdd1eeb6ce1d92e177fc4e927a8b872', 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_s94LaNyFfYNdCQvZPIlsydsgWhzecSOnn385HshQrMu', 'BANK', 'bnk_BAzx6FByERz9tEJrU4A0u92NE11JWmfQR9Ihb1EvroS', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', 'fd79f590aa26a3efb432d073281a740acb627ff5e52fc675e882fee76bd35e2f', 0, null, 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_C1GyXYhMjWZeIuFlQQdWBE35qCT491r0UbuRuygj4y4', 'BANK', 'bnk_dJVfSSHtyA35BYXwjFv9VklTNXNpwnO9rqUXE1G4l5T', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.e98cf77a07e0bd8ba01aa4833969a4748d1a58af16fc27388be36f9b2cf7d1ba9723fa7d9b4fa3af632cbd22a291f22ad61e6304d871eb3aa3cb650ef254ba1c475c2b01363a7714a83ef0bdb350c983fa76', 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Hb5w27uNeqdXjEV5U9HewhM9pOVSVxn0R3kXZY9eTld', 'BANK', 'bnk_dJVfSSHtyA35BYXwjFv9VklTNXNpwnO9rqUXE1G4l5T', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '0382404cff1c9fe5fb19ac452a59260a71f496a5c009ae7040094ab0db74d29c', 0, null, 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_qfbUE4uiAiVrGbrNjGLE3QprHy37VbnLkD1mbu9rFKr', 'MERCHANT', 'mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.7b0008fe3fd370ba1db50bd5fc1264d68f3200fd7e66009a8dff3db2b5a671eb4d9de116861e1d7b2d3f3ae0a61a0693171ff9a04efc5a85219b7c34998183633a1e81fe0355dfba81bd2091fc6f', 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_tKizXhX13EVLvX0ghLVOHNaCY6DDZBM9rNjE8pZI4GL', 'MERCHANT', 'mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.809dc5cc1b2a3bf4d726198a7f4880636922973b42d4951180c514810c3f5491811fcad0913c7f3dc5e815eb96d0ec7f100acf31210ea0de6fc5e490d5c2ca5c514136e0a45556504e69bca4a8ec', 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Zar4hBTXWWQU2OVGi15w1rnjJC20cALUplwvoF7g8xI', 'MERCHANT', 'mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', 'test', 'API', 'ACTIVE', 'b7eb1d83d489a50812b79cb1faf093ef4f5a5fb69bbdc5715a30df1535f12808', 0, null, 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_fBkBOlXDjynvkd5DjIuqvBrdWch9qJnoMTYwBwuZW97', 'MERCHANT', 'mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', 'live', 'API', 'ACTIVE', '04d354214eff8683bc26dc8f73c291cd25340ee04be77a09e1a664dc1f642965', 0, null, 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_j57hLaNgOZnT4MMQGxlRFixTEBZMDnvWVkIJd6SpsWb', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.7cc90d81da564c2eb2a0ceecf74bdfcf38c3d86dc39589359fd380c38ebcbd5a8159a1683ed600800b7b0f2b1f1cad97c2e9d38b4fdbb0a7ee3d57465614251739fa3aee32878a68c0b915d2b413', 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_TX55CieYOAE8LuAp31eZg4pETcfSbm8E2rFi11qtT2i', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.97115f749059b9bdfce60275660e3c4da60ebb903bb0edd457d6ea74f8a0ad444c6ff208cc9367fbcebc36dbef13c53f96362a111b8bab9cb4900651cef2d121eb6b7c3a10fc0d1145ab9c74bfb6', 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_BtcwgK1EHo08S9U2UBRQQoP18SwtwRNHryUOIvhcZtR', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 'API', 'ACTIVE', 'd236187215f2cc78fea751797a0b82f2cc1804b36ac941856da6b171b149cc44', 0, null, 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_wFBqUk78srYjL8jfl9CCYnDkkgW0TnmhRYPPa7CNTxT', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'live', 'API', 'ACTIVE', '7fbecfc4091ae96444029351dcb077781942639b089c5ea7914cb6c8882356a9', 0, null, 4096274400000, 4096274400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_T2rl8y92s1uxjlysspQpXbcyF5MDUFCCfGBnM680WRM', 'MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.57795e0611c2438ac496cdbac1ada57dc7c44f4b6e7b04b8afaf859f38f22ba2744af6783df7229b5aa31560003e10b6d9a3fe645b88c37ee236ee936a51203fc34943a16228f31db52c25129539', 4131012556000, 4131012556000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_mb14XSxWxOVZNVr2Q6BPNsJuOnZKytvPl2cMnShXpCT', 'MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.a770ab37b27a9fdc69b3ebe6401d4e1aa07081318a28e96ca59aa883f384d467f36840a242bf606f62ef687660923bfa592e4ee4b0ac1cab5d5a2ade955b1293c087a20df11c1cdf8f4dc18e89d2', 4131012556000, 4131012556000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_aBfTZMBGx3FAkXau3BOoJpjln2O1VS1Jllo6fVNSdH2', 'MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'test', 'API', 'ACTIVE', '09cd71847f8ee2cb53d5fe462e03f065c2f7b84c3e5e358f1a1e63267b1ec5bd', 0, null, 4131012556000, 4131012556000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_rHUlCaISvKvwyJKg7ocaT7V4yv5XX6FrqCpa0cYxRFT', 'MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'live', 'API', 'ACTIVE', 'd50a06a37956f00f16d719165314cf436690d662efe0d7127754dab9ca00fa0d', 0, null, 4131012556000, 4131012556000, null);
--> statement-breakpoint
INSERT INTO "master_keys" (number, audit_key, mac, since) VALUES (0, 'b0d985e78ca5fe3b4ca40cf9bb4d08ebb504c39d8d913c570500af66ac877999', '1-edccb41dc26bcc83097981ff1b49ea1e0b099bd5aeab74090cb43609b8b1d857', 4131007200000);
--> statement-breakpoint
INSERT INTO "master_keys" (number, audit_key, mac, since) VALUES (1, '9a3eb664606cd70f62f00c2ec14007a16d0f69348e4be6fc6933021d33999566', '1-030a30673ee592421fe8cab04e7959b84a7a746dbd5cf0e8dc4c92b21d39c256', 4131007200000);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_me08VCjmoHKOqF8lf1IOSSt6zh6Jvuy5BX8EDWFHtFJ', 'ADMIN_KEY', 'key_Rl4NWycqNHmNG6gSqtMjjw5mR7Q2r29cU0LFzPyLqRC', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4096274400000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_BAzx6FByERz9tEJrU4A0u92NE11JWmfQR9Ihb1EvroS', 'execute-transaction', 4131011386000, 4131011418000, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_FbsOIhcgO8sNQncqzvbyYJ6uWumMrwleQPS8LCGWIxn', 'execute-transaction', 4131007966000, 4131009738000, 4131010636000);
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_BAzx6FByERz9tEJrU4A0u92NE11JWmfQR9Ihb1EvroS');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_FbsOIhcgO8sNQncqzvbyYJ6uWumMrwleQPS8LCGWIxn');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_dJVfSSHtyA35BYXwjFv9VklTNXNpwnO9rqUXE1G4l5T');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_mN0XYovOiBZC5vGhspc9cs6ja5RUQPUCdMtGQ7BDRmO');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_FbsOIhcgO8sNQncqzvbyYJ6uWumMrwleQPS8LCGWIxn', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096274400000, 4096274400000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_mN0XYovOiBZC5vGhspc9cs6ja5RUQPUCdMtGQ7BDRmO', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096274400000, 4096274400000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_BAzx6FByERz9tEJrU4A0u92NE11JWmfQR9Ihb1EvroS', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096274400000, 4096274400000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_dJVfSSHtyA35BYXwjFv9VklTNXNpwnO9rqUXE1G4l5T', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096274400000, 4096274400000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'live', 'REGISTERED', 'https://shop.example.com', 4096274400000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 'REGISTERED', 'https://shop.example.com', 4096274400000, 'FAILING');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'live', 'REGISTERED', 'https://shop.example.com', 4131012556000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'test', 'REGISTERED', 'https://shop.example.com', 4131013456000, 'DISABLED');
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', 'live', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', 'test', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, lists, created_at, updated_at) VALUES ('mer_PUhSFrlQgxdgOc1tcZZc59gDyKfCodGtJbhOuR2oDtZ', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 1, 4096274400000, 4096274400000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, lists, created_at, updated_at) VALUES ('mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 1, 4096274400000, 4096274400000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, lists, created_at, updated_at) VALUES ('mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 1, 4131012556000, 4131012556000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4096274400000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_objects_until 1', '[4131006240000]', 4131007200000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('endpoint_backlog', '[{"waiting":0,"held":0,"oldest_at":null},{"waiting":0,"held":0,"oldest_at":null}]', 4131007200000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('totals_until 1', '[4131007200000]', 4131007200000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_totals_until 1', '[4131007200000]', 4131007200000);
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
