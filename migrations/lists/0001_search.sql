CREATE INDEX `objects_by_id` ON `objects` (`object_id`);--> statement-breakpoint
CREATE INDEX `objects_amount` ON `objects` (`amount`,`created_at`,`object_id`) WHERE amount IS NOT NULL;