import {
  GIFT_CARD_DAY,
  GIFT_CARD_EMAIL,
  GIFT_CARD_MESSAGE,
  GIFT_CARD_NAME,
} from '../../commerce/catalogue/product/gift-card-options';
import { PER_LETTER_SKU } from '../../commerce/catalogue/product/index-prices';
import { FUNERAL_QUESTIONS } from '../../commerce/order/placed-order';
import type { SeedChoice, SeedOption } from '../seed-shapes';

/** The customizable options, each written once, so that a shopper reads the same words everywhere. */

const choice = (title: string, pence = 0, sku?: string): SeedChoice => ({ title, pence, sku });

/** Required unless said otherwise: everything fresh needs a delivery date. */
export const deliveryDate = ({ title = 'Delivery date', required = true } = {}): SeedOption => ({
  kind: 'date',
  title,
  required,
  pence: 0,
});

/** By which the shop recognises the card of a gift, and that of a tribute. */
export const CARD_MESSAGE_SKU = 'CARD-MESSAGE';
export const TRIBUTE_CARD_SKU = 'TRIBUTE-CARD';

export const cardMessage = (): SeedOption => ({
  kind: 'area',
  title: 'Card message',
  required: false,
  pence: 0,
  maxCharacters: 200,
  sku: CARD_MESSAGE_SKU,
});

/** Left empty by whoever sends a gift anonymously. */
export const nameOnTheCard = (): SeedOption => ({
  kind: 'field',
  title: 'Name on the card',
  required: false,
  pence: 0,
  maxCharacters: 40,
  sku: 'CARD-NAME',
});

export const driverNote = (): SeedOption => ({
  kind: 'field',
  title: 'Note for the driver',
  required: false,
  pence: 0,
  maxCharacters: 100,
});

/** The closest match, unless it is ticked. */
export const whenAFlowerIsMissing = (): SeedOption => ({
  kind: 'checkbox',
  title: 'If one of the flowers is not available',
  required: false,
  values: [choice('Call me before you use the closest match', 0, 'CALL-FIRST')],
});

export const ribbonWording = (): SeedOption => ({
  kind: 'field',
  title: 'Ribbon wording',
  required: false,
  pence: 450,
  maxCharacters: 40,
});

export const nameOfTheDeceased = (): SeedOption => ({
  kind: 'field',
  title: FUNERAL_QUESTIONS.deceased,
  required: true,
  pence: 0,
  maxCharacters: 60,
});

/** `penceEach` is the price of each letter after the first; left out, the letters are in the product's price. */
export const wordToSpell = (maxCharacters: number, penceEach = 0): SeedOption => ({
  kind: 'field',
  title: 'Letters to make',
  required: true,
  pence: penceEach,
  maxCharacters,
  ...(penceEach > 0 && { sku: PER_LETTER_SKU }),
});

export const addAVase = (): SeedOption => ({
  kind: 'dropdown',
  title: 'Add a vase',
  required: false,
  values: [
    choice('Clear glass posy vase', 950, 'WITH-VASE-POSY'),
    choice('Tall clear glass cylinder', 1650, 'WITH-VASE-CYLINDER'),
    choice('Cream stoneware jug', 2400, 'WITH-VASE-JUG'),
  ],
});

export const wrapping = (): SeedOption => ({
  kind: 'radio',
  title: 'Wrapping',
  required: true,
  values: [
    choice('Brown kraft paper', 0, 'WRAP-KRAFT'),
    choice('Ivory tissue and satin ribbon', 350, 'WRAP-TISSUE'),
    choice('Linen cloth, to keep', 800, 'WRAP-LINEN'),
  ],
});

/** The price of the first choice is a percentage, because it grows with the bouquet. */
export const extras = (): SeedOption => ({
  kind: 'checkbox',
  title: 'Extras',
  required: false,
  values: [
    { title: 'A fuller hand of flowers', pence: 2000, priceType: 'percent', sku: 'EXTRA-FULLER' },
    choice('Box of sea salt caramels', 1095, 'EXTRA-CARAMELS'),
    choice('Hand-dipped pair of candles', 900, 'EXTRA-CANDLES'),
  ],
});

export const addToTheBox = (): SeedOption => ({
  kind: 'multiple',
  title: 'Add to the box',
  required: false,
  values: [
    choice('Bar of dark chocolate', 495, 'BOX-CHOCOLATE'),
    choice('Packet of cornflower seeds', 275, 'BOX-SEEDS'),
    choice('Small soy candle', 850, 'BOX-CANDLE'),
    choice('Flower snips', 1150, 'BOX-SNIPS'),
  ],
});

