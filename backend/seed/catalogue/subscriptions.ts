import { cardMessage, deliveryDate, deliveryRhythm } from './options';
import { subscription, type UnpositionedProduct } from './product-builders';

const SUBSCRIBER_OPTIONS = [deliveryDate({ title: 'First delivery' }), deliveryRhythm(), cardMessage()];

/**
 * Paid at once: the price is for all deliveries, and delivery is charged once. They go to the recipient of the order.
 */
export const SUBSCRIPTIONS: readonly UnpositionedProduct[] = [
  subscription({
    sku: 'SUBSCRIPTION-FLORISTS-TABLE',
    name: 'Flowers for the Table, Six Bunches',
    own: 'flowers/subscriptions',
    short: 'Six hand-tied bunches on the doorstep, weekly, fortnightly or monthly.',
    story: [
      'You choose the first day and how often; we keep a note of what you have had, so that nothing comes round twice in the same month. The price is for all six, and you pay for delivery once.',
      'Going away? Ring us the week before and we will move a delivery.',
    ],
    pence: 15000,
    special: 13800,
    subscription: { deliveries: 6 },
    options: SUBSCRIBER_OPTIONS,
    flowerCare: true,
    related: ['VASE-STONEWARE-JUG', 'BOUQUET-FLORISTS-CHOICE'],
    reviews: [
      'Honor | 5 | 2026-09-30 | My Friday habit | I have learned the names of nine flowers I could not have told apart.',
      'The Bakery, North Street | 5 | 2026-06-12 | On our counter every week | Customers ask after them if they are late. They have been late once.',
    ],
    species: ['rose', 'cosmos', 'daisy', 'eucalyptus'],
    colours: ['peach', 'lilac', 'white'],
    arrangement: 'subscription',
    colour: 'Mixed',
    occasion: ['Thank you', 'Birthday'],
    season: 'All year',
  }),
  subscription({
    sku: 'SUBSCRIPTION-YEAR-ROUND',
    name: 'A Year of Flowers',
    own: 'flowers/subscriptions',
    short: 'A bunch a month for twelve months, from hellebores to holly, with the grower’s name on each.',
    story:
      'The best way we know to watch a year go by. In May there will be too many flowers and in January there will be twigs, and we would not change either. The price is for all twelve, and you pay for delivery once.',
    pence: 54000,
    subscription: { deliveries: 12, rhythm: 'month' },
    options: [deliveryDate({ title: 'First delivery' }), cardMessage()],
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
  subscription({
    sku: 'SUBSCRIPTION-BUD-VASE',
    name: 'The Bud Vase Round',
    own: 'flowers/subscriptions',
    short: 'Five single stems for a row of little bottles, twelve times over.',
    story:
      'For cafés, desks and people with more windowsills than room. We bring the stems already cut, and take last time’s away for compost. The price is for all twelve visits, weekly, fortnightly or monthly.',
    pence: 7200,
    subscription: { deliveries: 12 },
    options: SUBSCRIBER_OPTIONS,
    related: ['VASE-BUD-TRIO'],
    reviews: [
      'Unit 4 Ceramics | 4 | 2026-07-15 | Small and punctual | We would have liked fewer yellow weeks in April. That is April for you.',
    ],
    species: ['ranunculus', 'anemone', 'poppy'],
    colours: ['butter', 'violet', 'coral'],
    arrangement: 'subscription-stems',
    colour: 'Mixed',
    season: 'All year',
  }),
  subscription({
    sku: 'SUBSCRIPTION-GRAVESIDE',
    name: 'Graveside Flowers, Four Visits',
    own: 'flowers/subscriptions',
    short: 'Four visits, three months apart: we take flowers, tidy the stone and send you a photograph.',
    story:
      'For families who live too far away to go as often as they would wish. We know most of the churchyards between Selsey and Midhurst, and most of the sextons. Give us the churchyard as the address. The price is for all four visits.',
    pence: 16800,
    leadDays: 2,
    subscription: { deliveries: 4, rhythm: 'season' },
    options: [deliveryDate({ title: 'First visit' }), cardMessage()],
    related: ['FUNERAL-POSY-GARDEN'],
    reviews: [
      'Angharad | 5 | 2026-08-08 | From New Zealand | They had cleaned the moss out of his name. I had not asked.',
    ],
    species: ['daffodil', 'rose', 'ivy'],
    colours: ['white', 'butter', 'blush'],
    arrangement: 'grave-vase',
    colour: 'White',
    season: 'All year',
  }),
];
