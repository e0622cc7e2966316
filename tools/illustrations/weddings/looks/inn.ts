import { INN, INN_DOOR } from '../places/inn';
import { held, laid } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { ledge, onTheDoor } from '../shots/hung';
import { roundTable } from '../shots/stood';
import { longTable } from '../shots/table';
import { atTheDoor } from '../shots/view';
import { CLOTHS, lapel, SKINS } from '../shots/worn';
import { BRICK } from '../scenery/walls';
import type { WeddingLook } from '../wedding-look';

export const countryInn: WeddingLook = {
  slug: 'spring-wedding-at-a-country-inn',
  place: INN,
  light: 'grey',
  ribbon: 'blue',
  linen: '#f3ecda',
  flowers: {
    daffodil: ['butter', 'white', 'lemon'],
    tulip: ['white', 'butter'],
    hyacinth: ['blue', 'violet'],
    rosemary: ['green'],
    ivy: ['green'],
  },
  shots: [
    atTheDoor(INN_DOOR, 1.28, 600),
    held('round', { gown: '#a9bcd3', skin: SKINS.fair, sleeves: 'cloth', neck: 'vee' }, 'right'),
    laid('round', 'oak', 26),
    lapel('daffodil', CLOTHS.tweed),
    ledge({ shelf: '#5a4230', wall: '#efe0c0', under: 'fire', lights: 'tapers' }),
    roundTable({
      prop: 'stoneware',
      mound: { centre: { x: 540, y: 640 }, rx: 270, ry: 200, unit: 84, tall: 0.4, hang: 5 },
    }),
    onTheDoor('#3f5f58', BRICK),
    longTable({ top: '#6f4d30', along: 'bottles', light: 'tapers', aside: -120 }),
    cake({ tiers: 2, icing: 'smooth', colour: '#fbf3d6', stand: 'glass', flowers: 'crown' }),
  ],
};
