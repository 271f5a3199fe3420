CREATE TABLE "d1_migrations" (
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
	);
--> statement-breakpoint
CREATE TABLE `consent_accounts` (
	`account` text NOT NULL,
	`consent_id` text NOT NULL,
	PRIMARY KEY(`account`, `consent_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `events` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`created_at` integer NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`subject_id` text NOT NULL,
	`payload` text NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`, `mode`, `created_at`, `event_id`)
);
--> statement-breakpoint
CREATE TABLE `hourly_totals` (
	`mode` text NOT NULL,
	`owner_id` text NOT NULL,
	`hour` integer NOT NULL,
	`part` text NOT NULL,
	`figures` text NOT NULL,
	`open` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`mode`, `owner_id`, `hour`, `part`)
);
--> statement-breakpoint
CREATE TABLE `mandate_accounts` (
	`account` text NOT NULL,
	`mandate_id` text NOT NULL,
	PRIMARY KEY(`account`, `mandate_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `object_counts` (
	`kind` text NOT NULL,
	`mode` text NOT NULL,
	`status` text NOT NULL,
	`route` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`kind`, `mode`, `status`, `route`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `object_ids` (
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`object_id` text NOT NULL,
	PRIMARY KEY(`id`, `kind`, `created_at`, `object_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `objects` (
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`object_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`parent_id` text,
	`reference` text,
	`bank_handle` text,
	`amount` integer,
	`currency` text,
	`status` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`completed_at` integer,
	`unfinished` integer NOT NULL,
	`failure_code` text,
	`route` text,
	`debtor_bank` text,
	`creditor_bank` text,
	`last_open_state` text,
	`bank_calls` text,
	`correlation_id` text,
	`other_ids` text,
	PRIMARY KEY(`kind`, `created_at`, `object_id`)
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
CREATE TABLE `waiting` (
	`waiting_id` text PRIMARY KEY NOT NULL,
	`object_id` text NOT NULL,
	`kind` text NOT NULL,
	`changes` text NOT NULL,
	`proposed_by` text NOT NULL,
	`proposed_at` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_id` ON `events` (`event_id`);
--> statement-breakpoint
CREATE INDEX `hourly_totals_hour` ON `hourly_totals` (`hour`);
--> statement-breakpoint
CREATE INDEX `hourly_totals_open` ON `hourly_totals` (`updated_at`,`hour`) WHERE open > 0;
--> statement-breakpoint
CREATE INDEX `objects_owner` ON `objects` (`owner_kind`,`owner_id`,`mode`,`kind`,`created_at`,`object_id`);
--> statement-breakpoint
CREATE INDEX `objects_reference` ON `objects` (`reference`,`owner_kind`,`owner_id`,`mode`,`kind`,`created_at`,`object_id`) WHERE reference IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `objects_parent` ON `objects` (`parent_id`,`created_at`,`object_id`) WHERE parent_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `objects_late` ON `objects` (`kind`,`created_at`,`object_id`) WHERE unfinished = 1 AND updated_at > created_at + 900000;
--> statement-breakpoint
CREATE INDEX `reviews_open` ON `reviews` (`since`,`end_to_end_id`) WHERE resolved_at IS NULL;
--> statement-breakpoint
CREATE INDEX `waiting_open` ON `waiting` (`proposed_at`,`waiting_id`);
--> statement-breakpoint
CREATE INDEX `waiting_object` ON `waiting` (`object_id`,`proposed_at`,`waiting_id`);
--> statement-breakpoint
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_lists.sql', '2026-11-27 12:55:23');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131004336000, 'evt_ULtNNZtjlsagdZ8nJocOjNDpbNIEUckesd9FnE23EF7', 'payment.processing', 'ps_kWzY0zFFwaGYxXJZuDVenyeiQHIB6buhyc68uSdH4WN', '{"event":"payment.processing","data":{"event_id":"evt_ULtNNZtjlsagdZ8nJocOjNDpbNIEUckesd9FnE23EF7","occurred_at":"2100-11-27T13:12:16.000Z","mode":"test","session_id":"ps_kWzY0zFFwaGYxXJZuDVenyeiQHIB6buhyc68uSdH4WN","payment_id":"pay_kWzY0zFFwaGYxXJZuDVenyeiQHIB6buhyc68uSdH4WN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131006316000, 'evt_EdvotAbb27uXZEc9l9scI2kOKsKmFhuXdq6VGH4Xi8a', 'payment.processing', 'ps_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9', '{"event":"payment.processing","data":{"event_id":"evt_EdvotAbb27uXZEc9l9scI2kOKsKmFhuXdq6VGH4Xi8a","occurred_at":"2100-11-27T13:45:16.000Z","mode":"test","session_id":"ps_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9","payment_id":"pay_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131006316000, 'evt_P7UVpTjrMGsbMj6FElofAWAajjqjePZWM4t31GGyzIk', 'payment.settlement_pending', 'ps_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9', '{"event":"payment.settlement_pending","data":{"event_id":"evt_P7UVpTjrMGsbMj6FElofAWAajjqjePZWM4t31GGyzIk","occurred_at":"2100-11-27T13:45:16.000Z","mode":"test","session_id":"ps_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9","payment_id":"pay_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131006916000, 'evt_7ruCrytDV6L4oxMUa1DBkSDugYcJYhr70dtG3YhNYfh', 'payment.settlement_stalled', 'ps_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_7ruCrytDV6L4oxMUa1DBkSDugYcJYhr70dtG3YhNYfh","occurred_at":"2100-11-27T13:55:16.000Z","mode":"test","session_id":"ps_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9","payment_id":"pay_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007036000, 'evt_UX9AAtrlSf7i04ejz86tfBvjvYBeos3hKOWl7kG4I8e', 'payment.processing', 'ps_ozk7tvbwRgps1KPc4aMzV6md5F17pHwv7XBNQhizmDm', '{"event":"payment.processing","data":{"event_id":"evt_UX9AAtrlSf7i04ejz86tfBvjvYBeos3hKOWl7kG4I8e","occurred_at":"2100-11-27T13:57:16.000Z","mode":"test","session_id":"ps_ozk7tvbwRgps1KPc4aMzV6md5F17pHwv7XBNQhizmDm","payment_id":"pay_ozk7tvbwRgps1KPc4aMzV6md5F17pHwv7XBNQhizmDm","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007036000, 'evt_kgWQPiEOvqXxI5h7bLIgC1Kl7lMj9qi0Jrqqf9a7BiP', 'payment.completed', 'ps_ozk7tvbwRgps1KPc4aMzV6md5F17pHwv7XBNQhizmDm', '{"event":"payment.completed","data":{"event_id":"evt_kgWQPiEOvqXxI5h7bLIgC1Kl7lMj9qi0Jrqqf9a7BiP","occurred_at":"2100-11-27T13:57:16.000Z","mode":"test","session_id":"ps_ozk7tvbwRgps1KPc4aMzV6md5F17pHwv7XBNQhizmDm","payment_id":"pay_ozk7tvbwRgps1KPc4aMzV6md5F17pHwv7XBNQhizmDm","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007216000, 'evt_4aK3DZuTm7XqvK0i8QDMQ8XtpQWvrEO5iuJBGGsz9wY', 'payment.processing', 'ps_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn', '{"event":"payment.processing","data":{"event_id":"evt_4aK3DZuTm7XqvK0i8QDMQ8XtpQWvrEO5iuJBGGsz9wY","occurred_at":"2100-11-27T14:00:16.000Z","mode":"test","session_id":"ps_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn","payment_id":"pay_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007216000, 'evt_ofXjgjygHKhmh07XgwIfB5EUDCmcTDk0sipCu2STUCy', 'payment.settlement_pending', 'ps_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn', '{"event":"payment.settlement_pending","data":{"event_id":"evt_ofXjgjygHKhmh07XgwIfB5EUDCmcTDk0sipCu2STUCy","occurred_at":"2100-11-27T14:00:16.000Z","mode":"test","session_id":"ps_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn","payment_id":"pay_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007216000, 'evt_eyGjMJJzaL4rxYIAPla5M69DMJSH9vf84DzMNPCcyjX', 'payment.completed', 'ps_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn', '{"event":"payment.completed","data":{"event_id":"evt_eyGjMJJzaL4rxYIAPla5M69DMJSH9vf84DzMNPCcyjX","occurred_at":"2100-11-27T14:00:16.000Z","mode":"test","session_id":"ps_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn","payment_id":"pay_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007276000, 'evt_N90LOCzy7mxmHqbeQ0En8i8RNsLnncyeQrDq9ZZxuaL', 'payment.processing', 'ps_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33', '{"event":"payment.processing","data":{"event_id":"evt_N90LOCzy7mxmHqbeQ0En8i8RNsLnncyeQrDq9ZZxuaL","occurred_at":"2100-11-27T14:01:16.000Z","mode":"test","session_id":"ps_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33","payment_id":"pay_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007276000, 'evt_BX9HXQ2N5NyfTKIKkS2DnFwLxoIU1jbt2e0pwGWFJ11', 'payment.settlement_pending', 'ps_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33', '{"event":"payment.settlement_pending","data":{"event_id":"evt_BX9HXQ2N5NyfTKIKkS2DnFwLxoIU1jbt2e0pwGWFJ11","occurred_at":"2100-11-27T14:01:16.000Z","mode":"test","session_id":"ps_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33","payment_id":"pay_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007276000, 'evt_YNl0yF7AGc2uFszJHORIYTEcEF52PFWGx3AhkvSdxP3', 'payment.completed', 'ps_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33', '{"event":"payment.completed","data":{"event_id":"evt_YNl0yF7AGc2uFszJHORIYTEcEF52PFWGx3AhkvSdxP3","occurred_at":"2100-11-27T14:01:16.000Z","mode":"test","session_id":"ps_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33","payment_id":"pay_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007336000, 'evt_EybTPSl7p3olFXffkY9RumcVCXCckzwhlb9ru8wLWeH', 'payment.processing', 'ps_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab', '{"event":"payment.processing","data":{"event_id":"evt_EybTPSl7p3olFXffkY9RumcVCXCckzwhlb9ru8wLWeH","occurred_at":"2100-11-27T14:02:16.000Z","mode":"test","session_id":"ps_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab","payment_id":"pay_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007336000, 'evt_rZCk7GU0ffV3gvRxe9IEK52jFcRXpZZGgHCV2NAzB7K', 'payment.settlement_pending', 'ps_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab', '{"event":"payment.settlement_pending","data":{"event_id":"evt_rZCk7GU0ffV3gvRxe9IEK52jFcRXpZZGgHCV2NAzB7K","occurred_at":"2100-11-27T14:02:16.000Z","mode":"test","session_id":"ps_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab","payment_id":"pay_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007336000, 'evt_t85ScT3Nfeh26RP93auwWoYwfJeluLFQ3AJeX8502aj', 'payment.completed', 'ps_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab', '{"event":"payment.completed","data":{"event_id":"evt_t85ScT3Nfeh26RP93auwWoYwfJeluLFQ3AJeX8502aj","occurred_at":"2100-11-27T14:02:16.000Z","mode":"test","session_id":"ps_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab","payment_id":"pay_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007396000, 'evt_FAp73WrPDHVGZrdGh2r617Uo3xWCz0CP2ITimP8j6KM', 'payment.processing', 'ps_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2', '{"event":"payment.processing","data":{"event_id":"evt_FAp73WrPDHVGZrdGh2r617Uo3xWCz0CP2ITimP8j6KM","occurred_at":"2100-11-27T14:03:16.000Z","mode":"test","session_id":"ps_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2","payment_id":"pay_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007396000, 'evt_ychJNBBpvBRfLDXFvLTqARchC5XAUzCHjCNhhWfMzEP', 'payment.settlement_pending', 'ps_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2', '{"event":"payment.settlement_pending","data":{"event_id":"evt_ychJNBBpvBRfLDXFvLTqARchC5XAUzCHjCNhhWfMzEP","occurred_at":"2100-11-27T14:03:16.000Z","mode":"test","session_id":"ps_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2","payment_id":"pay_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007396000, 'evt_ImAlACoHmlDLjeLywvZgaDN5TczLj4iKg8cLPLns1Oq', 'payment.completed', 'ps_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2', '{"event":"payment.completed","data":{"event_id":"evt_ImAlACoHmlDLjeLywvZgaDN5TczLj4iKg8cLPLns1Oq","occurred_at":"2100-11-27T14:03:16.000Z","mode":"test","session_id":"ps_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2","payment_id":"pay_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007576000, 'evt_yb79SjGECTjukMLl5qERSrBgcfuZfUvchpkdplmVcjw', 'payment.processing', 'ps_J8VNpPtl3GddowGBwdA0jEyzhumtw18LMKSC3skKBr3', '{"event":"payment.processing","data":{"event_id":"evt_yb79SjGECTjukMLl5qERSrBgcfuZfUvchpkdplmVcjw","occurred_at":"2100-11-27T14:06:16.000Z","mode":"test","session_id":"ps_J8VNpPtl3GddowGBwdA0jEyzhumtw18LMKSC3skKBr3","payment_id":"pay_J8VNpPtl3GddowGBwdA0jEyzhumtw18LMKSC3skKBr3","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131007576000, 'evt_uDfozDoyS57P20GWphegjhcvXyNcAsh0YOC7dTulDlH', 'payment.settlement_pending', 'ps_J8VNpPtl3GddowGBwdA0jEyzhumtw18LMKSC3skKBr3', '{"event":"payment.settlement_pending","data":{"event_id":"evt_uDfozDoyS57P20GWphegjhcvXyNcAsh0YOC7dTulDlH","occurred_at":"2100-11-27T14:06:16.000Z","mode":"test","session_id":"ps_J8VNpPtl3GddowGBwdA0jEyzhumtw18LMKSC3skKBr3","payment_id":"pay_J8VNpPtl3GddowGBwdA0jEyzhumtw18LMKSC3skKBr3","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'live', 4131007756000, 'evt_PhxEvvo2x3Mrrs2Mj7kpI4MviypFpoKrHeKWXQLIuUN', 'payment.processing', 'ps_hAxfxUwoinctgXKUiidhJtujX9HMrWXG9jE3Edwh0fW', '{"event":"payment.processing","data":{"event_id":"evt_PhxEvvo2x3Mrrs2Mj7kpI4MviypFpoKrHeKWXQLIuUN","occurred_at":"2100-11-27T14:09:16.000Z","mode":"live","session_id":"ps_hAxfxUwoinctgXKUiidhJtujX9HMrWXG9jE3Edwh0fW","payment_id":"pay_hAxfxUwoinctgXKUiidhJtujX9HMrWXG9jE3Edwh0fW","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'live', 4131008956000, 'evt_yT1mH4HCH42KYYGIgXVEh5FKUwmdI89pRGPu7pgkr1U', 'merchant.key_added', 'key_2PsHtT59TXMkyGyZCOT2iGanWLkOryiKTo1wazXLYee', '{"event":"merchant.key_added","data":{"event_id":"evt_yT1mH4HCH42KYYGIgXVEh5FKUwmdI89pRGPu7pgkr1U","occurred_at":"2100-11-27T14:29:16.000Z","mode":"live","merchant_id":"mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv","key_id":"key_2PsHtT59TXMkyGyZCOT2iGanWLkOryiKTo1wazXLYee","kind":"SIGNING"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'live', 4131008956000, 'evt_QA08NZsmoDpKY4ES1FMudSMutw3jJX1A8EYQo1BGSWx', 'merchant.key_added', 'key_MTCoNS7H6WClzH029j7ZkpQHDNNjjYeBz71jxqOnJ0A', '{"event":"merchant.key_added","data":{"event_id":"evt_QA08NZsmoDpKY4ES1FMudSMutw3jJX1A8EYQo1BGSWx","occurred_at":"2100-11-27T14:29:16.000Z","mode":"live","merchant_id":"mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv","key_id":"key_MTCoNS7H6WClzH029j7ZkpQHDNNjjYeBz71jxqOnJ0A","kind":"API"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'test', 4131009856000, 'evt_JYha5GA3q5kuNQDmip3Sb67Cga6jxGix1ucKR1AIL5j', 'payment.expired', 'ps_CvZMt3AqWFLBuWG8nexu75sGMOiFY4vCgT5iYVIXPRX', '{"event":"payment.expired","data":{"event_id":"evt_JYha5GA3q5kuNQDmip3Sb67Cga6jxGix1ucKR1AIL5j","occurred_at":"2100-11-27T14:44:16.000Z","mode":"test","session_id":"ps_CvZMt3AqWFLBuWG8nexu75sGMOiFY4vCgT5iYVIXPRX","payment_id":"pay_CvZMt3AqWFLBuWG8nexu75sGMOiFY4vCgT5iYVIXPRX","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'test', 4131010756000, 'evt_bkpdSlcYT3dRu49TKDlAfJxpdytNiipMvSWUyej3OPq', 'payment.expired', 'ps_LpjP8LsHXMf0f4TEAL3ANcXjIFdM5ml83UA7AWiiOUy', '{"event":"payment.expired","data":{"event_id":"evt_bkpdSlcYT3dRu49TKDlAfJxpdytNiipMvSWUyej3OPq","occurred_at":"2100-11-27T14:59:16.000Z","mode":"test","session_id":"ps_LpjP8LsHXMf0f4TEAL3ANcXjIFdM5ml83UA7AWiiOUy","payment_id":"pay_LpjP8LsHXMf0f4TEAL3ANcXjIFdM5ml83UA7AWiiOUy","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'test', 4131011656000, 'evt_afClwQSPnXcN7kjqjVxiqyex28gVliu28tqDlInPmwF', 'payment.expired', 'ps_hX9siNSBKDXleAE9qerdrzJs0h1Z4phjmhTVV9rAWGM', '{"event":"payment.expired","data":{"event_id":"evt_afClwQSPnXcN7kjqjVxiqyex28gVliu28tqDlInPmwF","occurred_at":"2100-11-27T15:14:16.000Z","mode":"test","session_id":"ps_hX9siNSBKDXleAE9qerdrzJs0h1Z4phjmhTVV9rAWGM","payment_id":"pay_hX9siNSBKDXleAE9qerdrzJs0h1Z4phjmhTVV9rAWGM","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131012556000, 'evt_2DV4OOn1zk81ghnITKW6uff7QPWPUKEuOIHzXhDg7tn', 'payment.expired', 'ps_EVZXJVia7caezAjYDGrrbAE6b7mSYmmDhU3yQUdTZQY', '{"event":"payment.expired","data":{"event_id":"evt_2DV4OOn1zk81ghnITKW6uff7QPWPUKEuOIHzXhDg7tn","occurred_at":"2100-11-27T15:29:16.000Z","mode":"test","session_id":"ps_EVZXJVia7caezAjYDGrrbAE6b7mSYmmDhU3yQUdTZQY","payment_id":"pay_EVZXJVia7caezAjYDGrrbAE6b7mSYmmDhU3yQUdTZQY","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131013456000, 'evt_AWYjBXeNR8U6rJW4dzUIkBja5nymM66ymJSa3pjtGSt', 'payment.expired', 'ps_p6enuZBv11l3inxjMAMYIk9L39IyRPdUXFJgYMjJowl', '{"event":"payment.expired","data":{"event_id":"evt_AWYjBXeNR8U6rJW4dzUIkBja5nymM66ymJSa3pjtGSt","occurred_at":"2100-11-27T15:44:16.000Z","mode":"test","session_id":"ps_p6enuZBv11l3inxjMAMYIk9L39IyRPdUXFJgYMjJowl","payment_id":"pay_p6enuZBv11l3inxjMAMYIk9L39IyRPdUXFJgYMjJowl","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131340882000, 'evt_8Wj3X44fn6zEFpkKRu0en8ej8xBPAVZ16HQSk6JSRXT', 'payment.expired', 'ps_8S4HIfz8h0TDZryrDG8gzEsnalzlu38YLLXPFxZzF78', '{"event":"payment.expired","data":{"event_id":"evt_8Wj3X44fn6zEFpkKRu0en8ej8xBPAVZ16HQSk6JSRXT","occurred_at":"2100-12-01T10:41:22.000Z","mode":"test","session_id":"ps_8S4HIfz8h0TDZryrDG8gzEsnalzlu38YLLXPFxZzF78","payment_id":"pay_8S4HIfz8h0TDZryrDG8gzEsnalzlu38YLLXPFxZzF78","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 4131341782000, 'evt_RPRsqzdSOiihCY7ppOWFkmQvo0H3ETFopavg9JNivAq', 'payment.expired', 'ps_qfOfwdtgFsCw9bhA6krD07tt3vxiusKt88oE2BQ8Ja5', '{"event":"payment.expired","data":{"event_id":"evt_RPRsqzdSOiihCY7ppOWFkmQvo0H3ETFopavg9JNivAq","occurred_at":"2100-12-01T10:56:22.000Z","mode":"test","session_id":"ps_qfOfwdtgFsCw9bhA6krD07tt3vxiusKt88oE2BQ8Ja5","payment_id":"pay_qfOfwdtgFsCw9bhA6krD07tt3vxiusKt88oE2BQ8Ja5","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "object_counts" (kind, mode, status, route, total) VALUES ('PAYMENT', 'live', 'OPEN', '', 1);
--> statement-breakpoint
INSERT INTO "object_counts" (kind, mode, status, route, total) VALUES ('PAYMENT', 'test', 'COMPLETED', 'INTERBANK', 4);
--> statement-breakpoint
INSERT INTO "object_counts" (kind, mode, status, route, total) VALUES ('PAYMENT', 'test', 'COMPLETED', 'SAME_BANK', 2);
--> statement-breakpoint
INSERT INTO "object_counts" (kind, mode, status, route, total) VALUES ('PAYMENT', 'test', 'FAILED', '', 7);
--> statement-breakpoint
INSERT INTO "object_counts" (kind, mode, status, route, total) VALUES ('PAYMENT', 'test', 'OPEN', '', 16);
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-0UU8C77U', 'PAYMENT', 4131007276000, 'pay_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-59PG1DL5', 'PAYMENT', 4131007216000, 'pay_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-8T18HWRH', 'PAYMENT', 4131007396000, 'pay_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-FL851VOT', 'PAYMENT', 4131007336000, 'pay_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131006316000, 'pay_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131007036000, 'pay_ozk7tvbwRgps1KPc4aMzV6md5F17pHwv7XBNQhizmDm');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131007216000, 'pay_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131007276000, 'pay_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131007336000, 'pay_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131007396000, 'pay_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131007576000, 'pay_J8VNpPtl3GddowGBwdA0jEyzhumtw18LMKSC3skKBr3');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131004336000, 'pay_kWzY0zFFwaGYxXJZuDVenyeiQHIB6buhyc68uSdH4WN', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 141, 4131006136000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[34,34,[0]]}}', '03c1d30bc7802ea83762e8578e56ba00', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131006316000, 'pay_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 61, 4131006916000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d329fde0926b72bd4c0151c0928a', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131007036000, 'pay_ozk7tvbwRgps1KPc4aMzV6md5F17pHwv7XBNQhizmDm', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4131007036000, 4131007036000, 1, null, 'SAME_BANK', 'alpha', 'alpha', 'EXECUTING', '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d334fa601558d93a10d3c1589f91', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131007216000, 'pay_UVeqjidiTZGRHEIBLKdCU3A14P0AW9dEAt29xksqNgn', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131007216000, 4131007216000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d337b98005cf074912dc00de592b', '["REF-1","RAIL-59PG1DL5"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131007276000, 'pay_m8rT2ELUAO13nI0aZdUZs39g8hYVeyAudhSCAeUCw33', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131007276000, 4131007276000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d338a3e0d4862813a688caf6b9f8', '["REF-1","RAIL-0UU8C77U"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131007336000, 'pay_dWn7d8Fs55mWqudHNssn1tCCtfXoYa1cZp4KCwimxab', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131007336000, 4131007336000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3398e40ab126edd564037b61f5e', '["REF-1","RAIL-FL851VOT"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131007396000, 'pay_2AL2YC0FVhXu9POUYkwpIsRiWebKdEyJ7ZWKHiVWGf2', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131007396000, 4131007396000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d33a78a0de35cb011ad21eb74caf', '["REF-1","RAIL-8T18HWRH"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131007576000, 'pay_J8VNpPtl3GddowGBwdA0jEyzhumtw18LMKSC3skKBr3', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4131007581000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d33d37c0f8c26ce9dcf88eb089fb', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131007756000, 'pay_hAxfxUwoinctgXKUiidhJtujX9HMrWXG9jE3Edwh0fW', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'live', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4131007761000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[2,2,[0]]}}', '03c1d33ff6e05a10f247dfdf77f09a36', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131008956000, 'pay_CvZMt3AqWFLBuWG8nexu75sGMOiFY4vCgT5iYVIXPRX', 'MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131009856000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d3524660e41b347975396cb313ae', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131009856000, 'pay_LpjP8LsHXMf0f4TEAL3ANcXjIFdM5ml83UA7AWiiOUy', 'MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131010756000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d360020049a852e4c9c6a263bb87', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131010756000, 'pay_hX9siNSBKDXleAE9qerdrzJs0h1Z4phjmhTVV9rAWGM', 'MERCHANT', 'mer_HVppsRyVxTGhsJeS4y8YgU8hTwmIBF3LYf7Sf5nlQmv', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131011656000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d36dbda041ab2770c8cc6613aefd', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131011656000, 'pay_EVZXJVia7caezAjYDGrrbAE6b7mSYmmDhU3yQUdTZQY', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131012556000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d37b79404df53ca053da28b71d78', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131012556000, 'pay_p6enuZBv11l3inxjMAMYIk9L39IyRPdUXFJgYMjJowl', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131013456000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d38934e07a1e39be3a5fcfbd67bb', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131339982000, 'pay_8S4HIfz8h0TDZryrDG8gzEsnalzlu38YLLXPFxZzF78', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131340882000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e70d54b0268acf680dfc037b7c0f', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131340882000, 'pay_qfOfwdtgFsCw9bhA6krD07tt3vxiusKt88oE2BQ8Ja5', 'MERCHANT', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131341782000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e71b1050fe3632b2f8093c61e874', '[]');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_F9cAAh6X7hdPz3ERIIy9oKPuceRapADBzLACDD7cxt9', '', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 'STALLED', 4131006916000, 2500, 'USD', '1GPRAI1GGCFEDXHLPJ5XO3SKJSOSK2F5JW9', 61, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_kWzY0zFFwaGYxXJZuDVenyeiQHIB6buhyc68uSdH4WN', '', 'mer_CUr8wQPVRdVoTXYC2qp585Mlkt6cd4ADwIZnzahCm0h', 'test', 'UNKNOWN_OUTCOME', 4131006136000, 2500, 'USD', '1GPR9BLOGR5UGAIGR7D2YL97BUU0UK78DEA', 141, null);
