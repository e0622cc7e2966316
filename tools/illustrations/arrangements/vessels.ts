import type { Chance } from '../ink/chance';
import { mix, pigmentOf } from '../ink/colours';
import { n, type Sketch } from '../ink/sketch';

export interface Vessel {
  /** Drawn before the stems. */
  readonly behind: string;
  /** Drawn over them. */
  readonly before: string;
}

/** `top` and `bottom` are heights on the page; `half` is half the width at the rim. All px. */
export interface VesselForm {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
}

const shaded = (sketch: Sketch, light: string, body: string, dark: string): string =>
  sketch.across([
    { offset: 0, colour: mix(body, dark, 0.35) },
    { offset: 0.22, colour: light },
    { offset: 0.6, colour: body },
    { offset: 1, colour: dark },
  ]);

const rim = ({ x, top, half }: VesselForm, lip: string, inside: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(half)}" ry="${n(half * 0.16)}" fill="${inside}" stroke="${lip}" stroke-width="5"/>`;

/** A flower pot: clay, glazed white, or woven. */
export function pot(sketch: Sketch, chance: Chance, form: VesselForm): Vessel {
  const { x, top, bottom, half } = form;
  const glaze = chance.pick(['clay', 'white', 'sage', 'clay']);
  const clay = pigmentOf(glaze === 'clay' ? 'terracotta' : glaze);
  const fill = shaded(sketch, clay.light, clay.mid, clay.deep);
  const foot = half * 0.68;
  const band = (bottom - top) * 0.24;
  const body = `<path d="M${n(x - half * 0.93)} ${n(top + band * 0.5)}L${n(x - foot)} ${n(bottom - 14)}Q${n(x)} ${n(bottom + 16)} ${n(x + foot)} ${n(bottom - 14)}L${n(x + half * 0.93)} ${n(top + band * 0.5)}Z" fill="${fill}"/>`;
  const shadow = `<path d="M${n(x - half * 0.93)} ${n(top + band)}Q${n(x)} ${n(top + band * 1.5)} ${n(x + half * 0.93)} ${n(top + band)}L${n(x + half * 0.9)} ${n(top + band * 1.4)}Q${n(x)} ${n(top + band * 1.9)} ${n(x - half * 0.9)} ${n(top + band * 1.4)}Z" fill="${clay.vein}" fill-opacity="0.22"/>`;
  const collar = `<path d="M${n(x - half)} ${n(top)}L${n(x - half * 0.97)} ${n(top + band)}Q${n(x)} ${n(top + band * 1.45)} ${n(x + half * 0.97)} ${n(top + band)}L${n(x + half)} ${n(top)}Q${n(x)} ${n(top + half * 0.32)} ${n(x - half)} ${n(top)}Z" fill="${fill}" stroke="${clay.vein}" stroke-opacity="0.25"/>`;
  return { behind: rim(form, clay.mid, '#4a372b'), before: body + shadow + collar };
}

/** A vase: clear glass through which stems are seen, or a cream jug with a handle. */
export function vase(sketch: Sketch, chance: Chance, form: VesselForm): Vessel {
  return chance.next() < 0.5 ? glass(sketch, form) : jug(sketch, chance, form);
}

