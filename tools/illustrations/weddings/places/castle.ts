import { n } from '../../ink/sketch';
import type { Drawing } from '../../species/specimen';
import { hills, sky } from '../scenery/air';
import { bareTree, dabs, mass, sward } from '../scenery/growth';
import { flame } from '../scenery/furniture';
import { archway, CASTLE, masonry } from '../scenery/walls';
import type { Place } from '../wedding-look';

export const CASTLE_GATE = { half: 128, spring: 640, foot: 900, size: 38 };

const IVY = { dark: '#25402f', mid: '#3c5d42', light: '#688263' };

const torch = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y - 46}" r="120" fill="url(#glow)"/><circle cx="${x}" cy="${y - 46}" r="56" fill="url(#glow)"/><path d="M${x - 15} ${y - 22}H${x + 15}L${x + 6} ${y + 60}H${x - 6}Z" fill="#2e2a28"/>${flame(x, y - 18, 22)}`;

/** A gate between two broken towers, a December evening behind them. */
function outside({ sketch, chance }: Drawing): string {
  const tower = (x: number, top: number, name: string): string => {
    const merlons = [0, 1, 2, 3]
      .map((i) =>
        name === 'right' && i > 1
          ? ''
          : `<rect x="${x + i * 64}" y="${top - 48}" width="40" height="52" fill="#857e74"/>`,
      )
      .join('');
    return `${merlons}${masonry(sketch, chance.part(name), { x, y: top, w: 232, h: 910 - top }, CASTLE)}<path d="M${x + 104} ${top + 130}v92M${x + 104} ${top + 330}v92" stroke="#211e20" stroke-width="20"/>`;
  };
  const { half, spring, foot } = CASTLE_GATE;
  const frost = Array.from(
    { length: 4 },
    (_, i) =>
      `<path d="M-120 ${960 + i * 110}C240 ${930 + i * 110} 420 ${980 + i * 110} 700 ${950 + i * 110}S1040 ${940 + i * 110} 1200 ${960 + i * 110}" fill="none" stroke="#dfe6f0" stroke-opacity="0.16" stroke-width="${30 + i * 12}" filter="url(#soft)"/>`,
  ).join('');
  return (
    sky(sketch, '#4d5580', '#f0b08c') +
    '<path d="M236 142A48 48 0 1 0 276 214A40 40 0 1 1 236 142Z" fill="#fdf3d8"/>' +
    hills([640, 600, 660, 610, 640], 910, '#6a6580') +
    bareTree(chance.part('oak'), 1030, 880, 640, '#35303c') +
    bareTree(chance.part('ash'), 20, 900, 560, '#35303c') +
    masonry(sketch, chance.part('curtain'), { x: 240, y: 440, w: 600, h: 470 }, CASTLE) +
    tower(130, 270, 'left') +
    tower(720, 380, 'right') +
    archway({ x: 540 - half, y: spring - half, w: half * 2, h: foot - spring + half }, '#a69e90', '#f2b566') +
    `<path d="M540 ${spring - half}V${foot}" stroke="#7a4a22" stroke-opacity="0.3" stroke-width="6"/>` +
    mass(chance.part('ivy'), { x: 180, y: 760 }, 110, 150, IVY, 40) +
    mass(chance.part('ivy top'), { x: 160, y: 520 }, 60, 120, IVY, 26) +
    mass(chance.part('ivy right'), { x: 900, y: 800 }, 90, 110, IVY, 34) +
    sward(sketch, chance.part('grass'), { top: 890, far: '#7d8276', near: '#5d6a58', blade: '#aebbb4', blades: 420 }) +
    '<path d="M410 900H670L900 1400H180Z" fill="#8d8378"/>' +
    dabs(chance.part('stones'), ['#a69c8e', '#766d64'], 130, { top: 915, foot: 1340, left: 300, right: 790 }, 26) +
    frost +
    torch(372, 720) +
    torch(708, 720)
  );
}

/** The hall: stone, banners, a great fire, iron rings of candles. */
function inside({ sketch, chance }: Drawing): string {
  const fire = sketch.round([
    { offset: 0, colour: '#ffd27a' },
    { offset: 0.5, colour: '#c8551f' },
    { offset: 1, colour: '#1f1310' },
  ]);
  const banner = (x: number, fill: string): string =>
    `<path d="M${x} 60H${x + 120}V430L${x + 60} 490L${x} 430Z" fill="${fill}"/><path d="M${x} 60H${x + 120}" stroke="#c9a558" stroke-width="14"/><path d="M${x + 60} 150V350M${x + 22} 220H${x + 98}" stroke="#d9b565" stroke-width="14"/>`;
  const ring = (x: number, y: number): string => {
    const candles = [-130, -70, 0, 70, 130]
      .map(
        (dx) =>
          `<rect x="${x + dx - 8}" y="${y - 58}" width="16" height="52" fill="#f6ecd2"/>${flame(x + dx, y - 58, 10)}<circle cx="${x + dx}" cy="${y - 74}" r="46" fill="url(#glow)"/>`,
      )
      .join('');
    return `<path d="M${x} -120V${y - 120}M${x} ${y - 120}L${x - 150} ${y}M${x} ${y - 120}L${x + 150} ${y}" stroke="#1e1c1c" stroke-width="6"/><ellipse cx="${x}" cy="${y}" rx="156" ry="26" fill="none" stroke="#1e1c1c" stroke-width="15"/>${candles}`;
  };
  return (
    masonry(
      sketch,
      chance.part('wall'),
      { x: -120, y: -120, w: 1320, h: 880 },
      { ...CASTLE, base: '#6f675d', stones: ['#837a6d', '#5f5850'] },
    ) +
    `<path d="M330 760V430Q540 330 750 430V760Z" fill="${fire}" stroke="#988e80" stroke-width="40"/>${flame(470, 740, 40)}${flame(540, 740, 60)}${flame(610, 740, 44)}<rect x="270" y="320" width="540" height="54" fill="#a59b8c"/>` +
    banner(90, '#7a1f2c') +
    banner(870, '#2f4a38') +
    ring(280, 210) +
    ring(800, 210) +
    masonry(
      sketch,
      chance.part('floor'),
      { x: -120, y: 750, w: 1320, h: 740 },
      { ...CASTLE, base: '#5d564e', stones: ['#7d7468', '#645c53'], wide: 190, high: 90, rough: 0.1 },
    ) +
    `<rect x="-120" y="750" width="1320" height="${n(740)}" fill="#3a1d14" fill-opacity="0.25"/>`
  );
}

export const CASTLE_PLACE: Place = { outside, inside, horizon: 760, seat: 'pew' };
