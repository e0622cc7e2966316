import { spathe } from '../plants/blade';
import { pigmentOf } from '../ink/colours';
import { leafAt } from '../plants/leaf';
import type { Composition } from './compose';
import { groundShade, tableTop } from '../ink/ground';
import { orchidLeaves, orchidSpray } from '../species/orchid';
import { drawFan, drawHeads, poseHeads, type Stock } from './posing';
import { group, moved, place, type Point, polar } from '../ink/sketch';
import { type Drawing, drawGrowth, drawHead, type Specimen } from '../species/specimen';
import { speciesOf } from '../species/species';
import { stem } from '../plants/stem';
import { pot } from './vessels';

const SOIL: Point = { x: 540, y: 905 };

/** A plant in its pot, in the habit of its kind. */
export function potPlant(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const low = stock.heads[0]?.name === 'succulent';
  const vessel = pot(sketch, chance, { x: 540, top: 890, bottom: low ? 1110 : 1210, half: low ? 300 : 200 });
  const foot = low ? 1118 : 1218;
  const ground = tableTop(sketch, foot - 130) + groundShade(sketch, 540, foot - 6, low ? 210 : 140, 0.5);
  return { ground, subject: vessel.behind + plant(drawing, stock) + vessel.before, foot };
}

function plant(drawing: Drawing, stock: Stock): string {
  const [head] = stock.heads;
  if (head?.name === 'orchid') return orchid(drawing, stock.heads) + undergrowth(drawing, stock.greens);
  if (head?.name === 'succulent') return rosettes(drawing, stock);
  if (head !== undefined) return bushy(drawing, stock);
  return leafy(drawing, stock);
}

const SPRIGS = 110;

/** A small tree: a bare trunk out of the pot, its crown clipped round. */
export function standardTree(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const vessel = pot(sketch, chance, { x: 540, top: 960, bottom: 1220, half: 172 });
  const centre: Point = { x: 540, y: 430 };
  const trunk = stem({ from: { x: 540, y: 985 }, to: { x: 542, y: 560 }, bow: 12 }, 26, pigmentOf('bronze'));
  const greens = stock.greens.length > 0 ? stock.greens : [{ name: 'leaf', colour: 'green' }];
  // Outermost first, each sprig growing out of the crown and a little up.
  const shade = sketch.round([
    { offset: 0, colour: pigmentOf('deep-green').deep },
    { offset: 0.7, colour: pigmentOf('deep-green').deep, opacity: 0.85 },
    { offset: 1, colour: pigmentOf('deep-green').deep, opacity: 0 },
  ]);
  const heart = `<circle cx="${centre.x}" cy="${centre.y + 10}" r="225" fill="${shade}"/>`;
  const crown = Array.from({ length: SPRIGS }, (_, index) => {
    const own = chance.part(`crown ${index}`);
    const around = index * 137.508;
    const off = polar(around, 190 * Math.sqrt(1 - index / SPRIGS));
    const specimen = greens[index % greens.length] ?? { name: 'leaf', colour: 'green' };
    const turn = Math.atan2(off.x, 120 - off.y) * (180 / Math.PI) + own.between(-60, 60);
    const pose = { length: own.between(110, 165), bow: own.between(-20, 20) };
    return group(drawGrowth({ sketch, chance: own }, specimen, pose), place(moved(centre, off), turn));
  }).join('');
  const ground = tableTop(sketch, 1098) + groundShade(sketch, 540, 1222, 124, 0.5);
  return { ground, subject: vessel.behind + trunk + heart + crown + vessel.before, foot: 1228 };
}

function undergrowth(drawing: Drawing, greens: readonly Specimen[]): string {
  return drawFan(drawing, greens, { centre: SOIL, spread: 118, count: 8, length: 211, start: 30 });
}

const strapLeaf = ({ sketch, chance }: Drawing, angle: number, length: number, shape: 'oval' | 'sword'): string => {
  const form = { shape, length, width: length * (shape === 'oval' ? 0.3 : 0.1), sweep: Math.sign(angle) * 0.9 };
  return leafAt(sketch, chance, form, pigmentOf('deep-green'), { at: moved(SOIL, { x: angle * 0.9, y: 0 }), angle });
};

/** Two arching stems out of a skirt of leaves. */
function orchid(drawing: Drawing, heads: readonly Specimen[]): string {
  const spray = (side: -1 | 1, height: number): string =>
    orchidSpray(drawing, heads, { foot: SOIL, side, height, unit: 106, leaves: false });
  return spray(-1, 690) + orchidLeaves(drawing, SOIL, 320) + spray(1, 800);
}

