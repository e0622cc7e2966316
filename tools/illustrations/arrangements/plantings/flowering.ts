import { pigmentOf } from '../../ink/colours';
import { group, moved, place, type Point, polar } from '../../ink/sketch';
import { leafAt } from '../../plants/leaf';
import { stem } from '../../plants/stem';
import { marbledLeaf } from '../../species/nodding';
import { drawGrowth, drawHead, type Drawing, partOf, type Specimen } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawFan, type Stock } from '../posing';
import { clayPot, potted, SOIL } from './pots';

const first = (from: readonly Specimen[], name: string, colour: string): Specimen => from[0] ?? { name, colour };

/** Lavender as it grows: a grey-green hummock, the spikes standing clear of it, in a terracotta pot. */
export function lavenderPot(drawing: Drawing, { sprays }: Stock): Composition {
  const { sketch, chance } = drawing;
  const pot = clayPot(sketch, { x: 540, top: 870, bottom: 1212, half: 226 });
  const grey = pigmentOf('sage');
  const hummock = Array.from({ length: 150 }, (_, index) => {
    const part = chance.part(`leaf ${index}`);
    const angle = part.between(-76, 76);
    const length = part.between(150, 290) * (1 - Math.abs(angle) / 220);
    const at: Point = { x: 540 + angle * 2.1 + part.between(-26, 26), y: 890 - part.between(0, 40) };
    const form = { shape: 'sword', length, width: 15, sweep: angle / 110 } as const;
    return leafAt(sketch, part, form, grey, { at, angle });
  });
  const fan = { centre: { x: 540, y: 880 }, start: 60 };
  const spikes = sprays.length > 0 ? sprays : [{ name: 'lavender', colour: 'lavender' }];
  const back = drawFan(partOf(drawing, 'back'), spikes, { ...fan, spread: 50, count: 19, length: 560 });
  const front = drawFan(partOf(drawing, 'front'), spikes, { ...fan, spread: 44, count: 15, length: 450 });
  return potted(
    sketch,
    pot.behind + back + hummock.slice(0, 90).join('') + front + hummock.slice(90).join('') + pot.before,
    160,
  );
}

/** A flat rosette of round, velvety leaves, and a posy of violets in its middle. */
export function violetPot(drawing: Drawing, { heads }: Stock): Composition {
  const { sketch, chance } = drawing;
  const pot = clayPot(sketch, { x: 540, top: 880, bottom: 1212, half: 186 }, 'white');
  const velvet = pigmentOf('deep-green');
  const leaf = (angle: number, reach: number, size: number, index: number): string => {
    const part = chance.part(`velvet ${index}`);
    const off = polar(angle, reach);
    const at = { x: 540 + off.x * 1.15, y: 846 + off.y * 0.5 };
    const form = { shape: 'coin', length: size, width: size * 0.92, sweep: 0 } as const;
    return leafAt(sketch, part, form, velvet, { at, angle: (Math.atan2(off.x, -off.y * 0.55) * 180) / Math.PI });
  };
  const outer = [-96, 96, -128, 128, -64, 64, -34, 34, 0, -160, 160].map((angle, index) =>
    leaf(angle, 165, 205, index),
  );
  const inner = [-110, 110, -60, 60, 150, -150, 180].map((angle, index) => leaf(angle, 80, 168, 20 + index));
  const flower = first(heads, 'african-violet', 'violet');
  const posy = Array.from({ length: 21 }, (_, index) => {
    const specimen = heads[index % Math.max(1, heads.length)] ?? flower;
    const part = partOf(drawing, `violet ${index}`);
    const off = polar(index * 137.5, 158 * Math.sqrt(index / 21));
    const at = { x: 540 + off.x, y: 700 + off.y * 0.68 };
    const pose = { unit: 158, facing: 0, tilt: 0.1, glow: part.chance.between(-0.4, 0.6) };
    return (
      stem({ from: { x: 540, y: 850 }, to: at, bow: off.x * 0.1 }, 7, pigmentOf('green')) +
      group(drawHead(part, specimen, pose), place(at))
    );
  });
  return potted(
    sketch,
    pot.behind +
      pot.before +
      outer.join('') +
      `<ellipse cx="540" cy="858" rx="96" ry="52" fill="${velvet.deep}"/>` +
      inner.join('') +
      posy.reverse().join(''),
    128,
  );
}

