import { pigmentOf } from '../../ink/colours';
import { leafAt } from '../../plants/leaf';
import { stem } from '../../plants/stem';
import { type Drawing, partOf, type Specimen } from '../../species/specimen';
import type { Composition } from '../compose';
import { drawFan, drawHeads, poseHeads, type Stock } from '../posing';
import { potted } from './pots';

const LEAF: Specimen = { name: 'leaf', colour: 'green' };

/** A long trough packed with small plants, ivy over its edge. */
export function windowBox(drawing: Drawing, { heads, greens, sprays }: Stock): Composition {
  const { sketch } = drawing;
  const wood = pigmentOf('sage');
  const [left, right, top, foot] = [110, 970, 860, 1130];
  const front = sketch.rising([
    { offset: 0, colour: wood.deep },
    { offset: 1, colour: wood.mid },
  ]);
  const planks = `<path d="M${left} ${top}H${right}L${right - 24} ${foot}H${left + 24}Z" fill="${front}" stroke="${wood.vein}" stroke-opacity="0.6" stroke-width="3"/><path d="M${left + 6} ${top + 90}H${right - 6}M${left + 16} ${top + 180}H${right - 16}" stroke="${wood.vein}" stroke-opacity="0.5" stroke-width="5"/><rect x="${left - 14}" y="${top - 20}" width="${right - left + 28}" height="36" rx="5" fill="${wood.light}" stroke="${wood.vein}" stroke-opacity="0.5" stroke-width="2"/>`;
  const under = drawFan(partOf(drawing, 'under'), [LEAF], {
    centre: { x: 540, y: 1000 },
    spread: 74,
    count: 25,
    length: 250,
    start: 130,
  });
  const clumps = [-300, -100, 100, 300].map((x, index) => clump(drawing, heads, 540 + x, index));
  const heather = drawFan(partOf(drawing, 'heather'), sprays, {
    centre: { x: 540, y: 880 },
    spread: 60,
    count: sprays.length > 0 ? 11 : 0,
    length: 330,
    start: 0,
  });
  return potted(
    sketch,
    under + heather + clumps.join('') + planks + (greens.length > 0 ? ivyOver(drawing, left, top) : ''),
    400,
    foot + 4,
  );
}

function clump(drawing: Drawing, heads: Stock['heads'], x: number, index: number): string {
  const mine = heads.filter((_, at) => at % 4 === index || heads.length < 4);
  const dome = { centre: { x: x, y: 740 + (index % 2) * 26 }, rx: 140, ry: 106, unit: 58, fullness: 1.35 };
  const part = partOf(drawing, `clump ${index}`);
  const leaves = drawFan(part, [LEAF], {
    centre: { x: x, y: 870 },
    spread: 80,
    count: 9,
    length: 150,
    start: 0,
  });
  const posed = poseHeads(part.chance, mine.length > 0 ? mine : heads, dome);
  const stems = posed.map(({ at }) =>
    stem({ from: { x: x + (at.x - x) * 0.4, y: 866 }, to: at, bow: 4 }, 7, pigmentOf('green')),
  );
  return leaves + stems.join('') + drawHeads(part, posed);
}

function ivyOver({ sketch, chance }: Drawing, left: number, top: number): string {
  return Array.from({ length: 12 }, (_, index) => {
    const part = chance.part(`ivy ${index}`);
    const x = left + 30 + index * 74;
    return Array.from({ length: 5 }, (_l, at) => {
      const length = part.between(66, 88) * (1 - at * 0.08);
      const form = { shape: 'ivy', length, width: length * 1.1, sweep: 0 } as const;
      return leafAt(sketch, part, form, pigmentOf(at % 2 === 0 ? 'deep-green' : 'green'), {
        at: { x: x + part.between(-16, 16), y: top - 14 + at * part.between(26, 46) },
        angle: 180 + (at % 2 === 0 ? -40 : 40),
      });
    }).join('');
  }).join('');
}
