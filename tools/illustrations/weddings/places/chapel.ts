import { n } from '../../ink/sketch';
import { type Drawing, drawHead, partOf } from '../../species/specimen';
import { clouds, hills, sky } from '../scenery/air';
import { AUTUMN, dabs, mass, SUMMER, sward, tree } from '../scenery/growth';
import { flooring, FLINT, lancet, masonry, plane, roof } from '../scenery/walls';
import { group } from '../../ink/sketch';
import type { Place } from '../wedding-look';

export const CHAPEL_DOOR = { half: 88, spring: 690, foot: 890, size: 27 };

/** Sunflowers standing in a row, as along a field's edge. */
function sunflowers(drawing: Drawing, left: number, count: number, foot: number, s: number): string {
  return Array.from({ length: count }, (_, i) => {
    const own = partOf(drawing, `sun ${left} ${i}`);
    const [x, y] = [left + i * 74 * s, foot - (170 + (i % 3) * 34) * s];
    const head = drawHead(
      own,
      { name: 'sunflower', colour: 'ochre' },
      { unit: 40 * s, facing: (i * 61) % 360, tilt: 0.2 },
    );
    return `<path d="M${n(x)} ${foot}V${n(y)}" stroke="#6f8a3c" stroke-width="${n(10 * s)}"/><path d="M${n(x)} ${n(foot - 60 * s)}q${n(46 * s)} ${n(-40 * s)} ${n(60 * s)} ${n(4 * s)}q${n(-26 * s)} ${n(24 * s)} ${n(-60 * s)} ${n(-4 * s)}M${n(x)} ${n(foot - 90 * s)}q${n(-46 * s)} ${n(-40 * s)} ${n(-60 * s)} ${n(4 * s)}q${n(26 * s)} ${n(24 * s)} ${n(60 * s)} ${n(-4 * s)}" fill="#7f9a48"/>${group(head, `translate(${n(x)} ${n(y)})`)}`;
  }).join('');
}

/** Flint walls and a bell-cote on the Downs, stubble behind, the porch door open. */
function outside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const { half, spring, foot } = CHAPEL_DOOR;
  const porch = `<path d="M404 ${foot}V640L540 520L676 640V${foot}Z" fill="#a9a294"/>${masonry(sketch, chance.part('porch'), { x: 404, y: 640, w: 272, h: foot - 640 }, FLINT)}<path d="M386 650L540 512L694 650" fill="none" stroke="#8a5a44" stroke-width="26"/>`;
  const door = `<path d="M${540 - half} ${foot}V${spring}Q${540 - half} ${spring - 74} 540 ${spring - half - 22}Q${540 + half} ${spring - 74} ${540 + half} ${spring}V${foot}Z" fill="#3b3128" stroke="#d5ccb8" stroke-width="16"/>`;
  const cote = `<path d="M470 300V190H610V300Z" fill="#b5ad9c"/><path d="M510 300V240Q540 206 570 240V300Z" fill="#56504a"/><path d="M520 286Q540 230 560 286Z" fill="#b98b3e"/><path d="M456 196L540 116L624 196Z" fill="#8a5a44"/><path d="M540 116V66M522 84H558" stroke="#5a534a" stroke-width="8"/>`;
  return (
    sky(sketch, '#9dbedb', '#fbe9c4') +
    clouds(chance.part('clouds'), '#fffaf0', 4, 80, 300) +
    hills([560, 500, 540, 480, 540], 760, '#c3bf84') +
    hills([640, 600, 650, 590, 640], 900, '#e0c46f') +
    `<path d="${Array.from({ length: 12 }, (_, i) => `M${-80 + i * 110} 720L${200 + i * 62} 630`).join('')}" stroke="#b98f3c" stroke-opacity="0.5" stroke-width="5"/>` +
    tree(chance.part('yew'), 1000, 880, 420, SUMMER) +
    tree(chance.part('beech'), 90, 880, 500, AUTUMN) +
    cote +
    roof([170, 540, 910], 290, 470, '#8f6350') +
    masonry(sketch, chance.part('wall'), { x: 190, y: 468, w: 700, h: 420 }, FLINT) +
    lancet({ x: 268, y: 560, w: 64, h: 180 }, '#d5ccb8', '#6d8490') +
    lancet({ x: 748, y: 560, w: 64, h: 180 }, '#d5ccb8', '#6d8490') +
    porch +
    door +
    sward(sketch, chance.part('grass'), { top: 880, far: '#a9ad5c', near: '#7f8f3f', blade: '#5d7230', blades: 460 }) +
    '<path d="M452 892H628L820 1400H260Z" fill="#d8c79c"/>' +
    dabs(
      chance.part('leaves'),
      ['#c98a34', '#e2b14a', '#a8632a'],
      90,
      { top: 910, foot: 1340, left: -20, right: 1100 },
      12,
    ) +
    sunflowers(drawing, -10, 6, 1010, 1.1) +
    sunflowers(drawing, 690, 6, 1010, 1.1)
  );
}

/** The nave: white walls, lancets with the evening in them, an oak roof. */
function inside({ sketch, chance }: Drawing): string {
  const braces = [0.5, 0.74, 1.05]
    .map(
      (s) =>
        `<path d="M${n(540 - 620 * s)} ${n(420 - 30 * s)}Q540 ${n(420 - 640 * s)} ${n(540 + 620 * s)} ${n(420 - 30 * s)}" fill="none" stroke="#5d4128" stroke-width="${n(34 * s)}"/>`,
    )
    .join('');
  const ray =
    '<path d="M150 260L560 900H300L70 420ZM930 260L700 760H520L900 330Z" fill="#ffe9b0" fill-opacity="0.16"/>';
  return (
    plane(sketch, { x: -120, y: -120, w: 1320, h: 900 }, '#efe7d4', 0.25) +
    `<path d="M-120 -120H1200V150Q540 -60 -120 150Z" fill="#8a6a48"/>${braces}` +
    lancet({ x: 420, y: 170, w: 240, h: 410 }, '#d9ccb0', '#f0c873') +
    lancet({ x: 80, y: 260, w: 120, h: 320 }, '#d9ccb0', '#f3dba0') +
    lancet({ x: 880, y: 260, w: 120, h: 320 }, '#d9ccb0', '#f3dba0') +
    ray +
    `<rect x="360" y="600" width="360" height="110" fill="#f8f3e6"/><path d="M360 600H720V640H360Z" fill="#ffffff"/>${mass(chance.part('altar'), { x: 540, y: 575 }, 60, 40, { dark: '#a9791f', mid: '#e5a52c', light: '#f7cd62' }, 14)}` +
    flooring(sketch, 705, '#b9a485', true)
  );
}

export const CHAPEL: Place = { outside, inside, horizon: 760, seat: 'pew' };
