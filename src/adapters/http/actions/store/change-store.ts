import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { Id } from '../../input-rules';

class StoreInput {
  @Id() readonly code!: string;
}

/** The form has `code`, and leads to the store's home page; for an unknown code, back to its page. */
export const changeStore = defineAction({
  name: 'change-store',
  access: 'everybody',
  changes: true,
  input: StoreInput,
  run: ({ scope: { useCases }, input }) => useCases.store.changeStore(input.code),
  form: {
    input: (fields) => ({ code: first(fields, 'code') }),
    result: (changed) => (changed.ok ? { goTo: changed.value } : []),
  },
});
