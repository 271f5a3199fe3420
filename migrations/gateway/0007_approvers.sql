CREATE TABLE `__new_admin_keys` (
	`key_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`sha256` text NOT NULL,
	`added_by` text NOT NULL,
	`approved_by` text,
	`created_at` integer NOT NULL,
	`active_since` integer,
	`retired_at` integer
);
--> statement-breakpoint
-- The audit log knows which key added each key.
INSERT INTO `__new_admin_keys`(`key_id`, `name`, `role`, `status`, `sha256`, `added_by`, `approved_by`, `created_at`, `active_since`, `retired_at`) SELECT `key_id`, `name`, `role`, `status`, `sha256`, COALESCE((SELECT `actor` FROM `audit_log` WHERE `action` = 'admin_key.added' AND `subject` = `key_id`), 'unknown'), NULL, `created_at`, `created_at`, `retired_at` FROM `admin_keys`;--> statement-breakpoint
DROP TABLE `admin_keys`;--> statement-breakpoint
ALTER TABLE `__new_admin_keys` RENAME TO `admin_keys`;--> statement-breakpoint
CREATE UNIQUE INDEX `admin_keys_sha256` ON `admin_keys` (`sha256`);--> statement-breakpoint
CREATE INDEX `admin_keys_created` ON `admin_keys` (`created_at`,`key_id`);--> statement-breakpoint
CREATE INDEX `admin_keys_role` ON `admin_keys` (`role`,`status`);
