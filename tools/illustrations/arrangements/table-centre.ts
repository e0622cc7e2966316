import type { Composition } from './compose';
import { groundShade, tableTop } from '../ink/ground';
import { drawFan, drawHeads, poseHeads, type Stock } from './posing';
import { group, n, place, type Sketch } from '../ink/sketch';
import type { Drawing } from '../species/specimen';
import { bowl } from './vessels';

const TABLE = 960;
const FOOT = 1085;

/** Low and wide, on a laid table between two candles; `bare` is without them, as it travels. */
export function tableCentre(drawing: Drawing, stock: Stock, bare = false): Composition {
  const { sketch, chance } = drawing;
  const dome = { centre: { x: 540, y: 800 }, rx: 350, ry: 175, unit: chance.between(82, 94), fullness: 1.6 };
  const greens = stock.greens.length > 0 ? stock.greens : [{ name: 'leaf', colour: 'green' }];
  const wide = [-1, 1].map((side) =>
    group(
      drawFan({ sketch, chance: chance.part(`wide ${side}`) }, greens, {
        centre: { x: 0, y: 0 },
        spread: 42,
        count: 7,
        length: 300,
        start: 90,
      }),
      place({ x: 540 + side * 120, y: 830 }, side * 84),
    ),
  );
  const fan = (name: string, spread: number, count: number, length: number, start: number): string =>
    drawFan({ sketch, chance: chance.part(name) }, [...stock.sprays, ...greens], {
      centre: { x: 540, y: 850 },
      spread,
      count,
      length,
      start,
    });
  const leafy = drawFan({ sketch, chance: chance.part('leafy') }, [{ name: 'leaf', colour: 'green' }], {
    centre: { x: 540, y: 850 },
    spread: 106,
    count: 17,
    length: 260,
    start: 90,
  });
  const heads =
    stock.heads.length > 0 ? drawHeads(drawing, poseHeads(chance, stock.heads, dome)) : fan('low', 84, 13, 230, 30);
  const ground =
    tableTop(sketch, TABLE) +
    places(sketch) +
    groundShade(sketch, 540, FOOT, 300, 0.5) +
    groundShade(sketch, 232, 1052, 46) +
    groundShade(sketch, 838, 1030, 46);
  const subject =
    (bare ? '' : candle(sketch, 838, 384, 1030)) +
    fan('back', 72, 13, 300, 120) +
    bowl(sketch, { x: 540, top: 905, bottom: FOOT, half: 300 }) +
    wide.join('') +
    leafy +
    heads +
    (bare ? '' : candle(sketch, 232, 470, 1052));
  return { ground, subject, foot: FOOT };
}

/** The rims of two plates and a folded napkin, half out of the picture. */
function places(sketch: Sketch): string {
  const china = sketch.round([
    { offset: 0, colour: '#f6efe2' },
    { offset: 0.7, colour: '#fffdf8' },
    { offset: 1, colour: '#dccfb9' },
  ]);
  const dish = (x: number): string =>
    `<ellipse cx="${x + 16}" cy="1292" rx="235" ry="74" fill="#6b5336" fill-opacity="0.2"/><ellipse cx="${x}" cy="1278" rx="235" ry="74" fill="${china}" stroke="#c9b795" stroke-width="2"/><ellipse cx="${x}" cy="1276" rx="158" ry="46" fill="none" stroke="#c9b795" stroke-opacity="0.8" stroke-width="3"/>`;
  return dish(180) + dish(905);
}

/** `top` is where the wax ends, `foot` where its stick stands. px */
function candle(sketch: Sketch, x: number, top: number, foot: number): string {
  const wax = sketch.across([
    { offset: 0, colour: '#e9dcc0' },
    { offset: 0.35, colour: '#fdf8ea' },
    { offset: 1, colour: '#c6b289' },
  ]);
  const brass = sketch.across([
    { offset: 0, colour: '#a8813c' },
    { offset: 0.35, colour: '#f0d592' },
    { offset: 1, colour: '#7d5b22' },
  ]);
  const glow = sketch.round([
    { offset: 0, colour: '#ffdf96', opacity: 0.7 },
    { offset: 1, colour: '#ffe2a0', opacity: 0 },
  ]);
  const flame = `<path d="M${x} ${n(top - 84)}C${x + 24} ${n(top - 46)} ${x + 17} ${n(top - 14)} ${x} ${n(top - 12)}C${x - 17} ${n(top - 14)} ${x - 24} ${n(top - 46)} ${x} ${n(top - 84)}Z" fill="#f6b13c"/><path d="M${x} ${n(top - 56)}C${x + 11} ${n(top - 38)} ${x + 8} ${n(top - 18)} ${x} ${n(top - 16)}C${x - 8} ${n(top - 18)} ${x - 11} ${n(top - 38)} ${x} ${n(top - 56)}Z" fill="#fff3c4"/>`;
  const stick = `<path d="M${x - 28} ${foot - 74}H${x + 28}L${x + 14} ${foot - 58}V${foot - 22}Q${x + 16} ${foot - 10} ${x + 56} ${foot}Q${x} ${foot + 16} ${x - 56} ${foot}Q${x - 16} ${foot - 10} ${x - 14} ${foot - 22}V${foot - 58}Z" fill="${brass}"/>`;
  return `<circle cx="${x}" cy="${n(top - 44)}" r="130" fill="${glow}"/><rect x="${x - 19}" y="${top}" width="38" height="${n(foot - 70 - top)}" rx="6" fill="${wax}"/><path d="M${x - 19} ${top + 4}q8 34 2 62q10 -12 12 -60" fill="#fffaf0"/><path d="M${x} ${top}v-16" stroke="#4d3b2a" stroke-width="4"/>${flame}${stick}`;
}
