ALTER TABLE `merchant_settings` ADD `alert_url` text;--> statement-breakpoint
ALTER TABLE `merchants` ADD `logo_url` text;--> statement-breakpoint
ALTER TABLE `merchants` ADD `colour` text;--> statement-breakpoint
ALTER TABLE `merchants` ADD `support_email` text;--> statement-breakpoint
ALTER TABLE `merchants` ADD `support_url` text;