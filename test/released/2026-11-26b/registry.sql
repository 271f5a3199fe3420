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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-26 05:30:17');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_lplUf1jGHy3ACVQiTahi72g8Gle2jJMEDfZ29WFAiru', 'Ada', 'operator', 'PROPOSED', '188fabe3afe0cc1344d64039978a322b6055831558ec350a17d9065e73082bb0', 0, 'key_first_owner', null, 4130913600000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 1, 4130913600000, 'admin:key_first_owner', 'bank.registered', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', '543d7a59356205c476ad7b7a6ca8327f0587387e99043369f2e90904be518558', '98291ee04c3e02b61a7cf8edfa7e915b032c5ef1dc939ca0350170250871c6ec2e187269634103ddab2a46287439636a01047d1fa642234fb54600eb263b600c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 2, 4130913600000, 'admin:key_first_owner', 'key.added', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '{"key":"key_first_owner","key_id":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","kind":"BANK_TO_REGISTRY","mode":"test"}', '543d7a59356205c476ad7b7a6ca8327f0587387e99043369f2e90904be518558', 'c4a035617b234f9f255f00d61b5586fc2acb0f3577a83b9a0f45e36a13c01ab2', '6b5bdb275c88032b8e335cefda5dc5b176b550410a01849ebaeaf1c8a3bbda05ee34e460b723724ad98bebe166dda512c50ec8277c73d732f367bea4d7f7d90f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 3, 4130913600000, 'admin:key_first_owner', 'bank.registered', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', '{"bank_handle":"borealis","key":"key_first_owner"}', 'c4a035617b234f9f255f00d61b5586fc2acb0f3577a83b9a0f45e36a13c01ab2', '0c428ba52690794e579e526796a48fe466824390c781c3cfb4d5e71ef4b43fdb', 'e9c7fb2889a2f33e93215fc436eab72610baad36fb6448d6ca7ce1e1560b810705f7de0448b4c704c9ef6dd531fd51903254001087790a29bf6a69213f22930f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 4, 4130913600000, 'admin:key_first_owner', 'key.added', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', '{"key":"key_first_owner","key_id":"key_wj2RclwVuDMtbdFIK7HvsFfNWjE1ry0J0NzIlgNe1P7","kind":"BANK_TO_REGISTRY","mode":"test"}', '0c428ba52690794e579e526796a48fe466824390c781c3cfb4d5e71ef4b43fdb', '568ffcdcb2850c410c61e454bfbeb70b41eb580bcea5aee34f6ef38a45d5ebbc', '6f9cbc69362cbd5c530987e11625f6fa7c702a614f22b78d80c8e79881ea690e813c81fa02653571cf27993651f80f975361f9e654a0edc79fa0ea55c301cb05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 5, 4130913600000, 'admin:key_first_owner', 'gateway.registered', 'gtw_GiLBcrw1fO0SjprCfhr0ofnxntiAepS9wbu9R6Rf9jA', '{"key":"key_first_owner","name":"gateway"}', '568ffcdcb2850c410c61e454bfbeb70b41eb580bcea5aee34f6ef38a45d5ebbc', 'ed70886cf0220a3b3507e4a95c1da63dcb5b7b33871df2d65a3f5e03baba97bc', '06675563bdaf40a946cea728bc8d7cdc42c58d91ce161683af11335dd3d952999d7647131098a59abf400cea94c8799552bb169435b1b1ae546832ffd3c2c90a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 6, 4130913600000, 'admin:key_first_owner', 'key.added', 'gtw_GiLBcrw1fO0SjprCfhr0ofnxntiAepS9wbu9R6Rf9jA', '{"key":"key_first_owner","key_id":"key_TBW5QmFoCMmhfhiBNZzobxiyEsICEJ7KSuDLC3JhyD8","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', 'ed70886cf0220a3b3507e4a95c1da63dcb5b7b33871df2d65a3f5e03baba97bc', 'b24b06824678b253873452e84d3a12ad5758c1f90766fd1c5b08e6da887fd516', '0962a103245f205a972de95d609d1d9d3e003610f783b6d4e1afaa8a0f15010560075865bd4886269b004b1079272863f2c33f4d5ea3a0e14a50354393c1170a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 7, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'handle.created', 'hdl_e2F5Ntka0rIsqji7Ma0GR4EUjWxLVkWdjuOnKpmuu1R', '{"alias":"ana","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"ACTIVE"}', 'b24b06824678b253873452e84d3a12ad5758c1f90766fd1c5b08e6da887fd516', '62ccffc072b556d06294e3e19a53d307f58a85a8ddadcdc966344960d758ad6e', 'e6f29d9cbb335c2a774483ece914da630279502c8488caeca02d4c69fb3779bd5ca489f8f9a20e2db5406f2a891547eb268a72a82a61459c49d53c8f41fcbb07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 8, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","default":true,"handle":"hdl_e2F5Ntka0rIsqji7Ma0GR4EUjWxLVkWdjuOnKpmuu1R","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"LINKED"}', '62ccffc072b556d06294e3e19a53d307f58a85a8ddadcdc966344960d758ad6e', 'fc81ed11e41e8e8c875ac0147c86f7a923778bf0587fb1936e10ecef78dc8286', 'ed924e132332a8f12d6d9a7749937b8641989ad15ce7e0b253e7f2d2dc1f70edfc9848b2efae26c513418c2f0fec00036ba411e27a89896a7bfdfb4026f63b07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 9, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'handle.created', 'hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi', '{"alias":"ben","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"ACTIVE"}', 'fc81ed11e41e8e8c875ac0147c86f7a923778bf0587fb1936e10ecef78dc8286', '915a24aae21dd1ba63c985b5e2a90ee3457f9295b23ad54f20b51e4c3fe34ab0', 'b830a0db659662d6ffe973e7e4813ec2214ad959ffb8e6b07506f35b230f401aaa95c93861843458ad3e5caa9e954f689996c5e9217c346b2e0a27f8b81dbe05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 10, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","default":true,"handle":"hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"LINKED"}', '915a24aae21dd1ba63c985b5e2a90ee3457f9295b23ad54f20b51e4c3fe34ab0', 'fb795475122a57bcb348696a8cd6c33a33101ad74bc195d8ac2805cf52f9637f', '4caad0712727f6e23bbe8f2cd522dc7076fded3b3b3dd5ae06093b2031a5dc7821f07e22536d4f75f451dd047a17710329dc019b260718ca380992ff4a7cfd0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 11, 4130913600000, 'bank:bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","default":false,"handle":"hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi","key":"key_wj2RclwVuDMtbdFIK7HvsFfNWjE1ry0J0NzIlgNe1P7","status":"PENDING_CONFIRMATION"}', 'fb795475122a57bcb348696a8cd6c33a33101ad74bc195d8ac2805cf52f9637f', '6f279e226ba95cc5f386b417543f0db2d51634ea79c06df855e3cd23c79041fe', '63283979d6417462e59af88ca056f4f0c0203dbabc2f2d4335844cd10bceb432a65db6ced93ed06a9b0cb2497af60825f0b0169b439d8a792c742c42f19b3908');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 12, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'handle.created', 'hdl_U00dVtyfspcCR9Dr9jE1ISAYraj7ONER30t66S8omvl', '{"alias":"cem","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"ACTIVE"}', '6f279e226ba95cc5f386b417543f0db2d51634ea79c06df855e3cd23c79041fe', '5eaba818b950524eca4e8de37269d20bcf7a5ee4ec165a68b3db094615ea8377', '69e4f355d295c13cbf7db20b5dd4a1920746b45168117e5f49cf4b0db92617c614b711ea2e0e6a217ef7e6f84f4008dc0f4f3121c6acdf8c9c4c05b00077d60b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 13, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","default":true,"handle":"hdl_U00dVtyfspcCR9Dr9jE1ISAYraj7ONER30t66S8omvl","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"LINKED"}', '5eaba818b950524eca4e8de37269d20bcf7a5ee4ec165a68b3db094615ea8377', 'c9e89b49f846558d5c22f86ae92761d891e0864811087e490b24a2665caf244f', '46d83d84240aea3077122a61ef5b0261905a9ce63524e77f44eaf73ed4f3eca27b34e4e454523587f0315d0447302b0321118906cdd3710d09b354aeb2279206');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 14, 4130913600000, 'admin:key_first_owner', 'handle.suspended', 'hdl_U00dVtyfspcCR9Dr9jE1ISAYraj7ONER30t66S8omvl', '{"key":"key_first_owner","reason":"FRAUD"}', 'c9e89b49f846558d5c22f86ae92761d891e0864811087e490b24a2665caf244f', '735c2c2b64441aa82d7b55c1ee95b34415d4702970ababfe121072fc19e15fe1', '06ac80168d16841cf1824f1900224caf43d072e02d05a3089abc0dee237ca906b4b15870893cf8f7a8e3443bc2766ad1b4ebbc7b8de4dccc6d084828dff4a104');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 15, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'handle.created', 'hdl_XsHDM3amdrJaNWO0FqU24eMLrgn9gQidcff9wBRfV3Q', '{"alias":"dua","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"PENDING_VERIFICATION"}', '735c2c2b64441aa82d7b55c1ee95b34415d4702970ababfe121072fc19e15fe1', '540c873feb9a42035902c1678f398a20e97f6a818fd3849f4fec124e0dbdf08c', '78139482ae250b49f8f4134776850e0c5f6ce0f58a3a66ebed7cb43f1578606a019389df4ffbfd7e8029401bc8f4df790e4be80c08ad0a16c410eb8c37031e0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 16, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","default":true,"handle":"hdl_XsHDM3amdrJaNWO0FqU24eMLrgn9gQidcff9wBRfV3Q","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"LINKED"}', '540c873feb9a42035902c1678f398a20e97f6a818fd3849f4fec124e0dbdf08c', '21769c9033d249fb358f17cc740a0a0c3d692c1d595cc2d57cd06c6ed1f921ec', '4c448feee48b92d5424950d7da570d1a2c771724ac39d41551cfdc55d97288dcf99dc20913d7c7a131e16ba7892639e7f40ae9d1ecf59dd09909a07f5936150b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 17, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'handle.created', 'hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO', '{"alias":"eli","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"ACTIVE"}', '21769c9033d249fb358f17cc740a0a0c3d692c1d595cc2d57cd06c6ed1f921ec', '06f5061f0d1a0181a209af001c222240511d462795f95f438579833268b2b1b9', '9d9c0c6053f47c050092d8bf17b22629942c3fde30c90f55f5dfdd02b13d232c03c28488aa4ca7fbef33f6c295acaf4a780cb1284dc04aadd52c17526e17b100');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 18, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","default":true,"handle":"hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"LINKED"}', '06f5061f0d1a0181a209af001c222240511d462795f95f438579833268b2b1b9', '282742525f57f18af53495c25204482066bd116430ee8c7b864a0e5e27ab0030', '28eb3c7c1b5f2a5c1c43893463f06f402610197f7dc542c5c2c7da0d6da94d4f03f84b7d18a062c2fb4b40a881485ba6f71aa8e28f97b1fd8e431ebae3c9550b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 19, 4130913600000, 'bank:bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'claim.opened', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"handle":"hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO","key":"key_wj2RclwVuDMtbdFIK7HvsFfNWjE1ry0J0NzIlgNe1P7","type":"PORTABILITY"}', '282742525f57f18af53495c25204482066bd116430ee8c7b864a0e5e27ab0030', '890025e3bf95a88f4a5f946f2d85507341935ac2d2c350380f92d9c2e7e0a28a', '8c9a1380d4b10a6c49f39abca8b72f925e0db5b73d0ba4f49edd7d23f2cbff00c730e20d306ae0cf4c998a3f2319e0a79bb1324b2d62f3c1e830d3088dd87b07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 20, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'claim.acknowledged', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"by":"holder","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD"}', '890025e3bf95a88f4a5f946f2d85507341935ac2d2c350380f92d9c2e7e0a28a', '72d0cdf9eacd983b5a3fc90c52cc909926b23a0ef0aab151d547a2f52532817f', '79367faf9584edfa3764a60bac761a77fcc5fa8fa42a8115cd2496e267c5c357d20c7c42880309e6208905a282bca2d64994f5f9467e9dcb9e3fa6417e7a330b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 21, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'claim.confirmed', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"by":"holder","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD"}', '72d0cdf9eacd983b5a3fc90c52cc909926b23a0ef0aab151d547a2f52532817f', '381677c10934ac6f7c08b548dd50f00f32df7f8eb16e1e93cb9a84c9f1ccd1a3', '0aba26bee5ee60ced594035ad3f3775c58b132e2eb81a3c2d5d50018c0dcbb6587981ca89625980a5cfb96bf2b5ac81077c6ec4abbacffa29cb9ed408476f402');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 22, 4130913600000, 'bank:bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'claim.completed', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"by":"claimant","key":"key_wj2RclwVuDMtbdFIK7HvsFfNWjE1ry0J0NzIlgNe1P7"}', '381677c10934ac6f7c08b548dd50f00f32df7f8eb16e1e93cb9a84c9f1ccd1a3', '0a3c3c9ae296fee65b4e9c83498e6eb0d1944c04510237a5fe36daccf3d4b53b', '1b5e4afbb9c42f095b741eab18075a472eda7a4018afe9410092164d95d5367179a3f09dae0d9792a931bd2e8dfef7801f60a8a82db708daf2eba2e8bbb30100');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 23, 4130913600000, 'bank:bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'handle.sponsored', 'hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO', '{"bank":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","claim":"clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t","key":"key_wj2RclwVuDMtbdFIK7HvsFfNWjE1ry0J0NzIlgNe1P7"}', '0a3c3c9ae296fee65b4e9c83498e6eb0d1944c04510237a5fe36daccf3d4b53b', '780e261c3cd7aeb0dadb893b3b399eaf9a718c64029d3a404ae83b8fcff98422', '0b208b6a2f5421eefe1f7e93492a657584dda5055e0ad507df61b09ee44f5a6c1a946a6ce5d70f68c6544d1f19b68efcf269df683fef9027bb55c6448d20c303');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 24, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'handle.created', 'hdl_O66sqjTrs4fDYzGfmyWeHpdOl1hNKRCoslsgs8yBKrG', '{"alias":"fay","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"ACTIVE"}', '780e261c3cd7aeb0dadb893b3b399eaf9a718c64029d3a404ae83b8fcff98422', 'e220da2add597a262e9f665d2a4be40d678f96429a9b54f7eeb9b8b756ce9f1d', '9762c53ae64175f91dd022e1365198b2fb6356a730ad1df431745219a1997d74d8c7da99df30a0e3c556487b8fa02f72c839a9c676ae815eb14b797cd750cf0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 25, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","default":true,"handle":"hdl_O66sqjTrs4fDYzGfmyWeHpdOl1hNKRCoslsgs8yBKrG","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"LINKED"}', 'e220da2add597a262e9f665d2a4be40d678f96429a9b54f7eeb9b8b756ce9f1d', 'd5db3c5aeedff1c1d521237b077d1519e85f89d6c5f05a545a4f6c7eaeed1128', '3b6d3dfb92fad3279c593b9574028a4f41a7f9ed0db8b0a0a195573d5c1a01cb99099fa48f6865b814f41bf0858cc0b086c4d4f5beb0c4d95b62a357c23bdd0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 26, 4130913600000, 'bank:bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'claim.opened', 'clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E', '{"handle":"hdl_O66sqjTrs4fDYzGfmyWeHpdOl1hNKRCoslsgs8yBKrG","key":"key_wj2RclwVuDMtbdFIK7HvsFfNWjE1ry0J0NzIlgNe1P7","type":"PORTABILITY"}', 'd5db3c5aeedff1c1d521237b077d1519e85f89d6c5f05a545a4f6c7eaeed1128', 'e44b14959520cfc7914fbea97ee58f41bd5c20fd4c9a9a8989c26bc9898efa85', '54094a152deac2a25f22957e8b779a4908b9b4145f3059de46bafd090da277cdd74fbeb0f013f3f84386d13e30828ef18e16e43a2822ad3d4072b7a61a7d640c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 27, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'claim.acknowledged', 'clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E', '{"by":"holder","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD"}', 'e44b14959520cfc7914fbea97ee58f41bd5c20fd4c9a9a8989c26bc9898efa85', '076c76d20d4cd39a6d3615d64e3a274b37ec0378eb56814f0b88633a7fa16482', '549d87debc0af582d74caa27aecd6b5b9458f7c02688d00afb341c0504e0f0da88230efa3193fbb7bab19d390a1e02c814456d7d601894cb02c497a70e8b540f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 28, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'claim.confirmed', 'clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E', '{"by":"holder","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD"}', '076c76d20d4cd39a6d3615d64e3a274b37ec0378eb56814f0b88633a7fa16482', '2cccbc3f85166eaab3c1d6aecfe1af1884046f766ebd67dd60ee3adda23439df', '4613234bf0ca2ef5623582bc9cd7983d3e9cbb9f07f3dbef3c2b770c1ec7ad3841d01c3e3158ee7bedfcf9b4838f8392ea9c63ce1b33494f21d88dc3f63acd04');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 29, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'handle.created', 'hdl_MXolLL2Kkph8i9gakZhfxcuNxE3YwiyZsCApaPpHnkf', '{"alias":"gus","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"ACTIVE"}', '2cccbc3f85166eaab3c1d6aecfe1af1884046f766ebd67dd60ee3adda23439df', '06c665f1ccd845f4e39ca5111bdf57ac0633361962c8ec835c51bcea3ad2b75b', 'f876ce7457f2106088e3777ce22a9811cf33467c1508c180d280410e5332df2959675729de359dcc1441a8db35e41c4bbb90d65152b0df60b8a70fae25c62809');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 30, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","default":true,"handle":"hdl_MXolLL2Kkph8i9gakZhfxcuNxE3YwiyZsCApaPpHnkf","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"LINKED"}', '06c665f1ccd845f4e39ca5111bdf57ac0633361962c8ec835c51bcea3ad2b75b', 'fa4b2d5ccf1bdafcefa4a5a9978c7033ba8ffebfb8a5ecb93788f4a26bf335ca', '5965ab3a1d0efa02b1a5b6a1b308cbb9f00161ec7be029558d940b8fcd3332eca6befc65cab5abd3ae1a8baf9dd5e36c6b287df15ef0b59c53249ad0ee8c2f08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 31, 4130913600000, 'bank:bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'claim.opened', 'clm_p3CZzYOzYBJLAPwTKL5IBHmCfMrNoGknKFwQteINKjL', '{"handle":"hdl_MXolLL2Kkph8i9gakZhfxcuNxE3YwiyZsCApaPpHnkf","key":"key_wj2RclwVuDMtbdFIK7HvsFfNWjE1ry0J0NzIlgNe1P7","type":"PORTABILITY"}', 'fa4b2d5ccf1bdafcefa4a5a9978c7033ba8ffebfb8a5ecb93788f4a26bf335ca', '60482d1eb7ecba30ee098d0e1a5f23e75754ad9f7fb954e890e77b54dfd84c61', '207c7ff7bc1c66e10b8a119a1e7c3e052759d4de00f0a9436949a130c560b92ec1c79212a33f1ae1b2c94ea3b4678e8234cf8ab97bc5666172507e5a99f5b10d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 32, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'handle.created', 'hdl_7CcgcZt9G8VGjsZyyB7EmnOWRJErh33jqElc7VN2eKo', '{"alias":"hana","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"ACTIVE"}', '60482d1eb7ecba30ee098d0e1a5f23e75754ad9f7fb954e890e77b54dfd84c61', '2a34bada1467bc06dbb69d5072f207c612045c75ba0ca53e282d060f581822f7', '27757e2991258cde5f877d5cce33ff44962aeeb8aed245c823d498b91080b8868f8ed68d2a3b14fd423d461132088ea250513fcf287fc7f54abc94ace8d4520f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 33, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","default":true,"handle":"hdl_7CcgcZt9G8VGjsZyyB7EmnOWRJErh33jqElc7VN2eKo","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"LINKED"}', '2a34bada1467bc06dbb69d5072f207c612045c75ba0ca53e282d060f581822f7', 'd7c39006e31457a31f6553f8624296a28a7c5f9ecfc85b7b5733ac1838e89407', '002abda72d45cf6b1c23f9b72ffa0d7b131307d7e1910693acaa21ab144edec524c77e5f25ee3cf7a9a07cb05ab51ec7e05db65fed0f14714f78cbb61cbdce0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 34, 4130913600000, 'bank:bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'claim.opened', 'clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH', '{"handle":"hdl_7CcgcZt9G8VGjsZyyB7EmnOWRJErh33jqElc7VN2eKo","key":"key_wj2RclwVuDMtbdFIK7HvsFfNWjE1ry0J0NzIlgNe1P7","type":"OWNERSHIP"}', 'd7c39006e31457a31f6553f8624296a28a7c5f9ecfc85b7b5733ac1838e89407', '3827cb2e9c8e8c8eadbc4ea7299f10474d58b9fa8fe324797c7f76bc2084a2f8', 'c69926654b7578a0beabeb4729861d55af73af2b61a33d37121468adf67dc5f1588b0f3bf6967c4a6bbd265e4159ef8a0b9e7a6be784ea2f7a8afcd2731cb40e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 35, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'claim.acknowledged', 'clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH', '{"by":"holder","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD"}', '3827cb2e9c8e8c8eadbc4ea7299f10474d58b9fa8fe324797c7f76bc2084a2f8', 'af25896d37347a54139501e01a2ceb52a7ec049c0cc26f7b7abe6f4b5ad3ac99', '317dc4e10830a3e6284dd197dba75d134db9c65a3e222f3a236faf81cdba388bebd77c915f925e2ba6181d9498af63cdff2f722b71fbdef3cceae83282d7820c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 36, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'claim.disputed', 'clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH', '{"by":"holder","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD"}', 'af25896d37347a54139501e01a2ceb52a7ec049c0cc26f7b7abe6f4b5ad3ac99', '0ef215abbda535441de49757b18ad88c82e09c2bd114a95600b6a5acb4b0aad3', '9b2e3a7da333989f61e7889111e2b6e84164bcc5f14b4034f5238076f08e35660ec02c5a0657fede0c759888f03ed6f3463e08383b4a2f1c9d3e5d7092b5f90c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 37, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'handle.created', 'hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0', '{"alias":"ida","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"ACTIVE"}', '0ef215abbda535441de49757b18ad88c82e09c2bd114a95600b6a5acb4b0aad3', 'b676112d5ef02e24df228b67c85db83eab2248b678f5a11b1b358548392be9c6', '59a034ad668c0c60ae23be7752be8d67b5e93ad2293c82668d14a7246de3884f71dc7d5bbc1ba2ad0afe407b254a21493aa62917ba37560b7c30fdc170b8e606');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 38, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","default":true,"handle":"hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","status":"LINKED"}', 'b676112d5ef02e24df228b67c85db83eab2248b678f5a11b1b358548392be9c6', '66b0b07c0d849bd884e2257c7cd2a03f8c16751ddd3404dba11c439c3210064d', 'd01949e598ce39ce5a97c237879bbc66db8771d7719fa5a45c53fc25e05ffbddde87e23ce0bf2204f366cd0295db864d1cff85197b5b0154dc2bde4b7c521a04');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 39, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD","reason":"HANDLE_DEACTIVATED"}', '66b0b07c0d849bd884e2257c7cd2a03f8c16751ddd3404dba11c439c3210064d', '37358d939986a164f8ae1d21243c3887ab103f95fca0122bc1a6c188b5f8ee21', 'a544df66ec4a8f9cfc8452a7f5f3026715086f8ff552810e27bf2de76e1c1e0a2a9fc564a7e1a38794645f356df7995e85b4450530e7f9c9c335138fec7da608');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('test', 40, 4130913600000, 'bank:bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'handle.deactivated', 'hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0', '{"alias":"ida","key":"key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD"}', '37358d939986a164f8ae1d21243c3887ab103f95fca0122bc1a6c188b5f8ee21', 'c309b27276a14731ae57fb176fc6648c40f258d3ee618b67e0fed6077883897b', '37ef7e3aa89345da84d4b03d6740c373a5f4585d5a5583c1dbf406f5497ad02bb42eade023fc72cf43cecaa0bfa669be9cd098b6cfa1f129415302d0476d1308');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('registry', 1, 4130913600000, 'admin:key_first_owner', 'change.proposed', 'key_lplUf1jGHy3ACVQiTahi72g8Gle2jJMEDfZ29WFAiru', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_npBVDqvU0QOs9RHnk0xOI6IuS3WKlgcq5KuKUJbKWjD"}', '0000000000000000000000000000000000000000000000000000000000000000', '91d064af065743e3adf20f86907bcc613fb3f1ff6643453fa3efe1d24528015d', '381e6d2b5a13c9f09a4d89ae0fa2e9bec262d51a5dfeb42789ae6cd0e7e97c43e37f6d4d3d24ef7364a5ce80207b8ce2a154205b707a7149062ae37f0d7ecb00');
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_d6cxckOOLcUDgRlWW9w8MPQZFuFeSu0X29rTyqNTIpD', 'BANK', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '9801a1722f1ec4ac43cc568dac4712e38a48ae50d1e6a436ac7816f555e85ab5', 1, null, 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_wj2RclwVuDMtbdFIK7HvsFfNWjE1ry0J0NzIlgNe1P7', 'BANK', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '4d267bb8fbbf61b23a6eddce507bcf398092648ba0e03c16238017f2ac0e33b9', 1, null, 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_TBW5QmFoCMmhfhiBNZzobxiyEsICEJ7KSuDLC3JhyD8', 'GATEWAY', 'gtw_GiLBcrw1fO0SjprCfhr0ofnxntiAepS9wbu9R6Rf9jA', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', '8fadab6cde5e6c0e4e2d11d09c330868374836453e5a1fc723d621cb290eab6b', 0, null, 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_npBVDqvU0QOs9RHnk0xOI6IuS3WKlgcq5KuKUJbKWjD', 'ADMIN_KEY', 'key_lplUf1jGHy3ACVQiTahi72g8Gle2jJMEDfZ29WFAiru', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4130913600000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 8, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_e2F5Ntka0rIsqji7Ma0GR4EUjWxLVkWdjuOnKpmuu1R', '{"handle_id":"hdl_e2F5Ntka0rIsqji7Ma0GR4EUjWxLVkWdjuOnKpmuu1R","alias":"ana","handle":"ana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 8, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000001', '{"handle_id":"hdl_e2F5Ntka0rIsqji7Ma0GR4EUjWxLVkWdjuOnKpmuu1R","handle":"ana","alias":"ana","bank_handle":"aurora","account_ref":"acc_00000000000000000001","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 10, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi', '{"handle_id":"hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi","alias":"ben","handle":"ben","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 10, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000002', '{"handle_id":"hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi","handle":"ben","alias":"ben","bank_handle":"aurora","account_ref":"acc_00000000000000000002","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 11, 0, 4130913600000, 'LINK_WAITING', 'hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi', '{"alias":"ben","waiting":1}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 11, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000003', '{"handle_id":"hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi","handle":"ben","alias":"ben","bank_handle":"borealis","account_ref":"acc_00000000000000000003","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"PENDING_CONFIRMATION","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-26T12:00:00.000Z","linked_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 13, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_U00dVtyfspcCR9Dr9jE1ISAYraj7ONER30t66S8omvl', '{"handle_id":"hdl_U00dVtyfspcCR9Dr9jE1ISAYraj7ONER30t66S8omvl","alias":"cem","handle":"cem","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 13, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000004', '{"handle_id":"hdl_U00dVtyfspcCR9Dr9jE1ISAYraj7ONER30t66S8omvl","handle":"cem","alias":"cem","bank_handle":"aurora","account_ref":"acc_00000000000000000004","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 14, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_U00dVtyfspcCR9Dr9jE1ISAYraj7ONER30t66S8omvl', '{"handle_id":"hdl_U00dVtyfspcCR9Dr9jE1ISAYraj7ONER30t66S8omvl","alias":"cem","handle":"cem","status":"SUSPENDED","reason":"FRAUD","suspensions":{"bank":null,"operator":"FRAUD"},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 16, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_XsHDM3amdrJaNWO0FqU24eMLrgn9gQidcff9wBRfV3Q', '{"handle_id":"hdl_XsHDM3amdrJaNWO0FqU24eMLrgn9gQidcff9wBRfV3Q","alias":"dua","handle":"dua","status":"PENDING_VERIFICATION","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 16, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000005', '{"handle_id":"hdl_XsHDM3amdrJaNWO0FqU24eMLrgn9gQidcff9wBRfV3Q","handle":"dua","alias":"dua","bank_handle":"aurora","account_ref":"acc_00000000000000000005","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 18, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO', '{"handle_id":"hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 18, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 19, 0, 4130913600000, 'CLAIM_CHANGED', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"claim_id":"clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 19, 1, 4130913600000, 'CLAIM_CHANGED', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"claim_id":"clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 20, 0, 4130913600000, 'CLAIM_CHANGED', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"claim_id":"clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 20, 1, 4130913600000, 'CLAIM_CHANGED', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"claim_id":"clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 21, 0, 4130913600000, 'CLAIM_CHANGED', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"claim_id":"clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-03T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 21, 1, 4130913600000, 'CLAIM_CHANGED', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"claim_id":"clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-03T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 23, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO', '{"handle_id":"hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 23, 1, 4130913600000, 'HANDLE_CHANGED', 'hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO', '{"handle_id":"hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 23, 2, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":["BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 23, 3, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000007', '{"handle_id":"hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO","handle":"eli","alias":"eli","bank_handle":"borealis","account_ref":"acc_00000000000000000007","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 23, 4, 4130913600000, 'CLAIM_CHANGED', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"claim_id":"clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 23, 5, 4130913600000, 'CLAIM_CHANGED', 'clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', '{"claim_id":"clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 25, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_O66sqjTrs4fDYzGfmyWeHpdOl1hNKRCoslsgs8yBKrG', '{"handle_id":"hdl_O66sqjTrs4fDYzGfmyWeHpdOl1hNKRCoslsgs8yBKrG","alias":"fay","handle":"fay","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 25, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000008', '{"handle_id":"hdl_O66sqjTrs4fDYzGfmyWeHpdOl1hNKRCoslsgs8yBKrG","handle":"fay","alias":"fay","bank_handle":"aurora","account_ref":"acc_00000000000000000008","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 26, 0, 4130913600000, 'CLAIM_CHANGED', 'clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E', '{"claim_id":"clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 26, 1, 4130913600000, 'CLAIM_CHANGED', 'clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E', '{"claim_id":"clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 27, 0, 4130913600000, 'CLAIM_CHANGED', 'clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E', '{"claim_id":"clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 27, 1, 4130913600000, 'CLAIM_CHANGED', 'clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E', '{"claim_id":"clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 28, 0, 4130913600000, 'CLAIM_CHANGED', 'clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E', '{"claim_id":"clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-03T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 28, 1, 4130913600000, 'CLAIM_CHANGED', 'clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E', '{"claim_id":"clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-03T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 30, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_MXolLL2Kkph8i9gakZhfxcuNxE3YwiyZsCApaPpHnkf', '{"handle_id":"hdl_MXolLL2Kkph8i9gakZhfxcuNxE3YwiyZsCApaPpHnkf","alias":"gus","handle":"gus","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 30, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000010', '{"handle_id":"hdl_MXolLL2Kkph8i9gakZhfxcuNxE3YwiyZsCApaPpHnkf","handle":"gus","alias":"gus","bank_handle":"aurora","account_ref":"acc_00000000000000000010","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 31, 0, 4130913600000, 'CLAIM_CHANGED', 'clm_p3CZzYOzYBJLAPwTKL5IBHmCfMrNoGknKFwQteINKjL', '{"claim_id":"clm_p3CZzYOzYBJLAPwTKL5IBHmCfMrNoGknKFwQteINKjL","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 31, 1, 4130913600000, 'CLAIM_CHANGED', 'clm_p3CZzYOzYBJLAPwTKL5IBHmCfMrNoGknKFwQteINKjL', '{"claim_id":"clm_p3CZzYOzYBJLAPwTKL5IBHmCfMrNoGknKFwQteINKjL","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 33, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_7CcgcZt9G8VGjsZyyB7EmnOWRJErh33jqElc7VN2eKo', '{"handle_id":"hdl_7CcgcZt9G8VGjsZyyB7EmnOWRJErh33jqElc7VN2eKo","alias":"hana","handle":"hana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 33, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000012', '{"handle_id":"hdl_7CcgcZt9G8VGjsZyyB7EmnOWRJErh33jqElc7VN2eKo","handle":"hana","alias":"hana","bank_handle":"aurora","account_ref":"acc_00000000000000000012","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 34, 0, 4130913600000, 'CLAIM_CHANGED', 'clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH', '{"claim_id":"clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 34, 1, 4130913600000, 'CLAIM_CHANGED', 'clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH', '{"claim_id":"clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 35, 0, 4130913600000, 'CLAIM_CHANGED', 'clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH', '{"claim_id":"clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 35, 1, 4130913600000, 'CLAIM_CHANGED', 'clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH', '{"claim_id":"clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 36, 0, 4130913600000, 'CLAIM_CHANGED', 'clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH', '{"claim_id":"clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":"2100-11-26T12:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 36, 1, 4130913600000, 'CLAIM_CHANGED', 'clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH', '{"claim_id":"clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM","holder_bank_id":"bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN","opened_at":"2100-11-26T12:00:00.000Z","resolution_ends_at":"2100-12-10T12:00:00.000Z","lapses_at":"2100-12-10T12:00:00.000Z","disputed_at":"2100-11-26T12:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-26T12:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 38, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0', '{"handle_id":"hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0","alias":"ida","handle":"ida","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 38, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 40, 0, 4130913600000, 'HANDLE_CHANGED', 'hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0', '{"handle_id":"hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0","alias":"ida","handle":"ida","status":"DEACTIVATED","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-26T12:00:00.000Z","verified_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 40, 1, 4130913600000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"UNLINKED","reason":"HANDLE_DEACTIVATED","suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-26T12:00:00.000Z","linked_at":"2100-11-26T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4130913600000, 4130913600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4130913600000, 4130913600000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_Ag1U8c2MHegwj2WbluMf4y8PkIjW57Z0r27zgEp2R3t', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO', 'eli', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'acc_00000000000000000007', 'USD', '10f7652b749b45c82e630c02097ea8f554b7aa37bc7e7240a6b2734a938d0952', 4130913600000, 4132123200000, null, null, null, null, null, null, null, 4130913600000, 4130913600000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_na6jGdjpwftWVk65jXLqPjbBS1k5iVhRr1fGWchZI6E', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_O66sqjTrs4fDYzGfmyWeHpdOl1hNKRCoslsgs8yBKrG', 'fay', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'acc_00000000000000000009', 'USD', '61d3d2fce435d80b182ab2e47e2a486ee6491b4c928528a4756c7111055d220c', 4130913600000, 4132123200000, 4131518400000, null, null, null, null, null, null, null, 4130913600000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_p3CZzYOzYBJLAPwTKL5IBHmCfMrNoGknKFwQteINKjL', 'test', 'PORTABILITY', 'OPEN', 'hdl_MXolLL2Kkph8i9gakZhfxcuNxE3YwiyZsCApaPpHnkf', 'gus', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'acc_00000000000000000011', 'USD', 'd3434e980d524c69dcee61325a0912e9175f0165e03c45917e774a0e69a367cb', 4130913600000, 4132123200000, 4132123200000, null, null, null, null, null, null, null, 4130913600000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_UDGZ4zJr4KIFoITNx85kjy8zbJqb5OlZSy8VagtBsfH', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_7CcgcZt9G8VGjsZyyB7EmnOWRJErh33jqElc7VN2eKo', 'hana', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'acc_00000000000000000013', 'USD', '55628fc960771abffb0f5c6771affb015ada6cab7182b44f65fab74b72cd438f', 4130913600000, 4132123200000, 4132123200000, 4130913600000, 'the customer objects', null, null, null, null, null, 4130913600000);
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, lookup_burst, lookups_per_minute, created_at, updated_at) VALUES ('gtw_GiLBcrw1fO0SjprCfhr0ofnxntiAepS9wbu9R6Rf9jA', 'test', 'gateway', 'ACTIVE', null, null, 4130913600000, 4130913600000);
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '2', 1, '181a78de6bb60f2af3478b74df1777e14f55eca060076ea24dd6ef16c2ee166c');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '3', 1, '68a6c2b4c5975b18afba955689ed041132fcf13b010ea2df69f6a5632e412405');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '6', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '7', 1, '4d7aa6fcd071e21abc6752de2ceb3d43256799419964010edd545783df9d45db');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '8', 1, '104182053911585a841a674b91e1b5adfa0bcfd01ca39c9685ebc87acf04ac18');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '9', 2, '3cf7255ac0d8585a527c6102cb1d10849f1e882c28f9b90d05190be07da0e86f');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'b', 1, 'e14f6dba865a3bce613f4e38085f746994052aa1bbf15a23e8d9e99cd2c575fb');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'e', 1, '85c17db68028ee6f7b2276821943a581db20b4551b830e796c0c0634f4f2e377');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', '6', 1, '9821e87e4b1282b5a58e1980f4b63998c6e1466db653ffc584b91cd72dce84c8');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_e2F5Ntka0rIsqji7Ma0GR4EUjWxLVkWdjuOnKpmuu1R', 'ana', 'ACTIVE', null, null, 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '3284585cc917d1ec74748edecf612ccfa4258885c5b3cb9a8a42c368a4060bfd', 4130913600000, 4130913600000, null, null, null, '9');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi', 'ben', 'ACTIVE', null, null, 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'eeb2cd6e458fc57ca6ea008a18b330b3d43b7933bcf9aa54c7ed0c19286909f2', 4130913600000, 4130913600000, null, null, null, '8');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_U00dVtyfspcCR9Dr9jE1ISAYraj7ONER30t66S8omvl', 'cem', 'SUSPENDED', null, 'FRAUD', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '30b5908317b41cefe3f79debfec17398476fac149c534586488dd961ad395192', 4130913600000, 4130913600000, null, null, null, '7');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_XsHDM3amdrJaNWO0FqU24eMLrgn9gQidcff9wBRfV3Q', 'dua', 'PENDING_VERIFICATION', null, null, 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', null, 4130913600000, null, null, 4131518400000, null, 'b');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO', 'eli', 'ACTIVE', null, null, 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', '10f7652b749b45c82e630c02097ea8f554b7aa37bc7e7240a6b2734a938d0952', 4130913600000, 4130913600000, null, null, null, '6');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_O66sqjTrs4fDYzGfmyWeHpdOl1hNKRCoslsgs8yBKrG', 'fay', 'ACTIVE', null, null, 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '61d3d2fce435d80b182ab2e47e2a486ee6491b4c928528a4756c7111055d220c', 4130913600000, 4130913600000, null, null, null, 'e');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_MXolLL2Kkph8i9gakZhfxcuNxE3YwiyZsCApaPpHnkf', 'gus', 'ACTIVE', null, null, 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'd3434e980d524c69dcee61325a0912e9175f0165e03c45917e774a0e69a367cb', 4130913600000, 4130913600000, null, null, null, '2');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_7CcgcZt9G8VGjsZyyB7EmnOWRJErh33jqElc7VN2eKo', 'hana', 'ACTIVE', null, null, 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '6e26d1b4d6fb3e3c367964824e7a7f6c4881f135219d8345acff3b12c239af0f', 4130913600000, 4130913600000, null, null, null, '9');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0', 'ida', 'DEACTIVATED', null, null, 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', null, 4130913600000, 4130913600000, null, 4138689600000, '{"subject":"bfac879eb0d8974869c4a836225c95b3323adb71d8478d5c7576f33eacf47ad9","links":{"acc_00000000000000000014":{"isDefault":true,"isBankDefault":true,"isPayerDefault":false,"isPayeeDefault":false}}}', '3');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000001', 'hdl_e2F5Ntka0rIsqji7Ma0GR4EUjWxLVkWdjuOnKpmuu1R', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000002', 'hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'e', 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000003', 'hdl_vWZ6YeS5pRb3UVpc8rEjLngTbESAHosQzVxJzGbrEdi', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, null, null, 0, 0, 0, 0, 'PUBLIC', '0', 4130913600000, null, 4131518400000);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000004', 'hdl_U00dVtyfspcCR9Dr9jE1ISAYraj7ONER30t66S8omvl', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000005', 'hdl_XsHDM3amdrJaNWO0FqU24eMLrgn9gQidcff9wBRfV3Q', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '1', 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000006', 'hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 0, 1, 0, 0, 'PUBLIC', '1', 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000007', 'hdl_eVSAoRiCs4a2tayUwx9xfOIQ3mp4aoGjj4kimZG2gWO', 'bnk_xIqy1xnHutlaBE7UlcyjRW0Cdpqkdf4oSZwXBy7XJJM', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000008', 'hdl_O66sqjTrs4fDYzGfmyWeHpdOl1hNKRCoslsgs8yBKrG', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000010', 'hdl_MXolLL2Kkph8i9gakZhfxcuNxE3YwiyZsCApaPpHnkf', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '3', 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000012', 'hdl_7CcgcZt9G8VGjsZyyB7EmnOWRJErh33jqElc7VN2eKo', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '6', 4130913600000, 4130913600000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000014', 'hdl_jKkYI2s5z8y1T5uTWjmeNbsYrmbcJljhGlNFaUCKpx0', 'bnk_JYw1L1K2pydsrftsINxeI4e7XziB4AmTQtr4GAyb2HN', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', null, null, 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4130913600000, 4130913600000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
