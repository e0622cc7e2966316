import { mix, pigmentOf } from '../../ink/colours';
import type { Turned } from '../../ink/lathe';
import { group, moved, n, place, type Point, polar } from '../../ink/sketch';
import { leafAt } from '../../plants/leaf';
import { stem } from '../../plants/stem';
import { drawGrowth, drawHead, type Drawing, partOf, type Specimen } from '../../species/specimen';
import type { Composition } from '../compose';
import type { Stock } from '../posing';
import { basket } from '../woven';
import { CLEAR, glassVessel } from '../vases/glass';
import { lowBowl, pebbles, potted } from './pots';

const blades = (
  { sketch, chance }: Drawing,
  at: Point,
  angles: readonly number[],
  length: number,
  width: number,
): string =>
  angles
    .map((angle, index) => {
      const part = chance.part(`blade ${index}`);
      const form = { shape: 'sword', length: length * part.about(0.14), width, sweep: angle / 40 } as const;
      return leafAt(sketch, part, form, pigmentOf(index % 3 === 0 ? 'deep-green' : 'green'), {
        at: moved(at, { x: angle * 0.6, y: 0 }),
        angle,
      });
    })
    .join('');

const papery = (x: number, y: number, half: number): string => {
  const bulb = pigmentOf('bronze');
  return `<path d="M${n(x)} ${n(y - half * 1.25)}C${n(x + half * 0.3)} ${n(y - half)} ${n(x + half)} ${n(y - half * 0.6)} ${n(x + half)} ${n(y)}C${n(x + half)} ${n(y + half * 0.8)} ${n(x - half)} ${n(y + half * 0.8)} ${n(x - half)} ${n(y)}C${n(x - half)} ${n(y - half * 0.6)} ${n(x - half * 0.3)} ${n(y - half)} ${n(x)} ${n(y - half * 1.25)}Z" fill="${bulb.light}" stroke="${bulb.deep}" stroke-opacity="0.6" stroke-width="3"/><path d="M${n(x)} ${n(y - half)}Q${n(x - half * 0.7)} ${n(y)} ${n(x - half * 0.2)} ${n(y + half * 0.6)}M${n(x)} ${n(y - half)}Q${n(x + half * 0.7)} ${n(y)} ${n(x + half * 0.2)} ${n(y + half * 0.6)}" fill="none" stroke="${bulb.mid}" stroke-width="4"/>`;
};

/** One hyacinth in a bulb glass: its roots in the water below, its spike above. */
export function bulbGlass(drawing: Drawing, { sprays }: Stock): Composition {
  const { sketch, chance } = drawing;
  const form: Turned = {
    x: 540,
    top: 806,
    bottom: 1206,
    profile: [
      [0, 128],
      [0.16, 104],
      [0.28, 74],
      [0.46, 108],
      [0.84, 128],
      [1, 116],
    ],
  };
  const glass = glassVessel(sketch, form, { ...CLEAR, tint: '#7fa3b8', depth: 0.16 }, 0.34);
  const flower = sprays[0] ?? { name: 'hyacinth', colour: 'violet' };
  const roots = Array.from({ length: 17 }, (_, index) => {
    const part = chance.part(`root ${index}`);
    const x = (index - 8) * 7;
    return `M${n(540 + x * 0.5)} 896C${n(540 + x)} 960 ${n(540 + x + part.between(-40, 40))} 1040 ${n(540 + x * 1.3 + part.between(-16, 16))} ${n(part.between(1090, 1176))}`;
  }).join('');
  const bulb = papery(540, 812, 104);
  const leaves = blades(drawing, { x: 540, y: 730 }, [-34, 32, -20, 19, -9], 330, 60);
  const spike = group(drawGrowth(partOf(drawing, 'spike'), flower, { length: 690, bow: 8 }), place({ x: 540, y: 760 }));
  const subject =
    glass.behind +
    `<path d="${roots}" fill="none" stroke="#fbf8ec" stroke-width="5" stroke-linecap="round"/>` +
    leaves +
    spike +
    blades(partOf(drawing, 'near'), { x: 540, y: 740 }, [14, -4], 210, 56) +
    bulb +
    glass.before;
  return potted(sketch, subject, 92, 1212);
}

