import type { SaveAddress } from '../../../../application/address-book/address-book';
import type { ResultOf } from '../../../../application/result-of';
import {
  type FormRedirect,
  type FormResult,
  first,
  type FormFields,
  formOutcomePath,
  refusalCodes,
  refusalPairs,
} from '../../form-outcome';

/** Leads to the page `next`, the list; a refusal stays with the form. */
export function savedAddress(done: ResultOf<SaveAddress>, fields: FormFields): FormResult | FormRedirect {
  return done.ok
    ? { goTo: formOutcomePath(first(fields, 'next'), [['account', 'address-saved']]) }
    : refusalPairs(refusalCodes(done.reason));
}
