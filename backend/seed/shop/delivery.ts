import { COLLECTION_CARRIER } from '../../commerce/delivery/collection';

export interface SeedShippingMethod {
  readonly carrier: string;
  readonly carrierTitle: string;
  readonly method: string;
  readonly methodTitle: string;
  /** Country to pence including VAT. A country that is missing is not served. */
  readonly prices: Readonly<Record<string, number>>;
  /** For the van: the delivery zone decides days and fee, and the prices here are the maximum. */
  readonly byZone?: true;
}

/** No method serves Australia, so that the case of an undeliverable address can be tried. */
export const SHIPPING_METHODS: readonly SeedShippingMethod[] = [
  {
    carrier: 'flatrate',
    carrierTitle: 'Local delivery',
    method: 'flatrate',
    methodTitle: 'By our own van, to the door',
    prices: { GB: 995 },
    byZone: true,
  },
  {
    carrier: 'courier',
    carrierTitle: 'Courier',
    method: 'tracked',
    methodTitle: 'Boxed and tracked',
    prices: { GB: 795, IE: 1295, FR: 1895, DE: 1895, NL: 1795 },
  },
  {
    carrier: COLLECTION_CARRIER,
    carrierTitle: 'Collection',
    method: 'shop',
    methodTitle: 'Collect from our shop',
    prices: { GB: 0 },
  },
];

export const PAYMENT_METHODS = [
  { code: 'cashondelivery', title: 'Cash on delivery' },
  { code: 'banktransfer', title: 'Bank transfer' },
  { code: 'checkmo', title: 'Cheque' },
  { code: 'free', title: 'No payment needed' },
] as const;

export interface SeedZone {
  readonly code: string;
  readonly title: string;
  /** Areas, outward codes and sectors. */
  readonly postcodes: readonly string[];
  /** GBP pence including VAT. */
  readonly feePence: number;
  /** Digits, 0 is Sunday. */
  readonly weekdays: string;
  /** London minutes since midnight; null where the shop's own cut-off applies. */
  readonly cutOffMinutes: number | null;
}

/** Delivery zones of the van, the nearest first. */
export const DELIVERY_ZONES: readonly SeedZone[] = [
  {
    code: 'chichester',
    title: 'Chichester',
    postcodes: ['PO19'],
    feePence: 495,
    weekdays: '123456',
    cutOffMinutes: null,
  },
  {
    code: 'villages',
    title: 'The villages around Chichester',
    postcodes: ['PO18', 'PO20'],
    feePence: 695,
    weekdays: '123456',
    cutOffMinutes: 13 * 60,
  },
  {
    code: 'coast-and-downs',
    title: 'The coast and the downs',
    postcodes: ['PO10', 'PO21', 'PO22', 'GU28', 'GU29', 'BN18'],
    feePence: 995,
    weekdays: '23456',
    cutOffMinutes: 12 * 60,
  },
];
