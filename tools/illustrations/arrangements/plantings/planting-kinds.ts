import type { SeedPlanting } from '../../../../backend/seed/seed-shapes';
import type { Draw, Kind } from '../kind';
import { bulbBowl, bulbGlass, plantBasket } from './bulbs';
import { cyclamenPot, hoop, lavenderPot, violetPot } from './flowering';
import { threePots, trailing } from './groups';
import { cymbidiumPot, dancingLadyPot, orchidBowl, slipperPot } from './orchids';
import { windowBox } from './window-box';

const kind = (draw: Draw, focusY: number, half = 150, scale = 0.74): Kind => ({
  draw,
  focus: { x: 540, y: focusY },
  scale,
  half,
  parcel: 'carrier',
});

export const PLANTINGS: Readonly<Record<SeedPlanting, Kind>> = {
  'lavender-pot': kind(lavenderPot, 520, 160),
  'violet-pot': kind(violetPot, 720),
  'cyclamen-pot': kind(cyclamenPot, 560),
  hoop: kind(hoop, 420),
  trailing: kind(trailing, 700),
  'window-box': kind(windowBox, 760, 420, 0.66),
  'bulb-glass': kind(bulbGlass, 560, 110),
  'bulb-bowl': kind(bulbBowl, 560, 220),
  'three-pots': kind(threePots, 620, 430, 0.66),
  'slipper-orchid-pot': kind(slipperPot, 420),
  'cymbidium-pot': kind(cymbidiumPot, 420),
  'dancing-lady-pot': kind(dancingLadyPot, 420),
  'orchid-bowl': kind(orchidBowl, 480, 260, 0.7),
  'plant-basket': kind(plantBasket, 700, 260, 0.7),
};
