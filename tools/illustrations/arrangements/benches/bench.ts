import { mix, pigmentOf } from '../../ink/colours';
import { roundPaint, type Turned, turnedPath } from '../../ink/lathe';
import { group, n, type Sketch } from '../../ink/sketch';

/** px: the far edge of a workbench, and its front edge. */
export const BENCH = { far: 830, near: 1240 } as const;

const OAK = pigmentOf('bronze');

/** A scrubbed workbench before a painted wall. */
export function benchTop(sketch: Sketch, wall: string): string {
  const paint = sketch.across([
    { offset: 0, colour: mix(wall, '#ffffff', 0.4) },
    { offset: 1, colour: mix(wall, '#5b5348', 0.2) },
  ]);
  const top = sketch.rising([
    { offset: 0, colour: mix(OAK.light, '#fff3dc', 0.35) },
    { offset: 1, colour: mix(OAK.light, OAK.mid, 0.35) },
  ]);
  const boards = [0, 1, 2, 3, 4, 5, 6]
    .map((index) => `M${540 + (index - 3) * 190} ${BENCH.far}L${540 + (index - 3) * 300} ${BENCH.near}`)
    .join('');
  return (
    `<rect x="-200" y="-200" width="1480" height="1700" fill="${paint}"/><rect x="-200" y="${BENCH.far}" width="1480" height="${BENCH.near - BENCH.far}" fill="${top}"/><path d="${boards}" stroke="${OAK.deep}" stroke-opacity="0.35" stroke-width="4"/>` +
    `<rect x="-200" y="${BENCH.near}" width="1480" height="260" fill="${mix(OAK.mid, OAK.deep, 0.4)}"/><rect x="-200" y="${BENCH.near}" width="1480" height="16" fill="${mix(OAK.light, '#fff3dc', 0.4)}"/><path d="M-200 ${BENCH.far}H1280" stroke="${OAK.deep}" stroke-opacity="0.5" stroke-width="4"/>`
  );
}

/** Florist's scissors lying open; `grip` is the colour of their handles. */
export function scissors(x: number, y: number, turn: number, grip: string, scale = 1): string {
  const { mid, deep } = pigmentOf(grip);
  // Each blade goes through the pivot to the handle on the other side.
  const blade = (lean: number): string => {
    const ring = `cx="${-Math.sign(lean) * 22}" cy="98" rx="33" ry="50" fill="none"`;
    const shank = `M-9 -4H9L${-Math.sign(lean) * 14 + 9} 58H${-Math.sign(lean) * 14 - 9}Z`;
    return `<g transform="rotate(${lean})"><path d="M-10 0L-2 -170L10 0Z" fill="#c9ced2" stroke="#6f767c" stroke-width="3" stroke-linejoin="round"/><path d="${shank}" fill="${mid}" stroke="${deep}" stroke-width="3"/><ellipse ${ring} stroke="${deep}" stroke-width="20"/><ellipse ${ring} stroke="${mid}" stroke-width="14"/></g>`;
  };
  return group(
    `${blade(-15)}${blade(15)}<circle r="9" fill="#7c838a"/>`,
    `translate(${n(x)} ${n(y)})rotate(${n(turn)})scale(${scale})`,
  );
}

/** A wooden reel of twine or ribbon, standing. */
export function reel(sketch: Sketch, x: number, foot: number, colour: string, half = 58): string {
  const thread = pigmentOf(colour);
  const high = half * 1.7;
  const cap = (y: number): string =>
    `<ellipse cx="${x}" cy="${n(y)}" rx="${n(half * 1.14)}" ry="${n(half * 0.3)}" fill="${OAK.light}" stroke="${OAK.deep}" stroke-width="3"/>`;
  const turns = Array.from(
    { length: 9 },
    (_, index) =>
      `M${n(x - half)} ${n(foot - high + 12 + (index * (high - 20)) / 9)}q${half} ${n(half * 0.34)} ${half * 2} 0`,
  ).join('');
  return `${cap(foot)}<path d="M${x - half} ${n(foot - high)}V${foot}Q${x} ${n(foot + half * 0.5)} ${x + half} ${foot}V${n(foot - high)}Z" fill="${roundPaint(sketch, thread.light, thread.mid, thread.deep)}"/><path d="${turns}" fill="none" stroke="${thread.vein}" stroke-opacity="0.35" stroke-width="4"/>${cap(foot - high)}<ellipse cx="${x}" cy="${n(foot - high)}" rx="${n(half * 0.3)}" ry="${n(half * 0.09)}" fill="${OAK.deep}"/>`;
}

