CREATE TABLE `lookups` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`caller` text NOT NULL,
	`handle_hmac` text NOT NULL,
	`hit` integer NOT NULL,
	`one_of` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lookups_handle` ON `lookups` (`handle_hmac`);