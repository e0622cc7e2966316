/**
 * Where a refusal is shown.
 * - `field`: beside the field that it is about.
 * - `quantity`: under the quantity.
 * - `form`: in the form that was sent, or in place of the list.
 * - `cart`: in a notice over the cart, which shows what is in it now.
 * - `home`: in a notice on the home page, to which the visitor is redirected.
 */
export type RefusalPlace = 'field' | 'quantity' | 'form' | 'cart' | 'home';

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
