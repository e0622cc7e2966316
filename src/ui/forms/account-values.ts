/** In display order. */
export const ACCOUNT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** Customer details as entered. */
export type AccountValues = Readonly<Record<AccountField, string>>;

export const EMPTY_ACCOUNT: AccountValues = { firstName: '', lastName: '', email: '', phone: '' };
