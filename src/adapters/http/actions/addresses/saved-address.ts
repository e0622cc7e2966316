import type { SaveAddress } from '../../../../application/address-book/address-book';
import type { ResultOf } from '../../../../application/result-of';
import type { FormRedirect, FormResult } from '../../form';
import { first, type FormFields } from '../../form-body';
import { formResultPath, refusalCodes, refusalPairs } from '../../form-result-query';

/** Leads to the page `next`, the list; a refusal stays with the form. */
export function savedAddress(done: ResultOf<SaveAddress>, fields: FormFields): FormResult | FormRedirect {
  return done.ok
    ? { goTo: formResultPath(first(fields, 'next'), [['account', 'address-saved']]) }
    : refusalPairs(refusalCodes(done.reason));
}
