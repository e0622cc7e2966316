import { Chance } from '../ink/chance';
import { Sketch } from '../ink/sketch';
import type { Stock } from '../arrangements/posing';
import { isGreen, isHead } from '../species/specimen';
import { pageOf } from '../scenes/draw-picture';
import { WEDDING_FILTERS } from './frame';
import type { WeddingLook } from './wedding-look';

/** The SVG of a wedding's picture, the first being 1. The same look and number give the same text on every machine. */
export function drawWedding(look: WeddingLook, picture: number): string {
  const shot = look.shots[picture - 1];
  if (shot === undefined) throw new Error(`${look.slug} has ${look.shots.length} pictures`);
  // Pictures of one bouquet or arch show the same flowers, so all are drawn from the same seed.
  const drawing = { sketch: new Sketch(), chance: new Chance(`wedding ${look.slug}`) };
  return pageOf(drawing.sketch, shot({ drawing, look, stock: stockOf(look) }), WEDDING_FILTERS);
}

/** Every flower of the palette, sorted by what it can be used for. */
export function stockOf({ flowers }: WeddingLook): Stock {
  const specimens = Object.entries(flowers).flatMap(([name, colours]) => colours.map((colour) => ({ name, colour })));
  return {
    heads: specimens.filter(({ name }) => isHead(name)),
    sprays: specimens.filter(({ name }) => !isHead(name) && !isGreen(name)),
    greens: specimens.filter(({ name }) => isGreen(name)),
  };
}
