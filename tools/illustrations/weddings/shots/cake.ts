import { mix } from '../../ink/colours';
import { groundShade } from '../../ink/ground';
import { n, type Point, type Sketch } from '../../ink/sketch';
import { drawHeads, type Posed, type Stock } from '../../arrangements/posing';
import { type Drawing, drawGrowth, headSize, partOf } from '../../species/specimen';
import { group, place } from '../../ink/sketch';
import { greensOf } from '../pieces/garland';
import { behind, cast, own } from '../frame';
import type { Shot } from '../wedding-look';

export interface Cake {
  readonly tiers: 2 | 3 | 4;
  readonly icing: 'smooth' | 'ridged' | 'naked';
  /** `#rrggbb` */
  readonly colour: string;
  readonly stand: 'glass' | 'wood' | 'silver';
  /** `spiral` runs round from the top to the foot, `fall` down one side; `crown` sits on top, `ledges` and `rings` fill the steps. */
  readonly flowers: 'spiral' | 'fall' | 'crown' | 'ledges' | 'rings';
  /** From right to left instead. */
  readonly mirrored?: boolean;
  readonly cloth?: string;
}

interface Tier {
  readonly top: number;
  readonly foot: number;
  readonly half: number;
}

function tiersOf(count: number): readonly Tier[] {
  const high = count === 4 ? 172 : count === 3 ? 205 : 250;
  return Array.from({ length: count }, (_, index) => {
    const foot = 1100 - (count - 1 - index) * high;
    return { top: foot - high, foot, half: 120 + (index / Math.max(1, count - 1)) * 170 };
  });
}

/** The cake on its table, dressed with the wedding's flowers. */
export const cake =
  (form: Cake): Shot =>
  (shoot) => {
    const { sketch } = shoot.drawing;
    const tiers = tiersOf(form.tiers);
    return (
      behind(shoot, 'inside', { blur: 9, zoom: 1.35, y: 560 }) +
      tableFor(sketch, form.cloth ?? shoot.look.linen) +
      groundShade(sketch, 540, 1180, 250, 0.4) +
      standOf(sketch, form.stand) +
      [...tiers]
        .reverse()
        .map((tier) => tierOf(own(shoot, `tier ${tier.top}`), tier, form))
        .join('') +
      group(
        dressing(own(shoot, 'dressing'), shoot.stock, tiers, form.flowers),
        form.mirrored === true ? 'translate(1080 0)scale(-1 1)' : '',
      ) +
      cast(sketch, shoot.look.light)
    );
  };

function tableFor(sketch: Sketch, cloth: string): string {
  const fill = sketch.across([
    { offset: 0, colour: mix(cloth, '#ffffff', 0.5) },
    { offset: 1, colour: mix(cloth, '#3f362e', 0.25) },
  ]);
  const folds = [120, 300, 520, 760, 960]
    .map((x, i) => `M${x} 1230Q${x + (i - 2) * 16} 1290 ${x + (i - 2) * 34} 1360`)
    .join('');
  return `<path d="M-20 1090Q540 1050 1100 1090V1360H-20Z" fill="${fill}"/><path d="M-20 1222Q540 1270 1100 1222" fill="none" stroke="#4b4038" stroke-opacity="0.2" stroke-width="7"/><path d="${folds}" fill="none" stroke="#4b4038" stroke-opacity="0.24" stroke-width="22" filter="url(#soft)"/>`;
}

