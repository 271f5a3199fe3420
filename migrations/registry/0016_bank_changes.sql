CREATE TABLE `bank_changes` (
	`realm` text NOT NULL,
	`bank_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`ordinal` integer NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`record_id` text NOT NULL,
	`record` text,
	PRIMARY KEY(`realm`, `bank_id`, `sequence`, `ordinal`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `bank_changes_at` ON `bank_changes` (`at`);