import type { CartChanged } from '../../../application/cart/shown-cart';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { OptionRefusal } from '../../../domain/catalogue/options/check-answers';
import type { QuantityRefusal } from '../../../domain/shared/quantity';
import { cartChangedMessage } from './cart/cart-notices';
import { dayRefusalMessage } from './delivery/delivery-days';
import { sharedTexts } from './shared';
import { backInStockText } from './stock';

/**
 * Where a refusal is shown.
 * - `field`: beside the field that it is about.
 * - `quantity`: under the quantity.
 * - `form`: in the form that was sent, or in place of the list.
 * - `cart`: in a notice over the cart, which shows what is in it now.
 * - `home`: in a notice on the home page, to which the visitor is redirected.
 */
type RefusalPlace = 'field' | 'quantity' | 'form' | 'cart' | 'home';

interface Shown<Refusal> {
  readonly place: RefusalPlace;
  readonly words: (refusal: Refusal) => string;
}

/** Place and words of every kind of a refusal; a kind without a line does not compile. */
export type RefusalTable<Refusal extends { readonly kind: string }> = {
  readonly [Kind in Refusal['kind']]: Shown<Extract<Refusal, { readonly kind: Kind }>>;
};

/** The words of a refusal by its table. */
export function messageFrom<Refusal extends { readonly kind: string }>(
  table: RefusalTable<Refusal>,
  refusal: Refusal,
): string {
  const shown: Shown<never> = table[refusal.kind as Refusal['kind']];
  return shown.words(refusal as never);
}

const LOCALE = 'en-GB';

export const generic = 'Sorry, we could not do that. Please try again, or call us.';
export const busyNow = 'We are very busy just now. Nothing is lost: please wait a moment, then try again.';

/** Place and words of what a port may answer. Its message is a notice of the shop, or words that the server gives a code. */
export const FAILURES: RefusalTable<CartChanged | Failure> = {
  'cart-changed': { place: 'cart', words: ({ kind }) => cartChangedMessage(kind) },
  'item-gone': { place: 'cart', words: ({ kind }) => cartChangedMessage(kind) },
  unauthorised: { place: 'home', words: () => 'You are not authorized, please log in.' },
  'not-found': { place: 'form', words: () => 'That is no longer available.' },
  rejected: { place: 'form', words: ({ message }) => message || generic },
  busy: { place: 'form', words: ({ message }) => message || busyNow },
  unreachable: { place: 'form', words: ({ reference }) => unreachableMessage(reference) },
};

/** Place and words of what adding to the cart and changing it may be refused for. */
export const CART_REFUSALS: RefusalTable<AddToCartRefusal | QuantityRefusal | CartChanged | Failure> = {
  ...FAILURES,
  'variant-not-chosen': { place: 'form', words: () => 'Please choose from every option first.' },
  'out-of-stock': { place: 'form', words: () => 'Sorry, there are none left.' },
  'out-of-season': { place: 'form', words: ({ backIn }) => `${backInStockText(backIn)}.` },
  'not-enough-stock': { place: 'quantity', words: ({ onlyLeft }) => shortStockMessage(onlyLeft) },
  'quantity-invalid': { place: 'quantity', words: ({ max }) => quantityMessage(max) },
  'quantity-above-max': { place: 'quantity', words: ({ max }) => aboveMaxMessage(max) },
  'type-not-supported': {
    place: 'form',
    words: ({ typeName }) => `Product Type ${typeName} not supported in add to cart yet`,
  },
  'options-refused': {
    place: 'field',
    words: ({ options }) => options.map((option) => optionRefusalMessage(option)).join(' '),
  },
};

/** Texts of all refusals. */
export function refusalMessage(refusal: AddToCartRefusal | QuantityRefusal | CartChanged | Failure): string {
  return messageFrom(CART_REFUSALS, refusal);
}

/** Shown beside the refused option. */
export function optionRefusalMessage(refusal: OptionRefusal): string {
  switch (refusal.kind) {
    case 'option-missing':
      return `Please complete “${refusal.title}”.`;
    case 'text-too-long':
      return `“${refusal.title}” may have at most ${refusal.limit} characters.`;
    case 'not-an-email':
      return `“${refusal.title}” must be an email address, such as ann@example.org.`;
    case 'holds-link':
      return `“${refusal.title}” cannot contain a web address.`;
    case 'unknown-choice':
      return 'That choice is no longer available. Please choose again.';
    case 'quantity-invalid':
      return quantityMessage(refusal.max);
    default:
      return dayRefusalMessage(refusal);
  }
}

/** Texts of failures. */
export function failureMessage(failure: CartChanged | Failure): string {
  return messageFrom(FAILURES, failure);
}

/** `reference` names the log line. */
export function unreachableMessage(reference: string | undefined): string {
  return reference === undefined
    ? sharedTexts.unreachableNow
    : `${sharedTexts.unreachableNow} (Reference ${reference})`;
}

export function quantityMessage(max: number): string {
  return `Please enter a whole number from 1 to ${new Intl.NumberFormat(LOCALE).format(max)}.`;
}

/** For more the florist has to be asked. */
function aboveMaxMessage(max: number): string {
  return `We take orders for up to ${max} here. For more, please call us.`;
}

/** `onlyLeft` is null when the backend did not say how many are left. */
export function shortStockMessage(onlyLeft: number | null): string {
  if (onlyLeft === null) return 'We do not have that many left.';
  return `We have only ${onlyLeft} left.`;
}
