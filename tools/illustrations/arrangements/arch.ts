import { pigmentOf } from '../ink/colours';
import type { Composition } from './compose';
import { groundShade } from '../ink/ground';
import { drawHeads, type Posed, type Stock } from './posing';
import { group, moved, n, place, type Point, polar } from '../ink/sketch';
import { type Drawing, drawGrowth, headSize, type Specimen } from '../species/specimen';
import { leafAt } from '../plants/leaf';

const SPRING = 600;
const FOOT = 1235;
const HALF = 318;
/** px from one foot over the top to the other. */
const LEG = FOOT - SPRING;
const LENGTH = LEG * 2 + Math.PI * HALF;

/** A point of the frame, `s` px from the left foot, and the direction out of the arch there (degrees). */
function onFrame(s: number): { readonly at: Point; readonly out: number } {
  if (s < LEG) return { at: { x: 540 - HALF, y: FOOT - s }, out: -90 };
  const over = s - LEG;
  if (over > Math.PI * HALF) return { at: { x: 540 + HALF, y: SPRING + over - Math.PI * HALF }, out: 90 };
  const out = -90 + (over / (Math.PI * HALF)) * 180;
  return { at: moved({ x: 540, y: SPRING }, polar(out, HALF)), out };
}

/** How full the flowers are: fullest over the left shoulder, thinning out towards the feet, as florists dress it. */
function fullness(s: number): number {
  const share = s / LENGTH;
  return Math.max(0.16, 1 - Math.abs(share - 0.4) * 1.75);
}

/** A frame for a wedding or a garden gate, dressed with greens and flowers, standing on grass. */
export function arch(drawing: Drawing, stock: Stock): Composition {
  const { sketch } = drawing;
  const wood = pigmentOf('bronze');
  const d = `M${540 - HALF} ${FOOT}V${SPRING}A${HALF} ${HALF} 0 0 1 ${540 + HALF} ${SPRING}V${FOOT}`;
  const frame =
    `<path d="${d}" fill="none" stroke="${wood.deep}" stroke-width="26"/><path d="${d}" fill="none" stroke="${wood.mid}" stroke-width="19" transform="translate(-2 -2)"/>` +
    `<path d="${d}" fill="none" stroke="${wood.light}" stroke-width="5" transform="translate(-7 -5)"/>`;
  const ground =
    lawn(drawing) + groundShade(sketch, 540 - HALF, FOOT + 4, 90) + groundShade(sketch, 540 + HALF, FOOT + 4, 90);
  return {
    ground,
    subject: frame + dressing(drawing, stock) + drawHeads(drawing, flowers(drawing, stock)),
    foot: FOOT,
  };
}

function dressing({ sketch, chance }: Drawing, stock: Stock): string {
  const greens: readonly Specimen[] = stock.greens.length > 0 ? stock.greens : [{ name: 'leaf', colour: 'green' }];
  const from = [...greens, ...greens, ...stock.sprays];
  const sprigs: string[] = [];
  for (let s = 60, index = 0; s < LENGTH - 50; index += 1) {
    const own = chance.part(`sprig ${index}`);
    const { at, out } = onFrame(s);
    const full = fullness(s);
    const side = index % 2 === 0 ? 1 : -1;
    const turn = out + (side === 1 ? own.between(-50, 50) : 180 + own.between(-46, 46));
    const length = own.between(120, 170) * (0.55 + full * 0.75) * (side === 1 ? 1 : 0.72);
    const specimen = from[(index * 3) % from.length] ?? { name: 'leaf', colour: 'green' };
    const form = { shape: 'serrated', length: length * 0.7, width: length * 0.34, sweep: side * 0.4 } as const;
    sprigs.push(
      leafAt(sketch, own, form, pigmentOf('deep-green'), { at, angle: turn + 34 }),
      group(drawGrowth({ sketch, chance: own }, specimen, { length, bow: own.between(-14, 14) }), place(at, turn)),
    );
    s += 30 - full * 8;
  }
  return sprigs.join('');
}

function flowers({ chance }: Drawing, stock: Stock): readonly Posed[] {
  if (stock.heads.length === 0) return [];
  const posed: Posed[] = [];
  for (let s = 150, turn = 0; s < LENGTH - 130; turn += 1) {
    const specimen = stock.heads[(turn * 5 + Math.floor(chance.next() * 3)) % stock.heads.length];
    if (specimen === undefined) break;
    const full = fullness(s);
    const radius = Math.min(96, (44 + 24 * full) * headSize(specimen.name) * chance.about(0.1));
    const { at, out } = onFrame(s);
    const off = chance.between(-1, 1) * 62 * full;
    posed.push({ specimen, at: moved(at, polar(out, off)), radius, facing: out, share: 0.45 });
    s += radius * (1.75 - full * 0.95);
  }
  return posed;
}

function lawn({ sketch, chance }: Drawing): string {
  const green = pigmentOf('green');
  const fill = sketch.rising([
    { offset: 0, colour: green.mid, opacity: 0.75 },
    { offset: 0.75, colour: green.light, opacity: 0.6 },
    { offset: 1, colour: green.light, opacity: 0 },
  ]);
  const blades = Array.from({ length: 240 }, () => {
    const [x, y] = [chance.between(-20, 1100), chance.between(1150, 1335)];
    return `M${n(x)} ${n(y)}q${n(chance.between(-4, 4))} -12 ${n(chance.between(-8, 8))} ${n(-chance.between(16, 34))}`;
  });
  return `<rect y="1110" width="1080" height="230" fill="${fill}"/><path d="${blades.join('')}" fill="none" stroke="${green.deep}" stroke-opacity="0.5" stroke-width="2.4" stroke-linecap="round"/>`;
}
