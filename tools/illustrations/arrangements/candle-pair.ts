import { groundShade, tableTop } from '../ink/ground';
import { roundPaint } from '../ink/lathe';
import { n } from '../ink/sketch';
import type { Drawing } from '../species/specimen';
import type { Composition } from './compose';

/** Two dipped candles of beeswax in brass sticks, their wicks not lit yet. */
export function candlePair({ sketch }: Drawing): Composition {
  const wax = roundPaint(sketch, '#fbe3a0', '#e3b14a', '#a06d19');
  const brass = roundPaint(sketch, '#f6e0a0', '#c49a48', '#76561d');
  const one = (x: number, top: number, foot: number): string => {
    const taper = `<path d="M${x - 24} ${top + 26}Q${x} ${top - 34} ${x + 24} ${top + 26}L${x + 42} ${foot - 250}H${x - 42}Z" fill="${wax}" stroke="#8a5c12" stroke-opacity="0.4" stroke-width="2"/>`;
    const dips = [0.24, 0.42, 0.63, 0.82].map((t) => {
      const y = top + (foot - 250 - top) * t;
      const half = 26 + 15 * t;
      return `M${n(x - half)} ${n(y)}q${n(half)} 14 ${n(half * 2)} 0`;
    });
    const wick = `<path d="M${x} ${top}q-4 -26 6 -48" fill="none" stroke="#5d4a33" stroke-width="7" stroke-linecap="round"/>`;
    const stick = `<path d="M${x - 62} ${foot - 268}H${x + 62}L${x + 40} ${foot - 226}V${foot - 186}Q${x + 74} ${foot - 160} ${x + 30} ${foot - 128}V${foot - 62}Q${x + 40} ${foot - 34} ${x + 132} ${foot - 8}Q${x} ${foot + 34} ${x - 132} ${foot - 8}Q${x - 40} ${foot - 34} ${x - 30} ${foot - 62}V${foot - 128}Q${x - 74} ${foot - 160} ${x - 40} ${foot - 186}V${foot - 226}Z" fill="${brass}" stroke="#6a4b16" stroke-opacity="0.6" stroke-width="2"/>`;
    return `${taper}<path d="${dips.join('')}" fill="none" stroke="#fff0c0" stroke-opacity="0.65" stroke-width="5"/>${wick}${stick}`;
  };
  const ground =
    tableTop(sketch, 1010) + groundShade(sketch, 380, 1140, 100, 0.5) + groundShade(sketch, 700, 1172, 100, 0.5);
  return { ground, subject: one(380, 210, 1140) + one(700, 250, 1172), foot: 1180 };
}
