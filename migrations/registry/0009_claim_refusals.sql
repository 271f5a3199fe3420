DROP INDEX `claims_by_handle`;--> statement-breakpoint
DROP INDEX `claims_created`;--> statement-breakpoint
DROP INDEX `claims_by_claimant`;--> statement-breakpoint
DROP INDEX `claims_by_holder`;--> statement-breakpoint
ALTER TABLE `claims` ADD `refused_at` integer;--> statement-breakpoint
ALTER TABLE `claims` ADD `updated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `claims` SET `updated_at` = max(`opened_at`, coalesce(`disputed_at`, 0), coalesce(`closed_at`, 0));--> statement-breakpoint
CREATE INDEX `claims_refused` ON `claims` (`realm`,`handle_id`,`claimant_bank_id`,`refused_at`) WHERE refused_at is not null;--> statement-breakpoint
CREATE INDEX `claims_by_status` ON `claims` (`realm`,`status`,`updated_at`,`claim_id`);--> statement-breakpoint
CREATE INDEX `claims_by_claimant` ON `claims` (`realm`,`claimant_bank_id`,`status`,`updated_at`,`claim_id`);--> statement-breakpoint
CREATE INDEX `claims_by_holder` ON `claims` (`realm`,`holder_bank_id`,`status`,`updated_at`,`claim_id`);--> statement-breakpoint
ALTER TABLE `claims` DROP COLUMN `disputed_by`;