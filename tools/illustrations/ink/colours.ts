/** A pigment as it is laid on a petal: the rim, the body, the base, and what is drawn over it in fine lines. */
export interface Pigment {
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
  readonly vein: string;
}

const PIGMENTS: Readonly<Record<string, Pigment>> = {
  white: { light: '#fffdf8', mid: '#f4efe4', deep: '#d3cdb4', vein: '#a9a68b' },
  ivory: { light: '#fdf7e7', mid: '#f2e6c9', deep: '#d2bd8d', vein: '#a8915f' },
  cream: { light: '#fdf3dc', mid: '#f3dcae', deep: '#d9b373', vein: '#ad8445' },
  butter: { light: '#fbe9a6', mid: '#f0cd5e', deep: '#cf9a2c', vein: '#9a6d19' },
  lemon: { light: '#f9f0a3', mid: '#ecd949', deep: '#c2a51f', vein: '#8d7613' },
  ochre: { light: '#f7cd62', mid: '#e5a52c', deep: '#b3700f', vein: '#7a4708' },
  apricot: { light: '#fbd6ad', mid: '#f2ac71', deep: '#cf7439', vein: '#974a20' },
  peach: { light: '#fbdcc8', mid: '#f2b596', deep: '#d27f5f', vein: '#9b523b' },
  orange: { light: '#f7b26b', mid: '#e78033', deep: '#b04d12', vein: '#7a300a' },
  coral: { light: '#f9b3a0', mid: '#ea7766', deep: '#bd4340', vein: '#84282c' },
  terracotta: { light: '#e3a080', mid: '#c36d4b', deep: '#8c4128', vein: '#5d2819' },
  straw: { light: '#f1e6c4', mid: '#d9c794', deep: '#ab955e', vein: '#7b6836' },
  bronze: { light: '#d8a86b', mid: '#aa713a', deep: '#70421c', vein: '#48280f' },
  chocolate: { light: '#a97b5f', mid: '#744a35', deep: '#45281c', vein: '#2b170f' },
  anthracite: { light: '#74728e', mid: '#3b3952', deep: '#201e34', vein: '#100f1e' },
  blush: { light: '#fbe3dd', mid: '#f0bfb8', deep: '#d18a87', vein: '#9f5a5f' },
  'rose-pink': { light: '#f6c3cc', mid: '#e48399', deep: '#b94a69', vein: '#832c49' },
  red: { light: '#e8695f', mid: '#c62f36', deep: '#861623', vein: '#570a17' },
  crimson: { light: '#d75d70', mid: '#aa2643', deep: '#6d102a', vein: '#45081a' },
  burgundy: { light: '#a94d62', mid: '#7a2240', deep: '#470f25', vein: '#2a0716' },
  plum: { light: '#a871a3', mid: '#743d74', deep: '#432046', vein: '#29112c' },
  violet: { light: '#b9a3dc', mid: '#8667ba', deep: '#533a86', vein: '#332259' },
  lavender: { light: '#c9bce6', mid: '#9a87c9', deep: '#665397', vein: '#423466' },
  lilac: { light: '#e9dbee', mid: '#c9aed6', deep: '#9575a8', vein: '#654a78' },
  blue: { light: '#a3b8e8', mid: '#5f7fcb', deep: '#33509a', vein: '#1e3269' },
  sky: { light: '#d3e2f1', mid: '#9dbfdf', deep: '#6089b4', vein: '#3b5f86' },
  lime: { light: '#e2e9a5', mid: '#b9c95f', deep: '#82952f', vein: '#566619' },
  green: { light: '#b4c98a', mid: '#7f9f57', deep: '#4f7136', vein: '#344e22' },
  sage: { light: '#cddbcd', mid: '#9bb5a1', deep: '#668571', vein: '#456150' },
  'deep-green': { light: '#7f9f72', mid: '#4a6f4a', deep: '#28482f', vein: '#172e1d' },
};

export const COLOUR_NAMES: readonly string[] = Object.keys(PIGMENTS);

/** The pigment of a colour's name; white for an unknown name, so that a typing error still draws something. */
export function pigmentOf(name: string): Pigment {
  return (Object.hasOwn(PIGMENTS, name) ? PIGMENTS[name] : undefined) ?? WHITE;
}

const WHITE: Pigment = { light: '#fffdf8', mid: '#f4efe4', deep: '#d3cdb4', vein: '#a9a68b' };

/** `#rrggbb` between two colours; 0 is all of the first, 1 all of the second. */
export function mix(from: string, to: string, share: number): string {
  const at = Math.min(1, Math.max(0, share));
  const parts = [1, 3, 5].map((start) => {
    const a = Number.parseInt(from.slice(start, start + 2), 16);
    const b = Number.parseInt(to.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * at)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const SUN = '#fff6e0';

/** The pigment as it looks turned to the light (`step` up to 2) or away from it (down to -2). */
export function lit(pigment: Pigment, step: number): Pigment {
  const towards = (colour: string, strength: number): string =>
    step >= 0 ? mix(colour, SUN, step * strength) : mix(colour, pigment.vein, -step * strength * 1.25);
  return {
    light: towards(pigment.light, 0.12),
    mid: towards(pigment.mid, 0.12),
    deep: towards(pigment.deep, 0.1),
    vein: pigment.vein,
  };
}
