import { n, type Sketch } from './sketch';

/** The shade under what stands at `x`, `y`: darkest where it touches, drawn out to the right, away from the light. px. */
export function groundShade(sketch: Sketch, x: number, y: number, half: number, strength = 0.42): string {
  const fill = sketch.round([
    { offset: 0, colour: '#3a2a1c', opacity: strength },
    { offset: 0.55, colour: '#3a2a1c', opacity: Math.round(strength * 45) / 100 },
    { offset: 1, colour: '#3a2a1c', opacity: 0 },
  ]);
  const pool = (dx: number, dy: number, rx: number, ry: number): string =>
    `<ellipse cx="${n(x + dx)}" cy="${n(y + dy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
  return pool(half * 0.7, half * 0.04, half * 1.9, half * 0.26) + pool(half * 0.1, 0, half * 1.25, half * 0.17);
}

/** A pale table under a still life, its far edge at `top` px: a line of shade and a paler plane. */
export function tableTop(sketch: Sketch, top: number): string {
  const plane = sketch.rising([
    { offset: 0, colour: '#d8c5a6', opacity: 0.75 },
    { offset: 1, colour: '#efe3ce', opacity: 0.55 },
  ]);
  return `<rect x="-200" y="${n(top)}" width="1480" height="${n(1500 - top)}" fill="${plane}"/><path d="M-200 ${n(top)}H1280" stroke="#b79f7c" stroke-opacity="0.45" stroke-width="2"/>`;
}
