import { groundShade, tableTop } from '../../ink/ground';
import { rimOf, roundPaint, type Turned, turnedPath } from '../../ink/lathe';
import { n } from '../../ink/sketch';
import type { Drawing } from '../../species/specimen';
import type { Composition } from '../compose';
import type { Stock } from '../posing';
import { cutStem } from './cut-stem';

const BOWL: Turned = {
  x: 540,
  top: 960,
  bottom: 1150,
  profile: [
    [0, 372],
    [0.3, 352],
    [0.7, 250],
    [1, 150],
  ],
};

/** A shallow bowl, the brass frog in its water, and three stems on the pins. */
export function pinFrogBowl({ sketch, chance }: Drawing, stock: Stock): Composition {
  const glaze = roundPaint(sketch, '#e6ece8', '#a9bab4', '#5f756f');
  const brass = roundPaint(sketch, '#f3dc9c', '#c49a48', '#7a5a20');
  const pins = Array.from({ length: 46 }, (_, index) => {
    const [x, y] = [446 + (index % 12) * 17 + (Math.floor(index / 12) % 2) * 8, 944 + Math.floor(index / 12) * 9];
    return `M${n(x)} ${n(y)}v-46`;
  }).join('');
  const frog = `<path d="M430 950V984Q540 1012 650 984V950Z" fill="${brass}"/><ellipse cx="540" cy="950" rx="110" ry="26" fill="#d9b565" stroke="#8a6522" stroke-width="2"/><path d="${pins}" stroke="#8a6522" stroke-width="4.5"/><path d="${pins}" stroke="#f2dca0" stroke-width="1.8"/>`;
  const water = `<ellipse cx="540" cy="976" rx="346" ry="46" fill="#c7d8d3" fill-opacity="0.75"/><path d="M250 966Q380 934 520 938" stroke="#ffffff" stroke-opacity="0.8" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  const heads = stock.heads.length > 0 ? stock.heads : stock.sprays;
  const stems = (
    [
      [500, 300, 470, 92, -50],
      [545, 640, 290, 104, 44],
      [590, 800, 640, 84, 60],
    ] as const
  ).map(([from, x, y, radius, bow], index) =>
    cutStem(
      { sketch, chance: chance.part(`stem ${index}`) },
      heads[index % heads.length] ?? { name: 'cosmos', colour: 'white' },
      {
        from: { x: from, y: 940 },
        to: { x, y },
        radius,
        bow,
        tilt: 0.22,
      },
    ),
  );
  const subject =
    rimOf(BOWL, '#6f857f', '#dfe7e3', 12) +
    water +
    frog +
    stems.join('') +
    `<path d="${turnedPath(BOWL)}" fill="${glaze}" stroke="#4e625c" stroke-opacity="0.5" stroke-width="2"/><path d="M168 960Q540 1072 912 960" fill="none" stroke="#eef3f0" stroke-width="12" stroke-linecap="round"/>`;
  const ground = tableTop(sketch, 1010) + groundShade(sketch, 540, 1160, 250, 0.5);
  return { ground, subject, foot: 1164 };
}
