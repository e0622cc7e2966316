import { cardMessage, deliveryDate, deliveryRhythm } from './options';
import { virtual, type UnpositionedProduct } from './product-builders';

const SUBSCRIBER_OPTIONS = [deliveryDate('First delivery'), deliveryRhythm(), cardMessage()];

/** Virtual products without stock. */
export const SUBSCRIPTIONS: readonly UnpositionedProduct[] = [
  virtual({
    sku: 'SUBSCRIPTION-FLORISTS-TABLE',
    name: 'Flowers for the Table, Three Months',
    own: 'flowers/subscriptions',
    short: 'A hand-tied bunch on the doorstep, on the day you say, for a season.',
    story: [
      'Six bunches in all, spaced as you like. We keep a note of what you have had so that nothing comes round twice in the same month.',
      'Going away? Ring by Wednesday and we will leave a gap.',
    ],
    pence: 15000,
    special: 13800,
    options: SUBSCRIBER_OPTIONS,
    flowerCare: true,
    related: ['VASE-STONEWARE-JUG', 'BOUQUET-FLORISTS-CHOICE'],
    reviews: [
      'Honor | 5 | 2026-09-30 | My Friday habit | I have learned the names of nine flowers I could not have told apart.',
      'The Bakery, North Street | 5 | 2026-06-12 | On our counter every week | Customers ask after them if they are late. They have been late once.',
    ],
    arrangement: 'subscription',
    species: ['rose', 'cosmos', 'daisy', 'eucalyptus'],
    colours: ['peach', 'lilac', 'white'],
    colour: 'Mixed',
    occasion: ['Thank you', 'Birthday'],
    season: 'All year',
  }),
  virtual({
    sku: 'SUBSCRIPTION-YEAR-ROUND',
    name: 'A Year of Flowers',
    own: 'flowers/subscriptions',
    short: 'Twelve months, from hellebores to holly, with the grower’s name on every bunch.',
    story:
      'The best way we know to watch a year go by. In May there will be too many flowers and in January there will be twigs, and we would not change either.',
    pence: 54000,
    options: SUBSCRIBER_OPTIONS,
    flowerCare: true,
    upsell: ['VASE-TALL-CYLINDER'],
    reviews: ['Sebastian | 5 | 2026-10-30 | The twigs were my favourite | They came into leaf on the bookcase.'],
    arrangement: 'subscription',
    species: ['hellebore', 'tulip', 'dahlia', 'fern'],
    colours: ['white', 'coral', 'plum'],
    colour: 'Mixed',
    occasion: ['Anniversary'],
    season: 'All year',
  }),
  virtual({
    sku: 'SUBSCRIPTION-BUD-VASE',
    name: 'The Bud Vase Round',
    own: 'flowers/subscriptions',
    short: 'Five single stems a time for a row of little bottles, for three months.',
    story:
      'For cafés, desks and people with more windowsills than room. We bring the stems already cut, and take last time’s away for compost.',
    pence: 7200,
    options: SUBSCRIBER_OPTIONS,
    related: ['VASE-BUD-TRIO'],
    reviews: [
      'Unit 4 Ceramics | 4 | 2026-07-15 | Small and punctual | We would have liked fewer yellow weeks in April. That is April for you.',
    ],
    arrangement: 'bud-vases',
    species: ['ranunculus', 'anemone', 'poppy'],
    colours: ['butter', 'violet', 'coral'],
    colour: 'Mixed',
    season: 'All year',
  }),
  virtual({
    sku: 'SUBSCRIPTION-GRAVESIDE',
    name: 'Graveside Flowers, Four Visits',
    own: 'flowers/subscriptions',
    short: 'We take flowers, tidy the stone and send you a photograph, once each season.',
    story:
      'For families who live too far away to go as often as they would wish. We know most of the churchyards between Selsey and Midhurst, and most of the sextons.',
    pence: 16800,
    leadDays: 2,
    options: [deliveryDate('First visit'), cardMessage()],
    related: ['FUNERAL-POSY-GARDEN'],
    reviews: [
      'Angharad | 5 | 2026-08-08 | From New Zealand | They had cleaned the moss out of his name. I had not asked.',
    ],
    arrangement: 'grave-vase',
    species: ['daffodil', 'rose', 'ivy'],
    colours: ['white', 'butter', 'blush'],
    colour: 'White',
    occasion: ['Sympathy'],
    season: 'All year',
  }),
];
