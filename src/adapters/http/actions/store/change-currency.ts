import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { Text } from '../../input-rules';

class CurrencyInput {
  @Text(3) readonly id!: string;
}

/** The form has `id`, the code of the currency. An unknown code changes nothing. */
export const changeCurrency = defineAction({
  name: 'change-currency',
  access: 'everybody',
  changes: true,
  input: CurrencyInput,
  run: ({ scope: { useCases }, input }) => Promise.resolve(useCases.store.changeCurrency(input)),
  form: { input: (fields) => ({ id: first(fields, 'id') }), result: () => [] },
});
