import { COLOUR_NAMES } from '../../tools/illustrations/ink/colours';
import type { DrawnPicture, Form } from '../../tools/illustrations/illustration';
import { GALLERY } from '../../tools/illustrations/scenes/gallery';
import { grownIn } from '../../tools/illustrations/ink/natural-colours';
import { drawPicture } from '../../tools/illustrations/scenes/draw-picture';
import { SPECIES_NAMES } from '../../tools/illustrations/species/species';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { picturesOf } from '../../tools/illustrations/product-illustrations';

const FORMS: readonly Form[] = [
  'bouquet',
  'vase',
  'wreath',
  'posy',
  'pot-plant',
  'gift-box',
  'buttonhole',
  'arch',
  'table-centre',
  'letters',
  'spray',
  'tree',
  'stem',
  'card',
  'guide',
  'candle',
  'voucher',
];

const picture = (form: Form, species: readonly string[], colours: readonly string[] = ['blush']): DrawnPicture => ({
  form,
  species,
  colours,
  views: 9,
});

/** Numbers that went wrong show in the text; a shape that is drawn at all shows as a path. */
const expectSound = (svg: string) => {
  expect(svg.startsWith('<svg ') && svg.endsWith('</svg>')).toBe(true);
  expect(/NaN|undefined|Infinity|null/.exec(svg)?.[0]).toBeUndefined();
  const all = (pattern: RegExp) => new Set(Array.from(svg.matchAll(pattern), ([, id]) => id));
  const known = all(/ id="(\w+)"/g);
  expect([...all(/url\(#(\w+)\)/g)].filter((id) => !known.has(id))).toEqual([]);
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

  test('shows whatever is delivered whole, in detail, in a room, at the door and with its card', () => {
    expect(GALLERY.slice(0, 5)).toEqual(['whole', 'detail', 'room', 'delivered', 'card']);
    const delivered = PRODUCTS.filter(({ type }) => !['virtual', 'gift-card', 'downloadable'].includes(type));
    expect(delivered.length).toBeGreaterThan(100);
    expect(delivered.filter(({ picture: { views } }) => views < 4).map(({ sku }) => sku)).toEqual([]);
    expect(PRODUCTS.filter(({ picture: { views } }) => views < 1 || views > 9).map(({ sku }) => sku)).toEqual([]);
  });

  test('draws goods that are no flowers as what they are, and copies as their originals', () => {
    const of = picturesOf(PRODUCTS);
    const formOf = (sku: string) => of(sku)?.picture.form;
    expect(['CARD-PEONY-PLATE', 'GUIDE-TULIPS', 'CANDLE-BEESWAX-PAIR', 'GIFT-CARD-50'].map(formOf)).toEqual([
      'card',
      'guide',
      'candle',
      'voucher',
    ]);
    expect(['PLANT-OLIVE-TREE', 'ROSE-SINGLE-RED', 'DRIED-BUTTONHOLE', 'BUNCH-TULIPS'].map(formOf)).toEqual([
      'tree',
      'stem',
      'buttonhole',
      'bouquet',
    ]);
    expect(of('BUNCH-TULIPS-412')).toEqual(of('BUNCH-TULIPS'));
    expect(of('BUNCH-TULIPS-412')?.drawnAs).toBe('BUNCH-TULIPS');
    expect(of('NOBODY-KNOWS')).toBeNull();
  });

  test('letters in flowers spell the word that is sold, with or without its accents', () => {
    const of = picturesOf(PRODUCTS);
    const words = ['MUM', 'DAD', 'NAME'].map((end) => of(`FUNERAL-LETTERS-${end}`)?.picture);
    expect(words.map((asked) => [asked?.form, asked?.word])).toEqual([
      ['letters', 'MUM'],
      ['letters', 'DAD'],
      ['letters', 'ROSE'],
    ]);
    const spelt = (word: string) => drawPicture('TEST', { ...picture('letters', ['daisy']), word }, 0, 'page');
    expect(spelt('SIOBHÁN')).toBe(spelt('Siobhan'));
    expect(spelt('NAN')).not.toBe(spelt('DAD'));
    expectSound(spelt('ABCDEFGHIJKLM'));
    expectSound(spelt('NOPQRSTUVWXYZ'));
    expectSound(spelt('7'));
  });

  test('a flower keeps to the colours it is grown in, whatever the bunch', () => {
    expect(grownIn('sunflower', ['lavender', 'ochre'])).toEqual(['ochre']);
    expect(grownIn('lavender', ['red'])).toEqual(['lavender']);
    expect(grownIn('statice', ['red'])).toEqual(['violet']);
    expect(grownIn('a flower nobody knows', ['red'])).toEqual(['red']);
    const wrong = SPECIES_NAMES.flatMap((name) => grownIn(name, ['nothing'])).filter(
      (colour) => colour !== 'nothing' && !COLOUR_NAMES.includes(colour),
    );
    expect(wrong).toEqual([]);
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

  test.each(FORMS)('every view of a %s is sound', (form) => {
    GALLERY.forEach((_, view) =>
      expectSound(drawPicture('TEST', picture(form, ['tulip', 'ivy'], ['coral']), view, 'page')),
    );
  });

  test('every gallery view and the wide picture differ from the whole', () => {
    const plain = picture('bouquet', ['daisy', 'cosmos', 'olive'], ['white', 'rose-pink']);
    const views = Array.from({ length: 10 }, (_, view) => drawPicture('ONE', plain, view, 'page'));
    expect(new Set([...views, drawPicture('ONE', plain, 0, 'hero')]).size).toBe(11);
    views.forEach(expectSound);
  });
});
