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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-26 17:21:51');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_wAJjVD6qsv6eQtRjEDUVlwZRTBgkQ1hpFJ94xrnbzJ0', 'Ada', 'operator', 'PROPOSED', 'b7fe221c115680e7f18a68da3b0d7ede503ee3b5f5de2dd319196a5949dcfe70', 0, 'key_first_owner', null, 4130920800000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 1, 4130920800000, 'admin:key_first_owner', 'bank.registered', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', '0f20a75fecd427b3023aba30c2a510ba58e11564d04fd618ad53a7d9bb9d027a', 'fcdf321620e370cbb2f311edf158bdb2481d064b1c6c7809232e8f21d7153dd6840316f89ddf4422301879f07711011c53f4e5751d108c1ab1cece983a817703');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 2, 4130920800000, 'admin:key_first_owner', 'key.added', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '{"key":"key_first_owner","key_id":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","kind":"BANK_TO_REGISTRY","mode":"test"}', '0f20a75fecd427b3023aba30c2a510ba58e11564d04fd618ad53a7d9bb9d027a', 'ec2550b6c5fe0ada7fe41b6714db09da7984bd824ca07f312f88b0e9d90f93c5', 'f1b1914afab9bf66d04110474707f413a88714d73eb7e3f56a31dac30d1eb73cbbac0c36f82da4fa25857bcb201868e71c354a2e58d3214bb35def6dbd6d940c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 3, 4130920800000, 'admin:key_first_owner', 'bank.registered', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', '{"bank_handle":"borealis","key":"key_first_owner"}', 'ec2550b6c5fe0ada7fe41b6714db09da7984bd824ca07f312f88b0e9d90f93c5', '29394d1a07b6edeb9e52f7e2f6348f06ca04a8785692d28ecea1f1e5710c86d9', 'e3a10b6b58171be5da2faece2aa1b330991a515e61c165a3f73c6473266def4793f8ab06967ece920b1bf22e50912d0cd2e9d23bfbf47de47eed7504f0329f06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 4, 4130920800000, 'admin:key_first_owner', 'key.added', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', '{"key":"key_first_owner","key_id":"key_39U4lZaZTvSmLXRMWkKzphnPu7v2BFY4bWtu8knYbC1","kind":"BANK_TO_REGISTRY","mode":"test"}', '29394d1a07b6edeb9e52f7e2f6348f06ca04a8785692d28ecea1f1e5710c86d9', 'd5b46a6991ee6594920f8cefef56a8e206cb007e7267aea1df959aeb7a2549ff', '176b84d0e7590a7989991b0891a56e99dbe650214a71c0f8e8b956516c1861062250944dab6aff1e32837104ea84b0bf410797ba856f69944a631b7a60fc320b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 5, 4130920800000, 'admin:key_first_owner', 'gateway.registered', 'gtw_tAf9bZ2q0nDWCpkFaPOXExAnie8UWFvYeCS84SnUYfl', '{"key":"key_first_owner","name":"gateway"}', 'd5b46a6991ee6594920f8cefef56a8e206cb007e7267aea1df959aeb7a2549ff', '8b0f15f5c16ee7d56aa2b7546474443d797dfe79f70be44bb904749df308cbb9', '40f3d875af1ea0d1048e6af7e9dd4928e5579132b8f252e0481db4101438598d047ff15cf5db5385e61128b35452498716e7e18859be07b58751141f10e2e505');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 6, 4130920800000, 'admin:key_first_owner', 'key.added', 'gtw_tAf9bZ2q0nDWCpkFaPOXExAnie8UWFvYeCS84SnUYfl', '{"key":"key_first_owner","key_id":"key_Gid7QVm63BRLGa3igk0ov5uPCr58LZnbUZvVOyA2BGQ","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', '8b0f15f5c16ee7d56aa2b7546474443d797dfe79f70be44bb904749df308cbb9', 'b2423cb200f0bf4772264f21e58111c7aaec3046952da8c7e539018fe0bd2861', '2ff0032703cb35167e43f1cb77dea201b1009f6316792f9397ab8634d87ccd8069fd21f300d2a505a9550b73c8bf1d14f0e8e735b4ad8c7faf78b3c39e560b04');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 7, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'handle.created', 'hdl_C3k1suRqzm5MoygTecEGFc5y4Cg61vmDUYRtTQmMzn7', '{"alias":"ana","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"ACTIVE"}', 'b2423cb200f0bf4772264f21e58111c7aaec3046952da8c7e539018fe0bd2861', '9ea5f5ee65b81ed4b812e06505f903b71b27ba7cbc902984d2a0ead9683853b6', '7e6847966183e707a47e2bbce7eb12634aae91f88a0c1dd895de143085cd998db18c94bbfd62345b5227aa137bfcb635082422d80c8742c6cfca817e756ed604');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 8, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","default":true,"handle":"hdl_C3k1suRqzm5MoygTecEGFc5y4Cg61vmDUYRtTQmMzn7","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"LINKED"}', '9ea5f5ee65b81ed4b812e06505f903b71b27ba7cbc902984d2a0ead9683853b6', '9e0f2130ecb560a19c742e2d97d750779b92be7c4c2315cdee32be10e1298676', 'e31b5b8a7d202956de6ebd1613ada271df1928bcb557f3aafd9cc65cffe5a15ce60f3b2d142e488f5e128b5f1c8d4779676dbdf4421126b3595ee682a7099f0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 9, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'handle.created', 'hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY', '{"alias":"ben","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"ACTIVE"}', '9e0f2130ecb560a19c742e2d97d750779b92be7c4c2315cdee32be10e1298676', 'a5165f4f323251a704d40611e4088f433dbfd5d86950e5aff9ed6064e4c22993', 'acc1d0dc3efbfc3f2ad8d678428fc814fcb4ab599bc7133c4cf94bf9695c3351f18e7745da77660d9abe6c3cd8b0bdf476fce485d25a2454d2c7e7f93d8dd600');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 10, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","default":true,"handle":"hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"LINKED"}', 'a5165f4f323251a704d40611e4088f433dbfd5d86950e5aff9ed6064e4c22993', '0ab68141c69a7ea2655aa8c4663ce891c043b49859f5e9be796adf9eb951545b', 'a45bed595381b8acc52d0488ea816ed3bae99045928ef1acca9165b3f165279b61081478f0c41d645ed73cd29ea249bd9c967d46ff6c1bd58752042c9220f80e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 11, 4130920800000, 'bank:bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","default":false,"handle":"hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY","key":"key_39U4lZaZTvSmLXRMWkKzphnPu7v2BFY4bWtu8knYbC1","status":"PENDING_CONFIRMATION"}', '0ab68141c69a7ea2655aa8c4663ce891c043b49859f5e9be796adf9eb951545b', '9ec9e1507e3b21de956507b137152f7cc93849f8847aad82094a662f6a14c0ba', '5d45bed1c2781e41420dbaaf7442e204c65c9520fd2af2a61dfad691288f463a30c639f95ba196681a16cae1a08a75c2315de59efe8db5204ba31de260fb2706');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 12, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'handle.created', 'hdl_TOJ4mF0mLo5Go53G9oCZOryF7DsY4DmLbpakrPTt0at', '{"alias":"cem","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"ACTIVE"}', '9ec9e1507e3b21de956507b137152f7cc93849f8847aad82094a662f6a14c0ba', '78e3cd2c4e77dd54e297bfa2c91c1ecef28599dcda4b225af6a4daac41913b19', 'b2f0d3dad2b0ad8960640eac4312fa98ce56ddaf1fcd7cb197ac2c1e02cb0415a245de04c7e5d5f248945662c7cbccb04763d073124907450cb38876e8174b02');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 13, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","default":true,"handle":"hdl_TOJ4mF0mLo5Go53G9oCZOryF7DsY4DmLbpakrPTt0at","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"LINKED"}', '78e3cd2c4e77dd54e297bfa2c91c1ecef28599dcda4b225af6a4daac41913b19', 'ced394531d3a7196444a5ce5a0cbf72f2046e0efb6cff2a5babf24ab65a45d60', '060bf8b1331675b3928db15cc1fcfc8b48961b47be54fea573dab615391e42cb5cedc237d4cb7111105f89ae1135865d76432659915184cbeb243263300d8a09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 14, 4130920800000, 'admin:key_first_owner', 'handle.suspended', 'hdl_TOJ4mF0mLo5Go53G9oCZOryF7DsY4DmLbpakrPTt0at', '{"key":"key_first_owner","reason":"FRAUD"}', 'ced394531d3a7196444a5ce5a0cbf72f2046e0efb6cff2a5babf24ab65a45d60', '28ff90bfdf861d7db79a3cd75386e93c9d53e29762cf1fe9f48c2cafbb42b362', '90b65f4e4f979a34d544c0d5291414281dad5ca2a4c1d6e4d910c1ed4b281145450aaf07b84953039b1e39427d7776cac228cd8996735426918d72d46fada505');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 15, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'handle.created', 'hdl_T28Z2V8L4j9T8awthWdEjl79Uds7IuyeZ5Zdxf9Fdua', '{"alias":"dua","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"PENDING_VERIFICATION"}', '28ff90bfdf861d7db79a3cd75386e93c9d53e29762cf1fe9f48c2cafbb42b362', '69c07be6e4e03d81c7e291a05304715babc3152a96ed6080a97c77c03cfe1665', '5371d46b303d9b8c8bd51731008e75e832bf5b99150d6f8e7a6ce99afb396c002da03095126a07a5ba00683b6a6da8f8708022b0efb29b0a92c80ea5cd69060e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 16, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","default":true,"handle":"hdl_T28Z2V8L4j9T8awthWdEjl79Uds7IuyeZ5Zdxf9Fdua","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"LINKED"}', '69c07be6e4e03d81c7e291a05304715babc3152a96ed6080a97c77c03cfe1665', '92307877247a2a5607b2a09a38571a8421144741760c58342197d34cf3219cd2', 'c4630ac3e4b5e0084375ee266e2e2567b82a259827e4bf942b88c1876ca23d603291b1f5760564a8ea3929ee1e1f3c2e76eae40f2e48235420affc3c97c6a003');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 17, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'handle.created', 'hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo', '{"alias":"eli","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"ACTIVE"}', '92307877247a2a5607b2a09a38571a8421144741760c58342197d34cf3219cd2', 'da4e4bc586a0e1606469b6070d4ab023fb53c1777cea82c023c6167e32529b69', 'c9f238afb007e18d56fc67113f398e94debb7672cfcfb9df2f5b9f7257133c23d2c45ef32810e75c8073085a025a992c50c9028380c35a5fef89c54e13f3560e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 18, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","default":true,"handle":"hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"LINKED"}', 'da4e4bc586a0e1606469b6070d4ab023fb53c1777cea82c023c6167e32529b69', 'f6f3bab6170890cf7ac3c8c1207574e4c426b5bab7f6087b7099d09e33fe82af', 'bd21f8c37f388593db6f42a2ff7e464491a663e3029bf100300f4b89edcc05bf9b0685f4dd3cd7c8e7f2a4adc8913c9f14b48b84bb2230fefddb46980eb58d00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 19, 4130920800000, 'bank:bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'claim.opened', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"handle":"hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo","key":"key_39U4lZaZTvSmLXRMWkKzphnPu7v2BFY4bWtu8knYbC1","type":"PORTABILITY"}', 'f6f3bab6170890cf7ac3c8c1207574e4c426b5bab7f6087b7099d09e33fe82af', '440c95c7ca681d25ba36d18a5e00d013e20909d55b4d9bae30f1f068be7d7ba5', 'e3671052c4a162ed52a3e4a1e2810815a7cbd86a313e57d93bba3b09808717e69b204280adc9bd0742b429ff5a3c4123bc7c460a4c6ed700829272a90b8dbd07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 20, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'claim.acknowledged', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"by":"holder","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24"}', '440c95c7ca681d25ba36d18a5e00d013e20909d55b4d9bae30f1f068be7d7ba5', 'a72a63895dfd9ba11a994c8959c7af5894b3b354733d6e817fb3e2c14c5f6ba8', '58ea0b135c6b9bbbeef8c3d77013f8f17b5d635a71711a35d835aa2db6487106e62d727ff5c5678a41d0a63fb984aa49863873066791f105727ec647614dc90c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 21, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'claim.confirmed', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"by":"holder","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24"}', 'a72a63895dfd9ba11a994c8959c7af5894b3b354733d6e817fb3e2c14c5f6ba8', '1996092653a3fb6c98a59509142e144c189c642797cf03ab4093e563c6f3b324', 'a1d8128eb2bf35e724c3df177c714581da6c47f42229c9f1764c624fb998dae858ebeac1e930e24ba60a21434fc708e3cbce2da32ca6c4b4e735d5dd43a4720a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 22, 4130920800000, 'bank:bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'claim.completed', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"by":"claimant","key":"key_39U4lZaZTvSmLXRMWkKzphnPu7v2BFY4bWtu8knYbC1"}', '1996092653a3fb6c98a59509142e144c189c642797cf03ab4093e563c6f3b324', 'f38062cd010c95fbdb273435ca492b2118edbb1a7242f503960963cdaedbc932', '83067e410034ef8f04b007eea34f7d3747e4bf1ce644d29f6f22568a31aec3f49aafb5860cc4824955b6d2bb9227419ac57ae90032b628b2db8fd3ebb6e4f602');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 23, 4130920800000, 'bank:bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'handle.sponsored', 'hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo', '{"bank":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","claim":"clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf","key":"key_39U4lZaZTvSmLXRMWkKzphnPu7v2BFY4bWtu8knYbC1"}', 'f38062cd010c95fbdb273435ca492b2118edbb1a7242f503960963cdaedbc932', '8ddea8c95200a1cf07d594f3bc6481c2caeb44311dfc894353546b7d244476c8', 'ee00aa2324067e05076911085d91957afb35ffbd8c6e995b573c650989dea8700cfd3f85041c039fcdb25cedf72b408b7c7044c7181cc241c4b4ed2ac0553201');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 24, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'handle.created', 'hdl_r4h5oy8hejOn0s33O6phNmHGXrUcUaGDHQ7Z60DRYrA', '{"alias":"fay","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"ACTIVE"}', '8ddea8c95200a1cf07d594f3bc6481c2caeb44311dfc894353546b7d244476c8', '0f3a8ebd0350c749ec24643aebca2708175e119afd7a1525e21f7dec6dd5a4ec', 'c27857d88e2475f9eaa0970308c5866d1fba61d70492ac1528888ddbe357eb3677f61558099e475c7172fbcfbb01f7ca21cbc3c7c7a4c931e849bfb99344fd00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 25, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","default":true,"handle":"hdl_r4h5oy8hejOn0s33O6phNmHGXrUcUaGDHQ7Z60DRYrA","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"LINKED"}', '0f3a8ebd0350c749ec24643aebca2708175e119afd7a1525e21f7dec6dd5a4ec', '607d33d7bba3c7e51046ae7ad5b8659d0690cd6bb0eb83f1bd15fc559e743995', '22028c9157c0f3c3e85bc4480d845b3a51e43ffef2945e29ec2c6c92a7bced34f592f816b14c79ade003a2f7862fb422c911e864c9a57ee5f11163d7ecc02009');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 26, 4130920800000, 'bank:bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'claim.opened', 'clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj', '{"handle":"hdl_r4h5oy8hejOn0s33O6phNmHGXrUcUaGDHQ7Z60DRYrA","key":"key_39U4lZaZTvSmLXRMWkKzphnPu7v2BFY4bWtu8knYbC1","type":"PORTABILITY"}', '607d33d7bba3c7e51046ae7ad5b8659d0690cd6bb0eb83f1bd15fc559e743995', '753e9f6169adc5dec045311416f1e7282ebdd0bb54315e05b4e141d117e97978', '3ffd6e3689aa8e7630fd5a651962f450149a161a3d43c3f488f80aacb08948b8f7cac51321905c962bdbc78a216456a7b71823f611e561d94586aac362a49b00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 27, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'claim.acknowledged', 'clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj', '{"by":"holder","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24"}', '753e9f6169adc5dec045311416f1e7282ebdd0bb54315e05b4e141d117e97978', '8ca866654a3a09ba21094da43b3ebb9b835c7a5a540b25a1bba1dc58e2d76df2', '4a65a030af4aa244802a2349f7daa4dc5c0899db76adc233939511d256e3b321c8d0c7effc4cee4aa05704c06067c30df1a77da18ef06945994fb82bdc517302');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 28, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'claim.confirmed', 'clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj', '{"by":"holder","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24"}', '8ca866654a3a09ba21094da43b3ebb9b835c7a5a540b25a1bba1dc58e2d76df2', 'c0ab57f5ae1669f5aeb86d84a2aad07ad3f2f8517a8f8c1f03335a0f2cdd43cb', '61adb696e1ab5b2236e9c7dda950694fe83c1b01cbf539ad3ce6b4c73e8bfae1703d0299faba6b881da18858fbf056dcef35ac48475ac6918e6a31c9f0747403');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 29, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'handle.created', 'hdl_0TP86h4fXp8muPQtWDxyFDDpFZTw5ac26F1vPC5Pqlv', '{"alias":"gus","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"ACTIVE"}', 'c0ab57f5ae1669f5aeb86d84a2aad07ad3f2f8517a8f8c1f03335a0f2cdd43cb', '495cdcb25e6338eb2725f7219e518da6916c3f4c42577662382a45da9b06e074', '5d46dad1772c83fcee174280d1cc1da60ec566d8da9644d8af7ca51722e9529b7396bf5ad913d7778d8579bb47176a23476188c9b34a7901c9b704e0212ca70b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 30, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","default":true,"handle":"hdl_0TP86h4fXp8muPQtWDxyFDDpFZTw5ac26F1vPC5Pqlv","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"LINKED"}', '495cdcb25e6338eb2725f7219e518da6916c3f4c42577662382a45da9b06e074', '64faf67f8645c934ecc919a30e2310f3712ad93436381b9577848928438b3a39', 'c5ba268b06f81ab7fd8399a36f155dbcdd6d1fec1f60e72bdb81fc6a77e1f1f9554c8792032b205391a713f6c9f3cff0e0db3bde1723a210d42f29d605ce9a0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 31, 4130920800000, 'bank:bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'claim.opened', 'clm_U3DhwqGLC6e1v8WwSu7gTQp2aWnvuO9jHfOHRcqHRUf', '{"handle":"hdl_0TP86h4fXp8muPQtWDxyFDDpFZTw5ac26F1vPC5Pqlv","key":"key_39U4lZaZTvSmLXRMWkKzphnPu7v2BFY4bWtu8knYbC1","type":"PORTABILITY"}', '64faf67f8645c934ecc919a30e2310f3712ad93436381b9577848928438b3a39', 'd4565e96f99402c1cfabb9bcd66962fd80c8cdcfb26c757f4f5bb031202956f8', '86e6cc10fbac026cb075148c220cde5f4fd44d882cb0eace01bdc2ecb5750d28ce37e206fadd2202a348f981114295555afe66c41cd17b122f366c16557a4f08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 32, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'handle.created', 'hdl_W234b2nrGnHzpHolVsmAWh94GB6glYDZYQCzxfQEBuW', '{"alias":"hana","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"ACTIVE"}', 'd4565e96f99402c1cfabb9bcd66962fd80c8cdcfb26c757f4f5bb031202956f8', '629cb2a582e0795a288327e1155bc824dd0ccaccf283183c3d6cfce78c827992', 'c2a46e108e5d322bb409a9dcd6cddeb370979a9cfe82e447c9af6b8c29ae70cfec664dc429a64d255fae74518f2270e2b6a90cd8e5f572b0842ddbd8acf93a0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 33, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","default":true,"handle":"hdl_W234b2nrGnHzpHolVsmAWh94GB6glYDZYQCzxfQEBuW","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"LINKED"}', '629cb2a582e0795a288327e1155bc824dd0ccaccf283183c3d6cfce78c827992', 'a33f1f589afd3c842778daff7ad671e949bb584bc5fe32be20bb7b8d4cc04228', 'd2f91b9b0dee08287240bd199dc4ceb7c9185cd1c43c817495cc73a1435c9fa85da7c6119f04dd78f9142c9810576aa740e11da7d1120f67475a67a67286f40e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 34, 4130920800000, 'bank:bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'claim.opened', 'clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT', '{"handle":"hdl_W234b2nrGnHzpHolVsmAWh94GB6glYDZYQCzxfQEBuW","key":"key_39U4lZaZTvSmLXRMWkKzphnPu7v2BFY4bWtu8knYbC1","type":"OWNERSHIP"}', 'a33f1f589afd3c842778daff7ad671e949bb584bc5fe32be20bb7b8d4cc04228', '1e8aec02e8102e85d921afbb8a4bcfbbba74b3a77432bfc149918413526b04dc', 'a6bd6d251dc554e263445bbc67dc3b55672b3fd907e9ae2da2d288873b3ef728a2914d5919d0c1cab75de3456667f4b41509df3dcc9ac1c0982e047aa5c3dd01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 35, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'claim.acknowledged', 'clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT', '{"by":"holder","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24"}', '1e8aec02e8102e85d921afbb8a4bcfbbba74b3a77432bfc149918413526b04dc', '766b09601f41eb86ab2f3b2b5b78dcb861550c171f8cb38fb9d5ba932d371d73', 'a2f3fb6d4e1be86f1d8102a3f0a960dae1a586ec74a56327d08866a93f454d6cb05e537961fd0619b29711d088d50659f58874a87f79a102513aeef1f8751d0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 36, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'claim.disputed', 'clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT', '{"by":"holder","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24"}', '766b09601f41eb86ab2f3b2b5b78dcb861550c171f8cb38fb9d5ba932d371d73', 'eebac3b876919449552e3068c161006da1d323aba13ebb73b916655708b455fb', 'f81cb8a78d90e69019e83cabb90081b2b3f591f74121be2ddd57ffcc7e89991b757ff0442d9be08fa58e301e2555d11399a1c1eaef5f6f0becfbc3f99138150b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 37, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'handle.created', 'hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0', '{"alias":"ida","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"ACTIVE"}', 'eebac3b876919449552e3068c161006da1d323aba13ebb73b916655708b455fb', 'f8b3bea56fef0ecb0e63d03ee5ccd9c112958b361182102f4dabc724d529f386', '941b01a67b46da6d7be9319f66592a87aaafedcd3e43250c6a72febc268abddea2b852f16f7749e54af306abbdff8aafa42913edb040bcad3cc4156ebb07760b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 38, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","default":true,"handle":"hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","status":"LINKED"}', 'f8b3bea56fef0ecb0e63d03ee5ccd9c112958b361182102f4dabc724d529f386', 'c57c4f1c0c555a81b02a8f020f3a0b6ad499d4b8869d31173cc043c5b5deb951', '5e62274bbf75fc4906e6dd148db5afc436282ff6bd05da3db74e339cd840ca53e64be35bcf6d15e442a1696f44a63a4c45102367d7d0201dd261acb869716406');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 39, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24","reason":"HANDLE_DEACTIVATED"}', 'c57c4f1c0c555a81b02a8f020f3a0b6ad499d4b8869d31173cc043c5b5deb951', '0cd8846c64229184c7a1fa0ace6e07ef8eb865afa2907f54dcd2b739714aecb6', '4ca77808b562ca6f2686d972a6186cc506ec5f969ee7f000fe617773cddbdbd54325c5c86d09c7fd573a86f118d46e08e956a36e70b8db0c98609149b86dce0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 40, 4130920800000, 'bank:bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'handle.deactivated', 'hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0', '{"alias":"ida","key":"key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24"}', '0cd8846c64229184c7a1fa0ace6e07ef8eb865afa2907f54dcd2b739714aecb6', '3a1f730e65db0fc4f27981c78a0dbbe2e8395df12bb749cd8584af5fc655d37f', '915a8372987be15823544f840933c9a09f89b6560a858e79c4c5959ce9ed950485a1ab58ddeda05666a542c5bc8d5e3c4905b60faa1af9fd2af573075a4dff09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('registry', 1, 4130920800000, 'admin:key_first_owner', 'change.proposed', 'key_wAJjVD6qsv6eQtRjEDUVlwZRTBgkQ1hpFJ94xrnbzJ0', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_kmGVxF2gBwz2MH6Z1OO0bmPjCPf8Ko3eOINvVc6u81v"}', '0000000000000000000000000000000000000000000000000000000000000000', 'd214c633bfdbccd31e0e76b9a7209f479e493922f2a82d24804a58041992fd6d', 'c02e296f4b5f32a80a8ef73e8c9fe19564213b5df49164850a2fcd37244dbc4788250764e1c5eed8a53198a0224d92ce768e8133147ccda3eb2e23dd3072f204');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_LYwfFxNJTULcxi7h3XXDalNGsDQfIHANyZ2MxM9gQ24', 'BANK', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '5edff4a3a0c8d7653baf18c8e4ab8972ef3fa101d511539fea02110b0520e04b', 1, null, 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_39U4lZaZTvSmLXRMWkKzphnPu7v2BFY4bWtu8knYbC1', 'BANK', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '113394deedff574d7f6be54b8cf9dfe452cf867e8bfd591db9cdec13be1411ae', 1, null, 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_Gid7QVm63BRLGa3igk0ov5uPCr58LZnbUZvVOyA2BGQ', 'GATEWAY', 'gtw_tAf9bZ2q0nDWCpkFaPOXExAnie8UWFvYeCS84SnUYfl', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', 'fb10f451f932d3e29547d96d3b8b79479c2fb64fdddc75c6937b2ba6294faa85', 0, null, 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_kmGVxF2gBwz2MH6Z1OO0bmPjCPf8Ko3eOINvVc6u81v', 'ADMIN_KEY', 'key_wAJjVD6qsv6eQtRjEDUVlwZRTBgkQ1hpFJ94xrnbzJ0', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4130920800000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 8, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_C3k1suRqzm5MoygTecEGFc5y4Cg61vmDUYRtTQmMzn7', '{"handle_id":"hdl_C3k1suRqzm5MoygTecEGFc5y4Cg61vmDUYRtTQmMzn7","alias":"ana","handle":"ana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 8, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000001', '{"handle_id":"hdl_C3k1suRqzm5MoygTecEGFc5y4Cg61vmDUYRtTQmMzn7","handle":"ana","alias":"ana","bank_handle":"aurora","account_ref":"acc_00000000000000000001","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 10, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY', '{"handle_id":"hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY","alias":"ben","handle":"ben","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 10, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000002', '{"handle_id":"hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY","handle":"ben","alias":"ben","bank_handle":"aurora","account_ref":"acc_00000000000000000002","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 11, 0, 4130920800000, 'LINK_WAITING', 'hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY', '{"alias":"ben","waiting":1}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 11, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000003', '{"handle_id":"hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY","handle":"ben","alias":"ben","bank_handle":"borealis","account_ref":"acc_00000000000000000003","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"PENDING_CONFIRMATION","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-26T14:00:00.000Z","linked_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 13, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_TOJ4mF0mLo5Go53G9oCZOryF7DsY4DmLbpakrPTt0at', '{"handle_id":"hdl_TOJ4mF0mLo5Go53G9oCZOryF7DsY4DmLbpakrPTt0at","alias":"cem","handle":"cem","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 13, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000004', '{"handle_id":"hdl_TOJ4mF0mLo5Go53G9oCZOryF7DsY4DmLbpakrPTt0at","handle":"cem","alias":"cem","bank_handle":"aurora","account_ref":"acc_00000000000000000004","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 14, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_TOJ4mF0mLo5Go53G9oCZOryF7DsY4DmLbpakrPTt0at', '{"handle_id":"hdl_TOJ4mF0mLo5Go53G9oCZOryF7DsY4DmLbpakrPTt0at","alias":"cem","handle":"cem","status":"SUSPENDED","reason":"FRAUD","suspensions":{"bank":null,"operator":"FRAUD"},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 16, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_T28Z2V8L4j9T8awthWdEjl79Uds7IuyeZ5Zdxf9Fdua', '{"handle_id":"hdl_T28Z2V8L4j9T8awthWdEjl79Uds7IuyeZ5Zdxf9Fdua","alias":"dua","handle":"dua","status":"PENDING_VERIFICATION","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 16, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000005', '{"handle_id":"hdl_T28Z2V8L4j9T8awthWdEjl79Uds7IuyeZ5Zdxf9Fdua","handle":"dua","alias":"dua","bank_handle":"aurora","account_ref":"acc_00000000000000000005","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 18, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo', '{"handle_id":"hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 18, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 19, 0, 4130920800000, 'CLAIM_CHANGED', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"claim_id":"clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 19, 1, 4130920800000, 'CLAIM_CHANGED', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"claim_id":"clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 20, 0, 4130920800000, 'CLAIM_CHANGED', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"claim_id":"clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 20, 1, 4130920800000, 'CLAIM_CHANGED', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"claim_id":"clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 21, 0, 4130920800000, 'CLAIM_CHANGED', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"claim_id":"clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-03T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 21, 1, 4130920800000, 'CLAIM_CHANGED', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"claim_id":"clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-03T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 23, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo', '{"handle_id":"hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 23, 1, 4130920800000, 'HANDLE_CHANGED', 'hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo', '{"handle_id":"hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 23, 2, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":["BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 23, 3, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000007', '{"handle_id":"hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo","handle":"eli","alias":"eli","bank_handle":"borealis","account_ref":"acc_00000000000000000007","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 23, 4, 4130920800000, 'CLAIM_CHANGED', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"claim_id":"clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 23, 5, 4130920800000, 'CLAIM_CHANGED', 'clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', '{"claim_id":"clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 25, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_r4h5oy8hejOn0s33O6phNmHGXrUcUaGDHQ7Z60DRYrA', '{"handle_id":"hdl_r4h5oy8hejOn0s33O6phNmHGXrUcUaGDHQ7Z60DRYrA","alias":"fay","handle":"fay","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 25, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000008', '{"handle_id":"hdl_r4h5oy8hejOn0s33O6phNmHGXrUcUaGDHQ7Z60DRYrA","handle":"fay","alias":"fay","bank_handle":"aurora","account_ref":"acc_00000000000000000008","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 26, 0, 4130920800000, 'CLAIM_CHANGED', 'clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj', '{"claim_id":"clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 26, 1, 4130920800000, 'CLAIM_CHANGED', 'clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj', '{"claim_id":"clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 27, 0, 4130920800000, 'CLAIM_CHANGED', 'clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj', '{"claim_id":"clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 27, 1, 4130920800000, 'CLAIM_CHANGED', 'clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj', '{"claim_id":"clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 28, 0, 4130920800000, 'CLAIM_CHANGED', 'clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj', '{"claim_id":"clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-03T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 28, 1, 4130920800000, 'CLAIM_CHANGED', 'clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj', '{"claim_id":"clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-03T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 30, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_0TP86h4fXp8muPQtWDxyFDDpFZTw5ac26F1vPC5Pqlv', '{"handle_id":"hdl_0TP86h4fXp8muPQtWDxyFDDpFZTw5ac26F1vPC5Pqlv","alias":"gus","handle":"gus","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 30, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000010', '{"handle_id":"hdl_0TP86h4fXp8muPQtWDxyFDDpFZTw5ac26F1vPC5Pqlv","handle":"gus","alias":"gus","bank_handle":"aurora","account_ref":"acc_00000000000000000010","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 31, 0, 4130920800000, 'CLAIM_CHANGED', 'clm_U3DhwqGLC6e1v8WwSu7gTQp2aWnvuO9jHfOHRcqHRUf', '{"claim_id":"clm_U3DhwqGLC6e1v8WwSu7gTQp2aWnvuO9jHfOHRcqHRUf","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 31, 1, 4130920800000, 'CLAIM_CHANGED', 'clm_U3DhwqGLC6e1v8WwSu7gTQp2aWnvuO9jHfOHRcqHRUf', '{"claim_id":"clm_U3DhwqGLC6e1v8WwSu7gTQp2aWnvuO9jHfOHRcqHRUf","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 33, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_W234b2nrGnHzpHolVsmAWh94GB6glYDZYQCzxfQEBuW', '{"handle_id":"hdl_W234b2nrGnHzpHolVsmAWh94GB6glYDZYQCzxfQEBuW","alias":"hana","handle":"hana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 33, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000012', '{"handle_id":"hdl_W234b2nrGnHzpHolVsmAWh94GB6glYDZYQCzxfQEBuW","handle":"hana","alias":"hana","bank_handle":"aurora","account_ref":"acc_00000000000000000012","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 34, 0, 4130920800000, 'CLAIM_CHANGED', 'clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT', '{"claim_id":"clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 34, 1, 4130920800000, 'CLAIM_CHANGED', 'clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT', '{"claim_id":"clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 35, 0, 4130920800000, 'CLAIM_CHANGED', 'clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT', '{"claim_id":"clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 35, 1, 4130920800000, 'CLAIM_CHANGED', 'clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT', '{"claim_id":"clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 36, 0, 4130920800000, 'CLAIM_CHANGED', 'clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT', '{"claim_id":"clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":"2100-11-26T14:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 36, 1, 4130920800000, 'CLAIM_CHANGED', 'clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT', '{"claim_id":"clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps","holder_bank_id":"bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc","opened_at":"2100-11-26T14:00:00.000Z","resolution_ends_at":"2100-12-10T14:00:00.000Z","lapses_at":"2100-12-10T14:00:00.000Z","disputed_at":"2100-11-26T14:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-26T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 38, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0', '{"handle_id":"hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0","alias":"ida","handle":"ida","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 38, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 40, 0, 4130920800000, 'HANDLE_CHANGED', 'hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0', '{"handle_id":"hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0","alias":"ida","handle":"ida","status":"DEACTIVATED","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T14:00:00.000Z","verified_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 40, 1, 4130920800000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"UNLINKED","reason":"HANDLE_DEACTIVATED","suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T14:00:00.000Z","linked_at":"2100-11-26T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4130920800000, 4130920800000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4130920800000, 4130920800000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_1Jo8906IOJnkvXC9SqaPRaMgtD8fEmprjfDAUEKcmCf', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo', 'eli', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'acc_00000000000000000007', 'USD', '10f7652b749b45c82e630c02097ea8f554b7aa37bc7e7240a6b2734a938d0952', 4130920800000, 4132130400000, null, null, null, null, null, null, null, 4130920800000, 4130920800000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_m6fagI2kIgI7sEon8INvad3PmAuq1cdgXdDgmux7vxj', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_r4h5oy8hejOn0s33O6phNmHGXrUcUaGDHQ7Z60DRYrA', 'fay', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'acc_00000000000000000009', 'USD', '61d3d2fce435d80b182ab2e47e2a486ee6491b4c928528a4756c7111055d220c', 4130920800000, 4132130400000, 4131525600000, null, null, null, null, null, null, null, 4130920800000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_U3DhwqGLC6e1v8WwSu7gTQp2aWnvuO9jHfOHRcqHRUf', 'test', 'PORTABILITY', 'OPEN', 'hdl_0TP86h4fXp8muPQtWDxyFDDpFZTw5ac26F1vPC5Pqlv', 'gus', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'acc_00000000000000000011', 'USD', 'd3434e980d524c69dcee61325a0912e9175f0165e03c45917e774a0e69a367cb', 4130920800000, 4132130400000, 4132130400000, null, null, null, null, null, null, null, 4130920800000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_qmskcg2xItXWiKGANhSpxwvtG0exYU6OLASY2V9ndyT', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_W234b2nrGnHzpHolVsmAWh94GB6glYDZYQCzxfQEBuW', 'hana', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'acc_00000000000000000013', 'USD', '55628fc960771abffb0f5c6771affb015ada6cab7182b44f65fab74b72cd438f', 4130920800000, 4132130400000, 4132130400000, 4130920800000, 'the customer objects', null, null, null, null, null, 4130920800000);
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, lookup_burst, lookups_per_minute, created_at, updated_at) VALUES ('gtw_tAf9bZ2q0nDWCpkFaPOXExAnie8UWFvYeCS84SnUYfl', 'test', 'gateway', 'ACTIVE', null, null, 4130920800000, 4130920800000);
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '1', 1, 'e1458dcce8656f2f9e89e658d82cd97e116b8e2ec787f8a0f42cbdfba19635c4');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '2', 2, 'ef4c17d24ada35fd6d2523412142b2649a2e6acec387d51c263ea368780a7f96');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '4', 1, 'e25eca9153c3f47baafea71a9bb98bb58da15a9cae5933c45fdafef85f8f3232');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '7', 1, '6555363e693de2d61075f3cc896aab50350ee596c6154c738071cbf2d66a3e33');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '8', 1, '082a717dbd5ebdfaaa7c4979ef2817136f69bf5485a72e67ed98412b4100f94a');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'a', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'e', 2, '14d94cb5a6e279afcd9c0277c51fc6cf183e13170be242905880517bd7ecb3cb');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'a', 1, '47846b3c50b14e136b3ddec375fdf082acc695e5e85be62d7b5d5a96a3707391');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_C3k1suRqzm5MoygTecEGFc5y4Cg61vmDUYRtTQmMzn7', 'ana', 'ACTIVE', null, null, 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '3284585cc917d1ec74748edecf612ccfa4258885c5b3cb9a8a42c368a4060bfd', 4130920800000, 4130920800000, null, null, null, '2');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY', 'ben', 'ACTIVE', null, null, 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'eeb2cd6e458fc57ca6ea008a18b330b3d43b7933bcf9aa54c7ed0c19286909f2', 4130920800000, 4130920800000, null, null, null, 'e');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_TOJ4mF0mLo5Go53G9oCZOryF7DsY4DmLbpakrPTt0at', 'cem', 'SUSPENDED', null, 'FRAUD', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '30b5908317b41cefe3f79debfec17398476fac149c534586488dd961ad395192', 4130920800000, 4130920800000, null, null, null, '1');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_T28Z2V8L4j9T8awthWdEjl79Uds7IuyeZ5Zdxf9Fdua', 'dua', 'PENDING_VERIFICATION', null, null, 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', null, 4130920800000, null, null, 4131525600000, null, '8');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo', 'eli', 'ACTIVE', null, null, 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', '10f7652b749b45c82e630c02097ea8f554b7aa37bc7e7240a6b2734a938d0952', 4130920800000, 4130920800000, null, null, null, 'a');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_r4h5oy8hejOn0s33O6phNmHGXrUcUaGDHQ7Z60DRYrA', 'fay', 'ACTIVE', null, null, 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '61d3d2fce435d80b182ab2e47e2a486ee6491b4c928528a4756c7111055d220c', 4130920800000, 4130920800000, null, null, null, '2');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_0TP86h4fXp8muPQtWDxyFDDpFZTw5ac26F1vPC5Pqlv', 'gus', 'ACTIVE', null, null, 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'd3434e980d524c69dcee61325a0912e9175f0165e03c45917e774a0e69a367cb', 4130920800000, 4130920800000, null, null, null, '4');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_W234b2nrGnHzpHolVsmAWh94GB6glYDZYQCzxfQEBuW', 'hana', 'ACTIVE', null, null, 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '6e26d1b4d6fb3e3c367964824e7a7f6c4881f135219d8345acff3b12c239af0f', 4130920800000, 4130920800000, null, null, null, 'e');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0', 'ida', 'DEACTIVATED', null, null, 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', null, 4130920800000, 4130920800000, null, 4138696800000, '{"subject":"bfac879eb0d8974869c4a836225c95b3323adb71d8478d5c7576f33eacf47ad9","links":{"acc_00000000000000000014":{"isDefault":true,"isBankDefault":true,"isPayerDefault":false,"isPayeeDefault":false}}}', '7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000001', 'hdl_C3k1suRqzm5MoygTecEGFc5y4Cg61vmDUYRtTQmMzn7', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000002', 'hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'e', 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000003', 'hdl_GFKInHVbwfVh4P6OL5JMl64mGHe6HbFjfGgLjikD7nY', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, null, null, 0, 0, 0, 0, 'PUBLIC', '0', 4130920800000, null, 4131525600000);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000004', 'hdl_TOJ4mF0mLo5Go53G9oCZOryF7DsY4DmLbpakrPTt0at', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000005', 'hdl_T28Z2V8L4j9T8awthWdEjl79Uds7IuyeZ5Zdxf9Fdua', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '1', 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000006', 'hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 0, 1, 0, 0, 'PUBLIC', '1', 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000007', 'hdl_Av68BytYqWTS2RgpyNHP2T2QMsc68i25rjP2Psuimwo', 'bnk_cc3jIQrLR0KzdqNIEyq0RnBhrvYEEJKBkY2ASEzbdps', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000008', 'hdl_r4h5oy8hejOn0s33O6phNmHGXrUcUaGDHQ7Z60DRYrA', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000010', 'hdl_0TP86h4fXp8muPQtWDxyFDDpFZTw5ac26F1vPC5Pqlv', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '3', 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000012', 'hdl_W234b2nrGnHzpHolVsmAWh94GB6glYDZYQCzxfQEBuW', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '6', 4130920800000, 4130920800000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000014', 'hdl_QwESsFVTjq1fDRBoqR7QYhVCQ3ydvAGpj3nTNw3J1m0', 'bnk_CCsUkqYDCUd7Ihb5y6Km2w1EX8c6EnbNGkaE9WIzBqc', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', null, null, 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4130920800000, 4130920800000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
