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
ALTER TABLE `banks` ADD `closes_at` integer;