CREATE TABLE `proposals` (
	`proposal_id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`changes` text NOT NULL,
	`status` text NOT NULL,
	`proposed_by` text NOT NULL,
	`proposed_at` integer NOT NULL,
	`approved_by` text,
	`approved_at` integer,
	`takes_effect_at` integer,
	`ended_by` text,
	`ended_at` integer,
	`void_reason` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_open` ON `proposals` (`subject_kind`,`subject_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `proposals_due` ON `proposals` (`takes_effect_at`,`proposal_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `proposals_created` ON `proposals` (`proposed_at`,`proposal_id`);--> statement-breakpoint
CREATE INDEX `proposals_status` ON `proposals` (`status`,`proposed_at`,`proposal_id`);--> statement-breakpoint
CREATE INDEX `proposals_subject` ON `proposals` (`subject_id`,`proposed_at`,`proposal_id`);--> statement-breakpoint
-- Keys that already waited for an approver.
INSERT INTO `proposals` (`proposal_id`, `subject_kind`, `subject_id`, `changes`, `status`, `proposed_by`, `proposed_at`)
	SELECT 'prp_' || substr(`key_id`, 5), 'ADMIN_KEY', `key_id`,
	json_array(json_object('field', 'name', 'from', NULL, 'to', `name`), json_object('field', 'role', 'from', NULL, 'to', `role`)),
	'PROPOSED', `added_by`, `created_at` FROM `admin_keys` WHERE `status` = 'PROPOSED';
