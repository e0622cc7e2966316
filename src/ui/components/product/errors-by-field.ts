import { type RefObject, useEffect, useRef } from 'react';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import { CART_REFUSALS, optionRefusalMessage, refusalMessage } from '../../texts/en/refusals';

/** Where a refusal is shown: at its field, or in a box under the button. */
interface ErrorsByField {
  /** Option uid to the sentence under its field. */
  readonly options: Readonly<Record<string, string>>;
  /** Under the quantity field. */
  readonly quantity: string | null;
  /** Under the button: messages without a field. */
  readonly box: string | null;
}

const NOTHING: ErrorsByField = { options: {}, quantity: null, box: null };

/** Returns refusal messages by place; `asked` are the options and parts of the form. The refusal of an option that the product no longer has is shown in the box. */
export function errorsByField(
  refusal: AddToCartRefusal | Failure | null,
  asked: readonly { readonly uid: string }[],
): ErrorsByField {
  if (refusal === null) return NOTHING;
  if (refusal.kind === 'options-refused') {
    const known = refusal.options.filter(({ optionUid }) => asked.some(({ uid }) => uid === optionUid));
    const options = Object.fromEntries(known.map((option) => [option.optionUid, optionRefusalMessage(option)]));
    return { options, quantity: null, box: known.length === 0 ? refusalMessage(refusal) : null };
  }
  const words = refusalMessage(refusal);
  const isQuantity = CART_REFUSALS[refusal.kind].place === 'quantity';
  return isQuantity ? { ...NOTHING, quantity: words } : { ...NOTHING, box: words };
}

/** A new refusal focuses its field; one that was rendered on the server has `autofocus` instead. */
export function useFocusOnRefused(form: RefObject<HTMLFormElement | null>, refusal: object | null): void {
  const seen = useRef(refusal);
  useEffect(() => {
    if (refusal === seen.current) return;
    seen.current = refusal;
    if (refusal !== null) form.current?.querySelector<HTMLElement>('[data-refused]')?.focus();
  }, [form, refusal]);
}
