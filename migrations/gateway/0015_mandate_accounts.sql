CREATE TABLE `mandate_accounts` (
	`account` text NOT NULL,
	`mandate_id` text NOT NULL,
	PRIMARY KEY(`account`, `mandate_id`)
) WITHOUT ROWID;
