import { mix, pigmentOf } from '../../ink/colours';
import { groundShade } from '../../ink/ground';
import { group, moved, n, place, type Point, polar, type Sketch } from '../../ink/sketch';
import { stem } from '../../plants/stem';
import { leafAt } from '../../plants/leaf';
import { drawGrowth, drawHead, type Drawing, headSize, isHead, partOf, type Specimen } from '../../species/specimen';
import type { Composition } from '../compose';
import type { Stock } from '../posing';
import { benchTop, cone, orangeSlice, reel, scissors } from './bench';

interface Ring {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
}

const onRing = ({ centre, rx, ry }: Ring, angle: number, reach = 1): Point => {
  const off = polar(angle, reach);
  return moved(centre, { x: off.x * rx, y: off.y * ry });
};

/** The bare ring: bent willow, wound round itself. */
function willow({ centre, rx, ry }: Ring, chance: Drawing['chance']): string {
  return Array.from({ length: 9 }, (_, index) => {
    const part = chance.part(`rod ${index}`);
    const grow = part.between(0.92, 1.08);
    const tone = part.pick(['#8a5f35', '#a87a48', '#6d4a29', '#b98d5a']);
    return `<ellipse cx="${n(centre.x + part.between(-8, 8))}" cy="${n(centre.y + part.between(-8, 8))}" rx="${n(rx * grow)}" ry="${n(ry * grow)}" fill="none" stroke="${tone}" stroke-width="${n(part.between(9, 15))}" transform="rotate(${n(part.between(-6, 6))} ${centre.x} ${centre.y})"/>`;
  }).join('');
}

/** Bunches laid one over the last, as far round as the maker has come. */
function dressed(drawing: Drawing, ring: Ring, from: readonly Specimen[], to: number, length: number): string {
  const count = Math.round((to + 150) / 3.6);
  return Array.from({ length: count }, (_, index) => {
    const part = partOf(drawing, `bunch ${index}`);
    const angle = -150 + (index / count) * (to + 150);
    const lane = (index % 3) - 1;
    const at = onRing(ring, angle, 1 + lane * 0.13);
    const specimen = from[part.chance.whole(0, from.length - 1)] ?? { name: 'pine', colour: 'green' };
    const turn = angle + 90 + lane * -34 + part.chance.between(-14, 14);
    if (isHead(specimen.name)) {
      const green = { shape: 'lance', length: length * 0.6, width: length * 0.13, sweep: 0.3 } as const;
      return (
        leafAt(drawing.sketch, part.chance, green, pigmentOf('sage'), { at, angle: turn }) +
        group(
          drawHead(part, specimen, {
            unit: (length * 0.38) / Math.max(0.7, headSize(specimen.name)),
            facing: turn,
            tilt: 0.3,
          }),
          place(at),
        )
      );
    }
    return group(
      drawGrowth(part, specimen, { length: length * part.chance.between(0.85, 1.15), bow: 12 }),
      place(at, turn),
    );
  }).join('');
}

/** A wreath of spruce on its ring, three quarters done; oranges, cones and wire wait beside it. */
export function winterWreathBench(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const ring: Ring = { centre: { x: 540, y: 560 }, rx: 300, ry: 300 };
  const from = [...stock.greens, ...stock.greens];
  const fruit = [-118, -60, 10, 66].map((angle, index) =>
    index % 2 === 0
      ? orangeSlice(onRing(ring, angle).x, onRing(ring, angle).y, 50)
      : cone(onRing(ring, angle).x, onRing(ring, angle).y, 66, angle),
  );
  const waiting =
    orangeSlice(178, 1110, 62) +
    orangeSlice(290, 1160, 58) +
    cone(820, 1150, 74, 66) +
    cone(910, 1090, 70, 20) +
    reel(sketch, 660, 1150, 'green', 46) +
    scissors(480, 1120, 96, 'red', 0.9);
  const hook = `<path d="M540 120v150" stroke="#8d7b5f" stroke-width="5"/><circle cx="540" cy="118" r="10" fill="#6f6a5c"/>`;
  return {
    ground: benchTop(sketch, '#c9d3c4') + groundShade(sketch, 560, 1180, 240, 0.25),
    subject: hook + willow(ring, chance) + dressed(drawing, ring, from, 118, 165) + fruit.join('') + waiting,
    foot: 1200,
  };
}

/** Dried bunches hang above; below them a vine ring is half covered. */
export function driedWreathBench(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const ring: Ring = { centre: { x: 540, y: 910 }, rx: 360, ry: 190 };
  const all = [...stock.heads, ...stock.sprays, ...stock.greens];
  const rail = `<rect x="-40" y="92" width="1160" height="22" rx="11" fill="#8a6238"/>`;
  const bunches = [150, 390, 640, 890].map((x, index) => {
    const specimen = [...stock.sprays, ...stock.greens, ...stock.sprays][index % 3] ?? {
      name: 'lavender',
      colour: 'lavender',
    };
    const stems = [-13, 11, -6, 6, 0].map((turn, at) =>
      group(
        drawGrowth(partOf(drawing, `hung ${index} ${at}`), specimen, { length: 360 + (index % 2) * 40, bow: turn }),
        place({ x, y: 172 }, 180 + turn),
      ),
    );
    return `<path d="M${x} 100V176" stroke="#b99b64" stroke-width="6"/>${stems.join('')}<path d="M${x - 24} 196h48M${x - 24} 208h48" stroke="#dcc58e" stroke-width="9"/>`;
  });
  const tools = reel(sketch, 930, 1190, 'straw', 50) + scissors(160, 1170, 62, 'violet', 0.85);
  return {
    ground: benchTop(sketch, '#e0d3c2') + groundShade(sketch, 540, 1100, 330, 0.35),
    subject: rail + bunches.join('') + willow(ring, chance) + dressed(drawing, ring, all, 60, 122) + tools,
    foot: 1200,
  };
}

