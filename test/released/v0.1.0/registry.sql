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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-27 19:53:02');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_3dtalvknNgQUGbnBenzLgBN5zO8XOUAQC3TB1BnHJnM', 'Ada', 'operator', 'PROPOSED', '072c7b3fa697806abfd12a26694c93124296bb37e36ae0099eb9de8d575f688d', 0, 'key_first_owner', null, 4131010800000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 1, 4131010800000, 'admin:key_first_owner', 'bank.registered', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', '8f6cdd2a54c4cbf8fbae00bd8dda9bbd1f27cf8ed4cd98f9f1de2db63fb870e1', '93553cf5388a8e62ee3b825d3b9411150b898ae035f486f80251928aef72c095e22990203cfd3bce712dfa42830f35c7743783236b45e679b053efa8d87d5804', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 2, 4131010800000, 'admin:key_first_owner', 'key.added', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '{"key":"key_first_owner","key_id":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","kind":"BANK_TO_REGISTRY","mode":"test"}', '8f6cdd2a54c4cbf8fbae00bd8dda9bbd1f27cf8ed4cd98f9f1de2db63fb870e1', 'edd418f9cbdcbdf66195149d283efb92068c7035566e10524940577fe03085b9', '6a26272dd45069bf9b9ad1da38cc309adcf2efca79420d97ec7a3e8be5d68e940e653b817cce20e0ee81dd5ed020b9ac699d4e1ead44fbb463bc307ee4a49508', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 3, 4131010800000, 'admin:key_first_owner', 'bank.registered', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', '{"bank_handle":"borealis","key":"key_first_owner"}', 'edd418f9cbdcbdf66195149d283efb92068c7035566e10524940577fe03085b9', 'e5061b3014317855f7a07d990106d04af078dfeb3608ae4995733a910fd96151', '2e60e3ea3ab6e941c7619d0cdfe59f7fc1d835f51883a61a92b676ad34d8610b9007e94adb5a0590629a9c77f0d02f192168b8c44fdd6a1c453fcb9ed1c7ce06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 4, 4131010800000, 'admin:key_first_owner', 'key.added', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', '{"key":"key_first_owner","key_id":"key_QKzt43HNGeGJn5yHO2MTZsHmxH91CqNjO5aQPQCK5vo","kind":"BANK_TO_REGISTRY","mode":"test"}', 'e5061b3014317855f7a07d990106d04af078dfeb3608ae4995733a910fd96151', '51abffcc3d0fb330f57e8e4c740aa30793e0cd8663ee93359d42a906243db2c1', 'bb346a406a0b9ab618a3bf1311181ca16190a4473b48706c261aaaf605c571409c122f3e7d61dd7da9c1c10f34084037ab8675b2f037ec9b2d24dbf8f048b00e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 5, 4131010800000, 'admin:key_first_owner', 'gateway.registered', 'gtw_JUeYbYBpnYTJwcf4mCNgScIEMlZMHf2RPh3yDZk4gxt', '{"key":"key_first_owner","name":"gateway"}', '51abffcc3d0fb330f57e8e4c740aa30793e0cd8663ee93359d42a906243db2c1', 'c0666f37d25f0bf32bdec5bfb172a7b3534dcf2bb1531caf8741aa06346b7e62', '1f04f1cb3d31cab60f40a4d845464da6b295934a0a3ed9a5f130487407c357049800d11fd78f657569354f703338c85904988749c932cbd037eaeb72bdc82e07', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 6, 4131010800000, 'admin:key_first_owner', 'key.added', 'gtw_JUeYbYBpnYTJwcf4mCNgScIEMlZMHf2RPh3yDZk4gxt', '{"key":"key_first_owner","key_id":"key_JJ7gSLZbs8MBAzSxV0PAm8vzJxTXXojhckzrjySNSjZ","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', 'c0666f37d25f0bf32bdec5bfb172a7b3534dcf2bb1531caf8741aa06346b7e62', '00cb3f92bcf2490aa29327ea94d256d848246a2247a3b952d6eaa7c98c208815', '29fd4a3a102c0e1dac4a2f7e3cfa6a9d06fe382a3fb49b455b7d47d907faf92050457bacbffc5b6a18110e50dade6085845126ea78e9c56d0693d5c3302ed10f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 7, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'handle.created', 'hdl_eZ8c5Dt1oiupdL2Q2oqPje8be49UQc46iEK61uoZulD', '{"alias":"ana","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"ACTIVE"}', '00cb3f92bcf2490aa29327ea94d256d848246a2247a3b952d6eaa7c98c208815', 'f74cb30c65b5df05b7ed16df87f1c490a94e57281b6399113541fed2745dde09', 'af6336d40fd58c228af53abc384d45555d65a77ca3a0055984bb0c4dbebacd7c7f2abe9627276f236bb00e1f0df1699cb12045c7256a2cc3c755cfc58287e607', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 8, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","default":true,"handle":"hdl_eZ8c5Dt1oiupdL2Q2oqPje8be49UQc46iEK61uoZulD","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"LINKED"}', 'f74cb30c65b5df05b7ed16df87f1c490a94e57281b6399113541fed2745dde09', '096db9096c8f5ed657c8eeaa5ceb0a6be709aaaf6a29640d63ea03678c13acf0', '5c51aaa42cdef605532132780403d8e800a2ca3106cc2c5fe24423f3639f7c5544ecfd56f7ad8648c3b4762605716c542e2774fd0c820c1085163f1ea75e0d09', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 9, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'handle.created', 'hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF', '{"alias":"ben","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"ACTIVE"}', '096db9096c8f5ed657c8eeaa5ceb0a6be709aaaf6a29640d63ea03678c13acf0', '2839818ddfc0c1820e860bb99fb15926370148b98012b6d486929753d0375924', 'd8f2d112ad2c590c5ffa8dfec8d7a9e34d86c2bbccf7fe8cc48a78d25d4958bfac4a600caf968bb5f2ea4f22ac7c255d2bfa3540516497d6aacb977a7a5aa70e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 10, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","default":true,"handle":"hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"LINKED"}', '2839818ddfc0c1820e860bb99fb15926370148b98012b6d486929753d0375924', '681e636929e5838d42aa341c4f577f11f288af44a10f220325d73afe1c0a3bbd', 'b2ce32203bb64ed3bcd216356d0fd08a06ec9e113c2dcece4e548d4b2709018a033534895adeeb5f57bd80fb19208c6b155faaf81edafa1e95622b81eeb66a0b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 11, 4131010800000, 'bank:bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","default":false,"handle":"hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF","key":"key_QKzt43HNGeGJn5yHO2MTZsHmxH91CqNjO5aQPQCK5vo","status":"PENDING_CONFIRMATION"}', '681e636929e5838d42aa341c4f577f11f288af44a10f220325d73afe1c0a3bbd', 'b48d449550cbf12bb5fc023d767c72f7f14b9a2274b3dca1362ec91d11f9b77c', '0206c943259974c89a86cfe77b9172ed13204b96d1d3206f6e4480890ab24f0841729967a8f802c20b9ac82e30b7a8847012b368657ccc5022fcd3ce4412a906', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 12, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'handle.created', 'hdl_PnCTSL2Jbnthw74bz5oBILyvkfVCzC8jM60QYmK2vwX', '{"alias":"cem","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"ACTIVE"}', 'b48d449550cbf12bb5fc023d767c72f7f14b9a2274b3dca1362ec91d11f9b77c', '245f23c731646f2eb9a85d2164f2e6a2b4455e79bbebb209de3dc439089d8cc5', 'a885112faf69859f07288c23e8571be74a30dc9e4e8728d7c4fde9ed3c841f977bb3e3dc52241951196400c3ca80c293ce4ff009e1a1b27e272599dc74a62e06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 13, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","default":true,"handle":"hdl_PnCTSL2Jbnthw74bz5oBILyvkfVCzC8jM60QYmK2vwX","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"LINKED"}', '245f23c731646f2eb9a85d2164f2e6a2b4455e79bbebb209de3dc439089d8cc5', '2fb63d5db06fb7a783f2d956b0432a75394fdf91e2eeaec2f153da9e1ddff1f5', 'e12093fa9b84a2e6785f46bdb53bb3360290794c5da62cbee2e95dbfa606fa0a73ffb954b361429d47d41a6b91393851c793fc17467ec28e54a1b929c0a11d0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 14, 4131010800000, 'admin:key_first_owner', 'handle.suspended', 'hdl_PnCTSL2Jbnthw74bz5oBILyvkfVCzC8jM60QYmK2vwX', '{"key":"key_first_owner","reason":"FRAUD"}', '2fb63d5db06fb7a783f2d956b0432a75394fdf91e2eeaec2f153da9e1ddff1f5', 'ca76fe818a1ed55e687c7eef28a9025abd3583c6873d9b031312bc07249aa42e', '320d37f8b772a678db067c54a603670c9a09ed60bf882961b6b17919328914adc4e010193d2c3acddc47ae3e9d316b8f25810cf485d6f53a4af28009d5b61a0b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 15, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'handle.created', 'hdl_StXVWkR2spviXAGP1HkJmN5Yds94XHiyD96DVkdQzYu', '{"alias":"dua","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"PENDING_VERIFICATION"}', 'ca76fe818a1ed55e687c7eef28a9025abd3583c6873d9b031312bc07249aa42e', '249aea0132ddd3795e1d7412465a91d1420a8e96a46474bd6bfbba851dfe43ba', '19783aab7f3cbcc3555d39560d729a1d7152b46d502d0f5fd84e7e9df82aecfab50e79aec54ed43402db75cf58f5cbe2d9aed576494c3f8dfb060949ee4d0706', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 16, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","default":true,"handle":"hdl_StXVWkR2spviXAGP1HkJmN5Yds94XHiyD96DVkdQzYu","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"LINKED"}', '249aea0132ddd3795e1d7412465a91d1420a8e96a46474bd6bfbba851dfe43ba', '662a437e60279925270f3d9d5c98097f945ecce97dfa91578beae69e5e0e536b', '7149935db3908183cc0f99a37f38dae5d19c3153399c386b8dec7fc8c9ec9d266495c8b88ab1d03b1105ec1bddeaea21468a8b374ed577b87790997d12deb50a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 17, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'handle.created', 'hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz', '{"alias":"eli","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"ACTIVE"}', '662a437e60279925270f3d9d5c98097f945ecce97dfa91578beae69e5e0e536b', '4333b8a2eca6c5d433f86e3a869d25a2d42196071959512234298f51a525d89d', '6c087534da4a4869b45e73078d84669c251f0f2bb8d482b66d608e5642b99e8fd6ab61fa8165c5857ba701c0d285e07a8c48e563c3073801b5b24e25b5dbfa0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 18, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","default":true,"handle":"hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"LINKED"}', '4333b8a2eca6c5d433f86e3a869d25a2d42196071959512234298f51a525d89d', '5d0557f447a9e333caf54b88f42de946826011c952a65d183952e5739ecf7adc', 'c3b3ce1319d9eb1dce90a8f1d19322bcc458a2e53fe5d786f6b08edf48c49792b614966a966b71839b1148f5227b68d7e18f89422360f5fd7e9ce3c3f6770205', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 19, 4131010800000, 'bank:bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'claim.opened', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"handle":"hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz","key":"key_QKzt43HNGeGJn5yHO2MTZsHmxH91CqNjO5aQPQCK5vo","type":"PORTABILITY"}', '5d0557f447a9e333caf54b88f42de946826011c952a65d183952e5739ecf7adc', '3b6eed3ee49a7c2a5c7804f9fb13f507130b4d3c85289f2f337be272173ceaa6', '17c71463c72a0df28576a9257ec3824ef729b0713914d4a1c32e5990c3cee63fbd890dd19a2ff238ecea65ef718bb2ccd4ac5d4ef6d7915f8969ef94d214f30a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 20, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'claim.acknowledged', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"by":"holder","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H"}', '3b6eed3ee49a7c2a5c7804f9fb13f507130b4d3c85289f2f337be272173ceaa6', 'a29686c1291f3b0728d26facf5442d2fd6e732080be3e2608be955ad7c23afa4', '9348b8aa76437a7bcaff284d34710da3ed7d3a531be7a715ae59db6cdddc503fe69437e37e421efb6ae679c83549973cacfe62153f765c372183784823049b05', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 21, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'claim.confirmed', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"by":"holder","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H"}', 'a29686c1291f3b0728d26facf5442d2fd6e732080be3e2608be955ad7c23afa4', '2e8cbce15802e01a6068a9f38e3272547536ea2e769cbfe1282b27af7c19d044', 'b2b1d5d08ec66a0605186c6d9ead44897ded394bd415a5d7b417951193af0bfcbd9ed9eb1f2cd4bd45d9fbe422707845697ee0717e2ad16272641870b7e32904', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 22, 4131010800000, 'bank:bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'claim.completed', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"by":"claimant","key":"key_QKzt43HNGeGJn5yHO2MTZsHmxH91CqNjO5aQPQCK5vo"}', '2e8cbce15802e01a6068a9f38e3272547536ea2e769cbfe1282b27af7c19d044', '373528d0f84154759a713bdecda05798327a938d74abfb8eaa786e1cb0da2215', '0aa1de45f1bc6f60b7dbcbd745b48ba8d934ae834f1ca902518edfa227e5d1dc73140cbd554a4765bfda64305c9d2f7f5697a7dd96a57e416896015c26575f0c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 23, 4131010800000, 'bank:bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'handle.sponsored', 'hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz', '{"bank":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","claim":"clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD","key":"key_QKzt43HNGeGJn5yHO2MTZsHmxH91CqNjO5aQPQCK5vo"}', '373528d0f84154759a713bdecda05798327a938d74abfb8eaa786e1cb0da2215', '6e5fdfbcf2c03bcb0890653cfa12acd1cbd3e0caad79b13816ddde305aa110d0', '4944f601bc2edf107cf0b5c4d427a0ce10e721ac3fe26e0139a70cd12235985b5aebaa270d69a875aea0e672b089a59db06bb115a3c3aaa14ac1f22f746b820c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 24, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'handle.created', 'hdl_RXRxrnzOxkbpeLJS7h1QQuSIeCeenjV9gP3D64yOAAy', '{"alias":"fay","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"ACTIVE"}', '6e5fdfbcf2c03bcb0890653cfa12acd1cbd3e0caad79b13816ddde305aa110d0', '6214ca1858e841b85f99f93a0698525d89b5683e1def04a97ba74a51df95758d', '1a43216afd76141eaa92a8084f56b144c0213285f6d029bbbac08349e5fcbaf89ffa90e56a4db063c375a9456ef75141e11e0ebb4fbe1a34e4dfa94d12129d05', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 25, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","default":true,"handle":"hdl_RXRxrnzOxkbpeLJS7h1QQuSIeCeenjV9gP3D64yOAAy","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"LINKED"}', '6214ca1858e841b85f99f93a0698525d89b5683e1def04a97ba74a51df95758d', '97c98f99955ce1bee2b032b10328468a45b6dad897aaee7fadf5a36c848d4543', 'c09ab9526d743c4aae1b5e7ab3d26ce3744914cd92f581b91ac49537fe91c348b7188cfc9f8f436761e61b4427b94a700ecb3cebb707e118574275b053416d05', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 26, 4131010800000, 'bank:bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'claim.opened', 'clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B', '{"handle":"hdl_RXRxrnzOxkbpeLJS7h1QQuSIeCeenjV9gP3D64yOAAy","key":"key_QKzt43HNGeGJn5yHO2MTZsHmxH91CqNjO5aQPQCK5vo","type":"PORTABILITY"}', '97c98f99955ce1bee2b032b10328468a45b6dad897aaee7fadf5a36c848d4543', '706c8120a5191ce0d2408d6bc96302109411aa310e4e39ec04863543bd209501', '0d3acc1115f40381b7ba0deb0c290f3d360b75ea9692933723748260d88b07f5c6470fa162e46946b7e07f63c28db263b10e34fb7d3b3c103187988f2403ad0d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 27, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'claim.acknowledged', 'clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B', '{"by":"holder","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H"}', '706c8120a5191ce0d2408d6bc96302109411aa310e4e39ec04863543bd209501', 'cbe1137d6dc72224dbe4d02eec31a528d964b01d7d3596215ce13bf00e3b1058', '4d39d3e445990b3ed8a0828022eeb5f023896ac88159816a462c1092b4baa1df0e71a976899c59abeb2034a774d7084f1af58cc0cf8ffee22f0a78c0c2e76e06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 28, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'claim.confirmed', 'clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B', '{"by":"holder","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H"}', 'cbe1137d6dc72224dbe4d02eec31a528d964b01d7d3596215ce13bf00e3b1058', '897fcf01d21b9f9387f913388b72499c373aad6dfb6f8935f280dcb3b0bfd07b', '9426ba31a11e017e696fbfedc1718729576a49e2687dfdc3dea8fae87df35d816e88a8e1748765d7276a38c1f75fe1676c126325c7430a92266ee4a9735c8704', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 29, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'handle.created', 'hdl_MKvhpZT4pm9j4j32IeQl1ev2ljsGFLmKPvsRySja9Y7', '{"alias":"gus","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"ACTIVE"}', '897fcf01d21b9f9387f913388b72499c373aad6dfb6f8935f280dcb3b0bfd07b', 'd5cabc3556706aa38ca5ed835a681dcdf9086a423c45fdefc36064a03f061a2e', 'f2121491dc0000a7eb727898167f950b3a5c4628ff5360edab28eff9b452a76e2d4b53757ad3f031ae084a466963fc8327c66175433b1a0104f8aca003ac4205', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 30, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","default":true,"handle":"hdl_MKvhpZT4pm9j4j32IeQl1ev2ljsGFLmKPvsRySja9Y7","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"LINKED"}', 'd5cabc3556706aa38ca5ed835a681dcdf9086a423c45fdefc36064a03f061a2e', '4bd4809f354df8c3959ee9082208a822f726e604839117b26af4a8f1e5501431', '309b5a8da53ea22b7bbb5ecd8e31c5d9c95c16e616598d2351af152cb300fe37263a3339f2b57a42ea6f377ca41c80ef3b46e2b5fd02f991dac0831f17886e0b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 31, 4131010800000, 'bank:bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'claim.opened', 'clm_lw9sdtJLIjrc4Jc3bDA3QcGpIWATTlHcjko4RvnrteM', '{"handle":"hdl_MKvhpZT4pm9j4j32IeQl1ev2ljsGFLmKPvsRySja9Y7","key":"key_QKzt43HNGeGJn5yHO2MTZsHmxH91CqNjO5aQPQCK5vo","type":"PORTABILITY"}', '4bd4809f354df8c3959ee9082208a822f726e604839117b26af4a8f1e5501431', '3a0d75a428c48021e86a66639b238bb9a62539337dfc45bbdc4fab3bc7dd65ad', '36bd2e30cf083bc53016497a7f458ae8ec7a062b37dded7a81d773b285ed4491829717484cc0abc118c588f5527a82fede0ea9046e4e1dda1f3e55276b92be07', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 32, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'handle.created', 'hdl_oFEUh8YYG9wTTpd0OmQXSiPEoTqkYEmXvWq3UhGWjVx', '{"alias":"hana","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"ACTIVE"}', '3a0d75a428c48021e86a66639b238bb9a62539337dfc45bbdc4fab3bc7dd65ad', 'b5ab437996ad18fc7bf3e7f3294d5de8087fad4be71819e364f80b7fac45d14a', '880da096f18686c6881a1834e676e059c1736cda4e77f550f8b140e9cbd392b7ab3e3a3777f526c47a0ef496167ded31b40a5209e9d0a1f25b210fbe0a2e9f0a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 33, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","default":true,"handle":"hdl_oFEUh8YYG9wTTpd0OmQXSiPEoTqkYEmXvWq3UhGWjVx","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"LINKED"}', 'b5ab437996ad18fc7bf3e7f3294d5de8087fad4be71819e364f80b7fac45d14a', '28a1faad71a229c65ef86c4832959a9a67a37234b090d4d3b1f0ee89536ad717', '4afe3597e54273303b883fc20cbabbab8a55782b653dd6faed13187ed07b1bb76e17d071a063c5bbe1bf173d27c9a7537851f793f9c32e2d4ef8e67307065200', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 34, 4131010800000, 'bank:bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'claim.opened', 'clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ', '{"handle":"hdl_oFEUh8YYG9wTTpd0OmQXSiPEoTqkYEmXvWq3UhGWjVx","key":"key_QKzt43HNGeGJn5yHO2MTZsHmxH91CqNjO5aQPQCK5vo","type":"OWNERSHIP"}', '28a1faad71a229c65ef86c4832959a9a67a37234b090d4d3b1f0ee89536ad717', '238da73eccebde3d3b3993372bbfbef721cda4d3eb4feed9c7d5fbf077357d3f', '8f9e96688df0ecbbb7cb8cafe4903305660f4d58d314a733ea96c9e9dfa8e7f1222f45d3858291539a4ba37ec91e9c8db946f28ab433a2dccfc8fc35d46d2505', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 35, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'claim.acknowledged', 'clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ', '{"by":"holder","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H"}', '238da73eccebde3d3b3993372bbfbef721cda4d3eb4feed9c7d5fbf077357d3f', '4b4d52c520b12511204fb75158de9249c0117df8ebe0371623234640ae407cf5', '65ff68fbada6698722ea8f14364ed17c9c4e60628217ff6b3fc418325cd5fb505a4a4494bf921a8162e9dc76122635a9c3c0e964e23ba59639decc7068d90a0a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 36, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'claim.disputed', 'clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ', '{"by":"holder","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H"}', '4b4d52c520b12511204fb75158de9249c0117df8ebe0371623234640ae407cf5', 'cb1ea41d300b7bfc8329a6c83818738067c5f8702d9878516e97294e20ea3045', 'd3ab13eb05e5fb872f0aebdbfd2840ce0514cb260aed59f1cc82e431dead4273a1af8e2a7a830d29dde24ddf0b323f38c29105b9e4c518ace285cf225042900c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 37, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'handle.created', 'hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb', '{"alias":"ida","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"ACTIVE"}', 'cb1ea41d300b7bfc8329a6c83818738067c5f8702d9878516e97294e20ea3045', 'b418a31c11cf2b4304f7302a0fb8e4eb2392fe575d3dee4865a9d798d4ef95ec', '8ee857f94365573d48f55ecc3094f560743b59768031ad608b160c6227e0046784a7ea549d63970875647ced18e5a130c0616c6591d78cfaf7ed8d8781438007', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 38, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","default":true,"handle":"hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","status":"LINKED"}', 'b418a31c11cf2b4304f7302a0fb8e4eb2392fe575d3dee4865a9d798d4ef95ec', 'bd97d287e9ee2302f4923ae847c242f60883ba85c0e400879162d3948099a5ad', '98277245cec753fd94261bceaf0d8a8b88aca90c29470cc960a892f8b409a44acaa5daeb851668a9c8ded541e80cbb1f6d098f000c614b11718e80aa08377f09', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 39, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H","reason":"HANDLE_DEACTIVATED"}', 'bd97d287e9ee2302f4923ae847c242f60883ba85c0e400879162d3948099a5ad', 'b4ac7d6c613f4a6a16d716720430804eddd61a03a9a62f5436da1edd82c24673', 'eb1821b34f823e752dc9fde9a1b97fc99144d509ab78b3e94b3c2af52675232b5cbbe1ad6c910b25af6a705ee2b77a40c2be9e224578679fe1018b2e7e681f00', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 40, 4131010800000, 'bank:bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'handle.deactivated', 'hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb', '{"alias":"ida","key":"key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H"}', 'b4ac7d6c613f4a6a16d716720430804eddd61a03a9a62f5436da1edd82c24673', '455b2be9073de1964d6a28787743a11ec21941c36af5ad62933f00ca0d788991', 'e2ded1bb162ff1fc122bdbf24cf877260456e1958eae402fd3d53be64f1c8b3f3079f14bd2a9e786d567323e2335f86562c9233d0940efa18aa95b181cbd9b07', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('registry', 1, 4131010800000, 'admin:key_first_owner', 'change.proposed', 'key_3dtalvknNgQUGbnBenzLgBN5zO8XOUAQC3TB1BnHJnM', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_3iYY39zRBlwR9OCWyUaXjaGEKaqYzITselHtXFcvuC9"}', '0000000000000000000000000000000000000000000000000000000000000000', '941be66f7f9825282482977656eb496d80cddf6aef6c12da904a7ae00422c8d4', 'f828390f4dc371efa4c28b4773cfb7fc9eee1517c0d3aace4bfcb7fe3bb2aeeaddbc613fb02553d76573ed297aea7ddfc792cac58ee7f49c9ec177aabc4ca000', 1);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_9qf31SnLam2h7XfQwJtWVFzZ6ipSYbfbEByrFidpC9H', 'BANK', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', 'cd7d626960e9a8ea3232b5349030b310c287537393efbe5a0444b40ef2cca2e3', 1, null, 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_QKzt43HNGeGJn5yHO2MTZsHmxH91CqNjO5aQPQCK5vo', 'BANK', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '330b1e1e1ed7f027c51ea492a576d3c3e933d94c4a1653d626d6d0199fe63f3c', 1, null, 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_JJ7gSLZbs8MBAzSxV0PAm8vzJxTXXojhckzrjySNSjZ', 'GATEWAY', 'gtw_JUeYbYBpnYTJwcf4mCNgScIEMlZMHf2RPh3yDZk4gxt', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', '381b704f95f381c7ba8cd143d796ecca78a007eeafd9d21c1f81f6322a33a9cf', 0, null, 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_3iYY39zRBlwR9OCWyUaXjaGEKaqYzITselHtXFcvuC9', 'ADMIN_KEY', 'key_3dtalvknNgQUGbnBenzLgBN5zO8XOUAQC3TB1BnHJnM', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4131010800000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 8, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_eZ8c5Dt1oiupdL2Q2oqPje8be49UQc46iEK61uoZulD', '{"handle_id":"hdl_eZ8c5Dt1oiupdL2Q2oqPje8be49UQc46iEK61uoZulD","alias":"ana","handle":"ana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 8, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000001', '{"handle_id":"hdl_eZ8c5Dt1oiupdL2Q2oqPje8be49UQc46iEK61uoZulD","handle":"ana","alias":"ana","bank_handle":"aurora","account_ref":"acc_00000000000000000001","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 10, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF', '{"handle_id":"hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF","alias":"ben","handle":"ben","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 10, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000002', '{"handle_id":"hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF","handle":"ben","alias":"ben","bank_handle":"aurora","account_ref":"acc_00000000000000000002","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 11, 0, 4131010800000, 'LINK_WAITING', 'hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF', '{"alias":"ben","waiting":1}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 11, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000003', '{"handle_id":"hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF","handle":"ben","alias":"ben","bank_handle":"borealis","account_ref":"acc_00000000000000000003","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"PENDING_CONFIRMATION","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-27T15:00:00.000Z","linked_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 13, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_PnCTSL2Jbnthw74bz5oBILyvkfVCzC8jM60QYmK2vwX', '{"handle_id":"hdl_PnCTSL2Jbnthw74bz5oBILyvkfVCzC8jM60QYmK2vwX","alias":"cem","handle":"cem","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 13, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000004', '{"handle_id":"hdl_PnCTSL2Jbnthw74bz5oBILyvkfVCzC8jM60QYmK2vwX","handle":"cem","alias":"cem","bank_handle":"aurora","account_ref":"acc_00000000000000000004","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 14, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_PnCTSL2Jbnthw74bz5oBILyvkfVCzC8jM60QYmK2vwX', '{"handle_id":"hdl_PnCTSL2Jbnthw74bz5oBILyvkfVCzC8jM60QYmK2vwX","alias":"cem","handle":"cem","status":"SUSPENDED","reason":"FRAUD","suspensions":{"bank":null,"operator":"FRAUD"},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 16, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_StXVWkR2spviXAGP1HkJmN5Yds94XHiyD96DVkdQzYu', '{"handle_id":"hdl_StXVWkR2spviXAGP1HkJmN5Yds94XHiyD96DVkdQzYu","alias":"dua","handle":"dua","status":"PENDING_VERIFICATION","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 16, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000005', '{"handle_id":"hdl_StXVWkR2spviXAGP1HkJmN5Yds94XHiyD96DVkdQzYu","handle":"dua","alias":"dua","bank_handle":"aurora","account_ref":"acc_00000000000000000005","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 18, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz', '{"handle_id":"hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 18, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 19, 0, 4131010800000, 'CLAIM_CHANGED', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"claim_id":"clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 19, 1, 4131010800000, 'CLAIM_CHANGED', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"claim_id":"clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 20, 0, 4131010800000, 'CLAIM_CHANGED', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"claim_id":"clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 20, 1, 4131010800000, 'CLAIM_CHANGED', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"claim_id":"clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 21, 0, 4131010800000, 'CLAIM_CHANGED', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"claim_id":"clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-04T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 21, 1, 4131010800000, 'CLAIM_CHANGED', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"claim_id":"clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-04T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 23, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz', '{"handle_id":"hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 23, 1, 4131010800000, 'HANDLE_CHANGED', 'hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz', '{"handle_id":"hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 23, 2, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":["BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 23, 3, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000007', '{"handle_id":"hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz","handle":"eli","alias":"eli","bank_handle":"borealis","account_ref":"acc_00000000000000000007","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 23, 4, 4131010800000, 'CLAIM_CHANGED', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"claim_id":"clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 23, 5, 4131010800000, 'CLAIM_CHANGED', 'clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', '{"claim_id":"clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 25, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_RXRxrnzOxkbpeLJS7h1QQuSIeCeenjV9gP3D64yOAAy', '{"handle_id":"hdl_RXRxrnzOxkbpeLJS7h1QQuSIeCeenjV9gP3D64yOAAy","alias":"fay","handle":"fay","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 25, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000008', '{"handle_id":"hdl_RXRxrnzOxkbpeLJS7h1QQuSIeCeenjV9gP3D64yOAAy","handle":"fay","alias":"fay","bank_handle":"aurora","account_ref":"acc_00000000000000000008","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 26, 0, 4131010800000, 'CLAIM_CHANGED', 'clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B', '{"claim_id":"clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 26, 1, 4131010800000, 'CLAIM_CHANGED', 'clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B', '{"claim_id":"clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 27, 0, 4131010800000, 'CLAIM_CHANGED', 'clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B', '{"claim_id":"clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 27, 1, 4131010800000, 'CLAIM_CHANGED', 'clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B', '{"claim_id":"clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 28, 0, 4131010800000, 'CLAIM_CHANGED', 'clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B', '{"claim_id":"clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-04T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 28, 1, 4131010800000, 'CLAIM_CHANGED', 'clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B', '{"claim_id":"clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-04T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 30, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_MKvhpZT4pm9j4j32IeQl1ev2ljsGFLmKPvsRySja9Y7', '{"handle_id":"hdl_MKvhpZT4pm9j4j32IeQl1ev2ljsGFLmKPvsRySja9Y7","alias":"gus","handle":"gus","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 30, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000010', '{"handle_id":"hdl_MKvhpZT4pm9j4j32IeQl1ev2ljsGFLmKPvsRySja9Y7","handle":"gus","alias":"gus","bank_handle":"aurora","account_ref":"acc_00000000000000000010","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 31, 0, 4131010800000, 'CLAIM_CHANGED', 'clm_lw9sdtJLIjrc4Jc3bDA3QcGpIWATTlHcjko4RvnrteM', '{"claim_id":"clm_lw9sdtJLIjrc4Jc3bDA3QcGpIWATTlHcjko4RvnrteM","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 31, 1, 4131010800000, 'CLAIM_CHANGED', 'clm_lw9sdtJLIjrc4Jc3bDA3QcGpIWATTlHcjko4RvnrteM', '{"claim_id":"clm_lw9sdtJLIjrc4Jc3bDA3QcGpIWATTlHcjko4RvnrteM","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 33, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_oFEUh8YYG9wTTpd0OmQXSiPEoTqkYEmXvWq3UhGWjVx', '{"handle_id":"hdl_oFEUh8YYG9wTTpd0OmQXSiPEoTqkYEmXvWq3UhGWjVx","alias":"hana","handle":"hana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 33, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000012', '{"handle_id":"hdl_oFEUh8YYG9wTTpd0OmQXSiPEoTqkYEmXvWq3UhGWjVx","handle":"hana","alias":"hana","bank_handle":"aurora","account_ref":"acc_00000000000000000012","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 34, 0, 4131010800000, 'CLAIM_CHANGED', 'clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ', '{"claim_id":"clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 34, 1, 4131010800000, 'CLAIM_CHANGED', 'clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ', '{"claim_id":"clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 35, 0, 4131010800000, 'CLAIM_CHANGED', 'clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ', '{"claim_id":"clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 35, 1, 4131010800000, 'CLAIM_CHANGED', 'clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ', '{"claim_id":"clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 36, 0, 4131010800000, 'CLAIM_CHANGED', 'clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ', '{"claim_id":"clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":"2100-11-27T15:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 36, 1, 4131010800000, 'CLAIM_CHANGED', 'clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ', '{"claim_id":"clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS","holder_bank_id":"bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu","opened_at":"2100-11-27T15:00:00.000Z","resolution_ends_at":"2100-12-11T15:00:00.000Z","lapses_at":"2100-12-11T15:00:00.000Z","disputed_at":"2100-11-27T15:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-27T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 38, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb', '{"handle_id":"hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb","alias":"ida","handle":"ida","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 38, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 40, 0, 4131010800000, 'HANDLE_CHANGED', 'hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb', '{"handle_id":"hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb","alias":"ida","handle":"ida","status":"DEACTIVATED","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T15:00:00.000Z","verified_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 40, 1, 4131010800000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"UNLINKED","reason":"HANDLE_DEACTIVATED","suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T15:00:00.000Z","linked_at":"2100-11-27T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4131010800000, 4131010800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4131010800000, 4131010800000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_KQn6Mk5lMWOlKknVnZ2eScXRpy90w5TfBmz65EObVTD', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz', 'eli', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'acc_00000000000000000007', 'USD', 'c57b069a9ddf16d1af0c24474e96e49f9c672e2eb7cea1d8a5c2abf3b1147b23', 4131010800000, 4132220400000, null, null, null, null, null, null, null, 4131010800000, 4131010800000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_Nw7GloyyZ9R40fbbelHE1LCFYMJxUQC0XY6e5dAte5B', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_RXRxrnzOxkbpeLJS7h1QQuSIeCeenjV9gP3D64yOAAy', 'fay', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'acc_00000000000000000009', 'USD', 'b6b4f8d49a4ea49101eb17c07eb2568d4415f4e55cf8702b7686165bc7de174d', 4131010800000, 4132220400000, 4131615600000, null, null, null, null, null, null, null, 4131010800000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_lw9sdtJLIjrc4Jc3bDA3QcGpIWATTlHcjko4RvnrteM', 'test', 'PORTABILITY', 'OPEN', 'hdl_MKvhpZT4pm9j4j32IeQl1ev2ljsGFLmKPvsRySja9Y7', 'gus', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'acc_00000000000000000011', 'USD', '4703f91f17f52c0240c6f03e18656e8fe9f02886b130538b7505fa1c2584c6b6', 4131010800000, 4132220400000, 4132220400000, null, null, null, null, null, null, null, 4131010800000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_3h0moDv41XRcgHpaoMY1uOwLClVCwe3PsozBvl5n7DJ', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_oFEUh8YYG9wTTpd0OmQXSiPEoTqkYEmXvWq3UhGWjVx', 'hana', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'acc_00000000000000000013', 'USD', '73230160b9ede4d366e46a7b769df4f53dccfe97f9b355ebd4ddc7e22b01eff6', 4131010800000, 4132220400000, 4132220400000, 4131010800000, 'the customer objects', null, null, null, null, null, 4131010800000);
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, lookup_burst, lookups_per_minute, created_at, updated_at) VALUES ('gtw_JUeYbYBpnYTJwcf4mCNgScIEMlZMHf2RPh3yDZk4gxt', 'test', 'gateway', 'ACTIVE', null, null, 4131010800000, 4131010800000);
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', '7', 1, 'cce90de190e6f80aa917a9e5140f1d5f9c7027bab9eb4fb14966dfa5b1758349');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '3', 1, '125f8241aa8e65b38358d8adcfbec511b0c5474a6ff4b279a65fc4347b763a9c');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '5', 2, 'fa878c5ebc3d92fb39b97ee59aa44fcf5b8adc7dba4c5f07d816c71e864cd76a');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '7', 1, '13a68f46cb61caa2b018096a4c6ccd3ea5b033250809c330a8714d09117a3b80');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '8', 1, '1e4b20c583fc60bf07986a0455b796ed35f24de46841874edddc5dad75766ae0');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '9', 1, '8d5339bdd0c57a2aad1c24cb417212d16fbd3967333b700197a93f738f1e0975');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'a', 1, '7ec4f10967fba0bcbd2b41a2062a730cc92dbdccb2b14bb3e6979ea8fbe4153f');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'c', 1, '7df89b2938952763580acfa256c74f1b2c8c4ccbf735f28ef6fe6935918e8457');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_eZ8c5Dt1oiupdL2Q2oqPje8be49UQc46iEK61uoZulD', 'ana', 'ACTIVE', null, null, 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'caf5a08f58ea50f994e78dd66be16d0731910b648677c60da6f4a14e50cc70ea', 4131010800000, 4131010800000, null, null, null, '7');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF', 'ben', 'ACTIVE', null, null, 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'c428743ed8c612079a171e24223637c030837824435c3c4fdc428ed06d0e2d6f', 4131010800000, 4131010800000, null, null, null, 'a');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_PnCTSL2Jbnthw74bz5oBILyvkfVCzC8jM60QYmK2vwX', 'cem', 'SUSPENDED', null, 'FRAUD', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '633c3bbc2b8062b0e2ec2e1787faf68105839f6176d1af2bfa229f40d1b22c22', 4131010800000, 4131010800000, null, null, null, '5');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_StXVWkR2spviXAGP1HkJmN5Yds94XHiyD96DVkdQzYu', 'dua', 'PENDING_VERIFICATION', null, null, 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', null, 4131010800000, null, null, 4131615600000, null, 'c');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz', 'eli', 'ACTIVE', null, null, 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'c57b069a9ddf16d1af0c24474e96e49f9c672e2eb7cea1d8a5c2abf3b1147b23', 4131010800000, 4131010800000, null, null, null, '7');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_RXRxrnzOxkbpeLJS7h1QQuSIeCeenjV9gP3D64yOAAy', 'fay', 'ACTIVE', null, null, 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'b6b4f8d49a4ea49101eb17c07eb2568d4415f4e55cf8702b7686165bc7de174d', 4131010800000, 4131010800000, null, null, null, '8');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_MKvhpZT4pm9j4j32IeQl1ev2ljsGFLmKPvsRySja9Y7', 'gus', 'ACTIVE', null, null, 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '4703f91f17f52c0240c6f03e18656e8fe9f02886b130538b7505fa1c2584c6b6', 4131010800000, 4131010800000, null, null, null, '5');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_oFEUh8YYG9wTTpd0OmQXSiPEoTqkYEmXvWq3UhGWjVx', 'hana', 'ACTIVE', null, null, 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '312ac3ab0f2decc415c9422231643287c2cf975b6c930cc63f42f1eb28971f33', 4131010800000, 4131010800000, null, null, null, '3');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb', 'ida', 'DEACTIVATED', null, null, 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', null, 4131010800000, 4131010800000, null, 4138786800000, '{"subject":"68a857b1c9ae38cf260de70a6a7a0b0b63d509608c0a4c40c22123762cfc1c87","links":{"acc_00000000000000000014":{"isDefault":true,"isBankDefault":true,"isPayerDefault":false,"isPayeeDefault":false}}}', '9');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000001', 'hdl_eZ8c5Dt1oiupdL2Q2oqPje8be49UQc46iEK61uoZulD', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000002', 'hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'e', 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000003', 'hdl_CJz6UWaWaGzRd0sNyqx8FLIsn0INAmOjK1RBMQhqoGF', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, null, null, 0, 0, 0, 0, 'PUBLIC', '0', 4131010800000, null, 4131615600000);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000004', 'hdl_PnCTSL2Jbnthw74bz5oBILyvkfVCzC8jM60QYmK2vwX', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000005', 'hdl_StXVWkR2spviXAGP1HkJmN5Yds94XHiyD96DVkdQzYu', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '1', 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000006', 'hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 0, 1, 0, 0, 'PUBLIC', '1', 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000007', 'hdl_CrPD558fmX4N0adkj3lpAewRcaXe4Sbnd8SoSkxecbz', 'bnk_3tWTCbELE8euRk8NegL6kGJgHMWP4lyb2TrlqEf46fS', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000008', 'hdl_RXRxrnzOxkbpeLJS7h1QQuSIeCeenjV9gP3D64yOAAy', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000010', 'hdl_MKvhpZT4pm9j4j32IeQl1ev2ljsGFLmKPvsRySja9Y7', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '3', 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000012', 'hdl_oFEUh8YYG9wTTpd0OmQXSiPEoTqkYEmXvWq3UhGWjVx', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '6', 4131010800000, 4131010800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000014', 'hdl_uJ83NWq2v6VTqGY5fne01Kd6npxLbYGqCDw688ERaMb', 'bnk_oAs3uxPpLLcZVDkdBbNOp1tiUnRz922WBfvFhjrYCIu', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', null, null, 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4131010800000, 4131010800000, null);
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
