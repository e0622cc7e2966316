import type { BudKind } from '../plants/bud';
import type { LeafShape } from '../plants/leaf';

/** The leaf of a flower that stands on a stem, and how leaves are set along it. */
export interface LeafHabit {
  /** One blade; leaflets on a stalk (`rose`: five, `threes`: three times three); or threads like fennel. */
  readonly make: 'blade' | 'rose' | 'threes' | 'threads';
  readonly shape: LeafShape;
  /** px on a page of 1080 */
  readonly length: number;
  /** Relative to the length. */
  readonly width: number;
  readonly set: 'alternate' | 'opposite' | 'foot' | 'whorls' | 'ruff';
  readonly count: number;
  readonly colour?: string;
}

/** How a flower grows: what is drawn under the bloom. */
export interface Habit {
  /** One great flower, three stems side by side, or many flowers on one branching stem. */
  readonly stand: 'one' | 'three' | 'branching';
  /** Null where a bud is too small to be seen by itself: a smaller head stands in its place. */
  readonly bud: BudKind | null;
  readonly leaf: LeafHabit;
  /** px */
  readonly stem: number;
  readonly thorns?: boolean;
  readonly hairy?: boolean;
  /** Leafy wings along its stems. */
  readonly winged?: boolean;
  /** How far flowers look aside at least: 0 to 0.75. */
  readonly tilt: number;
  /** Its flowers relative to what the stand allows them. */
  readonly size: number;
}

type Rest = Partial<Omit<LeafHabit, 'shape' | 'length' | 'width' | 'set' | 'count'>>;
const leafOf = (
  shape: LeafShape,
  length: number,
  width: number,
  set: LeafHabit['set'],
  count: number,
  rest: Rest = {},
): LeafHabit => ({ make: 'blade', shape, length, width, set, count, ...rest });

const habit = (
  stand: Habit['stand'],
  bud: Habit['bud'],
  leaf: LeafHabit,
  stem: number,
  rest: Partial<Habit> = {},
): Habit => ({ stand, bud, leaf, stem, tilt: 0.2, size: 1, ...rest });

const STRAP = leafOf('strap', 560, 0.17, 'foot', 4, { colour: 'sage' });

/** Habits by species; others are drawn with plain leaves. */
const HABITS: Readonly<Record<string, Habit>> = {
  rose: habit(
    'one',
    'sepals',
    leafOf('serrated', 150, 0.6, 'alternate', 4, { make: 'rose', colour: 'deep-green' }),
    15,
    { thorns: true },
  ),
  ranunculus: habit('three', 'globe', leafOf('lobed', 150, 0.5, 'alternate', 3, { make: 'threes' }), 12),
  peony: habit(
    'one',
    'globe',
    leafOf('lance', 215, 0.34, 'alternate', 5, { make: 'threes', colour: 'deep-green' }),
    17,
    { size: 1.1, tilt: 0.3 },
  ),
  lisianthus: habit('branching', 'cup', leafOf('oval', 170, 0.42, 'opposite', 3, { colour: 'sage' }), 10),
  carnation: habit('three', 'tube', leafOf('sword', 230, 0.07, 'opposite', 3, { colour: 'sage' }), 11, { tilt: 0.6 }),
  dahlia: habit(
    'one',
    'globe',
    leafOf('serrated', 150, 0.52, 'opposite', 3, { make: 'rose', colour: 'deep-green' }),
    16,
  ),
  chrysanthemum: habit('branching', 'scales', leafOf('lobed', 230, 0.56, 'alternate', 5, { colour: 'deep-green' }), 12),
  gerbera: habit('three', 'scales', leafOf('lobed', 330, 0.3, 'foot', 4), 15, { tilt: 0.14, hairy: true }),
  sunflower: habit('one', 'scales', leafOf('heart', 275, 0.68, 'alternate', 4), 22, { tilt: 0.12, hairy: true }),
  daisy: habit('branching', 'scales', leafOf('lobed', 210, 0.34, 'alternate', 5), 8),
  cosmos: habit('branching', 'globe', leafOf('lance', 230, 0.5, 'opposite', 3, { make: 'threads' }), 8),
  anemone: habit('three', 'globe', leafOf('lobed', 230, 0.6, 'ruff', 8, { make: 'threads' }), 12, { tilt: 0.16 }),
  poppy: habit('three', 'nodding', leafOf('spiny', 330, 0.4, 'foot', 5, { colour: 'sage' }), 9, { hairy: true }),
  hellebore: habit('branching', 'globe', leafOf('lance', 210, 0.26, 'ruff', 5, { colour: 'deep-green' }), 12),
  daffodil: habit('three', 'sheath', leafOf('sword', 720, 0.06, 'foot', 6, { colour: 'sage' }), 14, {
    tilt: 0.28,
    size: 1.12,
  }),
  lily: habit('branching', 'spindle', leafOf('lance', 240, 0.17, 'alternate', 11), 15, { tilt: 0.12, size: 1.42 }),
  alstroemeria: habit('branching', 'spindle', leafOf('lance', 190, 0.2, 'alternate', 8), 11, { size: 1.1 }),
  cornflower: habit('branching', 'scales', leafOf('sword', 250, 0.07, 'alternate', 7, { colour: 'sage' }), 8),
  tulip: habit('three', 'cup', STRAP, 15, { tilt: 0 }),
  hydrangea: habit('one', 'bead', leafOf('serrated', 320, 0.62, 'opposite', 3), 16, { tilt: 0 }),
  statice: habit('branching', null, leafOf('lobed', 260, 0.3, 'foot', 5), 9, {
    tilt: 0,
    size: 1.15,
    winged: true,
  }),
  gypsophila: habit('branching', null, leafOf('lance', 120, 0.13, 'opposite', 4, { colour: 'sage' }), 6, {
    tilt: 0,
    size: 1.35,
  }),
  thistle: habit('branching', 'scales', leafOf('spiny', 330, 0.46, 'alternate', 5, { colour: 'sage' }), 15, {
    tilt: 0,
    hairy: true,
  }),
};

const PLAIN: Habit = habit('one', 'globe', leafOf('serrated', 260, 0.42, 'alternate', 4), 14);

export const habitOf = (name: string): Habit => (Object.hasOwn(HABITS, name) ? HABITS[name] : undefined) ?? PLAIN;
