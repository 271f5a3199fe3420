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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-23 23:37:59');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_si3Zb9AX5uNFBZXZApec5h05RWbidtu7zDqlAG3DbEw', 'Ada', 'operator', 'PROPOSED', '7187f592e3afe622bd25b7259f5d456338f2028a40ead17004bf51ea512c5d2d', 0, 'key_first_owner', null, 4130654400000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 1, 4130654400000, 'admin:key_first_owner', 'bank.registered', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', 'b0cc4031a633219c90b58828cc4af12c6cb196b0cd0c87cdf1b9a062fcab2e40', 'bed7efc9e1090b4e49ae4c0c4bc2cd39d939725dbd31acd15f8dd71a9a42487bdd82e9a47e4cbca52af36219abeed8b87115086a576b906aec5eef24c260ba0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 2, 4130654400000, 'admin:key_first_owner', 'key.added', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '{"key":"key_first_owner","key_id":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","kind":"BANK_TO_REGISTRY","mode":"test"}', 'b0cc4031a633219c90b58828cc4af12c6cb196b0cd0c87cdf1b9a062fcab2e40', '76d47b8c5380aa1cf819a52fadafb246e8d6b02b49ba0b7ac37338870b235a8c', 'f609a8280764f87ae5c0e7ebdb6103dab920fe5b35b1485874c038504155cc46090f59aff16af5e8e78044901d1e3a91c158f05c5e94b0137b8917b30759a505');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 3, 4130654400000, 'admin:key_first_owner', 'bank.registered', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', '{"bank_handle":"borealis","key":"key_first_owner"}', '76d47b8c5380aa1cf819a52fadafb246e8d6b02b49ba0b7ac37338870b235a8c', '7557952dabbf02a582044040e1f1fafddbd5152aaa9ef924909d2fdec6e6e425', 'e9aca8bb133e0d29d46d212c230bea57c1fd27b6fd2bb20dd4caa6aabcefe5a0de2b40ff708cf9f96a9fb59499ce21e3971d99211d37fe3b8975c0a41fcf4f0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 4, 4130654400000, 'admin:key_first_owner', 'key.added', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', '{"key":"key_first_owner","key_id":"key_eYtlIrjAgxMjOAFSgIXc47Nb828kxjhgCtnvAflbIWy","kind":"BANK_TO_REGISTRY","mode":"test"}', '7557952dabbf02a582044040e1f1fafddbd5152aaa9ef924909d2fdec6e6e425', '5fbf23a980b4ea3cd789a91f8de29d7ed3077848a9cec8d393ec35343bcd8919', '747df429406b2a4fe8598bc58c9f4fecb4e0c4d02a4744a29aa1c0a968b64f3c1bea4a655aee04dd40d700143c373b9576917e5960058c20b3606f70e164a606');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 5, 4130654400000, 'admin:key_first_owner', 'gateway.registered', 'gtw_66oPoOGQXHsANnPEezYvM4OuAFULHNDdGqoIn2POEgo', '{"key":"key_first_owner","name":"gateway"}', '5fbf23a980b4ea3cd789a91f8de29d7ed3077848a9cec8d393ec35343bcd8919', '22cb4f81950ee2ebf50f5e43b2899faa2ce475b888351654e40ae06a65b83479', 'dcb9213f3c1db6997e4b42e81db89b1c18840c478c540d00dead9bad0eb5669c90708c1d7088679bc87ef0a0abc01dac77380f93a6fe0c3b18b4f52354ffc301');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 6, 4130654400000, 'admin:key_first_owner', 'key.added', 'gtw_66oPoOGQXHsANnPEezYvM4OuAFULHNDdGqoIn2POEgo', '{"key":"key_first_owner","key_id":"key_ACMzWpY66FnWd1uwg9ldGpFk4inmmfSQrcR8y7YLqvU","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', '22cb4f81950ee2ebf50f5e43b2899faa2ce475b888351654e40ae06a65b83479', '72dd4d9c6103d32566959e832935081e551a17eb13ac89806d2cefe19099e84e', 'cae0822ffbfa34383cc8bbc401f290875a045f2aa0762c26d068db54f65ffe0241b231b232a42dd91fe7a974e0212fa45521d562ab8ef82a6b0084439c3c3004');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 7, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'handle.created', 'hdl_cevODKXI31Ejpc5tD5BtjS1PgorE0I3WW5lco7QKiyg', '{"alias":"ana","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"ACTIVE"}', '72dd4d9c6103d32566959e832935081e551a17eb13ac89806d2cefe19099e84e', '4bff1c910c0c1508ef68875f9ceb1068a61a5930d8efdf072192fc9eed9206d2', '304a99dbb491a34bafe32bcc6a1e221450948cc59ec97f6793c0f00b07bdc279fd4d876c3346e0a788d499548c16ae3bd721e0385562cbf8b05bd3dd3e43870f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 8, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","default":true,"handle":"hdl_cevODKXI31Ejpc5tD5BtjS1PgorE0I3WW5lco7QKiyg","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"LINKED"}', '4bff1c910c0c1508ef68875f9ceb1068a61a5930d8efdf072192fc9eed9206d2', '286aa478364c3060877897a3619822149e54ba2278f4ffdcaa58950a2067f9d1', '4aca69a4197cb0b03f0e1908c661422354104ef08c135462516f51e1797141919ac37000c1c2e83ff186661a506c6f584c38b02dde480c316602859023ee960f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 9, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'handle.created', 'hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3', '{"alias":"ben","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"ACTIVE"}', '286aa478364c3060877897a3619822149e54ba2278f4ffdcaa58950a2067f9d1', 'a6a6c744a653b459838f1a668069d1f424c5b5a0f1f5b3c89f4772d8d74f3a84', '0bf9f9f5491ce7e6a7c0d7fda8be77fb88869db6bb98689425966282867b1f2b06e133db330446be7ed156c5918e1d10d8433c997dade5463525d69b7cb40402');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 10, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","default":true,"handle":"hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"LINKED"}', 'a6a6c744a653b459838f1a668069d1f424c5b5a0f1f5b3c89f4772d8d74f3a84', '1975869aae098576ca7c46c47afd06ba14646b41bfcac16778beff3906801a17', '94892f6f2e38ed1c5b6d2350e79200afb0ca39db7fc769e3b85f5b82f9226525ed4e75131912285a0b8e02f69a29c2248bd1237f102ce004080c81fba7032e0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 11, 4130654400000, 'bank:bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","default":false,"handle":"hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3","key":"key_eYtlIrjAgxMjOAFSgIXc47Nb828kxjhgCtnvAflbIWy","status":"PENDING_CONFIRMATION"}', '1975869aae098576ca7c46c47afd06ba14646b41bfcac16778beff3906801a17', 'ab9af740b67e05a520050d1c590ade9a9998127c7a71597802f3b997a7ff4b0a', '0dcef775ace09db236a25a625ca7c8bbf76c0d5ea513c9aade73a0a215fd75a64e1980e2d0e6ec7fcab461778b7176ff5a3b8d6108f4bd8b1371fbebd0a86b00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 12, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'handle.created', 'hdl_BXyskKl3R6R6jWTVODKzPXyiEZoj0rGbvRp9Q2Iefus', '{"alias":"cem","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"ACTIVE"}', 'ab9af740b67e05a520050d1c590ade9a9998127c7a71597802f3b997a7ff4b0a', '239109fe3e4a684e618dc0a74f1c02088ecc32a8f9bda1735d1b45329bc35ea4', 'cc05c11ef26a78c6734809e40308d2fb6ddf168d62358c702212a92829a757733f5bc85fc28d308f68d16869c8f906cd073c8a5838f8ba57107e5c3bf412b80c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 13, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","default":true,"handle":"hdl_BXyskKl3R6R6jWTVODKzPXyiEZoj0rGbvRp9Q2Iefus","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"LINKED"}', '239109fe3e4a684e618dc0a74f1c02088ecc32a8f9bda1735d1b45329bc35ea4', '7666eb4e0088951c75a37983062f96ae185b62a4654705d7e4a147af4825f11a', '459a378a183d8c7a550ca153ab24cdc37d7b818520d6a01840f305c6869eb5b2b5816914f61cdbd8eba29a5986cfdae63f5a8c0401793b646b84fdfc3a603807');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 14, 4130654400000, 'admin:key_first_owner', 'handle.suspended', 'hdl_BXyskKl3R6R6jWTVODKzPXyiEZoj0rGbvRp9Q2Iefus', '{"key":"key_first_owner","reason":"FRAUD"}', '7666eb4e0088951c75a37983062f96ae185b62a4654705d7e4a147af4825f11a', 'b833c02fdf7d8c2693addb00e7f54c3fe5afcdf24345c0de4bc2e609646fa377', '51b6aea3c43ed1880da482a5115490ce6f221ea81f48160f1a308ef40c3d8544d7553de1c7c0f64de4eeddd7f58b8bbb51a2a0c48116a0aa9e30d238d9c0d002');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 15, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'handle.created', 'hdl_dyZbVVhCyvXFfqvPwXURmdBuIFCn3YLdIao3NsI4PLE', '{"alias":"dua","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"PENDING_VERIFICATION"}', 'b833c02fdf7d8c2693addb00e7f54c3fe5afcdf24345c0de4bc2e609646fa377', '52e7c0761d34db3d604ad76fc3f177679d72bd83f255739abaad3831f685becc', '328b23cf94f6def3ae3d3e266af5c5653994ab430a66d3626e94d78e277547ab0b9df3f4f1bd70ef4c4b81333ab19552b5651e63e44fa4e81ff8fb8ff6991c03');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 16, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","default":true,"handle":"hdl_dyZbVVhCyvXFfqvPwXURmdBuIFCn3YLdIao3NsI4PLE","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"LINKED"}', '52e7c0761d34db3d604ad76fc3f177679d72bd83f255739abaad3831f685becc', '9dd112227a6b00a830917caf6b9cbca6b3a2ad076baf27d2234e92bcac6ba1eb', 'd7d2c225f65a7739d04128faaec6b0dfbed89eebc010a55fc1051cdd87380a935e8eaca372cd3dce465c36e3de0d2f3e9f0834da21adac8eade1915195c83007');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 17, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'handle.created', 'hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1', '{"alias":"eli","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"ACTIVE"}', '9dd112227a6b00a830917caf6b9cbca6b3a2ad076baf27d2234e92bcac6ba1eb', '605a82a092474803cfe31a4b8cfbdd90c91cbe3afa386c0b521e773b4cd5ff5b', 'bc166f2e278dc7c7d5c9c0b452146342b397d56cb9dd0976869b80a5454aa9d568e3e4bd365a6897d38d812a69a0255eea1cf8e5c394414f04c1284fe9713701');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 18, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","default":true,"handle":"hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"LINKED"}', '605a82a092474803cfe31a4b8cfbdd90c91cbe3afa386c0b521e773b4cd5ff5b', 'ee61c025bc5e88471f146462680993942d45c0401a5c6306b1803d669e717695', '944e01c16ca930bb3cb964a39cfa2278bb1c5402c697bfe4c33c122ed655c1e8b932db0fc66c67166ffdb6eb624fa6402de8a3378aa32753ad32c999eaa4e60a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 19, 4130654400000, 'bank:bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'claim.opened', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"handle":"hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1","key":"key_eYtlIrjAgxMjOAFSgIXc47Nb828kxjhgCtnvAflbIWy","type":"PORTABILITY"}', 'ee61c025bc5e88471f146462680993942d45c0401a5c6306b1803d669e717695', '2adec45502e6cfbea7dee58126261508aad791f1413a88d275939cd32aedbd64', 'b81e32137ac00d08b7513e4c4144e9fe9287836a70ccd6ef238b3eea65b709ec2804d7ad6e361031fabf5ee0fc86f6567cc595942c10ed62cb689ab8bc834e06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 20, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'claim.acknowledged', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"by":"holder","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7"}', '2adec45502e6cfbea7dee58126261508aad791f1413a88d275939cd32aedbd64', '3658e05f95bd93de91aed90494d922a45518fd52236a400c98cc1e39a47bb5fd', '5f3a5221a3b65b9a31601a787828f5b59a7ecec35195681276ee2a39cbaffcd3158efff5f5719e27f97ee3bf9c13486ab472a979d0b39fc659576109156cd705');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 21, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'claim.confirmed', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"by":"holder","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7"}', '3658e05f95bd93de91aed90494d922a45518fd52236a400c98cc1e39a47bb5fd', '0cbab2300b516adefd1b3236767b9474497b0488283674d1292096ef9fde42dd', '21da807c437ffa69093850dc2363a13039a4fbf02324c20e76f48f5b6f2e5f949cd229efabdf9d2e569e5fda8ed8d9d69c91950c4c6b16ee62594867a4777b09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 22, 4130654400000, 'bank:bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'claim.completed', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"by":"claimant","key":"key_eYtlIrjAgxMjOAFSgIXc47Nb828kxjhgCtnvAflbIWy"}', '0cbab2300b516adefd1b3236767b9474497b0488283674d1292096ef9fde42dd', 'cba234fba3e129e8beef634b33c929a88b4d9174064efe24b2d57db485b7a5b2', 'ba9e74913a0bb0c5163fdd9d7731f3587c7b5df9ecf89c482562f87e246d5b23c687d70fcddbfeaa4a278e249198adbdf03b6db6db5aed2ca4d2dea357f81c0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 23, 4130654400000, 'bank:bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'handle.sponsored', 'hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1', '{"bank":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","claim":"clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn","key":"key_eYtlIrjAgxMjOAFSgIXc47Nb828kxjhgCtnvAflbIWy"}', 'cba234fba3e129e8beef634b33c929a88b4d9174064efe24b2d57db485b7a5b2', 'e7c73ebb6076e610209d91b3746b710a49cfb12280e563288272797348c3604d', '83815726578c7945bb48d975ce1cf2adf93a34dd69bc50803d96af79ef2933658d78a62c0f4c3736b8987707c8ef3ffd3f443936578776a55720c6280a81620a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 24, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'handle.created', 'hdl_7tXTvkl1GUpiqieYRKggaYWfEV0NMIoJLYOGxnUPYE8', '{"alias":"fay","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"ACTIVE"}', 'e7c73ebb6076e610209d91b3746b710a49cfb12280e563288272797348c3604d', 'f2cd9fce8dac3998321f3d20d23aac4e3d6d4c14afb2f6e7f944552c616035a2', '0ffb5c12402e8358569fa41c07aaeebd041e346556f4c1f76fd3fc7861f311f32918b78aabc7a114f91f2b6517f7dbbce14386d9a25699e4598d34aa36a8e400');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 25, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","default":true,"handle":"hdl_7tXTvkl1GUpiqieYRKggaYWfEV0NMIoJLYOGxnUPYE8","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"LINKED"}', 'f2cd9fce8dac3998321f3d20d23aac4e3d6d4c14afb2f6e7f944552c616035a2', '2804d8b1bbbe4926a57a0f1b7f5734deae639394773959facdcb24cfe0af7aee', '65967915ba02c503675ea786a14eec7dc0e73859b639acfd3ae5ac72705d3fa32d9552e91abe796e96ce8af80a254fa7c7052466dbab9837436cc4238981c40a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 26, 4130654400000, 'bank:bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'claim.opened', 'clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU', '{"handle":"hdl_7tXTvkl1GUpiqieYRKggaYWfEV0NMIoJLYOGxnUPYE8","key":"key_eYtlIrjAgxMjOAFSgIXc47Nb828kxjhgCtnvAflbIWy","type":"PORTABILITY"}', '2804d8b1bbbe4926a57a0f1b7f5734deae639394773959facdcb24cfe0af7aee', '4ab70fec349f4cff1846eee14f9ef9d8b1f95293279811a0636f2735d2662c90', 'c439fbf9f042dab7b401aa2d4e939ed8f85ddabd005574d4bf2b46d8e59284388a64f6199d1b6cc934bf94f7595becb5ab8bc28cc3f30da876c5709903fa8f0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 27, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'claim.acknowledged', 'clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU', '{"by":"holder","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7"}', '4ab70fec349f4cff1846eee14f9ef9d8b1f95293279811a0636f2735d2662c90', '39656be5066311f5df921b7eef806db35afc9114d8ac3b348453491b5f556fa6', '194fd4c5ed5a3d971d9901dbb4c09364e477f908916553c44c66f277190dd8c0bab4efe99b7be35acf9d49241322a6d7dfa0f2a08de4e1d375c0b8c0860aa506');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 28, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'claim.confirmed', 'clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU', '{"by":"holder","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7"}', '39656be5066311f5df921b7eef806db35afc9114d8ac3b348453491b5f556fa6', '0fad41ebe2acc432c8d08b35ab6fd3154535a448e534f4e230b027acb779d68c', '43bd284cdb64c889d2a51dee2f9c8ce679c6e5050ab292e85f5b50b81c6fbdfc44693c8317aa1d6b52441e3c11cdd3a3dd0a94c87da6014380c5fc5f2a7cdc04');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 29, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'handle.created', 'hdl_eMytXmF4RFMJzHHZSJm4oIEMYzBbvvlvNZGCZW39N30', '{"alias":"gus","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"ACTIVE"}', '0fad41ebe2acc432c8d08b35ab6fd3154535a448e534f4e230b027acb779d68c', '8391bc6e7ac2c5c21c0c2402cea26ed8ae3231b35b8fc2c4f31bde9f604b1cc5', 'b398a32f578d98ea8afe7524a381ef8a9fb11c8a821feb50fbeac099a6c2ef93a20d923d508b6486bd320b7e756f07f6d2cd39a2efb9d53ed4647ee304843701');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 30, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","default":true,"handle":"hdl_eMytXmF4RFMJzHHZSJm4oIEMYzBbvvlvNZGCZW39N30","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"LINKED"}', '8391bc6e7ac2c5c21c0c2402cea26ed8ae3231b35b8fc2c4f31bde9f604b1cc5', 'a6643cb4a2b06a0aadc999ff53208a4095bde15a3980cd3b307866e0fd569c6e', 'b876aca8170bbcd00b41b1d67c58e2533b14f92b1b95f3c44bd841a0f85525f2d9e20be9cf382544877542abd647bf5e348536a939f82b04dac82e41848a4402');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 31, 4130654400000, 'bank:bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'claim.opened', 'clm_tFXH5gwUVbK34JdBkLICc17psneV1cOPYqYAMlLDFR5', '{"handle":"hdl_eMytXmF4RFMJzHHZSJm4oIEMYzBbvvlvNZGCZW39N30","key":"key_eYtlIrjAgxMjOAFSgIXc47Nb828kxjhgCtnvAflbIWy","type":"PORTABILITY"}', 'a6643cb4a2b06a0aadc999ff53208a4095bde15a3980cd3b307866e0fd569c6e', '3637de23ace77287fa184f8d6536472d8dd2df672a496b825b574b0e77fbc928', '7977177122f20f275f178bcc2bf9a33e09873a999ed5b618536ce3967bce50677034454f101dc6758b7b389e9df368facae86001bf416ec1ca467810f2062c08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 32, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'handle.created', 'hdl_5uVIdlJ5wz1GrP7CKL8RQhgAfHzi3FXG6ZVbdEOwv6M', '{"alias":"hana","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"ACTIVE"}', '3637de23ace77287fa184f8d6536472d8dd2df672a496b825b574b0e77fbc928', '1c93ba8b53cc11f02b8c58deed1adf965b91648fb55b72fff775d1d469843a59', '0c4324e14352f695ba0f6e588f8e3646b5064860b46e302cae5bba150ee27477a5da32250987068cc560e807f6ed99c14b10e9b2b6ce873df499242eac74320c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 33, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","default":true,"handle":"hdl_5uVIdlJ5wz1GrP7CKL8RQhgAfHzi3FXG6ZVbdEOwv6M","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"LINKED"}', '1c93ba8b53cc11f02b8c58deed1adf965b91648fb55b72fff775d1d469843a59', 'f3594dad23171fe5e870a2faabbca93ab94083d3ffba45c1761f6bbbce7b1196', 'ff88b76a04725c685edf194357a4f3d1b9842000144549b49b83a14b991897af6ab5550c1e6a31998bb25fc69c95b363764494acc4369d1e54bd7bcd433e3100');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 34, 4130654400000, 'bank:bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'claim.opened', 'clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160', '{"handle":"hdl_5uVIdlJ5wz1GrP7CKL8RQhgAfHzi3FXG6ZVbdEOwv6M","key":"key_eYtlIrjAgxMjOAFSgIXc47Nb828kxjhgCtnvAflbIWy","type":"OWNERSHIP"}', 'f3594dad23171fe5e870a2faabbca93ab94083d3ffba45c1761f6bbbce7b1196', '3bf9ac6a5c87814dbc96e285ba88a83cce9416e04c23f3016df03fc835323d48', '0d175d2b0da152eea14d1294df0eabb2bd7174cf3ed87f6f8a3c3fecfda80c17e7bdb48639e3989718c7fb56c82c508a2537a7c135e64db8718fc5eb5bdcc702');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 35, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'claim.acknowledged', 'clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160', '{"by":"holder","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7"}', '3bf9ac6a5c87814dbc96e285ba88a83cce9416e04c23f3016df03fc835323d48', 'dfd625c97db4fc990cdcfd5238433e847c0f2ec8fd8c4f4ca67af4fc6b00a7bd', '4ab1c0655d74d936203b2fb8f5b31053b9e200b4df9f0f905f31dafc5102b5bec8e5cb1b31e55dbf17219b9a8415e6fbe07e7a1067313009342619439feac10e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 36, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'claim.disputed', 'clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160', '{"by":"holder","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7"}', 'dfd625c97db4fc990cdcfd5238433e847c0f2ec8fd8c4f4ca67af4fc6b00a7bd', '1d78257a93fb57c76e9bb527b3e387681dc8a8676c972871952fb73e8fb60ab0', 'dfe6f01987372290df10b31297df0ce680dde99fbbd2b90fbcbc579f6fb1f1eb26dd1b5f5a029afe85480a4a25df098f0aa552cefbf74cb7ad83bbc42935ff06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 37, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'handle.created', 'hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy', '{"alias":"ida","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"ACTIVE"}', '1d78257a93fb57c76e9bb527b3e387681dc8a8676c972871952fb73e8fb60ab0', 'a7923c05a2b1a0916ad4d1a7cbabb54ed5d01f8029ed303fcd22bad2dfce8693', '1404b26f5141602bd4adb4d132370a9d23d5e10392955a8d191a7ea288453c725b8324760dafddec9fef85ceecc1f5cc90e13b8cf69090afe44cd49c48b62203');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 38, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","default":true,"handle":"hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","status":"LINKED"}', 'a7923c05a2b1a0916ad4d1a7cbabb54ed5d01f8029ed303fcd22bad2dfce8693', 'f6899de7eee699cdabb40c32f1d1e9ca2c0eeaae318de36025bc4e732514677c', '9c92fe981dcefb0bb1f62a85c5ae8b0687577c6961b1adc39e293316e327aa415afae8cb313f251877be5c7695b93d234bea25825f39ca9582336edf0b5c2504');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 39, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7","reason":"HANDLE_DEACTIVATED"}', 'f6899de7eee699cdabb40c32f1d1e9ca2c0eeaae318de36025bc4e732514677c', 'dc32ab83ee1b6b560e903b36eb86f58893c24649f5127b374d9af16b0e8cc8b9', '531793ba63c8d88bedfed6ac64ee184c1e421f1d9b729c0e6b8dc3c8c474915bd811bdddd6428c788be0808f2b65b392e4b5b591f02b4e6b5dc7c23913515a07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 40, 4130654400000, 'bank:bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'handle.deactivated', 'hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy', '{"alias":"ida","key":"key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7"}', 'dc32ab83ee1b6b560e903b36eb86f58893c24649f5127b374d9af16b0e8cc8b9', '4421ab77cc7b8daf24b74c1d289c9564ee4f2e0d083212c381e2bf5844da4946', 'e15b5cfceecd4fe34a0a2583c1caab2509d1eb2f3e0605d0f18255d7ca3f0a5f1256670adcc48568c61df47036d724364709a528a4a298a14775cb308aa7f401');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('registry', 1, 4130654400000, 'admin:key_first_owner', 'change.proposed', 'key_si3Zb9AX5uNFBZXZApec5h05RWbidtu7zDqlAG3DbEw', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_gdv1uo31JKsgIceUKRoYkgXpDlaocJuXHUdfjfThcRH"}', '0000000000000000000000000000000000000000000000000000000000000000', 'bee6288d3704b528654e7bccd8c895f6af46de2b52a444006ab9959d041f24d7', 'd7612321995c2be1121a163a11f3549b3977549fcc84695f50d57e47e205c3bef4295cba45df5699c47eeb03168f1ffe77980e6332b6f2910439bd0d6ac9b703');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_s7cFWuDAPdqS5woe7dteTnyG3SM62nLmjDIyibInkz7', 'BANK', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', 'cb281fb0310866e517849819543fff1eda4353b968337a3902ed1587ba81ba1a', 1, null, 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_eYtlIrjAgxMjOAFSgIXc47Nb828kxjhgCtnvAflbIWy', 'BANK', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '23ed295d26b561cdf96bcf3be4fbc2e44a95ae78e05054fc8abefb8f8f4923b6', 1, null, 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_ACMzWpY66FnWd1uwg9ldGpFk4inmmfSQrcR8y7YLqvU', 'GATEWAY', 'gtw_66oPoOGQXHsANnPEezYvM4OuAFULHNDdGqoIn2POEgo', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', '17cc2c72ce921b6e8fa41f611bfd4490f85024e268a96875e143b652c50f38a8', 0, null, 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_gdv1uo31JKsgIceUKRoYkgXpDlaocJuXHUdfjfThcRH', 'ADMIN_KEY', 'key_si3Zb9AX5uNFBZXZApec5h05RWbidtu7zDqlAG3DbEw', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4130654400000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 8, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_cevODKXI31Ejpc5tD5BtjS1PgorE0I3WW5lco7QKiyg', '{"handle_id":"hdl_cevODKXI31Ejpc5tD5BtjS1PgorE0I3WW5lco7QKiyg","alias":"ana","handle":"ana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 8, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000001', '{"handle_id":"hdl_cevODKXI31Ejpc5tD5BtjS1PgorE0I3WW5lco7QKiyg","handle":"ana","alias":"ana","bank_handle":"aurora","account_ref":"acc_00000000000000000001","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 10, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3', '{"handle_id":"hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3","alias":"ben","handle":"ben","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 10, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000002', '{"handle_id":"hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3","handle":"ben","alias":"ben","bank_handle":"aurora","account_ref":"acc_00000000000000000002","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 11, 0, 4130654400000, 'LINK_WAITING', 'hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3', '{"alias":"ben","waiting":1}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 11, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000003', '{"handle_id":"hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3","handle":"ben","alias":"ben","bank_handle":"borealis","account_ref":"acc_00000000000000000003","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"PENDING_CONFIRMATION","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-23T12:00:00.000Z","linked_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 13, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_BXyskKl3R6R6jWTVODKzPXyiEZoj0rGbvRp9Q2Iefus', '{"handle_id":"hdl_BXyskKl3R6R6jWTVODKzPXyiEZoj0rGbvRp9Q2Iefus","alias":"cem","handle":"cem","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 13, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000004', '{"handle_id":"hdl_BXyskKl3R6R6jWTVODKzPXyiEZoj0rGbvRp9Q2Iefus","handle":"cem","alias":"cem","bank_handle":"aurora","account_ref":"acc_00000000000000000004","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 14, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_BXyskKl3R6R6jWTVODKzPXyiEZoj0rGbvRp9Q2Iefus', '{"handle_id":"hdl_BXyskKl3R6R6jWTVODKzPXyiEZoj0rGbvRp9Q2Iefus","alias":"cem","handle":"cem","status":"SUSPENDED","reason":"FRAUD","suspensions":{"bank":null,"operator":"FRAUD"},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 16, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_dyZbVVhCyvXFfqvPwXURmdBuIFCn3YLdIao3NsI4PLE', '{"handle_id":"hdl_dyZbVVhCyvXFfqvPwXURmdBuIFCn3YLdIao3NsI4PLE","alias":"dua","handle":"dua","status":"PENDING_VERIFICATION","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 16, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000005', '{"handle_id":"hdl_dyZbVVhCyvXFfqvPwXURmdBuIFCn3YLdIao3NsI4PLE","handle":"dua","alias":"dua","bank_handle":"aurora","account_ref":"acc_00000000000000000005","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 18, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1', '{"handle_id":"hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 18, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 19, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"claim_id":"clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 19, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"claim_id":"clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 20, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"claim_id":"clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 20, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"claim_id":"clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 21, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"claim_id":"clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-11-30T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 21, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"claim_id":"clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-11-30T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 23, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1', '{"handle_id":"hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 23, 1, 4130654400000, 'HANDLE_CHANGED', 'hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1', '{"handle_id":"hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 23, 2, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":["BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 23, 3, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000007', '{"handle_id":"hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1","handle":"eli","alias":"eli","bank_handle":"borealis","account_ref":"acc_00000000000000000007","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 23, 4, 4130654400000, 'CLAIM_CHANGED', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"claim_id":"clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 23, 5, 4130654400000, 'CLAIM_CHANGED', 'clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', '{"claim_id":"clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 25, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_7tXTvkl1GUpiqieYRKggaYWfEV0NMIoJLYOGxnUPYE8', '{"handle_id":"hdl_7tXTvkl1GUpiqieYRKggaYWfEV0NMIoJLYOGxnUPYE8","alias":"fay","handle":"fay","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 25, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000008', '{"handle_id":"hdl_7tXTvkl1GUpiqieYRKggaYWfEV0NMIoJLYOGxnUPYE8","handle":"fay","alias":"fay","bank_handle":"aurora","account_ref":"acc_00000000000000000008","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 26, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU', '{"claim_id":"clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 26, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU', '{"claim_id":"clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 27, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU', '{"claim_id":"clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 27, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU', '{"claim_id":"clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 28, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU', '{"claim_id":"clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-11-30T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 28, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU', '{"claim_id":"clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-11-30T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 30, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_eMytXmF4RFMJzHHZSJm4oIEMYzBbvvlvNZGCZW39N30', '{"handle_id":"hdl_eMytXmF4RFMJzHHZSJm4oIEMYzBbvvlvNZGCZW39N30","alias":"gus","handle":"gus","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 30, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000010', '{"handle_id":"hdl_eMytXmF4RFMJzHHZSJm4oIEMYzBbvvlvNZGCZW39N30","handle":"gus","alias":"gus","bank_handle":"aurora","account_ref":"acc_00000000000000000010","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 31, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_tFXH5gwUVbK34JdBkLICc17psneV1cOPYqYAMlLDFR5', '{"claim_id":"clm_tFXH5gwUVbK34JdBkLICc17psneV1cOPYqYAMlLDFR5","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 31, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_tFXH5gwUVbK34JdBkLICc17psneV1cOPYqYAMlLDFR5', '{"claim_id":"clm_tFXH5gwUVbK34JdBkLICc17psneV1cOPYqYAMlLDFR5","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 33, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_5uVIdlJ5wz1GrP7CKL8RQhgAfHzi3FXG6ZVbdEOwv6M', '{"handle_id":"hdl_5uVIdlJ5wz1GrP7CKL8RQhgAfHzi3FXG6ZVbdEOwv6M","alias":"hana","handle":"hana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 33, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000012', '{"handle_id":"hdl_5uVIdlJ5wz1GrP7CKL8RQhgAfHzi3FXG6ZVbdEOwv6M","handle":"hana","alias":"hana","bank_handle":"aurora","account_ref":"acc_00000000000000000012","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 34, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160', '{"claim_id":"clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 34, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160', '{"claim_id":"clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 35, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160', '{"claim_id":"clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 35, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160', '{"claim_id":"clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 36, 0, 4130654400000, 'CLAIM_CHANGED', 'clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160', '{"claim_id":"clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":"2100-11-23T12:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 36, 1, 4130654400000, 'CLAIM_CHANGED', 'clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160', '{"claim_id":"clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq","holder_bank_id":"bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT","opened_at":"2100-11-23T12:00:00.000Z","resolution_ends_at":"2100-12-07T12:00:00.000Z","lapses_at":"2100-12-07T12:00:00.000Z","disputed_at":"2100-11-23T12:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-23T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 38, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy', '{"handle_id":"hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy","alias":"ida","handle":"ida","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 38, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 40, 0, 4130654400000, 'HANDLE_CHANGED', 'hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy', '{"handle_id":"hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy","alias":"ida","handle":"ida","status":"DEACTIVATED","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-23T12:00:00.000Z","verified_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 40, 1, 4130654400000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"UNLINKED","reason":"HANDLE_DEACTIVATED","suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-23T12:00:00.000Z","linked_at":"2100-11-23T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4130654400000, 4130654400000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4130654400000, 4130654400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_iSR4EvrRuQsfIm6oAKg15eyOU4Z1R9yNB8Cn1EDuQZn', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1', 'eli', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'acc_00000000000000000007', 'USD', '10f7652b749b45c82e630c02097ea8f554b7aa37bc7e7240a6b2734a938d0952', 4130654400000, 4131864000000, null, null, null, null, null, null, null, 4130654400000, 4130654400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_CxTnRKCaj9X7gcWREdnIP0OEAqIIKaw8ufpWNFUILkU', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_7tXTvkl1GUpiqieYRKggaYWfEV0NMIoJLYOGxnUPYE8', 'fay', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'acc_00000000000000000009', 'USD', '61d3d2fce435d80b182ab2e47e2a486ee6491b4c928528a4756c7111055d220c', 4130654400000, 4131864000000, 4131259200000, null, null, null, null, null, null, null, 4130654400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_tFXH5gwUVbK34JdBkLICc17psneV1cOPYqYAMlLDFR5', 'test', 'PORTABILITY', 'OPEN', 'hdl_eMytXmF4RFMJzHHZSJm4oIEMYzBbvvlvNZGCZW39N30', 'gus', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'acc_00000000000000000011', 'USD', 'd3434e980d524c69dcee61325a0912e9175f0165e03c45917e774a0e69a367cb', 4130654400000, 4131864000000, 4131864000000, null, null, null, null, null, null, null, 4130654400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_hjxLRUe51v1sRZG6NzvEPJL37trfsDqCDfUnjrLg160', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_5uVIdlJ5wz1GrP7CKL8RQhgAfHzi3FXG6ZVbdEOwv6M', 'hana', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'acc_00000000000000000013', 'USD', '55628fc960771abffb0f5c6771affb015ada6cab7182b44f65fab74b72cd438f', 4130654400000, 4131864000000, 4131864000000, 4130654400000, 'the customer objects', null, null, null, null, null, 4130654400000);
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, lookup_burst, lookups_per_minute, created_at, updated_at) VALUES ('gtw_66oPoOGQXHsANnPEezYvM4OuAFULHNDdGqoIn2POEgo', 'test', 'gateway', 'ACTIVE', null, null, 4130654400000, 4130654400000);
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', '6', 1, 'a01354d0f86fb30d39a0ccc673da447e917de4d49a9b351fdaa1f88e7f7a502d');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '0', 1, '84dd85a9936cec139bf820915934da4af744b67f811459c216a0a26c840a5bf9');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '4', 1, 'c2a7a3446a293940223b1402d79f2d5588cfd3ca359bab66825ed5129fd60119');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '5', 1, 'a12dbf9e107119f2dc1c944b2049d090743b85b83d5975bbfd56aa8f55f1bc15');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '6', 1, '77cface3e95ecfe22107616858fd7802caa00984da3abbda09be907fc2497849');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '9', 1, 'acb7bcf281855f32a51fc8020872dde2bd58fe09211c9def372d7b50c293b648');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'd', 2, '5e1e5f47ed58dc80c74e6f33ac279489988add56b4d21c8cc9d272ec78da56b9');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'f', 1, '7d2136af38e81e3bd97d15eb1be21c87cf79a7a557711b0be3f878cf57d71670');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_cevODKXI31Ejpc5tD5BtjS1PgorE0I3WW5lco7QKiyg', 'ana', 'ACTIVE', null, null, 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '3284585cc917d1ec74748edecf612ccfa4258885c5b3cb9a8a42c368a4060bfd', 4130654400000, 4130654400000, null, null, null, '6');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3', 'ben', 'ACTIVE', null, null, 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'eeb2cd6e458fc57ca6ea008a18b330b3d43b7933bcf9aa54c7ed0c19286909f2', 4130654400000, 4130654400000, null, null, null, '9');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_BXyskKl3R6R6jWTVODKzPXyiEZoj0rGbvRp9Q2Iefus', 'cem', 'SUSPENDED', null, 'FRAUD', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '30b5908317b41cefe3f79debfec17398476fac149c534586488dd961ad395192', 4130654400000, 4130654400000, null, null, null, 'd');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_dyZbVVhCyvXFfqvPwXURmdBuIFCn3YLdIao3NsI4PLE', 'dua', 'PENDING_VERIFICATION', null, null, 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', null, 4130654400000, null, null, 4131259200000, null, '4');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1', 'eli', 'ACTIVE', null, null, 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', '10f7652b749b45c82e630c02097ea8f554b7aa37bc7e7240a6b2734a938d0952', 4130654400000, 4130654400000, null, null, null, '6');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_7tXTvkl1GUpiqieYRKggaYWfEV0NMIoJLYOGxnUPYE8', 'fay', 'ACTIVE', null, null, 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '61d3d2fce435d80b182ab2e47e2a486ee6491b4c928528a4756c7111055d220c', 4130654400000, 4130654400000, null, null, null, 'f');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_eMytXmF4RFMJzHHZSJm4oIEMYzBbvvlvNZGCZW39N30', 'gus', 'ACTIVE', null, null, 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'd3434e980d524c69dcee61325a0912e9175f0165e03c45917e774a0e69a367cb', 4130654400000, 4130654400000, null, null, null, '0');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_5uVIdlJ5wz1GrP7CKL8RQhgAfHzi3FXG6ZVbdEOwv6M', 'hana', 'ACTIVE', null, null, 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '6e26d1b4d6fb3e3c367964824e7a7f6c4881f135219d8345acff3b12c239af0f', 4130654400000, 4130654400000, null, null, null, 'd');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy', 'ida', 'DEACTIVATED', null, null, 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', null, 4130654400000, 4130654400000, null, 4138430400000, '{"subject":"bfac879eb0d8974869c4a836225c95b3323adb71d8478d5c7576f33eacf47ad9","links":{"acc_00000000000000000014":{"isDefault":true,"isBankDefault":true,"isPayerDefault":false,"isPayeeDefault":false}}}', '5');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000001', 'hdl_cevODKXI31Ejpc5tD5BtjS1PgorE0I3WW5lco7QKiyg', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000002', 'hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'e', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000003', 'hdl_0QOij1KX1ESKpCJU0iPbExhmX3BGDyEvrLClMm4DOE3', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, null, null, 0, 0, 0, 0, 'PUBLIC', '0', 4130654400000, null, 4131259200000);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000004', 'hdl_BXyskKl3R6R6jWTVODKzPXyiEZoj0rGbvRp9Q2Iefus', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000005', 'hdl_dyZbVVhCyvXFfqvPwXURmdBuIFCn3YLdIao3NsI4PLE', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '1', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000006', 'hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 0, 1, 0, 0, 'PUBLIC', '1', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000007', 'hdl_SXAnSFwy8QNVcE2PtROIL6v1sZK2JJl2QdQ3BgYqPD1', 'bnk_Jyya7NFI4Dd4H7Jk0gSZ8NOT9DaVAKSVkU3V8Yq5Sjq', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000008', 'hdl_7tXTvkl1GUpiqieYRKggaYWfEV0NMIoJLYOGxnUPYE8', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000010', 'hdl_eMytXmF4RFMJzHHZSJm4oIEMYzBbvvlvNZGCZW39N30', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '3', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000012', 'hdl_5uVIdlJ5wz1GrP7CKL8RQhgAfHzi3FXG6ZVbdEOwv6M', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '6', 4130654400000, 4130654400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000014', 'hdl_kc8SVQEEZmJ7uWUGG9ofFvwRyYIYV8rzNYmm7mjiaDy', 'bnk_KDhhBkiu6qyfYC0Rlwgw53AhH3tl833hZLTqLKsYsbT', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', null, null, 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4130654400000, 4130654400000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
