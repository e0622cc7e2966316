import { ORCHARD } from '../places/orchard';
import { held, laid } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { buttonholes } from '../shots/flat-lay';
import { hangingRing } from '../shots/hung';
import { roundTable } from '../shots/stood';
import { longTable } from '../shots/table';
import { view } from '../shots/view';
import { inHerHair, SKINS } from '../shots/worn';
import type { WeddingLook } from '../wedding-look';

export const appleOrchard: WeddingLook = {
  slug: 'may-day-wedding-in-an-orchard',
  place: ORCHARD,
  light: 'sun',
  ribbon: 'sage',
  linen: '#f6f1e6',
  flowers: {
    'turban-ranunculus': ['blush', 'peach', 'ivory', 'blush'],
    daffodil: ['white'],
    blossom: ['blush', 'white'],
    leaf: ['green'],
  },
  shots: [
    view({ style: 'square', timber: '#e4ddd0', foot: 870 }),
    held('crescent', { gown: '#f7f2e7', skin: SKINS.deep, sleeves: 'lace', neck: 'vee' }, 'left'),
    laid('loose', 'linen', -28),
    buttonholes('linen', 5, '#cfd9c6'),
    hangingRing('inside'),
    longTable({ top: '#b99a70', along: 'garland', light: 'lanterns', aside: 150, napkin: 'sage' }),
    roundTable({ prop: 'bowl', mound: { centre: { x: 540, y: 850 }, rx: 330, ry: 170, unit: 82, tall: 0.6, hang: 8 } }),
    inHerHair({ hair: '#1f1714', skin: SKINS.deep, gown: '#f7f2e7', piece: 'crown', over: 'veil' }),
    cake({ tiers: 3, icing: 'ridged', colour: '#f7efdf', stand: 'wood', flowers: 'rings' }),
  ],
};
