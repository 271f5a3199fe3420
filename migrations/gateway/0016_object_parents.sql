ALTER TABLE `objects` ADD `parent_id` text;--> statement-breakpoint
CREATE INDEX `objects_parent` ON `objects` (`parent_id`,`created_at`,`object_id`) WHERE parent_id IS NOT NULL;