/**
 * Which stored fields name a payer or another holder of an account (docs/personal-data.md). Every
 * column of every table, and every member of every value that an object stores, is in one of two
 * lists: a new one needs a decision.
 */
interface Classes {
  /** Names, usernames, account numbers and their digests, and texts that may hold one. */
  personal: string;
  others: string;
}

/** Of the migrations: the columns of all tables of a database, by table. */
export const tables: Readonly<Record<string, Readonly<Record<string, Classes>>>> = {
  gateway: {
    admin_keys: {
      personal: "",
      others:
        "key_id name role status sha256 by_holder added_by approved_by created_at " +
        "active_since retired_at person_id kind",
    },
    people: { personal: "", others: "person_id name created_at left_at" },
    audit_archive: {
      personal: "",
      others: "chain first_sequence last_sequence sha256 last_hash signature signing_key",
    },
    audit_log: {
      personal: "details",
      others: "chain sequence at actor action subject previous_hash hash signature signing_key",
    },
    idempotency: {
      personal: "answer",
      others: "scope idempotency_key request_hmac status location created_at",
    },
    keys: {
      personal: "",
      others:
        "key_id owner_kind owner_id mode kind status sha256 by_holder sealed created_at " +
        "promoted_at retired_at",
    },
    master_keys: { personal: "", others: "number audit_key mac since" },
    proposals: {
      personal: "changes",
      others:
        "proposal_id subject_kind subject_id status proposed_by proposed_at approved_by " +
        "approved_at takes_effect_at ended_by ended_at void_reason",
    },
    bank_breakers: { personal: "", others: "bank_id operation since opened_at closed_at" },
    bank_iban_prefixes: { personal: "", others: "mode prefix bank_id" },
    bank_maintenance: { personal: "", others: "bank_id created_at window_id starts_at ends_at" },
    banks: {
      personal: "",
      others:
        "bank_id bank_handle mode name institution_code core_base_url status capabilities " +
        "available_auth_methods timeout_ms gateway_fee ob_scopes_supported currency " +
        "sca_exemption_limit sca_exemption_daily_limit max_consent_expiry_days history_days " +
        "closes_at created_at updated_at short_name logo colour support_email support_phone " +
        "support_url app_url_origin",
    },
    callback_mismatches: {
      personal: "",
      others: "came_at mismatch_id mode object_id movement said differs correlation_id",
    },
    answered_challenges: { personal: "", others: "challenge_sha256 expires_at" },
    passkeys: {
      personal: "",
      others: "key_id credential_id public_key counter created_at used_at",
    },
    console_sessions: {
      personal: "",
      others: "token_sha256 key_sha256 created_at used_at expires_at",
    },
    dead_letters: {
      personal: "body",
      others: "died_at message_id namespace object effect put_back_at",
    },
    endpoints: { personal: "", others: "owner_kind owner_id mode kind origin created_at health" },
    event_outbox: {
      personal: "data",
      others: "event_id owner_kind owner_id mode type subject_id webhook_url occurred_at",
    },
    hourly_totals: { personal: "", others: "mode owner_id hour part figures open updated_at" },
    logos: { personal: "", others: "name image created_at" },
    merchant_settings: {
      personal: "settlement_iban",
      others:
        "merchant_id mode webhook_url alert_url optional_events settlement_strategy " +
        "refund_authority json_pages",
    },
    merchants: {
      personal: "",
      others:
        "merchant_id name status closed_at logo_url colour support_email support_url lists " +
        "created_at updated_at logo legal_name support_phone terms_url privacy_url " +
        "default_locale",
    },
    portal_sessions: {
      personal: "",
      others:
        "portal_session_id merchant_id mode scope key_sha256 link_sha256 token_sha256 " +
        "created_at used_at expires_at",
    },
    recovery_jobs: {
      personal: "",
      others:
        "job_id endpoint_id owner_kind owner_id mode which from_at to_at types total status " +
        "position delivered failed started_at ended_at",
    },
    settings: { personal: "", others: "name value updated_at" },
    tpps: {
      personal: "",
      others:
        "tpp_id mode name auth_method redirect_uris jwks jwks_uri scopes event_url dpop " +
        "json_pages status lists created_at updated_at security_profile logo legal_name " +
        "registration_number regulator country privacy_url support_email support_phone " +
        "support_url",
    },
  },
  lists: {
    consent_accounts: { personal: "account", others: "consent_id" },
    events: {
      personal: "payload",
      others: "owner_kind owner_id mode created_at event_id type subject_id",
    },
    hourly_totals: { personal: "", others: "mode owner_id hour part figures open updated_at" },
    mandate_accounts: { personal: "account", others: "mandate_id" },
    object_counts: { personal: "", others: "kind mode status route total" },
    object_ids: { personal: "id", others: "kind created_at object_id" },
    objects: {
      personal: "reference",
      others:
        "kind created_at object_id owner_kind owner_id mode parent_id bank_handle amount " +
        "currency status state version updated_at completed_at unfinished failure_code " +
        "route debtor_bank creditor_bank last_open_state bank_calls correlation_id " +
        "other_ids",
    },
    reviews: {
      personal: "",
      others:
        "object_id movement owner_id mode reason since amount currency end_to_end_id " +
        "version resolved_at",
    },
    waiting: {
      personal: "changes",
      others: "waiting_id object_id kind proposed_by proposed_at version",
    },
  },
  lookups: {
    lookups: { personal: "caller handle_hmac", others: "id at hit one_of" },
  },
  registry: {
    admin_keys: {
      personal: "",
      others:
        "key_id name role status sha256 by_holder added_by approved_by created_at " +
        "active_since retired_at person_id kind",
    },
    people: { personal: "", others: "person_id name created_at left_at" },
    audit_archive: {
      personal: "",
      others: "chain first_sequence last_sequence sha256 last_hash signature signing_key",
    },
    audit_log: {
      personal: "subject details",
      others: "chain sequence at actor action previous_hash hash signature signing_key",
    },
    idempotency: {
      personal: "answer",
      others: "scope idempotency_key request_hmac status location created_at",
    },
    keys: {
      personal: "",
      others:
        "key_id owner_kind owner_id mode kind status sha256 by_holder sealed created_at " +
        "promoted_at retired_at",
    },
    master_keys: { personal: "", others: "number audit_key mac since" },
    proposals: {
      personal: "",
      others:
        "proposal_id subject_kind subject_id changes status proposed_by proposed_at " +
        "approved_by approved_at takes_effect_at ended_by ended_at void_reason",
    },
    bank_changes: {
      personal: "record_id record",
      others: "realm bank_id sequence ordinal at type",
    },
    banks: {
      personal: "",
      others:
        "bank_id realm bank_handle name capabilities status daily_quota return_origins " +
        "passed_on_through created_at updated_at",
    },
    claims: {
      personal: "alias account_ref claimant_subject dispute_reason",
      others:
        "claim_id realm type status handle_id claimant_bank_id holder_bank_id currency " +
        "opened_at resolution_ends_at due_at disputed_at first_approver_key_id " +
        "second_approver_key_id cancel_reason refused_at closed_at updated_at",
    },
    customer_sessions: {
      personal: "handle_id",
      others:
        "address_sha256 realm bank_id created_at expires_at visit_sha256 return_url state " +
        "purpose chosen_at chosen",
    },
    former_names: { personal: "alias handle_id", others: "realm ends_at withdrawn_by" },
    gateways: {
      personal: "",
      others: "gateway_id realm name status lookup_burst lookups_per_minute created_at updated_at",
    },
    handle_digests: { personal: "", others: "realm bank_id bucket count digest" },
    handles: {
      personal: "handle_id alias subject",
      others:
        "realm status bank_suspension operator_suspension sponsor_bank_id created_at " +
        "verified_at renamed_at due_at deletion bucket",
    },
    link_digests: { personal: "", others: "realm bank_id bucket count digest" },
    links: {
      personal: "account_ref masked_iban handle_id",
      others:
        "realm bank_id account_type currency capabilities status bank_suspension operator_suspension " +
        "unlink_reason is_default is_bank_default is_payer_default is_payee_default " +
        "visibility bucket created_at linked_at due_at",
    },
  },
};

