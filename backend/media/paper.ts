import { Chance } from './chance';
import { mix, pigmentOf } from './colours';
import { polar, type Sketch, smoothClosed } from './sketch';

export interface Paper {
  readonly light: string;
  readonly dark: string;
}

const PAPERS: readonly [Paper, ...Paper[]] = [
  { light: '#fdf9f0', dark: '#efe5d2' },
  { light: '#fcf6ef', dark: '#eee0d4' },
  { light: '#faf8ee', dark: '#e7e7d6' },
  { light: '#fbf8f3', dark: '#e9e5dc' },
];

export const paperOf = (sku: string): Paper => new Chance(`paper of ${sku}`).pick(PAPERS);

/** The sheet itself, a little brighter where the light falls. */
export function sheet(sketch: Sketch, { light, dark }: Paper, width: number, height: number): string {
  const fill = sketch.round(
    [
      { offset: 0, colour: light },
      { offset: 1, colour: dark },
    ],
    0.36,
    0.3,
    0.95,
  );
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

/** Thin sap green, rose, ochre and cerulean. */
const WASHES: readonly [string, ...string[]] = ['#d5dfc6', '#efd5ca', '#eddcb4', '#cfdfe0', '#dbe2cf'];

/**
 * A loose wash of thin colour behind the subject, as a painter lays it to set pale petals off: two uneven pools whose
 * rims have dried darker.
 */
export function wash(sketch: Sketch, sku: string, colours: readonly string[], x: number, y: number): string {
  const chance = new Chance(`wash of ${sku}`);
  const tint = mix(chance.pick(WASHES), pigmentOf(colours[0] ?? 'sage').light, 0.22);
  const pool = (dx: number, dy: number, rx: number, ry: number, strength: number): string => {
    const edge = Array.from({ length: 22 }, (_, index) => {
      const off = polar(index * (360 / 22), 1);
      const reach = chance.about(0.14);
      return { x: x + dx + off.x * rx * reach, y: y + dy + off.y * ry * reach };
    });
    const fill = sketch.round([
      { offset: 0, colour: tint, opacity: strength },
      { offset: 0.8, colour: tint, opacity: Math.round(strength * 85) / 100 },
      { offset: 1, colour: tint, opacity: Math.round(strength * 50) / 100 },
    ]);
    return `<path d="${smoothClosed(edge)}" fill="${fill}" stroke="${mix(tint, '#8a8f6f', 0.4)}" stroke-opacity="0.2" stroke-width="4"/>`;
  };
  return `<g filter="url(#bleed)">${pool(0, 0, 430, 400, 0.5)}${pool(-110, -70, 300, 290, 0.4)}${pool(170, 120, 240, 230, 0.3)}</g>`;
}

/** Filters of every page: the soft shade of what is lifted off the paper, and the uneven edge of a wash. */
export const FILTERS =
  '<filter id="lift" filterUnits="userSpaceOnUse" x="-300" y="-300" width="1700" height="2000"><feDropShadow dx="14" dy="24" stdDeviation="17" flood-color="#4a3524" flood-opacity="0.3"/></filter>' +
  '<filter id="bleed" filterUnits="userSpaceOnUse" x="-100" y="-100" width="1400" height="1540"><feTurbulence type="fractalNoise" baseFrequency="0.011" numOctaves="4" seed="7"/><feDisplacementMap in="SourceGraphic" scale="90" xChannelSelector="R" yChannelSelector="G"/></filter>' +
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>';
