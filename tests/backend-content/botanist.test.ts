import { COLOUR_NAMES } from '../../backend/media/colours';
import { drawPicture } from '../../backend/media/picture';
import { SPECIES_NAMES } from '../../backend/media/species';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import type { SeedPicture } from '../../backend/seed/seed-shapes';

const FORMS: readonly SeedPicture['form'][] = [
  'bouquet',
  'vase',
  'wreath',
  'posy',
  'pot-plant',
  'gift-box',
  'buttonhole',
  'arch',
  'table-centre',
];

const picture = (
  form: SeedPicture['form'],
  species: readonly string[],
  colours: readonly string[] = ['blush'],
): SeedPicture => ({
  form,
  species,
  colours,
  views: 9,
});

/** Numbers that went wrong show in the text; a shape that is drawn at all shows as a path. */
const expectSound = (svg: string) => {
  expect(svg.startsWith('<svg ') && svg.endsWith('</svg>')).toBe(true);
  expect(/NaN|undefined|Infinity|null/.exec(svg)?.[0]).toBeUndefined();
  const used = new Set(svg.match(/url\(#(\w+)\)/g)?.map((paint) => paint.slice(5, -1)));
  expect([...used].filter((id) => !svg.includes(`id="${id}"`))).toEqual([]);
};

describe('the botanist', () => {
  test('knows every species and colour that the catalogue asks for', () => {
    const asked = PRODUCTS.map((product) => product.picture);
    expect(asked.flatMap(({ species }) => species).filter((name) => !SPECIES_NAMES.includes(name))).toEqual([]);
    expect(asked.flatMap(({ colours }) => colours).filter((name) => !COLOUR_NAMES.includes(name))).toEqual([]);
    expect(
      asked.filter(({ species, colours, views }) => species.length === 0 || colours.length === 0 || views > 9),
    ).toEqual([]);
  });

  test.each(SPECIES_NAMES)('draws %s by itself and in a pot', (name) => {
    for (const form of ['buttonhole', 'pot-plant'] as const) {
      const svg = drawPicture('TEST', picture(form, [name]), 0, 'page');
      expectSound(svg);
      expect(svg.split('<path ').length).toBeGreaterThan(8);
    }
  });

  test.each(FORMS)('composes a %s, with heads, with sprays alone, with greens alone', (form) => {
    for (const species of [['daisy', 'lavender', 'fern'], ['sweet-pea'], ['olive']]) {
      expectSound(drawPicture('TEST', picture(form, species, ['lilac', 'white']), 0, 'page'));
    }
  });

  test('draws the same sku the same way every time, and another sku differently', () => {
    const plain = picture('bouquet', ['daisy', 'olive']);
    const first = drawPicture('ONE', plain, 0, 'page');
    expect(drawPicture('ONE', plain, 0, 'page')).toBe(first);
    expect(drawPicture('TWO', plain, 0, 'page')).not.toBe(first);
  });

  test('every gallery view and the wide picture differ from the whole', () => {
    const plain = picture('bouquet', ['daisy', 'cosmos', 'olive'], ['white', 'rose-pink']);
    const views = Array.from({ length: 10 }, (_, view) => drawPicture('ONE', plain, view, 'page'));
    expect(new Set([...views, drawPicture('ONE', plain, 0, 'hero')]).size).toBe(11);
    views.forEach(expectSound);
  });
});
