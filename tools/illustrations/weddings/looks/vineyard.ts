import { VINEYARD } from '../places/vineyard';
import { held, near } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { placeSetting } from '../shots/flat-lay';
import { roundTable, stood } from '../shots/stood';
import { longTable } from '../shots/table';
import { view } from '../shots/view';
import { CLOTHS, lapel, SKINS } from '../shots/worn';
import type { WeddingLook } from '../wedding-look';

export const vineyard: WeddingLook = {
  slug: 'vineyard-wedding-in-september',
  place: VINEYARD,
  light: 'gold',
  ribbon: 'terracotta',
  linen: '#efe0c8',
  flowers: {
    rose: ['apricot', 'peach', 'cream'],
    cosmos: ['chocolate', 'burgundy'],
    snapdragon: ['apricot', 'peach'],
    fig: ['green'],
    olive: ['green'],
  },
  shots: [
    view({ style: 'square', timber: '#8a6842', foot: 985, rows: 0 }),
    held('loose', { gown: '#ecd5c0', skin: SKINS.deep, sleeves: 'none', neck: 'vee' }, 'near'),
    stood({
      prop: 'barrel',
      where: 'outside',
      mound: { centre: { x: 540, y: 560 }, rx: 330, ry: 200, unit: 84, tall: 0.4, hang: 9 },
    }),
    lapel('rose', CLOTHS.plum),
    longTable({
      top: '#9b6f45',
      along: 'garland',
      light: 'tapers',
      aside: -170,
      wine: '#7a2135',
      napkin: 'terracotta',
    }),
    roundTable({
      prop: 'copper',
      mound: { centre: { x: 540, y: 770 }, rx: 300, ry: 190, unit: 82, tall: 0.4, hang: 8 },
    }),
    cake({ tiers: 3, icing: 'ridged', colour: '#f6dfca', stand: 'wood', flowers: 'spiral', mirrored: true }),
    placeSetting({ on: 'velvet', cloth: '#6a4560', china: '#f7efe2', napkin: '#d98f68', cutlery: 'gold' }),
    near('loose', 2, 560, 560),
  ],
};
