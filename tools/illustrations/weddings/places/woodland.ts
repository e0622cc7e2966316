import { n } from '../../ink/sketch';
import { type Drawing, drawGrowth, partOf } from '../../species/specimen';
import { lamps, sky } from '../scenery/air';
import { dabs, mass, SPRING, sward } from '../scenery/growth';
import { group } from '../../ink/sketch';
import type { Place } from '../wedding-look';

/** A beech trunk, its foot at `x`, `foot`. */
const trunk = (x: number, foot: number, w: number, tone: string, light: string): string =>
  `<path d="M${n(x - w)} ${foot}C${n(x - w * 0.5)} ${n(foot - 120)} ${n(x - w * 0.55)} 400 ${n(x - w * 0.42)} -120H${n(x + w * 0.42)}C${n(x + w * 0.5)} 400 ${n(x + w * 0.5)} ${n(foot - 120)} ${n(x + w * 1.1)} ${foot}Z" fill="${tone}"/><path d="M${n(x - w * 0.66)} ${foot}C${n(x - w * 0.36)} ${n(foot - 120)} ${n(x - w * 0.42)} 400 ${n(x - w * 0.34)} -120H${n(x - w * 0.1)}C${n(x - w * 0.16)} 400 ${n(x - w * 0.1)} ${n(foot - 120)} ${n(x - w * 0.3)} ${foot}Z" fill="${light}" fill-opacity="0.7"/>`;

/** Bluebells and ferns at our feet. */
function understorey(drawing: Drawing, top: number): string {
  const own = drawing.chance.part('understorey');
  return Array.from({ length: 44 }, (_, i) => {
    const depth = i / 44;
    const side = i % 2 === 0 ? -1 : 1;
    const [x, y, s] = [540 + side * (190 + depth * 120 + own.next() * 430), top + 130 + depth * 440, 0.3 + depth * 0.7];
    const isFern = i % 7 === 3;
    const body = drawGrowth(
      partOf(drawing, `under ${i}`),
      isFern ? { name: 'fern', colour: 'green' } : { name: 'bluebell', colour: 'violet' },
      { length: (isFern ? 260 : 190) * s, bow: side * 20 },
    );
    return group(body, `translate(${n(x)} ${n(y)})rotate(${n(own.between(-14, 14))})`);
  }).join('');
}

const HAZE = ['#7d6fc4', '#9a8cd8', '#6a5cb5', '#b3a8e2'];

function outside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const far = [90, 210, 330, 430, 620, 720, 850, 960]
    .map((x, i) => trunk(x, 690 + (i % 3) * 12, 15 + (i % 3) * 4, '#8f9a80', '#b9c3a4'))
    .join('');
  const near = [
    trunk(60, 900, 66, '#6d6a5c', '#a9a892'),
    trunk(1020, 920, 74, '#66645a', '#a3a28f'),
    trunk(250, 790, 34, '#767464', '#b0af98'),
    trunk(830, 800, 38, '#737161', '#b0af98'),
  ].join('');
  const leaves = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => mass(chance.part(`leaf ${i}`), { x: -20 + i * 185, y: 90 + (i % 3) * 70 }, 190, 150, SPRING, 44))
    .join('');
  const rays =
    '<path d="M300 -20L120 900H300L430 -20ZM620 -20L560 900H720L720 -20ZM900 -20L980 820H1090L1010 -20Z" fill="#fbf7c4" fill-opacity="0.26"/>';
  return (
    sky(sketch, '#dcebb4', '#f3f7da') +
    mass(chance.part('haze'), { x: 540, y: 420 }, 700, 260, { dark: '#b7cf8a', mid: '#cbdf9e', light: '#e6f0bd' }, 70) +
    far +
    sward(sketch, chance.part('floor'), {
      top: 670,
      far: '#a9b47e',
      near: '#6f8f4c',
      blade: '#54763a',
      blades: 420,
      tall: 1.4,
    }) +
    dabs(chance.part('carpet'), HAZE, 900, { top: 690, foot: 1000, left: -40, right: 1120 }, 11) +
    '<path d="M506 700H574L790 1400H290Z" fill="#a98f68" fill-opacity="0.92"/>' +
    dabs(
      chance.part('beech mast'),
      ['#8f6b43', '#c2a06b', '#7d5c3a'],
      170,
      { top: 730, foot: 1340, left: 380, right: 700 },
      13,
    ) +
    near +
    leaves +
    rays +
    understorey(drawing, 760)
  );
}

/** A clearing under a sail of canvas, lanterns in the trees. */
function inside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const far = [40, 180, 300, 460, 640, 760, 900, 1030]
    .map((x, i) => trunk(x, 640 + (i % 2) * 14, 18 + (i % 3) * 6, '#7f8a70', '#b0bb9a'))
    .join('');
  return (
    sky(sketch, '#cfe3a4', '#eef5cf') +
    mass(chance.part('haze'), { x: 540, y: 400 }, 720, 260, { dark: '#9dbb74', mid: '#b9d28b', light: '#dcebb0' }, 60) +
    far +
    sward(sketch, chance.part('floor'), {
      top: 620,
      far: '#8fa468',
      near: '#5f7d42',
      blade: '#4b6b35',
      blades: 300,
      tall: 1.4,
    }) +
    dabs(chance.part('carpet'), HAZE, 460, { top: 640, foot: 860, left: -40, right: 1120 }, 12) +
    trunk(10, 820, 60, '#66645a', '#a3a28f') +
    trunk(1080, 830, 64, '#66645a', '#a3a28f') +
    '<path d="M-120 40Q540 260 1200 30L1200 -120H-120Z" fill="#efe6cf"/><path d="M-120 40Q540 260 1200 30" fill="none" stroke="#b9a982" stroke-width="9"/><path d="M200 -120Q300 60 320 160M540 -120V190M860 -120Q780 60 760 165" stroke="#cbbd98" stroke-width="7" fill="none"/>' +
    lamps([-60, 250], [560, 300], 90) +
    lamps([520, 300], [1140, 240], 90)
  );
}

export const WOODLAND: Place = { outside, inside, horizon: 640, seat: 'bench' };
