import type { OutputOf } from '../../application/actions/actions';
import type { FormDefinition } from './form';
import { first } from './form-body';

/** `id`: code of the currency. An unknown code changes nothing. */
export const changeCurrencyForm: FormDefinition = {
  input: (fields) => ({ id: first(fields, 'id') }),
  result: () => [],
};

/** `code` of the store. Redirects to the store's home page; for an unknown code, back to the page. */
export const changeStoreForm: FormDefinition = {
  input: (fields) => ({ code: first(fields, 'code') }),
  result: (changed: OutputOf<'change-store'>) => (changed.ok ? { goTo: changed.value } : []),
};
