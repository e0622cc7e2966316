import type { Chance } from '../../ink/chance';
import { pigmentOf } from '../../ink/colours';
import { group, place, type Point } from '../../ink/sketch';
import { leafAt } from '../../plants/leaf';
import { stem } from '../../plants/stem';
import { type Drawing, drawGrowth, drawHead, headSize, isHead, type Specimen } from '../../species/specimen';
import type { Stock } from '../posing';

/** px of the inside of a box that goes through a letterbox: long, flat, lying on its side. */
export const BOX = { x: 170, y: 330, wide: 740, high: 600 };

/** The way the stems lie: along the box, or more often across it. */
type Lay = 'along' | 'across';
const LAYS: readonly [Lay, ...Lay[]] = ['along', 'across', 'across'];

export interface Stem {
  readonly specimen: Specimen;
  readonly foot: Point;
  /** Degrees; 90 lies to the right. */
  readonly turn: number;
  /** px */
  readonly length: number;
}

/** Rows of stems, long and short by turns so that their flowers lie beside each other. */
export function stemsOf(own: Chance, { heads, sprays, greens }: Stock): readonly Stem[] {
  const flowers = [...heads, ...sprays];
  const colours = flowers.length > 0 ? flowers : greens;
  const lay = own.pick(LAYS);
  const rows = lay === 'across' ? 13 : 11;
  return Array.from({ length: rows }, (_, row) => {
    const specimen = colours[(row + Math.floor(row / colours.length)) % colours.length] ?? {
      name: 'daisy',
      colour: 'white',
    };
    const share = row / (rows - 1);
    const isShort = row % 2 === 1;
    const lean = own.between(-4, 4);
    const stem = ((): Stem => {
      if (lay === 'across') {
        const foot = { x: BOX.x + 80 + share * (BOX.wide - 160), y: BOX.y + BOX.high - 30 };
        return { specimen, foot, turn: lean, length: isShort ? own.between(300, 330) : own.between(450, 480) };
      }
      const foot = { x: BOX.x + 62, y: BOX.y + 70 + share * (BOX.high - 140) };
      return { specimen, foot, turn: 90 + lean, length: isShort ? own.between(430, 460) : own.between(570, 600) };
    })();
    const green = greens[row % Math.max(1, greens.length)];
    const sprig = { ...stem, turn: stem.turn + own.between(-7, 7), length: stem.length * 0.94 };
    return green !== undefined && row % 2 === 0 ? [{ ...sprig, specimen: green }, stem] : [stem];
  }).flat();
}

/** One stem lying flat, drawn upright and turned. */
export function layStem(drawing: Drawing, { specimen, foot, turn, length }: Stem): string {
  const { sketch, chance } = drawing;
  if (!isHead(specimen.name))
    return group(
      drawGrowth(drawing, specimen, { length: length * 0.98, bow: chance.between(-14, 14) }),
      place(foot, turn),
    );
  const size = headSize(specimen.name);
  const radius = Math.min(96, 84 * size ** 0.6);
  const stalk = stem(
    { from: { x: 0, y: 0 }, to: { x: 0, y: -length }, bow: chance.between(-12, 12) },
    10,
    pigmentOf('green'),
  );
  const leaves = [0.42, 0.6, 0.76].map((t, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const long = 104 * chance.about(0.15);
    const form = {
      shape: specimen.name === 'tulip' ? 'strap' : 'serrated',
      length: long * (specimen.name === 'tulip' ? 1.7 : 1),
      width: long * 0.4,
      sweep: side * 0.4,
    } as const;
    return leafAt(sketch, chance, form, pigmentOf('green'), { at: { x: 0, y: -length * t }, angle: side * 44 });
  });
  const upright = ['tulip', 'thistle', 'carnation'].includes(specimen.name);
  const head = group(
    drawHead(drawing, specimen, {
      unit: radius / size,
      facing: upright ? 0 : chance.between(0, 360),
      tilt: upright ? 0.5 : 0.15,
    }),
    place({ x: 0, y: -length }),
  );
  return group(stalk + leaves.join('') + head, place(foot, turn));
}
