import { n } from '../../ink/sketch';
import { type Drawing, drawHead, partOf } from '../../species/specimen';
import { bunting, clouds, hills, lamps, sky } from '../scenery/air';
import { dabs, mass, SUMMER, sward } from '../scenery/growth';
import { flooring } from '../scenery/walls';
import { group } from '../../ink/sketch';
import type { Place } from '../wedding-look';

/** A tent of three tall cones, their poles crossed at the top. */
function tipis(x: number, foot: number, s: number): string {
  const one = (dx: number, high: number): string => {
    const [cx, top] = [x + dx * s, foot - high * s];
    return `<path d="M${n(cx)} ${n(top)}L${n(cx - 190 * s)} ${n(foot)}H${n(cx + 190 * s)}Z" fill="#e9dcc0"/><path d="M${n(cx)} ${n(top)}L${n(cx + 40 * s)} ${n(foot)}H${n(cx + 190 * s)}Z" fill="#c2b08c"/><path d="M${n(cx - 22 * s)} ${n(top - 44 * s)}L${n(cx + 30 * s)} ${n(top + 60 * s)}M${n(cx + 22 * s)} ${n(top - 44 * s)}L${n(cx - 30 * s)} ${n(top + 60 * s)}M${n(cx)} ${n(top - 54 * s)}V${n(top + 40 * s)}" stroke="#7d6242" stroke-width="${n(7 * s)}"/>`;
  };
  const door = `<path d="M${n(x)} ${n(foot - 190 * s)}L${n(x - 74 * s)} ${n(foot)}H${n(x + 74 * s)}Z" fill="#f6cf84"/>`;
  return one(-180, 300) + one(190, 320) + one(0, 400) + door;
}

/** Poppies, cornflowers and ox-eye daisies at our feet, as they grow. */
function meadow(drawing: Drawing): string {
  const kinds = [
    ['field-poppy', 'red'],
    ['cornflower', 'blue'],
    ['daisy', 'white'],
    ['field-poppy', 'red'],
  ] as const;
  const own = drawing.chance.part('meadow');
  const spots = Array.from({ length: 64 }, (_, i) => {
    const depth = i / 64;
    const side = i % 2 === 0 ? -1 : 1;
    return { x: 540 + side * (130 + depth * 150 + own.next() * 460), y: 960 + depth * 400, s: 0.2 + depth * 0.62 };
  });
  return spots
    .map(({ x, y, s }, i) => {
      const [name, colour] = kinds[i % 4] ?? kinds[0];
      const head = drawHead(
        partOf(drawing, `flower ${i}`),
        { name, colour },
        { unit: 62 * s, facing: (i * 47) % 360, tilt: 0.4 },
      );
      return `<path d="M${n(x)} ${n(y)}q${n(6 * s)} ${n(60 * s)} ${n(-4 * s)} ${n(170 * s)}" stroke="#6f8f4a" stroke-width="${n(6 * s)}" fill="none"/>${group(head, `translate(${n(x)} ${n(y)})`)}`;
    })
    .join('');
}

function outside(drawing: Drawing): string {
  const { sketch, chance } = drawing;
  return (
    sky(sketch, '#86b6e2', '#f2f2e2') +
    clouds(chance.part('clouds'), '#ffffff', 6, 120, 400) +
    hills([540, 500, 560, 510, 545], 720, '#9fbb88') +
    hills([600, 590, 570, 610, 590], 740, '#b9c67c') +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => mass(chance.part(`far ${i}`), { x: -20 + i * 180, y: 640 - (i % 2) * 12 }, 90, 42, SUMMER, 16))
      .join('') +
    tipis(270, 742, 0.84) +
    `<path d="M640 470V770M1090 440V800" stroke="#8a6f4a" stroke-width="11"/>` +
    bunting([640, 480], [1090, 450], 70, ['#c9434a', '#f4f0e4', '#4f74b8']) +
    sward(sketch, chance.part('grass'), {
      top: 700,
      far: '#c3c47a',
      near: '#8aa04c',
      blade: '#6b8a3c',
      blades: 900,
      tall: 2.1,
    }) +
    `<path d="M500 720H580L800 1400H280Z" fill="#c9d08b" fill-opacity="0.8"/>` +
    dabs(
      chance.part('far flowers'),
      ['#d5453f', '#4f6fc0', '#ffffff', '#d5453f'],
      210,
      { top: 740, foot: 1000, left: -20, right: 470 },
      9,
    ) +
    dabs(
      chance.part('far flowers right'),
      ['#d5453f', '#4f6fc0', '#ffffff', '#d5453f'],
      210,
      { top: 740, foot: 1000, left: 610, right: 1100 },
      9,
    ) +
    meadow(drawing)
  );
}

/** Under the cones: poles that meet high up, lamps, the meadow beyond. */
function inside({ sketch, chance }: Drawing): string {
  const canvas = sketch.across([
    { offset: 0, colour: '#f6e8c9' },
    { offset: 0.6, colour: '#e6d2a6' },
    { offset: 1, colour: '#b39b6d' },
  ]);
  const poles = [-700, -430, -180, 180, 430, 700].map((x) => `M540 -120L${540 + x} 760`).join('');
  return (
    `<rect x="-120" y="-120" width="1320" height="900" fill="#dcebf0"/><rect x="-120" y="560" width="1320" height="220" fill="#b3c274"/>` +
    dabs(
      chance.part('open'),
      ['#d5453f', '#4f6fc0', '#ffffff'],
      130,
      { top: 590, foot: 730, left: -60, right: 1140 },
      13,
    ) +
    `<path d="M-120 -120H1200V500Q860 330 540 560Q220 330 -120 500Z" fill="${canvas}"/><path d="M540 -200L150 430L-20 450ZM540 -200L930 430L1100 450ZM540 -200L480 520H600Z" fill="#cdb586" fill-opacity="0.5"/><path d="M-120 500Q220 330 540 560Q860 330 1200 500" fill="none" stroke="#a98f5f" stroke-width="10"/>` +
    `<path d="${poles}" stroke="#8a6a42" stroke-width="20"/><path d="${poles}" stroke="#c9a573" stroke-width="6" transform="translate(-5 0)"/>` +
    lamps([-60, 260], [560, 330], 120) +
    lamps([520, 330], [1140, 250], 120) +
    flooring(sketch, 740, '#c2a272')
  );
}

export const FIELD: Place = { outside, inside, horizon: 660, seat: 'bench' };
