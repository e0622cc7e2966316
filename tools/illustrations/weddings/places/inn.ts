import { n } from '../../ink/sketch';
import { type Drawing, drawHead, partOf } from '../../species/specimen';
import { clouds, sky } from '../scenery/air';
import { bareTree, SPRING, sward } from '../scenery/growth';
import { archway, flooring, BRICK, masonry, plane, roof, sash } from '../scenery/walls';
import { leafAt } from '../../plants/leaf';
import { pigmentOf } from '../../ink/colours';
import { group } from '../../ink/sketch';
import type { Place } from '../wedding-look';

export const INN_DOOR = { half: 92, spring: 650, foot: 870, size: 30 };

/** A clump of daffodils in leaf, its foot at `x`, `y`. */
function daffodils(drawing: Drawing, x: number, y: number, s: number): string {
  const { sketch, chance } = drawing;
  return Array.from({ length: 7 }, (_, i) => {
    const lean = (i - 3) * 9 + chance.between(-5, 5);
    const form = { shape: 'sword', length: 120, width: 11, sweep: lean / 40 } as const;
    const leaf = leafAt(sketch, chance, form, pigmentOf('sage'), { at: { x: 0, y: 0 }, angle: lean * 1.2 });
    const tip = { x: lean * 2.2, y: -118 - (i % 3) * 14 };
    const head =
      i % 2 === 0
        ? `<path d="M0 0Q${n(lean)} -60 ${n(tip.x)} ${n(tip.y)}" stroke="#6f8f57" stroke-width="5" fill="none"/>${group(drawHead(partOf(drawing, `d ${x} ${i}`), { name: 'daffodil', colour: 'butter' }, { unit: 34, facing: lean * 2, tilt: 0.3 }), `translate(${n(tip.x)} ${n(tip.y)})`)}`
        : '';
    return group(leaf + head, `translate(${x} ${y})scale(${s})`);
  }).join('');
}

/** Timber and plaster over brick, a hanging sign, daffodils along the wall. */
function outside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  const oak = '#4a3728';
  const beams = `<path d="M90 330V560M230 330V560M380 330V560M700 330V560M850 330V560M990 330V560M60 338H1020M60 552H1020M90 450H230M850 450H990M230 560L380 338M700 338L850 560" stroke="${oak}" stroke-width="22" fill="none"/>`;
  const windows = [
    sash({ x: 120, y: 364, w: 80, h: 70 }, oak, false, [3, 2]),
    sash({ x: 470, y: 372, w: 140, h: 120 }, oak, false, [4, 3]),
    sash({ x: 880, y: 364, w: 80, h: 70 }, oak, false, [3, 2]),
  ].join('');
  const bays = [
    sash({ x: 150, y: 630, w: 170, h: 150 }, '#f0e9d8', true, [4, 3]),
    sash({ x: 760, y: 630, w: 170, h: 150 }, '#f0e9d8', true, [4, 3]),
  ].join('');
  const { half, spring, foot } = INN_DOOR;
  const door = archway({ x: 540 - half, y: spring - half, w: half * 2, h: foot - spring + half }, oak, '#2f4b45');
  const sign = `<path d="M1000 240H840M860 240V286M960 240V286" stroke="#2c2a28" stroke-width="10"/><rect x="836" y="282" width="150" height="124" rx="6" fill="#2f4b45" stroke="#d7b565" stroke-width="9"/><path d="M880 372Q911 300 942 372M894 340H928" stroke="#d7b565" stroke-width="9" fill="none"/><circle cx="911" cy="318" r="12" fill="#d7b565"/>`;
  const cobbles = Array.from({ length: 120 }, (_, i) => {
    const depth = (i / 120) ** 1.4;
    return `<ellipse cx="${n(((i * 173) % 1180) - 50)}" cy="${n(930 + depth * 440)}" rx="${n(16 + depth * 46)}" ry="${n(6 + depth * 20)}" fill="${i % 3 === 0 ? '#b3a894' : '#9b917f'}"/>`;
  }).join('');
  const clumps = [30, 110, 200, 290, 380, 700, 790, 880, 970, 1060]
    .map((x, i) => daffodils(partOf(drawing, `c${i}`), x, 900 + (i % 2) * 16, 0.74))
    .join('');
  return (
    sky(sketch, '#a9c6df', '#eef1e6') +
    clouds(chance.part('clouds'), '#ffffff', 3, 60, 180) +
    '<rect x="-120" y="640" width="1320" height="280" fill="#a9bd7c"/>' +
    bareTree(chance.part('ash'), 1050, 700, 560, '#7d7468') +
    roof([20, 540, 1060], 150, 330, '#94604a') +
    plane(sketch, { x: 60, y: 330, w: 960, h: 230 }, '#f3ead6') +
    beams +
    masonry(sketch, chance.part('brick'), { x: 60, y: 560, w: 960, h: 330 }, BRICK) +
    windows +
    bays +
    door +
    sign +
    sward(sketch, chance.part('verge'), { top: 870, far: SPRING.mid, near: '#8fae58', blade: '#5f8a3c', blades: 180 }) +
    `<rect x="-120" y="920" width="1320" height="560" fill="#857b6b"/>${cobbles}` +
    clumps
  );
}

/** Low beams, a wall of plaster, a leaded window, the inglenook lit. */
function inside({ sketch, chance }: Drawing): string {
  const glow = sketch.round([
    { offset: 0, colour: '#ffca6b' },
    { offset: 0.6, colour: '#b7521d' },
    { offset: 1, colour: '#2a1710' },
  ]);
  const beams = [-60, 150, 360, 570, 780, 990]
    .map((x) => `<path d="M${n(540 + (x - 465) * 0.8)} 190L${x - 40} -60" stroke="#3e2c1e" stroke-width="46"/>`)
    .join('');
  return (
    plane(sketch, { x: -120, y: -120, w: 1320, h: 880 }, '#efe0c0', 0.25) +
    `<path d="M-120 -120H1200V190H-120Z" fill="#d9c8a4"/>${beams}<path d="M-120 196H1200" stroke="#4a3525" stroke-width="42"/><path d="M60 200V760M1010 200V760" stroke="#4a3525" stroke-width="36"/>` +
    masonry(sketch, chance.part('brick'), { x: 600, y: 300, w: 370, h: 460 }, BRICK) +
    `<path d="M660 760V470H910V760Z" fill="${glow}"/><rect x="580" y="430" width="410" height="44" fill="#4a3525"/>` +
    sash({ x: 150, y: 300, w: 330, h: 240 }, '#4a3525', false, [6, 4]) +
    `<rect x="120" y="552" width="390" height="26" fill="#6b4d34"/>` +
    flooring(sketch, 750, '#7d5a3b')
  );
}

export const INN: Place = { outside, inside, horizon: 780, seat: 'cane' };
