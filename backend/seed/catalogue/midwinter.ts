import { cardMessage, deliveryDate, wrapping } from './options';
import { simple, type UnpositionedProduct } from './product-builders';

const own = 'flowers/seasonal';

/** Door wreaths and garlands for December. */
export const MIDWINTER: readonly UnpositionedProduct[] = [
  simple({
    sku: 'SEASONAL-DOOR-WREATH',
    name: 'Front Door Wreath',
    months: [11, 12],
    own,
    short: 'Spruce, ivy in berry and dried orange on a moss base, good until Twelfth Night.',
    story:
      'Wired by hand on a copper ring that you may bring back. Hang it out of the sun, give it a spray on dry days, and oil your hinges.',
    pence: 4200,
    stock: 24,
    leadDays: 1,
    options: [deliveryDate(), wrapping(), cardMessage()],
    related: ['CANDLE-WINTER-PINE', 'WORKSHOP-WINTER-WREATH'],
    reviews: [
      'The Howletts | 5 | 2025-12-16 | Admired by the postman | He says ours is the best on the round and he has no reason to lie.',
      'Ifor | 5 | 2025-12-20 | Outlasted the turkey | Still green on the sixth of January.',
    ],
    species: ['pine', 'ivy', 'holly'],
    colours: ['deep-green', 'red', 'orange'],
    arrangement: 'wreath',
    colour: 'Green',
    season: 'Winter',
  }),
  simple({
    sku: 'SEASONAL-MISTLETOE',
    name: 'Bough of Mistletoe',
    months: [11, 12],
    own,
    short: 'From an old orchard in Herefordshire, thick with berries, on a length of red ribbon.',
    story:
      'Hang it high. The berries are poisonous to people and pets, and the rest is between you and whoever is standing there.',
    pence: 1250,
    special: 995,
    stock: 30,
    options: [deliveryDate()],
    related: ['SEASONAL-DOOR-WREATH', 'CARD-HOLLY-BLUE'],
    reviews: ['Anonymous | 4 | 2025-12-23 | Effective | No further details.'],
    arrangement: 'hanging-bough',
    species: ['mistletoe'],
    colours: ['green', 'ivory'],
    colour: 'Green',
    season: 'Winter',
  }),
];