/** A galvanised bucket. */
export function bucket(
  sketch: Sketch,
  x: number,
  top: number,
  foot: number,
  half: number,
): { readonly behind: string; readonly before: string } {
  const form: Turned = {
    x,
    top,
    bottom: foot,
    profile: [
      [0, half],
      [1, half * 0.74],
    ],
  };
  const zinc = roundPaint(sketch, '#f2f5f6', '#b5bdc2', '#6b757c');
  const ear = (side: number): string =>
    `<path d="M${x + side * half} ${top + 34}q${side * 34} 10 ${side * 6} 60" fill="none" stroke="#8a949b" stroke-width="13" stroke-linecap="round"/>`;
  return {
    behind: `<ellipse cx="${x}" cy="${top}" rx="${half}" ry="${n(half * 0.15)}" fill="#4f575c" stroke="#dfe4e7" stroke-width="9"/>`,
    before: `<path d="${turnedPath(form)}" fill="${zinc}" stroke="#5d666c" stroke-opacity="0.5" stroke-width="2"/>${[0.2, 0.72].map((t) => `<path d="${turnedPath(form, t, t + 0.035)}" fill="#5d666c" fill-opacity="0.35"/>`).join('')}${ear(-1)}${ear(1)}`,
  };
}

/** A slice of dried orange. */
export function orangeSlice(x: number, y: number, r: number): string {
  const segments = Array.from({ length: 9 }, (_, index) => {
    const [a, b] = [(index / 9) * 2 * Math.PI + 0.08, ((index + 1) / 9) * 2 * Math.PI - 0.08];
    const at = (turn: number, reach: number): string =>
      `${n(x + Math.sin(turn) * r * reach)} ${n(y - Math.cos(turn) * r * reach)}`;
    return `M${at((a + b) / 2, 0.12)}L${at(a, 0.8)}Q${at((a + b) / 2, 0.92)} ${at(b, 0.8)}Z`;
  }).join('');
  return `<circle cx="${n(x + 5)}" cy="${n(y + 8)}" r="${r}" fill="#3a2412" fill-opacity="0.3"/><circle cx="${x}" cy="${y}" r="${r}" fill="#b65f17"/><circle cx="${x}" cy="${y}" r="${n(r * 0.9)}" fill="#f4d9a0"/><path d="${segments}" fill="#dd8526" stroke="#b65f17" stroke-width="1.5"/>`;
}

/** A pine cone lying down. */
export function cone(x: number, y: number, size: number, turn: number): string {
  const scales = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 4 }, (_s, index) => {
      const wide = size * (0.5 - Math.abs(row - 2.2) * 0.085);
      const cx = -wide + ((index + (row % 2) * 0.5) / 3.5) * wide * 2;
      return `<path d="M${n(cx)} ${n(-size * 0.7 + row * size * 0.26)}q${n(size * 0.17)} ${n(size * 0.05)} ${n(size * 0.1)} ${n(size * 0.26)}q${n(-size * 0.1)} ${n(size * 0.08)} ${n(-size * 0.2)} 0q${n(-size * 0.07)} ${n(-size * 0.2)} ${n(size * 0.1)} ${n(-size * 0.26)}Z" fill="${row % 2 === 0 ? '#8a5d36' : '#754b29'}" stroke="#3f2612" stroke-width="2"/>`;
    }).join(''),
  ).join('');
  return group(
    `<ellipse rx="${n(size * 0.5)}" ry="${n(size * 0.85)}" fill="#4f3119"/>${scales}`,
    `translate(${n(x)} ${n(y)})rotate(${turn})`,
  );
}
