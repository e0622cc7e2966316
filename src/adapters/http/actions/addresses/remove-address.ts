import { defineAction } from '../../define-action';
import { first, refusalCodes, refusalPairs } from '../../form-outcome';
import { Id } from '../../input-rules';

class IdInput {
  @Id() readonly id!: string;
}

/** The form has the field `id`. An address that is gone already counts as removed. */
export const removeAddress = defineAction({
  name: 'remove-address',
  access: 'customer',
  changes: true,
  needs: 'accounts',
  input: IdInput,
  run: ({ scope: { commerce }, input }) => commerce.addressBook.remove(input.id),
  form: {
    input: (fields) => ({ id: first(fields, 'id') }),
    result: (done) =>
      done.ok || done.reason.kind === 'not-found'
        ? [['account', 'address-removed']]
        : refusalPairs(refusalCodes(done.reason)),
  },
});
