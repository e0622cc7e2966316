import { WOODLAND } from '../places/woodland';
import { held, laid } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { hangingRing } from '../shots/hung';
import { stood } from '../shots/stood';
import { longTable } from '../shots/table';
import { view } from '../shots/view';
import { CLOTHS, inHerHair, lapel, SKINS } from '../shots/worn';
import type { WeddingLook } from '../wedding-look';

export const bluebellWood: WeddingLook = {
  slug: 'bluebell-wood-wedding',
  place: WOODLAND,
  light: 'shade',
  ribbon: 'violet',
  linen: '#ece9da',
  flowers: {
    tulip: ['plum', 'violet', 'white'],
    gypsophila: ['white'],
    stock: ['lilac', 'violet'],
    fern: ['green'],
    ivy: ['green'],
  },
  shots: [
    view({ style: 'arch', timber: '#6f5d45', foot: 880, rows: 3 }),
    held('loose', { gown: '#e3e6d6', skin: SKINS.fair, sleeves: 'lace', neck: 'vee' }, 'right'),
    laid('loose', 'moss', 28),
    lapel('tulip', CLOTHS.sage),
    hangingRing('outside'),
    inHerHair({ hair: '#7a3f22', skin: SKINS.fair, gown: '#f1ede0', piece: 'crown' }),
    longTable({ top: '#7d6142', along: 'bowls', light: 'lanterns', aside: 120, napkin: 'violet' }),
    stood({
      prop: 'well',
      where: 'outside',
      mound: { centre: { x: 540, y: 760 }, rx: 350, ry: 190, unit: 84, tall: 0.5, hang: 10 },
    }),
    cake({ tiers: 3, icing: 'naked', colour: '#efdcae', stand: 'wood', flowers: 'fall' }),
  ],
};
