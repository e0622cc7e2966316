import { n } from '../../ink/sketch';
import type { Drawing } from '../../species/specimen';
import { hills, lamps, sky } from '../scenery/air';
import { mass, sward, tree } from '../scenery/growth';
import { archway, flooring, BRICK, masonry, roof, sash } from '../scenery/walls';
import type { Place } from '../wedding-look';

const VINE = { dark: '#56682f', mid: '#86923f', light: '#c3b65a' };

/** A hanging bunch of black grapes. */
export const grapes = (x: number, y: number, r: number): string =>
  [
    [-1.5, 0],
    [0, 0],
    [1.5, 0],
    [-0.8, 1.4],
    [0.8, 1.4],
    [0, 2.7],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `<circle cx="${n(x + dx * r)}" cy="${n(y + dy * r)}" r="${n(r)}" fill="#4b3159"/><circle cx="${n(x + dx * r - r * 0.3)}" cy="${n(y + dy * r - r * 0.3)}" r="${n(r * 0.3)}" fill="#a48fb5"/>`,
    )
    .join('');

/** A row of vines that comes towards us along one side of the grass. */
function row({ chance }: Drawing, from: number, to: number): string {
  const posts = Array.from({ length: 8 }, (_, i) => {
    const t = (i / 7) ** 1.8;
    return { x: 540 + from + (to - from) * t, foot: 690 + t * 640, s: 0.14 + t * 0.95 };
  });
  return posts
    .map(({ x, foot, s }, i) => {
      const own = chance.part(`post ${from} ${i}`);
      const fruit = [0, 1, 2]
        .map((k) => grapes(x + (k - 1) * 62 * s, foot - (100 + (k % 2) * 40) * s, 9.5 * s))
        .join('');
      return `<path d="M${n(x)} ${n(foot)}V${n(foot - 330 * s)}" stroke="#76593b" stroke-width="${n(16 * s)}"/><path d="M${n(x)} ${n(foot)}q${n(-14 * s)} ${n(-60 * s)} ${n(10 * s)} ${n(-120 * s)}" stroke="#5c4229" stroke-width="${n(20 * s)}" fill="none"/>${mass(own, { x, y: foot - 225 * s }, 135 * s, 115 * s, VINE, 26)}${s > 0.3 ? fruit : ''}`;
    })
    .join('');
}

function outside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const far = Array.from({ length: 9 }, (_, i) => `M${-60 + i * 140} 640L${330 + i * 52} 566`).join('');
  return (
    sky(sketch, '#a9c4d8', '#fbe3bd') +
    hills([520, 470, 540, 480, 520], 700, '#b9b88a') +
    hills([590, 560, 570, 600, 560], 720, '#a7a25e') +
    `<path d="${far}" stroke="#7b7d3d" stroke-opacity="0.7" stroke-width="9"/>` +
    roof([640, 760, 880], 500, 560, '#a85f43') +
    masonry(sketch, chance.part('house'), { x: 655, y: 556, w: 210, h: 84 }, { ...BRICK, wide: 30, high: 14 }) +
    sash({ x: 690, y: 578, w: 26, h: 34 }, '#f4ead6', false) +
    sash({ x: 800, y: 578, w: 26, h: 34 }, '#f4ead6', false) +
    tree(chance.part('cypress'), 910, 660, 190, VINE) +
    sward(sketch, chance.part('grass'), { top: 630, far: '#c4b96c', near: '#93993f', blade: '#6d7a30', blades: 480 }) +
    row(drawing, -90, -470) +
    row(drawing, 90, 470)
  );
}

/** The vault where the barrels lie. */
function inside({ sketch, chance }: Drawing): string {
  const end = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#7d5730"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#4b4644" stroke-width="13"/><circle cx="${x}" cy="${y}" r="${n(r * 0.86)}" fill="#b68a54"/><path d="M${n(x - r * 0.8)} ${y}h${n(r * 1.6)}M${n(x - r * 0.7)} ${n(y - r * 0.4)}h${n(r * 1.4)}M${n(x - r * 0.7)} ${n(y + r * 0.4)}h${n(r * 1.4)}" stroke="#7d5730" stroke-width="5"/><circle cx="${x}" cy="${n(y + r * 0.5)}" r="9" fill="#3c2612"/>`;
  const stack = [60, 230, 850, 1020].flatMap((x) => [end(x, 660, 84), end(x + 6, 500, 78)]).join('');
  return (
    masonry(sketch, chance.part('wall'), { x: -120, y: -120, w: 1320, h: 880 }, BRICK) +
    `<path d="M-120 260Q540 -300 1200 260L1200 190Q540 -360 -120 190Z" fill="#6b4433" fill-opacity="0.5"/>` +
    archway({ x: 370, y: 190, w: 340, h: 560 }, '#c99b7c', '#f3d9a4') +
    mass(chance.part('vine'), { x: 540, y: 520 }, 150, 120, VINE, 30) +
    stack +
    lamps([-80, 120], [540, 160], 130) +
    lamps([540, 160], [1160, 120], 130) +
    flooring(sketch, 745, '#a5835c')
  );
}

export const VINEYARD: Place = { outside, inside, horizon: 610, seat: 'cane' };
