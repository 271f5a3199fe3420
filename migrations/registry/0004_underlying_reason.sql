ALTER TABLE `handles` ADD `underlying_reason` text;--> statement-breakpoint
ALTER TABLE `links` ADD `underlying_reason` text;