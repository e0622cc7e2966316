import { CATEGORIES, PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';

interface Expected {
  /** The sku of the best match. */
  readonly first?: RegExp;
  /** Among the first ten. */
  readonly has?: string;
  /** Matches none of the first ten. */
  readonly not?: RegExp;
  /** Nothing is found, and this term is suggested; null for none. */
  readonly corrected?: string | null;
  /** Finds the same, in the same order. */
  readonly like?: string;
}

const TRIBUTE = /^FUNERAL/;
const FOR_FAMILY: Expected = {
  first: /^(BOUQUET|GIFT-TABLE|HAMPER|LETTERBOX|POSY|ROSES|SEASONAL|SUBSCRIPTION)/,
  not: TRIBUTE,
};
const GIFT_CARD: Expected = { first: /^GIFT-CARD/ };

/** Terms as shoppers type them into the demo shop. */
const TERMS: readonly (readonly [term: string, expected: Expected])[] = [
  // Singular and plural, both ways.
  ['daisy', { has: 'BOUQUET-MEADOW-GATE' }],
  ['daisies', { like: 'daisy' }],
  ['dais', { like: 'daisy' }],
  ['daisi', { like: 'daisy' }],
  ['rose', { first: /^ROSES/, not: TRIBUTE }],
  ['roses', { has: 'ROSES-LONG-STEM-DOZEN', not: TRIBUTE }],
  ['peony', { has: 'BOUQUET-PEONY-SUPPER' }],
  ['peonies', { has: 'BOUQUET-PEONY-SUPPER' }],
  ['lily', { has: 'BUNCH-LILIES' }],
  ['lilies', { has: 'BUNCH-LILIES' }],
  ['poppy', { has: 'SEASONAL-ICELAND-POPPIES' }],
  ['cactus', { first: /^SUCCULENT/ }],
  ['cacti', { first: /^SUCCULENT/ }],
  ['narcissus', { has: 'SEASONAL-NARCISSI-SHEAF' }],
  ['orchids', { has: 'ORCHID-MOTH' }],
  ['orchid', { has: 'ORCHID-MOTH' }],
  ['vases', { has: 'VASE-BUD-TRIO' }],
  ['bunches of tulips', { has: 'BUNCH-TULIPS' }],
  // One letter wrong, missing, added or swapped, in words of five letters or more.
  ['boquet', { corrected: 'bouquet' }],
  ['bouqet', { corrected: 'bouquet' }],
  ['bouquat', { corrected: 'bouquet' }],
  ['bouuquet', { corrected: 'bouquet' }],
  ['bouqeut', { corrected: 'bouquet' }],
  ['BOQUET', { corrected: 'bouquet' }],
  ['boquets', { corrected: 'bouquets' }],
  ['red boquet', { corrected: 'red bouquet' }],
  ['boquet for mum', { corrected: 'bouquet for mum' }],
  ['peace lilly', { corrected: 'peace lily' }],
  ['yelow rosse', { corrected: 'yellow rose' }],
  ['lillies', { corrected: 'lilies' }],
  ['tulps', { corrected: 'tulips' }],
  ['orchd', { corrected: 'orchid' }],
  ['wreeth', { corrected: 'wreath' }],
  ['hydranga', { corrected: 'hydrangea' }],
  ['chrysanthamum', { corrected: 'chrysanthemum' }],
  ['eucaliptus', { corrected: 'eucalyptus' }],
  ['carnatoin', { corrected: 'carnation' }],
  ['candel', { corrected: 'candle' }],
  ['worksop', { corrected: 'workshop' }],
  ['anniversery', { corrected: 'anniversary' }],
  ['brithday', { corrected: 'birthday' }],
  ['sympothy', { corrected: 'sympathy' }],
  ['vouchr', { corrected: 'voucher' }],
  ['redroses', { corrected: 'red roses' }],
  ['sweetpea', { corrected: 'sweet pea' }],
  ['narcisus', { corrected: 'narcissus' }],
  // Words of four letters if they begin alike, and one word that was typed as two.
  ['roze', { corrected: 'rose' }],
  ['vaze', { corrected: 'vase' }],
  ['stone ware', { corrected: 'stoneware' }],
  ['white snow drops', { corrected: 'white snowdrops' }],
  // Words that only stand in descriptions sell nothing.
  ['teems', { corrected: null }],
  // Two letters wrong, too short a word, and no word at all.
  ['boqett', { corrected: null }],
  ['nose', { corrected: null }],
  ['zebra', { corrected: null }],
  ['boquet zebra', { corrected: null }],
  ['yelow rosse boquet flowrs', { corrected: null }],
  [`boquet${'t'.repeat(150)}`, { corrected: null }],
  ['12345', { corrected: null }],
  // What the florist's words mean.
  ['mum', FOR_FAMILY],
  ['mums', FOR_FAMILY],
  ['flowers for mum', FOR_FAMILY],
  ['dad', FOR_FAMILY],
  ['nan', FOR_FAMILY],
  ['grandma', FOR_FAMILY],
  ["mother's day", FOR_FAMILY],
  ['Mothers Day', FOR_FAMILY],
  ['mothering sunday', FOR_FAMILY],
  ["valentine's", { has: 'ROSE-SINGLE-RED', not: TRIBUTE }],
  ['valentines day', { like: 'valentine' }],
  ['xmas', { first: /^(PLANT-WINTER-WINDOW-BOX|CANDLE-WINTER-PINE)$/ }],
  ['christmas', { like: 'xmas' }],
  ['voucher', GIFT_CARD],
  ['vouchers', { like: 'voucher' }],
  ['gift voucher', GIFT_CARD],
  ['vouch', { like: 'voucher' }],
  ['new baby', { has: 'HAMPER-NEW-ARRIVAL', not: /GYPSOPHILA/ }],
  ['newborn', { has: 'HAMPER-NEW-ARRIVAL', not: /GYPSOPHILA/ }],
  ['houseplant', { has: 'PLANT-SNAKE-PLANT' }],
  ['letter box flowers', { first: /^LETTERBOX/ }],
  // Small words say nothing.
  ['a bunch of tulips', { like: 'bunch tulips' }],
  ['flowers for the birthday', { like: 'flowers birthday' }],
  ['birthday flowers for her', { like: 'birthday flowers' }],
  ['get well soon', { like: 'get well' }],
  ['vase and chocolates', { has: 'HAMPER-FLOWERS-VASE-CHOCOLATES' }],
  // Tributes come last, unless a funeral is asked for.
  ['wreath', { first: /^(DRIED|SEASONAL|WORKSHOP)/, has: 'SEASONAL-DOOR-WREATH' }],
  ['heart', { first: /^(?!FUNERAL)/ }],
  ['lily spray', { first: TRIBUTE }],
  ['funeral', { first: TRIBUTE }],
  ['funeral flowers', { first: TRIBUTE }],
  ['coffin', { first: TRIBUTE }],
  ['funeral mum', { first: /^FUNERAL-LETTERS-MUM$/ }],
  ['tribute', { first: TRIBUTE }],
  // Apostrophes, accents, hyphens, capitals and signs of money.
  ['tete a tete', { first: /^BULBS-TETE-A-TETE$/ }],
  ['TÊTE-À-TÊTE', { first: /^BULBS-TETE-A-TETE$/ }],
  ['florists choice', { first: /^BOUQUET-FLORISTS-CHOICE$/ }],
  ['florist’s choice', { first: /^BOUQUET-FLORISTS-CHOICE$/ }],
  ['hand tied', { first: /^WORKSHOP-HAND-TIED$/ }],
  ['hand-tied', { like: 'hand tied' }],
  ['handtied', { like: 'hand tied' }],
  ['gift card £25', { first: /^GIFT-CARD-25$/ }],
  ['GIFT CARD 25', { first: /^GIFT-CARD-25$/ }],
];

const SEARCH = `query ($term: String!) {
  products(search: $term, pageSize: 10) { total_count items { sku } suggestions { search } }
}`;

onBothDatabases((open) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await open({}, { categories: CATEGORIES, products: PRODUCTS });
  });
  afterAll(() => shop.stop());

  async function search(term: string) {
    const { products } = await shop.data(SEARCH, { term });
    const found = products as {
      readonly total_count: number;
      readonly items: readonly { readonly sku: string }[];
      readonly suggestions: readonly { readonly search: string }[];
    };
    return {
      total: found.total_count,
      skus: found.items.map(({ sku }) => sku),
      suggested: found.suggestions.map((one) => one.search),
    };
  }

  test.each(TERMS)('S1-5 %j finds what is meant: %j', async (term, { first, has, not, corrected, like }) => {
    const { total, skus, suggested } = await search(term);
    if (corrected !== undefined) {
      expect([total, suggested]).toEqual([0, corrected === null ? [] : [corrected]]);
      if (corrected !== null) expect((await search(corrected)).total).toBeGreaterThan(0);
      return;
    }
    expect([total > 0, suggested]).toEqual([true, []]);
    if (first !== undefined) expect(skus[0]).toMatch(first);
    if (has !== undefined) expect(skus).toContain(has);
    if (not !== undefined) expect(skus.filter((sku) => not.test(sku))).toEqual([]);
    if (like !== undefined) expect({ total, skus }).toMatchObject({ total, skus: (await search(like)).skus });
  });
});
