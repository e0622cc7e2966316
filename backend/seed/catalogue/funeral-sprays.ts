import {
  cardMessage,
  colourWish,
  favouriteFlower,
  funeralPlace,
  nameOfTheDeceased,
  ribbonWording,
  wordToSpell,
} from './options';
import { shaded, simple, sized, type Draft, type UnpositionedProduct } from './product-builders';

const FUNERAL = {
  leadDays: 2,
  options: [nameOfTheDeceased(), ...funeralPlace(), cardMessage(), ribbonWording()],
  views: 3,
  season: 'All year',
  occasion: ['Funeral'],
} as const;

/** The wording is the tribute itself, so there is no ribbon text. */
const letters = (
  draft: Omit<Draft, 'own' | 'arrangement'> & {
    readonly letters: number;
    readonly penceEach?: number;
    readonly species: readonly string[];
  },
): UnpositionedProduct =>
  simple({
    ...FUNERAL,
    own: 'funerals/letters',
    arrangement: 'letters',
    leadDays: 3,
    ...draft,
    options: [
      nameOfTheDeceased(),
      wordToSpell(draft.letters, draft.penceEach),
      colourWish('Colours of the edge and the spray'),
      ...funeralPlace(),
      cardMessage(),
    ],
  });

/** Coffin sprays, letters, posies and baskets. */
export const FUNERAL_SPRAYS: readonly UnpositionedProduct[] = [
  sized({
    ...FUNERAL,
    sku: 'FUNERAL-SPRAY-WHITE',
    name: 'White Rose and Lily Coffin Spray',
    own: 'funerals/sprays',
    arrangement: 'spray',
    short: 'Long, low and tapering at both ends, in white with dark green.',
    story: [
      'The principal family flowers. Lilies run the length of it, roses gather at the middle, and the foliage falls just over the edge of the lid.',
      'Give us the funeral director’s name and address, and we will settle the size and the time between us.',
    ],
    sizes: [
      { label: '3 foot', pence: 14500 },
      { label: '4 foot', pence: 18500 },
      { label: '5 foot', pence: 23500 },
    ],
    related: ['FUNERAL-WREATH-CLASSIC', 'FUNERAL-LETTERS-MUM'],
    reviews: [
      'Alma | 5 | 2026-03-24 | One telephone call | After that I did not have to think about it again.',
      'J. and M. Fry | 5 | 2025-11-14 | Dignified | It was the right length to the inch.',
    ],
    species: ['lily', 'rose', 'fern'],
    colours: ['white', 'ivory'],
    colour: 'White',
  }),
  sized({
    ...FUNERAL,
    sku: 'FUNERAL-SPRAY-COUNTRY',
    name: 'Country Garden Coffin Spray',
    own: 'funerals/sprays',
    arrangement: 'spray',
    short: 'Roses, grasses and whatever the garden has, made to look gathered rather than arranged.',
    options: [...FUNERAL.options, favouriteFlower()],
    story:
      'It changes with the season: foxgloves and delphiniums in summer, hellebores and catkins in winter. Tell us a favourite flower, and we will find some of it if we can.',
    sizes: [
      { label: '3 foot', pence: 13500 },
      { label: '4 foot', pence: 17500 },
    ],
    related: ['FUNERAL-SHEAF-MEADOW', 'FUNERAL-WREATH-WOODLAND'],
    reviews: [
      'Rowena | 5 | 2026-07-22 | They found her sweet williams | In the third week of July. I do not know how.',
    ],
    species: ['foxglove', 'delphinium', 'rose', 'grass'],
    colours: ['lilac', 'rose-pink', 'blue'],
    colour: 'Mixed',
  }),
  shaded({
    ...FUNERAL,
    sku: 'FUNERAL-SPRAY-ROSE',
    name: 'All-Rose Casket Spray',
    own: 'funerals/sprays',
    arrangement: 'spray',
    short: 'A hundred roses or more, in the colour of your choosing.',
    story:
      'Made on a biodegradable base, double ended, with rose foliage only. We keep back six stems and give them to you in a box.',
    sizes: [
      { label: '4 foot', pence: 24500 },
      { label: '5 foot', pence: 29500 },
    ],
    shades: [
      { label: 'Red', swatch: '#9d1c2f' },
      { label: 'White', swatch: '#f8f4ec' },
      { label: 'Yellow', swatch: '#e9cd6b' },
      { label: 'Pink', swatch: '#d98a9a' },
    ],
    related: ['FUNERAL-WREATH-ROSE'],
    reviews: ['V | 5 | 2026-09-10 | The six stems | Each of us took one home.'],
    species: ['rose', 'leaf'],
    colours: ['red', 'burgundy'],
    colour: 'Red',
  }),
  simple({
    ...FUNERAL,
    sku: 'FUNERAL-SPRAY-SUNFLOWER',
    name: 'Sunflower Coffin Spray',
    own: 'funerals/sprays',
    arrangement: 'spray',
    short: 'Sunflowers and blue thistle, for someone who was never gloomy.',
    story:
      'Four foot long, and bright. From July to October the sunflowers are local; in other months we bring them in for you.',
    pence: 16500,
    related: ['FUNERAL-WREATH-SUMMER'],
    reviews: ['Big Pete’s girls | 5 | 2026-08-30 | The whole chapel smiled | Which was the brief.'],
    species: ['sunflower', 'thistle', 'leaf'],
    colours: ['ochre', 'butter', 'blue'],
    colour: 'Yellow',
  }),
  simple({
    ...FUNERAL,
    sku: 'FUNERAL-SPRAY-TIED',
    name: 'Single-Ended Tied Spray',
    own: 'funerals/sprays',
    short: 'A teardrop of carnations and chrysanthemums from a friend or a neighbour.',
    story: 'Flat-backed, so it lies well at a graveside or on the steps of the chapel. Tied with raffia at the handle.',
    pence: 5500,
    related: ['FUNERAL-SHEAF-MEADOW'],
    arrangement: 'tied-spray',
    species: ['carnation', 'chrysanthemum', 'fern'],
    colours: ['peach', 'cream', 'butter'],
    colour: 'Cream',
  }),
  letters({
    sku: 'FUNERAL-LETTERS-MUM',
    name: 'MUM in Flowers',
    letters: 3,
    short: 'Three letters, a foot high, in white with a spray on the first.',
    story:
      'Stands on its own easel in the hearse. Edge and spray can be in any colour. If she was Mam or Mom, write that as the letters to make.',
    pence: 12000,
    related: ['FUNERAL-SPRAY-WHITE', 'FUNERAL-LETTERS-NAME'],
    reviews: ['The boys | 5 | 2026-06-09 | She was a Mam | And Mam it said.'],
    species: ['chrysanthemum', 'rose'],
    colours: ['white', 'rose-pink'],
    colour: 'White',
  }),
  letters({
    sku: 'FUNERAL-LETTERS-DAD',
    name: 'DAD in Flowers',
    letters: 3,
    short: 'Three letters in white, with a spray in his team’s colours if you like.',
    story: 'Edge and spray can be in any colours. The easel comes back to us afterwards; the director sees to it.',
    pence: 12000,
    related: ['FUNERAL-LETTERS-NAME'],
    reviews: [
      'Stu | 4 | 2026-02-13 | Blue and white, as ordered | He would have wanted it bigger. He wanted everything bigger.',
    ],
    species: ['chrysanthemum', 'cornflower'],
    colours: ['white', 'blue'],
    colour: 'Blue',
  }),
  letters({
    sku: 'FUNERAL-LETTERS-NAME',
    name: 'A Name in Flowers',
    letters: 8,
    short: 'Up to eight letters, each a foot high.',
    story:
      'The price is that of one letter, and each letter more adds the same; an accent costs nothing. We will ring to check the spelling. We always do.',
    pence: 3250,
    penceEach: 3250,
    related: ['FUNERAL-LETTERS-MUM', 'FUNERAL-LETTERS-DAD'],
    reviews: [
      'Siobhán’s sister | 5 | 2026-10-02 | With the fada | They asked about the accent before we had thought of it.',
    ],
    species: ['chrysanthemum', 'carnation'],
    colours: ['white', 'lilac'],
    colour: 'White',
  }),
  simple({
    ...FUNERAL,
    sku: 'FUNERAL-POSY-GARDEN',
    name: 'Garden Posy Tribute',
    own: 'funerals/posies-and-baskets',
    short: 'A low round posy in a moss-wrapped bowl of water.',
    story: 'Often from grandchildren. Small hands can carry it, and it goes on living at home after the service.',
    pence: 4500,
    related: ['FUNERAL-BASKET-GARDEN', 'SUBSCRIPTION-GRAVESIDE'],
    reviews: ['Poppy and Max | 5 | 2026-05-19 | We carried it by ourselves | It was not too heavy.'],
    arrangement: 'tribute-posy',
    species: ['rose', 'daisy', 'sweet-pea', 'leaf'],
    colours: ['blush', 'white', 'lilac'],
    colour: 'Pink',
  }),
  simple({
    ...FUNERAL,
    sku: 'FUNERAL-BASKET-GARDEN',
    name: 'Garden Basket Tribute',
    own: 'funerals/posies-and-baskets',
    short: 'A willow basket, filled to the handle.',
    story:
      'The basket is made at Amberley and is meant to be kept for pegs, eggs or seed packets, so that there is something useful afterwards.',
    pence: 5800,
    related: ['FUNERAL-POSY-GARDEN'],
    reviews: [
      'Winifred’s WI | 5 | 2026-09-29 | It now holds the raffle tickets | She ran the raffle for thirty years.',
    ],
    arrangement: 'flower-basket',
    species: ['rose', 'carnation', 'hydrangea', 'fern'],
    colours: ['peach', 'lilac', 'cream'],
    colour: 'Mixed',
  }),
  simple({
    ...FUNERAL,
    sku: 'FUNERAL-SHEAF-MEADOW',
    name: 'Meadow Sheaf',
    own: 'funerals/posies-and-baskets',
    short: 'Cut stems laid together and tied once, with nothing hidden.',
    story:
      'Daisies, grasses and herbs, with cornflowers in summer. The plainest thing we make for a funeral, and the one we are asked for by other florists.',
    pence: 4800,
    related: ['FUNERAL-WREATH-WOODLAND', 'FUNERAL-SPRAY-COUNTRY'],
    reviews: ['A colleague from Brighton | 5 | 2026-04-02 | I make these for a living | And I wanted yours.'],
    arrangement: 'tied-sheaf',
    species: ['daisy', 'cornflower', 'grass', 'lavender'],
    colours: ['white', 'blue', 'lavender'],
    colour: 'Blue',
  }),
];
