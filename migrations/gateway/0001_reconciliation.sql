CREATE TABLE `reconciliation` (
	`payment_id` text NOT NULL,
	`movement` text NOT NULL,
	`merchant_id` text NOT NULL,
	`mode` text NOT NULL,
	`reason` text NOT NULL,
	`since` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`end_to_end_id` text NOT NULL,
	`version` integer NOT NULL,
	`resolved_at` integer,
	PRIMARY KEY(`payment_id`, `movement`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `reconciliation_open` ON `reconciliation` (`since`,`end_to_end_id`) WHERE resolved_at IS NULL;--> statement-breakpoint
DROP INDEX `payments_open`;--> statement-breakpoint
ALTER TABLE `payments` ADD `unfinished` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_unfinished` ON `payments` (`created_at`,`merchant_id`,`mode`,`payment_id`) WHERE unfinished = 1;
