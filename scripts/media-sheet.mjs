/**
 * `npm run media:sheet [-- --out docs/media]`: every species, every form and every gallery view on three sheets, to be
 * looked at by people; prints where they lie and what stands where. Needs a build; changes nothing but its own files.
 */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { inProject, needNode, PROJECT } from './project.mjs';

needNode();
const { out } = parseArgs({ options: { out: { type: 'string', default: 'docs/media' } } }).values;
const folder = join(PROJECT, out);
if (!existsSync(inProject('dist/backend/media/picture.js'))) {
  console.error('The botanist is not built yet: npm run build');
  process.exit(1);
}

const require = createRequire(import.meta.url);
const { drawPicture } = require(inProject('dist/backend/media/picture.js'));
const { renderMaster } = require(inProject('dist/backend/media/render.js'));
const { SPECIES_NAMES } = require(inProject('dist/backend/media/species.js'));
const { grownIn } = require(inProject('dist/backend/media/natural-colours.js'));
const { GALLERY } = require(inProject('dist/backend/media/gallery.js'));

/** Those every florist's customer knows come first; the rest as the botanist has them. */
const FIRST =
  'rose peony tulip lily sunflower gerbera hydrangea lavender eucalyptus carnation orchid anemone fern thistle'.split(
    ' ',
  );
const SPECIES = [...FIRST, ...SPECIES_NAMES.filter((name) => !FIRST.includes(name))];

const FORMS = [
  ['hand-tied bouquet', 'bouquet', 'peony rose ranunculus eucalyptus', 'blush white rose-pink'],
  ['bouquet in ribbon', 'bouquet', 'tulip', 'red butter'],
  ['vase', 'vase', 'lily rose eucalyptus', 'white blush'],
  ['wreath', 'wreath', 'anemone ranunculus eucalyptus', 'white burgundy'],
  ['posy', 'posy', 'rose lisianthus gypsophila', 'peach ivory'],
  ['pot plant', 'pot-plant', 'orchid', 'white'],
  ['gift box', 'gift-box', 'rose carnation gypsophila', 'red blush'],
  ['buttonhole', 'buttonhole', 'rose fern', 'ivory'],
  ['arch', 'arch', 'rose hydrangea ivy', 'white blush'],
  ['table centre', 'table-centre', 'rose dahlia eucalyptus', 'peach burgundy'],
  ['greetings card', 'card', 'cosmos', 'rose-pink'],
  ['guide', 'guide', 'dahlia', 'terracotta'],
  ['gift voucher', 'voucher', 'peony', 'blush'],
  ['candle', 'candle', 'lavender', 'lavender'],
  ['single stem', 'stem', 'rose leaf', 'red'],
  ['small tree', 'tree', 'olive', 'sage'],
];

/** The colour people know a flower by; greens have their own, whatever is asked for. */
const usualColours = (name) => (grownIn(name, []).length > 0 ? grownIn(name, []) : ['green']);

const picture = (form, species, colours) => ({ form, species, colours, views: 9 });
const plateView = GALLERY.indexOf('plate');
const BOUQUET = picture('bouquet', ['rose', 'lisianthus', 'stock', 'eucalyptus'], ['blush', 'cream', 'rose-pink']);

const sheets = [
  {
    file: 'species.webp',
    columns: 8,
    tiles: SPECIES.map((name) => ({
      name,
      svg: () => drawPicture(`SHEET-${name}`, picture('stem', [name], usualColours(name)), plateView, 'page'),
    })),
  },
  {
    file: 'forms.webp',
    columns: 4,
    tiles: FORMS.map(([name, form, species, colours]) => ({
      name,
      svg: () => drawPicture(`SHEET-${name}`, picture(form, species.split(' '), colours.split(' ')), 0, 'page'),
    })),
  },
  {
    file: 'views.webp',
    columns: 5,
    tiles: GALLERY.map((name, view) => ({ name, svg: () => drawPicture('SHEET-VIEWS', BOUQUET, view, 'page') })),
  },
];

/** px of a tile: a card's width in a listing, and a little more. */
const [WIDE, HIGH, GAP] = [280, 347, 6];

async function draw({ file, columns, tiles }) {
  const rows = Math.ceil(tiles.length / columns);
  const layers = [];
  for (const [index, tile] of tiles.entries()) {
    const input = await sharp(await renderMaster(tile.svg(), 1))
      .resize(WIDE, HIGH)
      .toBuffer();
    layers.push({
      input,
      left: GAP + (index % columns) * (WIDE + GAP),
      top: GAP + Math.floor(index / columns) * (HIGH + GAP),
    });
  }
  const size = { width: GAP + columns * (WIDE + GAP), height: GAP + rows * (HIGH + GAP) };
  const path = join(folder, file);
  await sharp({ create: { ...size, channels: 3, background: '#fbf7ee' } })
    .composite(layers)
    .webp({ quality: 80, effort: 6 })
    .toFile(path);
  console.log(`${relative(PROJECT, path)}: ${tiles.length} pictures, ${Math.round(statSync(path).size / 1024)} kB`);
  for (let row = 0; row < rows; row += 1) {
    const names = tiles.slice(row * columns, (row + 1) * columns).map(({ name }) => name);
    console.log(`  row ${row + 1}: ${names.join(', ')}`);
  }
}

mkdirSync(folder, { recursive: true });
for (const sheet of sheets) await draw(sheet);
