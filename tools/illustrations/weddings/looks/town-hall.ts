import { TOWN_HALL, HALL_DOOR } from '../places/town-hall';
import { held, laid, near } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { buttonholes, placeSetting } from '../shots/flat-lay';
import { roundTable, urn } from '../shots/stood';
import { atTheDoor } from '../shots/view';
import { SKINS } from '../shots/worn';
import type { WeddingLook } from '../wedding-look';

export const townHall: WeddingLook = {
  slug: 'april-wedding-at-the-town-hall',
  place: TOWN_HALL,
  light: 'sun',
  ribbon: 'coral',
  linen: '#f7ead8',
  flowers: {
    tulip: ['coral', 'orange', 'rose-pink', 'red'],
    'turban-ranunculus': ['orange', 'coral', 'rose-pink'],
    bay: ['green'],
  },
  shots: [
    atTheDoor(HALL_DOOR, 1.2, 620),
    held('round', { gown: '#fbf6ec', skin: SKINS.brown, sleeves: 'none', neck: 'vee' }, 'right'),
    near('round', 2.1, 540, 570),
    buttonholes('slate', 4),
    urn('#d9cfbb', 'outside', 1.2),
    roundTable({ prop: 'tall', mound: { centre: { x: 540, y: 480 }, rx: 300, ry: 210, unit: 84, tall: 0.2, hang: 9 } }),
    placeSetting({ on: 'linen', cloth: '#f3d9c4', china: '#fdfaf2', napkin: '#e58a72', cutlery: 'gold' }),
    cake({ tiers: 3, icing: 'ridged', colour: '#fbe4d6', stand: 'glass', flowers: 'ledges' }),
    laid('round', 'stone', -30),
  ],
};
