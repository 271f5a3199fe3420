CREATE TABLE `objects` (
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
	PRIMARY KEY(`owner_id`, `mode`, `kind`, `created_at`, `object_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `objects_reference` ON `objects` (`owner_id`,`mode`,`kind`,`reference`,`created_at`);--> statement-breakpoint
CREATE INDEX `objects_unfinished` ON `objects` (`created_at`,`object_id`) WHERE unfinished = 1;--> statement-breakpoint
CREATE TABLE `reviews` (
	`object_id` text NOT NULL,
	`movement` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`reason` text NOT NULL,
	`since` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`end_to_end_id` text NOT NULL,
	`version` integer NOT NULL,
	`resolved_at` integer,
	PRIMARY KEY(`object_id`, `movement`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `reviews_open` ON `reviews` (`since`,`end_to_end_id`) WHERE resolved_at IS NULL;--> statement-breakpoint
INSERT INTO `objects` (`owner_id`, `mode`, `kind`, `created_at`, `object_id`, `reference`, `amount`,
	`currency`, `status`, `state`, `version`, `updated_at`, `completed_at`, `unfinished`)
	SELECT `merchant_id`, `mode`, 'PAYMENT', `created_at`, `payment_id`, `reference`, `amount`,
	`currency`, `status`, `state`, `version`, `updated_at`, `completed_at`, `unfinished` FROM `payments`;
--> statement-breakpoint
INSERT INTO `reviews` (`object_id`, `movement`, `owner_id`, `mode`, `reason`, `since`, `amount`,
	`currency`, `end_to_end_id`, `version`, `resolved_at`)
	SELECT `payment_id`, `movement`, `merchant_id`, `mode`, `reason`, `since`, `amount`,
	`currency`, `end_to_end_id`, `version`, `resolved_at` FROM `reconciliation`;
--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
DROP TABLE `reconciliation`;