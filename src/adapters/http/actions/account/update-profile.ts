import { defineAction } from '../../define-action';
import { first, refusalCodes, refusalPairs } from '../../form-outcome';
import { Line, Optional, Password, RecordOf } from '../../input-rules';
import { PersonInput, refusedBy } from './account-form-fields';

class ProfileChangeInput extends PersonInput {
  @Optional() @Line() readonly firstName?: string;
  @Optional() @Line() readonly lastName?: string;
}

class ProfileInput {
  @RecordOf(ProfileChangeInput) readonly change!: ProfileChangeInput;
  @Optional() @Line() readonly email?: string;
  /** Required for another email only. */
  @Optional() @Password() readonly password?: string;
}

/**
 * The form has `firstName`, `lastName`, `email`, and `password` for another email. Nothing typed is returned in the page's
 * URL.
 */
export const updateProfile = defineAction({
  name: 'update-profile',
  access: 'customer',
  changes: true,
  needs: 'accounts',
  input: ProfileInput,
  run: ({ scope: { useCases }, input }) => useCases.account.updateProfile(input),
  form: {
    keeps: ['firstName', 'lastName', 'email'],
    input: (fields) => ({
      change: { firstName: first(fields, 'firstName'), lastName: first(fields, 'lastName') },
      email: first(fields, 'email'),
      ...(first(fields, 'password') !== '' && { password: first(fields, 'password') }),
    }),
    result: (done) => {
      if (done.ok) return [['account', done.value.emailTo === null ? 'profile-saved' : 'email-sent']];
      const { reason } = done;
      switch (reason.kind) {
        case 'password-needed':
        case 'only-email-saved':
        case 'only-email-sent':
          return refusedBy(reason.kind);
        default:
          return refusalPairs(refusalCodes(reason, 'profile'));
      }
    },
  },
});
