import { mix } from '../../ink/colours';
import { n } from '../../ink/sketch';
import type { Drawing } from '../../species/specimen';
import { hills, lamps, sky } from '../scenery/air';
import { AUTUMN, dabs, mass, sward, tree } from '../scenery/growth';
import { boards, roof, flooring } from '../scenery/walls';
import type { Place } from '../wedding-look';

/** The great door, px. */
export const BARN_DOOR = { half: 150, spring: 640, foot: 900, size: 34 };

const pumpkin = (x: number, y: number, r: number): string =>
  `<ellipse cx="${n(x + r * 0.2)}" cy="${n(y + r * 0.66)}" rx="${n(r * 1.2)}" ry="${n(r * 0.2)}" fill="#2c2114" fill-opacity="0.3"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.74)}" fill="#c9661d"/><ellipse cx="${n(x - r * 0.2)}" cy="${n(y - 2)}" rx="${n(r * 0.56)}" ry="${n(r * 0.72)}" fill="#e6893a"/><ellipse cx="${x}" cy="${y}" rx="${n(r * 0.24)}" ry="${n(r * 0.72)}" fill="#f2a65a" fill-opacity="0.7"/><path d="M${x} ${n(y - r * 0.66)}q${n(r * 0.1)} ${n(-r * 0.36)} ${n(r * 0.34)} ${n(-r * 0.36)}" stroke="#5d6b34" stroke-width="${n(r * 0.2)}" fill="none"/>`;

function outside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const trees = [
    tree(chance.part('left'), 60, 880, 620, AUTUMN, '#5e4632'),
    tree(chance.part('right'), 1050, 860, 560, { dark: '#93381f', mid: '#c2572a', light: '#e39a52' }, '#5e4632'),
  ];
  const glow = sketch.round([
    { offset: 0, colour: '#ffdb8c' },
    { offset: 1, colour: '#8a5a2a' },
  ]);
  const { half, spring, foot } = BARN_DOOR;
  const door = `<path d="M${540 - half} ${foot}V${spring}A${half} ${half} 0 0 1 ${540 + half} ${spring}V${foot}Z" fill="${glow}"/>`;
  const leaf = (side: number): string =>
    boards(sketch, chance.part(`leaf ${side}`), { x: side < 0 ? 250 : 700, y: 520, w: 130, h: 380 }, '#6b4a30', 32);
  return (
    sky(sketch, '#c9d3d6', '#f6dfb4') +
    hills([640, 600, 660, 590, 640], 900, '#c9a566') +
    trees.join('') +
    roof([130, 540, 950], 190, 480, '#8c5a41') +
    boards(sketch, chance.part('wall'), { x: 150, y: 470, w: 780, h: 430 }, '#4d4038', 30) +
    door +
    lamps([400, 560], [680, 560], 46, 9) +
    leaf(-1) +
    leaf(1) +
    sward(sketch, chance.part('ground'), {
      top: 890,
      far: '#b99a58',
      near: '#8d7a3e',
      blade: '#6f5d2c',
      blades: 520,
      tall: 0.7,
    }) +
    `<path d="M410 895H670L860 1400H220Z" fill="#cdb282" fill-opacity="0.85"/>` +
    dabs(
      chance.part('leaves'),
      ['#c97a2e', '#a8431f', '#e2b14a', '#8d4a22'],
      190,
      { top: 910, foot: 1340, left: -20, right: 1100 },
      15,
    ) +
    [pumpkin(210, 960, 58), pumpkin(300, 1000, 42), pumpkin(860, 965, 66), pumpkin(770, 1010, 38)].join('')
  );
}

/** Trusses of oak, boards between them, lamps across, and the door open to an October afternoon. */
function inside({ sketch, chance }: Drawing): string {
  const day = sketch.rising([
    { offset: 0, colour: '#e2b566' },
    { offset: 1, colour: '#fdf0cf' },
  ]);
  const oak = '#6e4c2d';
  const truss = (s: number): string => {
    const at = (x: number, y: number): string => `${n(540 + x * s)} ${n(470 + y * s)}`;
    return `<path d="M${at(-620, 0)}H${n(540 + 620 * s)}M${at(-620, 0)}L${at(0, -520)}L${at(620, 0)}M${at(0, -520)}V${n(470)}M${at(-300, 0)}L${at(-150, -390)}M${at(300, 0)}L${at(150, -390)}" fill="none" stroke="${mix(oak, '#1d120a', 0.3)}" stroke-width="${n(44 * s)}"/><path d="M${at(-620, -6)}H${n(540 + 620 * s)}" stroke="${mix(oak, '#ffe2b4', 0.25)}" stroke-width="${n(10 * s)}"/>`;
  };
  return (
    boards(sketch, chance.part('back'), { x: -120, y: -120, w: 1320, h: 860 }, '#7d5b3a', 44) +
    `<path d="M380 740V420H700V740Z" fill="${day}"/>${mass(chance.part('tree'), { x: 600, y: 560 }, 110, 110, AUTUMN, 30)}<path d="M380 740V420H700V740" fill="none" stroke="#3e2917" stroke-width="20"/>` +
    flooring(sketch, 735, '#a98457') +
    truss(0.62) +
    truss(0.95) +
    lamps([-80, 140], [560, 110], 120) +
    lamps([520, 110], [1160, 150], 130) +
    lamps([-80, 330], [1160, 330], 90, 20)
  );
}

export const BARN: Place = { outside, inside, horizon: 700, seat: 'bale' };
