import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { Password } from '../../input-rules';
import { refuseUnequal } from './account-form-fields';
import { LinkInput, linkOf, refusedLink } from './emailed-link';

class ConfirmAccountInput extends LinkInput {
  @Password() readonly password!: string;
}

/** Confirms a new account, and gives it this password. The form has `password`, `repeated`, `link`. */
export const confirmAccount = defineAction({
  name: 'confirm-account',
  access: 'link-holder',
  changes: true,
  needs: 'accounts',
  input: ConfirmAccountInput,
  run: ({ scope: { useCases }, input }) => useCases.followLink.confirmAccount(input),
  form: {
    input: (fields) => ({ password: first(fields, 'password'), ...linkOf(fields) }),
    refuse: refuseUnequal,
    result: (done) => {
      if (!done.ok) return refusedLink(done.reason);
      return [['account', done.value.kind === 'password-set' ? 'confirmed' : 'confirmed-as-registered']];
    },
  },
});
