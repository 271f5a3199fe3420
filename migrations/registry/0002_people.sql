CREATE TABLE `people` (
	`person_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`left_at` integer
);
--> statement-breakpoint
CREATE INDEX `people_created` ON `people` (`created_at`,`person_id`);--> statement-breakpoint
ALTER TABLE `admin_keys` ADD `person_id` text;--> statement-breakpoint
ALTER TABLE `admin_keys` ADD `kind` text DEFAULT 'KEY' NOT NULL;--> statement-breakpoint
CREATE INDEX `admin_keys_person` ON `admin_keys` (`person_id`);--> statement-breakpoint
CREATE INDEX `admin_keys_alone` ON `admin_keys` (`created_at`,`key_id`) WHERE person_id IS NULL;--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`chain`,`actor`,`sequence`);