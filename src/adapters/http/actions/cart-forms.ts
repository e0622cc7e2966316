import type { OutputOf } from '../../../application/actions/actions';
import { MAX_QUANTITY } from '../../../domain/shared/quantity';
import type { FormDefinition, FormResult } from '../form';
import { first, named, optionAnswers, type FormFields } from '../form-body';
import { formResultPath, refusalCodes, refusalPairs } from '../form-result-query';
import { TYPED } from '../session/typed-answers';

/** A calendar day; of all answers only days come back in the page's URL. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A text that the domain refuses as a quantity. */
const NO_QUANTITY = -1;

/**
 * `sku`, `quantity`, `chosen` (configurable values), and `option.<uid>` for the product's options and the parts of a
 * bundle.
 */
export const addToCartForm: FormDefinition = {
  keeps: wordFields,
  input: (fields) => ({
    cart: cartOf(fields),
    sku: first(fields, 'sku'),
    chosen: fields.get('chosen') ?? [],
    answers: optionAnswers(fields),
    quantity: quantityOf(first(fields, 'quantity') || '1'),
  }),
  result: (added: OutputOf<'add-to-cart'>, fields) =>
    added.ok ? [['added', first(fields, 'sku')]] : [...refusalPairs(refusalCodes(added.reason)), ...typed(fields)],
};

/** `sku` of the group, `quantity.<sku>` for each of its products (empty means none), and `option.<uid>`. */
export const addGroupForm: FormDefinition = {
  keeps: wordFields,
  input: (fields) => ({
    cart: cartOf(fields),
    sku: first(fields, 'sku'),
    quantities: Object.fromEntries(named(fields, 'quantity.').map(([sku, text]) => [sku, quantityOf(text || '0', 0)])),
    answers: optionAnswers(fields),
  }),
  result: (added: OutputOf<'add-group'>, fields) => {
    if (added.ok) return [['added', first(fields, 'sku')]];
    const inCart = added.reason.kind === 'partially-added' ? added.reason.added : 0;
    return [...refusalPairs(groupCodes(added.reason)), ...typedQuantities(fields, inCart), ...typed(fields)];
  },
};

/** `item`, `quantity`. */
export const changeQuantityForm: FormDefinition = {
  input: (fields) => ({
    cart: cartOf(fields),
    item: first(fields, 'item'),
    quantity: quantityOf(first(fields, 'quantity')),
  }),
  result: (changed: OutputOf<'change-quantity'>, fields) =>
    changed.ok
      ? [['changed', first(fields, 'item')]]
      : refusalPairs(refusalCodes(changed.reason, first(fields, 'item'))),
};

/** `item`, `sku`, `option.<uid>`; `done` is the cart's path. */
export const changeOptionsForm: FormDefinition = {
  keeps: wordFields,
  input: (fields) => ({
    cart: cartOf(fields),
    item: first(fields, 'item'),
    sku: first(fields, 'sku'),
    answers: optionAnswers(fields),
  }),
  result: (changed: OutputOf<'change-options'>, fields) => {
    const done = first(fields, 'done');
    if (changed.ok) return { goTo: formResultPath(done, [['changed', first(fields, 'item')]]) };
    const { kind } = changed.reason;
    const refused = refusalPairs(refusalCodes(changed.reason));
    // The form is about an item that the cart does not have.
    return kind === 'cart-changed' || kind === 'item-gone'
      ? { goTo: formResultPath(done, refused) }
      : [...refused, ...typed(fields)];
  },
};

/** `item`. */
export const removeItemForm: FormDefinition = {
  input: (fields) => ({ cart: cartOf(fields), item: first(fields, 'item') }),
  result: (removed: OutputOf<'remove-item'>, fields) => {
    if (!removed.ok) return refusalPairs(refusalCodes(removed.reason, first(fields, 'item')));
    return [['removed', first(fields, 'item')]];
  },
};

/** `code`; an empty one removes the coupon. */
export const applyCouponForm: FormDefinition = {
  input: (fields) => ({ cart: cartOf(fields), code: first(fields, 'code') }),
  result: couponResult,
};

export const removeCouponForm: FormDefinition = {
  input: (fields) => ({ cart: cartOf(fields) }),
  result: couponResult,
};

/** `code`. It grants access to money, so it is never returned in the page's URL. */
export const applyGiftCardForm: FormDefinition = giftCardForm('applied');

export const removeGiftCardForm: FormDefinition = giftCardForm('removed');

/** `code`. The answer is shown by the next page, which asks again. */
export const checkGiftCardForm: FormDefinition = {
  input: (fields) => ({ code: first(fields, 'code') }),
  result: (found: OutputOf<'check-gift-card'>) =>
    found.ok ? [['gift-card', 'checked']] : refusalPairs(refusalCodes(found.reason, 'gift-card-balance')),
};

function giftCardForm(done: 'applied' | 'removed'): FormDefinition {
  return {
    input: (fields) => ({ cart: cartOf(fields), code: first(fields, 'code') }),
    result: (changed: OutputOf<'apply-gift-card'>) =>
      changed.ok ? [['gift-card', done]] : refusalPairs(refusalCodes(changed.reason, 'gift-card')),
  };
}

function couponResult(changed: OutputOf<'apply-coupon'>): FormResult {
  if (!changed.ok) return refusalPairs(refusalCodes(changed.reason, 'coupon'));
  return [['coupon', changed.value.coupon === null ? 'removed' : 'applied']];
}

function groupCodes(reason: Exclude<OutputOf<'add-group'>, { ok: true }>['reason']) {
  switch (reason.kind) {
    case 'nothing-selected':
      return refusalCodes({ kind: 'quantity-invalid', max: MAX_QUANTITY });
    case 'partially-added':
      return refusalCodes(reason.reason, reason.product.sku);
    default:
      return refusalCodes(reason);
  }
}

/** The cart of the page; null on a public page. */
function cartOf(fields: FormFields): string | null {
  return first(fields, 'cart') || null;
}

function quantityOf(text: string, least = 1): number {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits) && Number(digits) >= least ? Number(digits) : NO_QUANTITY;
}

/**
 * Names of the answers with words or choices, which come back in a cookie: words contain names and private messages.
 */
function wordFields(fields: FormFields): readonly string[] {
  const answers = Object.entries(optionAnswers(fields));
  return answers.flatMap(([uid, values]) => (values.every((value) => DAY.test(value)) ? [] : [`option.${uid}`]));
}

/** Entered values are returned with the refusal, so that they need not be entered again. */
function typed(fields: FormFields): FormResult {
  const quantity = first(fields, 'quantity');
  const words = wordFields(fields);
  const days = Object.entries(optionAnswers(fields))
    .filter(([uid]) => !words.includes(`option.${uid}`))
    .flatMap(([uid, values]) => values.map((value) => [`o.${uid}`, value] as const));
  return [
    ...days,
    ...(quantity === '' || quantity === '1' ? [] : [['o.quantity', quantity.slice(0, 20)] as const]),
    ...(words.length === 0 ? [] : [[TYPED, '1'] as const]),
  ];
}

/** The first `inCart` wanted products are in the cart, so their fields return empty and are not added twice. */
function typedQuantities(fields: FormFields, inCart: number): FormResult {
  let left = inCart;
  return named(fields, 'quantity.').map(([sku, typed]) => {
    const isWanted = quantityOf(typed || '0', 0) !== 0;
    const text = isWanted && left > 0 ? '0' : typed || '0';
    if (isWanted) left -= 1;
    return [`o.quantity.${sku}`, text.slice(0, 20)] as const;
  });
}
