CREATE TABLE `__new_endpoints` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`kind` text DEFAULT 'REGISTERED' NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `kind`, `origin`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_endpoints`("owner_kind", "owner_id", "mode", "kind", "origin", "created_at") SELECT "owner_kind", "owner_id", "mode", 'REGISTERED', "origin", "created_at" FROM `endpoints`;--> statement-breakpoint
DROP TABLE `endpoints`;--> statement-breakpoint
ALTER TABLE `__new_endpoints` RENAME TO `endpoints`;--> statement-breakpoint
DELETE FROM `settings` WHERE `name` = 'endpoints_position';
