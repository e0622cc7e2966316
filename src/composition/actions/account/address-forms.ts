import type { OutputOf } from '../../../application/actions/actions';
import type { FormDefinition } from '../form';
import { first, type FormFields } from '../form-body';
import { formResultPath, refusalCodes, refusalPairs } from '../form-result-query';

/** The fields of the form; `neighborhood` and `extra` are hidden ones that keep further lines of a street. */
function typedAddress(fields: FormFields) {
  const region = first(fields, 'region').trim();
  return {
    firstName: first(fields, 'firstName'),
    lastName: first(fields, 'lastName'),
    street: first(fields, 'street'),
    apartment: first(fields, 'apartment'),
    neighborhood: first(fields, 'neighborhood'),
    extra: first(fields, 'extra'),
    city: first(fields, 'city'),
    region: region === '' ? null : { code: '', id: null, name: region },
    postcode: first(fields, 'postcode'),
    countryCode: first(fields, 'countryCode'),
    phone: first(fields, 'phone'),
    isDefaultDelivery: first(fields, 'isDefaultDelivery') !== '',
    isDefaultBilling: first(fields, 'isDefaultBilling') !== '',
  };
}

/** Leads to the page `next`, the list; a refusal stays with the form. */
const saved = (done: OutputOf<'add-address'>, fields: FormFields) =>
  done.ok
    ? { goTo: formResultPath(first(fields, 'next'), [['account', 'address-saved']]) }
    : refusalPairs(refusalCodes(done.reason));

export const addAddressForm: FormDefinition = { input: typedAddress, result: saved };

/** The fields of an address, and its `id`. */
export const changeAddressForm: FormDefinition = {
  input: (fields) => ({ id: first(fields, 'id'), address: typedAddress(fields) }),
  result: saved,
};

/** `id`. An address that is gone already counts as removed. */
export const removeAddressForm: FormDefinition = {
  input: (fields) => ({ id: first(fields, 'id') }),
  result: (done: OutputOf<'remove-address'>) =>
    done.ok || done.reason.kind === 'not-found'
      ? [['account', 'address-removed']]
      : refusalPairs(refusalCodes(done.reason)),
};
