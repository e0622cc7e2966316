import { pricedProduct, type PricedProduct } from './price-list';

/** The shop's fixed time: no cut-off passes and no coupon expires during the run. */
export const NOON = '2026-10-07T11:00:00Z';
/** A delivery day of every zone. */
const DAY = { 'Delivery date': '2026-10-21 00:00:00' };

/** Every product type, with and without options, with fixed and percentage prices. */
export const SEED_PRODUCTS: readonly PricedProduct[] = [
  pricedProduct('BUNCH-CARNATIONS', { texts: DAY }),
  pricedProduct('BUNCH-OLIVE', { texts: DAY, scarce: true }),
  pricedProduct('CHOCOLATE-HONEYCOMB'),
  pricedProduct('VASE-ENAMEL-JUG'),
  pricedProduct('CANDLE-WINTER-PINE'),
  pricedProduct('PLANT-PEACE-LILY', { texts: DAY, picks: { 'Add a pot cover': ['White ceramic'] } }),
  pricedProduct('BULBS-AMARYLLIS', {
    texts: DAY,
    picks: { 'Add a pot cover': ['Seagrass basket'] },
    scarce: true,
  }),
  pricedProduct('DRIED-EVERLASTING-WREATH', {
    variant: 'Large',
    texts: DAY,
    picks: { Wrapping: ['Linen cloth, to keep'] },
  }),
  pricedProduct('BOUQUET-FLORISTS-CHOICE', {
    picks: { Extras: ['A fuller hand of flowers', 'Hand-dipped pair of candles'], Wrapping: ['Brown kraft paper'] },
    texts: { ...DAY, 'Card message': 'Until Sunday' },
  }),
  pricedProduct('HAMPER-GARDENERS-REST', {
    texts: DAY,
    picks: { 'Add to the box': ['Packet of cornflower seeds', 'Flower snips'] },
  }),
  pricedProduct('WORKSHOP-STILL-LIFE', { texts: { 'Who is coming': 'Ann and Bob' }, scarce: true }),
  pricedProduct('GUIDE-DAHLIAS'),
];
