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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_records.sql', '2026-11-22 03:00:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (2, '0001_reconciliation.sql', '2026-11-22 03:00:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (3, '0002_endpoints.sql', '2026-11-22 03:00:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (4, '0003_key_owners.sql', '2026-11-22 03:00:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (5, '0004_event_owners.sql', '2026-11-22 03:00:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (6, '0005_audit_chain.sql', '2026-11-22 03:00:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (7, '0006_object_list.sql', '2026-11-22 03:00:56');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (8, '0007_approvers.sql', '2026-11-22 03:00:56');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_2Mku2nAnpelXf6yK3uGjQvJifOq0hJk5J5sJwnVa6od');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_IAULLGXxRQl5WNrquL5lBeCberFqVYlhvfoRxcp9s26');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_SAU1HsqU4LKhSWUjioWOlSjCB71YhzWOk5hEdkFCe5L');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_iQJQDiuZsDRnSzYhZRX04RxlGmCRifWiIObajRJHY8g');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_iQJQDiuZsDRnSzYhZRX04RxlGmCRifWiIObajRJHY8g', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095792000000, 4095792000000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_2Mku2nAnpelXf6yK3uGjQvJifOq0hJk5J5sJwnVa6od', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095792000000, 4095792000000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_IAULLGXxRQl5WNrquL5lBeCberFqVYlhvfoRxcp9s26', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095792000000, 4095792000000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_SAU1HsqU4LKhSWUjioWOlSjCB71YhzWOk5hEdkFCe5L', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095792000000, 4095792000000);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', 'live', 'DE35500208000000000001', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', 'test', 'DE35500208000000000001', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, created_at, updated_at) VALUES ('mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', 'Meridian Books', 'ACTIVE', 4095792000000, 4095792000000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, created_at, updated_at) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'Meridian Books', 'ACTIVE', 4095792000000, 4095792000000);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4095792000000);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_eNjB6iLSJkxrAcJPCFx8HRdHmih1zZ1b0nHIzunX8kq', 'BANK', 'bnk_iQJQDiuZsDRnSzYhZRX04RxlGmCRifWiIObajRJHY8g', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'bd15989a97a653df4e0d3ff636034190bb35ab54f38d9f448a832d953f358d0f7a121bc645a288b11ea23f504d318e9f04a3e6d2c2cb1f18fc1e757769a3ed894dc3003a1ef8d55159d5888e18e044e08335', 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_os606oGjJsZvi8MK22tk3VYh1uIF8q94RdHbahxsPyL', 'BANK', 'bnk_iQJQDiuZsDRnSzYhZRX04RxlGmCRifWiIObajRJHY8g', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', 'fe4a87d426d480a16357eee7fb6a674bdd9e817b8d93d0f6d52eda160e133c41', null, 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_8vT7jJwFVFr3dtPnp5bgMSJDUBIbi8qOZuZZs03A9zr', 'BANK', 'bnk_2Mku2nAnpelXf6yK3uGjQvJifOq0hJk5J5sJwnVa6od', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, '3fd2fd0cbc536f9a30771e6e4762ead72e875ce8a5732d3a57fcfc08248125aac1a7b3dd27329b885a0ca23e72c17bb182966d7c320b110e21f5386ca28482f9bb07865b1257a716c7af7749c1d9b3c4b662', 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_Zg50PiXkPkfC7GxkjpgrjlRjQPs9nRbInxU3C7RhIQ1', 'BANK', 'bnk_2Mku2nAnpelXf6yK3uGjQvJifOq0hJk5J5sJwnVa6od', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '29ef1f28d69bcd64bd9db863c23886d0a8265b335b136c1065d2783aa51a1bf3', null, 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_g8hVZtNNUTpcEhAtzi9Q3cvBKQ9ko1GiFaAtCpCmKxF', 'BANK', 'bnk_IAULLGXxRQl5WNrquL5lBeCberFqVYlhvfoRxcp9s26', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, '17463d8f7fb8fc05da401dca87065ba383a795ba8738696499b25f51b1559de2a6632de03b81b085121c70485e5ca2d01a507a9c8515a1273297cc5741a29480bd6510ec98c1db9fe5ae0d7a96eb4dcb393d', 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_6XZi8xQQSv19JDlrMqDA3dAHTJL5ZtZXsAy1J9Af0ob', 'BANK', 'bnk_IAULLGXxRQl5WNrquL5lBeCberFqVYlhvfoRxcp9s26', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '618b3e7d667f34124989f09aa0591d4912f5e03a7bab5d2f308835462f0b5356', null, 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_Z7I6J4nse7mZT0DnjV4WPIvBy19lbFRQsLxZO3cIo3c', 'BANK', 'bnk_SAU1HsqU4LKhSWUjioWOlSjCB71YhzWOk5hEdkFCe5L', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'da19c7cb965d50510572f0b0dcd8919d1d96dbc7cc1ab8db62692300d1a998272e0e9e9fc363f41d89154fa62bc18de31c547704f97b256229ec1e35ff0e1a378950e8851ab4af3a4765923d078018dd7998', 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_4qpLyq8tW1UhomF3zAfLlHHQcJWxZaRlX5uC4PfrINd', 'BANK', 'bnk_SAU1HsqU4LKhSWUjioWOlSjCB71YhzWOk5hEdkFCe5L', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', 'd0c1d6b543a05430904b99afb1a221fb2dac465865e6cb006246b0dbb4fb7df0', null, 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_Raf2VCMejduDRKSgmCtAWLIyeD2P6hCFuCf6ybx2JUb', 'MERCHANT', 'mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', 'test', 'SIGNING', 'ACTIVE', null, '064f603e25d05f7d153fbc5cc075bc440117832e67f5a651034349bf2c065f9d8c83a068647456f0b351ff73963e84dde5d94aa89cfd4c9b2b486e263600d9089e6d13cd840c5e31813e39f62c3e', 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_QLZDlUN7j9xq1TvKtEJCJEdKjSALVcAk4betB1JO6sB', 'MERCHANT', 'mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', 'live', 'SIGNING', 'ACTIVE', null, 'd4fdb936f7d7a2ddfc00a415110bd01adfac1081087011393301278a9dd6f7f6407d21578e9e7e6557a8096c322d9ae1f2618e768d328addb435f8e52d829b45d52dbb13f0b5d9f157e4288e68a7', 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_rzCliuYI7Y6dTeXZBekmycgU24tOvlulTFKrkGAqHJa', 'MERCHANT', 'mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', 'test', 'API', 'ACTIVE', 'caf4190e08668beda2ecb15a899bc42be7d94772c6c1b6ea9b4f3e86c1616a13', null, 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_HlfIPJUa9aajNtwk0xzwOE5B9LfD1QhUG5UKCxnmOmd', 'MERCHANT', 'mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', 'live', 'API', 'ACTIVE', '996a0c03b1940399d29a1f4d2fc06bd7c986dc4170f2fe652b5f1a705dfd7f6c', null, 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_5DgF6z5gv8Y4rakdOaBN1KC7ao55rLtHBHs3ktKACL3', 'MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'SIGNING', 'ACTIVE', null, '2d1b82225cae998e3cf1db4fa1854fb653bce6351bf31ae5561e3722bcd1d82eb5391690a73cf4b58873e9051582c3e7709ab1670144558b240e5fdbf64e961e39b140ddcef8fb484c79d1dff46e', 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_m3bQzbZEVuIRm9ST4wcfKEvD7ThDnXSUg4yq1MOjz2A', 'MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'live', 'SIGNING', 'ACTIVE', null, 'f1b6bb7c262aaea600ca969215c18f7c53e58c6399e5b1906d16a91e2a174c995102db9ae457e74e3edc8691f380a93034f01fe90c80db4f27cf29d9aa2c1058de0cdd95ee6c0e594c7b05b778d4', 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_V68fGIzqevuGD2lrmIpZNDGinLgsBCflULjgwx506f9', 'MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'API', 'ACTIVE', '3899bd7b896aaa779b73776a08bc18e773583ef8f5720bc752fcdefaf097f003', null, 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_kind, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_BEH6GLvQwzVs8zyC4sbGuPx2NJPOPmhcgASrNMX1Pkq', 'MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'live', 'API', 'ACTIVE', '8d117b64cd099c9bc86e878e71d79b7ad5d277589f4611d53c8f856b5844c283', null, 4095792000000, 4095792000000, null);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, origin, created_at) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'live', 'https://shop.example.com', 4130528958000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner_kind, owner_id, mode, origin, created_at) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'https://shop.example.com', 4095792000000);
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'live', 4130528956000, 'evt_8NullaJD6qXWWmc28Y8NSH2LeBS06m5u09EXqjGK9w6', 'payment.processing', 'ps_n2EKRqroD2RpCBMAVQQJFG6UPy6uQNppKvZYURcVbTy', '{"event":"payment.processing","data":{"event_id":"evt_8NullaJD6qXWWmc28Y8NSH2LeBS06m5u09EXqjGK9w6","occurred_at":"2100-11-22T01:09:16.000Z","mode":"live","session_id":"ps_n2EKRqroD2RpCBMAVQQJFG6UPy6uQNppKvZYURcVbTy","payment_id":"pay_n2EKRqroD2RpCBMAVQQJFG6UPy6uQNppKvZYURcVbTy","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130525536000, 'evt_ENJUrfAtvLPhrieHowivjCI2SpuaJP2pjs0dNqq2ghG', 'payment.processing', 'ps_K3Se9snNvgJ8AYGu23M2HiIqLLQOOcAnfd6EBAdg0oc', '{"event":"payment.processing","data":{"event_id":"evt_ENJUrfAtvLPhrieHowivjCI2SpuaJP2pjs0dNqq2ghG","occurred_at":"2100-11-22T00:12:16.000Z","mode":"test","session_id":"ps_K3Se9snNvgJ8AYGu23M2HiIqLLQOOcAnfd6EBAdg0oc","payment_id":"pay_K3Se9snNvgJ8AYGu23M2HiIqLLQOOcAnfd6EBAdg0oc","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130527516000, 'evt_8671QTWJGXzEbjeVsawdld5YondpBUf1UiwbnAyORPK', 'payment.processing', 'ps_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx', '{"event":"payment.processing","data":{"event_id":"evt_8671QTWJGXzEbjeVsawdld5YondpBUf1UiwbnAyORPK","occurred_at":"2100-11-22T00:45:16.000Z","mode":"test","session_id":"ps_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx","payment_id":"pay_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130527516000, 'evt_eFsf47pHVMM3aHMAykjY2EpmEQeV2GWZYHvCXnj8r7Q', 'payment.settlement_pending', 'ps_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx', '{"event":"payment.settlement_pending","data":{"event_id":"evt_eFsf47pHVMM3aHMAykjY2EpmEQeV2GWZYHvCXnj8r7Q","occurred_at":"2100-11-22T00:45:16.000Z","mode":"test","session_id":"ps_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx","payment_id":"pay_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528126000, 'evt_LQQ0cWIro0H615UGjR3fqmpkMz8Y2iiXltLM7ToPrN7', 'payment.settlement_stalled', 'ps_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_LQQ0cWIro0H615UGjR3fqmpkMz8Y2iiXltLM7ToPrN7","occurred_at":"2100-11-22T00:55:26.000Z","mode":"test","session_id":"ps_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx","payment_id":"pay_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528236000, 'evt_lSjOCJont4oHrjM9zCxf58wk7khlYdQDFE49IRcLWc4', 'payment.processing', 'ps_osnMjP1UJac1XvPgWoFLQX6LHMcAfVeUJEmfNiTOfR6', '{"event":"payment.processing","data":{"event_id":"evt_lSjOCJont4oHrjM9zCxf58wk7khlYdQDFE49IRcLWc4","occurred_at":"2100-11-22T00:57:16.000Z","mode":"test","session_id":"ps_osnMjP1UJac1XvPgWoFLQX6LHMcAfVeUJEmfNiTOfR6","payment_id":"pay_osnMjP1UJac1XvPgWoFLQX6LHMcAfVeUJEmfNiTOfR6","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528236000, 'evt_xtVEIn3BRKekolfBtgLzzstl6SmQLxAyvqAofiUTsMe', 'payment.completed', 'ps_osnMjP1UJac1XvPgWoFLQX6LHMcAfVeUJEmfNiTOfR6', '{"event":"payment.completed","data":{"event_id":"evt_xtVEIn3BRKekolfBtgLzzstl6SmQLxAyvqAofiUTsMe","occurred_at":"2100-11-22T00:57:16.000Z","mode":"test","session_id":"ps_osnMjP1UJac1XvPgWoFLQX6LHMcAfVeUJEmfNiTOfR6","payment_id":"pay_osnMjP1UJac1XvPgWoFLQX6LHMcAfVeUJEmfNiTOfR6","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528416000, 'evt_A6x4XriHmGEbVfaWT905xzOa48KIP0OYNLHH6mY9kHb', 'payment.completed', 'ps_uILzbR3gvx8eli1g7yUzsqyRIrZ9KdXcMUnxEUOp3K0', '{"event":"payment.completed","data":{"event_id":"evt_A6x4XriHmGEbVfaWT905xzOa48KIP0OYNLHH6mY9kHb","occurred_at":"2100-11-22T01:00:16.000Z","mode":"test","session_id":"ps_uILzbR3gvx8eli1g7yUzsqyRIrZ9KdXcMUnxEUOp3K0","payment_id":"pay_uILzbR3gvx8eli1g7yUzsqyRIrZ9KdXcMUnxEUOp3K0","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528416000, 'evt_ogjrHMSbbiQmeTEDiI04wqdnYXltYg9qLa0tUWXRriG', 'payment.settlement_pending', 'ps_uILzbR3gvx8eli1g7yUzsqyRIrZ9KdXcMUnxEUOp3K0', '{"event":"payment.settlement_pending","data":{"event_id":"evt_ogjrHMSbbiQmeTEDiI04wqdnYXltYg9qLa0tUWXRriG","occurred_at":"2100-11-22T01:00:16.000Z","mode":"test","session_id":"ps_uILzbR3gvx8eli1g7yUzsqyRIrZ9KdXcMUnxEUOp3K0","payment_id":"pay_uILzbR3gvx8eli1g7yUzsqyRIrZ9KdXcMUnxEUOp3K0","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528416000, 'evt_ons6neN3EG0ptnZAGPZ1mMjBbmdAfZux99sbe2OitmE', 'payment.processing', 'ps_uILzbR3gvx8eli1g7yUzsqyRIrZ9KdXcMUnxEUOp3K0', '{"event":"payment.processing","data":{"event_id":"evt_ons6neN3EG0ptnZAGPZ1mMjBbmdAfZux99sbe2OitmE","occurred_at":"2100-11-22T01:00:16.000Z","mode":"test","session_id":"ps_uILzbR3gvx8eli1g7yUzsqyRIrZ9KdXcMUnxEUOp3K0","payment_id":"pay_uILzbR3gvx8eli1g7yUzsqyRIrZ9KdXcMUnxEUOp3K0","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528476000, 'evt_8B0hF4haIqJDPt3BXXy66kqSwBo7h2S8gYsTgd5mQvp', 'payment.completed', 'ps_xXNvXdkxSJBVBLPRz5Plrj7jllzaDrG6gStArkVQFEh', '{"event":"payment.completed","data":{"event_id":"evt_8B0hF4haIqJDPt3BXXy66kqSwBo7h2S8gYsTgd5mQvp","occurred_at":"2100-11-22T01:01:16.000Z","mode":"test","session_id":"ps_xXNvXdkxSJBVBLPRz5Plrj7jllzaDrG6gStArkVQFEh","payment_id":"pay_xXNvXdkxSJBVBLPRz5Plrj7jllzaDrG6gStArkVQFEh","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528476000, 'evt_RU296p3XBLGUUx2JrDEUVSVYhYwnn0XqxkYnPRpZ7mF', 'payment.settlement_pending', 'ps_xXNvXdkxSJBVBLPRz5Plrj7jllzaDrG6gStArkVQFEh', '{"event":"payment.settlement_pending","data":{"event_id":"evt_RU296p3XBLGUUx2JrDEUVSVYhYwnn0XqxkYnPRpZ7mF","occurred_at":"2100-11-22T01:01:16.000Z","mode":"test","session_id":"ps_xXNvXdkxSJBVBLPRz5Plrj7jllzaDrG6gStArkVQFEh","payment_id":"pay_xXNvXdkxSJBVBLPRz5Plrj7jllzaDrG6gStArkVQFEh","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528476000, 'evt_YE3F9T0Z6BFsCeJCOe9O9jJcq6KTIWiJvakPMtEhvOp', 'payment.processing', 'ps_xXNvXdkxSJBVBLPRz5Plrj7jllzaDrG6gStArkVQFEh', '{"event":"payment.processing","data":{"event_id":"evt_YE3F9T0Z6BFsCeJCOe9O9jJcq6KTIWiJvakPMtEhvOp","occurred_at":"2100-11-22T01:01:16.000Z","mode":"test","session_id":"ps_xXNvXdkxSJBVBLPRz5Plrj7jllzaDrG6gStArkVQFEh","payment_id":"pay_xXNvXdkxSJBVBLPRz5Plrj7jllzaDrG6gStArkVQFEh","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528536000, 'evt_2e3ubFJexRJrovXcMEsnpcrJMdscPpfTyxvePyCDhJg', 'payment.processing', 'ps_qL9dvQWmraiVgckazf3exjcoQKCDfsDtZUtpG0gdvae', '{"event":"payment.processing","data":{"event_id":"evt_2e3ubFJexRJrovXcMEsnpcrJMdscPpfTyxvePyCDhJg","occurred_at":"2100-11-22T01:02:16.000Z","mode":"test","session_id":"ps_qL9dvQWmraiVgckazf3exjcoQKCDfsDtZUtpG0gdvae","payment_id":"pay_qL9dvQWmraiVgckazf3exjcoQKCDfsDtZUtpG0gdvae","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528536000, 'evt_43idEYQVQbeKyHdBKvt5beNeeAzb9OeAJmCUTUyDOy1', 'payment.settlement_pending', 'ps_qL9dvQWmraiVgckazf3exjcoQKCDfsDtZUtpG0gdvae', '{"event":"payment.settlement_pending","data":{"event_id":"evt_43idEYQVQbeKyHdBKvt5beNeeAzb9OeAJmCUTUyDOy1","occurred_at":"2100-11-22T01:02:16.000Z","mode":"test","session_id":"ps_qL9dvQWmraiVgckazf3exjcoQKCDfsDtZUtpG0gdvae","payment_id":"pay_qL9dvQWmraiVgckazf3exjcoQKCDfsDtZUtpG0gdvae","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528536000, 'evt_I71n7isliaTohftfyNVK4MmSA4pRpyPJfpGydeQekSM', 'payment.completed', 'ps_qL9dvQWmraiVgckazf3exjcoQKCDfsDtZUtpG0gdvae', '{"event":"payment.completed","data":{"event_id":"evt_I71n7isliaTohftfyNVK4MmSA4pRpyPJfpGydeQekSM","occurred_at":"2100-11-22T01:02:16.000Z","mode":"test","session_id":"ps_qL9dvQWmraiVgckazf3exjcoQKCDfsDtZUtpG0gdvae","payment_id":"pay_qL9dvQWmraiVgckazf3exjcoQKCDfsDtZUtpG0gdvae","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528596000, 'evt_HdicOeZ2iIhLc2sqaiinmHE0cU2lOAw8xVDTHhjHVkp', 'payment.settlement_pending', 'ps_fdQiPjpa6XVgtifvj0zpMSnHNYQ1rRdmAV1Kq4iZxAk', '{"event":"payment.settlement_pending","data":{"event_id":"evt_HdicOeZ2iIhLc2sqaiinmHE0cU2lOAw8xVDTHhjHVkp","occurred_at":"2100-11-22T01:03:16.000Z","mode":"test","session_id":"ps_fdQiPjpa6XVgtifvj0zpMSnHNYQ1rRdmAV1Kq4iZxAk","payment_id":"pay_fdQiPjpa6XVgtifvj0zpMSnHNYQ1rRdmAV1Kq4iZxAk","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528596000, 'evt_duk3nJypnu3Ie41F5nTVJXLpf1fFRrZvjY6CEIgdVnS', 'payment.processing', 'ps_fdQiPjpa6XVgtifvj0zpMSnHNYQ1rRdmAV1Kq4iZxAk', '{"event":"payment.processing","data":{"event_id":"evt_duk3nJypnu3Ie41F5nTVJXLpf1fFRrZvjY6CEIgdVnS","occurred_at":"2100-11-22T01:03:16.000Z","mode":"test","session_id":"ps_fdQiPjpa6XVgtifvj0zpMSnHNYQ1rRdmAV1Kq4iZxAk","payment_id":"pay_fdQiPjpa6XVgtifvj0zpMSnHNYQ1rRdmAV1Kq4iZxAk","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528596000, 'evt_hty1Cq7YC11pC9HWhk0vwNfe7FC581brQYwjGwbXjvU', 'payment.completed', 'ps_fdQiPjpa6XVgtifvj0zpMSnHNYQ1rRdmAV1Kq4iZxAk', '{"event":"payment.completed","data":{"event_id":"evt_hty1Cq7YC11pC9HWhk0vwNfe7FC581brQYwjGwbXjvU","occurred_at":"2100-11-22T01:03:16.000Z","mode":"test","session_id":"ps_fdQiPjpa6XVgtifvj0zpMSnHNYQ1rRdmAV1Kq4iZxAk","payment_id":"pay_fdQiPjpa6XVgtifvj0zpMSnHNYQ1rRdmAV1Kq4iZxAk","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528776000, 'evt_Jso6g9BkQdWBfzPOk2umKDXj9JSAxdnJtSwHce7QN17', 'payment.processing', 'ps_w2udCNQHhE1TNbfzhjczeEXnEQ3m2Rr9E1YovFZf7Nm', '{"event":"payment.processing","data":{"event_id":"evt_Jso6g9BkQdWBfzPOk2umKDXj9JSAxdnJtSwHce7QN17","occurred_at":"2100-11-22T01:06:16.000Z","mode":"test","session_id":"ps_w2udCNQHhE1TNbfzhjczeEXnEQ3m2Rr9E1YovFZf7Nm","payment_id":"pay_w2udCNQHhE1TNbfzhjczeEXnEQ3m2Rr9E1YovFZf7Nm","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130528776000, 'evt_jBxzrFaTUDfCylIKI9KIVoN2AyO6LbhVeUXQm30zQuw', 'payment.settlement_pending', 'ps_w2udCNQHhE1TNbfzhjczeEXnEQ3m2Rr9E1YovFZf7Nm', '{"event":"payment.settlement_pending","data":{"event_id":"evt_jBxzrFaTUDfCylIKI9KIVoN2AyO6LbhVeUXQm30zQuw","occurred_at":"2100-11-22T01:06:16.000Z","mode":"test","session_id":"ps_w2udCNQHhE1TNbfzhjczeEXnEQ3m2Rr9E1YovFZf7Nm","payment_id":"pay_w2udCNQHhE1TNbfzhjczeEXnEQ3m2Rr9E1YovFZf7Nm","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130531056000, 'evt_ugWnXufiotldQjxEy3IhkBGXbN15FtAKXLPp35hKKBF', 'payment.expired', 'ps_QOWSF7QttOvoRFQIQtXntoT5fXJNK3wmSoAEGV7eZDQ', '{"event":"payment.expired","data":{"event_id":"evt_ugWnXufiotldQjxEy3IhkBGXbN15FtAKXLPp35hKKBF","occurred_at":"2100-11-22T01:44:16.000Z","mode":"test","session_id":"ps_QOWSF7QttOvoRFQIQtXntoT5fXJNK3wmSoAEGV7eZDQ","payment_id":"pay_QOWSF7QttOvoRFQIQtXntoT5fXJNK3wmSoAEGV7eZDQ","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4130531956000, 'evt_usYV96hIg83AepeUxxJXbKz7cS32gMwATAXpyASmTlO', 'payment.expired', 'ps_wMisTozfWhNaT8vIEwO3WINmsPHscNpcZSae1H0P0Ls', '{"event":"payment.expired","data":{"event_id":"evt_usYV96hIg83AepeUxxJXbKz7cS32gMwATAXpyASmTlO","occurred_at":"2100-11-22T01:59:16.000Z","mode":"test","session_id":"ps_wMisTozfWhNaT8vIEwO3WINmsPHscNpcZSae1H0P0Ls","payment_id":"pay_wMisTozfWhNaT8vIEwO3WINmsPHscNpcZSae1H0P0Ls","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4131504856000, 'evt_9uue3yCeE4EmfS97SFUylZIYKKC8ze18zgasoirUE9D', 'payment.expired', 'ps_uol7Yl995aSsesljCVKO2YDJE5g7fdwsrkhuurQJUpY', '{"event":"payment.expired","data":{"event_id":"evt_9uue3yCeE4EmfS97SFUylZIYKKC8ze18zgasoirUE9D","occurred_at":"2100-12-03T08:14:16.000Z","mode":"test","session_id":"ps_uol7Yl995aSsesljCVKO2YDJE5g7fdwsrkhuurQJUpY","payment_id":"pay_uol7Yl995aSsesljCVKO2YDJE5g7fdwsrkhuurQJUpY","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 4131505756000, 'evt_TXZEUOrrM6XG5dyZEuFTi1LmUHQQc3Ue1wY5XbFV9hc', 'payment.expired', 'ps_MA71KSDpelNut5OOSlbX4PYTJZwnwRC71xSG9yQLRHm', '{"event":"payment.expired","data":{"event_id":"evt_TXZEUOrrM6XG5dyZEuFTi1LmUHQQc3Ue1wY5XbFV9hc","occurred_at":"2100-12-03T08:29:16.000Z","mode":"test","session_id":"ps_MA71KSDpelNut5OOSlbX4PYTJZwnwRC71xSG9yQLRHm","payment_id":"pay_MA71KSDpelNut5OOSlbX4PYTJZwnwRC71xSG9yQLRHm","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "idempotency" (scope, idempotency_key, request_hmac, status, answer, location, created_at) VALUES ('/admin/v1/admin-keys', 'colleague', 'd855a4286569e3464e93cbebf3d8aeaca3bf0810f641a368e45a782f212e5cb8', 201, null, '/admin/v1/admin-keys/key_pJeOVsn0ojQeBSlTGJCdBVA6Tnm7l8xUBYHKfoTgGTl', 4095792000000);
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 1, 4095792000000, 'key_first_owner', 'bank.registered', 'bnk_iQJQDiuZsDRnSzYhZRX04RxlGmCRifWiIObajRJHY8g', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_iQJQDiuZsDRnSzYhZRX04RxlGmCRifWiIObajRJHY8g","capabilities":["PAYMENTS"],"core_base_url":"https://alpha.example/bank/callback","created_at":"2099-10-16T00:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","mode":"test","name":"alpha","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T00:00:00.000Z"}', '0000000000000000000000000000000000000000000000000000000000000000', '44426cd59cddf029f851f54ac61463a57b29ed793b9be9be31b8624205003406', 'f466e9092f948e86f9e0fd1d12742d64b1c1d69615f82cc45928206e70817110040f5cee32592476ed60308ea81559805d96090bfd676ce57d28f4be4195660c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 2, 4095792000000, 'key_first_owner', 'key.added', 'bnk_iQJQDiuZsDRnSzYhZRX04RxlGmCRifWiIObajRJHY8g', '{"key_id":"key_eNjB6iLSJkxrAcJPCFx8HRdHmih1zZ1b0nHIzunX8kq","kind":"GATEWAY_TO_BANK","mode":"test"}', '44426cd59cddf029f851f54ac61463a57b29ed793b9be9be31b8624205003406', '8859b7481ce527221e9f738a74a93a21fb67dffa7c32f64e61bead33a9d6db12', 'df3d424a05bdd16943b23aab7e60c4951df9ade4388c8c02a832febbe9c680a6510163b2cd1d7690adbb963e23d65b42cef9da39101a44364a8a563590ba0602');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 3, 4095792000000, 'key_first_owner', 'key.added', 'bnk_iQJQDiuZsDRnSzYhZRX04RxlGmCRifWiIObajRJHY8g', '{"key_id":"key_os606oGjJsZvi8MK22tk3VYh1uIF8q94RdHbahxsPyL","kind":"BANK_TO_GATEWAY","mode":"test"}', '8859b7481ce527221e9f738a74a93a21fb67dffa7c32f64e61bead33a9d6db12', 'e82d854418890fd9a22f41ae823d2965c5bd6ee84f8071af2983c6dc07763c66', 'd06d4dd885ad1f96bb937dd0059be823b1827c7e0f25a0673f15bae1329e0a232299add88706d711639a7906ed3c88e5ce40261cd4e5ae55f91630469d4bfb0b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 4, 4095792000000, 'key_first_owner', 'bank.registered', 'bnk_2Mku2nAnpelXf6yK3uGjQvJifOq0hJk5J5sJwnVa6od', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_2Mku2nAnpelXf6yK3uGjQvJifOq0hJk5J5sJwnVa6od","capabilities":["PAYMENTS"],"core_base_url":"https://borealis.example/bank/callback","created_at":"2099-10-16T00:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","mode":"test","name":"borealis","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T00:00:00.000Z"}', 'e82d854418890fd9a22f41ae823d2965c5bd6ee84f8071af2983c6dc07763c66', '0e170cf44644afd68cde823ed3dae399d58841ef6c92ae3b9fd71903f556d36f', 'f0d204778c13151b53f01cc2ef935e63f4a4695cabfe2e986cee31952adf7224c6f85c5c4fa977c1ee5b9a55212d5d7412340ac8f5129025da3b86d7eca04202');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 5, 4095792000000, 'key_first_owner', 'key.added', 'bnk_2Mku2nAnpelXf6yK3uGjQvJifOq0hJk5J5sJwnVa6od', '{"key_id":"key_8vT7jJwFVFr3dtPnp5bgMSJDUBIbi8qOZuZZs03A9zr","kind":"GATEWAY_TO_BANK","mode":"test"}', '0e170cf44644afd68cde823ed3dae399d58841ef6c92ae3b9fd71903f556d36f', 'e73986b10b22bfa79abd5281e73091ed21158883041858a61e5ff85c7a24d19b', '4450525be36004b1808d0acf306f570789f50389a2ec34b0cef36335f905027bffaa1abf6b21f5f847e7b1c9ee76d8bfedeefb9bc16c7e92e4e904de25bc5209');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 6, 4095792000000, 'key_first_owner', 'key.added', 'bnk_2Mku2nAnpelXf6yK3uGjQvJifOq0hJk5J5sJwnVa6od', '{"key_id":"key_Zg50PiXkPkfC7GxkjpgrjlRjQPs9nRbInxU3C7RhIQ1","kind":"BANK_TO_GATEWAY","mode":"test"}', 'e73986b10b22bfa79abd5281e73091ed21158883041858a61e5ff85c7a24d19b', '3df95a8de03a924b5da38311ce459d3c602370a06af37307bac1d33c5a1d757f', '6c1d9d68e99168c416025b6720734fd4fffe42846cf26a0748a909cf89a81befb0a1797a3277473b1abf56c8a86421c943457702c9355e42f36e41d8bb5a4600');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 7, 4095792000000, 'key_first_owner', 'bank.registered', 'bnk_IAULLGXxRQl5WNrquL5lBeCberFqVYlhvfoRxcp9s26', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"alpha","bank_id":"bnk_IAULLGXxRQl5WNrquL5lBeCberFqVYlhvfoRxcp9s26","capabilities":["PAYMENTS"],"core_base_url":"https://alpha.live.example/bank/callback","created_at":"2099-10-16T00:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["DE**50020800"],"institution_code":"ALPHDEFFXXX","mode":"live","name":"alpha","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T00:00:00.000Z"}', '3df95a8de03a924b5da38311ce459d3c602370a06af37307bac1d33c5a1d757f', '2ce501de7c321350f9dd8657a652bdcc6596cfb123608b29d893a856af05e2e7', '43f03149fb9b7b9ed63c5647ed9f7b356988ab471802b67fe6fdb68434623e35dcd8916fbc7206cdffc2155b0c50fad3b16a63e1783c9677b642fb0214405903');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 8, 4095792000000, 'key_first_owner', 'key.added', 'bnk_IAULLGXxRQl5WNrquL5lBeCberFqVYlhvfoRxcp9s26', '{"key_id":"key_g8hVZtNNUTpcEhAtzi9Q3cvBKQ9ko1GiFaAtCpCmKxF","kind":"GATEWAY_TO_BANK","mode":"live"}', '2ce501de7c321350f9dd8657a652bdcc6596cfb123608b29d893a856af05e2e7', '22cfe3ac4c0faaa82d50c804fd53955340cf21390f1fd2ca9a1c6abfc8113cf4', '28953488fb76c55e7a68cd0d88724144b6f3d1f4fa811a211215c6e644f8d1d9a377bfcd95570534ab2238e02af6ffbc008dbac137863e00bcc8e3cea4e6120b');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 9, 4095792000000, 'key_first_owner', 'key.added', 'bnk_IAULLGXxRQl5WNrquL5lBeCberFqVYlhvfoRxcp9s26', '{"key_id":"key_6XZi8xQQSv19JDlrMqDA3dAHTJL5ZtZXsAy1J9Af0ob","kind":"BANK_TO_GATEWAY","mode":"live"}', '22cfe3ac4c0faaa82d50c804fd53955340cf21390f1fd2ca9a1c6abfc8113cf4', '2f98b50e15064b6b6da8ea5d2c720d0e2c4fc21d913114377ef37ec134059f88', '003053b6b23bb8c2471b4f91d44020d4bbd69832a80f5e3f0172ac55f473a59d102aa632511ec3195694fe4dda6551b046c16f2ababa7117ec3e9b7346dacc0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 10, 4095792000000, 'key_first_owner', 'bank.registered', 'bnk_SAU1HsqU4LKhSWUjioWOlSjCB71YhzWOk5hEdkFCe5L', '{"available_auth_methods":["OTP","PUSH"],"bank_handle":"borealis","bank_id":"bnk_SAU1HsqU4LKhSWUjioWOlSjCB71YhzWOk5hEdkFCe5L","capabilities":["PAYMENTS"],"core_base_url":"https://borealis.live.example/bank/callback","created_at":"2099-10-16T00:00:00.000Z","fees":{"gateway_fee":null},"iban_prefixes":["GB**BORE"],"institution_code":"BOREGB2LXXX","mode":"live","name":"borealis","status":"ACTIVE","timeout_ms":10000,"updated_at":"2099-10-16T00:00:00.000Z"}', '2f98b50e15064b6b6da8ea5d2c720d0e2c4fc21d913114377ef37ec134059f88', '327f39067974332a85db592a9dcb47e530dcd7308ed806ba7ad549a1eba2bc2d', 'b258aca6456ab6266d9e2b542858e12b22ad4b6e89bb33340c84343db15324a5fe789fa78e1d50d53aea4e31fdd81db2ce5454b00a906353a1143992604a770c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 11, 4095792000000, 'key_first_owner', 'key.added', 'bnk_SAU1HsqU4LKhSWUjioWOlSjCB71YhzWOk5hEdkFCe5L', '{"key_id":"key_Z7I6J4nse7mZT0DnjV4WPIvBy19lbFRQsLxZO3cIo3c","kind":"GATEWAY_TO_BANK","mode":"live"}', '327f39067974332a85db592a9dcb47e530dcd7308ed806ba7ad549a1eba2bc2d', 'c2a46c3534ae7e4e6658b4db475183455ac5705f9d2d1553c0a8d564741f0a64', 'ff8dcccd13bcd4fafd288c92de89b383495f41cb7ca5dc6b765c8df4a785d094aad24f724c9f904095a9094d7c94818bcbe5b10637047d09992b839948e6a305');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 12, 4095792000000, 'key_first_owner', 'key.added', 'bnk_SAU1HsqU4LKhSWUjioWOlSjCB71YhzWOk5hEdkFCe5L', '{"key_id":"key_4qpLyq8tW1UhomF3zAfLlHHQcJWxZaRlX5uC4PfrINd","kind":"BANK_TO_GATEWAY","mode":"live"}', 'c2a46c3534ae7e4e6658b4db475183455ac5705f9d2d1553c0a8d564741f0a64', 'de8de9790297c418ff3a42d75583e4dfb56e06636aa934a1975f4a8686909562', 'd056ccd16a7640694cb8677ec932b083bb6ee7fcb519723c39bfd525027a690585aad3ed419afab5d0971bb91198af323cfd078dbf27e646ae5acae27f443f0c');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 13, 4095792000000, 'key_first_owner', 'merchant.registered', 'mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', '{"created_at":"2099-10-16T00:00:00.000Z","merchant_id":"mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59","modes":{"live":{"optional_events":[],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":null},"test":{"optional_events":[],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":null}},"name":"Meridian Books","status":"ACTIVE","updated_at":"2099-10-16T00:00:00.000Z"}', 'de8de9790297c418ff3a42d75583e4dfb56e06636aa934a1975f4a8686909562', 'a28343cde2747b8275655b4b039420eeb25908427be44cf21a905843bce932d1', '914a8a27471cf1b56c6c2d183e60aab79040a46a9ff38a902e8799de443d717256427e585f51329d4b308cf351902e594188613acd82913c818f9e12934b5c09');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 14, 4095792000000, 'key_first_owner', 'key.added', 'mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', '{"key_id":"key_Raf2VCMejduDRKSgmCtAWLIyeD2P6hCFuCf6ybx2JUb","kind":"SIGNING","mode":"test"}', 'a28343cde2747b8275655b4b039420eeb25908427be44cf21a905843bce932d1', '7360e9ea01900e8e42140d908ef43591ec35c4a1cc8057cb2ffc6d3e249e0950', 'eb4d665cf34fd99c45606378ee9a87f05d8fda5af14ef90455a490f83ba23e7beabd41169dda5646b28a76d6677b73636f59c23e0f6feeecea0311bb74585a0e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 15, 4095792000000, 'key_first_owner', 'key.added', 'mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', '{"key_id":"key_QLZDlUN7j9xq1TvKtEJCJEdKjSALVcAk4betB1JO6sB","kind":"SIGNING","mode":"live"}', '7360e9ea01900e8e42140d908ef43591ec35c4a1cc8057cb2ffc6d3e249e0950', 'a4456484ba29314d0a526523ec9dcd7c43822e154571adfb20a12c5d1b75b814', 'de8959f8abf8dbf8f693b8488e06f097fe01d6eada0e74c65d63542ac57ff1af6228a90d4ca2cce4485a5211aef5208a88475b5de8b46fe3b1213d054b34c708');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 16, 4095792000000, 'key_first_owner', 'key.added', 'mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', '{"key_id":"key_rzCliuYI7Y6dTeXZBekmycgU24tOvlulTFKrkGAqHJa","kind":"API","mode":"test"}', 'a4456484ba29314d0a526523ec9dcd7c43822e154571adfb20a12c5d1b75b814', 'bd6419426103854a1c1343188bd3439936af7531ae6957b36a6b0a2a1d0ac58d', '4f5c64109ed40a7f2685aea77fa379916bd93e119fd1b67ea2ce43236c5bf359e500712ab411a63ed1801e58742c60dad7d4d75ff385fb99e022ae604fe5e809');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 17, 4095792000000, 'key_first_owner', 'key.added', 'mer_v624YIILwqVB274L3UqcRw8Tq6ncCSYdLaX4njUqo59', '{"key_id":"key_HlfIPJUa9aajNtwk0xzwOE5B9LfD1QhUG5UKCxnmOmd","kind":"API","mode":"live"}', 'bd6419426103854a1c1343188bd3439936af7531ae6957b36a6b0a2a1d0ac58d', '9f644e495282aa7c3198ee91efa8bc6629a55df0f272c6ecb13f6e0a6a85a777', '2b74f573f139a7c6806da60ee6e8c1b1352c050df464df3afd3be7e7e9621e2054ae6a9f41b8e50993ba29719ff359ddbf02bbbffd9f068e491851f9dafcba01');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 18, 4095792000000, 'key_first_owner', 'merchant.registered', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', '{"created_at":"2099-10-16T00:00:00.000Z","merchant_id":"mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp","modes":{"live":{"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"},"test":{"optional_events":["payment.processing","payment.settlement_stalled"],"refund_authority":true,"settlement_iban":"DE35 •••• 0001","settlement_strategy":null,"webhook_url":"https://shop.example.com/hooks"}},"name":"Meridian Books","status":"ACTIVE","updated_at":"2099-10-16T00:00:00.000Z"}', '9f644e495282aa7c3198ee91efa8bc6629a55df0f272c6ecb13f6e0a6a85a777', '7aea819065e7e1cbf8adfa0b46fa6372daa9a38896bdbd08ea8e7ec963154489', '1bda8dceda52a1170109bbff3bfa00bdf35072bb66624366273941745cd70e0ebf976260036b8cb8d91906a43ffd9ebc71a5a24a1874b0b036b21cc6e18e6703');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 19, 4095792000000, 'key_first_owner', 'key.added', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', '{"key_id":"key_5DgF6z5gv8Y4rakdOaBN1KC7ao55rLtHBHs3ktKACL3","kind":"SIGNING","mode":"test"}', '7aea819065e7e1cbf8adfa0b46fa6372daa9a38896bdbd08ea8e7ec963154489', '6f5f525dfdd0fd447c7e66fd9c7db9a2b46a438c5b76e6a84efea998dd012f24', '668c71c699ed0648e74ace669fbe81ee844951fe6680e229aab8530d81bda40f7a4afc22f6272031cac69066bace84db37a6f72dbfd9c91f0b02c2ac6187880e');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 20, 4095792000000, 'key_first_owner', 'key.added', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', '{"key_id":"key_m3bQzbZEVuIRm9ST4wcfKEvD7ThDnXSUg4yq1MOjz2A","kind":"SIGNING","mode":"live"}', '6f5f525dfdd0fd447c7e66fd9c7db9a2b46a438c5b76e6a84efea998dd012f24', 'c8d1e2f74b6032afc65231badd089f3852ccac2fa0ca4a8ad100fab88d07fae6', 'c4979761021d9e857b958d688746bcbd388ab6cdf6a166631d2314a2c0405127b2b57703b17692f2bc21e0dde6dec9b41fbc108d964397cd2642e4c4120f630f');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 21, 4095792000000, 'key_first_owner', 'key.added', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', '{"key_id":"key_V68fGIzqevuGD2lrmIpZNDGinLgsBCflULjgwx506f9","kind":"API","mode":"test"}', 'c8d1e2f74b6032afc65231badd089f3852ccac2fa0ca4a8ad100fab88d07fae6', '761caf51a0f8618cfdc56be4093f5d44d016f8cdfa1ed0844fcff40a81f9270b', 'c47750e2d52046be736f49fb838c2fae478293f6128ce8106580ada7609dd6587901d8cf8b53071eb76c4582f424a8c3d7aa510e713c5330ff86fdf49262ac08');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 22, 4095792000000, 'key_first_owner', 'key.added', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', '{"key_id":"key_BEH6GLvQwzVs8zyC4sbGuPx2NJPOPmhcgASrNMX1Pkq","kind":"API","mode":"live"}', '761caf51a0f8618cfdc56be4093f5d44d016f8cdfa1ed0844fcff40a81f9270b', '505cd924322b48b741c2e9e4bdd027dd949de7678d8cfbf6f9b73bb4201870b9', '12f8fe958f68ad057aaf6cb6558bc088a2f0c0eebf0ed778999bc7752ac77a93aa465be75fbad77777ccc9e03202290ef4510da8a07f5e1702ee2f1526842102');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 23, 4095792000000, 'key_first_owner', 'admin_key.added', 'key_pJeOVsn0ojQeBSlTGJCdBVA6Tnm7l8xUBYHKfoTgGTl', '{"name":"Ada","role":"operator"}', '505cd924322b48b741c2e9e4bdd027dd949de7678d8cfbf6f9b73bb4201870b9', 'f07f905a92b37196a9f908bb549cf20b72ba4f3dffb44af784afa5e4747ab514', '6ddd17586964d85aa7dd89de362d9827714c64c6b075a5a3779936e4f81c247c30bb2c6766dc83eaad58d5514c1d01e4f747d5ca65a68c4164bad6b620e2e705');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 24, 4095792000000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"live":20,"test":15}}', 'f07f905a92b37196a9f908bb549cf20b72ba4f3dffb44af784afa5e4747ab514', 'a29159ffb817def5a04cbf406f734fa60da91d91f9f1ae044137ed42da9843dc', '8c893ec1dfbdab7fe1d747af6bf6389957722dace193995b88fb33dd6fc90c008eca5e8ec430d4edadf178822741ac98f367392e0a15f60cc731f00121a4b809');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 25, 4130528896000, 'key_first_owner', 'reconciliation.requested', 'pay_w2udCNQHhE1TNbfzhjczeEXnEQ3m2Rr9E1YovFZf7Nm', '{"movement":"","note":"the bank says so","outcome":"FAILED"}', 'a29159ffb817def5a04cbf406f734fa60da91d91f9f1ae044137ed42da9843dc', 'efa39ff807e15df895cbc730543bfd8ba8da067e0e4c2a647b167eeb637a700c', '4be806237b53c0e27fbf74329e64dbfe83b52b6eda7fdf1f63cf0ee53108fc33ecfb57e48fccab594507de03c93d269e57d457852929c659df7d8a01f1c3bd03');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 26, 4130528896000, 'key_first_owner', 'reconciliation.resolved', 'pay_w2udCNQHhE1TNbfzhjczeEXnEQ3m2Rr9E1YovFZf7Nm', '{"movement":"","outcome":"FAILED"}', 'efa39ff807e15df895cbc730543bfd8ba8da067e0e4c2a647b167eeb637a700c', 'cd4b772c0542efd13ded37481915f91aa7ef58f128cbae80844cf3889db1c3ba', 'dd7ccccb9f251c722aaa48b7d0e0c4df0331efb1869d5ae8a046b97f5e896ae5981e8c22ecbd1a31d04a807ccf4e73fe83e9f1e790cfb56a019d73a2df06e104');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 27, 4130529076000, 'key_first_owner', 'reconciliation.requested', 'pay_n2EKRqroD2RpCBMAVQQJFG6UPy6uQNppKvZYURcVbTy', '{"movement":"","note":"the bank says so","outcome":"COMPLETED"}', 'cd4b772c0542efd13ded37481915f91aa7ef58f128cbae80844cf3889db1c3ba', '250dddb45574001369f5a7d4a56f3137d12435bcdf03a0dc73becc93d84e4818', '87caf137a9533a2408ec12a360912c0d7facf5a10a69b7aa309154f7abf2672bed6457934e779b435ee3ac58ceef4255d53abc7cd4e6b73ec578245d20ca8308');
--> statement-breakpoint
INSERT INTO "audit_log" (chain, sequence, at, actor, action, subject, details, previous_hash, hash, signature) VALUES ('gateway', 28, 4130529076000, 'key_first_owner', 'reconciliation.proposed', 'pay_n2EKRqroD2RpCBMAVQQJFG6UPy6uQNppKvZYURcVbTy', '{"movement":"","outcome":"COMPLETED"}', '250dddb45574001369f5a7d4a56f3137d12435bcdf03a0dc73becc93d84e4818', '18e790821e3804d4140ed12af67acd0f76b7dfec5c31d84fe2e919175757b322', '37262e029b1381dadb7beee5717baefad9259897a64da3c18dcab75791c49b1b850aee3c01f2d0b980bf8106a2ce379c7fa11132c98a8771089f337877d8930d');
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'live', 'PAYMENT', 4130528956000, 'pay_n2EKRqroD2RpCBMAVQQJFG6UPy6uQNppKvZYURcVbTy', 'order 7', 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4130528961000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4130525536000, 'pay_K3Se9snNvgJ8AYGu23M2HiIqLLQOOcAnfd6EBAdg0oc', 'order 7', 2500, 'USD', 'OPEN', 'EXECUTING', 143, 4130527338000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4130527516000, 'pay_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx', 'order 7', 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 63, 4130528126000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4130528236000, 'pay_osnMjP1UJac1XvPgWoFLQX6LHMcAfVeUJEmfNiTOfR6', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4130528236000, 4130528236000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4130528416000, 'pay_uILzbR3gvx8eli1g7yUzsqyRIrZ9KdXcMUnxEUOp3K0', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130528416000, 4130528416000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4130528476000, 'pay_xXNvXdkxSJBVBLPRz5Plrj7jllzaDrG6gStArkVQFEh', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130528476000, 4130528476000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4130528536000, 'pay_qL9dvQWmraiVgckazf3exjcoQKCDfsDtZUtpG0gdvae', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130528536000, 4130528536000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4130528596000, 'pay_fdQiPjpa6XVgtifvj0zpMSnHNYQ1rRdmAV1Kq4iZxAk', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130528596000, 4130528596000, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4130528776000, 'pay_w2udCNQHhE1TNbfzhjczeEXnEQ3m2Rr9E1YovFZf7Nm', 'order 7', 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4130528781000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4130530156000, 'pay_QOWSF7QttOvoRFQIQtXntoT5fXJNK3wmSoAEGV7eZDQ', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130531056000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4130531056000, 'pay_wMisTozfWhNaT8vIEwO3WINmsPHscNpcZSae1H0P0Ls', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130531956000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4131503956000, 'pay_uol7Yl995aSsesljCVKO2YDJE5g7fdwsrkhuurQJUpY', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131504856000, null, 1);
--> statement-breakpoint
INSERT INTO "objects" (owner_id, mode, kind, created_at, object_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'PAYMENT', 4131504856000, 'pay_MA71KSDpelNut5OOSlbX4PYTJZwnwRC71xSG9yQLRHm', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131505756000, null, 1);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_GOaapEnu5OgIGFeov2z3s5IoMABpHvPJyeEkjzzhRvx', '', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'STALLED', 4130528126000, 2500, 'USD', 'G20SWN7EUAVODO96RJUF2E0ENKVPUDYIA48', 63, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_K3Se9snNvgJ8AYGu23M2HiIqLLQOOcAnfd6EBAdg0oc', '', 'mer_aR77QvOHqEQmUhnr404MHANR9Eeld3DpVMfUMMmIIBp', 'test', 'UNKNOWN_OUTCOME', 4130527338000, 2500, 'USD', 'UP7NQ5F8GZVD7AR4HE6U52ITO7IBYKY4C5K', 143, null);
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, added_by, approved_by, created_at, active_since, retired_at) VALUES ('key_pJeOVsn0ojQeBSlTGJCdBVA6Tnm7l8xUBYHKfoTgGTl', 'Ada', 'operator', 'ACTIVE', '38185bc25dd114820083b354bfe3f98b1044240dbacc64cbac934ac271169925', 'key_first_owner', null, 4095792000000, 4095792000000, null);
--> statement-breakpoint
CREATE TRIGGER `audit_log_keeps_rows` BEFORE UPDATE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_loses_no_rows` BEFORE DELETE ON `audit_log`
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
