import type { SeedPicture } from '../seed/seed-shapes';
import { Chance } from './chance';
import { armful, handTied, inVase, posy } from './form-hand-tied';
import { potPlant } from './form-growing';
import { giftBox, plate, tableCentre } from './form-laid';
import { arch, wreath } from './form-ring';
import { sortStock, type Stock } from './posing';
import { Sketch } from './sketch';
import type { Drawing } from './specimen';

/** `page` is the shop's upright picture, `hero` the wide one of the front page. */
export type Canvas = 'page' | 'hero';

/** px at which masters are drawn. Compositions are made for the page; the hero looks at its upper part. */
export const CANVAS_SIZES: Readonly<Record<Canvas, { readonly width: number; readonly height: number }>> = {
  page: { width: 1080, height: 1340 },
  hero: { width: 1200, height: 800 },
};

type Paper = readonly [light: string, dark: string];

const PAPERS: readonly [Paper, ...Paper[]] = [
  ['#fbf7ee', '#ece2d0'],
  ['#faf4ec', '#eadccf'],
  ['#f7f6ec', '#e1e2d0'],
  ['#f6f5f0', '#dfe0da'],
];

/** What each gallery view shows, in order; a picture with more views begins again with another hand. */
const VIEWS = ['whole', 'detail', 'plate', 'at-home', 'other-plate', 'close'] as const;
type View = (typeof VIEWS)[number];

/** The SVG of one view of a picture. The same sku, view and canvas give the same text on every machine. */
export function drawPicture(sku: string, picture: SeedPicture, view: number, canvas: Canvas): string {
  const kind: View = VIEWS[view % VIEWS.length] ?? 'whole';
  const round = Math.floor(view / VIEWS.length);
  // A detail shows the very flowers of the whole, so it is drawn with the same hand.
  const chance = new Chance(`${sku}${round === 0 ? '' : `/${round}`}`);
  const drawing: Drawing = { sketch: new Sketch(), chance };
  const stock = sortStock(picture.species, picture.colours);
  const subject = canvas === 'hero' ? armful(drawing, stock) : subjectOf(kind, drawing, picture, stock);
  return page(drawing.sketch, subject, { canvas, look: canvas === 'hero' ? 'whole' : kind, paper: paperOf(sku) });
}

function subjectOf(kind: View, drawing: Drawing, picture: SeedPicture, stock: Stock): string {
  switch (kind) {
    case 'whole':
    case 'detail':
    case 'close':
      return compose(drawing, picture, stock);
    case 'plate':
      return plate(drawing, ordered(stock, picture.species), stock);
    case 'other-plate':
      return plate(drawing, ordered(stock, [...picture.species.slice(1), ...picture.species.slice(0, 1)]), stock);
    case 'at-home':
      return picture.form === 'bouquet' || picture.form === 'gift-box' || picture.form === 'posy'
        ? inVase(drawing, stock)
        : compose({ ...drawing, chance: drawing.chance.part('again') }, picture, stock);
  }
}

/** One specimen of each species, in the order they are named. */
function ordered(stock: Stock, species: readonly string[]) {
  const all = [...stock.heads, ...stock.sprays, ...stock.greens];
  return species.flatMap((name) => all.find((specimen) => specimen.name === name) ?? []);
}

function compose(drawing: Drawing, picture: SeedPicture, stock: Stock): string {
  switch (picture.form) {
    case 'bouquet':
      return handTied(drawing, stock);
    case 'vase':
      return inVase(drawing, stock);
    case 'posy':
      return posy(drawing, stock);
    case 'wreath':
      return wreath(drawing, stock);
    case 'arch':
      return arch(drawing, stock);
    case 'pot-plant':
      return potPlant(drawing, stock);
    case 'gift-box':
      return giftBox(drawing, stock, picture.colours.includes('chocolate'));
    case 'buttonhole':
      return plate(drawing, ordered(stock, picture.species), stock);
    case 'table-centre':
      return tableCentre(drawing, stock);
  }
}

const paperOf = (sku: string) => new Chance(`paper of ${sku}`).pick(PAPERS);

interface Page {
  readonly canvas: Canvas;
  readonly look: View;
  readonly paper: Paper;
}

const LOOKS: Readonly<Partial<Record<View, string>>> = {
  detail: 'translate(540 670)scale(1.9)translate(-520 -470)',
  close: 'translate(540 670)scale(2.7)translate(-600 -600)',
};

/** Paper, the soft shadow of what lies or stands on it, and the subject. */
function page(sketch: Sketch, subject: string, { canvas, look, paper }: Page): string {
  const { width, height } = CANVAS_SIZES[canvas];
  const [light, dark] = paper;
  const view = canvas === 'hero' ? 'translate(600 405)scale(0.98)translate(-540 -520)' : (LOOKS[look] ?? '');
  const ground = sketch.round(
    [
      { offset: 0, colour: light },
      { offset: 1, colour: dark },
    ],
    0.42,
    0.36,
    0.85,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>` +
    '<filter id="lift" filterUnits="userSpaceOnUse" x="-300" y="-300" width="1700" height="2000"><feDropShadow dx="14" dy="26" stdDeviation="20" flood-color="#4a3524" flood-opacity="0.28"/></filter>' +
    `${sketch.definitions()}</defs><rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<g transform="${view}"><g filter="url(#lift)">${subject}</g></g></svg>`
  );
}