/** Of the values that objects store (test/released): the names of their members, in any depth. */
export const fields: Classes = {
  personal:
    "account_ref address alias answer bank_reference browser_id bytes creditor_iban " +
    "creditor_name customer_alias description display_name iban instruction " +
    "merchant_reference metadata name note phone_masked proof purpose reason reference " +
    "value",
  others:
    "about account_id accounts activated_at actor alarm_at alerts alias_route amount " +
    "amount_type amounts app_name approval_url approved asked asked_at at attempt " +
    "attempts attempts_open auth_mode authorisation authorise_by authorised_at " +
    "available_auth_methods bank_fee bank_handle bank_id bank_known_as bank_name bucket " +
    "by by_staff_alone cancelled cancelled_by capacity carried challenge challenge_id " +
    "challenges charge_attempt charge_date charge_id charges check checked checked_at " +
    "client_id code code_challenge code_digest codes collection completed_at " +
    "consecutive_failures consent_id core_base_url correlation_id count created_at " +
    "creation credit credited_at creditor creditor_bank creditor_notice creditor_proposal " +
    "currency deadline debtor debtor_bank decided_at decisions destination disabled " +
    "display_code due_at effects end_date end_to_end_id end_to_end_ids ended ended_at " +
    "endpoint event event_id exempt exempted exemption exp expires_at expiry_days " +
    "failed_tries failing_since failure family first_failed_on frequency funds " +
    "gateway_fee generation give_up_at guard handed_over health heard held_until holding " +
    "id idempotency_key_hash institution_code interval_count is_stopped issued issued_at " +
    "jkt jti_hash k kept key_hash kind lapses_at last_charged_at last_failure_at " +
    "last_http_status last_success_at last_used_at late late_money leased made_at " +
    "mandate_id mandates manual_review max_amount_per_period max_charges max_total " +
    "merchant_id merchant_name milliseconds mode money movement next_automatic not_after " +
    "notice_at notice_days number occurred_at offered older_approved optional_events " +
    "orders origin otp_wait_until outcome owner past payee payer payment_id " +
    "payment_order_id pending perMinute periods permits prompts proposal proposed_at " +
    "proposed_by questions rail_ref record redeemed redirect_uri redirect_url refund_id " +
    "refund_proposals refunded_amount refunds released renews replaces request_hash " +
    "resolutions resolved_at resume_on retired_at retries retry_keys retry_until " +
    "review_at revoked revoked_at revoked_by route route_type running said sca sca_url " +
    "schedule schema scopes sending sends sent_at serial session_id settlement_fee since " +
    "source source_account_id stage start_date state status status_reason subject_id " +
    "terms time_zone timeline to to_settlement_account token tokens told told_as_paid " +
    "tombstone total touched_at tpp_id tpp_name traceparent transfer transfer_ref type " +
    "until updated_at url used_at used_proofs verification verification_id version waits " +
    "wanted webhook_url what wrong_codes",
};
