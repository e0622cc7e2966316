import { pigmentOf } from '../ink/colours';
import { group, place, type Point } from '../ink/sketch';
import { leafAt } from '../plants/leaf';
import { drawGrowth, type Drawing, partOf, type Specimen } from '../species/specimen';
import type { Composition } from './compose';
import { driedStem } from './dried-bunch';
import { drawHeads, type Stock } from './posing';

const LEAF: Specimen = { name: 'leaf', colour: 'green' };

/** A bough hung upside down from a length of red ribbon. */
export function hangingBough(drawing: Drawing, stock: Stock): Composition {
  const { sketch } = drawing;
  const satin = pigmentOf('red');
  const band = sketch.across([
    { offset: 0, colour: satin.deep },
    { offset: 0.4, colour: satin.light },
    { offset: 1, colour: satin.deep },
  ]);
  const bough = stock.greens[0] ?? { name: 'mistletoe', colour: 'green' };
  const knot: Point = { x: 540, y: 350 };
  const sprigs = [180, 160, 201, 141, 221].map((turn, index) =>
    group(
      drawGrowth(partOf(drawing, `bough ${index}`), bough, {
        length: [690, 620, 630, 470, 480][index] ?? 600,
        bow: 10,
      }),
      place(knot, turn),
    ),
  );
  const ribbon = `<path d="M520 -10H560V350H520Z" fill="${band}"/><circle cx="540" cy="40" r="13" fill="#a8813c"/>`;
  const loops = [-1, 1].map(
    (side) =>
      `<path d="M540 350C${540 + side * 60} 250 ${540 + side * 210} 250 ${540 + side * 196} 340C${540 + side * 186} 410 ${540 + side * 70} 396 540 356Z" fill="${band}" stroke="${satin.vein}" stroke-opacity="0.4" stroke-width="2"/><path d="M540 356C${540 + side * 50} 420 ${540 + side * 120} 480 ${540 + side * 96} 600L${540 + side * 124} 580L${540 + side * 150} 604C${540 + side * 170} 470 ${540 + side * 90} 400 540 348Z" fill="${band}" stroke="${satin.vein}" stroke-opacity="0.4" stroke-width="2"/>`,
  );
  return {
    ground: '',
    subject:
      ribbon +
      sprigs.join('') +
      loops.join('') +
      `<rect x="514" y="324" width="52" height="56" rx="14" fill="${satin.mid}" stroke="${satin.vein}" stroke-opacity="0.5" stroke-width="2"/>`,
    foot: 1130,
  };
}

/** So many heads that they are not counted: one great dome of small roses in paper. */
export function hundred(drawing: Drawing, stock: Stock): Composition {
  const { sketch, chance } = drawing;
  const middle: Point = { x: 540, y: 500 };
  const count = 100;
  const posed = Array.from({ length: count }, (_, index) => {
    const share = Math.sqrt((index + 0.5) / count);
    const turn = index * 137.508;
    const at = {
      x: middle.x + Math.sin((turn * Math.PI) / 180) * share * 452,
      y: middle.y - Math.cos((turn * Math.PI) / 180) * share * 376,
    };
    const specimen = stock.heads[Math.floor(chance.next() * stock.heads.length)] ?? { name: 'rose', colour: 'blush' };
    const facing = (Math.atan2(at.x - middle.x, middle.y - at.y) * 180) / Math.PI;
    return { specimen, at, radius: 55 * chance.about(0.06), facing, share };
  });
  const ruff = Array.from({ length: 44 }, (_, index) => {
    const part = chance.part(`ruff ${index}`);
    const turn = index * (360 / 44);
    const at = {
      x: middle.x + Math.sin((turn * Math.PI) / 180) * 420,
      y: middle.y - Math.cos((turn * Math.PI) / 180) * 350,
    };
    const form = {
      shape: 'serrated',
      length: part.between(110, 140),
      width: 60,
      sweep: part.between(-0.5, 0.5),
    } as const;
    return leafAt(sketch, part, form, pigmentOf('deep-green'), { at, angle: turn });
  });
  const bed = `<ellipse cx="540" cy="500" rx="440" ry="366" fill="${pigmentOf('green').vein}"/>`;
  const paper = sketch.across([
    { offset: 0, colour: '#cdbfa6' },
    { offset: 0.35, colour: '#fdf8ee' },
    { offset: 0.7, colour: '#f0e7d7' },
    { offset: 1, colour: '#b9a98a' },
  ]);
  const satin = pigmentOf('burgundy');
  const wrap = `<path d="M96 640Q540 1010 984 640L650 1130L700 1268Q540 1296 380 1268L430 1130Z" fill="${paper}" stroke="#b39f7c" stroke-opacity="0.6" stroke-width="3" stroke-linejoin="round"/><path d="M250 800L500 1130M830 800L580 1130M540 905V1130" stroke="#b39f7c" stroke-opacity="0.45" stroke-width="5"/>`;
  const bowTie = `<rect x="420" y="1098" width="240" height="56" rx="8" fill="${satin.mid}"/><path d="M540 1126C470 1040 350 1050 366 1126C372 1190 470 1186 540 1126C610 1040 730 1050 714 1126C708 1190 610 1186 540 1126Z" fill="${satin.mid}" stroke="${satin.deep}" stroke-width="4"/><rect x="514" y="1096" width="52" height="60" rx="12" fill="${satin.light}" stroke="${satin.deep}" stroke-width="3"/>`;
  return { ground: '', subject: ruff.join('') + bed + drawHeads(drawing, posed) + wrap + bowTie, foot: 1284 };
}

/** Dried bundles lying side by side, one of each kind, their stems towards us. */
export function bundles(drawing: Drawing, stock: Stock): Composition {
  const all = [...stock.heads, ...stock.sprays];
  const kinds = [...new Map(all.map((specimen) => [specimen.name, specimen])).values()];
  const tied = [0, 1, 2].map((index) => {
    const specimen = kinds[index % Math.max(1, kinds.length)] ?? LEAF;
    const tie: Point = { x: 270 + index * 270, y: 930 - (index % 2) * 40 };
    const stems = Array.from({ length: 11 }, (_, at) => {
      const turn = ((at * 4) % 11) * 3.4 - 17;
      const part = partOf(drawing, `bundle ${index} ${at}`);
      const length = 350 + ((at * 5) % 11) * 18;
      return group(driedStem(part, specimen, length, turn / 36), place(tie, turn));
    });
    const twine = [-14, 0, 14].map(
      (dy) =>
        `<path d="M${tie.x - 42} ${tie.y + dy}q42 14 84 0" fill="none" stroke="#8f7643" stroke-width="12"/><path d="M${tie.x - 42} ${tie.y + dy}q42 14 84 0" fill="none" stroke="#dcc58e" stroke-width="8"/>`,
    );
    return group(stems.join('') + twine.join(''), `rotate(${(index - 1) * 5} ${tie.x} ${tie.y})`);
  });
  return { ground: '', subject: tied.join(''), foot: 1110 };
}
