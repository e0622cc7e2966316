import { mix, pigmentOf } from '../ink/colours';
import { written } from '../ink/handwriting';
import { paperOf } from '../ink/paper';
import { plate } from '../species/plate';
import type { Stock } from '../arrangements/posing';
import { group, place, type Sketch } from '../ink/sketch';
import { type Drawing, drawGrowth, drawHead, headSize, isHead, type Specimen } from '../species/specimen';

/** The card that goes with the flowers: laid on linen beside its envelope, its message in the florist's hand. */
export function cardView(drawing: Drawing, sku: string, specimen: Specimen, stock: Stock): string {
  const { sketch, chance } = drawing;
  const own = { sketch, chance: chance.part('card') };
  const lines = [620, 694, 768, 842].map((y, index) =>
    written(chance.part(`line ${index}`), { x: 330, y, width: index === 3 ? 260 : 420, height: 21 }, '#38415c'),
  );
  const name = written(chance.part('name'), { x: 470, y: 965, width: 240, height: 27 }, '#38415c');
  const emblem = group(plate(own, specimen), 'translate(540 392)scale(0.235)translate(-540 -720)');
  const stock2 = mix(paperOf(sku).light, '#ffffff', 0.5);
  const card =
    `<rect x="262" y="236" width="556" height="800" rx="5" fill="${stock2}"/><rect x="286" y="260" width="508" height="752" fill="none" stroke="${mix(pigmentOf('sage').mid, '#ffffff', 0.35)}" stroke-width="3"/>` +
    emblem +
    lines.join('') +
    name;
  return (
    linen(sketch) +
    laid(envelope(sketch), 'rotate(11 540 720)translate(96 60)', 'x="220" y="520" width="640" height="470"') +
    laid(card, 'rotate(-5 540 640)', 'x="262" y="236" width="556" height="800"') +
    `<g filter="url(#lift)">${pen(sketch)}${laidFlower(own, specimen, stock)}</g>`
  );
}

/** A sheet lying flat, with its own soft shade. */
const laid = (body: string, transform: string, box: string): string =>
  group(
    [26, 18, 10]
      .map(
        (wide) =>
          `<rect ${box} rx="${wide}" fill="none" stroke="#3a2f22" stroke-opacity="0.07" stroke-width="${wide}" transform="translate(9 13)"/>`,
      )
      .join('') + body,
    transform,
  );

function linen(sketch: Sketch): string {
  const fill = sketch.round(
    [
      { offset: 0, colour: '#e2ddd0' },
      { offset: 1, colour: '#b9b3a4' },
    ],
    0.3,
    0.24,
    1,
  );
  const threads = (count: number, draw: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => draw(index)).join('');
  const warp = threads(136, (index) => `M${index * 8} 0V1340`);
  const weft = threads(168, (index) => `M0 ${index * 8}H1080`);
  return `<rect width="1080" height="1340" fill="${fill}"/><path d="${warp}" stroke="#fff" stroke-opacity="0.16" stroke-width="3"/><path d="${weft}" stroke="#6f6858" stroke-opacity="0.13" stroke-width="3"/>`;
}

function envelope(sketch: Sketch): string {
  const kraft = sketch.across([
    { offset: 0, colour: '#d9b98c' },
    { offset: 1, colour: '#bb935f' },
  ]);
  return `<rect x="220" y="520" width="640" height="470" rx="4" fill="${kraft}"/><path d="M220 520L540 790L860 520" fill="#c9a26d" stroke="#96703f" stroke-opacity="0.6" stroke-width="3"/><path d="M220 990L470 735M860 990L610 735" stroke="#96703f" stroke-opacity="0.45" stroke-width="3"/>`;
}

/** A flower of the bunch laid on the corner of the card, with a sprig behind it. */
function laidFlower({ sketch, chance }: Drawing, specimen: Specimen, stock: Stock): string {
  const green = stock.greens[0] ?? { name: 'leaf', colour: 'green' };
  const sprig = (turn: number, length: number, of: Specimen): string =>
    group(
      drawGrowth({ sketch, chance: chance.part(`laid ${turn}`) }, of, { length, bow: 24 }),
      place({ x: 250, y: 1160 }, turn),
    );
  if (!isHead(specimen.name)) return sprig(28, 420, specimen) + sprig(62, 380, specimen) + sprig(4, 330, green);
  const unit = 128 / Math.max(0.8, headSize(specimen.name));
  return (
    sprig(52, 400, green) +
    sprig(-2, 320, green) +
    group(
      drawHead({ sketch, chance }, specimen, { unit, facing: -20, tilt: 0.1, glow: 0.2 }),
      place({ x: 250, y: 1110 }),
    )
  );
}

function pen(sketch: Sketch): string {
  const barrel = sketch.across([
    { offset: 0, colour: '#5d7b66' },
    { offset: 0.35, colour: '#a9c2ad' },
    { offset: 1, colour: '#2f4a3a' },
  ]);
  const body = `<rect x="-13" y="-250" width="26" height="330" rx="11" fill="${barrel}"/><rect x="-14" y="-40" width="28" height="15" fill="#d7b565"/><path d="M-11 80L0 140L11 80Z" fill="#d7b565"/><path d="M0 108V136" stroke="#5f4718" stroke-width="3"/>`;
  return group(body, place({ x: 880, y: 1030 }, 38));
}
