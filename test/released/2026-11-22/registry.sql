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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-22 03:01:08');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (2, '0001_governance.sql', '2026-11-22 03:01:08');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (3, '0002_terms.sql', '2026-11-22 03:01:08');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (4, '0003_lookup_batches.sql', '2026-11-22 03:01:08');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (5, '0004_underlying_reason.sql', '2026-11-22 03:01:08');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (6, '0005_disputed_by.sql', '2026-11-22 03:01:08');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (7, '0006_approvers.sql', '2026-11-22 03:01:08');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (8, '0007_key_slots.sql', '2026-11-22 03:01:08');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, created_at, updated_at, daily_quota) VALUES ('bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', 4130524800000, 4130524800000, null);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, created_at, updated_at, daily_quota) VALUES ('bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', 4130524800000, 4130524800000, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_Ox4WNWd9hxXXd9dk55KNmQ3b169SNcQQeZJZaergkSP', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_b8v2tCUQdcxoGrjFswHz7jVM69hzpsWrbv6ZNacmwf9', 'eli', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'acc_00000000000000000007', 'USD', 'fe33f16d2d49472135f73747e4d28fee7f9b3d46e11feb979d6ca31b380d913d', 4130524800000, 4131734400000, null, null, null, null, null, null, 4130524800000, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_qmb3wmABpQi59esrItexEQrq95xZCZvXDPxqi6AGwpY', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_eXi8O8gVdknDrwwdmB1CAkBvQ2P4yh9yLlvUz37UYwa', 'fay', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'acc_00000000000000000009', 'USD', '13df8f99d5477533cb19c90038ebc7028d251a081e0e27314574ee053021137c', 4130524800000, 4131734400000, 4131129600000, null, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_4e3UfyrtvkLqBNhebSRlY3enNSEt42GoQYYG3smnHTw', 'test', 'PORTABILITY', 'OPEN', 'hdl_6ePbZp5Y6Gl857WkPvgyR9W68y7s7HOLUM1HKDATJC0', 'gus', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'acc_00000000000000000011', 'USD', 'eb3f47973644272608384d7b996ac0650b800e50a70c4e36562b921f7cdbc7e0', 4130524800000, 4131734400000, 4131734400000, null, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_N2yYwZkGqDcgX3Fx4W0I31fkFyOGsudffBK5aWwojxB', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_oDYjdFQ8075GrXFE1iSjyOfWyAEHK33CnJDx13RWH7k', 'hana', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'acc_00000000000000000013', 'USD', '1582b312fc7ead6ff4622f100ae2f0e0bcfea376c38102cb07ca19dbb49a686c', 4130524800000, 4131734400000, 4131734400000, 4130524800000, 'the customer objects', null, null, null, null, 'holder');
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, created_at, updated_at, lookup_burst, lookups_per_minute) VALUES ('gtw_Ej4GTH8KvOoON906dKjOVqi1ApDzFEbTOCKsmgCsJ7I', 'test', 'gateway', 'ACTIVE', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_BEatkWNkTkDIzaocz9yM5WDBAWuCRyJkA6sWE7ULjhe', 'ana', 'ACTIVE', null, 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '1e3084be847a750d34b90194caeb2d9dd25d0ea4e89298cc61b9a182a55420f4', 4130524800000, 4130524800000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_jISbI4dKllwtU7QcmE38zmR5QdzQDUwkwd0sESmODHo', 'ben', 'ACTIVE', null, 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '5ac6baeae539d78d0e423468304fc6d63fe6bf5ee6111f795c376951d1765f4e', 4130524800000, 4130524800000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_k01Q8EqEYBRTxIstbaR5Rtg5FtSZy4LhELEitv5oGSR', 'cem', 'SUSPENDED', 'FRAUD', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '7ecccd45b9f0a3066cbde2a5d73d39d198b7c2da771719d825e16e93c2320f2a', 4130524800000, 4130524800000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_P75ven0sB3gvevECLuK25QCpN6MBZThlOOvu7at5455', 'dua', 'PENDING_VERIFICATION', null, 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', null, 4130524800000, null, null, 4131129600000, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_b8v2tCUQdcxoGrjFswHz7jVM69hzpsWrbv6ZNacmwf9', 'eli', 'ACTIVE', null, 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'fe33f16d2d49472135f73747e4d28fee7f9b3d46e11feb979d6ca31b380d913d', 4130524800000, 4130524800000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_eXi8O8gVdknDrwwdmB1CAkBvQ2P4yh9yLlvUz37UYwa', 'fay', 'ACTIVE', null, 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '13df8f99d5477533cb19c90038ebc7028d251a081e0e27314574ee053021137c', 4130524800000, 4130524800000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_6ePbZp5Y6Gl857WkPvgyR9W68y7s7HOLUM1HKDATJC0', 'gus', 'ACTIVE', null, 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'eb3f47973644272608384d7b996ac0650b800e50a70c4e36562b921f7cdbc7e0', 4130524800000, 4130524800000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_oDYjdFQ8075GrXFE1iSjyOfWyAEHK33CnJDx13RWH7k', 'hana', 'ACTIVE', null, 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '040dd5bf198daf5d0a27c81bf0da55efd8f64454fe707fb2dc82b5bdedf61a2b', 4130524800000, 4130524800000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_i0FzsyvNA3OJHTCV2AODJCy9YOyNM7G6Y6ZNL70CcJ8', 'ida', 'DEACTIVATED', null, 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', null, 4130524800000, 4130524800000, null, 4138300800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000001', 'hdl_BEatkWNkTkDIzaocz9yM5WDBAWuCRyJkA6sWE7ULjhe', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000002', 'hdl_jISbI4dKllwtU7QcmE38zmR5QdzQDUwkwd0sESmODHo', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'e', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000003', 'hdl_jISbI4dKllwtU7QcmE38zmR5QdzQDUwkwd0sESmODHo', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, 0, 0, 0, 0, 'PUBLIC', '0', 4130524800000, null, 4131129600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000004', 'hdl_k01Q8EqEYBRTxIstbaR5Rtg5FtSZy4LhELEitv5oGSR', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000005', 'hdl_P75ven0sB3gvevECLuK25QCpN6MBZThlOOvu7at5455', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '1', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000006', 'hdl_b8v2tCUQdcxoGrjFswHz7jVM69hzpsWrbv6ZNacmwf9', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 0, 1, 0, 0, 'PUBLIC', '1', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000007', 'hdl_b8v2tCUQdcxoGrjFswHz7jVM69hzpsWrbv6ZNacmwf9', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000008', 'hdl_eXi8O8gVdknDrwwdmB1CAkBvQ2P4yh9yLlvUz37UYwa', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000010', 'hdl_6ePbZp5Y6Gl857WkPvgyR9W68y7s7HOLUM1HKDATJC0', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '3', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000012', 'hdl_oDYjdFQ8075GrXFE1iSjyOfWyAEHK33CnJDx13RWH7k', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '6', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000014', 'hdl_i0FzsyvNA3OJHTCV2AODJCy9YOyNM7G6Y6ZNL70CcJ8', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4130524800000, 4130524800000, null, null);
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, added_by, created_at, retired_at, approved_by, active_since) VALUES ('key_CtnUANRg0Dyc88CYvPpqCBIifppCBWOxIT3jareNptf', 'Ada', 'operator', 'ACTIVE', 'ec223fc04a5d4bd5855315d0d38e111910ba43b62f9e55d536ba4de9ff5831bf', 'key_first_owner', 4130524800000, null, null, 4130524800000);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 1, 4130524800000, 'admin:key_first_owner', 'bank.registered', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', '52c884c47abdb0a3d44ad69801a77ed150919878f5fb47a984d924c47bdeecc6', '54eb92c57d5be1e2fe75b0c5ff1329099e7a982dea5bc1c1465d3c454081ac2b1ebf19ebc7a9451f47e8d68d859e25698fe738d27b9c1adf8739853168b3f90d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 2, 4130524800000, 'admin:key_first_owner', 'key.added', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '{"key":"key_first_owner","key_id":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","kind":"BANK_TO_REGISTRY","mode":"test"}', '52c884c47abdb0a3d44ad69801a77ed150919878f5fb47a984d924c47bdeecc6', '1238f56c510b1544d64ae05fbb64b13974feae07d620b98c2cde254fbb73ee0c', '8b67553e7c2282db281aa526993e7608d3db9bbc342bd01a9b7e4e3f6a8a5de2f9c488692f86c03f03a92200e2669cb165efe331cabee2386e04fe6915aad108');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 3, 4130524800000, 'admin:key_first_owner', 'bank.registered', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', '{"bank_handle":"borealis","key":"key_first_owner"}', '1238f56c510b1544d64ae05fbb64b13974feae07d620b98c2cde254fbb73ee0c', 'fb41ef329eeb6ff95d2e72490cbebcefce536c18c7657c62d0f4504eda8815ac', '322c13542bf43bd986210a95a639ba77b2a2f7a655ea2f9cf0c6127f278030d5862172f9ab1d510f85d5de9ce21164647aa1b725cdf387628aa6285e56932901');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 4, 4130524800000, 'admin:key_first_owner', 'key.added', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', '{"key":"key_first_owner","key_id":"key_4ovfOJT9Im0xpHBKUClhHYWWYLuEX3uRIoIF9fSTbif","kind":"BANK_TO_REGISTRY","mode":"test"}', 'fb41ef329eeb6ff95d2e72490cbebcefce536c18c7657c62d0f4504eda8815ac', 'e00d2c43bdb2b3ee4a48589209895252e51b89ed20aff38b171e4f66161d81b9', '4c6587bbd579375b9b4344776ab6b6d5e201f94dabdc0ddab03af7f10d70e3f030420b1540e97cfbe875bedb174331c87059f7d9ed626bb18e4e588904674402');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 5, 4130524800000, 'admin:key_first_owner', 'gateway.registered', 'gtw_Ej4GTH8KvOoON906dKjOVqi1ApDzFEbTOCKsmgCsJ7I', '{"key":"key_first_owner","name":"gateway"}', 'e00d2c43bdb2b3ee4a48589209895252e51b89ed20aff38b171e4f66161d81b9', 'f379ef4befd1b3185b0b30f78d0256fb5722eafa46832180729d108056775c72', '2ad1cab333f207411e0944421f32c38d9d6ab58c1f3f7dbff7006eb68e49a70defaa4a732ac81621cf35ec745e1bc922635de594d7f46491359869a0a574c900');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 6, 4130524800000, 'admin:key_first_owner', 'key.added', 'gtw_Ej4GTH8KvOoON906dKjOVqi1ApDzFEbTOCKsmgCsJ7I', '{"key":"key_first_owner","key_id":"key_YBlaHSoxUxdkGRiBB86XpGrTEDWjm6pKSqFF88WfKGf","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', 'f379ef4befd1b3185b0b30f78d0256fb5722eafa46832180729d108056775c72', 'f9fffb9a6a0d7853a9dc57cf1f82cc9ba0607c7ded7d4d7183f998cf4a7f0c14', '9a263b907985046ec35372d267f17cae9fe185650a4b3851940875f0bcdfb0047191434e720a2eacf6d9a9ea4fd402841408a2a977842fb8cb203675b3a02d0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 7, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'handle.created', 'hdl_BEatkWNkTkDIzaocz9yM5WDBAWuCRyJkA6sWE7ULjhe', '{"alias":"ana","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"ACTIVE"}', 'f9fffb9a6a0d7853a9dc57cf1f82cc9ba0607c7ded7d4d7183f998cf4a7f0c14', '77fc93f799fca68f4cd18208987475a1005b3de4fcbac9ce8b9a5a9f600d0609', 'cdbc6a7e0bafb4fae7362b97e74aa57a3648716dfe17b12bd1dae69d00771cbc4f2c91567670803d4ab0ff15554e4af2cd8b16f05533fddb53f9c7862f48ac0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 8, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa","default":true,"handle":"hdl_BEatkWNkTkDIzaocz9yM5WDBAWuCRyJkA6sWE7ULjhe","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"LINKED"}', '77fc93f799fca68f4cd18208987475a1005b3de4fcbac9ce8b9a5a9f600d0609', 'e9f98bca0eed7c3e65df41d161eb62158aaf6ab503b48445d9a8d56dbe343959', 'a9a19fb15f861335b1c8f3ebc7ccf61e922bd9ffac0c2b89a5856c6002be4cfbf089ea26d7bbf7debe33bbc58edb406f8581364f51e8d39ead1fd95512878207');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 9, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'handle.created', 'hdl_jISbI4dKllwtU7QcmE38zmR5QdzQDUwkwd0sESmODHo', '{"alias":"ben","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"ACTIVE"}', 'e9f98bca0eed7c3e65df41d161eb62158aaf6ab503b48445d9a8d56dbe343959', '7f2bda1e2878f2f3f8c7b3a4331a1d3b05ea22007fbe4066de7c2e6333376c1e', 'e6eabebd77fd491961b8fa58ac95faeff5f1a2246fb7becd7f1d772e23777ba4006feb4646035e8bcb48d00742c99e0345779e77baca935aba889c9396a39206');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 10, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa","default":true,"handle":"hdl_jISbI4dKllwtU7QcmE38zmR5QdzQDUwkwd0sESmODHo","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"LINKED"}', '7f2bda1e2878f2f3f8c7b3a4331a1d3b05ea22007fbe4066de7c2e6333376c1e', 'c3fcdded64404970cef36bea4dfa2a25a81c6e4f270a4386de3cb3699b59e6b6', '50b67dda5a6bfd2f3e2d9f773a17fb7951263310bdc48845c837d1bbd78569957cb4d1d984b0c70d8e3e0ed88d79a475b7eb7a867ceba7ddbd36a01a0dc0dc0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 11, 4130524800000, 'bank:bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz","default":false,"handle":"hdl_jISbI4dKllwtU7QcmE38zmR5QdzQDUwkwd0sESmODHo","key":"key_4ovfOJT9Im0xpHBKUClhHYWWYLuEX3uRIoIF9fSTbif","status":"PENDING_CONFIRMATION"}', 'c3fcdded64404970cef36bea4dfa2a25a81c6e4f270a4386de3cb3699b59e6b6', '1448f2c87f2ae5b0aa043567a72ec723a36ea7308e7d27fe7300d91d9eb06621', 'e0559412430cb0ad4f68fa6d549c0277d19c208ff3344a9deeac3e9efba725e77a83ea47f809844174c559c3d47e01c17e4daa72ea0b81a0bbb42e6f4dccd202');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 12, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'handle.created', 'hdl_k01Q8EqEYBRTxIstbaR5Rtg5FtSZy4LhELEitv5oGSR', '{"alias":"cem","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"ACTIVE"}', '1448f2c87f2ae5b0aa043567a72ec723a36ea7308e7d27fe7300d91d9eb06621', 'e6a51b67a6ccb0a804dcd357d6b23f6d66c1ffe8bcb93306a44a665ac33713a8', '74d5a203193bb3f29d9f28a90cac8e2ae0d3e85fe98975427f1bed08a02b45ef0b24a930c122d1607a421c215baa2564a8b77a18e40b8443231a311e03dc7b00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 13, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa","default":true,"handle":"hdl_k01Q8EqEYBRTxIstbaR5Rtg5FtSZy4LhELEitv5oGSR","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"LINKED"}', 'e6a51b67a6ccb0a804dcd357d6b23f6d66c1ffe8bcb93306a44a665ac33713a8', '03b76f1ff0a96499bd2bfee3d90c997f79c04400ce693e85217249bbd4bd799f', '350b94b7823925a71388b011f32a9ce5706488d80f929681d1683d3a53a8860e89f114f66ab87773a12b6b422ec15cbf609bffb6c157ed7a94645aae9de79107');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 14, 4130524800000, 'admin:key_first_owner', 'handle.suspended', 'hdl_k01Q8EqEYBRTxIstbaR5Rtg5FtSZy4LhELEitv5oGSR', '{"key":"key_first_owner","reason":"FRAUD"}', '03b76f1ff0a96499bd2bfee3d90c997f79c04400ce693e85217249bbd4bd799f', '0dd8ab9f1435bc98454d3c5e20bc0501defdbc3ca6fa30435476c340cc035ee3', '579586e8e48855715b3f29375ad31f1939574027b883b41c7dd89a55b021671b7cb2ac9b8443c21ffacf03460c9386573dce805aeb801e1f629ca867a133cd06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 15, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'handle.created', 'hdl_P75ven0sB3gvevECLuK25QCpN6MBZThlOOvu7at5455', '{"alias":"dua","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"PENDING_VERIFICATION"}', '0dd8ab9f1435bc98454d3c5e20bc0501defdbc3ca6fa30435476c340cc035ee3', 'df455ac5f6e47abe5a35f56601a180c9e1b23a3e708eef0165fba2581bfa9041', '4af9b84ba6c040f104f1e1ca915a12d7a8a3cdf81de9bc241de7ade8068b812e6f630a96a02ae5bcbae03fd54b173546c758588e523e90124278c7ce221d6d06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 16, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa","default":true,"handle":"hdl_P75ven0sB3gvevECLuK25QCpN6MBZThlOOvu7at5455","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"LINKED"}', 'df455ac5f6e47abe5a35f56601a180c9e1b23a3e708eef0165fba2581bfa9041', '3fe2ea59f2f75e306795e58c3dbf3b719d8b5ac7e3bd31648939986a8f0627fe', '26f375a14e5dfa34e2ca3640d2753d75fb2da1904007e42ec9b6bd9c3a15851f75d4344eb5b9b219f412c812e3ac5cb0f03af4daecae1c5786f49719e6817301');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 17, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'handle.created', 'hdl_b8v2tCUQdcxoGrjFswHz7jVM69hzpsWrbv6ZNacmwf9', '{"alias":"eli","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"ACTIVE"}', '3fe2ea59f2f75e306795e58c3dbf3b719d8b5ac7e3bd31648939986a8f0627fe', '3f22e21cd5c86aeb80c2bb815b2bd41c528da47325352735ea0907bcfc61559e', '4dc6a0e0e279ca2822a5e1d95e58060c4f58c399962e73a72910f660ec120573dda86c8d7ec29af7b9dfdf9ab7c714ea26d9e64d2d1bdef5e03c24cf2c9ff903');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 18, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa","default":true,"handle":"hdl_b8v2tCUQdcxoGrjFswHz7jVM69hzpsWrbv6ZNacmwf9","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"LINKED"}', '3f22e21cd5c86aeb80c2bb815b2bd41c528da47325352735ea0907bcfc61559e', 'e6ca63e2fabfda4803f96d5641eec161259df3c80902693bc8fead12c9828ff8', '589fbe072a202175d024bdb66a6d93380375a7783a62363788c196964f61cbc457a6a8b410d6d276056143192352669815e1bfb2193b391bea6fc24089396903');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 19, 4130524800000, 'bank:bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'claim.opened', 'clm_Ox4WNWd9hxXXd9dk55KNmQ3b169SNcQQeZJZaergkSP', '{"handle":"hdl_b8v2tCUQdcxoGrjFswHz7jVM69hzpsWrbv6ZNacmwf9","key":"key_4ovfOJT9Im0xpHBKUClhHYWWYLuEX3uRIoIF9fSTbif","type":"PORTABILITY"}', 'e6ca63e2fabfda4803f96d5641eec161259df3c80902693bc8fead12c9828ff8', 'b5eef743895bf4d52f8e1be7a484cb579a9bf662ff2f335a263a3cbb77f7ef63', 'ac8cf25f2ee7983192195f4d2411a597ce532f1fee75e0923a80235972dd3b13e2b9f488f1c11103d19a7e295584bf301f8c776b91a0605c178a34f732f04900');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 20, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'claim.acknowledged', 'clm_Ox4WNWd9hxXXd9dk55KNmQ3b169SNcQQeZJZaergkSP', '{"by":"holder","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA"}', 'b5eef743895bf4d52f8e1be7a484cb579a9bf662ff2f335a263a3cbb77f7ef63', '4ae4107954aec0e719ec5e7e00511ce3ce06ccd08d593626436abff48a7946a5', '642a8d772b438cd4f59652b3d0ee07d9e74f0485ead0d099515a0ebb411fc03df1a2b3e76cb7a52ac5c8f738250968a336e49486e53fcdc38cbb76a47885be0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 21, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'claim.confirmed', 'clm_Ox4WNWd9hxXXd9dk55KNmQ3b169SNcQQeZJZaergkSP', '{"by":"holder","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA"}', '4ae4107954aec0e719ec5e7e00511ce3ce06ccd08d593626436abff48a7946a5', '533f3782e9b2b766037ed9c028d5497a242b7b35be59059f1088211a7ea99989', '1aefc49dfc1f0136cbcc7534fa63106f65af91ca12cb95aa577747fe77f6d312f7b9e82d25becb712166d9ab38f6065530f573a804b171dca4ae2cf60818a60b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 22, 4130524800000, 'bank:bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'claim.completed', 'clm_Ox4WNWd9hxXXd9dk55KNmQ3b169SNcQQeZJZaergkSP', '{"by":"claimant","key":"key_4ovfOJT9Im0xpHBKUClhHYWWYLuEX3uRIoIF9fSTbif"}', '533f3782e9b2b766037ed9c028d5497a242b7b35be59059f1088211a7ea99989', 'cd63c7a20a8a7c240a99dcf6929c69407c9f52146c2416cf073b44cbc66d1b0d', '347b37c9a7db9e6887ff3abf718797f1c3912c9c955d6ae488cd7ab14cccb0b28e6506736d7aab673ca5915cecdc385ecc32f0849d87fc0e14c94b8b31e6ee0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 23, 4130524800000, 'bank:bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'handle.sponsored', 'hdl_b8v2tCUQdcxoGrjFswHz7jVM69hzpsWrbv6ZNacmwf9', '{"bank":"bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz","claim":"clm_Ox4WNWd9hxXXd9dk55KNmQ3b169SNcQQeZJZaergkSP","key":"key_4ovfOJT9Im0xpHBKUClhHYWWYLuEX3uRIoIF9fSTbif"}', 'cd63c7a20a8a7c240a99dcf6929c69407c9f52146c2416cf073b44cbc66d1b0d', 'd36e4fdc2f166ba64ab1e1b71dbb33290ac45a982a196e9e60472fd243618048', '205873543fed4bd3097a3d9e8d25f4b1c3c4880d3e2f9bd6703bf2c01adffcf9fd4a198edd7de979ef1c85c934f45214bf4b52f27ef3c4a4426d801d11c77105');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 24, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'handle.created', 'hdl_eXi8O8gVdknDrwwdmB1CAkBvQ2P4yh9yLlvUz37UYwa', '{"alias":"fay","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"ACTIVE"}', 'd36e4fdc2f166ba64ab1e1b71dbb33290ac45a982a196e9e60472fd243618048', '0628e8652d91ba6e6bf4243e0eb831b0e91690b76cfa2bcaa5ff785b2a0b2776', 'c757129dd351788e89a8338500ceeb48713b57ae28b718fe0f37757a0bd9263d1934d83f08b06d51b7e798cba721067aca88cb78e8953acae38a910a20805c0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 25, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa","default":true,"handle":"hdl_eXi8O8gVdknDrwwdmB1CAkBvQ2P4yh9yLlvUz37UYwa","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"LINKED"}', '0628e8652d91ba6e6bf4243e0eb831b0e91690b76cfa2bcaa5ff785b2a0b2776', '46e3ac7eb39fd237a53c5f2eee8248cc9b588c734ef8caea1b8989f81f72fd44', '2b5eddd32d240ef43339b0a571897b8e96383b0023009b99f90e3135ceae76ebc2d00bcb165c1866a75b7d3abf052ff5bbe859ac25d2427fef0cf8ced962b204');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 26, 4130524800000, 'bank:bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'claim.opened', 'clm_qmb3wmABpQi59esrItexEQrq95xZCZvXDPxqi6AGwpY', '{"handle":"hdl_eXi8O8gVdknDrwwdmB1CAkBvQ2P4yh9yLlvUz37UYwa","key":"key_4ovfOJT9Im0xpHBKUClhHYWWYLuEX3uRIoIF9fSTbif","type":"PORTABILITY"}', '46e3ac7eb39fd237a53c5f2eee8248cc9b588c734ef8caea1b8989f81f72fd44', 'ad42926bf8d50585576b26bf728a174da1e8e84867a54fc55d99ec72518795c9', 'd264900877a03cca0449c430b1475dfcb69711b619d01b30e8cb0d34143c369c3cd47a98c55c3a8588b86a14ccdf673f7010468574289f069e41dc0af2cef106');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 27, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'claim.acknowledged', 'clm_qmb3wmABpQi59esrItexEQrq95xZCZvXDPxqi6AGwpY', '{"by":"holder","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA"}', 'ad42926bf8d50585576b26bf728a174da1e8e84867a54fc55d99ec72518795c9', 'cf651d209217d8d7bfb2f20f8193eab1928a5dfc15f523b26e4d7ba1febaa9a6', '33c0dacabafba2af1b80ef9eabfc4791d4fc05ae69c592f0b24eeae17b7bb05203edd215af9c6b0600699486dbc5bc5a198870d09076a28dcfd12fb0c38db600');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 28, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'claim.confirmed', 'clm_qmb3wmABpQi59esrItexEQrq95xZCZvXDPxqi6AGwpY', '{"by":"holder","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA"}', 'cf651d209217d8d7bfb2f20f8193eab1928a5dfc15f523b26e4d7ba1febaa9a6', 'adc7da8723c46b2fd9a88fd90552ef7e33a2a1206715a2f628e2e1a5cb31b1d7', '57608cec20f57b60930c44bab97ea3c02a89b7ec92238df8828bd6afc42d4cc4a70f3ac91c6308d5948d166e1fa549bdbb28fa426d5b903420c2071dd32f460a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 29, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'handle.created', 'hdl_6ePbZp5Y6Gl857WkPvgyR9W68y7s7HOLUM1HKDATJC0', '{"alias":"gus","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"ACTIVE"}', 'adc7da8723c46b2fd9a88fd90552ef7e33a2a1206715a2f628e2e1a5cb31b1d7', 'ee82625022cef008f59169f223dc36afc672e3824ef186827ad89657e66051c3', '7b23ba914ef990039e744bc8b29129956dfd77b707366962972d7e3bbf9fe6f3b617e5ae30f181109dd81415db7ab69d40fa089bf24bacacfa40a7b8b7680b0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 30, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa","default":true,"handle":"hdl_6ePbZp5Y6Gl857WkPvgyR9W68y7s7HOLUM1HKDATJC0","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"LINKED"}', 'ee82625022cef008f59169f223dc36afc672e3824ef186827ad89657e66051c3', '5e6edddeb2be077cb3025923f3bdcd96ae24907381da8fc536bca9e88f574f24', '8bf559bc44fa62ff2d76c6b1a5e82aad80ca86ae6314924ef3d7c0e2d95e3df362213f08812e981b8d9eec165cf99a36cfa80109eaf5a6acda47d287770ff601');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 31, 4130524800000, 'bank:bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'claim.opened', 'clm_4e3UfyrtvkLqBNhebSRlY3enNSEt42GoQYYG3smnHTw', '{"handle":"hdl_6ePbZp5Y6Gl857WkPvgyR9W68y7s7HOLUM1HKDATJC0","key":"key_4ovfOJT9Im0xpHBKUClhHYWWYLuEX3uRIoIF9fSTbif","type":"PORTABILITY"}', '5e6edddeb2be077cb3025923f3bdcd96ae24907381da8fc536bca9e88f574f24', 'b6fa5268e608016cf2ff32ecec6d184de707c9679c1fa27b93d974d5511bd7bd', '321bffd949f98f9e35dc654c7e76b8b3bdb0bff1190c0f182495642f08fe882646b28d2ee3eb3c815239bdc8258e3c08ecd258a64d6a176283d9de148acc3a06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 32, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'handle.created', 'hdl_oDYjdFQ8075GrXFE1iSjyOfWyAEHK33CnJDx13RWH7k', '{"alias":"hana","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"ACTIVE"}', 'b6fa5268e608016cf2ff32ecec6d184de707c9679c1fa27b93d974d5511bd7bd', '43a50b0a80e96d3fd54eaf5667578ac8a27bdeed03604ced4a9ba127668fc962', 'e7173a2a8ccc571e6f12094594242daf642cc36906e02aceb5b0d3cbeae519ebca44fbf66a927d615773d697f6056cc457fb8e7820db8540c1f3957ba5a74a0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 33, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa","default":true,"handle":"hdl_oDYjdFQ8075GrXFE1iSjyOfWyAEHK33CnJDx13RWH7k","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"LINKED"}', '43a50b0a80e96d3fd54eaf5667578ac8a27bdeed03604ced4a9ba127668fc962', 'c2f73c4f3d6960ce64cb7df1b593430c2d5b8e4baf49ae844208fba08bc41932', '42bfc1280481914a32a2cf955dc4b9f14ed80001cb4e6cab83eb64c59cf96eb35fde2e71665eff0f3c048a39f109fa332c524efe53483bc2a162177b9c55e202');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 34, 4130524800000, 'bank:bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'claim.opened', 'clm_N2yYwZkGqDcgX3Fx4W0I31fkFyOGsudffBK5aWwojxB', '{"handle":"hdl_oDYjdFQ8075GrXFE1iSjyOfWyAEHK33CnJDx13RWH7k","key":"key_4ovfOJT9Im0xpHBKUClhHYWWYLuEX3uRIoIF9fSTbif","type":"OWNERSHIP"}', 'c2f73c4f3d6960ce64cb7df1b593430c2d5b8e4baf49ae844208fba08bc41932', '44979545a8072726a3f3e94f0d0f7403c06c0fe37806845675a24af0f46b7444', '4c415b4f579f3188546de2808175334fc616483439001e3e7ca4154b68e34a63b8a38166efd570a6a741f416b5f817125c53c1ac061a90169e9c4efcc5056c0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 35, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'claim.acknowledged', 'clm_N2yYwZkGqDcgX3Fx4W0I31fkFyOGsudffBK5aWwojxB', '{"by":"holder","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA"}', '44979545a8072726a3f3e94f0d0f7403c06c0fe37806845675a24af0f46b7444', 'cae4cd437f7b66863b8bd0451dc353436a563f4b380a8ad48dca2c3eef33d536', '771fd0ee8721370a651ab2898f0ef14ef55a64ce9de9aad85cbc4bfb67e89103b6e29516175e99ed5862f1556c07c036f5fe9b6d4797e147d3c4822152a80307');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 36, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'claim.disputed', 'clm_N2yYwZkGqDcgX3Fx4W0I31fkFyOGsudffBK5aWwojxB', '{"by":"holder","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA"}', 'cae4cd437f7b66863b8bd0451dc353436a563f4b380a8ad48dca2c3eef33d536', '0cdcf02a09078f921c08c4c05010261fb7f7006374e4ad82a2e189a14b591574', '0c1dc97284b29a4569e40c82a9084b63bed200fac730138cff114eebc291c78ea2a99a09eb50bc6c847841d287715b5ae9d8a18a04946c62972094e9271f7f08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 37, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'handle.created', 'hdl_i0FzsyvNA3OJHTCV2AODJCy9YOyNM7G6Y6ZNL70CcJ8', '{"alias":"ida","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"ACTIVE"}', '0cdcf02a09078f921c08c4c05010261fb7f7006374e4ad82a2e189a14b591574', '215343448e2e48a6fbb033ab58ad4c460dc05a842cf779e02a20611123b63ebc', '6db13dff90b76814e930c70529d6a20f056aac2e37b1cbc2b10f757a168ff8e42ae0da8d8d2e5c95bafa7e4cba9e966ff15a8ba6a219e16332ff8410a48c2a02');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 38, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa","default":true,"handle":"hdl_i0FzsyvNA3OJHTCV2AODJCy9YOyNM7G6Y6ZNL70CcJ8","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","status":"LINKED"}', '215343448e2e48a6fbb033ab58ad4c460dc05a842cf779e02a20611123b63ebc', 'b1354db2de4cb1227baa3606afd19d79374979ebc9f6d82ba7d9b71c0d30fd3c', 'd3c15bf826b279cc7855772456be71d8ac8b0704154ff4882299ad20fa543d30e0ca54ff76d8a0bdb93400103ab30085c53ad4305835dac6b636d734874e2107');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 39, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA","reason":"HANDLE_DEACTIVATED"}', 'b1354db2de4cb1227baa3606afd19d79374979ebc9f6d82ba7d9b71c0d30fd3c', '808d8d99eba2742008ef549643e46997b2825efa65fa89596f573b6431a496b3', '9f4b1175371d07a9aa7d6dd3ac1b67562801dd7913fc7d1d3475e7675cce0052739e3b35da56d9915492646927a589977ff8eb3280e3028415ba33d42b39f20b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 40, 4130524800000, 'bank:bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'handle.deactivated', 'hdl_i0FzsyvNA3OJHTCV2AODJCy9YOyNM7G6Y6ZNL70CcJ8', '{"alias":"ida","key":"key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA"}', '808d8d99eba2742008ef549643e46997b2825efa65fa89596f573b6431a496b3', '489ec611da5ccc51d9737371dded97f8c8d807f7aa861c4f44c4511e701ecab8', 'ab8a6aa46ee8b0590a65edf29babc282b8fc73338bb624ed061818d149a9ccd8bc01cf46ab353e00c9ef5223906f50839e91b21230b908339ff06c0fbcf1a00f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('registry', 1, 4130524800000, 'admin:key_first_owner', 'admin_key.added', 'key_CtnUANRg0Dyc88CYvPpqCBIifppCBWOxIT3jareNptf', '{"name":"Ada","role":"operator"}', '0000000000000000000000000000000000000000000000000000000000000000', '743bdd46a6cb152401aaa4b91a6787602c142073ff0cb75cc84096cb2eda9643', '5d8656bf203ef25bf15495eee534a9faf352129fd27f5d749cc975229b6fae94e92eca462f32a93c7a1f39774b933b264cee24784a97fefab7a712ee53683b04');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_8NNE3r2NpXtlLQ35T57N7oLxxvSE2e3NPDVdyR62IbA', 'BANK', 'bnk_nzc0pDjt5h3Tj1gXJyNWtEtytkWxvtJxFPwVbAknkBa', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '99f6f097c71ea6a5c43cfef2d1cb6f09077a13624c453c177b00346f11499299', null, 4130524800000, 4130524800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_4ovfOJT9Im0xpHBKUClhHYWWYLuEX3uRIoIF9fSTbif', 'BANK', 'bnk_NMqJvxGLxxOlw3MZgxALFzySrqMWmr7CUK7d45fUjwz', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '59c784c518f21b554d739f102aaddf3e57edb764cf5c0db846926d393690fc47', null, 4130524800000, 4130524800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_YBlaHSoxUxdkGRiBB86XpGrTEDWjm6pKSqFF88WfKGf', 'GATEWAY', 'gtw_Ej4GTH8KvOoON906dKjOVqi1ApDzFEbTOCKsmgCsJ7I', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', 'f4f9bef94259574483a3377c3b6ab743ee15bb18fb7c5b0bb7bce19c0ba9c6e5', null, 4130524800000, 4130524800000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
