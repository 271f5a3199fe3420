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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_records.sql', '2026-11-22 01:03:15');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (2, '0001_reconciliation.sql', '2026-11-22 01:03:15');
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (3, '0002_endpoints.sql', '2026-11-22 01:03:15');
--> statement-breakpoint
INSERT INTO "admin_keys" (key_id, name, role, status, sha256, created_at, retired_at) VALUES ('key_yU7hNRtWj69fov1m5gxjpYdO9mDyjRTqXgN5xDRkp54', 'Ada', 'operator', 'ACTIVE', 'b9a9f7ea14963bc53372da40ffb9cfea66a88e0ecc86b76f0b0bd3b7ba1dd4b1', 4095705600000, null);
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (1, 4095705600000, 'key_first_owner', 'bank.registered', 'bnk_Ft3I81L3FvUqkQWscl6lXZJ9RUDe5lDkqNs7PDNGx8q', '{"bank_id":"bnk_Ft3I81L3FvUqkQWscl6lXZJ9RUDe5lDkqNs7PDNGx8q","bank_handle":"alpha","name":"alpha","mode":"test","status":"ACTIVE","institution_code":"ALPHDEFFXXX","iban_prefixes":["DE**50020800"],"core_base_url":"https://alpha.example/bank/callback","capabilities":["PAYMENTS"],"available_auth_methods":["OTP","PUSH"],"timeout_ms":10000,"fees":{"gateway_fee":null},"created_at":"2099-10-15T00:00:00.000Z","updated_at":"2099-10-15T00:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (2, 4095705600000, 'key_first_owner', 'key.added', 'bnk_Ft3I81L3FvUqkQWscl6lXZJ9RUDe5lDkqNs7PDNGx8q', '{"key_id":"key_lOQ6WIDMqv2MR9mvzU7VQvwGc3DhOEwpWFvp1Eb2vhq","kind":"GATEWAY_TO_BANK","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (3, 4095705600000, 'key_first_owner', 'key.added', 'bnk_Ft3I81L3FvUqkQWscl6lXZJ9RUDe5lDkqNs7PDNGx8q', '{"key_id":"key_lqqcbAK1i3d9J05JdJSrRmUhpKDV2qkZdfFU3Tckk41","kind":"BANK_TO_GATEWAY","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (4, 4095705600000, 'key_first_owner', 'bank.registered', 'bnk_JQ2pmos9cdi93IyEvxxOwpHj89hZKVF0958Lgk3EIzH', '{"bank_id":"bnk_JQ2pmos9cdi93IyEvxxOwpHj89hZKVF0958Lgk3EIzH","bank_handle":"borealis","name":"borealis","mode":"test","status":"ACTIVE","institution_code":"BOREGB2LXXX","iban_prefixes":["GB**BORE"],"core_base_url":"https://borealis.example/bank/callback","capabilities":["PAYMENTS"],"available_auth_methods":["OTP","PUSH"],"timeout_ms":10000,"fees":{"gateway_fee":null},"created_at":"2099-10-15T00:00:00.000Z","updated_at":"2099-10-15T00:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (5, 4095705600000, 'key_first_owner', 'key.added', 'bnk_JQ2pmos9cdi93IyEvxxOwpHj89hZKVF0958Lgk3EIzH', '{"key_id":"key_UBwjxFM8TsKkwlK7XVKlycCj5iIKk7rjCt5SJ6Ayx2q","kind":"GATEWAY_TO_BANK","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (6, 4095705600000, 'key_first_owner', 'key.added', 'bnk_JQ2pmos9cdi93IyEvxxOwpHj89hZKVF0958Lgk3EIzH', '{"key_id":"key_MW4Np3iQH3enZn1r6niJRClsWIj3bSNhmtCA6PPGNqg","kind":"BANK_TO_GATEWAY","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (7, 4095705600000, 'key_first_owner', 'bank.registered', 'bnk_uR9VdSnmnKrEdBd98jwUhaz2AXtWLOm4ErNaXtDFisJ', '{"bank_id":"bnk_uR9VdSnmnKrEdBd98jwUhaz2AXtWLOm4ErNaXtDFisJ","bank_handle":"alpha","name":"alpha","mode":"live","status":"ACTIVE","institution_code":"ALPHDEFFXXX","iban_prefixes":["DE**50020800"],"core_base_url":"https://alpha.live.example/bank/callback","capabilities":["PAYMENTS"],"available_auth_methods":["OTP","PUSH"],"timeout_ms":10000,"fees":{"gateway_fee":null},"created_at":"2099-10-15T00:00:00.000Z","updated_at":"2099-10-15T00:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (8, 4095705600000, 'key_first_owner', 'key.added', 'bnk_uR9VdSnmnKrEdBd98jwUhaz2AXtWLOm4ErNaXtDFisJ', '{"key_id":"key_AaWJZL9xpIYjk6ow9F3juyydy68MAKTvsiE0rNR6TuI","kind":"GATEWAY_TO_BANK","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (9, 4095705600000, 'key_first_owner', 'key.added', 'bnk_uR9VdSnmnKrEdBd98jwUhaz2AXtWLOm4ErNaXtDFisJ', '{"key_id":"key_7NZik3zmAUobbC5xTGMCavl9YMigR0urySK0xeVaQWg","kind":"BANK_TO_GATEWAY","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (10, 4095705600000, 'key_first_owner', 'bank.registered', 'bnk_AAJ1Y36sVDgb8sVp4XFDzJcUaG59KUlLUpP7uzAVo6K', '{"bank_id":"bnk_AAJ1Y36sVDgb8sVp4XFDzJcUaG59KUlLUpP7uzAVo6K","bank_handle":"borealis","name":"borealis","mode":"live","status":"ACTIVE","institution_code":"BOREGB2LXXX","iban_prefixes":["GB**BORE"],"core_base_url":"https://borealis.live.example/bank/callback","capabilities":["PAYMENTS"],"available_auth_methods":["OTP","PUSH"],"timeout_ms":10000,"fees":{"gateway_fee":null},"created_at":"2099-10-15T00:00:00.000Z","updated_at":"2099-10-15T00:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (11, 4095705600000, 'key_first_owner', 'key.added', 'bnk_AAJ1Y36sVDgb8sVp4XFDzJcUaG59KUlLUpP7uzAVo6K', '{"key_id":"key_BlDpwO9IkGvGUrqAHUJteFONR6ZIASnf9MElZ7EzUz6","kind":"GATEWAY_TO_BANK","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (12, 4095705600000, 'key_first_owner', 'key.added', 'bnk_AAJ1Y36sVDgb8sVp4XFDzJcUaG59KUlLUpP7uzAVo6K', '{"key_id":"key_1W2ZXt1MFab8VfoF3lveEElYD65XuXenmPuhfmPWYNy","kind":"BANK_TO_GATEWAY","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (13, 4095705600000, 'key_first_owner', 'merchant.registered', 'mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', '{"merchant_id":"mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF","name":"Meridian Books","status":"ACTIVE","modes":{"test":{"settlement_iban":"DE35 •••• 0001","webhook_url":null,"optional_events":[],"settlement_strategy":null,"refund_authority":true},"live":{"settlement_iban":"DE35 •••• 0001","webhook_url":null,"optional_events":[],"settlement_strategy":null,"refund_authority":true}},"created_at":"2099-10-15T00:00:00.000Z","updated_at":"2099-10-15T00:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (14, 4095705600000, 'key_first_owner', 'key.added', 'mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', '{"key_id":"key_VuuAJW4crTFfPY1Gg6aezFwFgnv8F1Z7NkKoQ6LSQd7","kind":"SIGNING","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (15, 4095705600000, 'key_first_owner', 'key.added', 'mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', '{"key_id":"key_fGL9dlV5RfuARSRIznFn4YW49rg49N3ZpIZ0OVvlDvZ","kind":"SIGNING","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (16, 4095705600000, 'key_first_owner', 'key.added', 'mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', '{"key_id":"key_nrNcu5plYNTnM1PCtoOHw2xFfRG8tZNGIk3hZAD3vyz","kind":"API","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (17, 4095705600000, 'key_first_owner', 'key.added', 'mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', '{"key_id":"key_5Q6AEIji5hAhKgm20hmzC1CQ9H82ng4R3TNIiA733hF","kind":"API","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (18, 4095705600000, 'key_first_owner', 'merchant.registered', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', '{"merchant_id":"mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96","name":"Meridian Books","status":"ACTIVE","modes":{"test":{"settlement_iban":"DE35 •••• 0001","webhook_url":"https://shop.example.com/hooks","optional_events":["payment.processing","payment.settlement_stalled"],"settlement_strategy":null,"refund_authority":true},"live":{"settlement_iban":"DE35 •••• 0001","webhook_url":"https://shop.example.com/hooks","optional_events":["payment.processing","payment.settlement_stalled"],"settlement_strategy":null,"refund_authority":true}},"created_at":"2099-10-15T00:00:00.000Z","updated_at":"2099-10-15T00:00:00.000Z"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (19, 4095705600000, 'key_first_owner', 'key.added', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', '{"key_id":"key_HEAHALBZUJUz9tyZkN7gD7Riv02xnDh7fMHI5UyvKyo","kind":"SIGNING","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (20, 4095705600000, 'key_first_owner', 'key.added', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', '{"key_id":"key_PCS73yQfSZ094hqoqbZDn4PoNyKwhakIMOffqJ1dCwx","kind":"SIGNING","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (21, 4095705600000, 'key_first_owner', 'key.added', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', '{"key_id":"key_YJOs5Y06XHkxB1LyhMtxCSXwbwW3OsSxHMs30PIuoPw","kind":"API","mode":"test"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (22, 4095705600000, 'key_first_owner', 'key.added', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', '{"key_id":"key_cR65pCcw4PRgv2wGxBL3IwadOdo3BtPdjcfYpiNoLBI","kind":"API","mode":"live"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (23, 4095705600000, 'key_first_owner', 'admin_key.added', 'key_yU7hNRtWj69fov1m5gxjpYdO9mDyjRTqXgN5xDRkp54', '{"name":"Ada","role":"operator"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (24, 4095705600000, 'key_first_owner', 'gateway_fee.set', 'gateway_fee', '{"value":{"test":15,"live":20}}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (25, 4130442436000, 'key_first_owner', 'reconciliation.requested', 'pay_SqjkniYMKdP1TUKw7XlgZhvkkG7HDFCnJcXr29pUk8I', '{"movement":"","outcome":"FAILED","note":"the bank says so"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (26, 4130442436000, 'key_first_owner', 'reconciliation.settled', 'pay_SqjkniYMKdP1TUKw7XlgZhvkkG7HDFCnJcXr29pUk8I', '{"movement":"","outcome":"FAILED"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (27, 4130442616000, 'key_first_owner', 'reconciliation.requested', 'pay_gJIIgSThryervIVYqyQjmELVSZcerNVEvqrWlZ9XiMM', '{"movement":"","outcome":"COMPLETED","note":"the bank says so"}');
--> statement-breakpoint
INSERT INTO "audit_log" (audit_id, at, actor, action, subject, details) VALUES (28, 4130442616000, 'key_first_owner', 'reconciliation.proposed', 'pay_gJIIgSThryervIVYqyQjmELVSZcerNVEvqrWlZ9XiMM', '{"movement":"","outcome":"COMPLETED"}');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'GB**BORE', 'bnk_AAJ1Y36sVDgb8sVp4XFDzJcUaG59KUlLUpP7uzAVo6K');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'DE**50020800', 'bnk_Ft3I81L3FvUqkQWscl6lXZJ9RUDe5lDkqNs7PDNGx8q');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('test', 'GB**BORE', 'bnk_JQ2pmos9cdi93IyEvxxOwpHj89hZKVF0958Lgk3EIzH');
--> statement-breakpoint
INSERT INTO "bank_iban_prefixes" (mode, prefix, bank_id) VALUES ('live', 'DE**50020800', 'bnk_uR9VdSnmnKrEdBd98jwUhaz2AXtWLOm4ErNaXtDFisJ');
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_Ft3I81L3FvUqkQWscl6lXZJ9RUDe5lDkqNs7PDNGx8q', 'alpha', 'test', 'alpha', 'ALPHDEFFXXX', 'https://alpha.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095705600000, 4095705600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_JQ2pmos9cdi93IyEvxxOwpHj89hZKVF0958Lgk3EIzH', 'borealis', 'test', 'borealis', 'BOREGB2LXXX', 'https://borealis.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095705600000, 4095705600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_uR9VdSnmnKrEdBd98jwUhaz2AXtWLOm4ErNaXtDFisJ', 'alpha', 'live', 'alpha', 'ALPHDEFFXXX', 'https://alpha.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095705600000, 4095705600000);
--> statement-breakpoint
INSERT INTO "banks" (bank_id, bank_handle, mode, name, institution_code, core_base_url, status, capabilities, available_auth_methods, timeout_ms, gateway_fee, created_at, updated_at) VALUES ('bnk_AAJ1Y36sVDgb8sVp4XFDzJcUaG59KUlLUpP7uzAVo6K', 'borealis', 'live', 'borealis', 'BOREGB2LXXX', 'https://borealis.live.example/bank/callback', 'ACTIVE', '["PAYMENTS"]', '["OTP","PUSH"]', 10000, null, 4095705600000, 4095705600000);
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'live', 4130442496000, 'evt_CmE1cJAkdQG2shtTw8GaVViGvpeNFC6eDZcg80dlaK4', 'payment.processing', 'ps_gJIIgSThryervIVYqyQjmELVSZcerNVEvqrWlZ9XiMM', '{"event":"payment.processing","data":{"event_id":"evt_CmE1cJAkdQG2shtTw8GaVViGvpeNFC6eDZcg80dlaK4","occurred_at":"2100-11-21T01:08:16.000Z","mode":"live","session_id":"ps_gJIIgSThryervIVYqyQjmELVSZcerNVEvqrWlZ9XiMM","payment_id":"pay_gJIIgSThryervIVYqyQjmELVSZcerNVEvqrWlZ9XiMM","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130439076000, 'evt_4FsGFRFFBI7iqIqRUmzvJA93eAztUI3vleCyt3j2G7l', 'payment.processing', 'ps_npo6GjxU5JjZ0UAzCcXuClpOLmbIjtParlUaWHLQm8a', '{"event":"payment.processing","data":{"event_id":"evt_4FsGFRFFBI7iqIqRUmzvJA93eAztUI3vleCyt3j2G7l","occurred_at":"2100-11-21T00:11:16.000Z","mode":"test","session_id":"ps_npo6GjxU5JjZ0UAzCcXuClpOLmbIjtParlUaWHLQm8a","payment_id":"pay_npo6GjxU5JjZ0UAzCcXuClpOLmbIjtParlUaWHLQm8a","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441056000, 'evt_Lzqic73N6weaalJ4YPVtmcbx2XHqZJu38XlPMxXAZNS', 'payment.processing', 'ps_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM', '{"event":"payment.processing","data":{"event_id":"evt_Lzqic73N6weaalJ4YPVtmcbx2XHqZJu38XlPMxXAZNS","occurred_at":"2100-11-21T00:44:16.000Z","mode":"test","session_id":"ps_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM","payment_id":"pay_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441056000, 'evt_VaYMmjUgky76K88iMjoykTLCSfivGkNHGslZN48BGiG', 'payment.settlement_pending', 'ps_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM', '{"event":"payment.settlement_pending","data":{"event_id":"evt_VaYMmjUgky76K88iMjoykTLCSfivGkNHGslZN48BGiG","occurred_at":"2100-11-21T00:44:16.000Z","mode":"test","session_id":"ps_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM","payment_id":"pay_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441666000, 'evt_r8CBIkVX4hcrMF2xVSXqjxmyaUg5GNFBrXh1XGR24TY', 'payment.settlement_stalled', 'ps_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_r8CBIkVX4hcrMF2xVSXqjxmyaUg5GNFBrXh1XGR24TY","occurred_at":"2100-11-21T00:54:26.000Z","mode":"test","session_id":"ps_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM","payment_id":"pay_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441776000, 'evt_4jogHGIuGzJEDH7O5s5l6anx7cV8ngVZ82tNtSsUt57', 'payment.processing', 'ps_pDwIbtkS4IooUOng4d5SmCjE7ZER4Hg8wGmOJ7CXFOe', '{"event":"payment.processing","data":{"event_id":"evt_4jogHGIuGzJEDH7O5s5l6anx7cV8ngVZ82tNtSsUt57","occurred_at":"2100-11-21T00:56:16.000Z","mode":"test","session_id":"ps_pDwIbtkS4IooUOng4d5SmCjE7ZER4Hg8wGmOJ7CXFOe","payment_id":"pay_pDwIbtkS4IooUOng4d5SmCjE7ZER4Hg8wGmOJ7CXFOe","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441776000, 'evt_wzIsrqRNluTuCanQEN9bhA6ElhmpRHLHpAiopGDdpYT', 'payment.completed', 'ps_pDwIbtkS4IooUOng4d5SmCjE7ZER4Hg8wGmOJ7CXFOe', '{"event":"payment.completed","data":{"event_id":"evt_wzIsrqRNluTuCanQEN9bhA6ElhmpRHLHpAiopGDdpYT","occurred_at":"2100-11-21T00:56:16.000Z","mode":"test","session_id":"ps_pDwIbtkS4IooUOng4d5SmCjE7ZER4Hg8wGmOJ7CXFOe","payment_id":"pay_pDwIbtkS4IooUOng4d5SmCjE7ZER4Hg8wGmOJ7CXFOe","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441956000, 'evt_ZWsnneAKPEJsR1WdMmHuKX3G4w0qtvfxB6z0syjq9lr', 'payment.completed', 'ps_RtEbononbRn0QN945EIokdRoQchz6jmZEMiY9h7f3Wp', '{"event":"payment.completed","data":{"event_id":"evt_ZWsnneAKPEJsR1WdMmHuKX3G4w0qtvfxB6z0syjq9lr","occurred_at":"2100-11-21T00:59:16.000Z","mode":"test","session_id":"ps_RtEbononbRn0QN945EIokdRoQchz6jmZEMiY9h7f3Wp","payment_id":"pay_RtEbononbRn0QN945EIokdRoQchz6jmZEMiY9h7f3Wp","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441956000, 'evt_c557UcWqOAlmUhle5c8uq8KkJHps1tRjKd9ed826tnM', 'payment.processing', 'ps_RtEbononbRn0QN945EIokdRoQchz6jmZEMiY9h7f3Wp', '{"event":"payment.processing","data":{"event_id":"evt_c557UcWqOAlmUhle5c8uq8KkJHps1tRjKd9ed826tnM","occurred_at":"2100-11-21T00:59:16.000Z","mode":"test","session_id":"ps_RtEbononbRn0QN945EIokdRoQchz6jmZEMiY9h7f3Wp","payment_id":"pay_RtEbononbRn0QN945EIokdRoQchz6jmZEMiY9h7f3Wp","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441956000, 'evt_qAWqHk3Hfc7F08rDoUeTHD63uokVfuckWVRoqfyNn3L', 'payment.settlement_pending', 'ps_RtEbononbRn0QN945EIokdRoQchz6jmZEMiY9h7f3Wp', '{"event":"payment.settlement_pending","data":{"event_id":"evt_qAWqHk3Hfc7F08rDoUeTHD63uokVfuckWVRoqfyNn3L","occurred_at":"2100-11-21T00:59:16.000Z","mode":"test","session_id":"ps_RtEbononbRn0QN945EIokdRoQchz6jmZEMiY9h7f3Wp","payment_id":"pay_RtEbononbRn0QN945EIokdRoQchz6jmZEMiY9h7f3Wp","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442016000, 'evt_QI7jCiOswI23PXthXHW1W0TitCvQjnnH9etfHlGAKaN', 'payment.completed', 'ps_JfBhvnyzDCyE1sGtJj1cB1yEOdi3rDFJDhrbPQJJlK4', '{"event":"payment.completed","data":{"event_id":"evt_QI7jCiOswI23PXthXHW1W0TitCvQjnnH9etfHlGAKaN","occurred_at":"2100-11-21T01:00:16.000Z","mode":"test","session_id":"ps_JfBhvnyzDCyE1sGtJj1cB1yEOdi3rDFJDhrbPQJJlK4","payment_id":"pay_JfBhvnyzDCyE1sGtJj1cB1yEOdi3rDFJDhrbPQJJlK4","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442016000, 'evt_eYYJWvSZlz9Uq2PuNIbf3sxWFqQldQBiSBN0vFg6cJL', 'payment.settlement_pending', 'ps_JfBhvnyzDCyE1sGtJj1cB1yEOdi3rDFJDhrbPQJJlK4', '{"event":"payment.settlement_pending","data":{"event_id":"evt_eYYJWvSZlz9Uq2PuNIbf3sxWFqQldQBiSBN0vFg6cJL","occurred_at":"2100-11-21T01:00:16.000Z","mode":"test","session_id":"ps_JfBhvnyzDCyE1sGtJj1cB1yEOdi3rDFJDhrbPQJJlK4","payment_id":"pay_JfBhvnyzDCyE1sGtJj1cB1yEOdi3rDFJDhrbPQJJlK4","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442016000, 'evt_fEUrteXxHyelSraJ7WbX1ZgMBLfJuweA6lvpBTaXgVf', 'payment.processing', 'ps_JfBhvnyzDCyE1sGtJj1cB1yEOdi3rDFJDhrbPQJJlK4', '{"event":"payment.processing","data":{"event_id":"evt_fEUrteXxHyelSraJ7WbX1ZgMBLfJuweA6lvpBTaXgVf","occurred_at":"2100-11-21T01:00:16.000Z","mode":"test","session_id":"ps_JfBhvnyzDCyE1sGtJj1cB1yEOdi3rDFJDhrbPQJJlK4","payment_id":"pay_JfBhvnyzDCyE1sGtJj1cB1yEOdi3rDFJDhrbPQJJlK4","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442076000, 'evt_MVgP9DH3OUJAQoitXb36L9vqvRN3lySNVPaBA0VMsKT', 'payment.processing', 'ps_vUvOFwtVod82ufRol5HqanvE1FNeMOyF0Fhn4Su8EpG', '{"event":"payment.processing","data":{"event_id":"evt_MVgP9DH3OUJAQoitXb36L9vqvRN3lySNVPaBA0VMsKT","occurred_at":"2100-11-21T01:01:16.000Z","mode":"test","session_id":"ps_vUvOFwtVod82ufRol5HqanvE1FNeMOyF0Fhn4Su8EpG","payment_id":"pay_vUvOFwtVod82ufRol5HqanvE1FNeMOyF0Fhn4Su8EpG","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442076000, 'evt_q5vgNePDLBZKZU0BIEe2x8TY4FAgAsgOeUPKCyZIjIO', 'payment.settlement_pending', 'ps_vUvOFwtVod82ufRol5HqanvE1FNeMOyF0Fhn4Su8EpG', '{"event":"payment.settlement_pending","data":{"event_id":"evt_q5vgNePDLBZKZU0BIEe2x8TY4FAgAsgOeUPKCyZIjIO","occurred_at":"2100-11-21T01:01:16.000Z","mode":"test","session_id":"ps_vUvOFwtVod82ufRol5HqanvE1FNeMOyF0Fhn4Su8EpG","payment_id":"pay_vUvOFwtVod82ufRol5HqanvE1FNeMOyF0Fhn4Su8EpG","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442076000, 'evt_vQkrRBmfLZIkA8n3bXGCXLpl9sYFZ3hIj8ZZzgtrrHH', 'payment.completed', 'ps_vUvOFwtVod82ufRol5HqanvE1FNeMOyF0Fhn4Su8EpG', '{"event":"payment.completed","data":{"event_id":"evt_vQkrRBmfLZIkA8n3bXGCXLpl9sYFZ3hIj8ZZzgtrrHH","occurred_at":"2100-11-21T01:01:16.000Z","mode":"test","session_id":"ps_vUvOFwtVod82ufRol5HqanvE1FNeMOyF0Fhn4Su8EpG","payment_id":"pay_vUvOFwtVod82ufRol5HqanvE1FNeMOyF0Fhn4Su8EpG","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442136000, 'evt_R8fmZb1RaeKEltuzdRQfI8My1jTT0Xpb4z6uua88lT2', 'payment.settlement_pending', 'ps_etLpz8ahLCykzgpqfs1NjZXnHwwPjdt3ICoPfsxTjoB', '{"event":"payment.settlement_pending","data":{"event_id":"evt_R8fmZb1RaeKEltuzdRQfI8My1jTT0Xpb4z6uua88lT2","occurred_at":"2100-11-21T01:02:16.000Z","mode":"test","session_id":"ps_etLpz8ahLCykzgpqfs1NjZXnHwwPjdt3ICoPfsxTjoB","payment_id":"pay_etLpz8ahLCykzgpqfs1NjZXnHwwPjdt3ICoPfsxTjoB","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442136000, 'evt_ade0hD56JL4wS66PZERCN9kAQTLQxnIMuidGtObccsx', 'payment.completed', 'ps_etLpz8ahLCykzgpqfs1NjZXnHwwPjdt3ICoPfsxTjoB', '{"event":"payment.completed","data":{"event_id":"evt_ade0hD56JL4wS66PZERCN9kAQTLQxnIMuidGtObccsx","occurred_at":"2100-11-21T01:02:16.000Z","mode":"test","session_id":"ps_etLpz8ahLCykzgpqfs1NjZXnHwwPjdt3ICoPfsxTjoB","payment_id":"pay_etLpz8ahLCykzgpqfs1NjZXnHwwPjdt3ICoPfsxTjoB","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442136000, 'evt_d07nxZnz3KRS2ImcWCoQ1P7PoHzk7kOvL0EhX4QGFA1', 'payment.processing', 'ps_etLpz8ahLCykzgpqfs1NjZXnHwwPjdt3ICoPfsxTjoB', '{"event":"payment.processing","data":{"event_id":"evt_d07nxZnz3KRS2ImcWCoQ1P7PoHzk7kOvL0EhX4QGFA1","occurred_at":"2100-11-21T01:02:16.000Z","mode":"test","session_id":"ps_etLpz8ahLCykzgpqfs1NjZXnHwwPjdt3ICoPfsxTjoB","payment_id":"pay_etLpz8ahLCykzgpqfs1NjZXnHwwPjdt3ICoPfsxTjoB","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442316000, 'evt_1UlF4RjWZA5GEcsFoE9DmUXOxwZmMG0U3esDZunpFno', 'payment.processing', 'ps_SqjkniYMKdP1TUKw7XlgZhvkkG7HDFCnJcXr29pUk8I', '{"event":"payment.processing","data":{"event_id":"evt_1UlF4RjWZA5GEcsFoE9DmUXOxwZmMG0U3esDZunpFno","occurred_at":"2100-11-21T01:05:16.000Z","mode":"test","session_id":"ps_SqjkniYMKdP1TUKw7XlgZhvkkG7HDFCnJcXr29pUk8I","payment_id":"pay_SqjkniYMKdP1TUKw7XlgZhvkkG7HDFCnJcXr29pUk8I","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442316000, 'evt_DwNQWoo7WpLC8fdRhC4vNhV1ly9TJFy396mIyUWpT0V', 'payment.settlement_pending', 'ps_SqjkniYMKdP1TUKw7XlgZhvkkG7HDFCnJcXr29pUk8I', '{"event":"payment.settlement_pending","data":{"event_id":"evt_DwNQWoo7WpLC8fdRhC4vNhV1ly9TJFy396mIyUWpT0V","occurred_at":"2100-11-21T01:05:16.000Z","mode":"test","session_id":"ps_SqjkniYMKdP1TUKw7XlgZhvkkG7HDFCnJcXr29pUk8I","payment_id":"pay_SqjkniYMKdP1TUKw7XlgZhvkkG7HDFCnJcXr29pUk8I","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130444596000, 'evt_9xvtIC6ca0Y5wrt3a5VENo4N9jv6XYLLSN8CcadGjUn', 'payment.expired', 'ps_QVN1n6KVXuLqCzNzm4PleE27qnasY7mWmSB5y2dk7ot', '{"event":"payment.expired","data":{"event_id":"evt_9xvtIC6ca0Y5wrt3a5VENo4N9jv6XYLLSN8CcadGjUn","occurred_at":"2100-11-21T01:43:16.000Z","mode":"test","session_id":"ps_QVN1n6KVXuLqCzNzm4PleE27qnasY7mWmSB5y2dk7ot","payment_id":"pay_QVN1n6KVXuLqCzNzm4PleE27qnasY7mWmSB5y2dk7ot","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130445496000, 'evt_r7JOv9HKTsprhQOleXyeZmEoIdHQGVVZNaWhexskJ6b', 'payment.expired', 'ps_KTVA5MfT2VEJDFAE7PRYcm9jSwSgLqy3AW8CZZX2slH', '{"event":"payment.expired","data":{"event_id":"evt_r7JOv9HKTsprhQOleXyeZmEoIdHQGVVZNaWhexskJ6b","occurred_at":"2100-11-21T01:58:16.000Z","mode":"test","session_id":"ps_KTVA5MfT2VEJDFAE7PRYcm9jSwSgLqy3AW8CZZX2slH","payment_id":"pay_KTVA5MfT2VEJDFAE7PRYcm9jSwSgLqy3AW8CZZX2slH","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4131418396000, 'evt_JA4WCh93wgbawqmqVMhlgV97MntyJytKjIqvR4yErcg', 'payment.expired', 'ps_rd2zKmUlXiaUoeIp4BxfoIleybNL3b1v5Q88bpTbFvx', '{"event":"payment.expired","data":{"event_id":"evt_JA4WCh93wgbawqmqVMhlgV97MntyJytKjIqvR4yErcg","occurred_at":"2100-12-02T08:13:16.000Z","mode":"test","session_id":"ps_rd2zKmUlXiaUoeIp4BxfoIleybNL3b1v5Q88bpTbFvx","payment_id":"pay_rd2zKmUlXiaUoeIp4BxfoIleybNL3b1v5Q88bpTbFvx","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (merchant_id, mode, created_at, event_id, type, session_id, payload) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4131419296000, 'evt_Qc9PoQXfgLAfq4wr7eA40kbwqEiY0Lp3DLAumyuLukD', 'payment.expired', 'ps_KHezukFatNpkRGCxK3wYMTMh6Kjz5APtJafTLTcn9tE', '{"event":"payment.expired","data":{"event_id":"evt_Qc9PoQXfgLAfq4wr7eA40kbwqEiY0Lp3DLAumyuLukD","occurred_at":"2100-12-02T08:28:16.000Z","mode":"test","session_id":"ps_KHezukFatNpkRGCxK3wYMTMh6Kjz5APtJafTLTcn9tE","payment_id":"pay_KHezukFatNpkRGCxK3wYMTMh6Kjz5APtJafTLTcn9tE","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "idempotency" (scope, idempotency_key, request_sha256, answer, location, created_at) VALUES ('/admin/v1/admin-keys', 'colleague', '74fe8393f7d07a735645e860f2ba3846e296caefc359c68633f4df153c92296b', null, '/admin/v1/admin-keys/key_yU7hNRtWj69fov1m5gxjpYdO9mDyjRTqXgN5xDRkp54', 4095705600000);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_lOQ6WIDMqv2MR9mvzU7VQvwGc3DhOEwpWFvp1Eb2vhq', 'bnk_Ft3I81L3FvUqkQWscl6lXZJ9RUDe5lDkqNs7PDNGx8q', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'd823d414d9e4abd0832ccceaf496c0c4c5ca65689186e009056a3c9ddd7490dccc571f52aab8f270470b0df90287742645054a9e4c55b41400e893109f3cd104da588630fcfd8517449921e0bcc853fb8986', 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_lqqcbAK1i3d9J05JdJSrRmUhpKDV2qkZdfFU3Tckk41', 'bnk_Ft3I81L3FvUqkQWscl6lXZJ9RUDe5lDkqNs7PDNGx8q', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '72fe71cefd87baa5013ad0359110e589b5492eafd70ba13c39ff87ec9779a5be', null, 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_UBwjxFM8TsKkwlK7XVKlycCj5iIKk7rjCt5SJ6Ayx2q', 'bnk_JQ2pmos9cdi93IyEvxxOwpHj89hZKVF0958Lgk3EIzH', 'test', 'GATEWAY_TO_BANK', 'ACTIVE', null, 'e4ddf3de970ac38bc5c7bbaba1b4c5ed8fabc55e1d2b7a85b1fd9643908a84d175ab4309f4c1c45325705873132da0ef29abf7809ea63db0003ffea4fc3fbc453f03c11f9e7232fee01507a660ca75754f39', 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_MW4Np3iQH3enZn1r6niJRClsWIj3bSNhmtCA6PPGNqg', 'bnk_JQ2pmos9cdi93IyEvxxOwpHj89hZKVF0958Lgk3EIzH', 'test', 'BANK_TO_GATEWAY', 'ACTIVE', '7a5889d86763a3fa795d6ca549f27cc503b76c66e238e6c2e71847bf8bc7bee2', null, 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_AaWJZL9xpIYjk6ow9F3juyydy68MAKTvsiE0rNR6TuI', 'bnk_uR9VdSnmnKrEdBd98jwUhaz2AXtWLOm4ErNaXtDFisJ', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, '2159a420148ff7186374553acb139dade362465ee014284b3690cb2c6c889292445e7876a20263937a6730f33ee97e8924cac43c934cdf7e894f7748f354eb8a3a20822c194edd57923a27ae3f1c87265ea4', 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_7NZik3zmAUobbC5xTGMCavl9YMigR0urySK0xeVaQWg', 'bnk_uR9VdSnmnKrEdBd98jwUhaz2AXtWLOm4ErNaXtDFisJ', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '3af7513b3044513ef522642d9bd40686ad22cebfb3e06e170e2e00e3b1b6325d', null, 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_BlDpwO9IkGvGUrqAHUJteFONR6ZIASnf9MElZ7EzUz6', 'bnk_AAJ1Y36sVDgb8sVp4XFDzJcUaG59KUlLUpP7uzAVo6K', 'live', 'GATEWAY_TO_BANK', 'ACTIVE', null, '43d4cc763bf3bc8220b8d8fa6b08a4f3f1acb8e8ef634d30fa95bc803f139dac00c8ba559f68c29d17f270650bfdc533a73359ceff8fbe87e0096eca09276fb99c0ca874329583d0c27b8945924843dda948', 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_1W2ZXt1MFab8VfoF3lveEElYD65XuXenmPuhfmPWYNy', 'bnk_AAJ1Y36sVDgb8sVp4XFDzJcUaG59KUlLUpP7uzAVo6K', 'live', 'BANK_TO_GATEWAY', 'ACTIVE', '08f2816e1989f0d95ea3185f03e41f1a05edc32a3b85599b8074f6800d559203', null, 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_VuuAJW4crTFfPY1Gg6aezFwFgnv8F1Z7NkKoQ6LSQd7', 'mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', 'test', 'SIGNING', 'ACTIVE', null, 'd8d5db38cfd308c672da2062f3ae70d22994dbccd214482f1fb17b0a200cf42be8dc47e156d2a7ce783311c7ee74c089cbd36cfaee588442d0952a5be7f6923e809aa16c8f21dccabcb36f7b2e8a', 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_fGL9dlV5RfuARSRIznFn4YW49rg49N3ZpIZ0OVvlDvZ', 'mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', 'live', 'SIGNING', 'ACTIVE', null, '015bba49d0726855e4a8bc1224dfa5f9fd74ca53b46237c68f0e064a45a20146ffa5ac9166903d1c5d6ce676cef951cf5ea50d7eed53fef3d2dc8b6dd380de01d18f719517b9438174d5f6514dbd', 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_nrNcu5plYNTnM1PCtoOHw2xFfRG8tZNGIk3hZAD3vyz', 'mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', 'test', 'API', 'ACTIVE', '5858fa86212e9b5eff1c4ac18749056fdf593e199e72e9cfaa18f05381261535', null, 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_5Q6AEIji5hAhKgm20hmzC1CQ9H82ng4R3TNIiA733hF', 'mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', 'live', 'API', 'ACTIVE', 'f38522bb9a0a108f1656f9186d0c2f4520b82a78dbb55d1c6df0a8abf4a068db', null, 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_HEAHALBZUJUz9tyZkN7gD7Riv02xnDh7fMHI5UyvKyo', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 'SIGNING', 'ACTIVE', null, '7c0fe665ee2a238a6c174947e7c0aedb06e640201ef261017244cc23b1bf209caba2bd1a6d41354590242df6240d6d7dff44d77b63de53a8d74c796fa684e8d00eb49ad9eb7f94ef857ba9350464', 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_PCS73yQfSZ094hqoqbZDn4PoNyKwhakIMOffqJ1dCwx', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'live', 'SIGNING', 'ACTIVE', null, '2d8f72e4af6af1f4425bffdf211b0f728bab388593f72a6e0dc9e3e8cb5a7eedba5e3cc592991531614b5295e722cb26b8ba585ce4bb95b6f830be094d345e02a6bed50abdffbeef30f6a5bd7dfa', 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_YJOs5Y06XHkxB1LyhMtxCSXwbwW3OsSxHMs30PIuoPw', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 'API', 'ACTIVE', 'd69908f6b21b958890a585924bdf6d0150203f008b0ddb8221eebd1d390d544b', null, 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "keys" (key_id, owner_id, mode, kind, status, sha256, sealed, created_at, promoted_at, retired_at) VALUES ('key_cR65pCcw4PRgv2wGxBL3IwadOdo3BtPdjcfYpiNoLBI', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'live', 'API', 'ACTIVE', '390ae0ada78303f511fd38e259c6c4e8c38f56734790cc365316c543c08552a8', null, 4095705600000, 4095705600000, null);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'live', 'DE35500208000000000001', 'https://shop.example.com/hooks', '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 'DE35500208000000000001', 'https://shop.example.com/hooks', '["payment.processing","payment.settlement_stalled"]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', 'live', 'DE35500208000000000001', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchant_settings" (merchant_id, mode, settlement_iban, webhook_url, optional_events, settlement_strategy, refund_authority) VALUES ('mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', 'test', 'DE35500208000000000001', null, '[]', null, 1);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, created_at, updated_at) VALUES ('mer_u7dnvvBd5tIZ8avdKMeR30avjlsWYbduf1W5FWMoOMF', 'Meridian Books', 'ACTIVE', 4095705600000, 4095705600000);
--> statement-breakpoint
INSERT INTO "merchants" (merchant_id, name, status, created_at, updated_at) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'Meridian Books', 'ACTIVE', 4095705600000, 4095705600000);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'live', 4130442496000, 'pay_gJIIgSThryervIVYqyQjmELVSZcerNVEvqrWlZ9XiMM', 'order 7', 2500, 'USD', 'OPEN', 'EXECUTING', 13, 4130442501000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130439076000, 'pay_npo6GjxU5JjZ0UAzCcXuClpOLmbIjtParlUaWHLQm8a', 'order 7', 2500, 'USD', 'OPEN', 'EXECUTING', 144, 4130440878000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441056000, 'pay_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM', 'order 7', 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 65, 4130441666000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441776000, 'pay_pDwIbtkS4IooUOng4d5SmCjE7ZER4Hg8wGmOJ7CXFOe', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4130441776000, 4130441776000, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130441956000, 'pay_RtEbononbRn0QN945EIokdRoQchz6jmZEMiY9h7f3Wp', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130441956000, 4130441956000, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442016000, 'pay_JfBhvnyzDCyE1sGtJj1cB1yEOdi3rDFJDhrbPQJJlK4', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130442016000, 4130442016000, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442076000, 'pay_vUvOFwtVod82ufRol5HqanvE1FNeMOyF0Fhn4Su8EpG', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130442076000, 4130442076000, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442136000, 'pay_etLpz8ahLCykzgpqfs1NjZXnHwwPjdt3ICoPfsxTjoB', 'order 7', 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4130442136000, 4130442136000, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130442316000, 'pay_SqjkniYMKdP1TUKw7XlgZhvkkG7HDFCnJcXr29pUk8I', 'order 7', 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4130442321000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130443696000, 'pay_QVN1n6KVXuLqCzNzm4PleE27qnasY7mWmSB5y2dk7ot', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130444596000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4130444596000, 'pay_KTVA5MfT2VEJDFAE7PRYcm9jSwSgLqy3AW8CZZX2slH', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4130445496000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4131417496000, 'pay_rd2zKmUlXiaUoeIp4BxfoIleybNL3b1v5Q88bpTbFvx', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131418396000, null, 1);
--> statement-breakpoint
INSERT INTO "payments" (merchant_id, mode, created_at, payment_id, reference, amount, currency, status, state, version, updated_at, completed_at, unfinished) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 4131418396000, 'pay_KHezukFatNpkRGCxK3wYMTMh6Kjz5APtJafTLTcn9tE', 'order 7', 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131419296000, null, 1);
--> statement-breakpoint
INSERT INTO "settings" (name, value, updated_at) VALUES ('gateway_fee', '{"test":15,"live":20}', 4095705600000);
--> statement-breakpoint
INSERT INTO "reconciliation" (payment_id, movement, merchant_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_npo6GjxU5JjZ0UAzCcXuClpOLmbIjtParlUaWHLQm8a', '', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 'UNKNOWN_OUTCOME', 4130440878000, 2500, 'USD', 'D77V5BPB7NPE318W2XPULK2HQF49FVGHD6C', 144, null);
--> statement-breakpoint
INSERT INTO "reconciliation" (payment_id, movement, merchant_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_wLdSm6eXLtnh70vfod0nd7G04IXVpR7UCaBHCGa7hsM', '', 'mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 'STALLED', 4130441666000, 2500, 'USD', '2G32GN1X7QDPKYJ7JKIZJEI5ZUPCFJSNY4K', 65, null);
--> statement-breakpoint
INSERT INTO "endpoints" (owner, mode, origin, created_at) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'live', 'https://shop.example.com', 4130442498000);
--> statement-breakpoint
INSERT INTO "endpoints" (owner, mode, origin, created_at) VALUES ('mer_lgSsmoV4iyROdhlS1isKsif117wa9rAc4P7s190Pz96', 'test', 'https://shop.example.com', 4095705600000);
