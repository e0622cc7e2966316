import { pigmentOf } from '../ink/colours';
import { group, place, type Point } from '../ink/sketch';
import { stem } from '../plants/stem';
import { type Drawing, drawGrowth, drawHead, headSize, isHead, partOf, type Specimen } from '../species/specimen';
import type { Composition } from './compose';
import type { Stock } from './posing';

const KNOT: Point = { x: 540, y: 330 };
const STEMS = 21;

/** A bunch hung head down from a peg rail to dry: straw-coloured stems, twine, no leaf left on it. */
export function driedBunch(drawing: Drawing, stock: Stock): Composition {
  const all = [...stock.heads, ...stock.sprays, ...stock.greens];
  const stems = Array.from({ length: STEMS }, (_, index) => {
    const part = partOf(drawing, `dried ${index}`);
    const share = ((index * 8) % STEMS) / (STEMS - 1) - 0.5;
    const specimen = all[index % Math.max(1, all.length)] ?? { name: 'lavender', colour: 'lavender' };
    const length = drawing.chance.between(480, 700) - Math.abs(share) * 120;
    return group(driedStem(part, specimen, length, share), place(KNOT, 180 + share * 44));
  });
  const { x, y } = KNOT;
  const rail = `<rect x="-40" y="96" width="1160" height="54" rx="6" fill="#b98d5a"/><rect x="-40" y="96" width="1160" height="12" fill="#e0bd8c"/>`;
  const pegs = [140, 540, 940]
    .map(
      (at) =>
        `<path d="M${at - 13} 128h26l6 52h-38Z" fill="#8a6238"/><ellipse cx="${at}" cy="182" rx="24" ry="15" fill="#a87a48"/>`,
    )
    .join('');
  const twine = `<path d="M${x} 170L${x - 16} ${y - 20}M${x} 170L${x + 16} ${y - 20}" stroke="#a98d55" stroke-width="7" fill="none"/>${[-20, -7, 6, 19].map((dy) => `<path d="M${x - 56} ${y + dy}q56 16 112 0" fill="none" stroke="#8f7643" stroke-width="13"/><path d="M${x - 56} ${y + dy}q56 16 112 0" fill="none" stroke="#dcc58e" stroke-width="9"/>`).join('')}`;
  return { ground: rail + pegs, subject: stems.join('') + twine, foot: 1110 };
}

/** A bare straw stem that grows up from the origin, 140 px of it below; `share` is how far aside it stands, -0.5 to 0.5. */
export function driedStem(drawing: Drawing, specimen: Specimen, length: number, share: number): string {
  const stalk = stem({ from: { x: 0, y: 140 }, to: { x: 0, y: -length }, bow: share * 20 }, 9, pigmentOf('straw'));
  const unit = 74 / Math.max(0.8, headSize(specimen.name));
  const head = isHead(specimen.name)
    ? group(drawHead(drawing, specimen, { unit, facing: 0, tilt: 0.45, glow: -0.6 }), place({ x: 0, y: -length }))
    : drawGrowth(drawing, specimen, { length, bow: share * 16 });
  return stalk + head;
}
