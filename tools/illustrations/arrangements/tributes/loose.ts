import { pigmentOf } from '../../ink/colours';
import { moved, n, type Point, polar } from '../../ink/sketch';
import { stem } from '../../plants/stem';
import { type Drawing, partOf, type Specimen } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawFan, drawHeads, poseHeads, type Posed, type Stock } from '../posing';

const LEAF: Specimen = { name: 'leaf', colour: 'green' };

const raffia = (at: Point, half: number): string =>
  [-22, -8, 6, 20]
    .map(
      (y) =>
        `<path d="M${n(at.x - half)} ${n(at.y + y)}Q${n(at.x)} ${n(at.y + y + 16)} ${n(at.x + half)} ${n(at.y + y - 2)}" fill="none" stroke="#8f7643" stroke-width="13"/><path d="M${n(at.x - half)} ${n(at.y + y)}Q${n(at.x)} ${n(at.y + y + 16)} ${n(at.x + half)} ${n(at.y + y - 2)}" fill="none" stroke="#dcc58e" stroke-width="9"/>`,
    )
    .join('') +
  `<path d="M${n(at.x)} ${n(at.y + 8)}C${n(at.x - 90)} ${n(at.y - 60)} ${n(at.x - 130)} ${n(at.y + 30)} ${n(at.x)} ${n(at.y + 8)}C${n(at.x + 90)} ${n(at.y - 56)} ${n(at.x + 130)} ${n(at.y + 34)} ${n(at.x)} ${n(at.y + 8)}L${n(at.x - 54)} ${n(at.y + 120)}M${n(at.x)} ${n(at.y + 8)}L${n(at.x + 62)} ${n(at.y + 108)}" fill="none" stroke="#cdb478" stroke-width="8" stroke-linecap="round"/>`;

const cutEnds = ({ chance }: Drawing, tie: Point, foot: number, spread: number): string =>
  Array.from({ length: 17 }, (_, index) => {
    const share = ((index * 7) % 17) / 16 - 0.5;
    const end = { x: tie.x + share * spread, y: foot - Math.abs(share) * 50 + chance.between(-22, 22) };
    return (
      stem({ from: end, to: { x: tie.x - share * 50, y: tie.y - 30 }, bow: share * 18 }, 12, pigmentOf('green')) +
      `<ellipse cx="${n(end.x)}" cy="${n(end.y)}" rx="5.5" ry="3.4" fill="#dfe6bd"/>`
    );
  }).join('');

/** A teardrop that lies flat: long foliage to a point, flowers wider towards the handle, bare stems tied with raffia. */
export function tiedSpray(drawing: Drawing, stock: Stock): Composition {
  const tie: Point = { x: 540, y: 990 };
  const greens = [LEAF, ...stock.greens];
  const point = drawFan(partOf(drawing, 'point'), greens, {
    centre: { x: 540, y: 560 },
    spread: 24,
    count: 9,
    length: 460,
    start: 20,
  });
  const sides = drawFan(partOf(drawing, 'sides'), greens, {
    centre: { x: 540, y: 760 },
    spread: 64,
    count: 17,
    length: 400,
    start: 40,
  });
  const skirt = drawFan(partOf(drawing, 'skirt'), [LEAF], {
    centre: { x: 540, y: 850 },
    spread: 108,
    count: 13,
    length: 240,
    start: 30,
  });
  const rows = [
    { y: 250, rx: 60, ry: 70, unit: 56 },
    { y: 420, rx: 130, ry: 120, unit: 66 },
    { y: 620, rx: 205, ry: 160, unit: 76 },
    { y: 790, rx: 230, ry: 120, unit: 84 },
  ];
  const heads = rows.map(({ y, rx, ry, unit }, index) => {
    const part = partOf(drawing, `row ${index}`);
    return drawHeads(
      part,
      poseHeads(part.chance, stock.heads, { centre: { x: 540, y }, rx, ry, unit, fullness: 1.15 }),
    );
  });
  return {
    ground: '',
    subject: cutEnds(drawing, tie, 1240, 190) + point + sides + skirt + heads.join('') + raffia(tie, 56),
    foot: 1250,
  };
}

/** Cut stems laid side by side, their flowers at different heights, tied once. */
export function tiedSheaf(drawing: Drawing, stock: Stock): Composition {
  const tie: Point = { x: 540, y: 905 };
  const light = [...stock.sprays, ...stock.greens];
  const back = drawFan(partOf(drawing, 'back'), light.length > 0 ? light : [LEAF], {
    centre: tie,
    spread: 25,
    count: 15,
    length: 740,
    start: 0,
  });
  const leaves = drawFan(partOf(drawing, 'leaves'), [LEAF], {
    centre: tie,
    spread: 20,
    count: 9,
    length: 430,
    start: 0,
  });
  const posed: Posed[] = Array.from({ length: 30 }, (_, index) => {
    const part = drawing.chance.part(`head ${index}`);
    const turn = part.between(-25, 25);
    const at = moved(tie, polar(turn, part.between(330, 740)));
    const specimen = stock.heads[index % Math.max(1, stock.heads.length)] ?? { name: 'daisy', colour: 'white' };
    return { specimen, at, radius: part.between(40, 58), facing: turn, share: 0.75 };
  });
  const stalks = posed.map(({ at, facing }) => stem({ from: tie, to: at, bow: facing * 0.5 }, 7, pigmentOf('green')));
  return {
    ground: '',
    subject:
      cutEnds(drawing, tie, 1240, 250) +
      stalks.join('') +
      leaves +
      back +
      drawHeads(partOf(drawing, 'heads'), posed) +
      raffia(tie, 64),
    foot: 1250,
  };
}
