CREATE TABLE `__new_objects` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`object_id` text NOT NULL,
	`reference` text,
	`amount` integer,
	`currency` text,
	`status` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`completed_at` integer,
	`unfinished` integer NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `kind`, `created_at`, `object_id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_objects`("owner_kind", "owner_id", "mode", "kind", "created_at", "object_id", "reference", "amount", "currency", "status", "state", "version", "updated_at", "completed_at", "unfinished") SELECT 'MERCHANT', "owner_id", "mode", "kind", "created_at", "object_id", "reference", "amount", "currency", "status", "state", "version", "updated_at", "completed_at", "unfinished" FROM `objects`;--> statement-breakpoint
DROP TABLE `objects`;--> statement-breakpoint
ALTER TABLE `__new_objects` RENAME TO `objects`;--> statement-breakpoint
DELETE FROM `settings` WHERE `name` = 'object_retention_position';--> statement-breakpoint
CREATE INDEX `objects_reference` ON `objects` (`owner_kind`,`owner_id`,`mode`,`kind`,`reference`,`created_at`);--> statement-breakpoint
CREATE INDEX `objects_unfinished` ON `objects` (`created_at`,`object_id`) WHERE unfinished = 1;