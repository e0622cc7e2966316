import { spathe } from '../plants/blade';
import { pigmentOf } from '../ink/colours';
import { leafAt } from '../plants/leaf';
import { orchidSpray } from './orchid';
import { group, place, type Point } from '../ink/sketch';
import { type Drawing, drawGrowth, drawHead, type Specimen } from './specimen';
import { speciesOf } from './species';

interface Shoot {
  readonly x: number;
  readonly turn: number;
  /** px */
  readonly length: number;
  readonly bow: number;
  /** px above the foot of the others, for a side branch. */
  readonly up?: number;
}

const FOOT_Y = 1228;
const shoot = (x: number, turn: number, length: number, bow: number): Shoot => ({ x, turn, length, bow });

const ONE_SPIKE: readonly Shoot[] = [shoot(500, -13, 790, -26), shoot(575, 6, 1030, 26)];

/** A main stem and the branches it puts out on either side. */
const branched = (bow: number): readonly Shoot[] => [
  { ...shoot(536, -38, 520, -bow), up: 210 },
  { ...shoot(552, 40, 480, bow), up: 330 },
  { ...shoot(545, -30, 360, -bow), up: 520 },
  shoot(540, 0, 985, bow),
];

/** How many stems of it make a picture, and how they lean. */
const SHOOTS: Readonly<Record<string, readonly Shoot[]>> = {
  lavender: [-26, 24, -17, 16, -9, 10, -3, 4].map((turn, index) =>
    shoot(540 + turn * 1.6, turn, [700, 730, 820, 800, 900, 880, 985, 940][index] ?? 800, turn * 1.6),
  ),
  fern: [-46, 42, -27, 25, -8, 9].map((turn, index) =>
    shoot(540 + turn * 0.5, turn, [620, 660, 800, 830, 960, 900][index] ?? 700, turn * 3.4),
  ),
  grass: [-24, 20, -13, 10, -4, 3].map((turn, index) =>
    shoot(540 + turn, turn, [640, 680, 760, 800, 850, 900][index] ?? 700, turn * 2.4),
  ),
  'snake-plant': [-17, 15, -8, 9, 0].map((turn, index) =>
    shoot(540 + turn * 6, turn, [560, 620, 780, 690, 860][index] ?? 700, turn * 1.2),
  ),
  'peace-lily': [-58, 54, -34, 32, -12, 14].map((turn, index) =>
    shoot(540 + turn * 0.6, turn, [560, 540, 660, 640, 620, 560][index] ?? 600, turn),
  ),
  monstera: [shoot(500, -34, 560, -50), shoot(560, 24, 640, 40), shoot(535, -3, 900, -16)],
  hyacinth: [shoot(540, 0, 900, 8)],
  'sweet-pea': [shoot(500, -24, 720, -60), shoot(570, 22, 760, 50), shoot(540, -2, 900, 26)],
  // Ivy trails from where it is held.
  ivy: [
    { ...shoot(575, 164, 740, -230), up: 900 },
    { ...shoot(500, -170, 620, 230), up: 885 },
    { ...shoot(535, 179, 830, -60), up: 905 },
  ],
  snowdrop: [shoot(440, -10, 560, -24), shoot(560, 2, 760, 24), shoot(640, 12, 480, 26)],
  cyclamen: [shoot(460, -16, 520, -24), shoot(550, 0, 740, 24), shoot(620, 16, 460, 26)],
  mistletoe: [shoot(540, 0, 640, 0)],
  rosemary: [-22, 20, -12, 10, -2].map((turn, index) =>
    shoot(540 + turn, turn, [640, 680, 820, 860, 960][index] ?? 700, turn),
  ),
  eucalyptus: branched(46),
  olive: branched(40),
  leaf: branched(20),
  holly: branched(20),
  pine: branched(26),
};

/** It hangs down from where it is held, instead of standing on its foot. */
export const isTrailing = (name: string): boolean => name === 'ivy';

/** A plant that is no single head: its stems side by side, leaves at their foot where it has them. */
export function growthPortrait(drawing: Drawing, specimen: Specimen): string {
  const shoots = SHOOTS[specimen.name] ?? ONE_SPIKE;
  const stems = shoots.map(({ x, turn, length, bow, up = 0 }, index) => {
    const own = { sketch: drawing.sketch, chance: drawing.chance.part(`shoot ${index}`) };
    // Tall kinds come out longer and short ones shorter; a portrait has one height.
    const pose = { length: length / habitualStretch(specimen.name), bow };
    return group(drawGrowth(own, specimen, pose), place({ x: x + up * bow * 0.0004, y: FOOT_Y - up }, turn));
  });
  return leavesAtFoot(drawing, specimen) + stems.join('') + sails(drawing, specimen);
}

function habitualStretch(name: string): number {
  const species = speciesOf(name);
  return 'length' in species ? Math.min(1.16, Math.max(0.84, species.length / 3)) : 1;
}

const FOOT_LEAVES: Readonly<
  Record<
    string,
    {
      readonly shape: 'sword' | 'lance';
      readonly length: number;
      readonly width: number;
      readonly colour: string;
      readonly turns: readonly number[];
    }
  >
> = {
  lavender: {
    shape: 'sword',
    length: 260,
    width: 0.07,
    colour: 'sage',
    turns: [-44, -33, -24, -15, -7, 2, 10, 18, 27, 36, 46],
  },
  hyacinth: { shape: 'sword', length: 560, width: 0.13, colour: 'green', turns: [-30, 28, -17, 16] },
  grass: { shape: 'sword', length: 420, width: 0.04, colour: 'straw', turns: [-30, 26, -16, 12] },
};

function leavesAtFoot({ sketch, chance }: Drawing, { name }: Specimen): string {
  const foot = Object.hasOwn(FOOT_LEAVES, name) ? FOOT_LEAVES[name] : undefined;
  if (foot === undefined) return '';
  return foot.turns
    .map((angle) => {
      const length = foot.length * chance.about(0.14);
      const form = { shape: foot.shape, length, width: length * foot.width, sweep: Math.sign(angle) * 0.5 };
      return leafAt(sketch, chance, form, pigmentOf(foot.colour), { at: { x: 540 + angle, y: FOOT_Y }, angle });
    })
    .join('');
}

function sails({ sketch, chance }: Drawing, { name }: Specimen): string {
  if (name !== 'peace-lily') return '';
  return [-15, 17, 2]
    .map((turn, index) => {
      const form = { length: 760 + index * 130, bow: turn * 1.6 };
      return group(
        spathe(sketch, chance.part(`sail ${index}`), pigmentOf('white'), form),
        place({ x: 540, y: FOOT_Y }, turn),
      );
    })
    .join('');
}

/** Flowers whose plant is part of what they are. */
export function plantPortrait(drawing: Drawing, specimen: Specimen): string {
  if (specimen.name === 'orchid') {
    return orchidSpray(drawing, [specimen], {
      foot: { x: 400, y: 1215 },
      side: 1,
      height: 900,
      unit: 136,
      leaves: true,
    });
  }
  const at: Point = { x: 540, y: 700 };
  const rosette = (x: number, y: number, unit: number, name: string): string =>
    group(
      drawHead({ ...drawing, chance: drawing.chance.part(name) }, specimen, {
        unit,
        facing: x < 0 ? -50 : 40,
        tilt: 0.2,
      }),
      place({ x: at.x + x, y: at.y + y }),
    );
  return (
    rosette(-235, 225, 165, 'left') +
    rosette(240, 215, 178, 'right') +
    rosette(20, 285, 130, 'front') +
    rosette(0, -40, 350, 'mother')
  );
}
