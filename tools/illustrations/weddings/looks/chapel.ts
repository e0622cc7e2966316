import { CHAPEL, CHAPEL_DOOR } from '../places/chapel';
import { aisleEnd } from '../shots/aisle';
import { held } from '../shots/bouquet';
import { cake } from '../shots/cake';
import { ledge, onTheDoor } from '../shots/hung';
import { stood, urn } from '../shots/stood';
import { atTheDoor } from '../shots/view';
import { CLOTHS, lapel, SKINS } from '../shots/worn';
import { FLINT } from '../scenery/walls';
import type { WeddingLook } from '../wedding-look';

export const harvestChapel: WeddingLook = {
  slug: 'harvest-wedding-in-a-downland-chapel',
  place: CHAPEL,
  light: 'gold',
  ribbon: 'straw',
  linen: '#f2e7cc',
  flowers: {
    sunflower: ['ochre', 'butter'],
    chrysanthemum: ['cream', 'butter'],
    daisy: ['white'],
    grass: ['straw'],
    leaf: ['green'],
  },
  shots: [
    atTheDoor(CHAPEL_DOOR, 1.12, 660),
    held('loose', { gown: '#f3ead8', skin: SKINS.olive, sleeves: 'lace', neck: 'round' }, 'near'),
    aisleEnd('inside', 600),
    urn('#cfc5b0', 'inside', 1.2),
    lapel('chrysanthemum', CLOTHS.charcoal),
    onTheDoor('#7d5f42', FLINT),
    ledge({ shelf: '#b9ad97', wall: FLINT, under: 'wall', lights: 'lanterns' }),
    stood({
      prop: 'basket',
      where: 'outside',
      mound: { centre: { x: 540, y: 740 }, rx: 310, ry: 190, unit: 74, tall: 0.5, hang: 6 },
    }),
    cake({ tiers: 2, icing: 'naked', colour: '#f0d9a6', stand: 'wood', flowers: 'crown' }),
  ],
};