/** Swept-back flowers on bare stalks above a cushion of marbled leaves. */
export function cyclamenPot(drawing: Drawing, { sprays }: Stock): Composition {
  const { sketch, chance } = drawing;
  const pot = clayPot(sketch, { x: 540, top: 890, bottom: 1212, half: 192 });
  const leaves = Array.from({ length: 21 }, (_, index) => {
    const part = partOf(drawing, `leaf ${index}`);
    const off = polar(index * 137.5, 225 * Math.sqrt(1 - index / 24));
    const at = { x: 540 + off.x * 1.1, y: 815 + off.y * 0.42 };
    return (
      stem({ from: SOIL, to: at, bow: 0 }, 8, pigmentOf('plum')) +
      marbledLeaf(part, at, off.x * 0.16 + chance.between(-12, 12), 92 * chance.about(0.12))
    );
  });
  const flowers = [-27, 30, -14, 17, -3, 7, -21, 24, 1].map((angle, index) => {
    const specimen = sprays[index % Math.max(1, sprays.length)] ?? { name: 'cyclamen', colour: 'rose-pink' };
    const part = partOf(drawing, `flower ${index}`);
    const length = [520, 500, 640, 610, 700, 520, 390, 400, 450][index] ?? 500;
    return group(
      drawGrowth(part, specimen, { length, bow: (index % 2 === 0 ? -1 : 1) * 22 }),
      place(moved(SOIL, { x: angle * 2, y: -30 }), angle),
    );
  });
  return potted(
    sketch,
    pot.behind + flowers.slice(0, 6).join('') + leaves.join('') + flowers.slice(6).join('') + pot.before,
    136,
  );
}

/** A vine led round a wire hoop, white stars and pointed buds among small leaves. */
export function hoop(drawing: Drawing, { heads }: Stock): Composition {
  const { sketch, chance } = drawing;
  const pot = clayPot(sketch, { x: 540, top: 900, bottom: 1212, half: 176 }, 'sage');
  const centre: Point = { x: 540, y: 545 };
  const radius = 330;
  const wire = `<path d="M500 910V860A${radius} ${radius} 0 1 1 580 860V910" fill="none" stroke="#6f6a5c" stroke-width="9"/><path d="M500 910V860A${radius} ${radius} 0 1 1 580 860V910" fill="none" stroke="#b9b4a4" stroke-width="3"/>`;
  const green = pigmentOf('deep-green');
  const parts = Array.from({ length: 96 }, (_, index) => {
    const part = chance.part(`vine ${index}`);
    const angle = -172 + (index / 95) * 344;
    const at = moved(centre, polar(angle, radius + part.between(-30, 34)));
    const size = part.between(64, 96);
    const form = { shape: 'oval', length: size, width: size * 0.42, sweep: part.between(-0.5, 0.5) } as const;
    return leafAt(sketch, part, form, green, { at, angle: angle + 90 + part.between(-80, 80) });
  });
  const vine = `<path d="M532 905C500 860 450 890 ${centre.x - 120} ${centre.y + 300}A${radius} ${radius} 0 1 1 ${centre.x + 110} ${centre.y + 310}" fill="none" stroke="${pigmentOf('green').deep}" stroke-width="8" stroke-linecap="round"/>`;
  const star = first(heads, 'jasmine', 'white');
  const stars = Array.from({ length: 66 }, (_, index) => {
    const part = partOf(drawing, `star ${index}`);
    const angle = -166 + (index / 65) * 332;
    const at = moved(centre, polar(angle, radius + part.chance.between(-52, 56)));
    const pose = { unit: 128, facing: angle, tilt: part.chance.between(0, 0.35) };
    return group(drawHead(part, star, pose), place(at));
  });
  const skirt = drawFan(partOf(drawing, 'skirt'), [{ name: 'leaf', colour: 'green' }], {
    centre: SOIL,
    spread: 84,
    count: 9,
    length: 170,
    start: 0,
  });
  return potted(sketch, pot.behind + wire + vine + parts.join('') + stars.join('') + skirt + pot.before, 122);
}
