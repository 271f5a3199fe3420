-- One table of keys for gateway and registry (src/admin/schema.ts): the realm is the mode.
CREATE TABLE `__new_keys` (
	`key_id` text PRIMARY KEY NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`sha256` text,
	`sealed` text,
	`created_at` integer NOT NULL,
	`promoted_at` integer,
	`retired_at` integer
);
--> statement-breakpoint
INSERT INTO `__new_keys`(`key_id`, `owner_kind`, `owner_id`, `mode`, `kind`, `status`, `sha256`, `sealed`, `created_at`, `promoted_at`, `retired_at`) SELECT `key_id`, `kind`, `owner_id`, `realm`, `kind` || '_TO_REGISTRY', `status`, `sha256`, NULL, `created_at`, `promoted_at`, `retired_at` FROM `keys`;--> statement-breakpoint
DROP TABLE `keys`;--> statement-breakpoint
ALTER TABLE `__new_keys` RENAME TO `keys`;--> statement-breakpoint
CREATE UNIQUE INDEX `keys_sha256` ON `keys` (`sha256`);--> statement-breakpoint
CREATE INDEX `keys_owner` ON `keys` (`owner_kind`,`owner_id`,`created_at`,`key_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `keys_promoted` ON `keys` (`owner_kind`,`owner_id`,`mode`,`kind`) WHERE status = 'ACTIVE';