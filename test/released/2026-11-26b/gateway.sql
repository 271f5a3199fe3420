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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_gateway.sql', '2026-11-26 06:27:22');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_N9ENhHcLbk0J2tZ0P3NgLGhor7pgE77A9VXczkZ3Lf8', 'Ada', 'operator', 'PROPOSED', '468f7c946632aa845f589d6f2ee460e323e9f57c15a210eab78052d877817574', 0, 'key_first_owner', null, 4096180800000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 1, 4096180800000, 'key_first_owner', 'bank.registered', 'bnk_6xdCZgU1yMtZhULDTDAvlZ5ZKotQl0QfRWsfkme297A', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_6xdCZgU1yMtZhULDTDAvlZ5ZKotQl0QfRWsfkme297A","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-20T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"test","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-20T12:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', '0986bc584fbf1de55f070b18127a8442d5352533391f7bccb1a3180a7ef5e60c', 'd08a1f462237d7bef23f3b9fcc09578ee677a75dd922fca83d30eefeb91f71b40d6db4c822bd4151dc52f017c1c5231066f32c655fe5905d594d148e88a4e40b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 2, 4096180800000, 'key_first_owner', 'key.added', 'bnk_6xdCZgU1yMtZhULDTDAvlZ5ZKotQl0QfRWsfkme297A', '{"key_id":"key_QItkK0iVTuvOfKlZ89xqHyH09kFi658Q5dh1dd4S0JZ","kind":"GATEWAY_TO_BANK","mode":"test"}', '0986bc584fbf1de55f070b18127a8442d5352533391f7bccb1a3180a7ef5e60c', '1bd391fb5024d93bcb224306344dcf15120cf4d75b3194e48620076e923d2ab3', '42edc5c49e91f699547af6ad1d849eb8a99aa9772cccb66f78a7936a7593fee2cbdb1421534ac2089565a70cbfbcbd7d0c14ac2d88edc8c5fbd9b77a55b5a200');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 3, 4096180800000, 'key_first_owner', 'key.added', 'bnk_6xdCZgU1yMtZhULDTDAvlZ5ZKotQl0QfRWsfkme297A', '{"key_id":"key_HvocdP5WLy8qC4QH50Szy57JpCEfBj8iGiIBwfrivxh","kind":"BANK_TO_GATEWAY","mode":"test"}', '1bd391fb5024d93bcb224306344dcf15120cf4d75b3194e48620076e923d2ab3', '58c8a01e29fec5549a233f9c0b3a54b18d7419edaaadd3054f745e1decea3c73', '57c1e3dda1a49307d3e7ddf88312261689ed4d6ce6136f2a2124cec465e1936428ef54d6e8b479fc95be71de02ef3d1081096632e4d7236ade961be6919ff704');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 4, 4096180800000, 'key_first_owner', 'bank.registered', 'bnk_nceT4XbH00FUr1gfNpiHYoNcyIvPdNpi5nrGtFLaKia', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_nceT4XbH00FUr1gfNpiHYoNcyIvPdNpi5nrGtFLaKia","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-20T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"test","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-20T12:00:00.000Z"}', '58c8a01e29fec5549a233f9c0b3a54b18d7419edaaadd3054f745e1decea3c73', '461e950c6f80e3910ebdf487c58e340f8918944d6a9d4d0feb13088399006ab2', 'c58417a9f2e2e6f3f1ee7ad63c2ec49139b2851a3a1f59ddcab06117dae79731b5275e93c2f18d239200a72f3a646b99e75119acb0f344d6edccf5ee4c43b801');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 5, 4096180800000, 'key_first_owner', 'key.added', 'bnk_nceT4XbH00FUr1gfNpiHYoNcyIvPdNpi5nrGtFLaKia', '{"key_id":"key_II7B0eVF7TyCTGxcdo9DyQazLllDfnPkx9jQ2NybsWb","kind":"GATEWAY_TO_BANK","mode":"test"}', '461e950c6f80e3910ebdf487c58e340f8918944d6a9d4d0feb13088399006ab2', '94ccebab1c0311470141d6ec291f75430e8410e0fa01c971024fe76e5aec4eb5', '55339716b68cfd483f91f7631f11d327e45e03ee2541e47ed7e6c50ef4f95af926a0ee2a715f9bca0bdc3fd8b11833fedfff991668d679f5b9ebf36c9c96c209');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 6, 4096180800000, 'key_first_owner', 'key.added', 'bnk_nceT4XbH00FUr1gfNpiHYoNcyIvPdNpi5nrGtFLaKia', '{"key_id":"key_BE7ZAlKi4AKjPddRWW4XFbIVSAlgpO9hwG5RjQ7J5jH","kind":"BANK_TO_GATEWAY","mode":"test"}', '94ccebab1c0311470141d6ec291f75430e8410e0fa01c971024fe76e5aec4eb5', 'c86b22ca260d51e9e23830c882f6e12b14ce684eb5030c834034f39806040295', 'f61233df5396f60bbb3ce280a73a75edd11b7376ef67628818ee1eda14b67bb840bf9453a638fe700453babcb2da06a614e43bee03ae15d8c7eebbe925151407');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 7, 4096180800000, 'key_first_owner', 'bank.registered', 'bnk_GctTfcFOShqf5UcUXY5oLgh1gw2TXpguaTZqpN93ojc', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_GctTfcFOShqf5UcUXY5oLgh1gw2TXpguaTZqpN93ojc","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-20T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","max_consent_expiry_days":90,"mode":"live","name":"alpha","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-20T12:00:00.000Z"}', 'c86b22ca260d51e9e23830c882f6e12b14ce684eb5030c834034f39806040295', '7b5324e015dceef44be8f12a3506cd6005c81103c431149e394c41a9a04b0a4a', '81142145d9c3962f5d1a81e03879adfe726b8ee2cb15f2964b4b913bed406bf90b5aa3882578e8b2c2ade5547056d70b8f048fa28fb92e68c928b5ef064a820a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 8, 4096180800000, 'key_first_owner', 'key.added', 'bnk_GctTfcFOShqf5UcUXY5oLgh1gw2TXpguaTZqpN93ojc', '{"key_id":"key_39IxUH2uuCaL3ZwQsw5SIardefg6PzHrQP3nXejfsg3","kind":"GATEWAY_TO_BANK","mode":"live"}', '7b5324e015dceef44be8f12a3506cd6005c81103c431149e394c41a9a04b0a4a', '8424d3c70e466f4b1a2a872181ec8be3733772b0ada746cffc698f0d3914d80b', '3f8a961655b25ebbf705f8e5dbcce552a815af8bfab76403d0bd79ca3b1b0a3ef240de29760d15fc1f8b6cf6d9bf6e7cbddc80414995df93fbcf1f4a3ac9c100');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 9, 4096180800000, 'key_first_owner', 'key.added', 'bnk_GctTfcFOShqf5UcUXY5oLgh1gw2TXpguaTZqpN93ojc', '{"key_id":"key_mElHZmvBovxI1SusfZwaisWfSJ6QaXHiAm6aNiFjvl9","kind":"BANK_TO_GATEWAY","mode":"live"}', '8424d3c70e466f4b1a2a872181ec8be3733772b0ada746cffc698f0d3914d80b', '22b4855ee17c8eb49c59d91560660bca31330d62843f99a4490df88fb9e27f4b', '68d7a16681c0a0f2e088b06d24d5cd24ce4d78727e951ee7466af7efe7abbb6387cf3b4a3f58a499c31c4755978e1f05acd1b7ed618e5a8c590a0411d138be0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 10, 4096180800000, 'key_first_owner', 'bank.registered', 'bnk_qbIucFWgN6O6nRwIlGVJgxrO5H7W6pBMiWG36lmcyO4', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_qbIucFWgN6O6nRwIlGVJgxrO5H7W6pBMiWG36lmcyO4","capabilities":["PAYMENTS"],"closes_at":null,"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-20T12:00:00.000Z","currency":null,"fees":{"gateway_fee":null},"history_days":365,"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","max_consent_expiry_days":90,"mode":"live","name":"borealis","ob_scopes_supported":[],"open_breakers":[],"sca_exemption_daily_limit":null,"sca_exemption_limit":0,"status":"SUSPENDED","timeout_ms":10000,"updated_at":"2099-10-20T12:00:00.000Z"}', '22b4855ee17c8eb49c59d91560660bca31330d62843f99a4490df88fb9e27f4b', '22bf0a41c17328b02f8ba287fa736f59bb0fb24328a2223051f5b42994040332', '2b4ba6efe27c5f2b857281685c8d65492835542c6f84e8516bc2061dbf40ae693d41b750ec0e715a3f5882e653fa6ec8629a252e86ffae7a5ab3a597cb439d04');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 11, 4096180800000, 'key_first_owner', 'key.added', 'bnk_qbIucFWgN6O6nRwIlGVJgxrO5H7W6pBMiWG36lmcyO4', '{"key_id":"key_nS0XDihyysGLGYBgogEV2bwU5FwsOrzJAoL5bNXauKa","kind":"GATEWAY_TO_BANK","mode":"live"}', '22bf0a41c17328b02f8ba287fa736f59bb0fb24328a2223051f5b42994040332', '2b0c60dd70ac08ac46c85c39f3411bfca86b3397320bfe689417c168a4b87500', '3a1f329f9e236470ac5d3adbf01e885f6be5b1491e79a6077e08526860c257fefc794726af19f18b0167f3eff9debc7f770156d1cf6180c24824b0ee295c3f03');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 12, 4096180800000, 'key_first_owner', 'key.added', 'bnk_qbIucFWgN6O6nRwIlGVJgxrO5H7W6pBMiWG36lmcyO4', '{"key_id":"key_UOktbvBebk8jNjKiA04vnubZH4iIgQ8QLIxAyraqNrw","kind":"BANK_TO_GATEWAY","mode":"live"}', '2b0c60dd70ac08ac46c85c39f3411bfca86b3397320bfe689417c168a4b87500', '1dfb20fcacbe6d9239a36e0c6f49049c894e690b7c1afbf696532cab55343455', 'c3cb3c5dbcdee8efcc7ada8d575e3f74f7ac3cb200157fc61f90b6c68836b27fda916da13961d795bcd912fa84838a0a9d06f146aa9970e4bc76b2ecf0fe9f0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 13, 4096180800000, 'key_first_owner', 'merchant.registered', 'mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', '{"closed_at":null,"colour":null,"created_at":"2099-10-20T12:00:00.000Z","logo_url":null,"merchant_id":"mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-20T12:00:00.000Z"}', '1dfb20fcacbe6d9239a36e0c6f49049c894e690b7c1afbf696532cab55343455', '7d27ec19799483e1d17e2cc1fdfa5a137d72479a6885e68ba769d8b3b400fad5', 'b72e7f1cb86cd6efb061b61042670b803cfd753ad173cbda0ce2d7a5345bf743e2204a67d3249d6108cc0c8d7d7ad4798ca4a8e46496515350bd0582dd714d09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 14, 4096180800000, 'key_first_owner', 'key.added', 'mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', '{"key_id":"key_54wAuKlCnmkDcEwGNkKqY3W1lvAaEEAbaKHm6zwE1nn","kind":"SIGNING","mode":"test"}', '7d27ec19799483e1d17e2cc1fdfa5a137d72479a6885e68ba769d8b3b400fad5', '27eeea2ec90f43803db415fbf3b234242ec92c1cdae93435f29b0304e543d051', '7ab7e84033c757e1e54f3aeb2af545f9e9ffbe884399c866a02d36572df6c70568d3c855e484fad788949d5ea905d5afa72bab4ccfb08aa0fe8b815389f4d705');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 15, 4096180800000, 'key_first_owner', 'key.added', 'mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', '{"key_id":"key_IEHVLPRfmYUnOry1pnULigcNMm6cO8qxCbG1ROtecmm","kind":"SIGNING","mode":"live"}', '27eeea2ec90f43803db415fbf3b234242ec92c1cdae93435f29b0304e543d051', '8fcec0dccd55da3aa1fdee3121350eebe04fa0483c44302b27824bf54de9c22a', '1c1fdb9c0c0ae4d42f128169e2643e1b780bd17a1286fbb42de6c667774cf67c37472dd4014fa0cfb075ba459e8c8a2eef805e30d8146dac77b6e1c97f6b7500');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 16, 4096180800000, 'key_first_owner', 'key.added', 'mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', '{"key_id":"key_ky637z6zSpLskJqPP3Ln79KJ933iXvQAZJOjYJEtwNe","kind":"API","mode":"test"}', '8fcec0dccd55da3aa1fdee3121350eebe04fa0483c44302b27824bf54de9c22a', '1d79d5dab863a45775069f1273f1eb95a8df75a7b6db5fb5b4429c60f08d1d88', 'fc8c404d29d5b650772aa39cc9283cc065d0c68e581aa0b35c6b4f44a2587992097ee1bd264b76df64f82f75c3a85289e9b80f08ff54e8226c97e17d96735503');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 17, 4096180800000, 'key_first_owner', 'key.added', 'mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', '{"key_id":"key_dzuhQlNUCeYinhDosl4RzfXOyXxLW1VJG3JE6ftVwCs","kind":"API","mode":"live"}', '1d79d5dab863a45775069f1273f1eb95a8df75a7b6db5fb5b4429c60f08d1d88', '1def86b03fdc166d0817874e6d4ce6bda24add74a34fd8129a278fcf5e632499', '6e3a351eebaf017aa4ff9a4eee180f47b10aead29551f4281164ed1a129d3adce3e8f5e72b647090a98a6c95dd4dd9666dcd33da903cb31dd0407b523b11cb0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 18, 4096180800000, 'key_first_owner', 'merchant.registered', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', '{"closed_at":null,"colour":null,"created_at":"2099-10-20T12:00:00.000Z","logo_url":null,"merchant_id":"mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9","modes":{"live":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2099-10-20T12:00:00.000Z"}', '1def86b03fdc166d0817874e6d4ce6bda24add74a34fd8129a278fcf5e632499', 'bf647ebf3e0a32b499ca6cfc67eee77ac5e00702872e3fc0666b48abafc39057', '4d6115a969e886839f1810b9877cdbcd0188af879518b95c359c46f261a926bd8b57d67b0bbc37bfc047dd74311a961432c8457ee55e32a2865c9e1378339405');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 19, 4096180800000, 'key_first_owner', 'key.added', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', '{"key_id":"key_cadrAVsVLVTNDRW5yplMUAfLvhcPObVwP7RTgME1MsW","kind":"SIGNING","mode":"test"}', 'bf647ebf3e0a32b499ca6cfc67eee77ac5e00702872e3fc0666b48abafc39057', '9fdea4f3dc9ba890ed589338e87f6d3bf8f970c0c0900b660ae1d6a5dfa53b5f', '17bbf72bca09f804ef584abfa9e82b28196d0cdf30f56e258ed9b3f08f3cb9e0b577677c33734b52008b7294b4f87a5a919ae97fc442386481623885ff069606');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 20, 4096180800000, 'key_first_owner', 'key.added', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', '{"key_id":"key_iwQw8XrUVMoNsgatBcDW6flhh4c9vnBqBYpj26nAPsE","kind":"SIGNING","mode":"live"}', '9fdea4f3dc9ba890ed589338e87f6d3bf8f970c0c0900b660ae1d6a5dfa53b5f', '69331379152e6f451667836f8b46956c7c0b495fe0e6e91b8528c4f73d2bc906', '7d1913a71bb1bb0d79fa40d9af5426c8410f83df15b513a317b9413c197d8ca20415e2fe5c3595977c540aa956540b310ce46e53661ef10a1d3c01747c7bb101');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 21, 4096180800000, 'key_first_owner', 'key.added', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', '{"key_id":"key_UfMagJvByu60ua7AijS0jK0rhXLunRjlyMKBEjPTrrR","kind":"API","mode":"test"}', '69331379152e6f451667836f8b46956c7c0b495fe0e6e91b8528c4f73d2bc906', '6cf6ee9a13d9d8159f6da859a109f8d6eb70adfb031ed0544714ded962ac5974', '610430d8c41669c67755c7ff5e32d7b5d3e5df18a83eef97f5b267489d2b82a1b75bb5804fb3a802a2fb9e18684b2f98a6691696bc6e51790d4297cf6fecaa07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 22, 4096180800000, 'key_first_owner', 'key.added', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', '{"key_id":"key_C14yoMByzWXaqAnFGFMFZTidnSBIWMVjihQeZyDiuk8","kind":"API","mode":"live"}', '6cf6ee9a13d9d8159f6da859a109f8d6eb70adfb031ed0544714ded962ac5974', '3abca7fb17e08d997d20d27144c3a3903e5b49add4acfe709764d09d191f96d8', 'af47f1ecea284d0d4d4ba2965011ad116045b74ea796d15c22469bf46b9486890a4d12f111674e30fe40e90ae5757ac7c074df7d988afb3502d8b3dc50fe250b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 23, 4096180800000, 'key_first_owner', 'change.proposed', 'key_N9ENhHcLbk0J2tZ0P3NgLGhor7pgE77A9VXczkZ3Lf8', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_wWANGmT2pLUGIrQ9zjQbJCbEx0S311uKy4gwNz91dTE"}', '3abca7fb17e08d997d20d27144c3a3903e5b49add4acfe709764d09d191f96d8', '2f2d083539f0fdca38bc4836c452ce92a513d5acdf166f84e10a87ed775dbaa1', '24e6b148cfa5bdd2ca80f3067a7e9508b1425847acfb1fb18036ae5e530bc0f46a167af7d45fd9e61a41393c8cfe2b1b76e7dec0e0a4728c0fbf5528ec0bf70b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 24, 4096180800000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', '2f2d083539f0fdca38bc4836c452ce92a513d5acdf166f84e10a87ed775dbaa1', '10a43d0c84054644f24dda682c5c44885eb9b2d168275350a0fcb45674321de7', '774f49970b57fc337b12cd3ab6bbb8bd198dc163c39316e40ab97f205b35dfc8a7eb5ef4d144ec41b5dbf1e5af3e76857b397f4e619612b2ab27047f3ef7d608');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 25, 4130917696000, 'key_first_owner', 'reconciliation.requested', 'pay_vBAEsbNVsKfG7umBq0IJQBmgzqUqy4MDMyKNhB9xePv', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', '10a43d0c84054644f24dda682c5c44885eb9b2d168275350a0fcb45674321de7', '59fe622f0e20907b45f86783372dc58b4fefbcbac82bfff44c1860aac391ef5b', '308b2418081b95d83f62b213e92ddff2e44037747c4085060a9b78b3a448436931149d1cdc2c93837fe9cd688f060092972eb4814cafca71c987244866227a06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 26, 4130917696000, 'key_first_owner', 'reconciliation.resolved', 'pay_vBAEsbNVsKfG7umBq0IJQBmgzqUqy4MDMyKNhB9xePv', '{"movement":"","outcome":"FAILED"}', '59fe622f0e20907b45f86783372dc58b4fefbcbac82bfff44c1860aac391ef5b', '7975db5f13e8a9659391d3207f9d189511df04eceae1fc823bd21044a86d7d2a', 'f2fb1b453ab4cb4030418029810e21d6071b236a24aeabc8bbb8c54170e2be2eb7a4f74b1ed5f356e3f229eebfb51c979e6f99e2c8766855cb567871a916e30b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 27, 4130917876000, 'key_first_owner', 'reconciliation.requested', 'pay_haol5DSCIg0xggMEjeouGqIiifoErvoB0cM4tepJfrE', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', '7975db5f13e8a9659391d3207f9d189511df04eceae1fc823bd21044a86d7d2a', 'd5fe37119580db30e7e40172e22fab4234d74a3c0c91bc75eb26212d0245c34d', '57018d6130dedc4d59972ce19ebb60eedc0765f22990b61517ebf3a55725b4cecf320cf561c1525b422e4eb3038b2c1319b0d80812afae2db5b6206d67631c09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 28, 4130917876000, 'key_first_owner', 'reconciliation.proposed', 'pay_haol5DSCIg0xggMEjeouGqIiifoErvoB0cM4tepJfrE', '{"movement":"","outcome":"COMPLETED"}', 'd5fe37119580db30e7e40172e22fab4234d74a3c0c91bc75eb26212d0245c34d', '54d709e74f81441b788a8d4b731ccf014c26b29666f30ff7b67492711dff38a7', '4c0712a119e24cecf5496021e5563d45a50a611f86b7a201a3a92529a4ee1449f01ade7f67bba4b483374025fffd3b8244295506f88baead6601faf1a176fa02');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 29, 4130918956000, 'key_first_owner', 'merchant.registered', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', '{"closed_at":null,"colour":null,"created_at":"2100-11-26T13:29:16.000Z","logo_url":null,"merchant_id":"mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB","modes":{"live":{"alert_url":null,"optional_events":[],"refund_authority":false,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"alert_url":null,"optional_events":[],"refund_authority":true,"settlement_iban":"DE•• •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","support_email":null,"support_url":null,"updated_at":"2100-11-26T13:29:16.000Z"}', '54d709e74f81441b788a8d4b731ccf014c26b29666f30ff7b67492711dff38a7', '3078afe7b2eddb9a33184ff7cf94577708eb053bd8bd9610a52a54e758d48daf', '7fe70117ad2c271d9b309169aee971ade9c35c6b4ff8594820f16d9525c1a6968db1fed9bd8554e67560ceeca7d94191b35498a494f9d697234440d9695be60c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 30, 4130918956000, 'key_first_owner', 'key.added', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', '{"key_id":"key_HZnMAiYqJs2zO8Rg8SoIAxqi3zIk4ILZoY03cVet0Y4","kind":"SIGNING","mode":"test"}', '3078afe7b2eddb9a33184ff7cf94577708eb053bd8bd9610a52a54e758d48daf', 'f9d00be6a782e0f00bd8add6a109635a61d63f5281bb3d4817de938bb58632b9', '3a421465cc0715557ca7f98a0851456b6f4b9b097465ef3765b222fc95e2e6ce0ee14eccc5190e312eef40d0addec42810b61a25421dbfc45ce1ffd3403ca106');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 31, 4130918956000, 'key_first_owner', 'key.added', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', '{"key_id":"key_PUtsP0l3EAqorFjUvmw4h4RUkWZRZzrDdQRkufLoD9W","kind":"SIGNING","mode":"live"}', 'f9d00be6a782e0f00bd8add6a109635a61d63f5281bb3d4817de938bb58632b9', '5e7a3a33e863bba413f2843d88df17c5f5f38dce5ef3e539e1d732d231e4934e', '5dda9ab033f86585a38068bfa7880ac2114c4635c6abda3c2d31e49e8e0fe825d0df3c87b2f2edcd9385a6d63e19ba1c3a13139e55a282454277850e8ba80d04');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 32, 4130918956000, 'key_first_owner', 'key.added', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', '{"key_id":"key_R3V3yum4KoqkHf67mlINGNGVG1WDjDyyPEZSninTdom","kind":"API","mode":"test"}', '5e7a3a33e863bba413f2843d88df17c5f5f38dce5ef3e539e1d732d231e4934e', 'fa11b8fae15d7f1f892a50cfd85caedee026bfa5ea6acd55f4a86b3b8bef9698', '5310490bac7a30b6bf919ab41064074a1db80cd57aab1f61912725ff87700d67e80721c418cbc3363dabad6ea964d79826db169d582f87415f7e77d79c202506');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 33, 4130918956000, 'key_first_owner', 'key.added', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', '{"key_id":"key_eW0KhdifXKm4S8Lr5wzU98EzGhiPXqQxxqTSZQv36mp","kind":"API","mode":"live"}', 'fa11b8fae15d7f1f892a50cfd85caedee026bfa5ea6acd55f4a86b3b8bef9698', 'b0bbc02cb2fb26b59bdf0f6431e5906fd669563bc499b23c9d8f5b6c9219359f', '9a7616c6fb8d09bede172fc394cc60ee8aa42caf5ccab7a9dd9d7158142be37be0c97702115ab5d223114bd75e0fbc259926214e3091fc6c225f14c219bb0a08');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_QItkK0iVTuvOfKlZ89xqHyH09kFi658Q5dh1dd4S0JZ', 'BANK', 'bnk_6xdCZgU1yMtZhULDTDAvlZ5ZKotQl0QfRWsfkme297A', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '8bd4bd37741dc893905eba4c25c79ef4835209c80c501aa0afe43dea4b8a5ccaccebcc9a855c6c6fe29110732ee50ff134572eb9ea46243f38e6dd29c27f5c9a69514f8a8295f4578a8a0edbac261b9323e3', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_HvocdP5WLy8qC4QH50Szy57JpCEfBj8iGiIBwfrivxh', 'BANK', 'bnk_6xdCZgU1yMtZhULDTDAvlZ5ZKotQl0QfRWsfkme297A', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '966b8d31e1fc2e6c3fb572ff2d396f68242fabefb0af940c62fb184cbc3cd7ca', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_II7B0eVF7TyCTGxcdo9DyQazLllDfnPkx9jQ2NybsWb', 'BANK', 'bnk_nceT4XbH00FUr1gfNpiHYoNcyIvPdNpi5nrGtFLaKia', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '56271329c14e663008559463000482366cd914550d83592467049c5632ff55b03b83dc38f7a5fa3f7c8476f818f5c4dfa219fb10829228d58995bc3a97c2e6d30b5bb189c45d4a79a4b0abb54819c079d1db', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_BE7ZAlKi4AKjPddRWW4XFbIVSAlgpO9hwG5RjQ7J5jH', 'BANK', 'bnk_nceT4XbH00FUr1gfNpiHYoNcyIvPdNpi5nrGtFLaKia', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '37f57989aa9d50328b4049f30ddba9975025d5dee8650c8bd5d992e55b26c6ef', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_39IxUH2uuCaL3ZwQsw5SIardefg6PzHrQP3nXejfsg3', 'BANK', 'bnk_GctTfcFOShqf5UcUXY5oLgh1gw2TXpguaTZqpN93ojc', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '39cdac0cc306f3ce0857c4c8aca5e633701dde4dd47b8d0d0aa9144abd26f81bdfaef858e8d1953f6e4a0ee6fc6ddf8c87165e8bc2146bf3b26ee5e2cd3a1ecb577c71380febbe65dfbd1ca5409f14a3bc1d', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_mElHZmvBovxI1SusfZwaisWfSJ6QaXHiAm6aNiFjvl9', 'BANK', 'bnk_GctTfcFOShqf5UcUXY5oLgh1gw2TXpguaTZqpN93ojc', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', 'd87e26aa0ec58288e3476f87882cb4d56a8c333f706a1646c0d4f1701e7f24fd', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_nS0XDihyysGLGYBgogEV2bwU5FwsOrzJAoL5bNXauKa', 'BANK', 'bnk_qbIucFWgN6O6nRwIlGVJgxrO5H7W6pBMiWG36lmcyO4', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 0, '930f45f2275e1a7ed26a1d5e039c8383bdbd6fd689cd44cbd0c96fb442117ad1cffda0573bff6d2a8e51eb8f8176e741a8d371d1e25a5b8fa1204f1253a74af6cafc3e6341553b02c0e08cae1f0c3992d9a1', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_UOktbvBebk8jNjKiA04vnubZH4iIgQ8QLIxAyraqNrw', 'BANK', 'bnk_qbIucFWgN6O6nRwIlGVJgxrO5H7W6pBMiWG36lmcyO4', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '3f3f1789e49d8b54a1877122e7e67372c81ed6c05535e18aeedaeaec8ae2de81', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_54wAuKlCnmkDcEwGNkKqY3W1lvAaEEAbaKHm6zwE1nn', 'MERCHANT', 'mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', 'test', 'SIGNING', 'ACTIVE', null, 0, 'd1bf8511b951dcdb8745b728be5cbc260a615bb1b59daf0c94470bc9b86462c97d1e29eaf0b15d909b4aab4cb90004e49264c04c847b95dc80413ef264ab528be87629dfe21460474a88fb6447c4', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_IEHVLPRfmYUnOry1pnULigcNMm6cO8qxCbG1ROtecmm', 'MERCHANT', 'mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', 'live', 'SIGNING', 'ACTIVE', null, 0, 'd5f64ae9dff9a16f0dab9c3cd0b1663b4c1ec842932edd528896cf637ddef06e61289bd3f420d0c42b7fc68238698965df2823666f05eb1bb00f17e157358a3f6ba1d3340ed2384541f2a6c358be', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_ky637z6zSpLskJqPP3Ln79KJ933iXvQAZJOjYJEtwNe', 'MERCHANT', 'mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', 'test', 'API', 'ACTIVE', '7fe924f052e0af151b9458bff80eee5111a237384f6236412644c3820e2a7444', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_dzuhQlNUCeYinhDosl4RzfXOyXxLW1VJG3JE6ftVwCs', 'MERCHANT', 'mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', 'live', 'API', 'ACTIVE', '0f04d661164534f3bc7edf64b1159ef61ed97d9f8cc2fb536bef9c445cd605d0', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_cadrAVsVLVTNDRW5yplMUAfLvhcPObVwP7RTgME1MsW', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 'SIGNING', 'ACTIVE', null, 0, 'd33b058cc20a70dead3a175ecc35b979277fccb1ebed3e1edc30ef1a54f0952140425aed8c734a637a99ff96211eb02374b28ae4396362a9b57712cd6ec83f03bd0439a51ba07ef497204fd9df09', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_iwQw8XrUVMoNsgatBcDW6flhh4c9vnBqBYpj26nAPsE', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'live', 'SIGNING', 'ACTIVE', null, 0, '758846f8473dc1cac6d21a3657e09c2034c7a0cab40ec6d18e33fef436508e4b3a3de340e09c710e94cc18d0135f6e41ad2cf4c9a1083544b122f00c208eccf08cf02bd4187167cca99707f6c70d', 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_UfMagJvByu60ua7AijS0jK0rhXLunRjlyMKBEjPTrrR', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 'API', 'ACTIVE', '520ee9d0e6dfcaef7aa1c710765cf3546cf13ed07019e43d689634c8d383e82a', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_C14yoMByzWXaqAnFGFMFZTidnSBIWMVjihQeZyDiuk8', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'live', 'API', 'ACTIVE', 'b38a553e5b97e56284e462241dc0e4f701d90fb31038974451ea98de7989abb5', 0, null, 4096180800000, 4096180800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_HZnMAiYqJs2zO8Rg8SoIAxqi3zIk4ILZoY03cVet0Y4', 'MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'test', 'SIGNING', 'ACTIVE', null, 0, 'aaee51149989dacf7c609c333600f0dc5b27989d2084ab4d1d37aa7a618f67be449349a75733d9e1a3cfc613d00de8e67682e277fb14e95c3aa3acc137f56a03edd67c945087cda7ce0c477d4be8', 4130918956000, 4130918956000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_PUtsP0l3EAqorFjUvmw4h4RUkWZRZzrDdQRkufLoD9W', 'MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'live', 'SIGNING', 'ACTIVE', null, 0, 'ad1ee9886715639946a5cc2a56e9bb524ba9d451a6ede07494b7c984ba88d28ce2e4d887e8706aeba337d7f45e2bc648136ec48677529ec30d96137acaed3dfbd2b70bbc8ce5e86d01eba8f82181', 4130918956000, 4130918956000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_R3V3yum4KoqkHf67mlINGNGVG1WDjDyyPEZSninTdom', 'MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'test', 'API', 'ACTIVE', '2bcc6b7f6d8f947d4029ffad1ca0aaabeab5b95ce615ecbc8f3e6ed78a8b40f8', 0, null, 4130918956000, 4130918956000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_eW0KhdifXKm4S8Lr5wzU98EzGhiPXqQxxqTSZQv36mp', 'MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'live', 'API', 'ACTIVE', '0ace140ccc4288bcada621b1fde545c2dae71753270c1d4f9f063e09878d8f58', 0, null, 4130918956000, 4130918956000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_wWANGmT2pLUGIrQ9zjQbJCbEx0S311uKy4gwNz91dTE', 'ADMIN_KEY', 'key_N9ENhHcLbk0J2tZ0P3NgLGhor7pgE77A9VXczkZ3Lf8', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4096180800000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_6xdCZgU1yMtZhULDTDAvlZ5ZKotQl0QfRWsfkme297A', 'execute-transaction', 4130914366000, 4130916138000, 4130917036000);
--> statement-breakpoint
INSERT INTO "bank_breakers" (bank_id, operation, since, opened_at, closed_at) VALUES ('bnk_GctTfcFOShqf5UcUXY5oLgh1gw2TXpguaTZqpN93ojc', 'execute-transaction', 4130917786000, 4130917818000, null);
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_6xdCZgU1yMtZhULDTDAvlZ5ZKotQl0QfRWsfkme297A');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_GctTfcFOShqf5UcUXY5oLgh1gw2TXpguaTZqpN93ojc');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_nceT4XbH00FUr1gfNpiHYoNcyIvPdNpi5nrGtFLaKia');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_qbIucFWgN6O6nRwIlGVJgxrO5H7W6pBMiWG36lmcyO4');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_6xdCZgU1yMtZhULDTDAvlZ5ZKotQl0QfRWsfkme297A', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_nceT4XbH00FUr1gfNpiHYoNcyIvPdNpi5nrGtFLaKia', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_GctTfcFOShqf5UcUXY5oLgh1gw2TXpguaTZqpN93ojc', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, ob_scopes_supported, currency, sca_exemption_limit, sca_exemption_daily_limit, max_consent_expiry_days, history_days, closes_at, created_at, updated_at) VALUES ('bnk_qbIucFWgN6O6nRwIlGVJgxrO5H7W6pBMiWG36lmcyO4', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, '[]', null, 0, null, 90, 365, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'live', 'REGISTERED', 'https://shop.example.com', 4096180800000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 'REGISTERED', 'https://shop.example.com', 4096180800000, 'FAILING');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'live', 'REGISTERED', 'https://shop.example.com', 4130918956000, 'HEALTHY');
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, kind, origin, created_at, health) VALUES ('MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'test', 'REGISTERED', 'https://shop.example.com', 4130919856000, 'DISABLED');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130914336000, 'evt_YZT9JCddUHDipoCD95A1c8e8JwAl6PIR2v08Sz1xeF9', 'payment.processing', 'ps_rXLJOV1bUjh4PyhsbsnRXYtx6Q2BPv9GvNSdoEv5i2R', '{"event":"payment.processing","data":{"event_id":"evt_YZT9JCddUHDipoCD95A1c8e8JwAl6PIR2v08Sz1xeF9","occurred_at":"2100-11-26T12:12:16.000Z","mode":"test","session_id":"ps_rXLJOV1bUjh4PyhsbsnRXYtx6Q2BPv9GvNSdoEv5i2R","payment_id":"pay_rXLJOV1bUjh4PyhsbsnRXYtx6Q2BPv9GvNSdoEv5i2R","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130916316000, 'evt_wTn29HW7vTdXgwX0SPh5JPnDYZBNH4iJJiu7sCS3GG4', 'payment.processing', 'ps_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv', '{"event":"payment.processing","data":{"event_id":"evt_wTn29HW7vTdXgwX0SPh5JPnDYZBNH4iJJiu7sCS3GG4","occurred_at":"2100-11-26T12:45:16.000Z","mode":"test","session_id":"ps_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv","payment_id":"pay_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130916316000, 'evt_1IkGxce0peyFG43aOOjfeMQMNBN6kNNCn9MNxBlJ1bf', 'payment.settlement_pending', 'ps_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv', '{"event":"payment.settlement_pending","data":{"event_id":"evt_1IkGxce0peyFG43aOOjfeMQMNBN6kNNCn9MNxBlJ1bf","occurred_at":"2100-11-26T12:45:16.000Z","mode":"test","session_id":"ps_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv","payment_id":"pay_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130916916000, 'evt_Hkqv1l9Ue5vDccml5AVR12aRho14FNOVxs0y03BGVbr', 'payment.settlement_stalled', 'ps_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_Hkqv1l9Ue5vDccml5AVR12aRho14FNOVxs0y03BGVbr","occurred_at":"2100-11-26T12:55:16.000Z","mode":"test","session_id":"ps_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv","payment_id":"pay_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917036000, 'evt_cmf7RVlDFo2r3uWc3haUBMuDkyTzW7u22fuf7eHw1FS', 'payment.processing', 'ps_Vu9bu1QDkojfMwBCgLaGigMglBzYaGsm0dzFkLA2efE', '{"event":"payment.processing","data":{"event_id":"evt_cmf7RVlDFo2r3uWc3haUBMuDkyTzW7u22fuf7eHw1FS","occurred_at":"2100-11-26T12:57:16.000Z","mode":"test","session_id":"ps_Vu9bu1QDkojfMwBCgLaGigMglBzYaGsm0dzFkLA2efE","payment_id":"pay_Vu9bu1QDkojfMwBCgLaGigMglBzYaGsm0dzFkLA2efE","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917036000, 'evt_34goxoILLg8vxZylL1HqPRkZEcqny9jmdA2Es5DPyrk', 'payment.completed', 'ps_Vu9bu1QDkojfMwBCgLaGigMglBzYaGsm0dzFkLA2efE', '{"event":"payment.completed","data":{"event_id":"evt_34goxoILLg8vxZylL1HqPRkZEcqny9jmdA2Es5DPyrk","occurred_at":"2100-11-26T12:57:16.000Z","mode":"test","session_id":"ps_Vu9bu1QDkojfMwBCgLaGigMglBzYaGsm0dzFkLA2efE","payment_id":"pay_Vu9bu1QDkojfMwBCgLaGigMglBzYaGsm0dzFkLA2efE","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917216000, 'evt_dMc1h9IEwQF0DtR4bQ5gSpiJ61kPY83aZpmggPTS2ft', 'payment.processing', 'ps_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY', '{"event":"payment.processing","data":{"event_id":"evt_dMc1h9IEwQF0DtR4bQ5gSpiJ61kPY83aZpmggPTS2ft","occurred_at":"2100-11-26T13:00:16.000Z","mode":"test","session_id":"ps_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY","payment_id":"pay_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917216000, 'evt_LQM7iXF1QnK0R9xZdJg3PeXZMDjBsVDA1buK9kIXpqc', 'payment.settlement_pending', 'ps_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY', '{"event":"payment.settlement_pending","data":{"event_id":"evt_LQM7iXF1QnK0R9xZdJg3PeXZMDjBsVDA1buK9kIXpqc","occurred_at":"2100-11-26T13:00:16.000Z","mode":"test","session_id":"ps_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY","payment_id":"pay_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917216000, 'evt_3qY2Tc7ZB5SW3FOoJgbwfjlxZaTHgif3BQnJdh37EyP', 'payment.completed', 'ps_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY', '{"event":"payment.completed","data":{"event_id":"evt_3qY2Tc7ZB5SW3FOoJgbwfjlxZaTHgif3BQnJdh37EyP","occurred_at":"2100-11-26T13:00:16.000Z","mode":"test","session_id":"ps_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY","payment_id":"pay_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917276000, 'evt_kmgAIm6FVSsE9mWYvIr7XzhVY3zLk77QoidUzUgnmI7', 'payment.processing', 'ps_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20', '{"event":"payment.processing","data":{"event_id":"evt_kmgAIm6FVSsE9mWYvIr7XzhVY3zLk77QoidUzUgnmI7","occurred_at":"2100-11-26T13:01:16.000Z","mode":"test","session_id":"ps_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20","payment_id":"pay_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917276000, 'evt_0IyyLjaUSIKblOc2GzOigqcP9bU8ocXnb222lgv5spS', 'payment.settlement_pending', 'ps_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20', '{"event":"payment.settlement_pending","data":{"event_id":"evt_0IyyLjaUSIKblOc2GzOigqcP9bU8ocXnb222lgv5spS","occurred_at":"2100-11-26T13:01:16.000Z","mode":"test","session_id":"ps_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20","payment_id":"pay_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917276000, 'evt_7LhEvrQtT1KQv7K52SmExHQufGhSWbKtuG8W5HbDyZd', 'payment.completed', 'ps_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20', '{"event":"payment.completed","data":{"event_id":"evt_7LhEvrQtT1KQv7K52SmExHQufGhSWbKtuG8W5HbDyZd","occurred_at":"2100-11-26T13:01:16.000Z","mode":"test","session_id":"ps_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20","payment_id":"pay_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917336000, 'evt_6sjKDNQepsLo5yy451UdHHJ0xNtVwI3ARDnS2FPeShb', 'payment.processing', 'ps_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co', '{"event":"payment.processing","data":{"event_id":"evt_6sjKDNQepsLo5yy451UdHHJ0xNtVwI3ARDnS2FPeShb","occurred_at":"2100-11-26T13:02:16.000Z","mode":"test","session_id":"ps_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co","payment_id":"pay_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917336000, 'evt_nfezduol5xF5CbXEuZfzZWbmFmDTHG4AbeJNldzMImF', 'payment.settlement_pending', 'ps_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co', '{"event":"payment.settlement_pending","data":{"event_id":"evt_nfezduol5xF5CbXEuZfzZWbmFmDTHG4AbeJNldzMImF","occurred_at":"2100-11-26T13:02:16.000Z","mode":"test","session_id":"ps_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co","payment_id":"pay_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917336000, 'evt_EqORTG75v3WM4q5GVMOeqPrKl68w3aC5xhQ2GyOBU5x', 'payment.completed', 'ps_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co', '{"event":"payment.completed","data":{"event_id":"evt_EqORTG75v3WM4q5GVMOeqPrKl68w3aC5xhQ2GyOBU5x","occurred_at":"2100-11-26T13:02:16.000Z","mode":"test","session_id":"ps_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co","payment_id":"pay_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917396000, 'evt_Kjt1ZaHvgA2QdYg5Vcxq1zvLTPTodU8hx9MykKrSqze', 'payment.processing', 'ps_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW', '{"event":"payment.processing","data":{"event_id":"evt_Kjt1ZaHvgA2QdYg5Vcxq1zvLTPTodU8hx9MykKrSqze","occurred_at":"2100-11-26T13:03:16.000Z","mode":"test","session_id":"ps_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW","payment_id":"pay_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917396000, 'evt_ugjkCDffVFiNLScVW7ukbbtngtZQahV4pXiBWHaOtPc', 'payment.settlement_pending', 'ps_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW', '{"event":"payment.settlement_pending","data":{"event_id":"evt_ugjkCDffVFiNLScVW7ukbbtngtZQahV4pXiBWHaOtPc","occurred_at":"2100-11-26T13:03:16.000Z","mode":"test","session_id":"ps_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW","payment_id":"pay_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917396000, 'evt_pTLOPZDbOgGWPlibf3sozVTXOvRx3G5TQV3GuMLmRlG', 'payment.completed', 'ps_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW', '{"event":"payment.completed","data":{"event_id":"evt_pTLOPZDbOgGWPlibf3sozVTXOvRx3G5TQV3GuMLmRlG","occurred_at":"2100-11-26T13:03:16.000Z","mode":"test","session_id":"ps_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW","payment_id":"pay_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917576000, 'evt_FW9gr8MEelAb7qhBLiPGUaxL32SmIxka7dBCk0x7fQA', 'payment.processing', 'ps_vBAEsbNVsKfG7umBq0IJQBmgzqUqy4MDMyKNhB9xePv', '{"event":"payment.processing","data":{"event_id":"evt_FW9gr8MEelAb7qhBLiPGUaxL32SmIxka7dBCk0x7fQA","occurred_at":"2100-11-26T13:06:16.000Z","mode":"test","session_id":"ps_vBAEsbNVsKfG7umBq0IJQBmgzqUqy4MDMyKNhB9xePv","payment_id":"pay_vBAEsbNVsKfG7umBq0IJQBmgzqUqy4MDMyKNhB9xePv","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130917576000, 'evt_LOQWQARfCBfNN4FDluiKXyCFhH33umaWBRgOyAajKmA', 'payment.settlement_pending', 'ps_vBAEsbNVsKfG7umBq0IJQBmgzqUqy4MDMyKNhB9xePv', '{"event":"payment.settlement_pending","data":{"event_id":"evt_LOQWQARfCBfNN4FDluiKXyCFhH33umaWBRgOyAajKmA","occurred_at":"2100-11-26T13:06:16.000Z","mode":"test","session_id":"ps_vBAEsbNVsKfG7umBq0IJQBmgzqUqy4MDMyKNhB9xePv","payment_id":"pay_vBAEsbNVsKfG7umBq0IJQBmgzqUqy4MDMyKNhB9xePv","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'live', 4130917756000, 'evt_iS5SVglM6bLGtif3i9fgc6hcRY98hHatbu74BAyNeRL', 'payment.processing', 'ps_haol5DSCIg0xggMEjeouGqIiifoErvoB0cM4tepJfrE', '{"event":"payment.processing","data":{"event_id":"evt_iS5SVglM6bLGtif3i9fgc6hcRY98hHatbu74BAyNeRL","occurred_at":"2100-11-26T13:09:16.000Z","mode":"live","session_id":"ps_haol5DSCIg0xggMEjeouGqIiifoErvoB0cM4tepJfrE","payment_id":"pay_haol5DSCIg0xggMEjeouGqIiifoErvoB0cM4tepJfrE","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'live', 4130918956000, 'evt_xGqQOs3rkAUVkva7Eyl1tt3aM4qNA3O38QiVA4zqtrI', 'merchant.key_added', 'key_PUtsP0l3EAqorFjUvmw4h4RUkWZRZzrDdQRkufLoD9W', '{"event":"merchant.key_added","data":{"event_id":"evt_xGqQOs3rkAUVkva7Eyl1tt3aM4qNA3O38QiVA4zqtrI","occurred_at":"2100-11-26T13:29:16.000Z","mode":"live","merchant_id":"mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB","key_id":"key_PUtsP0l3EAqorFjUvmw4h4RUkWZRZzrDdQRkufLoD9W","kind":"SIGNING"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'live', 4130918956000, 'evt_7GKiCXJtWtE2Jqh0tBzbhQfddJD3PaTPdJzOhsL7ags', 'merchant.key_added', 'key_eW0KhdifXKm4S8Lr5wzU98EzGhiPXqQxxqTSZQv36mp', '{"event":"merchant.key_added","data":{"event_id":"evt_7GKiCXJtWtE2Jqh0tBzbhQfddJD3PaTPdJzOhsL7ags","occurred_at":"2100-11-26T13:29:16.000Z","mode":"live","merchant_id":"mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB","key_id":"key_eW0KhdifXKm4S8Lr5wzU98EzGhiPXqQxxqTSZQv36mp","kind":"API"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'test', 4130919856000, 'evt_rfZKLyqnqbjZdJ4AcM88wL2jR04TS5kh8z9qv0XOa6h', 'payment.expired', 'ps_neWG8VIDT8700z8CoyCAk6FVbkAyZRwll3JPVWwZPL2', '{"event":"payment.expired","data":{"event_id":"evt_rfZKLyqnqbjZdJ4AcM88wL2jR04TS5kh8z9qv0XOa6h","occurred_at":"2100-11-26T13:44:16.000Z","mode":"test","session_id":"ps_neWG8VIDT8700z8CoyCAk6FVbkAyZRwll3JPVWwZPL2","payment_id":"pay_neWG8VIDT8700z8CoyCAk6FVbkAyZRwll3JPVWwZPL2","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'test', 4130920756000, 'evt_UY3XEmZpO4TcvjSUuvXTZY9pAohe8efWc1Y0mewC5Mn', 'payment.expired', 'ps_suie67L2nc2wptMDtGxPc4SEByxlAdystrfGVwiBlw4', '{"event":"payment.expired","data":{"event_id":"evt_UY3XEmZpO4TcvjSUuvXTZY9pAohe8efWc1Y0mewC5Mn","occurred_at":"2100-11-26T13:59:16.000Z","mode":"test","session_id":"ps_suie67L2nc2wptMDtGxPc4SEByxlAdystrfGVwiBlw4","payment_id":"pay_suie67L2nc2wptMDtGxPc4SEByxlAdystrfGVwiBlw4","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'test', 4130921656000, 'evt_BkiJiWR3JyMtZS04U4vTSLcWCTiT6In3Hpm3a5VTuRi', 'payment.expired', 'ps_dEvrdPoxbXEWevQElq0lpfOrZDzUucTtLchgShxIc1N', '{"event":"payment.expired","data":{"event_id":"evt_BkiJiWR3JyMtZS04U4vTSLcWCTiT6In3Hpm3a5VTuRi","occurred_at":"2100-11-26T14:14:16.000Z","mode":"test","session_id":"ps_dEvrdPoxbXEWevQElq0lpfOrZDzUucTtLchgShxIc1N","payment_id":"pay_dEvrdPoxbXEWevQElq0lpfOrZDzUucTtLchgShxIc1N","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130922556000, 'evt_3QGqk63G9kj4X0AjYTyySVCeEGktGvra668YcuVcaEl', 'payment.expired', 'ps_paO8EUBY5rh2EnzKhajIounrTke0jG5Yo9cbBRimYYU', '{"event":"payment.expired","data":{"event_id":"evt_3QGqk63G9kj4X0AjYTyySVCeEGktGvra668YcuVcaEl","occurred_at":"2100-11-26T14:29:16.000Z","mode":"test","session_id":"ps_paO8EUBY5rh2EnzKhajIounrTke0jG5Yo9cbBRimYYU","payment_id":"pay_paO8EUBY5rh2EnzKhajIounrTke0jG5Yo9cbBRimYYU","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4130923456000, 'evt_Zhd6PDCatVuznvjdsIfL5RxAKHbZJq23tfdVlnHZM6m', 'payment.expired', 'ps_r5RQH6bZMFjTSyNwyS1dityscDYIUodifR2SL1XvI14', '{"event":"payment.expired","data":{"event_id":"evt_Zhd6PDCatVuznvjdsIfL5RxAKHbZJq23tfdVlnHZM6m","occurred_at":"2100-11-26T14:44:16.000Z","mode":"test","session_id":"ps_r5RQH6bZMFjTSyNwyS1dityscDYIUodifR2SL1XvI14","payment_id":"pay_r5RQH6bZMFjTSyNwyS1dityscDYIUodifR2SL1XvI14","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4131250882000, 'evt_i6vWtFmd5clUNA3iC0mDglMMOmvslY9j9f8G2XpgVBl', 'payment.expired', 'ps_GpdxzXCacfEJk0G416uUYibGfDqzqH2EIupycxt8TNr', '{"event":"payment.expired","data":{"event_id":"evt_i6vWtFmd5clUNA3iC0mDglMMOmvslY9j9f8G2XpgVBl","occurred_at":"2100-11-30T09:41:22.000Z","mode":"test","session_id":"ps_GpdxzXCacfEJk0G416uUYibGfDqzqH2EIupycxt8TNr","payment_id":"pay_GpdxzXCacfEJk0G416uUYibGfDqzqH2EIupycxt8TNr","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 4131251782000, 'evt_0RWhtlLQOgmCRu7gkb9sVsAl2eZHlmzRGjOFE8rfxDO', 'payment.expired', 'ps_iNSZob3i2xybS3dOf7qBsatUfbuI0C2x907BLtVnaUQ', '{"event":"payment.expired","data":{"event_id":"evt_0RWhtlLQOgmCRu7gkb9sVsAl2eZHlmzRGjOFE8rfxDO","occurred_at":"2100-11-30T09:56:22.000Z","mode":"test","session_id":"ps_iNSZob3i2xybS3dOf7qBsatUfbuI0C2x907BLtVnaUQ","payment_id":"pay_iNSZob3i2xybS3dOf7qBsatUfbuI0C2x907BLtVnaUQ","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', 'live', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, alert_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', 'test', 'DE35500208000000000001', null, null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_lppwsD5IDoAVMKQTJ0wvlmvCX5b6vZgHtDMHVlWUfgP', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4096180800000, 4096180800000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, closed_at, logo_url, colour, support_email, support_url, created_at, updated_at) VALUES ('mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'Meridian Books', 'ACTIVE', null, null, null, null, null, 4130918956000, 4130918956000);
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-DHBGNUIA', 'PAYMENT', 4130917276000, 'pay_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-H5DQJ1TO', 'PAYMENT', 4130917216000, 'pay_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-ULZG3MFN', 'PAYMENT', 4130917396000, 'pay_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-ZPV6LHVK', 'PAYMENT', 4130917336000, 'pay_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130916316000, 'pay_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917036000, 'pay_Vu9bu1QDkojfMwBCgLaGigMglBzYaGsm0dzFkLA2efE');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917216000, 'pay_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917276000, 'pay_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917336000, 'pay_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917396000, 'pay_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4130917576000, 'pay_vBAEsbNVsKfG7umBq0IJQBmgzqUqy4MDMyKNhB9xePv');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130914336000, 'pay_rXLJOV1bUjh4PyhsbsnRXYtx6Q2BPv9GvNSdoEv5i2R', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 141, 4130916136000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[34,34,[0]]}}', '03c1cdae7d00b2682d2ead6137db4e3a', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130916316000, 'pay_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 61, 4130916916000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cdccb360f9374fb851c6e9c00d1b', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917036000, 'pay_Vu9bu1QDkojfMwBCgLaGigMglBzYaGsm0dzFkLA2efE', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4130917036000, 4130917036000, 1, null, 'SAME_BANK', 'alpha', 'alpha', 'EXECUTING', '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cdd7afe0fd3885c7dbd7f6a9aa54', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917216000, 'pay_p9QW6EBtUM1cZ6FsJ2bHMft7Y2QUruKd8wuYA5lz3PY', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130917216000, 4130917216000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cdda6f0009e76179b0b5cf1dd059', '["REF-1","RAIL-H5DQJ1TO"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917276000, 'pay_XdtfsFaTIVPIeVFvv92kO2E1owTLu2pOJcgfpan5G20', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130917276000, 4130917276000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cddb596012e5083c63149ee62740', '["REF-1","RAIL-DHBGNUIA"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917336000, 'pay_DDfDt3eQxX81Q1uXp8DIgHw07HYqeOtbTFggCkDN7co', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130917336000, 4130917336000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cddc43c0e1a9d648b7a1cae324ec', '["REF-1","RAIL-ZPV6LHVK"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917396000, 'pay_q69IKvdPpQIW88Q6ytV1mtiuwTOM64PMexcz1CJ3FgW', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130917396000, 4130917396000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cddd2e208b18b75f53f2c2b189bc', '["REF-1","RAIL-ULZG3MFN"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917576000, 'pay_vBAEsbNVsKfG7umBq0IJQBmgzqUqy4MDMyKNhB9xePv', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4130917581000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1cddfed409982dd98c3b5223ac6fd', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130917756000, 'pay_haol5DSCIg0xggMEjeouGqIiifoErvoB0cM4tepJfrE', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'live', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4130917761000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[2,2,[0]]}}', '03c1cde2ac60b960876065ae37607fa1', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130918956000, 'pay_neWG8VIDT8700z8CoyCAk6FVbkAyZRwll3JPVWwZPL2', 'MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130919856000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1cdf4fbe05885bd8d97306de0ff28', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130919856000, 'pay_suie67L2nc2wptMDtGxPc4SEByxlAdystrfGVwiBlw4', 'MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130920756000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce02b780de2a8467af5321950a18', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130920756000, 'pay_dEvrdPoxbXEWevQElq0lpfOrZDzUucTtLchgShxIc1N', 'MERCHANT', 'mer_SDOppQRIYB8mIdBhepXBiABBJvbLeO9jLGx7RDjdJJB', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130921656000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce107320f53e431c2b1fad8160db', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130921656000, 'pay_paO8EUBY5rh2EnzKhajIounrTke0jG5Yo9cbBRimYYU', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130922556000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce1e2ec0730d82efb5d52f592372', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4130922556000, 'pay_r5RQH6bZMFjTSyNwyS1dityscDYIUodifR2SL1XvI14', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130923456000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1ce2bea60124839ba38b7809d4b3b', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131249982000, 'pay_GpdxzXCacfEJk0G416uUYibGfDqzqH2EIupycxt8TNr', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131250882000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e1b00a30fc64d163f28c8ba30355', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131250882000, 'pay_iNSZob3i2xybS3dOf7qBsatUfbuI0C2x907BLtVnaUQ', 'MERCHANT', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131251782000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e1bdc5d0e6d339501cee258d6300', '[]');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_ToJBR9iTetjLP49f0R0yfHMzbrT7w0MEeTIIUG3x3qv', '', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 'STALLED', 4130916916000, 2500, 'USD', '1GPPSX10G7D95YVVZKJ17FUT3UP3YIHWRIG', 61, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_rXLJOV1bUjh4PyhsbsnRXYtx6Q2BPv9GvNSdoEv5i2R', '', 'mer_L4yuEbvV3ud2V8bWA93BSnTrwmQ6eVMrUzdwOdlqrY9', 'test', 'UNKNOWN_OUTCOME', 4130916136000, 2500, 'USD', '1GPPRQL8GV9SIZ2599E8CK4YY5Z7JNJ2CCX', 141, null);
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
