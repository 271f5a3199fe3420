ALTER TABLE `admin_keys` ADD `approved_by` text;--> statement-breakpoint
ALTER TABLE `admin_keys` ADD `active_since` integer;--> statement-breakpoint
UPDATE `admin_keys` SET `active_since` = `created_at`;--> statement-breakpoint
CREATE INDEX `admin_keys_role` ON `admin_keys` (`role`,`status`);
