import type { ShopSeed } from '../../backend/seed/load';
import type { SeedCategory, SeedOption, SeedProduct } from '../../backend/seed/seed-shapes';

/** A small shop: each type of product once, each kind of option once, one product sold out. */

const category = (urlPath: string, name: string, position: number): SeedCategory => ({
  urlPath,
  name,
  position,
  description: `<p>${name}</p>`,
  inMenu: true,
  metaDescription: `${name} from the test shop`,
});

const COMMON = {
  shortDescription: 'Short.',
  description: '<p>Long.</p>',
  specialPence: null,
  stock: null,
  leadDays: 1,
  courier: 'abroad',
  options: [],
  related: [],
  upsell: [],
  reviews: [],
  picture: { species: ['rose'], arrangement: 'bouquet', colours: ['blush'], views: 2 },
  flowerCare: false,
  attributes: {},
} as const;

export const ALL_OPTIONS: readonly SeedOption[] = [
  { kind: 'date', title: 'Delivery date', required: true, pence: 0 },
  { kind: 'area', title: 'Card message', required: false, pence: 100, maxCharacters: 20 },
  { kind: 'field', title: 'Ribbon', required: false, pence: 1_000, priceType: 'percent', maxCharacters: null },
  {
    kind: 'dropdown',
    title: 'Vase',
    required: false,
    values: [
      { title: 'Small vase', pence: 500, sku: 'WITH-SMALL' },
      { title: 'Large vase', pence: 900 },
    ],
  },
  {
    kind: 'radio',
    title: 'Wrapping',
    required: true,
    values: [
      { title: 'Paper', pence: 0 },
      { title: 'Linen', pence: 350 },
    ],
  },
  {
    kind: 'checkbox',
    title: 'Extras',
    required: false,
    values: [
      { title: 'Fuller', pence: 2_000, priceType: 'percent' },
      { title: 'Candle', pence: 250 },
    ],
  },
  {
    kind: 'multiple',
    title: 'Box',
    required: false,
    values: [
      { title: 'Seeds', pence: 275 },
      { title: 'Snips', pence: 1_150 },
    ],
  },
];

const ROSE: SeedProduct = {
  ...COMMON,
  type: 'configurable',
  sku: 'ROSE',
  name: 'Rose Bouquet',
  urlKey: 'rose-bouquet',
  categories: ['flowers', 'flowers/roses'],
  pence: 3_000,
  position: 7,
  related: ['VASE', 'POSY'],
  upsell: ['HAMPER'],
  flowerCare: true,
  attributes: { colour: 'Red', occasion: ['Birthday', 'Thank you'], season: 'Summer' },
  reviews: [
    { nickname: 'Ann', summary: 'Lovely', text: 'They lasted.', stars: 5, written: '2026-05-01' },
    { nickname: 'Ben', summary: 'Good', text: 'Nearly all opened.', stars: 4, written: '2026-06-01' },
  ],
  configurable: [
    {
      code: 'size',
      label: 'Size',
      values: [
        { label: 'Small', swatch: null },
        { label: 'Large', swatch: null },
      ],
    },
    {
      code: 'colour',
      label: 'Colour',
      values: [
        { label: 'Red', swatch: '#a00' },
        { label: 'White', swatch: '#fff' },
      ],
    },
  ],
  variants: [
    {
      sku: 'ROSE-S-RED',
      values: ['Small', 'Red'],
      pence: 3_000,
      specialPence: 2_500,
      stock: 5,
      note: '7 stems & a fern',
    },
    { sku: 'ROSE-L-RED', values: ['Large', 'Red'], pence: 5_000, specialPence: null, stock: null },
    { sku: 'ROSE-L-WHITE', values: ['Large', 'White'], pence: 5_500, specialPence: null, stock: 0 },
  ],
};

const VASE: SeedProduct = {
  ...COMMON,
  type: 'simple',
  sku: 'VASE',
  name: 'Glass Vase',
  urlKey: 'glass-vase',
  categories: ['gifts'],
  pence: 1_999,
  stock: 3,
  position: 6,
};

const HAMPER: SeedProduct = {
  ...COMMON,
  type: 'bundle',
  sku: 'HAMPER',
  name: 'Hamper',
  urlKey: 'hamper',
  categories: ['gifts'],
  pence: 0,
  position: 3,
  items: [
    {
      title: 'Flowers',
      kind: 'radio',
      required: true,
      choices: [
        { sku: 'POSY', quantity: 1, isDefault: true, canChangeQuantity: false },
        { sku: 'VASE', quantity: 1, isDefault: false, canChangeQuantity: false },
      ],
    },
    {
      title: 'Treats',
      kind: 'checkbox',
      required: false,
      choices: [
        { sku: 'SOLD-OUT', quantity: 1, isDefault: false, canChangeQuantity: false },
        { sku: 'VASE', quantity: 2, isDefault: true, canChangeQuantity: true },
      ],
    },
  ],
};

const simple = (
  sku: string,
  name: string,
  position: number,
  more: Partial<Pick<SeedProduct, 'categories' | 'options' | 'pence' | 'stock'>>,
): SeedProduct => ({
  ...COMMON,
  type: 'simple',
  sku,
  name,
  urlKey: name.toLowerCase().replace(/ /g, '-'),
  categories: ['gifts'],
  pence: 1_000,
  position,
  ...more,
});

export const SMALL_SEED: ShopSeed = {
  categories: [
    category('flowers', 'Flowers', 1),
    category('flowers/roses', 'Roses', 1),
    category('gifts', 'Gifts', 2),
    category('gifts/empty', 'Nothing yet', 1),
  ],
  products: [
    ROSE,
    VASE,
    simple('POSY', 'Custom Posy', 5, { categories: ['flowers'], options: ALL_OPTIONS, pence: 2_000 }),
    simple('SOLD-OUT', 'Sold Out Candle', 4, { stock: 0 }),
    HAMPER,
    {
      ...COMMON,
      type: 'grouped',
      sku: 'TABLE',
      name: 'Table Set',
      urlKey: 'table-set',
      categories: ['gifts'],
      pence: 0,
      position: 2,
      items: [
        { sku: 'VASE', quantity: 2 },
        { sku: 'POSY', quantity: 1 },
      ],
    },
    {
      ...COMMON,
      type: 'virtual',
      sku: 'CLASS',
      courier: 'never',
      name: 'Wreath Class',
      urlKey: 'wreath-class',
      categories: ['gifts'],
      pence: 4_500,
      position: 1,
    },
    {
      ...COMMON,
      type: 'gift-card',
      sku: 'CARD-25',
      name: 'Gift Card',
      urlKey: 'gift-card',
      categories: ['gifts'],
      pence: 2_500,
      position: 8,
    },
    {
      ...COMMON,
      type: 'downloadable',
      sku: 'GUIDE',
      name: 'Care Guide',
      urlKey: 'care-guide',
      categories: ['gifts'],
      pence: 300,
      position: 9,
      links: [
        { title: 'Guide', pence: 0 },
        { title: 'Large print', pence: 100 },
      ],
      samples: ['First page'],
    },
  ],
  coupons: [
    { code: 'TEN', label: '10% off', percent: 1_000 },
    { code: 'GIFT', label: 'A present', percent: 10_000 },
  ],
};
