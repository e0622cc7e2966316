import { mix } from '../ink/colours';
import { n, type Sketch } from '../ink/sketch';

/** Where parcels stand on the step, px. */
export const FLOOR = 1160;

/** A carton open at its top, its label and a cord handle; `half` of its width, px. */
export function carrier(sketch: Sketch, half: number, high: number): string {
  const [l, r, top] = [540 - half, 540 + half, FLOOR - high];
  const front = sketch.across([
    { offset: 0, colour: '#e0c297' },
    { offset: 0.5, colour: '#cfa976' },
    { offset: 1, colour: '#b58c58' },
  ]);
  const side = sketch.across([
    { offset: 0, colour: '#a67c4a' },
    { offset: 1, colour: '#86622f' },
  ]);
  const label = `<rect x="${540 - half * 0.5}" y="${top + high * 0.26}" width="${half}" height="${high * 0.5}" rx="5" fill="#fbf6ea"/><path d="M${540 - half * 0.36} ${top + high * 0.58}h${half * 0.72}M${540 - half * 0.36} ${top + high * 0.66}h${half * 0.5}" stroke="#8d806a" stroke-width="5" stroke-linecap="round"/>`;
  const mark = `<g transform="translate(540 ${top + high * 0.41})" stroke="#4f7a52" stroke-width="5" fill="none"><path d="M0 18V-6M0 8q-18 -2 -22 -18q20 0 22 18M0 8q18 -2 22 -18q-20 0 -22 18"/><circle cy="-12" r="8" fill="#c9837c" stroke="none"/></g>`;
  return (
    `<path d="M${r} ${top}L${r + 54} ${top - 26}V${FLOOR - 34}L${r} ${FLOOR}Z" fill="${side}"/><rect x="${l}" y="${top}" width="${half * 2}" height="${high}" fill="${front}"/>` +
    `<path d="M${l} ${top}H${r}" stroke="#8a6738" stroke-width="5"/><path d="M${l} ${top + 16}H${r}" stroke="#fff2d8" stroke-opacity="0.35" stroke-width="4"/>` +
    `<path d="M${l + half * 0.55} ${top + 24}v-6M${r - half * 0.55} ${top + 24}v-6" stroke="#5a4326" stroke-width="10" stroke-linecap="round"/>${label}${mark}`
  );
}

/** A small carton, taped shut and tied with ribbon; `foot` is where it stands, px. */
export function closedCarton(sketch: Sketch, foot: number): string {
  const front = sketch.across([
    { offset: 0, colour: '#e0c297' },
    { offset: 1, colour: '#bb925e' },
  ]);
  const lid = sketch.across([
    { offset: 0, colour: '#ecd3ab' },
    { offset: 1, colour: '#d0ab78' },
  ]);
  const top = foot - 270;
  return (
    `<path d="M390 ${top}L438 ${n(top - 56)}H738L690 ${top}Z" fill="${lid}"/><path d="M690 ${top}L738 ${n(top - 56)}V${n(foot - 48)}L690 ${foot}Z" fill="#96703f"/><rect x="390" y="${top}" width="300" height="270" fill="${front}"/>` +
    `<path d="M526 ${top}L574 ${n(top - 56)}H598L554 ${top}V${foot}H526Z" fill="#6f8f76"/><path d="M390 ${n(top + 118)}H690V${n(top + 146)}H390Z" fill="#7d9c84"/>` +
    `<path d="M540 ${n(top - 26)}C480 ${n(top - 96)} 424 ${n(top - 40)} 540 ${n(top - 26)}C600 ${n(top - 100)} 668 ${n(top - 46)} 540 ${n(top - 26)}Z" fill="#8fae95" stroke="#4f6a57" stroke-width="3"/>` +
    `<rect x="420" y="${n(top + 176)}" width="110" height="66" rx="4" fill="#fbf6ea"/><path d="M434 ${n(top + 202)}h82M434 ${n(top + 222)}h56" stroke="#8d806a" stroke-width="5" stroke-linecap="round"/>`
  );
}

/** A stout envelope leaning against the door: address, stamp and seal. */
export function letter(sketch: Sketch, foot: number): string {
  const paper = sketch.across([
    { offset: 0, colour: '#f4e6cb' },
    { offset: 1, colour: '#dcc59b' },
  ]);
  const top = foot - 330;
  return (
    `<g transform="rotate(-4 540 ${foot})"><rect x="300" y="${top}" width="480" height="330" rx="5" fill="${paper}"/><path d="M300 ${top}L540 ${n(top + 170)}L780 ${top}" fill="#ecd9b4" stroke="#a88a58" stroke-opacity="0.7" stroke-width="3"/>` +
    `<circle cx="540" cy="${n(top + 158)}" r="34" fill="#a3474a"/><circle cx="540" cy="${n(top + 158)}" r="23" fill="none" stroke="#c9797a" stroke-width="4"/>` +
    `<path d="M360 ${n(top + 236)}h200M360 ${n(top + 264)}h150M360 ${n(top + 292)}h176" stroke="#5a4f3f" stroke-width="5" stroke-linecap="round"/><rect x="690" y="${n(top + 226)}" width="64" height="78" fill="#dfe8d6" stroke="#fffaf0" stroke-width="5" stroke-dasharray="6 4"/><path d="M722 ${n(top + 290)}v-34m0 8q-16 -2 -18 -18q16 0 18 18m0 0q16 -2 18 -18q-16 0 -18 18" stroke="#4f7a52" stroke-width="4" fill="none"/></g>`
  );
}

/** A slim box of this colour half-way through the letterbox of the door; the flap lies on it. */
export function postedBox(sketch: Sketch, card: string): string {
  const top = sketch.rising([
    { offset: 0, colour: mix(card, '#ffffff', 0.3) },
    { offset: 1, colour: mix(card, '#2a1c0c', 0.25) },
  ]);
  return (
    '<rect x="446" y="396" width="188" height="38" fill="#1d1710"/>' +
    `<path d="M452 412H628L676 540H404Z" fill="${top}" stroke="${mix(card, '#2a1c0c', 0.45)}" stroke-width="3"/><path d="M404 540H676V582H404Z" fill="${mix(card, '#2a1c0c', 0.22)}" stroke="${mix(card, '#2a1c0c', 0.5)}" stroke-width="3"/>` +
    '<path d="M484 452H596L612 508H468Z" fill="#fdf9ee"/><path d="M494 468h62M490 482h52M486 496h60" stroke="#8d806a" stroke-width="5" stroke-linecap="round"/>' +
    '<path d="M440 392H640L630 424H450Z" fill="#d7b565" stroke="#8b6726" stroke-width="3"/>'
  );
}
