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
CREATE UNIQUE INDEX `admin_keys_sha256` ON `admin_keys` (`sha256`);--> statement-breakpoint
CREATE INDEX `admin_keys_created` ON `admin_keys` (`created_at`,`key_id`);--> statement-breakpoint
CREATE INDEX `admin_keys_role` ON `admin_keys` (`role`,`status`);--> statement-breakpoint
CREATE INDEX `admin_keys_held` ON `admin_keys` (`by_holder`,`sha256`) WHERE retired_at IS NULL;--> statement-breakpoint
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
CREATE UNIQUE INDEX `audit_log_previous` ON `audit_log` (`chain`,`previous_hash`);--> statement-breakpoint
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
CREATE INDEX `idempotency_created` ON `idempotency` (`created_at`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `keys_sha256` ON `keys` (`sha256`);--> statement-breakpoint
CREATE INDEX `keys_owner` ON `keys` (`owner_kind`,`owner_id`,`created_at`,`key_id`);--> statement-breakpoint
CREATE INDEX `keys_held` ON `keys` (`by_holder`,`sha256`) WHERE retired_at IS NULL;--> statement-breakpoint
CREATE INDEX `keys_sealed` ON `keys` (`sealed`) WHERE sealed IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `keys_promoted` ON `keys` (`owner_kind`,`owner_id`,`mode`,`kind`) WHERE status = 'ACTIVE';--> statement-breakpoint
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
CREATE UNIQUE INDEX `proposals_open` ON `proposals` (`subject_kind`,`subject_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `proposals_due` ON `proposals` (`takes_effect_at`,`proposal_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `proposals_created` ON `proposals` (`proposed_at`,`proposal_id`);--> statement-breakpoint
CREATE INDEX `proposals_status` ON `proposals` (`status`,`proposed_at`,`proposal_id`);--> statement-breakpoint
CREATE INDEX `proposals_subject` ON `proposals` (`subject_id`,`proposed_at`,`proposal_id`);--> statement-breakpoint
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
CREATE INDEX `bank_changes_at` ON `bank_changes` (`at`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `banks_in_realm` ON `banks` (`realm`,`bank_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `banks_by_handle` ON `banks` (`realm`,`bank_handle`);--> statement-breakpoint
CREATE INDEX `banks_closing` ON `banks` (`bank_id`) WHERE passed_on_through is not null;--> statement-breakpoint
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
CREATE UNIQUE INDEX `claims_one_open` ON `claims` (`realm`,`handle_id`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `claims_refused` ON `claims` (`realm`,`handle_id`,`claimant_bank_id`,`refused_at`) WHERE refused_at is not null;--> statement-breakpoint
CREATE INDEX `claims_by_claimant` ON `claims` (`realm`,`claimant_bank_id`,`status`,`updated_at`,`claim_id`);--> statement-breakpoint
CREATE INDEX `claims_by_holder` ON `claims` (`realm`,`holder_bank_id`,`status`,`updated_at`,`claim_id`);--> statement-breakpoint
CREATE INDEX `claims_by_status` ON `claims` (`realm`,`status`,`updated_at`,`claim_id`);--> statement-breakpoint
CREATE INDEX `claims_due` ON `claims` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `claims_approval_open` ON `claims` (`opened_at`,`claim_id`) WHERE closed_at is null and (type = 'RECOVERY' or disputed_at is not null);--> statement-breakpoint
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
CREATE UNIQUE INDEX `customer_sessions_visit` ON `customer_sessions` (`visit_sha256`);--> statement-breakpoint
CREATE INDEX `customer_sessions_due` ON `customer_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `former_names` (
	`realm` text NOT NULL,
	`alias` text NOT NULL,
	`handle_id` text NOT NULL,
	`ends_at` integer NOT NULL,
	`withdrawn_by` text,
	PRIMARY KEY(`realm`, `alias`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `former_names_due` ON `former_names` (`ends_at`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `gateways_by_name` ON `gateways` (`realm`,`name`);--> statement-breakpoint
CREATE INDEX `gateways_created` ON `gateways` (`realm`,`created_at`,`gateway_id`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `handles_by_alias` ON `handles` (`realm`,`alias`);--> statement-breakpoint
CREATE UNIQUE INDEX `handles_by_subject` ON `handles` (`realm`,`subject`);--> statement-breakpoint
CREATE INDEX `handles_by_sponsor` ON `handles` (`realm`,`sponsor_bank_id`,`handle_id`) WHERE alias is not null;--> statement-breakpoint
CREATE INDEX `handles_by_bucket` ON `handles` (`realm`,`sponsor_bank_id`,`bucket`,`handle_id`) WHERE alias is not null;--> statement-breakpoint
CREATE INDEX `handles_due` ON `handles` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
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
CREATE INDEX `links_by_handle` ON `links` (`realm`,`handle_id`) WHERE status <> 'UNLINKED';--> statement-breakpoint
CREATE INDEX `links_by_bank` ON `links` (`realm`,`bank_id`,`bucket`,`account_ref`) WHERE status <> 'UNLINKED';--> statement-breakpoint
CREATE INDEX `links_due` ON `links` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `links_one_default` ON `links` (`realm`,`handle_id`) WHERE is_default = 1 and status <> 'UNLINKED';--> statement-breakpoint
CREATE UNIQUE INDEX `links_one_payer_default` ON `links` (`realm`,`handle_id`) WHERE is_payer_default = 1 and status <> 'UNLINKED';--> statement-breakpoint
CREATE UNIQUE INDEX `links_one_payee_default` ON `links` (`realm`,`handle_id`) WHERE is_payee_default = 1 and status <> 'UNLINKED';--> statement-breakpoint
CREATE UNIQUE INDEX `links_one_bank_default` ON `links` (`realm`,`handle_id`,`bank_id`) WHERE is_bank_default = 1 and status <> 'UNLINKED';--> statement-breakpoint
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
