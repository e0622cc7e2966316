import type { Chance } from './chance';
import { lit, type Pigment } from './colours';
import { petal } from './petal';
import { group, n, place, type Sketch } from './sketch';

/** A flower seen from its side, closed like a cup: a tulip. */
export interface CupSpecies {
  readonly kind: 'cup';
  /** Half its height beside a rose's radius. */
  readonly size: number;
}

/** A cup that stands on the origin's lower side; its middle is the origin. */
export function cup(sketch: Sketch, chance: Chance, pigment: Pigment, radius: number): string {
  const tall = radius * 2.1;
  const foot = { x: 0, y: radius };
  const leafOf = (turn: number, width: number, step: number, height = 1): string =>
    group(
      petal(
        sketch,
        chance,
        { shape: 'round', length: tall * height * chance.about(0.04), width: radius * width },
        { pigment, step, veins: 5 },
      ),
      place(foot, turn),
    );
  const back = leafOf(-15, 1.05, -1.6, 0.98) + leafOf(15, 1.05, -2, 1) + leafOf(0, 1.1, -1.4, 1.02);
  const front =
    leafOf(-19, 1.15, 1.2, 0.93) + leafOf(20, 1.15, -0.6, 0.95) + leafOf(chance.between(-3, 3), 1.22, 0.5, 0.86);
  const { vein } = lit(pigment, 0);
  const base = sketch.round([
    { offset: 0, colour: vein, opacity: 0.28 },
    { offset: 1, colour: vein, opacity: 0 },
  ]);
  return `${back + front}<ellipse cy="${n(radius * 0.8)}" rx="${n(radius * 0.55)}" ry="${n(radius * 0.3)}" fill="${base}"/>`;
}
