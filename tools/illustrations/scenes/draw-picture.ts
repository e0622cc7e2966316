import { Chance } from '../ink/chance';
import { compose, focusOf } from '../arrangements/compose';
import type { Illustration } from '../illustration';
import { type View, viewAt } from './gallery';
import { FILTERS, paperOf, sheet, wash } from '../ink/paper';
import { plate } from '../species/plate';
import { sortStock, specimenOf, type Stock } from '../arrangements/posing';
import { Sketch } from '../ink/sketch';
import type { Drawing } from '../species/specimen';
import { cardView } from './card-scene';
import { deliveredView } from './delivered-scene';
import { roomView } from './room-scene';

/** px of every picture. */
export const PAGE = { width: 1080, height: 1340 };

interface Scene {
  readonly sku: string;
  readonly picture: Illustration;
  readonly stock: Stock;
  readonly drawing: Drawing;
}

/** The SVG of one view of a picture. The same SKU and view give the same text on every machine. */
export function drawPicture(sku: string, picture: Illustration, view: number): string {
  const kind = viewAt(view, picture.arrangement);
  // A detail shows the very flowers of the whole, so it is drawn from the same seed.
  const chance = new Chance(kind === 'another' || kind === 'evening' ? `${sku}/again` : sku);
  const drawing: Drawing = { sketch: new Sketch(), chance };
  const stock = sortStock(picture.species, picture.colours);
  return pageOf(drawing.sketch, pictureOf(kind, { sku, picture, stock, drawing }));
}

/** The SVG shown for products without a picture: washed paper. */
export function drawPlaceholder(): string {
  const sketch = new Sketch();
  const paper = sheet(sketch, paperOf('placeholder'), PAGE.width, PAGE.height);
  return pageOf(sketch, paper + wash(sketch, 'placeholder', ['sage'], 540, 616));
}

/** The page around a body that was drawn with this sketch; `filters` besides those of every page. */
export function pageOf(sketch: Sketch, body: string, filters = ''): string {
  const { width, height } = PAGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${FILTERS}${filters}${sketch.definitions()}</defs>${body}</svg>`;
}

const lifted = (body: string): string => `<g filter="url(#lift)">${body}</g>`;

function pictureOf(view: View, scene: Scene): string {
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
  return `${sheet(drawing.sketch, paperOf(sku), PAGE.width, PAGE.height)}<g transform="${look}">${body}</g>`;
}

function whole(scene: Scene): string {
  const { ground, subject } = compose(scene.drawing, scene.picture, scene.stock);
  return (ground === '' ? washed(scene) : '') + ground + lifted(subject);
}

const washed = ({ drawing, sku, picture }: Scene): string => wash(drawing.sketch, sku, picture.colours, 540, 600);

function closer({ picture }: Scene, times: number): string {
  const { x, y } = focusOf(picture.arrangement);
  return `translate(540 670)scale(${times})translate(${-x} ${-y})`;
}
