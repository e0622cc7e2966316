import type { Composition } from './compose';
import { mix, pigmentOf } from '../ink/colours';
import { groundShade, tableTop } from '../ink/ground';
import { lettered } from './lettering';
import type { Stock } from './posing';
import { group, place } from '../ink/sketch';
import { type Drawing, drawGrowth, drawHead, headSize, isHead, type Specimen } from '../species/specimen';

/** A scented candle in its glass, lit, with a sprig of what it smells of; `name` stands on its label. */
export function scentedCandle(drawing: Drawing, specimen: Specimen, stock: Stock, name: string): Composition {
  const { sketch } = drawing;
  const wax = mix(pigmentOf(specimen.colour).light, '#fbf3e0', 0.6);
  const glass = sketch.across([
    { offset: 0, colour: mix(wax, '#6d5a42', 0.35) },
    { offset: 0.18, colour: mix(wax, '#ffffff', 0.65) },
    { offset: 0.5, colour: wax },
    { offset: 1, colour: mix(wax, '#5d4a34', 0.42) },
  ]);
  const glow = sketch.round([
    { offset: 0, colour: '#ffdc8f', opacity: 0.85 },
    { offset: 0.4, colour: '#ffe2a0', opacity: 0.35 },
    { offset: 1, colour: '#ffe2a0', opacity: 0 },
  ]);
  const jar =
    `<path d="M330 560V1120Q330 1160 372 1164Q540 1182 708 1164Q750 1160 750 1120V560Q540 604 330 560Z" fill="${glass}"/>` +
    `<ellipse cx="540" cy="560" rx="210" ry="36" fill="${mix(wax, '#fff6d8', 0.6)}" stroke="#fffdf6" stroke-width="6"/><ellipse cx="540" cy="562" rx="120" ry="18" fill="#fff3c0" fill-opacity="0.9"/>` +
    '<path d="M362 600V1110" stroke="#fff" stroke-opacity="0.65" stroke-width="14" stroke-linecap="round"/>';
  const flame = `<path d="M540 556v-34" stroke="#3f3226" stroke-width="6"/><path d="M540 396C580 458 570 520 540 526C510 520 500 458 540 396Z" fill="#f5ab33"/><path d="M540 446C560 480 555 518 540 522C525 518 520 480 540 446Z" fill="#fff4c9"/>`;
  const label = `<rect x="404" y="740" width="272" height="286" rx="4" fill="#fdf9ee"/><rect x="418" y="754" width="244" height="258" fill="none" stroke="#8d9c80" stroke-width="3"/>${lettered(name, { x: 540, foot: 988, high: 24, room: 200 }, '#5f7056')}`;
  const emblem = isHead(specimen.name)
    ? group(
        drawHead(drawing, specimen, { unit: 66 / headSize(specimen.name), facing: 0, tilt: 0 }),
        place({ x: 540, y: 844 }),
      )
    : group(drawGrowth(drawing, specimen, { length: 165, bow: 10 }), place({ x: 536, y: 934 }, 4));
  const ground = tableTop(sketch, 1040) + groundShade(sketch, 540, 1166, 200, 0.5);
  const light = `<circle cx="540" cy="480" r="420" fill="${glow}"/>`;
  return {
    ground: ground + light,
    subject: sprigs(drawing, specimen, stock) + jar + flame + label + emblem,
    foot: 1172,
  };
}

function sprigs({ sketch, chance }: Drawing, specimen: Specimen, stock: Stock): string {
  const green = stock.greens[0] ?? stock.sprays[0] ?? { name: 'leaf', colour: 'green' };
  const lay = (turn: number, length: number, x: number): string =>
    group(
      drawGrowth({ sketch, chance: chance.part(`lay ${turn}`) }, green, { length, bow: turn * 0.3 }),
      place({ x, y: 1180 }, turn),
    );
  if (!isHead(specimen.name)) return lay(62, 360, 690) + lay(80, 300, 700) + lay(-70, 320, 390);
  const head = group(
    drawHead({ sketch, chance: chance.part('beside') }, specimen, {
      unit: 92 / Math.max(0.7, headSize(specimen.name)),
      facing: 40,
      tilt: 0.2,
    }),
    place({ x: 800, y: 1120 }),
  );
  return lay(58, 330, 700) + lay(-70, 320, 390) + head;
}
