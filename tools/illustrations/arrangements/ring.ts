import { drawHeads, type Posed, type Stock } from './posing';
import { mix, pigmentOf } from '../ink/colours';
import { leafAt } from '../plants/leaf';
import { group, moved, place, type Point, polar } from '../ink/sketch';
import { type Drawing, drawGrowth, headSize } from '../species/specimen';
import { tributeCard } from './tribute-card';
import { bow } from './wrapping';

interface Ring {
  readonly centre: Point;
  /** px to the middle of the ring's band */
  readonly radius: number;
  /** Half the band's width, px. */
  readonly band: number;
  /** Degrees; 0 is the top. */
  readonly from: number;
  readonly to: number;
}

/** Leafy sprigs laid along the ring, each over the foot of the one before. */
function garland(drawing: Drawing, stock: Stock, ring: Ring): string {
  const greens = stock.greens.length > 0 ? stock.greens : [{ name: 'leaf', colour: 'green' }];
  const along = [...greens, ...greens, ...stock.sprays];
  const bare = stock.heads.length === 0;
  // In a ring of greens alone the sprigs lie closer, in more lanes, so that no gap runs round the ring.
  const lanes = bare ? 5 : 3;
  const count = Math.round(((ring.to - ring.from) / 360) * (bare ? 190 : 96));
  return Array.from({ length: count }, (_, index) => {
    const chance = drawing.chance.part(`sprig ${index}`);
    const angle = ring.from + (index / count) * (ring.to - ring.from);
    const lane = ((index % lanes) - (lanes - 1) / 2) * (2 / (lanes - 1));
    const spot = moved(ring.centre, polar(angle, ring.radius + lane * ring.band * 0.55));
    // In a ring of greens alone every part of the band has some of each, and longer ones.
    const specimen = along[bare ? chance.whole(0, along.length - 1) : (index * 5) % along.length] ?? {
      name: 'leaf',
      colour: 'green',
    };
    const turn = angle + 90 - lane * 40 + chance.between(-12, 12);
    const pose = { length: ring.band * chance.between(0.95, 1.35) * (bare ? 1.3 : 1), bow: 14 };
    const broad = ring.band * chance.between(0.62, 0.85);
    const form = { shape: 'serrated', length: broad, width: broad * 0.44, sweep: lane * 0.4 } as const;
    const leaf = leafAt(drawing.sketch, chance, form, pigmentOf(index % 2 === 0 ? 'deep-green' : 'green'), {
      at: spot,
      angle: turn + chance.between(-40, 40),
    });
    return leaf + group(drawGrowth({ sketch: drawing.sketch, chance }, specimen, pose), place(spot, turn));
  }).join('');
}

/** Heads along the ring in two uneven rows, leaves looking out between them. */
function crowned({ chance }: Drawing, stock: Stock, ring: Ring): readonly Posed[] {
  if (stock.heads.length === 0) return [];
  const unit = ring.band * 0.62;
  const posed: Posed[] = [];
  for (let angle = ring.from, turn = 0; angle < ring.to - 5; turn += 1) {
    const specimen = stock.heads[(turn * 7 + Math.floor(chance.next() * 3)) % stock.heads.length];
    if (specimen === undefined) break;
    const radius = Math.min(ring.band * 0.82, unit * headSize(specimen.name) * chance.about(0.14));
    const off = (turn % 2 === 0 ? 1 : -1) * Math.max(0, ring.band * 0.92 - radius) * chance.between(0.75, 1);
    const at = moved(ring.centre, polar(angle, ring.radius + off));
    posed.push({ specimen, at, radius, facing: off > 0 ? angle : angle + 180, share: 0.4 });
    angle += ((radius * 0.86) / ring.radius) * (180 / Math.PI);
  }
  return posed;
}

/** A wreath with a bow at its foot, of `ribbon` or of any; without one when it is `isPlain`, as for a funeral. */
export function wreath(drawing: Drawing, stock: Stock, isPlain: boolean, ribbon?: string): string {
  const ring: Ring = { centre: { x: 540, y: 640 }, radius: 318, band: 122, from: 0, to: 360 };
  const satin = pigmentOf(ribbon ?? drawing.chance.part('bow').pick(['ivory', 'sage', 'blush']));
  const tied = group(
    bow(drawing.sketch, { x: 0, y: 0 }, satin),
    place({ x: 540, y: ring.centre.y + ring.radius + 10 }, 0, 1.12),
  );
  const moss = `<circle cx="${ring.centre.x}" cy="${ring.centre.y}" r="${ring.radius}" fill="none" stroke="${mix(pigmentOf('deep-green').deep, '#2a3320', 0.35)}" stroke-width="${ring.band * 1.25}"/>`;
  return (
    (stock.heads.length === 0 ? moss : '') +
    garland(drawing, stock, ring) +
    drawHeads(drawing, crowned(drawing, stock, ring)) +
    (isPlain ? tributeCard(drawing.chance, { x: ring.centre.x + 8, y: ring.centre.y + ring.radius - 6 }, -5) : tied)
  );
}
