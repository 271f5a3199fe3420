-- The first answers of creates: the status is new, and every one of them was 201.
CREATE TABLE `__new_idempotency` (
	`scope` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`request_hmac` text NOT NULL,
	`status` integer NOT NULL,
	`answer` text,
	`location` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`scope`, `idempotency_key`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_idempotency`(`scope`, `idempotency_key`, `request_hmac`, `status`, `answer`, `location`, `created_at`) SELECT `scope`, `idempotency_key`, `request_sha256`, 201, `answer`, `location`, `created_at` FROM `idempotency`;--> statement-breakpoint
DROP TABLE `idempotency`;--> statement-breakpoint
ALTER TABLE `__new_idempotency` RENAME TO `idempotency`;--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency` (`created_at`);--> statement-breakpoint
-- Entries of before have no hash: SQL cannot compute one. They keep their order and are marked as
-- carried; the first entry that follows holds the hash of them all (src/admin/chain.ts).
CREATE TABLE `__new_audit_log` (
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
INSERT INTO `__new_audit_log`(`chain`, `sequence`, `at`, `actor`, `action`, `subject`, `details`, `previous_hash`, `hash`, `signature`) SELECT 'gateway', `place`, `at`, `actor`, `action`, `subject`, `details`, 'carried ' || (`place` - 1), 'carried ' || `place`, '' FROM (SELECT *, ROW_NUMBER() OVER (ORDER BY `audit_id`) AS `place` FROM `audit_log`);--> statement-breakpoint
DROP TABLE `audit_log`;--> statement-breakpoint
ALTER TABLE `__new_audit_log` RENAME TO `audit_log`;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_previous` ON `audit_log` (`chain`,`previous_hash`);--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
