import { SEA } from '../places/sea';
import { held, laid } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { buttonholes } from '../shots/flat-lay';
import { roundTable, stood } from '../shots/stood';
import { longTable } from '../shots/table';
import { view } from '../shots/view';
import { CLOTHS, lapel, SKINS } from '../shots/worn';
import type { WeddingLook } from '../wedding-look';

export const byTheSea: WeddingLook = {
  slug: 'wedding-by-the-sea',
  place: SEA,
  light: 'sun',
  ribbon: 'blue',
  linen: '#f1f3f0',
  flowers: {
    thistle: ['blue', 'violet'],
    hydrangea: ['sky', 'blue', 'white'],
    rose: ['white'],
    lavender: ['lavender'],
    grass: ['straw'],
  },
  shots: [
    view({ style: 'square', timber: '#a8977f', foot: 880 }),
    held('crescent', { gown: '#f3f1ec', skin: SKINS.olive, sleeves: 'none', neck: 'straight' }, 'left'),
    laid('loose', 'sand'),
    lapel('thistle', CLOTHS.sky),
    stood({
      prop: 'boat',
      where: 'outside',
      before: true,
      mound: { centre: { x: 560, y: 780 }, rx: 400, ry: 150, unit: 84, tall: 0.5, hang: 4 },
    }),
    longTable({ top: '#d9d5c8', along: 'bottles', light: 'none', aside: 160 }),
    roundTable({ prop: 'blue', mound: { centre: { x: 540, y: 660 }, rx: 270, ry: 190, unit: 84, tall: 0.4, hang: 6 } }),
    cake({ tiers: 2, icing: 'ridged', colour: '#dfeaf0', stand: 'wood', flowers: 'fall' }),
    buttonholes('white-boards', 3),
  ],
};
