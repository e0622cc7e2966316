import { mix } from '../../ink/colours';
import { n } from '../../ink/sketch';
import type { Drawing } from '../../species/specimen';
import { lamps } from '../scenery/air';
import { mass, SUMMER } from '../scenery/growth';
import { flooring } from '../scenery/walls';

export interface Tent {
  /** `#rrggbb` each. */
  readonly canvas: string;
  readonly floor: string;
  /** What is seen through its open side. */
  readonly garden: string;
}

/** The inside of a tent: cloth that falls from the ridge, poles, strings of lamps, an open side to the garden. */
export function marquee({ sketch, chance }: Drawing, { canvas, floor, garden }: Tent): string {
  const cloth = sketch.across([
    { offset: 0, colour: mix(canvas, '#ffffff', 0.5) },
    { offset: 0.6, colour: canvas },
    { offset: 1, colour: mix(canvas, '#6b5f52', 0.3) },
  ]);
  const folds = Array.from({ length: 15 }, (_, i) => {
    const share = (i - 7) / 7;
    return `M540 -120Q${n(540 + share * 330)} 120 ${n(540 + share * 760)} 430`;
  }).join('');
  const open = Array.from({ length: 7 }, (_, i) =>
    mass(chance.part(`open ${i}`), { x: 60 + i * 165, y: 560 - (i % 2) * 30 }, 130, 90, SUMMER, 18),
  ).join('');
  const swags = [0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="M${i * 290 - 45} 420Q${i * 290 + 100} 520 ${i * 290 + 245} 420L${i * 290 + 245} 390H${i * 290 - 45}Z" fill="${mix(canvas, '#ffffff', 0.4)}" stroke="${mix(canvas, '#7d7060', 0.4)}" stroke-width="3"/><rect x="${i * 290 - 53}" y="390" width="16" height="330" fill="#d8c9a9"/>`,
    )
    .join('');
  return (
    `<rect x="-120" y="-120" width="1320" height="1600" fill="${mix(garden, '#eef4e8', 0.5)}"/>${open}<rect x="-120" y="620" width="1320" height="110" fill="${garden}"/>` +
    flooring(sketch, 710, floor) +
    `<path d="M-120 -120H1200V430Q900 380 540 400T-120 430Z" fill="${cloth}"/><path d="${folds}" fill="none" stroke="${mix(canvas, '#7d7060', 0.45)}" stroke-opacity="0.4" stroke-width="9"/>` +
    swags +
    lamps([-60, 180], [560, 60], 110) +
    lamps([520, 60], [1140, 190], 110)
  );
}
