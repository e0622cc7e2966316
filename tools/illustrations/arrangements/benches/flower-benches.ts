import { pigmentOf } from '../../ink/colours';
import { groundShade } from '../../ink/ground';
import { roundPaint } from '../../ink/lathe';
import { group, n, place, type Point } from '../../ink/sketch';
import { stem } from '../../plants/stem';
import { type Drawing, drawGrowth, drawHead, headSize, isHead, partOf } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawFan, type Stock } from '../posing';
import { lettered } from '../lettering';
import { CLEAR, glassVessel } from '../vases/glass';
import { bowl } from '../vessels';
import { boundHandle, stemsBelow } from '../wrapping';
import { benchTop, reel, scissors } from './bench';
import { bunch, LEAF } from './bunch';

/** A bouquet standing on its spiralled stems, with the twine and scissors that made it and stems still to go in. */
export function bouquetBench(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const tie: Point = { x: 520, y: 850 };
  const loose = [0, 1, 2].map((index) => {
    const specimen = [...stock.heads, ...stock.sprays][index * 2] ?? stock.heads[0] ?? LEAF;
    const part = partOf(drawing, `loose ${index}`);
    const foot: Point = { x: 1020 - index * 26, y: 1110 + index * 44 };
    const stalk = stem({ from: { x: 0, y: 0 }, to: { x: 0, y: -300 }, bow: 8 }, 10, pigmentOf('green'));
    const head = isHead(specimen.name)
      ? stalk + group(drawHead(part, specimen, { unit: 62, facing: 0, tilt: 0.4 }), place({ x: 0, y: -300 }))
      : drawGrowth(part, specimen, { length: 320, bow: 8 });
    return group(head, place(foot, -78 + index * 5));
  });
  const twine = `<path d="M474 836Q520 862 566 836M474 852Q520 878 566 852M474 868Q520 894 566 868" fill="none" stroke="#b99b64" stroke-width="10"/><path d="M560 860C660 900 640 1010 210 1106" fill="none" stroke="#b99b64" stroke-width="6"/>`;
  const tools = reel(sketch, 180, 1120, 'straw', 60) + scissors(420, 1180, 100, 'red', 0.95);
  const neck = drawFan(partOf(drawing, 'neck'), [LEAF], { centre: tie, spread: 40, count: 11, length: 330, start: 0 });
  const crown = neck + bunch(drawing, stock, { x: 520, y: 480 }, 310, 270, 98);
  return {
    ground: benchTop(sketch, '#cfd8d6') + groundShade(sketch, 520, 1090, 150, 0.45),
    subject: stemsBelow(chance, tie, 1096) + crown + twine + loose.join('') + tools,
    foot: 1200,
  };
}

/** A long low piece in its bowl; the ball of wire netting and the pin frogs that hold such flowers lie in front. */
export function tableBowlBench(drawing: Drawing, stock: Stock): Composition {
  const { sketch } = drawing;
  const mesh = Array.from(
    { length: 9 },
    (_, index) =>
      `<ellipse cx="200" cy="1090" rx="${n(112 - Math.abs(index - 4) * 5)}" ry="${n(16 + Math.abs(index - 4) * 22)}" fill="none" stroke="#8a949b" stroke-width="4" transform="rotate(${index * 20} 200 1090)"/>`,
  ).join('');
  const frog = (x: number, y: number): string =>
    `<path d="M${x - 70} ${y}v26Q${x} ${y + 52} ${x + 70} ${y + 26}v-26Z" fill="${roundPaint(sketch, '#f3dc9c', '#c49a48', '#7a5a20')}"/><ellipse cx="${x}" cy="${y}" rx="70" ry="19" fill="#d9b565"/><path d="${Array.from({ length: 17 }, (_, index) => `M${x - 56 + index * 7} ${y + (index % 3) * 6 - 4}v-34`).join('')}" stroke="#7a5a20" stroke-width="4"/>`;
  const wide = [-1, 1].map((side) =>
    group(
      drawFan(partOf(drawing, `wide ${side}`), [...stock.greens, LEAF], {
        centre: { x: 0, y: 0 },
        spread: 36,
        count: 7,
        length: 300,
        start: 80,
      }),
      place({ x: 540 + side * 130, y: 730 }, side * 84),
    ),
  );
  const piece =
    bowl(sketch, { x: 540, top: 790, bottom: 990, half: 280 }) +
    wide.join('') +
    bunch(drawing, stock, { x: 540, y: 680 }, 360, 165, 80);
  return {
    ground: benchTop(sketch, '#e3d6c6') + groundShade(sketch, 540, 990, 280, 0.45),
    subject: piece + mesh + frog(880, 1110) + frog(720, 1170) + scissors(470, 1180, 92, 'deep-green', 0.85),
    foot: 1200,
  };
}

