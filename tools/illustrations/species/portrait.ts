import { bud, type BudKind } from '../plants/bud';
import type { Chance } from '../ink/chance';
import { pigmentOf } from '../ink/colours';
import { type Habit, habitOf } from './habit';
import { armed, leavesOn } from '../plants/set-leaves';
import { group, place, type Point } from '../ink/sketch';
import { type Drawing, drawHead, headSize, type Specimen } from './specimen';
import { along, stem, type StemLine } from '../plants/stem';
import { wings } from '../plants/wings';

const FOOT: Point = { x: 545, y: 1232 };

interface HeadPlan {
  readonly at: Point;
  /** Relative to the largest flower of the page. */
  readonly scale: number;
  readonly facing: number;
  readonly tilt: number;
  readonly isBud?: boolean;
  readonly bow: number;
  /** Branches leave the first stem at this part of it; the others stand on the ground. */
  readonly branch?: number;
  readonly foot?: number;
}

/** px of the largest flower's radius. */
const RADIUS: Readonly<Record<Habit['stand'], number>> = { one: 262, three: 200, branching: 176 };

const STANDS: Readonly<Record<Habit['stand'], readonly HeadPlan[]>> = {
  one: [
    { at: { x: 520, y: 430 }, scale: 1, facing: -22, tilt: 0.1, bow: 34 },
    { at: { x: 815, y: 720 }, scale: 0.5, facing: 32, tilt: 0, isBud: true, bow: 40, branch: 0.42 },
  ],
  three: [
    { at: { x: 560, y: 350 }, scale: 1, facing: -12, tilt: 0.05, bow: 26 },
    { at: { x: 270, y: 560 }, scale: 0.86, facing: -42, tilt: 0.4, bow: 44, foot: -24 },
    { at: { x: 838, y: 690 }, scale: 0.72, facing: 30, tilt: 0, isBud: true, bow: -60, foot: 30 },
  ],
  branching: [
    { at: { x: 548, y: 350 }, scale: 1, facing: -10, tilt: 0.05, bow: 24 },
    { at: { x: 262, y: 520 }, scale: 0.88, facing: -48, tilt: 0.34, bow: -36, branch: 0.5 },
    { at: { x: 818, y: 545 }, scale: 0.82, facing: 50, tilt: 0.42, bow: 40, branch: 0.46 },
    { at: { x: 372, y: 262 }, scale: 0.6, facing: -24, tilt: 0, isBud: true, bow: -22, branch: 0.64 },
    { at: { x: 772, y: 300 }, scale: 0.55, facing: 26, tilt: 0, isBud: true, bow: 24, branch: 0.6 },
  ],
};

/** A flower as a flora shows it: how it stands, its leaves, its flowers from more than one side, and its buds. */
export function portrait(drawing: Drawing, specimen: Specimen): string {
  const habit = habitOf(specimen.name);
  const [first, ...others] = STANDS[habit.stand];
  if (first === undefined) return '';
  const main = lineOf(first, null);
  const lines = [first, ...others].map((plan) => ({ plan, line: plan === first ? main : lineOf(plan, main) }));
  const own = (name: string): Chance => drawing.chance.part(name);
  const stems = lines.map(({ plan, line }, index) => {
    const width = habit.stem * (plan.branch === undefined ? 1 : 0.66);
    return stem(line, width, pigmentOf('green')) + arms(habit, own(`arms ${index}`), line, width);
  });
  const leaves = lines
    .filter(({ plan }) => plan.branch === undefined)
    .filter(({ plan }) => plan === first || habit.leaf.set !== 'foot')
    .map(({ line, plan }, index) => {
      const leaf =
        plan === first
          ? habit.leaf
          : { ...habit.leaf, length: habit.leaf.length * 0.72, count: Math.max(1, habit.leaf.count - 1) };
      return plan.isBud && leaf.set !== 'ruff'
        ? ''
        : leavesOn({ sketch: drawing.sketch, chance: own(`leaves ${index}`), leaf }, line);
    });
  const heads = lines.map(({ plan, line }, index) =>
    headOf({ sketch: drawing.sketch, chance: own(`portrait ${index}`) }, specimen, habit, plan, along(line, 1).angle),
  );
  // Branches come out from behind the stem they leave.
  stems.reverse();
  const behind = habit.leaf.set === 'foot' ? leaves.join('') + stems.join('') : stems.join('') + leaves.join('');
  return [behind, ...heads.reverse()].join('');
}

function lineOf({ at, bow, branch, foot = 0 }: HeadPlan, main: StemLine | null): StemLine {
  const from = branch !== undefined && main !== null ? along(main, branch).at : { x: FOOT.x + foot, y: FOOT.y };
  return { from, to: at, bow };
}

function arms(habit: Habit, chance: Chance, line: StemLine, width: number): string {
  if (habit.thorns) return armed(chance, line, width, 'thorns');
  if (habit.winged) return wings(line, width * 2.1, pigmentOf('green')) + stem(line, width * 0.6, pigmentOf('green'));
  return habit.hairy ? armed(chance, line, width, 'hairs') : '';
}

function headOf(drawing: Drawing, specimen: Specimen, habit: Habit, plan: HeadPlan, angle: number): string {
  const radius = RADIUS[habit.stand] * plan.scale * habit.size;
  if (plan.isBud && habit.bud !== null) {
    const closed = bud(habit.bud, {
      ...drawing,
      pigment: pigmentOf(specimen.colour),
      size: budSize(habit.bud) * plan.scale,
    });
    const turn = habit.bud === 'nodding' ? 168 : angle * 0.7;
    return group(closed, place(plan.at, turn));
  }
  const tilt = Math.min(0.75, Math.max(habit.tilt, plan.tilt));
  const pose = { unit: radius / headSize(specimen.name), facing: plan.facing, tilt, glow: 0.2 };
  return group(drawHead(drawing, specimen, pose), place(plan.at));
}

const BUD_SIZES: Readonly<Partial<Record<BudKind, number>>> = {
  spindle: 300,
  sheath: 240,
  cup: 250,
  bead: 120,
  sepals: 260,
  tube: 230,
};

const budSize = (kind: BudKind): number => BUD_SIZES[kind] ?? 200;
