CREATE TABLE `bank_keys` (
	`key_sha256` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`bank_id` text NOT NULL,
	FOREIGN KEY (`realm`,`bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `banks` (
	`realm` text NOT NULL,
	`bank_id` text NOT NULL,
	`bank_handle` text NOT NULL,
	`name` text NOT NULL,
	`capabilities` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`realm`, `bank_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_by_handle` ON `banks` (`realm`,`bank_handle`);--> statement-breakpoint
CREATE TABLE `gateway_keys` (
	`key_sha256` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`gateway_name` text NOT NULL,
	FOREIGN KEY (`realm`,`gateway_name`) REFERENCES `gateways`(`realm`,`name`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `gateways` (
	`realm` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`realm`, `name`)
);
--> statement-breakpoint
CREATE TABLE `handles` (
	`realm` text NOT NULL,
	`handle_id` text NOT NULL,
	`alias` text NOT NULL,
	`status` text NOT NULL,
	`sponsor_bank_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`realm`, `handle_id`),
	FOREIGN KEY (`realm`,`sponsor_bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `handles_by_alias` ON `handles` (`realm`,`alias`);--> statement-breakpoint
CREATE TABLE `links` (
	`realm` text NOT NULL,
	`account_ref` text NOT NULL,
	`handle_id` text NOT NULL,
	`bank_id` text NOT NULL,
	`currency` text NOT NULL,
	`capabilities` text NOT NULL,
	`status` text NOT NULL,
	`is_default` integer NOT NULL,
	`visibility` text NOT NULL,
	`linked_at` integer NOT NULL,
	PRIMARY KEY(`realm`, `account_ref`),
	FOREIGN KEY (`realm`,`handle_id`) REFERENCES `handles`(`realm`,`handle_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`realm`,`bank_id`) REFERENCES `banks`(`realm`,`bank_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `links_by_handle` ON `links` (`realm`,`handle_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `links_one_default` ON `links` (`realm`,`handle_id`) WHERE is_default = 1 and status <> 'UNLINKED';