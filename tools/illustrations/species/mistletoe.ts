import { pigmentOf } from '../ink/colours';
import { ballPaint } from '../ink/lathe';
import { moved, n, type Point, polar } from '../ink/sketch';
import { leafAt } from '../plants/leaf';
import { stem } from '../plants/stem';
import type { Drawing, GrowthPose } from './specimen';

const FORKS = 4;

/** It forks in two again and again; two strap leaves stand at each end, and pearls sit in the forks. */
export function mistletoe(drawing: Drawing, { length }: GrowthPose): string {
  const leaves: string[] = [];
  const pearls: string[] = [];
  const twigs = fork(drawing, { x: 0, y: 0 }, 0, length * 0.36, FORKS, { leaves, pearls, length });
  return twigs + leaves.join('') + pearls.join('');
}

interface Kept {
  readonly leaves: string[];
  readonly pearls: string[];
  readonly length: number;
}

function fork(drawing: Drawing, from: Point, angle: number, long: number, left: number, kept: Kept): string {
  const { sketch, chance } = drawing;
  const turned = angle + chance.between(-6, 6);
  const to = moved(from, polar(turned, long));
  const twig = stem({ from, to, bow: chance.between(-4, 4) }, Math.max(3, long * 0.07), pigmentOf('lime'));
  if (left < FORKS) kept.pearls.push(pearlsAt(drawing, to, kept.length));
  if (left === 0) {
    for (const side of [-1, 1]) {
      const size = kept.length * 0.17 * chance.about(0.14);
      const form = { shape: 'strap', length: size, width: size * 0.3, sweep: side * 0.6 } as const;
      kept.leaves.push(leafAt(sketch, chance, form, pigmentOf('green'), { at: to, angle: turned + side * 38 }));
    }
    return twig;
  }
  const spread = 36 - left * 2;
  return (
    twig +
    fork(drawing, to, turned - spread, long * 0.74, left - 1, kept) +
    fork(drawing, to, turned + spread, long * 0.74, left - 1, kept)
  );
}

function pearlsAt({ sketch, chance }: Drawing, where: Point, length: number): string {
  const fill = ballPaint(sketch, '#ffffff', '#f4f3e2', '#bfc19b');
  return Array.from({ length: chance.whole(2, 3) }, (_, index) => {
    const r = length * 0.024 * chance.about(0.15);
    const spot = moved(where, polar(index * 130 + chance.between(0, 60), r * 1.15));
    return `<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(r)}" fill="${fill}" stroke="#8f9468" stroke-opacity="0.6" stroke-width="1.2"/>`;
  }).join('');
}
