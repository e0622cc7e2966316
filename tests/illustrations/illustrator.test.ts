import { ARRANGEMENT_WORDS } from '../../tools/illustrations/alt-words';
import { paperBehind } from '../../tools/illustrations/arrangements/paper-wrap';
import { tributeCard } from '../../tools/illustrations/arrangements/tribute-card';
import { Chance } from '../../tools/illustrations/ink/chance';
import { Sketch } from '../../tools/illustrations/ink/sketch';
import { COLOUR_NAMES } from '../../tools/illustrations/ink/colours';
import type { Illustration, Arrangement } from '../../tools/illustrations/illustration';
import { GALLERY } from '../../tools/illustrations/scenes/gallery';
import { grownIn } from '../../tools/illustrations/ink/natural-colours';
import { drawPicture } from '../../tools/illustrations/scenes/draw-picture';
import { SPECIES_NAMES } from '../../tools/illustrations/species/species';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { illustrationOf } from '../../tools/illustrations/product-illustrations';

const ARRANGEMENTS = Object.keys(ARRANGEMENT_WORDS).filter((name): name is Arrangement => name in ARRANGEMENT_WORDS);

const picture = (
  arrangement: Arrangement,
  species: readonly string[],
  colours: readonly string[] = ['blush'],
): Illustration => ({
  arrangement,
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

const illustrations = new Map(PRODUCTS.map((product) => [product.sku, illustrationOf(product)]));

describe('the illustrator', () => {
  test('knows every species and colour that the catalogue asks for', () => {
    const asked = PRODUCTS.map((product) => product.picture);
    expect(asked.flatMap(({ species }) => species).filter((name) => !SPECIES_NAMES.includes(name))).toEqual([]);
    expect(asked.flatMap(({ colours }) => colours).filter((name) => !COLOUR_NAMES.includes(name))).toEqual([]);
    expect(
      asked.filter(({ species, colours, views }) => species.length === 0 || colours.length === 0 || views > 9),
    ).toEqual([]);
  });

  test('shows products that are delivered whole, in detail, in a room, at the door and with a card', () => {
    expect(GALLERY.slice(0, 5)).toEqual(['whole', 'detail', 'room', 'delivered', 'card']);
    // A subscription is many deliveries, none of them the one in the picture.
    const delivered = PRODUCTS.filter(
      ({ type, subscription }) =>
        subscription === undefined && !['virtual', 'gift-card', 'downloadable'].includes(type),
    );
    expect(delivered.length).toBeGreaterThan(100);
    expect(delivered.filter(({ picture: { views } }) => views < 4).map(({ sku }) => sku)).toEqual([]);
    expect(PRODUCTS.filter(({ picture: { views } }) => views < 1 || views > 9).map(({ sku }) => sku)).toEqual([]);
  });

  test('draws products that are not flowers as what they are', () => {
    const arrangementOf = (sku: string) => illustrations.get(sku)?.arrangement;
    expect(['CARD-PEONY-PLATE', 'GUIDE-TULIPS', 'CANDLE-OLD-ROSE', 'GIFT-CARD-50'].map(arrangementOf)).toEqual([
      'card',
      'guide',
      'candle',
      'voucher',
    ]);
    expect(['PLANT-OLIVE-TREE', 'ROSE-SINGLE-RED', 'DRIED-BUTTONHOLE', 'BUNCH-TULIPS'].map(arrangementOf)).toEqual([
      'tree',
      'stem',
      'buttonhole',
      'bouquet',
    ]);
  });

  test('letters in flowers spell the word that is sold, with or without its accents', () => {
    const words = ['MUM', 'DAD', 'NAME'].map((end) => illustrations.get(`FUNERAL-LETTERS-${end}`));
    expect(words.map((drawn) => [drawn?.arrangement, drawn?.word])).toEqual([
      ['letters', 'MUM'],
      ['letters', 'DAD'],
      ['letters', 'ROSE'],
    ]);
    const spelt = (word: string) => drawPicture('TEST', { ...picture('letters', ['daisy']), word }, 0);
    expect(spelt('SIOBHÁN')).toBe(spelt('Siobhan'));
    expect(spelt('NAN')).not.toBe(spelt('DAD'));
    expectSound(spelt('ABCDEFGHIJKLM'));
    expectSound(spelt('NOPQRSTUVWXYZ'));
    expectSound(spelt('7'));
  });

  test('every workshop, vase and box of chocolates has a drawing of its own', () => {
    for (const [category, count] of [
      ['workshops', 9],
      ['gifts/vases', 7],
      ['gifts/chocolates', 4],
    ] as const) {
      const sold = PRODUCTS.filter(({ categories }) => categories.includes(category));
      expect(sold).toHaveLength(count);
      expect(new Set(sold.map(({ sku }) => illustrations.get(sku)?.arrangement)).size).toBe(count);
    }
  });

  test('funeral flowers have no bow on a wreath, no cup in the room and no front door', () => {
    const funerals = PRODUCTS.filter(({ categories }) => categories.includes('funerals'));
    expect(funerals.filter(({ sku }) => illustrations.get(sku)?.isQuiet !== true)).toEqual([]);
    const wreath = picture('wreath', ['rose', 'fern'], ['white']);
    const [bow, writtenCard] = ['scale(1.12)', 'fill="#fffdf8"'];
    const tied = (isQuiet: boolean) => {
      const svg = drawPicture('TEST', { ...wreath, isQuiet }, GALLERY.indexOf('whole'));
      return [svg.includes(bow), svg.includes(writtenCard)];
    };
    expect([tied(false), tied(true)]).toEqual([
      [true, false],
      [false, true],
    ]);
    const [cup, letterbox] = ['fill="#7a5436"', 'fill="#5f4718"'];
    const shown = (isQuiet: boolean) =>
      (['room', 'delivered'] as const).map((view) => {
        const bouquet = { ...picture('bouquet', ['rose']), isQuiet };
        const svg = drawPicture('TEST', bouquet, GALLERY.indexOf(view));
        return svg.includes(cup) || svg.includes(letterbox);
      });
    expect([shown(false), shown(true)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('tributes carry different cards, and bouquets are wrapped in three ways', () => {
    const carded = PRODUCTS.filter(({ sku }) => /^FUNERAL-(WREATH-(?!LAUREL)|HEART|CUSHION|PILLOW)/.test(sku));
    const origin = { x: 0, y: 0 };
    const cards = carded.map(({ sku }) => tributeCard(new Chance(sku), origin, 0).replace(/rotate\([^)]*\)/, ''));
    expect(cards).toHaveLength(8);
    expect(new Set(cards).size).toBeGreaterThan(5);
    const wrapped = PRODUCTS.filter(({ picture: { arrangement } }) => arrangement === 'bouquet').map(({ sku }) => {
      const paper = { tie: { x: 540, y: 985 }, half: 400, colour: 'kraft' } as const;
      return paperBehind(new Sketch(), new Chance(sku), paper).split('<path ').length;
    });
    expect(new Set(wrapped).size).toBe(3);
  });

  test('paper goods and candles say in print what they are', () => {
    const words = ['GUIDE-PIN-FROG', 'CANDLE-FIG-LEAF', 'CARD-PEONY-PLATE'].map((sku) => illustrations.get(sku)?.word);
    expect(words).toEqual(['PIN FROG', 'FIG LEAF', undefined]);
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
    for (const arrangement of ['buttonhole', 'pot-plant'] as const) {
      const svg = drawPicture('TEST', picture(arrangement, [name]), 0);
      expectSound(svg);
      expect(svg.split('<path ').length).toBeGreaterThan(8);
    }
  });

  test.each(ARRANGEMENTS)('composes a %s of sprays alone and of greens alone', (arrangement) => {
    for (const species of [['sweet-pea'], ['olive']]) {
      expectSound(drawPicture('TEST', picture(arrangement, species, ['lilac', 'white']), 0));
    }
  });

  test('draws the same sku the same way every time, and another sku differently', () => {
    const plain = picture('bouquet', ['daisy', 'olive']);
    const first = drawPicture('ONE', plain, 0);
    expect(drawPicture('ONE', plain, 0)).toBe(first);
    expect(drawPicture('TWO', plain, 0)).not.toBe(first);
  });

  // The scenes are the same for every arrangement: these are the widest, the tallest, the flattest and the one in a box.
  test.each(['bouquet', 'tree', 'wreath', 'letterbox'] as const)(
    'draws a %s in a room, at the door and with a card',
    (arrangement) => {
      for (const view of ['room', 'delivered', 'card'] as const) {
        expectSound(drawPicture('TEST', picture(arrangement, ['tulip', 'ivy'], ['coral']), GALLERY.indexOf(view)));
      }
    },
  );

  test('draws ten gallery views that all differ', () => {
    const plain = picture('bouquet', ['daisy', 'cosmos', 'olive'], ['white', 'rose-pink']);
    const views = Array.from({ length: 10 }, (_, view) => drawPicture('ONE', plain, view));
    expect(new Set(views).size).toBe(10);
    views.forEach(expectSound);
  });
});
