import { mix, pigmentOf } from '../../ink/colours';
import { at, moved, n, type Point, polar } from '../../ink/sketch';
import { leafAt } from '../../plants/leaf';
import { type Drawing, headSize, type Specimen } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawMassed, stampsOf, thinned } from '../massed';
import { tributeCard } from '../tribute-card';
import { drawFan, drawHeads, poseHeads, type Stock } from '../posing';
import { heart, spotsWithin, stuffed } from './outlines';

interface Shape {
  readonly outline: readonly Point[];
  readonly hole: readonly Point[] | null;
  /** px of a massed head */
  readonly radius: number;
  /** Colour of the pleated ribbon round the edge; leaves when null. */
  readonly ribbon: string | null;
  /** Where the loose spray lies, and the way it points; none when null. */
  readonly spray: { readonly at: Point; readonly turn: number; readonly size: number } | null;
}

const closed = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A shape massed with flowers, pinned head by head, and a loose spray laid across it. */
function shaped(drawing: Drawing, stock: Stock, shape: Shape): Composition {
  const { sketch, chance } = drawing;
  const heads: readonly Specimen[] = stock.heads.length > 0 ? stock.heads : [{ name: 'daisy', colour: 'white' }];
  const massed = heads[0] ?? { name: 'daisy', colour: 'white' };
  const others = heads.filter(({ name, colour }) => name !== massed.name && colour !== massed.colour);
  const { mid, deep, vein } = pigmentOf(massed.colour);
  const path = closed(shape.outline) + (shape.hole === null ? '' : closed(shape.hole));
  const bed = `<path d="${path}" fill-rule="evenodd" fill="${mix(mid, deep, 0.75)}"/>`;
  const colours = shape.spray === null ? heads.filter(({ name }) => name === massed.name) : [massed];
  const stamps = colours.map((specimen, index) => stampsOf(drawing, specimen, `mass${index}x`));
  const spots = thinned(spotsWithin(shape.outline, shape.hole, shape.radius * 0.5, 6), shape.radius * 1.36);
  const flowers = stamps.map((one, index) =>
    drawMassed(
      sketch,
      chance.part(`mass ${index}`),
      spots.filter((_, spot) => (spot * 7 + Math.floor(spot / 5)) % stamps.length === index),
      shape.radius,
      one,
    ),
  );
  const bulge = sketch.round(
    [
      { offset: 0, colour: '#fffaf0', opacity: 0.2 },
      { offset: 0.55, colour: vein, opacity: 0 },
      { offset: 1, colour: '#2a2418', opacity: 0.5 },
    ],
    0.42,
    0.36,
    0.72,
  );
  const round = shape.hole === null ? `<path d="${path}" fill="${bulge}"/>` : '';
  const defs = `<defs>${stamps.map(({ defs: own }) => own).join('')}</defs>`;
  const from = others.length > 0 ? others : heads;
  const foot = Math.max(...shape.outline.map(({ y }) => y));
  const body =
    defs +
    edgeOf(drawing, shape, stock) +
    bed +
    flowers.join('') +
    round +
    sprayOf(drawing, shape, from, stock) +
    tributeCard(chance, { x: 735, y: foot - 70 }, -6);
  return { ground: '', subject: body, foot: foot + 20 };
}

