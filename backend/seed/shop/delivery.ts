import { COLLECTION_CARRIER, VAN_CARRIER } from '../../commerce/delivery/carriers';

const COURIER = 'courier';

export interface SeedShippingMethod {
  readonly carrier: string;
  readonly carrierTitle: string;
  readonly method: string;
  readonly methodTitle: string;
  /** Country to pence including VAT. A country that is missing is not served. */
  readonly prices: Readonly<Record<string, number>>;
  /** London minutes since midnight at which a slot of collection begins and ends. */
  readonly fromMinutes?: number;
  readonly untilMinutes?: number;
  /** The delivery zone decides days and fee, and the price here is the maximum. */
  readonly byZone?: true;
}

/** When orders can be collected, with beginning and end of each slot. */
const COLLECTION_SLOTS = [
  ['morning', 'Between 9 am and 1 pm', 9 * 60, 13 * 60],
  ['afternoon', 'Between 1 pm and 5.30 pm', 13 * 60, 17 * 60 + 30],
] as const;

/** No method serves Australia, so that the case of an undeliverable address can be tried. */
export const SHIPPING_METHODS: readonly SeedShippingMethod[] = [
  {
    carrier: VAN_CARRIER,
    carrierTitle: 'Local delivery',
    method: 'flatrate',
    methodTitle: 'By our own van, to the door',
    prices: { GB: 995 },
    byZone: true,
  },
  {
    carrier: COURIER,
    carrierTitle: 'Courier',
    method: 'tracked',
    methodTitle: 'Boxed and tracked',
    prices: { GB: 1495, IE: 1295, FR: 1895, DE: 1895, NL: 1795 },
    byZone: true,
  },
  ...COLLECTION_SLOTS.map(([method, methodTitle, fromMinutes, untilMinutes]) => ({
    carrier: COLLECTION_CARRIER,
    carrierTitle: 'Collection',
    method,
    methodTitle,
    fromMinutes,
    untilMinutes,
    prices: { GB: 0 },
  })),
];

export const PAYMENT_METHODS = [
  { code: 'cashondelivery', title: 'Cash on delivery' },
  { code: 'banktransfer', title: 'Bank transfer' },
  { code: 'checkmo', title: 'Cheque' },
  { code: 'free', title: 'No payment needed' },
] as const;

export interface SeedZone {
  readonly code: string;
  readonly carrier: string;
  /** Left out: the United Kingdom. Other countries are one zone each. */
  readonly country?: string;
  readonly title: string;
  /** Areas, outward codes and sectors; `*` for all others. */
  readonly postcodes: readonly string[];
  /** GBP pence including VAT. */
  readonly feePence: number;
  /** Digits, 0 is Sunday. */
  readonly weekdays: string;
  /** London minutes since midnight; null where the shop's own cut-off applies. */
  readonly cutOffMinutes: number | null;
  /** Days on the way. */
  readonly transitDays: number;
}

const NOON = 12 * 60;
/** The courier collects until noon. */
const PARCEL = { carrier: COURIER, cutOffMinutes: NOON } as const;
/** Every outward code of an area from one number to another. */
const outwardCodes = (area: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${area}${from + at}`);

/**
 * Delivery zones of the van, the nearest first, and of the courier. Parcels do not travel on Sundays: the courier brings
 * nothing on Sundays and Mondays, and what is two days on the way nothing on Tuesdays.
 */
export const DELIVERY_ZONES: readonly SeedZone[] = [
  {
    code: 'chichester',
    carrier: VAN_CARRIER,
    title: 'Chichester',
    postcodes: ['PO19'],
    feePence: 495,
    weekdays: '123456',
    cutOffMinutes: null,
    transitDays: 0,
  },
  {
    code: 'villages',
    carrier: VAN_CARRIER,
    title: 'the villages around Chichester',
    postcodes: ['PO18', 'PO20'],
    feePence: 695,
    weekdays: '123456',
    cutOffMinutes: 13 * 60,
    transitDays: 0,
  },
  {
    code: 'coast-and-downs',
    carrier: VAN_CARRIER,
    title: 'the coast and the downs',
    postcodes: ['PO10', 'PO21', 'PO22', 'GU28', 'GU29', 'BN18'],
    feePence: 995,
    weekdays: '23456',
    cutOffMinutes: NOON,
    transitDays: 0,
  },
  {
    ...PARCEL,
    code: 'courier-mainland',
    title: 'mainland Britain',
    postcodes: ['*'],
    feePence: 795,
    weekdays: '23456',
    transitDays: 1,
  },
  {
    ...PARCEL,
    code: 'courier-highlands-islands',
    title: 'the Highlands and Islands',
    postcodes: [
      ...['HS', 'IV', 'KW', 'ZE'],
      ...outwardCodes('KA', 27, 28),
      ...outwardCodes('PA', 20, 78),
      ...outwardCodes('PH', 17, 44),
      ...outwardCodes('PH', 49, 50),
      ...outwardCodes('PO', 30, 41),
      ...outwardCodes('TR', 21, 25),
    ],
    feePence: 1195,
    weekdays: '3456',
    transitDays: 2,
  },
  {
    ...PARCEL,
    code: 'courier-ireland-man',
    title: 'Northern Ireland and the Isle of Man',
    postcodes: ['BT', 'IM'],
    feePence: 1195,
    weekdays: '3456',
    transitDays: 2,
  },
  {
    ...PARCEL,
    code: 'courier-channel-islands',
    title: 'the Channel Islands',
    postcodes: ['GY', 'JE'],
    feePence: 1495,
    weekdays: '456',
    transitDays: 3,
  },
  // Parcels abroad are collected from Monday to Thursday, so that none waits in a depot over the weekend.
  ...[
    { country: 'IE', title: 'Ireland', feePence: 1295, transitDays: 3 },
    { country: 'NL', title: 'the Netherlands', feePence: 1795, transitDays: 3 },
    { country: 'FR', title: 'France', feePence: 1895, transitDays: 4 },
    { country: 'DE', title: 'Germany', feePence: 1895, transitDays: 4 },
  ].map((area) => ({
    ...PARCEL,
    ...area,
    code: `courier-${area.country.toLowerCase()}`,
    postcodes: ['*'],
    weekdays: '2345',
  })),
];
