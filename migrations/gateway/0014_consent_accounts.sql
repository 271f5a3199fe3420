CREATE TABLE `consent_accounts` (
	`account` text NOT NULL,
	`consent_id` text NOT NULL,
	PRIMARY KEY(`account`, `consent_id`)
) WITHOUT ROWID;
