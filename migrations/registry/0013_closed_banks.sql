ALTER TABLE `banks` ADD `passed_on_through` text;--> statement-breakpoint
UPDATE `banks` SET `passed_on_through` = '' WHERE `status` = 'CLOSED';--> statement-breakpoint
CREATE INDEX `banks_closing` ON `banks` (`bank_id`) WHERE passed_on_through is not null;