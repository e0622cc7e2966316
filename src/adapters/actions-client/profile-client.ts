import type { UpdateProfile } from '../../application/account/profile';
import { changesEmail } from '../../domain/customer/registration';
import { refuse } from '../../domain/shared/result';
import type { PostAction } from './post-action';

/** The customer's name, email and password. */
export function profileClient(post: PostAction) {
  const updateProfile: UpdateProfile = async (customer, { change, email, password = '' }) => {
    const isMoved = email !== undefined && changesEmail(customer, email);
    if (!isMoved) return post('update-profile', { change });
    return password === '' ? refuse({ kind: 'password-needed' }) : post('update-profile', { change, email, password });
  };
  return {
    updateProfile,
    changePassword: (current: string, next: string) => post('change-password', { current, next }),
  };
}
