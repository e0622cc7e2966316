import { PARK } from '../places/park';
import { aisleEnd } from '../shots/aisle';
import { held, near } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { stood } from '../shots/stood';
import { longTable } from '../shots/table';
import { view } from '../shots/view';
import { CLOTHS, inHerHair, lapel, SKINS } from '../shots/worn';
import type { WeddingLook } from '../wedding-look';

export const summerPark: WeddingLook = {
  slug: 'summer-wedding-in-the-park',
  place: PARK,
  light: 'sun',
  ribbon: 'sky',
  linen: '#f4f1ea',
  flowers: {
    rose: ['blush', 'cream', 'blush', 'white'],
    delphinium: ['blue', 'sky'],
    'sweet-pea': ['lilac'],
    gypsophila: ['white'],
    eucalyptus: ['green'],
  },
  shots: [
    view({ style: 'arch', timber: '#e9e2d2', foot: 880 }),
    held('loose', { gown: '#f6f1e8', skin: SKINS.rose, sleeves: 'lace', neck: 'vee' }),
    near('loose'),
    lapel('rose', CLOTHS.navy),
    aisleEnd(),
    longTable({ top: 'cloth', along: 'garland', light: 'tapers' }),
    cake({ tiers: 3, icing: 'smooth', colour: '#fbf8f1', stand: 'glass', flowers: 'spiral' }),
    inHerHair({ hair: '#8a5a34', skin: SKINS.rose, gown: '#f6f1e8', piece: 'comb', over: 'veil' }),
    stood({
      prop: 'bicycle',
      where: 'outside',
      mound: { centre: { x: 830, y: 590 }, rx: 190, ry: 140, unit: 70, tall: 0.3, hang: 5 },
    }),
  ],
};
