/** They stay on one line. */
const SIGNS = '! # $ % & * ? @ ^ _ -'.replaceAll(' ', '\u00a0');

/** Texts of signing in, registering, and asking for a new password. */
export const signInTexts = {
  titles: {
    'sign-in': 'Sign in',
    register: 'Register',
    forgotten: 'Reset Password',
    sent: 'Thank you',
  },
  email: 'Your email',
  firstName: 'First Name',
  lastName: 'Last Name',
  password: 'Password',
  passwordHint: `At least 8 characters: letters, a digit and one of ${SIGNS}`,
  login: 'Login',
  signingIn: 'Signing in…',
  forgotten: 'Forgotten your password?',
  newHere: 'New here?',
  toRegister: 'Create an account',
  newsletter: 'Sign Up for Newsletter',
  agree: 'I want to create an account',
  register: 'Create an account',
  registering: 'Creating your account…',
  haveAccount: 'Already have an account?',
  toSignIn: 'Sign in',
  forgottenHint: 'Type the email address of your account. We will send you a link to choose a new password.',
  reset: 'Reset Password',
  sending: 'Sending…',
  sentBefore: 'We have sent a link to choose a new password to',
  sentAfter: 'if there is an account with that address.',
  sentHint:
    'It can take a few minutes. If nothing arrives, look in your spam folder, or try another address you may have used.',
  backToSignIn: 'Back to sign in',
  /** On the page for visitors without scripts. */
  open: 'Sign in',
  deleted: 'Your account was deleted.',
  signedIn: 'You are signed in.',
  signOut: 'Log out',
  toShop: 'Back to the shop',
  sentPlainly: 'We have sent a link to choose a new password, if there is an account with that address.',
  ways: { 'sign-in': 'Sign in', register: 'Create an account', forgotten: 'Forgotten your password?' },
  refused: {
    'sign-in':
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later. If you have just created your account, first follow the link in our email.',
    register:
      'We could not create this account. Perhaps there is one with this email address already. If so, please sign in.',
    forgotten: 'It was not possible to request a new password, please check the entered email address.',
  },
} as const;
