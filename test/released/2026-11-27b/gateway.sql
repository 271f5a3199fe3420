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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_gateway.sql', '2026-11-27 12:55:23');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_5YYpKlG9MWsxckBA6LqgFsDL3W3LGV1WikmZ0VfbIgu', 'Ada', 'operator', 'PROPOSED', 'ad420dae0b323da961e12eec77fa7cf90d3c3e26f67dc7c51440fbe769099839', 0, 'key_first_owner', null, 4096270800000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 1, 4096270800000, 'key_first_owner', 'bank.registered', 'bnk_wHpNszzLathKluDzqdAkrCmrxN55LiuPZJypMQH8AEv', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_wHpNszzLathKluDzqdAkrCmrxN55LiuPZJypMQH8AEv","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-21T13:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"test","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-21T13:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', '4586f428c6e663a6057773b1a084b55cd6cd82e815d80412cbca40c572db23a9', '5c82d21d871489b00f1809794df63b0a2705b73ccb2bcde4701c3e74e137c9b281cccea5b512d87ec7b42073a66a8f738c55d7c2600571711b2bfcf3a565eb00', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 2, 4096270800000, 'key_first_owner', 'key.added', 'bnk_wHpNszzLathKluDzqdAkrCmrxN55LiuPZJypMQH8AEv', '{"key_id":"key_jabzhTXeFS9C0CWXTWQQ31U2M7yboot0w9p18FcYLxE","kind":"GATEWAY_TO_BANK","mode":"test"}', '4586f428c6e663a6057773b1a084b55cd6cd82e815d80412cbca40c572db23a9', '0b64105c815a76eb7f797bba9fd045b7c7bb1fc85335eb0d6e5435fa1e7e8dda', '842730e00c4e62486d431ad1eb5b68dd91519b62f78239d0e7d39e4e5ee84f642b31cf6b21d13e1228c432713b71707fcadb8a0d6d55fb43921c2ed8b9dfe20c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 3, 4096270800000, 'key_first_owner', 'key.added', 'bnk_wHpNszzLathKluDzqdAkrCmrxN55LiuPZJypMQH8AEv', '{"key_id":"key_n9sAQXUoadxhcBpmNm6ZiPsfo2us76PJkqapQ1NP3Hz","kind":"BANK_TO_GATEWAY","mode":"test"}', '0b64105c815a76eb7f797bba9fd045b7c7bb1fc85335eb0d6e5435fa1e7e8dda', '78440821640c4c9865d533867d5eb1030ac33182a27167f53ea80d6c9f24bdf2', '3bfdfe6fab72dbb88531ac87a2e61468c73fb18e53dc4fcca624b9e1cc3e6760bd6fab77721c789171822d4b8bd974138ade072c08ba1d6818cd1818fca56f0c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 4, 4096270800000, 'key_first_owner', 'bank.registered', 'bnk_6l6IMiETcJVxoAvA63usAu7LqqFhaG5S7T0fL0zbwhd', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_6l6IMiETcJVxoAvA63usAu7LqqFhaG5S7T0fL0zbwhd","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-21T13:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"test","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-21T13:00:00.000Z"}', '78440821640c4c9865d533867d5eb1030ac33182a27167f53ea80d6c9f24bdf2', '8d50c4e4e0a6390d011e87f428162216e96ab3591d8158a31151d9d07be7b64f', '735706e932a0ce2f5a601aae85601ae2af6a42ba911aaf50fc916da13af30cda5bc65d270f8469269e678f60107fff3de78f4632c561f2b7564f2d1cc30f2f0a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 5, 4096270800000, 'key_first_owner', 'key.added', 'bnk_6l6IMiETcJVxoAvA63usAu7LqqFhaG5S7T0fL0zbwhd', '{"key_id":"key_Xu9HOKpP90kEzpyL0lVnExwEnXYkPJTfdcJH4idgkmO","kind":"GATEWAY_TO_BANK","mode":"test"}', '8d50c4e4e0a6390d011e87f428162216e96ab3591d8158a31151d9d07be7b64f', 'b0baef29edc66d384193456246e2284e5795e4d7261247f66e269cf3d0dba4da', '12dd8f42be83dfa9da2a2ab3b56cf770672a44cf7a9558b5d2838c21d8d7d9a927fb1a88fa80ae720ce60b55e059e3aa202c2b26fcbec39ed6ebddd3e07f2005', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 6, 4096270800000, 'key_first_owner', 'key.added', 'bnk_6l6IMiETcJVxoAvA63usAu7LqqFhaG5S7T0fL0zbwhd', '{"key_id":"key_kJWfKjMJ2O8jzpp3zuJ2Wx9e3LGQlZ8VlCeMCgNx5eC","kind":"BANK_TO_GATEWAY","mode":"test"}', 'b0baef29edc66d384193456246e2284e5795e4d7261247f66e269cf3d0dba4da', '4a15e89f6697f705ed4d6641373275bf4b130c6ca5ec19ac80b92c3a7a1bb63a', '30de9868d0821b6834adddd0c3f4d06dc1450a7b2293175d98b8f6f5f99e0e1bcc668c927388fc80afc1f458abe0dc65a835b9e68d483f7237603d602bbb6401', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 7, 4096270800000, 'key_first_owner', 'bank.registered', 'bnk_LVyU61nqr5FOLbEyJ128SQKhjzi8hHveSIoxFPoyGDW', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_LVyU61nqr5FOLbEyJ128SQKhjzi8hHveSIoxFPoyGDW","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-21T13:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"live","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-21T13:00:00.000Z"}', '4a15e89f6697f705ed4d6641373275bf4b130c6ca5ec19ac80b92c3a7a1bb63a', 'f30a4b20f7936742caa31a5ddcb89772e13661d078da997f102762075aa258f9', '5c998b8bccc59b99768f4a4f4ef979a463d846096bae672afd4af9fef88ca4bddd33926aa39875a4e0f246d9943e052a81adc9bd881c8d61e18f6db23a0f4307', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 8, 4096270800000, 'key_first_owner', 'key.added', 'bnk_LVyU61nqr5FOLbEyJ128SQKhjzi8hHveSIoxFPoyGDW', '{"key_id":"key_fC1XAzSyS8fJg7XU65LkcyNnrc7PvXQMmg3VaHWCicy","kind":"GATEWAY_TO_BANK","mode":"live"}', 'f30a4b20f7936742caa31a5ddcb89772e13661d078da997f102762075aa258f9', '8e2df37933ed1eae28d8703c4e3fde77f775bb25d03807e536917bf83238dfa5', '05eb1f06a8612b99b262622b3f05f777b32945daea32091d8474557af010eb0dfce28a514876b2424dd9208bb9b61f7ecabbffe8307784880a832ac7267bc505', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 9, 4096270800000, 'key_first_owner', 'key.added', 'bnk_LVyU61nqr5FOLbEyJ128SQKhjzi8hHveSIoxFPoyGDW', '{"key_id":"key_l4xeGHW05w82wjz26X7nFdhAF2NLId4RATOTCXUtXzY","kind":"BANK_TO_GATEWAY","mode":"live"}', '8e2df37933ed1eae28d8703c4e3fde77f775bb25d03807e536917bf83238dfa5', 'f5959097fcba5624164622e2e1b413ea4d5a43d8d450b8b28be4005a7eacb5ae', '95953f3adf67a2b3c4754983306876163d1850cbe3f46a27d8c864606747e904a6602bf22d63e158ea1c37731355fa647626bd46425725683f1108a08295ae08', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 10, 4096270800000, 'key_first_owner', 'bank.registered', 'bnk_r5Q9MhPEft9YCa6vWFwIuMq61M8BaYvDS6nnz2Z5sal', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_r5Q9MhPEft9YCa6vWFwIuMq61M8BaYvDS6nnz2Z5sal","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-21T13:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"live","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-21T13:00:00.000Z"}', 'f5959097fcba5624164622e2e1b413ea4d5a43d8d450b8b28be4005a7eacb5ae', 'afad0412276a71b438407dcb7b4227e477784ccb51d7bbdc18204d62609e6561', '45064ac687f70b204a0d0e15612c63d66d675b6709eeb84081c696df65c3deb633e60df5b432692e3c153f76362d5ff40125ced7a924f157781532a5f88eea03', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 11, 4096270800000, 'key_first_owner', 'key.added', 'bnk_r5Q9MhPEft9YCa6vWFwIuMq61M8BaYvDS6nnz2Z5sal', '{"key_id":"key_1eCwG4bogfHO5W9MZxrJHpgtprGq4Sd4BvNwtoj4xdM","kind":"GATEWAY_TO_BANK","mode":"live"}', 'afad0412276a71b438407dcb7b4227e477784ccb51d7bbdc18204d62609e6561', 'f705281463b379a4c2b8df3059bb5858f0e8d5ef12412986106954304948260a', '7880eaee9859b5e333f683e3f2cff8455f5eeceea41ceebc11dc49775e4f690246258b3703c29a588292f6f591a50c8d6d15be229cc74fa71ef5420200b3430d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 12, 4096270800000, 'key_first_owner', 'key.added', 'bnk_r5Q9MhPEft9YCa6vWFwIuMq61M8BaYvDS6nnz2Z5sal', '{"key_id":"key_E7mONFd8SgARl04VH0cEgQLrjWsQBEUxbFUfjWgzvJq","kind":"BANK_TO_GATEWAY","mode":"live"}', 'f705281463b379a4c2b8df3059bb5858f0e8d5ef12412986106954304948260a', 'c9b9af795824f4eb0eea479b68423b9a2a702479ef1a065edb8b2426369e0ac2', 'a74eb041edbb51b02f6f590bc47a1ae9a4b403ff85886b9e9a75fe6298b6272e66dd4a6b102990165a099804ddf1344216981dd3e4f63ac304b147d6cf6a8506', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 13, 4096270800000, 'key_first_owner', 'merchant.registered', 'mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', '{"closed_at":null,"colour":null,"created_at":"2099-10-21T13:00:00.000Z","lists":1,"logo_url":null,"merchant_id":"mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-21T13:00:00.000Z"}', 'c9b9af795824f4eb0eea479b68423b9a2a702479ef1a065edb8b2426369e0ac2', '59ba611f2fe1885ae5b9a7e72a9a3f3001452b165f0d311b8ba0a3f81d88422e', '7a86d53e078eafc97b41cd12017c0f0d0d1213693a8fa9941ed91ecb54ba129765ab4e9d6222f1f186dd292c36d02c130a03663e458b2b03d1fd4d5419dee007', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 14, 4096270800000, 'key_first_owner', 'key.added', 'mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', '{"key_id":"key_MSYuJqcW4ErAzkYfLuy2KUSHCtRsw7TTZD8g4h8YERP","kind":"SIGNING","mode":"test"}', '59ba611f2fe1885ae5b9a7e72a9a3f3001452b165f0d311b8ba0a3f81d88422e', 'c323ebe2b3afa68c4137930b4bcdd4979b686e7771f0a601b0263bf154398208', 'b8e2c7ee11f190932e519b0e4c117bc2487525192efd92338462b65672666ea7dd761a3f7ffefd2a7fa330a9e692a78268d0598e08cfd7780c21b8dbc072ea03', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 15, 4096270800000, 'key_first_owner', 'key.added', 'mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', '{"key_id":"key_Gwi7OTGOkSUM1xPlomx3v3DtKTplxmOjhKiN2zdQiVX","kind":"SIGNING","mode":"live"}', 'c323ebe2b3afa68c4137930b4bcdd4979b686e7771f0a601b0263bf154398208', '1432a9b192f6ed69888976cda41cff87d039f905fe9722ef00a87a393040afbe', '72bb82f1c65d9a384157df62e45a16221006dff1babf9e501876238d5a2bd76e2dae46803f0262610c4bce9013bd03e2ff8afe0148dc3d848234711473beb108', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 16, 4096270800000, 'key_first_owner', 'key.added', 'mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', '{"key_id":"key_3f7C2LOaZirStz0CNyERNBcL3n5dQSGrhxI124k5IyW","kind":"API","mode":"test"}', '1432a9b192f6ed69888976cda41cff87d039f905fe9722ef00a87a393040afbe', 'd63f2dca7e136d5b460094fe0cc3d1583c369116138147e01c7f2947033a15bd', '6d8bac840bafab002e470f2148cd905f80b53c23067c0150451b98cce09a53aedf5efa9510aa4f9a8bfffd23b490176fa5c96e3a0c62c82ef573e5089bad530d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 17, 4096270800000, 'key_first_owner', 'key.added', 'mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', '{"key_id":"key_c4NUuU6gdIXWOJ2mEtxDrrduLk3mzyTJXOJIREWWXhL","kind":"API","mode":"live"}', 'd63f2dca7e136d5b460094fe0cc3d1583c369116138147e01c7f2947033a15bd', '21be4adc2983e14181be86f6c85377070ef54a165054593596fea28a4cb1b32f', 'ecee309f96fa7b3974e127bef062f3f29dc2eb5de3dc7b67b55caa2dcbf3daaba68eb4a0cfc701e63f0769261aff97819a1f4c0a500966542ff13a3c7653e804', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 18, 4096270800000, 'key_first_owner', 'merchant.registered', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', '{"closed_at":null,"colour":null,"created_at":"2099-10-21T13:00:00.000Z","lists":1,"logo_url":null,"merchant_id":"mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h","modes":{"live":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-21T13:00:00.000Z"}', '21be4adc2983e14181be86f6c85377070ef54a165054593596fea28a4cb1b32f', '63a96d77562efb04e3251a9773c0c996865220e8f6acf1f7bc244ea16f6f6fc6', '9914d7f9ff0a5f6ac936188d5323de5e629b5dd0ba9cf4459506d240ec41a266d0c05eae925c3844a409d8b60205a4fdd95c902c80f33ed7b494ca293f5c960a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 19, 4096270800000, 'key_first_owner', 'key.added', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', '{"key_id":"key_rOT6rDH4c6LD0xAQEyjtj9WQ144ALw2B9hnLDe3ISbN","kind":"SIGNING","mode":"test"}', '63a96d77562efb04e3251a9773c0c996865220e8f6acf1f7bc244ea16f6f6fc6', '6fbb7b8cd2f035e46b29a7eff9a095260218ca8ca936652a778d34e04fd7c517', '4ed2146b43731b6fae8e005e6c9a487fcbeda4c64ba15cfe5f2ac55216b7a8dc3eb5e946d577c2513d2a70fa5078126063f0b9c59655383f70607d31744e8c06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 20, 4096270800000, 'key_first_owner', 'key.added', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', '{"key_id":"key_qPsjOek2k1M4mCfDvHcAmOpStujkL9z6riU8qapPUK7","kind":"SIGNING","mode":"live"}', '6fbb7b8cd2f035e46b29a7eff9a095260218ca8ca936652a778d34e04fd7c517', '98952477dad649052a2116c1a8c963f35007554622749c9a9f84c5ec8f3d64be', 'ebbab074a3a44e7d56bbc77f4e44095f1dacda87c97c0337ccebf1ed3e6a7a7170db9073bdc566d910f9d35f8b7bdb9f2fe0529a623f24ca4fc304c8832ac800', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 21, 4096270800000, 'key_first_owner', 'key.added', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', '{"key_id":"key_dJKvX2kBjXAjJnlREC37sPqzqzQ3G6sRgf6qCMAKByu","kind":"API","mode":"test"}', '98952477dad649052a2116c1a8c963f35007554622749c9a9f84c5ec8f3d64be', 'c2ae79e3d93e92da8a37dea57b08f0d5bba576913ffe06ed1af60d3f8bfe5a21', 'c3a5a4a2a677bc55e36d3f688763787e8dcdd1c8748579f82a2c79e13783002ca4b28c61a6a54b75056fd737d945ec59d8017f13aebaba6785a5b6fa206a620d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 22, 4096270800000, 'key_first_owner', 'key.added', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', '{"key_id":"key_UXn779UI2tk2UWAQhHEFMlzM0UzJhF6s87Y92tKOCXP","kind":"API","mode":"live"}', 'c2ae79e3d93e92da8a37dea57b08f0d5bba576913ffe06ed1af60d3f8bfe5a21', '246bff3a943805abac4d52413c17eb3848a46437d916d157f430e847472ef6da', 'c335d2ea144ca21681c4875a3db8227bc6c4bb72017ca7377ee6405d0388296e00b938010b78cf9a41c3c5b3ca144933786ff6e71a17e8cdd2d71e3719bb6a0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 23, 4096270800000, 'key_first_owner', 'change.proposed', 'key_5YYpKlG9MWsxckBA6LqgFsDL3W3LGV1WikmZ0VfbIgu', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_IVF5khAfgcVO8avzlg6rBPNinnRWAEZ5CelXApu16Vn"}', '246bff3a943805abac4d52413c17eb3848a46437d916d157f430e847472ef6da', '9fca788982ee7f479bf2163808188c59765aa43a64d5949d75504dfa299bdd47', 'c824c83b9ed95e0c6e91429a95370745f950a7571c0e9ba7b70e22ba9f22f8054a4c93d48bb47ba9c9b6fafeb898174fb62613bf673be259dec0ec9db093a903', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 24, 4096270800000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', '9fca788982ee7f479bf2163808188c59765aa43a64d5949d75504dfa299bdd47', 'a6310228947fdbbd26d4dc22f43b81b4fed950e17288a3a5e30cf3a6297626f8', '7fc55cce9547c30de11d59c448625eefa9ae3e774dcd86c6c0f0faa603da013cbae41c5351ce89414e72cb7bc0552da60a78d8d3c98e7ec6622208f383cb1b03', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 25, 4131007696000, 'key_first_owner', 'reconciliation.requested', 'pay_J8VNpPtl3GddowGBwdA0jEyzhumtw18LMKSC3skKBr3', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', 'a6310228947fdbbd26d4dc22f43b81b4fed950e17288a3a5e30cf3a6297626f8', '27e1411c5fa238819ac39423766b27646dd5547a96c3c368bad008c88058b441', '2678df788f01680b1e46bd3bad9128ee5ab4f6027fc4659b917170a2c5cc6cc37efe63d33c811cb696c6fb00ac2a66ea58972b9fd1779b4f795caeb5b38f4d06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 26, 4131007696000, 'key_first_owner', 'reconciliation.resolved', 'pay_J8VNpPtl3GddowGBwdA0jEyzhumtw18LMKSC3skKBr3', '{"movement":"","outcome":"FAILED"}', '27e1411c5fa238819ac39423766b27646dd5547a96c3c368bad008c88058b441', '4a7d82159bdf40ae89d13e9a7e1e1260dfc5988ff27851c9aa20a4a883345e97', '2b54d866d57dd89e96eba7f045c602abbe2d20d97a6eae16e12fd2d9cc18113caa641c000d4b918a07b719f18d3e0d0e13b4ecf2e89b47b5e10f02c9350b0905', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 27, 4131007876000, 'key_first_owner', 'reconciliation.requested', 'pay_hAxfxUwoinctgXKUiidhJtujX9HMrWXG9jE3Edwh0fW', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', '4a7d82159bdf40ae89d13e9a7e1e1260dfc5988ff27851c9aa20a4a883345e97', '67838dcdc5550a7ec6e1097d6215b193890ba2ed2da0f2c0e820f15f76408dde', 'dd212dafb80890c365888adb235f022b0c8e5953d74a2f4b211fa8049d490a6f579e6e8ec22f26ef57edaff56552ae0a8df3f45fe937f5aa8b4a1b209679150e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 28, 4131007876000, 'key_first_owner', 'reconciliation.proposed', 'pay_hAxfxUwoinctgXKUiidhJtujX9HMrWXG9jE3Edwh0fW', '{"movement":"","outcome":"COMPLETED"}', '67838dcdc5550a7ec6e1097d6215b193890ba2ed2da0f2c0e820f15f76408dde', '0af170f9a679d6b79300786d405b1c300901f001911d6c13a1d4fe7b0239eac5', 'd469771f786c9363aa9970e2f188bb6f2125ca94c127c4fe28f68b084c15ab385f73508d145c88ed58c8811d664a9474acb19e658823ee0225176c027ffba60f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 29, 4131008956000, 'key_first_owner', 'merchant.registered', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', '{"closed_at":null,"colour":null,"created_at":"2100-11-27T14:29:16.000Z","lists":1,"logo_url":null,"merchant_id":"mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2100-11-27T14:29:16.000Z"}', '0af170f9a679d6b79300786d405b1c300901f001911d6c13a1d4fe7b0239eac5', '274e0e54f2fd84be1ca917c1b2f57533cea17d559d7ac4018a4ff4d55a5aafb9', 'cbd7a9930cfacc14653e0b6c03f4f8b89c6a0bd21cf1aba4d8faa2b97cd650be614afa39d3671ced482172a1ae52332644c01419072c7d0660f21933a40afc07', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 30, 4131008956000, 'key_first_owner', 'key.added', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', '{"key_id":"key_8FwywlfnIX9K71cmYmOMVSX5drAo10nXOmMSEEKyOya","kind":"SIGNING","mode":"test"}', '274e0e54f2fd84be1ca917c1b2f57533cea17d559d7ac4018a4ff4d55a5aafb9', 'de8a2f3ef8595b9c03afea9126dd284d16b9147d134ec33700e1048707b64d98', '3a4721b4be63d35f55366dff793e418da83cc65d9fc1c9bf3453ba9a86da617af424989554b1c99b1c8a8d5afef5024d7a4abae7ce561ecc4d9af6b3db5d690f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 31, 4131008956000, 'key_first_owner', 'key.added', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', '{"key_id":"key_2PsHtT59TXMkyGyZCOT2iGanWLkOryiKTo1wazXLYee","kind":"SIGNING","mode":"live"}', 'de8a2f3ef8595b9c03afea9126dd284d16b9147d134ec33700e1048707b64d98', '638731e8904bafbd83485df14bc3c9ce80837b08fcf4ae55fcd51b6b6792d715', 'a0e3548394f04ac452aa6bc911020ff6e8aa750e7c1f4bfe0efc30059a6c2b78ff11135bfd2a8d01b442fdf8d2e74de17bc91ab9258aed70cf4fb7561d1fbb03', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 32, 4131008956000, 'key_first_owner', 'key.added', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', '{"key_id":"key_SMTWsiJ7XFDT3kT9jr5or7oDFGb0fScioXNh9sb1OOW","kind":"API","mode":"test"}', '638731e8904bafbd83485df14bc3c9ce80837b08fcf4ae55fcd51b6b6792d715', 'f19ebadce2e5e00c7a5f7dde16a16f3bf46b3cf7ab576df88c9721c0cffeea1e', '8b6a1dfff634c2250086ec41ce0fa61ade358c1c84031188226a9ac84b0e1aaafcfd03830064446d49b423e3627df868404e2e74933941dc29b266d502ca6403', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('gateway', 33, 4131008956000, 'key_first_owner', 'key.added', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', '{"key_id":"key_MTCoNS7H6WClzH029j7ZkpQHDNNjjYeBz71jxqOnJ0A","kind":"API","mode":"live"}', 'f19ebadce2e5e00c7a5f7dde16a16f3bf46b3cf7ab576df88c9721c0cffeea1e', '63ec11050cf785dc0271286bd1ba94bc9c2f358728054b5fd9f4f4f6514376a4', 'b9f9e2d895b8c58ad681a6d9656c883da2937eca559b8ab96558e6df9da4a9f6e76fd504f3f3925915c88a497acf60af119d74fb8de647fab239eeb13cf6c003', 1);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_jabzhTXeFS9C0CWXTWQQ31U2M7yboot0w9p18FcYLxE', 'BANK', 'bnk_wHpNszzLathKluDzqdAkrCmrxN55LiuPZJypMQH8AEv', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.0ead6c82d99eeaa26ee3235c735465389f4db9d725ee5719f756f2027df21ca7f487deb4b815462d3d69095a2fc67706a5e9d662de2beffac72e083248246fbf00705254c425197ce9a2eea2857a342d6cc6', 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_n9sAQXUoadxhcBpmNm6ZiPsfo2us76PJkqapQ1NP3Hz', 'BANK', 'bnk_wHpNszzLathKluDzqdAkrCmrxN55LiuPZJypMQH8AEv', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '4e178f3ebb22f8fe0cb4878093645e7f0f31bc23f1d1602f3666c58094d8a9b6', 0, null, 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Xu9HOKpP90kEzpyL0lVnExwEnXYkPJTfdcJH4idgkmO', 'BANK', 'bnk_6l6IMiETcJVxoAvA63usAu7LqqFhaG5S7T0fL0zbwhd', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.a792098c6ead8941a5a5a9a365c1612837cbaf4bce3916cea99c3287479f0e53c0ef39f0c2ee454e3c857ade9b8fef41e9a82836bcca0b63da2bf90119e32b23282c49a2a1de7395a00e316f1c4d1c154768', 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_kJWfKjMJ2O8jzpp3zuJ2Wx9e3LGQlZ8VlCeMCgNx5eC', 'BANK', 'bnk_6l6IMiETcJVxoAvA63usAu7LqqFhaG5S7T0fL0zbwhd', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '2e995f43a9c5b37f0c104019b7aa5c10da5a3410016a0571caf03942337dc287', 0, null, 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_fC1XAzSyS8fJg7XU65LkcyNnrc7PvXQMmg3VaHWCicy', 'BANK', 'bnk_LVyU61nqr5FOLbEyJ128SQKhjzi8hHveSIoxFPoyGDW', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.2a01713159fe590385e5d637c37741f664412af65b209a993d4cfab8b45916c9c69238decda268fc13daec51fe97cc1e97b953d8ae75e827186a01ad83d0e54a4697dac1ffc2f54e0f01bf828e1e98e38228', 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_l4xeGHW05w82wjz26X7nFdhAF2NLId4RATOTCXUtXzY', 'BANK', 'bnk_LVyU61nqr5FOLbEyJ128SQKhjzi8hHveSIoxFPoyGDW', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '04a504e8d915a161bcd5ea6ccfa7e368a1be5a43671c0e15199e21f986f2925c', 0, null, 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_1eCwG4bogfHO5W9MZxrJHpgtprGq4Sd4BvNwtoj4xdM', 'BANK', 'bnk_r5Q9MhPEft9YCa6vWFwIuMq61M8BaYvDS6nnz2Z5sal', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '1.80b60c54b78030cd80a0a5ff29c71da4890743b9669897f51a92a7578132cd400c46400b8f21d10e02e2d125fe8f55dff20d7bc48dbb736897d33bb51345470ce6742e019df16530fdb0f8ea6f3014e4a217', 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_E7mONFd8SgARl04VH0cEgQLrjWsQBEUxbFUfjWgzvJq', 'BANK', 'bnk_r5Q9MhPEft9YCa6vWFwIuMq61M8BaYvDS6nnz2Z5sal', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', 'f681e4d14070f058db273a0f44637962110d9a9983772b54ff4e7c5fa5f71917', 0, null, 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_MSYuJqcW4ErAzkYfLuy2KUSHCtRsw7TTZD8g4h8YERP', 'MERCHANT', 'mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.b4fa2750ae49d471a83e159651bcf2f46ea4085dba8c7f5e60c481f978974f4cba8e99bf346a9b806aab3ef8c401c54dea5dc5b1bf03f680423b418d4cf2f59e4fe6f69335759834a2a1f4e2a4d2', 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Gwi7OTGOkSUM1xPlomx3v3DtKTplxmOjhKiN2zdQiVX', 'MERCHANT', 'mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.f1d6815d1d6e44e3c72b2ab4ff1cc5ffac52a1c27410c9ef18acddfb5f4c0d7d002010af552605096d48abe717256bfb784ba8a7adcd29b3e8ee30df75d61cab2e7c2f592b362bcbd457a04838fc', 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_3f7C2LOaZirStz0CNyERNBcL3n5dQSGrhxI124k5IyW', 'MERCHANT', 'mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', 'test', 'API', 'ACTIVE', '395ab5e7fd9e30f2a73bfeeebab20369d99efa2de0c5acd626faf6cdcd8d2477', 0, null, 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_c4NUuU6gdIXWOJ2mEtxDrrduLk3mzyTJXOJIREWWXhL', 'MERCHANT', 'mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', 'live', 'API', 'ACTIVE', '28776981bcf19a90955275b93bb16fe3b001b296e6d06a3e4a4d14012dad1b3b', 0, null, 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_rOT6rDH4c6LD0xAQEyjtj9WQ144ALw2B9hnLDe3ISbN', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.d0ac56d662b042cdca1e822f9c670c92ee8ad9abbb03408860c5f44628c88cb6f53157a5c7d41ca0a31711bb6121accd6612dc6a3364f6e728ad238d368a91ab56cf3034079947eb8923babb70ca', 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_qPsjOek2k1M4mCfDvHcAmOpStujkL9z6riU8qapPUK7', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.a63591466ae8ef4afdffc67d21e4f4034a47e10811402d22b000687590f0a8f1b6bc98d586e37a4575169af4590f58e7ff2d3ca65240c3782d8394ea897f66641f6eb9ca82875552427451540aa3', 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_dJKvX2kBjXAjJnlREC37sPqzqzQ3G6sRgf6qCMAKByu', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 'API', 'ACTIVE', 'a8989c171f82a1a7bc70831de431a2857c960e8ac3adfdfd1975eca28315f139', 0, null, 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_UXn779UI2tk2UWAQhHEFMlzM0UzJhF6s87Y92tKOCXP', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'live', 'API', 'ACTIVE', '8f2bcbf0011df33a99d4dcb1919c9bed5d0ee40354f290a6c64725fbfc3834b6', 0, null, 4096270800000, 4096270800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_8FwywlfnIX9K71cmYmOMVSX5drAo10nXOmMSEEKyOya', 'MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'test', 'SIGNING', 'ACTIVE', null, 0, '1.c29cfb4d2fa42a9ff17b0bd53ee9d721e4eb541c1e9c58f9b6a6eed482db4b636e76d5beb9361cf5d3ad270a0ba1fbd2c35b328d3bb303eddbf312f602b1779ba599fba1df534c9b60845188c590', 4131008956000, 4131008956000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_2PsHtT59TXMkyGyZCOT2iGanWLkOryiKTo1wazXLYee', 'MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'live', 'SIGNING', 'ACTIVE', null, 0, '1.7adb8c758726e067671f8996e6d2274f1b950363e6fc71a49149a15c836031b8baa5d139119410f05583e660f939b1ceed14d8cefcaa239562683d78893dabd2ac8c1af86b86d22b59511109e2ad', 4131008956000, 4131008956000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_SMTWsiJ7XFDT3kT9jr5or7oDFGb0fScioXNh9sb1OOW', 'MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'test', 'API', 'ACTIVE', 'c2d487788511e7880f2b9c70cfc61fc1e9a7dafc7ca89076079943c2203fce6c', 0, null, 4131008956000, 4131008956000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_MTCoNS7H6WClzH029j7ZkpQHDNNjjYeBz71jxqOnJ0A', 'MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'live', 'API', 'ACTIVE', '37f3502a5225e8fdd06bc81f729677414dc5c0cd4d27eeffedede37907c50a7e', 0, null, 4131008956000, 4131008956000, null);
--> statement-breakpoint
INSERT INTO "master_keys" (number, audit_key, mac, since) VALUES (0, 'b0d985e78ca5fe3b4ca40cf9bb4d08ebb504c39d8d913c570500af66ac877999', '1-edccb41dc26bcc83097981ff1b49ea1e0b099bd5aeab74090cb43609b8b1d857', 4131003600000);
--> statement-breakpoint
INSERT INTO "master_keys" (number, audit_key, mac, since) VALUES (1, '9a3eb664606cd70f62f00c2ec14007a16d0f69348e4be6fc6933021d33999566', '1-030a30673ee592421fe8cab04e7959b84a7a746dbd5cf0e8dc4c92b21d39c256', 4131003600000);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_IVF5khAfgcVO8avzlg6rBPNinnRWAEZ5CelXApu16Vn', 'ADMIN_KEY', 'key_5YYpKlG9MWsxckBA6LqgFsDL3W3LGV1WikmZ0VfbIgu', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4096270800000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_LVyU61nqr5FOLbEyJ128SQKhjzi8hHveSIoxFPoyGDW', 'execute-transaction', 4131007786000, 4131007818000, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_wHpNszzLathKluDzqdAkrCmrxN55LiuPZJypMQH8AEv', 'execute-transaction', 4131004366000, 4131006138000, 4131007036000);
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_6l6IMiETcJVxoAvA63usAu7LqqFhaG5S7T0fL0zbwhd');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_LVyU61nqr5FOLbEyJ128SQKhjzi8hHveSIoxFPoyGDW');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_r5Q9MhPEft9YCa6vWFwIuMq61M8BaYvDS6nnz2Z5sal');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_wHpNszzLathKluDzqdAkrCmrxN55LiuPZJypMQH8AEv');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_wHpNszzLathKluDzqdAkrCmrxN55LiuPZJypMQH8AEv', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096270800000, 4096270800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_6l6IMiETcJVxoAvA63usAu7LqqFhaG5S7T0fL0zbwhd', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096270800000, 4096270800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_LVyU61nqr5FOLbEyJ128SQKhjzi8hHveSIoxFPoyGDW', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096270800000, 4096270800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_r5Q9MhPEft9YCa6vWFwIuMq61M8BaYvDS6nnz2Z5sal', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096270800000, 4096270800000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'live', 'REGISTERED', 'https://shop.example.com', 4096270800000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 'REGISTERED', 'https://shop.example.com', 4096270800000, 'FAILING');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'live', 'REGISTERED', 'https://shop.example.com', 4131008956000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'test', 'REGISTERED', 'https://shop.example.com', 4131009856000, 'DISABLED');
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', 'live', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', 'test', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, lists, created_at, updated_at) VALUES ('mer_RtWWhakr330ynRq7jTdhbe4nr7sFj1J0LGGQ7wNp4Kr', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 1, 4096270800000, 4096270800000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, lists, created_at, updated_at) VALUES ('mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 1, 4096270800000, 4096270800000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, lists, created_at, updated_at) VALUES ('mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 1, 4131008956000, 4131008956000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4096270800000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_objects_until 1', '[4131002640000]', 4131003600000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('endpoint_backlog', '[{"waiting":0,"held":0,"oldest_at":null},{"waiting":0,"held":0,"oldest_at":null}]', 4131003600000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('totals_until 1', '[4131003600000]', 4131003600000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('late_totals_until 1', '[4131003600000]', 4131003600000);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
