import type { Chance } from '../ink/chance';
import { mix, pigmentOf } from '../ink/colours';
import { at, n, type Point, type Sketch } from '../ink/sketch';
import { coneBefore, coneBehind, cornersBefore, cornersBehind, type Folded, type Paper } from './folded-paper';
import { ribbon } from './wrapping';

const PAPERS = {
  kraft: { light: '#dfbf94', dark: '#94703f' },
  tissue: { light: '#fffcf5', dark: '#c9bba2' },
  sage: { light: '#dde6d5', dark: '#88a083' },
  blush: { light: '#f8e6df', dark: '#bd9389' },
  slate: { light: '#bcc6cb', dark: '#627079' },
} as const;

export interface PaperForm {
  readonly tie: Point;
  /** How far the flowers reach, left and right of the middle. */
  readonly half: number;
  readonly colour: keyof typeof PAPERS;
  /** What is tied round the waist: string, or a ribbon in this colour. */
  readonly ribbon?: string;
}

/** A sheet gathered at the tie: pleats from one share of its spread to another, -1 to 1, each as long as `reach` says. */
interface Sheet {
  readonly paper: Paper;
  readonly from: number;
  readonly to: number;
  readonly pleats: number;
  /** Degrees from upright to either side. */
  readonly spread: number;
  readonly reach: (share: number) => number;
}

const WAIST = 42;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function sheet(sketch: Sketch, chance: Chance, tie: Point, form: Sheet): string {
  const { paper, from, to, pleats, spread, reach } = form;
  const edges = Array.from({ length: pleats + 1 }, (_, index) => {
    const ends = index === 0 || index === pleats;
    const share = from + ((index + (ends ? 0 : chance.between(-0.3, 0.3))) / pleats) * (to - from);
    const long = reach(share) * chance.about(0.035);
    const out = { x: Math.sin(radians(share * spread)) * long, y: Math.cos(radians(share * spread)) * long };
    return {
      share,
      start: { x: tie.x + share * WAIST, y: tie.y },
      // The paper bellies out from the tie and then stands up around the flowers.
      belly: { x: tie.x + out.x * 0.72, y: tie.y - out.y * 0.36 },
      end: { x: tie.x + out.x, y: tie.y - out.y },
    };
  });
  return edges
    .slice(1)
    .map((right, index) => {
      const left = edges[index] ?? right;
      const isLit = index % 2 === 0;
      const shade = (more: number): string =>
        mix(paper.light, paper.dark, Math.min(1, Math.max(0, 0.16 + right.share * 0.16 + more)));
      const fill = sketch.across([
        { offset: 0, colour: shade(isLit ? 0.06 : 0.26) },
        { offset: 0.5, colour: shade(isLit ? -0.12 : 0.14) },
        { offset: 1, colour: shade(isLit ? 0.1 : 0.02) },
      ]);
      const lip = {
        x: (left.end.x + right.end.x) / 2,
        y: (left.end.y + right.end.y) / 2 + chance.between(-26, 10),
      };
      const d = `M${at(left.start)}Q${at(left.belly)} ${at(left.end)}Q${at(lip)} ${at(right.end)}Q${at(right.belly)} ${at(right.start)}Z`;
      return `<path d="${d}" fill="${fill}" stroke="${paper.dark}" stroke-opacity="0.22" stroke-width="2" stroke-linejoin="round"/>`;
    })
    .join('');
}

const tissueOf = (colour: keyof typeof PAPERS): Paper => (colour === 'tissue' ? PAPERS.blush : PAPERS.tissue);

/** Gathered in pleats, rolled into a cone or laid corner over corner; a bunch is wrapped the same way in each of its pictures. */
const foldOf = (chance: Chance): 'pleats' | 'cone' | 'corners' =>
  chance.part('fold').pick(['pleats', 'cone', 'corners']);

const foldedOf = ({ tie, half, colour }: PaperForm): Folded => ({
  tie,
  half,
  paper: PAPERS[colour],
  tissue: tissueOf(colour),
});

/** Standing behind the flowers: the wrapping paper, and tissue in front of it. */
export function paperBehind(sketch: Sketch, chance: Chance, form: PaperForm): string {
  const { tie, half, colour } = form;
  const own = chance.part('paper behind');
  const fold = foldOf(chance);
  if (fold === 'cone') return coneBehind(sketch, own, foldedOf(form));
  if (fold === 'corners') return cornersBehind(sketch, own, foldedOf(form));
  const wing = (share: number, long: number): number => half * (long - 0.14 * Math.cos(share * 5));
  const back = { from: -1, to: 1, spread: own.between(44, 50) } as const;
  const outer: Sheet = { ...back, paper: PAPERS[colour], pleats: 11, reach: (share) => wing(share, 1.6) };
  const inner: Sheet = { ...back, paper: tissueOf(colour), pleats: 15, reach: (share) => wing(share, 1.46) };
  return sheet(sketch, own, tie, outer) + sheet(sketch, own, tie, inner);
}

