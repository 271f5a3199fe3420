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
CREATE TABLE `bank_breakers` (
	`bank_id` text NOT NULL,
	`operation` text NOT NULL,
	`since` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	PRIMARY KEY(`bank_id`, `operation`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `bank_breakers_open` ON `bank_breakers` (`opened_at`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE TABLE `bank_iban_prefixes` (
	`mode` text NOT NULL,
	`prefix` text NOT NULL,
	`bank_id` text NOT NULL,
	PRIMARY KEY(`mode`, `prefix`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `bank_iban_prefixes_bank` ON `bank_iban_prefixes` (`bank_id`);--> statement-breakpoint
CREATE TABLE `bank_maintenance` (
	`bank_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`window_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`bank_id`, `created_at`, `window_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `bank_maintenance_end` ON `bank_maintenance` (`ends_at`);--> statement-breakpoint
CREATE TABLE `banks` (
	`bank_id` text PRIMARY KEY NOT NULL,
	`bank_handle` text NOT NULL,
	`mode` text NOT NULL,
	`name` text NOT NULL,
	`institution_code` text NOT NULL,
	`core_base_url` text NOT NULL,
	`status` text NOT NULL,
	`capabilities` text NOT NULL,
	`available_auth_methods` text NOT NULL,
	`timeout_ms` integer NOT NULL,
	`gateway_fee` integer,
	`ob_scopes_supported` text NOT NULL,
	`currency` text,
	`sca_exemption_limit` integer NOT NULL,
	`sca_exemption_daily_limit` integer,
	`max_consent_expiry_days` integer NOT NULL,
	`history_days` integer NOT NULL,
	`closes_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_handle` ON `banks` (`bank_handle`,`mode`);--> statement-breakpoint
CREATE UNIQUE INDEX `banks_institution` ON `banks` (`institution_code`,`mode`);--> statement-breakpoint
CREATE INDEX `banks_created` ON `banks` (`created_at`,`bank_id`);--> statement-breakpoint
CREATE TABLE `callback_mismatches` (
	`came_at` integer NOT NULL,
	`mismatch_id` text NOT NULL,
	`mode` text NOT NULL,
	`object_id` text NOT NULL,
	`movement` text NOT NULL,
	`said` text NOT NULL,
	`differs` text NOT NULL,
	`correlation_id` text NOT NULL,
	PRIMARY KEY(`came_at`, `mismatch_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `console_sessions` (
	`token_sha256` text PRIMARY KEY NOT NULL,
	`key_sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`died_at` integer NOT NULL,
	`message_id` text NOT NULL,
	`namespace` text,
	`object` text,
	`effect` text,
	`body` text NOT NULL,
	`put_back_at` integer,
	PRIMARY KEY(`died_at`, `message_id`)
);
--> statement-breakpoint
CREATE INDEX `dead_letters_kept` ON `dead_letters` (`died_at`,`message_id`) WHERE put_back_at IS NULL;--> statement-breakpoint
CREATE INDEX `dead_letters_put_back` ON `dead_letters` (`died_at`,`message_id`) WHERE put_back_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `endpoints` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`kind` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	`health` text DEFAULT 'UNKNOWN' NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `kind`, `origin`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `endpoints_health` ON `endpoints` (`health`,`mode`,`owner_kind`,`owner_id`,`kind`,`origin`);--> statement-breakpoint
CREATE TABLE `event_outbox` (
	`event_id` text PRIMARY KEY NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`type` text NOT NULL,
	`subject_id` text NOT NULL,
	`webhook_url` text,
	`data` text NOT NULL,
	`occurred_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `event_outbox_created` ON `event_outbox` (`occurred_at`,`event_id`);--> statement-breakpoint
CREATE TABLE `hourly_totals` (
	`mode` text NOT NULL,
	`owner_id` text NOT NULL,
	`hour` integer NOT NULL,
	`part` text NOT NULL,
	`figures` text NOT NULL,
	`open` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`mode`, `owner_id`, `hour`, `part`)
);
--> statement-breakpoint
CREATE INDEX `hourly_totals_hour` ON `hourly_totals` (`hour`);--> statement-breakpoint
CREATE INDEX `hourly_totals_open` ON `hourly_totals` (`updated_at`,`hour`) WHERE open > 0;--> statement-breakpoint
CREATE TABLE `merchant_settings` (
	`merchant_id` text NOT NULL,
	`mode` text NOT NULL,
	`settlement_iban` text NOT NULL,
	`webhook_url` text,
	`alert_url` text,
	`optional_events` text NOT NULL,
	`settlement_strategy` text,
	`refund_authority` integer NOT NULL,
	`json_pages` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`merchant_id`, `mode`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `merchants` (
	`merchant_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`closed_at` integer,
	`logo_url` text,
	`colour` text,
	`support_email` text,
	`support_url` text,
	`lists` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `merchants_created` ON `merchants` (`created_at`,`merchant_id`);--> statement-breakpoint
CREATE TABLE `portal_sessions` (
	`portal_session_id` text PRIMARY KEY NOT NULL,
	`merchant_id` text NOT NULL,
	`mode` text NOT NULL,
	`scope` text NOT NULL,
	`key_sha256` text NOT NULL,
	`link_sha256` text NOT NULL,
	`token_sha256` text,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `portal_sessions_link` ON `portal_sessions` (`link_sha256`);--> statement-breakpoint
CREATE UNIQUE INDEX `portal_sessions_token` ON `portal_sessions` (`token_sha256`);--> statement-breakpoint
CREATE INDEX `portal_sessions_end` ON `portal_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recovery_jobs` (
	`job_id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`which` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`types` text,
	`total` integer NOT NULL,
	`status` text NOT NULL,
	`position` text,
	`delivered` integer NOT NULL,
	`failed` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `recovery_jobs_created` ON `recovery_jobs` (`started_at`,`job_id`);--> statement-breakpoint
CREATE INDEX `recovery_jobs_endpoint` ON `recovery_jobs` (`endpoint_id`,`started_at`,`job_id`);--> statement-breakpoint
CREATE INDEX `recovery_jobs_open` ON `recovery_jobs` (`started_at`,`job_id`) WHERE status = 'RUNNING';--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tpps` (
	`tpp_id` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`name` text NOT NULL,
	`auth_method` text NOT NULL,
	`redirect_uris` text NOT NULL,
	`jwks` text,
	`jwks_uri` text,
	`scopes` text NOT NULL,
	`event_url` text,
	`dpop` text NOT NULL,
	`json_pages` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`lists` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tpps_created` ON `tpps` (`created_at`,`tpp_id`);--> statement-breakpoint
CREATE INDEX `audit_log_strategy` ON `audit_log` (`subject`,`sequence`) WHERE subject = 'settlement_strategy';--> statement-breakpoint
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
