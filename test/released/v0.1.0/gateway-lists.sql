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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_lists.sql', '2026-11-27 19:51:25');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131011536000, 'evt_eyaWrqZMqEGpJs8HSepFeDwLHFI86Bjtl109MzPxvZm', 'payment.processing', 'ps_hIdpwn4Z2NG7XZeQDRsMaWCvrOzeMmeXjyGuniifmiN', '{"event":"payment.processing","data":{"event_id":"evt_eyaWrqZMqEGpJs8HSepFeDwLHFI86Bjtl109MzPxvZm","occurred_at":"2100-11-27T15:12:16.000Z","mode":"test","session_id":"ps_hIdpwn4Z2NG7XZeQDRsMaWCvrOzeMmeXjyGuniifmiN","payment_id":"pay_hIdpwn4Z2NG7XZeQDRsMaWCvrOzeMmeXjyGuniifmiN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131013516000, 'evt_ZmpEbiEdrjgJVw4Yk93TOJqAxDL9cv6E5YKrUZvTVQV', 'payment.processing', 'ps_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ', '{"event":"payment.processing","data":{"event_id":"evt_ZmpEbiEdrjgJVw4Yk93TOJqAxDL9cv6E5YKrUZvTVQV","occurred_at":"2100-11-27T15:45:16.000Z","mode":"test","session_id":"ps_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ","payment_id":"pay_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131013516000, 'evt_8AChkvXef1yUuTk2gahLrxuhKg8PoqLM5iwst4g895c', 'payment.settlement_pending', 'ps_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ', '{"event":"payment.settlement_pending","data":{"event_id":"evt_8AChkvXef1yUuTk2gahLrxuhKg8PoqLM5iwst4g895c","occurred_at":"2100-11-27T15:45:16.000Z","mode":"test","session_id":"ps_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ","payment_id":"pay_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014116000, 'evt_ncwmlCGA27ibYuvzPN9A5FXJXZBWC5lX5oh5tUqaHdC', 'payment.settlement_stalled', 'ps_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_ncwmlCGA27ibYuvzPN9A5FXJXZBWC5lX5oh5tUqaHdC","occurred_at":"2100-11-27T15:55:16.000Z","mode":"test","session_id":"ps_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ","payment_id":"pay_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014236000, 'evt_cCnOd6fQMIdm3corMASOb05L3Lo2ifACHiZKcC4xmBW', 'payment.processing', 'ps_V119IOo1p8FhxEou1dXEgdj0yfLtGCzJVdy8fe0aQjN', '{"event":"payment.processing","data":{"event_id":"evt_cCnOd6fQMIdm3corMASOb05L3Lo2ifACHiZKcC4xmBW","occurred_at":"2100-11-27T15:57:16.000Z","mode":"test","session_id":"ps_V119IOo1p8FhxEou1dXEgdj0yfLtGCzJVdy8fe0aQjN","payment_id":"pay_V119IOo1p8FhxEou1dXEgdj0yfLtGCzJVdy8fe0aQjN","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014236000, 'evt_2s7Mr3Djy7U2jK0qWYZd6hfPZoHNoGgmd1NBJyVU4lw', 'payment.completed', 'ps_V119IOo1p8FhxEou1dXEgdj0yfLtGCzJVdy8fe0aQjN', '{"event":"payment.completed","data":{"event_id":"evt_2s7Mr3Djy7U2jK0qWYZd6hfPZoHNoGgmd1NBJyVU4lw","occurred_at":"2100-11-27T15:57:16.000Z","mode":"test","session_id":"ps_V119IOo1p8FhxEou1dXEgdj0yfLtGCzJVdy8fe0aQjN","payment_id":"pay_V119IOo1p8FhxEou1dXEgdj0yfLtGCzJVdy8fe0aQjN","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014416000, 'evt_4SNXGT1iCvLqL2NOYP4FfVoK6Djt4iKEFV0qXIfV1qw', 'payment.processing', 'ps_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4', '{"event":"payment.processing","data":{"event_id":"evt_4SNXGT1iCvLqL2NOYP4FfVoK6Djt4iKEFV0qXIfV1qw","occurred_at":"2100-11-27T16:00:16.000Z","mode":"test","session_id":"ps_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4","payment_id":"pay_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014416000, 'evt_xsXLpP5l2lP3GAqlBXyEurpbFGUIpJP5P5nvW3vsNlw', 'payment.settlement_pending', 'ps_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4', '{"event":"payment.settlement_pending","data":{"event_id":"evt_xsXLpP5l2lP3GAqlBXyEurpbFGUIpJP5P5nvW3vsNlw","occurred_at":"2100-11-27T16:00:16.000Z","mode":"test","session_id":"ps_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4","payment_id":"pay_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014416000, 'evt_Mfg1DXKwd4QH1wBg5pCvXU8UD377xnUUaeHkOetu87e', 'payment.completed', 'ps_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4', '{"event":"payment.completed","data":{"event_id":"evt_Mfg1DXKwd4QH1wBg5pCvXU8UD377xnUUaeHkOetu87e","occurred_at":"2100-11-27T16:00:16.000Z","mode":"test","session_id":"ps_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4","payment_id":"pay_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014476000, 'evt_0tPZwtYpk1bu0vqHNIWYCfJU6wcaQmURgRE37mhQ19Q', 'payment.processing', 'ps_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY', '{"event":"payment.processing","data":{"event_id":"evt_0tPZwtYpk1bu0vqHNIWYCfJU6wcaQmURgRE37mhQ19Q","occurred_at":"2100-11-27T16:01:16.000Z","mode":"test","session_id":"ps_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY","payment_id":"pay_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014476000, 'evt_HEPdryQ2FeQM8Ovgs9ENqEITYbedQPM27RN96vXkokA', 'payment.settlement_pending', 'ps_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY', '{"event":"payment.settlement_pending","data":{"event_id":"evt_HEPdryQ2FeQM8Ovgs9ENqEITYbedQPM27RN96vXkokA","occurred_at":"2100-11-27T16:01:16.000Z","mode":"test","session_id":"ps_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY","payment_id":"pay_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014476000, 'evt_NgzdUynGhLA5HEBNAPmAQFY6AyyNvuP5PMKkWmZpRUs', 'payment.completed', 'ps_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY', '{"event":"payment.completed","data":{"event_id":"evt_NgzdUynGhLA5HEBNAPmAQFY6AyyNvuP5PMKkWmZpRUs","occurred_at":"2100-11-27T16:01:16.000Z","mode":"test","session_id":"ps_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY","payment_id":"pay_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014536000, 'evt_IlSyZ3WOZmbexbkNlUHh2xWgPDK2H3wg1gR49Dt9Wu3', 'payment.processing', 'ps_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj', '{"event":"payment.processing","data":{"event_id":"evt_IlSyZ3WOZmbexbkNlUHh2xWgPDK2H3wg1gR49Dt9Wu3","occurred_at":"2100-11-27T16:02:16.000Z","mode":"test","session_id":"ps_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj","payment_id":"pay_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014536000, 'evt_UmHr1ZrOmmMpu232XYoWzuPaCo5Dvi5s67oxIcvyiHn', 'payment.settlement_pending', 'ps_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj', '{"event":"payment.settlement_pending","data":{"event_id":"evt_UmHr1ZrOmmMpu232XYoWzuPaCo5Dvi5s67oxIcvyiHn","occurred_at":"2100-11-27T16:02:16.000Z","mode":"test","session_id":"ps_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj","payment_id":"pay_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014536000, 'evt_lkJ9ct2StbFe6uFNgRbbzQ5ctkd4o3z4l7cFIkiQJgN', 'payment.completed', 'ps_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj', '{"event":"payment.completed","data":{"event_id":"evt_lkJ9ct2StbFe6uFNgRbbzQ5ctkd4o3z4l7cFIkiQJgN","occurred_at":"2100-11-27T16:02:16.000Z","mode":"test","session_id":"ps_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj","payment_id":"pay_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014596000, 'evt_iv7Hi8iyk0xhGMlxM5DoGmJ4HYjPREiZ4Mc2Mbq4vTJ', 'payment.processing', 'ps_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL', '{"event":"payment.processing","data":{"event_id":"evt_iv7Hi8iyk0xhGMlxM5DoGmJ4HYjPREiZ4Mc2Mbq4vTJ","occurred_at":"2100-11-27T16:03:16.000Z","mode":"test","session_id":"ps_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL","payment_id":"pay_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014596000, 'evt_Dugba2S7NAgMYOcC3v9UhhY5fyVNNEWtl2fUgsYgZU8', 'payment.settlement_pending', 'ps_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL', '{"event":"payment.settlement_pending","data":{"event_id":"evt_Dugba2S7NAgMYOcC3v9UhhY5fyVNNEWtl2fUgsYgZU8","occurred_at":"2100-11-27T16:03:16.000Z","mode":"test","session_id":"ps_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL","payment_id":"pay_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014596000, 'evt_ifPSiewjKhBCAEyMz5BqVYOzct1MmZ4Rov70FpZnZVd', 'payment.completed', 'ps_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL', '{"event":"payment.completed","data":{"event_id":"evt_ifPSiewjKhBCAEyMz5BqVYOzct1MmZ4Rov70FpZnZVd","occurred_at":"2100-11-27T16:03:16.000Z","mode":"test","session_id":"ps_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL","payment_id":"pay_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014776000, 'evt_BsYh0VAS7B2U4O4z6o5d2MmhHNV3oCPgB1DEmLVhJx9', 'payment.processing', 'ps_jzdfXpqfQWsrusC0AlHWD53GeQ5no4f7xHES1q5CZWQ', '{"event":"payment.processing","data":{"event_id":"evt_BsYh0VAS7B2U4O4z6o5d2MmhHNV3oCPgB1DEmLVhJx9","occurred_at":"2100-11-27T16:06:16.000Z","mode":"test","session_id":"ps_jzdfXpqfQWsrusC0AlHWD53GeQ5no4f7xHES1q5CZWQ","payment_id":"pay_jzdfXpqfQWsrusC0AlHWD53GeQ5no4f7xHES1q5CZWQ","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131014776000, 'evt_Y0WGpdkaOL2Crnz4I3qT7kkTQH3Ijxmhrr12Zbl397o', 'payment.settlement_pending', 'ps_jzdfXpqfQWsrusC0AlHWD53GeQ5no4f7xHES1q5CZWQ', '{"event":"payment.settlement_pending","data":{"event_id":"evt_Y0WGpdkaOL2Crnz4I3qT7kkTQH3Ijxmhrr12Zbl397o","occurred_at":"2100-11-27T16:06:16.000Z","mode":"test","session_id":"ps_jzdfXpqfQWsrusC0AlHWD53GeQ5no4f7xHES1q5CZWQ","payment_id":"pay_jzdfXpqfQWsrusC0AlHWD53GeQ5no4f7xHES1q5CZWQ","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'live', 4131014956000, 'evt_5xLsn1QHngNCc5qxhpGi1qFfd5MLI7EoyCM1TEcMVpM', 'payment.processing', 'ps_HKncPRZjSH8AGwHNJuxmGGd9s9prSQH5McQmO4dtvOy', '{"event":"payment.processing","data":{"event_id":"evt_5xLsn1QHngNCc5qxhpGi1qFfd5MLI7EoyCM1TEcMVpM","occurred_at":"2100-11-27T16:09:16.000Z","mode":"live","session_id":"ps_HKncPRZjSH8AGwHNJuxmGGd9s9prSQH5McQmO4dtvOy","payment_id":"pay_HKncPRZjSH8AGwHNJuxmGGd9s9prSQH5McQmO4dtvOy","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'live', 4131016156000, 'evt_6TPMERwK2ZG1l6VFgsTiYHBSGjiALLOmHABzKx3Iozc', 'merchant.key_added', 'key_scavCuZVxzGONXNmem0MY7NhhClxq1ScbnATA1lPaPG', '{"event":"merchant.key_added","data":{"event_id":"evt_6TPMERwK2ZG1l6VFgsTiYHBSGjiALLOmHABzKx3Iozc","occurred_at":"2100-11-27T16:29:16.000Z","mode":"live","merchant_id":"mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J","key_id":"key_scavCuZVxzGONXNmem0MY7NhhClxq1ScbnATA1lPaPG","kind":"SIGNING"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'live', 4131016156000, 'evt_pxaThfT8ofgBzQ3dqoMYeQtYlfq2kJqI4BJAuZZFwSt', 'merchant.key_added', 'key_qFhhRoy1pKVCeB69GhJPgh1XXmJyNeZn9Wiebwuy77b', '{"event":"merchant.key_added","data":{"event_id":"evt_pxaThfT8ofgBzQ3dqoMYeQtYlfq2kJqI4BJAuZZFwSt","occurred_at":"2100-11-27T16:29:16.000Z","mode":"live","merchant_id":"mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J","key_id":"key_qFhhRoy1pKVCeB69GhJPgh1XXmJyNeZn9Wiebwuy77b","kind":"API"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'test', 4131017056000, 'evt_GBhPCPSu4YdGXPIUu7pty24hFKGLJ8LjvNywEchrN3i', 'payment.expired', 'ps_FVJSUwkUqAyfoMRrWIRhyBswRScOPxjs3rUcO3pUeHQ', '{"event":"payment.expired","data":{"event_id":"evt_GBhPCPSu4YdGXPIUu7pty24hFKGLJ8LjvNywEchrN3i","occurred_at":"2100-11-27T16:44:16.000Z","mode":"test","session_id":"ps_FVJSUwkUqAyfoMRrWIRhyBswRScOPxjs3rUcO3pUeHQ","payment_id":"pay_FVJSUwkUqAyfoMRrWIRhyBswRScOPxjs3rUcO3pUeHQ","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'test', 4131017956000, 'evt_FqsUHEy6YJxOZlMsvq3PPOV7W4FO8ob4Wg2TrMBNrfV', 'payment.expired', 'ps_72ARpySJDeRq1jgY9TH3y7GcafmnciEfOSxPrdH3dGc', '{"event":"payment.expired","data":{"event_id":"evt_FqsUHEy6YJxOZlMsvq3PPOV7W4FO8ob4Wg2TrMBNrfV","occurred_at":"2100-11-27T16:59:16.000Z","mode":"test","session_id":"ps_72ARpySJDeRq1jgY9TH3y7GcafmnciEfOSxPrdH3dGc","payment_id":"pay_72ARpySJDeRq1jgY9TH3y7GcafmnciEfOSxPrdH3dGc","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'test', 4131018856000, 'evt_7WRJ3FVxwg5mvdUGsEI8n0lwmguwSUvVVQeM8z1bH1O', 'payment.expired', 'ps_R2jaQu8SqvybfmtN5Rg1R3IuGNtvqijIO16J7xkd343', '{"event":"payment.expired","data":{"event_id":"evt_7WRJ3FVxwg5mvdUGsEI8n0lwmguwSUvVVQeM8z1bH1O","occurred_at":"2100-11-27T17:14:16.000Z","mode":"test","session_id":"ps_R2jaQu8SqvybfmtN5Rg1R3IuGNtvqijIO16J7xkd343","payment_id":"pay_R2jaQu8SqvybfmtN5Rg1R3IuGNtvqijIO16J7xkd343","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131019756000, 'evt_E7Nbd72WyeAtCeYGz2pB5du0iTY0ZWGWXbIGjFTjE44', 'payment.expired', 'ps_LanPdTw9CLDTUaH2bL397Tgp2md7fFtoSuu0UI6gChu', '{"event":"payment.expired","data":{"event_id":"evt_E7Nbd72WyeAtCeYGz2pB5du0iTY0ZWGWXbIGjFTjE44","occurred_at":"2100-11-27T17:29:16.000Z","mode":"test","session_id":"ps_LanPdTw9CLDTUaH2bL397Tgp2md7fFtoSuu0UI6gChu","payment_id":"pay_LanPdTw9CLDTUaH2bL397Tgp2md7fFtoSuu0UI6gChu","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131020656000, 'evt_X3wWYBEuE8k35TvGVWUYdKNblX7hspiK7tj1tSZSH3W', 'payment.expired', 'ps_WFi4nLd7DI8gOEFoj2fobnazB21kjPPjsS24CQo6EEP', '{"event":"payment.expired","data":{"event_id":"evt_X3wWYBEuE8k35TvGVWUYdKNblX7hspiK7tj1tSZSH3W","occurred_at":"2100-11-27T17:44:16.000Z","mode":"test","session_id":"ps_WFi4nLd7DI8gOEFoj2fobnazB21kjPPjsS24CQo6EEP","payment_id":"pay_WFi4nLd7DI8gOEFoj2fobnazB21kjPPjsS24CQo6EEP","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131348082000, 'evt_2Csr1WQ4Rp4q4bRC2vUKlvmxgiM0HHnAAaI27fqFIkI', 'payment.expired', 'ps_3lZ4AtEvKt65zSXOjp681ljx8tvULKam0zDI6tdGTnW', '{"event":"payment.expired","data":{"event_id":"evt_2Csr1WQ4Rp4q4bRC2vUKlvmxgiM0HHnAAaI27fqFIkI","occurred_at":"2100-12-01T12:41:22.000Z","mode":"test","session_id":"ps_3lZ4AtEvKt65zSXOjp681ljx8tvULKam0zDI6tdGTnW","payment_id":"pay_3lZ4AtEvKt65zSXOjp681ljx8tvULKam0zDI6tdGTnW","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 4131348982000, 'evt_iKY1Vr9XXH2ewbFG0o3DOd7tsZw63eFuieHBzSnIQXs', 'payment.expired', 'ps_iU3Zd2NIILH5K6jE883SevtL9LTHKKCy7vPlmlTCHgA', '{"event":"payment.expired","data":{"event_id":"evt_iKY1Vr9XXH2ewbFG0o3DOd7tsZw63eFuieHBzSnIQXs","occurred_at":"2100-12-01T12:56:22.000Z","mode":"test","session_id":"ps_iU3Zd2NIILH5K6jE883SevtL9LTHKKCy7vPlmlTCHgA","payment_id":"pay_iU3Zd2NIILH5K6jE883SevtL9LTHKKCy7vPlmlTCHgA","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
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
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-B1MFENA1', 'PAYMENT', 4131014476000, 'pay_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-C0FTD1IL', 'PAYMENT', 4131014596000, 'pay_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-QGF8T1N4', 'PAYMENT', 4131014416000, 'pay_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-RDDBWGZA', 'PAYMENT', 4131014536000, 'pay_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131013516000, 'pay_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131014236000, 'pay_V119IOo1p8FhxEou1dXEgdj0yfLtGCzJVdy8fe0aQjN');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131014416000, 'pay_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131014476000, 'pay_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131014536000, 'pay_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131014596000, 'pay_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131014776000, 'pay_jzdfXpqfQWsrusC0AlHWD53GeQ5no4f7xHES1q5CZWQ');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131011536000, 'pay_hIdpwn4Z2NG7XZeQDRsMaWCvrOzeMmeXjyGuniifmiN', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 141, 4131013336000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[34,34,[0]]}}', '03c1d379a4809b248c8458255165265b', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131013516000, 'pay_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 61, 4131014116000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d397dae01a0b4f2c9d0aed78faf5', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131014236000, 'pay_V119IOo1p8FhxEou1dXEgdj0yfLtGCzJVdy8fe0aQjN', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4131014236000, 4131014236000, 1, null, 'SAME_BANK', 'alpha', 'alpha', 'EXECUTING', '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3a2d760f87af442cde7149d71e0', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131014416000, 'pay_eVSgzcSkCngKjQsCqxRtFDi07tJrehlNM4hQArMOPB4', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131014416000, 4131014416000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3a59680127e1bd5380e4b99484e', '["REF-1","RAIL-QGF8T1N4"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131014476000, 'pay_qqUKGw3NmiLtHWBDPy3taiQqLVbOOhDoI6diAEmSHwY', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131014476000, 4131014476000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3a680e093cd22bd16bc481e42d6', '["REF-1","RAIL-B1MFENA1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131014536000, 'pay_ozJjBUpDoKP6tmNiYCKnKJidlxKTE7yTBtNKpmShbtj', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131014536000, 4131014536000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3a76b40d0840ed398ffce10f24f', '["REF-1","RAIL-RDDBWGZA"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131014596000, 'pay_mTSyVfVR7t4IBkiSOzwhxYStvipe5JhF3fc3nBxpmDL', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131014596000, 4131014596000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3a855a0553a3ca69276e4076a6a', '["REF-1","RAIL-C0FTD1IL"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131014776000, 'pay_jzdfXpqfQWsrusC0AlHWD53GeQ5no4f7xHES1q5CZWQ', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4131014781000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3ab14c0329fee9b2a12a076858d', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131014956000, 'pay_HKncPRZjSH8AGwHNJuxmGGd9s9prSQH5McQmO4dtvOy', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'live', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4131014961000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[2,2,[0]]}}', '03c1d3add3e048fc86767acac648afb6', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131016156000, 'pay_FVJSUwkUqAyfoMRrWIRhyBswRScOPxjs3rUcO3pUeHQ', 'MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131017056000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d3c0236034f74c3b36afcaa4116b', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131017056000, 'pay_72ARpySJDeRq1jgY9TH3y7GcafmnciEfOSxPrdH3dGc', 'MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131017956000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d3cddf000fb9b689aeda2486de84', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131017956000, 'pay_R2jaQu8SqvybfmtN5Rg1R3IuGNtvqijIO16J7xkd343', 'MERCHANT', 'mer_K79jPC2vUzsl2oIqbcj3ZSCm1y9nL746HCWH81lyY0J', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131018856000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d3db9aa0daaaf7f1d6fa1cb72308', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131018856000, 'pay_LanPdTw9CLDTUaH2bL397Tgp2md7fFtoSuu0UI6gChu', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131019756000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d3e95640a9f92211a226cd295017', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131019756000, 'pay_WFi4nLd7DI8gOEFoj2fobnazB21kjPPjsS24CQo6EEP', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131020656000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d3f711e0958989b2ba394253565b', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131347182000, 'pay_3lZ4AtEvKt65zSXOjp681ljx8tvULKam0zDI6tdGTnW', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131348082000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e77b31b04ba8c8a74cc9b266bffe', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131348082000, 'pay_iU3Zd2NIILH5K6jE883SevtL9LTHKKCy7vPlmlTCHgA', 'MERCHANT', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131348982000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e788ed506620d7920011e4d3959e', '[]');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_hIdpwn4Z2NG7XZeQDRsMaWCvrOzeMmeXjyGuniifmiN', '', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 'UNKNOWN_OUTCOME', 4131013336000, 2500, 'USD', '1GPRDLX8GABAWMTDJPBN5NYVK6THA4QU9O3', 141, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_kL7RHSkJUp41lLN8tljfwTYBbWlEAA2Hrn9ScGeG6NJ', '', 'mer_hDHEblY0wWVukXMjqwUWhTIGIWrm5lnFrvG7QtHQzbt', 'test', 'STALLED', 4131014116000, 2500, 'USD', '1GPRESD0G2S2Y0JOROCT7632DKR8750SDFV', 61, null);
