ALTER TABLE `banks` ADD `return_origins` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `customer_sessions` ADD `return_url` text;--> statement-breakpoint
ALTER TABLE `customer_sessions` ADD `state` text;--> statement-breakpoint
ALTER TABLE `customer_sessions` ADD `purpose` text;--> statement-breakpoint
ALTER TABLE `customer_sessions` ADD `chosen_at` integer;