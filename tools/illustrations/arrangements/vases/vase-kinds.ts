import type { SeedVase } from '../../../../backend/seed/seed-shapes';
import { groundShade, tableTop } from '../../ink/ground';
import type { Profile, Turned } from '../../ink/lathe';
import { type Drawing, partOf, type Specimen } from '../../species/specimen';
import type { Composition } from '../compose';
import type { Draw, Kind } from '../kind';
import type { Stock } from '../posing';
import { type CutStem, cutStem } from './cut-stem';
import { CLEAR, type GlassTone, glassVessel } from './glass';
import { enamelJug, stonewareJug } from './jugs';
import { pinFrogBowl } from './pin-frog';

const FOOT = 1172;

/** On a plain table: the vessel is what is sold, and stems only show how it is used. */
export const onTable = ({ sketch }: Drawing, subject: string, half: number, foot = FOOT): Composition => ({
  ground: tableTop(sketch, foot - 150) + groundShade(sketch, 540, foot - 4, half, 0.5),
  subject,
  foot,
});

/** The specimen of this number, sprays and greens after heads. */
export const stockAt = ({ heads, sprays, greens }: Stock, index: number): Specimen => {
  const all = [...heads, ...sprays, ...greens];
  return all[index % Math.max(1, all.length)] ?? { name: 'daisy', colour: 'white' };
};

/** One glass vessel with some stems in it, the first of them `from` this one of the stock. */
const inGlass =
  (form: Turned, tone: GlassTone, water: number | null, stems: readonly CutStem[], from = 0): Draw =>
  (drawing, stock) => {
    const vessel = glassVessel(drawing.sketch, form, tone, water);
    const flowers = stems.map((cut, index) =>
      cutStem(partOf(drawing, `stem ${index}`), stockAt(stock, from + index), cut),
    );
    const half = Math.max(...form.profile.map(([, wide]) => wide));
    return onTable(drawing, vessel.behind + flowers.join('') + vessel.before, half * 0.9);
  };

const POSY: Turned = {
  x: 540,
  top: 700,
  bottom: 1160,
  profile: [
    [0, 190],
    [0.12, 168],
    [0.3, 172],
    [0.7, 214],
    [1, 196],
  ],
};

const CYLINDER: Turned = {
  x: 540,
  top: 330,
  bottom: 1160,
  profile: [
    [0, 172],
    [0.5, 170],
    [1, 170],
  ],
};

const BOTTLE: Turned = {
  x: 540,
  top: 500,
  bottom: 1160,
  profile: [
    [0, 62],
    [0.05, 48],
    [0.34, 50],
    [0.5, 128],
    [0.64, 186],
    [0.9, 190],
    [1, 168],
  ],
};

const BUD: Profile = [
  [0, 44],
  [0.06, 34],
  [0.36, 38],
  [0.56, 104],
  [0.9, 112],
  [1, 96],
];

/** Three bottles in a row, green, amber and clear, one stem in each. */
export function budVases(drawing: Drawing, stock: Stock): Composition {
  const bottles = [
    { tone: { tint: '#4f8a55', depth: 0.42 }, top: 800, high: 300, radius: 92 },
    { tone: { tint: '#b9711c', depth: 0.46 }, top: 730, high: 380, radius: 104 },
    { tone: CLEAR, top: 840, high: 250, radius: 86 },
  ];
  const bodies = bottles.map(({ tone, top, high, radius }, index) => {
    const x = 252 + index * 288;
    const form: Turned = { x, top, bottom: 1150 + (index === 1 ? 22 : 0), profile: BUD };
    const vessel = glassVessel(drawing.sketch, form, tone, 0.5);
    const to = { x: x + (index - 1) * 34, y: top - high };
    const cut = { from: { x, y: form.bottom - 40 }, to, radius, bow: 16, leaves: [0.72] };
    return vessel.behind + cutStem(partOf(drawing, `bud ${index}`), stockAt(stock, index), cut) + vessel.before;
  });
  return onTable(drawing, bodies.join(''), 380);
}

const jug =
  (vesselOf: typeof stonewareJug): Draw =>
  (drawing) => {
    const { behind, before } = vesselOf(drawing);
    return onTable(drawing, behind + before, 230);
  };

const kind = (draw: Draw, focusY: number, half = 200): Kind => ({
  draw,
  focus: { x: 540, y: focusY },
  scale: 0.62,
  half,
  parcel: 'carton',
});

export const VASES: Readonly<Record<SeedVase, Kind>> = {
  'posy-vase': kind(
    inGlass(POSY, CLEAR, 0.36, [{ from: { x: 500, y: 1128 }, to: { x: 610, y: 520 }, radius: 108, bow: 10 }], 2),
    820,
  ),
  'cylinder-vase': kind(
    inGlass(CYLINDER, CLEAR, 0.3, [
      {
        from: { x: 470, y: 1120 },
        to: { x: 640, y: 190 },
        radius: 150,
        bow: 16,
        leaves: [0.66, 0.76, 0.84],
        leaf: 'lance',
      },
    ]),
    640,
  ),
  'stoneware-jug': kind(jug(stonewareJug), 760),
  'enamel-jug': kind(jug(enamelJug), 700),
  'bud-vases': kind(budVases, 900, 330),
  'bottle-vase': kind(
    inGlass(BOTTLE, { tint: '#565b63', depth: 0.5 }, null, [
      { from: { x: 548, y: 1100 }, to: { x: 470, y: 250 }, radius: 84, bow: -14 },
      { from: { x: 536, y: 1104 }, to: { x: 640, y: 170 }, radius: 84, bow: 22 },
    ]),
    860,
  ),
  'pin-frog-bowl': kind(pinFrogBowl, 900, 330),
};
