import { pigmentOf } from '../../ink/colours';
import { groundShade, tableTop } from '../../ink/ground';
import { rimOf, roundPaint, type Turned, turnedPath } from '../../ink/lathe';
import { n, polar, type Sketch } from '../../ink/sketch';
import { leafAt } from '../../plants/leaf';
import { stem } from '../../plants/stem';
import { type Drawing, partOf, type Specimen } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawFan, drawHeads, poseHeads, type Stock } from '../posing';

const LEAF: Specimen = { name: 'leaf', colour: 'green' };

/** A low round posy in a bowl wrapped in moss. */
export function tributePosy(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const green = pigmentOf('green');
  const moss = Array.from({ length: 120 }, (_, index) => {
    const share = ((index * 37) % 120) / 60 - 1;
    const y = 880 + ((index * 53) % 120) * (1 - Math.abs(share) * 0.25);
    return `<circle cx="${n(540 + share * (320 - (y - 880) * 0.7))}" cy="${n(y)}" r="${n(chance.between(16, 30))}" fill="${chance.pick([green.mid, green.deep, pigmentOf('lime').deep])}"/>`;
  }).join('');
  const dome = { centre: { x: 540, y: 690 }, rx: 390, ry: 250, unit: 74, fullness: 1.6 };
  const ruff = drawFan(partOf(drawing, 'ruff'), [LEAF], {
    centre: { x: 540, y: 760 },
    spread: 118,
    count: 27,
    length: 210,
    start: 240,
  });
  const sprays = drawFan(partOf(drawing, 'sprays'), stock.sprays, {
    centre: { x: 540, y: 780 },
    spread: 82,
    count: stock.sprays.length > 0 ? 13 : 0,
    length: 240,
    start: 190,
  });
  const bed = Array.from({ length: 60 }, (_, index) => {
    const part = chance.part(`bed ${index}`);
    const off = polar(index * 137.5, Math.sqrt((index + 0.5) / 60));
    const form = {
      shape: 'serrated',
      length: part.between(120, 160),
      width: 60,
      sweep: part.between(-0.5, 0.5),
    } as const;
    return leafAt(sketch, part, form, pigmentOf(part.pick(['green', 'deep-green'])), {
      at: { x: 540 + off.x * 330, y: 710 + off.y * 200 },
      angle: (Math.atan2(off.x, -off.y) * 180) / Math.PI,
    });
  });
  const heads = drawHeads(drawing, poseHeads(chance, stock.heads, dome));
  const ground = tableTop(sketch, 900) + groundShade(sketch, 540, 1030, 260, 0.5);
  return { ground, subject: ruff + moss + sprays + bed.join('') + heads, foot: 1034 };
}

/** A stone vase as stands on a grave, its flowers simple and upright. */
export function graveVase(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const form: Turned = {
    x: 540,
    top: 850,
    bottom: 1150,
    profile: [
      [0, 196],
      [0.16, 176],
      [0.3, 150],
      [0.75, 128],
      [0.82, 190],
      [1, 204],
    ],
  };
  const stone = roundPaint(sketch, '#e9e6df', '#c3beb4', '#837d73');
  const grain = Array.from(
    { length: 150 },
    () =>
      `<circle cx="${n(540 + chance.between(-140, 140))}" cy="${n(chance.between(890, 1140))}" r="${n(chance.between(0.8, 2.4))}" fill="${chance.pick(['#6f695f', '#f5f2ea'])}" fill-opacity="0.5"/>`,
  ).join('');
  const dome = { centre: { x: 540, y: 590 }, rx: 280, ry: 215, unit: 84, fullness: 1.2 };
  const posed = poseHeads(chance, stock.heads, dome);
  const stalks = posed.map(({ at }) =>
    stem({ from: { x: 540 + (at.x - 540) * 0.3, y: 850 }, to: at, bow: 8 }, 9, pigmentOf('green')),
  );
  const leaves = drawFan(partOf(drawing, 'leaves'), [LEAF], {
    centre: { x: 540, y: 840 },
    spread: 74,
    count: 19,
    length: 380,
    start: 0,
  });
  const body = `<path d="${turnedPath(form)}" fill="${stone}" stroke="#6f695f" stroke-opacity="0.5" stroke-width="2"/>${grain}`;
  const turf = Array.from({ length: 190 }, () => {
    const [x, y] = [chance.between(-20, 1100), chance.between(1080, 1335)];
    return `M${n(x)} ${n(y)}q${n(chance.between(-4, 4))} -12 ${n(chance.between(-8, 8))} ${n(-chance.between(16, 34))}`;
  }).join('');
  const green = pigmentOf('green');
  const lawn = `<rect x="-200" y="1040" width="1480" height="500" fill="${sketch.rising([
    { offset: 0, colour: green.mid, opacity: 0.75 },
    { offset: 0.8, colour: green.light, opacity: 0.55 },
    { offset: 1, colour: green.light, opacity: 0 },
  ])}"/><path d="${turf}" fill="none" stroke="${green.deep}" stroke-opacity="0.5" stroke-width="2.4" stroke-linecap="round"/>`;
  return {
    ground: headstone(sketch) + lawn + groundShade(sketch, 540, 1152, 200, 0.5),
    subject: rimOf(form, '#4f4a42', '#d9d5cb', 10) + leaves + stalks.join('') + drawHeads(drawing, posed) + body,
    foot: 1160,
  };
}

/** A plain stone with a round top; nothing is written on it. */
function headstone(sketch: Sketch): string {
  const face = sketch.across([
    { offset: 0, colour: '#e2dfd7' },
    { offset: 1, colour: '#b9b3a7' },
  ]);
  return `<path d="M180 1100V340C180 190 340 120 540 120S920 190 920 340V1100Z" fill="#8f887a"/><path d="M150 1100V340C150 190 320 120 520 120S890 190 890 340V1100Z" fill="${face}" stroke="#857e71" stroke-opacity="0.4" stroke-width="3"/>`;
}
