DROP INDEX `objects_unfinished`;--> statement-breakpoint
ALTER TABLE `objects` ADD `bank_handle` text;--> statement-breakpoint
CREATE INDEX `objects_unfinished` ON `objects` (`kind`,`created_at`,`object_id`) WHERE unfinished = 1;--> statement-breakpoint
ALTER TABLE `banks` ADD `ob_scopes_supported` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `banks` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `banks` ADD `sca_exemption_limit` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `banks` ADD `sca_exemption_daily_limit` integer;--> statement-breakpoint
ALTER TABLE `banks` ADD `max_consent_expiry_days` integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE `banks` ADD `history_days` integer DEFAULT 365 NOT NULL;