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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_registry.sql', '2026-11-27 19:24:39');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, by_holder, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_jignT1K6ddhW01CLP4BTcbP7TFChVnvEqZ3SJNNSlyp', 'Ada', 'operator', 'PROPOSED', '62ba5c735bcda84b2694b6ee1adaf3f82b0f31eb2f11a60e7f8d361170f7162a', 0, 'key_first_owner', null, 4131007200000, null, null);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 1, 4131007200000, 'admin:key_first_owner', 'bank.registered', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '{"bank_handle":"aurora","key":"key_first_owner"}', '0000000000000000000000000000000000000000000000000000000000000000', 'c32760ebd78aa3584c1bc55caa23fbd7f96b2d4d7ab75e60824d987ba3a87889', 'c2accf03063c97ad8c014770b597c02a7a8488ec16cbe603f218da71c519c5430cc889d8500d4eed8845457804510748b9a5296da2354802b48c0d9b24968d0e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 2, 4131007200000, 'admin:key_first_owner', 'key.added', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '{"key":"key_first_owner","key_id":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","kind":"BANK_TO_REGISTRY","mode":"test"}', 'c32760ebd78aa3584c1bc55caa23fbd7f96b2d4d7ab75e60824d987ba3a87889', '48aed2427db822287b40bfdd9a7dceb29e6b93e82f6781a72b017ffb0d0275ea', '3ad49fd2b7df97d3cda090fa3325eaa0d26d86c36dec0d9e503fdfa759f5e45a2156460edcc66aca8b2025057da1b3824c0e2da45f82a582fb028d728ddecb02', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 3, 4131007200000, 'admin:key_first_owner', 'bank.registered', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', '{"bank_handle":"borealis","key":"key_first_owner"}', '48aed2427db822287b40bfdd9a7dceb29e6b93e82f6781a72b017ffb0d0275ea', 'afe3e5877294de01fdda29718c3db2b49a1cd725a455dcaf3adc630112cb3bb4', 'd67b23a7e242cd8b3243765ac4b5a36874597708ab9d666c3e47a2fd4563c9b955d9173af7c5087b8aea06b7ed7a4ed168c63b6deb18882b10bc601ecfc0e009', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 4, 4131007200000, 'admin:key_first_owner', 'key.added', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', '{"key":"key_first_owner","key_id":"key_i8m4Bobrp9yvVGMQvjYYSYouMQa8RH3pxlkCuP9eksc","kind":"BANK_TO_REGISTRY","mode":"test"}', 'afe3e5877294de01fdda29718c3db2b49a1cd725a455dcaf3adc630112cb3bb4', '31d5b1c4269cdd8f81d495aa14c6225a3a0291e90c196db6dcb1cb8cf33b62f5', '8934287435cb85c5739a165a1deac1e5c21949e8bc0ccfdb25e85f8bb228477ce0dfb107299a04a4ee223a21b756b7b5b20536228229e6e46d92c3a2119e0d06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 5, 4131007200000, 'admin:key_first_owner', 'gateway.registered', 'gtw_TY0erpeT6COji98kkUMwDXHoKuPIXJRgSnodXgKay4P', '{"key":"key_first_owner","name":"gateway"}', '31d5b1c4269cdd8f81d495aa14c6225a3a0291e90c196db6dcb1cb8cf33b62f5', '2d865d66093af54dd0a7effcf1fa9a1bd5a73bafbff1d9a6996af9a16ef786d8', 'b8bbed804a40d7f76e0dd1d69f16d4bd08cbc86b11bc360755b5a0267a8fdb35a2b42ce7df381346a01d1a4ce2d8b01f5b1bbe2bff7c9d1ad32458f7f320130b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 6, 4131007200000, 'admin:key_first_owner', 'key.added', 'gtw_TY0erpeT6COji98kkUMwDXHoKuPIXJRgSnodXgKay4P', '{"key":"key_first_owner","key_id":"key_YkmHPGzzz1yYrBtwGq4M2aMGG8APNGQoiZ4Ssx58h79","kind":"GATEWAY_TO_REGISTRY","mode":"test"}', '2d865d66093af54dd0a7effcf1fa9a1bd5a73bafbff1d9a6996af9a16ef786d8', 'fb61df3daa7aa6eef11166a40ecfa8f2b5e3fc10b40b88af7c37d6cc3e6d8d0a', 'a9f33d5ac623c5fcf47a94647f5dd3e5992173eab8a69690aad6bfcc7e1c8c937ac63569d50d94a07a407c7aac1b74ac1ea27f335d4cbf5ceded888887c8ad0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 7, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'handle.created', 'hdl_6JFM8h2cZdEc8phH0Z4cs8zufUfLbz5MFwyExhfBL3B', '{"alias":"ana","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"ACTIVE"}', 'fb61df3daa7aa6eef11166a40ecfa8f2b5e3fc10b40b88af7c37d6cc3e6d8d0a', 'bf34a84639d94dc05339a0749d01b47632b6dc6c2ce920d51256743625d2ced4', 'da78e4638926ab2d8895f7ee24ed68df8c2b0608a4c407f181b85acf33ad494fea6d21f424ba18e3645e876220223d59f60352140fcb1157a75cdd41c4b29900', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 8, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'link.added', 'acc_00000000000000000001', '{"bank":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","default":true,"handle":"hdl_6JFM8h2cZdEc8phH0Z4cs8zufUfLbz5MFwyExhfBL3B","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"LINKED"}', 'bf34a84639d94dc05339a0749d01b47632b6dc6c2ce920d51256743625d2ced4', '628fe9f6f91ac3db0d1aa356405f39ed4cb5f8058fb430913a48b30f96b4a5da', '8744015b55cde38b2db97ffcbe23ebc36347d593f7a22c69695a6b414695ff43830d041fb137578a6afe7432e480c6a9f824349b88e4ff3a2eb0b16e5537ed06', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 9, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'handle.created', 'hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5', '{"alias":"ben","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"ACTIVE"}', '628fe9f6f91ac3db0d1aa356405f39ed4cb5f8058fb430913a48b30f96b4a5da', '9afaf2d7fc2e90d66b2ab832a86ee01ce09f3ad5b8d760b61525de0743b3e308', '4a0f1b7e00759ad17c9766f78a1cb8d2707d41a21de304ea44cb9fe3b1b30ec26e5468c465fc722efa7f92e7de38be5fba4c28afde5a9ae3cf72eae84eb95006', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 10, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'link.added', 'acc_00000000000000000002', '{"bank":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","default":true,"handle":"hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"LINKED"}', '9afaf2d7fc2e90d66b2ab832a86ee01ce09f3ad5b8d760b61525de0743b3e308', '8140af8c8513696b157466dccac8e1d51bcc98328e1ea39b370ded09c64ea57a', '47f0ae5e9a0324901bfc22f46eeb8e438d32d0d9a6b604eb952a3df7d0fd16657c93b449e2d092e078df357717bd4d436ace026d8f69926e59f470af55e26101', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 11, 4131007200000, 'bank:bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'link.added', 'acc_00000000000000000003', '{"bank":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","default":false,"handle":"hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5","key":"key_i8m4Bobrp9yvVGMQvjYYSYouMQa8RH3pxlkCuP9eksc","status":"PENDING_CONFIRMATION"}', '8140af8c8513696b157466dccac8e1d51bcc98328e1ea39b370ded09c64ea57a', '4237d5ecf9e7d0ae91b8b1f8d3542c69af539176d4dcea83b69831b6e1c5d6f3', '57cf73333c88608704793c06af1641c4f3c430c70c099a2e7367679f5802a239e6ba86257588d6a6d4e0471eeb45627d40c8eee6a709232e0cabb91cb5ab8b03', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 12, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'handle.created', 'hdl_QxZgcmtKjq4RJSEAxZZiqHITMblYzskIT92OUMxk7CA', '{"alias":"cem","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"ACTIVE"}', '4237d5ecf9e7d0ae91b8b1f8d3542c69af539176d4dcea83b69831b6e1c5d6f3', '907ef6c76d01daf8cfd78170799eb46540656721c16440313aeaab82b126a1d6', 'da53d8a19af53009780421c0806f4a5393a4d1791595db9b6e5f7f0d7df296c7f8f22cd61f1b05c612eaa5d09f3d73eda00150ea65a0d3e3ae57e0691f56900c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 13, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'link.added', 'acc_00000000000000000004', '{"bank":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","default":true,"handle":"hdl_QxZgcmtKjq4RJSEAxZZiqHITMblYzskIT92OUMxk7CA","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"LINKED"}', '907ef6c76d01daf8cfd78170799eb46540656721c16440313aeaab82b126a1d6', 'f64fb8278e3bd62648dc51b1008d80c0561ccfbcc5697e87552dfeb8158d259d', 'b124347b6950f79eaf20b20843fd0ad542e13cc79aa133c81dfe8a9c14e57e185d00d33145275a4c8bc1f6b1c72ec15b53c0efef4b2fb68eb776883ba05a9606', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 14, 4131007200000, 'admin:key_first_owner', 'handle.suspended', 'hdl_QxZgcmtKjq4RJSEAxZZiqHITMblYzskIT92OUMxk7CA', '{"key":"key_first_owner","reason":"FRAUD"}', 'f64fb8278e3bd62648dc51b1008d80c0561ccfbcc5697e87552dfeb8158d259d', 'bd2c47f05b1b814a97aa2c427178147af65528c629ffa6f49ab6b354f978b1d0', 'be90dd13cc65ce551a26d579431c98599547aa74eed8aae64a181df0515ff9d92a8b3f8131fa7a6698eba2301cace7752f758afc09e3b2dfc29ec029d83f1206', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 15, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'handle.created', 'hdl_NM6oZlaq0Eiuz3vPJ1pDuU8qSlPY73PVXfghYDdeeKf', '{"alias":"dua","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"PENDING_VERIFICATION"}', 'bd2c47f05b1b814a97aa2c427178147af65528c629ffa6f49ab6b354f978b1d0', 'ef716e125679ffdcb2194a39b964db308c47bffad5277211c1378426de757d29', '841f89028460840601e9e714616792045946cc99d6a949497cd8dab022f022343a4da631cf4b8fbedb3503ee6da3a1773d5c7cb5c4292b165c89d89c4fa0e50e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 16, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'link.added', 'acc_00000000000000000005', '{"bank":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","default":true,"handle":"hdl_NM6oZlaq0Eiuz3vPJ1pDuU8qSlPY73PVXfghYDdeeKf","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"LINKED"}', 'ef716e125679ffdcb2194a39b964db308c47bffad5277211c1378426de757d29', 'b2b4fa6ff7ad057ba2f596bcd4b28be2414bb0e4779e7a2e5eb2949120750814', '07101c2faf338b2eecc96128ad5747bf03c5b85653c11cc320fd37e123a73d764a0f8dfe04aeca7e7b716a6f046f317dcb54250a849992b4e758f58ff5854208', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 17, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'handle.created', 'hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF', '{"alias":"eli","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"ACTIVE"}', 'b2b4fa6ff7ad057ba2f596bcd4b28be2414bb0e4779e7a2e5eb2949120750814', '399d12f765e3732699db0d5001e44240cd813121f8d5c8c6f2d710b35ccfdba8', 'b32f63eb615d6f6ea03109cbbb6dfe426a598b73a74d10bb3f4595e858e23a0bf5477c5d90ac24c095970837daa0b2a861f8b66299af6c4e45b5e30483f2500e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 18, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'link.added', 'acc_00000000000000000006', '{"bank":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","default":true,"handle":"hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"LINKED"}', '399d12f765e3732699db0d5001e44240cd813121f8d5c8c6f2d710b35ccfdba8', 'c2819fc1ef5c7a446521bd5208cfbf920c4c8957af6f642294207387fd158000', '10ce3e5942297847cecfcf2289112e43fda8921367c1fac41c971f6e03facd58e3e2842502352587fe1b982ad555a65cfaae10446e5e7dfe2fa98d3129a44d0c', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 19, 4131007200000, 'bank:bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'claim.opened', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"handle":"hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF","key":"key_i8m4Bobrp9yvVGMQvjYYSYouMQa8RH3pxlkCuP9eksc","type":"PORTABILITY"}', 'c2819fc1ef5c7a446521bd5208cfbf920c4c8957af6f642294207387fd158000', '78af97b948fb99d6330583ab5faf99f2ccfdd08a3bb8aee0e0f81d797771dd36', 'cbdf345e00bf7c11a4c161552d53c29fa509151b0b231f25f7b38edd9a581d6361905ba9d7097255441ccc2b15e62ac25de22a40e38d07d1f1aa957645b0c80d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 20, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'claim.acknowledged', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"by":"holder","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk"}', '78af97b948fb99d6330583ab5faf99f2ccfdd08a3bb8aee0e0f81d797771dd36', '8207bbd5a1f83b6c6ac64eea763888a8ab3477375a325231a52aa16e1e9f16dc', '881d2b6c5b4dfed16307fdb77078742c7dbce693c5a3cdc96930fbdd935475ddea4001d263a461c537258adcf7e422db15bac0736c8c9eba6f37e3303b38660b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 21, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'claim.confirmed', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"by":"holder","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk"}', '8207bbd5a1f83b6c6ac64eea763888a8ab3477375a325231a52aa16e1e9f16dc', '1abc20fcccca8d29358690c28eae7c091a314864c3f1bff2e4e15f21560e915a', '9fc5aee3371c45f4f44984c46ca00b2828c69ac823a5badfc3568af1a86fa15306162041bb58c2a13dccf593d71dd5b61030218f6ca7c4f3e5267f3c2dfb4d0f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 22, 4131007200000, 'bank:bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'claim.completed', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"by":"claimant","key":"key_i8m4Bobrp9yvVGMQvjYYSYouMQa8RH3pxlkCuP9eksc"}', '1abc20fcccca8d29358690c28eae7c091a314864c3f1bff2e4e15f21560e915a', 'd12c910d9c6037dc4c5c84300585031e73679ae95a37077debc7da9602682aa4', '7a784ba80e1d7f28e0186fd6826b857cce4631911270fdbf1bb9884eb7bd42406f147b3716aee870514e5d6ad2d571eb07473f29d6c1146e369fa695ce38f109', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 23, 4131007200000, 'bank:bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'handle.sponsored', 'hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF', '{"bank":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","claim":"clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT","key":"key_i8m4Bobrp9yvVGMQvjYYSYouMQa8RH3pxlkCuP9eksc"}', 'd12c910d9c6037dc4c5c84300585031e73679ae95a37077debc7da9602682aa4', 'ad522024f0b0b9b7813138280e22aa622e949dbd94eeb610f102e8c29efbd370', '065f7930185722363b0fa9fc8a2ef475de66efc58fc5285e7ae5b341d1be35b9b6a21d64bbc54b5562334fd197bd2e870c78a2c91c0cf6ef12a9f70b25d4ab00', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 24, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'handle.created', 'hdl_JzAmPymIbQ1wQxwOvwCoWnci2KC2B8MuasC3Y9hYBYK', '{"alias":"fay","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"ACTIVE"}', 'ad522024f0b0b9b7813138280e22aa622e949dbd94eeb610f102e8c29efbd370', 'c74a110196793685f6450337e05b96d31231b043df844a41c25dbc6ce03bcb0b', 'f4adf071cc019461e02aa04b9828b4186b9ec78b427e559856a028c6cf9e884f0ff451d395cded73714c23c55a0f1864d0ae07b71db6bae6bd54e747f0a47c02', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 25, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'link.added', 'acc_00000000000000000008', '{"bank":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","default":true,"handle":"hdl_JzAmPymIbQ1wQxwOvwCoWnci2KC2B8MuasC3Y9hYBYK","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"LINKED"}', 'c74a110196793685f6450337e05b96d31231b043df844a41c25dbc6ce03bcb0b', '3239c926922bef84785de51162d6f4f4834cf8b5c53583f7d2704295a64dece7', '6be08c60f2fb0e11161fe1bcba854976fcc10cc2138171ba9a1b586c19ba06c4bc404e3b41191a12183a6b46dededceaa2b1264dbf869d898b8e30be39646604', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 26, 4131007200000, 'bank:bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'claim.opened', 'clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1', '{"handle":"hdl_JzAmPymIbQ1wQxwOvwCoWnci2KC2B8MuasC3Y9hYBYK","key":"key_i8m4Bobrp9yvVGMQvjYYSYouMQa8RH3pxlkCuP9eksc","type":"PORTABILITY"}', '3239c926922bef84785de51162d6f4f4834cf8b5c53583f7d2704295a64dece7', '6fe24c97a0f0b248338cef3ece5f6b1781f1260b01a0000a6d61c67278b8eb8b', '1dcf27907edc278ed6f14f80cf9f87624af3c3956857cb4733506dcc5c50c47140b7b91d537ea9ba2b1a8ff3da34b4d56c10ce88360e3554b6d3f9f31b612108', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 27, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'claim.acknowledged', 'clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1', '{"by":"holder","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk"}', '6fe24c97a0f0b248338cef3ece5f6b1781f1260b01a0000a6d61c67278b8eb8b', '75d88f29506ca695a3465c16d9c20f56b21d74c2c817bcbc054a75f50e851f08', '09eaa23da31300fa0147615b6c133fff36dcb90fbe4ba48cce481c45b89936a71003959e63e0752f574593341293e32f2c80ab1d9c6b4e214688e19b9ea2540b', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 28, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'claim.confirmed', 'clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1', '{"by":"holder","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk"}', '75d88f29506ca695a3465c16d9c20f56b21d74c2c817bcbc054a75f50e851f08', '41948d821eba5a7e1f7b54314d2182916005ccc2426c9f3f74a51477b27a8a80', '42aed327afdb3fe9157e3988180d2f323985fc4191706073443d14f3b7db85012463b3b5b9c78c3f0a233d468525fc6f9249909c7684fd055db6d7364309a803', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 29, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'handle.created', 'hdl_CHCmyGPfjXaf4gI2wPaOvRydmC7Dva6f1UG3XFk6Z8v', '{"alias":"gus","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"ACTIVE"}', '41948d821eba5a7e1f7b54314d2182916005ccc2426c9f3f74a51477b27a8a80', '929191ce63012ddd81bb2cfc31079ec40639dc2814a1468251a4f445a641c35f', 'c738fe7fca94fb03c0666bd5f44f23133462f189ee0453cd23a92a75f54f9f700b1f1d02e39036174d429d8b01ce19f190b70845c58a780a184c655cf77f9a08', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 30, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'link.added', 'acc_00000000000000000010', '{"bank":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","default":true,"handle":"hdl_CHCmyGPfjXaf4gI2wPaOvRydmC7Dva6f1UG3XFk6Z8v","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"LINKED"}', '929191ce63012ddd81bb2cfc31079ec40639dc2814a1468251a4f445a641c35f', 'e6aacaf1d7b7f1422ad711554c60e1fe476175e52d6fe346cbdd24caffb245be', '3e90bc27ef361f9a0a68021130b02d752265397605542978f3ef7228d8f6c248425f6933253d8698a8429e2dcf7c3cb304b991c06ed4eaf59b0ac560176e0500', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 31, 4131007200000, 'bank:bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'claim.opened', 'clm_ZDAqUDCO8WQP06j3H8x3NXPgentFNDC7nbf9efzOLqx', '{"handle":"hdl_CHCmyGPfjXaf4gI2wPaOvRydmC7Dva6f1UG3XFk6Z8v","key":"key_i8m4Bobrp9yvVGMQvjYYSYouMQa8RH3pxlkCuP9eksc","type":"PORTABILITY"}', 'e6aacaf1d7b7f1422ad711554c60e1fe476175e52d6fe346cbdd24caffb245be', '8bceae3e7d5f9d4ff8be4236097a7b829e3f760b9593cf356b36a30cd66de511', 'f7ba722a7f5c5820bd3d2cab086f7963b82bf45087fe118fff5ef0b3749795743c4c2eb03827d4ba8aa07e53c21fe217580ddc622b502c2792bc6a82abdfe205', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 32, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'handle.created', 'hdl_xUhJqkTzNPae8G31FZnRItfY1JediKj7mLKHCZj8FOn', '{"alias":"hana","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"ACTIVE"}', '8bceae3e7d5f9d4ff8be4236097a7b829e3f760b9593cf356b36a30cd66de511', '8915faaa5d0620ab6fb37e2c7fcc3ea1c9d66c2c0ba10c1568dfc7c6c0f9d46f', 'dd36f833e7afc1cb420899c5339de46e3c714d31b3a66b983dd889d14caf6caa9c639c1fe511511355213b0bbfc6dd846648fb2c7f4071f51759637f9c87690f', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 33, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'link.added', 'acc_00000000000000000012', '{"bank":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","default":true,"handle":"hdl_xUhJqkTzNPae8G31FZnRItfY1JediKj7mLKHCZj8FOn","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"LINKED"}', '8915faaa5d0620ab6fb37e2c7fcc3ea1c9d66c2c0ba10c1568dfc7c6c0f9d46f', 'cda0fe924914a799cf7ba82e2bfdc83ce7958dc57cfdfdd6b0a59297aa94b36b', '32984096e429df23342cdf8194684c98a11a71a5c6bd4199e05e5307660f497d26422d5f01436f0212b8d6c695ef9e41979a23038c68da48aed16c9a7c83850d', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 34, 4131007200000, 'bank:bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'claim.opened', 'clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI', '{"handle":"hdl_xUhJqkTzNPae8G31FZnRItfY1JediKj7mLKHCZj8FOn","key":"key_i8m4Bobrp9yvVGMQvjYYSYouMQa8RH3pxlkCuP9eksc","type":"OWNERSHIP"}', 'cda0fe924914a799cf7ba82e2bfdc83ce7958dc57cfdfdd6b0a59297aa94b36b', '7c23af9384436cd57feb61bf09b06a5ca69bf1753232c2be5d2f2cfdb0fc4fde', '0e92ad40e5c160a9d3d2c72f7df1f6246ba7eddc4e2d381bfd7e60bb5532e29d4580eea41941a3f141f6924e5ac022e2364fa8ae790b2b29c0fe5144f8590801', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 35, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'claim.acknowledged', 'clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI', '{"by":"holder","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk"}', '7c23af9384436cd57feb61bf09b06a5ca69bf1753232c2be5d2f2cfdb0fc4fde', '009c7f49b7b55ffe82232d256fb9706e5f94d19c2278eecf9545ca4a8cd0d8ae', '4a6de98700f241a52797f8d2ac87046e7d710e4efb83ef94a538d56b37df1bd5e2f2d001bb72effa70aec51858a6063103a6dd4773865ca995b3ca06d06cdc04', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 36, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'claim.disputed', 'clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI', '{"by":"holder","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk"}', '009c7f49b7b55ffe82232d256fb9706e5f94d19c2278eecf9545ca4a8cd0d8ae', '0caffc247850efb99632c535432e573e4a5c99e8f77c12633c0f63d11b43e45f', '7c1936ada63b1fe61c753f000a978ba4a3e4070c55693ff9b99f0c950747b8bc5ec2093c34bbeece97873a4dabe362af7cf321fd25b3e653296e9084dfeb740e', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 37, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'handle.created', 'hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau', '{"alias":"ida","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"ACTIVE"}', '0caffc247850efb99632c535432e573e4a5c99e8f77c12633c0f63d11b43e45f', '3c920f71d9e527d63dbaaa4fb28079c321ae6647353400887e4c166142983ad5', '021b255fd1a4fca9470e9febe4fa64ef55ed1f38aa5c2e21d745c680976583aee3ad170616ba8846b05ce59c62eecd7bc4dce3187a94a1ac07a9790c14c36807', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 38, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'link.added', 'acc_00000000000000000014', '{"bank":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","default":true,"handle":"hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","status":"LINKED"}', '3c920f71d9e527d63dbaaa4fb28079c321ae6647353400887e4c166142983ad5', '9843bf743cd65208bcf544ac400f430a25c3573ff9b13f0862968ec0ff900c49', 'fe0174cb9a3ee00017702438b82983f187c728ed87520e99cf261a9c2fb7197fc24f0c4d8a70b0bf944b195eaabab9442e5bdd99b03401c58a82b8634b54a90a', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 39, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'link.ended', 'acc_00000000000000000014', '{"bank":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk","reason":"HANDLE_DEACTIVATED"}', '9843bf743cd65208bcf544ac400f430a25c3573ff9b13f0862968ec0ff900c49', '9c1a5f8f1820746cb2e6a6cc08ea79f47f95874947f113fd703e2af0864c51e1', '1b1c3c341885b28514d495fa20123a505762a52f6bdcb96ba4c04d883a4afb0ba7e98626e1687f2922f3845533b118c0f33e8215ac3173457bc7a5db4cfe3008', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('test', 40, 4131007200000, 'bank:bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'handle.deactivated', 'hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau', '{"alias":"ida","key":"key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk"}', '9c1a5f8f1820746cb2e6a6cc08ea79f47f95874947f113fd703e2af0864c51e1', 'cf31cc6fce20d3a46cd51b818f1bb8dae6590200278170af9fcf7e5050f6b398', '125d3c54fae38299129867eeeccc143b4489ef5968e8b2c262a887fbba9233f629144627007111d40553f598c464210b1bf631cc6d3f72d2b3fa95679af5de08', 1);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature, signing_key) VALUES ('registry', 1, 4131007200000, 'admin:key_first_owner', 'change.proposed', 'key_jignT1K6ddhW01CLP4BTcbP7TFChVnvEqZ3SJNNSlyp', '{"changes":[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}],"proposal_id":"prp_ng4nfnzdhDeM0NT7DXCMv5bQICoS7HFehmB2FqtRrOA"}', '0000000000000000000000000000000000000000000000000000000000000000', '9aef5f4534f083635a7530746c5e8c8d5796d40de5e17f50cf32736595fb6c5b', '83be4bc6824743d46e6d146947ac4d9af89c7b22e866e3f2f568c451f866964a104fc1120143c5623289fdb67f957451337994de8d2585ee5c19e3eaa0f68109', 1);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_XBj0MQTT86AbdgAO3Ik0e4Zu2LYoYO2p5qU7nmSQRUk', 'BANK', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', '10fdf7869f15b22e6c0cc97a4b8d9272140037c83a2cc7d921b7c355d548262c', 1, null, 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_i8m4Bobrp9yvVGMQvjYYSYouMQa8RH3pxlkCuP9eksc', 'BANK', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'test', 'BANK_TO_REGISTRY', 'ACTIVE', 'f87cddb7eb5d938c45096164e64b6f8c3009e6d57ae6c138a7be7d7822962ee4', 1, null, 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, by_holder, sealed, created_at, promoted_at, retired_at) VALUES ('key_YkmHPGzzz1yYrBtwGq4M2aMGG8APNGQoiZ4Ssx58h79', 'GATEWAY', 'gtw_TY0erpeT6COji98kkUMwDXHoKuPIXJRgSnodXgKay4P', 'test', 'GATEWAY_TO_REGISTRY', 'ACTIVE', '57eafea641611d59243a600355f1daf938a628f0cd3864f6ef06b7aa3b8cfcd0', 0, null, 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "proposals" (proposal_id, subject_kind, subject_id, changes, status, proposed_by, proposed_at, approved_by, approved_at, takes_effect_at, ended_by, ended_at, void_reason) VALUES ('prp_ng4nfnzdhDeM0NT7DXCMv5bQICoS7HFehmB2FqtRrOA', 'ADMIN_KEY', 'key_jignT1K6ddhW01CLP4BTcbP7TFChVnvEqZ3SJNNSlyp', '[{"field":"name","from":null,"to":"Ada"},{"field":"role","from":null,"to":"operator"}]', 'PROPOSED', 'key_first_owner', 4131007200000, null, null, null, null, null, null);
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 8, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_6JFM8h2cZdEc8phH0Z4cs8zufUfLbz5MFwyExhfBL3B', '{"handle_id":"hdl_6JFM8h2cZdEc8phH0Z4cs8zufUfLbz5MFwyExhfBL3B","alias":"ana","handle":"ana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 8, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000001', '{"handle_id":"hdl_6JFM8h2cZdEc8phH0Z4cs8zufUfLbz5MFwyExhfBL3B","handle":"ana","alias":"ana","bank_handle":"aurora","account_ref":"acc_00000000000000000001","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 10, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5', '{"handle_id":"hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5","alias":"ben","handle":"ben","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 10, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000002', '{"handle_id":"hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5","handle":"ben","alias":"ben","bank_handle":"aurora","account_ref":"acc_00000000000000000002","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 11, 0, 4131007200000, 'LINK_WAITING', 'hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5', '{"alias":"ben","waiting":1}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 11, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000003', '{"handle_id":"hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5","handle":"ben","alias":"ben","bank_handle":"borealis","account_ref":"acc_00000000000000000003","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"PENDING_CONFIRMATION","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-27T14:00:00.000Z","linked_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 13, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_QxZgcmtKjq4RJSEAxZZiqHITMblYzskIT92OUMxk7CA', '{"handle_id":"hdl_QxZgcmtKjq4RJSEAxZZiqHITMblYzskIT92OUMxk7CA","alias":"cem","handle":"cem","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 13, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000004', '{"handle_id":"hdl_QxZgcmtKjq4RJSEAxZZiqHITMblYzskIT92OUMxk7CA","handle":"cem","alias":"cem","bank_handle":"aurora","account_ref":"acc_00000000000000000004","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 14, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_QxZgcmtKjq4RJSEAxZZiqHITMblYzskIT92OUMxk7CA', '{"handle_id":"hdl_QxZgcmtKjq4RJSEAxZZiqHITMblYzskIT92OUMxk7CA","alias":"cem","handle":"cem","status":"SUSPENDED","reason":"FRAUD","suspensions":{"bank":null,"operator":"FRAUD"},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 16, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_NM6oZlaq0Eiuz3vPJ1pDuU8qSlPY73PVXfghYDdeeKf', '{"handle_id":"hdl_NM6oZlaq0Eiuz3vPJ1pDuU8qSlPY73PVXfghYDdeeKf","alias":"dua","handle":"dua","status":"PENDING_VERIFICATION","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 16, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000005', '{"handle_id":"hdl_NM6oZlaq0Eiuz3vPJ1pDuU8qSlPY73PVXfghYDdeeKf","handle":"dua","alias":"dua","bank_handle":"aurora","account_ref":"acc_00000000000000000005","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 18, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF', '{"handle_id":"hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 18, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 19, 0, 4131007200000, 'CLAIM_CHANGED', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"claim_id":"clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 19, 1, 4131007200000, 'CLAIM_CHANGED', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"claim_id":"clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT","type":"PORTABILITY","alias":"eli","status":"OPEN","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 20, 0, 4131007200000, 'CLAIM_CHANGED', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"claim_id":"clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 20, 1, 4131007200000, 'CLAIM_CHANGED', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"claim_id":"clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT","type":"PORTABILITY","alias":"eli","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 21, 0, 4131007200000, 'CLAIM_CHANGED', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"claim_id":"clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-04T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 21, 1, 4131007200000, 'CLAIM_CHANGED', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"claim_id":"clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT","type":"PORTABILITY","alias":"eli","status":"CONFIRMED","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-04T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 23, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF', '{"handle_id":"hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 23, 1, 4131007200000, 'HANDLE_CHANGED', 'hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF', '{"handle_id":"hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF","alias":"eli","handle":"eli","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"borealis","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 23, 2, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000006', '{"handle_id":"hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF","handle":"eli","alias":"eli","bank_handle":"aurora","account_ref":"acc_00000000000000000006","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":false,"default_for":["BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 23, 3, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000007', '{"handle_id":"hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF","handle":"eli","alias":"eli","bank_handle":"borealis","account_ref":"acc_00000000000000000007","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"borealis","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 23, 4, 4131007200000, 'CLAIM_CHANGED', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"claim_id":"clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 23, 5, 4131007200000, 'CLAIM_CHANGED', 'clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', '{"claim_id":"clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT","type":"PORTABILITY","alias":"eli","status":"COMPLETED","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":null,"disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 25, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_JzAmPymIbQ1wQxwOvwCoWnci2KC2B8MuasC3Y9hYBYK', '{"handle_id":"hdl_JzAmPymIbQ1wQxwOvwCoWnci2KC2B8MuasC3Y9hYBYK","alias":"fay","handle":"fay","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 25, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000008', '{"handle_id":"hdl_JzAmPymIbQ1wQxwOvwCoWnci2KC2B8MuasC3Y9hYBYK","handle":"fay","alias":"fay","bank_handle":"aurora","account_ref":"acc_00000000000000000008","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 26, 0, 4131007200000, 'CLAIM_CHANGED', 'clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1', '{"claim_id":"clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 26, 1, 4131007200000, 'CLAIM_CHANGED', 'clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1', '{"claim_id":"clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1","type":"PORTABILITY","alias":"fay","status":"OPEN","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 27, 0, 4131007200000, 'CLAIM_CHANGED', 'clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1', '{"claim_id":"clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 27, 1, 4131007200000, 'CLAIM_CHANGED', 'clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1', '{"claim_id":"clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1","type":"PORTABILITY","alias":"fay","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 28, 0, 4131007200000, 'CLAIM_CHANGED', 'clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1', '{"claim_id":"clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-04T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 28, 1, 4131007200000, 'CLAIM_CHANGED', 'clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1', '{"claim_id":"clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1","type":"PORTABILITY","alias":"fay","status":"CONFIRMED","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-04T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 30, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_CHCmyGPfjXaf4gI2wPaOvRydmC7Dva6f1UG3XFk6Z8v', '{"handle_id":"hdl_CHCmyGPfjXaf4gI2wPaOvRydmC7Dva6f1UG3XFk6Z8v","alias":"gus","handle":"gus","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 30, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000010', '{"handle_id":"hdl_CHCmyGPfjXaf4gI2wPaOvRydmC7Dva6f1UG3XFk6Z8v","handle":"gus","alias":"gus","bank_handle":"aurora","account_ref":"acc_00000000000000000010","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 31, 0, 4131007200000, 'CLAIM_CHANGED', 'clm_ZDAqUDCO8WQP06j3H8x3NXPgentFNDC7nbf9efzOLqx', '{"claim_id":"clm_ZDAqUDCO8WQP06j3H8x3NXPgentFNDC7nbf9efzOLqx","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 31, 1, 4131007200000, 'CLAIM_CHANGED', 'clm_ZDAqUDCO8WQP06j3H8x3NXPgentFNDC7nbf9efzOLqx', '{"claim_id":"clm_ZDAqUDCO8WQP06j3H8x3NXPgentFNDC7nbf9efzOLqx","type":"PORTABILITY","alias":"gus","status":"OPEN","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 33, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_xUhJqkTzNPae8G31FZnRItfY1JediKj7mLKHCZj8FOn', '{"handle_id":"hdl_xUhJqkTzNPae8G31FZnRItfY1JediKj7mLKHCZj8FOn","alias":"hana","handle":"hana","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 33, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000012', '{"handle_id":"hdl_xUhJqkTzNPae8G31FZnRItfY1JediKj7mLKHCZj8FOn","handle":"hana","alias":"hana","bank_handle":"aurora","account_ref":"acc_00000000000000000012","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 34, 0, 4131007200000, 'CLAIM_CHANGED', 'clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI', '{"claim_id":"clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 34, 1, 4131007200000, 'CLAIM_CHANGED', 'clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI', '{"claim_id":"clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI","type":"OWNERSHIP","alias":"hana","status":"OPEN","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 35, 0, 4131007200000, 'CLAIM_CHANGED', 'clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI', '{"claim_id":"clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 35, 1, 4131007200000, 'CLAIM_CHANGED', 'clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI', '{"claim_id":"clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":null,"dispute_reason":null,"cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 36, 0, 4131007200000, 'CLAIM_CHANGED', 'clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI', '{"claim_id":"clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":"2100-11-27T14:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 36, 1, 4131007200000, 'CLAIM_CHANGED', 'clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI', '{"claim_id":"clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI","type":"OWNERSHIP","alias":"hana","status":"WAITING_RESOLUTION","claimant_bank_id":"bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp","holder_bank_id":"bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG","opened_at":"2100-11-27T14:00:00.000Z","resolution_ends_at":"2100-12-11T14:00:00.000Z","lapses_at":"2100-12-11T14:00:00.000Z","disputed_at":"2100-11-27T14:00:00.000Z","dispute_reason":"the customer objects","cancel_reason":null,"updated_at":"2100-11-27T14:00:00.000Z","closed_at":null}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 38, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau', '{"handle_id":"hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau","alias":"ida","handle":"ida","status":"ACTIVE","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 38, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"LINKED","reason":null,"suspensions":{"bank":null,"operator":null},"default":true,"default_for":["ANY","BANK"],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 40, 0, 4131007200000, 'HANDLE_CHANGED', 'hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau', '{"handle_id":"hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau","alias":"ida","handle":"ida","status":"DEACTIVATED","reason":null,"suspensions":{"bank":null,"operator":null},"sponsor_bank":"aurora","created_at":"2100-11-27T14:00:00.000Z","verified_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "bank_changes" (realm, bank_id, sequence, ordinal, at, type, record_id, record) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 40, 1, 4131007200000, 'LINK_CHANGED', 'acc_00000000000000000014', '{"handle_id":"hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau","handle":"ida","alias":"ida","bank_handle":"aurora","account_ref":"acc_00000000000000000014","currency":"USD","capabilities":["PAYMENTS","OPEN_BANKING"],"status":"UNLINKED","reason":"HANDLE_DEACTIVATED","suspensions":{"bank":null,"operator":null},"default":false,"default_for":[],"visibility":"PUBLIC","vouched_by":"aurora","created_at":"2100-11-27T14:00:00.000Z","linked_at":"2100-11-27T14:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'test', 'aurora', 'Bank aurora', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4131007200000, 4131007200000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, realm, bank_handle, name, capabilities, status, daily_quota, return_origins, passed_on_through, created_at, updated_at) VALUES ('bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'test', 'borealis', 'Bank borealis', '["PAYMENTS","OPEN_BANKING"]', 'ACTIVE', null, '[]', null, 4131007200000, 4131007200000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_7dNXJtQWxYLql0Jn6h1RvwldYS3Z32dTgKXUS6y7SOT', 'test', 'PORTABILITY', 'COMPLETED', 'hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF', 'eli', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'acc_00000000000000000007', 'USD', 'c57b069a9ddf16d1af0c24474e96e49f9c672e2eb7cea1d8a5c2abf3b1147b23', 4131007200000, 4132216800000, null, null, null, null, null, null, null, 4131007200000, 4131007200000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_RlHiT9qf4EUA9t3dj0TUT572WF1dKYmsv9VX1aoOgy1', 'test', 'PORTABILITY', 'CONFIRMED', 'hdl_JzAmPymIbQ1wQxwOvwCoWnci2KC2B8MuasC3Y9hYBYK', 'fay', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'acc_00000000000000000009', 'USD', 'b6b4f8d49a4ea49101eb17c07eb2568d4415f4e55cf8702b7686165bc7de174d', 4131007200000, 4132216800000, 4131612000000, null, null, null, null, null, null, null, 4131007200000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_ZDAqUDCO8WQP06j3H8x3NXPgentFNDC7nbf9efzOLqx', 'test', 'PORTABILITY', 'OPEN', 'hdl_CHCmyGPfjXaf4gI2wPaOvRydmC7Dva6f1UG3XFk6Z8v', 'gus', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'acc_00000000000000000011', 'USD', '4703f91f17f52c0240c6f03e18656e8fe9f02886b130538b7505fa1c2584c6b6', 4131007200000, 4132216800000, 4132216800000, null, null, null, null, null, null, null, 4131007200000);
--> statement-breakpoint
INSERT INTO "claims" (claim_id, realm, type, status, handle_id, alias, claimant_bank_id, holder_bank_id, account_ref, currency, claimant_subject, opened_at, resolution_ends_at, due_at, disputed_at, dispute_reason, first_approver_key_id, second_approver_key_id, cancel_reason, refused_at, closed_at, updated_at) VALUES ('clm_bmVYxSBmsGl4tJFAAyJ6cRwBR6i8jSytyvS9DidB1aI', 'test', 'OWNERSHIP', 'WAITING_RESOLUTION', 'hdl_xUhJqkTzNPae8G31FZnRItfY1JediKj7mLKHCZj8FOn', 'hana', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'acc_00000000000000000013', 'USD', '73230160b9ede4d366e46a7b769df4f53dccfe97f9b355ebd4ddc7e22b01eff6', 4131007200000, 4132216800000, 4132216800000, 4131007200000, 'the customer objects', null, null, null, null, null, 4131007200000);
--> statement-breakpoint
INSERT INTO "gateways" (gateway_id, realm, name, status, lookup_burst, lookups_per_minute, created_at, updated_at) VALUES ('gtw_TY0erpeT6COji98kkUMwDXHoKuPIXJRgSnodXgKay4P', 'test', 'gateway', 'ACTIVE', null, null, 4131007200000, 4131007200000);
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '6', 1, '29f23aad4791e013750c925ba0c7e39a1e3b3e2a4eaaa43a9e7a5fea0cf209cd');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '8', 3, '17d26d62b2bb1df8629ac6cf5cf0c11671bbeb8dd008298e8d0df597aaddafbf');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '9', 1, '7b357141a0f6e377e8c8f0c8d812e40a4452233bbfa5d48d40a80bd820e0e4ab');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'c', 2, '2591126324d5391bf95d6c14411a363ad04c50425add50ff07f79a891e03eb83');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'd', 1, 'f17d9bd9ee571babc5c2910cbc6e552a3c364f5c7ad8944a277db8639ce0a800');
--> statement-breakpoint
INSERT INTO "handle_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', '6', 1, '22bad02fa45c4c64ba11daa40f2995a44756b10931d51a935369bf723b3d8ddf');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_6JFM8h2cZdEc8phH0Z4cs8zufUfLbz5MFwyExhfBL3B', 'ana', 'ACTIVE', null, null, 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'caf5a08f58ea50f994e78dd66be16d0731910b648677c60da6f4a14e50cc70ea', 4131007200000, 4131007200000, null, null, null, '6');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5', 'ben', 'ACTIVE', null, null, 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'c428743ed8c612079a171e24223637c030837824435c3c4fdc428ed06d0e2d6f', 4131007200000, 4131007200000, null, null, null, 'd');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_QxZgcmtKjq4RJSEAxZZiqHITMblYzskIT92OUMxk7CA', 'cem', 'SUSPENDED', null, 'FRAUD', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '633c3bbc2b8062b0e2ec2e1787faf68105839f6176d1af2bfa229f40d1b22c22', 4131007200000, 4131007200000, null, null, null, '9');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_NM6oZlaq0Eiuz3vPJ1pDuU8qSlPY73PVXfghYDdeeKf', 'dua', 'PENDING_VERIFICATION', null, null, 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', null, 4131007200000, null, null, 4131612000000, null, 'c');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF', 'eli', 'ACTIVE', null, null, 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'c57b069a9ddf16d1af0c24474e96e49f9c672e2eb7cea1d8a5c2abf3b1147b23', 4131007200000, 4131007200000, null, null, null, '6');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_JzAmPymIbQ1wQxwOvwCoWnci2KC2B8MuasC3Y9hYBYK', 'fay', 'ACTIVE', null, null, 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'b6b4f8d49a4ea49101eb17c07eb2568d4415f4e55cf8702b7686165bc7de174d', 4131007200000, 4131007200000, null, null, null, '8');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_CHCmyGPfjXaf4gI2wPaOvRydmC7Dva6f1UG3XFk6Z8v', 'gus', 'ACTIVE', null, null, 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '4703f91f17f52c0240c6f03e18656e8fe9f02886b130538b7505fa1c2584c6b6', 4131007200000, 4131007200000, null, null, null, '8');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_xUhJqkTzNPae8G31FZnRItfY1JediKj7mLKHCZj8FOn', 'hana', 'ACTIVE', null, null, 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '312ac3ab0f2decc415c9422231643287c2cf975b6c930cc63f42f1eb28971f33', 4131007200000, 4131007200000, null, null, null, '8');
--> statement-breakpoint
INSERT INTO "handles" (realm, handle_id, alias, status, bank_suspension, operator_suspension, sponsor_bank_id, subject, created_at, verified_at, renamed_at, due_at, deletion, bucket) VALUES ('test', 'hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau', 'ida', 'DEACTIVATED', null, null, 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', null, 4131007200000, 4131007200000, null, 4138783200000, '{"subject":"68a857b1c9ae38cf260de70a6a7a0b0b63d509608c0a4c40c22123762cfc1c87","links":{"acc_00000000000000000014":{"isDefault":true,"isBankDefault":true,"isPayerDefault":false,"isPayeeDefault":false}}}', 'c');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '1', 2, '10018406ae7edd94eb88e78ee66a543fa2a7c8205a28123bc8a1546b5490f0d7');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '3', 1, '37fea48bccaf5ed4bb5b98f6b104f80abb83d0ae3a74f7415d758378e6fb01f4');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '6', 1, 'b618ac3fa9e88c2aebec33ed9e584cf389464ed031601f5f5474a0cb464eecb6');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', '8', 0, '0000000000000000000000000000000000000000000000000000000000000000');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'd', 2, 'a5c2a82f6eed6a6b06d205f2624b3c82f35ee4bba7ee122a11b25dc00a353986');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'e', 1, '7eac46996c115f56fed6b04dbc1091570c7b0a01235aee1ee977ab93b7fd7f83');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'f', 1, 'e3ca0ee006bf7ea785ef301535073172216979c21b02c943c9855e7316b10f91');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', '0', 1, 'e9f4de5db5b11feaaf3c3cfec7c5765747c90787964f0dbfadf45ef2ffad9e67');
--> statement-breakpoint
INSERT INTO "link_digests" (realm, bank_id, bucket, count, digest) VALUES ('test', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'f', 1, '714bb08d183b9f901c4a9ff0d4a73ccb1cc3cf00d718f617d1f9fb3fbfa0d5e6');
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000001', 'hdl_6JFM8h2cZdEc8phH0Z4cs8zufUfLbz5MFwyExhfBL3B', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000002', 'hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'e', 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000003', 'hdl_ra9bUI6EaghRnqczyOv1geB8lhv8I2KRUlvMc3vAnK5', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'PENDING_CONFIRMATION', null, null, null, 0, 0, 0, 0, 'PUBLIC', '0', 4131007200000, null, 4131612000000);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000004', 'hdl_QxZgcmtKjq4RJSEAxZZiqHITMblYzskIT92OUMxk7CA', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000005', 'hdl_NM6oZlaq0Eiuz3vPJ1pDuU8qSlPY73PVXfghYDdeeKf', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '1', 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000006', 'hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 0, 1, 0, 0, 'PUBLIC', '1', 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000007', 'hdl_rtHq4UPixiH6fAaqHvH1hzfUaJcesTQS77o1QFxdiBF', 'bnk_owB68Fonr0f50qZSa6EAuIAfQQrOMk0oztLV2vQLZNp', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'f', 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000008', 'hdl_JzAmPymIbQ1wQxwOvwCoWnci2KC2B8MuasC3Y9hYBYK', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', 'd', 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000010', 'hdl_CHCmyGPfjXaf4gI2wPaOvRydmC7Dva6f1UG3XFk6Z8v', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '3', 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000012', 'hdl_xUhJqkTzNPae8G31FZnRItfY1JediKj7mLKHCZj8FOn', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'LINKED', null, null, null, 1, 1, 0, 0, 'PUBLIC', '6', 4131007200000, 4131007200000, null);
--> statement-breakpoint
INSERT INTO "links" (realm, account_ref, handle_id, bank_id, currency, capabilities, status, bank_suspension, operator_suspension, unlink_reason, is_default, is_bank_default, is_payer_default, is_payee_default, visibility, bucket, created_at, linked_at, due_at) VALUES ('test', 'acc_00000000000000000014', 'hdl_jNQqV2c2wD9Jdo3KFF3mH9K5udeyOZv3scsivApmWau', 'bnk_iLYGaB5t8W29j7HKWkssVX6H8InLnePjumhhPnPFMHG', 'USD', '["PAYMENTS","OPEN_BANKING"]', 'UNLINKED', null, null, 'HANDLE_DEACTIVATED', 0, 0, 0, 0, 'PUBLIC', '8', 4131007200000, 4131007200000, null);
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
