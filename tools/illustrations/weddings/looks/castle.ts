import { CASTLE_PLACE, CASTLE_GATE } from '../places/castle';
import { held } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { placeSetting } from '../shots/flat-lay';
import { ledge, onTheDoor } from '../shots/hung';
import { roundTable } from '../shots/stood';
import { longTable } from '../shots/table';
import { atTheDoor } from '../shots/view';
import { CLOTHS, lapel, SKINS } from '../shots/worn';
import { CASTLE } from '../scenery/walls';
import type { WeddingLook } from '../wedding-look';

export const castleRuin: WeddingLook = {
  slug: 'december-wedding-at-a-castle',
  place: CASTLE_PLACE,
  light: 'dusk',
  ribbon: 'red',
  linen: '#e9dfce',
  flowers: {
    rose: ['red', 'crimson', 'red', 'burgundy'],
    holly: ['green', 'green', 'green'],
    pine: ['green', 'green'],
    ivy: ['green'],
  },
  shots: [
    atTheDoor(CASTLE_GATE, 1.2, 650),
    held('shower', { gown: '#2f5142', skin: SKINS.olive, sleeves: 'cloth', neck: 'vee' }, 'near'),
    lapel('rose', CLOTHS.bottle),
    ledge({ shelf: '#8d8478', wall: CASTLE, under: 'fire', lights: 'tapers' }),
    longTable({ top: '#4a3323', along: 'garland', light: 'tapers', wine: '#6d1426', napkin: 'crimson' }),
    roundTable({
      prop: 'silver',
      mound: { centre: { x: 540, y: 800 }, rx: 300, ry: 180, unit: 80, tall: 0.5, hang: 9 },
    }),
    placeSetting({ on: 'velvet', cloth: '#2f4638', china: '#f1e9da', napkin: '#9c2633', cutlery: 'gold' }),
    onTheDoor('#4a382b', CASTLE),
    cake({ tiers: 4, icing: 'smooth', colour: '#f3ead9', stand: 'silver', flowers: 'spiral' }),
  ],
};
