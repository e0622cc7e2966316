/** Confirms an account by the emailed link. */
export const CONFIRM_EMAIL = `
  mutation confirmEmail($email: String!, $key: String!) {
    confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } }
  }
`;
