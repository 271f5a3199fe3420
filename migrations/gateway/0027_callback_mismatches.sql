CREATE TABLE `callback_mismatches` (
	`came_at` integer NOT NULL,
	`mismatch_id` text NOT NULL,
	`mode` text NOT NULL,
	`object_id` text NOT NULL,
	`movement` text NOT NULL,
	`said` text NOT NULL,
	`differs` text NOT NULL,
	`correlation_id` text NOT NULL,
	PRIMARY KEY(`came_at`, `mismatch_id`)
) WITHOUT ROWID;
