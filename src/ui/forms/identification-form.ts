import { checkRegistration, checkSignIn } from './credential-forms';
import type { FieldMessages } from './form-values';

const REST_OF_REGISTRATION = { email: '', firstName: '', lastName: '', agreed: '' };

/**
 * The password on the checkout's first step: a new one must satisfy the password rules, an existing one is checked by
 * the backend.
 */
export async function checkPassword(
  password: string,
  mode: 'guest' | 'create' | 'sign-in',
): Promise<FieldMessages<'password'>> {
  if (mode === 'guest') return new Map();
  const found =
    mode === 'create'
      ? await checkRegistration({ ...REST_OF_REGISTRATION, password })
      : await checkSignIn({ email: '', password });
  const message = found.get('password');
  return message === undefined ? new Map() : new Map([['password', message]]);
}
