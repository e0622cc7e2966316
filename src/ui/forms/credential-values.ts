/** Fields of the forms around signing in, each in the order in which it is asked. */
export const SIGN_IN_FIELDS = ['email', 'password'] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];

/** `agreed` is `yes` when the tick that a new account needs is there. */
export const REGISTRATION_FIELDS = ['email', 'firstName', 'lastName', 'password', 'agreed'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export const FORGOTTEN_FIELDS = ['email'] as const;
export type ForgottenField = (typeof FORGOTTEN_FIELDS)[number];

export const NEW_PASSWORD_FIELDS = ['email', 'password', 'repeated'] as const;
export type NewPasswordField = (typeof NEW_PASSWORD_FIELDS)[number];

export const PASSWORD_CHANGE_FIELDS = ['current', 'password', 'repeated'] as const;
export type PasswordChangeField = (typeof PASSWORD_CHANGE_FIELDS)[number];

export const PROFILE_FIELDS = ['firstName', 'lastName', 'email'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Every field of a form with nothing in it. */
export function blank<Field extends string>(fields: readonly Field[]): Readonly<Record<Field, string>> {
  return Object.fromEntries(fields.map((field) => [field, ''])) as Readonly<Record<Field, string>>;
}
