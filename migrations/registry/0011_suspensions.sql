ALTER TABLE `handles` ADD `bank_suspension` text;--> statement-breakpoint
ALTER TABLE `handles` ADD `operator_suspension` text;--> statement-breakpoint
UPDATE `handles` SET
  `operator_suspension` = CASE WHEN `suspension_reason` IN ('FRAUD', 'LEGAL') THEN `suspension_reason` END,
  `bank_suspension` = CASE WHEN `suspension_reason` IN ('FRAUD', 'LEGAL') THEN `underlying_reason` ELSE `suspension_reason` END
  WHERE `suspension_reason` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `handles` DROP COLUMN `suspension_reason`;--> statement-breakpoint
ALTER TABLE `handles` DROP COLUMN `underlying_reason`;--> statement-breakpoint
ALTER TABLE `links` ADD `bank_suspension` text;--> statement-breakpoint
ALTER TABLE `links` ADD `operator_suspension` text;--> statement-breakpoint
ALTER TABLE `links` ADD `unlink_reason` text;--> statement-breakpoint
UPDATE `links` SET
  `unlink_reason` = CASE WHEN `status` = 'UNLINKED' THEN `status_reason` END,
  `operator_suspension` = CASE WHEN `status` = 'SUSPENDED' AND `status_reason` IN ('FRAUD', 'LEGAL') THEN `status_reason` END,
  `bank_suspension` = CASE WHEN `status` = 'SUSPENDED' THEN
    CASE WHEN `status_reason` IN ('FRAUD', 'LEGAL') THEN `underlying_reason` ELSE `status_reason` END END
  WHERE `status_reason` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `links` DROP COLUMN `status_reason`;--> statement-breakpoint
ALTER TABLE `links` DROP COLUMN `underlying_reason`;
