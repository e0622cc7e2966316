import { pigmentOf } from '../../ink/colours';
import { group, moved, place, type Point, polar } from '../../ink/sketch';
import { leafAt } from '../../plants/leaf';
import { along, stem, type StemLine } from '../../plants/stem';
import { orchidLeaves, orchidSpray } from '../../species/orchid';
import { drawGrowth, drawHead, type Drawing, partOf } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawFan, type Stock } from '../posing';
import { clayPot, lowBowl, potted, SOIL } from './pots';

const straps = (
  { sketch, chance }: Drawing,
  angles: readonly number[],
  length: number,
  width: number,
  at: Point = SOIL,
): string =>
  angles
    .map((angle, index) => {
      const part = chance.part(`strap ${index}`);
      const long = length * part.about(0.12);
      const form = { shape: 'strap', length: long, width, sweep: Math.sign(angle) * 0.8 } as const;
      return leafAt(sketch, part, form, pigmentOf(index % 2 === 0 ? 'deep-green' : 'green'), {
        at: moved(at, { x: angle, y: 0 }),
        angle,
      });
    })
    .join('');

/** One great slipper on a straight stalk above its leaves. */
export function slipperPot(drawing: Drawing, { heads }: Stock): Composition {
  const { sketch } = drawing;
  const pot = clayPot(sketch, { x: 540, top: 890, bottom: 1212, half: 180 }, 'anthracite');
  const flower = heads[0] ?? { name: 'slipper-orchid', colour: 'lime' };
  const stalk = stem({ from: SOIL, to: { x: 546, y: 420 }, bow: 14 }, 14, pigmentOf('plum'));
  const head = group(
    drawHead(partOf(drawing, 'slipper'), flower, { unit: 205, facing: 4, tilt: 0 }),
    place({ x: 546, y: 372 }),
  );
  const leaves = straps(drawing, [-66, 62, -44, 46, -80, 78], 390, 96);
  return potted(sketch, pot.behind + leaves + stalk + head + pot.before, 126);
}

/** An upright spike, close-set from halfway up, over a fountain of long narrow leaves. */
export function cymbidiumPot(drawing: Drawing, { heads }: Stock): Composition {
  const { sketch } = drawing;
  const pot = clayPot(sketch, { x: 540, top: 900, bottom: 1214, half: 200 }, 'sky');
  const leaves = straps(drawing, [-52, 50, -36, 34, -22, 20, -62, 60, -10, 9], 640, 42);
  const spike = (x: number, top: number, lean: number, name: string): string => {
    const line: StemLine = { from: SOIL, to: { x, y: top }, bow: lean };
    const flowers = Array.from({ length: 9 }, (_, index) => {
      const node = along(line, 0.4 + index * 0.07);
      const side = index % 2 === 0 ? -1 : 1;
      const at = moved(node.at, polar(node.angle + side * 86, 82 - index * 4));
      const specimen = heads[index % Math.max(1, heads.length)] ?? { name: 'cymbidium', colour: 'butter' };
      return group(
        drawHead(partOf(drawing, `${name} ${index}`), specimen, {
          unit: 112 - index * 5,
          facing: side * 20,
          tilt: 0.14,
        }),
        place(at),
      );
    });
    return stem(line, 15, pigmentOf('green')) + flowers.reverse().join('');
  };
  return potted(
    sketch,
    pot.behind + leaves + spike(650, 210, 24, 'right') + spike(440, 150, -16, 'left') + pot.before,
    140,
  );
}

/** Thin branching sprays that nod under a hundred small skirts. */
export function dancingLadyPot(drawing: Drawing, { sprays }: Stock): Composition {
  const { sketch } = drawing;
  const pot = clayPot(sketch, { x: 540, top: 900, bottom: 1212, half: 172 });
  const lady = sprays[0] ?? { name: 'dancing-lady', colour: 'lemon' };
  const bulbs = [-64, 60, 0]
    .map(
      (x) =>
        `<path d="M${540 + x - 44} 905Q${540 + x - 52} 800 ${540 + x} 770Q${540 + x + 52} 800 ${540 + x + 44} 905Z" fill="${pigmentOf('green').mid}" stroke="${pigmentOf('green').vein}" stroke-opacity="0.5" stroke-width="3"/>`,
    )
    .join('');
  const leaves = straps(drawing, [-48, 46, -26, 24, 8], 380, 54);
  const spray = (turn: number, length: number, bow: number, name: string): string =>
    group(drawGrowth(partOf(drawing, name), lady, { length, bow }), place(moved(SOIL, { x: turn, y: -60 }), turn));
  return potted(
    sketch,
    pot.behind + leaves + spray(-14, 720, -60, 'left') + bulbs + spray(10, 790, 66, 'right') + pot.before,
    122,
  );
}

/** A wide bowl: moth orchids of two colours above ivy and moss. */
export function orchidBowl(drawing: Drawing, { heads, greens }: Stock): Composition {
  const { sketch } = drawing;
  const bowl = lowBowl(sketch, { x: 540, top: 930, bottom: 1150, half: 340 }, 'white');
  const at = (x: number): Point => ({ x: 540 + x, y: 930 });
  const colours = heads.map((head) => [head]);
  const spray = (x: number, side: -1 | 1, height: number, index: number): string =>
    orchidSpray(partOf(drawing, `spray ${index}`), colours[index % Math.max(1, colours.length)] ?? heads, {
      foot: at(x),
      side,
      height,
      unit: 88,
      leaves: false,
    });
  const skirts = [-150, 150, 0].map((x, index) => orchidLeaves(partOf(drawing, `skirt ${index}`), at(x), 210));
  const ivy = drawFan(partOf(drawing, 'ivy'), greens.length > 0 ? greens : [{ name: 'ivy', colour: 'green' }], {
    centre: at(0),
    spread: 128,
    count: 13,
    length: 250,
    start: 170,
  });
  const moss = Array.from(
    { length: 30 },
    (_, index) =>
      `<circle cx="${250 + index * 20}" cy="${930 + (index % 3) * 7}" r="24" fill="${pigmentOf(index % 2 === 0 ? 'green' : 'lime').mid}" fill-opacity="0.9"/>`,
  ).join('');
  const subject =
    bowl.behind +
    moss +
    spray(-120, -1, 620, 0) +
    spray(130, 1, 700, 1) +
    spray(10, 1, 540, 2) +
    skirts.join('') +
    ivy +
    bowl.before;
  return potted(sketch, subject, 230, 1158);
}
