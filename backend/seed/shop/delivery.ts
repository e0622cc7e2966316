export interface SeedShippingMethod {
  readonly carrier: string;
  readonly carrierTitle: string;
  readonly method: string;
  readonly methodTitle: string;
  /** Country to pence including VAT. A country that is missing is not served. */
  readonly prices: Readonly<Record<string, number>>;
}

/** Nothing reaches Australia: an address there shows the shopper that the shop does not deliver. */
export const SHIPPING_METHODS: readonly SeedShippingMethod[] = [
  {
    carrier: 'flatrate',
    carrierTitle: 'Local delivery',
    method: 'flatrate',
    methodTitle: 'By our own van, to the door',
    prices: { GB: 495 },
  },
  {
    carrier: 'courier',
    carrierTitle: 'Courier',
    method: 'tracked',
    methodTitle: 'Boxed and tracked',
    prices: { GB: 795, IE: 1295, FR: 1895, DE: 1895, NL: 1795 },
  },
  {
    carrier: 'collection',
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

/** Besides Sundays, every year. */
export const CLOSED_DAYS: Readonly<Record<string, string>> = {
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
  '01-01': "New Year's Day",
};
