import type { Chance } from '../ink/chance';
import { mix, pigmentOf } from '../ink/colours';
import { n, type Sketch } from '../ink/sketch';

export type Hour = 'day' | 'evening';

const WALLS: readonly [string, ...string[]] = ['#d9dccb', '#e6d8cb', '#d5dbdc', '#e9dfcb'];

/** Everything in a room is lit by the window on the left. */
export function wall(sketch: Sketch, chance: Chance, hour: Hour): string {
  const day = chance.pick(WALLS);
  const tone = hour === 'day' ? day : mix(day, '#6b5a4c', 0.5);
  const fill = sketch.across([
    { offset: 0, colour: mix(tone, '#fffaf0', hour === 'day' ? 0.55 : 0.1) },
    { offset: 0.5, colour: tone },
    { offset: 1, colour: mix(tone, '#5b5348', 0.24) },
  ]);
  const line = mix(tone, '#5b5348', 0.4);
  const panel = (x: number, wide: number): string =>
    `<rect x="${x}" y="110" width="${wide}" height="790" fill="none" stroke="${line}" stroke-opacity="0.5" stroke-width="5"/><rect x="${x + 12}" y="122" width="${wide - 24}" height="766" fill="none" stroke="#fffaf0" stroke-opacity="0.35" stroke-width="4"/>`;
  return `<rect width="1080" height="1340" fill="${fill}"/>${panel(-120, 380)}${panel(330, 520)}${panel(920, 380)}`;
}

/** The window's light on the wall: four panes, slanted, soft at their rims. */
export function sunPatch(): string {
  const pane = (x: number, y: number): string => `M${x} ${y}l150 52v210l-150 -52Z`;
  const panes = pane(560, 150) + pane(728, 208) + pane(560, 386) + pane(728, 444);
  return `<g filter="url(#soft)"><path d="${panes}" fill="#fff6d8" fill-opacity="0.55"/></g>`;
}

/** The edge of a window with its curtain, and behind it the garden. */
export function windowSide(sketch: Sketch, hour: Hour): string {
  const sky = sketch.rising([
    { offset: 0, colour: hour === 'day' ? '#bccfa6' : '#27313f' },
    { offset: 0.45, colour: hour === 'day' ? '#dfe8d6' : '#39465c' },
    { offset: 1, colour: hour === 'day' ? '#eef4f6' : '#56617a' },
  ]);
  const cloth = sketch.across([
    { offset: 0, colour: '#efe7d8' },
    { offset: 0.25, colour: '#fffdf6' },
    { offset: 0.5, colour: '#e2d6c2' },
    { offset: 0.72, colour: '#faf5ea' },
    { offset: 1, colour: '#cdbfa8' },
  ]);
  const bars = `<path d="M0 330H110M0 620H110" stroke="#faf6ec" stroke-width="12"/>`;
  return (
    `<rect x="-10" y="60" width="130" height="800" fill="${sky}"/>${bars}<rect x="104" y="44" width="26" height="832" fill="#faf6ec"/><rect x="-10" y="860" width="180" height="30" fill="#f2ead9"/>` +
    `<path d="M96 -10H236C228 260 214 520 238 1010Q200 1026 160 1012Q128 1024 96 1008C118 640 112 300 96 -10Z" fill="${cloth}"/><path d="M130 0C140 330 138 700 128 1010M176 0C184 330 176 700 182 1010" stroke="#b9a98e" stroke-opacity="0.4" stroke-width="4" fill="none"/>`
  );
}

