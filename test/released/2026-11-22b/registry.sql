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
, `approved_by` text, `active_since` integer);
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
CREATE TABLE "keys" (
	`key_id` text PRIMARY KEY NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`sha256` text,
	`sealed` text,
	`created_at` integer NOT NULL,
	`promoted_at` integer,
	`retired_at` integer
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
CREATE INDEX `claims_by_handle` ON `claims` (`realm`,`handle_id`,`claimant_bank_id`,`opened_at`);
--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency` (`created_at`);
--> statement-breakpoint
CREATE INDEX `lookup_batches_at` ON `lookup_batches` (`at`);
--> statement-breakpoint
CREATE INDEX `admin_keys_role` ON `admin_keys` (`role`,`status`);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_sha256` ON `keys` (`sha256`);
--> statement-breakpoint
CREATE INDEX `keys_owner` ON `keys` (`owner_kind`,`owner_id`,`created_at`,`key_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_promoted` ON `keys` (`owner_kind`,`owner_id`,`mode`,`kind`) WHERE status = 'ACTIVE';
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-22 03:24:31');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (2, '0001_governance.sql', '2026-11-22 03:24:31');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (3, '0002_terms.sql', '2026-11-22 03:24:31');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (4, '0003_lookup_batches.sql', '2026-11-22 03:24:31');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (5, '0004_underlying_reason.sql', '2026-11-22 03:24:31');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (6, '0005_disputed_by.sql', '2026-11-22 03:24:31');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (7, '0006_approvers.sql', '2026-11-22 03:24:31');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (8, '0007_key_slots.sql', '2026-11-22 03:24:31');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, created_at, updated_at, daily_quota) VALUES ('bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', 4130528400000, 4130528400000, null);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, created_at, updated_at, daily_quota) VALUES ('bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', 4130528400000, 4130528400000, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_I4fCNe1AdOL7lbtnMZ20Hb4okroRdXoxYutlQaQiD2t', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_AqRTB7rKJnj0ehTpU8zXMvNDYqlHnBiIp7NIKPqNDID', 'eli', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'acc_00000000000000000007', 'USD', 'fe33f16d2d49472135f73747e4d28fee7f9b3d46e11feb979d6ca31b380d913d', 4130528400000, 4131738000000, null, null, null, null, null, null, 4130528400000, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_faMtaB53QxyBg2LtaXkrsCa91PivjERphtjf4LXfO7o', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_3EptVu4NBsr32rxZfsP9CNNVfP4pyCTzbhRzdaZNFhj', 'fay', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'acc_00000000000000000009', 'USD', '13df8f99d5477533cb19c90038ebc7028d251a081e0e27314574ee053021137c', 4130528400000, 4131738000000, 4131133200000, null, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_8Pq0X5vebVi2da9QTOo1F1lclbd96QJ3e4QiyQ4OYGb', 'test', 'PORTABILITY', 'OPEN', 'hdl_x9fH2cyzgSBpx52iZze0br3eSjECROOLLKNMzVn0ONg', 'gus', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'acc_00000000000000000011', 'USD', 'eb3f47973644272608384d7b996ac0650b800e50a70c4e36562b921f7cdbc7e0', 4130528400000, 4131738000000, 4131738000000, null, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_VRdVha4doqSKsZ1QWVVNXpSrkxsVIP7AH66WZNgExYO', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_nsceDm9tE576bEFtpBCMe8PKDeKIR1LhtfhpuWULexF', 'hana', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'acc_00000000000000000013', 'USD', '1582b312fc7ead6ff4622f100ae2f0e0bcfea376c38102cb07ca19dbb49a686c', 4130528400000, 4131738000000, 4131738000000, 4130528400000, 'the customer objects', null, null, null, null, 'holder');
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, created_at, updated_at, lookup_burst, lookups_per_minute) VALUES ('gtw_8QqxBGWoOA0Ngi9uLLDKQcOCnfVY2O2nDpp1SGCRt0b', 'test', 'gateway', 'ACTIVE', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_xXK70mtLmqeIfiYSGq5DGr0Koi57JsRndkiNUqZwCuN', 'ana', 'ACTIVE', null, 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '1e3084be847a750d34b90194caeb2d9dd25d0ea4e89298cc61b9a182a55420f4', 4130528400000, 4130528400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_BR1XTNi5kEM2Q4n0KYB7rymCq8dOWLtOOMtD4DRozCB', 'ben', 'ACTIVE', null, 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '5ac6baeae539d78d0e423468304fc6d63fe6bf5ee6111f795c376951d1765f4e', 4130528400000, 4130528400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_UVo7apHf2rLuMvlg9gy7gxycxBhWJNvMFJc1KBDjNKj', 'cem', 'SUSPENDED', 'FRAUD', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '7ecccd45b9f0a3066cbde2a5d73d39d198b7c2da771719d825e16e93c2320f2a', 4130528400000, 4130528400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_48cCo06QK1ivXCiPMWITAHNTnRH2Du3ML7GYOUCrIgx', 'dua', 'PENDING_VERIFICATION', null, 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', null, 4130528400000, null, null, 4131133200000, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_AqRTB7rKJnj0ehTpU8zXMvNDYqlHnBiIp7NIKPqNDID', 'eli', 'ACTIVE', null, 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'fe33f16d2d49472135f73747e4d28fee7f9b3d46e11feb979d6ca31b380d913d', 4130528400000, 4130528400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_3EptVu4NBsr32rxZfsP9CNNVfP4pyCTzbhRzdaZNFhj', 'fay', 'ACTIVE', null, 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '13df8f99d5477533cb19c90038ebc7028d251a081e0e27314574ee053021137c', 4130528400000, 4130528400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_x9fH2cyzgSBpx52iZze0br3eSjECROOLLKNMzVn0ONg', 'gus', 'ACTIVE', null, 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'eb3f47973644272608384d7b996ac0650b800e50a70c4e36562b921f7cdbc7e0', 4130528400000, 4130528400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_nsceDm9tE576bEFtpBCMe8PKDeKIR1LhtfhpuWULexF', 'hana', 'ACTIVE', null, 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '040dd5bf198daf5d0a27c81bf0da55efd8f64454fe707fb2dc82b5bdedf61a2b', 4130528400000, 4130528400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_6G0wrWvdm8A1kBjrGEfZQPkJHTNk6G379tgmRjfZapH', 'ida', 'DEACTIVATED', null, 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', null, 4130528400000, 4130528400000, null, 4138304400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000001', 'hdl_xXK70mtLmqeIfiYSGq5DGr0Koi57JsRndkiNUqZwCuN', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000002', 'hdl_BR1XTNi5kEM2Q4n0KYB7rymCq8dOWLtOOMtD4DRozCB', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'e', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000003', 'hdl_BR1XTNi5kEM2Q4n0KYB7rymCq8dOWLtOOMtD4DRozCB', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, 0, 0, 0, 0, 'PUBLIC', '0', 4130528400000, null, 4131133200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000004', 'hdl_UVo7apHf2rLuMvlg9gy7gxycxBhWJNvMFJc1KBDjNKj', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000005', 'hdl_48cCo06QK1ivXCiPMWITAHNTnRH2Du3ML7GYOUCrIgx', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '1', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000006', 'hdl_AqRTB7rKJnj0ehTpU8zXMvNDYqlHnBiIp7NIKPqNDID', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 0, 1, 0, 0, 'PUBLIC', '1', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000007', 'hdl_AqRTB7rKJnj0ehTpU8zXMvNDYqlHnBiIp7NIKPqNDID', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000008', 'hdl_3EptVu4NBsr32rxZfsP9CNNVfP4pyCTzbhRzdaZNFhj', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000010', 'hdl_x9fH2cyzgSBpx52iZze0br3eSjECROOLLKNMzVn0ONg', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '3', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000012', 'hdl_nsceDm9tE576bEFtpBCMe8PKDeKIR1LhtfhpuWULexF', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '6', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000014', 'hdl_6G0wrWvdm8A1kBjrGEfZQPkJHTNk6G379tgmRjfZapH', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4130528400000, 4130528400000, null, null);
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, added_by, created_at, retired_at, approved_by, active_since) VALUES ('key_Nh5ntamAQm2XFxGwvOCA0YvQ8Uy1astTrUAT1gfoBNJ', 'Ada', 'operator', 'ACTIVE', 'a56349e1495caddd2b4b88b93edf97eff92de27928709f69afa9b53e076be436', 'key_first_owner', 4130528400000, null, null, 4130528400000);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 1, 4130528400000, 'admin:key_first_owner', 'bank.registered', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', 'b55702563a6f2eeb4bc47243932e184c752cb51b268b3ea84380082fe30dc5ea', '2e7c969b700ca1dc0ce1e6c4b7b3bc8c2e580b3d90043202fcb27b9b92fe77f378dc441c88d20f471677df422f9d02877c6e2efe1d5984074a1fd29562966e01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 2, 4130528400000, 'admin:key_first_owner', 'key.added', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '{"key":"key_first_owner","key_id":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","kind":"BANK_TO_REGISTRY","mode":"test"}', 'b55702563a6f2eeb4bc47243932e184c752cb51b268b3ea84380082fe30dc5ea', '70489fc577c68223d16370729067d43b8994a2140cdb44e93a32aa24d7f91c3e', '44ee3c81ea6eb9e777c0736dd4638953e8e74f6e57a5b68e8ff806618fbd6ce1b467916b02b15e781c9fb673b0fb12fecc0cdccd48363e595a54be1b9b57d806');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 3, 4130528400000, 'admin:key_first_owner', 'bank.registered', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', '{"bank_handle":"borealis","key":"key_first_owner"}', '70489fc577c68223d16370729067d43b8994a2140cdb44e93a32aa24d7f91c3e', 'a6002b119aec35c00148d0674c09d8720c1ec5e62de7ccfe7226a195f2b08b39', '2f62fafd4257d804575a082eaef257d08589840bd03cb51c46e99130b073f07e41ce0004a668531ecb6f36acb8559d73871483c385e732e1a38f5f6b8266cd06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 4, 4130528400000, 'admin:key_first_owner', 'key.added', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', '{"key":"key_first_owner","key_id":"key_ENPH7jeFvVzpN2fEmfqi8XkwcPPlDHn3HDAIgeOPiMH","kind":"BANK_TO_REGISTRY","mode":"test"}', 'a6002b119aec35c00148d0674c09d8720c1ec5e62de7ccfe7226a195f2b08b39', '98b53d37bfc28c01417c0febaeeff49662ff867ca06a622bbb0c0106268f5ba9', 'fce848a48f1d394955207769991e90f0ad1d93495062c0ea8e0b03df154e8ac53614e11613dde4b7e1ab18bda5891c6bbcadce86e1d09de332ef9875a3f6c907');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 5, 4130528400000, 'admin:key_first_owner', 'gateway.registered', 'gtw_8QqxBGWoOA0Ngi9uLLDKQcOCnfVY2O2nDpp1SGCRt0b', '{"key":"key_first_owner","name":"gateway"}', '98b53d37bfc28c01417c0febaeeff49662ff867ca06a622bbb0c0106268f5ba9', '8ca45e11cc4195d48e9963d18acc2f56d6b1f5babcc6c4f8d670db43b8500a0f', 'c08de1b11b4d06c3ad75ee816bbda3b243484e8f5bdf5735a8e9f77906eaa0d7cc79a4f4a9cb14639715d204774ff253fbdd6b56910988df1672e2ed0b102a0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 6, 4130528400000, 'admin:key_first_owner', 'key.added', 'gtw_8QqxBGWoOA0Ngi9uLLDKQcOCnfVY2O2nDpp1SGCRt0b', '{"key":"key_first_owner","key_id":"key_oJxcTm97uEgnx90oXvqnXU69pr5TK7kfttqsc1SQGOU","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', '8ca45e11cc4195d48e9963d18acc2f56d6b1f5babcc6c4f8d670db43b8500a0f', '3046d07dff8bd4c3e6250cb62a33d7f16db7996f8dbc7926e9c2d793748be0bd', '638e53851b6477e0e8658313e62855aa1a3587eb2d4a932d72a6839b838c5c54e9192706ab03e335c76335fffa0fa6812bd6cc144f3cd6be79c7abf73def7500');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 7, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'handle.created', 'hdl_xXK70mtLmqeIfiYSGq5DGr0Koi57JsRndkiNUqZwCuN', '{"alias":"ana","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"ACTIVE"}', '3046d07dff8bd4c3e6250cb62a33d7f16db7996f8dbc7926e9c2d793748be0bd', '41bd219a3dc6742f693d42c3326d17f2b59be3fae2e2c4d89cee33fea021ca40', 'ea3233616be00b2f081239abd117e173442fc3d00014cb630ce4a0001e2ab52315ee08184d595d7f406e264fb9b86354351ec0ad253571266bf993a76cc2250e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 8, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT","default":true,"handle":"hdl_xXK70mtLmqeIfiYSGq5DGr0Koi57JsRndkiNUqZwCuN","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"LINKED"}', '41bd219a3dc6742f693d42c3326d17f2b59be3fae2e2c4d89cee33fea021ca40', 'cd54206c956260c250dc51e7f56acc5aa26f230fc34235988bd26145d61e438e', 'cfeb55955f606ee6511a39684dde55b75e5f1b077b1f7f99282a95301d9f558fa912e94ee9a0667ebcb635879a90a89a54371abdf6eb2dda170cbdee1813990c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 9, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'handle.created', 'hdl_BR1XTNi5kEM2Q4n0KYB7rymCq8dOWLtOOMtD4DRozCB', '{"alias":"ben","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"ACTIVE"}', 'cd54206c956260c250dc51e7f56acc5aa26f230fc34235988bd26145d61e438e', '89f926426aa1d55c5fb1309d2491d08c575052c169869d3292666607f9841bab', 'ad4a1b83620a05aa477da39e52f30c7c27a642113101fc0b0e43e835e3fdeabfb0c60641610f5178557b8cdef5a894238ad5a61f303ca1897266267d084c4c00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 10, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT","default":true,"handle":"hdl_BR1XTNi5kEM2Q4n0KYB7rymCq8dOWLtOOMtD4DRozCB","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"LINKED"}', '89f926426aa1d55c5fb1309d2491d08c575052c169869d3292666607f9841bab', '24d92c9d0b5008fb497a98498c45b9f494fd266aa739c20b8af86522f88c96b4', 'bc81f166643fc33ac947faee9244dc65036d516d82e6a11953ccc9ea3cd8ae9bf9e182b642874e1bb42af654b1bf48523954d7bbc15b6cbff2a5a19eb0d45c03');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 11, 4130528400000, 'bank:bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ","default":false,"handle":"hdl_BR1XTNi5kEM2Q4n0KYB7rymCq8dOWLtOOMtD4DRozCB","key":"key_ENPH7jeFvVzpN2fEmfqi8XkwcPPlDHn3HDAIgeOPiMH","status":"PENDING_CONFIRMATION"}', '24d92c9d0b5008fb497a98498c45b9f494fd266aa739c20b8af86522f88c96b4', '99ef59ae77f7bb7e49543c2b45440f0084c774338a04108d15e6bd5e405c36ea', 'ba57ea802294a78dc8f4a284002d3525e7ee85ccd46bc66678839ee83dcc2a04c00b0d1c26b150820bb76336cae352289049fabe022e3a7d28eeeee92ec99709');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 12, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'handle.created', 'hdl_UVo7apHf2rLuMvlg9gy7gxycxBhWJNvMFJc1KBDjNKj', '{"alias":"cem","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"ACTIVE"}', '99ef59ae77f7bb7e49543c2b45440f0084c774338a04108d15e6bd5e405c36ea', 'd2fe25bd787b0139088c1ae0f6b2d8e4d6f1ba635ecadeb38cc7dc417d0012f8', '979e74e09190a810ba6562cd396734933ebfd94a9e5b50043e0c2cc1090af5a5982555f4c51005b12de5ea84eea4159e2c75ea0ad666dbad4f930de05e88bf07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 13, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT","default":true,"handle":"hdl_UVo7apHf2rLuMvlg9gy7gxycxBhWJNvMFJc1KBDjNKj","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"LINKED"}', 'd2fe25bd787b0139088c1ae0f6b2d8e4d6f1ba635ecadeb38cc7dc417d0012f8', '9f6a458fe7a94dab0ac38bc61c71cbdd2657f8bbcb18b874cd5d11ec3288194d', '943b0de468fab293efd1da268f8a8f91db9c03fb4082ee29b8a807207e0dbfd981a0bc4bdbef6237c6086eba5d5c388350c62876574b5a253a24755c48759a01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 14, 4130528400000, 'admin:key_first_owner', 'handle.suspended', 'hdl_UVo7apHf2rLuMvlg9gy7gxycxBhWJNvMFJc1KBDjNKj', '{"key":"key_first_owner","reason":"FRAUD"}', '9f6a458fe7a94dab0ac38bc61c71cbdd2657f8bbcb18b874cd5d11ec3288194d', 'c74e18451a16b4bb1295dabbcbfadfe8591124e34a2a0e1a0fa6d31801c20a8c', 'a7fbd7cc2264cf65e4c176b15f5f706d03130f057c48ba3edb77779b1a5899bfe2b905744953fc50102d5b050f0b33941fd2e20699fe5c7246e3eac64c8ee90d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 15, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'handle.created', 'hdl_48cCo06QK1ivXCiPMWITAHNTnRH2Du3ML7GYOUCrIgx', '{"alias":"dua","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"PENDING_VERIFICATION"}', 'c74e18451a16b4bb1295dabbcbfadfe8591124e34a2a0e1a0fa6d31801c20a8c', 'b0c71c83d3dfbfe2882460d29ace6d9a19bd2a311451e37d75b07fc2a8212871', 'b51acf533deba0022b18a399f32ee1a0fb9890260940a3c1c4382301c81bd8df4533f97d265ee2852c014164fd7e524a9bfd422f88e757f75d512c96abbbc209');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 16, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT","default":true,"handle":"hdl_48cCo06QK1ivXCiPMWITAHNTnRH2Du3ML7GYOUCrIgx","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"LINKED"}', 'b0c71c83d3dfbfe2882460d29ace6d9a19bd2a311451e37d75b07fc2a8212871', '17f6585742a907905a7349acf37203cc0db8c39c47fb0dafb47df57133a182d6', '066a97f4acfcc04133a5d96a38618b208e60975e2d5bdf542e9b35a104931c0215679dde283992bc37e7be61d5d8cf8ea6aa6f8acdc17f1e27c365209b1dc300');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 17, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'handle.created', 'hdl_AqRTB7rKJnj0ehTpU8zXMvNDYqlHnBiIp7NIKPqNDID', '{"alias":"eli","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"ACTIVE"}', '17f6585742a907905a7349acf37203cc0db8c39c47fb0dafb47df57133a182d6', '38c9d6a05e33fc09f309498b90a9fbb27c1bb990b6d7a04eacebb7a187c2bf78', '7cb9db0fe86e66f4c26edcb25c714ed15ba14a945c0ac6046415cf214f1b5ea778ddfafaeb5c7ff07460f5fca1a0c23f9365fc083ead5a05775d0af25f13110e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 18, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT","default":true,"handle":"hdl_AqRTB7rKJnj0ehTpU8zXMvNDYqlHnBiIp7NIKPqNDID","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"LINKED"}', '38c9d6a05e33fc09f309498b90a9fbb27c1bb990b6d7a04eacebb7a187c2bf78', 'bb3e065a0d38721053fb4b0e3bb2323b661643cc17c9a3f839925ff3021ecd86', '24221c79cbe67c6344f756d8dd39a1ba677b7db824b0fa69fdf5c5d274903511805eacc3b230edd5e1239728cf63f4cbb6654f0e84bc821192db897f8c10f109');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 19, 4130528400000, 'bank:bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'claim.opened', 'clm_I4fCNe1AdOL7lbtnMZ20Hb4okroRdXoxYutlQaQiD2t', '{"handle":"hdl_AqRTB7rKJnj0ehTpU8zXMvNDYqlHnBiIp7NIKPqNDID","key":"key_ENPH7jeFvVzpN2fEmfqi8XkwcPPlDHn3HDAIgeOPiMH","type":"PORTABILITY"}', 'bb3e065a0d38721053fb4b0e3bb2323b661643cc17c9a3f839925ff3021ecd86', '88ceea29d69a55795dcfd1910abb181c0fd14bfb6422e37b268e7c4854fe0590', 'ac538510ed5893e6299aab42061a85ab3455e1125a0e0bad078961d771d4df269c2d61de97d3712728c64cb1d83e4417084411c37c82ea1a50f252968498a20e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 20, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'claim.acknowledged', 'clm_I4fCNe1AdOL7lbtnMZ20Hb4okroRdXoxYutlQaQiD2t', '{"by":"holder","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5"}', '88ceea29d69a55795dcfd1910abb181c0fd14bfb6422e37b268e7c4854fe0590', 'aba415d2e94430a8f25d70c6e965f078f4f3dd89d6a67ec7575d1f5f3be06db3', 'c32b9c5cc398e929a1c8ef862f0c7b5b6977c6df81b9dc06b756e4ad964cba56b6390b4ff86b1d6f2e404b3d6d9d5391d76b2eaa709879d17883fa2816a0bd07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 21, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'claim.confirmed', 'clm_I4fCNe1AdOL7lbtnMZ20Hb4okroRdXoxYutlQaQiD2t', '{"by":"holder","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5"}', 'aba415d2e94430a8f25d70c6e965f078f4f3dd89d6a67ec7575d1f5f3be06db3', 'a41bb68cdaaa977e5f8b296586c13f961c503b90295127bae7c7edab0bb8c0dc', 'f3705fd83234e6578a0556001611234708a88d6e7ca08c32dae1ad57b8e8fabf70b9d40cd01086ca01158b0db956f8e383a84d371936cd90516409bea198970e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 22, 4130528400000, 'bank:bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'claim.completed', 'clm_I4fCNe1AdOL7lbtnMZ20Hb4okroRdXoxYutlQaQiD2t', '{"by":"claimant","key":"key_ENPH7jeFvVzpN2fEmfqi8XkwcPPlDHn3HDAIgeOPiMH"}', 'a41bb68cdaaa977e5f8b296586c13f961c503b90295127bae7c7edab0bb8c0dc', '1f7e5bbdf42fdade1a5c6121fc27c8b34150ec6e2caf5e1d50c314a5e15c77f6', 'e472041e359e8f48604510145972bad642f5fde5635ca3daa842a4acb557618f52fa8240451a94227e6142239f9d3454d186101eeb96476cb181360c8ef1a508');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 23, 4130528400000, 'bank:bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'handle.sponsored', 'hdl_AqRTB7rKJnj0ehTpU8zXMvNDYqlHnBiIp7NIKPqNDID', '{"bank":"bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ","claim":"clm_I4fCNe1AdOL7lbtnMZ20Hb4okroRdXoxYutlQaQiD2t","key":"key_ENPH7jeFvVzpN2fEmfqi8XkwcPPlDHn3HDAIgeOPiMH"}', '1f7e5bbdf42fdade1a5c6121fc27c8b34150ec6e2caf5e1d50c314a5e15c77f6', '2bca8745320e61468a7cce3aa3155f463e13f909b07ac3950b3a5c4d6391cbb5', '732aa6e4f459cb5782a74003883c282280f9acb87527bd26970af7f511c4928946870713368d742e445803316e599e9984ca319690ee543583bfec97456a9f03');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 24, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'handle.created', 'hdl_3EptVu4NBsr32rxZfsP9CNNVfP4pyCTzbhRzdaZNFhj', '{"alias":"fay","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"ACTIVE"}', '2bca8745320e61468a7cce3aa3155f463e13f909b07ac3950b3a5c4d6391cbb5', '61e9298395c3ae0a7f47abec1778daa352296dec0dee6ad9a26f35def211083e', 'f71806e756c166d8ea5de9100a86454eb77d2c0097cb8720b7c72998a3f701dfd3552fbd81392fe492cec5c1a68245f1c39899af8c58ebdb6968634f8e65b20f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 25, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT","default":true,"handle":"hdl_3EptVu4NBsr32rxZfsP9CNNVfP4pyCTzbhRzdaZNFhj","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"LINKED"}', '61e9298395c3ae0a7f47abec1778daa352296dec0dee6ad9a26f35def211083e', '6f6211c1cd29a6237b8acde46a1766f093e7199d61eb32aa596d73b714eb1b01', 'a89b08e16ad65c13ecf7f2ce5b19e678ae63a031745b2c9cf4ea023a186ff35c6fdb8f5e9e28967ca011d0df6b629f26fc8432567f8970fcdc8de20c47e82106');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 26, 4130528400000, 'bank:bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'claim.opened', 'clm_faMtaB53QxyBg2LtaXkrsCa91PivjERphtjf4LXfO7o', '{"handle":"hdl_3EptVu4NBsr32rxZfsP9CNNVfP4pyCTzbhRzdaZNFhj","key":"key_ENPH7jeFvVzpN2fEmfqi8XkwcPPlDHn3HDAIgeOPiMH","type":"PORTABILITY"}', '6f6211c1cd29a6237b8acde46a1766f093e7199d61eb32aa596d73b714eb1b01', 'd3e29c55e8220b6920dc5399693995e45e72b9827a0742201bdb4cb3720c78aa', 'e5fedce58340a0b710a5e6adf3c6b4e6ebe4e389cc5f488662149245e9e1faeba73a168f1ac48957972eaaa8f9bac8371ab8c22c6e1fc4d79edb34f65bc6790b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 27, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'claim.acknowledged', 'clm_faMtaB53QxyBg2LtaXkrsCa91PivjERphtjf4LXfO7o', '{"by":"holder","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5"}', 'd3e29c55e8220b6920dc5399693995e45e72b9827a0742201bdb4cb3720c78aa', '0fec6fc5a9ee7a8fb8d7175d9f9f75af010ce155421868ccbad7eff5a87e9489', 'd6bf1817927124b285b3556388d1e631a8d5634a02a008457cacc3f89ec45e9b587525079c95c498d3a1910edf433d6afaf32aa7678660238b87608bedfb1202');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 28, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'claim.confirmed', 'clm_faMtaB53QxyBg2LtaXkrsCa91PivjERphtjf4LXfO7o', '{"by":"holder","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5"}', '0fec6fc5a9ee7a8fb8d7175d9f9f75af010ce155421868ccbad7eff5a87e9489', 'd102337d135cdc8e38cf00159f3666b45513e62d79806ab8f9ffd17534228ff5', '90558e6cf9a2dace2167959967718c5f3aad45573c8123a143bb3be811385e340575ca438fd0e535dec5f480e53054fe6ac21afdfba49c2b93e55cfa381dcc08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 29, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'handle.created', 'hdl_x9fH2cyzgSBpx52iZze0br3eSjECROOLLKNMzVn0ONg', '{"alias":"gus","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"ACTIVE"}', 'd102337d135cdc8e38cf00159f3666b45513e62d79806ab8f9ffd17534228ff5', '192e75cc5b949f98a45a9405a05f3dcf301b8cfc4983b18290d7dbf3a2fc8700', '6317104229ccd9804c8fd6c998db9cbc298d9db6e93398eb3a6971ff8ccf46363c85862a665fbec82c4927ff0d6df621bc60cd888548d513666bc7335f99db03');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 30, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT","default":true,"handle":"hdl_x9fH2cyzgSBpx52iZze0br3eSjECROOLLKNMzVn0ONg","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"LINKED"}', '192e75cc5b949f98a45a9405a05f3dcf301b8cfc4983b18290d7dbf3a2fc8700', '2178f631efc088ffd588504b03bb1344be748ac02b933046ddb09981f7752e12', 'bcf553dab388017b7ca2b83501d0b67eb269ec51ea8d5756fbc6dc53bb5a76f9e8f1eacca9058dfe44adf7eba01aa0ade1a9274457ee77e6949a586c363ac701');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 31, 4130528400000, 'bank:bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'claim.opened', 'clm_8Pq0X5vebVi2da9QTOo1F1lclbd96QJ3e4QiyQ4OYGb', '{"handle":"hdl_x9fH2cyzgSBpx52iZze0br3eSjECROOLLKNMzVn0ONg","key":"key_ENPH7jeFvVzpN2fEmfqi8XkwcPPlDHn3HDAIgeOPiMH","type":"PORTABILITY"}', '2178f631efc088ffd588504b03bb1344be748ac02b933046ddb09981f7752e12', '19833f37ff6e453bb9f92a9a90472fbcb870e86424a0e5545f2262f09fa04c27', 'ccc47fa313dd47e8bd220ea89724d925f93fe5544aa6c0c5bb9ba6fea1018f50910b5a2bb054c1987e3956a640a6af1ed5bd67fffdeb9609e3f6736c38b08804');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 32, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'handle.created', 'hdl_nsceDm9tE576bEFtpBCMe8PKDeKIR1LhtfhpuWULexF', '{"alias":"hana","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"ACTIVE"}', '19833f37ff6e453bb9f92a9a90472fbcb870e86424a0e5545f2262f09fa04c27', 'cdb34407d2710a768dea516d803da77d0fd08b747537cfd3737ad97f63614969', '5ddd1b85749415d2bbe5b559fb38bd54c4003f6e0a3424ef615668c40799d9d45d881aab53d4928593b2c6011f6c4bb0e6110aec2caaa6af52ab3ff098a30a0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 33, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT","default":true,"handle":"hdl_nsceDm9tE576bEFtpBCMe8PKDeKIR1LhtfhpuWULexF","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"LINKED"}', 'cdb34407d2710a768dea516d803da77d0fd08b747537cfd3737ad97f63614969', '6c00663de857ff99aff9e1384dcef6e36134a6b19c64db3b228dfa1dcced61bf', '4fdf4114cd1c29b8b9f52b323774ee4899ea97d66e11e8874fd9ec2ed49da6f1770af8d333200478ab6a051b18a2fac04832c6900a8e4c3ea53d5d3e30f29c08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 34, 4130528400000, 'bank:bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'claim.opened', 'clm_VRdVha4doqSKsZ1QWVVNXpSrkxsVIP7AH66WZNgExYO', '{"handle":"hdl_nsceDm9tE576bEFtpBCMe8PKDeKIR1LhtfhpuWULexF","key":"key_ENPH7jeFvVzpN2fEmfqi8XkwcPPlDHn3HDAIgeOPiMH","type":"OWNERSHIP"}', '6c00663de857ff99aff9e1384dcef6e36134a6b19c64db3b228dfa1dcced61bf', 'aaed78585c40a9c5e0ce7b3f89d13cac21be60e329451ec84058eb1390f74b3b', '91c85c44a7ad95b5d7480ecf3e949f3b2655347b47c3b917c1e2de398e803c8f34c10d3972c34489764ce0dcf5c836551863b661e49b61fd241233c0960d9f0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 35, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'claim.acknowledged', 'clm_VRdVha4doqSKsZ1QWVVNXpSrkxsVIP7AH66WZNgExYO', '{"by":"holder","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5"}', 'aaed78585c40a9c5e0ce7b3f89d13cac21be60e329451ec84058eb1390f74b3b', '672a5cd3f496e37b2dd04d8dfa60810f52d1c0384b355adc407a45c2b68dd71d', 'b2a6f6cd96cac6f8c931c1848bf9aae043e47815838407c70b25e2ed700e36e28c7d699e095f302038c87ef865391e8a9b483412bd0a2d5fbff4d0a85cbdd602');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 36, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'claim.disputed', 'clm_VRdVha4doqSKsZ1QWVVNXpSrkxsVIP7AH66WZNgExYO', '{"by":"holder","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5"}', '672a5cd3f496e37b2dd04d8dfa60810f52d1c0384b355adc407a45c2b68dd71d', '077ebebf488db60476b26e069872c8681c3ff24d38695cec55f575cea2265278', '3f631a713c410931c5096d60ea8cc05433bf2da2109dc7703fffcd997525a2c171ecfc6bb9f31d82ff71b75f4f8c98ff749af8b9742cc509c14793cbe4c6fc0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 37, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'handle.created', 'hdl_6G0wrWvdm8A1kBjrGEfZQPkJHTNk6G379tgmRjfZapH', '{"alias":"ida","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"ACTIVE"}', '077ebebf488db60476b26e069872c8681c3ff24d38695cec55f575cea2265278', '7cd8346cd96c66a891c5027cdb9aeae757ae639d0e97827fe433022c37404ee4', 'c5601bf7fb62f6d85181960c76a5f27143a16b8745e57381b4976064453a6e2588db138d0d6b7c02e640870beb3bef1847494287917fd3e7f232245bbe1dd904');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 38, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT","default":true,"handle":"hdl_6G0wrWvdm8A1kBjrGEfZQPkJHTNk6G379tgmRjfZapH","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","status":"LINKED"}', '7cd8346cd96c66a891c5027cdb9aeae757ae639d0e97827fe433022c37404ee4', '3b439eeb2c9946a6ce2374d853a83eff85441f425dc091be93f3498cc2301231', '873cd34468ff589c61934fd27a651bfeeac056971fa053893d58c97d13356dd102ac3968b97e284bb283c08beb31e34362e9d5eed3103604d21a3dd2400f790a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 39, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5","reason":"HANDLE_DEACTIVATED"}', '3b439eeb2c9946a6ce2374d853a83eff85441f425dc091be93f3498cc2301231', '0f6d09928f23d8257eec4c31ae6b44061951f1c258ff371f878415a770887d63', '9d7b744a527756577b82530e764525a7b3261102bcaca3eda1f880163ca3ee2fb6662f078031589e0e55ea1d9da83610d92767bec9a8f6f3700af267b64d5f0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 40, 4130528400000, 'bank:bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'handle.deactivated', 'hdl_6G0wrWvdm8A1kBjrGEfZQPkJHTNk6G379tgmRjfZapH', '{"alias":"ida","key":"key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5"}', '0f6d09928f23d8257eec4c31ae6b44061951f1c258ff371f878415a770887d63', '031633da74c4da870a6bf646041925cb6283800dbc080294f5a6348e1fc39b0e', '660652f33a149860e20e3eb183fda3a44ca1a3a4757ce956d592d5d61f15aed996813a16c2df075bca1e74d6afd9fb86a553f66f2c987c91805d42a145c3c80e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('registry', 1, 4130528400000, 'admin:key_first_owner', 'admin_key.added', 'key_Nh5ntamAQm2XFxGwvOCA0YvQ8Uy1astTrUAT1gfoBNJ', '{"name":"Ada","role":"operator"}', '0000000000000000000000000000000000000000000000000000000000000000', '1bdb49b7724aad4407dd3cfe64f679c9972903ec9283f1c2045f81c5c8dc893e', '2015501df2e62112605e8dcc5a5a953e81f21e69b11f45431a7be6b20be996fd1e02cb76d6c5571be9c44b1de3cb92e36fa9db9f12881b60363deae31a8e4904');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_4BqqtqFkxoIIRsTynBejmdAPs10m6L0rmPk8Xzi0gT5', 'BANK', 'bnk_sqUYGlWCIPm06Ipfymd71BIwpRmxwwolJMcGP5oVcAT', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '7fed707d044500b5f9063c7fc071a84fa88811625c5df5918d521b2201711a79', null, 4130528400000, 4130528400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_ENPH7jeFvVzpN2fEmfqi8XkwcPPlDHn3HDAIgeOPiMH', 'BANK', 'bnk_PTd3lSf4DWSBEGkIGvjhZjSnyk8JjaGKqX72d6kb4LZ', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '3e9f2d8d3116778c9d372d154bd9bbace71c9e13736219bd73233f5febe842a5', null, 4130528400000, 4130528400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_oJxcTm97uEgnx90oXvqnXU69pr5TK7kfttqsc1SQGOU', 'GATEWAY', 'gtw_8QqxBGWoOA0Ngi9uLLDKQcOCnfVY2O2nDpp1SGCRt0b', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', '946f7dc9e0d3e1bc734a94744795047d0cef1cbe9cfd49c38f82746729fb9fd2', null, 4130528400000, 4130528400000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
