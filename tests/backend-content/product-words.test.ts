import { CATEGORIES, PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import type { SeedProduct } from '../../backend/seed/seed-shapes';

const wordsOf = ({ shortDescription, description }: SeedProduct): string =>
  `${shortDescription} ${description}`.replace(/<[^>]*>/g, ' ');
const saying = (words: RegExp): readonly SeedProduct[] => PRODUCTS.filter((product) => words.test(wordsOf(product)));
const skus = (products: readonly SeedProduct[]): readonly string[] => products.map(({ sku }) => sku);

const asks = (product: SeedProduct, title: RegExp, required = false): boolean =>
  product.options.some((option) => title.test(option.title) && (option.required || !required)) ||
  (product.type === 'configurable' && product.configurable.some(({ label }) => title.test(label)));

describe('the words of a product', () => {
  test('nothing is to be written into the card that has a question of its own', () => {
    expect(skus(saying(/message box|with your message|with the wording|in the box instead/i))).toEqual([]);
  });

  test('whoever may choose a colour is asked for it', () => {
    const promised = saying(
      /colours? you (choose|name)|any colours?\b|one colour\b|choose a colour|colour of your choosing|tell us the colour/i,
    );
    expect(skus(promised)).toEqual(
      expect.arrayContaining([
        'ROSES-HUNDRED',
        'FUNERAL-WREATH-ROSE',
        'FUNERAL-SPRAY-ROSE',
        'FUNERAL-LETTERS-MUM',
        'FUNERAL-LETTERS-DAD',
        'FUNERAL-HEART-WHITE',
        'FUNERAL-CUSHION',
        'FUNERAL-PILLOW',
      ]),
    );
    expect(skus(promised.filter((product) => !asks(product, /colour/i)))).toEqual([]);
  });

  test('all letters ask for the colours of their edge', () => {
    const letters = PRODUCTS.filter(({ categories }) => categories.includes('funerals/letters'));
    expect(letters.length).toBeGreaterThan(2);
    expect(skus(letters.filter((product) => !asks(product, /edge/)))).toEqual([]);
  });

  test('what has a date on its lid must be told it, and a favourite flower can be', () => {
    const dated = saying(/date of the wedding/i);
    expect(skus(dated)).toEqual(['HAMPER-GOLDEN-WEDDING']);
    expect(dated.every((product) => asks(product, /^Date of the wedding$/, true))).toBe(true);
    expect(saying(/favourite flower/i).every((product) => asks(product, /favourite flower/i))).toBe(true);
  });

  test('no card is printed, because we write each by hand', () => {
    expect(skus(saying(/printed on the card/i))).toEqual([]);
  });

  test('what a courier may take speaks of no van, driver or morning', () => {
    const sent = PRODUCTS.filter(({ courier }) => courier !== 'never');
    expect(sent.length).toBeGreaterThan(50);
    const lying = sent.filter((product) =>
      /\b(our van|the van|driver|that morning|tied by hand)\b/i.test(wordsOf(product)),
    );
    expect(skus(lying)).toEqual([]);
  });

  test('the words of the flowers and of dried flowers promise no more than holds of all of them', () => {
    const of = (path: string) => JSON.stringify(CATEGORIES.find(({ urlPath }) => urlPath === path));
    expect(of('flowers')).not.toMatch(/carried to the door|Cut in the morning/);
    expect(of('flowers/dried')).not.toMatch(/we grew/);
  });
});
