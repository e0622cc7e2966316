import type { CourierReach } from '../database/catalogue-tables';
/**
 * The format of the seed data, which `load.ts` turns into rows. Money is GBP pence including VAT. Skus are upper-case
 * words joined by hyphens; url keys are lower-case.
 */

export interface SeedCategory {
  /** Full path, parents first: `flowers/bouquets`. Products refer to it. */
  readonly urlPath: string;
  readonly name: string;
  readonly description: string;
  readonly position: number;
  readonly inMenu: boolean;
  readonly metaDescription: string;
}

export interface SeedChoice {
  readonly title: string;
  readonly pence: number;
  /** With `percent`, `pence` is hundredths of a per cent of the product's own price. */
  readonly priceType?: 'fixed' | 'percent';
  readonly sku?: string;
}

export type SeedOption = {
  readonly title: string;
  readonly required: boolean;
  /** SKU by which the shop recognises the option. */
  readonly sku?: string;
} & (
  | {
      readonly kind: 'field' | 'area';
      readonly pence: number;
      readonly maxCharacters: number | null;
      readonly priceType?: 'fixed' | 'percent';
    }
  | { readonly kind: 'date'; readonly pence: number }
  | { readonly kind: 'dropdown' | 'radio' | 'checkbox' | 'multiple'; readonly values: readonly SeedChoice[] }
);

/** Vases by themselves, with a few stems at most. */
export type SeedVase =
  'posy-vase' | 'cylinder-vase' | 'stoneware-jug' | 'enamel-jug' | 'bud-vases' | 'bottle-vase' | 'pin-frog-bowl';

export type SeedChocolates = 'caramels' | 'truffles' | 'honeycomb' | 'mendiants';

/** Funeral tributes that are neither wreath, spray nor letters. */
export type SeedTribute =
  | 'massed-heart'
  | 'open-heart'
  | 'laurel-wreath'
  | 'cushion'
  | 'pillow'
  | 'tribute-posy'
  | 'tied-spray'
  | 'tied-sheaf'
  | 'grave-vase';

/** Plants whose pot or habit is not that of `pot-plant`. */
export type SeedPlanting =
  | 'lavender-pot'
  | 'violet-pot'
  | 'cyclamen-pot'
  | 'hoop'
  | 'trailing'
  | 'window-box'
  | 'bulb-glass'
  | 'bulb-bowl'
  | 'three-pots'
  | 'slipper-orchid-pot'
  | 'cymbidium-pot'
  | 'dancing-lady-pot'
  | 'orchid-bowl'
  | 'plant-basket';

/** What people make at a workshop, on the bench. */
export type SeedBench =
  | 'bench-bouquet'
  | 'bench-table-bowl'
  | 'bench-still-life'
  | 'bench-buckets'
  | 'bench-wedding'
  | 'bench-winter-wreath'
  | 'bench-dried-wreath'
  | 'bench-crown'
  | 'bench-jam-jars';

export type SeedArrangement =
  | 'bouquet'
  | 'vase'
  | 'wreath'
  | 'posy'
  | 'pot-plant'
  | 'gift-box'
  | 'letterbox'
  | 'herb-box'
  | 'buttonhole'
  | 'arch'
  | 'table-centre'
  | 'letters'
  | 'spray'
  | 'flower-basket'
  | 'trug'
  | 'jam-jar'
  | 'hundred'
  | 'bundles'
  | 'dried-bunch'
  | 'subscription'
  | 'subscription-stems'
  | 'hanging-bough'
  | 'candle-pair'
  | 'voucher'
  | SeedVase
  | SeedChocolates
  | SeedTribute
  | SeedPlanting
  | SeedBench;

/** What `tools/illustrations` draws. Colours are names of its `ink/colours.ts`. */
export interface SeedPicture {
  readonly species: readonly string[];
  readonly arrangement: SeedArrangement;
  readonly colours: readonly string[];
  /** Gallery views besides the main one: at most nine. */
  readonly views: number;
}

export interface SeedReview {
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  /** `YYYY-MM-DD` */
  readonly written: string;
}

export interface SeedConfigurableOption {
  /** Attribute code, `size` or `colour`. */
  readonly code: string;
  readonly label: string;
  /** `swatch` is a CSS colour for `colour`, else null. */
  readonly values: readonly { readonly label: string; readonly swatch: string | null }[];
}

export interface SeedVariant {
  readonly sku: string;
  /** One label for each configurable option, in their order. */
  readonly values: readonly string[];
  readonly pence: number;
  readonly specialPence: number | null;
  readonly stock: number | null;
  /** Compares it with the other variants: `9 stems, about 30 cm tall`. */
  readonly note?: string;
}

export interface SeedSubscription {
  /** How many deliveries the price pays for. */
  readonly deliveries: number;
  /** Left out where the shopper chooses. */
  readonly rhythm?: 'week' | 'fortnight' | 'month' | 'season';
}

/** A workshop takes place once: on the first such weekday after a day of the year, counted from when the shop is new. */
export interface SeedWorkshop {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** `MM-DD`; left out: as soon as people can plan for it. */
  readonly from?: string;
  /** `6.30 pm to 8.30 pm` */
  readonly hours: string;
  readonly place: string;
}

interface SeedCommon {
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  /** Category paths; the last one is the product's own for breadcrumbs. */
  readonly categories: readonly string[];
  readonly shortDescription: string;
  /** HTML: paragraphs and lists only. */
  readonly description: string;
  readonly pence: number;
  readonly specialPence: number | null;
  /** Quantity in stock, or null when it is not limited. 0 is out of stock. */
  readonly stock: number | null;
  /** Working days of lead time before delivery. */
  readonly leadDays: number;
  /** Whether a courier may take it: not at all, within the country, or abroad too. */
  readonly courier: CourierReach;
  readonly options: readonly SeedOption[];
  readonly related: readonly string[];
  readonly upsell: readonly string[];
  readonly reviews: readonly SeedReview[];
  readonly picture: SeedPicture;
  readonly flowerCare: boolean;
  /** The months in which it is sold, as numbers, the first and the last; left out: all year. `[11, 2]` is November to February. */
  readonly months?: readonly [first: number, last: number] | undefined;
  /** The largest quantity in one cart. */
  readonly maxQuantity?: number | undefined;
  readonly subscription?: SeedSubscription | undefined;
  readonly workshop?: SeedWorkshop | undefined;
  /** Lists show the greatest first. */
  readonly position: number;
  readonly attributes: {
    readonly colour?: string;
    readonly occasion?: readonly string[];
    readonly season?: string;
    readonly price_band?: never;
  };
}

export type SeedProduct = SeedCommon &
  (
    | { readonly type: 'simple' | 'virtual' | 'gift-card' }
    | {
        readonly type: 'downloadable';
        readonly links: readonly { readonly title: string; readonly pence: number }[];
        readonly samples: readonly string[];
      }
    | {
        readonly type: 'configurable';
        readonly configurable: readonly SeedConfigurableOption[];
        readonly variants: readonly SeedVariant[];
      }
    | { readonly type: 'grouped'; readonly items: readonly { readonly sku: string; readonly quantity: number }[] }
    | {
        readonly type: 'bundle';
        readonly items: readonly {
          readonly title: string;
          readonly kind: 'radio' | 'select' | 'checkbox' | 'multi';
          readonly required: boolean;
          readonly choices: readonly {
            readonly sku: string;
            readonly quantity: number;
            readonly isDefault: boolean;
            readonly canChangeQuantity: boolean;
          }[];
        }[];
      }
  );
