CREATE TABLE `__new_endpoints` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `origin`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_endpoints`("owner_kind", "owner_id", "mode", "origin", "created_at") SELECT 'MERCHANT', "owner", "mode", "origin", "created_at" FROM `endpoints`;--> statement-breakpoint
DROP TABLE `endpoints`;--> statement-breakpoint
ALTER TABLE `__new_endpoints` RENAME TO `endpoints`;--> statement-breakpoint
DELETE FROM `settings` WHERE `name` = 'endpoint_sweep_position';--> statement-breakpoint
CREATE TABLE `__new_events` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`created_at` integer NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`subject_id` text NOT NULL,
	`payload` text NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `created_at`, `event_id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_events`("owner_kind", "owner_id", "mode", "created_at", "event_id", "type", "subject_id", "payload") SELECT 'MERCHANT', "merchant_id", "mode", "created_at", "event_id", "type", "session_id", "payload" FROM `events`;--> statement-breakpoint
DROP TABLE `events`;--> statement-breakpoint
ALTER TABLE `__new_events` RENAME TO `events`;--> statement-breakpoint
CREATE UNIQUE INDEX `events_id` ON `events` (`event_id`);
