import { Chance } from '../ink/chance';
import { compose, focusOf } from '../arrangements/compose';
import type { DrawnPicture } from '../illustration';
import { armful } from '../arrangements/hand-tied';
import { type View, viewAt } from './gallery';
import { FILTERS, paperOf, sheet, wash } from '../ink/paper';
import { plate } from '../species/plate';
import { sortStock, specimenOf, type Stock } from '../arrangements/posing';
import { Sketch } from '../ink/sketch';
import type { Drawing } from '../species/specimen';
import { cardView } from './card-scene';
import { deliveredView } from './delivered-scene';
import { roomView } from './room-scene';

/** `page` is the shop's upright picture, `hero` the wide one of the front page. */
export type Canvas = 'page' | 'hero';

/** px at which masters are drawn. Compositions are made for the page; the hero looks at its upper part. */
export const CANVAS_SIZES: Readonly<Record<Canvas, { readonly width: number; readonly height: number }>> = {
  page: { width: 1080, height: 1340 },
  hero: { width: 1200, height: 800 },
};

const HERO_LOOK = 'translate(600 405)scale(0.98)translate(-540 -520)';

interface Scene {
  readonly sku: string;
  readonly picture: DrawnPicture;
  readonly stock: Stock;
  readonly drawing: Drawing;
}

/** The SVG of one view of a picture. The same sku, view and canvas give the same text on every machine. */
export function drawPicture(sku: string, picture: DrawnPicture, view: number, canvas: Canvas): string {
  const kind = viewAt(view);
  // A detail shows the very flowers of the whole, so it is drawn with the same hand.
  const chance = new Chance(kind === 'another' || kind === 'evening' ? `${sku}/again` : sku);
  const drawing: Drawing = { sketch: new Sketch(), chance };
  const scene: Scene = { sku, picture, stock: sortStock(picture.species, picture.colours), drawing };
  const body = canvas === 'hero' ? hero(scene) : pageOf(kind, scene);
  const { width, height } = CANVAS_SIZES[canvas];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${FILTERS}${drawing.sketch.definitions()}</defs>${body}</svg>`;
}

const lifted = (body: string): string => `<g filter="url(#lift)">${body}</g>`;

function hero({ sku, picture, drawing, stock }: Scene): string {
  const { width, height } = CANVAS_SIZES.hero;
  const flowers = armful(drawing, stock);
  const washes = [300, 880].map((x) => wash(drawing.sketch, `${sku} ${x}`, picture.colours, x, 400)).join('');
  return `${sheet(drawing.sketch, paperOf(sku), width, height)}${washes}<g transform="${HERO_LOOK}">${lifted(flowers)}</g>`;
}

function pageOf(view: View, scene: Scene): string {
  const { sku, picture, stock, drawing } = scene;
  switch (view) {
    case 'whole':
    case 'another':
      return paged(scene, whole(scene));
    case 'detail':
      return paged(scene, whole(scene), closer(scene, 1.75));
    case 'close':
      return paged(scene, whole(scene), closer(scene, 2.6));
    case 'plate':
    case 'other-plate':
      return paged(
        scene,
        washed(scene) + lifted(plate(drawing, specimenOf(stock, picture.species, view === 'plate' ? 0 : 1))),
      );
    case 'room':
    case 'evening':
      return roomView(drawing, picture, stock, view === 'evening');
    case 'delivered':
      return deliveredView(drawing, picture, stock);
    case 'card':
      return cardView(drawing, sku, specimenOf(stock, picture.species, 0), stock);
  }
}

function paged({ drawing, sku }: Scene, body: string, look = ''): string {
  const { width, height } = CANVAS_SIZES.page;
  return `${sheet(drawing.sketch, paperOf(sku), width, height)}<g transform="${look}">${body}</g>`;
}

function whole(scene: Scene): string {
  const { ground, subject } = compose(scene.drawing, scene.picture, scene.stock);
  return (ground === '' ? washed(scene) : '') + ground + lifted(subject);
}

const washed = ({ drawing, sku, picture }: Scene): string => wash(drawing.sketch, sku, picture.colours, 540, 600);

function closer({ picture }: Scene, times: number): string {
  const { x, y } = focusOf(picture.form);
  return `translate(540 670)scale(${times})translate(${-x} ${-y})`;
}
