import { n } from '../../ink/sketch';
import type { Drawing } from '../../species/specimen';
import { falling, hills, sky } from '../scenery/air';
import { bareTree, DEEP, fir } from '../scenery/growth';
import { flooring, plane, roof, sash } from '../scenery/walls';
import type { Place } from '../wedding-look';

const FIR = { dark: '#2c4a45', mid: '#456a60', light: '#6f9186' };

/** A stone house, its windows lit, under snow; firs and bare limes. */
function outside({ sketch, chance }: Drawing): string {
  const windows = [0, 1, 2, 3, 4].flatMap((i) => {
    const x = 268 + i * 118;
    return [
      sash({ x, y: 470, w: 62, h: 92 }, '#f4f1ea', true),
      i === 2 ? '' : sash({ x, y: 610, w: 62, h: 104 }, '#f4f1ea', true),
    ];
  });
  const door = `<path d="M500 760V640Q540 590 580 640V760Z" fill="#3c5a4d" stroke="#f4f1ea" stroke-width="10"/><path d="M474 624L540 580L606 624Z" fill="#f4f1ea"/>`;
  const chimneys = [290, 760]
    .map(
      (x) =>
        `<rect x="${x}" y="286" width="54" height="110" fill="#a99d90"/><rect x="${x - 6}" y="276" width="66" height="18" fill="#f6f9fd"/>`,
    )
    .join('');
  const drifts = [800, 900, 1040, 1190]
    .map(
      (y, i) =>
        `<path d="M-120 ${y}C200 ${y - 40 - i * 8} 420 ${y + 40} 640 ${y}S1000 ${y - 30} 1200 ${y + 20}V1480H-120Z" fill="${['#dfe8f2', '#e7eff7', '#eef4fa', '#f5f9fd'][i] ?? '#ffffff'}"/>`,
    )
    .join('');
  const path =
    '<path d="M508 770H572L800 1400H280Z" fill="#cfdbe8"/><path d="M508 770L280 1400M572 770L800 1400" stroke="#a9bdd3" stroke-width="14" fill="none"/>';
  return (
    sky(sketch, '#9fb3cb', '#e3e4ea') +
    hills([600, 560, 610, 570, 600], 820, '#c9d6e4') +
    bareTree(chance.part('lime'), 130, 780, 600, '#6d6a70') +
    chimneys +
    roof([212, 540, 868], 352, 452, '#e9f0f7') +
    plane(sketch, { x: 236, y: 450, w: 608, h: 330 }, '#c3b7a7') +
    `<path d="M224 452H856" stroke="#ffffff" stroke-width="16" stroke-linecap="round"/>` +
    windows.join('') +
    door +
    drifts +
    path +
    fir(chance.part('fir 1'), 1010, 880, 620, FIR, true) +
    fir(chance.part('fir 2'), 880, 840, 360, FIR, true) +
    fir(chance.part('fir 3'), 30, 920, 460, DEEP, true) +
    falling(chance.part('flakes'), '#ffffff', 170, 6)
  );
}

/** A panelled room, tall windows onto the snow, candles in every sconce. */
function inside({ sketch, chance }: Drawing): string {
  const panel = (x: number, w: number): string =>
    `<rect x="${x}" y="90" width="${w}" height="500" fill="none" stroke="#8fa39b" stroke-opacity="0.7" stroke-width="8"/>`;
  const window = (x: number): string =>
    `<rect x="${x}" y="60" width="200" height="560" fill="#dfe9f3"/><path d="M${x} 470Q${x + 90} 430 ${x + 200} 480V620H${x}Z" fill="#ffffff"/>${fir(chance.part(`w ${x}`), x + 60, 540, 250, FIR, true)}<path d="M${x + 100} 60V620M${x} 240H${x + 200}M${x} 430H${x + 200}" stroke="#f6f4ee" stroke-width="12"/><rect x="${x}" y="60" width="200" height="560" fill="none" stroke="#f6f4ee" stroke-width="24"/><path d="M${x - 60} 20H${x + 6}C${x - 4} 260 ${x - 30} 460 ${x - 50} 700H${x - 96}ZM${x + 260} 20H${x + 194}C${x + 204} 260 ${x + 230} 460 ${x + 250} 700H${x + 296}Z" fill="#b9c6c0"/>`;
  const sconces = [440, 640]
    .map(
      (x) =>
        `<circle cx="${x}" cy="300" r="110" fill="url(#glow)"/><rect x="${x - 9}" y="290" width="18" height="74" fill="#fdf6e4"/><path d="M${x - 30} 366H${x + 30}" stroke="#c79f55" stroke-width="12"/>`,
    )
    .join('');
  return (
    plane(sketch, { x: -120, y: -120, w: 1320, h: 860 }, '#a9bbb2', 0.3) +
    panel(-60, 120) +
    panel(400, 290) +
    window(120) +
    window(760) +
    sconces +
    flooring(sketch, 660, '#8a6a4a') +
    `<rect x="-120" y="640" width="1320" height="${n(34)}" fill="#e6ece6"/>`
  );
}

export const SNOW: Place = { outside, inside, horizon: 690, seat: 'chair' };
