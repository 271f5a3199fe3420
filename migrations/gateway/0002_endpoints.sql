CREATE TABLE `endpoints` (
	`owner` text NOT NULL,
	`mode` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `mode`, `origin`)
) WITHOUT ROWID;
