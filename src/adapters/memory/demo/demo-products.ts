import type { CustomizableOption } from '../../../domain/catalogue/options/customizable-option';
import { BOUQUETS, FLOWERS, GIFTS, PLANTS } from './demo-categories';
import type { DemoProduct } from './demo-product';

const FREE = { kind: 'fixed', pence: 0, currency: 'GBP' } as const;

const DELIVERY_DATE: CustomizableOption = {
  kind: 'date',
  uid: 'delivery-date',
  title: 'Delivery date',
  required: true,
  sortOrder: 1,
  price: FREE,
  sku: null,
};

const CARD_MESSAGE: CustomizableOption = {
  kind: 'area',
  uid: 'card-message',
  title: 'Card message',
  required: false,
  sortOrder: 2,
  price: FREE,
  sku: null,
  maxCharacters: 200,
};

const FRESH = [DELIVERY_DATE, CARD_MESSAGE];

/** The products of the demo store, in category order. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    sku: 'BOUQUET-MARKET-DAY',
    name: 'Market Day Bouquet',
    path: '/market-day-bouquet.html',
    short: 'The bouquet we tie most often: whatever looked best at five this morning.',
    story: 'Roses, lisianthus and stocks in pinks and creams, loosened with eucalyptus and a little wild fennel.',
    pence: 2800,
    stock: null,
    options: FRESH,
    categories: [FLOWERS, BOUQUETS],
    related: ['CHOCOLATE-SEA-SALT-CARAMELS', 'PLANT-PEACE-LILY'],
    sizes: [
      ['Petite', 2800],
      ['Classic', 3800],
      ['Grand', 5200],
    ],
  },
  {
    sku: 'BOUQUET-LONG-LUNCH',
    name: 'Long Lunch',
    path: '/long-lunch.html',
    short: 'Apricot, coral and butter yellow, for tables that nobody leaves before four.',
    story:
      'Ranunculus and roses the colour of ripe stone fruit, cut short so that people can see each other over them.',
    pence: 4400,
    stock: null,
    options: FRESH,
    categories: [FLOWERS, BOUQUETS],
  },
  {
    sku: 'BOUQUET-PEONY-SUPPER',
    name: 'Peony Supper',
    path: '/peony-supper.html',
    short: 'Sussex peonies cut in marshmallow bud, with just enough green to hold them.',
    story: 'They arrive as firm as golf balls and open over three days to the size of a saucer.',
    pence: 4900,
    stock: 6,
    options: FRESH,
    categories: [FLOWERS, BOUQUETS],
  },
  {
    sku: 'BUNCH-TULIPS',
    name: 'Tulips',
    path: '/tulips.html',
    short: 'Fifteen stems of one colour, in bud.',
    story: 'Stand them upright in deep, cold water. They go on growing in the vase and turn towards the window.',
    pence: 1400,
    stock: 40,
    options: FRESH,
    categories: [FLOWERS],
  },
  {
    sku: 'BUNCH-EUCALYPTUS',
    name: 'Eucalyptus',
    path: '/eucalyptus.html',
    short: 'Silver-green branches that dry where they stand.',
    story: 'Five long branches, good on their own in a jug or loosened through a bunch of roses.',
    pence: 1100,
    stock: 0,
    options: FRESH,
    categories: [FLOWERS],
  },
  {
    sku: 'PLANT-PEACE-LILY',
    name: 'Peace Lily',
    path: '/peace-lily.html',
    short: 'White sails over dark leaves, content in a north-facing room.',
    story: 'It faints when thirsty and gets up again within the hour, so you always know where you stand.',
    pence: 2200,
    stock: 24,
    options: FRESH,
    categories: [PLANTS],
  },
  {
    sku: 'CARD-PEONY-PLATE',
    name: 'Peony Plate Card',
    path: '/peony-plate-card.html',
    short: 'A botanical plate with the Latin spelled correctly.',
    story: 'Paeonia lactiflora, in section and in full sail. Printed on the little press in the back room.',
    pence: 350,
    stock: 80,
    options: [],
    categories: [GIFTS],
  },
  {
    sku: 'CHOCOLATE-SEA-SALT-CARAMELS',
    name: 'Sea Salt Caramels',
    path: '/sea-salt-caramels.html',
    short: 'Nine soft caramels in dark chocolate, from a kitchen two streets away.',
    story: 'Made on Tuesdays, boxed on Wednesdays and best eaten within the month.',
    pence: 950,
    stock: 60,
    options: [],
    categories: [GIFTS],
  },
];
