import { pigmentOf } from '../ink/colours';
import { groundShade, tableTop } from '../ink/ground';
import type { Point } from '../ink/sketch';
import { stem } from '../plants/stem';
import { type Drawing, partOf, type Specimen } from '../species/specimen';
import { layStem } from './boxes/laid-stems';
import type { Composition } from './compose';
import { drawFan, drawHeads, poseHeads, type Stock } from './posing';
import { jamJar } from './vases/jam-jar';
import { basket } from './woven';

const LEAF: Specimen = { name: 'leaf', colour: 'green' };

/** A willow basket filled to its handle. */
export function flowerBasket(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const body = basket(sketch, chance, { x: 540, top: 880, bottom: 1176, half: 320 }, { handle: 600 });
  const dome = { centre: { x: 540, y: 730 }, rx: 330, ry: 205, unit: 84, fullness: 1.5 };
  const greens = drawFan(partOf(drawing, 'greens'), [LEAF, ...stock.greens], {
    centre: { x: 540, y: 880 },
    spread: 96,
    count: 21,
    length: 250,
    start: 150,
  });
  const sprays = drawFan(partOf(drawing, 'sprays'), stock.sprays, {
    centre: { x: 540, y: 860 },
    spread: 60,
    count: stock.sprays.length > 0 ? 9 : 0,
    length: 330,
    start: 40,
  });
  const rim = drawFan(partOf(drawing, 'rim'), [LEAF], {
    centre: { x: 540, y: 850 },
    spread: 126,
    count: 15,
    length: 170,
    start: 220,
  });
  const heads = drawHeads(drawing, poseHeads(chance, stock.heads, dome));
  const ground = tableTop(sketch, 1030) + groundShade(sketch, 540, 1182, 240, 0.5);
  return { ground, subject: body.behind + greens + sprays + body.before + rim + heads, foot: 1190 };
}

/** A shallow trug of wooden slats, stems lying across it as they were cut. */
export function trug(drawing: Drawing, stock: Stock): Composition {
  const { sketch } = drawing;
  const wood = pigmentOf('bronze');
  const slat = (y: number, high: number, half: number, tone: string): string =>
    `<path d="M${540 - half} ${y}Q540 ${y + 70} ${540 + half} ${y}L${540 + half - 22} ${y + high}Q540 ${y + high + 70} ${540 - half + 22} ${y + high}Z" fill="${tone}" stroke="${wood.deep}" stroke-opacity="0.7" stroke-width="3"/>`;
  const handle = `<path d="M330 930C330 420 750 420 750 930" fill="none" stroke="${wood.deep}" stroke-width="44"/><path d="M330 930C330 420 750 420 750 930" fill="none" stroke="${wood.light}" stroke-width="34"/>`;
  const front =
    slat(890, 84, 440, wood.light) +
    slat(966, 82, 412, wood.mid) +
    slat(1040, 76, 376, wood.light) +
    `<path d="M300 915L330 1150M780 915L750 1150" stroke="${wood.deep}" stroke-width="18"/>`;
  const inside = `<path d="M100 890Q540 830 980 890Q540 980 100 890Z" fill="${wood.deep}"/>`;
  const flowers = [...stock.heads, ...stock.sprays];
  const stems = Array.from({ length: 15 }, (_, index) => {
    const specimen = flowers[index % Math.max(1, flowers.length)] ?? { name: 'dahlia', colour: 'coral' };
    const part = partOf(drawing, `stem ${index}`);
    const row = index % 5;
    const foot: Point = {
      x: 830 + row * 22 - Math.floor(index / 5) * 150,
      y: 880 - row * 26 + Math.floor(index / 5) * 12,
    };
    return layStem(part, {
      specimen,
      foot,
      turn: -78 + part.chance.between(-9, 9) + row * 3,
      length: 420 + part.chance.between(0, 70),
    });
  });
  const ground = tableTop(sketch, 1030) + groundShade(sketch, 540, 1166, 320, 0.5);
  return { ground, subject: inside + handle + stems.join('') + front, foot: 1172 };
}

/** A handful of garden flowers in a jam jar with string round its neck. */
export function jamJarPosy(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const jar = jamJar(drawing, 540, 1180, 176);
  const dome = { centre: { x: 540, y: 560 }, rx: 262, ry: 215, unit: 82, fullness: 1.25 };
  const posed = poseHeads(chance, stock.heads, dome);
  const stalks = posed.map(({ at }, index) =>
    stem(
      { from: { x: 540 + (index % 7) * 34 - 100, y: 1130 }, to: at, bow: (at.x - 540) * 0.1 },
      8,
      pigmentOf('green'),
    ),
  );
  const leaves = drawFan(partOf(drawing, 'leaves'), [LEAF, ...stock.greens], {
    centre: { x: 540, y: 790 },
    spread: 88,
    count: 19,
    length: 330,
    start: 0,
  });
  const string = `<path d="M392 826Q540 872 688 826M392 840Q540 886 688 840" fill="none" stroke="#b99b64" stroke-width="9"/><path d="M560 862c-70 -60 -110 10 0 0c70 -64 120 6 0 0l-40 110M560 862l54 96" fill="none" stroke="#b99b64" stroke-width="7" stroke-linecap="round"/>`;
  const ground = tableTop(sketch, 1030) + groundShade(sketch, 540, 1182, 130, 0.5);
  return {
    ground,
    subject: jar.behind + stalks.join('') + leaves + drawHeads(drawing, posed) + jar.before + string,
    foot: 1188,
  };
}