function glass(sketch: Sketch, form: VesselForm): Vessel {
  const { x, top, bottom, half } = form;
  const wall = sketch.across([
    { offset: 0, colour: '#9fb3ad', opacity: 0.55 },
    { offset: 0.12, colour: '#ffffff', opacity: 0.5 },
    { offset: 0.3, colour: '#dfe9e4', opacity: 0.16 },
    { offset: 0.75, colour: '#c9d8d2', opacity: 0.2 },
    { offset: 1, colour: '#8ba39b', opacity: 0.6 },
  ]);
  const side = (y: number): string =>
    `M${n(x - half)} ${n(y)}L${n(x - half * 0.92)} ${n(bottom)}Q${n(x)} ${n(bottom + 22)} ${n(x + half * 0.92)} ${n(bottom)}L${n(x + half)} ${n(y)}`;
  const level = top + (bottom - top) * 0.24;
  const water = `<path d="${side(level)}Q${n(x)} ${n(level + 18)} ${n(x - half)} ${n(level)}Z" fill="#a9c4bd" fill-opacity="0.32"/><ellipse cx="${n(x)}" cy="${n(level)}" rx="${n(half * 0.97)}" ry="${n(half * 0.12)}" fill="#e6f0ec" fill-opacity="0.5" stroke="#8fa9a1" stroke-opacity="0.5"/>`;
  const foot = `<path d="M${n(x - half * 0.92)} ${n(bottom - 26)}Q${n(x)} ${n(bottom - 6)} ${n(x + half * 0.92)} ${n(bottom - 26)}L${n(x + half * 0.92)} ${n(bottom)}Q${n(x)} ${n(bottom + 22)} ${n(x - half * 0.92)} ${n(bottom)}Z" fill="#bccfc8" fill-opacity="0.6"/>`;
  const shine = `<path d="M${n(x - half * 0.72)} ${n(top + 40)}L${n(x - half * 0.68)} ${n(bottom - 60)}" stroke="#fff" stroke-opacity="0.75" stroke-width="${n(half * 0.07)}" stroke-linecap="round"/>`;
  const body = `<path d="${side(top)}Q${n(x)} ${n(top + half * 0.2)} ${n(x - half)} ${n(top)}Z" fill="${wall}" stroke="#7f958e" stroke-opacity="0.55" stroke-width="2"/>`;
  return { behind: rim(form, '#c3d2cc', '#dfe7e2'), before: water + foot + body + shine };
}

function jug(sketch: Sketch, chance: Chance, form: VesselForm): Vessel {
  const { x, top, bottom, half } = form;
  const clay = pigmentOf(chance.pick(['ivory', 'white', 'sage', 'sky']));
  const fill = shaded(sketch, clay.light, clay.mid, clay.deep);
  const tall = bottom - top;
  const belly = half * 1.42;
  const body = `<path d="M${n(x - half)} ${n(top)}C${n(x - half * 0.8)} ${n(top + tall * 0.25)} ${n(x - belly)} ${n(top + tall * 0.35)} ${n(x - belly)} ${n(top + tall * 0.62)}C${n(x - belly)} ${n(top + tall * 0.86)} ${n(x - half * 0.9)} ${n(bottom)} ${n(x - half * 0.8)} ${n(bottom)}Q${n(x)} ${n(bottom + 20)} ${n(x + half * 0.8)} ${n(bottom)}C${n(x + half * 0.9)} ${n(bottom)} ${n(x + belly)} ${n(top + tall * 0.86)} ${n(x + belly)} ${n(top + tall * 0.62)}C${n(x + belly)} ${n(top + tall * 0.35)} ${n(x + half * 0.8)} ${n(top + tall * 0.25)} ${n(x + half)} ${n(top)}Q${n(x)} ${n(top + half * 0.3)} ${n(x - half)} ${n(top)}Z" fill="${fill}" stroke="${clay.vein}" stroke-opacity="0.25" stroke-width="2"/>`;
  const handle = `<path d="M${n(x + half * 0.92)} ${n(top + tall * 0.08)}C${n(x + belly * 1.6)} ${n(top - 4)} ${n(x + belly * 1.55)} ${n(top + tall * 0.58)} ${n(x + belly * 0.96)} ${n(top + tall * 0.62)}" fill="none" stroke="${mix(clay.mid, clay.deep, 0.35)}" stroke-width="${n(half * 0.2)}" stroke-linecap="round"/>`;
  return { behind: handle + rim(form, clay.light, clay.vein), before: body };
}

/** A low bowl for the middle of a table. */
export function bowl(sketch: Sketch, { x, top, bottom, half }: VesselForm): string {
  const clay = pigmentOf('ivory');
  const fill = shaded(sketch, clay.light, clay.mid, clay.deep);
  return `<path d="M${n(x - half)} ${n(top)}C${n(x - half * 0.95)} ${n(bottom - 10)} ${n(x - half * 0.5)} ${n(bottom)} ${n(x - half * 0.4)} ${n(bottom)}L${n(x + half * 0.4)} ${n(bottom)}C${n(x + half * 0.5)} ${n(bottom)} ${n(x + half * 0.95)} ${n(bottom - 10)} ${n(x + half)} ${n(top)}Z" fill="${fill}" stroke="${clay.vein}" stroke-opacity="0.3" stroke-width="2"/>`;
}
