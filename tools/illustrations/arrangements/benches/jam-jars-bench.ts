import { mix, pigmentOf } from '../../ink/colours';
import { groundShade } from '../../ink/ground';
import { n } from '../../ink/sketch';
import { stem } from '../../plants/stem';
import { type Drawing, partOf } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawFan, drawHeads, poseHeads, type Stock } from '../posing';
import { jamJar } from '../vases/jam-jar';
import { benchTop, scissors } from './bench';
import { LEAF } from './bunch';

/** Three jam jars in a row, no rules about colour; crayons, a child's drawing and round-ended scissors. */
export function jamJarsBench(drawing: Drawing, stock: Stock): Composition {
  const { sketch } = drawing;
  const flags = ['coral', 'butter', 'sky', 'lilac', 'lime', 'coral', 'butter', 'sky']
    .map(
      (colour, index) =>
        `<path d="M${30 + index * 140} ${106 + Math.sin((index / 7) * Math.PI) * 60}l56 100l56 -${n(100 - Math.cos((index / 7) * Math.PI) * 24)}Z" fill="${pigmentOf(colour).mid}" stroke="${mix(pigmentOf(colour).mid, '#3a2f22', 0.3)}" stroke-width="2"/>`,
    )
    .join('');
  const line = '<path d="M-20 100Q540 240 1100 100" fill="none" stroke="#8d7b5f" stroke-width="5"/>';
  const paper =
    '<g transform="rotate(-7 300 1130)"><rect x="120" y="1040" width="330" height="190" fill="#fffdf6" stroke="#c9bb9d" stroke-width="3"/><circle cx="220" cy="1110" r="30" fill="none" stroke="#e78033" stroke-width="9"/><path d="M220 1140v66M220 1190q-28 -4 -34 -28M220 1186q28 -4 34 -28" fill="none" stroke="#5b8a3c" stroke-width="9" stroke-linecap="round"/><path d="M300 1090l18 -24l18 24l18 -24l18 24M310 1140h80M310 1170h60" fill="none" stroke="#5f7fcb" stroke-width="8" stroke-linecap="round"/></g>';
  const crayons = (['coral', 'butter', 'blue'] as const)
    .map(
      (colour, index) =>
        `<g transform="translate(${610 + index * 26} ${1090 + index * 58})rotate(${66 + index * 13})"><rect x="-13" y="-74" width="26" height="150" rx="3" fill="${pigmentOf(colour).mid}" stroke="${pigmentOf(colour).deep}" stroke-width="2"/><path d="M-13 -74L-4 -104H4L13 -74Z" fill="${pigmentOf(colour).deep}"/><path d="M-13 -50H13M-13 56H13" stroke="${pigmentOf(colour).deep}" stroke-width="5"/></g>`,
    )
    .join('');
  return {
    ground: benchTop(sketch, '#f1e7cf') + line + flags,
    subject:
      [0, 1, 2].map((index) => filledJar(drawing, stock, index)).join('') +
      paper +
      crayons +
      scissors(880, 1170, 120, 'coral', 0.75),
    foot: 1220,
  };
}

function filledJar(drawing: Drawing, stock: Stock, index: number): string {
  const [x, foot, half] = [220 + index * 320, 1010 - (index === 1 ? 50 : 0), index === 1 ? 126 : 112];
  const part = partOf(drawing, `jar ${index}`);
  const jar = jamJar(part, x, foot, half);
  const mine = stock.heads.filter((_, at) => at % 3 === index || at % 3 === (index + 1) % 3);
  const posed = poseHeads(part.chance, mine.length > 0 ? mine : stock.heads, {
    centre: { x, y: foot - half * 3.9 },
    rx: half * 1.15,
    ry: half * 1.2,
    unit: 66,
    fullness: 1,
  });
  const stalks = posed.map(({ at }, stalk) =>
    stem(
      { from: { x: x - half * 0.6 + (stalk % 5) * half * 0.3, y: foot - 30 }, to: at, bow: (at.x - x) * 0.1 },
      8,
      pigmentOf('green'),
    ),
  );
  const leaves = drawFan(partOf(part, 'leaf'), [LEAF], {
    centre: { x, y: foot - half * 2.2 },
    spread: 70,
    count: 7,
    length: half * 1.5,
    start: 0,
  });
  return (
    groundShade(drawing.sketch, x, foot, half * 0.7, 0.4) +
    jar.behind +
    stalks.join('') +
    leaves +
    drawHeads(part, posed) +
    jar.before
  );
}
