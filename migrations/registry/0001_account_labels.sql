ALTER TABLE `customer_sessions` ADD `chosen` text;--> statement-breakpoint
ALTER TABLE `links` ADD `account_type` text;--> statement-breakpoint
ALTER TABLE `links` ADD `masked_iban` text;