export const potCover = (): SeedOption => ({
  kind: 'dropdown',
  title: 'Add a pot cover',
  required: false,
  values: [
    choice('Unglazed terracotta', 700, 'WITH-COVER-TERRACOTTA'),
    choice('White ceramic', 1200, 'WITH-COVER-WHITE'),
    choice('Seagrass basket', 1500, 'WITH-COVER-BASKET'),
  ],
});

/** Where a tribute goes and when; the address is asked for with the delivery. */
export const funeralPlace = (): readonly SeedOption[] => [
  {
    kind: 'radio',
    title: FUNERAL_QUESTIONS.kind,
    required: true,
    values: [
      choice('Funeral director', 0, 'PLACE-DIRECTOR'),
      choice('Church or chapel', 0, 'PLACE-CHURCH'),
      choice('Crematorium or cemetery', 0, 'PLACE-CREMATORIUM'),
      choice('Family home', 0, 'PLACE-HOME'),
    ],
  },
  {
    kind: 'field',
    title: FUNERAL_QUESTIONS.place,
    required: true,
    pence: 0,
    maxCharacters: 60,
  },
  deliveryDate({ title: FUNERAL_QUESTIONS.day }),
  { kind: 'field', title: FUNERAL_QUESTIONS.hour, required: true, pence: 0, maxCharacters: 20 },
  { kind: 'field', title: FUNERAL_QUESTIONS.family, required: false, pence: 0, maxCharacters: 80 },
];

export const guestName = (): SeedOption => ({
  kind: 'field',
  title: 'Who is coming',
  required: true,
  pence: 0,
  maxCharacters: 60,
});

export const dietaryNeeds = (): SeedOption => ({
  kind: 'checkbox',
  title: 'At the table',
  required: false,
  values: [choice('Vegan cake, please'), choice('No nuts, please'), choice('Gluten-free cake, please')],
});

export const deliveryRhythm = (): SeedOption => ({
  kind: 'radio',
  title: 'How often',
  required: true,
  values: [
    choice('Every week', 0, 'EVERY-WEEK'),
    choice('Every fortnight', 0, 'EVERY-FORTNIGHT'),
    choice('Once a month', 0, 'EVERY-MONTH'),
  ],
});

/** One of these colours, in words. */
export const colourChoice = (...colours: readonly string[]): SeedOption => ({
  kind: 'radio',
  title: 'Colour',
  required: true,
  values: colours.map((colour) => choice(colour)),
});

/** Colours in the shopper's own words; the florist chooses what is left open. */
export const colourWish = (title: string): SeedOption => ({
  kind: 'field',
  title,
  required: false,
  pence: 0,
  maxCharacters: 60,
});

export const favouriteFlower = (): SeedOption => ({
  kind: 'field',
  title: 'A favourite flower',
  required: false,
  pence: 0,
  maxCharacters: 60,
});

/** Written on the lid; a date option would be the day of a delivery. */
export const dateOfTheWedding = (): SeedOption => ({
  kind: 'field',
  title: 'Date of the wedding',
  required: true,
  pence: 0,
  maxCharacters: 30,
});

/** The value of a gift card beside its smallest, whose price is the product's, and who gets it when. */
export const giftCardByEmail = (): readonly SeedOption[] => [
  {
    kind: 'dropdown',
    title: 'Value',
    required: true,
    values: [
      choice('£20', 0, 'GIFT-CARD-20'),
      choice('£30', 1000, 'GIFT-CARD-30'),
      choice('£50', 3000, 'GIFT-CARD-50'),
      choice('£75', 5500, 'GIFT-CARD-75'),
      choice('£100', 8000, 'GIFT-CARD-100'),
    ],
  },
  { kind: 'field', title: 'Recipient’s name', required: true, pence: 0, maxCharacters: 60, sku: GIFT_CARD_NAME },
  { kind: 'field', title: 'Recipient’s email', required: true, pence: 0, maxCharacters: 254, sku: GIFT_CARD_EMAIL },
  { kind: 'area', title: 'Your message', required: false, pence: 0, maxCharacters: 200, sku: GIFT_CARD_MESSAGE },
  { kind: 'date', title: 'Day we send it', required: true, pence: 0, sku: GIFT_CARD_DAY },
];