/** A crown of small flowers on a table in the field at evening, with the wire, ribbon and scissors that make it. */
export function crownBench(drawing: Drawing, stock: Stock): Composition {
  const { sketch } = drawing;
  const ground = meadow(drawing);
  const table = outdoorTable(sketch);
  const loose = [0, 1, 2].map((index) => {
    const specimen = stock.heads[index % Math.max(1, stock.heads.length)] ?? { name: 'daisy', colour: 'white' };
    const part = partOf(drawing, `loose ${index}`);
    const line = { from: { x: 0, y: 0 }, to: { x: 0, y: -170 }, bow: 8 };
    const head = drawHead(part, specimen, { unit: 46 / Math.max(0.75, headSize(specimen.name)), facing: 0, tilt: 0.3 });
    const cut = stem(line, 8, pigmentOf('green')) + group(head, place(line.to));
    return group(cut, place({ x: 560 + index * 24, y: 1120 + index * 42 }, 74 + index * 9));
  });
  const tools =
    reel(sketch, 330, 1130, 'green', 50) +
    reel(sketch, 200, 1170, 'blush', 50) +
    scissors(440, 1190, 110, 'deep-green', 0.85) +
    loose.join('');
  const tails = ['sky', 'blush', 'ivory']
    .map(
      (colour, index) =>
        `<path d="M${846 + index * 12} 900C${880 + index * 24} 960 ${830 + index * 40} 1040 ${870 + index * 36} ${1120 + index * 24}" fill="none" stroke="${pigmentOf(colour).mid}" stroke-width="20" stroke-linecap="round"/>`,
    )
    .join('');
  const ring: Ring = { centre: { x: 540, y: 850 }, rx: 350, ry: 128 };
  const wire = `<ellipse cx="540" cy="850" rx="350" ry="128" fill="none" stroke="${pigmentOf('green').deep}" stroke-width="12"/>`;
  const flower = (angle: number, index: number): string => {
    const part = partOf(drawing, `crown ${index}`);
    const at = moved(onRing(ring, angle), { x: 0, y: part.chance.between(-20, 20) });
    const isBack = Math.abs(angle) < 80;
    const specimen = stock.heads[index % Math.max(1, stock.heads.length)] ?? { name: 'daisy', colour: 'white' };
    const leaf = { shape: 'lance', length: isBack ? 76 : 112, width: isBack ? 26 : 38, sweep: 0.4 } as const;
    const unit = (isBack ? 46 : 68) / Math.max(0.75, headSize(specimen.name));
    return (
      leafAt(sketch, part.chance, leaf, pigmentOf('green'), { at, angle: angle + part.chance.between(-70, 70) }) +
      group(drawHead(part, specimen, { unit, facing: angle, tilt: 0.2 }), place(at))
    );
  };
  const heads = Array.from({ length: 44 }, (_, index) => index * (360 / 44) - 180)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map(flower);
  return { ground: ground + table, subject: tails + wire + heads.join('') + tools, foot: 1300 };
}

/** The growing field with the sun low over it. */
function meadow({ sketch, chance }: Drawing): string {
  const evening = sketch.rising([
    { offset: 0, colour: '#f2d9a8' },
    { offset: 0.5, colour: '#f6e3cf' },
    { offset: 1, colour: '#b9cbd8' },
  ]);
  const field = sketch.rising([
    { offset: 0, colour: '#8fa15d' },
    { offset: 1, colour: '#c2c483' },
  ]);
  const hills = '<path d="M-200 640Q200 540 560 620T1280 600V900H-200Z" fill="#a3b383"/>';
  const blades = Array.from({ length: 240 }, () => {
    const [x, y] = [chance.between(-20, 1100), chance.between(740, 1335)];
    return `M${n(x)} ${n(y)}q${n(chance.between(-5, 5))} -16 ${n(chance.between(-12, 12))} ${n(-chance.between(26, 54))}`;
  }).join('');
  return `<rect x="-200" y="-200" width="1480" height="1700" fill="${evening}"/><circle cx="820" cy="330" r="74" fill="#fff3cf" fill-opacity="0.9"/>${hills}<rect x="-200" y="690" width="1480" height="800" fill="${field}"/><path d="${blades}" fill="none" stroke="#5f7436" stroke-opacity="0.55" stroke-width="3" stroke-linecap="round"/>`;
}

/** A scrubbed table carried out into the field. */
function outdoorTable(sketch: Sketch): string {
  const oak = pigmentOf('bronze');
  const top = sketch.rising([
    { offset: 0, colour: mix(oak.light, '#fff3dc', 0.4) },
    { offset: 1, colour: mix(oak.light, oak.mid, 0.3) },
  ]);
  const boards = [-2, -1, 0, 1, 2].map((at) => `M${540 + at * 150} 800L${540 + at * 206} 1250`).join('');
  return (
    `<path d="M120 1270h60v90h-60ZM900 1270h60v90h-60Z" fill="${oak.deep}"/><path d="M150 800H930L1060 1250H20Z" fill="${top}" stroke="${oak.deep}" stroke-width="4"/><path d="${boards}" stroke="${oak.deep}" stroke-opacity="0.35" stroke-width="4"/>` +
    `<rect x="20" y="1250" width="1040" height="34" fill="${mix(oak.mid, oak.deep, 0.4)}"/>`
  );
}
