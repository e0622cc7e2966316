import { mix, pigmentOf } from '../ink/colours';
import { drawFan, drawHeads, poseHeads, type Stock } from './posing';
import { at, group, n, polar, type Sketch } from '../ink/sketch';
import type { Drawing } from '../species/specimen';
import { stem } from '../plants/stem';
import { CLEAR, glassVessel } from './vases/glass';

const KRAFT = { light: '#dfc096', mid: '#cba26e', dark: '#a07a48', inside: '#b08a58' };

/** An open box seen from above, flowers in tissue; a glass vase beside and chocolates below them when the picture asks for chocolate. */
export function giftBox(drawing: Drawing, stock: Stock, withChocolates: boolean): string {
  const { sketch, chance } = drawing;
  const foot = withChocolates ? 760 : 1075;
  const middle = withChocolates ? 500 : 560;
  const laid = [...stock.greens, ...stock.sprays];
  const bed = drawFan(drawing, laid.length > 0 ? laid : [{ name: 'leaf', colour: 'green' }], {
    centre: { x: withChocolates ? 430 : 540, y: foot - 60 },
    spread: 30,
    count: 13,
    length: withChocolates ? 380 : 590,
    start: 0,
  });
  const dome = {
    centre: { x: withChocolates ? 430 : 540, y: middle },
    rx: withChocolates ? 200 : 285,
    ry: withChocolates ? 205 : 255,
    unit: chance.between(94, 106) * (withChocolates ? 0.86 : 1),
    fullness: 1.45,
  };
  const stems = withChocolates ? '' : boxedStems(drawing, foot);
  const heads = stock.heads.length > 0 ? drawHeads(drawing, poseHeads(chance, stock.heads, dome)) : '';
  const band = withChocolates ? vaseLaid(sketch) + chocolates(sketch) : paperBand(sketch);
  return group(boxInside(sketch) + tissue(drawing) + stems + bed + heads + band + boxRim(sketch), 'rotate(-3 540 670)');
}

/** The floor of the box, in the shade of its upper and its left wall. */
function boxInside(sketch: Sketch): string {
  const shade = (along: 'down' | 'right'): string => {
    const stops = [
      { offset: 0, colour: '#4b3317', opacity: along === 'down' ? 0 : 0.55 },
      { offset: along === 'down' ? 0.8 : 0.18, colour: '#4b3317', opacity: along === 'down' ? 0 : 0 },
      { offset: 1, colour: '#4b3317', opacity: along === 'down' ? 0.6 : 0 },
    ];
    return along === 'down' ? sketch.rising(stops) : sketch.across(stops);
  };
  const floor = 'x="196" y="241" width="688" height="848"';
  return `<rect x="160" y="205" width="760" height="920" rx="10" fill="${KRAFT.mid}"/><rect ${floor} fill="${KRAFT.inside}"/><rect ${floor} fill="${shade('down')}"/><rect ${floor} fill="${shade('right')}"/>`;
}

/** The walls' upper edges: bright on the far sides of the light, and the front's own outside. */
function boxRim(sketch: Sketch): string {
  const rim = sketch.across([
    { offset: 0, colour: '#efd9b4' },
    { offset: 1, colour: KRAFT.mid },
  ]);
  const front = sketch.rising([
    { offset: 0, colour: KRAFT.dark },
    { offset: 1, colour: KRAFT.mid },
  ]);
  return (
    `<path d="M160 205h760v920h-760ZM196 241v848h688v-848Z" fill-rule="evenodd" fill="${rim}" stroke="${KRAFT.dark}" stroke-opacity="0.6" stroke-width="2.5"/>` +
    `<path d="M160 205L196 241M920 205L884 241M160 1125L196 1089M920 1125L884 1089" stroke="${KRAFT.dark}" stroke-opacity="0.5" stroke-width="2.5"/>` +
    `<path d="M160 1125H920L912 1172H168Z" fill="${front}"/>`
  );
}

