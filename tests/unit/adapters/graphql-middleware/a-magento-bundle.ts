import type { WireRecord } from '../../../../src/adapters/graphql-middleware/wire-value';
import { aPriceRange, aProductWire } from './a-wire';

/** A part in a Magento: amounts in pounds. */
export interface MagentoPart {
  readonly uid: string;
  /** Sold alone, before and after its own special price. */
  readonly regular: number;
  readonly final?: number;
  /** In a bundle of a fixed price. */
  readonly price?: number;
  readonly isPercent?: boolean;
  readonly quantity?: number;
  readonly inStock?: boolean;
}

export interface MagentoBundle {
  /** Pounds without parts; left out for a dynamic price. */
  readonly price?: number;
  /** A bundle's special price is what is paid, in per cent. */
  readonly specialPercent?: number;
  readonly items: readonly {
    readonly uid: string;
    readonly required: boolean;
    readonly type?: 'radio' | 'checkbox';
    readonly parts: readonly MagentoPart[];
  }[];
}

/** Away from binary errors, as in PHP. */
const toPence = (pounds: number): number => Math.round(Number((pounds * 100).toFixed(6)));

/** What one piece adds, in pounds. With a dynamic price each piece is rounded. */
function pieceOf({ price, specialPercent = 100 }: MagentoBundle, part: MagentoPart, isBefore = false): number {
  const paid = isBefore ? 1 : specialPercent / 100;
  if (price === undefined) return toPence((isBefore ? part.regular : (part.final ?? part.regular)) * paid) / 100;
  const added = part.isPercent === true ? (price * (part.price ?? 0)) / 100 : (part.price ?? 0);
  return added * paid;
}

/** Pence that a Magento puts into the cart for one bundle of these parts and quantities. */
export function chargedByMagento(bundle: MagentoBundle, chosen: Readonly<Record<string, number>>): number {
  const parts = bundle.items.flatMap((item) => item.parts).filter(({ uid }) => uid in chosen);
  const added = parts.reduce((sum, part) => sum + pieceOf(bundle, part) * (chosen[part.uid] ?? 0), 0);
  return toPence((bundle.price ?? 0) * ((bundle.specialPercent ?? 100) / 100) + added);
}

/** The price range of Magento: the cheapest parts in stock of required items, or of a dynamic price the cheapest of all. */
function rangeOf(bundle: MagentoBundle): WireRecord {
  const own = bundle.price ?? 0;
  const least = (isBefore: boolean) => {
    const cheapest = bundle.items.map(({ parts, required }) => ({
      required,
      pounds: Math.min(
        ...parts
          .filter(({ inStock = true }) => inStock)
          .map((part) => (toPence(pieceOf(bundle, part, isBefore)) / 100) * (part.quantity ?? 1)),
      ),
    }));
    const required = cheapest.filter((one) => one.required);
    const sum = required.reduce((total, { pounds }) => total + pounds, 0);
    if (required.length > 0 || bundle.price !== undefined) return sum;
    return Math.min(...cheapest.map(({ pounds }) => pounds));
  };
  return aPriceRange(own + least(true), (own * (bundle.specialPercent ?? 100)) / 100 + least(false), 999);
}

/** The bundle's product as Magento sends it to a product page. */
export function aMagentoBundle(bundle: MagentoBundle): WireRecord {
  return aProductWire({
    __typename: 'BundleProduct',
    sku: 'HAMPER',
    dynamic_price: bundle.price === undefined,
    price_range: rangeOf(bundle),
    bundle_items: bundle.items.map(({ uid, required, type = 'radio', parts }, position) => ({
      uid,
      title: uid,
      type,
      required,
      position,
      options: parts.map((part, index) => ({
        uid: part.uid,
        quantity: part.quantity ?? 1,
        is_default: index === 0,
        can_change_quantity: true,
        position: index,
        price: bundle.price === undefined ? 0 : (part.price ?? 0),
        price_type: bundle.price === undefined ? 'DYNAMIC' : part.isPercent === true ? 'PERCENT' : 'FIXED',
        product: aProductWire({
          name: part.uid,
          stock_status: part.inStock === false ? 'OUT_OF_STOCK' : 'IN_STOCK',
          price_range: aPriceRange(part.regular, part.final),
        }),
      })),
    })),
  });
}
