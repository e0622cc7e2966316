import type { CartChanged } from '../../../../application/cart/shown-cart';
import type { Failure } from '../../../../application/ports/failures';
import type { Cart } from '../../../../domain/cart/cart';
import type { OptionAnswers } from '../../../../domain/catalogue/options/customizable-option';
import type { Result } from '../../../../domain/shared/result';
import { type FormResult, first, optionAnswers, type FormFields, refusalCodes, refusalPairs } from '../../form-outcome';
import { CartHandle, Id, Ids, Line, Quantity, TextsByName } from '../../input-rules';
import { TYPED } from '../../session/typed-answers';

/** Names the cart that the page shows by its handle; null when it shows none. */
export class ShownCartInput {
  @CartHandle() readonly cart!: string | null;
}

/** A product as it was chosen: uids of configurable values, and answers by option uid. */
export class ChosenProductInput extends ShownCartInput {
  @Id() readonly sku!: string;
  @Ids() readonly chosen!: readonly string[];
  @TextsByName() readonly answers!: OptionAnswers;
  @Quantity() readonly quantity!: number;
}

/** A coupon's or gift card's code, and the cart. */
export class CodeInput extends ShownCartInput {
  @Line() readonly code!: string;
}

/** The cart of the page; null on a public page. */
export function cartOf(fields: FormFields): string | null {
  return first(fields, 'cart') || null;
}

/** `sku`, `quantity`, `chosen` (configurable values), and `option.<uid>` for the product's options and the parts of a bundle. */
export function chosenProductOf(fields: FormFields): ChosenProductInput {
  return {
    cart: cartOf(fields),
    sku: first(fields, 'sku'),
    chosen: fields.get('chosen') ?? [],
    answers: optionAnswers(fields),
    quantity: quantityOf(first(fields, 'quantity') || '1'),
  };
}

/** `cart`, `code`. */
export function codeOf(fields: FormFields): CodeInput {
  return { cart: cartOf(fields), code: first(fields, 'code') };
}

/** A text that the domain refuses as a quantity. */
const NO_QUANTITY = -1;

export function quantityOf(text: string, least = 1): number {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits) && Number(digits) >= least ? Number(digits) : NO_QUANTITY;
}

/** A calendar day; of all answers only days come back in the page's URL. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Names of the answers with words or choices, which come back in a cookie: words contain names and private messages. */
export function wordFields(fields: FormFields): readonly string[] {
  const answers = Object.entries(optionAnswers(fields));
  return answers.flatMap(([uid, values]) => (values.every((value) => DAY.test(value)) ? [] : [`option.${uid}`]));
}

/** Entered values are returned with the refusal, so that they need not be entered again. */
export function typedOf(fields: FormFields): FormResult {
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

export function couponResult(changed: Result<Cart, CartChanged | Failure>): FormResult {
  if (!changed.ok) return refusalPairs(refusalCodes(changed.reason, 'coupon'));
  return [['coupon', changed.value.coupon === null ? 'removed' : 'applied']];
}

export function giftCardResult(done: 'applied' | 'removed', changed: Result<Cart, CartChanged | Failure>): FormResult {
  return changed.ok ? [['gift-card', done]] : refusalPairs(refusalCodes(changed.reason, 'gift-card'));
}
