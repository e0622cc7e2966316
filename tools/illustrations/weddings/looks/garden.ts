import { GARDEN, GARDEN_DOOR } from '../places/garden';
import { aisleEnd } from '../shots/aisle';
import { held, near } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { roundTable, urn } from '../shots/stood';
import { longTable } from '../shots/table';
import { atTheDoor } from '../shots/view';
import { inHerHair, SKINS } from '../shots/worn';
import type { WeddingLook } from '../wedding-look';

export const walledGarden: WeddingLook = {
  slug: 'june-wedding-in-a-walled-garden',
  place: GARDEN,
  light: 'sun',
  ribbon: 'blush',
  linen: '#f7efe9',
  flowers: {
    peony: ['rose-pink', 'blush', 'white', 'rose-pink'],
    foxglove: ['rose-pink', 'plum'],
    'sweet-pea': ['rose-pink', 'crimson'],
    leaf: ['green'],
    fern: ['green'],
  },
  shots: [
    atTheDoor(GARDEN_DOOR, 1.3, 650),
    held('shower', { gown: '#f5e2de', skin: SKINS.fair, sleeves: 'none', neck: 'straight' }, 'right'),
    near('round', 2, 520, 560),
    aisleEnd(),
    inHerHair({ hair: '#2f211b', skin: SKINS.olive, gown: '#f8f1ea', piece: 'comb' }),
    urn('#c9b39a', 'outside'),
    longTable({ top: 'cloth', along: 'garland', light: 'none', aside: -160, napkin: 'rose-pink', wine: '#f2b0b4' }),
    roundTable({ prop: 'tall', mound: { centre: { x: 540, y: 480 }, rx: 320, ry: 210, unit: 80, tall: 0.5, hang: 9 } }),
    cake({ tiers: 4, icing: 'smooth', colour: '#fae6e4', stand: 'glass', flowers: 'fall', mirrored: true }),
  ],
};
