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
CREATE TABLE "objects" (
	`owner_kind` text NOT NULL,
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
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `kind`, `created_at`, `object_id`)
) WITHOUT ROWID;
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
CREATE INDEX `reviews_open` ON `reviews` (`since`,`end_to_end_id`) WHERE resolved_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_keys_sha256` ON `admin_keys` (`sha256`);
--> statement-breakpoint
CREATE INDEX `admin_keys_created` ON `admin_keys` (`created_at`,`key_id`);
--> statement-breakpoint
CREATE INDEX `admin_keys_role` ON `admin_keys` (`role`,`status`);
--> statement-breakpoint
CREATE INDEX `objects_reference` ON `objects` (`owner_kind`,`owner_id`,`mode`,`kind`,`reference`,`created_at`);
--> statement-breakpoint
CREATE INDEX `objects_unfinished` ON `objects` (`created_at`,`object_id`) WHERE unfinished = 1;
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_records.sql', '2026-11-22 04:30:48');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (2, '0001_reconciliation.sql', '2026-11-22 04:30:48');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (3, '0002_endpoints.sql', '2026-11-22 04:30:48');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (4, '0003_key_owners.sql', '2026-11-22 04:30:48');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (5, '0004_event_owners.sql', '2026-11-22 04:30:48');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (6, '0005_audit_chain.sql', '2026-11-22 04:30:48');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (7, '0006_object_list.sql', '2026-11-22 04:30:48');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (8, '0007_approvers.sql', '2026-11-22 04:30:48');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (9, '0008_object_owners.sql', '2026-11-22 04:30:48');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_SDeUVaqYOCyZ2MJ3KgPGDIkbl0mgjkeHFnqXwelV5Jv');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_TC3mINNAw7DygtctGdMagFlEk2Ku6SJQc4sUEYniCD3');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_TdkiwbypCRdcUeNZZgpk8LHT6tx0NbpJpGgLv1ZQMWR');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_s6fPKlwydgLn4UQd62KhC8C8DyUxNfhFs6VTKwFuDLm');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_s6fPKlwydgLn4UQd62KhC8C8DyUxNfhFs6VTKwFuDLm', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095799200000, 4095799200000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_TC3mINNAw7DygtctGdMagFlEk2Ku6SJQc4sUEYniCD3', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095799200000, 4095799200000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_TdkiwbypCRdcUeNZZgpk8LHT6tx0NbpJpGgLv1ZQMWR', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095799200000, 4095799200000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_SDeUVaqYOCyZ2MJ3KgPGDIkbl0mgjkeHFnqXwelV5Jv', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095799200000, 4095799200000);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', 'live', 'DE35500208000000000001', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', 'test', 'DE35500208000000000001', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, created_at, updated_at) VALUES ('mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', 'Meridian Books', 'ACTIVE', 4095799200000, 4095799200000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, created_at, updated_at) VALUES ('mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'Meridian Books', 'ACTIVE', 4095799200000, 4095799200000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4095799200000);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_2WdLC9OXhuImI4YFj4mjofYunjNHHfCm5k26Vzf01ad', 'BANK', 'bnk_s6fPKlwydgLn4UQd62KhC8C8DyUxNfhFs6VTKwFuDLm', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, '618203e3c9ceff48530cd220d9831ed4650dcbcdff38ff41788fc66a4a1a64a2da96b2c4d531b10a93b6f259018a6505e9193f5bfd95f8c7379d466769be3ba8dfbbd4d1856022ce04ac2e96bd12df510450', 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_ifAHVEXLZ6Wkv0Fnfz1F2FUkiceYUiB4MPavgYucEDh', 'BANK', 'bnk_s6fPKlwydgLn4UQd62KhC8C8DyUxNfhFs6VTKwFuDLm', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', 'b988fabbfdbde4b8dc4f824e5fa3a22ef48e50ef0bad33be5c955e2e82dabcb4', null, 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_PFMUxmwxEjHyCNJXfxGxHj5vDv3nUbm6LRuJBiFSoE2', 'BANK', 'bnk_TC3mINNAw7DygtctGdMagFlEk2Ku6SJQc4sUEYniCD3', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, '653c6e403032f6df1e6282e4438cbd93c99c0e0f7be71fa1d1d0b84256c5bd9092fe1c606efdcc296fe521f91dbf8c84d6caac98494a5884356abeb401acc335168bae877c6537d7cad2f9a97e26e2191c69', 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_cNnw4DdWPCPLw7B8CRzHHgdzCgBAJ61a0hnBYhVShAZ', 'BANK', 'bnk_TC3mINNAw7DygtctGdMagFlEk2Ku6SJQc4sUEYniCD3', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '7aeb596e4ebb9b628cf158bc1ccc10ddab6d6b6b28c08aec8ea9b48ee8ef87d1', null, 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_w0Xz7CrFA0mU4ipRZwgDskLafxYpome5RAaOGVs08x4', 'BANK', 'bnk_TdkiwbypCRdcUeNZZgpk8LHT6tx0NbpJpGgLv1ZQMWR', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'dea55f75bcbccc2913d4adb9fd820bd4fab6f8d4f3b8ef6b44b979bd55f6452ecd7acd10044bbadfdeb7ca1c532c39262e76ecd6ee0b4fd25715116d88305cfe860170af7017109565f8ab7b3f1e46d245f0', 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_EApsv4T2zCFTCdfFdLclvOF6u3uv05iFvED1KQMUktZ', 'BANK', 'bnk_TdkiwbypCRdcUeNZZgpk8LHT6tx0NbpJpGgLv1ZQMWR', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '08c3cb8c62d7c9fe2e078e887431822ac47194b01b5b14b729dd06331b82eefc', null, 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_WkrzLKV8gSIsr1UuspgQKppnB1MTRj3XUzlp1rPszsZ', 'BANK', 'bnk_SDeUVaqYOCyZ2MJ3KgPGDIkbl0mgjkeHFnqXwelV5Jv', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'a1d027a80e145bdcb5726c4bd9ad91d48112ee7b1b794486f64652ec912aa843f21d8441d79e46cea255ec32f6f00b1273b5eeff3dbc45fc170ebe4dc84ca180d95e360d6be0de6cbfa9eefe383d5ef266e4', 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_LTPdZOTrukCB5wA9LwXgEoF6MmwxPinpnWjYGKrTBgx', 'BANK', 'bnk_SDeUVaqYOCyZ2MJ3KgPGDIkbl0mgjkeHFnqXwelV5Jv', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '547444aa758ea120af77e83610ed2a1344cac4e83300c898d0cd12ea589584f8', null, 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_mjiAZHqsn2tphWHdjt9UdSLVJDGsmhi8fcTgYC1L4kO', 'MERCHANT', 'mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', 'test', 'SIGNING', 'ACTIVE', null, 'e5ea7e591c797c012530853539236f892ec2f9303151419b4501327c7916ee494c70b156580042f9773231c9b0b27682909e0cf651439b3fee4d5acc89262fdd7b33adef4cc17171b944f22a7df5', 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_cKxut8ygdAVvAbU08pBymj27ToyaftzE6UUPaS8JMNS', 'MERCHANT', 'mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', 'live', 'SIGNING', 'ACTIVE', null, '78ee55b99e0be73776a99b7c7e6fa0ef14d5fb1f545ffa5fed5822dbab10cb5ad8690191efb253214577c9da644c541c7f5371049c86ef794034296a571fb9cd71823e8f3029bfe5e7e5c63e4fd2', 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_X1UsUy1z0uf5ttndS8RJ9pp3VTZW4o8siKqwPTa1s3f', 'MERCHANT', 'mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', 'test', 'API', 'ACTIVE', 'ae11b7ba5366297b698aeb515fe98c2cf71ac5d9dba9d366565662d4e3a0c615', null, 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_gyEGaA2KBxzQ3ixXWKTG7vsQzFVutSHRJbblYz99TpA', 'MERCHANT', 'mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', 'live', 'API', 'ACTIVE', 'f3ce432a26275d57999c80a9bbd2eb35609bf632f2d047ff98b908075b6e7918', null, 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_TvmRKAuzZ4zyGfnv67rvQyNXaXEIgxQfUWWk6hlVvfR', 'MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'SIGNING', 'ACTIVE', null, 'a659dace3dfe9899e50896731ee0ff1270f06a04495cff54f0ba914ccd6f845ab3706715a653753e47ac4a8b396eea519576df75949a736228094a1939216a7a36cb505eab110d563f04f4b46055', 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_C4HUso3pybGhWHtfA7vRRGIQ2QWzcucdqajibMBEmka', 'MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'live', 'SIGNING', 'ACTIVE', null, 'e9b4d6dc631f4dcadcaea60c7fd82cf9ac9ab3e623bbc6c251525976bb1c579b17c53343fc8c90f4a6f894b12c82b88aafe105f0f7f689fbeb0871f029c570472fe10d69a9c29d676eab8dddc130', 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_XTJC0viZpDgxFpcWpF1kBebNpqbvqnin51IEFJutFcu', 'MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'API', 'ACTIVE', '1c790b99a5bd2f979c146ddfb806475edcf68aff023d40d6575e1fbb2aeeff82', null, 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_LM2zoKu5qoJhKluWhOxC9siPde9c1QOmKgXMqRwiQMc', 'MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'live', 'API', 'ACTIVE', '01dd86f2c1b1f7e70c87f7a0689e31ce42eef17f44b053bdf6f5ce7beaf69fe1', null, 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, origin, created_at) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'live', 'https://shop.example.com', 4130536158000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, origin, created_at) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'https://shop.example.com', 4095799200000);
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'live', 4130536156000, 'evt_9vIUONoo5ZXmAWA0RM5EGrfUQsp9YHuH22vDTaZiqaj', 'payment.processing', 'ps_K9Qcgz8J3aYq7G7upjhUK5gAyvnCsalOFe0coKmvzwi', '{"event":"payment.processing","data":{"event_id":"evt_9vIUONoo5ZXmAWA0RM5EGrfUQsp9YHuH22vDTaZiqaj","occurred_at":"2100-11-22T03:09:16.000Z","mode":"live","session_id":"ps_K9Qcgz8J3aYq7G7upjhUK5gAyvnCsalOFe0coKmvzwi","payment_id":"pay_K9Qcgz8J3aYq7G7upjhUK5gAyvnCsalOFe0coKmvzwi","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130532736000, 'evt_WDsl9uRRGzQyWmPzkKCVNb8VIjdyXGVsdXOTvOWyNWe', 'payment.processing', 'ps_3tKzPhJcpfTng0OMthEQITbw4CfbGZ1GfyEs6CGjOKg', '{"event":"payment.processing","data":{"event_id":"evt_WDsl9uRRGzQyWmPzkKCVNb8VIjdyXGVsdXOTvOWyNWe","occurred_at":"2100-11-22T02:12:16.000Z","mode":"test","session_id":"ps_3tKzPhJcpfTng0OMthEQITbw4CfbGZ1GfyEs6CGjOKg","payment_id":"pay_3tKzPhJcpfTng0OMthEQITbw4CfbGZ1GfyEs6CGjOKg","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130534716000, 'evt_lrjokUSokqBj1LSQg6wFDPMEXgM7JzhgrUbtWeV8nIZ', 'payment.processing', 'ps_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk', '{"event":"payment.processing","data":{"event_id":"evt_lrjokUSokqBj1LSQg6wFDPMEXgM7JzhgrUbtWeV8nIZ","occurred_at":"2100-11-22T02:45:16.000Z","mode":"test","session_id":"ps_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk","payment_id":"pay_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130534716000, 'evt_v5APhXESs54LnrEv9SnEEOYUUCXreTi2kday1BeOc3X', 'payment.settlement_pending', 'ps_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk', '{"event":"payment.settlement_pending","data":{"event_id":"evt_v5APhXESs54LnrEv9SnEEOYUUCXreTi2kday1BeOc3X","occurred_at":"2100-11-22T02:45:16.000Z","mode":"test","session_id":"ps_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk","payment_id":"pay_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535326000, 'evt_3o2iUQJ6xM1UV4o62y12Yzbxl4ZltdAd4LqXVCi92vD', 'payment.settlement_stalled', 'ps_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_3o2iUQJ6xM1UV4o62y12Yzbxl4ZltdAd4LqXVCi92vD","occurred_at":"2100-11-22T02:55:26.000Z","mode":"test","session_id":"ps_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk","payment_id":"pay_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535436000, 'evt_3uttkFydCIUwixgCuLrGquGZR7NWMPhmvxBwyT3rfSk', 'payment.completed', 'ps_GGXlK4LnYpNqBuMRnhCUfHwC0hlUaKg0Z4Dv0EXOAD1', '{"event":"payment.completed","data":{"event_id":"evt_3uttkFydCIUwixgCuLrGquGZR7NWMPhmvxBwyT3rfSk","occurred_at":"2100-11-22T02:57:16.000Z","mode":"test","session_id":"ps_GGXlK4LnYpNqBuMRnhCUfHwC0hlUaKg0Z4Dv0EXOAD1","payment_id":"pay_GGXlK4LnYpNqBuMRnhCUfHwC0hlUaKg0Z4Dv0EXOAD1","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535436000, 'evt_o4exQRNimriEhl0HxHKa3zNLSH3SNnAuYO41G4r283T', 'payment.processing', 'ps_GGXlK4LnYpNqBuMRnhCUfHwC0hlUaKg0Z4Dv0EXOAD1', '{"event":"payment.processing","data":{"event_id":"evt_o4exQRNimriEhl0HxHKa3zNLSH3SNnAuYO41G4r283T","occurred_at":"2100-11-22T02:57:16.000Z","mode":"test","session_id":"ps_GGXlK4LnYpNqBuMRnhCUfHwC0hlUaKg0Z4Dv0EXOAD1","payment_id":"pay_GGXlK4LnYpNqBuMRnhCUfHwC0hlUaKg0Z4Dv0EXOAD1","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535616000, 'evt_2Ty3QHL5utC2Fraulu5MaRmb2I7FfGLLp13bcCetXAW', 'payment.processing', 'ps_lWlcTs1CD1Srjyd5z1AtqNE7znje6SFk77WDTe7aJHO', '{"event":"payment.processing","data":{"event_id":"evt_2Ty3QHL5utC2Fraulu5MaRmb2I7FfGLLp13bcCetXAW","occurred_at":"2100-11-22T03:00:16.000Z","mode":"test","session_id":"ps_lWlcTs1CD1Srjyd5z1AtqNE7znje6SFk77WDTe7aJHO","payment_id":"pay_lWlcTs1CD1Srjyd5z1AtqNE7znje6SFk77WDTe7aJHO","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535616000, 'evt_N3vj0Qqa87oANf3Au36R3XCl6IghYez1SneSKqjJEss', 'payment.settlement_pending', 'ps_lWlcTs1CD1Srjyd5z1AtqNE7znje6SFk77WDTe7aJHO', '{"event":"payment.settlement_pending","data":{"event_id":"evt_N3vj0Qqa87oANf3Au36R3XCl6IghYez1SneSKqjJEss","occurred_at":"2100-11-22T03:00:16.000Z","mode":"test","session_id":"ps_lWlcTs1CD1Srjyd5z1AtqNE7znje6SFk77WDTe7aJHO","payment_id":"pay_lWlcTs1CD1Srjyd5z1AtqNE7znje6SFk77WDTe7aJHO","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535616000, 'evt_WfVK5Blr9fkvh0NdJUpzjx3aSFpl2EWpZwgV3O4OQam', 'payment.completed', 'ps_lWlcTs1CD1Srjyd5z1AtqNE7znje6SFk77WDTe7aJHO', '{"event":"payment.completed","data":{"event_id":"evt_WfVK5Blr9fkvh0NdJUpzjx3aSFpl2EWpZwgV3O4OQam","occurred_at":"2100-11-22T03:00:16.000Z","mode":"test","session_id":"ps_lWlcTs1CD1Srjyd5z1AtqNE7znje6SFk77WDTe7aJHO","payment_id":"pay_lWlcTs1CD1Srjyd5z1AtqNE7znje6SFk77WDTe7aJHO","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535676000, 'evt_4mf0wn9LVFisSQAuWhFO5piCo9WS4vPVEwZKfb9V8sz', 'payment.completed', 'ps_dEnrHV9ZC0NlygSYQq7uGSAhS1i4Oe5GvEkJDRDj8ee', '{"event":"payment.completed","data":{"event_id":"evt_4mf0wn9LVFisSQAuWhFO5piCo9WS4vPVEwZKfb9V8sz","occurred_at":"2100-11-22T03:01:16.000Z","mode":"test","session_id":"ps_dEnrHV9ZC0NlygSYQq7uGSAhS1i4Oe5GvEkJDRDj8ee","payment_id":"pay_dEnrHV9ZC0NlygSYQq7uGSAhS1i4Oe5GvEkJDRDj8ee","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535676000, 'evt_5DKTADM1CqDySPWvFELg9ELKiTI0qdvH9lpSf9NgO0J', 'payment.settlement_pending', 'ps_dEnrHV9ZC0NlygSYQq7uGSAhS1i4Oe5GvEkJDRDj8ee', '{"event":"payment.settlement_pending","data":{"event_id":"evt_5DKTADM1CqDySPWvFELg9ELKiTI0qdvH9lpSf9NgO0J","occurred_at":"2100-11-22T03:01:16.000Z","mode":"test","session_id":"ps_dEnrHV9ZC0NlygSYQq7uGSAhS1i4Oe5GvEkJDRDj8ee","payment_id":"pay_dEnrHV9ZC0NlygSYQq7uGSAhS1i4Oe5GvEkJDRDj8ee","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535676000, 'evt_dMB57eGgCoKuLkdR4EPrs67PrebDdtJJV6rusqvi6Np', 'payment.processing', 'ps_dEnrHV9ZC0NlygSYQq7uGSAhS1i4Oe5GvEkJDRDj8ee', '{"event":"payment.processing","data":{"event_id":"evt_dMB57eGgCoKuLkdR4EPrs67PrebDdtJJV6rusqvi6Np","occurred_at":"2100-11-22T03:01:16.000Z","mode":"test","session_id":"ps_dEnrHV9ZC0NlygSYQq7uGSAhS1i4Oe5GvEkJDRDj8ee","payment_id":"pay_dEnrHV9ZC0NlygSYQq7uGSAhS1i4Oe5GvEkJDRDj8ee","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535736000, 'evt_61fj5nmYxo4bgbw3e47ISH5vlnNi56C94h4SMcktu3o', 'payment.settlement_pending', 'ps_IbUJffafFC2N1t4SGiLOj75WRJCfxZTRPPE4QqsxoJM', '{"event":"payment.settlement_pending","data":{"event_id":"evt_61fj5nmYxo4bgbw3e47ISH5vlnNi56C94h4SMcktu3o","occurred_at":"2100-11-22T03:02:16.000Z","mode":"test","session_id":"ps_IbUJffafFC2N1t4SGiLOj75WRJCfxZTRPPE4QqsxoJM","payment_id":"pay_IbUJffafFC2N1t4SGiLOj75WRJCfxZTRPPE4QqsxoJM","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535736000, 'evt_cytBNq1gCllEcvPp5UNRRMYOQp5Y1n4CXBoEewRGDgb', 'payment.processing', 'ps_IbUJffafFC2N1t4SGiLOj75WRJCfxZTRPPE4QqsxoJM', '{"event":"payment.processing","data":{"event_id":"evt_cytBNq1gCllEcvPp5UNRRMYOQp5Y1n4CXBoEewRGDgb","occurred_at":"2100-11-22T03:02:16.000Z","mode":"test","session_id":"ps_IbUJffafFC2N1t4SGiLOj75WRJCfxZTRPPE4QqsxoJM","payment_id":"pay_IbUJffafFC2N1t4SGiLOj75WRJCfxZTRPPE4QqsxoJM","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535736000, 'evt_msRhZ5F9qtnjHb6ZEkeR8F6BJmhbYfSkvmaQqPJ3ggw', 'payment.completed', 'ps_IbUJffafFC2N1t4SGiLOj75WRJCfxZTRPPE4QqsxoJM', '{"event":"payment.completed","data":{"event_id":"evt_msRhZ5F9qtnjHb6ZEkeR8F6BJmhbYfSkvmaQqPJ3ggw","occurred_at":"2100-11-22T03:02:16.000Z","mode":"test","session_id":"ps_IbUJffafFC2N1t4SGiLOj75WRJCfxZTRPPE4QqsxoJM","payment_id":"pay_IbUJffafFC2N1t4SGiLOj75WRJCfxZTRPPE4QqsxoJM","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535796000, 'evt_4CxLnE6Wr18wbPUNyN8xjIHfl7waDc6EQVGGj4elDu0', 'payment.completed', 'ps_vK7sUl7Pvua0Xv1SNSYBVQ2NogQinrQh8XU97HoeJeW', '{"event":"payment.completed","data":{"event_id":"evt_4CxLnE6Wr18wbPUNyN8xjIHfl7waDc6EQVGGj4elDu0","occurred_at":"2100-11-22T03:03:16.000Z","mode":"test","session_id":"ps_vK7sUl7Pvua0Xv1SNSYBVQ2NogQinrQh8XU97HoeJeW","payment_id":"pay_vK7sUl7Pvua0Xv1SNSYBVQ2NogQinrQh8XU97HoeJeW","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535796000, 'evt_CK9GKJDWgvNSfzCOy6uKKiR6bUn57jSof3OF6XUjBu7', 'payment.processing', 'ps_vK7sUl7Pvua0Xv1SNSYBVQ2NogQinrQh8XU97HoeJeW', '{"event":"payment.processing","data":{"event_id":"evt_CK9GKJDWgvNSfzCOy6uKKiR6bUn57jSof3OF6XUjBu7","occurred_at":"2100-11-22T03:03:16.000Z","mode":"test","session_id":"ps_vK7sUl7Pvua0Xv1SNSYBVQ2NogQinrQh8XU97HoeJeW","payment_id":"pay_vK7sUl7Pvua0Xv1SNSYBVQ2NogQinrQh8XU97HoeJeW","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535796000, 'evt_uDSiFRqT33LmSGpHvG5j0tNUTaevLWx2MEKxrnRZWHF', 'payment.settlement_pending', 'ps_vK7sUl7Pvua0Xv1SNSYBVQ2NogQinrQh8XU97HoeJeW', '{"event":"payment.settlement_pending","data":{"event_id":"evt_uDSiFRqT33LmSGpHvG5j0tNUTaevLWx2MEKxrnRZWHF","occurred_at":"2100-11-22T03:03:16.000Z","mode":"test","session_id":"ps_vK7sUl7Pvua0Xv1SNSYBVQ2NogQinrQh8XU97HoeJeW","payment_id":"pay_vK7sUl7Pvua0Xv1SNSYBVQ2NogQinrQh8XU97HoeJeW","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535976000, 'evt_Zi7KeQD82AaCtestJzURa3HEN1QNMXF4qwQ3dIDtfwp', 'payment.settlement_pending', 'ps_BhU3oKTZr6mpiJ70QOefDvj61lsySNSaImNw8huYhGk', '{"event":"payment.settlement_pending","data":{"event_id":"evt_Zi7KeQD82AaCtestJzURa3HEN1QNMXF4qwQ3dIDtfwp","occurred_at":"2100-11-22T03:06:16.000Z","mode":"test","session_id":"ps_BhU3oKTZr6mpiJ70QOefDvj61lsySNSaImNw8huYhGk","payment_id":"pay_BhU3oKTZr6mpiJ70QOefDvj61lsySNSaImNw8huYhGk","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130535976000, 'evt_rCVar5DiAgdh2K8J4eM43ZZZRM9UPuLENessZBn5t5H', 'payment.processing', 'ps_BhU3oKTZr6mpiJ70QOefDvj61lsySNSaImNw8huYhGk', '{"event":"payment.processing","data":{"event_id":"evt_rCVar5DiAgdh2K8J4eM43ZZZRM9UPuLENessZBn5t5H","occurred_at":"2100-11-22T03:06:16.000Z","mode":"test","session_id":"ps_BhU3oKTZr6mpiJ70QOefDvj61lsySNSaImNw8huYhGk","payment_id":"pay_BhU3oKTZr6mpiJ70QOefDvj61lsySNSaImNw8huYhGk","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130538256000, 'evt_DtM5OftzAhQLibE8HBsEsS147xYGDjG4FMgc3Rttfyp', 'payment.expired', 'ps_49TYp0BG9GvV91rxObpuex1nIAXC065RpM5yxJ1sdnj', '{"event":"payment.expired","data":{"event_id":"evt_DtM5OftzAhQLibE8HBsEsS147xYGDjG4FMgc3Rttfyp","occurred_at":"2100-11-22T03:44:16.000Z","mode":"test","session_id":"ps_49TYp0BG9GvV91rxObpuex1nIAXC065RpM5yxJ1sdnj","payment_id":"pay_49TYp0BG9GvV91rxObpuex1nIAXC065RpM5yxJ1sdnj","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4130539156000, 'evt_5k8iIrFKpQldTv5hx3GcButW1gRUUJ6V7sJiJu2FBAi', 'payment.expired', 'ps_v1Q4HUKOCtplBGCcklFm0zGy0u84e4UIbuq5K9UcEkj', '{"event":"payment.expired","data":{"event_id":"evt_5k8iIrFKpQldTv5hx3GcButW1gRUUJ6V7sJiJu2FBAi","occurred_at":"2100-11-22T03:59:16.000Z","mode":"test","session_id":"ps_v1Q4HUKOCtplBGCcklFm0zGy0u84e4UIbuq5K9UcEkj","payment_id":"pay_v1Q4HUKOCtplBGCcklFm0zGy0u84e4UIbuq5K9UcEkj","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4131512056000, 'evt_AAKszd2ui0A74MaKbkrS0hC4lFe03F2do4eBT4IVJ0O', 'payment.expired', 'ps_XNV1gMkA1ZudrprzDAUOaOyjjlRbKDqRznoCEUKTwOA', '{"event":"payment.expired","data":{"event_id":"evt_AAKszd2ui0A74MaKbkrS0hC4lFe03F2do4eBT4IVJ0O","occurred_at":"2100-12-03T10:14:16.000Z","mode":"test","session_id":"ps_XNV1gMkA1ZudrprzDAUOaOyjjlRbKDqRznoCEUKTwOA","payment_id":"pay_XNV1gMkA1ZudrprzDAUOaOyjjlRbKDqRznoCEUKTwOA","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 4131512956000, 'evt_ZdXemTR7QQ1l6u2g1qDpIlvXbWwJFQFGGhVpO2mqzuP', 'payment.expired', 'ps_1oZvIfv7VKqTEdMjp2rdNl4AhJele8g5oyUoh0bNHmr', '{"event":"payment.expired","data":{"event_id":"evt_ZdXemTR7QQ1l6u2g1qDpIlvXbWwJFQFGGhVpO2mqzuP","occurred_at":"2100-12-03T10:29:16.000Z","mode":"test","session_id":"ps_1oZvIfv7VKqTEdMjp2rdNl4AhJele8g5oyUoh0bNHmr","payment_id":"pay_1oZvIfv7VKqTEdMjp2rdNl4AhJele8g5oyUoh0bNHmr","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "idempotency" (scope, idempotency_key, request_hmac, status, answer, location, created_at) VALUES ('/admin/v1/admin-keys', 'colleague', 'd855a4286569e3464e93cbebf3d8aeaca3bf0810f641a368e45a782f212e5cb8', 201, null, '/admin/v1/admin-keys/key_5WvoxZtYE45WZhV9h2CCrwnUMhdi7k4BEfCsOkIXiB6', 4095799200000);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 1, 4095799200000, 'key_first_owner', 'bank.registered', 'bnk_s6fPKlwydgLn4UQd62KhC8C8DyUxNfhFs6VTKwFuDLm', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_s6fPKlwydgLn4UQd62KhC8C8DyUxNfhFs6VTKwFuDLm","capabilities":["PAYMENTS"],"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-16T02:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","mode":"test","name":"alpha","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T02:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', '1040efd6ed796ce8fd8c93dbd55150c2d3246e914785abe1f71c069d4016f2c4', '4b6b4e15dc55eea99d0cc8da2b650e38009ac1ce4513911d14b560bd590af7efd8d85ec4e34f8c55aa22cebe4acd3b4c67020af16f3973394a539e4535cbde00');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 2, 4095799200000, 'key_first_owner', 'key.added', 'bnk_s6fPKlwydgLn4UQd62KhC8C8DyUxNfhFs6VTKwFuDLm', '{"key_id":"key_2WdLC9OXhuImI4YFj4mjofYunjNHHfCm5k26Vzf01ad","kind":"GATEWAY_TO_BANK","mode":"test"}', '1040efd6ed796ce8fd8c93dbd55150c2d3246e914785abe1f71c069d4016f2c4', 'c183c340f25925daced7cf76792596a68931d2d74547b5d19cd24a6dd248e48b', '02d0729c9d94d2903a9a7a516e749c4bd07cabcbdc8fda20dd66bbeba41bf792809607602bab95bdb96c448ef06d9b2916d61c9b36ee978b21180659e7651a0f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 3, 4095799200000, 'key_first_owner', 'key.added', 'bnk_s6fPKlwydgLn4UQd62KhC8C8DyUxNfhFs6VTKwFuDLm', '{"key_id":"key_ifAHVEXLZ6Wkv0Fnfz1F2FUkiceYUiB4MPavgYucEDh","kind":"BANK_TO_GATEWAY","mode":"test"}', 'c183c340f25925daced7cf76792596a68931d2d74547b5d19cd24a6dd248e48b', 'ef988467c0a198415dcfecdbd09a1932d7205971bead15cbcb144ea461cd9487', '7ba3135f4cbc4ea1e5f19984815dcfee4e5c06141a901cf1734cbbe70557519c650fc0e8d8b3913f66d1aae8439857fe66fc6ce34ea6b25723fbda0b5d416d09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 4, 4095799200000, 'key_first_owner', 'bank.registered', 'bnk_TC3mINNAw7DygtctGdMagFlEk2Ku6SJQc4sUEYniCD3', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_TC3mINNAw7DygtctGdMagFlEk2Ku6SJQc4sUEYniCD3","capabilities":["PAYMENTS"],"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-16T02:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","mode":"test","name":"borealis","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T02:00:00.000Z"}', 'ef988467c0a198415dcfecdbd09a1932d7205971bead15cbcb144ea461cd9487', '1076cc182cf27da9c636b9526e54314fe1a4dfd2c5a593872d54eb919c381dc9', 'c15edb188b8394f285f5f32e277d5916675a996e0004d923d5b50e6698231e0aefe62ad9f5aef0dd2f1ba6604c418da255427c876201a473bad83849e043780f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 5, 4095799200000, 'key_first_owner', 'key.added', 'bnk_TC3mINNAw7DygtctGdMagFlEk2Ku6SJQc4sUEYniCD3', '{"key_id":"key_PFMUxmwxEjHyCNJXfxGxHj5vDv3nUbm6LRuJBiFSoE2","kind":"GATEWAY_TO_BANK","mode":"test"}', '1076cc182cf27da9c636b9526e54314fe1a4dfd2c5a593872d54eb919c381dc9', '0272df92f3f7ee81eb27bd168df3074d4478774410a784b3c4b5cf84fcd550e8', 'b3e2129b8fa3a4c8e29a1d09be5557fa05b5e3c7e7fb1ac7d6341ef5e2dbb43d9c70be7a0017ee34fc5cf29cf5246c8e4aa85cd53f2db0f519bfd3c9dd6ce00e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 6, 4095799200000, 'key_first_owner', 'key.added', 'bnk_TC3mINNAw7DygtctGdMagFlEk2Ku6SJQc4sUEYniCD3', '{"key_id":"key_cNnw4DdWPCPLw7B8CRzHHgdzCgBAJ61a0hnBYhVShAZ","kind":"BANK_TO_GATEWAY","mode":"test"}', '0272df92f3f7ee81eb27bd168df3074d4478774410a784b3c4b5cf84fcd550e8', 'd7176561623976cd97e2aef88fdc3e2afb9272b00b0a9b7dd8db6e81c1b17f1c', 'c48d71d68e7aecde6faa758bf94655688083159fea9f496f95fba2d301a144e2cf872482928bb9fbf1f99db6071b12d8da4c053bf48ee0b5706ce5b318371b08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 7, 4095799200000, 'key_first_owner', 'bank.registered', 'bnk_TdkiwbypCRdcUeNZZgpk8LHT6tx0NbpJpGgLv1ZQMWR', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_TdkiwbypCRdcUeNZZgpk8LHT6tx0NbpJpGgLv1ZQMWR","capabilities":["PAYMENTS"],"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-16T02:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","mode":"live","name":"alpha","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T02:00:00.000Z"}', 'd7176561623976cd97e2aef88fdc3e2afb9272b00b0a9b7dd8db6e81c1b17f1c', 'a15072c5d07127164214a4b4d88e05d0c73a90f24e0c6a2effc09ba95b508cd8', '13576cb597f73c10209cf61fc8875fa2d6ba2095780ff7867c4daae7f9806443372e855b599ff6747d01f509fb18d5a650e47e626380a393f54c03e8eab4f50f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 8, 4095799200000, 'key_first_owner', 'key.added', 'bnk_TdkiwbypCRdcUeNZZgpk8LHT6tx0NbpJpGgLv1ZQMWR', '{"key_id":"key_w0Xz7CrFA0mU4ipRZwgDskLafxYpome5RAaOGVs08x4","kind":"GATEWAY_TO_BANK","mode":"live"}', 'a15072c5d07127164214a4b4d88e05d0c73a90f24e0c6a2effc09ba95b508cd8', '19a986fb5edd411311c43cb27042cb9b8e64998e7e2351dcf58b18c48e7d334b', '2d4c143b870454cba29eebaa3fb8fd322217628119a9003f00878f12e1effeb089f50ce125c24063d50b2ebed69c3cccd2cbf9d36cb6b647dcc6a87cec191d05');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 9, 4095799200000, 'key_first_owner', 'key.added', 'bnk_TdkiwbypCRdcUeNZZgpk8LHT6tx0NbpJpGgLv1ZQMWR', '{"key_id":"key_EApsv4T2zCFTCdfFdLclvOF6u3uv05iFvED1KQMUktZ","kind":"BANK_TO_GATEWAY","mode":"live"}', '19a986fb5edd411311c43cb27042cb9b8e64998e7e2351dcf58b18c48e7d334b', 'b59e20c1fcaa09baaffb5bcfccf715acee8c547a5ae23b97429d582c636d3a1a', 'd58e7c9ff8a15b4aaaa1615358e35bb1b00f6dbcbb4cccc334dd3b7e3cb2f80044368e3c26fe00971a7c8ca014251298ee8831dcb3506ff41995bad1044bca0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 10, 4095799200000, 'key_first_owner', 'bank.registered', 'bnk_SDeUVaqYOCyZ2MJ3KgPGDIkbl0mgjkeHFnqXwelV5Jv', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_SDeUVaqYOCyZ2MJ3KgPGDIkbl0mgjkeHFnqXwelV5Jv","capabilities":["PAYMENTS"],"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-16T02:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","mode":"live","name":"borealis","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T02:00:00.000Z"}', 'b59e20c1fcaa09baaffb5bcfccf715acee8c547a5ae23b97429d582c636d3a1a', 'e0c936ff42df46d4d23e69f00d26221dbc757425ad16e369939cb700917ec254', 'b8cfde237da4865bf31c4936ef203f1b85f9abab5d122c7a5119899f18a1404326237e21166943f6781b697dbf52244a775e6eb2b2158d1bc430efb79fbbd40e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 11, 4095799200000, 'key_first_owner', 'key.added', 'bnk_SDeUVaqYOCyZ2MJ3KgPGDIkbl0mgjkeHFnqXwelV5Jv', '{"key_id":"key_WkrzLKV8gSIsr1UuspgQKppnB1MTRj3XUzlp1rPszsZ","kind":"GATEWAY_TO_BANK","mode":"live"}', 'e0c936ff42df46d4d23e69f00d26221dbc757425ad16e369939cb700917ec254', 'd2a1b32d69c11e0ff92e535339589c12d1170bcd78f190a1d1e39560658796f4', 'f8eef4f3541ea55fcc691d951f4dd125ce0b95d6e234245a45757a0a6e91e2dbe24afd1a95cbd5308036127ac1ba1f4ea5cea2958c5989805ebe49d49f7bc80e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 12, 4095799200000, 'key_first_owner', 'key.added', 'bnk_SDeUVaqYOCyZ2MJ3KgPGDIkbl0mgjkeHFnqXwelV5Jv', '{"key_id":"key_LTPdZOTrukCB5wA9LwXgEoF6MmwxPinpnWjYGKrTBgx","kind":"BANK_TO_GATEWAY","mode":"live"}', 'd2a1b32d69c11e0ff92e535339589c12d1170bcd78f190a1d1e39560658796f4', '323225a9d7aeea2e1fc7e18a4d0cfa49198bcc47943cfe73814f2579cc31f6b5', '78e8014e2a4e6b70d44e4b07734909874cb3d86440e2291d6bdce7161912ff308afee7e902b599cb89c3d50905f92a8dca59ded7b0dd37306a9dcac22a165408');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 13, 4095799200000, 'key_first_owner', 'merchant.registered', 'mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', '{"created_at":"2099-10-16T02:00:00.000Z","merchant_id":"mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY","modes":{"live":{"optional_events":[],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"optional_events":[],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","updated_at":"2099-10-16T02:00:00.000Z"}', '323225a9d7aeea2e1fc7e18a4d0cfa49198bcc47943cfe73814f2579cc31f6b5', 'cf198bf792231c774eed20ab923884e39c21326c72aced6457ef6403ca8f6f2b', 'f5432adceda77fece1fdcf339c27576a5827b5c4b4e3069a50ef9b035577dc0ae4df2147aed8bdc57e2fb95d07db3f9eed7a281847813c159edf01cc090a7d0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 14, 4095799200000, 'key_first_owner', 'key.added', 'mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', '{"key_id":"key_mjiAZHqsn2tphWHdjt9UdSLVJDGsmhi8fcTgYC1L4kO","kind":"SIGNING","mode":"test"}', 'cf198bf792231c774eed20ab923884e39c21326c72aced6457ef6403ca8f6f2b', '5c673002e4c420ff9d0e913497fda3863fff2ef8cc0e70f04d87b14da5880881', '589f2d8842c05fa84628be8724caca664ded30484a570820116c194a23176731c71f4ddae4547155230fbd758f9f1f13666451b8ba07053a89cdf1a0f8fdd703');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 15, 4095799200000, 'key_first_owner', 'key.added', 'mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', '{"key_id":"key_cKxut8ygdAVvAbU08pBymj27ToyaftzE6UUPaS8JMNS","kind":"SIGNING","mode":"live"}', '5c673002e4c420ff9d0e913497fda3863fff2ef8cc0e70f04d87b14da5880881', '6df119da6d3795fbda112307961acb7434967758e9295825e7c1affdb621b217', '4c0e707f888980df0f4f3a78859a231c936ca943c0e6c03e41ef9957d06e519d6d704c55abbd1ddb2907960ca5e117274fb56e2ed344cce04028ff5d4223d00d');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 16, 4095799200000, 'key_first_owner', 'key.added', 'mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', '{"key_id":"key_X1UsUy1z0uf5ttndS8RJ9pp3VTZW4o8siKqwPTa1s3f","kind":"API","mode":"test"}', '6df119da6d3795fbda112307961acb7434967758e9295825e7c1affdb621b217', '5d2dc9a49e9bf765f27cd62c2189bc335ad1695947e6ed7a85d9443a379f348a', 'd12243679b79297816b72e8b56e2e9fb68ea3cb3a914f15bdeac0e04cc4057f27be76cfdae4c4ed43c31ebf509bee8752f7602d2b752d9ee1d1c8a921e167e01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 17, 4095799200000, 'key_first_owner', 'key.added', 'mer_ITcQdUXqargT8oWkyTZCKbnmGMY9y2oWBsim4pmYhtY', '{"key_id":"key_gyEGaA2KBxzQ3ixXWKTG7vsQzFVutSHRJbblYz99TpA","kind":"API","mode":"live"}', '5d2dc9a49e9bf765f27cd62c2189bc335ad1695947e6ed7a85d9443a379f348a', '62a6a32fc67fd3f3b356828f9d727f43299274ebfe9804c85906c6dc54c439b4', '570a83b3bc42920ac27fa15ab2154dc07f61477db372a4eae473f3e6803448e77ea7ee5fc923d59fa52a51a5bb4f5e39ea8898780f2267fce36394a848e5b20a');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 18, 4095799200000, 'key_first_owner', 'merchant.registered', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', '{"created_at":"2099-10-16T02:00:00.000Z","merchant_id":"mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF","modes":{"live":{"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","updated_at":"2099-10-16T02:00:00.000Z"}', '62a6a32fc67fd3f3b356828f9d727f43299274ebfe9804c85906c6dc54c439b4', 'c536dac67e17060240a6aa2177d6ad4947a73a10356733fba6c71e0530aa24e0', '9633944224389ab92d2a388a74d4317c71557516ff344354200034ff21e5e37bed6e08b61a63803081b83003082d037131478bc0777b47d45f380387fec03e06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 19, 4095799200000, 'key_first_owner', 'key.added', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', '{"key_id":"key_TvmRKAuzZ4zyGfnv67rvQyNXaXEIgxQfUWWk6hlVvfR","kind":"SIGNING","mode":"test"}', 'c536dac67e17060240a6aa2177d6ad4947a73a10356733fba6c71e0530aa24e0', '9189d09b566940ca6ae7eb3d9023a8e9355d4bc0bc138f2d5d4ed91de006e3fd', '714b27b7612f5b25dd59c95df6aa4588579ebc76cfcc436bee6ea75d3fa2a7bfd922d4a351a42376b65776c95a3f47f873cb8a5eaf22977b3d9fc30f5d6ddd08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 20, 4095799200000, 'key_first_owner', 'key.added', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', '{"key_id":"key_C4HUso3pybGhWHtfA7vRRGIQ2QWzcucdqajibMBEmka","kind":"SIGNING","mode":"live"}', '9189d09b566940ca6ae7eb3d9023a8e9355d4bc0bc138f2d5d4ed91de006e3fd', 'bd620d340012fafefa5980c48141c1491b152160ae54cee03c36f3e279d18239', '81e4df2c149494ddb5cec253bd712ff5f25872f974d46e13fd553b09f600141ccbfb99fcedc9e107c3b6011fcc4af4a5ebe537a7c83e3539df9c18fa4894c102');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 21, 4095799200000, 'key_first_owner', 'key.added', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', '{"key_id":"key_XTJC0viZpDgxFpcWpF1kBebNpqbvqnin51IEFJutFcu","kind":"API","mode":"test"}', 'bd620d340012fafefa5980c48141c1491b152160ae54cee03c36f3e279d18239', 'ae5143425fadf66aa99e29e94348039455bf26fa50e153a5f4613df823f8d1cf', 'dc8fe7d5167ca0a3e063b93a6f00002a94d6269bf3421560c9551fee7a52f77b7da0b1fffe6b9c1a2e81d61b3e085ac48fda245d5db55d8087b1eeeb0e451b06');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 22, 4095799200000, 'key_first_owner', 'key.added', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', '{"key_id":"key_LM2zoKu5qoJhKluWhOxC9siPde9c1QOmKgXMqRwiQMc","kind":"API","mode":"live"}', 'ae5143425fadf66aa99e29e94348039455bf26fa50e153a5f4613df823f8d1cf', 'e9dcb18a6bb68f91bf5302ee1dddfad95e8a767c31042877bd63f675ca850492', 'b4ee26476f7e21295cad42381743bfb167991e4708791b2c8c2594a655a0f2548887184ec36972970de69968106db475e85728e2d00ea14264b814603f58a202');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 23, 4095799200000, 'key_first_owner', 'admin_key.added', 'key_5WvoxZtYE45WZhV9h2CCrwnUMhdi7k4BEfCsOkIXiB6', '{"name":"Ada","role":"operator"}', 'e9dcb18a6bb68f91bf5302ee1dddfad95e8a767c31042877bd63f675ca850492', '35de256bb2d0ca8c1de75992b97db1c906d3b958ac02a2ba6373e781162a6db6', '35e87e2b1b89e59149ae2824c5e83bbb7893f24fdd12d2ba792e14fd4c0d19d45582019d20c451835c76d3a65d756862b0c636450fe827265981fa8b8a7ce20f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 24, 4095799200000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', '35de256bb2d0ca8c1de75992b97db1c906d3b958ac02a2ba6373e781162a6db6', '35dfcefc261e17490a70d507bb351427b27e982b957448878caeb5d810c27301', 'bcc82f5567df15fb7301a12b505b497daae76410535c0a1612e191ad43995e78294c60e290cbb03433d5869fe978f54f58f1748747284e7201745680e57e0403');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 25, 4130536096000, 'key_first_owner', 'reconciliation.requested', 'pay_BhU3oKTZr6mpiJ70QOefDvj61lsySNSaImNw8huYhGk', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', '35dfcefc261e17490a70d507bb351427b27e982b957448878caeb5d810c27301', '1081f6fdbba9c2e876cef5d7e431d0f650c37e73fab2132dd108fbbd2d5f3f41', '51bd1546313dc8a3debec6275370668c89435a440a9fb1354c7eccb6002d7e6e15a2987f2106c653d9c589dfa1070b6ad2c4ac31f79a66bf24b81629e5463d0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 26, 4130536096000, 'key_first_owner', 'reconciliation.resolved', 'pay_BhU3oKTZr6mpiJ70QOefDvj61lsySNSaImNw8huYhGk', '{"movement":"","outcome":"FAILED"}', '1081f6fdbba9c2e876cef5d7e431d0f650c37e73fab2132dd108fbbd2d5f3f41', '4ebab03d085af3279595300ad6a61aa9b64e1bd4896b280929a3e9d9adc88afd', '46aaf26b1604190b1efeef656e0d28f2e0b98686390c61eb64bb2e2f93e59095a76faf2bf9508ecbc5dff4c31de64864dea90f4b0f58492db62bdc1bb7923a07');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 27, 4130536276000, 'key_first_owner', 'reconciliation.requested', 'pay_K9Qcgz8J3aYq7G7upjhUK5gAyvnCsalOFe0coKmvzwi', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', '4ebab03d085af3279595300ad6a61aa9b64e1bd4896b280929a3e9d9adc88afd', '250539b9f023f975d05a9794888438a81753ba403fce2e2d85db313b4a5b3eb0', 'b3c85624734b7bd330673e4f20f45b38743bb8bb649fc5e236cfd2f2409dea8d6d6e269eeb3eebccebd6f73a57630a909d11c4a7eee7a8060d706282eea57405');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 28, 4130536276000, 'key_first_owner', 'reconciliation.proposed', 'pay_K9Qcgz8J3aYq7G7upjhUK5gAyvnCsalOFe0coKmvzwi', '{"movement":"","outcome":"COMPLETED"}', '250539b9f023f975d05a9794888438a81753ba403fce2e2d85db313b4a5b3eb0', '1f92f5d52b6a42a988adc2f5a0e61cf044fca4237ec642c0d76af3bc5d7e5cf8', '55393ee3db4074b876d2fa32f2222d534249b35032467972197a00db541a4f7ae07daa45715066eea329b8427c24fa909fceab3d2d3cc333ce8b5af49febba05');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_3tKzPhJcpfTng0OMthEQITbw4CfbGZ1GfyEs6CGjOKg', '', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'UNKNOWN_OUTCOME', 4130534538000, 2500, 'USD', 'LIHMKGR69ORCKKXLLWJI905K9WATX1QH1FM', 143, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk', '', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'STALLED', 4130535326000, 2500, 'USD', '66W8V495NS7JBU0FZ7CR88SPHXHDJX7JAYA', 63, null);
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_5WvoxZtYE45WZhV9h2CCrwnUMhdi7k4BEfCsOkIXiB6', 'Ada', 'operator', 'ACTIVE', '05bac52c871da66aa59025db6f125948e9af5f8bd3ec3fbd70e614b28d620609', 'key_first_owner', null, 4095799200000, 4095799200000, null);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'live', 'PAYMENT', 4130536156000, 'pay_K9Qcgz8J3aYq7G7upjhUK5gAyvnCsalOFe0coKmvzwi', 'order 7', 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4130536161000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4130532736000, 'pay_3tKzPhJcpfTng0OMthEQITbw4CfbGZ1GfyEs6CGjOKg', 'order 7', 2500, 'USD', 'OPEN', 'EXECUTING', 143, 4130534538000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4130534716000, 'pay_7fz9WRuFwzafvFiSQWMueM7sWBQYFWiBbaJ8jRRVuyk', 'order 7', 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 63, 4130535326000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4130535436000, 'pay_GGXlK4LnYpNqBuMRnhCUfHwC0hlUaKg0Z4Dv0EXOAD1', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4130535436000, 4130535436000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4130535616000, 'pay_lWlcTs1CD1Srjyd5z1AtqNE7znje6SFk77WDTe7aJHO', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130535616000, 4130535616000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4130535676000, 'pay_dEnrHV9ZC0NlygSYQq7uGSAhS1i4Oe5GvEkJDRDj8ee', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130535676000, 4130535676000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4130535736000, 'pay_IbUJffafFC2N1t4SGiLOj75WRJCfxZTRPPE4QqsxoJM', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130535736000, 4130535736000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4130535796000, 'pay_vK7sUl7Pvua0Xv1SNSYBVQ2NogQinrQh8XU97HoeJeW', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130535796000, 4130535796000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4130535976000, 'pay_BhU3oKTZr6mpiJ70QOefDvj61lsySNSaImNw8huYhGk', 'order 7', 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4130535981000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4130537356000, 'pay_49TYp0BG9GvV91rxObpuex1nIAXC065RpM5yxJ1sdnj', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130538256000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4130538256000, 'pay_v1Q4HUKOCtplBGCcklFm0zGy0u84e4UIbuq5K9UcEkj', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130539156000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4131511156000, 'pay_XNV1gMkA1ZudrprzDAUOaOyjjlRbKDqRznoCEUKTwOA', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131512056000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('MERCHANT', 'mer_bPP3Wif1WKrnhquCRJE1isYvdzlb8PvdOUdqcYpMJNF', 'test', 'PAYMENT', 4131512056000, 'pay_1oZvIfv7VKqTEdMjp2rdNl4AhJele8g5oyUoh0bNHmr', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131512956000, null, 1);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