/** In front, with what it is tied with; below the tie the stems look out. */
export function paperBefore(sketch: Sketch, chance: Chance, form: PaperForm): string {
  const { tie, ribbon: satin } = form;
  const own = chance.part('paper before');
  const fold = foldOf(chance);
  const sheets =
    fold === 'cone'
      ? coneBefore(sketch, own, foldedOf(form))
      : fold === 'corners'
        ? cornersBefore(sketch, own, foldedOf(form))
        : pleatsBefore(sketch, own, form);
  return sheets + (satin === undefined ? string(tie) : ribbon(sketch, tie, pigmentOf(satin)));
}

/** A frill of tissue, two sheets that overlap, and their pleats below the tie. */
function pleatsBefore(sketch: Sketch, own: Chance, { tie, half, colour }: PaperForm): string {
  const paper = PAPERS[colour];
  const side = own.next() < 0.5 ? 1 : -1;
  const spread = own.between(45, 50);
  const dip = own.between(0.56, 0.68);
  const rim = (share: number): number => half * (dip + 0.62 * Math.abs(share) ** 1.5);
  // The upper sheet falls away towards its own edge, which lies across the lower one.
  const falling = (share: number): number => rim(share) * (1 - 0.24 * Math.max(0, 0.4 - share * side));
  const [lower, upper] = [
    [-0.5, 1],
    [-1, 0.62],
  ].map(([from = 0, to = 0]) => (side > 0 ? { from: -to, to: -from } : { from, to }));
  const frill: Sheet = {
    paper: tissueOf(colour),
    from: -1,
    to: 1,
    pleats: 17,
    spread,
    reach: (share) => rim(share) * 1.08,
  };
  const under: Sheet = { paper, from: -1, to: 1, ...lower, pleats: own.pick([6, 7, 8]), spread, reach: rim };
  const over: Sheet = { paper, from: -1, to: 1, ...upper, pleats: own.pick([7, 8, 9]), spread, reach: falling };
  const skirt: Sheet = {
    paper,
    from: -1,
    to: 1,
    pleats: 8,
    spread: own.between(30, 40),
    reach: () => own.between(150, 176),
  };
  const hanging = `<g transform="rotate(180 ${n(tie.x)} ${n(tie.y)})">${sheet(sketch, own, tie, skirt)}</g>`;
  const edge = side > 0 ? over.from : over.to;
  const shade = shadeOfEdge(paper, tie, edge, spread, falling(edge));
  const sheets = [frill, under, over].map((form) => sheet(sketch, own, tie, form)).join('');
  return hanging + sheets + shade;
}

/** The shade that the edge of the upper sheet throws on the lower one. */
function shadeOfEdge(paper: Paper, tie: Point, share: number, spread: number, long: number): string {
  const outward = Math.sign(share);
  const turn = radians(share * spread);
  const start = { x: tie.x + share * WAIST, y: tie.y };
  const end = { x: tie.x + Math.sin(turn) * long, y: tie.y - Math.cos(turn) * long };
  const belly = { x: tie.x + (end.x - tie.x) * 0.72, y: tie.y - (tie.y - end.y) * 0.36 };
  const d = `M${n(start.x + outward * 10)} ${n(start.y)}Q${n(belly.x + outward * 18)} ${n(belly.y)} ${n(end.x + outward * 16)} ${n(end.y + 16)}L${at(end)}Q${at(belly)} ${at(start)}Z`;
  return `<path d="${d}" fill="${paper.dark}" fill-opacity="0.4"/>`;
}

function string({ x, y }: Point): string {
  return [-12, 0, 12]
    .map(
      (down) =>
        `<path d="M${n(x - 46)} ${n(y + down)}Q${n(x)} ${n(y + down + 14)} ${n(x + 46)} ${n(y + down)}" fill="none" stroke="#8a7a5c" stroke-width="6"/><path d="M${n(x - 45)} ${n(y + down - 1)}Q${n(x)} ${n(y + down + 12)} ${n(x + 45)} ${n(y + down - 1)}" fill="none" stroke="#d9caa5" stroke-width="2.5" stroke-dasharray="5 3"/>`,
    )
    .join('');
}
