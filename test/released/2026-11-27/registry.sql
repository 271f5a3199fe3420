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
CREATE TABLE `bank_changes` (
	`realm` text NOT NULL,
	`bank_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`ordinal` integer NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`record_id` text NOT NULL,
	`record` text,
	PRIMARY KEY(`realm`, `bank_id`, `sequence`, `ordinal`)
);
--> statement-breakpoint
CREATE TABLE `banks` (
	`bank_id` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`bank_handle` text NOT NULL,
	`name` text NOT NULL,
	`capabilities` text NOT NULL,
	`status` text NOT NULL,
	`daily_quota` integer,
	`return_origins` text NOT NULL,
	`passed_on_through` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
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
	`refused_at` integer,
	`closed_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`realm`,`handle_id`) REFERENCES `handles`(`realm`,`handle_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`realm`,`claimant_bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`realm`,`holder_bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `customer_sessions` (
	`address_sha256` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`handle_id` text NOT NULL,
	`bank_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`visit_sha256` text,
	`return_url` text,
	`state` text,
	`purpose` text,
	`chosen_at` integer
);
--> statement-breakpoint
CREATE TABLE `former_names` (
	`realm` text NOT NULL,
	`alias` text NOT NULL,
	`handle_id` text NOT NULL,
	`ends_at` integer NOT NULL,
	`withdrawn_by` text,
	PRIMARY KEY(`realm`, `alias`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `gateways` (
	`gateway_id` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`lookup_burst` integer,
	`lookups_per_minute` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `handle_digests` (
	`realm` text NOT NULL,
	`bank_id` text NOT NULL,
	`bucket` text NOT NULL,
	`count` integer NOT NULL,
	`digest` text NOT NULL,
	PRIMARY KEY(`realm`, `bank_id`, `bucket`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `handles` (
	`realm` text NOT NULL,
	`handle_id` text NOT NULL,
	`alias` text,
	`status` text NOT NULL,
	`bank_suspension` text,
	`operator_suspension` text,
	`sponsor_bank_id` text NOT NULL,
	`subject` text,
	`created_at` integer NOT NULL,
	`verified_at` integer,
	`renamed_at` integer,
	`due_at` integer,
	`deletion` text,
	`bucket` text NOT NULL,
	PRIMARY KEY(`realm`, `handle_id`),
	FOREIGN KEY (`realm`,`sponsor_bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action
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
CREATE TABLE `links` (
	`realm` text NOT NULL,
	`account_ref` text NOT NULL,
	`handle_id` text NOT NULL,
	`bank_id` text NOT NULL,
	`currency` text,
	`capabilities` text NOT NULL,
	`status` text NOT NULL,
	`bank_suspension` text,
	`operator_suspension` text,
	`unlink_reason` text,
	`is_default` integer NOT NULL,
	`is_bank_default` integer NOT NULL,
	`is_payer_default` integer NOT NULL,
	`is_payee_default` integer NOT NULL,
	`visibility` text NOT NULL,
	`bucket` text NOT NULL,
	`created_at` integer NOT NULL,
	`linked_at` integer,
	`due_at` integer,
	PRIMARY KEY(`realm`, `account_ref`),
	FOREIGN KEY (`realm`,`handle_id`) REFERENCES `handles`(`realm`,`handle_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`realm`,`bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action
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
CREATE INDEX `bank_changes_at` ON `bank_changes` (`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_in_realm` ON `banks` (`realm`,`bank_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_by_handle` ON `banks` (`realm`,`bank_handle`);
--> statement-breakpoint
CREATE INDEX `banks_closing` ON `banks` (`bank_id`) WHERE passed_on_through is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `claims_one_open` ON `claims` (`realm`,`handle_id`) WHERE closed_at is null;
--> statement-breakpoint
CREATE INDEX `claims_refused` ON `claims` (`realm`,`handle_id`,`claimant_bank_id`,`refused_at`) WHERE refused_at is not null;
--> statement-breakpoint
CREATE INDEX `claims_by_claimant` ON `claims` (`realm`,`claimant_bank_id`,`status`,`updated_at`,`claim_id`);
--> statement-breakpoint
CREATE INDEX `claims_by_holder` ON `claims` (`realm`,`holder_bank_id`,`status`,`updated_at`,`claim_id`);
--> statement-breakpoint
CREATE INDEX `claims_by_status` ON `claims` (`realm`,`status`,`updated_at`,`claim_id`);
--> statement-breakpoint
CREATE INDEX `claims_due` ON `claims` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `claims_approval_open` ON `claims` (`opened_at`,`claim_id`) WHERE closed_at is null and (type = 'RECOVERY' or disputed_at is not null);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_sessions_visit` ON `customer_sessions` (`visit_sha256`);
--> statement-breakpoint
CREATE INDEX `customer_sessions_due` ON `customer_sessions` (`expires_at`);
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
CREATE INDEX `handles_by_sponsor` ON `handles` (`realm`,`sponsor_bank_id`,`handle_id`) WHERE alias is not null;
--> statement-breakpoint
CREATE INDEX `handles_by_bucket` ON `handles` (`realm`,`sponsor_bank_id`,`bucket`,`handle_id`) WHERE alias is not null;
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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-27 12:07:31');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_q2neItiBOpzKvNoGhXleSwWslkoBSRqQWBQKt01ZH5A', 'Ada', 'operator', 'PROPOSED', '7c9e8b1a6877cee01f658529578b12f8a6268a690ad8426f51d5eb6ce5f70241', 0, 'key_first_owner', null, 4131000000000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 1, 4131000000000, 'admin:key_first_owner', 'bank.registered', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', '3d8aa44765bef6071e0a2089e5e46b0b3def39bb59037d23cbed243c3dcf13a5', '03d710af226316bff96a23ff2532b99b94b6b325ef45a3a3933827682db3bf5b8aef87891d53f33b92d5c15c46bc89f93e7c3fb46c4cf088a055ff254fe4df06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 2, 4131000000000, 'admin:key_first_owner', 'key.added', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '{"key":"key_first_owner","key_id":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","kind":"BANK_TO_REGISTRY","mode":"test"}', '3d8aa44765bef6071e0a2089e5e46b0b3def39bb59037d23cbed243c3dcf13a5', 'ee1c1944bb4a70e91bf19865364ca8343ba24d16d3d938c1d7a183c8b10e527b', 'afe83957a126f7144d88bda652f219b47d3e123f6e576d985d3d8715d1f1286379cbb624a662abae7bbd54a514e57410a014bfb592240487ec29635a46140407', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 3, 4131000000000, 'admin:key_first_owner', 'bank.registered', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', '{"bank_handle":"borealis","key":"key_first_owner"}', 'ee1c1944bb4a70e91bf19865364ca8343ba24d16d3d938c1d7a183c8b10e527b', '0119eab251d3409da3b67eeb0360688b18ce724f9d096b4f5df9e90763d9fce9', '1a6eeaf42cf10f2af2ce2b255723e20c674379153bbf390229362167c9c2b2bf1aba6d029d84c01e5062ec525fe820320e2c09043f12b21d4ee4ae68efbe7d09', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 4, 4131000000000, 'admin:key_first_owner', 'key.added', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', '{"key":"key_first_owner","key_id":"key_RCsHjyxy7BNg6hOAZQE8VZ00SKbs6W4ZiYsripwlSDP","kind":"BANK_TO_REGISTRY","mode":"test"}', '0119eab251d3409da3b67eeb0360688b18ce724f9d096b4f5df9e90763d9fce9', '786bdd73c616f38693aa59458b40fd2cfdfbc84f7c9a97e22e8cd11526fdedda', '83546d4f1244d93768a58a06f0cb9dbccfd8677d234d8739830bc8bb6c901e77446fe208e2c1c293a0d24577bab6ecd08387336f5520ff33cfa4cfa10473fc02', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 5, 4131000000000, 'admin:key_first_owner', 'gateway.registered', 'gtw_0dwlFXSOBK0XWlz3opUIWP1iT87ELfyTsknxPtZqNDU', '{"key":"key_first_owner","name":"gateway"}', '786bdd73c616f38693aa59458b40fd2cfdfbc84f7c9a97e22e8cd11526fdedda', 'eec22d3ea105bed398af9c96d8d710f36afc2101fb224358f162b4bbef9c913e', '1ec0324aa49c73faee1a0dfa7cb09d856e0ed359db6fb7f362fd7733c19fbf4e6bc2f5c50ed2726afaccd12c5061c920a45d374106f481770abdc971df49e00c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 6, 4131000000000, 'admin:key_first_owner', 'key.added', 'gtw_0dwlFXSOBK0XWlz3opUIWP1iT87ELfyTsknxPtZqNDU', '{"key":"key_first_owner","key_id":"key_TAoaLmw8DZa0iP5bRbvGxbGY76JbkFceJjbCgfVRXh2","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', 'eec22d3ea105bed398af9c96d8d710f36afc2101fb224358f162b4bbef9c913e', '80f9f31b79a20ccd10d5c29b09387f39c055ad1aff5ffb3546ba6a377f89760c', '4e3b05669f4829f204592d0728c4d5e65ad7e2fa4e75423661ff330fdc8a3306990c61e94e599400bcb11d646d8ba9e17ae7689b7361ab7e0964ebcee1773e00', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 7, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'handle.created', 'hdl_qWaU0iQJ38uJ2yMwdWHXUKGXXjXdH4qeoPxAMHqkR3q', '{"alias":"ana","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"ACTIVE"}', '80f9f31b79a20ccd10d5c29b09387f39c055ad1aff5ffb3546ba6a377f89760c', 'e077eebbd39fbfea33add6b857283d56a0d94ffc54efd13b1540a1ed7c483089', 'd929a47a3f00bdf058d4e65fe544b7091706164f1397a440252cff82ccb5c8431a605033f72b5da3cfe77e9338ff377511d65c9ed91e392b73a79f5993054b0e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 8, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","default":true,"handle":"hdl_qWaU0iQJ38uJ2yMwdWHXUKGXXjXdH4qeoPxAMHqkR3q","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"LINKED"}', 'e077eebbd39fbfea33add6b857283d56a0d94ffc54efd13b1540a1ed7c483089', 'f846b14200340de6bedbb5c38874c8096613137dcbf6b9e69219cd9871f288f5', '0723c6f90395af5e290f900baf5247b5512512faa9f263e81ec7ab77e4c5879b6a3f71d2e347488665f39a7c221d7deec3a8e2a896264698b91d50bfbbb6f905', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 9, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'handle.created', 'hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn', '{"alias":"ben","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"ACTIVE"}', 'f846b14200340de6bedbb5c38874c8096613137dcbf6b9e69219cd9871f288f5', '17a0573e1b70eea396bc001d0fb3feab77df556179e7589fd0b7e192fff78f53', '4ca17f9edd0a1e18e74e238f20903d9bcef55434383e7fe4c7c6c373d274428bc32f16500cdc058011fcdaaeefbf18f99906fde8ca0aad6d435e6b3b06ddf909', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 10, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","default":true,"handle":"hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"LINKED"}', '17a0573e1b70eea396bc001d0fb3feab77df556179e7589fd0b7e192fff78f53', '2900204e659bf14026f0c8425a209df2b7a4d4748d55b3553e90b7929746a4f6', 'c585f7dc5a840a6ec5d8fb4c30cb86f10123ca380ea97e513b5dcd53ec6b5b8bc69145db507cdecdcdf1fbd4e162a5e069c20afad2c1969a2c041ddb10267a07', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 11, 4131000000000, 'bank:bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","default":false,"handle":"hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn","key":"key_RCsHjyxy7BNg6hOAZQE8VZ00SKbs6W4ZiYsripwlSDP","status":"PENDING_CONFIRMATION"}', '2900204e659bf14026f0c8425a209df2b7a4d4748d55b3553e90b7929746a4f6', '0dc4c37d97142578c9475ab7b32a800a6b60b46257b916f44b07b5bca9e3ff2b', 'bd1d23fb5defe8fb4d4f5a88302d3ce3dd450f663f0489992442a0836028d8fd5c3bd0e00a1733269bf153dfb2c46eb8b1c01035fa70bf98b092f4099a541702', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 12, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'handle.created', 'hdl_fj6PY5xiA9DU8enNIJXvZZy8p2beSxhRlH08Q1LbJDe', '{"alias":"cem","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"ACTIVE"}', '0dc4c37d97142578c9475ab7b32a800a6b60b46257b916f44b07b5bca9e3ff2b', '43a69510d42180b76e5fd936e68cd7f20912835c0778d7f5a635c641426a6677', '5a78ca7e7df79fa6ecc1c9a93fedad60221a32683166e68b038d0498c27e3504aff0b611a872c8f697e24090779ed6773faf1d2d6d54a83256fac11a6b32070f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 13, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","default":true,"handle":"hdl_fj6PY5xiA9DU8enNIJXvZZy8p2beSxhRlH08Q1LbJDe","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"LINKED"}', '43a69510d42180b76e5fd936e68cd7f20912835c0778d7f5a635c641426a6677', 'c80d50a93d2209ae9613f14efc80ee6bf5d74b6ce2062229778680f880cb2ba3', '608ad530b897e094825b3fe0291ac7ab8d04d08928a6cd93dd3ad7e7413a6ed98675abd429d5b77aa0cb0bda8fb8704906106f3bf1547eb71b72e02051aa810d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 14, 4131000000000, 'admin:key_first_owner', 'handle.suspended', 'hdl_fj6PY5xiA9DU8enNIJXvZZy8p2beSxhRlH08Q1LbJDe', '{"key":"key_first_owner","reason":"FRAUD"}', 'c80d50a93d2209ae9613f14efc80ee6bf5d74b6ce2062229778680f880cb2ba3', '3e0dcce964bf1cec0aaf6ef24e14a679302838a04eac6bf26884b57bb63f813d', '720bf3fe37cdd9f6c60f0dc3303af75dcaeecde0bbae53f97d61de48237aca986f6d6748dbbd6578c237e38c6e4ea013d7c59b7fab2b9bce36ff4697e070e306', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 15, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'handle.created', 'hdl_v7plbmXegHKmhrRIDuSX6lVMye5tPbR4cvZlsi8BR9n', '{"alias":"dua","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"PENDING_VERIFICATION"}', '3e0dcce964bf1cec0aaf6ef24e14a679302838a04eac6bf26884b57bb63f813d', 'bb5d69ade6bb86cd146e8d78bfe53544d3b572aafe32dfad01fe530e3d0d3922', '185f2e9805491a21e6bd990fe6561013d3f8bd80163cc4e1e4275d78bd6119e4117632b97a715839a6a8adc0cc25e37d980b795a8deb971e0d791a8e81c7dc06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 16, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","default":true,"handle":"hdl_v7plbmXegHKmhrRIDuSX6lVMye5tPbR4cvZlsi8BR9n","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"LINKED"}', 'bb5d69ade6bb86cd146e8d78bfe53544d3b572aafe32dfad01fe530e3d0d3922', 'b75b89d2d67163f8a0e2b25a8e05d21f5d7de3bf2bef46a4788068ddc1ab28d5', '052a3ad9a7799e611e83d92303084d46a08f40177361f83301e5e00b1f9be8cafd60b60ebe5b4333ad78fb2174049ac15f407bb680ea6a18e9990dceef8d3709', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 17, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'handle.created', 'hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru', '{"alias":"eli","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"ACTIVE"}', 'b75b89d2d67163f8a0e2b25a8e05d21f5d7de3bf2bef46a4788068ddc1ab28d5', '87aad162f85a32c9643ec906bf23075cd6ad64fb50700cb1b9d2fbf212254513', 'b7c4bae7f461bd55f282eb154b75c10b42a3aefbdfc1a40812d279059ed0e4d6d5bb5acba0bdd3568856306a730e5fdf86a9724dec8b39a6523f91b28350e102', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 18, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","default":true,"handle":"hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"LINKED"}', '87aad162f85a32c9643ec906bf23075cd6ad64fb50700cb1b9d2fbf212254513', '064f3f50027f13ebd1eb93675b1502ca16562c30838e7f429d12c9d83b3b4310', '45c86f173e8027b6ac0335245264b53d99a48af576af442ff9a6e20bdfba4ae902f0adca9fc13a222baa60c905d5c4fb4ba619a3b458c08f09ce119c9affa60f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 19, 4131000000000, 'bank:bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'claim.opened', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"handle":"hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru","key":"key_RCsHjyxy7BNg6hOAZQE8VZ00SKbs6W4ZiYsripwlSDP","type":"PORTABILITY"}', '064f3f50027f13ebd1eb93675b1502ca16562c30838e7f429d12c9d83b3b4310', 'd71de4df3a0f321a84038b82fa46f6babab9d63cb6b146fb2d16e6d7fb70f2a8', 'cc54233433cd79d3a7896fcb3e56befe38683c8cd70b9e9d8beb3cbbdb93142d79d3e1f86fa916176638f7e1d4c55baa6cad165ffb61576ff75f737a71cfde02', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 20, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'claim.acknowledged', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"by":"holder","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK"}', 'd71de4df3a0f321a84038b82fa46f6babab9d63cb6b146fb2d16e6d7fb70f2a8', '576c88c1c20935a66d6054c8c7b4c86e856f16e931d01d3fd3c16b5440ccc2f8', '7253f466673bffa5b66e506aa412cb6225560ba2501a7cfdef1bc6e17438e5e5e57bd207e111091e61015b16ce3c4926bb8cf2a2e63076d222e639ccd93f970b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 21, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'claim.confirmed', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"by":"holder","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK"}', '576c88c1c20935a66d6054c8c7b4c86e856f16e931d01d3fd3c16b5440ccc2f8', '40cbf0aaa899fa79f2c5061d0221a55141e48a4aa20182b11a4d4c195c65361d', '06099d23ee467f0416d0687a71f2bc0e6ab7a0933e000775d548deed4eb646821ba441c26d92859b10a407bebe251600accc2ebd14474816fb776c3ce558cf0b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 22, 4131000000000, 'bank:bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'claim.completed', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"by":"claimant","key":"key_RCsHjyxy7BNg6hOAZQE8VZ00SKbs6W4ZiYsripwlSDP"}', '40cbf0aaa899fa79f2c5061d0221a55141e48a4aa20182b11a4d4c195c65361d', '6bd5650d06f3bebbcb0320cc96bb3d9e9ac6ec237fe1f57f81d0e0a3f088acfc', '796926ad55baedd74e655fd6e03b47e1aa716aa7f3c44f94e61d241764e40c779f7a4d2711aecad0e67680cdbdd4cbd24aee6c9ee492a8ce0fe0723ebaa8570b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 23, 4131000000000, 'bank:bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'handle.sponsored', 'hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru', '{"bank":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","claim":"clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9","key":"key_RCsHjyxy7BNg6hOAZQE8VZ00SKbs6W4ZiYsripwlSDP"}', '6bd5650d06f3bebbcb0320cc96bb3d9e9ac6ec237fe1f57f81d0e0a3f088acfc', '98bd168eb0a92efb9eb807ae102c98b452beb6646f3212d1df1a4b610b10f967', 'ef08a46b6f2bc1735b9eee8103b8f59d1f9b5d6033ff8c92dd25451bc6cfac485787206ef3440069622901fc669e6149a7400f866407e408a487646939dc2109', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 24, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'handle.created', 'hdl_ZPVjGOhpu9oU9ayJUu5fuSyvwIOq7vCCFjh7XN7Z26F', '{"alias":"fay","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"ACTIVE"}', '98bd168eb0a92efb9eb807ae102c98b452beb6646f3212d1df1a4b610b10f967', 'cc84498df1a4ac100565324a8225ce51a29e2e2523af33a10b93dc87a1faf3c8', '8bdec3c42fd8ccac02b3a0b8d806c41c719fa4814f6373b7c92bffb949624fe387bb5d610b29ceab8a124e0b5bd001826af001dd6e106acbc6cbb3e9d3e9e50e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 25, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","default":true,"handle":"hdl_ZPVjGOhpu9oU9ayJUu5fuSyvwIOq7vCCFjh7XN7Z26F","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"LINKED"}', 'cc84498df1a4ac100565324a8225ce51a29e2e2523af33a10b93dc87a1faf3c8', '8ba0085bcc4df88df2221a59e0ef9a180d8fdacc20e84a7070035393f1fc11f1', '8aa326126e5393f762f1e257b1f7a6d6c4279956cb3c27bc1d2f7f96e9ebc7e1d2c993e52050eed02e23d815e15ea04f16c683739818ed0d3093a1cb0433bd02', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 26, 4131000000000, 'bank:bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'claim.opened', 'clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz', '{"handle":"hdl_ZPVjGOhpu9oU9ayJUu5fuSyvwIOq7vCCFjh7XN7Z26F","key":"key_RCsHjyxy7BNg6hOAZQE8VZ00SKbs6W4ZiYsripwlSDP","type":"PORTABILITY"}', '8ba0085bcc4df88df2221a59e0ef9a180d8fdacc20e84a7070035393f1fc11f1', '2e3dc8f59d94b60a8a22c04c9f66f9e6a0d8084171c6fff0e9ca0bfa661678c7', 'a2c02be1e4258b98561898af329b5fd668a6628f2418c93cf3c1232650719d22ae8907259a373b3f62cc42b2ab6acbc216135e70b8d027374fdd1a725d41630b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 27, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'claim.acknowledged', 'clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz', '{"by":"holder","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK"}', '2e3dc8f59d94b60a8a22c04c9f66f9e6a0d8084171c6fff0e9ca0bfa661678c7', 'b2f0ee1f38b6c3c101bf4af19e627eea52e11251bc76cfc24e9b297f7548bf38', '3e0a84bd6339fd2e3bbbd11eb91adb8cacb32a4cda0ccae72c3a30b0c41c4411dae0b6aaa1be5917ecdafa5304fb0541cade10e41e233f4d184d96492a16e00b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 28, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'claim.confirmed', 'clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz', '{"by":"holder","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK"}', 'b2f0ee1f38b6c3c101bf4af19e627eea52e11251bc76cfc24e9b297f7548bf38', '5f5ebfacc4290c7caef2b672eecf1a3ecd6506a1fc62dbf5f8d7d45aabc03622', 'a1941d31063b39397073635e9dc1d69db40ccceac0f69a6d5b1a34268a8a17cae8fb83722ad04b54dfa7414730698a6072e910861f5d7f005481986b2288ed03', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 29, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'handle.created', 'hdl_1hEHvCKzYtEqCOnPfRBS5ovRN7zokFXMaCNXaS6Lk6C', '{"alias":"gus","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"ACTIVE"}', '5f5ebfacc4290c7caef2b672eecf1a3ecd6506a1fc62dbf5f8d7d45aabc03622', '51de84cc9f99ccf1b112db425b688d05e9fecccf7838bd7e30e64f3ce4caf2ed', 'b7f914bcaeddf64fd3799e8f8c2dfd55b1dec2c9d3c27b139384f2d444be96cb8b81da6b712288f3f6288133af0aae84647bef6d7edeccdfda4f710915f8c10b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 30, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","default":true,"handle":"hdl_1hEHvCKzYtEqCOnPfRBS5ovRN7zokFXMaCNXaS6Lk6C","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"LINKED"}', '51de84cc9f99ccf1b112db425b688d05e9fecccf7838bd7e30e64f3ce4caf2ed', '98607a3a0805598c83e26152fa49acb0640b86efce760e4bd0540513ec465aa8', '2f478d7f32819cfefb6164e157eeaf6acead910571d197ce06b363f781593ea196e9983724b79e070e03d264e8c0d40caac37a48d297af45e2699e0d101a970c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 31, 4131000000000, 'bank:bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'claim.opened', 'clm_PFVVqSsjkNdrAc8KHkFvFctDLwQaTQqw0aK15jsm3do', '{"handle":"hdl_1hEHvCKzYtEqCOnPfRBS5ovRN7zokFXMaCNXaS6Lk6C","key":"key_RCsHjyxy7BNg6hOAZQE8VZ00SKbs6W4ZiYsripwlSDP","type":"PORTABILITY"}', '98607a3a0805598c83e26152fa49acb0640b86efce760e4bd0540513ec465aa8', '925b088b359cefd34503aebcaeb95139211321f076976727df2251fee5b47441', '741a005110659c36eed8fc2e058fcb3a5881de21b6ffed53c1321f7f1e14dc425d5c0216f8a94da932042987ca9a07d87f8abf5ed1298c2a7bb6beed6eb52906', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 32, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'handle.created', 'hdl_Utv2CWePttqi0yTJIJIYcmo6AfYmSXZyBsMTXw1rsg2', '{"alias":"hana","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"ACTIVE"}', '925b088b359cefd34503aebcaeb95139211321f076976727df2251fee5b47441', 'e0bbf8e91ccda386f2b5fc14eaa55c2eff0318edd01419fca70604a03b8d1dab', 'af03a033b47cf7c3dec9e128dc9051b6821df9e8f40eb90a1cf9b782f0417e334f8af883069d45d55f93e525253035cb1df21cf2dc03a53def2a2f134c556e0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 33, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","default":true,"handle":"hdl_Utv2CWePttqi0yTJIJIYcmo6AfYmSXZyBsMTXw1rsg2","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"LINKED"}', 'e0bbf8e91ccda386f2b5fc14eaa55c2eff0318edd01419fca70604a03b8d1dab', '32f5dbb0bc57e2e12952839b90f764236971a337fab7a127847ae2aad2dd6087', 'e719821fb38e615e5e402b50fe897e761f66bd81229d5af7b0f9539a13c70880d09aa7348c762470a69df5d3d75fe0146883a061afa33930cff8711409623408', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 34, 4131000000000, 'bank:bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'claim.opened', 'clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5', '{"handle":"hdl_Utv2CWePttqi0yTJIJIYcmo6AfYmSXZyBsMTXw1rsg2","key":"key_RCsHjyxy7BNg6hOAZQE8VZ00SKbs6W4ZiYsripwlSDP","type":"OWNERSHIP"}', '32f5dbb0bc57e2e12952839b90f764236971a337fab7a127847ae2aad2dd6087', '18fc9fdfc9511e16447dfedcd3bddd8f2904e6c1d55a87f223855a51cc6e2fd9', 'd7092650fa5e6b9e9569abb404106994c833321b769cfeb137e56f8549f8feb6be51a9857b004a046686263e9f40a55f4ee107f03e278963257a9932f595070a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 35, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'claim.acknowledged', 'clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5', '{"by":"holder","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK"}', '18fc9fdfc9511e16447dfedcd3bddd8f2904e6c1d55a87f223855a51cc6e2fd9', '1bab548d756f3a33c83e08e754286c4215301c18ca4df4b0b14354171ea4d35b', '55b212fb1c264e38ba29011ed1c48717dfa2d1ffd8cfb06aebf8a934ccd373e55135a67513e0f6235e09bc9a7a11a9c4d26d7edde554dd354c409abcf3e27805', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 36, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'claim.disputed', 'clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5', '{"by":"holder","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK"}', '1bab548d756f3a33c83e08e754286c4215301c18ca4df4b0b14354171ea4d35b', 'ca3fdfa2fd27101cb17c6ac19c0452dd8d80ea9236795427083a26daa1c48c70', 'b8ab787f9966c3832da81ce1dd34bff7d30e8861d4d3a7e1b12c74e5393906867ca9d4ce2b0e6356bfc62dddbaf92546c81452904812d0b5b837d04d0bfaf403', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 37, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'handle.created', 'hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN', '{"alias":"ida","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"ACTIVE"}', 'ca3fdfa2fd27101cb17c6ac19c0452dd8d80ea9236795427083a26daa1c48c70', '2a93ed89491a3c5347c43483e145f66370ce1e3f93cb3bdc41b13b1f30576201', 'be52063c25a7a3e0bdf41a07358e29a6a9ccdee2b2cec40c5b8f113e153afb024893d1fe7af6e80853125b9d141d5f97333bea9bdbc0c20feb6881098269e50e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 38, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","default":true,"handle":"hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","status":"LINKED"}', '2a93ed89491a3c5347c43483e145f66370ce1e3f93cb3bdc41b13b1f30576201', '08a649e37dae8c8024d68c22df1952f953ec7e723e52e47611f87f8a13ba49ab', '4dc0e62a01eaa1823c2d6bbeb595d7c0a5dd0a635c53fe842c868e38dab2180e86008e93866785c89e9a1750b40026f7930aea652831dc934e812359ffda1d03', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 39, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK","reason":"HANDLE_DEACTIVATED"}', '08a649e37dae8c8024d68c22df1952f953ec7e723e52e47611f87f8a13ba49ab', '5ee186e210e31414a440559e099055b8c88b1e7589cdb8bcd025cbf8993b95b4', '5619d2578e4aeb9173527c97f68e2a29a6988cb0bac23c8c6e94c58293e89c973120bd36798c076511290b44d8b97a6923c5a904d240e8e55929c5f846ac6405', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 40, 4131000000000, 'bank:bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'handle.deactivated', 'hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN', '{"alias":"ida","key":"key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK"}', '5ee186e210e31414a440559e099055b8c88b1e7589cdb8bcd025cbf8993b95b4', '6b1153eb4059b207a7f108db0cce8737080643a14c5e8a6cfd30713b7fb22129', '55e9e5bc5e2e9709b8e3074f40339dc54862800cf417218dc1c56664c0e93b34ea0f597c18c3191fd84e12fc2085c52ee3fe7243a5f7eb8be19551a38e207d07', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('registry', 1, 4131000000000, 'admin:key_first_owner', 'change.proposed', 'key_q2neItiBOpzKvNoGhXleSwWslkoBSRqQWBQKt01ZH5A', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_wBaSCJsrZwSs4i5VIGNm9WnyIMevBnYbGB9y2eiKYR6"}', '0000000000000000000000000000000000000000000000000000000000000000', '72f74fc4f853123fe62b40ad7ca561a5cc5dbb59ab678c74a2f8b1b308723785', '385fc60dd742c864220b52ebb53d7977118b06c03a8c313a2005a2fde4df6dcf24be952cb33584515e8813cdbc2d6f8d4ad14caa6cc7591e17afb86b51c9fd0e', 1);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_dzUidLyOtZWF0zXbXHR9z7qUmSbNNSpycYgwsYcOBYK', 'BANK', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '62572db3fb4ae367d18b2ea3f5084e72e1b9f42d2c721c3862e99dc9e25bb6f6', 1, null, 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_RCsHjyxy7BNg6hOAZQE8VZ00SKbs6W4ZiYsripwlSDP', 'BANK', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '9a60c38b91c80798bbd08e82da90fa8cd2dccd6b7c94c1482aa698bf94731b35', 1, null, 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_TAoaLmw8DZa0iP5bRbvGxbGY76JbkFceJjbCgfVRXh2', 'GATEWAY', 'gtw_0dwlFXSOBK0XWlz3opUIWP1iT87ELfyTsknxPtZqNDU', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', 'eedf22e1cee4adefb0481323cf6e41b089156241ac709cf9780b93e00083427e', 0, null, 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_wBaSCJsrZwSs4i5VIGNm9WnyIMevBnYbGB9y2eiKYR6', 'ADMIN_KEY', 'key_q2neItiBOpzKvNoGhXleSwWslkoBSRqQWBQKt01ZH5A', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4131000000000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 8, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_qWaU0iQJ38uJ2yMwdWHXUKGXXjXdH4qeoPxAMHqkR3q', '{"handle_id":"hdl_qWaU0iQJ38uJ2yMwdWHXUKGXXjXdH4qeoPxAMHqkR3q","alias":"ana","handle":"ana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 8, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000001', '{"handle_id":"hdl_qWaU0iQJ38uJ2yMwdWHXUKGXXjXdH4qeoPxAMHqkR3q","handle":"ana","alias":"ana","bank_handle":"aurora","account_ref":"acc_00000000000000000001","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 10, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn', '{"handle_id":"hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn","alias":"ben","handle":"ben","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 10, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000002', '{"handle_id":"hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn","handle":"ben","alias":"ben","bank_handle":"aurora","account_ref":"acc_00000000000000000002","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 11, 0, 4131000000000, 'LINK_WAITING', 'hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn', '{"alias":"ben","waiting":1}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 11, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000003', '{"handle_id":"hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn","handle":"ben","alias":"ben","bank_handle":"borealis","account_ref":"acc_00000000000000000003","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"PENDING_CONFIRMATION","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-27T12:00:00.000Z","linked_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 13, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_fj6PY5xiA9DU8enNIJXvZZy8p2beSxhRlH08Q1LbJDe', '{"handle_id":"hdl_fj6PY5xiA9DU8enNIJXvZZy8p2beSxhRlH08Q1LbJDe","alias":"cem","handle":"cem","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 13, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000004', '{"handle_id":"hdl_fj6PY5xiA9DU8enNIJXvZZy8p2beSxhRlH08Q1LbJDe","handle":"cem","alias":"cem","bank_handle":"aurora","account_ref":"acc_00000000000000000004","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 14, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_fj6PY5xiA9DU8enNIJXvZZy8p2beSxhRlH08Q1LbJDe', '{"handle_id":"hdl_fj6PY5xiA9DU8enNIJXvZZy8p2beSxhRlH08Q1LbJDe","alias":"cem","handle":"cem","status":"SUSPENDED","reason":"FRAUD","suspensions":{"bank":null,"operator":"FRAUD"},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 16, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_v7plbmXegHKmhrRIDuSX6lVMye5tPbR4cvZlsi8BR9n', '{"handle_id":"hdl_v7plbmXegHKmhrRIDuSX6lVMye5tPbR4cvZlsi8BR9n","alias":"dua","handle":"dua","status":"PENDING_VERIFICATION","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 16, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000005', '{"handle_id":"hdl_v7plbmXegHKmhrRIDuSX6lVMye5tPbR4cvZlsi8BR9n","handle":"dua","alias":"dua","bank_handle":"aurora","account_ref":"acc_00000000000000000005","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 18, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru', '{"handle_id":"hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 18, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 19, 0, 4131000000000, 'CLAIM_CHANGED', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"claim_id":"clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 19, 1, 4131000000000, 'CLAIM_CHANGED', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"claim_id":"clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 20, 0, 4131000000000, 'CLAIM_CHANGED', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"claim_id":"clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 20, 1, 4131000000000, 'CLAIM_CHANGED', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"claim_id":"clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 21, 0, 4131000000000, 'CLAIM_CHANGED', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"claim_id":"clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-04T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 21, 1, 4131000000000, 'CLAIM_CHANGED', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"claim_id":"clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-04T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 23, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru', '{"handle_id":"hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 23, 1, 4131000000000, 'HANDLE_CHANGED', 'hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru', '{"handle_id":"hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 23, 2, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":["BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 23, 3, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000007', '{"handle_id":"hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru","handle":"eli","alias":"eli","bank_handle":"borealis","account_ref":"acc_00000000000000000007","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 23, 4, 4131000000000, 'CLAIM_CHANGED', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"claim_id":"clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 23, 5, 4131000000000, 'CLAIM_CHANGED', 'clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', '{"claim_id":"clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 25, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_ZPVjGOhpu9oU9ayJUu5fuSyvwIOq7vCCFjh7XN7Z26F', '{"handle_id":"hdl_ZPVjGOhpu9oU9ayJUu5fuSyvwIOq7vCCFjh7XN7Z26F","alias":"fay","handle":"fay","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 25, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000008', '{"handle_id":"hdl_ZPVjGOhpu9oU9ayJUu5fuSyvwIOq7vCCFjh7XN7Z26F","handle":"fay","alias":"fay","bank_handle":"aurora","account_ref":"acc_00000000000000000008","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 26, 0, 4131000000000, 'CLAIM_CHANGED', 'clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz', '{"claim_id":"clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 26, 1, 4131000000000, 'CLAIM_CHANGED', 'clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz', '{"claim_id":"clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 27, 0, 4131000000000, 'CLAIM_CHANGED', 'clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz', '{"claim_id":"clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 27, 1, 4131000000000, 'CLAIM_CHANGED', 'clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz', '{"claim_id":"clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 28, 0, 4131000000000, 'CLAIM_CHANGED', 'clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz', '{"claim_id":"clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-04T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 28, 1, 4131000000000, 'CLAIM_CHANGED', 'clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz', '{"claim_id":"clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-04T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 30, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_1hEHvCKzYtEqCOnPfRBS5ovRN7zokFXMaCNXaS6Lk6C', '{"handle_id":"hdl_1hEHvCKzYtEqCOnPfRBS5ovRN7zokFXMaCNXaS6Lk6C","alias":"gus","handle":"gus","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 30, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000010', '{"handle_id":"hdl_1hEHvCKzYtEqCOnPfRBS5ovRN7zokFXMaCNXaS6Lk6C","handle":"gus","alias":"gus","bank_handle":"aurora","account_ref":"acc_00000000000000000010","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 31, 0, 4131000000000, 'CLAIM_CHANGED', 'clm_PFVVqSsjkNdrAc8KHkFvFctDLwQaTQqw0aK15jsm3do', '{"claim_id":"clm_PFVVqSsjkNdrAc8KHkFvFctDLwQaTQqw0aK15jsm3do","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 31, 1, 4131000000000, 'CLAIM_CHANGED', 'clm_PFVVqSsjkNdrAc8KHkFvFctDLwQaTQqw0aK15jsm3do', '{"claim_id":"clm_PFVVqSsjkNdrAc8KHkFvFctDLwQaTQqw0aK15jsm3do","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 33, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_Utv2CWePttqi0yTJIJIYcmo6AfYmSXZyBsMTXw1rsg2', '{"handle_id":"hdl_Utv2CWePttqi0yTJIJIYcmo6AfYmSXZyBsMTXw1rsg2","alias":"hana","handle":"hana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 33, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000012', '{"handle_id":"hdl_Utv2CWePttqi0yTJIJIYcmo6AfYmSXZyBsMTXw1rsg2","handle":"hana","alias":"hana","bank_handle":"aurora","account_ref":"acc_00000000000000000012","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 34, 0, 4131000000000, 'CLAIM_CHANGED', 'clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5', '{"claim_id":"clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 34, 1, 4131000000000, 'CLAIM_CHANGED', 'clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5', '{"claim_id":"clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 35, 0, 4131000000000, 'CLAIM_CHANGED', 'clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5', '{"claim_id":"clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 35, 1, 4131000000000, 'CLAIM_CHANGED', 'clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5', '{"claim_id":"clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 36, 0, 4131000000000, 'CLAIM_CHANGED', 'clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5', '{"claim_id":"clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":"2100-11-27T12:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 36, 1, 4131000000000, 'CLAIM_CHANGED', 'clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5', '{"claim_id":"clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2","holder_bank_id":"bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp","opened_at":"2100-11-27T12:00:00.000Z","resolution_ends_at":"2100-12-11T12:00:00.000Z","lapses_at":"2100-12-11T12:00:00.000Z","disputed_at":"2100-11-27T12:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-27T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 38, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN', '{"handle_id":"hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN","alias":"ida","handle":"ida","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 38, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 40, 0, 4131000000000, 'HANDLE_CHANGED', 'hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN', '{"handle_id":"hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN","alias":"ida","handle":"ida","status":"DEACTIVATED","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T12:00:00.000Z","verified_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 40, 1, 4131000000000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"UNLINKED","reason":"HANDLE_DEACTIVATED","suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T12:00:00.000Z","linked_at":"2100-11-27T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4131000000000, 4131000000000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4131000000000, 4131000000000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_2u5aFRzSGQE5MAQ1zkG7bs3rW8zzNdJyq87UNJyycf9', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru', 'eli', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'acc_00000000000000000007', 'USD', 'c57b069a9ddf16d1af0c24474e96e49f9c672e2eb7cea1d8a5c2abf3b1147b23', 4131000000000, 4132209600000, null, null, null, null, null, null, null, 4131000000000, 4131000000000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_G8oZsXH4YvjqxIWLUs3GrEUKLgfWchEAANAHLqpFcQz', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_ZPVjGOhpu9oU9ayJUu5fuSyvwIOq7vCCFjh7XN7Z26F', 'fay', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'acc_00000000000000000009', 'USD', 'b6b4f8d49a4ea49101eb17c07eb2568d4415f4e55cf8702b7686165bc7de174d', 4131000000000, 4132209600000, 4131604800000, null, null, null, null, null, null, null, 4131000000000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_PFVVqSsjkNdrAc8KHkFvFctDLwQaTQqw0aK15jsm3do', 'test', 'PORTABILITY', 'OPEN', 'hdl_1hEHvCKzYtEqCOnPfRBS5ovRN7zokFXMaCNXaS6Lk6C', 'gus', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'acc_00000000000000000011', 'USD', '4703f91f17f52c0240c6f03e18656e8fe9f02886b130538b7505fa1c2584c6b6', 4131000000000, 4132209600000, 4132209600000, null, null, null, null, null, null, null, 4131000000000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_Y8mFx6nkWw8Uf7nOT4OLvkzecd632pEtqRo8NXvMGi5', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_Utv2CWePttqi0yTJIJIYcmo6AfYmSXZyBsMTXw1rsg2', 'hana', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'acc_00000000000000000013', 'USD', '73230160b9ede4d366e46a7b769df4f53dccfe97f9b355ebd4ddc7e22b01eff6', 4131000000000, 4132209600000, 4132209600000, 4131000000000, 'the customer objects', null, null, null, null, null, 4131000000000);
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, lookup_burst, lookups_per_minute, created_at, updated_at) VALUES ('gtw_0dwlFXSOBK0XWlz3opUIWP1iT87ELfyTsknxPtZqNDU', 'test', 'gateway', 'ACTIVE', null, null, 4131000000000, 4131000000000);
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '2', 1, '38a53e58a421c1451d9cf130b714dad4efb0658d57b9f89eb036c38e3f25432a');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '3', 1, '6f4006cf8f73129a54cb710eccb2289789583cad88bfba01a782bf35f64445ff');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '4', 1, '67cc5124bc0486c1ae4f2a8bc1616b02760d7d77d4ac290028747a16e3e364ec');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '5', 1, '0e88323524ac4a98e75727ca7496177e2799778001dee63262e061529e654f63');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '6', 1, '2d9b8de1941a66b308832548a5e526f5438bc811003ee6f03fdbdf1ad3d27203');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '7', 1, '6efd3d0450a4b863754a2b1522fb6fca09e625203206e0cd18e9aca7e0e0787b');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'b', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'f', 2, '7d8137748925439450245843a4af22b25c9e6f6b6427d4e3160bdf42e5203634');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'b', 1, 'f1da22734a929dc7c2ae2a71cd98de91ffa3606df867effa96f6aa0632aa0be6');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_qWaU0iQJ38uJ2yMwdWHXUKGXXjXdH4qeoPxAMHqkR3q', 'ana', 'ACTIVE', null, null, 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'caf5a08f58ea50f994e78dd66be16d0731910b648677c60da6f4a14e50cc70ea', 4131000000000, 4131000000000, null, null, null, 'f');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn', 'ben', 'ACTIVE', null, null, 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'c428743ed8c612079a171e24223637c030837824435c3c4fdc428ed06d0e2d6f', 4131000000000, 4131000000000, null, null, null, '3');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_fj6PY5xiA9DU8enNIJXvZZy8p2beSxhRlH08Q1LbJDe', 'cem', 'SUSPENDED', null, 'FRAUD', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '633c3bbc2b8062b0e2ec2e1787faf68105839f6176d1af2bfa229f40d1b22c22', 4131000000000, 4131000000000, null, null, null, 'f');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_v7plbmXegHKmhrRIDuSX6lVMye5tPbR4cvZlsi8BR9n', 'dua', 'PENDING_VERIFICATION', null, null, 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', null, 4131000000000, null, null, 4131604800000, null, '7');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru', 'eli', 'ACTIVE', null, null, 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'c57b069a9ddf16d1af0c24474e96e49f9c672e2eb7cea1d8a5c2abf3b1147b23', 4131000000000, 4131000000000, null, null, null, 'b');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_ZPVjGOhpu9oU9ayJUu5fuSyvwIOq7vCCFjh7XN7Z26F', 'fay', 'ACTIVE', null, null, 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'b6b4f8d49a4ea49101eb17c07eb2568d4415f4e55cf8702b7686165bc7de174d', 4131000000000, 4131000000000, null, null, null, '2');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_1hEHvCKzYtEqCOnPfRBS5ovRN7zokFXMaCNXaS6Lk6C', 'gus', 'ACTIVE', null, null, 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '4703f91f17f52c0240c6f03e18656e8fe9f02886b130538b7505fa1c2584c6b6', 4131000000000, 4131000000000, null, null, null, '5');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_Utv2CWePttqi0yTJIJIYcmo6AfYmSXZyBsMTXw1rsg2', 'hana', 'ACTIVE', null, null, 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '312ac3ab0f2decc415c9422231643287c2cf975b6c930cc63f42f1eb28971f33', 4131000000000, 4131000000000, null, null, null, '4');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN', 'ida', 'DEACTIVATED', null, null, 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', null, 4131000000000, 4131000000000, null, 4138776000000, '{"subject":"68a857b1c9ae38cf260de70a6a7a0b0b63d509608c0a4c40c22123762cfc1c87","links":{"acc_00000000000000000014":{"isDefault":true,"isBankDefault":true,"isPayerDefault":false,"isPayeeDefault":false}}}', '6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000001', 'hdl_qWaU0iQJ38uJ2yMwdWHXUKGXXjXdH4qeoPxAMHqkR3q', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000002', 'hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'e', 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000003', 'hdl_fgjQy305Kp22RGi58h5LfMrcV0jjXTlqd9Nwm8UB3mn', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, null, null, 0, 0, 0, 0, 'PUBLIC', '0', 4131000000000, null, 4131604800000);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000004', 'hdl_fj6PY5xiA9DU8enNIJXvZZy8p2beSxhRlH08Q1LbJDe', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000005', 'hdl_v7plbmXegHKmhrRIDuSX6lVMye5tPbR4cvZlsi8BR9n', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '1', 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000006', 'hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 0, 1, 0, 0, 'PUBLIC', '1', 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000007', 'hdl_EGiieak0eO9xpnIi3RlZ2Hg3jsvzxWSCvaPUXLLt8ru', 'bnk_QycOQEXosoiKQ1VB4rJ7S92IJETH2HLnFR5GhL8x3m2', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000008', 'hdl_ZPVjGOhpu9oU9ayJUu5fuSyvwIOq7vCCFjh7XN7Z26F', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000010', 'hdl_1hEHvCKzYtEqCOnPfRBS5ovRN7zokFXMaCNXaS6Lk6C', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '3', 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000012', 'hdl_Utv2CWePttqi0yTJIJIYcmo6AfYmSXZyBsMTXw1rsg2', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '6', 4131000000000, 4131000000000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000014', 'hdl_RmRZK11or8PFk21tvj77s8RjvAhMPyoIsp6vVqBv9oN', 'bnk_AQs7G08kYiTd8gIy5qHbV0138b9qTqmQAugPPEw4Jgp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', null, null, 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4131000000000, 4131000000000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