function standOf(sketch: Sketch, kind: Cake['stand']): string {
  const metal = sketch.across([
    { offset: 0, colour: '#f7f7f5' },
    { offset: 0.4, colour: kind === 'glass' ? '#dfe9e6' : '#c3c5c8' },
    { offset: 1, colour: kind === 'glass' ? '#9fb3ad' : '#7d8085' },
  ]);
  if (kind === 'wood') {
    return '<path d="M190 1108Q540 1160 890 1108V1160Q540 1216 190 1160Z" fill="#6d4a2b"/><ellipse cx="540" cy="1108" rx="350" ry="42" fill="#c99f6a" stroke="#5a3b20" stroke-width="7"/><ellipse cx="540" cy="1108" rx="240" ry="28" fill="none" stroke="#a37a4a" stroke-width="4"/>';
  }
  return `<path d="M440 1190Q540 1214 640 1190Q580 1176 574 1130H506Q500 1176 440 1190Z" fill="${metal}"/><path d="M180 1096Q540 1156 900 1096L884 1126Q540 1180 196 1126Z" fill="${metal}"/><ellipse cx="540" cy="1096" rx="360" ry="40" fill="${metal}" stroke="#ffffff" stroke-opacity="0.7" stroke-width="3"/>`;
}

function tierOf({ sketch, chance }: Drawing, { top, foot, half }: Tier, { icing, colour }: Cake): string {
  const side = sketch.across([
    { offset: 0, colour: mix(colour, '#6a5a50', 0.16) },
    { offset: 0.28, colour: mix(colour, '#ffffff', 0.75) },
    { offset: 0.62, colour },
    { offset: 1, colour: mix(colour, '#54443c', 0.4) },
  ]);
  const dip = half * 0.13;
  const d = `M${540 - half} ${top}V${foot}Q540 ${n(foot + dip * 2)} ${540 + half} ${foot}V${top}Z`;
  const lid = `<ellipse cx="540" cy="${top}" rx="${half}" ry="${n(dip)}" fill="${mix(colour, '#ffffff', 0.6)}" stroke="${mix(colour, '#6a5a50', 0.25)}" stroke-opacity="0.5" stroke-width="2"/>`;
  const body = `<path d="${d}" fill="${side}"/>`;
  const band = (t: number, tone: string, thick: number, opacity: number): string => {
    const y = top + (foot - top) * t;
    return `<path d="M${540 - half} ${n(y)}Q540 ${n(y + dip * 2)} ${540 + half} ${n(y)}" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${thick}"/>`;
  };
  if (icing === 'ridged') {
    return (
      body +
      [0.14, 0.3, 0.46, 0.62, 0.78, 0.94]
        .map((t) => band(t, mix(colour, '#5c4c44', 0.5), 5, 0.28) + band(t - 0.03, '#ffffff', 5, 0.5))
        .join('') +
      lid
    );
  }
  if (icing === 'naked') {
    const crumbs = [0.2, 0.52, 0.84]
      .map((t) => band(t + 0.05, '#c98f4c', (foot - top) * 0.17, 0.75) + band(t - 0.1, '#fdf6e6', 12, 0.9))
      .join('');
    const smears = Array.from({ length: 9 }, () => {
      const [x, y] = [540 + chance.between(-0.9, 0.6) * half, chance.between(top + 20, foot - 10)];
      return `<path d="M${n(x)} ${n(y)}q${n(half * 0.2)} 18 ${n(half * 0.42)} 6" stroke="#fdf8ec" stroke-opacity="0.6" stroke-width="${n(chance.between(14, 30))}" stroke-linecap="round" fill="none"/>`;
    }).join('');
    return (
      body +
      crumbs +
      smears +
      `<path d="${d}" fill="none" stroke="#8c5f2c" stroke-opacity="0.3" stroke-width="3"/>` +
      lid
    );
  }
  return body + band(0.97, mix(colour, '#6a5a50', 0.35), 9, 0.5) + lid;
}

