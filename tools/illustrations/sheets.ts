import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { illustrationOf } from './product-illustrations';
import { render } from './ink/render';
import { grownIn } from './ink/natural-colours';
import type { Arrangement, Illustration } from './illustration';
import { drawPicture } from './scenes/draw-picture';
import { GALLERY } from './scenes/gallery';
import { SPECIES_NAMES } from './species/species';

interface Tile {
  readonly name: string;
  readonly svg: () => string;
}

interface Sheet {
  readonly file: string;
  readonly columns: number;
  readonly tiles: readonly Tile[];
}

/** px of a tile: a little more than a card in a listing. */
const TILE = { width: 280, height: 347 };
const GAP = 6;

/** The species every customer knows come first. */
const KNOWN = [
  ...['rose', 'peony', 'tulip', 'lily', 'sunflower', 'gerbera', 'hydrangea', 'lavender', 'eucalyptus'],
  ...['carnation', 'orchid', 'anemone', 'fern', 'thistle'],
];
const SPECIES = [...KNOWN, ...SPECIES_NAMES.filter((name) => !KNOWN.includes(name))];

/** One product of each arrangement, in the order of the catalogue. */
const ARRANGED = PRODUCTS.map((product) => ({ sku: product.sku, picture: illustrationOf(product) })).filter(
  ({ picture }, index, all) => all.findIndex((other) => other.picture.arrangement === picture.arrangement) === index,
);

const illustration = (
  arrangement: Arrangement,
  species: readonly string[],
  colours: readonly string[],
): Illustration => ({ arrangement, species, colours, views: 9 });

/** The colour that a flower is known by; greens have their own, whatever is asked for. */
const usualColours = (name: string): readonly string[] =>
  grownIn(name, []).length > 0 ? grownIn(name, []) : ['green'];

const BOUQUET = illustration('bouquet', ['rose', 'lisianthus', 'stock', 'eucalyptus'], ['blush', 'cream', 'rose-pink']);

const WREATH = illustration('wreath', ['rose', 'lisianthus', 'fern'], ['white', 'ivory']);

const SHEETS: readonly Sheet[] = [
  {
    file: 'species.webp',
    columns: 8,
    tiles: SPECIES.map((name) => ({
      name,
      svg: () =>
        drawPicture(`SHEET-${name}`, illustration('stem', [name], usualColours(name)), GALLERY.indexOf('plate')),
    })),
  },
  {
    file: 'arrangements.webp',
    columns: 8,
    tiles: ARRANGED.map(({ sku, picture }) => ({ name: picture.arrangement, svg: () => drawPicture(sku, picture, 0) })),
  },
  {
    file: 'views.webp',
    columns: 5,
    tiles: [
      ...GALLERY.map((name, view) => ({ name, svg: () => drawPicture('SHEET-VIEWS', BOUQUET, view) })),
      ...GALLERY.slice(0, 5).map((name, view) => ({
        name: `quiet ${name}`,
        svg: () => drawPicture('SHEET-QUIET', { ...WREATH, isQuiet: true }, view),
      })),
    ],
  },
];

async function writeSheet(folder: string, { file, columns, tiles }: Sheet): Promise<void> {
  const rows = Math.ceil(tiles.length / columns);
  const layers = [];
  for (const [index, tile] of tiles.entries()) {
    const picture = await (await render(tile.svg())).png().toBuffer();
    layers.push({
      input: await sharp(picture).resize(TILE.width, TILE.height).toBuffer(),
      left: GAP + (index % columns) * (TILE.width + GAP),
      top: GAP + Math.floor(index / columns) * (TILE.height + GAP),
    });
  }
  const size = { width: GAP + columns * (TILE.width + GAP), height: GAP + rows * (TILE.height + GAP) };
  await sharp({ create: { ...size, channels: 3, background: '#fbf7ee' } })
    .composite(layers)
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(folder, file));
}

/** Every species, every arrangement and every gallery view on three sheets, for people to look at. */
export async function writeSheets(folder: string, report: (line: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const sheet of SHEETS) {
    await writeSheet(folder, sheet);
    report(`${sheet.file}: ${sheet.tiles.map(({ name }) => name).join(', ')}`);
  }
}
