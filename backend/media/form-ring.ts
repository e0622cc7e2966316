import { drawHeads, type Posed, type Stock } from './posing';
import { group, moved, place, type Point, polar } from './sketch';
import { type Drawing, drawGrowth, headSize } from './specimen';

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
  const count = Math.round(((ring.to - ring.from) / 360) * 66);
  return Array.from({ length: count }, (_, index) => {
    const chance = drawing.chance.part(`sprig ${index}`);
    const angle = ring.from + (index / count) * (ring.to - ring.from);
    const lane = (index % 3) - 1;
    const spot = moved(ring.centre, polar(angle, ring.radius + lane * ring.band * 0.55));
    const specimen = along[(index * 5) % along.length] ?? { name: 'leaf', colour: 'green' };
    const turn = angle + 90 - lane * 24 + chance.between(-10, 10);
    const pose = { length: ring.band * chance.between(1.5, 1.9), bow: 10 };
    return group(drawGrowth({ sketch: drawing.sketch, chance }, specimen, pose), place(spot, turn));
  }).join('');
}

/** Heads close along the ring, now nearer its inner edge, now its outer. */
function crowned({ chance }: Drawing, stock: Stock, ring: Ring): readonly Posed[] {
  if (stock.heads.length === 0) return [];
  const unit = ring.band * 0.86;
  const posed: Posed[] = [];
  for (let angle = ring.from, turn = 0; angle < ring.to - 6; turn += 1) {
    const specimen = stock.heads[(turn * 7 + Math.floor(chance.next() * 3)) % stock.heads.length];
    if (specimen === undefined) break;
    const radius = unit * headSize(specimen.name) * chance.about(0.1);
    const off = (turn % 2 === 0 ? 1 : -1) * Math.max(0, ring.band * 0.85 - radius) * chance.between(0.5, 1);
    const at = moved(ring.centre, polar(angle, ring.radius + off));
    posed.push({ specimen, at, radius, facing: angle, share: 0.5 });
    angle += ((radius * 1.08) / ring.radius) * (180 / Math.PI);
  }
  return posed;
}

export function wreath(drawing: Drawing, stock: Stock): string {
  const ring: Ring = { centre: { x: 540, y: 665 }, radius: 335, band: 128, from: 0, to: 360 };
  return garland(drawing, stock, ring) + drawHeads(drawing, crowned(drawing, stock, ring));
}

/** A flowered arch, taller than it is wide. */
export function arch(drawing: Drawing, stock: Stock): string {
  const ring: Ring = { centre: { x: 540, y: 640 }, radius: 330, band: 92, from: -132, to: 132 };
  const legs = [-1, 1].map(
    (side) =>
      `<path d="M${540 + side * 268} 800L${540 + side * 300} 1220" stroke="#8b6b47" stroke-width="18" stroke-linecap="round"/>`,
  );
  return legs.join('') + garland(drawing, stock, ring) + drawHeads(drawing, crowned(drawing, stock, ring));
}
