CREATE TABLE "d1_migrations" (
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
	);
--> statement-breakpoint
CREATE TABLE `banks` (
	`bank_id` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`bank_handle` text NOT NULL,
	`name` text NOT NULL,
	`capabilities` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
, `daily_quota` integer);
--> statement-breakpoint
CREATE TABLE `claims` (
	`claim_id` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`handle_id` text NOT NULL,
	`alias` text NOT NULL,
	`claimant_bank_id` text NOT NULL,
	`holder_bank_id` text NOT NULL,
	`account_ref` text NOT NULL,
	`currency` text,
	`claimant_subject` text,
	`opened_at` integer NOT NULL,
	`resolution_ends_at` integer NOT NULL,
	`due_at` integer,
	`disputed_at` integer,
	`dispute_reason` text,
	`first_approver_key_id` text,
	`second_approver_key_id` text,
	`cancel_reason` text,
	`closed_at` integer, `disputed_by` text,
	FOREIGN KEY (`realm`,`handle_id`) REFERENCES `handles`(`realm`,`handle_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`realm`,`claimant_bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`realm`,`holder_bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `former_names` (
	`realm` text NOT NULL,
	`alias` text NOT NULL,
	`handle_id` text NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`realm`, `alias`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `gateways` (
	`gateway_id` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
, `lookup_burst` integer, `lookups_per_minute` integer);
--> statement-breakpoint
CREATE TABLE `handles` (
	`realm` text NOT NULL,
	`handle_id` text NOT NULL,
	`alias` text,
	`status` text NOT NULL,
	`suspension_reason` text,
	`sponsor_bank_id` text NOT NULL,
	`subject` text,
	`created_at` integer NOT NULL,
	`verified_at` integer,
	`renamed_at` integer,
	`due_at` integer, `underlying_reason` text,
	PRIMARY KEY(`realm`, `handle_id`),
	FOREIGN KEY (`realm`,`sponsor_bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `links` (
	`realm` text NOT NULL,
	`account_ref` text NOT NULL,
	`handle_id` text NOT NULL,
	`bank_id` text NOT NULL,
	`currency` text,
	`capabilities` text NOT NULL,
	`status` text NOT NULL,
	`status_reason` text,
	`is_default` integer NOT NULL,
	`is_bank_default` integer NOT NULL,
	`is_payer_default` integer NOT NULL,
	`is_payee_default` integer NOT NULL,
	`visibility` text NOT NULL,
	`bucket` text NOT NULL,
	`created_at` integer NOT NULL,
	`linked_at` integer,
	`due_at` integer, `underlying_reason` text,
	PRIMARY KEY(`realm`, `account_ref`),
	FOREIGN KEY (`realm`,`handle_id`) REFERENCES `handles`(`realm`,`handle_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`realm`,`bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `admin_keys` (
	`key_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`sha256` text NOT NULL,
	`added_by` text NOT NULL,
	`created_at` integer NOT NULL,
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
CREATE TABLE `customer_sessions` (
	`address_sha256` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`handle_id` text NOT NULL,
	`bank_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`visit_sha256` text
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
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `keys` (
	`key_id` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`status` text NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	`promoted_at` integer,
	`retired_at` integer
);
--> statement-breakpoint
CREATE TABLE `link_digests` (
	`realm` text NOT NULL,
	`bank_id` text NOT NULL,
	`bucket` text NOT NULL,
	`count` integer NOT NULL,
	`digest` text NOT NULL,
	PRIMARY KEY(`realm`, `bank_id`, `bucket`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `lookup_batches` (
	`batch_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`entries` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_in_realm` ON `banks` (`realm`,`bank_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_by_handle` ON `banks` (`realm`,`bank_handle`);
--> statement-breakpoint
CREATE UNIQUE INDEX `claims_one_open` ON `claims` (`realm`,`handle_id`) WHERE closed_at is null;
--> statement-breakpoint
CREATE INDEX `claims_by_claimant` ON `claims` (`realm`,`claimant_bank_id`,`opened_at`,`claim_id`);
--> statement-breakpoint
CREATE INDEX `claims_by_holder` ON `claims` (`realm`,`holder_bank_id`,`opened_at`,`claim_id`);
--> statement-breakpoint
CREATE INDEX `claims_created` ON `claims` (`realm`,`opened_at`,`claim_id`);
--> statement-breakpoint
CREATE INDEX `claims_due` ON `claims` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `former_names_due` ON `former_names` (`ends_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateways_by_name` ON `gateways` (`realm`,`name`);
--> statement-breakpoint
CREATE INDEX `gateways_created` ON `gateways` (`realm`,`created_at`,`gateway_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `handles_by_alias` ON `handles` (`realm`,`alias`);
--> statement-breakpoint
CREATE UNIQUE INDEX `handles_by_subject` ON `handles` (`realm`,`subject`);
--> statement-breakpoint
CREATE INDEX `handles_due` ON `handles` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `links_by_handle` ON `links` (`realm`,`handle_id`) WHERE status <> 'UNLINKED';
--> statement-breakpoint
CREATE INDEX `links_by_bank` ON `links` (`realm`,`bank_id`,`bucket`,`account_ref`) WHERE status <> 'UNLINKED';
--> statement-breakpoint
CREATE INDEX `links_due` ON `links` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `links_one_default` ON `links` (`realm`,`handle_id`) WHERE is_default = 1 and status <> 'UNLINKED';
--> statement-breakpoint
CREATE UNIQUE INDEX `links_one_payer_default` ON `links` (`realm`,`handle_id`) WHERE is_payer_default = 1 and status <> 'UNLINKED';
--> statement-breakpoint
CREATE UNIQUE INDEX `links_one_payee_default` ON `links` (`realm`,`handle_id`) WHERE is_payee_default = 1 and status <> 'UNLINKED';
--> statement-breakpoint
CREATE UNIQUE INDEX `links_one_bank_default` ON `links` (`realm`,`handle_id`,`bank_id`) WHERE is_bank_default = 1 and status <> 'UNLINKED';
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_keys_sha256` ON `admin_keys` (`sha256`);
--> statement-breakpoint
CREATE INDEX `admin_keys_created` ON `admin_keys` (`created_at`,`key_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_previous` ON `audit_log` (`chain`,`previous_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_sessions_visit` ON `customer_sessions` (`visit_sha256`);
--> statement-breakpoint
CREATE INDEX `customer_sessions_due` ON `customer_sessions` (`expires_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_sha256` ON `keys` (`sha256`);
--> statement-breakpoint
CREATE INDEX `keys_owner` ON `keys` (`owner_id`,`created_at`,`key_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_promoted` ON `keys` (`owner_id`) WHERE status = 'ACTIVE';
--> statement-breakpoint
CREATE INDEX `claims_by_handle` ON `claims` (`realm`,`handle_id`,`claimant_bank_id`,`opened_at`);
--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency` (`created_at`);
--> statement-breakpoint
CREATE INDEX `lookup_batches_at` ON `lookup_batches` (`at`);
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-21 23:53:55');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (2, '0001_governance.sql', '2026-11-21 23:53:55');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (3, '0002_terms.sql', '2026-11-21 23:53:55');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (4, '0003_lookup_batches.sql', '2026-11-21 23:53:55');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (5, '0004_underlying_reason.sql', '2026-11-21 23:53:55');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (6, '0005_disputed_by.sql', '2026-11-21 23:53:55');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, created_at, updated_at, daily_quota) VALUES ('bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', 4102488000000, 4102488000000, null);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, created_at, updated_at, daily_quota) VALUES ('bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', 4102488000000, 4102488000000, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_s5tHzLxEqnnGLWbGBvf0Mfg4wUjLqaCzMaWvmEECNUL', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_wINryNKGEmaVnVw7IeNBEEGturWZeaORHf0zgaqCj3q', 'eli', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'acc_00000000000000000007', 'USD', 'fe33f16d2d49472135f73747e4d28fee7f9b3d46e11feb979d6ca31b380d913d', 4102488000000, 4103697600000, null, null, null, null, null, null, 4102488000000, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_bMHMphKi20yZXxjc6Yp4GL3RhI14QdvvxpPgOjuHS3R', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_OtZ8d24P4Xs59RnM5SPoHSHa2pObu1kV437P1xcw76P', 'fay', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'acc_00000000000000000009', 'USD', '13df8f99d5477533cb19c90038ebc7028d251a081e0e27314574ee053021137c', 4102488000000, 4103697600000, 4103092800000, null, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_0nj7X4Xp1P0xRAcU2Dqmb0gVq81iKl51oD0ih8VQ5bd', 'test', 'PORTABILITY', 'OPEN', 'hdl_AfMESgiKmttbEYv8To3HBWY300krOAWC3FGkC8M9yGo', 'gus', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'acc_00000000000000000011', 'USD', 'eb3f47973644272608384d7b996ac0650b800e50a70c4e36562b921f7cdbc7e0', 4102488000000, 4103697600000, 4103697600000, null, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_P7pIpvHTdxH21dBSpE9Rve8Rkes0MkAhbnrFlySEDdM', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_568rM9v01DrZXrcgkbu8L92w8du27lUC76mt1KCHCo3', 'hana', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'acc_00000000000000000013', 'USD', '1582b312fc7ead6ff4622f100ae2f0e0bcfea376c38102cb07ca19dbb49a686c', 4102488000000, 4103697600000, 4103697600000, 4102488000000, 'the customer objects', null, null, null, null, 'holder');
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, created_at, updated_at, lookup_burst, lookups_per_minute) VALUES ('gtw_CzLBCwVP0J3bdk86MWCs8Umk7M0U9DLCt8r35HNM3sK', 'test', 'gateway', 'ACTIVE', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_6cgS3kojYCGFhkDrmMsmVIqLBV85LTA94xGJiTpwrNi', 'ana', 'ACTIVE', null, 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '1e3084be847a750d34b90194caeb2d9dd25d0ea4e89298cc61b9a182a55420f4', 4102488000000, 4102488000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_gUFNM4JMglitmLc0fJeeyFd8YXtwbb3Hgdlcrn3tJPm', 'ben', 'ACTIVE', null, 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '5ac6baeae539d78d0e423468304fc6d63fe6bf5ee6111f795c376951d1765f4e', 4102488000000, 4102488000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_1Rd1PrsyhOrqkuF3gqM9z8YXzPSu4zWYgkKkdg4dy5o', 'cem', 'SUSPENDED', 'FRAUD', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '7ecccd45b9f0a3066cbde2a5d73d39d198b7c2da771719d825e16e93c2320f2a', 4102488000000, 4102488000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_2gUbRdADBXwT5eP2MV8YIfj8LMD7H9h5fi22BlRoQvg', 'dua', 'PENDING_VERIFICATION', null, 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', null, 4102488000000, null, null, 4103092800000, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_wINryNKGEmaVnVw7IeNBEEGturWZeaORHf0zgaqCj3q', 'eli', 'ACTIVE', null, 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'fe33f16d2d49472135f73747e4d28fee7f9b3d46e11feb979d6ca31b380d913d', 4102488000000, 4102488000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_OtZ8d24P4Xs59RnM5SPoHSHa2pObu1kV437P1xcw76P', 'fay', 'ACTIVE', null, 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '13df8f99d5477533cb19c90038ebc7028d251a081e0e27314574ee053021137c', 4102488000000, 4102488000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_AfMESgiKmttbEYv8To3HBWY300krOAWC3FGkC8M9yGo', 'gus', 'ACTIVE', null, 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'eb3f47973644272608384d7b996ac0650b800e50a70c4e36562b921f7cdbc7e0', 4102488000000, 4102488000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_568rM9v01DrZXrcgkbu8L92w8du27lUC76mt1KCHCo3', 'hana', 'ACTIVE', null, 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '040dd5bf198daf5d0a27c81bf0da55efd8f64454fe707fb2dc82b5bdedf61a2b', 4102488000000, 4102488000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_TFvTuIc88UOz8t1NJE0l6kah1LeGgJDAhH9kg9rrxxN', 'ida', 'DEACTIVATED', null, 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', null, 4102488000000, 4102488000000, null, 4110264000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000001', 'hdl_6cgS3kojYCGFhkDrmMsmVIqLBV85LTA94xGJiTpwrNi', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'f', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000002', 'hdl_gUFNM4JMglitmLc0fJeeyFd8YXtwbb3Hgdlcrn3tJPm', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'e', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000003', 'hdl_gUFNM4JMglitmLc0fJeeyFd8YXtwbb3Hgdlcrn3tJPm', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, 0, 0, 0, 0, 'PUBLIC', '0', 4102488000000, null, 4103092800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000004', 'hdl_1Rd1PrsyhOrqkuF3gqM9z8YXzPSu4zWYgkKkdg4dy5o', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'd', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000005', 'hdl_2gUbRdADBXwT5eP2MV8YIfj8LMD7H9h5fi22BlRoQvg', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '1', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000006', 'hdl_wINryNKGEmaVnVw7IeNBEEGturWZeaORHf0zgaqCj3q', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 0, 1, 0, 0, 'PUBLIC', '1', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000007', 'hdl_wINryNKGEmaVnVw7IeNBEEGturWZeaORHf0zgaqCj3q', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'f', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000008', 'hdl_OtZ8d24P4Xs59RnM5SPoHSHa2pObu1kV437P1xcw76P', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'd', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000010', 'hdl_AfMESgiKmttbEYv8To3HBWY300krOAWC3FGkC8M9yGo', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '3', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000012', 'hdl_568rM9v01DrZXrcgkbu8L92w8du27lUC76mt1KCHCo3', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '6', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000014', 'hdl_TFvTuIc88UOz8t1NJE0l6kah1LeGgJDAhH9kg9rrxxN', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4102488000000, 4102488000000, null, null);
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, added_by, created_at, retired_at) VALUES ('key_DijaA3VqcJzjZUi9spH3WNlM49SQeyf33WNMasar9YQ', 'Ada', 'operator', 'ACTIVE', '8ec429e1190230a35f88654bdb49c089ac6dfc47edfb432c6e9d9c916b29d30b', 'key_first_owner', 4102488000000, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 1, 4102488000000, 'admin:key_first_owner', 'bank.registered', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', 'd374a80db84c9c2e4d8fdeb457e9daf455f0c030e0df6360e0d6e805226812b3', '19208405a8a8b6385f49f55934d76128dc38072d2fb3855a1c25d6a750cc4fff65a2b258ab8a6d0deae122f419698467af68fedfa777db65e19716eb59099c02');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 2, 4102488000000, 'admin:key_first_owner', 'key.added', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '{"key":"key_first_owner","key_id":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","kind":"BANK"}', 'd374a80db84c9c2e4d8fdeb457e9daf455f0c030e0df6360e0d6e805226812b3', '2d387ec0683bbd6eff4caa952735df05a6dd8131fa3cc0744e9e20a228187220', '338f69ec29db67da17f780fcda0936617802cf48cb6b37461175929c52134291f9d5263df9fb8d56bf74983fa123b23e7b1822d4c3b8d5382ad0e2a660be020f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 3, 4102488000000, 'admin:key_first_owner', 'bank.registered', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', '{"bank_handle":"borealis","key":"key_first_owner"}', '2d387ec0683bbd6eff4caa952735df05a6dd8131fa3cc0744e9e20a228187220', '31791d31b28118d7462252099497a952418e0e73227f14e342ac663ac6c73ab3', '6dedb9b4ac66f71226e20b601408ee0b54198bb44195654bd62fe68c08cf97ff03ef5a2b4194eb0f2f8e7e88e7fe799902deae04915bd2ebb63c2db3cfcb4d0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 4, 4102488000000, 'admin:key_first_owner', 'key.added', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', '{"key":"key_first_owner","key_id":"key_7AISE466wFwbAesgdK2BkduPMpKa15DEeUUo1CpkSa1","kind":"BANK"}', '31791d31b28118d7462252099497a952418e0e73227f14e342ac663ac6c73ab3', '43b14fd3cf41337d67e9e65f1cab4e96887ae7d47ea297e74caedff8029c5908', '9f0ed10cff01abfdea379877aa781717eb8455006fec7f8c481c8838d321f9c7cbf34378b226a9f68fddc3c816fa901750822759c10c922bfef0bf224124da07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 5, 4102488000000, 'admin:key_first_owner', 'gateway.registered', 'gtw_CzLBCwVP0J3bdk86MWCs8Umk7M0U9DLCt8r35HNM3sK', '{"key":"key_first_owner","name":"gateway"}', '43b14fd3cf41337d67e9e65f1cab4e96887ae7d47ea297e74caedff8029c5908', '7fe5b4ad533efc7b6d6c0b94a8d2882d2af57c32f40938d425093c785f2ad8a0', 'd44aa2a84849bdfc771089dccb7c64fdd642b8042b446d756aaee890ae455d7cb57687e6efe61931b7588e310588d0a1f1e1e2dd9b46af742811b586cc0dcf06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 6, 4102488000000, 'admin:key_first_owner', 'key.added', 'gtw_CzLBCwVP0J3bdk86MWCs8Umk7M0U9DLCt8r35HNM3sK', '{"key":"key_first_owner","key_id":"key_wOSCQUQlrLgNQSkHlmygv8OsIyZUYXy8dwi3I1ApEnC","kind":"GATEWAY"}', '7fe5b4ad533efc7b6d6c0b94a8d2882d2af57c32f40938d425093c785f2ad8a0', '86975845388b1773f5275d5b15ed732943c04510c37a7c443531bbdef0ac236f', '9f53d2a11fbfc0458ad54b892832dda419dc8b63cc79fe55eafef1a79d1f2de65e7da175acc0e372b949813b3a3025f4eadef916ff3beeced8a6af13366ab707');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 7, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'handle.created', 'hdl_6cgS3kojYCGFhkDrmMsmVIqLBV85LTA94xGJiTpwrNi', '{"alias":"ana","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"ACTIVE"}', '86975845388b1773f5275d5b15ed732943c04510c37a7c443531bbdef0ac236f', 'ea26210b22f5bad362cd015020b6e93560944fa8b83cdbffca431188c9510929', 'd37f9c60de6797f8ec95302bdb2de80365ab8e0a7bc1a8a74cbeeeca7ed034bde4b7af46002389733977f4261effe26f5b948b459612ef896a0b96cffb98590c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 8, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l","default":true,"handle":"hdl_6cgS3kojYCGFhkDrmMsmVIqLBV85LTA94xGJiTpwrNi","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"LINKED"}', 'ea26210b22f5bad362cd015020b6e93560944fa8b83cdbffca431188c9510929', '597095d9037381e1f6108b506d3bf22990512ed5d5c5b7e3655a3ba9afe8d2c5', 'd7e33ddffe507ff79e57b5bb37ae971d77af1043e0b4bd0df2b9af6e5e617990d421ab82af2c3eaf14c77e8de921b464849c601e35c800fb166196e2d530b008');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 9, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'handle.created', 'hdl_gUFNM4JMglitmLc0fJeeyFd8YXtwbb3Hgdlcrn3tJPm', '{"alias":"ben","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"ACTIVE"}', '597095d9037381e1f6108b506d3bf22990512ed5d5c5b7e3655a3ba9afe8d2c5', '76cc11ac83d2fe29accf39590227ccf682e27870ef5eb9c65eef8110a0d0de1f', 'd67ad7e91c6f58741e074b2cfbf642c763e3656576aa710f5f4da99961d9e816b5dcc2f3def536ec7d36d9ac25f265e07fcc11c6712df8d275fc6eb488d49007');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 10, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l","default":true,"handle":"hdl_gUFNM4JMglitmLc0fJeeyFd8YXtwbb3Hgdlcrn3tJPm","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"LINKED"}', '76cc11ac83d2fe29accf39590227ccf682e27870ef5eb9c65eef8110a0d0de1f', 'f9ca39f11ff0f91b12f5fd49210e80311fe867bc22e67996a0480520a04487b4', 'fd3ba792ba00480ac766c46b28705b3b7b75593f792e196356d31d0b98380fa036f168a3c70269e253b876cf482a74d8783e899480bff8a29a9381c47aa6160f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 11, 4102488000000, 'bank:bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V","default":false,"handle":"hdl_gUFNM4JMglitmLc0fJeeyFd8YXtwbb3Hgdlcrn3tJPm","key":"key_7AISE466wFwbAesgdK2BkduPMpKa15DEeUUo1CpkSa1","status":"PENDING_CONFIRMATION"}', 'f9ca39f11ff0f91b12f5fd49210e80311fe867bc22e67996a0480520a04487b4', '2d47063d9e3bc82b40a8f8acda3edaa19b4da464e4e45af140805ad33a95c663', '5a6d155d5451f776e99a9b1c52af003d7d6feeecc36742967c84cdbbca409af39b6d16604474b00ef73256b446734a74e5355400627a4e04695599c8ddd2a00f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 12, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'handle.created', 'hdl_1Rd1PrsyhOrqkuF3gqM9z8YXzPSu4zWYgkKkdg4dy5o', '{"alias":"cem","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"ACTIVE"}', '2d47063d9e3bc82b40a8f8acda3edaa19b4da464e4e45af140805ad33a95c663', 'e86f71861330e59e4c06b7f2ccd3345252d7bbbaf43cef2f7970fb55aa8ae88e', 'bc7375b4cf7fb6d427d0f3e702215d390f978d6456e0a015bf26bb9e0eb6574e6d94096b6af696734108c153ccf30134e4ff8fabe97ef732c9a43ed0e91fbc05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 13, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l","default":true,"handle":"hdl_1Rd1PrsyhOrqkuF3gqM9z8YXzPSu4zWYgkKkdg4dy5o","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"LINKED"}', 'e86f71861330e59e4c06b7f2ccd3345252d7bbbaf43cef2f7970fb55aa8ae88e', 'c933fd1d679a220aa09f53eb90962d814872c6ad9abe35cfe3e6d279fb551e0b', '98cbd9b63e126916c6d7d3dd0a71a85e2f8538cd5f334621f3f747f122321ec78872e05d941b3a286efab2e321a654ae0d1620f39089a150d1669003f3594000');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 14, 4102488000000, 'admin:key_first_owner', 'handle.suspended', 'hdl_1Rd1PrsyhOrqkuF3gqM9z8YXzPSu4zWYgkKkdg4dy5o', '{"key":"key_first_owner","reason":"FRAUD"}', 'c933fd1d679a220aa09f53eb90962d814872c6ad9abe35cfe3e6d279fb551e0b', '4d731280f49924146e781e1f0e33c97ce7a0c82e53d24c9ee5a8300363f1ae75', '1e6bcbd629b6da49dbb20202d08035823253d745cb05a91b65c207bd1b69c2593be5d6fde8204aade2752b30c320b3c513aefeaeea4b177cee63704ed45bd008');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 15, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'handle.created', 'hdl_2gUbRdADBXwT5eP2MV8YIfj8LMD7H9h5fi22BlRoQvg', '{"alias":"dua","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"PENDING_VERIFICATION"}', '4d731280f49924146e781e1f0e33c97ce7a0c82e53d24c9ee5a8300363f1ae75', 'd2f718ffa150bad755e01d46b8177821b8600a3b0733dc2c014736f38fc69569', '0f994deeeba6b5020d8a2e3f5325bf906a691299bb0f1bc3fc9ac3a283ccd48bb57edede5a00421f7f537b96cd7ebefd0506fc33fb41b42a31f69f92738e7801');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 16, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l","default":true,"handle":"hdl_2gUbRdADBXwT5eP2MV8YIfj8LMD7H9h5fi22BlRoQvg","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"LINKED"}', 'd2f718ffa150bad755e01d46b8177821b8600a3b0733dc2c014736f38fc69569', '392dc50e045f039924435f845ac97c20518cb6da31ac4e9fa8e10fb0a738b289', '367d9cc5eef22c336e357ac88cd641ccffee742c9c777970b1cbb2c791deefb7556e29bcf06b0aeb2f9c8ea5c69985bf4ad5a5e10da4d885bb419824d91c3308');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 17, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'handle.created', 'hdl_wINryNKGEmaVnVw7IeNBEEGturWZeaORHf0zgaqCj3q', '{"alias":"eli","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"ACTIVE"}', '392dc50e045f039924435f845ac97c20518cb6da31ac4e9fa8e10fb0a738b289', '48cde38d20e149a86b6ea3d84980fcb2ba0400b53c69502e02ed0aa4093e9030', '90a7efb880fd10d084fac3de73a838557de2c76ff436eebb33aaf0c511fbbcf1020de924cfd5cbd286cc9ca78c96a189488b4909ba45df7b67f15a03a639ba0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 18, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l","default":true,"handle":"hdl_wINryNKGEmaVnVw7IeNBEEGturWZeaORHf0zgaqCj3q","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"LINKED"}', '48cde38d20e149a86b6ea3d84980fcb2ba0400b53c69502e02ed0aa4093e9030', 'ea4c7f85b5206fee86c920a2122d351cb3ab07100fe4d4a48c60db662be59da5', 'e70bddba299212aca7d9ab3e3bc1c0cb0a6dc9521379597ec9b138be055f8074fce20f2954696ccbc44c45303c2d74b15566a93ab83c0b98af5801b946bb490d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 19, 4102488000000, 'bank:bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'claim.opened', 'clm_s5tHzLxEqnnGLWbGBvf0Mfg4wUjLqaCzMaWvmEECNUL', '{"handle":"hdl_wINryNKGEmaVnVw7IeNBEEGturWZeaORHf0zgaqCj3q","key":"key_7AISE466wFwbAesgdK2BkduPMpKa15DEeUUo1CpkSa1","type":"PORTABILITY"}', 'ea4c7f85b5206fee86c920a2122d351cb3ab07100fe4d4a48c60db662be59da5', 'e0e9879c17fd21de22e6e796d6ecd024d945fa6a3522253e67170c9227e4d83b', 'a80182ec549ccd18d6f7dfb4ab92ac6476ca0fd716dc6db61996dd778805e751f79b1792b6554ea82f5bf680f1f55c1c8a3973547a66c040eeb92bef250ba70b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 20, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'claim.acknowledged', 'clm_s5tHzLxEqnnGLWbGBvf0Mfg4wUjLqaCzMaWvmEECNUL', '{"by":"holder","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd"}', 'e0e9879c17fd21de22e6e796d6ecd024d945fa6a3522253e67170c9227e4d83b', '9a95a06e9a5f0a0dc6cbdfa71503c8a6cb08da9901e923e71675f13293bf3567', '8e6d774d470f2171da139141e7b06a3c8cb69f3a39e7fafc58ad5271966c847bb03570b5ced49818953b6559565f8b376e417823c9b23be3b642df13881cf909');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 21, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'claim.confirmed', 'clm_s5tHzLxEqnnGLWbGBvf0Mfg4wUjLqaCzMaWvmEECNUL', '{"by":"holder","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd"}', '9a95a06e9a5f0a0dc6cbdfa71503c8a6cb08da9901e923e71675f13293bf3567', 'cf58458c6d1a55c7afc3e34a26df7764bce0a399e2d0cfc4558c36a81f8566b5', 'e18ffee56977b916b642b8477e6f813b79391d2361fe69b64620542693c8cb8ad313f81ad7f18e045753dd67974a32e695dc7a2e4dba00870681c26fbf2c9408');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 22, 4102488000000, 'bank:bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'claim.completed', 'clm_s5tHzLxEqnnGLWbGBvf0Mfg4wUjLqaCzMaWvmEECNUL', '{"by":"claimant","key":"key_7AISE466wFwbAesgdK2BkduPMpKa15DEeUUo1CpkSa1"}', 'cf58458c6d1a55c7afc3e34a26df7764bce0a399e2d0cfc4558c36a81f8566b5', '7a5824ee509dbd70e19b9d634e5c3cd692e7d6703ea90460603ec97cd1cf8051', 'f6c2b89172860c0d234353cb2c708070b95e2a19f764ac7af8ceb365d74d74d89c3941bf0bb765e135ef2dd25a2d9e7952fa693a17e78d04ecd4ef8df576520f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 23, 4102488000000, 'bank:bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'handle.sponsored', 'hdl_wINryNKGEmaVnVw7IeNBEEGturWZeaORHf0zgaqCj3q', '{"bank":"bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V","claim":"clm_s5tHzLxEqnnGLWbGBvf0Mfg4wUjLqaCzMaWvmEECNUL","key":"key_7AISE466wFwbAesgdK2BkduPMpKa15DEeUUo1CpkSa1"}', '7a5824ee509dbd70e19b9d634e5c3cd692e7d6703ea90460603ec97cd1cf8051', '094ce96733ac8c31fe51c46d279c2e2434349297adda46c793e7325c47e0e389', 'de24032b7d6cf7f32110120da067e50fb41ab3b26d24850f7a2460ecbc99ad79e4486e5c58367e92f4cd00011ed92ed04eceeb77b85ead3ba79e30b4d8b53508');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 24, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'handle.created', 'hdl_OtZ8d24P4Xs59RnM5SPoHSHa2pObu1kV437P1xcw76P', '{"alias":"fay","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"ACTIVE"}', '094ce96733ac8c31fe51c46d279c2e2434349297adda46c793e7325c47e0e389', '634d545f4f5697038034d82cbb6ee8f568367c8dc92d53dabf963942f3a59e3d', 'd58ca10e7c28ee45f52cc3ae73de74c2b502e108c07c49bddf717924e73a5470af8cbe513df8384ca229fbe429f8844860d199b1dc3e2af76b05dd6cd37ae30a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 25, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l","default":true,"handle":"hdl_OtZ8d24P4Xs59RnM5SPoHSHa2pObu1kV437P1xcw76P","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"LINKED"}', '634d545f4f5697038034d82cbb6ee8f568367c8dc92d53dabf963942f3a59e3d', 'f044336b729ca83d2f97d6de84f49fba009068c032c8aecdc45417fdf344a207', '2244e9ce30bdbe7c52dba6b161f8d76398e14bcf5ce02a947df7011215996ee08acc3730b33e0c4af2817858ce41a4730599f2ae795cc3fd0b43dd2cfaf8110f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 26, 4102488000000, 'bank:bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'claim.opened', 'clm_bMHMphKi20yZXxjc6Yp4GL3RhI14QdvvxpPgOjuHS3R', '{"handle":"hdl_OtZ8d24P4Xs59RnM5SPoHSHa2pObu1kV437P1xcw76P","key":"key_7AISE466wFwbAesgdK2BkduPMpKa15DEeUUo1CpkSa1","type":"PORTABILITY"}', 'f044336b729ca83d2f97d6de84f49fba009068c032c8aecdc45417fdf344a207', '0860386b965071021d5cee50d15d64135fd6bc90faa37fee753dd8ef966f27a0', 'f4461c0feb1e832832b478c0c027b4fee498492ef98916fd7b8331621a54e9f82eb31032920dc5024005209e56c6a87726dca49ef4935c707b7d66297b69630d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 27, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'claim.acknowledged', 'clm_bMHMphKi20yZXxjc6Yp4GL3RhI14QdvvxpPgOjuHS3R', '{"by":"holder","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd"}', '0860386b965071021d5cee50d15d64135fd6bc90faa37fee753dd8ef966f27a0', '89ddbc8994f0be15620fb03088d670da92b4ca3f72dc110f07baf5d0b1a90ee7', '03a47e86d1b142f2cbf7d2024f366cd2f33c7363d8fc3bfd893d131e34c97af421e55f49c52e8ad36f6b959160f6aa4a58d307b9287889de53a310f7fd81980d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 28, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'claim.confirmed', 'clm_bMHMphKi20yZXxjc6Yp4GL3RhI14QdvvxpPgOjuHS3R', '{"by":"holder","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd"}', '89ddbc8994f0be15620fb03088d670da92b4ca3f72dc110f07baf5d0b1a90ee7', 'a05981d4663319597651286512e7e3258963c495c05935a5cb35f3f8a4216c2d', 'c71fcf8644d383aa60eafd2e6c8d8f176280972a6e473ad78ab83ce93a83a2557ba124c342effbc0274dbc859fa6513ebfc8562cc480957d17d6ef1d4ed81707');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 29, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'handle.created', 'hdl_AfMESgiKmttbEYv8To3HBWY300krOAWC3FGkC8M9yGo', '{"alias":"gus","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"ACTIVE"}', 'a05981d4663319597651286512e7e3258963c495c05935a5cb35f3f8a4216c2d', '6cf4e91a7395012afe95a583d6e8905d589b3ac2775db0c0eff42d84afe9f7f4', '86b6958d28c153599591629a26dcd0d115dab76d936f4ef42b71209a347ce728fe30509ae09845a00f84803d177ddd3df04a46510a31bc6d4adc7bdbae485005');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 30, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l","default":true,"handle":"hdl_AfMESgiKmttbEYv8To3HBWY300krOAWC3FGkC8M9yGo","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"LINKED"}', '6cf4e91a7395012afe95a583d6e8905d589b3ac2775db0c0eff42d84afe9f7f4', '3268541c36e926f963a17964fd62f66ae5943539dbc067d89b12448ca60c964f', '80eeebb85d700b398030fca03cbe10febe39f45ae434462ced30b6a65d570431982192da66bd51076a67dd8f8d1c446a43691b6328c34d948c6eec9a7aa41f06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 31, 4102488000000, 'bank:bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'claim.opened', 'clm_0nj7X4Xp1P0xRAcU2Dqmb0gVq81iKl51oD0ih8VQ5bd', '{"handle":"hdl_AfMESgiKmttbEYv8To3HBWY300krOAWC3FGkC8M9yGo","key":"key_7AISE466wFwbAesgdK2BkduPMpKa15DEeUUo1CpkSa1","type":"PORTABILITY"}', '3268541c36e926f963a17964fd62f66ae5943539dbc067d89b12448ca60c964f', 'dddd84b9e6560e34937da20a44b745c6564772b3d15937eb95bd17221cbf115e', '28638d9a3cb9fe3cae27ee0f3c21f5f1c264ec785291fe42f398e028b0abe348dc89a810a66fe743dfeb3187ebe8b42b21a6c426340229a98fe7d076464e9e0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 32, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'handle.created', 'hdl_568rM9v01DrZXrcgkbu8L92w8du27lUC76mt1KCHCo3', '{"alias":"hana","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"ACTIVE"}', 'dddd84b9e6560e34937da20a44b745c6564772b3d15937eb95bd17221cbf115e', '36d7d75da2e161f9ca4c2dfbae39a0d00cf4854726a9da9f65623136cecf259f', '42f12733756597b35aef9dfafa401542eaee4646fc07e49dc9483b82e000b72b4e87925eee828622f76133085a924e4368513c1d9abf1a6ae8cc600756419800');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 33, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l","default":true,"handle":"hdl_568rM9v01DrZXrcgkbu8L92w8du27lUC76mt1KCHCo3","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"LINKED"}', '36d7d75da2e161f9ca4c2dfbae39a0d00cf4854726a9da9f65623136cecf259f', 'babbda71b5be15fbcf7e9476a6883ab97fe6f658c5c5ff3b61d3957c4ad94dcd', '278a8fb3f7d014a252194cac4474fc1d34dc9a2c00aff1d4e6697dc065b11aad2cc2f6bd81193e22f92055dd63da6f3c20f5b3a335f0e3a515905aa5c30be208');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 34, 4102488000000, 'bank:bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'claim.opened', 'clm_P7pIpvHTdxH21dBSpE9Rve8Rkes0MkAhbnrFlySEDdM', '{"handle":"hdl_568rM9v01DrZXrcgkbu8L92w8du27lUC76mt1KCHCo3","key":"key_7AISE466wFwbAesgdK2BkduPMpKa15DEeUUo1CpkSa1","type":"OWNERSHIP"}', 'babbda71b5be15fbcf7e9476a6883ab97fe6f658c5c5ff3b61d3957c4ad94dcd', 'b345d591640cb37ab83bf678b560d7a6e32cf718f8f8883b96cfe0a12a7a2411', 'cd169cea8857a20e7bb3fb8de28529a4a154f6869bd39666c61caa3c890fe0bc6138e1c098197fd4e8daf29dab83add28d5f4963b9bfb6c2a7fd4b382548fd0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 35, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'claim.acknowledged', 'clm_P7pIpvHTdxH21dBSpE9Rve8Rkes0MkAhbnrFlySEDdM', '{"by":"holder","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd"}', 'b345d591640cb37ab83bf678b560d7a6e32cf718f8f8883b96cfe0a12a7a2411', '06fa6c13f302ce8af231ebc204323a3228aff43431f66b5f610554d0109407ad', '19fbcdfc4659ec715614147de03fd3ee10dfababebbb76ad207e18183c3cf79c2a05a23b547b76fd711cba848d4a767c448acd55e7de177c92673eef6d938e0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 36, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'claim.disputed', 'clm_P7pIpvHTdxH21dBSpE9Rve8Rkes0MkAhbnrFlySEDdM', '{"by":"holder","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd"}', '06fa6c13f302ce8af231ebc204323a3228aff43431f66b5f610554d0109407ad', '539e9d1fbda42aeb55667daf9d31d0a11ce6c7c59b18ee4f02f50b747a296530', '31e7f480359330f899f0f927e6ec6df00e174a9d62b03594522d131bd5a8cfc9ba93d60621b8c0b80b6a7814e88b523ea913fc8c280884ddf1991ab8470a690d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 37, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'handle.created', 'hdl_TFvTuIc88UOz8t1NJE0l6kah1LeGgJDAhH9kg9rrxxN', '{"alias":"ida","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"ACTIVE"}', '539e9d1fbda42aeb55667daf9d31d0a11ce6c7c59b18ee4f02f50b747a296530', '6977807651eb365e51ecab3be3787c3f6101a7289d2ee522abca6c68fed05f8e', 'b098410ebe0c98131a4a1c99bd23608e6ea7dbdca139dd2074aa816a89b24817ea263ba90658488ecdb90da179ab409d5b3d3baa9ae2bbc4aed539128ce70b06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 38, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l","default":true,"handle":"hdl_TFvTuIc88UOz8t1NJE0l6kah1LeGgJDAhH9kg9rrxxN","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","status":"LINKED"}', '6977807651eb365e51ecab3be3787c3f6101a7289d2ee522abca6c68fed05f8e', '78eba809e989df2d79bfa556d889d0e9b7a43893b288d76eb66b446eedc9c4a5', '9f5e266ba579b92b53ceafb3a9a8c7684e22279f179eecca856c5bb577fd73538708109fb89ac22665f8d3e543fb7c70088ba0ab490ad8eb8b58b7605a79db0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 39, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd","reason":"HANDLE_DEACTIVATED"}', '78eba809e989df2d79bfa556d889d0e9b7a43893b288d76eb66b446eedc9c4a5', 'a1419e4adc85f68c04f68d01d4edfc6330ce9fcd158926f2927cd874b603de97', '10c4fb2cec89a4edbe0dabcfcb28ce6c60b87fe5edc3534b854fcf845f10ccbc3b327f0598fb3a805ce4b839f81e193d92d98f3454c715277d2adab06bc8290d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 40, 4102488000000, 'bank:bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'handle.deactivated', 'hdl_TFvTuIc88UOz8t1NJE0l6kah1LeGgJDAhH9kg9rrxxN', '{"alias":"ida","key":"key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd"}', 'a1419e4adc85f68c04f68d01d4edfc6330ce9fcd158926f2927cd874b603de97', '5b55b37463d8f109f75a1be88d6fb18418677b2a412a682542f9819c4664d8a6', 'b0bf7e5473abefab80228509200a16fe71f43f78c174e9bfcce8d40fa730a62f28207506b0bcd05f3e478c655d330cda93e88cc61567fb6e286e691db52f910e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('registry', 1, 4102488000000, 'admin:key_first_owner', 'admin_key.added', 'key_DijaA3VqcJzjZUi9spH3WNlM49SQeyf33WNMasar9YQ', '{"name":"Ada","role":"operator"}', '0000000000000000000000000000000000000000000000000000000000000000', '909063bd58a4e0b8ab576ea9b04e101d37c915ead74bf707d94a4eee5d2542b3', '2f08b4e37248c3f5d460b7c4d4b6efeb93c86325b3ebcec4bb21bc2bbc7477ccbab1eb32def9883927938dc74475eecee16bbcfbba05cf58b0d7c9a1ad324502');
--> statement-breakpoint
INSERT INTO "keys" (key_id, realm, kind, owner_id, status, sha256, created_at, promoted_at, retired_at) VALUES ('key_FPP3X1EeXR8Gpc5KERuw9nMoU5uBcDx3VlaNjIZsjUd', 'test', 'BANK', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'ACTIVE', 'd0f0e8fde6378f1777b86bcc4fcc739d24c01950b8230a1b68befbea0f958dd4', 4102488000000, 4102488000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, realm, kind, owner_id, status, sha256, created_at, promoted_at, retired_at) VALUES ('key_7AISE466wFwbAesgdK2BkduPMpKa15DEeUUo1CpkSa1', 'test', 'BANK', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'ACTIVE', '27238cc0ea0b2a0bb904f15b0821b1e16194fe14a544187c551546ca2d3672b8', 4102488000000, 4102488000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, realm, kind, owner_id, status, sha256, created_at, promoted_at, retired_at) VALUES ('key_wOSCQUQlrLgNQSkHlmygv8OsIyZUYXy8dwi3I1ApEnC', 'test', 'GATEWAY', 'gtw_CzLBCwVP0J3bdk86MWCs8Umk7M0U9DLCt8r35HNM3sK', 'ACTIVE', '0bfd35adcb43d1ddaff7232c7af27bfd594f2a314e8c9a7e3dbcee1a810585e0', 4102488000000, 4102488000000, null);
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_E3JwVRErYSiJJR9cjNkdxOjMtgYkH2O6c6zM98nNe3l', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_NYvmyLBjhjdloyP2W4NeGRI7HleMP78XJweBontV20V', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