/** Flowers pushed in on a line, sprigs of green behind them. */
function dressing(drawing: Drawing, stock: Stock, tiers: readonly Tier[], kind: Cake['flowers']): string {
  const spots = SPOTS[kind](tiers);
  const { chance } = drawing;
  const greens = [...greensOf(stock), ...stock.sprays];
  const sprigs = spots.map(({ at, out }, index) => {
    const body = drawGrowth(
      partOf(drawing, `sprig ${index}`),
      greens[index % greens.length] ?? { name: 'leaf', colour: 'green' },
      {
        length: chance.between(110, 170),
        bow: chance.between(-16, 16),
      },
    );
    return group(body, place(at, out + chance.between(-50, 50)));
  });
  const heads: Posed[] = spots.flatMap(({ at, out, size }, index) => {
    const specimen = stock.heads[(index * 3 + chance.whole(0, 1)) % Math.max(1, stock.heads.length)];
    if (specimen === undefined) return [];
    return [{ specimen, at, radius: size * headSize(specimen.name) * chance.about(0.12), facing: out, share: 0.4 }];
  });
  return sprigs.join('') + drawHeads(partOf(drawing, 'heads'), heads);
}

interface Spot {
  readonly at: Point;
  readonly out: number;
  readonly size: number;
}

const crown = (tiers: readonly Tier[]): readonly Spot[] => {
  const [first] = tiers;
  const y = first?.top ?? 400;
  const top = [-80, -20, 48, 96, -46, 24, 0].map((x, i) => ({
    at: { x: 540 + x, y: y - 24 - (i > 3 ? 62 : 0) },
    out: x * 0.6,
    size: 58,
  }));
  const foot = [-270, -220, -160, 210, 262].map((x) => ({
    at: { x: 540 + x, y: 1112 },
    out: x < 0 ? -50 : 50,
    size: 56,
  }));
  return [...top, ...foot];
};

function spiral(tiers: readonly Tier[]): readonly Spot[] {
  const first = tiers[0]?.top ?? 400;
  const steps = 9 + tiers.length * 5;
  return Array.from({ length: steps }, (_, index) => {
    const t = index / (steps - 1);
    const y = first - 36 + t * (1120 - first);
    const tier = tiers.find(({ foot }) => y <= foot) ?? tiers.at(-1);
    const half = tier?.half ?? 200;
    const x = 540 + Math.sin(-0.6 + t * 4.4) * half * 0.82 + (index % 2 === 0 ? 26 : -26);
    return { at: { x, y: y + (index % 3) * 10 }, out: x < 540 ? -70 : 70, size: 46 + (index % 3) * 8 };
  });
}

const ledges = (tiers: readonly Tier[]): readonly Spot[] => [
  ...crown(tiers).slice(0, 6),
  ...tiers.slice(1).flatMap(({ top, half }, tier) => {
    const side = tier % 2 === 0 ? 1 : -1;
    return [0.5, 0.66, 0.82, 0.94].map((share, index) => ({
      at: { x: 540 + side * half * share, y: top - 6 + (index % 2) * 22 },
      out: side * 60,
      size: 48,
    }));
  }),
];

/** From the top down over one shoulder, widening, to the board. */
const fall = (tiers: readonly Tier[]): readonly Spot[] => {
  const first = tiers[0]?.top ?? 400;
  return Array.from({ length: 19 }, (_, index) => {
    const t = index / 18;
    const y = first - 30 + t * (1110 - first);
    const half = tiers.find(({ foot }) => y <= foot)?.half ?? 260;
    const wide = 26 + t * 62;
    return {
      at: { x: 540 - half * 0.62 + (index % 3) * wide - wide, y },
      out: -60 + (index % 3) * 40,
      size: 40 + t * 24,
    };
  });
};

/** A ring of small flowers at the foot of every tier. */
const rings = (tiers: readonly Tier[]): readonly Spot[] =>
  tiers.flatMap(({ foot, half }) =>
    Array.from({ length: Math.round(half / 26) }, (_, index) => {
      const share = ((index + 0.5) / Math.round(half / 26)) * 2 - 1;
      const y = foot + half * 0.26 * (1 - share * share) - 18;
      return { at: { x: 540 + share * (half + 12), y }, out: share * 80, size: 34 + (index % 3) * 6 };
    }),
  );

const SPOTS: Readonly<Record<Cake['flowers'], (tiers: readonly Tier[]) => readonly Spot[]>> = {
  spiral,
  fall,
  crown,
  ledges,
  rings,
};
