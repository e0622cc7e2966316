import { defineAction } from '../../define-action';
import { first, refusalCodes, refusalPairs } from '../../form-outcome';
import { Password } from '../../input-rules';
import { refuseUnequal } from './account-form-fields';

class PasswordChangeInput {
  @Password() readonly current!: string;
  @Password() readonly next!: string;
}

/** The form has `current`, `password`, `repeated`. */
export const changePassword = defineAction({
  name: 'change-password',
  access: 'customer',
  changes: true,
  needs: 'accounts',
  input: PasswordChangeInput,
  run: ({ scope, input: { current, next } }) => scope.commerce.accounts.changePassword(current, next),
  form: {
    input: (fields) => ({ current: first(fields, 'current'), next: first(fields, 'password') }),
    refuse: refuseUnequal,
    result: (done) => (done.ok ? [['account', 'password-saved']] : refusalPairs(refusalCodes(done.reason, 'password'))),
  },
});
