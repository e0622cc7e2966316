/** In the order in which they are asked. */
export const ACCOUNT_FIELDS = ['firstName', 'lastName', 'email'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** Who orders, as typed. */
export type AccountValues = Readonly<Record<AccountField, string>>;

export const EMPTY_ACCOUNT: AccountValues = { firstName: '', lastName: '', email: '' };
