/** Opens an account by the link of its letter. */
export const CONFIRM_EMAIL = `
  mutation confirmEmail($email: String!, $key: String!) {
    confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } }
  }
`;
