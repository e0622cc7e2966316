import { mix } from '../../ink/colours';
import { groundShade } from '../../ink/ground';
import { moved, n, polar, type Sketch } from '../../ink/sketch';
import { drawFan, drawHeads, poseHeads, type Stock } from '../../arrangements/posing';
import { type Drawing, partOf } from '../../species/specimen';
import { garland, greensOf, type Knot } from './garland';

/** What a couple stands before: its feet at 1235 px, about 800 px wide. */
export type CeremonyStyle = 'arch' | 'square' | 'pillars';

const FOOT = 1235;
const HALF = 318;
const SPRING = 560;
const LEG = FOOT - SPRING;
const ROUND = Math.PI * HALF;

export function ceremony(drawing: Drawing, stock: Stock, style: CeremonyStyle, timber: string): string {
  const { sketch } = drawing;
  const feet = groundShade(sketch, 540 - HALF, FOOT, 90) + groundShade(sketch, 540 + HALF, FOOT, 90);
  switch (style) {
    case 'arch':
      return (
        feet +
        frame(`M222 ${FOOT}V${SPRING}A${HALF} ${HALF} 0 0 1 858 ${SPRING}V${FOOT}`, timber, 24) +
        overArch(drawing, stock)
      );
    case 'square':
      return feet + square(drawing, stock, timber);
    case 'pillars':
      return feet + pillar(drawing, stock, -1) + pillar(drawing, stock, 1);
  }
}

function frame(d: string, timber: string, thick: number): string {
  return `<path d="${d}" fill="none" stroke="${mix(timber, '#1f1510', 0.5)}" stroke-width="${thick}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${timber}" stroke-width="${thick * 0.74}" stroke-linejoin="round" transform="translate(-2 -1)"/><path d="${d}" fill="none" stroke="${mix(timber, '#fff6e2', 0.5)}" stroke-width="${thick * 0.2}" transform="translate(${-thick * 0.22} -2)"/>`;
}

function archKnot(t: number): Knot {
  const s = t * (LEG * 2 + ROUND);
  if (s < LEG) return { at: { x: 540 - HALF, y: FOOT - s }, out: -90, size: 58 };
  const over = s - LEG;
  if (over > ROUND) return { at: { x: 540 + HALF, y: SPRING + over - ROUND }, out: 90, size: 58 };
  const out = -90 + (over / ROUND) * 180;
  return { at: moved({ x: 540, y: SPRING }, polar(out, HALF)), out, size: 58 };
}

const overArch = (drawing: Drawing, stock: Stock): string =>
  garland(drawing, stock, {
    line: archKnot,
    sprigs: 86,
    flowers: 62,
    full: (t) => Math.max(0.16, 1 - Math.abs(t - 0.42) * 1.7),
  });

/** Four-square poles with a swag along the top that falls down one side. */
function square(drawing: Drawing, stock: Stock, timber: string): string {
  const poles = frame(`M232 ${FOOT}V330M848 ${FOOT}V330M180 338H900`, timber, 26);
  const veil = `<path d="M250 345C300 560 262 900 286 ${FOOT - 20}H250C226 900 240 560 234 345Z" fill="#fffdf6" fill-opacity="0.6"/><path d="M830 345C790 560 822 900 800 ${FOOT - 20}H838C856 900 842 560 846 345Z" fill="#fffdf6" fill-opacity="0.6"/>`;
  const top = garland(partOf(drawing, 'top'), stock, {
    line: (t) => ({ at: { x: 200 + t * 690, y: 340 + Math.sin(t * 9) * 10 }, out: 0, size: 60 }),
    sprigs: 46,
    flowers: 32,
    full: (t) => Math.max(0.22, 1 - Math.abs(t - 0.24) * 1.25),
  });
  const side = garland(partOf(drawing, 'side'), stock, {
    line: (t) => ({ at: { x: 236 + Math.sin(t * 5) * 12, y: 360 + t * 560 }, out: -90, size: 58 }),
    sprigs: 34,
    flowers: 24,
    full: (t) => Math.max(0, 1 - t * 1.02),
  });
  return veil + poles + side + top;
}

/** Flowers that seem to grow out of the ground to either side, one higher than the other. */
function pillar(drawing: Drawing, stock: Stock, side: -1 | 1): string {
  const own = partOf(drawing, `pillar ${side}`);
  const x = 540 + side * 300;
  const high = side === -1 ? 760 : 520;
  const fan = (name: string, spread: number, count: number, length: number): string =>
    drawFan(partOf(own, name), [...stock.sprays, ...greensOf(stock), ...stock.sprays], {
      centre: { x, y: FOOT - 20 },
      spread,
      count,
      length,
      start: 20,
    });
  const dome = {
    centre: { x: x - side * 14, y: FOOT - high * 0.42 },
    rx: 142,
    ry: high * 0.42,
    unit: 62,
    fullness: 1.25,
  };
  return (
    fan('back', 16, 9, high * 0.98) +
    fan('low', 66, 13, 300) +
    fan('middle', 28, 11, high * 0.72) +
    (stock.heads.length > 0 ? drawHeads(own, poseHeads(own.chance, stock.heads, dome)) : '')
  );
}

/** The dressing of a doorway that is `half` px wide to either side of 540, `spring` and `foot` px. */
export function doorway(
  drawing: Drawing,
  stock: Stock,
  door: { readonly half: number; readonly spring: number; readonly foot: number; readonly size: number },
): string {
  const { half, spring, foot, size } = door;
  const [leg, round] = [foot - spring, Math.PI * half];
  return garland(drawing, stock, {
    line: (t) => {
      const s = t * (leg * 2 + round);
      if (s < leg) return { at: { x: 540 - half, y: foot - s }, out: -90, size };
      if (s > leg + round) return { at: { x: 540 + half, y: spring + s - leg - round }, out: 90, size };
      const out = -90 + ((s - leg) / round) * 180;
      return { at: moved({ x: 540, y: spring }, polar(out, half)), out, size };
    },
    sprigs: 90,
    flowers: 60,
    full: (t) => Math.max(0.3, 1 - Math.abs(t - 0.36) * 1.5),
  });
}

/** A line of light along the ground, as petals strewn on an aisle. */
export function petals(sketch: Sketch, drawing: Drawing, colours: readonly string[], top: number): string {
  const own = drawing.chance.part('petals');
  return Array.from({ length: 130 }, () => {
    const depth = own.next();
    const [y, side] = [top + depth * (1340 - top), own.next() < 0.5 ? -1 : 1];
    const half = 34 + depth * 205;
    const r = 2 + depth * 9;
    const fill = colours[own.whole(0, colours.length - 1)] ?? '#ffffff';
    return `<ellipse cx="${n(540 + side * half * own.about(0.14))}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.6)}" fill="${fill}"/>`;
  }).join('');
}
