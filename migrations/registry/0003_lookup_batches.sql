CREATE TABLE `lookup_batches` (
	`batch_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`entries` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lookup_batches_at` ON `lookup_batches` (`at`);--> statement-breakpoint
DROP TABLE `lookups`;