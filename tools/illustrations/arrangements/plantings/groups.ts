import { pigmentOf } from '../../ink/colours';
import { n, type Point } from '../../ink/sketch';
import { leafAt } from '../../plants/leaf';
import { stem } from '../../plants/stem';
import { type Drawing, partOf, type Specimen } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawFan, drawHeads, poseHeads, type Stock } from '../posing';
import { clayPot, potted } from './pots';

/** Threads of a trailing plant. */
const COUNT = 11;
const LEAF: Specimen = { name: 'leaf', colour: 'green' };

/** A pot on the edge of a shelf, its long threads of leaves hanging far below it. */
export function trailing(drawing: Drawing, { greens }: Stock): Composition {
  const { sketch, chance } = drawing;
  const isHearts = greens.some(({ name }) => name === 'string-of-hearts');
  const pot = clayPot(sketch, { x: 540, top: 330, bottom: 590, half: 190 }, isHearts ? 'terracotta' : 'sky');
  const [shape, size, width] = isHearts ? (['heart', 62, 0.98] as const) : (['ivy', 92, 1.1] as const);
  const thread = (index: number): string => {
    const part = chance.part(`thread ${index}`);
    const share = (index / (COUNT - 1)) * 2 - 1;
    const from: Point = { x: 540 + share * 172, y: 336 };
    const long = part.between(300, 860) * (isHearts ? 1 : 0.92);
    const over = from.x + share * 70;
    const sway = part.between(-30, 30);
    const at = (t: number): Point => ({ x: over + sway * Math.sin(t * 4) + share * 40 * t, y: 340 + t * long });
    const points = Array.from({ length: 15 }, (_, step) => at(step / 14));
    const colour = isHearts ? pigmentOf('plum').mid : pigmentOf('green').deep;
    const vine = `<path d="M${n(from.x)} ${n(from.y)}L${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="4"/>`;
    const count = Math.round(long / (isHearts ? 66 : 58));
    const leaves = Array.from({ length: count }, (_, node) => {
      const spot = at(Math.min(1, (node + part.between(0.1, 0.9)) / count));
      const sides = isHearts ? [-1, 1] : [node % 2 === 0 ? -1 : 1];
      return sides
        .map((side) => {
          const length = size * part.about(0.2) * (1 - (node / count) * 0.3);
          const form = { shape, length, width: length * width, sweep: 0 };
          const tone = isHearts
            ? part.pick(['sage', 'deep-green', 'sage'])
            : part.pick(['green', 'deep-green', 'deep-green']);
          return leafAt(sketch, part, form, pigmentOf(tone), { at: spot, angle: 180 - side * part.between(40, 84) });
        })
        .join('');
    });
    return vine + leaves.join('');
  };
  const hung = Array.from({ length: COUNT }, (_, index) => thread(index)).join('');
  const crown = drawFan(partOf(drawing, 'crown'), [isHearts ? LEAF : (greens[0] ?? LEAF)], {
    centre: { x: 540, y: 340 },
    spread: 96,
    count: isHearts ? 0 : 11,
    length: 170,
    start: 0,
  });
  const shelf = `<rect x="-40" y="590" width="1160" height="34" fill="#b78f5e"/><rect x="-40" y="590" width="1160" height="8" fill="#e6c795"/><path d="M-40 624H1120V652H-40Z" fill="#5b4020" fill-opacity="0.16"/>`;
  return { ground: shelf, subject: pot.behind + crown + pot.before + hung, foot: 596 };
}

/** Three pots side by side, one plant in each. */
export function threePots(drawing: Drawing, { heads, sprays }: Stock): Composition {
  const { sketch } = drawing;
  const lavender = sprays[0] ?? { name: 'lavender', colour: 'lavender' };
  const one = (
    name: string,
    x: number,
    top: number,
    half: number,
    glaze: string,
    plant: (part: Drawing, soil: Point) => string,
  ): string => {
    const pot = clayPot(sketch, { x, top, bottom: 1190, half }, glaze);
    return pot.behind + plant(partOf(drawing, name), { x, y: top + 12 }) + pot.before;
  };
  const bush =
    (specimen: Specimen, rx: number, ry: number, unit: number) =>
    (part: Drawing, soil: Point): string => {
      const dome = { centre: { x: soil.x, y: soil.y - ry * 1.25 }, rx, ry, unit, fullness: 1.25 };
      const posed = poseHeads(part.chance, [specimen], dome);
      const stems = posed.map(({ at }) => stem({ from: soil, to: at, bow: 6 }, 9, pigmentOf('green')));
      return (
        drawFan(part, [LEAF], { centre: soil, spread: 86, count: 13, length: 210, start: 0 }) +
        stems.join('') +
        drawHeads(part, posed)
      );
    };
  const spikes = (part: Drawing, soil: Point): string =>
    drawFan(part, [{ name: 'rosemary', colour: 'sage' }], {
      centre: soil,
      spread: 66,
      count: 13,
      length: 190,
      start: 0,
    }) + drawFan(part, [lavender], { centre: soil, spread: 34, count: 13, length: 430, start: 0 });
  const round = heads.find(({ name }) => name === 'hydrangea') ?? { name: 'hydrangea', colour: 'sky' };
  const winter = heads.find(({ name }) => name === 'hellebore') ?? { name: 'hellebore', colour: 'white' };
  const subject =
    one('middle', 540, 820, 176, 'sky', bush(round, 190, 190, 80)) +
    one('left', 236, 900, 158, 'terracotta', spikes) +
    one('right', 846, 920, 150, 'sage', bush(winter, 140, 112, 62));
  return potted(sketch, subject, 400, 1196);
}
