import type { SeedTribute } from '../../../../backend/seed/seed-shapes';
import type { Draw, Kind } from '../kind';
import { laurelWreath } from './laurel';
import { tiedSheaf, tiedSpray } from './loose';
import { cushion, massedHeart, openHeart, pillow } from './shaped';
import { graveVase, tributePosy } from './standing';

const kind = (draw: Draw, focus: Kind['focus'], half = 300, scale = 0.66): Kind => ({
  draw,
  focus,
  scale,
  half,
  parcel: 'open',
});

export const TRIBUTES: Readonly<Record<SeedTribute, Kind>> = {
  'massed-heart': kind(massedHeart, { x: 400, y: 480 }),
  'open-heart': kind(openHeart, { x: 330, y: 500 }),
  'laurel-wreath': kind(laurelWreath, { x: 380, y: 800 }, 300, 0.7),
  cushion: kind(cushion, { x: 580, y: 660 }),
  pillow: kind(pillow, { x: 420, y: 620 }, 380),
  'tribute-posy': kind(tributePosy, { x: 520, y: 620 }),
  'tied-spray': kind(tiedSpray, { x: 520, y: 560 }),
  'tied-sheaf': kind(tiedSheaf, { x: 520, y: 470 }),
  'grave-vase': kind(graveVase, { x: 540, y: 560 }, 170),
};
