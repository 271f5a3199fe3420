CREATE TABLE `tpps` (
	`tpp_id` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`name` text NOT NULL,
	`auth_method` text NOT NULL,
	`redirect_uris` text NOT NULL,
	`jwks` text,
	`jwks_uri` text,
	`scopes` text NOT NULL,
	`event_url` text,
	`dpop` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tpps_created` ON `tpps` (`created_at`,`tpp_id`);