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
	`return_origins` text DEFAULT '[]' NOT NULL,
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
	`updated_at` integer DEFAULT 0 NOT NULL,
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
CREATE TABLE `lookup_batches` (
	`batch_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`entries` text NOT NULL
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
CREATE INDEX `lookup_batches_at` ON `lookup_batches` (`at`);
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-23 20:52:56');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_3JTicMPcXJkTcZA6xPSLi9DyhhU5Rr1z7YTjd09OLwC', 'Ada', 'operator', 'PROPOSED', 'c1cd3c55bf98778af5868f1d4d8bb67f398eb472e211e1f738736b90bef522fc', 0, 'key_first_owner', null, 4130654400000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 1, 4130654400000, 'admin:key_first_owner', 'bank.registered', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', 'efabd1eaaadba1e2606136f72f90e4ae599596bc5ca0f0b167d87b208e1511b7', '53317a8b54561b9fc0da546a73ffea66558fd98036481be6873be65784c3112a78ba7edac67a1df7316ddc43990899d01afd1a5f14c6b7c5a39b149769be4502');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 2, 4130654400000, 'admin:key_first_owner', 'key.added', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '{"key":"key_first_owner","key_id":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","kind":"BANK_TO_REGISTRY","mode":"test"}', 'efabd1eaaadba1e2606136f72f90e4ae599596bc5ca0f0b167d87b208e1511b7', '0f4a812e352383e2fbb0f4c9249e590a32238f94224b3e6c63206c2e40a8ba45', '63dc333de105ac0da34e68502b5996c23cbeed0b71177f6db607be19fbc75c63b7b2c86e13616684c2d52f7ff32990be2adfd744c9aedc74459a3ecf5b7b0e08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 3, 4130654400000, 'admin:key_first_owner', 'bank.registered', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', '{"bank_handle":"borealis","key":"key_first_owner"}', '0f4a812e352383e2fbb0f4c9249e590a32238f94224b3e6c63206c2e40a8ba45', '4d34f9d378eea4a16617884577c73b812389cec6c6a07582b284b730cd167ae5', '88608e6a686ae00cac277276ff30415e9aeb397e2af2c54c2da87330cbb35d0a9523758d1d18ccf21c1166d5d98efdd4e60946cc677a310e2ae24d79a72e100f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 4, 4130654400000, 'admin:key_first_owner', 'key.added', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', '{"key":"key_first_owner","key_id":"key_7nTTKIvMsDl5JvBfMwHyP8TfVH8NQcOLxxPOru454Zl","kind":"BANK_TO_REGISTRY","mode":"test"}', '4d34f9d378eea4a16617884577c73b812389cec6c6a07582b284b730cd167ae5', '49fd58347ca3cf963ea6acd5901b5d6f858ce7afd07f3f68d51da137dca83a46', '958a670b72db6838596781d8146d7089c37b357576109995ccdba7c40e487937c29fafd6fceacb55cd4a3fa50a35b62e5ca72e3d8cbbcaec940cf5171b89510d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 5, 4130654400000, 'admin:key_first_owner', 'gateway.registered', 'gtw_gY8RrUqN3Ma52gd8YhsD9omNWGlbaxlNOxf1dFJ6ES9', '{"key":"key_first_owner","name":"gateway"}', '49fd58347ca3cf963ea6acd5901b5d6f858ce7afd07f3f68d51da137dca83a46', 'deadfa3ae5fff24873469abc5ab6ed311888d6fae222e7684f3abd4cead0250c', '6b22e853ff9c5bd8f4ae2d232d60fb2c2301c0e346eb487c0c70b3c0b4e7cac260a769c9f7ce009e1251eea2cb5a49da9c92f416e355c8ec45f9e3cedbc3b90b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 6, 4130654400000, 'admin:key_first_owner', 'key.added', 'gtw_gY8RrUqN3Ma52gd8YhsD9omNWGlbaxlNOxf1dFJ6ES9', '{"key":"key_first_owner","key_id":"key_IY9tHnqzZ0vn01idos3G02k8LZK1TsxbITocLw0eZIa","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', 'deadfa3ae5fff24873469abc5ab6ed311888d6fae222e7684f3abd4cead0250c', 'b55aacf29438e117fdb40c02125c46b6103702918dcd26a4bdcd25bddfff8fd2', 'db42fb75861daa5d4e7f5d24c4d5954e3d2ef0938591a81d64c401bdb2cffbe0139fa7a65cf804a47890085083368aed22815d848930bff341fc57c7eb937601');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 7, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'handle.created', 'hdl_BzEeHdUrGmmodfjL6kCd7sohmTQRSdQcutRSS2LQTLi', '{"alias":"ana","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"ACTIVE"}', 'b55aacf29438e117fdb40c02125c46b6103702918dcd26a4bdcd25bddfff8fd2', '6fb8d43044fe94e20d6f4cf34c26b354199aae4371905a61611ee726cc875942', 'a0a80f6f3f9319eee392b2a40b41eae64dbdc8aa7647e8e29cdd4ca6d112041a6390618e1fc76d130697f76883a069819ed8dcd9ec4bbab9d755220883a57009');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 8, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","default":true,"handle":"hdl_BzEeHdUrGmmodfjL6kCd7sohmTQRSdQcutRSS2LQTLi","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"LINKED"}', '6fb8d43044fe94e20d6f4cf34c26b354199aae4371905a61611ee726cc875942', '95aa31899fa2feb527289692c11656ef2b934a233a839c183030392415222ea9', '3919af285ec88d26f044d757ee7a74d3a7aec155c9cedfbfd75cd89c11e05d60f72dfe792bf5e9756055c13d01d01acde8a80219f16119871ac059ffb9b77101');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 9, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'handle.created', 'hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg', '{"alias":"ben","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"ACTIVE"}', '95aa31899fa2feb527289692c11656ef2b934a233a839c183030392415222ea9', '381dfd32cb2ff803acc37f83c1c5568c6f9297afecac7a7e0004c1f84cb43774', '23e4f2d1c157212f992715482d9c35c3e3574a448e7fbd7e205202dab955b0e54339f160aa4cbf89eb71c6ec09b13b2865f8a2eff47c508c1991061df3d41b01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 10, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","default":true,"handle":"hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"LINKED"}', '381dfd32cb2ff803acc37f83c1c5568c6f9297afecac7a7e0004c1f84cb43774', '983b42a851f02420352c2d312dafc7dcfe94ce40b2236bb509495df3e622f265', 'f6cf444c78fed8f1d801a5283fce607e650c2cb904502d2052b780c9a7c0a56f75b7e2b00328e51699ee821e224e2d01b8486472148538caf38eb3761057d403');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 11, 4130654400000, 'bank:bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","default":false,"handle":"hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg","key":"key_7nTTKIvMsDl5JvBfMwHyP8TfVH8NQcOLxxPOru454Zl","status":"PENDING_CONFIRMATION"}', '983b42a851f02420352c2d312dafc7dcfe94ce40b2236bb509495df3e622f265', '24a85c902192dbbc4038ad3bd5dcc1f5504d164efa438b78cf160fec02e5945d', 'c6824cfa5e0da98e17bdfbac67d332318d15ffb1093c24ae8c07c00c2a7c123a91f4d349cad58de9286c7f64a91d8796ba2fbe4da180130777aaa3e76305610b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 12, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'handle.created', 'hdl_4ZojR6JEdg1XBjM06M7QHdovCUmndr65dR9S9LaJ4il', '{"alias":"cem","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"ACTIVE"}', '24a85c902192dbbc4038ad3bd5dcc1f5504d164efa438b78cf160fec02e5945d', '3c32538bace06fbfd31d7d04e9cd5c218c447bc39ccf930e2e51b116826cf9c4', '05b8b7023196820c43ca01f57b1eaf9254c89c93d1ee6aab194861aa8c570be29520ddf94ea8c670d68c8905fd4cdb72f01a041b8ac9e3cc9376a12ebf19db0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 13, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","default":true,"handle":"hdl_4ZojR6JEdg1XBjM06M7QHdovCUmndr65dR9S9LaJ4il","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"LINKED"}', '3c32538bace06fbfd31d7d04e9cd5c218c447bc39ccf930e2e51b116826cf9c4', 'e7cb1d52ff858ac1ca034fedc487a257deb753ca3eba9d9531b80551fd40f0d2', '92c3384d8c2babefaad2ab344c55c6b4d7c9f0b517c091de1e71f110b8299139aeafc84f2a35ad48d8a76fbaca5d1421f695ea68a512a6698fe92db89d581601');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 14, 4130654400000, 'admin:key_first_owner', 'handle.suspended', 'hdl_4ZojR6JEdg1XBjM06M7QHdovCUmndr65dR9S9LaJ4il', '{"key":"key_first_owner","reason":"FRAUD"}', 'e7cb1d52ff858ac1ca034fedc487a257deb753ca3eba9d9531b80551fd40f0d2', '7d51691f1b4bc6bbd5428854711139977fde663866a57e714ba2c020f6b39df0', 'ffabf07a7a034fd1a35c1b61d0f4932a8df4db6d8a624133acb8d8f407b4944edae59d6d6cc6d985f78e3db79abe2880ad7aa4941fb36601604abfb5f9e6220f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 15, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'handle.created', 'hdl_IAfJARf3uTdTQDG9pSNXOQX4m2RfXkPneCydTPGXBfX', '{"alias":"dua","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"PENDING_VERIFICATION"}', '7d51691f1b4bc6bbd5428854711139977fde663866a57e714ba2c020f6b39df0', 'a1020b7a9aa65e33fb85fa6c7b2129ebfb503227d49b3722880ca48fad084d83', '3212c6c1740ff77603e8df145b8b9e23ca2d78c7efe49b1ca73018d5e567c775493f1a5718286301fae99e5bda8122108b6d29d5e1ed7eba5ad9350c86400c0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 16, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","default":true,"handle":"hdl_IAfJARf3uTdTQDG9pSNXOQX4m2RfXkPneCydTPGXBfX","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"LINKED"}', 'a1020b7a9aa65e33fb85fa6c7b2129ebfb503227d49b3722880ca48fad084d83', '5d79321a2f23c1eda12ec93916aa3019567fd82cf7d5cc779ddbea5388bd9b18', '0df0b87e19c3869a32d0f862cd3d3bd9b6e0a79b09f7a8c5e17056b902fd56195b8d8e35fcc9d255998e8436ae6f282723e06adc2dff7814059795c8fe333f0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 17, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'handle.created', 'hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq', '{"alias":"eli","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"ACTIVE"}', '5d79321a2f23c1eda12ec93916aa3019567fd82cf7d5cc779ddbea5388bd9b18', 'c6cc20d64548f9a6ec865bf84dedcd174b40ea1185af86a9361e55e32955260d', '89ecb449fca18ca37b642c6f9b3c088d884dd0e29b67f41b9e1b4318fc67d5095b1f0df7d78eb3b40b70dc3005d3b0bba72e78b2284aa6afbfb2a8a56cdb700e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 18, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","default":true,"handle":"hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"LINKED"}', 'c6cc20d64548f9a6ec865bf84dedcd174b40ea1185af86a9361e55e32955260d', 'ec00eca11d588c054334ca4b568d83b76edb5d9dd5c1d674670bd791c1a97666', 'a20c0850943844b890c0faa080f010c5d29cd1920893d3dc2b4b3b00c781dfa2821313cdc02d96e288f6d865d162b29a714b912ea2915efb6180aa4d08c06500');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 19, 4130654400000, 'bank:bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'claim.opened', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"handle":"hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq","key":"key_7nTTKIvMsDl5JvBfMwHyP8TfVH8NQcOLxxPOru454Zl","type":"PORTABILITY"}', 'ec00eca11d588c054334ca4b568d83b76edb5d9dd5c1d674670bd791c1a97666', '1cceb69d68ce2dc7bd7100af751941fb7075bfd5507c71d50b57fc84a814b813', 'f5537f6e270d406ae49b2d248989953ad7f868aa1f973d14bb7cc2fd72eb5583af58f6160e888bf1139a072f2bd56e85c97aaf5dde19a79ab85a5f249629ef00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 20, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'claim.acknowledged', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"by":"holder","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE"}', '1cceb69d68ce2dc7bd7100af751941fb7075bfd5507c71d50b57fc84a814b813', '6283a4dfe2c5d3be1fd209424f1b6bc37be6e93346c10052c42ed9507044109d', 'b881c91e7e4f4d91952facbdfd905fb9c6fdf60bd6c7f12e12fcd4b3b82880406602baed764ee852ab3d0646df4cabf4508219da28641c6b470b25175ee19d01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 21, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'claim.confirmed', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"by":"holder","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE"}', '6283a4dfe2c5d3be1fd209424f1b6bc37be6e93346c10052c42ed9507044109d', '11fea9573707e420b2853e8b59b0df3127ff3d9b0f20eba0780983840de6b683', 'db7b3007ec1261190fe56adf01eb1861297deba8411eda50f0e9459f2e2a568f3cbe93796a2dbbce69992a4c2038b5dee05efb0109ee040857aa33677e662905');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 22, 4130654400000, 'bank:bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'claim.completed', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"by":"claimant","key":"key_7nTTKIvMsDl5JvBfMwHyP8TfVH8NQcOLxxPOru454Zl"}', '11fea9573707e420b2853e8b59b0df3127ff3d9b0f20eba0780983840de6b683', '27f5ec17344b7ee147c783962be6cb2f7e38a2298a19a7767125c5564b05268a', '8f505f506e2ba27b3796445ebf099774c603009c49ab109a1f8ed0964c6d7e8727b5c53612113c4289798ec501fb0a80d956fde02325954e42e1f621288d4704');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 23, 4130654400000, 'bank:bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'handle.sponsored', 'hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq', '{"bank":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","claim":"clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ","key":"key_7nTTKIvMsDl5JvBfMwHyP8TfVH8NQcOLxxPOru454Zl"}', '27f5ec17344b7ee147c783962be6cb2f7e38a2298a19a7767125c5564b05268a', '188eb2f54f7e9ec6dcb82149783ee2c9ccbf18c7472dbbcb5aa4fe29a0175071', '1ec743b2c16a4a2a2901440266b864848fd37d0cd0f29316134397f95601417efb8c9f4c07687636a105ea8c44455f881492d7ab5a853db126f873973f918804');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 24, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'handle.created', 'hdl_H2UdUATWEiyRXe5s9esampnMbCrSxIcgMXpLXs9Kpcn', '{"alias":"fay","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"ACTIVE"}', '188eb2f54f7e9ec6dcb82149783ee2c9ccbf18c7472dbbcb5aa4fe29a0175071', '9e6315dd75f261916710b2e3ba55d57bdb7f6f6ccd6597438d51abdfe85c9b28', '648d22551787e6c332cfad4f5f97036b93c097e39992b772c9d9da56c5fd77631b4eaff238d33b3e8de48618f7aad0046380e4f513c3f9c2118fc9950b4c840e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 25, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","default":true,"handle":"hdl_H2UdUATWEiyRXe5s9esampnMbCrSxIcgMXpLXs9Kpcn","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"LINKED"}', '9e6315dd75f261916710b2e3ba55d57bdb7f6f6ccd6597438d51abdfe85c9b28', 'b428b3fbf1b97d00b59c0f4152fa69e7fb6ec1c193503dcd83b61f138db39b9d', '047927c8d2ec25bb63b8d4907f10173e87ea32cc5bd6b1df631e94507aa224239d22e8547d4204774bca8f9354e0ff39878f7c0f929ab069ae408a7af39e200c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 26, 4130654400000, 'bank:bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'claim.opened', 'clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt', '{"handle":"hdl_H2UdUATWEiyRXe5s9esampnMbCrSxIcgMXpLXs9Kpcn","key":"key_7nTTKIvMsDl5JvBfMwHyP8TfVH8NQcOLxxPOru454Zl","type":"PORTABILITY"}', 'b428b3fbf1b97d00b59c0f4152fa69e7fb6ec1c193503dcd83b61f138db39b9d', 'e9864b993e3c0808a2065dcec55b46ce87db19d1e412edaacd2378f2a2703f4a', 'f57f4c710bc019ec2962c4df7c7d4e5ea5e0cd51f171c62c3d5a39b918500354855d6e8b6faa7e6ab8e7835819a9523c366e70af4bdb50e45e095a279152c908');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 27, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'claim.acknowledged', 'clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt', '{"by":"holder","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE"}', 'e9864b993e3c0808a2065dcec55b46ce87db19d1e412edaacd2378f2a2703f4a', 'd278e272badd1c420a545ce8c8a97a8f531d3dabe2dc6d167ed01f09ad7902d5', '3cc77f9c6accf0bb057149efe263e926b3e9a3b7a4df12a5fb09cc96e4c038a521edcd9c0651a4c31d1841a7fefdbc5b664d0ed57f6c7c6ff28099bc9161cc0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 28, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'claim.confirmed', 'clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt', '{"by":"holder","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE"}', 'd278e272badd1c420a545ce8c8a97a8f531d3dabe2dc6d167ed01f09ad7902d5', 'c60299ed73d93dc61b00975bdc9bd06731cf28ddd17d9e0abff2831eee54a398', 'ce022ec62465780d3e1a08291e42504d02f1644d8f02356ca698f45b1515a38967c69ee8ea2d7318228d2a061b439b574907aa5d8583ce4e1a31ff5084b0160c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 29, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'handle.created', 'hdl_W2FSqGiIRVU7pS1ptIPbXi31s06GLWs6o5NKBsowHb1', '{"alias":"gus","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"ACTIVE"}', 'c60299ed73d93dc61b00975bdc9bd06731cf28ddd17d9e0abff2831eee54a398', 'cf0d06b31af7572dbe3129dfa3ac1c7af38b055db9be96ecbe3cfd6232dbae8f', '6a758e709b7c8bfd257e6f002c4a3332a477e96e9e25f6d731d83e81f1bbbe058d21b9f8d4fb92aab0bb90c8c7db461c0516450262e30e1c5bb2e1834bf31002');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 30, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","default":true,"handle":"hdl_W2FSqGiIRVU7pS1ptIPbXi31s06GLWs6o5NKBsowHb1","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"LINKED"}', 'cf0d06b31af7572dbe3129dfa3ac1c7af38b055db9be96ecbe3cfd6232dbae8f', '9ce912ce90d737df2384cfd8d9b306c86ccf050c6a098ff361a3c0ac6409fb37', '6ab7791f8ecc04e82ef73794f1e561534540bf6b302b498d14e98e194e2e24d9ed188a9c0a1c39bf99f107f65f58f3bd26e2625f429d2a3ac5ceca385a1b4f0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 31, 4130654400000, 'bank:bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'claim.opened', 'clm_lzVnHZ31EA5i8FqJydsIBBOUUBUfNn2tHAZdVUrptdr', '{"handle":"hdl_W2FSqGiIRVU7pS1ptIPbXi31s06GLWs6o5NKBsowHb1","key":"key_7nTTKIvMsDl5JvBfMwHyP8TfVH8NQcOLxxPOru454Zl","type":"PORTABILITY"}', '9ce912ce90d737df2384cfd8d9b306c86ccf050c6a098ff361a3c0ac6409fb37', '7fa4716d6ab9858de6b36bc335e831975f4558d3536ef495bda285403cd1bad1', '8960326391f748d96493b02bd25255c7ccb5bbf58a5f8b70ca2160aebd3dc88cf461d43e6226c4b0dabbf53fffd5778790c66798af33e415759e2844d9b9ea03');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 32, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'handle.created', 'hdl_BPQZbpQnYma1TbdWEVTZDQoCg00xLd17CgxnUu7gqhM', '{"alias":"hana","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"ACTIVE"}', '7fa4716d6ab9858de6b36bc335e831975f4558d3536ef495bda285403cd1bad1', '2f11448049fbd9fc8698dd9a40060bb13acaa5a2bcdc9cbd4acaa72f74aa15ee', 'e133f8aa88a7b71e86c695ec1503f2d0b67b11ed07928e7684ea226ed1c5056cc0d89c5be3aef240da70fc1fb4c3d68fecec9d5ae2af6520bec684c960b39504');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 33, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","default":true,"handle":"hdl_BPQZbpQnYma1TbdWEVTZDQoCg00xLd17CgxnUu7gqhM","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"LINKED"}', '2f11448049fbd9fc8698dd9a40060bb13acaa5a2bcdc9cbd4acaa72f74aa15ee', '932bd3ca4a360a8c95a86cf59c78681b17238eed94cb0fdb060d7d09a231cc71', '571402c02d7c5dd28677e3969930a0721a3da6b5f351db7bcefd3c7696e938027b05f42c4d4f8cb054d49d4f134b0d1af35b5f4329e895635a531550036a120b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 34, 4130654400000, 'bank:bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'claim.opened', 'clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik', '{"handle":"hdl_BPQZbpQnYma1TbdWEVTZDQoCg00xLd17CgxnUu7gqhM","key":"key_7nTTKIvMsDl5JvBfMwHyP8TfVH8NQcOLxxPOru454Zl","type":"OWNERSHIP"}', '932bd3ca4a360a8c95a86cf59c78681b17238eed94cb0fdb060d7d09a231cc71', '238acc7b9613fa2d653dac22c0bb4123f1c91260e1ad7d902d03fe10aa754b44', '81713fd7a891db3779a5eb5cbaedd1f6a9e04e42a7e92bf98fa80deba36286582c21ae63fb19e814630ce0d5f33472134147bf9457ae3e5fd7a26b203a89fe05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 35, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'claim.acknowledged', 'clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik', '{"by":"holder","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE"}', '238acc7b9613fa2d653dac22c0bb4123f1c91260e1ad7d902d03fe10aa754b44', '99fec81b5b42d19be65398927e0dcd7967931203432dd4786687fbd46c7161ae', '58d6fcd01a18a3c56d71b733ae610b1da86dff12de1268b34c4c62f3c31fef54e5a3ff6e0ecc8813189ab4af4d3bce0c6aca46177319a0b1ff421ee0821bb502');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 36, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'claim.disputed', 'clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik', '{"by":"holder","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE"}', '99fec81b5b42d19be65398927e0dcd7967931203432dd4786687fbd46c7161ae', '86b464e2c17a692e08b845c6388060362080728251caa142bfc758105d523b5c', '7320cc8286a3392aa3f0498d95f287b7b2a36bffb959fe924009cd8430e086a5ae1039fdb8a1b87e0f7b2ff29c3df76c041358b04b956a5c84f7b606e120500b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 37, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'handle.created', 'hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX', '{"alias":"ida","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"ACTIVE"}', '86b464e2c17a692e08b845c6388060362080728251caa142bfc758105d523b5c', '0bd69458c3f9f038dbc96ee20745b149917564b69957626fd3ef59b6613a48ae', 'd29f59129ea5793adb85823f121d0677c4dfa4a3cdb5f6d0217ebfcc2f14fae31a9edada95780b488653a7ae9a800629dcc78f9a4018f8832ad3efcf5a848508');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 38, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","default":true,"handle":"hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","status":"LINKED"}', '0bd69458c3f9f038dbc96ee20745b149917564b69957626fd3ef59b6613a48ae', 'e1a0757a9d2c57c0d38c1d05f01d0067d375e5f1e6a3364f02c1e295941244b5', 'd4426895ce45f0e19ac8cc9b0f1a09f1a86bd7b4853f96cec5b809f8ab401dad7552532d76500e963afdb98468ebe26eef1dbbd0c5f47857e1de54e12e945806');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 39, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE","reason":"HANDLE_DEACTIVATED"}', 'e1a0757a9d2c57c0d38c1d05f01d0067d375e5f1e6a3364f02c1e295941244b5', 'dc0da2e4f1790cc578c527a086ced9c008a80915b45dc05ed426c16523b04dda', 'df5da60a8eef6237f7e30934c6b59e9c82b47c853f9c18daa9041eb4255df371c855564c082a0a6fc6ab201fcfe95d411e6a92da58a01bc2c1e27991c048bf04');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 40, 4130654400000, 'bank:bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'handle.deactivated', 'hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX', '{"alias":"ida","key":"key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE"}', 'dc0da2e4f1790cc578c527a086ced9c008a80915b45dc05ed426c16523b04dda', 'a5cd85e1a129c3a6e4b0c45b04712287726db4b3730a8d31ee66aa6bb2fe8047', 'bc9a9827d63c4c491c5d934ef07088f9cd57a20c57b17f4ed9c6bf2f5ca4d5c9d529bb30234a2e5b72798f6fb67307d99387f8687e29258fdc9e91cb659b000e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('registry', 1, 4130654400000, 'admin:key_first_owner', 'change.proposed', 'key_3JTicMPcXJkTcZA6xPSLi9DyhhU5Rr1z7YTjd09OLwC', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_DTgHCKuhFKIgd6KnackirOdSMw169szxBen1yfHGOFU"}', '0000000000000000000000000000000000000000000000000000000000000000', '6bd438404b7bc81222c4c1e55290d82c68bcfd7f888a4bb6402858d679b706d6', '4f9cc8a711f3f55f703367167fafa463483c106464535a2bf2fe0854cd57124a6ee1620fe759edee953ad6c800c93767344a4666019534e0989e30d7afe00803');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_JrFsS7o9YGcCKz5iHaokUwvWNaU8UvbA1676q15OvaE', 'BANK', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '2f80bb34f60fd013b88ad7bce9b38c1b1a8f7d6c3dab22ae110695f998c29ddf', 1, null, 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_7nTTKIvMsDl5JvBfMwHyP8TfVH8NQcOLxxPOru454Zl', 'BANK', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '8a89930d66ffe58830b43a35b90df65cafd3f24f4b56490c062e926e785b8d50', 1, null, 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_IY9tHnqzZ0vn01idos3G02k8LZK1TsxbITocLw0eZIa', 'GATEWAY', 'gtw_gY8RrUqN3Ma52gd8YhsD9omNWGlbaxlNOxf1dFJ6ES9', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', 'e5231847305972e99dc01a579fe117433cdb501e378b4741328996d4e649dbfa', 0, null, 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_DTgHCKuhFKIgd6KnackirOdSMw169szxBen1yfHGOFU', 'ADMIN_KEY', 'key_3JTicMPcXJkTcZA6xPSLi9DyhhU5Rr1z7YTjd09OLwC', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4130654400000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 8, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_BzEeHdUrGmmodfjL6kCd7sohmTQRSdQcutRSS2LQTLi', '{"handle_id":"hdl_BzEeHdUrGmmodfjL6kCd7sohmTQRSdQcutRSS2LQTLi","alias":"ana","handle":"ana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 8, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000001', '{"handle_id":"hdl_BzEeHdUrGmmodfjL6kCd7sohmTQRSdQcutRSS2LQTLi","handle":"ana","alias":"ana","bank_handle":"aurora","account_ref":"acc_00000000000000000001","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 10, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg', '{"handle_id":"hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg","alias":"ben","handle":"ben","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 10, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000002', '{"handle_id":"hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg","handle":"ben","alias":"ben","bank_handle":"aurora","account_ref":"acc_00000000000000000002","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 11, 0, 4130654400000, 'LINK_WAITING', 'hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg', '{"alias":"ben","waiting":1}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 11, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000003', '{"handle_id":"hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg","handle":"ben","alias":"ben","bank_handle":"borealis","account_ref":"acc_00000000000000000003","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"PENDING_CONFIRMATION","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-23T12:00:00.000Z","linked_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 13, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_4ZojR6JEdg1XBjM06M7QHdovCUmndr65dR9S9LaJ4il', '{"handle_id":"hdl_4ZojR6JEdg1XBjM06M7QHdovCUmndr65dR9S9LaJ4il","alias":"cem","handle":"cem","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 13, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000004', '{"handle_id":"hdl_4ZojR6JEdg1XBjM06M7QHdovCUmndr65dR9S9LaJ4il","handle":"cem","alias":"cem","bank_handle":"aurora","account_ref":"acc_00000000000000000004","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 14, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_4ZojR6JEdg1XBjM06M7QHdovCUmndr65dR9S9LaJ4il', '{"handle_id":"hdl_4ZojR6JEdg1XBjM06M7QHdovCUmndr65dR9S9LaJ4il","alias":"cem","handle":"cem","status":"SUSPENDED","reason":"FRAUD","suspensions":{"bank":null,"operator":"FRAUD"},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 16, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_IAfJARf3uTdTQDG9pSNXOQX4m2RfXkPneCydTPGXBfX', '{"handle_id":"hdl_IAfJARf3uTdTQDG9pSNXOQX4m2RfXkPneCydTPGXBfX","alias":"dua","handle":"dua","status":"PENDING_VERIFICATION","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 16, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000005', '{"handle_id":"hdl_IAfJARf3uTdTQDG9pSNXOQX4m2RfXkPneCydTPGXBfX","handle":"dua","alias":"dua","bank_handle":"aurora","account_ref":"acc_00000000000000000005","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 18, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq', '{"handle_id":"hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 18, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 19, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"claim_id":"clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 19, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"claim_id":"clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 20, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"claim_id":"clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 20, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"claim_id":"clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 21, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"claim_id":"clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-11-30T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 21, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"claim_id":"clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-11-30T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 23, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq', '{"handle_id":"hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 23, 1, 4130654400000, 'HANDLE_CHANGED', 'hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq', '{"handle_id":"hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 23, 2, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":["BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 23, 3, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000007', '{"handle_id":"hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq","handle":"eli","alias":"eli","bank_handle":"borealis","account_ref":"acc_00000000000000000007","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 23, 4, 4130654400000, 'CLAIM_CHANGED', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"claim_id":"clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 23, 5, 4130654400000, 'CLAIM_CHANGED', 'clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', '{"claim_id":"clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 25, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_H2UdUATWEiyRXe5s9esampnMbCrSxIcgMXpLXs9Kpcn', '{"handle_id":"hdl_H2UdUATWEiyRXe5s9esampnMbCrSxIcgMXpLXs9Kpcn","alias":"fay","handle":"fay","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 25, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000008', '{"handle_id":"hdl_H2UdUATWEiyRXe5s9esampnMbCrSxIcgMXpLXs9Kpcn","handle":"fay","alias":"fay","bank_handle":"aurora","account_ref":"acc_00000000000000000008","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 26, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt', '{"claim_id":"clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 26, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt', '{"claim_id":"clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 27, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt', '{"claim_id":"clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 27, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt', '{"claim_id":"clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 28, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt', '{"claim_id":"clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-11-30T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 28, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt', '{"claim_id":"clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-11-30T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 30, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_W2FSqGiIRVU7pS1ptIPbXi31s06GLWs6o5NKBsowHb1', '{"handle_id":"hdl_W2FSqGiIRVU7pS1ptIPbXi31s06GLWs6o5NKBsowHb1","alias":"gus","handle":"gus","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 30, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000010', '{"handle_id":"hdl_W2FSqGiIRVU7pS1ptIPbXi31s06GLWs6o5NKBsowHb1","handle":"gus","alias":"gus","bank_handle":"aurora","account_ref":"acc_00000000000000000010","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 31, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_lzVnHZ31EA5i8FqJydsIBBOUUBUfNn2tHAZdVUrptdr', '{"claim_id":"clm_lzVnHZ31EA5i8FqJydsIBBOUUBUfNn2tHAZdVUrptdr","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 31, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_lzVnHZ31EA5i8FqJydsIBBOUUBUfNn2tHAZdVUrptdr', '{"claim_id":"clm_lzVnHZ31EA5i8FqJydsIBBOUUBUfNn2tHAZdVUrptdr","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 33, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_BPQZbpQnYma1TbdWEVTZDQoCg00xLd17CgxnUu7gqhM', '{"handle_id":"hdl_BPQZbpQnYma1TbdWEVTZDQoCg00xLd17CgxnUu7gqhM","alias":"hana","handle":"hana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 33, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000012', '{"handle_id":"hdl_BPQZbpQnYma1TbdWEVTZDQoCg00xLd17CgxnUu7gqhM","handle":"hana","alias":"hana","bank_handle":"aurora","account_ref":"acc_00000000000000000012","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 34, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik', '{"claim_id":"clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 34, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik', '{"claim_id":"clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 35, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik', '{"claim_id":"clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 35, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik', '{"claim_id":"clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 36, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik', '{"claim_id":"clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":"2100-11-23T12:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 36, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik', '{"claim_id":"clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ","holder_bank_id":"bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":"2100-11-23T12:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 38, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX', '{"handle_id":"hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX","alias":"ida","handle":"ida","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 38, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 40, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX', '{"handle_id":"hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX","alias":"ida","handle":"ida","status":"DEACTIVATED","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 40, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"UNLINKED","reason":"HANDLE_DEACTIVATED","suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4130654400000, 4130654400000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4130654400000, 4130654400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_5S5SJ3eFGse1JFCb81vIbGiz6brirMvUXtk8q9gnISZ', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq', 'eli', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'acc_00000000000000000007', 'USD', '10f7652b749b45c82e630c02097ea8f554b7aa37bc7e7240a6b2734a938d0952', 4130654400000, 4131864000000, null, null, null, null, null, null, null, 4130654400000, 4130654400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_poizNGApV0Kud9unJH0PlqFvVYqEb9ZNxs9dYUzCrWt', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_H2UdUATWEiyRXe5s9esampnMbCrSxIcgMXpLXs9Kpcn', 'fay', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'acc_00000000000000000009', 'USD', '61d3d2fce435d80b182ab2e47e2a486ee6491b4c928528a4756c7111055d220c', 4130654400000, 4131864000000, 4131259200000, null, null, null, null, null, null, null, 4130654400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_lzVnHZ31EA5i8FqJydsIBBOUUBUfNn2tHAZdVUrptdr', 'test', 'PORTABILITY', 'OPEN', 'hdl_W2FSqGiIRVU7pS1ptIPbXi31s06GLWs6o5NKBsowHb1', 'gus', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'acc_00000000000000000011', 'USD', 'd3434e980d524c69dcee61325a0912e9175f0165e03c45917e774a0e69a367cb', 4130654400000, 4131864000000, 4131864000000, null, null, null, null, null, null, null, 4130654400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_Z8SehWQipEdBe0dkN1qhScX7dCgoEJEZu3CSLnmi8ik', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_BPQZbpQnYma1TbdWEVTZDQoCg00xLd17CgxnUu7gqhM', 'hana', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'acc_00000000000000000013', 'USD', '55628fc960771abffb0f5c6771affb015ada6cab7182b44f65fab74b72cd438f', 4130654400000, 4131864000000, 4131864000000, 4130654400000, 'the customer objects', null, null, null, null, null, 4130654400000);
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, lookup_burst, lookups_per_minute, created_at, updated_at) VALUES ('gtw_gY8RrUqN3Ma52gd8YhsD9omNWGlbaxlNOxf1dFJ6ES9', 'test', 'gateway', 'ACTIVE', null, null, 4130654400000, 4130654400000);
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '2', 1, '2d1646d3ac584d58c3166ded68dc19823bcce90d556e1166c1f3c8c7db6c0c31');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '3', 2, '5c9071dbf2e318f3431d35333249f48a1b2f8e0b825e8c3c3078f1ed6cab9807');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '6', 1, 'b2c0fbbcc516856df274398db27e6bed0f99da1ed320cb16d7ee86c3d3e16031');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '7', 3, 'd4d33e03483af5a1896bd9db2208c55a84e8a3a34a0eff19245d26ed477e3854');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'a', 1, '2c145c2950eba212bb6830270f86504badc2e8e0c51ee9ec25778dd80e50ef98');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', '2', 1, '5321ef95ca8168e08146b50ffacb4e56af2dd1e2950fde087b306a1f837839d0');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_BzEeHdUrGmmodfjL6kCd7sohmTQRSdQcutRSS2LQTLi', 'ana', 'ACTIVE', null, null, 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '3284585cc917d1ec74748edecf612ccfa4258885c5b3cb9a8a42c368a4060bfd', 4130654400000, 4130654400000, null, null, null, '6');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg', 'ben', 'ACTIVE', null, null, 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'eeb2cd6e458fc57ca6ea008a18b330b3d43b7933bcf9aa54c7ed0c19286909f2', 4130654400000, 4130654400000, null, null, null, '7');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_4ZojR6JEdg1XBjM06M7QHdovCUmndr65dR9S9LaJ4il', 'cem', 'SUSPENDED', null, 'FRAUD', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '30b5908317b41cefe3f79debfec17398476fac149c534586488dd961ad395192', 4130654400000, 4130654400000, null, null, null, '7');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_IAfJARf3uTdTQDG9pSNXOQX4m2RfXkPneCydTPGXBfX', 'dua', 'PENDING_VERIFICATION', null, null, 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', null, 4130654400000, null, null, 4131259200000, null, '3');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq', 'eli', 'ACTIVE', null, null, 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', '10f7652b749b45c82e630c02097ea8f554b7aa37bc7e7240a6b2734a938d0952', 4130654400000, 4130654400000, null, null, null, '2');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_H2UdUATWEiyRXe5s9esampnMbCrSxIcgMXpLXs9Kpcn', 'fay', 'ACTIVE', null, null, 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '61d3d2fce435d80b182ab2e47e2a486ee6491b4c928528a4756c7111055d220c', 4130654400000, 4130654400000, null, null, null, 'a');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_W2FSqGiIRVU7pS1ptIPbXi31s06GLWs6o5NKBsowHb1', 'gus', 'ACTIVE', null, null, 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'd3434e980d524c69dcee61325a0912e9175f0165e03c45917e774a0e69a367cb', 4130654400000, 4130654400000, null, null, null, '3');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_BPQZbpQnYma1TbdWEVTZDQoCg00xLd17CgxnUu7gqhM', 'hana', 'ACTIVE', null, null, 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '6e26d1b4d6fb3e3c367964824e7a7f6c4881f135219d8345acff3b12c239af0f', 4130654400000, 4130654400000, null, null, null, '7');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX', 'ida', 'DEACTIVATED', null, null, 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', null, 4130654400000, 4130654400000, null, 4138430400000, '{"subject":"bfac879eb0d8974869c4a836225c95b3323adb71d8478d5c7576f33eacf47ad9","links":{"acc_00000000000000000014":{"isDefault":true,"isBankDefault":true,"isPayerDefault":false,"isPayeeDefault":false}}}', '2');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000001', 'hdl_BzEeHdUrGmmodfjL6kCd7sohmTQRSdQcutRSS2LQTLi', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000002', 'hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'e', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000003', 'hdl_RanFM0aSLFJiqFdRZVYjIIvLeRhfNEh1Ul2tV5p7gvg', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, null, null, 0, 0, 0, 0, 'PUBLIC', '0', 4130654400000, null, 4131259200000);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000004', 'hdl_4ZojR6JEdg1XBjM06M7QHdovCUmndr65dR9S9LaJ4il', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000005', 'hdl_IAfJARf3uTdTQDG9pSNXOQX4m2RfXkPneCydTPGXBfX', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '1', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000006', 'hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 0, 1, 0, 0, 'PUBLIC', '1', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000007', 'hdl_bUdRmsQ3HYDMRxSU5Kt8JSDwZMGSBe73WyU2soZNaNq', 'bnk_ZA7CvKjYuMs8GbrAmv3RDMZkExdjsRD7ApgWuxaAxDJ', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000008', 'hdl_H2UdUATWEiyRXe5s9esampnMbCrSxIcgMXpLXs9Kpcn', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000010', 'hdl_W2FSqGiIRVU7pS1ptIPbXi31s06GLWs6o5NKBsowHb1', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '3', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000012', 'hdl_BPQZbpQnYma1TbdWEVTZDQoCg00xLd17CgxnUu7gqhM', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '6', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000014', 'hdl_t7JjKTDmO2vYH0P9PwvvY1swQN0d9WmRfV5FSkBqBuX', 'bnk_C1Z6eLKXlwljjDtP5hfuG12yJxBrRueUIJeW2Ro36q5', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', null, null, 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4130654400000, 4130654400000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
