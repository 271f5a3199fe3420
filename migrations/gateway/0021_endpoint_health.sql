ALTER TABLE `endpoints` ADD `health` text DEFAULT 'UNKNOWN' NOT NULL;--> statement-breakpoint
CREATE INDEX `endpoints_health` ON `endpoints` (`health`,`mode`,`owner_kind`,`owner_id`,`kind`,`origin`);