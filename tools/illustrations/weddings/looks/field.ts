import { FIELD } from '../places/field';
import { aisleEnd } from '../shots/aisle';
import { held } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { roundTable, stood } from '../shots/stood';
import { longTable } from '../shots/table';
import { view } from '../shots/view';
import { CLOTHS, inHerHair, lapel, SKINS } from '../shots/worn';
import type { WeddingLook } from '../wedding-look';

export const wildflowerField: WeddingLook = {
  slug: 'midsummer-wedding-in-a-field',
  place: FIELD,
  light: 'sun',
  ribbon: 'ivory',
  linen: '#f2ead8',
  flowers: {
    cornflower: ['blue', 'blue', 'violet'],
    'field-poppy': ['red'],
    daisy: ['white'],
    grass: ['straw'],
    leaf: ['green'],
  },
  shots: [
    view({ style: 'pillars', timber: '#8a6f4a', foot: 900, rows: 3 }),
    held('loose', { gown: '#f5efe0', skin: SKINS.rose, sleeves: 'none', neck: 'round' }, 'left'),
    inHerHair({ hair: '#b9793f', skin: SKINS.rose, gown: '#f5efe0', piece: 'crown' }),
    lapel('cornflower', CLOTHS.linen),
    aisleEnd(),
    stood({
      prop: 'bucket',
      where: 'outside',
      mound: { centre: { x: 540, y: 640 }, rx: 320, ry: 220, unit: 78, tall: 0.6, hang: 6 },
    }),
    longTable({ top: '#b08d62', along: 'bottles', light: 'lanterns' }),
    roundTable({ prop: 'jar', mound: { centre: { x: 540, y: 680 }, rx: 250, ry: 190, unit: 72, tall: 0.5, hang: 4 } }),
    cake({ tiers: 3, icing: 'naked', colour: '#f6e3ba', stand: 'wood', flowers: 'rings' }),
  ],
};
