CREATE TABLE "d1_migrations" (
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
	);
--> statement-breakpoint
CREATE TABLE `admin_keys` (
	`key_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`audit_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`details` text NOT NULL
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
CREATE TABLE `events` (
	`merchant_id` text NOT NULL,
	`mode` text NOT NULL,
	`created_at` integer NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`session_id` text,
	`payload` text NOT NULL,
	PRIMARY KEY(`merchant_id`, `mode`, `created_at`, `event_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `idempotency` (
	`scope` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`request_sha256` text NOT NULL,
	`answer` text,
	`location` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`scope`, `idempotency_key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `keys` (
	`key_id` text PRIMARY KEY NOT NULL,
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
CREATE TABLE `payments` (
	`merchant_id` text NOT NULL,
	`mode` text NOT NULL,
	`created_at` integer NOT NULL,
	`payment_id` text NOT NULL,
	`reference` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`completed_at` integer, `unfinished` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`merchant_id`, `mode`, `created_at`, `payment_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reconciliation` (
	`payment_id` text NOT NULL,
	`movement` text NOT NULL,
	`merchant_id` text NOT NULL,
	`mode` text NOT NULL,
	`reason` text NOT NULL,
	`since` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`end_to_end_id` text NOT NULL,
	`version` integer NOT NULL,
	`resolved_at` integer,
	PRIMARY KEY(`payment_id`, `movement`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `endpoints` (
	`owner` text NOT NULL,
	`mode` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `mode`, `origin`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_keys_sha256` ON `admin_keys` (`sha256`);
--> statement-breakpoint
CREATE INDEX `admin_keys_created` ON `admin_keys` (`created_at`,`key_id`);
--> statement-breakpoint
CREATE INDEX `bank_iban_prefixes_bank` ON `bank_iban_prefixes` (`bank_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_handle` ON `banks` (`bank_handle`,`mode`);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_institution` ON `banks` (`institution_code`,`mode`);
--> statement-breakpoint
CREATE INDEX `banks_created` ON `banks` (`created_at`,`bank_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_id` ON `events` (`event_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_sha256` ON `keys` (`sha256`);
--> statement-breakpoint
CREATE INDEX `keys_owner` ON `keys` (`owner_id`,`created_at`,`key_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_promoted` ON `keys` (`owner_id`,`mode`,`kind`) WHERE status = 'ACTIVE';
--> statement-breakpoint
CREATE INDEX `merchants_created` ON `merchants` (`created_at`,`merchant_id`);
--> statement-breakpoint
CREATE INDEX `payments_reference` ON `payments` (`merchant_id`,`mode`,`reference`,`created_at`);
--> statement-breakpoint
CREATE INDEX `reconciliation_open` ON `reconciliation` (`since`,`end_to_end_id`) WHERE resolved_at IS NULL;
--> statement-breakpoint
CREATE INDEX `payments_unfinished` ON `payments` (`created_at`,`merchant_id`,`mode`,`payment_id`) WHERE unfinished = 1;
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_records.sql', '2026-11-21 23:53:38');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (2, '0001_reconciliation.sql', '2026-11-21 23:53:38');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (3, '0002_endpoints.sql', '2026-11-21 23:53:38');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, created_at, retired_at) VALUES ('key_Ljyq1Hugglyy6n2jhGk0boVoXFip5jsDCSR5eBXw5Dn', 'Ada', 'operator', 'ACTIVE', 'aa5abde6f2363f198f94a144f88313bd756ef13b3ec3445683c7e3b04b68a3b7', 4067755200000, null);
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (1, 4067755200000, 'key_first_owner', 'bank.registered', 'bnk_xIBE3EiWvCDrwjTIRXZw6t8ZkC6fDWwGh4U1kKsa3yz', '{"bank_id":"bnk_xIBE3EiWvCDrwjTIRXZw6t8ZkC6fDWwGh4U1kKsa3yz","bank_handle":"alpha","name":"Alpha Bank","mode":"test","status":"ACTIVE","institution_code":"ALPHDEFFXXX","iban_prefixes":["DE**50020800"],"core_base_url":"https://sandbox.example/banks/alpha/bank/callback","capabilities":["PAYMENTS"],"available_auth_methods":["OTP","PUSH"],"timeout_ms":10000,"fees":{"gateway_fee":null},"created_at":"2098-11-25T12:00:00.000Z","updated_at":"2098-11-25T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (2, 4067755200000, 'key_first_owner', 'key.added', 'bnk_xIBE3EiWvCDrwjTIRXZw6t8ZkC6fDWwGh4U1kKsa3yz', '{"key_id":"key_wDsbl2zoVetTRdmal7bpj3MOPWsxF6mT97vpjNcVozL","kind":"BANK_TO_GATEWAY","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (3, 4067755200000, 'key_first_owner', 'key.added', 'bnk_xIBE3EiWvCDrwjTIRXZw6t8ZkC6fDWwGh4U1kKsa3yz', '{"key_id":"key_8lkmx9LdavDHdHOvB4hh72x2U2i1hgG0MH2v854MlS7","kind":"GATEWAY_TO_BANK","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (4, 4067755200000, 'key_first_owner', 'bank.registered', 'bnk_qC9lXfWaVDbUJKA6LcWiz3bLOkVBZceWmSc85k7SwuJ', '{"bank_id":"bnk_qC9lXfWaVDbUJKA6LcWiz3bLOkVBZceWmSc85k7SwuJ","bank_handle":"alpha","name":"Alpha Bank","mode":"live","status":"ACTIVE","institution_code":"ALPHDEFFXXX","iban_prefixes":["DE**50020800"],"core_base_url":"https://core.alpha.example.com/bank/callback","capabilities":["PAYMENTS"],"available_auth_methods":["OTP","PUSH"],"timeout_ms":10000,"fees":{"gateway_fee":null},"created_at":"2098-11-25T12:00:00.000Z","updated_at":"2098-11-25T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (5, 4067755200000, 'key_first_owner', 'key.added', 'bnk_qC9lXfWaVDbUJKA6LcWiz3bLOkVBZceWmSc85k7SwuJ', '{"key_id":"key_42FyfL7rM7yqIc5zyqYLsc9B4R216Zq9nGeqcbnyu0n","kind":"BANK_TO_GATEWAY","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (6, 4067755200000, 'key_first_owner', 'key.added', 'bnk_qC9lXfWaVDbUJKA6LcWiz3bLOkVBZceWmSc85k7SwuJ', '{"key_id":"key_YV0erBEIRTfan5MW6mRIy9vzIkwYzINPxF20PN57D80","kind":"GATEWAY_TO_BANK","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (7, 4067755200000, 'key_first_owner', 'bank.registered', 'bnk_XNCvX7Wr9OFF8ZWXBbOrbZMjlaNkG4AWAkKqjGdZZUR', '{"bank_id":"bnk_XNCvX7Wr9OFF8ZWXBbOrbZMjlaNkG4AWAkKqjGdZZUR","bank_handle":"borealis","name":"Borealis Bank","mode":"test","status":"ACTIVE","institution_code":"BOREGB2LXXX","iban_prefixes":["GB**BORE"],"core_base_url":"https://sandbox.example/banks/borealis/bank/callback","capabilities":["PAYMENTS"],"available_auth_methods":["OTP","PUSH"],"timeout_ms":10000,"fees":{"gateway_fee":null},"created_at":"2098-11-25T12:00:00.000Z","updated_at":"2098-11-25T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (8, 4067755200000, 'key_first_owner', 'key.added', 'bnk_XNCvX7Wr9OFF8ZWXBbOrbZMjlaNkG4AWAkKqjGdZZUR', '{"key_id":"key_q8BDCo64Z9XnGXe1xVPpdcXfYHyAIO6f1ipUg5a7eNh","kind":"BANK_TO_GATEWAY","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (9, 4067755200000, 'key_first_owner', 'key.added', 'bnk_XNCvX7Wr9OFF8ZWXBbOrbZMjlaNkG4AWAkKqjGdZZUR', '{"key_id":"key_p1acXPIdbzZepDJYY4DmQ1Tk1fDTpEKLBNsEVMFmWes","kind":"GATEWAY_TO_BANK","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (10, 4067755200000, 'key_first_owner', 'bank.registered', 'bnk_JWDuQZMkUFXkIYSnNm99MBPm18zDEeBIY0J7YK6WUoQ', '{"bank_id":"bnk_JWDuQZMkUFXkIYSnNm99MBPm18zDEeBIY0J7YK6WUoQ","bank_handle":"borealis","name":"Borealis Bank","mode":"live","status":"ACTIVE","institution_code":"BOREGB2LXXX","iban_prefixes":["GB**BORE"],"core_base_url":"https://core.borealis.example.com/bank/callback","capabilities":["PAYMENTS"],"available_auth_methods":["OTP","PUSH"],"timeout_ms":10000,"fees":{"gateway_fee":null},"created_at":"2098-11-25T12:00:00.000Z","updated_at":"2098-11-25T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (11, 4067755200000, 'key_first_owner', 'key.added', 'bnk_JWDuQZMkUFXkIYSnNm99MBPm18zDEeBIY0J7YK6WUoQ', '{"key_id":"key_k37cNQzGL7ifqmHtDGfmLqDUYOPLEPz5mWS2CXpKLG5","kind":"BANK_TO_GATEWAY","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (12, 4067755200000, 'key_first_owner', 'key.added', 'bnk_JWDuQZMkUFXkIYSnNm99MBPm18zDEeBIY0J7YK6WUoQ', '{"key_id":"key_jleWWtqBenLSwhIj8hKw4EgYXRs5GrYuxO3ER6lSvRg","kind":"GATEWAY_TO_BANK","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (13, 4067755200000, 'key_first_owner', 'merchant.registered', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', '{"merchant_id":"mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C","name":"Meridian Books","status":"ACTIVE","modes":{"test":{"settlement_iban":"DE47 •••• 0591","webhook_url":"https://shop.example.com/hooks","optional_events":["payment.processing","payment.settlement_stalled"],"settlement_strategy":null,"refund_authority":true},"live":{"settlement_iban":"DE47 •••• 0591","webhook_url":"https://shop.example.com/hooks","optional_events":["payment.processing","payment.settlement_stalled"],"settlement_strategy":null,"refund_authority":false}},"created_at":"2098-11-25T12:00:00.000Z","updated_at":"2098-11-25T12:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (14, 4067755200000, 'key_first_owner', 'key.added', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', '{"key_id":"key_vbCagc8jBIBpZUWeJ7OPAcJoxUKfEnU4AZoONdEgVAa","kind":"API","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (15, 4067755200000, 'key_first_owner', 'key.added', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', '{"key_id":"key_kYwgFmUIuWWWI7WGf9EfBzY2EBoKICNfRH4dIsGTkxv","kind":"SIGNING","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (16, 4067755200000, 'key_first_owner', 'key.added', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', '{"key_id":"key_RbbU3B2VbOwS0CNBfHSyb86xGNOmZ07CjVkzZcjbqez","kind":"API","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (17, 4067755200000, 'key_first_owner', 'key.added', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', '{"key_id":"key_HcD110wQIaa0uCGLOTZmGTGty1B84VEJBgnBeh6dXQU","kind":"SIGNING","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (18, 4067755200000, 'key_first_owner', 'admin_key.added', 'key_Ljyq1Hugglyy6n2jhGk0boVoXFip5jsDCSR5eBXw5Dn', '{"name":"Ada","role":"operator"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (19, 4067755200000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"test":15,"live":20}}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (20, 4102492036000, 'key_first_owner', 'reconciliation.requested', 'pay_iwlwQxPTx3nIQwtZ2UrU7l4kRQ9Ud1dVBfgoQ5yP4JV', '{"movement":"","outcome":"FAILED","note":"the bank says so on the phone"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (21, 4102492036000, 'key_first_owner', 'reconciliation.settled', 'pay_iwlwQxPTx3nIQwtZ2UrU7l4kRQ9Ud1dVBfgoQ5yP4JV', '{"movement":"","outcome":"FAILED"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (22, 4102492216000, 'key_first_owner', 'reconciliation.requested', 'pay_UKxzmARKDLtTySH3Z6qD0PS3YBkIqfEuz0g6SOSXvPc', '{"movement":"","outcome":"COMPLETED","note":"the bank says so on the phone"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (23, 4102492216000, 'key_first_owner', 'reconciliation.proposed', 'pay_UKxzmARKDLtTySH3Z6qD0PS3YBkIqfEuz0g6SOSXvPc', '{"movement":"","outcome":"COMPLETED"}');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_JWDuQZMkUFXkIYSnNm99MBPm18zDEeBIY0J7YK6WUoQ');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_XNCvX7Wr9OFF8ZWXBbOrbZMjlaNkG4AWAkKqjGdZZUR');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_qC9lXfWaVDbUJKA6LcWiz3bLOkVBZceWmSc85k7SwuJ');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_xIBE3EiWvCDrwjTIRXZw6t8ZkC6fDWwGh4U1kKsa3yz');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_xIBE3EiWvCDrwjTIRXZw6t8ZkC6fDWwGh4U1kKsa3yz', 'alpha', 'test', 'Alpha Bank', 'ALPHDEFFXXX', 'https://sandbox.example/banks/alpha/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4067755200000, 4067755200000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_qC9lXfWaVDbUJKA6LcWiz3bLOkVBZceWmSc85k7SwuJ', 'alpha', 'live', 'Alpha Bank', 'ALPHDEFFXXX', 'https://core.alpha.example.com/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4067755200000, 4067755200000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_XNCvX7Wr9OFF8ZWXBbOrbZMjlaNkG4AWAkKqjGdZZUR', 'borealis', 'test', 'Borealis Bank', 'BOREGB2LXXX', 'https://sandbox.example/banks/borealis/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4067755200000, 4067755200000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_JWDuQZMkUFXkIYSnNm99MBPm18zDEeBIY0J7YK6WUoQ', 'borealis', 'live', 'Borealis Bank', 'BOREGB2LXXX', 'https://core.borealis.example.com/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4067755200000, 4067755200000);
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'live', 4102492096000, 'evt_3kBjWY21ZZ5PQ24SOjESP2GniSDHaI8uGaA4qZae2lI', 'payment.processing', 'ps_UKxzmARKDLtTySH3Z6qD0PS3YBkIqfEuz0g6SOSXvPc', '{"event":"payment.processing","data":{"event_id":"evt_3kBjWY21ZZ5PQ24SOjESP2GniSDHaI8uGaA4qZae2lI","occurred_at":"2100-01-01T13:08:16.000Z","mode":"live","session_id":"ps_UKxzmARKDLtTySH3Z6qD0PS3YBkIqfEuz0g6SOSXvPc","payment_id":"pay_UKxzmARKDLtTySH3Z6qD0PS3YBkIqfEuz0g6SOSXvPc","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102488676000, 'evt_qfOVgoQ0VkwOH3o6yjxq4fdVmfxeqrxnIgzD5YNRajk', 'payment.processing', 'ps_oSh1O2P8VHN5MyfWnOyNInd2T2QjVi9y7QrYTwWSfvJ', '{"event":"payment.processing","data":{"event_id":"evt_qfOVgoQ0VkwOH3o6yjxq4fdVmfxeqrxnIgzD5YNRajk","occurred_at":"2100-01-01T12:11:16.000Z","mode":"test","session_id":"ps_oSh1O2P8VHN5MyfWnOyNInd2T2QjVi9y7QrYTwWSfvJ","payment_id":"pay_oSh1O2P8VHN5MyfWnOyNInd2T2QjVi9y7QrYTwWSfvJ","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102490656000, 'evt_FJEkkYJ9dIDiVZxLuGI7TM8ibZoUkXdr0Ok4kMtyM1l', 'payment.settlement_pending', 'ps_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c', '{"event":"payment.settlement_pending","data":{"event_id":"evt_FJEkkYJ9dIDiVZxLuGI7TM8ibZoUkXdr0Ok4kMtyM1l","occurred_at":"2100-01-01T12:44:16.000Z","mode":"test","session_id":"ps_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c","payment_id":"pay_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102490656000, 'evt_h4HZcyWWF6aIYzulTBPCh0AnIoNNDoCdX7uuQwaaTV5', 'payment.processing', 'ps_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c', '{"event":"payment.processing","data":{"event_id":"evt_h4HZcyWWF6aIYzulTBPCh0AnIoNNDoCdX7uuQwaaTV5","occurred_at":"2100-01-01T12:44:16.000Z","mode":"test","session_id":"ps_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c","payment_id":"pay_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491266000, 'evt_YVWHtcGbinjl7PP58NYIqKjQHp3zcbVOBuqjDecVgiO', 'payment.settlement_stalled', 'ps_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_YVWHtcGbinjl7PP58NYIqKjQHp3zcbVOBuqjDecVgiO","occurred_at":"2100-01-01T12:54:26.000Z","mode":"test","session_id":"ps_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c","payment_id":"pay_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491376000, 'evt_Mqg9V4pCS4aGdGsIJd3wS9sJUP3lUR86EhpBL6p6Ovs', 'payment.processing', 'ps_g4SnDbUgFZ1cyKQIlxTHSX4kYhQPek5VNid1XjnJ4K8', '{"event":"payment.processing","data":{"event_id":"evt_Mqg9V4pCS4aGdGsIJd3wS9sJUP3lUR86EhpBL6p6Ovs","occurred_at":"2100-01-01T12:56:16.000Z","mode":"test","session_id":"ps_g4SnDbUgFZ1cyKQIlxTHSX4kYhQPek5VNid1XjnJ4K8","payment_id":"pay_g4SnDbUgFZ1cyKQIlxTHSX4kYhQPek5VNid1XjnJ4K8","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491376000, 'evt_hwenPu7CRwOpENwswYmpTLFFZcmMZ07gHEn2PIzgm4H', 'payment.completed', 'ps_g4SnDbUgFZ1cyKQIlxTHSX4kYhQPek5VNid1XjnJ4K8', '{"event":"payment.completed","data":{"event_id":"evt_hwenPu7CRwOpENwswYmpTLFFZcmMZ07gHEn2PIzgm4H","occurred_at":"2100-01-01T12:56:16.000Z","mode":"test","session_id":"ps_g4SnDbUgFZ1cyKQIlxTHSX4kYhQPek5VNid1XjnJ4K8","payment_id":"pay_g4SnDbUgFZ1cyKQIlxTHSX4kYhQPek5VNid1XjnJ4K8","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491556000, 'evt_HKNwJQaT6UiJ6rCLZTx21U6kxDiW42e0QPfpimiRIW5', 'payment.processing', 'ps_dW1osjFY5xWQ1fUuxsRoutkPFrNfbFOChW586US7sct', '{"event":"payment.processing","data":{"event_id":"evt_HKNwJQaT6UiJ6rCLZTx21U6kxDiW42e0QPfpimiRIW5","occurred_at":"2100-01-01T12:59:16.000Z","mode":"test","session_id":"ps_dW1osjFY5xWQ1fUuxsRoutkPFrNfbFOChW586US7sct","payment_id":"pay_dW1osjFY5xWQ1fUuxsRoutkPFrNfbFOChW586US7sct","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491556000, 'evt_TvGupBLWl68LjON5xS9cHrePqKb1ugsHFJM9vdfpnkT', 'payment.settlement_pending', 'ps_dW1osjFY5xWQ1fUuxsRoutkPFrNfbFOChW586US7sct', '{"event":"payment.settlement_pending","data":{"event_id":"evt_TvGupBLWl68LjON5xS9cHrePqKb1ugsHFJM9vdfpnkT","occurred_at":"2100-01-01T12:59:16.000Z","mode":"test","session_id":"ps_dW1osjFY5xWQ1fUuxsRoutkPFrNfbFOChW586US7sct","payment_id":"pay_dW1osjFY5xWQ1fUuxsRoutkPFrNfbFOChW586US7sct","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491556000, 'evt_oXW59TkxuudebM9q8CalDKewwJBxBBApOFKJguxUAv2', 'payment.completed', 'ps_dW1osjFY5xWQ1fUuxsRoutkPFrNfbFOChW586US7sct', '{"event":"payment.completed","data":{"event_id":"evt_oXW59TkxuudebM9q8CalDKewwJBxBBApOFKJguxUAv2","occurred_at":"2100-01-01T12:59:16.000Z","mode":"test","session_id":"ps_dW1osjFY5xWQ1fUuxsRoutkPFrNfbFOChW586US7sct","payment_id":"pay_dW1osjFY5xWQ1fUuxsRoutkPFrNfbFOChW586US7sct","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491616000, 'evt_3amyjX88PJfXRDqjKGF3EaIdXVyO4tAzYJHK2GKFKLU', 'payment.processing', 'ps_Vq3Y32WyCLGtLiXbcffslMmBfMa1z7aUZRhk8pEomla', '{"event":"payment.processing","data":{"event_id":"evt_3amyjX88PJfXRDqjKGF3EaIdXVyO4tAzYJHK2GKFKLU","occurred_at":"2100-01-01T13:00:16.000Z","mode":"test","session_id":"ps_Vq3Y32WyCLGtLiXbcffslMmBfMa1z7aUZRhk8pEomla","payment_id":"pay_Vq3Y32WyCLGtLiXbcffslMmBfMa1z7aUZRhk8pEomla","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491616000, 'evt_XsQosfaUhK9w47GHPEzjh8tt5mJOblTfW90exjf9pXn', 'payment.completed', 'ps_Vq3Y32WyCLGtLiXbcffslMmBfMa1z7aUZRhk8pEomla', '{"event":"payment.completed","data":{"event_id":"evt_XsQosfaUhK9w47GHPEzjh8tt5mJOblTfW90exjf9pXn","occurred_at":"2100-01-01T13:00:16.000Z","mode":"test","session_id":"ps_Vq3Y32WyCLGtLiXbcffslMmBfMa1z7aUZRhk8pEomla","payment_id":"pay_Vq3Y32WyCLGtLiXbcffslMmBfMa1z7aUZRhk8pEomla","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491616000, 'evt_urEzxCG2b7io4gTaBvZuEyzclFGC0S0LxtVM8J4bqZi', 'payment.settlement_pending', 'ps_Vq3Y32WyCLGtLiXbcffslMmBfMa1z7aUZRhk8pEomla', '{"event":"payment.settlement_pending","data":{"event_id":"evt_urEzxCG2b7io4gTaBvZuEyzclFGC0S0LxtVM8J4bqZi","occurred_at":"2100-01-01T13:00:16.000Z","mode":"test","session_id":"ps_Vq3Y32WyCLGtLiXbcffslMmBfMa1z7aUZRhk8pEomla","payment_id":"pay_Vq3Y32WyCLGtLiXbcffslMmBfMa1z7aUZRhk8pEomla","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491676000, 'evt_KDp0j2DnEkVu5uhao6shKnNUx7ZNHLP3MBq6SbybalM', 'payment.processing', 'ps_5eZoDCg2pIrwtpZz8rccr3eT0mrYhbzkvHBHUqzasep', '{"event":"payment.processing","data":{"event_id":"evt_KDp0j2DnEkVu5uhao6shKnNUx7ZNHLP3MBq6SbybalM","occurred_at":"2100-01-01T13:01:16.000Z","mode":"test","session_id":"ps_5eZoDCg2pIrwtpZz8rccr3eT0mrYhbzkvHBHUqzasep","payment_id":"pay_5eZoDCg2pIrwtpZz8rccr3eT0mrYhbzkvHBHUqzasep","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491676000, 'evt_Z5Z6vaGv0fP5YHHFJZoSHvyPimSAWZyrFvtV1EELXQY', 'payment.settlement_pending', 'ps_5eZoDCg2pIrwtpZz8rccr3eT0mrYhbzkvHBHUqzasep', '{"event":"payment.settlement_pending","data":{"event_id":"evt_Z5Z6vaGv0fP5YHHFJZoSHvyPimSAWZyrFvtV1EELXQY","occurred_at":"2100-01-01T13:01:16.000Z","mode":"test","session_id":"ps_5eZoDCg2pIrwtpZz8rccr3eT0mrYhbzkvHBHUqzasep","payment_id":"pay_5eZoDCg2pIrwtpZz8rccr3eT0mrYhbzkvHBHUqzasep","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491676000, 'evt_cptI0ORW1W1oEdll77IM8ngjBS1weRk6xUV05TkvESX', 'payment.completed', 'ps_5eZoDCg2pIrwtpZz8rccr3eT0mrYhbzkvHBHUqzasep', '{"event":"payment.completed","data":{"event_id":"evt_cptI0ORW1W1oEdll77IM8ngjBS1weRk6xUV05TkvESX","occurred_at":"2100-01-01T13:01:16.000Z","mode":"test","session_id":"ps_5eZoDCg2pIrwtpZz8rccr3eT0mrYhbzkvHBHUqzasep","payment_id":"pay_5eZoDCg2pIrwtpZz8rccr3eT0mrYhbzkvHBHUqzasep","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491736000, 'evt_5BIEEM9IWyEop6QRzhsPT37obKoBlyqcWcQ8XLBuAOV', 'payment.settlement_pending', 'ps_vTlMMH5e3c0QW5vaEeXxogJqILkwRVdYxowBkuDMbk5', '{"event":"payment.settlement_pending","data":{"event_id":"evt_5BIEEM9IWyEop6QRzhsPT37obKoBlyqcWcQ8XLBuAOV","occurred_at":"2100-01-01T13:02:16.000Z","mode":"test","session_id":"ps_vTlMMH5e3c0QW5vaEeXxogJqILkwRVdYxowBkuDMbk5","payment_id":"pay_vTlMMH5e3c0QW5vaEeXxogJqILkwRVdYxowBkuDMbk5","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491736000, 'evt_tc4HvXVYZy37kGvQ7T9wA2oWLx0m8dqCwH0f3orL5Jr', 'payment.processing', 'ps_vTlMMH5e3c0QW5vaEeXxogJqILkwRVdYxowBkuDMbk5', '{"event":"payment.processing","data":{"event_id":"evt_tc4HvXVYZy37kGvQ7T9wA2oWLx0m8dqCwH0f3orL5Jr","occurred_at":"2100-01-01T13:02:16.000Z","mode":"test","session_id":"ps_vTlMMH5e3c0QW5vaEeXxogJqILkwRVdYxowBkuDMbk5","payment_id":"pay_vTlMMH5e3c0QW5vaEeXxogJqILkwRVdYxowBkuDMbk5","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491736000, 'evt_uFOiqYBMFIhPymlXvLddDajfmWoHnvuKksML4CfchE7', 'payment.completed', 'ps_vTlMMH5e3c0QW5vaEeXxogJqILkwRVdYxowBkuDMbk5', '{"event":"payment.completed","data":{"event_id":"evt_uFOiqYBMFIhPymlXvLddDajfmWoHnvuKksML4CfchE7","occurred_at":"2100-01-01T13:02:16.000Z","mode":"test","session_id":"ps_vTlMMH5e3c0QW5vaEeXxogJqILkwRVdYxowBkuDMbk5","payment_id":"pay_vTlMMH5e3c0QW5vaEeXxogJqILkwRVdYxowBkuDMbk5","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491916000, 'evt_O8fVpDpeZ5q93iFirfHhwLmYyJsApBdVU3ARadDJVwb', 'payment.settlement_pending', 'ps_iwlwQxPTx3nIQwtZ2UrU7l4kRQ9Ud1dVBfgoQ5yP4JV', '{"event":"payment.settlement_pending","data":{"event_id":"evt_O8fVpDpeZ5q93iFirfHhwLmYyJsApBdVU3ARadDJVwb","occurred_at":"2100-01-01T13:05:16.000Z","mode":"test","session_id":"ps_iwlwQxPTx3nIQwtZ2UrU7l4kRQ9Ud1dVBfgoQ5yP4JV","payment_id":"pay_iwlwQxPTx3nIQwtZ2UrU7l4kRQ9Ud1dVBfgoQ5yP4JV","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491916000, 'evt_oqCwqfjQrvIrCiObgQScjfzVi7xkrkNJWr2DYoQu2K0', 'payment.processing', 'ps_iwlwQxPTx3nIQwtZ2UrU7l4kRQ9Ud1dVBfgoQ5yP4JV', '{"event":"payment.processing","data":{"event_id":"evt_oqCwqfjQrvIrCiObgQScjfzVi7xkrkNJWr2DYoQu2K0","occurred_at":"2100-01-01T13:05:16.000Z","mode":"test","session_id":"ps_iwlwQxPTx3nIQwtZ2UrU7l4kRQ9Ud1dVBfgoQ5yP4JV","payment_id":"pay_iwlwQxPTx3nIQwtZ2UrU7l4kRQ9Ud1dVBfgoQ5yP4JV","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102494196000, 'evt_Vi7IKr8DWfVMHtyD1hsfIOnd83YIt82Vm4URXVO0lwj', 'payment.expired', 'ps_cD3nRc0aSXDH2wUDKP5j0LYnVzFN88QFH7oZixgrqOz', '{"event":"payment.expired","data":{"event_id":"evt_Vi7IKr8DWfVMHtyD1hsfIOnd83YIt82Vm4URXVO0lwj","occurred_at":"2100-01-01T13:43:16.000Z","mode":"test","session_id":"ps_cD3nRc0aSXDH2wUDKP5j0LYnVzFN88QFH7oZixgrqOz","payment_id":"pay_cD3nRc0aSXDH2wUDKP5j0LYnVzFN88QFH7oZixgrqOz","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102495096000, 'evt_BfOebKHrVkqbe3DGdMjlJvaXfE5dDAOAyjbBpUaxcyc', 'payment.expired', 'ps_foDWSYzD9D5NLumEKClph99lSOHzyrEOUDLWsrdnMi7', '{"event":"payment.expired","data":{"event_id":"evt_BfOebKHrVkqbe3DGdMjlJvaXfE5dDAOAyjbBpUaxcyc","occurred_at":"2100-01-01T13:58:16.000Z","mode":"test","session_id":"ps_foDWSYzD9D5NLumEKClph99lSOHzyrEOUDLWsrdnMi7","payment_id":"pay_foDWSYzD9D5NLumEKClph99lSOHzyrEOUDLWsrdnMi7","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4103467996000, 'evt_w4zSZARqZPrid9tk43ENAiAJnvoqsa3tXxIXrJt7KUc', 'payment.expired', 'ps_KtysaNazywjd5Gd9t7ruKeFkJjB1HNw2jlcIWYA1P2c', '{"event":"payment.expired","data":{"event_id":"evt_w4zSZARqZPrid9tk43ENAiAJnvoqsa3tXxIXrJt7KUc","occurred_at":"2100-01-12T20:13:16.000Z","mode":"test","session_id":"ps_KtysaNazywjd5Gd9t7ruKeFkJjB1HNw2jlcIWYA1P2c","payment_id":"pay_KtysaNazywjd5Gd9t7ruKeFkJjB1HNw2jlcIWYA1P2c","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4103468896000, 'evt_8ZIQrFwvj9IAAPCPNlQINLkVV7G81y2zyB0W9hAyiS2', 'payment.expired', 'ps_3MQsqusq4DEoIpICcfD4KUKVR13bcy0JTSuQka9SLn2', '{"event":"payment.expired","data":{"event_id":"evt_8ZIQrFwvj9IAAPCPNlQINLkVV7G81y2zyB0W9hAyiS2","occurred_at":"2100-01-12T20:28:16.000Z","mode":"test","session_id":"ps_3MQsqusq4DEoIpICcfD4KUKVR13bcy0JTSuQka9SLn2","payment_id":"pay_3MQsqusq4DEoIpICcfD4KUKVR13bcy0JTSuQka9SLn2","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "idempotency" (scope, idempotency_key, request_sha256, answer, location, created_at) VALUES ('/admin/v1/admin-keys', 'colleague', '74fe8393f7d07a735645e860f2ba3846e296caefc359c68633f4df153c92296b', null, '/admin/v1/admin-keys/key_Ljyq1Hugglyy6n2jhGk0boVoXFip5jsDCSR5eBXw5Dn', 4067755200000);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_wDsbl2zoVetTRdmal7bpj3MOPWsxF6mT97vpjNcVozL', 'bnk_xIBE3EiWvCDrwjTIRXZw6t8ZkC6fDWwGh4U1kKsa3yz', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '2008048cb65721673b6127ebc40d3327820e8b3de4edf3950928bbe01ac9d357', null, 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_8lkmx9LdavDHdHOvB4hh72x2U2i1hgG0MH2v854MlS7', 'bnk_xIBE3EiWvCDrwjTIRXZw6t8ZkC6fDWwGh4U1kKsa3yz', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'ebe189a246505f316ca28f420c89c518b2081a6a8ff1d3f8a481bd89ac3feb25d299118991791b4d98d04949c463c5c9c4cf708491345f3f8836e554831bdc3d79f2321f066d494ae15214c2e193cb3507d1', 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_42FyfL7rM7yqIc5zyqYLsc9B4R216Zq9nGeqcbnyu0n', 'bnk_qC9lXfWaVDbUJKA6LcWiz3bLOkVBZceWmSc85k7SwuJ', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '668302a72f76488dc3b77d37c6169005d863c2fa351b4ebe311947fb24ba3d3e', null, 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_YV0erBEIRTfan5MW6mRIy9vzIkwYzINPxF20PN57D80', 'bnk_qC9lXfWaVDbUJKA6LcWiz3bLOkVBZceWmSc85k7SwuJ', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, '1f30712d51d938e4f33d3039eab52915642700f9720d492f1f7affd57d2b3d5338bdcb40f0983b7f178658ba3106b27bf043625c45a4aa6c5173d2042a81b62358731bc46fa631cc7ec4ed553cf08665dbcc', 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_q8BDCo64Z9XnGXe1xVPpdcXfYHyAIO6f1ipUg5a7eNh', 'bnk_XNCvX7Wr9OFF8ZWXBbOrbZMjlaNkG4AWAkKqjGdZZUR', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '3b98479c2c7b4d94dc4d566fe2452f78720994e7e810f9695e26aef3de3f0e20', null, 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_p1acXPIdbzZepDJYY4DmQ1Tk1fDTpEKLBNsEVMFmWes', 'bnk_XNCvX7Wr9OFF8ZWXBbOrbZMjlaNkG4AWAkKqjGdZZUR', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, '130820e060c296fc8943690baa60a65d1d4477cc56386558eed0c1cd38d85b67322a773eff509777129f4b808d90b352a3e166477362b6eda8b654939711acdce75e62e544860ce6703b592b744c3c3867c3', 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_k37cNQzGL7ifqmHtDGfmLqDUYOPLEPz5mWS2CXpKLG5', 'bnk_JWDuQZMkUFXkIYSnNm99MBPm18zDEeBIY0J7YK6WUoQ', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', 'ead81dcb547e3a50d0679b76ab38bbdcf4541ff6527fa376daf3b8e374d22f43', null, 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_jleWWtqBenLSwhIj8hKw4EgYXRs5GrYuxO3ER6lSvRg', 'bnk_JWDuQZMkUFXkIYSnNm99MBPm18zDEeBIY0J7YK6WUoQ', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, '6d27f2548dcf53485da6feaa0f6cac52dbb5963047b98a5a8ac6e047f2552b56f52d2ff03c9381a0f6e30196e60276ddcfe109eda001bf49bd22081cd5af56cb943220b0fe52156903599526db50406b4595', 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_vbCagc8jBIBpZUWeJ7OPAcJoxUKfEnU4AZoONdEgVAa', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 'API', 'ACTIVE', '973b34fbbb66b1a40b5b9b5bfa3f55c398c192f9d9b14cd937fb8cbf38ed4143', null, 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_kYwgFmUIuWWWI7WGf9EfBzY2EBoKICNfRH4dIsGTkxv', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 'SIGNING', 'ACTIVE', null, 'ffbfda53be351537f9069e9252e026551267802200922ab785b3cbf0aedd5c00cb162f43f85293fefee2704e5d0d280b4a870c2952fff806be7bdd1fa02e14d0cfa1472b3d67bbe7f70eedec8cfc', 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_RbbU3B2VbOwS0CNBfHSyb86xGNOmZ07CjVkzZcjbqez', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'live', 'API', 'ACTIVE', 'f4310366e81a7c152b53b36b422e9c110ba8b1d3d169f5a362e48c727450d7c6', null, 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_HcD110wQIaa0uCGLOTZmGTGty1B84VEJBgnBeh6dXQU', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'live', 'SIGNING', 'ACTIVE', null, 'aa022f782861f2c0594e0d0e3c79e7d6a0dced3b28e88f6d0f41dc1873ac660a4b57ac70efc561188ba1bdeed857d93a446c7796b21d89d3db51f8df38c98c892e67935bc638ac3198bd3c8cb581', 4067755200000, 4067755200000, null);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'live', 'DE47500208000100200591', 'https://shop.example.com/hooks', '["payment.processing","payment.settlement_stalled"]', null, 0);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 'DE47500208000100200591', 'https://shop.example.com/hooks', '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, created_at, updated_at) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'Meridian Books', 'ACTIVE', 4067755200000, 4067755200000);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'live', 4102492096000, 'pay_UKxzmARKDLtTySH3Z6qD0PS3YBkIqfEuz0g6SOSXvPc', 'order 7', 2500, 'USD', 'OPEN', 'EXECUTING', 13, 4102492101000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102488676000, 'pay_oSh1O2P8VHN5MyfWnOyNInd2T2QjVi9y7QrYTwWSfvJ', 'order 7', 2500, 'USD', 'OPEN', 'EXECUTING', 144, 4102490478000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102490656000, 'pay_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c', 'order 7', 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 65, 4102491266000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491376000, 'pay_g4SnDbUgFZ1cyKQIlxTHSX4kYhQPek5VNid1XjnJ4K8', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 10, 4102491376000, 4102491376000, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491556000, 'pay_dW1osjFY5xWQ1fUuxsRoutkPFrNfbFOChW586US7sct', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 15, 4102491556000, 4102491556000, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491616000, 'pay_Vq3Y32WyCLGtLiXbcffslMmBfMa1z7aUZRhk8pEomla', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 15, 4102491616000, 4102491616000, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491676000, 'pay_5eZoDCg2pIrwtpZz8rccr3eT0mrYhbzkvHBHUqzasep', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 15, 4102491676000, 4102491676000, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491736000, 'pay_vTlMMH5e3c0QW5vaEeXxogJqILkwRVdYxowBkuDMbk5', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 15, 4102491736000, 4102491736000, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102491916000, 'pay_iwlwQxPTx3nIQwtZ2UrU7l4kRQ9Ud1dVBfgoQ5yP4JV', 'order 7', 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4102491921000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102493296000, 'pay_cD3nRc0aSXDH2wUDKP5j0LYnVzFN88QFH7oZixgrqOz', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4102494196000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4102494196000, 'pay_foDWSYzD9D5NLumEKClph99lSOHzyrEOUDLWsrdnMi7', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4102495096000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4103467096000, 'pay_KtysaNazywjd5Gd9t7ruKeFkJjB1HNw2jlcIWYA1P2c', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4103467996000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 4103467996000, 'pay_3MQsqusq4DEoIpICcfD4KUKVR13bcy0JTSuQka9SLn2', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4103468896000, null, 1);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4067755200000);
--> statement-breakpoint
INSERT INTO "reconciliation" (payment_id, movement, merchant_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_MapypDbDCtWbF32sWg9OnuIlLfxY33CU9AQdnnwFg4c', '', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 'STALLED', 4102491266000, 2500, 'USD', 'L4UFYLEU4VVZOVXQQKYK2VY1JLINQQGZJ71', 65, null);
--> statement-breakpoint
INSERT INTO "reconciliation" (payment_id, movement, merchant_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_oSh1O2P8VHN5MyfWnOyNInd2T2QjVi9y7QrYTwWSfvJ', '', 'mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 'UNKNOWN_OUTCOME', 4102490478000, 2500, 'USD', 'BWPT8U9J706U5MVA550Y9X92KJ0S3SWXI79', 144, null);
--> statement-breakpoint
INSERT INTO "endpoints" (owner, mode, origin, created_at) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'live', 'https://shop.example.com', 4102492098000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner, mode, origin, created_at) VALUES ('mer_Rjm8p12cpmmgl4l7hPcefpGm0MHniCoaj8OAq3tPf7C', 'test', 'https://shop.example.com', 4067755200000);
