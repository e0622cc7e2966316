import { good, type Good } from './price-list';

/** The shop's clock stands still then: no day passes and no coupon ends while carts are ordered. */
export const NOON = '2026-10-07T11:00:00Z';
/** A day on which every round of the van goes out. */
const DAY = '2026-10-21';

/** Every kind of thing that can be sold, with and without questions, with prices lowered and raised in every way. */
export const GOODS: readonly Good[] = [
  good('BUNCH-TULIPS'),
  good('BUNCH-OLIVE', { scarce: true }),
  good('CHOCOLATE-HONEYCOMB'),
  good('VASE-ENAMEL-JUG'),
  good('CANDLE-WINTER-PINE'),
  good('PLANT-PEACE-LILY', { picks: { 'Add a pot cover': ['White ceramic'] } }),
  good('BULBS-AMARYLLIS', { picks: { 'Add a pot cover': ['Seagrass basket'] }, scarce: true }),
  good('DRIED-EVERLASTING-WREATH', { variant: 'Large', picks: { Wrapping: ['Linen cloth, to keep'] } }),
  good('BOUQUET-FLORISTS-CHOICE', {
    picks: { Extras: ['A fuller hand of flowers', 'Hand-dipped pair of candles'], Wrapping: ['Brown kraft paper'] },
    texts: { 'Delivery date': `${DAY} 00:00:00`, 'Card message': 'Until Sunday' },
  }),
  good('HAMPER-GARDENERS-REST', { picks: { 'Add to the box': ['Packet of cornflower seeds', 'Flower snips'] } }),
  good('WORKSHOP-STILL-LIFE', { texts: { 'Who is coming': 'Ann and Bob' }, scarce: true }),
  good('GIFT-CARD-25'),
  good('GUIDE-DAHLIAS'),
];
