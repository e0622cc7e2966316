import { SNOW } from '../places/snow';
import { held, laid, near } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { stood, urn } from '../shots/stood';
import { longTable } from '../shots/table';
import { view } from '../shots/view';
import { inHerHair, SKINS } from '../shots/worn';
import type { WeddingLook } from '../wedding-look';

export const winterSnow: WeddingLook = {
  slug: 'winter-wedding-in-the-snow',
  place: SNOW,
  light: 'snow',
  ribbon: 'deep-green',
  linen: '#eef1ef',
  flowers: {
    anemone: ['white', 'white'],
    rose: ['white', 'ivory'],
    hellebore: ['plum'],
    pine: ['green'],
    eucalyptus: ['green'],
    ivy: ['green'],
  },
  shots: [
    view({ style: 'arch', timber: '#7d7468', foot: 905, rows: 3 }),
    held('shower', { gown: '#f4f4f2', skin: SKINS.fair, sleeves: 'cloth', neck: 'vee' }),
    near('round', 2.2),
    inHerHair({ hair: '#3a2a22', skin: SKINS.fair, gown: '#f4f4f2', piece: 'crown', over: '#dfe4e6' }),
    stood({
      prop: 'sledge',
      where: 'outside',
      mound: { centre: { x: 560, y: 940 }, rx: 350, ry: 170, unit: 84, tall: 0.4, hang: 8 },
    }),
    urn('#c9cdc9', 'inside'),
    longTable({ top: 'cloth', along: 'garland', light: 'tapers', aside: 170, napkin: 'sage' }),
    cake({ tiers: 4, icing: 'smooth', colour: '#f7f8f8', stand: 'silver', flowers: 'crown' }),
    laid('round', 'snow'),
  ],
};