/** A bridal posy in its jar, four buttonholes in a row with the scissors, and the list that goes home. */
export function weddingBench(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const jar = glassVessel(
    sketch,
    {
      x: 380,
      top: 760,
      bottom: 1010,
      profile: [
        [0, 118],
        [0.1, 104],
        [1, 100],
      ],
    },
    CLEAR,
    0.3,
  );
  const flowers = boundHandle(sketch, chance) + bunch(drawing, stock, { x: 540, y: 560 }, 310, 280, 100);
  const posy = jar.behind + group(flowers, 'translate(-52 -70)scale(0.8)') + jar.before;
  const card =
    '<g transform="rotate(5 830 900)"><rect x="690" y="770" width="290" height="270" rx="6" fill="#fdf9ef" stroke="#c9bb9d" stroke-width="3"/><path d="M732 872h22v22h-22ZM732 922h22v22h-22ZM732 972h22v22h-22Z" fill="none" stroke="#8d806a" stroke-width="5"/><path d="M736 882l8 10l18 -26M736 932l8 10l18 -26" fill="none" stroke="#4f7a52" stroke-width="6"/><path d="M778 884h150M778 934h120M778 984h160" stroke="#8d806a" stroke-width="6" stroke-linecap="round"/>' +
    `${lettered('WEDDING CLASS', { x: 835, foot: 836, high: 34, room: 250 }, '#4d4a44')}</g>`;
  const holes = [0, 1, 2, 3].map((index) => {
    const at: Point = { x: 190 + index * 165, y: 1120 };
    const specimen = stock.heads[index % Math.max(1, stock.heads.length)] ?? { name: 'rose', colour: 'white' };
    const part = partOf(drawing, `hole ${index}`);
    const leaves = drawFan(part, [LEAF], { centre: at, spread: 70, count: 5, length: 105, start: 0 });
    const stalk = `<path d="M${at.x - 9} ${at.y + 10}h18l-4 104h-10Z" fill="${pigmentOf('ivory').mid}" stroke="${pigmentOf('ivory').vein}" stroke-width="2"/><path d="M${at.x - 9} ${at.y + 40}l17 -8M${at.x - 8} ${at.y + 66}l15 -8M${at.x - 7} ${at.y + 92}l13 -8" stroke="${pigmentOf('ivory').vein}" stroke-width="2"/><path d="M${at.x - 40} ${at.y + 70}l84 -22" stroke="#8e8a84" stroke-width="4"/><circle cx="${at.x + 46}" cy="${at.y + 47}" r="8" fill="#f6efe2" stroke="#a8977c" stroke-width="2"/>`;
    return (
      leaves +
      stalk +
      group(
        drawHead(part, specimen, { unit: 54 / Math.max(0.8, headSize(specimen.name)), facing: 0, tilt: 0.15 }),
        place(at),
      )
    );
  });
  return {
    ground: benchTop(sketch, '#e9ddd6') + groundShade(sketch, 380, 1010, 140, 0.45),
    subject:
      card + posy + reel(sketch, 600, 1030, 'ivory', 50) + holes.join('') + scissors(900, 1190, 100, 'deep-green', 0.9),
    foot: 1230,
  };
}
