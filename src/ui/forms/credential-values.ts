/** Fields of the authentication forms, each in display order. */
export const SIGN_IN_FIELDS = ['email', 'password'] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];

/** `agreed` is `yes` when the consent checkbox is ticked. */
export const REGISTRATION_FIELDS = ['email', 'firstName', 'lastName', 'password', 'agreed'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export const FORGOTTEN_FIELDS = ['email'] as const;
export type ForgottenField = (typeof FORGOTTEN_FIELDS)[number];

/** `agreed` is `yes` when the consent checkbox is ticked. */
export const NEWSLETTER_FIELDS = ['email', 'agreed'] as const;
export type NewsletterField = (typeof NEWSLETTER_FIELDS)[number];

export const NEW_PASSWORD_FIELDS = ['email', 'password', 'repeated'] as const;
export type NewPasswordField = (typeof NEW_PASSWORD_FIELDS)[number];

export const PASSWORD_CHANGE_FIELDS = ['current', 'password', 'repeated'] as const;
export type PasswordChangeField = (typeof PASSWORD_CHANGE_FIELDS)[number];

export const PROFILE_FIELDS = ['firstName', 'lastName', 'email'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Empty values for every field of a form. */
export function blank<Field extends string>(fields: readonly Field[]): Readonly<Record<Field, string>> {
  return Object.fromEntries(fields.map((field) => [field, ''])) as Readonly<Record<Field, string>>;
}
