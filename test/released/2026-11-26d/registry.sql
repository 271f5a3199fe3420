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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-26 21:11:28');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_Nr2VGRxsJzVOJGPfCEGoNUl6q7ggVYO0EW18KoZFjgT', 'Ada', 'operator', 'PROPOSED', '37f741476f0d23590a63efb56de3a2dddae7d0583b785fd2b1d45be42459d2d5', 0, 'key_first_owner', null, 4130924400000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 1, 4130924400000, 'admin:key_first_owner', 'bank.registered', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', '9e5239e388a24f58a0079b445e5bb0d9c27984e16351612bd3715f369b4ebf60', '2fe63dea91f6dfb5579de26d50b4518a0882b2df067f560bcdc2f3e18fbcbea54e77c1cf88abbfa83c8d841c8af76f3a0075e83073c8fface6b030bc3058a308');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 2, 4130924400000, 'admin:key_first_owner', 'key.added', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '{"key":"key_first_owner","key_id":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","kind":"BANK_TO_REGISTRY","mode":"test"}', '9e5239e388a24f58a0079b445e5bb0d9c27984e16351612bd3715f369b4ebf60', 'c2fe77430902439b8b62f8980ceca9ad92ef050257227db5c8f8a51868f3806b', '0ee45b04d97792d1e28a8efcbe7c202c99e3f96d260719071b6e40484254e21b32c9f47d24f7d6e0d772b9af27b017a3642a269b94480b20b8c9f12fc0f05f01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 3, 4130924400000, 'admin:key_first_owner', 'bank.registered', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', '{"bank_handle":"borealis","key":"key_first_owner"}', 'c2fe77430902439b8b62f8980ceca9ad92ef050257227db5c8f8a51868f3806b', '35f7babb6fb24f360eba1c6da68d388ea137e216dc6bb8ce90578d8eac341cb4', 'af712a6231afe4f9897124a3d0e07511689fe07e14d77c286884872c5c36c8c23844b49e7eb6c57d5362cf3c1ffab03ab1e9f01d2907f9158a399f9deb6e3d09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 4, 4130924400000, 'admin:key_first_owner', 'key.added', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', '{"key":"key_first_owner","key_id":"key_UD4BA8YT27alg0Y4eNqFKp6hrW9wQgULyc0OuSLI5xW","kind":"BANK_TO_REGISTRY","mode":"test"}', '35f7babb6fb24f360eba1c6da68d388ea137e216dc6bb8ce90578d8eac341cb4', 'a23258a4de73c55f731bbef0d5e2da21aa95d4e07755dac63b0faca3569fe96c', 'd013f2b1b8ac02b1aeee6c4733e901a151165b57e772785c724e638ec923fba0adeadd4485454dc12f6a39be3a64d53edd1831c0dc4eabd78b37ed4858c5b504');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 5, 4130924400000, 'admin:key_first_owner', 'gateway.registered', 'gtw_95wC8aPO3zQsv5sPeVKn396QKBTm5i8NJXhn8IzWaPV', '{"key":"key_first_owner","name":"gateway"}', 'a23258a4de73c55f731bbef0d5e2da21aa95d4e07755dac63b0faca3569fe96c', '2c522f94f5d2b4643236db367461131746cc26240101e9c93761e1e6254b6c97', 'd7a18504e9214a774a80005bedc65568c5e6e613e63791bd2a1ceaaa3bf3787b5a5266f03168793d1420efa5a1f70cc50ef8c7374ae191e72a13165bb87b2800');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 6, 4130924400000, 'admin:key_first_owner', 'key.added', 'gtw_95wC8aPO3zQsv5sPeVKn396QKBTm5i8NJXhn8IzWaPV', '{"key":"key_first_owner","key_id":"key_5QAIf0NRo1xxRjAShrFUUxRQVZqubYl3wHGjO6Neldp","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', '2c522f94f5d2b4643236db367461131746cc26240101e9c93761e1e6254b6c97', '394cbc1dc6ac926954a36c9dfada6a7dac8155010b3fd4c2e29e809cbc454fbc', 'beae5a5655eea97b217057f00f0af3a9e4db6e9056699240e5b99e625d832a2eb90fa28c17560b6c9ec2e172723906524be346b5027d3ce090e605f0aba25c06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 7, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'handle.created', 'hdl_rCU3YKmeZ5ZqDkj5MomESJIekOwkdG4e0ijN4DhXxvH', '{"alias":"ana","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"ACTIVE"}', '394cbc1dc6ac926954a36c9dfada6a7dac8155010b3fd4c2e29e809cbc454fbc', '7af2bd2a81f427570e8effbb9bb7b4d5cae7ab1392c056c0bfdca4776b5ddfdb', 'e1e387b4927951091bc84e1d5e30972e8a6b06c60eb3a30dd3ab7430edfaaa12693673740841ba8574c950d2f369c133361c007700e4daa93140b4bae455c70f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 8, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","default":true,"handle":"hdl_rCU3YKmeZ5ZqDkj5MomESJIekOwkdG4e0ijN4DhXxvH","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"LINKED"}', '7af2bd2a81f427570e8effbb9bb7b4d5cae7ab1392c056c0bfdca4776b5ddfdb', '2ff54d21372237e1e7b7d59259df0f246dc54dafd98a0abdf1dcab1dd2f8ecda', 'd5f9697abb929cdd5ad3d8b316790572d1d54cb9996117400cc7c1bc10b76a384afa6af94556c0afe6518fd4119a17c354fce2d8b40026d13b8b98afb37a7602');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 9, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'handle.created', 'hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO', '{"alias":"ben","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"ACTIVE"}', '2ff54d21372237e1e7b7d59259df0f246dc54dafd98a0abdf1dcab1dd2f8ecda', 'a2dd779116901113ac314127ee61239bdf7470b3fc9c867882e6d9901002f7a5', '6c5430810fa9f7212457fcb6e96212ffcbc9b5e05d4d6c2d77d279afdf5422f7e8a99fab58481846a51e296f69c4bba517e117053f4969f2e7d755cbe8b79703');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 10, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","default":true,"handle":"hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"LINKED"}', 'a2dd779116901113ac314127ee61239bdf7470b3fc9c867882e6d9901002f7a5', '23ca0c4fb337cd21e0c107bf8d914dcbc1981298d12c07b1af7c03176b3e6736', '6198e918d68d1f74cee5a1d81498c0b547ec862f5d06ae5befa31b9b7b154172879dded14569b050c68c2855a8894c32ce87349efd52310e3b1f1e567f10a20e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 11, 4130924400000, 'bank:bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","default":false,"handle":"hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO","key":"key_UD4BA8YT27alg0Y4eNqFKp6hrW9wQgULyc0OuSLI5xW","status":"PENDING_CONFIRMATION"}', '23ca0c4fb337cd21e0c107bf8d914dcbc1981298d12c07b1af7c03176b3e6736', '7ec0af974142c6aceb95a4539380acb57fe352c85fbde3232a23ae32ecc2b392', '93a599c3045a1e06cf1fc58beb50a36dfe9e7eb0042351daa613090fc909b3595e736b376b343b2cf775f5c272b4144de220c35d81c2f6a62ad160a4e90f870e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 12, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'handle.created', 'hdl_8uAzCRhKA8D6tQhruZxAzCYMa7ZjWFR9QF1cVkXkC2l', '{"alias":"cem","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"ACTIVE"}', '7ec0af974142c6aceb95a4539380acb57fe352c85fbde3232a23ae32ecc2b392', '49ceff011f7edffc97ae48e1ed62084a7ddfff46b2ee0e2f930ecb3b45d18883', '7487169a2329ea9ae65ed2f89f810ce5a952c39b6bd449734425ab2f7321a6de9f144001b94cdbc4a2cb20237121124dd5b1fef2a8e1aca3d5641b0911fd8808');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 13, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","default":true,"handle":"hdl_8uAzCRhKA8D6tQhruZxAzCYMa7ZjWFR9QF1cVkXkC2l","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"LINKED"}', '49ceff011f7edffc97ae48e1ed62084a7ddfff46b2ee0e2f930ecb3b45d18883', '978600fcbacdaeae1add3486e0e8cd6265f2356f77de93d34af5726ec2c845f3', '4ee1a8d72ae97ca81007761540eb73c0f69a8aba65c9a8b5789565b82d21905c06789f1008e01b79f0b48a57891932137011cbec0271a8ef439e5f014756c805');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 14, 4130924400000, 'admin:key_first_owner', 'handle.suspended', 'hdl_8uAzCRhKA8D6tQhruZxAzCYMa7ZjWFR9QF1cVkXkC2l', '{"key":"key_first_owner","reason":"FRAUD"}', '978600fcbacdaeae1add3486e0e8cd6265f2356f77de93d34af5726ec2c845f3', '7685781365c0db91fa6f0b0a341a91f3a4689b870d38864099bf64e46e4c8ca7', '5ebaa77860e0a36465f2666b89bca6d38423b1e280cb1c20e43cc5d66c053406259282881b0c7a0b49c4490a9f8aa1ab04282a807695c93de5593d45b13cfc0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 15, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'handle.created', 'hdl_xQQp7c97qraa5MRI1RF87M7zVpBgStyloNww6RUJbnM', '{"alias":"dua","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"PENDING_VERIFICATION"}', '7685781365c0db91fa6f0b0a341a91f3a4689b870d38864099bf64e46e4c8ca7', 'd4e0c5878cee73c7fb72e3af8dd89560e9340cef8261614ca99d8e8e38940584', '96e2bd407ca13ccc15f343273cb052d69b1d318b9f7a2f59d8d6f7c7d5a93c823df28be6d92acc9861909cd2b2c6ea909057a4c98b1c6231da81e0cc1f495e07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 16, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","default":true,"handle":"hdl_xQQp7c97qraa5MRI1RF87M7zVpBgStyloNww6RUJbnM","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"LINKED"}', 'd4e0c5878cee73c7fb72e3af8dd89560e9340cef8261614ca99d8e8e38940584', 'a9fd57621f0f6904122ea6138db5a9b1f5b577b2851a34c54e32fa0af628e0bd', '402c2d7a592c377dbbf3f2f004e1450b37536ecbf54f5722096d225690952c49f2c0d3aac7d7489ebdbc850ae12c32b75381de8938c64e84a4f806cbfb9ad70e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 17, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'handle.created', 'hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z', '{"alias":"eli","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"ACTIVE"}', 'a9fd57621f0f6904122ea6138db5a9b1f5b577b2851a34c54e32fa0af628e0bd', '5fb1a113cff0300a27dda09f0459a23d6dffa53b0b4ae5a0aa6130e51f0483b7', 'c664706dd30770a5366d38242ca6a4b4a3a07957368bfd3ddb36099b3177087b015bbf537ee7b01fe114ff50ff3055be9e519d3dedaf50ea688516f066802907');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 18, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","default":true,"handle":"hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"LINKED"}', '5fb1a113cff0300a27dda09f0459a23d6dffa53b0b4ae5a0aa6130e51f0483b7', 'fcc4c6625966e8bdbe3122588027eaab81d64c94b6bc7cdfec76ecd4bb8e286f', '63bd4540ccccb76bfe4787a98bb2bb655d62a24a8140c1e76d5b0cf2ed03eb96d7b8c16ee63138db4ad2b0cb0d5209360bd5c657c2a35f13aa761c4e716e290c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 19, 4130924400000, 'bank:bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'claim.opened', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"handle":"hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z","key":"key_UD4BA8YT27alg0Y4eNqFKp6hrW9wQgULyc0OuSLI5xW","type":"PORTABILITY"}', 'fcc4c6625966e8bdbe3122588027eaab81d64c94b6bc7cdfec76ecd4bb8e286f', '78839cd78673eb272d20a6e24c6f271c69c7a241fe66d9ab596161cd5c382791', 'cb7f698b1a2ab3cf0954e2ff6d7a9c19607f85a1b919aaeadd707d4b0d8b0fdc96c93ba1732c51940050e38226164771760a118754c1b7cf4d30c2fa0df0e309');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 20, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'claim.acknowledged', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"by":"holder","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN"}', '78839cd78673eb272d20a6e24c6f271c69c7a241fe66d9ab596161cd5c382791', '0ec193096b83dfb50792ca333a9a17c711802ebc8421d421f24d1e0c843dce39', 'f72d78b04ac2d0a6d034e47296bd4e554e499287385dbb9020fbbec89984f7706f6bf5dee3b17af02eb447898fcf44f87956a31bb12c43ed83b41c465b499b0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 21, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'claim.confirmed', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"by":"holder","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN"}', '0ec193096b83dfb50792ca333a9a17c711802ebc8421d421f24d1e0c843dce39', 'cff28776bfd603e9099c61cc5d7fe53edc47513504c60b310cfea15f8e45429b', '972306badb896ba343c95986dd59f1b169a77c5d4297368bad8cd026f560f8240c021c5e5b65d88c59caad6ee9a37a6d647baddb74420837f1e723db792b6f05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 22, 4130924400000, 'bank:bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'claim.completed', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"by":"claimant","key":"key_UD4BA8YT27alg0Y4eNqFKp6hrW9wQgULyc0OuSLI5xW"}', 'cff28776bfd603e9099c61cc5d7fe53edc47513504c60b310cfea15f8e45429b', 'c1d105ee67964913e5835b1eddfd6bf0baf94f011aeb6dcc9cc772985a80f670', 'c90675e5e197dba19af84590218665e36d0804ae917c68d830f9143021af31e302444cc08ec8dda6e26c871d1c93c2ec6752479753c4ebe9c3ab752fbb42640c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 23, 4130924400000, 'bank:bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'handle.sponsored', 'hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z', '{"bank":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","claim":"clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws","key":"key_UD4BA8YT27alg0Y4eNqFKp6hrW9wQgULyc0OuSLI5xW"}', 'c1d105ee67964913e5835b1eddfd6bf0baf94f011aeb6dcc9cc772985a80f670', 'f6c9b5d760aaed4e78461c7353aa2410035f0228de52408894925c894b0eea6c', 'cee1703d935aabfe85223dc6613e239eb46a83345b241a76face8bac972d22162619d7a4757bb62d12d1362f71b2f18522cd4375f91bfb38f94402e7d9f49b0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 24, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'handle.created', 'hdl_cSzQSBCMoiUo9KHqsyU7TLp0yzo4qfiCTxC2u9n0Jp3', '{"alias":"fay","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"ACTIVE"}', 'f6c9b5d760aaed4e78461c7353aa2410035f0228de52408894925c894b0eea6c', '8474cb9955d8bd76760fb07f00bdce14593fd930a779a2c7acf000a4f702ed9c', 'f5a6ca585c6fb2d3b65a4bd786239a759dc076e015dfc34ff4d00b9a781d23be4b0557c7b1cd10e1d67db79cde1aea05c5a923abf83ed354538f735c97013f0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 25, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","default":true,"handle":"hdl_cSzQSBCMoiUo9KHqsyU7TLp0yzo4qfiCTxC2u9n0Jp3","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"LINKED"}', '8474cb9955d8bd76760fb07f00bdce14593fd930a779a2c7acf000a4f702ed9c', '3ffc92a2656de5a866162759a0006473bd72ca9b5569ed766d492e1517b361e6', '8ae63542cc6d6251b425b5fdd4f14f6243af6569e741bb4495219a7fcb533edc5b23bb3c4c8f8bfdee15c96f0cf8e52aad070ab523d1e24cfc7494520a6dee01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 26, 4130924400000, 'bank:bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'claim.opened', 'clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP', '{"handle":"hdl_cSzQSBCMoiUo9KHqsyU7TLp0yzo4qfiCTxC2u9n0Jp3","key":"key_UD4BA8YT27alg0Y4eNqFKp6hrW9wQgULyc0OuSLI5xW","type":"PORTABILITY"}', '3ffc92a2656de5a866162759a0006473bd72ca9b5569ed766d492e1517b361e6', 'c500f3d0239c7c6111ab294fde4d96b8d9d85da87b5f22c9d07a34374e2d68eb', '69a33e5777f240e49dd3df02954fbea99023ffc04f9b87548151f084e2e66630742dd8c2f6286c39f1958d88bc54bffc4c3b66bd25fd9474ed62e418522ee508');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 27, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'claim.acknowledged', 'clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP', '{"by":"holder","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN"}', 'c500f3d0239c7c6111ab294fde4d96b8d9d85da87b5f22c9d07a34374e2d68eb', 'abb9712c76091ec04d9d2db65435de96192d06cf326aeacc283d54058b4fa700', 'e71f9f77d4261e3efe2c2de6015c81d89987c23116597ccd5a65ab69638c9a9d944db5854cb1d7c97196679e6b5cf5854ea78a6af726b03c1af68e5d633b2709');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 28, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'claim.confirmed', 'clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP', '{"by":"holder","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN"}', 'abb9712c76091ec04d9d2db65435de96192d06cf326aeacc283d54058b4fa700', '5c37c845f0532c59e2e40075882b7c0c70b48db6272b39721c1d475704d1dbe5', '1a5e561a6858808bbf17914f140e1ccff0d5cb04e4c1e931fd8b0a33a6ebbf2f978e1c50c5e687d8ba27ecc5727dae159311e2e675bf062a09df41afa377cd0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 29, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'handle.created', 'hdl_5vzEdIdOEGbEQ8uQhczxPgUKSjuHay0B04KbRaLVjjN', '{"alias":"gus","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"ACTIVE"}', '5c37c845f0532c59e2e40075882b7c0c70b48db6272b39721c1d475704d1dbe5', 'fa82377d3460b013305d8ca8c8e71824d3347bd99b4eb965e2e41fd92394a8e0', 'd68098a44478a48bd76193aedcc057d0974fc833b595d6a42dd580cc100ede9a5373ea13b94574b6f4c564bf517fd487fdb58062df6d1628f2472bec3cab6c0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 30, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","default":true,"handle":"hdl_5vzEdIdOEGbEQ8uQhczxPgUKSjuHay0B04KbRaLVjjN","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"LINKED"}', 'fa82377d3460b013305d8ca8c8e71824d3347bd99b4eb965e2e41fd92394a8e0', '2107e0ab2a2398cbc9fdb9def7c6ab5c53d937af9f7bfc6f603d9625a0dc1df7', 'd5123c48aa45879d93d77da913f62e8399507286aa19d8ef96235f5b34e1236ec0e6a61db8d66d8d7c555c1feaecdf3137f30b3f8291c2df82301a22a2ebf509');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 31, 4130924400000, 'bank:bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'claim.opened', 'clm_mqtcbL7qyQYDh3VEtpNbwjlYF6SJSAHB6m1mQ4lFIp1', '{"handle":"hdl_5vzEdIdOEGbEQ8uQhczxPgUKSjuHay0B04KbRaLVjjN","key":"key_UD4BA8YT27alg0Y4eNqFKp6hrW9wQgULyc0OuSLI5xW","type":"PORTABILITY"}', '2107e0ab2a2398cbc9fdb9def7c6ab5c53d937af9f7bfc6f603d9625a0dc1df7', '31ec23b475a547efc80b1b831484a8682cec6ce07d239ad2385b22df30fb7747', '31016a03cae0ecda3c96c78ce33e0419a34e7269ba14f7e67feafdf4ceef2ca5f73501c0187290497f48068ff284dcb4f275dea766951fe4ee427281f9d87e00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 32, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'handle.created', 'hdl_LNqcw2He1U2nocgHeZET78VRFiBta6R9HGvy5nOb35P', '{"alias":"hana","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"ACTIVE"}', '31ec23b475a547efc80b1b831484a8682cec6ce07d239ad2385b22df30fb7747', 'b7a4a78bc48f3001dd4de4feed4769b0cd06b4a2c5eb3fc5633e6908ebd9648d', '54221405a7a9974ab8f36153a88e0819ce25331ac48b46d24ff804c2f34568e2c2f41df99524e55417fb4b8f0b706910ce00e91c2e7c3f3996e5c293ea28d407');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 33, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","default":true,"handle":"hdl_LNqcw2He1U2nocgHeZET78VRFiBta6R9HGvy5nOb35P","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"LINKED"}', 'b7a4a78bc48f3001dd4de4feed4769b0cd06b4a2c5eb3fc5633e6908ebd9648d', '465ca708c153426959dd8eaae801c734c0116ece185518f458d351d66d70a266', '4479ec51f23dd969025c0f8f02f0899422392fd547497f53394396b2b2959cb9eaf8efeb9d29c45b6a473ad24ca0f057c2cacce53a99408ea8e95e2af9e02f0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 34, 4130924400000, 'bank:bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'claim.opened', 'clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as', '{"handle":"hdl_LNqcw2He1U2nocgHeZET78VRFiBta6R9HGvy5nOb35P","key":"key_UD4BA8YT27alg0Y4eNqFKp6hrW9wQgULyc0OuSLI5xW","type":"OWNERSHIP"}', '465ca708c153426959dd8eaae801c734c0116ece185518f458d351d66d70a266', 'c81986c4d9c343adf709b9fe296257377863654f626174c1310d6f84ba5bc9d2', '73dfbb682a0b0973b77fccb052bf04c0e2a69666909b7eead7ba6d9db4496822943d9df997e5459f0df5b3999b1dfb2326b0033243e09ac89d79f9c1f8129d09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 35, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'claim.acknowledged', 'clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as', '{"by":"holder","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN"}', 'c81986c4d9c343adf709b9fe296257377863654f626174c1310d6f84ba5bc9d2', 'c2b0b7e8fb8cbcb3b387805ba8ad148231ac6b06ed58b87dd96917aec9a43da4', '14e55447c4f09c2af0521de6fcec604eab85556015e7d663c1549244ee1e486a463fad7b9bf4de058f61cdf8c519787619bbd97f090f6c51d71880bae685d909');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 36, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'claim.disputed', 'clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as', '{"by":"holder","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN"}', 'c2b0b7e8fb8cbcb3b387805ba8ad148231ac6b06ed58b87dd96917aec9a43da4', '5d0468b03f7ec065af21c7c972b54204c1bf12002928d3e7847bc7a0564c1b8e', '91d60b4b645a09a2573a23478d312729865906d3abed304958f14541ef4ae8cb3ce569468f3f76876eac9abcbe45bc916b5ebcae142a961eae9773304901dd0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 37, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'handle.created', 'hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch', '{"alias":"ida","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"ACTIVE"}', '5d0468b03f7ec065af21c7c972b54204c1bf12002928d3e7847bc7a0564c1b8e', '6a692216429723470f04d4332565de3830932c08143128943639b36655293d32', '8bc8a17cbbd3eb0d93e87197f535975dde2a2560fe646cd556411de4c5be3e12c6fd3779e750ad6d4b253911536158b3fefddc36ecd73769cac1a7dda15d0807');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 38, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","default":true,"handle":"hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","status":"LINKED"}', '6a692216429723470f04d4332565de3830932c08143128943639b36655293d32', 'd91564bb1a418d13ebd773d1ef952c58809da93ad06b8e0be247f172d8d4ad5a', 'd07fcb7497cf3189c30a21292c571edee804fc20959fd48b268237b5c03cd1762b398a9f12657b3b55eca45da26c27576e9af9ce2d109a09f4526794ecd38508');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 39, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN","reason":"HANDLE_DEACTIVATED"}', 'd91564bb1a418d13ebd773d1ef952c58809da93ad06b8e0be247f172d8d4ad5a', 'bbc5d3b9c777a0b10201b36f2d0833733c375e85a5b137888b77ad92fee1e461', '559a73c973aca3a2e86e2b76e08341d0c7ebc965ba1962405fa139bbb7218b1638f5a7923ac7fc0b1cef3a768c77045e41a083d335c053cf7e00e303bfd09c0d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 40, 4130924400000, 'bank:bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'handle.deactivated', 'hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch', '{"alias":"ida","key":"key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN"}', 'bbc5d3b9c777a0b10201b36f2d0833733c375e85a5b137888b77ad92fee1e461', 'f68e555b70673da6c8832b9e71ef4a362b81a63955f39f3deaec91ba320fafa0', '19d21591981bfa311b091e3e53284e65a62e0ec65cd2f3747dcf649655aaea90c972075334a8ee6f3f2d30a017c6d397ef6dc8c4ccb648aae911d640d612c60b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('registry', 1, 4130924400000, 'admin:key_first_owner', 'change.proposed', 'key_Nr2VGRxsJzVOJGPfCEGoNUl6q7ggVYO0EW18KoZFjgT', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_sHclOA7MxLrRCjDnC7k0kLdJLathdfJZ6nLNfxdP24Z"}', '0000000000000000000000000000000000000000000000000000000000000000', 'de1e4ce83043e809801be0f16b92f0d3aa81d53d18e1469e511b844d0f76b092', 'be188e227a17b6bf1a5c32355b48e6a07cd1fad41a5d536a832be3d4fece0fcf8c247fea5d1aab31dab75c764a2ce6a5bde4518693134cdcb954a7458009a601');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_al4QL0chmrfRLDq9ZoqxY5mEueS7D6aBiNqQxunvQDN', 'BANK', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '994cc1601af4013ffec02ce190cc16ca58f4a56e2a26e50bf2248c810d322ad9', 1, null, 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_UD4BA8YT27alg0Y4eNqFKp6hrW9wQgULyc0OuSLI5xW', 'BANK', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '7a5b5f895b7ee14e45d3a267457306f5f7ee27a628c2e7ef081d9aae8d133158', 1, null, 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_5QAIf0NRo1xxRjAShrFUUxRQVZqubYl3wHGjO6Neldp', 'GATEWAY', 'gtw_95wC8aPO3zQsv5sPeVKn396QKBTm5i8NJXhn8IzWaPV', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', '85083a6d4b42388f798bf3379543951bd64366bdad68b8d572e7b6d659dfced9', 0, null, 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_sHclOA7MxLrRCjDnC7k0kLdJLathdfJZ6nLNfxdP24Z', 'ADMIN_KEY', 'key_Nr2VGRxsJzVOJGPfCEGoNUl6q7ggVYO0EW18KoZFjgT', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4130924400000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 8, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_rCU3YKmeZ5ZqDkj5MomESJIekOwkdG4e0ijN4DhXxvH', '{"handle_id":"hdl_rCU3YKmeZ5ZqDkj5MomESJIekOwkdG4e0ijN4DhXxvH","alias":"ana","handle":"ana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 8, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000001', '{"handle_id":"hdl_rCU3YKmeZ5ZqDkj5MomESJIekOwkdG4e0ijN4DhXxvH","handle":"ana","alias":"ana","bank_handle":"aurora","account_ref":"acc_00000000000000000001","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 10, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO', '{"handle_id":"hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO","alias":"ben","handle":"ben","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 10, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000002', '{"handle_id":"hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO","handle":"ben","alias":"ben","bank_handle":"aurora","account_ref":"acc_00000000000000000002","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 11, 0, 4130924400000, 'LINK_WAITING', 'hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO', '{"alias":"ben","waiting":1}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 11, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000003', '{"handle_id":"hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO","handle":"ben","alias":"ben","bank_handle":"borealis","account_ref":"acc_00000000000000000003","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"PENDING_CONFIRMATION","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-26T15:00:00.000Z","linked_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 13, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_8uAzCRhKA8D6tQhruZxAzCYMa7ZjWFR9QF1cVkXkC2l', '{"handle_id":"hdl_8uAzCRhKA8D6tQhruZxAzCYMa7ZjWFR9QF1cVkXkC2l","alias":"cem","handle":"cem","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 13, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000004', '{"handle_id":"hdl_8uAzCRhKA8D6tQhruZxAzCYMa7ZjWFR9QF1cVkXkC2l","handle":"cem","alias":"cem","bank_handle":"aurora","account_ref":"acc_00000000000000000004","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 14, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_8uAzCRhKA8D6tQhruZxAzCYMa7ZjWFR9QF1cVkXkC2l', '{"handle_id":"hdl_8uAzCRhKA8D6tQhruZxAzCYMa7ZjWFR9QF1cVkXkC2l","alias":"cem","handle":"cem","status":"SUSPENDED","reason":"FRAUD","suspensions":{"bank":null,"operator":"FRAUD"},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 16, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_xQQp7c97qraa5MRI1RF87M7zVpBgStyloNww6RUJbnM', '{"handle_id":"hdl_xQQp7c97qraa5MRI1RF87M7zVpBgStyloNww6RUJbnM","alias":"dua","handle":"dua","status":"PENDING_VERIFICATION","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 16, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000005', '{"handle_id":"hdl_xQQp7c97qraa5MRI1RF87M7zVpBgStyloNww6RUJbnM","handle":"dua","alias":"dua","bank_handle":"aurora","account_ref":"acc_00000000000000000005","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 18, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z', '{"handle_id":"hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 18, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 19, 0, 4130924400000, 'CLAIM_CHANGED', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"claim_id":"clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 19, 1, 4130924400000, 'CLAIM_CHANGED', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"claim_id":"clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 20, 0, 4130924400000, 'CLAIM_CHANGED', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"claim_id":"clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 20, 1, 4130924400000, 'CLAIM_CHANGED', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"claim_id":"clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 21, 0, 4130924400000, 'CLAIM_CHANGED', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"claim_id":"clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-03T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 21, 1, 4130924400000, 'CLAIM_CHANGED', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"claim_id":"clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-03T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 23, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z', '{"handle_id":"hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 23, 1, 4130924400000, 'HANDLE_CHANGED', 'hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z', '{"handle_id":"hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 23, 2, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":["BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 23, 3, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000007', '{"handle_id":"hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z","handle":"eli","alias":"eli","bank_handle":"borealis","account_ref":"acc_00000000000000000007","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 23, 4, 4130924400000, 'CLAIM_CHANGED', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"claim_id":"clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 23, 5, 4130924400000, 'CLAIM_CHANGED', 'clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', '{"claim_id":"clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 25, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_cSzQSBCMoiUo9KHqsyU7TLp0yzo4qfiCTxC2u9n0Jp3', '{"handle_id":"hdl_cSzQSBCMoiUo9KHqsyU7TLp0yzo4qfiCTxC2u9n0Jp3","alias":"fay","handle":"fay","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 25, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000008', '{"handle_id":"hdl_cSzQSBCMoiUo9KHqsyU7TLp0yzo4qfiCTxC2u9n0Jp3","handle":"fay","alias":"fay","bank_handle":"aurora","account_ref":"acc_00000000000000000008","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 26, 0, 4130924400000, 'CLAIM_CHANGED', 'clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP', '{"claim_id":"clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 26, 1, 4130924400000, 'CLAIM_CHANGED', 'clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP', '{"claim_id":"clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 27, 0, 4130924400000, 'CLAIM_CHANGED', 'clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP', '{"claim_id":"clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 27, 1, 4130924400000, 'CLAIM_CHANGED', 'clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP', '{"claim_id":"clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 28, 0, 4130924400000, 'CLAIM_CHANGED', 'clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP', '{"claim_id":"clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-03T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 28, 1, 4130924400000, 'CLAIM_CHANGED', 'clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP', '{"claim_id":"clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-03T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 30, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_5vzEdIdOEGbEQ8uQhczxPgUKSjuHay0B04KbRaLVjjN', '{"handle_id":"hdl_5vzEdIdOEGbEQ8uQhczxPgUKSjuHay0B04KbRaLVjjN","alias":"gus","handle":"gus","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 30, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000010', '{"handle_id":"hdl_5vzEdIdOEGbEQ8uQhczxPgUKSjuHay0B04KbRaLVjjN","handle":"gus","alias":"gus","bank_handle":"aurora","account_ref":"acc_00000000000000000010","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 31, 0, 4130924400000, 'CLAIM_CHANGED', 'clm_mqtcbL7qyQYDh3VEtpNbwjlYF6SJSAHB6m1mQ4lFIp1', '{"claim_id":"clm_mqtcbL7qyQYDh3VEtpNbwjlYF6SJSAHB6m1mQ4lFIp1","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 31, 1, 4130924400000, 'CLAIM_CHANGED', 'clm_mqtcbL7qyQYDh3VEtpNbwjlYF6SJSAHB6m1mQ4lFIp1', '{"claim_id":"clm_mqtcbL7qyQYDh3VEtpNbwjlYF6SJSAHB6m1mQ4lFIp1","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 33, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_LNqcw2He1U2nocgHeZET78VRFiBta6R9HGvy5nOb35P', '{"handle_id":"hdl_LNqcw2He1U2nocgHeZET78VRFiBta6R9HGvy5nOb35P","alias":"hana","handle":"hana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 33, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000012', '{"handle_id":"hdl_LNqcw2He1U2nocgHeZET78VRFiBta6R9HGvy5nOb35P","handle":"hana","alias":"hana","bank_handle":"aurora","account_ref":"acc_00000000000000000012","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 34, 0, 4130924400000, 'CLAIM_CHANGED', 'clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as', '{"claim_id":"clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 34, 1, 4130924400000, 'CLAIM_CHANGED', 'clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as', '{"claim_id":"clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 35, 0, 4130924400000, 'CLAIM_CHANGED', 'clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as', '{"claim_id":"clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 35, 1, 4130924400000, 'CLAIM_CHANGED', 'clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as', '{"claim_id":"clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 36, 0, 4130924400000, 'CLAIM_CHANGED', 'clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as', '{"claim_id":"clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":"2100-11-26T15:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 36, 1, 4130924400000, 'CLAIM_CHANGED', 'clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as', '{"claim_id":"clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh","holder_bank_id":"bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx","opened_at":"2100-11-26T15:00:00.000Z","resolution_ends_at":"2100-12-10T15:00:00.000Z","lapses_at":"2100-12-10T15:00:00.000Z","disputed_at":"2100-11-26T15:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-26T15:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 38, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch', '{"handle_id":"hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch","alias":"ida","handle":"ida","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 38, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 40, 0, 4130924400000, 'HANDLE_CHANGED', 'hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch', '{"handle_id":"hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch","alias":"ida","handle":"ida","status":"DEACTIVATED","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T15:00:00.000Z","verified_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 40, 1, 4130924400000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"UNLINKED","reason":"HANDLE_DEACTIVATED","suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T15:00:00.000Z","linked_at":"2100-11-26T15:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4130924400000, 4130924400000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4130924400000, 4130924400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_xW8SlgwvjWAMyv7HNc6fGYXFLrTYXpWF0a2EnFvE7ws', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z', 'eli', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'acc_00000000000000000007', 'USD', '10f7652b749b45c82e630c02097ea8f554b7aa37bc7e7240a6b2734a938d0952', 4130924400000, 4132134000000, null, null, null, null, null, null, null, 4130924400000, 4130924400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_hyQ5c6Fs2fWduUEMEOhJ4Z1zUVfHiAHTQZDPXKUmrTP', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_cSzQSBCMoiUo9KHqsyU7TLp0yzo4qfiCTxC2u9n0Jp3', 'fay', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'acc_00000000000000000009', 'USD', '61d3d2fce435d80b182ab2e47e2a486ee6491b4c928528a4756c7111055d220c', 4130924400000, 4132134000000, 4131529200000, null, null, null, null, null, null, null, 4130924400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_mqtcbL7qyQYDh3VEtpNbwjlYF6SJSAHB6m1mQ4lFIp1', 'test', 'PORTABILITY', 'OPEN', 'hdl_5vzEdIdOEGbEQ8uQhczxPgUKSjuHay0B04KbRaLVjjN', 'gus', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'acc_00000000000000000011', 'USD', 'd3434e980d524c69dcee61325a0912e9175f0165e03c45917e774a0e69a367cb', 4130924400000, 4132134000000, 4132134000000, null, null, null, null, null, null, null, 4130924400000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_J7QXSVuBCjxJt3HBtS7rBU5c4crcUjY8vzJv7z681as', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_LNqcw2He1U2nocgHeZET78VRFiBta6R9HGvy5nOb35P', 'hana', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'acc_00000000000000000013', 'USD', '55628fc960771abffb0f5c6771affb015ada6cab7182b44f65fab74b72cd438f', 4130924400000, 4132134000000, 4132134000000, 4130924400000, 'the customer objects', null, null, null, null, null, 4130924400000);
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, lookup_burst, lookups_per_minute, created_at, updated_at) VALUES ('gtw_95wC8aPO3zQsv5sPeVKn396QKBTm5i8NJXhn8IzWaPV', 'test', 'gateway', 'ACTIVE', null, null, 4130924400000, 4130924400000);
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'e', 1, '0aa9d884fd8369064263cd59e39d578cd0b9839d91af872cfccedb8ebb321dd1');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '0', 1, '47952c5a6016d0c848cd440a54f74f27a445cc0e5c624a7159e7a1a8aea10e66');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '3', 1, '0c6c1229ed9281011c69cf32d16dc24d348591dd279ec56dbd0bf1ff7f5ac881');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '5', 1, '909474e908207d9588816368b9eedf1e7f86fe194496cf925a4f421378ac8cd3');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '8', 1, '3b48d6bbe828654442606833bb9deaf2ca62527b0dc985acbf4af42d4b5b88aa');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'b', 1, '5648a225c48af2c3931d3945c0de0bf2be08b59225dd2b0f342b6d3d06e6412e');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'c', 1, 'e10a4f8026735923a7469374ccfef12dfc20545a59acee4285519eaa88f399b8');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'd', 1, 'dee3c0ce29fadc8fc7c2e982b790af5e3454a2e81cba1c385c369deb8d8f0c91');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'e', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'f', 1, '3d5762b458e9381104e7bb6268c078a6b976ed2389e8c698b9a1f641becc5997');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_rCU3YKmeZ5ZqDkj5MomESJIekOwkdG4e0ijN4DhXxvH', 'ana', 'ACTIVE', null, null, 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '3284585cc917d1ec74748edecf612ccfa4258885c5b3cb9a8a42c368a4060bfd', 4130924400000, 4130924400000, null, null, null, '3');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO', 'ben', 'ACTIVE', null, null, 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'eeb2cd6e458fc57ca6ea008a18b330b3d43b7933bcf9aa54c7ed0c19286909f2', 4130924400000, 4130924400000, null, null, null, '5');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_8uAzCRhKA8D6tQhruZxAzCYMa7ZjWFR9QF1cVkXkC2l', 'cem', 'SUSPENDED', null, 'FRAUD', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '30b5908317b41cefe3f79debfec17398476fac149c534586488dd961ad395192', 4130924400000, 4130924400000, null, null, null, 'd');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_xQQp7c97qraa5MRI1RF87M7zVpBgStyloNww6RUJbnM', 'dua', 'PENDING_VERIFICATION', null, null, 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', null, 4130924400000, null, null, 4131529200000, null, 'c');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z', 'eli', 'ACTIVE', null, null, 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', '10f7652b749b45c82e630c02097ea8f554b7aa37bc7e7240a6b2734a938d0952', 4130924400000, 4130924400000, null, null, null, 'e');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_cSzQSBCMoiUo9KHqsyU7TLp0yzo4qfiCTxC2u9n0Jp3', 'fay', 'ACTIVE', null, null, 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '61d3d2fce435d80b182ab2e47e2a486ee6491b4c928528a4756c7111055d220c', 4130924400000, 4130924400000, null, null, null, 'b');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_5vzEdIdOEGbEQ8uQhczxPgUKSjuHay0B04KbRaLVjjN', 'gus', 'ACTIVE', null, null, 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'd3434e980d524c69dcee61325a0912e9175f0165e03c45917e774a0e69a367cb', 4130924400000, 4130924400000, null, null, null, 'f');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_LNqcw2He1U2nocgHeZET78VRFiBta6R9HGvy5nOb35P', 'hana', 'ACTIVE', null, null, 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '6e26d1b4d6fb3e3c367964824e7a7f6c4881f135219d8345acff3b12c239af0f', 4130924400000, 4130924400000, null, null, null, '0');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch', 'ida', 'DEACTIVATED', null, null, 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', null, 4130924400000, 4130924400000, null, 4138700400000, '{"subject":"bfac879eb0d8974869c4a836225c95b3323adb71d8478d5c7576f33eacf47ad9","links":{"acc_00000000000000000014":{"isDefault":true,"isBankDefault":true,"isPayerDefault":false,"isPayeeDefault":false}}}', '8');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000001', 'hdl_rCU3YKmeZ5ZqDkj5MomESJIekOwkdG4e0ijN4DhXxvH', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000002', 'hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'e', 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000003', 'hdl_pSyzCryCVG6ABaCqTTD4Mc5WunGQEFsOsROPabpJNpO', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, null, null, 0, 0, 0, 0, 'PUBLIC', '0', 4130924400000, null, 4131529200000);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000004', 'hdl_8uAzCRhKA8D6tQhruZxAzCYMa7ZjWFR9QF1cVkXkC2l', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000005', 'hdl_xQQp7c97qraa5MRI1RF87M7zVpBgStyloNww6RUJbnM', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '1', 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000006', 'hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 0, 1, 0, 0, 'PUBLIC', '1', 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000007', 'hdl_HK8D1E3wUvy2NgheAOTYKHyvZA4PpjaHe3k3W3POw2Z', 'bnk_Zj0XIqWdT6j5TJP41gyRJ5Ov0b9ObGvdeitoNYiTzFh', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000008', 'hdl_cSzQSBCMoiUo9KHqsyU7TLp0yzo4qfiCTxC2u9n0Jp3', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000010', 'hdl_5vzEdIdOEGbEQ8uQhczxPgUKSjuHay0B04KbRaLVjjN', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '3', 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000012', 'hdl_LNqcw2He1U2nocgHeZET78VRFiBta6R9HGvy5nOb35P', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '6', 4130924400000, 4130924400000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000014', 'hdl_kRBYuYQerXoGHPcj1UojS4lES4voPuTmcu9kX9HFCch', 'bnk_m8cjQUzqDXXpxpcOswmSARTnOQVoz4Yx3BX4tpoZGnx', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', null, null, 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4130924400000, 4130924400000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
