import { defineAction } from '../../define-action';
import { first, formOutcomePath } from '../../form-outcome';
import { Password } from '../../input-rules';
import { refusedBy, refusedForm } from './account-form-fields';

class DeletionInput {
  @Password() readonly password!: string;
}

/**
 * Deletes the account for good, and signs out. The form has `password`, `agreed`, and `next`, the page after the account is
 * deleted.
 */
export const deleteAccount = defineAction({
  name: 'delete-account',
  access: 'customer',
  changes: true,
  needs: 'accounts',
  input: DeletionInput,
  run: ({ scope: { useCases }, input }) => useCases.account.deleteAccount(input.password),
  form: {
    input: (fields) => ({ password: first(fields, 'password') }),
    refuse: (fields) => (first(fields, 'agreed') === '' ? refusedBy('not-agreed') : null),
    result: (done, fields) =>
      done.ok ? { goTo: formOutcomePath(first(fields, 'next'), [['account', 'deleted']]) } : refusedForm(done.reason),
  },
});
