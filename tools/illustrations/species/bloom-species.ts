import type { BloomForm } from '../plants/bloom';

export interface BloomSpecies {
  readonly kind: 'bloom';
  /** Radius relative to a rose's, which is 1. */
  readonly size: number;
  readonly form: BloomForm;
}

const species = (size: number, form: BloomForm): BloomSpecies => ({ kind: 'bloom', size, form });

/** Flowers whose petals are set around a middle. What makes each what it is, in numbers. */
export const BLOOMS = {
  rose: species(1, {
    layers: [
      { petals: 5, reach: 1, width: 1.1, shape: 'shell', stray: 14, lift: 0.4 },
      { petals: 5, reach: 0.88, width: 0.98, shape: 'shell', stray: 18, lift: 0.2 },
      { petals: 4, reach: 0.7, width: 1.22, shape: 'shell', stray: 20 },
      { petals: 4, reach: 0.52, width: 1.28, shape: 'shell', stray: 22 },
      { petals: 3, reach: 0.37, width: 1.45, shape: 'shell', stray: 26 },
    ],
    centre: { kind: 'spiral', radius: 0.27 },
    veins: 3,
    rolled: true,
    depth: 0.62,
  }),
  ranunculus: species(0.82, {
    layers: [
      { petals: 9, reach: 1, width: 0.95, shape: 'round' },
      { petals: 9, reach: 0.87, width: 0.95, shape: 'round' },
      { petals: 9, reach: 0.74, width: 1, shape: 'round' },
      { petals: 9, reach: 0.61, width: 1, shape: 'round' },
      { petals: 8, reach: 0.48, width: 1.05, shape: 'round' },
      { petals: 7, reach: 0.36, width: 1.1, shape: 'round' },
    ],
    centre: { kind: 'disc', radius: 0.15, colour: 'green', ring: 'lime' },
    veins: 0,
    depth: 0.38,
  }),
  lisianthus: species(0.8, {
    layers: [
      { petals: 5, reach: 1, width: 1.05, shape: 'ruffle' },
      { petals: 5, reach: 0.8, width: 1.1, shape: 'ruffle' },
      { petals: 4, reach: 0.58, width: 1.15, shape: 'ruffle' },
    ],
    centre: { kind: 'stamens', reach: 0.2, count: 7, colour: 'lime', anther: 'butter' },
    veins: 5,
    throat: 'lime',
    depth: 0.35,
  }),
  dahlia: species(1.05, {
    layers: [
      { petals: 17, reach: 1, width: 0.34, shape: 'point' },
      { petals: 17, reach: 0.87, width: 0.36, shape: 'point' },
      { petals: 15, reach: 0.73, width: 0.38, shape: 'point' },
      { petals: 13, reach: 0.58, width: 0.42, shape: 'point' },
      { petals: 11, reach: 0.43, width: 0.46, shape: 'point' },
      { petals: 9, reach: 0.28, width: 0.52, shape: 'point' },
    ],
    centre: { kind: 'spiral', radius: 0.1 },
    veins: 1,
    depth: 0.5,
  }),
  chrysanthemum: species(0.86, {
    layers: [
      { petals: 26, reach: 1, width: 0.2, shape: 'strap' },
      { petals: 24, reach: 0.86, width: 0.22, shape: 'strap' },
      { petals: 22, reach: 0.71, width: 0.24, shape: 'strap' },
      { petals: 18, reach: 0.55, width: 0.27, shape: 'strap' },
      { petals: 14, reach: 0.39, width: 0.32, shape: 'strap' },
    ],
    centre: { kind: 'disc', radius: 0.14, colour: 'lime', ring: 'butter' },
    veins: 0,
    depth: 0.42,
  }),
  gerbera: species(1, {
    layers: [
      { petals: 24, reach: 1, width: 0.24, shape: 'strap' },
      { petals: 22, reach: 0.9, width: 0.24, shape: 'strap', lift: 0.3 },
      { petals: 20, reach: 0.5, width: 0.28, shape: 'strap', lift: -0.3 },
    ],
    centre: { kind: 'disc', radius: 0.25, colour: 'chocolate', ring: 'butter' },
    veins: 1,
    depth: 0.3,
  }),
  sunflower: species(1.3, {
    layers: [
      { petals: 19, reach: 1, width: 0.36, shape: 'tepal', stray: 9 },
      { petals: 19, reach: 0.9, width: 0.36, shape: 'tepal', lift: 0.5, stray: 9 },
    ],
    centre: { kind: 'disc', radius: 0.46, colour: 'chocolate', ring: 'bronze' },
    veins: 3,
    depth: 0.35,
  }),
  daisy: species(0.5, {
    layers: [{ petals: 18, reach: 1, width: 0.26, shape: 'strap' }],
    centre: { kind: 'disc', radius: 0.27, colour: 'ochre', ring: 'butter' },
    veins: 1,
    depth: 0,
  }),
  cosmos: species(0.85, {
    layers: [{ petals: 8, reach: 1, width: 0.68, shape: 'notch' }],
    centre: { kind: 'disc', radius: 0.17, colour: 'ochre', ring: 'butter' },
    veins: 5,
    depth: 0,
  }),
  anemone: species(0.92, {
    layers: [
      { petals: 6, reach: 1, width: 0.9, shape: 'round' },
      { petals: 6, reach: 0.86, width: 0.9, shape: 'round', lift: 0.3 },
    ],
    centre: { kind: 'eye', radius: 0.16, colour: 'anthracite' },
    veins: 5,
    depth: 0.12,
  }),
  poppy: species(0.95, {
    layers: [
      { petals: 3, reach: 1, width: 1.35, shape: 'ruffle' },
      { petals: 3, reach: 0.88, width: 1.35, shape: 'ruffle', lift: 0.4 },
    ],
    centre: { kind: 'stamens', reach: 0.34, count: 46, colour: 'butter', anther: 'ochre' },
    veins: 7,
    throat: 'lime',
    depth: 0.2,
  }),
  'field-poppy': species(0.95, {
    layers: [
      { petals: 2, reach: 1, width: 1.5, shape: 'ruffle', start: 90 },
      { petals: 2, reach: 0.96, width: 1.5, shape: 'ruffle', lift: 0.5, start: 0 },
    ],
    centre: { kind: 'eye', radius: 0.15, colour: 'anthracite' },
    veins: 7,
    throat: 'anthracite',
    depth: 0.2,
  }),
  hellebore: species(0.72, {
    layers: [{ petals: 5, reach: 1, width: 1, shape: 'round' }],
    centre: { kind: 'stamens', reach: 0.42, count: 30, colour: 'lime', anther: 'cream' },
    veins: 5,
    throat: 'lime',
    depth: 0,
  }),
  daffodil: species(0.85, {
    layers: [
      { petals: 3, reach: 1, width: 0.66, shape: 'flame' },
      { petals: 3, reach: 0.97, width: 0.66, shape: 'flame', lift: 0.4 },
    ],
    centre: { kind: 'trumpet', radius: 0.36, colour: 'ochre' },
    veins: 3,
    depth: 0.15,
  }),
  lily: species(1.45, {
    layers: [
      { petals: 3, reach: 1, width: 0.5, shape: 'tepal', stray: 8 },
      { petals: 3, reach: 0.97, width: 0.68, shape: 'tepal', lift: 0.5, stray: 8 },
    ],
    centre: { kind: 'stamens', reach: 0.52, count: 6, colour: 'lime', anther: 'terracotta', anthers: 'bars' },
    veins: 5,
    throat: 'lime',
    stripe: 'blush',
    freckles: true,
    depth: 0.14,
  }),
  alstroemeria: species(0.62, {
    layers: [
      { petals: 3, reach: 1, width: 0.66, shape: 'notch' },
      { petals: 3, reach: 0.92, width: 0.4, shape: 'point', lift: 0.5 },
    ],
    centre: { kind: 'stamens', reach: 0.4, count: 6, colour: 'cream', anther: 'bronze' },
    veins: 3,
    throat: 'butter',
    freckles: true,
    depth: 0.15,
  }),
  cornflower: species(0.56, {
    layers: [
      { petals: 10, reach: 1, width: 0.5, shape: 'fringe', stray: 10 },
      { petals: 8, reach: 0.5, width: 0.4, shape: 'fringe', stray: 18 },
    ],
    centre: { kind: 'stamens', reach: 0.26, count: 16, colour: 'violet', anther: 'plum' },
    veins: 3,
    depth: 0.3,
  }),
  orchid: species(1.05, {
    layers: [
      { petals: 3, reach: 1, width: 0.62, shape: 'round', stray: 8 },
      { petals: 2, reach: 1, width: 1.06, shape: 'round', stray: 6, start: 88, lift: 0.5 },
    ],
    centre: { kind: 'lip', colour: 'rose-pink' },
    veins: 5,
    upright: true,
    depth: 0,
  }),
  cymbidium: species(0.95, {
    layers: [{ petals: 5, reach: 1, width: 0.46, shape: 'tepal', stray: 10 }],
    centre: { kind: 'lip', colour: 'crimson' },
    veins: 5,
    upright: true,
    depth: 0,
  }),
  'african-violet': species(0.42, {
    layers: [
      { petals: 3, reach: 1, width: 0.98, shape: 'round', stray: 8 },
      { petals: 2, reach: 0.8, width: 0.98, shape: 'round', stray: 8, lift: -0.4 },
    ],
    centre: { kind: 'disc', radius: 0.15, colour: 'butter', ring: 'lemon' },
    veins: 3,
    upright: true,
    depth: 0,
  }),
  jasmine: species(0.34, {
    layers: [{ petals: 5, reach: 1, width: 0.4, shape: 'flame', stray: 12 }],
    centre: { kind: 'disc', radius: 0.13, colour: 'lime', ring: 'butter' },
    veins: 1,
    depth: 0,
  }),
  succulent: species(0.9, {
    layers: [
      { petals: 9, reach: 1, width: 0.62, shape: 'flame', stray: 3 },
      { petals: 9, reach: 0.82, width: 0.66, shape: 'flame', stray: 3 },
      { petals: 8, reach: 0.64, width: 0.7, shape: 'flame', stray: 3 },
      { petals: 7, reach: 0.46, width: 0.74, shape: 'flame', stray: 3 },
      { petals: 5, reach: 0.28, width: 0.78, shape: 'flame', stray: 3 },
    ],
    centre: { kind: 'none' },
    veins: 0,
    depth: 0.45,
  }),
} as const satisfies Readonly<Record<string, BloomSpecies>>;
