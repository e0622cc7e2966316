import type { Chance } from '../ink/chance';
import { mix } from '../ink/colours';
import { n, type Sketch } from '../ink/sketch';
import type { Vessel, VesselForm } from './vessels';

const WILLOW = { light: '#dcb98a', mid: '#b88a55', dark: '#7c5731' };

export interface BasketForm {
  /** px above the rim to which the handle reaches; none when left out. */
  readonly handle?: number;
  /** Half the width of its foot as a part of that of its rim. */
  readonly taper?: number;
}

/** A willow basket: rods woven over stakes, a plaited rim, and a twisted handle over the top. */
export function basket(
  sketch: Sketch,
  chance: Chance,
  { x, top, bottom, half }: VesselForm,
  { handle, taper = 0.74 }: BasketForm,
): Vessel {
  const rows = Math.round((bottom - top) / 26);
  const wide = (y: number): number => half * (1 - (1 - taper) * ((y - top) / (bottom - top)) ** 1.4);
  const shade = sketch.across([
    { offset: 0, colour: '#3b2610', opacity: 0.3 },
    { offset: 0.3, colour: '#fff2d8', opacity: 0.12 },
    { offset: 0.65, colour: '#3b2610', opacity: 0.05 },
    { offset: 1, colour: '#3b2610', opacity: 0.5 },
  ]);
  const outline = `M${n(x - half)} ${n(top)}${Array.from({ length: 9 }, (_, index) => `L${n(x - wide(top + ((bottom - top) * (index + 1)) / 9))} ${n(top + ((bottom - top) * (index + 1)) / 9)}`).join('')}Q${n(x)} ${n(bottom + half * 0.12)} ${n(x + half * taper)} ${n(bottom)}${Array.from({ length: 9 }, (_, index) => `L${n(x + wide(bottom - ((bottom - top) * (index + 1)) / 9))} ${n(bottom - ((bottom - top) * (index + 1)) / 9)}`).join('')}Q${n(x)} ${n(top + half * 0.2)} ${n(x - half)} ${n(top)}Z`;
  const weave = Array.from({ length: rows }, (_, row) => {
    const y = top + 14 + row * 26;
    const reach = wide(y);
    const strokes = Math.round(reach / 21);
    return Array.from({ length: strokes }, (_s, index) => {
      const share = ((index + (row % 2) * 0.5) / strokes) * 2 - 1;
      const next = ((index + 1 + (row % 2) * 0.5) / strokes) * 2 - 1;
      if (next > 1.001) return '';
      const dip = (value: number): number => half * 0.1 * (1 - value * value);
      const tone = mix(WILLOW.light, WILLOW.mid, chance.next() * 0.9);
      const [x0, x1] = [x + share * reach, x + next * reach];
      const d = `M${n(x0)} ${n(y + dip(share))}Q${n((x0 + x1) / 2)} ${n(y + dip((share + next) / 2) - 9)} ${n(x1)} ${n(y + dip(next))}`;
      return `<path d="${d}" fill="none" stroke="${WILLOW.dark}" stroke-width="23" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${tone}" stroke-width="18" stroke-linecap="round"/>`;
    }).join('');
  }).join('');
  const plait = (y: number, from: number): string =>
    Array.from({ length: 28 }, (_, index) => {
      const share = (index / 27) * 2 - 1;
      const at = { x: x + share * half, y: y + from * half * 0.13 * Math.sqrt(1 - share * share) };
      return `<ellipse cx="${n(at.x)}" cy="${n(at.y)}" rx="23" ry="13" fill="${index % 2 === 0 ? WILLOW.light : WILLOW.mid}" stroke="${WILLOW.dark}" stroke-opacity="0.7" stroke-width="3" transform="rotate(${index % 2 === 0 ? 24 : -24} ${n(at.x)} ${n(at.y)})"/>`;
    }).join('');
  const inside = `<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(half)}" ry="${n(half * 0.13)}" fill="#4b3319"/>`;
  return {
    behind: (handle === undefined ? '' : hoopOf(x, top, half * 0.92, handle)) + inside + plait(top, -1),
    before: `<path d="${outline}" fill="${WILLOW.dark}"/>${weave}<path d="${outline}" fill="${shade}"/>${plait(top + 4, 1)}`,
  };
}

function hoopOf(x: number, top: number, half: number, high: number): string {
  const d = `M${n(x - half)} ${n(top + 20)}C${n(x - half)} ${n(top - high * 1.28)} ${n(x + half)} ${n(top - high * 1.28)} ${n(x + half)} ${n(top + 20)}`;
  return `<path d="${d}" fill="none" stroke="${WILLOW.dark}" stroke-width="36"/><path d="${d}" fill="none" stroke="${WILLOW.mid}" stroke-width="28"/><path d="${d}" fill="none" stroke="${WILLOW.light}" stroke-width="22" stroke-dasharray="20 12"/><path d="${d}" fill="none" stroke="#fff0d2" stroke-opacity="0.35" stroke-width="6"/>`;
}
