import { n } from '../../ink/sketch';
import { type Drawing, drawHead, partOf } from '../../species/specimen';
import { clouds, sky } from '../scenery/air';
import { SPRING, tree } from '../scenery/growth';
import { archway, ASHLAR, flooring, masonry, plane, sash } from '../scenery/walls';
import { group } from '../../ink/sketch';
import type { Place } from '../wedding-look';

export const HALL_DOOR = { half: 84, spring: 640, foot: 850, size: 28 };

/** Tulips by the hundred in a stone trough. */
function trough(drawing: Drawing, x: number, y: number, w: number): string {
  const colours = ['coral', 'orange', 'rose-pink', 'red'];
  const heads = Array.from({ length: 12 }, (_, i) => {
    const [cx, cy] = [x + ((i + 0.5) / 12) * w, y - 62 - (i % 3) * 24];
    const head = drawHead(
      partOf(drawing, `t ${x} ${i}`),
      { name: 'tulip', colour: colours[i % 4] ?? 'coral' },
      { unit: 36, facing: (i - 6) * 4, tilt: 0.2 },
    );
    return `<path d="M${n(cx)} ${n(cy)}V${y}" stroke="#7da05c" stroke-width="6"/><path d="M${n(cx - 4)} ${y}q-26 -40 -16 -76q22 30 16 76M${n(cx + 6)} ${y}q30 -30 22 -66q-22 22 -22 66" fill="#86a98a"/>${group(head, `translate(${n(cx)} ${n(cy)})`)}`;
  }).join('');
  return `${heads}<path d="M${x - 8} ${y}h${w + 16}l-12 64h${-(w - 8)}Z" fill="#b9ae9a" stroke="#7d7464" stroke-width="4"/>`;
}

/** Columns, a pediment with a clock, broad steps. */
function outside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const column = (x: number): string => {
    const flute = [-16, -5, 6, 17].map((dx) => `M${x + dx} 402V800`).join('');
    return `${plane(sketch, { x: x - 32, y: 396, w: 64, h: 410 }, '#ddd4c2', 0.3)}<path d="${flute}" stroke="#9c917d" stroke-opacity="0.45" stroke-width="4"/><rect x="${x - 44}" y="374" width="88" height="26" fill="#e9e1d0"/><rect x="${x - 44}" y="800" width="88" height="26" fill="#cfc5b0"/>`;
  };
  const { half, spring, foot } = HALL_DOOR;
  const steps = Array.from({ length: 7 }, (_, i) => {
    const [y, grow] = [824 + i * 34, i * 46];
    return `<path d="M${180 - grow} ${y}H${900 + grow}L${900 + grow + 12} ${y + 34}H${168 - grow}Z" fill="${i % 2 === 0 ? '#d9cfbb' : '#cbc0aa'}"/><path d="M${180 - grow} ${y}H${900 + grow}" stroke="#f1e9da" stroke-width="6"/><path d="M${170 - grow} ${y + 32}H${910 + grow}" stroke="#83796a" stroke-opacity="0.55" stroke-width="5"/>`;
  }).join('');
  const windows = [
    sash({ x: 30, y: 470, w: 90, h: 190 }, '#f4efe3', false, [2, 4]),
    sash({ x: 960, y: 470, w: 90, h: 190 }, '#f4efe3', false, [2, 4]),
    sash({ x: 290, y: 520, w: 88, h: 190 }, '#f4efe3', false, [2, 4]),
    sash({ x: 702, y: 520, w: 88, h: 190 }, '#f4efe3', false, [2, 4]),
  ].join('');
  const clock =
    '<circle cx="540" cy="258" r="46" fill="#f7f1e2" stroke="#5d5647" stroke-width="8"/><path d="M540 258V226M540 258L562 270" stroke="#3a352c" stroke-width="6" stroke-linecap="round"/>';
  return (
    sky(sketch, '#8fbbe0', '#f0f2ea') +
    clouds(chance.part('clouds'), '#ffffff', 4, 60, 260) +
    masonry(sketch, chance.part('wall'), { x: -120, y: 330, w: 1320, h: 560 }, ASHLAR) +
    windows +
    archway({ x: 540 - half, y: spring - half, w: half * 2, h: foot - spring + half }, '#efe6d3', '#2d4a5c') +
    `<path d="M540 ${spring - half}V${foot}" stroke="#1d3342" stroke-width="5"/>` +
    [236, 432, 648, 844].map(column).join('') +
    `<path d="M160 374V330H920V374Z" fill="#e6ddca"/><path d="M140 332L540 168L940 332Z" fill="#ded4bf" stroke="#a79c87" stroke-width="7"/><path d="M190 318L540 182L890 318Z" fill="none" stroke="#a79c87" stroke-opacity="0.6" stroke-width="5"/>${clock}` +
    steps +
    `<rect x="-120" y="1060" width="1320" height="420" fill="#b5ada0"/><path d="${Array.from({ length: 7 }, (_, i) => `M-120 ${1090 + i * 46}H1200M${100 + i * 160} 1060L${60 + i * 175} 1400`).join('')}" stroke="#8f8779" stroke-opacity="0.5" stroke-width="4"/>` +
    tree(chance.part('left'), 10, 1070, 640, SPRING, '#7c7062') +
    tree(chance.part('right'), 1080, 1070, 580, SPRING, '#7c7062') +
    trough(drawing, 40, 1060, 250) +
    trough(drawing, 790, 1060, 250)
  );
}

/** An upstairs room in a restaurant: a wall of deep teal, tall windows over the street, prints. */
function inside({ sketch }: Drawing): string {
  const print = (x: number, y: number, w: number, h: number, ink: string): string =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#c9a558"/><rect x="${x + 12}" y="${y + 12}" width="${w - 24}" height="${h - 24}" fill="#f6f0e2"/><circle cx="${x + w / 2}" cy="${y + h / 2}" r="${w * 0.22}" fill="${ink}"/>`;
  const curtain = (x: number): string =>
    `<path d="M${x} -120H${x + 90}V700H${x + 10}C${x + 40} 460 ${x - 10} 240 ${x} -120Z" fill="#d8856a"/><path d="M${x + 40} -120V700" stroke="#a65a44" stroke-opacity="0.6" stroke-width="9"/>`;
  return (
    plane(sketch, { x: -120, y: -120, w: 1320, h: 880 }, '#3f6a70', 0.25) +
    sash({ x: 60, y: 30, w: 250, h: 590 }, '#f4efe3', false, [2, 4]) +
    curtain(-20) +
    curtain(310) +
    print(470, 120, 180, 230, '#e48370') +
    print(690, 90, 150, 190, '#e9b24c') +
    print(690, 310, 150, 150, '#4f8a8a') +
    print(880, 160, 190, 250, '#d9738a') +
    `<rect x="-120" y="640" width="1320" height="90" fill="#f0e8d8"/><path d="M-120 640H1200" stroke="#c4b898" stroke-width="8"/>` +
    flooring(sketch, 725, '#b58a5c')
  );
}

export const TOWN_HALL: Place = { outside, inside, horizon: 780, seat: 'cane' };
