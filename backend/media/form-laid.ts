import { mix, pigmentOf } from './colours';
import { drawFan, drawHeads, poseHeads, type Stock } from './posing';
import { group, n, place, type Sketch } from './sketch';
import { type Drawing, drawGrowth, drawHead, headSize, type Specimen } from './specimen';
import { bowl } from './vessels';
import { leafAt } from './leaf';
import { along, stem, type StemLine } from './stem';

const KRAFT = { light: '#dfc096', mid: '#cba26e', dark: '#a07a48', inside: '#b08a58' };

/** An open box seen from above, flowers in tissue; chocolates below them when the picture asks for chocolate. */
export function giftBox(drawing: Drawing, stock: Stock, withChocolates: boolean): string {
  const { sketch, chance } = drawing;
  const inside = `<rect x="170" y="215" width="740" height="900" rx="10" fill="${KRAFT.mid}" stroke="${KRAFT.dark}" stroke-width="3"/><rect x="196" y="241" width="688" height="848" rx="6" fill="${KRAFT.inside}"/>`;
  const foot = withChocolates ? 760 : 1075;
  const middle = withChocolates ? 500 : 560;
  const laid = [...stock.greens, ...stock.sprays];
  const bed = drawFan(drawing, laid.length > 0 ? laid : [{ name: 'leaf', colour: 'green' }], {
    centre: { x: 540, y: foot - 60 },
    spread: 30,
    count: 13,
    length: withChocolates ? 380 : 590,
    start: 0,
  });
  const dome = {
    centre: { x: 540, y: middle },
    rx: 285,
    ry: withChocolates ? 205 : 255,
    unit: chance.between(94, 106),
    fullness: 1.45,
  };
  const stems = withChocolates ? '' : boxedStems(drawing, foot);
  const heads = stock.heads.length > 0 ? drawHeads(drawing, poseHeads(chance, stock.heads, dome)) : '';
  const band = withChocolates ? chocolates(sketch) : paperBand(sketch);
  const walls = `<path d="M170 215h740v900h-740ZM196 241v848h688v-848Z" fill-rule="evenodd" fill="${KRAFT.light}" fill-opacity="0.9" stroke="${KRAFT.dark}" stroke-opacity="0.5" stroke-width="2"/>`;
  return group(inside + tissue() + stems + bed + heads + band + walls, 'rotate(-3 540 670)');
}

