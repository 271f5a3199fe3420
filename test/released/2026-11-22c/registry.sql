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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-22 04:30:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (2, '0001_governance.sql', '2026-11-22 04:30:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (3, '0002_terms.sql', '2026-11-22 04:30:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (4, '0003_lookup_batches.sql', '2026-11-22 04:30:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (5, '0004_underlying_reason.sql', '2026-11-22 04:30:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (6, '0005_disputed_by.sql', '2026-11-22 04:30:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (7, '0006_approvers.sql', '2026-11-22 04:30:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (8, '0007_key_slots.sql', '2026-11-22 04:30:56');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, created_at, updated_at, daily_quota) VALUES ('bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', 4130532000000, 4130532000000, null);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, created_at, updated_at, daily_quota) VALUES ('bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', 4130532000000, 4130532000000, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_cyRxZa2JUIJrEScU6w7902TrX0oyj9LJODEZ6RZDImk', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_fK1GcwUU09JRvyZAmqyNaTGYWZce5pEnN1VGH0cBg2G', 'eli', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'acc_00000000000000000007', 'USD', 'fe33f16d2d49472135f73747e4d28fee7f9b3d46e11feb979d6ca31b380d913d', 4130532000000, 4131741600000, null, null, null, null, null, null, 4130532000000, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_hM9xyV8KRg5AJGyxuuhnc2jcWzLaIk7rtxrTCCjYAzW', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_6xmEyqDEsnvXqnXpnJlAMRSunAbsLP8STByArAQtMYK', 'fay', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'acc_00000000000000000009', 'USD', '13df8f99d5477533cb19c90038ebc7028d251a081e0e27314574ee053021137c', 4130532000000, 4131741600000, 4131136800000, null, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_GEYrhDskt7pCYE6kJgfov38jegjV3DL79apdEGEaxdL', 'test', 'PORTABILITY', 'OPEN', 'hdl_obm4KQYr6AWzP25YxtNnLjt4gmqUGVsxZMlIiNKN1hW', 'gus', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'acc_00000000000000000011', 'USD', 'eb3f47973644272608384d7b996ac0650b800e50a70c4e36562b921f7cdbc7e0', 4130532000000, 4131741600000, 4131741600000, null, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_ckQlQ13Fap7r9yy14vyzqbRts90ozBQFJVVIKSwDaJl', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_pFQwl8ddZsJxMgF9A6AMW0Ws1zmu4SsLxfYLZQ0EjVr', 'hana', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'acc_00000000000000000013', 'USD', '1582b312fc7ead6ff4622f100ae2f0e0bcfea376c38102cb07ca19dbb49a686c', 4130532000000, 4131741600000, 4131741600000, 4130532000000, 'the customer objects', null, null, null, null, 'holder');
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, created_at, updated_at, lookup_burst, lookups_per_minute) VALUES ('gtw_JEnzQOWRulmYcrxGZYPjmPH4qXH75Wrq4jSBNPjb9LL', 'test', 'gateway', 'ACTIVE', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_IpTZa3eyr54aN0iVtTIRlupAO4rxvOwB5xrKQOnp81i', 'ana', 'ACTIVE', null, 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '1e3084be847a750d34b90194caeb2d9dd25d0ea4e89298cc61b9a182a55420f4', 4130532000000, 4130532000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_dUC8bn8zTGvR4h2qsIa4HuBczQIIX5ZFe7jQpip1pnI', 'ben', 'ACTIVE', null, 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '5ac6baeae539d78d0e423468304fc6d63fe6bf5ee6111f795c376951d1765f4e', 4130532000000, 4130532000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_5YSijJ8GnltP28jrRNGo4N6GcpXZtGOhvhWvVu6liH6', 'cem', 'SUSPENDED', 'FRAUD', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '7ecccd45b9f0a3066cbde2a5d73d39d198b7c2da771719d825e16e93c2320f2a', 4130532000000, 4130532000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_T65NSJtkHRF27B1L6zVdZSHxSK5lSQevedsnZMCv16x', 'dua', 'PENDING_VERIFICATION', null, 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', null, 4130532000000, null, null, 4131136800000, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_fK1GcwUU09JRvyZAmqyNaTGYWZce5pEnN1VGH0cBg2G', 'eli', 'ACTIVE', null, 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'fe33f16d2d49472135f73747e4d28fee7f9b3d46e11feb979d6ca31b380d913d', 4130532000000, 4130532000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_6xmEyqDEsnvXqnXpnJlAMRSunAbsLP8STByArAQtMYK', 'fay', 'ACTIVE', null, 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '13df8f99d5477533cb19c90038ebc7028d251a081e0e27314574ee053021137c', 4130532000000, 4130532000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_obm4KQYr6AWzP25YxtNnLjt4gmqUGVsxZMlIiNKN1hW', 'gus', 'ACTIVE', null, 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'eb3f47973644272608384d7b996ac0650b800e50a70c4e36562b921f7cdbc7e0', 4130532000000, 4130532000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_pFQwl8ddZsJxMgF9A6AMW0Ws1zmu4SsLxfYLZQ0EjVr', 'hana', 'ACTIVE', null, 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '040dd5bf198daf5d0a27c81bf0da55efd8f64454fe707fb2dc82b5bdedf61a2b', 4130532000000, 4130532000000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_Kkm6DAs828ZGvF3Zx8dpHKyxi0xOzlhbVVC8NnDdTYI', 'ida', 'DEACTIVATED', null, 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', null, 4130532000000, 4130532000000, null, 4138308000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000001', 'hdl_IpTZa3eyr54aN0iVtTIRlupAO4rxvOwB5xrKQOnp81i', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000002', 'hdl_dUC8bn8zTGvR4h2qsIa4HuBczQIIX5ZFe7jQpip1pnI', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'e', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000003', 'hdl_dUC8bn8zTGvR4h2qsIa4HuBczQIIX5ZFe7jQpip1pnI', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, 0, 0, 0, 0, 'PUBLIC', '0', 4130532000000, null, 4131136800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000004', 'hdl_5YSijJ8GnltP28jrRNGo4N6GcpXZtGOhvhWvVu6liH6', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000005', 'hdl_T65NSJtkHRF27B1L6zVdZSHxSK5lSQevedsnZMCv16x', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '1', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000006', 'hdl_fK1GcwUU09JRvyZAmqyNaTGYWZce5pEnN1VGH0cBg2G', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 0, 1, 0, 0, 'PUBLIC', '1', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000007', 'hdl_fK1GcwUU09JRvyZAmqyNaTGYWZce5pEnN1VGH0cBg2G', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000008', 'hdl_6xmEyqDEsnvXqnXpnJlAMRSunAbsLP8STByArAQtMYK', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000010', 'hdl_obm4KQYr6AWzP25YxtNnLjt4gmqUGVsxZMlIiNKN1hW', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '3', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000012', 'hdl_pFQwl8ddZsJxMgF9A6AMW0Ws1zmu4SsLxfYLZQ0EjVr', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '6', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000014', 'hdl_Kkm6DAs828ZGvF3Zx8dpHKyxi0xOzlhbVVC8NnDdTYI', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4130532000000, 4130532000000, null, null);
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, added_by, created_at, retired_at, approved_by, active_since) VALUES ('key_rkgO7NBpCpUgel8viKp4JHXNaIOiSNx7uM7LMftVmc9', 'Ada', 'operator', 'ACTIVE', 'bf67a01117d383eac4a24b91c73ec8b77dbda1405b49f7917bcbaf89077c9106', 'key_first_owner', 4130532000000, null, null, 4130532000000);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 1, 4130532000000, 'admin:key_first_owner', 'bank.registered', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', '8079e96b52f34820d73aba0b4120933b0ce99863086a51a0092e882efa60fd1b', '7e3b142b8ee55806c8fa0e5a8899a262837b9b0e3e7880513797864ea67de9b69aa7e9bac9e502e8e6f9215e5797ff5573ddbeeaddff7435ad20c5c3b7237a0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 2, 4130532000000, 'admin:key_first_owner', 'key.added', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '{"key":"key_first_owner","key_id":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","kind":"BANK_TO_REGISTRY","mode":"test"}', '8079e96b52f34820d73aba0b4120933b0ce99863086a51a0092e882efa60fd1b', '3fa49ae7da8965a0973dd66330519816a3f6640b5f0168bab450bca92720ec9e', '90832afad5be36b895e2437bb3bc78f0e978f9f28de21ab75a8920c9d696e3ecf2d3d83e1fb1460b1790d1541a3b76118897780147c4a0c5c095845aa086da01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 3, 4130532000000, 'admin:key_first_owner', 'bank.registered', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', '{"bank_handle":"borealis","key":"key_first_owner"}', '3fa49ae7da8965a0973dd66330519816a3f6640b5f0168bab450bca92720ec9e', '07621b2352c0afaa86d1d724fe7d2a915bc57e667a22ec610d85945670f4e1a2', '09703ae0f68665f4ed9bdb42cafaaa5f412bb53f940a2e2a94e365e4f37faa6554dd193716dc449245ea636dacc0914176845dce0f86ab3b852127b8aeb39e05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 4, 4130532000000, 'admin:key_first_owner', 'key.added', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', '{"key":"key_first_owner","key_id":"key_vPoqpNercsvCXbaDISLWDjXLUtjrf5jlYqP60KmCzmY","kind":"BANK_TO_REGISTRY","mode":"test"}', '07621b2352c0afaa86d1d724fe7d2a915bc57e667a22ec610d85945670f4e1a2', '4636d7ca1f9630bab4d44b885ae26f0d1c7381b33ee4fb09b6823afa9f3128d2', '4cf58e33ea54d6cd8a96527c4de5fab494daf0a8007aac6dda4bac811dd1901cc68c90c7f2ba4c737e38bb23b44720f434b7312064b299cda434023573251907');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 5, 4130532000000, 'admin:key_first_owner', 'gateway.registered', 'gtw_JEnzQOWRulmYcrxGZYPjmPH4qXH75Wrq4jSBNPjb9LL', '{"key":"key_first_owner","name":"gateway"}', '4636d7ca1f9630bab4d44b885ae26f0d1c7381b33ee4fb09b6823afa9f3128d2', '278f9444b9f4907488baadade6a90043415f9319f6a7902a166ceebc6628af75', '835265542808b35c992dd337e55a6104c1dca3f76317d33393ab72977bce3629242b2db0d8e88301a2f8955988895a557d50e6b92ebdf50675a57090203c990b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 6, 4130532000000, 'admin:key_first_owner', 'key.added', 'gtw_JEnzQOWRulmYcrxGZYPjmPH4qXH75Wrq4jSBNPjb9LL', '{"key":"key_first_owner","key_id":"key_1RpzDorveTy1IURMLwYXs0PFqiF5nTpLmmtPm9J2MNy","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', '278f9444b9f4907488baadade6a90043415f9319f6a7902a166ceebc6628af75', 'dd05140d89ad15fd643cf89c327ed9fdf8aacf97a9c8a801d18043679f3e9012', '36a234eda43e4d0b834adfd9ab5a42bacce4b2941aef8939c710ffaac1e9cf00c6ba161065e12959a45b3bd58658ac0e30b7570a197a59b602680852aac1d30c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 7, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'handle.created', 'hdl_IpTZa3eyr54aN0iVtTIRlupAO4rxvOwB5xrKQOnp81i', '{"alias":"ana","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"ACTIVE"}', 'dd05140d89ad15fd643cf89c327ed9fdf8aacf97a9c8a801d18043679f3e9012', '927a744c3819df9b276f48e20034d26d1dccfecb13f0653797b0630f92ae4b0c', 'e948ff7794c7c3ebb7231cf96d5f2cd522d6a32a3e8862fba239e9bc6a6c5a726357cf3e5abc4983f4401d281b582cf42212e7ea70128e150bad3ff72c82ae0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 8, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6","default":true,"handle":"hdl_IpTZa3eyr54aN0iVtTIRlupAO4rxvOwB5xrKQOnp81i","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"LINKED"}', '927a744c3819df9b276f48e20034d26d1dccfecb13f0653797b0630f92ae4b0c', '5cff12ea6e39fb2d9d09862f50ee6466f984861be96a48751ee99d9689709f93', 'fe9bc325cd00fbb0b363264b7f22b5ebfb58f7af1b64d8c8aee42f1eaf387694fbd70dade44699593696330204e672b0111f244a78c6dc6c1b3cf1d490e0f507');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 9, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'handle.created', 'hdl_dUC8bn8zTGvR4h2qsIa4HuBczQIIX5ZFe7jQpip1pnI', '{"alias":"ben","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"ACTIVE"}', '5cff12ea6e39fb2d9d09862f50ee6466f984861be96a48751ee99d9689709f93', '3d52be52936f729e1f1d39665663e7aca65677dee908e5cee9538756d1944f9b', 'd4eb05db3652892ef1ab956d158e9500a22464296843dcef5d8bebbd03dec7885524d97f1ef2eb48e2ed026e257411fe5c6c44d56b6862bde190a19c6a6c3e04');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 10, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6","default":true,"handle":"hdl_dUC8bn8zTGvR4h2qsIa4HuBczQIIX5ZFe7jQpip1pnI","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"LINKED"}', '3d52be52936f729e1f1d39665663e7aca65677dee908e5cee9538756d1944f9b', '21a2a3543b79660d1a2df0275ae47de1183dd377bc70e9430675059dff83c9c1', '49ac89aaad09597b27c3cfe194536d068be8be910651668d90f0f52a33299573509b73f922b4fb7ba55de6dd3a99f121ab6b8870522516f84ecb880a28651c0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 11, 4130532000000, 'bank:bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN","default":false,"handle":"hdl_dUC8bn8zTGvR4h2qsIa4HuBczQIIX5ZFe7jQpip1pnI","key":"key_vPoqpNercsvCXbaDISLWDjXLUtjrf5jlYqP60KmCzmY","status":"PENDING_CONFIRMATION"}', '21a2a3543b79660d1a2df0275ae47de1183dd377bc70e9430675059dff83c9c1', 'f16c9e3107951459168e1a5f9cb43dbb19a7b9b89e0ea13cddb4926e41bbac4c', 'eb39e5f8330d338b66b7c4996fbf26a6dec736d5f2ecb20b985a629a3b104105860c8bd4c71caec74e62a2bf9b9918639f247eeb4d660c397e9b77c0e10fec02');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 12, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'handle.created', 'hdl_5YSijJ8GnltP28jrRNGo4N6GcpXZtGOhvhWvVu6liH6', '{"alias":"cem","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"ACTIVE"}', 'f16c9e3107951459168e1a5f9cb43dbb19a7b9b89e0ea13cddb4926e41bbac4c', '27840f3886bb064138a77bc2f53e46095b8d39605933c2da02307abc5141c6de', '4fe28bae738998655d3ef1273b4d550f17e6ab9f6022aa42c5041440430c2f91d05f55317246161feffbf8bcc3b7b2c51f4ea83a59087b2512b3d1631640280f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 13, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6","default":true,"handle":"hdl_5YSijJ8GnltP28jrRNGo4N6GcpXZtGOhvhWvVu6liH6","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"LINKED"}', '27840f3886bb064138a77bc2f53e46095b8d39605933c2da02307abc5141c6de', '2b5a1572d47f1f078275b2b0c746e711fce3eebffcf1f36a3745b17c2d6df50b', 'a9e61b98f48296ff7eca948f09ac0775fc81e33cd9032d10b720c2ae2d88c1b13a288536df1635f9e95ce1cd009654103579e00aa50c1498f7d33657b3739a0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 14, 4130532000000, 'admin:key_first_owner', 'handle.suspended', 'hdl_5YSijJ8GnltP28jrRNGo4N6GcpXZtGOhvhWvVu6liH6', '{"key":"key_first_owner","reason":"FRAUD"}', '2b5a1572d47f1f078275b2b0c746e711fce3eebffcf1f36a3745b17c2d6df50b', '265496ddf040205b6b381dec78db0f9f6bf5d9b4c214340b429ad2acb9bf1b23', 'a239a04597105a437dbcd9a23f815308593dc7a103a133bb63e3a515c201eb6b4bbfb84813062c034c2d03fd6b29053c63a45bcdd5fa390595f53c0cc9e6c70b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 15, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'handle.created', 'hdl_T65NSJtkHRF27B1L6zVdZSHxSK5lSQevedsnZMCv16x', '{"alias":"dua","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"PENDING_VERIFICATION"}', '265496ddf040205b6b381dec78db0f9f6bf5d9b4c214340b429ad2acb9bf1b23', '59fa9fecea346f9c38329f50e20b7f2138fe90b8bdb4c3f03e1e4a8414c9e996', '3e229152a66dd76a8972af7d8e4c453110fba3b231756aa6d53929347d84c93133a27a651fbab8a06a9de6fc8852d29c785e0794f3d004769551d1c1e4c1f603');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 16, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6","default":true,"handle":"hdl_T65NSJtkHRF27B1L6zVdZSHxSK5lSQevedsnZMCv16x","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"LINKED"}', '59fa9fecea346f9c38329f50e20b7f2138fe90b8bdb4c3f03e1e4a8414c9e996', '7ab60ee74fed4b3bc8a45c784692ca9179ed7ef1261d5bd15da76b5cee670d58', 'fb57ad47ac2f9989c3dc6bf87a9c5f5ac92749f32f653679a26d9154d63826014f70039cfffa6c438519e9f1d93f000de710b3c7f8fc99310c60b18b9259bf0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 17, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'handle.created', 'hdl_fK1GcwUU09JRvyZAmqyNaTGYWZce5pEnN1VGH0cBg2G', '{"alias":"eli","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"ACTIVE"}', '7ab60ee74fed4b3bc8a45c784692ca9179ed7ef1261d5bd15da76b5cee670d58', '52f2f65b0ebd5ebe7d26baa0306b4be695327404d570dcfce8651fb837d1871c', '50ee4cce5207df53c6400725bac286678ee1408d23a5ce31d5ce23adc46ffbd8cb79614ee3672450beaf5f0ac82fde23319645cd4fa1d32bb1fe1d0d60a55b0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 18, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6","default":true,"handle":"hdl_fK1GcwUU09JRvyZAmqyNaTGYWZce5pEnN1VGH0cBg2G","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"LINKED"}', '52f2f65b0ebd5ebe7d26baa0306b4be695327404d570dcfce8651fb837d1871c', '1d78123affa6a9984c990b1b93f16d460bf478a1f25959961b21d93047f5abb6', '4dc943f8ab4656749be66db733d8408c7d5cac2a9cad0ca39953b1337be61e1511f339863ee173a1205d5c1731403494e01eb8ac3a2d67ae801d717ec3b14309');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 19, 4130532000000, 'bank:bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'claim.opened', 'clm_cyRxZa2JUIJrEScU6w7902TrX0oyj9LJODEZ6RZDImk', '{"handle":"hdl_fK1GcwUU09JRvyZAmqyNaTGYWZce5pEnN1VGH0cBg2G","key":"key_vPoqpNercsvCXbaDISLWDjXLUtjrf5jlYqP60KmCzmY","type":"PORTABILITY"}', '1d78123affa6a9984c990b1b93f16d460bf478a1f25959961b21d93047f5abb6', '42527a6e9dc4347461fabdc62f257587f149f6cfd06010bf9fb9e82878ce9c43', 'ad63a80e110098e6a7b4bb8605cfe1305f93dc347f98326d2fe7fafc9ac9edf76ce0031d2c90cb3fbac4cf83bd09c4084415b1084e017c66bfea3d12406b6e04');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 20, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'claim.acknowledged', 'clm_cyRxZa2JUIJrEScU6w7902TrX0oyj9LJODEZ6RZDImk', '{"by":"holder","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy"}', '42527a6e9dc4347461fabdc62f257587f149f6cfd06010bf9fb9e82878ce9c43', '7c8d370f14e3dc17ae5ce10e40cdb33631e310e56495cd4dfba6259750e19a3d', '0d4a746999f01082aded14ddac00071e6bf572c6483e6d4d26080b4594446f6bfad34904225cbc5e6e98f75c21fa7a0d11259212bea841e03dc8458483984006');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 21, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'claim.confirmed', 'clm_cyRxZa2JUIJrEScU6w7902TrX0oyj9LJODEZ6RZDImk', '{"by":"holder","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy"}', '7c8d370f14e3dc17ae5ce10e40cdb33631e310e56495cd4dfba6259750e19a3d', '7193c528694bcef05e9940de852563e9b325e88fc580c35785c18a2fe99ba236', '8f03aecc44d5a9ea8548dfc33869550598563477ec2b4c6710ec54e3c62a73258c6bd08d3c830f43286f1048612efe933c41ee12b39cc6408ba7cf6d5a1ed801');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 22, 4130532000000, 'bank:bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'claim.completed', 'clm_cyRxZa2JUIJrEScU6w7902TrX0oyj9LJODEZ6RZDImk', '{"by":"claimant","key":"key_vPoqpNercsvCXbaDISLWDjXLUtjrf5jlYqP60KmCzmY"}', '7193c528694bcef05e9940de852563e9b325e88fc580c35785c18a2fe99ba236', '51cd01da85ddcc462330551dd257524b6077461b7087b330cb8b4f510c9fffff', '8acb32914d0c8b30948719f32d4ed8714deb97268d17a2df3fd86fad3b991ea3738bafa29bcc5027a9bf1850ec74e2ce88de5d0e5ffcc5e7d8498e8f6b6f3b0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 23, 4130532000000, 'bank:bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'handle.sponsored', 'hdl_fK1GcwUU09JRvyZAmqyNaTGYWZce5pEnN1VGH0cBg2G', '{"bank":"bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN","claim":"clm_cyRxZa2JUIJrEScU6w7902TrX0oyj9LJODEZ6RZDImk","key":"key_vPoqpNercsvCXbaDISLWDjXLUtjrf5jlYqP60KmCzmY"}', '51cd01da85ddcc462330551dd257524b6077461b7087b330cb8b4f510c9fffff', 'ab19140e6bd6884c9f6caf40fa4358a7ba80981902fd9f15642924e33cd3ff81', 'bd87a2c14d4b08e3b7055929d103fb3fa69735407c96c495c4fec20d72d549b5dfc0122164d931b67aae4cf60f5cf219679381ac39f45c8b1b4d70623083ba0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 24, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'handle.created', 'hdl_6xmEyqDEsnvXqnXpnJlAMRSunAbsLP8STByArAQtMYK', '{"alias":"fay","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"ACTIVE"}', 'ab19140e6bd6884c9f6caf40fa4358a7ba80981902fd9f15642924e33cd3ff81', '614658fc4c248d59e6772d95cd8ecee05112bc898c5d79afbd089b89f1af7169', '8092810424c64392a06b00f0d0fb7ae5762e7ef975fc0aaf39c87bbd9fa3af9b1fae15e1550387875951391e83ed4015b402f2052b34df673c26a0bcd8461302');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 25, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6","default":true,"handle":"hdl_6xmEyqDEsnvXqnXpnJlAMRSunAbsLP8STByArAQtMYK","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"LINKED"}', '614658fc4c248d59e6772d95cd8ecee05112bc898c5d79afbd089b89f1af7169', '327a365b6960cf793c432e344e69e311b082bf4d0e96db28a0e6994edd38712f', 'd8fa9d471f8e5988814264466d734cb6d4fab4eb05e4a130831138b99cb0d26ae32b7e8346eb731f1fa8092f7a0a568e1716a52fbba60129af8035c64c58c408');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 26, 4130532000000, 'bank:bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'claim.opened', 'clm_hM9xyV8KRg5AJGyxuuhnc2jcWzLaIk7rtxrTCCjYAzW', '{"handle":"hdl_6xmEyqDEsnvXqnXpnJlAMRSunAbsLP8STByArAQtMYK","key":"key_vPoqpNercsvCXbaDISLWDjXLUtjrf5jlYqP60KmCzmY","type":"PORTABILITY"}', '327a365b6960cf793c432e344e69e311b082bf4d0e96db28a0e6994edd38712f', 'e97c76ec558eeb0758efe8ae764cb0044a87de9f070ee3338e13dcd2a662dc23', 'e40e8e80b23ec729415dd40f351bb16cdc77389bd329f318ec1dae7eac31ec09bd684f5a40e06cd5ff681cede5ac8ef45d0c438214111de0fcd1171d092b3f08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 27, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'claim.acknowledged', 'clm_hM9xyV8KRg5AJGyxuuhnc2jcWzLaIk7rtxrTCCjYAzW', '{"by":"holder","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy"}', 'e97c76ec558eeb0758efe8ae764cb0044a87de9f070ee3338e13dcd2a662dc23', 'd11df6dd0c58c02575f0db13aadbb6bc3f412765dff894a702cdce699f1a75db', 'e395b5a1752a2462c35dbcbb730024dfee6cc400039d3ed838c0e9025467b9f9732bbbd092e8c6613432a2be0760cbe706ffe2d5144458ddd2bc541b955ed50c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 28, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'claim.confirmed', 'clm_hM9xyV8KRg5AJGyxuuhnc2jcWzLaIk7rtxrTCCjYAzW', '{"by":"holder","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy"}', 'd11df6dd0c58c02575f0db13aadbb6bc3f412765dff894a702cdce699f1a75db', 'e37784682dea240b595cfc1a8df5988e934883ffb2cc7bd5e5444944b9bd6807', '7ff40d30f8d660c6b03521d9f6f6f1ce03a17305cc4982cd7964d02b26a2a790f2ac9aa0fe04aadacbb5aa9b79506de99469e1876c19ce48c7758725be784a01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 29, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'handle.created', 'hdl_obm4KQYr6AWzP25YxtNnLjt4gmqUGVsxZMlIiNKN1hW', '{"alias":"gus","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"ACTIVE"}', 'e37784682dea240b595cfc1a8df5988e934883ffb2cc7bd5e5444944b9bd6807', '02270b669c719cb2c4471f44f9eb29e9dbbc0da68da29fba1d94a3bd536fac3d', '0589f0eaf255ee8ac2285d66f258a5f989f1408c8299fe8e21df1e9c9fe1bb944834575142afd154816c0fe938ca5499c321a946a38fbee7556c899c18b67600');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 30, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6","default":true,"handle":"hdl_obm4KQYr6AWzP25YxtNnLjt4gmqUGVsxZMlIiNKN1hW","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"LINKED"}', '02270b669c719cb2c4471f44f9eb29e9dbbc0da68da29fba1d94a3bd536fac3d', 'fe076c074e94597db54a6b74f0c58763ff2342172a3986da7794507362b9579b', '5bc314994846a90c53baf4e254c3c8dcf98e8ce88f5971904e830207464af697efc9d069a521978c8794b9f64c3fa803ce9f105ba633a7f3440a7d55e57e7505');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 31, 4130532000000, 'bank:bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'claim.opened', 'clm_GEYrhDskt7pCYE6kJgfov38jegjV3DL79apdEGEaxdL', '{"handle":"hdl_obm4KQYr6AWzP25YxtNnLjt4gmqUGVsxZMlIiNKN1hW","key":"key_vPoqpNercsvCXbaDISLWDjXLUtjrf5jlYqP60KmCzmY","type":"PORTABILITY"}', 'fe076c074e94597db54a6b74f0c58763ff2342172a3986da7794507362b9579b', '111e5ee80bc49731fc3b6bbec84b79a8bf76dbabe5d9fe761502c6a9f9302d1d', '5b461913604c9a949ca471a765590df9bf63739ea65aa1879c1c2835ef442611c30c75b759694d718f76e88731b62c7684c7fcc47b43239ae755f362a72fc400');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 32, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'handle.created', 'hdl_pFQwl8ddZsJxMgF9A6AMW0Ws1zmu4SsLxfYLZQ0EjVr', '{"alias":"hana","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"ACTIVE"}', '111e5ee80bc49731fc3b6bbec84b79a8bf76dbabe5d9fe761502c6a9f9302d1d', 'c73ded17747c18d5b86c6d55b738d13e861da0e648e78031ceb48a5b23557a5b', '56b867cd3848cc72f62451b3726988eefa08710b4fc6941b288957892f616b00201702964c143790532945edea663707c8e5c8b40ea78a601c4c0e6fa5f1c209');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 33, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6","default":true,"handle":"hdl_pFQwl8ddZsJxMgF9A6AMW0Ws1zmu4SsLxfYLZQ0EjVr","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"LINKED"}', 'c73ded17747c18d5b86c6d55b738d13e861da0e648e78031ceb48a5b23557a5b', 'd5c58793fe9e2933412f8759413ceea46108089c0c02ccb05a0ac122a3ef4beb', '7fd0dfb5ec65d8b3b335b15f4c385d77d76b20fce7613fd756c2aa001a469b99568c84ced1aa679ad5e30096c7574424e4b9587c62443a102be2c19aea16a40e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 34, 4130532000000, 'bank:bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'claim.opened', 'clm_ckQlQ13Fap7r9yy14vyzqbRts90ozBQFJVVIKSwDaJl', '{"handle":"hdl_pFQwl8ddZsJxMgF9A6AMW0Ws1zmu4SsLxfYLZQ0EjVr","key":"key_vPoqpNercsvCXbaDISLWDjXLUtjrf5jlYqP60KmCzmY","type":"OWNERSHIP"}', 'd5c58793fe9e2933412f8759413ceea46108089c0c02ccb05a0ac122a3ef4beb', 'c1badf02374b5c39b3a6b05ed1dde4feca4296bd124338267c68e40d5c7f3bb4', '97104ab34c733b753789bad3402a2055b5f556bbe4aa12d66ff9ec84f4bffca2bae365548bffb618bb081281f0062282b14ec47080501e269f9a6d79c5aec202');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 35, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'claim.acknowledged', 'clm_ckQlQ13Fap7r9yy14vyzqbRts90ozBQFJVVIKSwDaJl', '{"by":"holder","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy"}', 'c1badf02374b5c39b3a6b05ed1dde4feca4296bd124338267c68e40d5c7f3bb4', '93a8c64e7e19fa29c62d657d5ea75c84b14f54cb93b6b3f67f5ada59db7b7638', 'f78dd4acceb7186c24a4413a3b299ba8ea278eca6301f8e01a91bb28826460bcf715f931254a670e73ae0044b981acac86b89553ba578c4b2bb70e7b196c760d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 36, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'claim.disputed', 'clm_ckQlQ13Fap7r9yy14vyzqbRts90ozBQFJVVIKSwDaJl', '{"by":"holder","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy"}', '93a8c64e7e19fa29c62d657d5ea75c84b14f54cb93b6b3f67f5ada59db7b7638', 'fc1b9694b152fa21e99d1f266051ac43604541fcc427444fca22452d12f15e9f', 'e713f2dc2775dacb15c9e167be88a332cdeee4c0e5de0aeea88f99425865e6b072751dbe862ba46ecc0189c27250831fc867b2a99ab064f73514905509bc020f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 37, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'handle.created', 'hdl_Kkm6DAs828ZGvF3Zx8dpHKyxi0xOzlhbVVC8NnDdTYI', '{"alias":"ida","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"ACTIVE"}', 'fc1b9694b152fa21e99d1f266051ac43604541fcc427444fca22452d12f15e9f', '99b1df0daf73649956ca187d6d707ff3debb01b31662f5adba85900bbf0aac22', '132b2e414e86a516a7fceb7f8bab062f9402b70bc26bee9cf835f7a3c7e565f3d154829b686e793747b530a1491c44bfb89605bef1fd7d093f601da4644dc30c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 38, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6","default":true,"handle":"hdl_Kkm6DAs828ZGvF3Zx8dpHKyxi0xOzlhbVVC8NnDdTYI","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","status":"LINKED"}', '99b1df0daf73649956ca187d6d707ff3debb01b31662f5adba85900bbf0aac22', '970a41c8326baec222242323b6f4f41d24f86e93de6b50edb0bcf35d689575b3', '9b34ed66713de870d655ea3d363cd0d6293cd1ea186b55545239ea09c6ed336d818d5128cdf57a8a26dc5272f4970746292acecd34d856cd2b33dd5e126a9f07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 39, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy","reason":"HANDLE_DEACTIVATED"}', '970a41c8326baec222242323b6f4f41d24f86e93de6b50edb0bcf35d689575b3', 'ed4ed21f04c3f8b4ff1063c8e453e51734ba3f5af05caae0a061879f5665976c', '6ed2b79e320e6b6d9fc6f7aea4823ace1208d12b641dca173af9c09859ba336e2031b178792e6da4fa29cf52f72e98e2aa1b613e4b2cc5ab7d6f37e4c5e31900');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 40, 4130532000000, 'bank:bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'handle.deactivated', 'hdl_Kkm6DAs828ZGvF3Zx8dpHKyxi0xOzlhbVVC8NnDdTYI', '{"alias":"ida","key":"key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy"}', 'ed4ed21f04c3f8b4ff1063c8e453e51734ba3f5af05caae0a061879f5665976c', 'a8691490e15c0f9ab3042cc73628835be5614c26f99a38f00403e08468e25815', 'f70beb9f832f2fbf65e36c2f4aafbfe1a6cc971f6516503c9b399f5b87764db86cac83183e838eda24ef9ba2414912fccaff51d0fa1f22360ec77ebecba1e105');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('registry', 1, 4130532000000, 'admin:key_first_owner', 'admin_key.added', 'key_rkgO7NBpCpUgel8viKp4JHXNaIOiSNx7uM7LMftVmc9', '{"name":"Ada","role":"operator"}', '0000000000000000000000000000000000000000000000000000000000000000', 'db7d554f29b58126185d8177b2978d50f4710a5d57e243c8bd1d0e2483c73ac0', '8060c7208f4e807ec52720ca484cf929fedb3f6ff466bb3d02c5781086b2943b6429f4009f8ac30815e298e08722b21471fd487bd1fe8842b4fa8351b353970a');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_yAGcz8M4SpqKHTbdcJPBPYtb1TaSkq8b4fJVipPB1iy', 'BANK', 'bnk_Jk2Q6tqJe9hWZOWZ7UCYo40W290Ku4RsjhpUzVxj9f6', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '736c54467ca21548e2de001016e158b0894472a1e9ae1696e08aae9d9a38cbd6', null, 4130532000000, 4130532000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_vPoqpNercsvCXbaDISLWDjXLUtjrf5jlYqP60KmCzmY', 'BANK', 'bnk_Jo45hxaB496SeJ1gPyutFeWhxcLTtIdPSx95VL9O5xN', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '1f64d1d8406de190a62fc1c3d82c8c19d246e41baa908f21d264454af9742e83', null, 4130532000000, 4130532000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_1RpzDorveTy1IURMLwYXs0PFqiF5nTpLmmtPm9J2MNy', 'GATEWAY', 'gtw_JEnzQOWRulmYcrxGZYPjmPH4qXH75Wrq4jSBNPjb9LL', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', 'a74ffdc1d0abcb5f96e271d08c76fd6cf5ba07c72311ad8af9d95fba816eb711', null, 4130532000000, 4130532000000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
