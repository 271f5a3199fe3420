CREATE TABLE `logos` (
	`name` text PRIMARY KEY NOT NULL,
	`image` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `banks` ADD `short_name` text;--> statement-breakpoint
ALTER TABLE `banks` ADD `logo` text;--> statement-breakpoint
ALTER TABLE `banks` ADD `colour` text;--> statement-breakpoint
ALTER TABLE `banks` ADD `support_email` text;--> statement-breakpoint
ALTER TABLE `banks` ADD `support_phone` text;--> statement-breakpoint
ALTER TABLE `banks` ADD `support_url` text;--> statement-breakpoint
ALTER TABLE `banks` ADD `app_url_origin` text;--> statement-breakpoint
ALTER TABLE `merchants` ADD `logo` text;--> statement-breakpoint
ALTER TABLE `merchants` ADD `legal_name` text;--> statement-breakpoint
ALTER TABLE `merchants` ADD `support_phone` text;--> statement-breakpoint
ALTER TABLE `merchants` ADD `terms_url` text;--> statement-breakpoint
ALTER TABLE `merchants` ADD `privacy_url` text;--> statement-breakpoint
ALTER TABLE `merchants` ADD `default_locale` text;--> statement-breakpoint
ALTER TABLE `tpps` ADD `logo` text;--> statement-breakpoint
ALTER TABLE `tpps` ADD `legal_name` text;--> statement-breakpoint
ALTER TABLE `tpps` ADD `registration_number` text;--> statement-breakpoint
ALTER TABLE `tpps` ADD `regulator` text;--> statement-breakpoint
ALTER TABLE `tpps` ADD `country` text;--> statement-breakpoint
ALTER TABLE `tpps` ADD `privacy_url` text;--> statement-breakpoint
ALTER TABLE `tpps` ADD `support_email` text;--> statement-breakpoint
ALTER TABLE `tpps` ADD `support_phone` text;--> statement-breakpoint
ALTER TABLE `tpps` ADD `support_url` text;