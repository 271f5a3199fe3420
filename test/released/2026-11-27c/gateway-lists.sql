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
INSERT INTO "d1_migrations" (id, name, applied_at) VALUES (1, '0000_lists.sql', '2026-11-27 19:22:32');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131007936000, 'evt_lNxpLpRz9IdFiMAwwjwjxCiqqTKHywQiel2FrrhG8V1', 'payment.processing', 'ps_YSmzcoGSsLwFkxoT78CXU6ETjvaihNDN4VtBwsJowUP', '{"event":"payment.processing","data":{"event_id":"evt_lNxpLpRz9IdFiMAwwjwjxCiqqTKHywQiel2FrrhG8V1","occurred_at":"2100-11-27T14:12:16.000Z","mode":"test","session_id":"ps_YSmzcoGSsLwFkxoT78CXU6ETjvaihNDN4VtBwsJowUP","payment_id":"pay_YSmzcoGSsLwFkxoT78CXU6ETjvaihNDN4VtBwsJowUP","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131009916000, 'evt_S9NTsMxJ52FyxeLFlYrQkF2V1uNkeKR0FhtE2Yi4sqC', 'payment.processing', 'ps_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e', '{"event":"payment.processing","data":{"event_id":"evt_S9NTsMxJ52FyxeLFlYrQkF2V1uNkeKR0FhtE2Yi4sqC","occurred_at":"2100-11-27T14:45:16.000Z","mode":"test","session_id":"ps_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e","payment_id":"pay_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131009916000, 'evt_nqxHfaLUEx22R84eljXvxW6ok2ckN3uYBtFVaA3PQTj', 'payment.settlement_pending', 'ps_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e', '{"event":"payment.settlement_pending","data":{"event_id":"evt_nqxHfaLUEx22R84eljXvxW6ok2ckN3uYBtFVaA3PQTj","occurred_at":"2100-11-27T14:45:16.000Z","mode":"test","session_id":"ps_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e","payment_id":"pay_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010516000, 'evt_gh8Z1vPujs1kUdDVBcIr1ZHQ311u88z4aar9uHQHWRx', 'payment.settlement_stalled', 'ps_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e', '{"event":"payment.settlement_stalled","data":{"event_id":"evt_gh8Z1vPujs1kUdDVBcIr1ZHQ311u88z4aar9uHQHWRx","occurred_at":"2100-11-27T14:55:16.000Z","mode":"test","session_id":"ps_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e","payment_id":"pay_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010636000, 'evt_sMhhVN6m4LtD6u0s4UHhExw2OBikAM0uGsMUpooKprv', 'payment.processing', 'ps_JXI2LfzaU102fLy2GeIiPAZacbMxusJKQdSZsb4wrE9', '{"event":"payment.processing","data":{"event_id":"evt_sMhhVN6m4LtD6u0s4UHhExw2OBikAM0uGsMUpooKprv","occurred_at":"2100-11-27T14:57:16.000Z","mode":"test","session_id":"ps_JXI2LfzaU102fLy2GeIiPAZacbMxusJKQdSZsb4wrE9","payment_id":"pay_JXI2LfzaU102fLy2GeIiPAZacbMxusJKQdSZsb4wrE9","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010636000, 'evt_sqd8ITWwVEM4imNX4R121rKBvY0ReozkDAqbl9YZS4f', 'payment.completed', 'ps_JXI2LfzaU102fLy2GeIiPAZacbMxusJKQdSZsb4wrE9', '{"event":"payment.completed","data":{"event_id":"evt_sqd8ITWwVEM4imNX4R121rKBvY0ReozkDAqbl9YZS4f","occurred_at":"2100-11-27T14:57:16.000Z","mode":"test","session_id":"ps_JXI2LfzaU102fLy2GeIiPAZacbMxusJKQdSZsb4wrE9","payment_id":"pay_JXI2LfzaU102fLy2GeIiPAZacbMxusJKQdSZsb4wrE9","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"internal","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010816000, 'evt_g3nRw07zEpXuAQJx49hbQ9Ub4LjtBMJhSrEhY4VbpFI', 'payment.processing', 'ps_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p', '{"event":"payment.processing","data":{"event_id":"evt_g3nRw07zEpXuAQJx49hbQ9Ub4LjtBMJhSrEhY4VbpFI","occurred_at":"2100-11-27T15:00:16.000Z","mode":"test","session_id":"ps_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p","payment_id":"pay_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010816000, 'evt_kQIDxulmEg9vA2YU4zqZRAWxvPWJcOTLTcc3gt5UE7U', 'payment.settlement_pending', 'ps_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p', '{"event":"payment.settlement_pending","data":{"event_id":"evt_kQIDxulmEg9vA2YU4zqZRAWxvPWJcOTLTcc3gt5UE7U","occurred_at":"2100-11-27T15:00:16.000Z","mode":"test","session_id":"ps_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p","payment_id":"pay_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010816000, 'evt_CgB8nrIB7KqV5bote5jDq3wKeJMzjIi6GKrPdEu0GXK', 'payment.completed', 'ps_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p', '{"event":"payment.completed","data":{"event_id":"evt_CgB8nrIB7KqV5bote5jDq3wKeJMzjIi6GKrPdEu0GXK","occurred_at":"2100-11-27T15:00:16.000Z","mode":"test","session_id":"ps_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p","payment_id":"pay_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010876000, 'evt_B7imkzEdl69Fvfk1YQUudOtWrB9QmcgEUNJzFvHQsLg', 'payment.processing', 'ps_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl', '{"event":"payment.processing","data":{"event_id":"evt_B7imkzEdl69Fvfk1YQUudOtWrB9QmcgEUNJzFvHQsLg","occurred_at":"2100-11-27T15:01:16.000Z","mode":"test","session_id":"ps_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl","payment_id":"pay_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010876000, 'evt_tIIhQfMbPSPIytavKR0ctDGkfJmb2MSFD7RiuKWPUGm', 'payment.settlement_pending', 'ps_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl', '{"event":"payment.settlement_pending","data":{"event_id":"evt_tIIhQfMbPSPIytavKR0ctDGkfJmb2MSFD7RiuKWPUGm","occurred_at":"2100-11-27T15:01:16.000Z","mode":"test","session_id":"ps_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl","payment_id":"pay_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010876000, 'evt_urDZ5gbh1W6WHWO7gv4zqIhvHwROEudtnZXgenaUhEJ', 'payment.completed', 'ps_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl', '{"event":"payment.completed","data":{"event_id":"evt_urDZ5gbh1W6WHWO7gv4zqIhvHwROEudtnZXgenaUhEJ","occurred_at":"2100-11-27T15:01:16.000Z","mode":"test","session_id":"ps_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl","payment_id":"pay_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010936000, 'evt_gCuGFfouEtr6FEdMbSOCrUrmAMIlh7ST3NuJS0xNdeH', 'payment.processing', 'ps_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY', '{"event":"payment.processing","data":{"event_id":"evt_gCuGFfouEtr6FEdMbSOCrUrmAMIlh7ST3NuJS0xNdeH","occurred_at":"2100-11-27T15:02:16.000Z","mode":"test","session_id":"ps_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY","payment_id":"pay_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010936000, 'evt_QIyFzTiZ9vMc5aR2y4cDDEMmFUNaX21C0W6oIZlUv3f', 'payment.settlement_pending', 'ps_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY', '{"event":"payment.settlement_pending","data":{"event_id":"evt_QIyFzTiZ9vMc5aR2y4cDDEMmFUNaX21C0W6oIZlUv3f","occurred_at":"2100-11-27T15:02:16.000Z","mode":"test","session_id":"ps_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY","payment_id":"pay_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010936000, 'evt_jaZBFDY9TBPny1EzIHbOryo02uYzJqTzncbKCHnpzht', 'payment.completed', 'ps_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY', '{"event":"payment.completed","data":{"event_id":"evt_jaZBFDY9TBPny1EzIHbOryo02uYzJqTzncbKCHnpzht","occurred_at":"2100-11-27T15:02:16.000Z","mode":"test","session_id":"ps_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY","payment_id":"pay_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010996000, 'evt_40VuvGiWTVTLu4hn8PuW6sW1cHxPCfInVdgRnSiAAKl', 'payment.processing', 'ps_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR', '{"event":"payment.processing","data":{"event_id":"evt_40VuvGiWTVTLu4hn8PuW6sW1cHxPCfInVdgRnSiAAKl","occurred_at":"2100-11-27T15:03:16.000Z","mode":"test","session_id":"ps_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR","payment_id":"pay_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010996000, 'evt_fIRxssOovrhh7miEFmPfo8k4RcCoaMFXHesMVIYakDE', 'payment.settlement_pending', 'ps_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR', '{"event":"payment.settlement_pending","data":{"event_id":"evt_fIRxssOovrhh7miEFmPfo8k4RcCoaMFXHesMVIYakDE","occurred_at":"2100-11-27T15:03:16.000Z","mode":"test","session_id":"ps_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR","payment_id":"pay_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131010996000, 'evt_L12Nmn8X08q2CEemQx7w3LQ1n0dmrmVqZsPMDNXDGdL', 'payment.completed', 'ps_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR', '{"event":"payment.completed","data":{"event_id":"evt_L12Nmn8X08q2CEemQx7w3LQ1n0dmrmVqZsPMDNXDGdL","occurred_at":"2100-11-27T15:03:16.000Z","mode":"test","session_id":"ps_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR","payment_id":"pay_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR","reference":"order 7","amount":2500,"currency":"USD","status":"COMPLETED","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131011176000, 'evt_55IRMl9iuwayzRY03E1LDBRQm9S3HhkfepdUf5nNTj7', 'payment.processing', 'ps_0eYq2t1Vqy6meraCwm8E6bF7NOlNQcvvRSqM0fu4ZAu', '{"event":"payment.processing","data":{"event_id":"evt_55IRMl9iuwayzRY03E1LDBRQm9S3HhkfepdUf5nNTj7","occurred_at":"2100-11-27T15:06:16.000Z","mode":"test","session_id":"ps_0eYq2t1Vqy6meraCwm8E6bF7NOlNQcvvRSqM0fu4ZAu","payment_id":"pay_0eYq2t1Vqy6meraCwm8E6bF7NOlNQcvvRSqM0fu4ZAu","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131011176000, 'evt_llcfcFYcvTdbNqPKYCB8Oaaz5jOaEuljqK2VwpYcuGU', 'payment.settlement_pending', 'ps_0eYq2t1Vqy6meraCwm8E6bF7NOlNQcvvRSqM0fu4ZAu', '{"event":"payment.settlement_pending","data":{"event_id":"evt_llcfcFYcvTdbNqPKYCB8Oaaz5jOaEuljqK2VwpYcuGU","occurred_at":"2100-11-27T15:06:16.000Z","mode":"test","session_id":"ps_0eYq2t1Vqy6meraCwm8E6bF7NOlNQcvvRSqM0fu4ZAu","payment_id":"pay_0eYq2t1Vqy6meraCwm8E6bF7NOlNQcvvRSqM0fu4ZAu","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","settlement_type":"national_rail","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'live', 4131011356000, 'evt_NsdG22wXigd9JT8ceBRaYNTlH9EU79h9JMEXbZ996co', 'payment.processing', 'ps_XiOLIn9NA0ckQLIs8TaQJYVS4CUHbPofAQpd02vEhWC', '{"event":"payment.processing","data":{"event_id":"evt_NsdG22wXigd9JT8ceBRaYNTlH9EU79h9JMEXbZ996co","occurred_at":"2100-11-27T15:09:16.000Z","mode":"live","session_id":"ps_XiOLIn9NA0ckQLIs8TaQJYVS4CUHbPofAQpd02vEhWC","payment_id":"pay_XiOLIn9NA0ckQLIs8TaQJYVS4CUHbPofAQpd02vEhWC","reference":"order 7","amount":2500,"currency":"USD","status":"PROCESSING","creditor_bank":"alpha"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'live', 4131012556000, 'evt_U4pEh75tBmPE2hKQPRzX7Ea1sqYTnKNmtFXz8oHZCVw', 'merchant.key_added', 'key_mb14XSxWxOVZNVr2Q6BPNsJuOnZKytvPl2cMnShXpCT', '{"event":"merchant.key_added","data":{"event_id":"evt_U4pEh75tBmPE2hKQPRzX7Ea1sqYTnKNmtFXz8oHZCVw","occurred_at":"2100-11-27T15:29:16.000Z","mode":"live","merchant_id":"mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4","key_id":"key_mb14XSxWxOVZNVr2Q6BPNsJuOnZKytvPl2cMnShXpCT","kind":"SIGNING"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'live', 4131012556000, 'evt_C1WE3012L1OnHuPgqoX7mVJLxJ8ZKsKrclMxRClaJgR', 'merchant.key_added', 'key_rHUlCaISvKvwyJKg7ocaT7V4yv5XX6FrqCpa0cYxRFT', '{"event":"merchant.key_added","data":{"event_id":"evt_C1WE3012L1OnHuPgqoX7mVJLxJ8ZKsKrclMxRClaJgR","occurred_at":"2100-11-27T15:29:16.000Z","mode":"live","merchant_id":"mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4","key_id":"key_rHUlCaISvKvwyJKg7ocaT7V4yv5XX6FrqCpa0cYxRFT","kind":"API"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'test', 4131013456000, 'evt_juuFdL4hXb2jex4QWoroei0zf98WZQBKHki12eja3u8', 'payment.expired', 'ps_jNF07jpdEXTaSisMWT8Iy9TDBRBG8KnFaoLWxXVde1J', '{"event":"payment.expired","data":{"event_id":"evt_juuFdL4hXb2jex4QWoroei0zf98WZQBKHki12eja3u8","occurred_at":"2100-11-27T15:44:16.000Z","mode":"test","session_id":"ps_jNF07jpdEXTaSisMWT8Iy9TDBRBG8KnFaoLWxXVde1J","payment_id":"pay_jNF07jpdEXTaSisMWT8Iy9TDBRBG8KnFaoLWxXVde1J","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'test', 4131014356000, 'evt_I6mZSEkAI7mStHh41prcflUVu3ze2IcpH9EtcQXzzrS', 'payment.expired', 'ps_1qOdCsITBtAHcFvM0bNYNKtSuyQnfqvVBFO1drVqqUd', '{"event":"payment.expired","data":{"event_id":"evt_I6mZSEkAI7mStHh41prcflUVu3ze2IcpH9EtcQXzzrS","occurred_at":"2100-11-27T15:59:16.000Z","mode":"test","session_id":"ps_1qOdCsITBtAHcFvM0bNYNKtSuyQnfqvVBFO1drVqqUd","payment_id":"pay_1qOdCsITBtAHcFvM0bNYNKtSuyQnfqvVBFO1drVqqUd","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'test', 4131015256000, 'evt_HJSi0d9CdBTwdvwwqJ6icj1FEFGVet99HCDUQ9KnBmz', 'payment.expired', 'ps_l7Rb8zgKO2ZQ0IV7e7JaIva4LWRGkTX7tyteylHxQjj', '{"event":"payment.expired","data":{"event_id":"evt_HJSi0d9CdBTwdvwwqJ6icj1FEFGVet99HCDUQ9KnBmz","occurred_at":"2100-11-27T16:14:16.000Z","mode":"test","session_id":"ps_l7Rb8zgKO2ZQ0IV7e7JaIva4LWRGkTX7tyteylHxQjj","payment_id":"pay_l7Rb8zgKO2ZQ0IV7e7JaIva4LWRGkTX7tyteylHxQjj","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131016156000, 'evt_ZYjc3Dq8wt4LENQJjKZbUnO7DoZlnmOmvFY76O1SKmH', 'payment.expired', 'ps_og4WFUGrAA36N8Vq8Rpb27gQaXiALafzfRq2OeFdFgr', '{"event":"payment.expired","data":{"event_id":"evt_ZYjc3Dq8wt4LENQJjKZbUnO7DoZlnmOmvFY76O1SKmH","occurred_at":"2100-11-27T16:29:16.000Z","mode":"test","session_id":"ps_og4WFUGrAA36N8Vq8Rpb27gQaXiALafzfRq2OeFdFgr","payment_id":"pay_og4WFUGrAA36N8Vq8Rpb27gQaXiALafzfRq2OeFdFgr","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131017056000, 'evt_kgxEKydmfYCr7fgLtyVXOiOfZ5RJORlUtPjEw0gRn8T', 'payment.expired', 'ps_f5mt74QPSMyfctNlAUHdYbSmgWaf6F2qkZfJ00oIlmN', '{"event":"payment.expired","data":{"event_id":"evt_kgxEKydmfYCr7fgLtyVXOiOfZ5RJORlUtPjEw0gRn8T","occurred_at":"2100-11-27T16:44:16.000Z","mode":"test","session_id":"ps_f5mt74QPSMyfctNlAUHdYbSmgWaf6F2qkZfJ00oIlmN","payment_id":"pay_f5mt74QPSMyfctNlAUHdYbSmgWaf6F2qkZfJ00oIlmN","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131344482000, 'evt_g0GYuIMx5YwBOw1LUsCgZpmh7Q7JEFWOaeSfC7QtAY8', 'payment.expired', 'ps_vrvWghMZJmZntyAzhigmVYhzIL1PectF23PmGYqkVNO', '{"event":"payment.expired","data":{"event_id":"evt_g0GYuIMx5YwBOw1LUsCgZpmh7Q7JEFWOaeSfC7QtAY8","occurred_at":"2100-12-01T11:41:22.000Z","mode":"test","session_id":"ps_vrvWghMZJmZntyAzhigmVYhzIL1PectF23PmGYqkVNO","payment_id":"pay_vrvWghMZJmZntyAzhigmVYhzIL1PectF23PmGYqkVNO","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
--> statement-breakpoint
INSERT INTO "events" (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload) VALUES ('MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 4131345382000, 'evt_ZJdVKbrf4s51ZOfwqj62SCPX2UPMsQ4O5LvZDXXt3jK', 'payment.expired', 'ps_EUJQTyE1TahJ9cRQBJj98Ww8Wl8APyWqVghlOY49CA1', '{"event":"payment.expired","data":{"event_id":"evt_ZJdVKbrf4s51ZOfwqj62SCPX2UPMsQ4O5LvZDXXt3jK","occurred_at":"2100-12-01T11:56:22.000Z","mode":"test","session_id":"ps_EUJQTyE1TahJ9cRQBJj98Ww8Wl8APyWqVghlOY49CA1","payment_id":"pay_EUJQTyE1TahJ9cRQBJj98Ww8Wl8APyWqVghlOY49CA1","reference":"order 7","amount":2500,"currency":"USD","status":"FAILED","failure_code":"SESSION_EXPIRED"}}');
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
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-DBPABLZ2', 'PAYMENT', 4131010936000, 'pay_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-NM8FX826', 'PAYMENT', 4131010996000, 'pay_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-S431CSHG', 'PAYMENT', 4131010876000, 'pay_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('RAIL-TMSA8AAK', 'PAYMENT', 4131010816000, 'pay_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131009916000, 'pay_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131010636000, 'pay_JXI2LfzaU102fLy2GeIiPAZacbMxusJKQdSZsb4wrE9');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131010816000, 'pay_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131010876000, 'pay_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131010936000, 'pay_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131010996000, 'pay_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR');
--> statement-breakpoint
INSERT INTO "object_ids" (id, kind, created_at, object_id) VALUES ('REF-1', 'PAYMENT', 4131011176000, 'pay_0eYq2t1Vqy6meraCwm8E6bF7NOlNQcvvRSqM0fu4ZAu');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131007936000, 'pay_YSmzcoGSsLwFkxoT78CXU6ETjvaihNDN4VtBwsJowUP', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 141, 4131009736000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[34,34,[0]]}}', '03c1d342b600e3e7ce230eb881411a2b', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131009916000, 'pay_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 61, 4131010516000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d360ec605e3b60f19855b48d3996', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131010636000, 'pay_JXI2LfzaU102fLy2GeIiPAZacbMxusJKQdSZsb4wrE9', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 8, 4131010636000, 4131010636000, 1, null, 'SAME_BANK', 'alpha', 'alpha', 'EXECUTING', '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d36be8e03c41059a4b9b5168186a', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131010816000, 'pay_2RtJDi5AHsZKW868x5G1IY9mgnQqktn6XQ9hXAmQT8p', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131010816000, 4131010816000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d36ea800498eee3d69cbc21445c2', '["REF-1","RAIL-TMSA8AAK"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131010876000, 'pay_BlbOY4bAzljiUddAtUbfzfpzG78XJK7CNBP9Bp3ofIl', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131010876000, 4131010876000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d36f926008873468a439e7dbed51', '["REF-1","RAIL-S431CSHG"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131010936000, 'pay_QtY5iHLC8MrW6LwFoCSG8M5qAqHatRnSnsEbLorxVXY', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131010936000, 4131010936000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3707cc0156ea849f525be3f30cc', '["REF-1","RAIL-DBPABLZ2"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131010996000, 'pay_RBWyOXvcDNhR95sK39CIwmsd4pSzMg7NPNoxwru9zkR', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'COMPLETED', 'COMPLETED', 9, 4131010996000, 4131010996000, 1, null, 'INTERBANK', 'borealis', 'alpha', 'SETTLEMENT_PENDING', '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d371672086a84974647f75ea6358', '["REF-1","RAIL-NM8FX826"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131011176000, 'pay_0eYq2t1Vqy6meraCwm8E6bF7NOlNQcvvRSqM0fu4ZAu', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'OPEN', 'SETTLEMENT_PENDING', 8, 4131011181000, null, 1, null, 'INTERBANK', 'borealis', 'alpha', null, '{"borealis":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[1,0,[0]]}}', '03c1d3742640c03316d21faa13d25573', '["REF-1"]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131011356000, 'pay_XiOLIn9NA0ckQLIs8TaQJYVS4CUHbPofAQpd02vEhWC', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'live', null, 'order 7', null, 2500, 'USD', 'OPEN', 'EXECUTING', 12, 4131011361000, null, 1, null, 'SAME_BANK', 'alpha', 'alpha', null, '{"alpha":{"send-otp":[1,0,[0]],"verify-otp":[1,0,[0]],"execute-transaction":[2,2,[0]]}}', '03c1d376e560e0916d1685a034fc458e', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131012556000, 'pay_jNF07jpdEXTaSisMWT8Iy9TDBRBG8KnFaoLWxXVde1J', 'MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131013456000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d38934e07fbf064e160b3ff74297', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131013456000, 'pay_1qOdCsITBtAHcFvM0bNYNKtSuyQnfqvVBFO1drVqqUd', 'MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131014356000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d396f0806b2d81caecc2ccf9c1d0', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131014356000, 'pay_l7Rb8zgKO2ZQ0IV7e7JaIva4LWRGkTX7tyteylHxQjj', 'MERCHANT', 'mer_uxXqJT639BGBrOOuH1qzAJGO0pgGAv1FFEQEu5oYYr4', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131015256000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d3a4ac20f73a9cc07795155d0590', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131015256000, 'pay_og4WFUGrAA36N8Vq8Rpb27gQaXiALafzfRq2OeFdFgr', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131016156000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d3b267c019f88b04ae695b33bb2e', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131016156000, 'pay_f5mt74QPSMyfctNlAUHdYbSmgWaf6F2qkZfJ00oIlmN', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131017056000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1d3c023603a9e5291d48e14bc39ba', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131343582000, 'pay_vrvWghMZJmZntyAzhigmVYhzIL1PectF23PmGYqkVNO', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131344482000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e7444330d343c6de8addf63b38de', '[]');
--> statement-breakpoint
INSERT INTO "objects" (kind, created_at, object_id, owner_kind, owner_id, mode, parent_id, reference, bank_handle, amount, currency, status, state, version, updated_at, completed_at, unfinished, failure_code, route, debtor_bank, creditor_bank, last_open_state, bank_calls, correlation_id, other_ids) VALUES ('PAYMENT', 4131344482000, 'pay_EUJQTyE1TahJ9cRQBJj98Ww8Wl8APyWqVghlOY49CA1', 'MERCHANT', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', null, 'order 7', null, 2500, 'USD', 'FAILED', 'EXPIRED', 3, 4131345382000, null, 1, 'SESSION_EXPIRED', null, null, null, 'PENDING', '{}', '03c1e751fed02804efa9b5c572e3aeca', '[]');
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_HZ9sBPtKzOgVtGJeH9jEWx5VPGO92ugXFdrVLiyCI4e', '', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 'STALLED', 4131010516000, 2500, 'USD', '1GPRCN78GLQR9LXQDKL05GW6JMC0HD61UU6', 61, null);
--> statement-breakpoint
INSERT INTO "reviews" (object_id, movement, owner_id, mode, reason, since, amount, currency, end_to_end_id, version, resolved_at) VALUES ('pay_YSmzcoGSsLwFkxoT78CXU6ETjvaihNDN4VtBwsJowUP', '', 'mer_6G1UVONS34r2hiQ54K9SRIRIPsKKrkV79LUWEqgpiL8', 'test', 'UNKNOWN_OUTCOME', 4131009736000, 2500, 'USD', '1GPRBGRGG2ZQML9FARBR23RZEC7ZSNIA2X8', 141, null);
