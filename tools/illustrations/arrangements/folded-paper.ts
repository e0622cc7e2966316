import type { Chance } from '../ink/chance';
import { mix } from '../ink/colours';
import { n, type Point, type Sketch } from '../ink/sketch';

export interface Paper {
  readonly light: string;
  readonly dark: string;
}

export interface Folded {
  readonly tie: Point;
  /** How far the flowers reach, left and right of the middle. */
  readonly half: number;
  readonly paper: Paper;
  readonly tissue: Paper;
}

/** From the tie, in parts of `half`: to the right and up. */
type Corner = readonly [x: number, y: number];

/** A flat piece of paper with straight edges, from the waist through its corners and back. */
function piece(sketch: Sketch, { tie, half }: Folded, paper: Paper, corners: readonly Corner[], shade: number): string {
  const fill = sketch.across([
    { offset: 0, colour: mix(paper.light, paper.dark, shade) },
    { offset: 0.55, colour: mix(paper.light, paper.dark, Math.max(0, shade - 0.14)) },
    { offset: 1, colour: mix(paper.light, paper.dark, shade + 0.16) },
  ]);
  const path = corners.map(([x, y]) => `L${n(tie.x + x * half)} ${n(tie.y - y * half)}`).join('');
  return `<path d="M${path.slice(1)}Z" fill="${fill}" stroke="${paper.dark}" stroke-opacity="0.4" stroke-width="2.5" stroke-linejoin="round"/>`;
}

/** A sheet that is pinched along its middle: one half in the light, the other in the shade. */
function kite(
  sketch: Sketch,
  form: Folded,
  paper: Paper,
  [left, tip, right]: readonly [Corner, Corner, Corner],
): string {
  const at = tip[0];
  return (
    piece(sketch, form, paper, [[-0.1 + at * 0.06, 0], left, tip, [at * 0.06, 0]], 0.08) +
    piece(sketch, form, paper, [[at * 0.06, 0], tip, right, [0.1 + at * 0.06, 0]], 0.3)
  );
}

/** Square sheets laid across each other behind the flowers: their corners stand out all round. */
export function cornersBehind(sketch: Sketch, chance: Chance, form: Folded): string {
  const star = (turn: number, reach: number, paper: Paper): string =>
    [-46, -23, 0, 23, 46]
      .map((angle) => {
        const out = ((angle + turn + chance.between(-4, 4)) * Math.PI) / 180;
        const long = reach * chance.about(0.03);
        const corner = (lean: number, share: number): Corner => [
          Math.sin(out + lean) * long * share,
          Math.cos(out + lean) * long * share,
        ];
        return kite(sketch, form, paper, [corner(-0.22, 0.86), corner(0, 1), corner(0.22, 0.86)]);
      })
      .join('');
  return star(0, 1.58, form.paper) + star(6, 1.42, form.tissue);
}

/** In front, three of the corners are brought together, and below the tie two hang down. */
export function cornersBefore(sketch: Sketch, chance: Chance, form: Folded): string {
  const lean = chance.between(-0.06, 0.06);
  const down = [-1, 1].map((side) =>
    kite(sketch, form, form.paper, [
      [side * 0.1 - 0.12, -0.36],
      [side * 0.2, -0.46],
      [side * 0.24 + 0.1, -0.34],
    ]),
  );
  const inner = kite(sketch, form, form.tissue, [
    [-0.5, 0.66],
    [lean, 0.92],
    [0.5, 0.66],
  ]);
  const sides = [-1, 1].map((side) =>
    kite(
      sketch,
      form,
      form.paper,
      side < 0
        ? [
            [-1, 0.9],
            [-0.66, 0.98],
            [-0.1, 0.52],
          ]
        : [
            [0.1, 0.52],
            [0.66, 0.98],
            [1, 0.9],
          ],
    ),
  );
  const middle = kite(sketch, form, form.paper, [
    [-0.44, 0.5],
    [lean, 0.7],
    [0.44, 0.5],
  ]);
  return down.join('') + inner + sides.join('') + middle;
}

/** One sheet rolled into a cone: behind the flowers its two upper corners stand up. */
export function coneBehind(sketch: Sketch, chance: Chance, form: Folded): string {
  const high = chance.between(1.58, 1.7);
  const corners = (grow: number): readonly Corner[] => [
    [-0.1, 0],
    [-1.08 * grow, 0.9 * grow],
    [-0.86 * grow, high * grow],
    [-0.1, 1.42 * grow],
    [0.8 * grow, (high + 0.05) * grow],
    [1.1 * grow, 0.94 * grow],
    [0.1, 0],
  ];
  return piece(sketch, form, form.paper, corners(1), 0.3) + piece(sketch, form, form.tissue, corners(0.92), 0.12);
}

// A row a sheet reads as a table.
// prettier-ignore
/** The sheets of a cone, seen with the right side over the left; its upper edge dips to `low`. */
const coneSheets = (low: number) => ({
  hanging: [[-0.1, 0], [-0.2, -0.4], [0.02, -0.46], [0.22, -0.38], [0.1, 0]],
  frill: [[-0.1, 0], [-0.98, 0.92], [-0.5, 0.76], [0.1, low + 0.12], [0.55, 0.84], [1, 0.94], [0.1, 0]],
  under: [[-0.1, 0], [-1, 0.86], [-0.4, 0.66], [0.3, low - 0.1], [0.1, 0]],
  shade: [[-0.22, low], [-0.27, low - 0.02], [-0.13, 0.02], [-0.1, 0.02]],
  over: [[0.1, 0], [1.02, 0.88], [0.5, 0.78], [-0.22, low], [-0.1, 0.02]],
  corner: [[0.5, 0.78], [-0.22, low], [0.2, 0.42]],
}) as const;

/** In front one side is drawn over the other, and its corner turned down. */
export function coneBefore(sketch: Sketch, chance: Chance, form: Folded): string {
  const side = chance.next() < 0.5 ? 1 : -1;
  const sheets = coneSheets(chance.between(0.5, 0.58));
  const drawn = (name: keyof typeof sheets, paper: Paper, shade: number): string =>
    piece(
      sketch,
      form,
      paper,
      sheets[name].map(([x, y]) => [x * side, y]),
      shade,
    );
  const { paper, tissue } = form;
  return (
    drawn('hanging', paper, 0.3) +
    drawn('frill', tissue, 0.1) +
    drawn('under', paper, 0.34) +
    drawn('shade', { light: paper.dark, dark: paper.dark }, 0) +
    drawn('over', paper, 0.1) +
    drawn('corner', tissue, 0.06)
  );
}