function rosettes(drawing: Drawing, stock: Stock): string {
  const { sketch, chance } = drawing;
  const spots = [
    { x: -190, y: -60, unit: 165 },
    { x: 185, y: -75, unit: 172 },
    { x: 0, y: -190, unit: 215 },
    { x: 10, y: -20, unit: 150 },
  ];
  const greens = drawFan(drawing, stock.greens, {
    centre: SOIL,
    spread: 60,
    count: 7,
    length: 246,
    start: 40,
  });
  return (
    greens +
    spots
      .map(({ x, y, unit }, index) => {
        const specimen = stock.heads[index % stock.heads.length] ?? { name: 'succulent', colour: 'sage' };
        const pose = { unit, facing: x === 0 ? 0 : Math.sign(x) * 60, tilt: 0.35 };
        return group(
          drawHead({ sketch, chance: chance.part(`rosette ${index}`) }, specimen, pose),
          place(moved(SOIL, { x, y })),
        );
      })
      .join('')
  );
}

/** Flowers on stems over a skirt of leaves. */
function bushy(drawing: Drawing, stock: Stock): string {
  const { chance } = drawing;
  const bulb = stock.heads.some(({ name }) => ['daffodil', 'lily', 'hellebore', 'tulip'].includes(name));
  const tall = bulb && stock.heads[0]?.name !== 'hellebore';
  const dome = {
    centre: { x: 540, y: tall ? 470 : 610 },
    rx: tall ? 240 : 290,
    ry: tall ? 200 : 235,
    unit: chance.between(84, 96),
    fullness: tall ? 0.9 : 1.4,
  };
  const posed = poseHeads(chance, stock.heads, dome);
  const stems = posed.map(({ at }) =>
    stem(
      { from: moved(SOIL, { x: (at.x - 540) * 0.3, y: 0 }), to: at, bow: (at.x - 540) * 0.12 },
      11,
      pigmentOf('green'),
    ),
  );
  const blades = tall
    ? Array.from({ length: 13 }, (_, index) =>
        strapLeaf(drawing, (index - 6) * 7 + chance.between(-4, 4), chance.between(390, 520), 'sword'),
      ).join('')
    : drawFan(drawing, [...stock.greens, { name: 'leaf', colour: 'green' }], {
        centre: SOIL,
        spread: 104,
        count: 17,
        length: 315,
        start: 10,
      });
  const sprays = drawFan(drawing, stock.sprays, {
    centre: SOIL,
    spread: 36,
    count: 7,
    length: 405,
    start: 0,
  });
  return blades + sprays + stems.join('') + drawHeads(drawing, posed);
}

/** Plants that are leaf above all, and sprays such as lavender that stand up in a bush. */
function leafy(drawing: Drawing, stock: Stock): string {
  const { sketch, chance } = drawing;
  const fan = { centre: SOIL, start: 0 };
  const [green] = stock.greens;
  const species = green === undefined ? null : speciesOf(green.name);
  if (stock.sprays.length > 0) {
    const under = stock.greens.length > 0 ? stock.greens : [{ name: 'leaf', colour: 'green' }];
    const base = drawFan(drawing, under, { ...fan, spread: 92, count: 13, length: 264 });
    const back = drawFan(drawing, stock.sprays, { ...fan, spread: 46, count: 13, length: 568 });
    const front = drawFan({ sketch, chance: chance.part('front') }, stock.sprays, {
      ...fan,
      spread: 34,
      count: 9,
      length: 432,
    });
    return back + base + front;
  }
  if (species?.kind === 'blade') {
    const narrow = species.leaf === 'sword' ? 22 : species.leaf === 'split' ? 46 : 62;
    const back = drawFan(drawing, stock.greens, {
      ...fan,
      spread: narrow,
      count: species.leaf === 'split' ? 4 : 9,
      length: 520,
    });
    const front = drawFan({ sketch, chance: chance.part('front') }, stock.greens, {
      ...fan,
      spread: narrow * 0.9,
      count: species.leaf === 'split' ? 3 : 6,
      length: 330,
    });
    const sails = [-26, 4, 31].map((angle, index) =>
      group(
        spathe(sketch, chance, pigmentOf('white'), { length: 690 - index * 40, bow: angle }),
        place(SOIL, angle * 0.7),
      ),
    );
    return back + (species.spathe ? sails.join('') : '') + front;
  }
  return leafMound(drawing, stock.greens);
}

/** Leaves and nothing else: ferns stand, ivy hangs over the rim. */
function leafMound(drawing: Drawing, greens: readonly Specimen[]): string {
  const { sketch, chance } = drawing;
  const fan = { centre: SOIL, start: 0 };
  const hangs = greens[0]?.name === 'ivy';
  const back = drawFan(drawing, greens, {
    ...fan,
    spread: hangs ? 148 : greens[0]?.name === 'zz' ? 52 : 96,
    count: 17,
    length: hangs ? 400 : 504,
  });
  const front = drawFan({ sketch, chance: chance.part('front') }, greens, {
    ...fan,
    spread: 70,
    count: 9,
    length: 324,
  });
  return back + front;
}
