import type { Chance } from '../ink/chance';
import { lit, type Pigment } from '../ink/colours';
import { n, type Sketch } from '../ink/sketch';

export interface CrinkledForm {
  /** px, from the base at the origin up to the rim. */
  readonly length: number;
  readonly width: number;
  /** Folds of the rim. */
  readonly waves: number;
}

/** The outline of a petal with a wavy rim, its base at the origin and its rim up. */
export function crinkled(chance: Chance, { length, width, waves }: CrinkledForm): string {
  const [l, half] = [length, width / 2];
  const rim = Array.from({ length: waves }, (_, index) => {
    const bump = 1.08 + chance.between(0, 0.16);
    const [crest, end] = [onRim((index + 0.5) / waves, bump), onRim((index + 1) / waves, 0.95)];
    return `Q${n(half * crest.x)} ${n(-l * crest.y)} ${n(half * end.x)} ${n(-l * end.y)}`;
  });
  return (
    `M0 0C${n(-half * 0.3)} ${n(-l * 0.2)} ${n(-half * 1.05)} ${n(-l * 0.36)} ${n(-half)} ${n(-l * 0.66)}` +
    `${rim.join('')}C${n(half * 1.05)} ${n(-l * 0.36)} ${n(half * 0.3)} ${n(-l * 0.2)} 0 0Z`
  );
}

/** A point of the rim, `share` of its way from left to right, `out` times as far from the middle as the arc is. */
function onRim(share: number, out: number): { readonly x: number; readonly y: number } {
  const turn = Math.PI * (1 - share);
  return { x: Math.cos(turn) * out, y: 0.66 + Math.sin(turn) * 0.34 * out };
}

/** A crinkled petal in its colours: dark at its base, pale at its rim. */
export function crinkledPetal(
  sketch: Sketch,
  chance: Chance,
  form: CrinkledForm,
  { pigment, step }: { readonly pigment: Pigment; readonly step: number },
): string {
  const { light, mid, deep, vein } = lit(pigment, Math.round(Math.max(-2, Math.min(2, step))));
  const fill = sketch.rising([
    { offset: 0, colour: deep },
    { offset: 0.5, colour: mid },
    { offset: 1, colour: light },
  ]);
  return `<path d="${crinkled(chance, form)}" fill="${fill}" stroke="${vein}" stroke-opacity="0.46" stroke-width="${n(Math.max(0.6, form.length * 0.022))}"/>`;
}