/** Round the outside: pleats that stand out like rays, or leaves laid one over the next. */
function edgeOf({ sketch, chance }: Drawing, { outline, hole, ribbon }: Shape, stock: Stock): string {
  if (ribbon !== null) {
    const satin = pigmentOf(ribbon);
    const d = closed(outline);
    return `<path d="${d}" fill="none" stroke="${mix(satin.deep, satin.vein, 0.4)}" stroke-width="60" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${satin.mid}" stroke-width="55" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${satin.light}" stroke-width="55" stroke-dasharray="5 10"/><path d="${d}" fill="none" stroke="${satin.deep}" stroke-opacity="0.7" stroke-width="55" stroke-dasharray="2.5 12.5"/>`;
  }
  const isSoft = stock.greens.some(({ name }) => name === 'eucalyptus');
  const ring = (line: readonly Point[], outwards: boolean, every: number): string =>
    line
      .filter((_, index) => index % every === 0)
      .map((spot, index) => {
        const ahead = line[(index * every + 2) % line.length] ?? spot;
        const along = (Math.atan2(ahead.x - spot.x, spot.y - ahead.y) * 180) / Math.PI;
        const own = chance.part(`edge ${outwards ? 'out' : 'in'} ${index}`);
        const length = own.between(82, 112) * (outwards ? 1 : 0.7);
        const form = {
          shape: isSoft ? 'coin' : 'serrated',
          length,
          width: length * (isSoft ? 0.7 : 0.42),
          sweep: 0.3,
        } as const;
        const turn = along + (outwards ? -1 : 1) * own.between(34, 62);
        return leafAt(sketch, own, form, pigmentOf(isSoft ? 'sage' : own.pick(['green', 'deep-green'])), {
          at: spot,
          angle: turn,
        });
      })
      .join('');
  return ring(outline, true, 2) + (hole === null ? '' : ring(hole, false, 4));
}

function sprayOf(drawing: Drawing, { spray }: Shape, from: readonly Specimen[], stock: Stock): string {
  if (spray === null) return '';
  const { sketch, chance } = drawing;
  const { at: centre, turn, size } = spray;
  const greens = [{ name: 'leaf', colour: 'green' }, ...stock.greens];
  const fan = (turned: number, length: number): string =>
    `<g transform="translate(${at(centre)})rotate(${n(turned)})">${drawFan({ sketch, chance: chance.part(`fan ${turned}`) }, greens, { centre: { x: 0, y: 0 }, spread: 34, count: 7, length, start: 10 })}</g>`;
  const largest = Math.max(...from.map(({ name }) => headSize(name)));
  const dome = { centre, rx: size * 0.62, ry: size * 0.5, unit: (size * 0.27) / largest, fullness: 1.2 };
  const heads = drawHeads({ sketch, chance: chance.part('spray') }, poseHeads(chance.part('spray'), from, dome));
  const tip = moved(centre, polar(turn, size * 0.78));
  const small = drawHeads({ sketch, chance: chance.part('tip') }, [
    { specimen: from[0] ?? { name: 'rose', colour: 'blush' }, at: tip, radius: size * 0.2, facing: turn, share: 0.6 },
  ]);
  return (
    fan(turn, size * 1.5) +
    fan(turn + 180, size * 1.1) +
    fan(turn - 80, size * 0.85) +
    fan(turn + 80, size * 0.85) +
    small +
    heads
  );
}

const MIDDLE: Point = { x: 540, y: 640 };

export const massedHeart = (drawing: Drawing, stock: Stock): Composition =>
  shaped(drawing, stock, {
    outline: heart({ x: 540, y: 610 }, 410),
    hole: null,
    radius: 43,
    ribbon: null,
    spray: { at: { x: 330, y: 420 }, turn: -52, size: 165 },
  });

export const openHeart = (drawing: Drawing, stock: Stock): Composition =>
  shaped(drawing, stock, {
    outline: heart({ x: 540, y: 610 }, 420),
    hole: heart({ x: 540, y: 590 }, 205),
    radius: 56,
    ribbon: null,
    spray: null,
  });

export const cushion = (drawing: Drawing, stock: Stock): Composition =>
  shaped(drawing, stock, {
    outline: stuffed(MIDDLE, 390, 390),
    hole: null,
    radius: 45,
    ribbon: stock.heads.find(({ colour }) => colour !== 'white')?.colour ?? 'lilac',
    spray: { at: { x: 600, y: 690 }, turn: 50, size: 175 },
  });

export const pillow = (drawing: Drawing, stock: Stock): Composition =>
  shaped(drawing, stock, {
    outline: stuffed(MIDDLE, 462, 270),
    hole: null,
    radius: 45,
    ribbon: 'blush',
    spray: null,
  });
