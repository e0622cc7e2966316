import type { OutputOf } from '../../application/actions/actions';
import type { FormDefinition } from './form';
import { first } from './form-body';

/** `id`: code of the currency. An unknown code changes nothing. */
export const changeCurrencyForm: FormDefinition = {
  input: (fields) => ({ id: first(fields, 'id') }),
  result: () => [],
};

/** `code` of the store. Leads to where that store begins; an unknown one leads back. */
export const changeStoreForm: FormDefinition = {
  input: (fields) => ({ code: first(fields, 'code') }),
  result: (changed: OutputOf<'change-store'>) => (changed.ok ? { goTo: changed.value } : []),
};
