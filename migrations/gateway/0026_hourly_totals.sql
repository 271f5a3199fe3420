CREATE TABLE `hourly_totals` (
	`mode` text NOT NULL,
	`owner_id` text NOT NULL,
	`hour` integer NOT NULL,
	`part` text NOT NULL,
	`figures` text NOT NULL,
	`open` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`mode`, `owner_id`, `hour`, `part`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `hourly_totals_hour` ON `hourly_totals` (`hour`);--> statement-breakpoint
CREATE INDEX `hourly_totals_open` ON `hourly_totals` (`updated_at`,`hour`) WHERE open > 0 AND owner_id = '';