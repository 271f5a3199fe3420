CREATE TABLE "d1_migrations" (
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
	);
--> statement-breakpoint
CREATE TABLE `bank_iban_prefixes` (
	`mode` text NOT NULL,
	`prefix` text NOT NULL,
	`bank_id` text NOT NULL,
	PRIMARY KEY(`mode`, `prefix`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `banks` (
	`bank_id` text PRIMARY KEY NOT NULL,
	`bank_handle` text NOT NULL,
	`mode` text NOT NULL,
	`name` text NOT NULL,
	`institution_code` text NOT NULL,
	`core_base_url` text NOT NULL,
	`status` text NOT NULL,
	`capabilities` text NOT NULL,
	`available_auth_methods` text NOT NULL,
	`timeout_ms` integer NOT NULL,
	`gateway_fee` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `merchant_settings` (
	`merchant_id` text NOT NULL,
	`mode` text NOT NULL,
	`settlement_iban` text NOT NULL,
	`webhook_url` text,
	`optional_events` text NOT NULL,
	`settlement_strategy` text,
	`refund_authority` integer NOT NULL,
	PRIMARY KEY(`merchant_id`, `mode`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `merchants` (
	`merchant_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keys" (
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
CREATE TABLE "endpoints" (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `origin`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE "events" (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`created_at` integer NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`subject_id` text NOT NULL,
	`payload` text NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `created_at`, `event_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE "idempotency" (
	`scope` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`request_hmac` text NOT NULL,
	`status` integer NOT NULL,
	`answer` text,
	`location` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`scope`, `idempotency_key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE "audit_log" (
	`chain` text NOT NULL,
	`sequence` integer NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`details` text NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	`signature` text NOT NULL,
	PRIMARY KEY(`chain`, `sequence`)
);
--> statement-breakpoint
CREATE TABLE `objects` (
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`object_id` text NOT NULL,
	`reference` text,
	`amount` integer,
	`currency` text,
	`status` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`completed_at` integer,
	`unfinished` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `mode`, `kind`, `created_at`, `object_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reviews` (
	`object_id` text NOT NULL,
	`movement` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`reason` text NOT NULL,
	`since` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`end_to_end_id` text NOT NULL,
	`version` integer NOT NULL,
	`resolved_at` integer,
	PRIMARY KEY(`object_id`, `movement`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE "admin_keys" (
	`key_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`sha256` text NOT NULL,
	`added_by` text NOT NULL,
	`approved_by` text,
	`created_at` integer NOT NULL,
	`active_since` integer,
	`retired_at` integer
);
--> statement-breakpoint
CREATE INDEX `bank_iban_prefixes_bank` ON `bank_iban_prefixes` (`bank_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_handle` ON `banks` (`bank_handle`,`mode`);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_institution` ON `banks` (`institution_code`,`mode`);
--> statement-breakpoint
CREATE INDEX `banks_created` ON `banks` (`created_at`,`bank_id`);
--> statement-breakpoint
CREATE INDEX `merchants_created` ON `merchants` (`created_at`,`merchant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_sha256` ON `keys` (`sha256`);
--> statement-breakpoint
CREATE INDEX `keys_owner` ON `keys` (`owner_kind`,`owner_id`,`created_at`,`key_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_promoted` ON `keys` (`owner_kind`,`owner_id`,`mode`,`kind`) WHERE status = 'ACTIVE';
--> statement-breakpoint
CREATE UNIQUE INDEX `events_id` ON `events` (`event_id`);
--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency` (`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_previous` ON `audit_log` (`chain`,`previous_hash`);
--> statement-breakpoint
CREATE INDEX `objects_reference` ON `objects` (`owner_id`,`mode`,`kind`,`reference`,`created_at`);
--> statement-breakpoint
CREATE INDEX `objects_unfinished` ON `objects` (`created_at`,`object_id`) WHERE unfinished = 1;
--> statement-breakpoint
CREATE INDEX `reviews_open` ON `reviews` (`since`,`end_to_end_id`) WHERE resolved_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_keys_sha256` ON `admin_keys` (`sha256`);
--> statement-breakpoint
CREATE INDEX `admin_keys_created` ON `admin_keys` (`created_at`,`key_id`);
--> statement-breakpoint
CREATE INDEX `admin_keys_role` ON `admin_keys` (`role`,`status`);
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_records.sql', '2026-11-22 03:24:10');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (2, '0001_reconciliation.sql', '2026-11-22 03:24:10');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (3, '0002_endpoints.sql', '2026-11-22 03:24:10');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (4, '0003_key_owners.sql', '2026-11-22 03:24:10');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (5, '0004_event_owners.sql', '2026-11-22 03:24:10');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (6, '0005_audit_chain.sql', '2026-11-22 03:24:10');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (7, '0006_object_list.sql', '2026-11-22 03:24:10');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (8, '0007_approvers.sql', '2026-11-22 03:24:10');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_PnX8GkRcSbXXkioQQwpJemHWH5SQ0MpVcv7x2gTxKyh');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_bnlIlS5DOphMijRYKtVpGNwY8EpPmpfcohiipoaztl6');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_jLN55qnGNR0CgnuLzgVvlh7VWkQB6g2ttiZIsfxyS2j');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_wH97J33rNxVkwohgedpGSEQflFFFe42jiwhlGLuI63c');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_wH97J33rNxVkwohgedpGSEQflFFFe42jiwhlGLuI63c', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095795600000, 4095795600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_PnX8GkRcSbXXkioQQwpJemHWH5SQ0MpVcv7x2gTxKyh', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095795600000, 4095795600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_bnlIlS5DOphMijRYKtVpGNwY8EpPmpfcohiipoaztl6', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095795600000, 4095795600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_jLN55qnGNR0CgnuLzgVvlh7VWkQB6g2ttiZIsfxyS2j', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095795600000, 4095795600000);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', 'live', 'DE35500208000000000001', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', 'test', 'DE35500208000000000001', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, created_at, updated_at) VALUES ('mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', 'Meridian Books', 'ACTIVE', 4095795600000, 4095795600000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, created_at, updated_at) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'Meridian Books', 'ACTIVE', 4095795600000, 4095795600000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4095795600000);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_f6z4rMdEHmctpokd6OHEEMw8ZRxhPxKoaAXAYWuJi4t', 'BANK', 'bnk_wH97J33rNxVkwohgedpGSEQflFFFe42jiwhlGLuI63c', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'def2ff48a1568a94148a7fc68ba7d6b3c7b1b1aa4ee994128718fd48c2ed7b3e2f2068a52e27abb844aa174a20e75ce9ef2cd822ee615d527965f88b9ca14be1cb24a8aa8c7cebb7f3d8d51fd77a74615948', 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_5N2RiVBfRnyOYWktSOcULT6XUPXItpYutHmPZkTBBm6', 'BANK', 'bnk_wH97J33rNxVkwohgedpGSEQflFFFe42jiwhlGLuI63c', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', 'b65096f26efd5a2e1f006c02e5578f0f93f3beeaebdb6180ae632a4770dce0aa', null, 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_p2MX5waF77RqbVXy2voAUzNagEps5lrlXCM0GpdDA1A', 'BANK', 'bnk_PnX8GkRcSbXXkioQQwpJemHWH5SQ0MpVcv7x2gTxKyh', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'f6e909cea4fe5a2304e1153deb6eee356b43db234ef3fa4d4b37e860e1d651dd2f2a760ce1748f449138f0fa8fb24e94abb5fdb6cf176f3af20c646aeeeaa9cf9927cedd801bc059b526319c60dceceaa8ad', 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_y6EU69ivzV6wabnlJKJAAv1M6zSfv0ZR1MvMpHRkh6K', 'BANK', 'bnk_PnX8GkRcSbXXkioQQwpJemHWH5SQ0MpVcv7x2gTxKyh', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '95eba1b6f1d0b85f26a247e45e2ca88bf9f259eb59e389089b20306e685b03d2', null, 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_at66zB6Epf2GI26TMkRmMw6cB4woy3RpMUF5jcAvzxd', 'BANK', 'bnk_bnlIlS5DOphMijRYKtVpGNwY8EpPmpfcohiipoaztl6', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'd389bcf7f6378c8662d03538b9e7a7c581956a853fd4fa2f98a505cf311ad4e1af288119819d0bcb9d2df56cd96c2ebeb63098664ab92bc1b6fbb4bc4b7101284562568f97faa614bb4a53272cad6058c7b3', 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_rAHlbx9C8pAjkhpSN5hYwVDRAijqwTL7biOKGXAs5gE', 'BANK', 'bnk_bnlIlS5DOphMijRYKtVpGNwY8EpPmpfcohiipoaztl6', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', 'c5501b7ed5e5d7c0490c547fe6fa5f59aa2c1e524838fed655fcc29e922ec038', null, 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_SgDQ1NzjZEQcpJLcUO3Xax9ACKAK7Io3RXmaKktZMK8', 'BANK', 'bnk_jLN55qnGNR0CgnuLzgVvlh7VWkQB6g2ttiZIsfxyS2j', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'd6466e9ba5faf7a309bcb663e79f23f4069984f2f0db17ceda015c8c3b4e947ac2325df769474db6324392b0d9669e0c2d3f02834eda6aa7fd4fb1c45318cf504a84aa3d49fb36b487b032415a9f7a55e087', 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_f2ISfWNnkToGG5ij8uVP901dODn1Nqk6pFYEr70pNtK', 'BANK', 'bnk_jLN55qnGNR0CgnuLzgVvlh7VWkQB6g2ttiZIsfxyS2j', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '033c7c7aade6f5ef8b56de037ad8a97d49621a9edc85ad21fafdc8fc9fcf691d', null, 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_F1A8YFgfuXx68t38L84oRpomUDs2ZdJhwuNMwLEK83w', 'MERCHANT', 'mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', 'test', 'SIGNING', 'ACTIVE', null, '339e6b80b3fc5c2e88788859b289376e53e1f46caacbd6063bb9c935e3e89f4d4d97e79a8bac638ca614bdb1b7e07a814d481b2494518a012c7d4f4f35a19dd1aadba488e295ce65af898c0e5d7a', 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_Jr2m7m7CsY99DT7mg9FCLDICiQULcWA5Xx4iPiDqHqe', 'MERCHANT', 'mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', 'live', 'SIGNING', 'ACTIVE', null, '34c2792f28cf4870f4585a09d7d5572ac2116cd3693eb8b45e0948467938fa98a1e251cc8f7c0dd996487656d77556dc3b05511109e3e20baf32b2ca09999c638373df1196039b1cab8f32cb3014', 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_DcUMEqSPLbul6WYmus9CKgc8JyEAdkUV887aW9Yb6HS', 'MERCHANT', 'mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', 'test', 'API', 'ACTIVE', '6078e8b6a5faa1180b63b40b79c3acb6575a47791dd6a2cd9a63f2277fd66a01', null, 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_MESpF99MMe8UPUkk8cMC9q0UXzqoxUTQLxJ7A855JtG', 'MERCHANT', 'mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', 'live', 'API', 'ACTIVE', 'ff04a34d27e9b3f149848de592e10c701a360c4f4c47cadcea5c2ffe32f53e74', null, 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_LL0nVbn5A2fggWzgfBCbU3iRzrLXrnAd5D1j5Kg6BkV', 'MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'SIGNING', 'ACTIVE', null, 'a97862af0a996478444926950358450f35d0313e78d8f9677145084bbe3eb69e244e77ff19d2010629a559c74f3d7064381f749a7b26226524c5e2854a0da5c1698154e8ace8050971ab95f061d3', 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_6tsu7Wy5JLzGT3CwaVWKYLQQfzZ1a0O2GgU8jNOhxXq', 'MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'live', 'SIGNING', 'ACTIVE', null, '9b1ecd5aaa1b37b0eaeec3c06ea5b888ddd554c66120a23ab8c40bb6295040fd00ebc2f1170587ad44df5259885c6f04c908f4c4247ee28418b874cd7be1f96605c5281a138541b5dba50381481d', 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_xCzqHDDzzD61a6trU64GyxGarhUv3JMOFVS6gUXyENS', 'MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'API', 'ACTIVE', '3bb77a7a2507e6326858bbb96f0240d0cfa274c1e1aaae6403104d6e76cf0c1c', null, 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_JSOnXRXAfhujq7EaHKXziADiXapblud65wOtMf3ISxw', 'MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'live', 'API', 'ACTIVE', '2ff167d64eeb286204b9e2c2acc387319de68fab9b80c62a0c564a36a44fa742', null, 4095795600000, 4095795600000, null);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, origin, created_at) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'live', 'https://shop.example.com', 4130532558000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, origin, created_at) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'https://shop.example.com', 4095795600000);
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'live', 4130532556000, 'evt_aqWgh1G2MAB8SU5nVjJqbI8EpgFNuZzNVihRZVlv6ZU', 'payment.processing', 'ps_YEhLLVLm36ginW2nUgfuSRfHLS5EAf83btASIHCFhiX', '{"event":"payment.processing","data":{"event_id":"evt_aqWgh1G2MAB8SU5nVjJqbI8EpgFNuZzNVihRZVlv6ZU","occurred_at":"2100-11-22T02:09:16.000Z","mode":"live","session_id":"ps_YEhLLVLm36ginW2nUgfuSRfHLS5EAf83btASIHCFhiX","payment_id":"pay_YEhLLVLm36ginW2nUgfuSRfHLS5EAf83btASIHCFhiX","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130529136000, 'evt_XSVxhjS5AbUD7trXNbKrD96n26KbNOPYQXn4EmMOeGk', 'payment.processing', 'ps_jUtYOrm6wmxARokbswIMTW3QUa1qPAzEtbgYlytIddf', '{"event":"payment.processing","data":{"event_id":"evt_XSVxhjS5AbUD7trXNbKrD96n26KbNOPYQXn4EmMOeGk","occurred_at":"2100-11-22T01:12:16.000Z","mode":"test","session_id":"ps_jUtYOrm6wmxARokbswIMTW3QUa1qPAzEtbgYlytIddf","payment_id":"pay_jUtYOrm6wmxARokbswIMTW3QUa1qPAzEtbgYlytIddf","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130531116000, 'evt_NDtsJFmQWq4NrD5kgTFG9RDy5iUZ64g3K2TM3B0Es2t', 'payment.processing', 'ps_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7', '{"event":"payment.processing","data":{"event_id":"evt_NDtsJFmQWq4NrD5kgTFG9RDy5iUZ64g3K2TM3B0Es2t","occurred_at":"2100-11-22T01:45:16.000Z","mode":"test","session_id":"ps_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7","payment_id":"pay_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130531116000, 'evt_rqdcw52wrV6XRbNxl9i4rSOibI8G7YqUHGevnfHT8pX', 'payment.settlement_pending', 'ps_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7', '{"event":"payment.settlement_pending","data":{"event_id":"evt_rqdcw52wrV6XRbNxl9i4rSOibI8G7YqUHGevnfHT8pX","occurred_at":"2100-11-22T01:45:16.000Z","mode":"test","session_id":"ps_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7","payment_id":"pay_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130531726000, 'evt_tqePe59qlZA7725oeGhQaO4MaKHzezpMbwyv4P0h6Ak', 'payment.settlement_stalled', 'ps_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_tqePe59qlZA7725oeGhQaO4MaKHzezpMbwyv4P0h6Ak","occurred_at":"2100-11-22T01:55:26.000Z","mode":"test","session_id":"ps_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7","payment_id":"pay_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130531836000, 'evt_fH52af5YZ2oufw0xVXH3nSqMr5f6jyvfMix6uuy8fy7', 'payment.completed', 'ps_h1bguwB3u1mEcMbWIkKGrl0r0yH7CCxtZeFOjZyN3ps', '{"event":"payment.completed","data":{"event_id":"evt_fH52af5YZ2oufw0xVXH3nSqMr5f6jyvfMix6uuy8fy7","occurred_at":"2100-11-22T01:57:16.000Z","mode":"test","session_id":"ps_h1bguwB3u1mEcMbWIkKGrl0r0yH7CCxtZeFOjZyN3ps","payment_id":"pay_h1bguwB3u1mEcMbWIkKGrl0r0yH7CCxtZeFOjZyN3ps","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130531836000, 'evt_nfBOIqjwkONoJUs5aE7LkvbcV0O0R1OVBLNQVFMEjXw', 'payment.processing', 'ps_h1bguwB3u1mEcMbWIkKGrl0r0yH7CCxtZeFOjZyN3ps', '{"event":"payment.processing","data":{"event_id":"evt_nfBOIqjwkONoJUs5aE7LkvbcV0O0R1OVBLNQVFMEjXw","occurred_at":"2100-11-22T01:57:16.000Z","mode":"test","session_id":"ps_h1bguwB3u1mEcMbWIkKGrl0r0yH7CCxtZeFOjZyN3ps","payment_id":"pay_h1bguwB3u1mEcMbWIkKGrl0r0yH7CCxtZeFOjZyN3ps","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532016000, 'evt_QMpXSaTCo26tXw6DadHYuCljDGSOCPrggodJWX0E6xs', 'payment.completed', 'ps_Ew7BHrmOkmYoCUgqZeG6SYwEnT7a1uKvfLz6fhK9msc', '{"event":"payment.completed","data":{"event_id":"evt_QMpXSaTCo26tXw6DadHYuCljDGSOCPrggodJWX0E6xs","occurred_at":"2100-11-22T02:00:16.000Z","mode":"test","session_id":"ps_Ew7BHrmOkmYoCUgqZeG6SYwEnT7a1uKvfLz6fhK9msc","payment_id":"pay_Ew7BHrmOkmYoCUgqZeG6SYwEnT7a1uKvfLz6fhK9msc","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532016000, 'evt_oeA7pGsyEiilnKUy2EYsNdAJGJs2GQgCsbGmQUSAi1N', 'payment.settlement_pending', 'ps_Ew7BHrmOkmYoCUgqZeG6SYwEnT7a1uKvfLz6fhK9msc', '{"event":"payment.settlement_pending","data":{"event_id":"evt_oeA7pGsyEiilnKUy2EYsNdAJGJs2GQgCsbGmQUSAi1N","occurred_at":"2100-11-22T02:00:16.000Z","mode":"test","session_id":"ps_Ew7BHrmOkmYoCUgqZeG6SYwEnT7a1uKvfLz6fhK9msc","payment_id":"pay_Ew7BHrmOkmYoCUgqZeG6SYwEnT7a1uKvfLz6fhK9msc","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532016000, 'evt_v8xQtvYvWELWvhieJGop1pjwcsJnXfMuygfg76inWY8', 'payment.processing', 'ps_Ew7BHrmOkmYoCUgqZeG6SYwEnT7a1uKvfLz6fhK9msc', '{"event":"payment.processing","data":{"event_id":"evt_v8xQtvYvWELWvhieJGop1pjwcsJnXfMuygfg76inWY8","occurred_at":"2100-11-22T02:00:16.000Z","mode":"test","session_id":"ps_Ew7BHrmOkmYoCUgqZeG6SYwEnT7a1uKvfLz6fhK9msc","payment_id":"pay_Ew7BHrmOkmYoCUgqZeG6SYwEnT7a1uKvfLz6fhK9msc","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532076000, 'evt_Eo6JSSe4OCxKdoS3KkEXfOlIdygcajNt3qMDEa1rw8Y', 'payment.processing', 'ps_iMGk3XRHfiUcJsaDzkzybjCScRp9ufLtf0FG8iwtWsR', '{"event":"payment.processing","data":{"event_id":"evt_Eo6JSSe4OCxKdoS3KkEXfOlIdygcajNt3qMDEa1rw8Y","occurred_at":"2100-11-22T02:01:16.000Z","mode":"test","session_id":"ps_iMGk3XRHfiUcJsaDzkzybjCScRp9ufLtf0FG8iwtWsR","payment_id":"pay_iMGk3XRHfiUcJsaDzkzybjCScRp9ufLtf0FG8iwtWsR","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532076000, 'evt_IxM5VLsbpQVxQvNcprjhbOQbyj29td2lRIaSjXDN7EZ', 'payment.settlement_pending', 'ps_iMGk3XRHfiUcJsaDzkzybjCScRp9ufLtf0FG8iwtWsR', '{"event":"payment.settlement_pending","data":{"event_id":"evt_IxM5VLsbpQVxQvNcprjhbOQbyj29td2lRIaSjXDN7EZ","occurred_at":"2100-11-22T02:01:16.000Z","mode":"test","session_id":"ps_iMGk3XRHfiUcJsaDzkzybjCScRp9ufLtf0FG8iwtWsR","payment_id":"pay_iMGk3XRHfiUcJsaDzkzybjCScRp9ufLtf0FG8iwtWsR","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532076000, 'evt_eTGiBcrN2yYIie0l8Z970n120r91H8qrVaoxXz3Kg2N', 'payment.completed', 'ps_iMGk3XRHfiUcJsaDzkzybjCScRp9ufLtf0FG8iwtWsR', '{"event":"payment.completed","data":{"event_id":"evt_eTGiBcrN2yYIie0l8Z970n120r91H8qrVaoxXz3Kg2N","occurred_at":"2100-11-22T02:01:16.000Z","mode":"test","session_id":"ps_iMGk3XRHfiUcJsaDzkzybjCScRp9ufLtf0FG8iwtWsR","payment_id":"pay_iMGk3XRHfiUcJsaDzkzybjCScRp9ufLtf0FG8iwtWsR","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532136000, 'evt_0Jy7oON9aSPGTQruoeiSSs3H1ZWYBgXwiJsnirIdGQZ', 'payment.settlement_pending', 'ps_QfmvlcZdkoKSGCfYyiBIp8MCrpJksTFaxtZlyGD5ukI', '{"event":"payment.settlement_pending","data":{"event_id":"evt_0Jy7oON9aSPGTQruoeiSSs3H1ZWYBgXwiJsnirIdGQZ","occurred_at":"2100-11-22T02:02:16.000Z","mode":"test","session_id":"ps_QfmvlcZdkoKSGCfYyiBIp8MCrpJksTFaxtZlyGD5ukI","payment_id":"pay_QfmvlcZdkoKSGCfYyiBIp8MCrpJksTFaxtZlyGD5ukI","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532136000, 'evt_5u4xzywnIQcjEcQlhsxg8i8Zp6zVKN3ayFzBcBBr7sj', 'payment.processing', 'ps_QfmvlcZdkoKSGCfYyiBIp8MCrpJksTFaxtZlyGD5ukI', '{"event":"payment.processing","data":{"event_id":"evt_5u4xzywnIQcjEcQlhsxg8i8Zp6zVKN3ayFzBcBBr7sj","occurred_at":"2100-11-22T02:02:16.000Z","mode":"test","session_id":"ps_QfmvlcZdkoKSGCfYyiBIp8MCrpJksTFaxtZlyGD5ukI","payment_id":"pay_QfmvlcZdkoKSGCfYyiBIp8MCrpJksTFaxtZlyGD5ukI","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532136000, 'evt_bzfQtisZ6ooNaWGdWbNCx3x4dsOGx0s6zm9QYvXQEta', 'payment.completed', 'ps_QfmvlcZdkoKSGCfYyiBIp8MCrpJksTFaxtZlyGD5ukI', '{"event":"payment.completed","data":{"event_id":"evt_bzfQtisZ6ooNaWGdWbNCx3x4dsOGx0s6zm9QYvXQEta","occurred_at":"2100-11-22T02:02:16.000Z","mode":"test","session_id":"ps_QfmvlcZdkoKSGCfYyiBIp8MCrpJksTFaxtZlyGD5ukI","payment_id":"pay_QfmvlcZdkoKSGCfYyiBIp8MCrpJksTFaxtZlyGD5ukI","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532196000, 'evt_1Et1e6gO0jQ9jMw93VXLMaIL4Uh9t5SRpc3kTVdyqnU', 'payment.settlement_pending', 'ps_s4gogln0NcOVMCs01cwSA4xFRPwDcejxVpgmX3rjoU3', '{"event":"payment.settlement_pending","data":{"event_id":"evt_1Et1e6gO0jQ9jMw93VXLMaIL4Uh9t5SRpc3kTVdyqnU","occurred_at":"2100-11-22T02:03:16.000Z","mode":"test","session_id":"ps_s4gogln0NcOVMCs01cwSA4xFRPwDcejxVpgmX3rjoU3","payment_id":"pay_s4gogln0NcOVMCs01cwSA4xFRPwDcejxVpgmX3rjoU3","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532196000, 'evt_Us028uy8RFtkq1TqPUaEbyaynai5A9cYvYjdeGqFlWj', 'payment.completed', 'ps_s4gogln0NcOVMCs01cwSA4xFRPwDcejxVpgmX3rjoU3', '{"event":"payment.completed","data":{"event_id":"evt_Us028uy8RFtkq1TqPUaEbyaynai5A9cYvYjdeGqFlWj","occurred_at":"2100-11-22T02:03:16.000Z","mode":"test","session_id":"ps_s4gogln0NcOVMCs01cwSA4xFRPwDcejxVpgmX3rjoU3","payment_id":"pay_s4gogln0NcOVMCs01cwSA4xFRPwDcejxVpgmX3rjoU3","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532196000, 'evt_eqNABSIVftnnq0KGeD5AfIjT8GO4pQpUIXvRqEG3Wal', 'payment.processing', 'ps_s4gogln0NcOVMCs01cwSA4xFRPwDcejxVpgmX3rjoU3', '{"event":"payment.processing","data":{"event_id":"evt_eqNABSIVftnnq0KGeD5AfIjT8GO4pQpUIXvRqEG3Wal","occurred_at":"2100-11-22T02:03:16.000Z","mode":"test","session_id":"ps_s4gogln0NcOVMCs01cwSA4xFRPwDcejxVpgmX3rjoU3","payment_id":"pay_s4gogln0NcOVMCs01cwSA4xFRPwDcejxVpgmX3rjoU3","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532376000, 'evt_COWXccrWRpX2iA1kY81eaJ9TV29iLvpMEoPTil2YztN', 'payment.processing', 'ps_rSkKDrbO2dfYNtZq9NYtxbTYzhggOSKh5ED4IgputVo', '{"event":"payment.processing","data":{"event_id":"evt_COWXccrWRpX2iA1kY81eaJ9TV29iLvpMEoPTil2YztN","occurred_at":"2100-11-22T02:06:16.000Z","mode":"test","session_id":"ps_rSkKDrbO2dfYNtZq9NYtxbTYzhggOSKh5ED4IgputVo","payment_id":"pay_rSkKDrbO2dfYNtZq9NYtxbTYzhggOSKh5ED4IgputVo","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130532376000, 'evt_mmYQAF2GpJjM1mqK4YbQCkrfaXBBIiOGtKC5VXs1w2M', 'payment.settlement_pending', 'ps_rSkKDrbO2dfYNtZq9NYtxbTYzhggOSKh5ED4IgputVo', '{"event":"payment.settlement_pending","data":{"event_id":"evt_mmYQAF2GpJjM1mqK4YbQCkrfaXBBIiOGtKC5VXs1w2M","occurred_at":"2100-11-22T02:06:16.000Z","mode":"test","session_id":"ps_rSkKDrbO2dfYNtZq9NYtxbTYzhggOSKh5ED4IgputVo","payment_id":"pay_rSkKDrbO2dfYNtZq9NYtxbTYzhggOSKh5ED4IgputVo","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130534656000, 'evt_k7KRAIYADjpqk0TYIOCh91xhjCqOmq23fW7rhUWONHx', 'payment.expired', 'ps_6hqgDQHcfD2CRvidn8xSgneA9PA1Z8Y3tQtRanyq1zR', '{"event":"payment.expired","data":{"event_id":"evt_k7KRAIYADjpqk0TYIOCh91xhjCqOmq23fW7rhUWONHx","occurred_at":"2100-11-22T02:44:16.000Z","mode":"test","session_id":"ps_6hqgDQHcfD2CRvidn8xSgneA9PA1Z8Y3tQtRanyq1zR","payment_id":"pay_6hqgDQHcfD2CRvidn8xSgneA9PA1Z8Y3tQtRanyq1zR","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4130535556000, 'evt_43JZWivNOhGGsbGS3Qa0ueLRLDWaEFaqBwj7EnHDt3a', 'payment.expired', 'ps_qU9RGYu1S9FDNJOskuTfdN175Th2AIWAoQ0ek0mzMpu', '{"event":"payment.expired","data":{"event_id":"evt_43JZWivNOhGGsbGS3Qa0ueLRLDWaEFaqBwj7EnHDt3a","occurred_at":"2100-11-22T02:59:16.000Z","mode":"test","session_id":"ps_qU9RGYu1S9FDNJOskuTfdN175Th2AIWAoQ0ek0mzMpu","payment_id":"pay_qU9RGYu1S9FDNJOskuTfdN175Th2AIWAoQ0ek0mzMpu","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4131508456000, 'evt_95gH5aVWAC3SMnZTqq9khOnTgwzUquX3c5P22ya0YrD', 'payment.expired', 'ps_unzs4dKKeIJEN4n0Fb4NCKFwkQ405zRGyDEEMc5YoGN', '{"event":"payment.expired","data":{"event_id":"evt_95gH5aVWAC3SMnZTqq9khOnTgwzUquX3c5P22ya0YrD","occurred_at":"2100-12-03T09:14:16.000Z","mode":"test","session_id":"ps_unzs4dKKeIJEN4n0Fb4NCKFwkQ405zRGyDEEMc5YoGN","payment_id":"pay_unzs4dKKeIJEN4n0Fb4NCKFwkQ405zRGyDEEMc5YoGN","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 4131509356000, 'evt_KGUXDI1EY4jW6hMjorJ3htNZaQwiKjfNkRJBOtUwCPM', 'payment.expired', 'ps_qmjqK46XtmgK8YviudYPsdLDmjEPIiiCr9sR6Eqr3MN', '{"event":"payment.expired","data":{"event_id":"evt_KGUXDI1EY4jW6hMjorJ3htNZaQwiKjfNkRJBOtUwCPM","occurred_at":"2100-12-03T09:29:16.000Z","mode":"test","session_id":"ps_qmjqK46XtmgK8YviudYPsdLDmjEPIiiCr9sR6Eqr3MN","payment_id":"pay_qmjqK46XtmgK8YviudYPsdLDmjEPIiiCr9sR6Eqr3MN","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "idempotency" (scope, idempotency_key, request_hmac, status, answer, location, created_at) VALUES ('/admin/v1/admin-keys', 'colleague', 'd855a4286569e3464e93cbebf3d8aeaca3bf0810f641a368e45a782f212e5cb8', 201, null, '/admin/v1/admin-keys/key_Up8HgRqcUL0NwySIPB733ojuglLBivDXzjrE7R0cK0R', 4095795600000);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 1, 4095795600000, 'key_first_owner', 'bank.registered', 'bnk_wH97J33rNxVkwohgedpGSEQflFFFe42jiwhlGLuI63c', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_wH97J33rNxVkwohgedpGSEQflFFFe42jiwhlGLuI63c","capabilities":["PAYMENTS"],"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-16T01:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","mode":"test","name":"alpha","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T01:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', '5f48e5a127d0851472c0034223f2897adfd19e56000dc52a5860cd89d12c28a0', '953dd642b58baef799c466857a461013c8396a2d2d254f762138eaaef00bea93dd3cb0d54f08ea21b80a46025a3aa4a412fc3f093c14bcc6b566eabe87b6aa01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 2, 4095795600000, 'key_first_owner', 'key.added', 'bnk_wH97J33rNxVkwohgedpGSEQflFFFe42jiwhlGLuI63c', '{"key_id":"key_f6z4rMdEHmctpokd6OHEEMw8ZRxhPxKoaAXAYWuJi4t","kind":"GATEWAY_TO_BANK","mode":"test"}', '5f48e5a127d0851472c0034223f2897adfd19e56000dc52a5860cd89d12c28a0', '96762d87bc61f4c34a4b8fb23b786b1a9b0d03f9ed51a3161f50cd5840a907e2', '8f7e92bdfeb9bdeb1ccf8d0b3e9d866daa638e67e05f2e5d456a77916e62ae974b3ff6ef56eb8dfe9f629fcfd6f9095be3d6a3ce959c9f8932237aca4bbd9503');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 3, 4095795600000, 'key_first_owner', 'key.added', 'bnk_wH97J33rNxVkwohgedpGSEQflFFFe42jiwhlGLuI63c', '{"key_id":"key_5N2RiVBfRnyOYWktSOcULT6XUPXItpYutHmPZkTBBm6","kind":"BANK_TO_GATEWAY","mode":"test"}', '96762d87bc61f4c34a4b8fb23b786b1a9b0d03f9ed51a3161f50cd5840a907e2', 'd80a7b7f10b063fd861237a0994dc621a1ba30be3d327e55b05311fe5ea21572', '4216d2c24162dc8f506a3c93d350fbc9aa9025d94e8f377ad82bab1f053c59e462e71d79773c40ae7f22f75eae0f1b9a8a1e0b2230062f63b15a9cc4f1025804');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 4, 4095795600000, 'key_first_owner', 'bank.registered', 'bnk_PnX8GkRcSbXXkioQQwpJemHWH5SQ0MpVcv7x2gTxKyh', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_PnX8GkRcSbXXkioQQwpJemHWH5SQ0MpVcv7x2gTxKyh","capabilities":["PAYMENTS"],"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-16T01:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","mode":"test","name":"borealis","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T01:00:00.000Z"}', 'd80a7b7f10b063fd861237a0994dc621a1ba30be3d327e55b05311fe5ea21572', 'cd035985fe86d392f93fefcca6464159bb7c12e64ff0f9803359f2acd9a63159', '3fe53ece868c943717a560b7c110124b6e34e852438c314d657f4bbab6d2b6404c14749a4290e1610213f3a823c918e69ff607c195612028b8a0ac81088f1b05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 5, 4095795600000, 'key_first_owner', 'key.added', 'bnk_PnX8GkRcSbXXkioQQwpJemHWH5SQ0MpVcv7x2gTxKyh', '{"key_id":"key_p2MX5waF77RqbVXy2voAUzNagEps5lrlXCM0GpdDA1A","kind":"GATEWAY_TO_BANK","mode":"test"}', 'cd035985fe86d392f93fefcca6464159bb7c12e64ff0f9803359f2acd9a63159', 'cb972c3d9f2e337a4a89f7683253282959a7046f052b0006cd15261a9e20b7bb', 'b576687cc16f3cb39b015e0480a5a3c848b08113273786d2ab0b80db7647dcef2e364a8eeab9dd0543bd0d1cf408bb2a7c77af3f2d3f2af0e4aac4cbfe001c0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 6, 4095795600000, 'key_first_owner', 'key.added', 'bnk_PnX8GkRcSbXXkioQQwpJemHWH5SQ0MpVcv7x2gTxKyh', '{"key_id":"key_y6EU69ivzV6wabnlJKJAAv1M6zSfv0ZR1MvMpHRkh6K","kind":"BANK_TO_GATEWAY","mode":"test"}', 'cb972c3d9f2e337a4a89f7683253282959a7046f052b0006cd15261a9e20b7bb', 'c3e7ad7ddbef64cfdee3a80fb92db267d3c4e84fb9c76da82c1d60d3a14378e3', 'eda8bff2b5b5ed6b79209dd8badfa484a833c4ddfb78d050168c3359cd31033cb31ba88e782f174544b9e2bb411892e8db0b744ef42adcdbd5c849d302b5840e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 7, 4095795600000, 'key_first_owner', 'bank.registered', 'bnk_bnlIlS5DOphMijRYKtVpGNwY8EpPmpfcohiipoaztl6', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_bnlIlS5DOphMijRYKtVpGNwY8EpPmpfcohiipoaztl6","capabilities":["PAYMENTS"],"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-16T01:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","mode":"live","name":"alpha","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T01:00:00.000Z"}', 'c3e7ad7ddbef64cfdee3a80fb92db267d3c4e84fb9c76da82c1d60d3a14378e3', 'e0223e5dfc8027d5b05c00ee998083c62e038ef31bf116d4310ffb6dbde660dd', '0670aba95712c3e96108ac99c58216c86c359a5280152657b9adac6b14e597933383a3207c589734b4d79a2f1a48d5d2bd977dfe9b529157a9474e986e984f0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 8, 4095795600000, 'key_first_owner', 'key.added', 'bnk_bnlIlS5DOphMijRYKtVpGNwY8EpPmpfcohiipoaztl6', '{"key_id":"key_at66zB6Epf2GI26TMkRmMw6cB4woy3RpMUF5jcAvzxd","kind":"GATEWAY_TO_BANK","mode":"live"}', 'e0223e5dfc8027d5b05c00ee998083c62e038ef31bf116d4310ffb6dbde660dd', '458e264354d090927e29475b5ed70ef045972e7e92b7dccd7722ac1d1e839d1b', 'facd114d83dc6da8efb5b52e224936a0a2834e427c38580c7862b97928a66a3b1bdbc244441759ce0735894e67f3f18343d4e5c11cf2a7aecacf267c81eee80f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 9, 4095795600000, 'key_first_owner', 'key.added', 'bnk_bnlIlS5DOphMijRYKtVpGNwY8EpPmpfcohiipoaztl6', '{"key_id":"key_rAHlbx9C8pAjkhpSN5hYwVDRAijqwTL7biOKGXAs5gE","kind":"BANK_TO_GATEWAY","mode":"live"}', '458e264354d090927e29475b5ed70ef045972e7e92b7dccd7722ac1d1e839d1b', 'f317b291ddcff90d68636c4e238ae8f9710d593cc740948bb80b5057f6140c6e', 'd9df12f9e15b36179ed968a853ab2922a250457b26b2ff98abf796de0281d4a760c6ed0cbc11e931cd926130e0139dd8ab0bf12c40df540686f60beb731f3a00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 10, 4095795600000, 'key_first_owner', 'bank.registered', 'bnk_jLN55qnGNR0CgnuLzgVvlh7VWkQB6g2ttiZIsfxyS2j', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_jLN55qnGNR0CgnuLzgVvlh7VWkQB6g2ttiZIsfxyS2j","capabilities":["PAYMENTS"],"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-16T01:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","mode":"live","name":"borealis","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T01:00:00.000Z"}', 'f317b291ddcff90d68636c4e238ae8f9710d593cc740948bb80b5057f6140c6e', '7bc3f1fe2cba900cfe3f85c34441910d08fd7b0396f25bae63c517158644b458', 'd21d5b9675f8f4319b67a30475eeafec4d6aa12b366c16ab9af2796cf33fe6a6098cfc68d77cf6bc3697026059623573cbe08f7fc794a2182733c058a2415b01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 11, 4095795600000, 'key_first_owner', 'key.added', 'bnk_jLN55qnGNR0CgnuLzgVvlh7VWkQB6g2ttiZIsfxyS2j', '{"key_id":"key_SgDQ1NzjZEQcpJLcUO3Xax9ACKAK7Io3RXmaKktZMK8","kind":"GATEWAY_TO_BANK","mode":"live"}', '7bc3f1fe2cba900cfe3f85c34441910d08fd7b0396f25bae63c517158644b458', 'a0061d81c19ddf53623027929520679f5d53ed9ba29db7ef6fd6cbf06cdc9cb7', '85571baf4db59d3c061ef48f92b70898e11dfc065a8b0f68a4cd7510b38bdb09b00eec389a4ebeb25b8e2c9535eb77dc5356ca623fa941cb024cd988b913330f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 12, 4095795600000, 'key_first_owner', 'key.added', 'bnk_jLN55qnGNR0CgnuLzgVvlh7VWkQB6g2ttiZIsfxyS2j', '{"key_id":"key_f2ISfWNnkToGG5ij8uVP901dODn1Nqk6pFYEr70pNtK","kind":"BANK_TO_GATEWAY","mode":"live"}', 'a0061d81c19ddf53623027929520679f5d53ed9ba29db7ef6fd6cbf06cdc9cb7', 'aef88bfd1a82fbabfa2d30ee6cc15c82ddd6118476e73b9607fd2d694aa8807b', 'ddfa65a18777e47c8e307c6f89a4fd83685a0cfa28c8bfbe0341cf0347afb852a694243851a2b42a8f31e2eadcb8e4dd68c037a1e5eda298e98091e28f155702');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 13, 4095795600000, 'key_first_owner', 'merchant.registered', 'mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', '{"created_at":"2099-10-16T01:00:00.000Z","merchant_id":"mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7","modes":{"live":{"optional_events":[],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"optional_events":[],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","updated_at":"2099-10-16T01:00:00.000Z"}', 'aef88bfd1a82fbabfa2d30ee6cc15c82ddd6118476e73b9607fd2d694aa8807b', '0a8064ca0b141bb2b7a5bbce40fc3e19d383f6f0954024f2e0dd530bd23534f4', 'b68a7462bfb92b0fc64678a8ad55a99514917e06853854ba3ac5df6a46e90f8dacb2d8c6f3df7c483588840f9542a1b0ba4d7a501f54f891765cbdf0d6bce404');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 14, 4095795600000, 'key_first_owner', 'key.added', 'mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', '{"key_id":"key_F1A8YFgfuXx68t38L84oRpomUDs2ZdJhwuNMwLEK83w","kind":"SIGNING","mode":"test"}', '0a8064ca0b141bb2b7a5bbce40fc3e19d383f6f0954024f2e0dd530bd23534f4', 'f091a30ae246cad8b811159ea7c388724cb9519916ead92e7a47ae03db426251', '6e4a54056966c93a433723c67dfed074bce8f7259a0b8786e0e345303e398a3699d89c182d0c2e8f16d8749e00a6510323e485afe0869584ebd0ccd66f259402');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 15, 4095795600000, 'key_first_owner', 'key.added', 'mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', '{"key_id":"key_Jr2m7m7CsY99DT7mg9FCLDICiQULcWA5Xx4iPiDqHqe","kind":"SIGNING","mode":"live"}', 'f091a30ae246cad8b811159ea7c388724cb9519916ead92e7a47ae03db426251', '11ca20242d4bded42bf931acbfb17ddee6863c917c12cfd2a8ba2021b2198deb', '86d4608505fcea2594876d8915ea6c81e100fa901c15091b25ec7828d3352a1fc974bfc02d934f2fde385bdcb44ddf12bc2cf9f322fcedb247c700194cd48605');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 16, 4095795600000, 'key_first_owner', 'key.added', 'mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', '{"key_id":"key_DcUMEqSPLbul6WYmus9CKgc8JyEAdkUV887aW9Yb6HS","kind":"API","mode":"test"}', '11ca20242d4bded42bf931acbfb17ddee6863c917c12cfd2a8ba2021b2198deb', '46de1f8f6cc958112d2fae37a06c307d481d597b39f78a92b6df18ccddda052e', '604c7e857e2f48357b3ec4a8521b21bf099b976937d93da02b79566572dd510e5007349e0dda72243b7ac4b5de6222a5ebf1fd2b6e009650a234b787b110f50c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 17, 4095795600000, 'key_first_owner', 'key.added', 'mer_JehQHzMvOusmCKEH1GUNVJWuLHNfSfRtTD6HfmmFSs7', '{"key_id":"key_MESpF99MMe8UPUkk8cMC9q0UXzqoxUTQLxJ7A855JtG","kind":"API","mode":"live"}', '46de1f8f6cc958112d2fae37a06c307d481d597b39f78a92b6df18ccddda052e', 'd718a249887dc20aff7d95b08ad70bc8fe82c427b4e864f162ae3bc9d6d070d5', 'da29b41341e9d75810740cc5b06c84f81b6200aeaf2e48e2324dfab099b93edbf08cb18673ff333ebb1f2f6456885f92b9e5b08b695da81d1aa07bc1e130300f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 18, 4095795600000, 'key_first_owner', 'merchant.registered', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', '{"created_at":"2099-10-16T01:00:00.000Z","merchant_id":"mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY","modes":{"live":{"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","updated_at":"2099-10-16T01:00:00.000Z"}', 'd718a249887dc20aff7d95b08ad70bc8fe82c427b4e864f162ae3bc9d6d070d5', 'b7a91e78e8ec0d8b19c8540b139555cef8a645aa9fb40f425fb10dc145b72d0b', '5e3e602be6fc0e0ed094707befe3d3a81af11d736671832a8d96ef5425e102da77b35a8904fc4bf57d8971729669cd771f7def8f79bb2c589c439bfac569f606');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 19, 4095795600000, 'key_first_owner', 'key.added', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', '{"key_id":"key_LL0nVbn5A2fggWzgfBCbU3iRzrLXrnAd5D1j5Kg6BkV","kind":"SIGNING","mode":"test"}', 'b7a91e78e8ec0d8b19c8540b139555cef8a645aa9fb40f425fb10dc145b72d0b', '2a8e9e99df55ad8154b2e2a5f680c4114fd7ac0afb00885d736e342ee93106a1', '48462ee0d846ddc67c31bd968f6b6194fb7b211d31f54a9eed5850afc30084a9440cd8e5f940eeedb021360b45e1a7beb696f58925ec38006b5527cd7c386202');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 20, 4095795600000, 'key_first_owner', 'key.added', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', '{"key_id":"key_6tsu7Wy5JLzGT3CwaVWKYLQQfzZ1a0O2GgU8jNOhxXq","kind":"SIGNING","mode":"live"}', '2a8e9e99df55ad8154b2e2a5f680c4114fd7ac0afb00885d736e342ee93106a1', 'a70eaadb6890684f886a8296318c8fa1f00abb230e59d5da649d7d86a0b01b81', '420d80057eb6ed89b26d71f023a0ea020afaaa8b4888c471af0d8cd0841e37c2f3f94c12b5020ed125fd368f349d30e4f11efb36c9d04ff6f57f40936e6d1e08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 21, 4095795600000, 'key_first_owner', 'key.added', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', '{"key_id":"key_xCzqHDDzzD61a6trU64GyxGarhUv3JMOFVS6gUXyENS","kind":"API","mode":"test"}', 'a70eaadb6890684f886a8296318c8fa1f00abb230e59d5da649d7d86a0b01b81', 'd9649558881d63f31e05a2ac5b50010183659e827f6b862bdfa7daad9e1931c0', 'ce98db83e45af9fcb833ce90fcafc8e7b2b12b0c0a7f8f9f3b4e6f9b1b341cca40a133e1d3c0df41a6bcdd5e73c403db69d7fa6abe537a97acf09a98ad48df08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 22, 4095795600000, 'key_first_owner', 'key.added', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', '{"key_id":"key_JSOnXRXAfhujq7EaHKXziADiXapblud65wOtMf3ISxw","kind":"API","mode":"live"}', 'd9649558881d63f31e05a2ac5b50010183659e827f6b862bdfa7daad9e1931c0', 'bbebaf1b1b93da07c65f029c0cad9f1061bf403c277f9fe864d6c0615b302dce', 'ebb73d1d1d63aee2f1a13612135c5e9a87f177625528672e25a7bbab5e6e0c391138005b20a9e029acf71cb9e6d247194d157dfa432fa297587e7dfe8c2da20d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 23, 4095795600000, 'key_first_owner', 'admin_key.added', 'key_Up8HgRqcUL0NwySIPB733ojuglLBivDXzjrE7R0cK0R', '{"name":"Ada","role":"operator"}', 'bbebaf1b1b93da07c65f029c0cad9f1061bf403c277f9fe864d6c0615b302dce', 'b7be7c55b682226e7fb4582866c05575553bf7a6f53299d08bd1cf1c88918895', 'ba639cf56f1b59e165325b1132e1de66eb6fd648b9e0c0269e2dd176a75d39cbdd51b1eba92e5792eb3d13164996c359588e118300d61e48117e09f161974903');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 24, 4095795600000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', 'b7be7c55b682226e7fb4582866c05575553bf7a6f53299d08bd1cf1c88918895', '61c8e75e5e0406f027f88bb97d9ab6db54f624ba61306b981fa447535ba51027', '55e52ee47fd688c6aad4a2775874c683319f66d772dabbc8a434b0fca4d40e4ec11e196c1d8256c8bf8a2b747464b7104e3846839181bc60c3ad87298d11b40c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 25, 4130532496000, 'key_first_owner', 'reconciliation.requested', 'pay_rSkKDrbO2dfYNtZq9NYtxbTYzhggOSKh5ED4IgputVo', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', '61c8e75e5e0406f027f88bb97d9ab6db54f624ba61306b981fa447535ba51027', 'e55fb1e3d73501940be49033b1be0c7ea1bbbf78501766b370cfd7bd78923326', '2263c0f311d743a3e8b50f4f2cf211cd6809296c44e17b1c36aa59f06d945d9afc1ef41914e7aeb96cc81662c2cf92ad60c8efa5c46c682c981fdef45c2d5e0a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 26, 4130532496000, 'key_first_owner', 'reconciliation.resolved', 'pay_rSkKDrbO2dfYNtZq9NYtxbTYzhggOSKh5ED4IgputVo', '{"movement":"","outcome":"FAILED"}', 'e55fb1e3d73501940be49033b1be0c7ea1bbbf78501766b370cfd7bd78923326', 'f68655811e1f633519d9b24e5561929a6b1d1b844daea531863392a244807626', 'd4caaab0202e2e0649f79674381a102a8712e0039d2bebe7035416b1495618d6bf4403382b40f2bd5bec6c0c7b19fc3f68059e0809365171f442651dfbc0ac05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 27, 4130532676000, 'key_first_owner', 'reconciliation.requested', 'pay_YEhLLVLm36ginW2nUgfuSRfHLS5EAf83btASIHCFhiX', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', 'f68655811e1f633519d9b24e5561929a6b1d1b844daea531863392a244807626', '7a131676610832a99806540f1901341ade40f28215e86a455d52723f53f21cf8', '3c79570c7a815f6d5ff6fe36e52488863856f132531ca3d3186b884ec983f027e4b2766175e973d444082a6ae38d18db0b46cb91df4004d3470f92ebd418b200');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 28, 4130532676000, 'key_first_owner', 'reconciliation.proposed', 'pay_YEhLLVLm36ginW2nUgfuSRfHLS5EAf83btASIHCFhiX', '{"movement":"","outcome":"COMPLETED"}', '7a131676610832a99806540f1901341ade40f28215e86a455d52723f53f21cf8', '27cf5538ff2324dae94af508b4dca4d09f0c1051268b677eb1ba85233fccd5eb', 'da332801e2994ce2b5a7a891dce097b7e61e3b9c94fdc350fc03872c8cfcbd4d1fb5b45573203675dc45c4bee1ab7978f2982db5ffd0c2d4020a2faa4f9d7a01');
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'live', 'PAYMENT', 4130532556000, 'pay_YEhLLVLm36ginW2nUgfuSRfHLS5EAf83btASIHCFhiX', 'order 7', 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4130532561000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4130529136000, 'pay_jUtYOrm6wmxARokbswIMTW3QUa1qPAzEtbgYlytIddf', 'order 7', 2500, 'USD', 'OPEN', 'EXECUTING', 143, 4130530938000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4130531116000, 'pay_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7', 'order 7', 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 63, 4130531726000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4130531836000, 'pay_h1bguwB3u1mEcMbWIkKGrl0r0yH7CCxtZeFOjZyN3ps', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4130531836000, 4130531836000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4130532016000, 'pay_Ew7BHrmOkmYoCUgqZeG6SYwEnT7a1uKvfLz6fhK9msc', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130532016000, 4130532016000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4130532076000, 'pay_iMGk3XRHfiUcJsaDzkzybjCScRp9ufLtf0FG8iwtWsR', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130532076000, 4130532076000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4130532136000, 'pay_QfmvlcZdkoKSGCfYyiBIp8MCrpJksTFaxtZlyGD5ukI', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130532136000, 4130532136000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4130532196000, 'pay_s4gogln0NcOVMCs01cwSA4xFRPwDcejxVpgmX3rjoU3', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130532196000, 4130532196000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4130532376000, 'pay_rSkKDrbO2dfYNtZq9NYtxbTYzhggOSKh5ED4IgputVo', 'order 7', 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4130532381000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4130533756000, 'pay_6hqgDQHcfD2CRvidn8xSgneA9PA1Z8Y3tQtRanyq1zR', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130534656000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4130534656000, 'pay_qU9RGYu1S9FDNJOskuTfdN175Th2AIWAoQ0ek0mzMpu', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130535556000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4131507556000, 'pay_unzs4dKKeIJEN4n0Fb4NCKFwkQ405zRGyDEEMc5YoGN', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131508456000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'PAYMENT', 4131508456000, 'pay_qmjqK46XtmgK8YviudYPsdLDmjEPIiiCr9sR6Eqr3MN', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131509356000, null, 1);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_Z1BDBkjhWKnaEra9QK2jU0LoxtNClUNRbeSDAFuBsc7', '', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'STALLED', 4130531726000, 2500, 'USD', 'AKJ8RGBKAU9XGXK39W9B6EJ8FIELG2PWUJG', 63, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_jUtYOrm6wmxARokbswIMTW3QUa1qPAzEtbgYlytIddf', '', 'mer_cG93GwvGPNKzo2Fa4hTUlPnZM6usSWREDJ3k8nHa9VY', 'test', 'UNKNOWN_OUTCOME', 4130530938000, 2500, 'USD', 'CM9A9KAKP593D90M7UWXN5AOYHBCUSEJ2BL', 143, null);
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_Up8HgRqcUL0NwySIPB733ojuglLBivDXzjrE7R0cK0R', 'Ada', 'operator', 'ACTIVE', '7dd55cb26a961b9d53f1333b57d80a998b865eb3b3d3bece13b6a32b2c3fd69e', 'key_first_owner', null, 4095795600000, 4095795600000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
