import type { OutputOf } from '../../application/actions/actions';
import { addToCartForm } from './cart-forms';
import type { FormDefinition } from './form';
import { first } from './form-body';
import { refusalCodes, refusalPairs } from './form-result-query';

/** `item`. */
export const removeListedItemForm: FormDefinition = {
  input: (fields) => ({ item: first(fields, 'item') }),
  result: (left: OutputOf<'remove-wish'>) => (left.ok ? [] : refusalPairs(refusalCodes(left.reason))),
};

/** `sku`, and `name` for the message. */
export const moveToCartForm: FormDefinition = {
  input: (fields) => addToCartForm.input(fields),
  result: (moved: OutputOf<'move-wish'>, fields) =>
    moved.ok ? [['added', first(fields, 'name')]] : refusalPairs(refusalCodes(moved.reason)),
};
