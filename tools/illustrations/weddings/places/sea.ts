import { n } from '../../ink/sketch';
import type { Drawing } from '../../species/specimen';
import { clouds, sky } from '../scenery/air';
import { boards, sash, flooring } from '../scenery/walls';
import type { Place } from '../wedding-look';

const sail = (x: number, y: number, s: number): string =>
  `<path d="M${x} ${y}V${n(y - 92 * s)}L${n(x + 46 * s)} ${n(y - 8 * s)}Z" fill="#ffffff"/><path d="M${n(x - 5)} ${y}V${n(y - 84 * s)}L${n(x - 30 * s)} ${n(y - 8 * s)}Z" fill="#e9eef0"/><path d="M${n(x - 34 * s)} ${y}H${n(x + 44 * s)}L${n(x + 30 * s)} ${n(y + 13 * s)}H${n(x - 24 * s)}Z" fill="#45677f"/>`;

const hut = (x: number, y: number, s: number, paint: string): string =>
  `<path d="M${n(x)} ${n(y)}V${n(y - 110 * s)}L${n(x + 52 * s)} ${n(y - 160 * s)}L${n(x + 104 * s)} ${n(y - 110 * s)}V${n(y)}Z" fill="${paint}"/><path d="M${n(x - 10 * s)} ${n(y - 104 * s)}L${n(x + 52 * s)} ${n(y - 166 * s)}L${n(x + 114 * s)} ${n(y - 104 * s)}" fill="none" stroke="#ffffff" stroke-width="${n(12 * s)}"/><path d="M${n(x + 28 * s)} ${n(y)}V${n(y - 88 * s)}H${n(x + 76 * s)}V${n(y)}Z" fill="#ffffff"/><path d="M${n(x + 52 * s)} ${n(y)}V${n(y - 88 * s)}" stroke="#b9c6ca" stroke-width="3"/>`;

/** Dune grass in tufts. */
function marram({ chance }: Drawing, x: number, y: number, high: number): string {
  const blades = Array.from({ length: 46 }, () => {
    const lean = chance.between(-0.7, 0.95) * high;
    return `M${n(x + chance.between(-70, 70))} ${n(y)}q${n(lean * 0.2)} ${n(-high * chance.between(0.5, 0.8))} ${n(lean)} ${n(-high * chance.between(0.6, 1.1))}`;
  });
  return `<path d="${blades.slice(0, 24).join('')}" stroke="#7f8a55" stroke-width="5"/><path d="${blades.slice(24).join('')}" stroke="#b3b279" stroke-width="4"/>`;
}

function outside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const water = sketch.rising([
    { offset: 0, colour: '#a6d0d2' },
    { offset: 1, colour: '#4f8aa8' },
  ]);
  const waves = Array.from({ length: 5 }, (_, i) => {
    const y = 690 + i * i * 6;
    return `<path d="M-120 ${y}C160 ${y - 10 - i * 2} 330 ${y + 9} 560 ${y}S960 ${y - 9} 1200 ${y + 4}" fill="none" stroke="#ffffff" stroke-opacity="0.8" stroke-width="${4 + i * 2}"/>`;
  }).join('');
  const ripples = Array.from(
    { length: 22 },
    (_, i) => `M-20 ${880 + i * 24}q260 ${i % 2 === 0 ? -12 : 12} 540 0t580 0`,
  ).join('');
  const groyne = Array.from(
    { length: 9 },
    (_, i) =>
      `<rect x="${n(60 + i * 26)}" y="${n(800 - i * 14 - (i % 2) * 8)}" width="${n(15 - i)}" height="${n(96 - i * 8)}" fill="#6a5a49"/>`,
  ).join('');
  const huts = ['#7fa9c0', '#eef1ee', '#5f86a3', '#c9dcdc']
    .map((paint, i) => hut(770 + i * 92, 760 + i * 12, 0.86 + i * 0.06, paint))
    .join('');
  const tufts = [
    [-10, 1000, 230],
    [130, 1050, 170],
    [1080, 1000, 250],
    [960, 1060, 160],
  ].map(([x = 0, y = 0, high = 0], i) => marram({ sketch, chance: chance.part(`tuft ${i}`) }, x, y, high));
  return (
    sky(sketch, '#7fb2d6', '#eef3ec') +
    clouds(chance.part('clouds'), '#ffffff', 6, 160, 460) +
    `<rect x="-120" y="600" width="1320" height="200" fill="${water}"/>${sail(300, 622, 0.8)}${sail(640, 612, 0.5)}${waves}` +
    `<path d="M-120 800C200 770 420 790 700 760S1000 720 1200 730V1480H-120Z" fill="#e8d6ae"/><path d="${ripples}" stroke="#cdb683" stroke-opacity="0.5" stroke-width="5" fill="none"/>` +
    groyne +
    huts +
    `<g fill="none" stroke-linecap="round">${tufts.join('')}</g>`
  );
}

/** A boathouse painted white, its doors open to the water. */
function inside({ sketch, chance }: Drawing): string {
  const oar = (x: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} 300)"><path d="M${x} 60V560" stroke="#b98b50" stroke-width="16"/><path d="M${x - 26} 440Q${x} 420 ${x + 26} 440V580Q${x} 600 ${x - 26} 580Z" fill="#e9e4d8" stroke="#4f7f9c" stroke-width="8"/></g>`;
  return (
    boards(sketch, chance.part('wall'), { x: -120, y: -120, w: 1320, h: 880 }, '#e3e6e0', 48, false) +
    `<rect x="330" y="190" width="420" height="560" fill="#bfe0ea"/><rect x="330" y="440" width="420" height="120" fill="#5b97b3"/><rect x="330" y="556" width="420" height="200" fill="#e8d6ae"/>${sail(470, 456, 0.9)}<path d="M330 190H750V750M330 750V190" fill="none" stroke="#6f8fa3" stroke-width="26"/>` +
    oar(170, 9) +
    oar(240, -7) +
    sash({ x: 850, y: 230, w: 150, h: 190 }, '#6f8fa3', false) +
    `<path d="M820 560C880 620 980 620 1040 560" fill="none" stroke="#c9b27c" stroke-width="16"/><circle cx="930" cy="560" r="74" fill="none" stroke="#ffffff" stroke-width="36"/><path d="M930 486A74 74 0 0 1 1004 560M930 634A74 74 0 0 1 856 560" fill="none" stroke="#c9584c" stroke-width="36"/>` +
    flooring(sketch, 745, '#bca98a')
  );
}

export const SEA: Place = { outside, inside, horizon: 610, seat: 'chair' };
