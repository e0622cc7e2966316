import { n } from '../../ink/sketch';
import { type Drawing, drawGrowth, drawHead, partOf } from '../../species/specimen';
import { clouds, sky } from '../scenery/air';
import { dabs, DEEP, mass, SUMMER, sward, tree } from '../scenery/growth';
import { archway, flooring, BRICK, masonry } from '../scenery/walls';
import { group } from '../../ink/sketch';
import type { Place } from '../wedding-look';

/** A border that comes towards us: foxgloves behind, peonies before. */
function border(drawing: Drawing, side: -1 | 1): string {
  const tall = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const body = drawGrowth(
      partOf(drawing, `fox ${side} ${i}`),
      { name: 'foxglove', colour: ['rose-pink', 'white', 'plum'][i % 3] ?? 'white' },
      { length: 190 + t * 250, bow: side * 8 },
    );
    return group(body, `translate(${n(540 + side * (250 + t * 260))} ${n(800 + t * 290)})`);
  });
  const low = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11;
    const [x, y, s] = [540 + side * (205 + t * 200 + (i % 2) * 60 * (0.4 + t)), 800 + t * 440, 0.3 + t * 0.6];
    const bush = mass(drawing.chance.part(`bush ${side} ${i}`), { x, y: y + 40 * s }, 130 * s, 90 * s, SUMMER, 18);
    const head = drawHead(
      partOf(drawing, `peony ${side} ${i}`),
      { name: 'peony', colour: ['rose-pink', 'blush', 'white'][i % 3] ?? 'blush' },
      { unit: 52 * s, facing: (i * 70) % 360, tilt: 0.3 },
    );
    return bush + group(head, `translate(${n(x - side * 14 * s)} ${n(y - 20 * s)})`);
  });
  return tall.join('') + low.join('');
}

/** Old brick with roses on it, a door in the wall, gravel between two borders. */
function outside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const roses = [60, 190, 320, 760, 890, 1020].map(
    (x, i) =>
      mass(chance.part(`rose ${i}`), { x, y: 560 - (i % 2) * 60 }, 86, 120, DEEP, 26) +
      dabs(
        chance.part(`bloom ${i}`),
        ['#f3c3cb', '#fbe6e2', '#e8899f'],
        30,
        { top: 450, foot: 660, left: x - 76, right: x + 76 },
        16,
      ),
  );
  return (
    sky(sketch, '#9cc3e6', '#eff3ea') +
    clouds(chance.part('clouds'), '#ffffff', 4, 60, 240) +
    tree(chance.part('beyond'), 180, 640, 420, SUMMER) +
    tree(chance.part('beyond right'), 900, 640, 470, SUMMER) +
    masonry(sketch, chance.part('wall'), { x: -120, y: 390, w: 1320, h: 390 }, BRICK) +
    '<path d="M-120 384H1200" stroke="#cdb79c" stroke-width="22"/>' +
    archway({ x: 452, y: 440, w: 176, h: 330 }, '#c08a6d', '#8fae7a') +
    mass(chance.part('through'), { x: 540, y: 600 }, 70, 90, SUMMER, 20) +
    roses.join('') +
    sward(sketch, chance.part('beds'), { top: 765, far: '#8fae63', near: '#6d9448', blade: '#4f7a35', blades: 320 }) +
    '<path d="M462 770H618L850 1400H230Z" fill="#e0d2b2"/>' +
    dabs(
      chance.part('gravel'),
      ['#c9b78f', '#f0e6cc', '#b9a67c'],
      260,
      { top: 790, foot: 1340, left: 300, right: 780 },
      7,
    ) +
    border(drawing, -1) +
    border(drawing, 1)
  );
}

/** A glasshouse: white ribs, panes, ferns and a vine along the back. */
function inside({ sketch, chance }: Drawing): string {
  const ribs = Array.from({ length: 11 }, (_, i) => {
    const x = -120 + i * 132;
    return `M540 -220L${x} 200V640`;
  }).join('');
  const rails = [300, 400, 500].map((y) => `M-120 ${y}H1200`).join('');
  const rafters = [-60, 60, 150].map((y, i) => `M${n(40 + i * -70)} ${y + 20}H${n(1040 + i * 70)}`).join('');
  const ferns = Array.from({ length: 9 }, (_, i) =>
    group(
      drawGrowth(
        { sketch, chance: chance.part(`fern ${i}`) },
        { name: 'fern', colour: 'green' },
        { length: 210, bow: (i % 3) * 20 - 20 },
      ),
      `translate(${20 + i * 130} 690)rotate(${((i * 31) % 50) - 25})`,
    ),
  );
  return (
    `<rect x="-120" y="-120" width="1320" height="860" fill="#dcebee"/>` +
    [0, 1, 2, 3, 4, 5]
      .map((i) => mass(chance.part(`out ${i}`), { x: 20 + i * 210, y: 520 - (i % 2) * 60 }, 150, 120, SUMMER, 24))
      .join('') +
    `<rect x="-120" y="-120" width="1320" height="760" fill="#eef6f6" fill-opacity="0.35"/><path d="${ribs}${rails}${rafters}" fill="none" stroke="#fbfaf5" stroke-width="13"/><path d="${ribs}" fill="none" stroke="#a9b9b6" stroke-opacity="0.5" stroke-width="3" transform="translate(7 0)"/>` +
    masonry(sketch, chance.part('footing'), { x: -120, y: 630, w: 1320, h: 90 }, BRICK) +
    ferns.join('') +
    flooring(sketch, 715, '#c9ab8a', true)
  );
}

/** The door in the wall, px. */
export const GARDEN_DOOR = { half: 98, spring: 540, foot: 772, size: 25 };

export const GARDEN: Place = { outside, inside, horizon: 690, seat: 'chair' };
