import { first } from './form-body';
import type { FormResult, FormRequest, FormRedirect } from './form-request';

/** `id`: code of the currency (S7-67). The page it came from is shown anew; a code nobody takes changes nothing. */
export async function changeCurrencyForm({ shop, fields }: FormRequest): Promise<FormResult> {
  shop.own.changeCurrency({ id: first(fields, 'id') });
  return [];
}

/** `code` of the store (S7-68). Leads to where that store begins; one that nobody knows leads back. */
export async function changeStoreForm({ shop, fields }: FormRequest): Promise<FormResult | FormRedirect> {
  const path = shop.own.changeStore(first(fields, 'code'));
  return path === null ? [] : { goTo: path };
}
