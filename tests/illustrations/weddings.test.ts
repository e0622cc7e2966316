import { Chance } from '../../tools/illustrations/ink/chance';
import { COLOUR_NAMES } from '../../tools/illustrations/ink/colours';
import { grownIn } from '../../tools/illustrations/ink/natural-colours';
import { Sketch } from '../../tools/illustrations/ink/sketch';
import { isGreen } from '../../tools/illustrations/species/specimen';
import { SPECIES_NAMES } from '../../tools/illustrations/species/species';
import { drawWedding } from '../../tools/illustrations/weddings/draw-wedding';
import { WEDDINGS } from '../../tools/illustrations/weddings/weddings';

/** Wrong numbers and undefined paints show in the text. */
const expectSound = (svg: string) => {
  expect(svg.startsWith('<svg ') && svg.endsWith('</svg>')).toBe(true);
  expect(/NaN|undefined|Infinity|null/.exec(svg)?.[0]).toBeUndefined();
  const all = (pattern: RegExp) => new Set(Array.from(svg.matchAll(pattern), ([, id]) => id));
  const known = all(/ id="([\w-]+)"/g);
  const used = [...all(/url\(#([\w-]+)\)/g), ...all(/href="#([\w-]+)"/g)];
  expect(used.filter((id) => !known.has(id))).toEqual([]);
};

describe('drawn weddings', () => {
  test('are thirteen, each at a place of its own', () => {
    expect(WEDDINGS).toHaveLength(13);
    expect(new Set(WEDDINGS.map(({ slug }) => slug)).size).toBe(13);
    expect(new Set(WEDDINGS.map(({ place }) => place)).size).toBe(13);
  });

  test('each have three flowers or more, in colours that they are grown in', () => {
    for (const { flowers, ribbon } of WEDDINGS) {
      expect(COLOUR_NAMES).toContain(ribbon);
      expect(Object.keys(flowers).length).toBeGreaterThanOrEqual(3);
      for (const [name, colours] of Object.entries(flowers)) {
        expect(SPECIES_NAMES).toContain(name);
        if (!isGreen(name)) expect(colours.filter((colour) => !grownIn(name, [colour]).includes(colour))).toEqual([]);
      }
    }
  });

  test('no two have the same palette', () => {
    const palettes = WEDDINGS.map(({ flowers }) => {
      const kinds = Object.entries(flowers).filter(([name]) => !isGreen(name));
      return new Set(kinds.flatMap(([name, colours]) => colours.map((colour) => `${colour} ${name}`)));
    });
    palettes.forEach((one, index) => {
      for (const other of palettes.slice(index + 1)) {
        const shared = [...one].filter((flower) => other.has(flower)).length;
        expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.5);
      }
    });
  });

  test.each(WEDDINGS.map((look) => [look.slug, look] as const))(
    '%s draws every picture, all different, the same each time',
    (_, look) => {
      const pictures = look.shots.map((_shot, index) => drawWedding(look, index + 1));
      pictures.forEach(expectSound);
      expect(new Set(pictures).size).toBe(look.shots.length);
      expect(drawWedding(look, 1)).toBe(pictures[0]);
      expect(() => drawWedding(look, look.shots.length + 1)).toThrow(look.slug);
    },
    60_000,
  );

  test.each(WEDDINGS.map(({ slug, place }) => [slug, place] as const))(
    'the place of %s fills the page, out of doors and in',
    (slug, place) => {
      for (const where of ['outside', 'inside'] as const) {
        const drawing = { sketch: new Sketch(), chance: new Chance(slug) };
        const svg = `<svg ><defs>${drawing.sketch.definitions()}</defs>${place[where](drawing)}</svg>`;
        expect(svg.split('<path ').length).toBeGreaterThan(8);
        expect(svg).not.toMatch(/NaN|undefined/);
      }
      expect(place.horizon).toBeGreaterThan(500);
      expect(place.horizon).toBeLessThan(900);
    },
  );
});
