CREATE TABLE `strategy_versions` (
	`version_id` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`version` integer,
	`strategy` text NOT NULL,
	`reason` text,
	`set_by` text,
	`approved_by` text,
	`in_force_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `strategy_versions_number` ON `strategy_versions` (`mode`,`version`);--> statement-breakpoint
CREATE INDEX `strategy_versions_created` ON `strategy_versions` (`in_force_at`,`version_id`) WHERE in_force_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO `strategy_versions` (version_id, mode, version, strategy, in_force_at)
SELECT 'stv_first_' || mode, mode, 1,
  CASE json_type(value) WHEN 'text' THEN json_extract(value, '$') ELSE json_extract(value, '$.' || mode) END,
  updated_at
FROM settings, (SELECT 'test' AS mode UNION ALL SELECT 'live') WHERE name = 'settlement_strategy';
