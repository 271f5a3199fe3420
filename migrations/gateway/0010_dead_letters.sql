CREATE TABLE `dead_letters` (
	`died_at` integer NOT NULL,
	`message_id` text NOT NULL,
	`namespace` text,
	`object` text,
	`effect` text,
	`body` text NOT NULL,
	PRIMARY KEY(`died_at`, `message_id`)
) WITHOUT ROWID;