/** Crumpled tissue over the walls: sheets with torn, folded edges, one over the other. */
function tissue({ sketch, chance }: Drawing): string {
  const own = chance.part('tissue');
  const fill = sketch.round(
    [
      { offset: 0, colour: '#fffdf7' },
      { offset: 0.6, colour: '#f6eee0' },
      { offset: 1, colour: '#dccfb9' },
    ],
    0.4,
    0.3,
    0.8,
  );
  const one = (x: number, y: number, rx: number, ry: number): string => {
    const rim = Array.from({ length: 15 }, (_, index) => {
      const reach = index % 2 === 0 ? own.between(0.96, 1.1) : own.between(0.78, 0.9);
      const off = polar(index * 24 + own.between(-6, 6), reach);
      return { x: x + off.x * rx, y: y + off.y * ry };
    });
    const folds = rim
      .filter((_, index) => index % 2 === 1)
      .map((spot) => `M${at(spot)}L${n(x + (spot.x - x) * 0.35)} ${n(y + (spot.y - y) * 0.35)}`)
      .join('');
    return `<path d="M${rim.map(at).join('L')}Z" fill="${fill}" stroke="#c9bb9f" stroke-opacity="0.7" stroke-width="2" stroke-linejoin="round"/><path d="${folds}" stroke="#bfae90" stroke-opacity="0.5" stroke-width="3"/>`;
  };
  return (
    one(330, 420, 190, 210) +
    one(760, 430, 190, 210) +
    one(330, 860, 180, 250) +
    one(760, 870, 180, 250) +
    one(540, 640, 330, 420)
  );
}

function boxedStems({ chance }: Drawing, foot: number): string {
  return Array.from({ length: 11 }, (_, index) => {
    const x = 540 + (index - 5) * 30;
    return stem(
      { from: { x: x + chance.between(-14, 14), y: foot }, to: { x, y: 700 }, bow: chance.between(-10, 10) },
      12,
      pigmentOf('green'),
    );
  }).join('');
}

/** A paper band across the stems, tied with string. */
function paperBand(sketch: Sketch): string {
  const fill = sketch.across([
    { offset: 0, colour: '#e8dcc6' },
    { offset: 0.4, colour: '#fbf5ea' },
    { offset: 1, colour: '#d8c9ae' },
  ]);
  return (
    `<path d="M300 905Q540 880 780 905L775 985Q540 962 305 985Z" fill="${fill}" stroke="#b9a888" stroke-opacity="0.6" stroke-width="2"/>` +
    '<path d="M301 945Q540 921 779 945" fill="none" stroke="#9a8a6a" stroke-width="5"/>' +
    '<path d="M540 934c-46-44-92-22-60 6c20 16 44 6 60-6c46-44 92-22 60 6c-20 16-44 6-60-6m-6 4l-34 62m46-60l30 58" fill="none" stroke="#9a8a6a" stroke-width="5" stroke-linecap="round"/>'
  );
}

/** A small glass vase lying in the tissue. */
function vaseLaid(sketch: Sketch): string {
  const form = {
    x: 770,
    top: 300,
    bottom: 720,
    profile: [
      [0, 78],
      [0.1, 58],
      [0.3, 62],
      [0.7, 98],
      [1, 88],
    ],
  } as const;
  const { behind, before } = glassVessel(sketch, form, { ...CLEAR, depth: 0.3 }, null);
  return group(
    `<ellipse cx="780" cy="520" rx="104" ry="216" fill="#4b3317" fill-opacity="0.22"/>${behind}${before}`,
    'rotate(5 770 510)',
  );
}

function chocolates(sketch: Sketch): string {
  const dark = pigmentOf('chocolate');
  const tray =
    '<rect x="212" y="770" width="656" height="306" rx="12" fill="#4a2f22"/><rect x="212" y="770" width="656" height="306" rx="12" fill="none" stroke="#d9b36a" stroke-width="4"/>';
  const pieces = Array.from({ length: 10 }, (_, index) => {
    const [x, y] = [286 + (index % 5) * 127, 848 + Math.floor(index / 5) * 150];
    const body = index % 3 === 1 ? mix(dark.light, '#e8cfa4', 0.75) : index % 3 === 2 ? dark.deep : dark.mid;
    const fill = sketch.round(
      [
        { offset: 0, colour: mix(body, '#ffffff', 0.28) },
        { offset: 0.7, colour: body },
        { offset: 1, colour: mix(body, '#1a0d08', 0.45) },
      ],
      0.38,
      0.32,
      0.7,
    );
    const shape =
      index % 2 === 0
        ? `<circle cx="${x}" cy="${y}" r="50" fill="${fill}"/>`
        : `<rect x="${x - 46}" y="${y - 46}" width="92" height="92" rx="16" fill="${fill}"/>`;
    const icing = `<path d="M${x - 26} ${y + 4}q13 -24 26 0t26 0" fill="none" stroke="${mix(body, '#fff3df', 0.5)}" stroke-width="6" stroke-linecap="round"/>`;
    return `<circle cx="${x}" cy="${y + 6}" r="58" fill="#2c1810" fill-opacity="0.6"/>${shape}${icing}`;
  });
  return tray + pieces.join('');
}