function tissue(): string {
  const sheet = (points: string, shade: string): string =>
    `<polygon points="${points}" fill="${shade}" stroke="#d9cdb8" stroke-width="2"/>`;
  return (
    sheet('196,241 560,270 420,1089 196,1089', '#f7f0e3') +
    sheet('884,241 520,255 650,1089 884,1089', '#f1e8d8') +
    sheet('196,241 884,241 800,330 540,290 300,340', '#fbf6ec')
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

/** One stem by itself, as on the plate of a flora. */
export function plate(drawing: Drawing, specimens: readonly Specimen[], stock: Stock): string {
  const { sketch, chance } = drawing;
  const first = specimens[0] ?? { name: 'leaf', colour: 'green' };
  const isHeadFirst = stock.heads.includes(first);
  const line: StemLine = { from: { x: 560, y: 1190 }, to: { x: 540, y: 520 }, bow: 46 };
  if (!isHeadFirst) {
    const side = (x: number, turn: number, stretch: number): string =>
      group(
        drawGrowth({ sketch, chance: chance.part(`plate ${turn}`) }, first, { length: 790 * stretch, bow: turn * 2 }),
        place({ x, y: 1190 }, turn),
      );
    return side(540, -13, 0.85) + side(550, 14, 0.8) + side(545, 0, 1.08);
  }
  const second = specimens[1];
  const behind = second === undefined ? '' : secondStem(drawing, second, stock);
  const leaves = [0.2, 0.36, 0.52].flatMap((t, index) => {
    const node = along(line, t);
    const sides = index % 2 === 0 ? [-1] : [1];
    return [...sides, ...(index === 0 ? [1] : [])].map((side) => {
      const length = chance.between(230, 290);
      const form = { shape: 'serrated', length, width: length * 0.42, sweep: side * 0.5 } as const;
      return leafAt(sketch, chance, form, pigmentOf('green'), { at: node.at, angle: node.angle + side * 52 });
    });
  });
  const unit = 268 / Math.max(0.85, headSize(first.name));
  const head = group(
    drawHead({ sketch, chance: chance.part('plate') }, first, { unit, facing: -20, tilt: 0.22 }),
    place({ x: 540, y: 470 }),
  );
  const bud = group(
    drawHead({ sketch, chance: chance.part('bud') }, first, { unit: unit * 0.42, facing: 60, tilt: 0.6 }),
    place({ x: 770, y: 720 }),
  );
  const twig = stem({ from: along(line, 0.46).at, to: { x: 762, y: 740 }, bow: 40 }, 10, pigmentOf('green'));
  return behind + twig + stem(line, 17, pigmentOf('green')) + leaves.join('') + bud + head;
}

function secondStem({ sketch, chance }: Drawing, second: Specimen, stock: Stock): string {
  if (stock.heads.includes(second)) {
    const line: StemLine = { from: { x: 540, y: 1180 }, to: { x: 330, y: 690 }, bow: -50 };
    const head = group(drawHead({ sketch, chance }, second, { unit: 140, facing: -50, tilt: 0.4 }), place(line.to));
    return stem(line, 11, pigmentOf('green')) + head;
  }
  return group(drawGrowth({ sketch, chance }, second, { length: 656, bow: -60 }), place({ x: 545, y: 1180 }, -19));
}

/** Low and wide between two candles. */
export function tableCentre(drawing: Drawing, stock: Stock): string {
  const { sketch, chance } = drawing;
  const dome = { centre: { x: 540, y: 770 }, rx: 390, ry: 185, unit: chance.between(86, 98), fullness: 1.5 };
  const greens = stock.greens.length > 0 ? stock.greens : [{ name: 'leaf', colour: 'green' }];
  const wide = [-1, 1].map((side) =>
    group(
      drawFan({ sketch, chance: chance.part(`wide ${side}`) }, greens, {
        centre: { x: 0, y: 0 },
        spread: 34,
        count: 5,
        length: 389,
        start: 120,
      }),
      place({ x: 540 + side * 120, y: 800 }, side * 82),
    ),
  );
  const back = drawFan(drawing, [...stock.sprays, ...greens], {
    centre: { x: 540, y: 830 },
    spread: 74,
    count: 13,
    length: 308,
    start: 120,
  });
  const candles = candle(sketch, 318, 300) + candle(sketch, 742, 372);
  const heads = stock.heads.length > 0 ? drawHeads(drawing, poseHeads(chance, stock.heads, dome)) : '';
  const front = drawFan({ sketch, chance: chance.part('low') }, [...stock.sprays, ...greens], {
    centre: { x: 540, y: 880 },
    spread: 78,
    count: 9,
    length: 221,
    start: 40,
  });
  return (
    candles +
    bowl(sketch, { x: 540, top: 880, bottom: 1090, half: 330 }) +
    wide.join('') +
    back +
    (heads === '' ? front : heads)
  );
}

function candle(sketch: Sketch, x: number, top: number): string {
  const wax = sketch.across([
    { offset: 0, colour: '#e9dcc0' },
    { offset: 0.35, colour: '#fdf8ea' },
    { offset: 1, colour: '#cdbb94' },
  ]);
  const glow = sketch.round([
    { offset: 0, colour: '#ffe2a0', opacity: 0.75 },
    { offset: 1, colour: '#ffe2a0', opacity: 0 },
  ]);
  const flame = `<path d="M${x} ${n(top - 82)}C${x + 26} ${n(top - 46)} ${x + 18} ${n(top - 14)} ${x} ${n(top - 12)}C${x - 18} ${n(top - 14)} ${x - 26} ${n(top - 46)} ${x} ${n(top - 82)}Z" fill="#f6b13c"/><path d="M${x} ${n(top - 58)}C${x + 12} ${n(top - 38)} ${x + 9} ${n(top - 18)} ${x} ${n(top - 16)}C${x - 9} ${n(top - 18)} ${x - 12} ${n(top - 38)} ${x} ${n(top - 58)}Z" fill="#fff3c4"/>`;
  return `<circle cx="${x}" cy="${n(top - 44)}" r="130" fill="${glow}"/><rect x="${x - 27}" y="${top}" width="54" height="${n(960 - top)}" rx="8" fill="${wax}"/><path d="M${x} ${top}v-16" stroke="#4d3b2a" stroke-width="4"/>${flame}`;
}
