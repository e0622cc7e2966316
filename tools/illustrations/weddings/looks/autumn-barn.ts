import { BARN, BARN_DOOR } from '../places/barn';
import { held, laid } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { buttonholes, placeSetting } from '../shots/flat-lay';
import { hangingRing } from '../shots/hung';
import { stood } from '../shots/stood';
import { longTable } from '../shots/table';
import { atTheDoor } from '../shots/view';
import { SKINS } from '../shots/worn';
import type { WeddingLook } from '../wedding-look';

export const autumnBarn: WeddingLook = {
  slug: 'autumn-wedding-in-a-barn',
  place: BARN,
  light: 'gold',
  ribbon: 'terracotta',
  linen: '#efe4cf',
  flowers: {
    dahlia: ['burgundy', 'terracotta', 'coral'],
    chrysanthemum: ['bronze', 'ochre'],
    'rose-hip': ['green'],
    grass: ['straw'],
    leaf: ['green'],
  },
  shots: [
    atTheDoor(BARN_DOOR, 1.12, 700),
    held('round', { gown: '#ecd9b4', skin: SKINS.brown, sleeves: 'cloth', neck: 'round' }, 'near'),
    laid('loose', 'straw'),
    buttonholes('oak', 5),
    stood({
      prop: 'bales',
      where: 'outside',
      mound: { centre: { x: 540, y: 760 }, rx: 330, ry: 190, unit: 86, tall: 0.35, hang: 8 },
    }),
    longTable({ top: '#8a6340', along: 'bowls', light: 'lanterns', aside: -150, wine: '#7a2135' }),
    hangingRing('inside'),
    cake({ tiers: 3, icing: 'naked', colour: '#f3ddb2', stand: 'wood', flowers: 'ledges' }),
    placeSetting({ on: 'oak', china: '#efe6d4', napkin: '#b9694a', cutlery: 'dark' }),
  ],
};
