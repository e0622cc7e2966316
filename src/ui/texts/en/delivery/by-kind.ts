import type { ProductKind } from '../../../../domain/catalogue/product-kind';
import type { DeliveryMethod } from '../../../../domain/delivery/delivery-method';

const madeUp = 'Made up by hand in our own shop';
const packed = 'Packed by hand in our own shop';
const freshToday = 'We make up fresh flowers just before they leave the shop.';

interface KindTexts {
  /** Beside the button and the total, of what is brought; null of what is not. */
  readonly made: string | null;
  /** After the order; null where the email says enough. */
  readonly next: string | null;
}

/** Sentences about how each kind of product is made, and what happens after the order. */
const KINDS: Readonly<Record<ProductKind, KindTexts>> = {
  flowers: { made: madeUp, next: freshToday },
  letterbox: { made: packed, next: 'We pack letterbox flowers in bud, so that they open where they arrive.' },
  dried: { made: madeUp, next: null },
  tribute: { made: 'Made by hand in our own shop', next: null },
  plant: { made: packed, next: null },
  gift: { made: packed, next: null },
  other: { made: packed, next: null },
  workshop: { made: null, next: 'Please come to the workshop ten minutes early, as we start on time.' },
  'gift-card': { made: null, next: 'We email the gift card to its recipient on the day you chose.' },
  download: { made: null, next: null },
};

/** Sentences about who delivers an order, and what happens if the recipient is out. */
const METHODS: Readonly<Record<DeliveryMethod, (isFlat: boolean) => string>> = {
  van: () => 'If nobody is in, we leave it somewhere safe or with a neighbour, and a card to say where.',
  courier: (isFlat) =>
    isFlat
      ? 'A courier brings it, and it fits through the letterbox: nobody has to be in.'
      : 'A courier brings it. If nobody is in, they leave a card to say where it is or when they come again.',
  collection: () => 'We will have it ready for you. Please bring the order number with you.',
};

/** How a product is made on its day, if no working day is needed for it. */
export function madeOnText({ kind, leadDays }: { kind: ProductKind; leadDays: number | null }): string | null {
  return kind === 'flowers' && leadDays === 0 ? `${madeUp}, that morning` : KINDS[kind].made;
}

/**
 * What happens after an order of these kinds; `method` is null where nothing is delivered, or the method is unknown.
 */
export function nextStepsText(kinds: readonly ProductKind[], method: DeliveryMethod | null): readonly string[] {
  const isFlat = kinds.every((kind) => kind === 'letterbox' || KINDS[kind].made === null);
  const steps = new Set(kinds.flatMap((kind) => KINDS[kind].next ?? []));
  return method === null ? [...steps] : [...steps, METHODS[method](isFlat)];
}
