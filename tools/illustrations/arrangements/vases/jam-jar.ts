import { type Turned, turnedPath } from '../../ink/lathe';
import type { Drawing } from '../../species/specimen';
import { CLEAR, type GlassVessel, glassVessel } from './glass';

/** A glass jar with a screw thread, as jam is sold in. */
export function jamJar({ sketch }: Drawing, x: number, bottom: number, half: number): GlassVessel {
  const high = half * 2.3;
  const form: Turned = {
    x,
    top: bottom - high,
    bottom,
    profile: [
      [0, half * 0.84],
      [0.12, half * 0.84],
      [0.22, half],
      [0.9, half],
      [1, half * 0.9],
    ],
  };
  const vessel = glassVessel(sketch, form, CLEAR, 0.3);
  const thread = [0.02, 0.09]
    .map((t) => turnedPath(form, t, t + 0.035))
    .map(
      (d) =>
        `<path d="${d}" fill="#ffffff" fill-opacity="0.5" stroke="#7f9a92" stroke-opacity="0.6" stroke-width="2"/>`,
    );
  return { behind: vessel.behind, before: vessel.before + thread.join('') };
}
