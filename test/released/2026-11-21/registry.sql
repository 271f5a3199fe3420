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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-22 01:03:25');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (2, '0001_governance.sql', '2026-11-22 01:03:25');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (3, '0002_terms.sql', '2026-11-22 01:03:25');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (4, '0003_lookup_batches.sql', '2026-11-22 01:03:25');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (5, '0004_underlying_reason.sql', '2026-11-22 01:03:25');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (6, '0005_disputed_by.sql', '2026-11-22 01:03:25');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, created_at, updated_at, daily_quota) VALUES ('bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', 4130438400000, 4130438400000, null);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, created_at, updated_at, daily_quota) VALUES ('bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', 4130438400000, 4130438400000, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_V2z2wMGNBK4QglIiZoC7YnpcH9vB2IH2s2bRiYEriJI', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_QCyASHA4D36CH7fc6khwUYy9lhstduaWMVFxAOEBBEP', 'eli', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'acc_00000000000000000007', 'USD', 'fe33f16d2d49472135f73747e4d28fee7f9b3d46e11feb979d6ca31b380d913d', 4130438400000, 4131648000000, null, null, null, null, null, null, 4130438400000, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_wtuORxK7Utnjn8lTklkJzyCi2OuSV3Op2MqGlnd1o1B', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_Mob3TDK1eDWN30ySrz653fmVM3jzNXo7EtXum6mFuKs', 'fay', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'acc_00000000000000000009', 'USD', '13df8f99d5477533cb19c90038ebc7028d251a081e0e27314574ee053021137c', 4130438400000, 4131648000000, 4131043200000, null, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_bIvPBMofVRADL3B0ehpfP3nK9Qh3GMERQhFlU9AN3My', 'test', 'PORTABILITY', 'OPEN', 'hdl_1MYOl64Ep8g6QUSJrBuRgdWnCAJqYJcy6aS3a3kMKaj', 'gus', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'acc_00000000000000000011', 'USD', 'eb3f47973644272608384d7b996ac0650b800e50a70c4e36562b921f7cdbc7e0', 4130438400000, 4131648000000, 4131648000000, null, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, closed_at, disputed_by) VALUES ('clm_yab5NY5CPu2Ok90sZrq3nAjMThCnLktXssdeBXX5VRp', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_u3lTMRR26sypadUsYUm5xYvU3qzURZ5t1CxnsHh2R7b', 'hana', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'acc_00000000000000000013', 'USD', '1582b312fc7ead6ff4622f100ae2f0e0bcfea376c38102cb07ca19dbb49a686c', 4130438400000, 4131648000000, 4131648000000, 4130438400000, 'the customer objects', null, null, null, null, 'holder');
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, created_at, updated_at, lookup_burst, lookups_per_minute) VALUES ('gtw_m683ZmHsGOOw0e8fJZwa0OPoBGqg9Jkx1KktSplnU5q', 'test', 'gateway', 'ACTIVE', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_GXpiiiZnabUpPPJYoRbsx8JGeGQxhZddzqInIg2Pj0v', 'ana', 'ACTIVE', null, 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '1e3084be847a750d34b90194caeb2d9dd25d0ea4e89298cc61b9a182a55420f4', 4130438400000, 4130438400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_fRyfSakgZ1aWbk3aAgZny4lZcOJot7hFz8F5YkQmpxY', 'ben', 'ACTIVE', null, 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '5ac6baeae539d78d0e423468304fc6d63fe6bf5ee6111f795c376951d1765f4e', 4130438400000, 4130438400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_6VQ0g8VALBcuPVBtKS8KuofCjrmtu46ceX0AmTBV6w3', 'cem', 'SUSPENDED', 'FRAUD', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '7ecccd45b9f0a3066cbde2a5d73d39d198b7c2da771719d825e16e93c2320f2a', 4130438400000, 4130438400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_ueIXBILU27NnaJknVMT1QjR8Wy0UfpJK7vMvrzxJGP5', 'dua', 'PENDING_VERIFICATION', null, 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', null, 4130438400000, null, null, 4131043200000, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_QCyASHA4D36CH7fc6khwUYy9lhstduaWMVFxAOEBBEP', 'eli', 'ACTIVE', null, 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'fe33f16d2d49472135f73747e4d28fee7f9b3d46e11feb979d6ca31b380d913d', 4130438400000, 4130438400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_Mob3TDK1eDWN30ySrz653fmVM3jzNXo7EtXum6mFuKs', 'fay', 'ACTIVE', null, 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '13df8f99d5477533cb19c90038ebc7028d251a081e0e27314574ee053021137c', 4130438400000, 4130438400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_1MYOl64Ep8g6QUSJrBuRgdWnCAJqYJcy6aS3a3kMKaj', 'gus', 'ACTIVE', null, 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'eb3f47973644272608384d7b996ac0650b800e50a70c4e36562b921f7cdbc7e0', 4130438400000, 4130438400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_u3lTMRR26sypadUsYUm5xYvU3qzURZ5t1CxnsHh2R7b', 'hana', 'ACTIVE', null, 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '040dd5bf198daf5d0a27c81bf0da55efd8f64454fe707fb2dc82b5bdedf61a2b', 4130438400000, 4130438400000, null, null, null);
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, suspension_reason, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, underlying_reason) VALUES ('test', 'hdl_Owga1jaFYtxWfI9UPnD4zaOWwhiSrBjUdc25O86bxcQ', 'ida', 'DEACTIVATED', null, 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', null, 4130438400000, 4130438400000, null, 4138214400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000001', 'hdl_GXpiiiZnabUpPPJYoRbsx8JGeGQxhZddzqInIg2Pj0v', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000002', 'hdl_fRyfSakgZ1aWbk3aAgZny4lZcOJot7hFz8F5YkQmpxY', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'e', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000003', 'hdl_fRyfSakgZ1aWbk3aAgZny4lZcOJot7hFz8F5YkQmpxY', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, 0, 0, 0, 0, 'PUBLIC', '0', 4130438400000, null, 4131043200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000004', 'hdl_6VQ0g8VALBcuPVBtKS8KuofCjrmtu46ceX0AmTBV6w3', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000005', 'hdl_ueIXBILU27NnaJknVMT1QjR8Wy0UfpJK7vMvrzxJGP5', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '1', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000006', 'hdl_QCyASHA4D36CH7fc6khwUYy9lhstduaWMVFxAOEBBEP', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 0, 1, 0, 0, 'PUBLIC', '1', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000007', 'hdl_QCyASHA4D36CH7fc6khwUYy9lhstduaWMVFxAOEBBEP', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000008', 'hdl_Mob3TDK1eDWN30ySrz653fmVM3jzNXo7EtXum6mFuKs', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000010', 'hdl_1MYOl64Ep8g6QUSJrBuRgdWnCAJqYJcy6aS3a3kMKaj', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '3', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000012', 'hdl_u3lTMRR26sypadUsYUm5xYvU3qzURZ5t1CxnsHh2R7b', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, 1, 1, 0, 0, 'PUBLIC', '6', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, status_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at, underlying_reason) VALUES ('test', 'acc_00000000000000000014', 'hdl_Owga1jaFYtxWfI9UPnD4zaOWwhiSrBjUdc25O86bxcQ', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4130438400000, 4130438400000, null, null);
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, added_by, created_at, retired_at) VALUES ('key_J0WpoSSji3E3RLMcK2Fvipu0NM1YNrNqtiDrYJFStpJ', 'Ada', 'operator', 'ACTIVE', '02286d343a137ec68d7f178dea33a059b823bee40377a5d17a0d118f9aca10c0', 'key_first_owner', 4130438400000, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 1, 4130438400000, 'admin:key_first_owner', 'bank.registered', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', 'c170213596fc49cea217f36e4f0080ccc80818ebc6465d38b9683d33a4cb418a', '173ed9ad8c93c8d2f026b08b2f462f1a8ddfaa6274c9beb86bb955c7d083c13945ab6a0858804019149d70f85d591b0cf1a4f69575bec39ce840718985ada805');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 2, 4130438400000, 'admin:key_first_owner', 'key.added', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '{"key":"key_first_owner","key_id":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","kind":"BANK"}', 'c170213596fc49cea217f36e4f0080ccc80818ebc6465d38b9683d33a4cb418a', '025cd8fce68bc9d610b1464709896f8a26da635a7c1292ae693ced252c63844e', 'fd6b421637c02987465e58d322b07c36267dd2548021a29105c1a8f6918ed11edaa63189e83983b5020dac51810023378f4ba476647a84cb01814c0cf82bf607');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 3, 4130438400000, 'admin:key_first_owner', 'bank.registered', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', '{"bank_handle":"borealis","key":"key_first_owner"}', '025cd8fce68bc9d610b1464709896f8a26da635a7c1292ae693ced252c63844e', 'ca435535cba2e5193393f402a38f94e1f70b50b4412c3fb58c78cd569ff5cc66', '3a770f8d6c6f1e9f900daac66eb8b06d6254804636894ac6e3af09a68960559a666413ac7a6d993473df9374d8dcde5febfae2c23975769e3979114fea9bfd0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 4, 4130438400000, 'admin:key_first_owner', 'key.added', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', '{"key":"key_first_owner","key_id":"key_Ys7gpb6AThdrmLnkErne7plgyRhNpQBHOsBTnbMtbxn","kind":"BANK"}', 'ca435535cba2e5193393f402a38f94e1f70b50b4412c3fb58c78cd569ff5cc66', 'e43ad05a0eb6e53bf0fd393dde8c0815271a9eb7cfd67f1ba3f368c64cf62b2b', 'f7860e3c8e1c91616f5ddbbdfd6c85da873cfc555e6719e620e508cba057d776c7a656fe1800fb9915273e2c2f249f7760cee7e23e22fc544c9657d0b0196d0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 5, 4130438400000, 'admin:key_first_owner', 'gateway.registered', 'gtw_m683ZmHsGOOw0e8fJZwa0OPoBGqg9Jkx1KktSplnU5q', '{"key":"key_first_owner","name":"gateway"}', 'e43ad05a0eb6e53bf0fd393dde8c0815271a9eb7cfd67f1ba3f368c64cf62b2b', '69e399185f839d829a116fe677e3c38b7364080501e2b337f149fb4283b08728', '06a1544c54fa6bea606adf033ffac9531f84b30032dc56601c6048b009f6b950a70dec980e1d5ba6bdd600a31902f97ddcb4f59b56bdd1dd20d8e069212c1500');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 6, 4130438400000, 'admin:key_first_owner', 'key.added', 'gtw_m683ZmHsGOOw0e8fJZwa0OPoBGqg9Jkx1KktSplnU5q', '{"key":"key_first_owner","key_id":"key_k8ByEyPrLhV5pSDRfVFjByD9FLbz8Ju8POXsjwzNHiR","kind":"GATEWAY"}', '69e399185f839d829a116fe677e3c38b7364080501e2b337f149fb4283b08728', 'f3c4ea998af1eef78ff8e90c536772538e70bc0a0b52ce310867c2147e2214f0', '5e4174384e626135e2cf21ef65510d892beca0f13bfc45a786b88c2fafa12d793fd400bf63d146437a6907950c8895dbb5e3e3c61d3634ab1c0d9ebfc41a220e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 7, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'handle.created', 'hdl_GXpiiiZnabUpPPJYoRbsx8JGeGQxhZddzqInIg2Pj0v', '{"alias":"ana","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"ACTIVE"}', 'f3c4ea998af1eef78ff8e90c536772538e70bc0a0b52ce310867c2147e2214f0', '4d5ed660a59cd80721b28beeff81fe58aaa0075285e077c45db5a57ccb62bc51', 'fcfbb0a5068a9dc69ed42cae9e6d30f45d9116eba925fcbeb8cb1333dc7dc51a2fd72c53f770ef45f6fcce496fd67af637329e3884655157d943ea4fd482dd08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 8, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc","default":true,"handle":"hdl_GXpiiiZnabUpPPJYoRbsx8JGeGQxhZddzqInIg2Pj0v","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"LINKED"}', '4d5ed660a59cd80721b28beeff81fe58aaa0075285e077c45db5a57ccb62bc51', '8a40a27d0838c4b8ee4d12b5e2ba37d05bd90f7872c56c23de5f78142211d79b', '76e85eb1205156d740863fa67001b221783df87c499a813da3beee395fd3f20105934b2b38ad969ce1df112f0d21eb529db6da528f45a862c5d2a54c98362706');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 9, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'handle.created', 'hdl_fRyfSakgZ1aWbk3aAgZny4lZcOJot7hFz8F5YkQmpxY', '{"alias":"ben","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"ACTIVE"}', '8a40a27d0838c4b8ee4d12b5e2ba37d05bd90f7872c56c23de5f78142211d79b', 'b117d7954947b08e956b69bbe8ec8b7cddac8053e9e3ddba6d3e549c5dcbe47d', '92b0da918a2021782cf60629531e82875577d27111cd5bca4c737e71011fe3dc8516c896f8e30413afecc0f853155b194262e0c2f261b577f851843066b89204');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 10, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc","default":true,"handle":"hdl_fRyfSakgZ1aWbk3aAgZny4lZcOJot7hFz8F5YkQmpxY","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"LINKED"}', 'b117d7954947b08e956b69bbe8ec8b7cddac8053e9e3ddba6d3e549c5dcbe47d', 'c6b35f36ce191c72b14ee57ed1d7d73d936e4491ca175d0ed9a6ef4201ffd901', 'ac30768d55f5ca35b29598d370c977e72e66ef48c5136604b05c4e0600b951c2ae8997a861110b67029272565f29337a59b1c75fab2802bae5f31c7efe0df102');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 11, 4130438400000, 'bank:bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y","default":false,"handle":"hdl_fRyfSakgZ1aWbk3aAgZny4lZcOJot7hFz8F5YkQmpxY","key":"key_Ys7gpb6AThdrmLnkErne7plgyRhNpQBHOsBTnbMtbxn","status":"PENDING_CONFIRMATION"}', 'c6b35f36ce191c72b14ee57ed1d7d73d936e4491ca175d0ed9a6ef4201ffd901', '294ce9f78bd5985def6d0fc57b8d78c8b8d65eaf3cc900cccf775358680a4390', '20e740561337ae07a7ad0df8ca8aef67c4d0ab0c5b97322dc85f609264e493aa7212df1005f5304626d68eec39571038c3e118fb68875598c0ae7a7d4fdc160f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 12, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'handle.created', 'hdl_6VQ0g8VALBcuPVBtKS8KuofCjrmtu46ceX0AmTBV6w3', '{"alias":"cem","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"ACTIVE"}', '294ce9f78bd5985def6d0fc57b8d78c8b8d65eaf3cc900cccf775358680a4390', '4b7707a9860a86cae49c92b005c2941a86ea41c537d007cb62c527103663008c', '2dece8073a4921d5f55470c1203e7976f4fc94642461a856e3d05e20f6a4b4c9854fc301963ba335932ecdceacd14d1b8ff162e3dcf85ea726db9e898b12b20f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 13, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc","default":true,"handle":"hdl_6VQ0g8VALBcuPVBtKS8KuofCjrmtu46ceX0AmTBV6w3","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"LINKED"}', '4b7707a9860a86cae49c92b005c2941a86ea41c537d007cb62c527103663008c', '932ad79ba2c0b4dc34ee21fc32f05dfa7faec9ee25eec29175ee25d439caf9a3', '2d30b24b8941c2cc74dfee90a5c22312f483b085fedfb0116a4b371e06242369a5eac4a26dba7f5f383b917394f97a8a3cf8d89724702ed8e9b9eac0811e7e01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 14, 4130438400000, 'admin:key_first_owner', 'handle.suspended', 'hdl_6VQ0g8VALBcuPVBtKS8KuofCjrmtu46ceX0AmTBV6w3', '{"key":"key_first_owner","reason":"FRAUD"}', '932ad79ba2c0b4dc34ee21fc32f05dfa7faec9ee25eec29175ee25d439caf9a3', '3d6aed4e2c7ea4277ae6397d9974ca1bf817dd723666427b37cd4115e72fa2a8', 'e926858f6d77555fa19fcbedfb48ff8a65201bda52d100f087436162c0685084a6551cb6335ad73a6f6c66368bbd8328197b777b839c3db90f2c001f68b1a600');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 15, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'handle.created', 'hdl_ueIXBILU27NnaJknVMT1QjR8Wy0UfpJK7vMvrzxJGP5', '{"alias":"dua","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"PENDING_VERIFICATION"}', '3d6aed4e2c7ea4277ae6397d9974ca1bf817dd723666427b37cd4115e72fa2a8', 'f5889a1585d00b3b16f983ec10b05d75fee4a2915c4f9171d365af1599f779d3', '79877a91b6fc2070ed7774108ab9041637ad16da58d62ba3ee5f6b3357283f066772cea07878dc16f1b5d8a708b4f2acf05b772dbacc677550a6f2f5e7ab4401');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 16, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc","default":true,"handle":"hdl_ueIXBILU27NnaJknVMT1QjR8Wy0UfpJK7vMvrzxJGP5","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"LINKED"}', 'f5889a1585d00b3b16f983ec10b05d75fee4a2915c4f9171d365af1599f779d3', 'f23042c4b71336e346f24e368447a0267222b9b9d5d96e188a43b35b62372f95', 'cccda4a11ac1ce1b70077a72ed7e402e5a1ad338c82809dbf0b4b7fa989cfee17eb032d5953ae2c9ce144306f34c7f7b645915f989b8f8ed7259e6c2ebbddc04');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 17, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'handle.created', 'hdl_QCyASHA4D36CH7fc6khwUYy9lhstduaWMVFxAOEBBEP', '{"alias":"eli","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"ACTIVE"}', 'f23042c4b71336e346f24e368447a0267222b9b9d5d96e188a43b35b62372f95', '91c8d3d53d6671b69650346b43294ace2051ac78c1b5d2b6789e8ab3ce5223fb', '5469e42d24631ea2471f71e02b122bffe35f4a151fe6327d798f6250ceae6cfbbdfd7dc25abd356691f3814cf435d95f1e36d40ada6776c992aa84c7792d320e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 18, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc","default":true,"handle":"hdl_QCyASHA4D36CH7fc6khwUYy9lhstduaWMVFxAOEBBEP","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"LINKED"}', '91c8d3d53d6671b69650346b43294ace2051ac78c1b5d2b6789e8ab3ce5223fb', '6a7bcd26076b97135170cca2b7946a4fdbb75c1f3f31eac81a1c6a3a9886e9ed', '8b01de32094eb632aaab30b5f17c5052497fbeca52788e4eaa42cecd0909fb7c67377c07dd6c80530ba59d2631a02a406ba5334d2f487880753a7f8b83e6f506');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 19, 4130438400000, 'bank:bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'claim.opened', 'clm_V2z2wMGNBK4QglIiZoC7YnpcH9vB2IH2s2bRiYEriJI', '{"handle":"hdl_QCyASHA4D36CH7fc6khwUYy9lhstduaWMVFxAOEBBEP","key":"key_Ys7gpb6AThdrmLnkErne7plgyRhNpQBHOsBTnbMtbxn","type":"PORTABILITY"}', '6a7bcd26076b97135170cca2b7946a4fdbb75c1f3f31eac81a1c6a3a9886e9ed', 'c63104479f160faeb72588e240875d2a86fe379ef8f3dabd1036f5a29dfcc742', '79d5b11b8377168434a827b09b8a87803ae1a1f36f8950a5f9e9b703ef658ea72fd2d081a82e77f49dc5c949e03e85dd39ee48e227c3221b5e997f7a0f630c06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 20, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'claim.acknowledged', 'clm_V2z2wMGNBK4QglIiZoC7YnpcH9vB2IH2s2bRiYEriJI', '{"by":"holder","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4"}', 'c63104479f160faeb72588e240875d2a86fe379ef8f3dabd1036f5a29dfcc742', '5b7ad156656a6233ba37efd702fb2fcc48d5034a0c073429c5e1942fddd2ffe9', 'ddaa57c7b6efb87144d09089b5357855d9a6ee6e7e9dba392c5eab4aa16e4568298c1d6e544fca7df9aa08b43e8681eb7febd5b713876d8d268554471c371402');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 21, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'claim.confirmed', 'clm_V2z2wMGNBK4QglIiZoC7YnpcH9vB2IH2s2bRiYEriJI', '{"by":"holder","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4"}', '5b7ad156656a6233ba37efd702fb2fcc48d5034a0c073429c5e1942fddd2ffe9', 'b76845230021ea9297dd7e0583e48b21a9ea1a08de136a67929190faaf298b9f', '233f596d7f95a68687227b01a437da1ba69b13dbf3aa56b2fbf5923c7d86e6b511a031bd2067f3682e99a28220431cf4258c2658b87430542fd582d2334f6403');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 22, 4130438400000, 'bank:bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'claim.completed', 'clm_V2z2wMGNBK4QglIiZoC7YnpcH9vB2IH2s2bRiYEriJI', '{"by":"claimant","key":"key_Ys7gpb6AThdrmLnkErne7plgyRhNpQBHOsBTnbMtbxn"}', 'b76845230021ea9297dd7e0583e48b21a9ea1a08de136a67929190faaf298b9f', '31e0fbd69e106005a0968fc3648e0a380f09714065dc2f82f017e6209939e4b9', 'ea808b2efe75879b958b4004f02b1da87062dc58772dece2033480b8f4b6363ba8833d2e85b22baf522768e0566a80cc7fb32454ad4f2ffe2c09efcfacad6b0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 23, 4130438400000, 'bank:bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'handle.sponsored', 'hdl_QCyASHA4D36CH7fc6khwUYy9lhstduaWMVFxAOEBBEP', '{"bank":"bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y","claim":"clm_V2z2wMGNBK4QglIiZoC7YnpcH9vB2IH2s2bRiYEriJI","key":"key_Ys7gpb6AThdrmLnkErne7plgyRhNpQBHOsBTnbMtbxn"}', '31e0fbd69e106005a0968fc3648e0a380f09714065dc2f82f017e6209939e4b9', 'b85c0865292e77a6e5043b938f37c49d69de1cde50eb393a04946a916b597933', '36c792cef8de5c15400bf75a414c9164675c18975adf1b670c0f2000c32962f2b12a93979472f85b2c9e37b73e5f84a0f5301459044b4d9b08de78f2374afc01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 24, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'handle.created', 'hdl_Mob3TDK1eDWN30ySrz653fmVM3jzNXo7EtXum6mFuKs', '{"alias":"fay","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"ACTIVE"}', 'b85c0865292e77a6e5043b938f37c49d69de1cde50eb393a04946a916b597933', '7780b405b95a2a8fcdeb16b92c977ab04b02fcb54e1d745424c23ed5a1e46f19', '8149460bdcebc0f861679d183ddbc99c04e8d9682046e9f70c2092a816c3c0a4993bce40b938426a81946903b7c5142cf7ab3207deef656346160d72fefac203');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 25, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc","default":true,"handle":"hdl_Mob3TDK1eDWN30ySrz653fmVM3jzNXo7EtXum6mFuKs","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"LINKED"}', '7780b405b95a2a8fcdeb16b92c977ab04b02fcb54e1d745424c23ed5a1e46f19', 'fb81efeb27c2a77a1882ca93332a28284974ed8a2520d375be863adb24cf0fa1', '4764a6f06e226f2bdf342056dddf7c7c9f6138fd8ea00c3a139860d99c2f58558e441ef160b861137311819bee0dcc4d830622748f3b7c835d855f4739fa8c0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 26, 4130438400000, 'bank:bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'claim.opened', 'clm_wtuORxK7Utnjn8lTklkJzyCi2OuSV3Op2MqGlnd1o1B', '{"handle":"hdl_Mob3TDK1eDWN30ySrz653fmVM3jzNXo7EtXum6mFuKs","key":"key_Ys7gpb6AThdrmLnkErne7plgyRhNpQBHOsBTnbMtbxn","type":"PORTABILITY"}', 'fb81efeb27c2a77a1882ca93332a28284974ed8a2520d375be863adb24cf0fa1', '14ef7001ac62ef292869305719dc9286333bc9baebd8b2955670d4ab82932dc6', 'debfde429df3274c18ea2c22cd1b9d1465f37106c32cbf4f43de811ad8b42d8d4b9d6803df7377ef2ada80ae9889c505e943bd69cfe2e66d12ceb4924a21930d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 27, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'claim.acknowledged', 'clm_wtuORxK7Utnjn8lTklkJzyCi2OuSV3Op2MqGlnd1o1B', '{"by":"holder","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4"}', '14ef7001ac62ef292869305719dc9286333bc9baebd8b2955670d4ab82932dc6', '65fd91d80fcbf5a64ca40d189e85d10bbe0530777606ed9e0479f2bc3138d214', '6cdd5001065283cb3bb5fbb8c3bb59ec0ac9db7c3a54ec5fc5167c4505acb87c6fefca312c3e364a277fe297ceb6be62f713c15970040dba383102f6e95e710c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 28, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'claim.confirmed', 'clm_wtuORxK7Utnjn8lTklkJzyCi2OuSV3Op2MqGlnd1o1B', '{"by":"holder","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4"}', '65fd91d80fcbf5a64ca40d189e85d10bbe0530777606ed9e0479f2bc3138d214', '755baab8f32fb732b065c264d30c585149a1950136d0dc89ad4408bb25f182a7', 'e336f918a37b30b10f1dfae59f532d3c716df29c3670573e714b643e48edb98dd9b21408d44101bdbe1c80aa39ba0f46d6029fa1c56bba08f4c17b50d9bf4d01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 29, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'handle.created', 'hdl_1MYOl64Ep8g6QUSJrBuRgdWnCAJqYJcy6aS3a3kMKaj', '{"alias":"gus","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"ACTIVE"}', '755baab8f32fb732b065c264d30c585149a1950136d0dc89ad4408bb25f182a7', 'a558a58da3cf9d851f15fdae38167534de09f1d0cfa754a52330c7ef976e1f36', 'dd1a64757508f81ea82dea048c8a9390f92a53085e2e0471aa697ce7a91dd0b0b924d778dac4331326a78c39d325d809c27e374ad9b9e248322e8680a34c8303');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 30, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc","default":true,"handle":"hdl_1MYOl64Ep8g6QUSJrBuRgdWnCAJqYJcy6aS3a3kMKaj","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"LINKED"}', 'a558a58da3cf9d851f15fdae38167534de09f1d0cfa754a52330c7ef976e1f36', 'b0f9ba01b6e90c94365b7184487f492d7134186b57fcc98b0b8e67a881585484', 'a08f8f0e784d4bc3b669eb6f438d8529554cd729350b1671b83ce1d3b33f7e21a85666ace9b0201f1e63b3ad81671fe524b688c28228432f1a53402a86cc3a05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 31, 4130438400000, 'bank:bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'claim.opened', 'clm_bIvPBMofVRADL3B0ehpfP3nK9Qh3GMERQhFlU9AN3My', '{"handle":"hdl_1MYOl64Ep8g6QUSJrBuRgdWnCAJqYJcy6aS3a3kMKaj","key":"key_Ys7gpb6AThdrmLnkErne7plgyRhNpQBHOsBTnbMtbxn","type":"PORTABILITY"}', 'b0f9ba01b6e90c94365b7184487f492d7134186b57fcc98b0b8e67a881585484', '374b3cd7fddd94fdf4c0d4acbd8be651e0ecf15a125da8c39ee926e6a80c2283', '58dc3d0f13dec4a609bd004d265d477d8d665e2cfaed2288635dfc36d617f314d3557600130658426a4dc2811ba1e94e38bec08849a28c8124794589c6d92503');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 32, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'handle.created', 'hdl_u3lTMRR26sypadUsYUm5xYvU3qzURZ5t1CxnsHh2R7b', '{"alias":"hana","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"ACTIVE"}', '374b3cd7fddd94fdf4c0d4acbd8be651e0ecf15a125da8c39ee926e6a80c2283', '847edafd0fb6ae3c1ff765262fe51d9f8ade766bb12431a81c9c5a6665cc23d7', '10754cd6dd39b9baf45fa99224ec79962b9bee1ab59d84618048eaede5b312aa0796b529f798ffb94734c4650872e6852cc2cb0b33af79d8bf70d0d109b45e09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 33, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc","default":true,"handle":"hdl_u3lTMRR26sypadUsYUm5xYvU3qzURZ5t1CxnsHh2R7b","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"LINKED"}', '847edafd0fb6ae3c1ff765262fe51d9f8ade766bb12431a81c9c5a6665cc23d7', 'e1815ef84c12bd2ecb95d8b8d927faa7ebab2b1bf7728cf96bdc45a4fe2627eb', '0f6ff2286cfd9e02d1ab028cca0265ce12a797968b3b8f09ffdca60def08c39f29704406cb60c380266add8f372e1c0a5b8a5a2aee3484595dd4aa070dc60b0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 34, 4130438400000, 'bank:bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'claim.opened', 'clm_yab5NY5CPu2Ok90sZrq3nAjMThCnLktXssdeBXX5VRp', '{"handle":"hdl_u3lTMRR26sypadUsYUm5xYvU3qzURZ5t1CxnsHh2R7b","key":"key_Ys7gpb6AThdrmLnkErne7plgyRhNpQBHOsBTnbMtbxn","type":"OWNERSHIP"}', 'e1815ef84c12bd2ecb95d8b8d927faa7ebab2b1bf7728cf96bdc45a4fe2627eb', '58f69107c6212a05b632f004801fabba3937f14a48fb8aca5a890a5da7f4ead4', '634a3ec84980d55309e017cf876a6b02bfee9eed8905fa5b4a064c7b38f9fef50c6768400065640d68594d7596b5ecf026acebf53c9b89f735c8b1b25a65ca08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 35, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'claim.acknowledged', 'clm_yab5NY5CPu2Ok90sZrq3nAjMThCnLktXssdeBXX5VRp', '{"by":"holder","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4"}', '58f69107c6212a05b632f004801fabba3937f14a48fb8aca5a890a5da7f4ead4', '46a02bd98e1325ffcba8710f443bf6bec76ff795b4c6b817d79cfbc0dfc1b79c', '222b0c4267e901b624111544f914318b25cf67e461634b2b8a32cb4e0abef4dcf80a06dcec27be92a6232d6f8af0de8e9ec1e196b0f35b1b8dcb08338012fd0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 36, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'claim.disputed', 'clm_yab5NY5CPu2Ok90sZrq3nAjMThCnLktXssdeBXX5VRp', '{"by":"holder","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4"}', '46a02bd98e1325ffcba8710f443bf6bec76ff795b4c6b817d79cfbc0dfc1b79c', 'b07f6693255ade885d1489b65cc2885db4b5d5d9a9b9db8b305f407728f937bc', 'e2090da2244472c7291e206f1474a0f66632eb013529052a0b052a0692512147575af06a9472ad63860311affd5e6ea92724bad951da335a1250b674801ab80a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 37, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'handle.created', 'hdl_Owga1jaFYtxWfI9UPnD4zaOWwhiSrBjUdc25O86bxcQ', '{"alias":"ida","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"ACTIVE"}', 'b07f6693255ade885d1489b65cc2885db4b5d5d9a9b9db8b305f407728f937bc', 'd041c4c80a6d8e4789819a24bf3ae47004d34037a74d04fa5a0cc29a9db7cce0', '378a8f1c1c9da76c292f90992c87b9ace8956c503f2ceff02ab4c7d71ae96c73a27ccb0d8e1edddcd4813b332a87e34d373ccfa53c6a58b429fb2f793fdfdc03');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 38, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc","default":true,"handle":"hdl_Owga1jaFYtxWfI9UPnD4zaOWwhiSrBjUdc25O86bxcQ","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","status":"LINKED"}', 'd041c4c80a6d8e4789819a24bf3ae47004d34037a74d04fa5a0cc29a9db7cce0', '8a3e42c9c73490fdb957775cfb4c8f38f9148002ac89060e0f41e8a209d217a2', '414334917ad182fa5f8199325a3a681d0faa667f420526ede0af63de883384ecd95e1ea2dfcee8872696b5ff75d55804fb71f1f05d027cea2446fc1d3b56070b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 39, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4","reason":"HANDLE_DEACTIVATED"}', '8a3e42c9c73490fdb957775cfb4c8f38f9148002ac89060e0f41e8a209d217a2', '50e5e07f45141027af295ef4ccbc22565a2d36b8c1535a86464faa4a5c4b6779', '382c8b9337e2a1290cb4e1795cf3a7e14038224eb144c8c2d838f69569b6c9b1b9d35ee1976deecd0884e0ff0d4cbd238665acd9e84deacafd6289362bf36e0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 40, 4130438400000, 'bank:bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'handle.deactivated', 'hdl_Owga1jaFYtxWfI9UPnD4zaOWwhiSrBjUdc25O86bxcQ', '{"alias":"ida","key":"key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4"}', '50e5e07f45141027af295ef4ccbc22565a2d36b8c1535a86464faa4a5c4b6779', '959423009385322ec0c3e3da99a61e5d12e9e22b4d539cd78350b4786a6b3405', 'c1fbb55eae3317874d2358d1e5cfbc9951945658d3f9eafc820df0318fe0301e7ffb014f98420ef2bf85c3a793899f369009fb59dcaf27ebf12096efa714100f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('registry', 1, 4130438400000, 'admin:key_first_owner', 'admin_key.added', 'key_J0WpoSSji3E3RLMcK2Fvipu0NM1YNrNqtiDrYJFStpJ', '{"name":"Ada","role":"operator"}', '0000000000000000000000000000000000000000000000000000000000000000', 'dbe7bccb3898d99f5af8c50c0a3d34e33efc11286028a60335a3a27580bd1e87', '89bf0adef1bbf319e225e7ec724c0e99c01da2543449048371b010563b6ee307c843d8ead6f04a77431bbdc87eda54943b11df2f338b2d497a1908109a2c210d');
--> statement-breakpoint
INSERT INTO "keys" (key_id, realm, kind, owner_id, status, sha256, created_at, promoted_at, retired_at) VALUES ('key_jg3IHHEVQxmeotdVI2kVO9D0Ke0ffAQDC0kA9vDvtF4', 'test', 'BANK', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'ACTIVE', '84ea2805aa981a80dece2cc6388779e0a84d28b2355b1be80f8502ef618ebd36', 4130438400000, 4130438400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, realm, kind, owner_id, status, sha256, created_at, promoted_at, retired_at) VALUES ('key_Ys7gpb6AThdrmLnkErne7plgyRhNpQBHOsBTnbMtbxn', 'test', 'BANK', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'ACTIVE', '62635d01933012750c0eea9de25da466d5bb26020d60418bb9446b9d2717fd5d', 4130438400000, 4130438400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, realm, kind, owner_id, status, sha256, created_at, promoted_at, retired_at) VALUES ('key_k8ByEyPrLhV5pSDRfVFjByD9FLbz8Ju8POXsjwzNHiR', 'test', 'GATEWAY', 'gtw_m683ZmHsGOOw0e8fJZwa0OPoBGqg9Jkx1KktSplnU5q', 'ACTIVE', '14c9e07cb460da47bf3e1f60748c362658d4eec4c0c540aa2a0e656594098036', 4130438400000, 4130438400000, null);
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_J86FCEkFRHyyGjMvFnKiw1AperD61bmBeCdIPrWQI1Y', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_uhJBumyrGAVnZGNlmKWBNSoP4rw9wl9yA0rAmeGixgc', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