/** A sideboard of oak, its top's front edge at `edge` px. */
export function sideboard(sketch: Sketch, chance: Chance, edge: number, hour: Hour): string {
  const oak = pigmentOf('bronze');
  const dim = hour === 'day' ? 0 : 0.35;
  const shade = (colour: string): string => mix(colour, '#33251a', dim);
  const top = sketch.across([
    { offset: 0, colour: shade(mix(oak.light, '#fff3dc', 0.4)) },
    { offset: 0.6, colour: shade(oak.light) },
    { offset: 1, colour: shade(mix(oak.light, oak.mid, 0.7)) },
  ]);
  const front = sketch.across([
    { offset: 0, colour: shade(mix(oak.light, oak.mid, 0.4)) },
    { offset: 1, colour: shade(oak.deep) },
  ]);
  const grain = Array.from({ length: 11 }, (_, index) => {
    const y = edge - 112 + index * 10;
    return `M-10 ${n(y)}C${n(chance.between(180, 360))} ${n(y + chance.between(-6, 6))} ${n(chance.between(600, 900))} ${n(y + chance.between(-6, 6))} 1090 ${n(y)}`;
  }).join('');
  const drawer = (x: number): string =>
    `<rect x="${x}" y="${n(edge + 66)}" width="448" height="250" rx="6" fill="none" stroke="${shade(oak.vein)}" stroke-opacity="0.45" stroke-width="4"/><ellipse cx="${x + 224}" cy="${n(edge + 128)}" rx="18" ry="17" fill="${shade('#c9a558')}" stroke="${shade(oak.vein)}" stroke-width="2"/>`;
  return (
    `<path d="M-20 ${n(edge - 120)}H1100V${n(edge)}H-20Z" fill="${top}"/><path d="${grain}" fill="none" stroke="${shade(oak.mid)}" stroke-opacity="0.35" stroke-width="2"/>` +
    `<rect x="-20" y="${n(edge)}" width="1120" height="26" fill="${shade(mix(oak.light, oak.mid, 0.5))}"/><rect x="-20" y="${n(edge + 26)}" width="1120" height="400" fill="${front}"/><rect x="-20" y="${n(edge + 26)}" width="1120" height="16" fill="${oak.vein}" fill-opacity="0.35"/>${drawer(60)}${drawer(572)}`
  );
}

/** Three books lying, and a cup on them. `y` is where they lie. */
export function books(sketch: Sketch, x: number, y: number): string {
  const cover = (dx: number, dy: number, wide: number, high: number, colour: string): string => {
    const fill = sketch.across([
      { offset: 0, colour: mix(colour, '#ffffff', 0.25) },
      { offset: 1, colour: mix(colour, '#201812', 0.25) },
    ]);
    return `<rect x="${n(x + dx)}" y="${n(y + dy)}" width="${wide}" height="${high}" rx="5" fill="${fill}"/><rect x="${n(x + dx + wide - 10)}" y="${n(y + dy + 6)}" width="10" height="${high - 12}" fill="#f0e6d0"/>`;
  };
  const china = sketch.across([
    { offset: 0, colour: '#ffffff' },
    { offset: 0.5, colour: '#f1ebdf' },
    { offset: 1, colour: '#bdb29d' },
  ]);
  const cup = `<path d="M${n(x + 158)} ${n(y - 136)}c46 -4 46 52 -6 50" fill="none" stroke="#d8cfbf" stroke-width="11"/><path d="M${n(x + 52)} ${n(y - 160)}H${n(x + 164)}C${n(x + 164)} ${n(y - 104)} ${n(x + 140)} ${n(y - 80)} ${n(x + 108)} ${n(y - 80)}C${n(x + 76)} ${n(y - 80)} ${n(x + 52)} ${n(y - 104)} ${n(x + 52)} ${n(y - 160)}Z" fill="${china}"/><ellipse cx="${n(x + 108)}" cy="${n(y - 160)}" rx="56" ry="11" fill="#7a5436" stroke="#f6f1e7" stroke-width="4"/>`;
  return (
    cover(0, -28, 236, 28, '#7b4b45') + cover(14, -54, 212, 26, '#5d7362') + cover(6, -80, 200, 26, '#c79a52') + cup
  );
}

/** A small print in a frame on the wall. */
export function framedPrint(x: number, y: number): string {
  return (
    `<rect x="${x + 12}" y="${y + 16}" width="190" height="250" fill="#3a2f26" fill-opacity="0.25" filter="url(#soft)"/><rect x="${x}" y="${y}" width="190" height="250" fill="#8f6f49"/><rect x="${x + 13}" y="${y + 13}" width="164" height="224" fill="#fbf7ec"/>` +
    `<path d="M${x + 95} ${y + 205}C${x + 92} ${y + 150} ${x + 98} ${y + 120} ${x + 95} ${y + 80}M${x + 95} ${y + 170}q-34 -10 -44 -44q36 4 44 44M${x + 95} ${y + 148}q32 -12 42 -42q-34 2 -42 42M${x + 95} ${y + 80}q-24 -12 0 -36q24 24 0 36" fill="#8ba07e" fill-opacity="0.6" stroke="#4f6a4c" stroke-width="3"/>`
  );
}

/** What falls on everything when the lamp is lit: a warm pool on the right, dusk elsewhere. */
export function lampLight(sketch: Sketch): string {
  const pool = sketch.round(
    [
      { offset: 0, colour: '#ffcf80', opacity: 0.5 },
      { offset: 0.5, colour: '#c77b34', opacity: 0.16 },
      { offset: 1, colour: '#1d1824', opacity: 0.5 },
    ],
    0.1,
    0.34,
    1,
  );
  return `<rect width="1080" height="1340" fill="${pool}"/>`;
}