/** Bulbs sitting on pebbles in a bowl, leaves and flowers straight out of them. */
export function bulbBowl(drawing: Drawing, { heads }: Stock): Composition {
  const { sketch, chance } = drawing;
  const bowl = lowBowl(sketch, { x: 540, top: 960, bottom: 1170, half: 300 }, 'sky');
  const flower = heads[0] ?? { name: 'daffodil', colour: 'white' };
  const bulbs = [-200, -100, 0, 100, 200].map((x, index) => papery(540 + x, 940 + (index % 2) * 10, 56));
  const leaves = [-200, -100, 0, 100, 200].map((x, index) =>
    blades(partOf(drawing, `bulb ${index}`), { x: 540 + x, y: 900 }, [-13, 14, -6, 7, 1], 500, 24),
  );
  const stalks = Array.from({ length: 5 }, (_, index) => {
    const x = 340 + index * 100;
    const top = { x: x + (index - 2) * 34, y: [400, 330, 300, 350, 420][index] ?? 360 };
    const line = stem({ from: { x, y: 900 }, to: top, bow: (index - 2) * 10 }, 11, pigmentOf('green'));
    const cluster = Array.from({ length: 5 }, (_h, at) => {
      const part = partOf(drawing, `head ${index} ${at}`);
      const off = polar(at * 72 + chance.between(-12, 12), at === 0 ? 14 : 52);
      return group(drawHead(part, flower, { unit: 62, facing: at * 72, tilt: 0.25 }), place(moved(top, off)));
    });
    return line + cluster.join('');
  });
  const subject =
    bowl.behind +
    leaves.join('') +
    stalks.join('') +
    bulbs.join('') +
    pebbles(540, 978, 290, ['#cfc6b4', '#a89d88', '#e3dccd']) +
    bowl.before;
  return potted(sketch, subject, 210, 1178);
}

/** Small bulbs lifted with their moss, in a basket with a handle. */
export function plantBasket(drawing: Drawing, { sprays }: Stock): Composition {
  const { sketch, chance } = drawing;
  const body = basket(sketch, chance, { x: 540, top: 880, bottom: 1180, half: 330 }, { handle: 560 });
  const flowers: readonly Specimen[] = sprays.length > 0 ? sprays : [{ name: 'snowdrop', colour: 'white' }];
  const green = pigmentOf('green');
  const tufts = Array.from({ length: 13 }, (_, index) => {
    const x = 270 + index * 45;
    const part = partOf(drawing, `tuft ${index}`);
    const leaves = blades(part, { x, y: 900 }, [-18, 16, -7, 6], 240, 17);
    const stalks = [-1, 1].map((side) => {
      const specimen = flowers[index % Math.max(1, flowers.length)] ?? { name: 'snowdrop', colour: 'white' };
      const one = partOf(part, `stalk ${side}`);
      return group(
        drawGrowth(one, specimen, { length: one.chance.between(290, 400), bow: side * 20 }),
        place({ x: x + side * 14, y: 905 }, side * one.chance.between(2, 14) + (index - 6) * 1.8),
      );
    });
    return leaves + stalks.join('');
  });
  const moss = Array.from({ length: 40 }, (_, index) => {
    const share = ((index * 7) % 40) / 20 - 1;
    return `<circle cx="${n(540 + share * 300)}" cy="${n(890 + (index % 3) * 9)}" r="${n(chance.between(18, 34))}" fill="${mix(green.mid, green.deep, chance.next())}"/>`;
  }).join('');
  return potted(sketch, body.behind + moss + tufts.join('') + body.before, 250, 1190);
}
