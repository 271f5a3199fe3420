ALTER TABLE `banks` ADD `daily_quota` integer;--> statement-breakpoint
ALTER TABLE `gateways` ADD `lookup_burst` integer;--> statement-breakpoint
ALTER TABLE `gateways` ADD `lookups_per_minute` integer;--> statement-breakpoint
CREATE INDEX `claims_by_handle` ON `claims` (`realm`,`handle_id`,`claimant_bank_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency` (`created_at`);