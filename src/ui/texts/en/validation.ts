/** Exact texts of field errors. */
export const validationTexts = {
  /** `required('enter your first name')` */
  required: (please: string) => `This field is required. Please ${please}.`,
  atLeast: (count: 2 | 4 | 8) => `The field should have at least ${count} characters`,
  atMost: (count: number) => `The field should have at most ${count} characters`,
  noLink: 'A name cannot contain a web address',
  noName: 'Please enter a name with letters',
  invalidPhone: 'Please enter a telephone number with at least seven digits',
  invalidEmail: 'Invalid email',
  mustBeEmail: 'The email field must be a valid email',
  passwordsDiffer: 'The two passwords are not the same',
  mustAgree: 'Please tick this to create an account',
  mustAgreeToEmails: 'Please tick this to get our newsletter',
} as const;
