CREATE TABLE `recovery_jobs` (
	`job_id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`which` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`types` text,
	`total` integer NOT NULL,
	`status` text NOT NULL,
	`position` text,
	`delivered` integer NOT NULL,
	`failed` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `recovery_jobs_created` ON `recovery_jobs` (`started_at`,`job_id`);--> statement-breakpoint
CREATE INDEX `recovery_jobs_endpoint` ON `recovery_jobs` (`endpoint_id`,`started_at`,`job_id`);--> statement-breakpoint
CREATE INDEX `recovery_jobs_open` ON `recovery_jobs` (`started_at`,`job_id`) WHERE status = 'RUNNING';