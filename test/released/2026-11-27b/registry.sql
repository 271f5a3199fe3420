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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-27 12:55:51');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_iLis5vOAvEVAtECgfjoZZfL2awlEgjRIfQo6DYiaNjz', 'Ada', 'operator', 'PROPOSED', '18da4368d21a7c0e364f844723959a67773abe6539a3b090fad499347c5d3815', 0, 'key_first_owner', null, 4131003600000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 1, 4131003600000, 'admin:key_first_owner', 'bank.registered', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', '856b388b1bea12dc4b68abf6915d208d26f20394e52353adde93aea4e57a9a53', 'ebdbbb76e496c6b1c902b1c55255378b043825fd58d2bda797c288d571ecc59db11e0dfac48e8ba8d7f7cfce4017e581e97b426cb661abd5f070a3e555df2d0d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 2, 4131003600000, 'admin:key_first_owner', 'key.added', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '{"key":"key_first_owner","key_id":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","kind":"BANK_TO_REGISTRY","mode":"test"}', '856b388b1bea12dc4b68abf6915d208d26f20394e52353adde93aea4e57a9a53', '2b2b50b5fa99528cab2477bcb5431f07f91adb4f053a54d5eef73df242fcd726', '630dae4ceb7949848484e5477baaac7d6053fdf422d1e78f3dd01bc9eeead4e14d86eccf34465e9d4ed4b6802967d1f6ec8dbeef8c416d561f222d2cb2f3b301', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 3, 4131003600000, 'admin:key_first_owner', 'bank.registered', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', '{"bank_handle":"borealis","key":"key_first_owner"}', '2b2b50b5fa99528cab2477bcb5431f07f91adb4f053a54d5eef73df242fcd726', 'fc02040720d7c916e21f6965c55916cc81f6e0a45e24e9f5369909057f9236eb', '5318529fc099cc9d45dcc3000a1228fb0b185ffe30e259d28f4a6ed325841f3adfce7461481e56502dc1ccc93ba5f2a4817bcb9daf6b26a3c12e51ca3edf4e08', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 4, 4131003600000, 'admin:key_first_owner', 'key.added', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', '{"key":"key_first_owner","key_id":"key_WDQf0JEVbtuugE19raVUzsqqwUOvDkhRHLbVH3jN8FC","kind":"BANK_TO_REGISTRY","mode":"test"}', 'fc02040720d7c916e21f6965c55916cc81f6e0a45e24e9f5369909057f9236eb', '787fdf409fe54149fb06fde03983bcc14c99a3a3d56c3ef5fb2cb0b770e47198', 'ed1a293ee752e93fa5a2b723a2667956bac48972c4cdc14371e78f96e79092e8d39d209c46b4d8a8b16fa6e9e36824e3da9702a7e5a146a912f34df06a03d200', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 5, 4131003600000, 'admin:key_first_owner', 'gateway.registered', 'gtw_Ffni8zgDDVxhQr2rKm66UgVuxhicgzyHuJGMalXlVds', '{"key":"key_first_owner","name":"gateway"}', '787fdf409fe54149fb06fde03983bcc14c99a3a3d56c3ef5fb2cb0b770e47198', 'dff5a72ef0d84dab74e7ecd253983733459f6b1b5167f24d3da89122dba5f8a3', 'ff42d1cab2affe28daca9cca6c551f0400e963275cc56eab70f033c463d5969b5488bab202949570bc24a1dfe73d58ea023524061740a795ec841c811d5cb400', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 6, 4131003600000, 'admin:key_first_owner', 'key.added', 'gtw_Ffni8zgDDVxhQr2rKm66UgVuxhicgzyHuJGMalXlVds', '{"key":"key_first_owner","key_id":"key_RQvwewEulw2BUvZSEPSoenGTDV0KAibUgSujnH5AuuS","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', 'dff5a72ef0d84dab74e7ecd253983733459f6b1b5167f24d3da89122dba5f8a3', '82c729198e7e31533309ba02785aedd15ebf9707bfd2d571f52b8e6e42699801', '13479ae0fa335b2ded458b2f86b6b2be29acc42dfc09e052940075e0843e2bf39ffe56a5e3265438399c0f2a2d48691fa92b69c436f0c9e291e19b2d1e4cfa09', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 7, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'handle.created', 'hdl_AMbnn2KitrQXix7yNBFIEg2dRfTsCbJu4r2J9Wcf8Mg', '{"alias":"ana","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"ACTIVE"}', '82c729198e7e31533309ba02785aedd15ebf9707bfd2d571f52b8e6e42699801', 'ff0dfccebc3c7af3f5b868677c3761ec22771212bf0e1d81eefe8644690de0ef', '74397c70e7486b619c1581a088c00d7eaa364206f044b42a44d257c5e45625fde2c13a15df626d96b3d3bbca98ea5f2e0c27e659d4c359bec51f1bf289857201', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 8, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","default":true,"handle":"hdl_AMbnn2KitrQXix7yNBFIEg2dRfTsCbJu4r2J9Wcf8Mg","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"LINKED"}', 'ff0dfccebc3c7af3f5b868677c3761ec22771212bf0e1d81eefe8644690de0ef', '4aeb8d9c3b64f0824ec5f8ddeb0f2fc6f5e1c2ffbdc56e86a22e23a2076951d5', 'f10bf1da151677fe7142cbde71cb8cfde1c1746ebd254ac080a065dc4803f80f0664bf54590668b481e25ed8494e1d91fe474a90f06ad38dd23c21b855369804', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 9, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'handle.created', 'hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8', '{"alias":"ben","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"ACTIVE"}', '4aeb8d9c3b64f0824ec5f8ddeb0f2fc6f5e1c2ffbdc56e86a22e23a2076951d5', '0884b3e0db27e2ad4e1cde7a50e71ef768925c12c981ad9463e29c62291b6c95', '673c6f91d8107623ec760430d97b08d7ca869e26014189887c7273856d1358f6358c1813181d372e0ca5590318225aa3a9fd1bc1ab5cc589362c16cd0984d004', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 10, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","default":true,"handle":"hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"LINKED"}', '0884b3e0db27e2ad4e1cde7a50e71ef768925c12c981ad9463e29c62291b6c95', 'c70eff5ff1df119260c2c34cb4a31f5c6a48969bbb01403cf8e2c066e9417025', 'a5012918b7805e05c349e0e385c96e6e335191cf13696747fc2533a71f8745991206ff1cef3a77a79fa6dddc209e988aa7fd700045e99867a4bbe92dd5fdce0a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 11, 4131003600000, 'bank:bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","default":false,"handle":"hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8","key":"key_WDQf0JEVbtuugE19raVUzsqqwUOvDkhRHLbVH3jN8FC","status":"PENDING_CONFIRMATION"}', 'c70eff5ff1df119260c2c34cb4a31f5c6a48969bbb01403cf8e2c066e9417025', 'f8de7ade6f3eb4912b45281576cb57b728e1f6e6508dd7fb0c40c52532f7831c', '461992edb550f106686198e5681c14e71dbb981cd024e247dd9d1236c312ea8244fe224ff87198c3d5b663cc681007e4b585aa0ab90dc014a740426f3afa3104', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 12, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'handle.created', 'hdl_iswaNCDZcQylC1NjXE6dRh1UttRCV7vr0Fshj14FbWv', '{"alias":"cem","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"ACTIVE"}', 'f8de7ade6f3eb4912b45281576cb57b728e1f6e6508dd7fb0c40c52532f7831c', '59ad3825e3f00603d7c2afcbfb9de76ed78f553ba00cfdc93f642c4d5e7f28f1', 'fd5b5e6bc15d587e0422de702d3b0b4b8ccc680486ebbd06035674f531b1793fe88bdb9cca5c05e1d27f6dee4f48bac16e36c09ec98ae7faec33374a5b85700a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 13, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","default":true,"handle":"hdl_iswaNCDZcQylC1NjXE6dRh1UttRCV7vr0Fshj14FbWv","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"LINKED"}', '59ad3825e3f00603d7c2afcbfb9de76ed78f553ba00cfdc93f642c4d5e7f28f1', '8d878da71fcc03a94008737919c42551286df0bee82b82adefdd63b5490d1c9e', '977d8e18ca03fa205fd5a2ebf1d2dc43fb96cc5531261742c189f701c440defa8f5b9fd9f400fe281c48b7af0466a02fcdcc1faaddc43fb4c65c054fb0d42508', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 14, 4131003600000, 'admin:key_first_owner', 'handle.suspended', 'hdl_iswaNCDZcQylC1NjXE6dRh1UttRCV7vr0Fshj14FbWv', '{"key":"key_first_owner","reason":"FRAUD"}', '8d878da71fcc03a94008737919c42551286df0bee82b82adefdd63b5490d1c9e', 'a45bd6fdd458b748545220c96dfdb81d97855b867bf902b32e0adbb2c68e17ec', 'c4e5918eed1893fec1051048c9e41b71a6cc37f50b532ac48b9a302a46fc41680e4d501636838be32ec6a1edb4620768b9d36830a4abb58b33191fdbb3b3620f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 15, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'handle.created', 'hdl_SawUqdEVLsVLGqQRpw38kRCawnzc4QPzJg2lOxuD17W', '{"alias":"dua","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"PENDING_VERIFICATION"}', 'a45bd6fdd458b748545220c96dfdb81d97855b867bf902b32e0adbb2c68e17ec', '0f90abdce60f896f25ca115eeba38fe988ea92ad2b9604438f0651ae88a85ea7', 'f540ab90079e3ca4a0bb116481a53999fadbd2d54565dc2d9d68f1ce2c7ae66a18596232ab7ad6c3e06d7b63e2d2cc5ff3eb6936911a118183561791b1e8c90f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 16, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","default":true,"handle":"hdl_SawUqdEVLsVLGqQRpw38kRCawnzc4QPzJg2lOxuD17W","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"LINKED"}', '0f90abdce60f896f25ca115eeba38fe988ea92ad2b9604438f0651ae88a85ea7', 'c27ad8c9a94f52945d91ebdc24f8f86629b776b3f0b40957b3e2190e080b45fb', '813a4aada6a8a11b10861e81ad809075290e747e2bd49321e23b3b51d606cc5f49e6281e6f973afd769adc0153adfeae2378210842afe5d70bfea4eab4557d0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 17, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'handle.created', 'hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t', '{"alias":"eli","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"ACTIVE"}', 'c27ad8c9a94f52945d91ebdc24f8f86629b776b3f0b40957b3e2190e080b45fb', '48432a56a4cf80b1c4e57aac4a3d835d511f70fbd7bfe2637226279b44c03f94', '9f74a78b3d7eb04cba76d7d31bdf9be0543bec2d6a15172f28d633e45d6df7bef41118d0a4e2aac51f4feb11d45fd772d98fcea9ec9404c7f079feb950d3030b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 18, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","default":true,"handle":"hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"LINKED"}', '48432a56a4cf80b1c4e57aac4a3d835d511f70fbd7bfe2637226279b44c03f94', '95becc116a33ca576fcc3e12349512b740535a0e6f4a1d35585eb3e14d1a0568', 'ca21bf206112fb3f9a0fc06e82e5438df47f0665b493a915a969a31c67d9ba345ed363757c5bfdf505eb303dbec06b7ebea5ccd429515e4cdbab6d1a61f8b30f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 19, 4131003600000, 'bank:bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'claim.opened', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"handle":"hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t","key":"key_WDQf0JEVbtuugE19raVUzsqqwUOvDkhRHLbVH3jN8FC","type":"PORTABILITY"}', '95becc116a33ca576fcc3e12349512b740535a0e6f4a1d35585eb3e14d1a0568', 'b7155f8474641819e1c787f29b2fe8a11e1c2523a4e8649cd621b9be2f7df388', 'fdd8ad450e93760a4abd671fa2bd5004b33dc304fe61f0f8ff4555dd22acb87356fe09bed20ba9ba89ed321a195c4b3bfc2b6ed5a1d064d8036150bbe634ce0b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 20, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'claim.acknowledged', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"by":"holder","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX"}', 'b7155f8474641819e1c787f29b2fe8a11e1c2523a4e8649cd621b9be2f7df388', '5fa68248db945b25900e742f11543ac42e542dd934a993e4c2d53458b8b5f189', 'bc094fb44ee151e098decd1c1b01d3b82a45e066a5cec079721fba53209364a14ef362ed3f530dfabb67b16a3f45dbe2af584afb6633c43ddcae6993425ef707', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 21, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'claim.confirmed', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"by":"holder","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX"}', '5fa68248db945b25900e742f11543ac42e542dd934a993e4c2d53458b8b5f189', '715d4c7aae8a6e746fcabaab8327a2a2d9018249a5949217a7763c93225b5f8d', '57207cc8a99c61480c4f14f06286a4e38789a58143968b298667c8af3b37353a41c1d70fccd94ce74b42a89ac36291a369d8662c6c304484657ba71627484e00', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 22, 4131003600000, 'bank:bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'claim.completed', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"by":"claimant","key":"key_WDQf0JEVbtuugE19raVUzsqqwUOvDkhRHLbVH3jN8FC"}', '715d4c7aae8a6e746fcabaab8327a2a2d9018249a5949217a7763c93225b5f8d', 'e957a894e023dc698755c1744c87a24d2f128eb5df0deffdead3eaed66a7084c', '0b2f2256584c13f2d7fe2bdf548d5b14507ea351ff525895cb9c2be90927157c9002d328957781fa06a87942941f895c6cca4b5732f1cf57d3fad5ef61731704', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 23, 4131003600000, 'bank:bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'handle.sponsored', 'hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t', '{"bank":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","claim":"clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc","key":"key_WDQf0JEVbtuugE19raVUzsqqwUOvDkhRHLbVH3jN8FC"}', 'e957a894e023dc698755c1744c87a24d2f128eb5df0deffdead3eaed66a7084c', 'f9908014d614c1723882fbed95f80873b7468f645b72ec2bd15aeb5775ce97c7', 'bc8d22c2a8604408acdb64edc9f90e33805f3905242edd79fe62fdb589b30cd523ca84a442c5e1ec1133d5c6fc39ef43cabc9de9bdb056747b98b4dc47bcea07', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 24, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'handle.created', 'hdl_LiyiPKFSEY3rd29eDMIXZuFv2F6oyWTpHSfj8JjYJrB', '{"alias":"fay","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"ACTIVE"}', 'f9908014d614c1723882fbed95f80873b7468f645b72ec2bd15aeb5775ce97c7', '196964c4221a5bf603c800356019f68029979435a08ff113d1b3e61dda637620', 'ad23b99d5993857d8b3b4575b0dc058a87c57c27689a4998b74586813e6b52456df50283d3896a8f3ea28291cde60c2b3b456350b4fdefa084e128eba89ad30c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 25, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","default":true,"handle":"hdl_LiyiPKFSEY3rd29eDMIXZuFv2F6oyWTpHSfj8JjYJrB","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"LINKED"}', '196964c4221a5bf603c800356019f68029979435a08ff113d1b3e61dda637620', '081137ee580cbb32ab7e91e716513e676c42db8933271d05586628f30e7246a8', '0e592ea00d0fe6de76f8568c4a6b4a2adb2759ccac74858e890d5440fe6bde7104693399add10a34516965a6ae89c65579bccd50cf5d197d60573ce0d29ea50f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 26, 4131003600000, 'bank:bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'claim.opened', 'clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5', '{"handle":"hdl_LiyiPKFSEY3rd29eDMIXZuFv2F6oyWTpHSfj8JjYJrB","key":"key_WDQf0JEVbtuugE19raVUzsqqwUOvDkhRHLbVH3jN8FC","type":"PORTABILITY"}', '081137ee580cbb32ab7e91e716513e676c42db8933271d05586628f30e7246a8', 'aea3dabb84270ec5c6debeb0d2133877f046ef5bec5f8a9e7695e88dce597156', '60c5b89feb47d7b3428af6160e0dc32dc35489735996ccab7fe232e9271d971c36ecd9df9f77d5a6938e225804d320e18ea3126c761aadb0feb7dbd829fa9309', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 27, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'claim.acknowledged', 'clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5', '{"by":"holder","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX"}', 'aea3dabb84270ec5c6debeb0d2133877f046ef5bec5f8a9e7695e88dce597156', 'a4aa3483488fb6317633fb17aee1059279432cffcb75d90d7b4b2f8010cef0bd', 'c38d667b26c6b66bee620521252b93b7ae11532ef0db5ea667d451f1833b1038243abd93a4f56cc1cdd43a2d8b14e044714fe8f791be78df9fbd1db38a1b0d0a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 28, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'claim.confirmed', 'clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5', '{"by":"holder","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX"}', 'a4aa3483488fb6317633fb17aee1059279432cffcb75d90d7b4b2f8010cef0bd', 'b3accdfd66100dc7df0a7c4b4c1a99240d924941b6ecc2c347a655a8d04341c8', '95d552c345af7b3385f69a293403ceb29bbf4b9d9b05911e8f749ab39275771eecb34ad0608f16fe6e91a731980912628ae372504572a8b5b2a5b89534b3b40d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 29, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'handle.created', 'hdl_YEPNrdbU8Oyr9t9XCCEp4pcjTdvuIHxMjpmCtTzqjIO', '{"alias":"gus","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"ACTIVE"}', 'b3accdfd66100dc7df0a7c4b4c1a99240d924941b6ecc2c347a655a8d04341c8', 'a451811f0491241187f992cad633ab05b589867544f7bc81ac6a15db4118a9ae', 'c25c25e2bf40e3e4973301f17f0b429c719dfcec23eb0410159314c5d893cccca62ae59a5773a7d95e8bd3e0c1d7235fc6d3393b267c1a14d74c40fc5deffa08', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 30, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","default":true,"handle":"hdl_YEPNrdbU8Oyr9t9XCCEp4pcjTdvuIHxMjpmCtTzqjIO","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"LINKED"}', 'a451811f0491241187f992cad633ab05b589867544f7bc81ac6a15db4118a9ae', '78c96030ab60357bfd7bd299db85a30fff43aaff4c48c979350388b115fa21f5', 'dea740425618d8fbede513c6d436bac7a48fcbdd54e5f5f9d3e2c295cd53c7a008176379946969d70d0aa08916731fdd2a98adebefa1984e5c23c9fbb6e66609', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 31, 4131003600000, 'bank:bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'claim.opened', 'clm_DaHkG9AWAfYXEr50g7xryj2gTFdlisyc5ud8m5RZVGu', '{"handle":"hdl_YEPNrdbU8Oyr9t9XCCEp4pcjTdvuIHxMjpmCtTzqjIO","key":"key_WDQf0JEVbtuugE19raVUzsqqwUOvDkhRHLbVH3jN8FC","type":"PORTABILITY"}', '78c96030ab60357bfd7bd299db85a30fff43aaff4c48c979350388b115fa21f5', 'ea8a6240823a97c944cdc25d3c5b31dfee294c8be17c680f06455eebb6dd9cf8', 'fb696eb8303a9085f0f5495c75ddb613281590ea5ec11fe44cace8d24677debc2ecb0fe3804592e8e29dc471ee02391d1de06e542c18f904d3ab748e9ba7d50a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 32, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'handle.created', 'hdl_MA6Iu6tXpcAzzDgGWiBSB7aCW855zL1NVCjPs4EL9fr', '{"alias":"hana","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"ACTIVE"}', 'ea8a6240823a97c944cdc25d3c5b31dfee294c8be17c680f06455eebb6dd9cf8', '2069e2b18c1cd30b6ae399f9723abc9b2edd62f0162f2501acd86f0bddb1c7fb', '1d5dd809d701e2296d26e6550c936d2a68c6fb191e2e692cdee571e4635e80ef56edfc6c852adb2b0730d56b7e227c86b8e9e7c771d861607f4544c26d9b3e00', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 33, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","default":true,"handle":"hdl_MA6Iu6tXpcAzzDgGWiBSB7aCW855zL1NVCjPs4EL9fr","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"LINKED"}', '2069e2b18c1cd30b6ae399f9723abc9b2edd62f0162f2501acd86f0bddb1c7fb', '41ddc4c1c07e9a6507fb2cb23b4e8fd4176bddab72814aeb40efd8a729cb92d1', 'bb2a6b0ec30b365b00d11c7acdfd6725615abc18adacc17d0a12ed0b05fdba1e6829cab7e1b679ba13281f613631f0ad83773b6f3aae777da1fe3f6137458d0a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 34, 4131003600000, 'bank:bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'claim.opened', 'clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK', '{"handle":"hdl_MA6Iu6tXpcAzzDgGWiBSB7aCW855zL1NVCjPs4EL9fr","key":"key_WDQf0JEVbtuugE19raVUzsqqwUOvDkhRHLbVH3jN8FC","type":"OWNERSHIP"}', '41ddc4c1c07e9a6507fb2cb23b4e8fd4176bddab72814aeb40efd8a729cb92d1', 'de76b912f89aaa944616568b7444f48ae1ba9bcab83f5750d09aa970a056e414', '56189ca0accf83783075d475955e6ee9d5679676247e77bcb3fec27e809357c055ff8843635c36d0b91322dba99a6ac8600877d4338560037668a4c415c6dd0e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 35, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'claim.acknowledged', 'clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK', '{"by":"holder","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX"}', 'de76b912f89aaa944616568b7444f48ae1ba9bcab83f5750d09aa970a056e414', '8ee503a489f5431d30917fb35d508be1fc5d35187fa19e6959380499bcde1af2', '06032f43da859b33a7d37f77c22426e60e2d3aabb0bc34eea9a1c0a33ff671aa0268771a8ecb3134725f32b7804bbb0c1540f4dfb8f384411843a9b3e6bb1808', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 36, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'claim.disputed', 'clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK', '{"by":"holder","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX"}', '8ee503a489f5431d30917fb35d508be1fc5d35187fa19e6959380499bcde1af2', 'e663119178f3e2eaceafa6e4deac7b6e8e9feee9e82da92c933ff38eba2f8a8e', '7d97aa0d5ccef64f96ed72e730ab6da366ad337bec21fe76c792c33c8f26b1f388d87d272582298eff4d86e20a8cd5a6fdf06865928d4a8ca1633139d180a90a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 37, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'handle.created', 'hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ', '{"alias":"ida","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"ACTIVE"}', 'e663119178f3e2eaceafa6e4deac7b6e8e9feee9e82da92c933ff38eba2f8a8e', '2599d92bb9ea3c6ba7d394665418b42d4ad9fde63536b30341fd4167b65dadea', '22ee1662963deacf8a59a862be7db5b27eb8c202d6a2d24bd0ef92683cf966df1f939f59de04637e199ff5805e82f11264f78893776619652d4f8e622a09dd0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 38, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","default":true,"handle":"hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","status":"LINKED"}', '2599d92bb9ea3c6ba7d394665418b42d4ad9fde63536b30341fd4167b65dadea', '4b70cacbb76b7ebf8e5ee4ffc5aac2ec956be256ca4a669f1b63f6e3bdba1cf3', '0bfe840d1cc211e59476c4ecae3977dd6af376323957fa06b0a5010cae25a5430548d61a49e12c277a49d2c0040b7e0565a9ef9b81e2fa980225c0ad1eced506', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 39, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX","reason":"HANDLE_DEACTIVATED"}', '4b70cacbb76b7ebf8e5ee4ffc5aac2ec956be256ca4a669f1b63f6e3bdba1cf3', '09c55b7960ff47154589fb9d5863bcaa2fa002b12192cdc3afc4300fa9621ede', '2d329c1404d153a456377dc3f31d5fe98a24fdb26478792067a85754b86e7f358fd6c1750008dd52e62ee7e50163e2971105a15a4c11fb5c677d59ac653a4f0d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 40, 4131003600000, 'bank:bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'handle.deactivated', 'hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ', '{"alias":"ida","key":"key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX"}', '09c55b7960ff47154589fb9d5863bcaa2fa002b12192cdc3afc4300fa9621ede', 'ef4c6397e3f19286ecaeda589e4f1b11194dadc4632426dc24170279b8c0ac55', '316d557b3bfef123ffa2b09397ba3d02dfee8b72a6cd14b2d09d260912aa0cfaabb51197a759ba0af6bebc2cd22a628604ba9215c8c8c59ab14c1119180e430b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('registry', 1, 4131003600000, 'admin:key_first_owner', 'change.proposed', 'key_iLis5vOAvEVAtECgfjoZZfL2awlEgjRIfQo6DYiaNjz', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_9RNiYFRHsj14QCoQkXoEveY4NKVCnqYwRk5RhmRVCRK"}', '0000000000000000000000000000000000000000000000000000000000000000', '5e6022b13cf9803f7c05eec16a4647e32df6eab7330e32b83ebb3c5e17b6ed8e', 'c5f77eb8706529928203ebde656fb760af0cc522621fd05e533f6ca07dea34da4d6cf095fbcde630eb1e085ce008ecc516a3ac726ccd48065a1149d9653d9701', 1);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_3AYn3GSJdEC1Lx3YSs8la6tOOpfAOOtgoeq461RFMiX', 'BANK', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '8d25b6815f9da3df5dfe5d4d384043cb802ee6952000a33c4c3f34fd87ba365c', 1, null, 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_WDQf0JEVbtuugE19raVUzsqqwUOvDkhRHLbVH3jN8FC', 'BANK', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', 'aa6b6bba1e19e961ec5763b3a419f275b69fed58f382e9fb4ec2a60c4498d54d', 1, null, 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_RQvwewEulw2BUvZSEPSoenGTDV0KAibUgSujnH5AuuS', 'GATEWAY', 'gtw_Ffni8zgDDVxhQr2rKm66UgVuxhicgzyHuJGMalXlVds', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', 'bb33b0c74477bf44b6a26cd33630f825bb6565cc69e714f7ba735bb759b5997a', 0, null, 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_9RNiYFRHsj14QCoQkXoEveY4NKVCnqYwRk5RhmRVCRK', 'ADMIN_KEY', 'key_iLis5vOAvEVAtECgfjoZZfL2awlEgjRIfQo6DYiaNjz', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4131003600000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 8, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_AMbnn2KitrQXix7yNBFIEg2dRfTsCbJu4r2J9Wcf8Mg', '{"handle_id":"hdl_AMbnn2KitrQXix7yNBFIEg2dRfTsCbJu4r2J9Wcf8Mg","alias":"ana","handle":"ana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 8, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000001', '{"handle_id":"hdl_AMbnn2KitrQXix7yNBFIEg2dRfTsCbJu4r2J9Wcf8Mg","handle":"ana","alias":"ana","bank_handle":"aurora","account_ref":"acc_00000000000000000001","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 10, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8', '{"handle_id":"hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8","alias":"ben","handle":"ben","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 10, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000002', '{"handle_id":"hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8","handle":"ben","alias":"ben","bank_handle":"aurora","account_ref":"acc_00000000000000000002","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 11, 0, 4131003600000, 'LINK_WAITING', 'hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8', '{"alias":"ben","waiting":1}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 11, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000003', '{"handle_id":"hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8","handle":"ben","alias":"ben","bank_handle":"borealis","account_ref":"acc_00000000000000000003","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"PENDING_CONFIRMATION","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-27T13:00:00.000Z","linked_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 13, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_iswaNCDZcQylC1NjXE6dRh1UttRCV7vr0Fshj14FbWv', '{"handle_id":"hdl_iswaNCDZcQylC1NjXE6dRh1UttRCV7vr0Fshj14FbWv","alias":"cem","handle":"cem","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 13, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000004', '{"handle_id":"hdl_iswaNCDZcQylC1NjXE6dRh1UttRCV7vr0Fshj14FbWv","handle":"cem","alias":"cem","bank_handle":"aurora","account_ref":"acc_00000000000000000004","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 14, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_iswaNCDZcQylC1NjXE6dRh1UttRCV7vr0Fshj14FbWv', '{"handle_id":"hdl_iswaNCDZcQylC1NjXE6dRh1UttRCV7vr0Fshj14FbWv","alias":"cem","handle":"cem","status":"SUSPENDED","reason":"FRAUD","suspensions":{"bank":null,"operator":"FRAUD"},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 16, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_SawUqdEVLsVLGqQRpw38kRCawnzc4QPzJg2lOxuD17W', '{"handle_id":"hdl_SawUqdEVLsVLGqQRpw38kRCawnzc4QPzJg2lOxuD17W","alias":"dua","handle":"dua","status":"PENDING_VERIFICATION","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 16, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000005', '{"handle_id":"hdl_SawUqdEVLsVLGqQRpw38kRCawnzc4QPzJg2lOxuD17W","handle":"dua","alias":"dua","bank_handle":"aurora","account_ref":"acc_00000000000000000005","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 18, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t', '{"handle_id":"hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 18, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 19, 0, 4131003600000, 'CLAIM_CHANGED', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"claim_id":"clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 19, 1, 4131003600000, 'CLAIM_CHANGED', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"claim_id":"clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 20, 0, 4131003600000, 'CLAIM_CHANGED', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"claim_id":"clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 20, 1, 4131003600000, 'CLAIM_CHANGED', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"claim_id":"clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 21, 0, 4131003600000, 'CLAIM_CHANGED', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"claim_id":"clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-04T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 21, 1, 4131003600000, 'CLAIM_CHANGED', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"claim_id":"clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-04T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 23, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t', '{"handle_id":"hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 23, 1, 4131003600000, 'HANDLE_CHANGED', 'hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t', '{"handle_id":"hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 23, 2, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":["BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 23, 3, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000007', '{"handle_id":"hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t","handle":"eli","alias":"eli","bank_handle":"borealis","account_ref":"acc_00000000000000000007","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 23, 4, 4131003600000, 'CLAIM_CHANGED', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"claim_id":"clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 23, 5, 4131003600000, 'CLAIM_CHANGED', 'clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', '{"claim_id":"clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 25, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_LiyiPKFSEY3rd29eDMIXZuFv2F6oyWTpHSfj8JjYJrB', '{"handle_id":"hdl_LiyiPKFSEY3rd29eDMIXZuFv2F6oyWTpHSfj8JjYJrB","alias":"fay","handle":"fay","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 25, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000008', '{"handle_id":"hdl_LiyiPKFSEY3rd29eDMIXZuFv2F6oyWTpHSfj8JjYJrB","handle":"fay","alias":"fay","bank_handle":"aurora","account_ref":"acc_00000000000000000008","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 26, 0, 4131003600000, 'CLAIM_CHANGED', 'clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5', '{"claim_id":"clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 26, 1, 4131003600000, 'CLAIM_CHANGED', 'clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5', '{"claim_id":"clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 27, 0, 4131003600000, 'CLAIM_CHANGED', 'clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5', '{"claim_id":"clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 27, 1, 4131003600000, 'CLAIM_CHANGED', 'clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5', '{"claim_id":"clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 28, 0, 4131003600000, 'CLAIM_CHANGED', 'clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5', '{"claim_id":"clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-04T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 28, 1, 4131003600000, 'CLAIM_CHANGED', 'clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5', '{"claim_id":"clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-04T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 30, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_YEPNrdbU8Oyr9t9XCCEp4pcjTdvuIHxMjpmCtTzqjIO', '{"handle_id":"hdl_YEPNrdbU8Oyr9t9XCCEp4pcjTdvuIHxMjpmCtTzqjIO","alias":"gus","handle":"gus","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 30, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000010', '{"handle_id":"hdl_YEPNrdbU8Oyr9t9XCCEp4pcjTdvuIHxMjpmCtTzqjIO","handle":"gus","alias":"gus","bank_handle":"aurora","account_ref":"acc_00000000000000000010","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 31, 0, 4131003600000, 'CLAIM_CHANGED', 'clm_DaHkG9AWAfYXEr50g7xryj2gTFdlisyc5ud8m5RZVGu', '{"claim_id":"clm_DaHkG9AWAfYXEr50g7xryj2gTFdlisyc5ud8m5RZVGu","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 31, 1, 4131003600000, 'CLAIM_CHANGED', 'clm_DaHkG9AWAfYXEr50g7xryj2gTFdlisyc5ud8m5RZVGu', '{"claim_id":"clm_DaHkG9AWAfYXEr50g7xryj2gTFdlisyc5ud8m5RZVGu","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 33, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_MA6Iu6tXpcAzzDgGWiBSB7aCW855zL1NVCjPs4EL9fr', '{"handle_id":"hdl_MA6Iu6tXpcAzzDgGWiBSB7aCW855zL1NVCjPs4EL9fr","alias":"hana","handle":"hana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 33, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000012', '{"handle_id":"hdl_MA6Iu6tXpcAzzDgGWiBSB7aCW855zL1NVCjPs4EL9fr","handle":"hana","alias":"hana","bank_handle":"aurora","account_ref":"acc_00000000000000000012","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 34, 0, 4131003600000, 'CLAIM_CHANGED', 'clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK', '{"claim_id":"clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 34, 1, 4131003600000, 'CLAIM_CHANGED', 'clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK', '{"claim_id":"clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 35, 0, 4131003600000, 'CLAIM_CHANGED', 'clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK', '{"claim_id":"clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 35, 1, 4131003600000, 'CLAIM_CHANGED', 'clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK', '{"claim_id":"clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 36, 0, 4131003600000, 'CLAIM_CHANGED', 'clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK', '{"claim_id":"clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":"2100-11-27T13:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 36, 1, 4131003600000, 'CLAIM_CHANGED', 'clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK', '{"claim_id":"clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP","holder_bank_id":"bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv","opened_at":"2100-11-27T13:00:00.000Z","resolution_ends_at":"2100-12-11T13:00:00.000Z","lapses_at":"2100-12-11T13:00:00.000Z","disputed_at":"2100-11-27T13:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-27T13:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 38, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ', '{"handle_id":"hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ","alias":"ida","handle":"ida","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 38, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 40, 0, 4131003600000, 'HANDLE_CHANGED', 'hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ', '{"handle_id":"hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ","alias":"ida","handle":"ida","status":"DEACTIVATED","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T13:00:00.000Z","verified_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 40, 1, 4131003600000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"UNLINKED","reason":"HANDLE_DEACTIVATED","suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T13:00:00.000Z","linked_at":"2100-11-27T13:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4131003600000, 4131003600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4131003600000, 4131003600000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_f9OXuxvL9wQV3AjvgoDK4hcaggJTfl0yuQDdW7JXiOc', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t', 'eli', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'acc_00000000000000000007', 'USD', 'c57b069a9ddf16d1af0c24474e96e49f9c672e2eb7cea1d8a5c2abf3b1147b23', 4131003600000, 4132213200000, null, null, null, null, null, null, null, 4131003600000, 4131003600000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_JIIHLweabNNfM5WTnZ3ZmFXQfLAJzgMnfLlpKkcfJU5', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_LiyiPKFSEY3rd29eDMIXZuFv2F6oyWTpHSfj8JjYJrB', 'fay', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'acc_00000000000000000009', 'USD', 'b6b4f8d49a4ea49101eb17c07eb2568d4415f4e55cf8702b7686165bc7de174d', 4131003600000, 4132213200000, 4131608400000, null, null, null, null, null, null, null, 4131003600000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_DaHkG9AWAfYXEr50g7xryj2gTFdlisyc5ud8m5RZVGu', 'test', 'PORTABILITY', 'OPEN', 'hdl_YEPNrdbU8Oyr9t9XCCEp4pcjTdvuIHxMjpmCtTzqjIO', 'gus', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'acc_00000000000000000011', 'USD', '4703f91f17f52c0240c6f03e18656e8fe9f02886b130538b7505fa1c2584c6b6', 4131003600000, 4132213200000, 4132213200000, null, null, null, null, null, null, null, 4131003600000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_29gyjysU4FXNJZcS66A3cHOEPDsSNPkFZPFljpvfpyK', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_MA6Iu6tXpcAzzDgGWiBSB7aCW855zL1NVCjPs4EL9fr', 'hana', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'acc_00000000000000000013', 'USD', '73230160b9ede4d366e46a7b769df4f53dccfe97f9b355ebd4ddc7e22b01eff6', 4131003600000, 4132213200000, 4132213200000, 4131003600000, 'the customer objects', null, null, null, null, null, 4131003600000);
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, lookup_burst, lookups_per_minute, created_at, updated_at) VALUES ('gtw_Ffni8zgDDVxhQr2rKm66UgVuxhicgzyHuJGMalXlVds', 'test', 'gateway', 'ACTIVE', null, null, 4131003600000, 4131003600000);
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '0', 2, 'b73e2a2da8d6b05d219843241e045ef76bad652561944fd19f7f5809c73b2334');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '1', 3, '146d190ac1b3e4adca8c317e563ae9544aff648cd6558e1b4db6c535dba1804e');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '4', 1, 'f74a5d1eeecbc8c329af2ec5494ed19bec173f788c00bb03137f39526cbab527');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '5', 1, 'c9252a42627c11b980ec53ca1ee8399a3fae426ba2074cbee5a45cc5fe95ed65');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '6', 1, '78800b7c1bb3947047e36892e439cf96c620665059df040a0419d14592d18f6e');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', '1', 1, '4cc508ffbf3a64be87775eda3f57a561ed5423789fbf9cb3a896098da2ded0d6');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_AMbnn2KitrQXix7yNBFIEg2dRfTsCbJu4r2J9Wcf8Mg', 'ana', 'ACTIVE', null, null, 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'caf5a08f58ea50f994e78dd66be16d0731910b648677c60da6f4a14e50cc70ea', 4131003600000, 4131003600000, null, null, null, '5');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8', 'ben', 'ACTIVE', null, null, 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'c428743ed8c612079a171e24223637c030837824435c3c4fdc428ed06d0e2d6f', 4131003600000, 4131003600000, null, null, null, '0');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_iswaNCDZcQylC1NjXE6dRh1UttRCV7vr0Fshj14FbWv', 'cem', 'SUSPENDED', null, 'FRAUD', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '633c3bbc2b8062b0e2ec2e1787faf68105839f6176d1af2bfa229f40d1b22c22', 4131003600000, 4131003600000, null, null, null, '6');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_SawUqdEVLsVLGqQRpw38kRCawnzc4QPzJg2lOxuD17W', 'dua', 'PENDING_VERIFICATION', null, null, 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', null, 4131003600000, null, null, 4131608400000, null, '1');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t', 'eli', 'ACTIVE', null, null, 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'c57b069a9ddf16d1af0c24474e96e49f9c672e2eb7cea1d8a5c2abf3b1147b23', 4131003600000, 4131003600000, null, null, null, '1');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_LiyiPKFSEY3rd29eDMIXZuFv2F6oyWTpHSfj8JjYJrB', 'fay', 'ACTIVE', null, null, 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'b6b4f8d49a4ea49101eb17c07eb2568d4415f4e55cf8702b7686165bc7de174d', 4131003600000, 4131003600000, null, null, null, '1');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_YEPNrdbU8Oyr9t9XCCEp4pcjTdvuIHxMjpmCtTzqjIO', 'gus', 'ACTIVE', null, null, 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '4703f91f17f52c0240c6f03e18656e8fe9f02886b130538b7505fa1c2584c6b6', 4131003600000, 4131003600000, null, null, null, '1');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_MA6Iu6tXpcAzzDgGWiBSB7aCW855zL1NVCjPs4EL9fr', 'hana', 'ACTIVE', null, null, 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '312ac3ab0f2decc415c9422231643287c2cf975b6c930cc63f42f1eb28971f33', 4131003600000, 4131003600000, null, null, null, '0');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ', 'ida', 'DEACTIVATED', null, null, 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', null, 4131003600000, 4131003600000, null, 4138779600000, '{"subject":"68a857b1c9ae38cf260de70a6a7a0b0b63d509608c0a4c40c22123762cfc1c87","links":{"acc_00000000000000000014":{"isDefault":true,"isBankDefault":true,"isPayerDefault":false,"isPayeeDefault":false}}}', '4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000001', 'hdl_AMbnn2KitrQXix7yNBFIEg2dRfTsCbJu4r2J9Wcf8Mg', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000002', 'hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'e', 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000003', 'hdl_iiyJF31mkYGJsz2ooHOnQsZRnMJksj2Ch23fEyJD5j8', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, null, null, 0, 0, 0, 0, 'PUBLIC', '0', 4131003600000, null, 4131608400000);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000004', 'hdl_iswaNCDZcQylC1NjXE6dRh1UttRCV7vr0Fshj14FbWv', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000005', 'hdl_SawUqdEVLsVLGqQRpw38kRCawnzc4QPzJg2lOxuD17W', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '1', 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000006', 'hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 0, 1, 0, 0, 'PUBLIC', '1', 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000007', 'hdl_9jxv1uRwI0AjL3f0NijAWdWFHyAwRSZbv9YuL7VLi5t', 'bnk_oJ5QlDwKhsYmV1Rjbp2bI7NW8Qk9QP2JeqYRKQs5qXP', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000008', 'hdl_LiyiPKFSEY3rd29eDMIXZuFv2F6oyWTpHSfj8JjYJrB', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000010', 'hdl_YEPNrdbU8Oyr9t9XCCEp4pcjTdvuIHxMjpmCtTzqjIO', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '3', 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000012', 'hdl_MA6Iu6tXpcAzzDgGWiBSB7aCW855zL1NVCjPs4EL9fr', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '6', 4131003600000, 4131003600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000014', 'hdl_pBTidvgG2dDCF445TD1PR8AGXw7uWvLhpPwpaiuewsZ', 'bnk_4GQhhbV1ZIwp56wnnwdcpwU9ofatuKBT2tU3Pq3XrCv', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', null, null, 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4131003600000, 4131003600000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
