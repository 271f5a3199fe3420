/** What a party has that gave no logo and nothing else for customers to recognise it by. */
const shared = { logo: null, support_email: null, support_phone: null, support_url: null };

export const facelessBank = { ...shared, short_name: null, colour: null, app_url_origin: null };

export const facelessMerchant = {
  ...shared,
  logo_url: null,
  colour: null,
  legal_name: null,
  terms_url: null,
  privacy_url: null,
  default_locale: null,
};

export const facelessTpp = {
  ...shared,
  legal_name: null,
  registration_number: null,
  regulator: null,
  country: null,
  privacy_url: null,
};
