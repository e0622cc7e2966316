import { groundShade, tableTop } from '../ink/ground';
import { group } from '../ink/sketch';
import type { Drawing } from '../species/specimen';
import type { Composition } from './compose';
import { bunchInVase } from './hand-tied';
import type { Stock } from './posing';
import { budVases } from './vases/vase-kinds';

const LEFT = 610;
const DAYS = { columns: 7, rows: 5, step: 50 };
/** Days that are ringed on the calendar: once a fortnight. */
const RINGED: readonly number[] = [4, 18, 32];

/** Flowers in a vase, and the calendar beside them on which their next days are ringed. */
export function subscription(drawing: Drawing, stock: Stock): Composition {
  const { subject, foot } = bunchInVase(drawing, stock, 'full');
  const vase = group(subject, `translate(330 1170)scale(0.72)translate(-540 ${-foot})`);
  return besideCalendar(drawing, vase, groundShade(drawing.sketch, 330, 1172, 110, 0.5));
}

/** The same with a stem in each of three bottles. */
export function subscriptionOfStems(drawing: Drawing, stock: Stock): Composition {
  const { subject, foot } = budVases(drawing, stock);
  const bottles = group(subject, `translate(372 1176)scale(0.9)translate(-540 ${-foot})`);
  return besideCalendar(drawing, bottles, groundShade(drawing.sketch, 372, 1178, 310, 0.4));
}

function besideCalendar({ sketch }: Drawing, flowers: string, shade: string): Composition {
  const dots = Array.from({ length: DAYS.columns * DAYS.rows }, (_, index) => {
    const x = LEFT + 62 + (index % DAYS.columns) * DAYS.step;
    const y = 900 + Math.floor(index / DAYS.columns) * DAYS.step;
    const ring = RINGED.includes(index)
      ? `<circle cx="${x}" cy="${y}" r="21" fill="#f0bfb8" stroke="#b94a69" stroke-width="6"/>`
      : '';
    return `${ring}<path d="M${x - 9} ${y}h18" stroke="#6d6457" stroke-width="6" stroke-linecap="round"/>`;
  }).join('');
  const rings = [700, 780, 860]
    .map((x) => `<path d="M${x} 800v-40" stroke="#7c838a" stroke-width="10" stroke-linecap="round"/>`)
    .join('');
  const calendar =
    `<path d="M${LEFT + 30} 1176L${LEFT - 6} 776H${LEFT + 420}L${LEFT + 450} 1176Z" fill="#c9a97c"/><rect x="${LEFT}" y="776" width="424" height="390" rx="6" fill="#fdf9ef" stroke="#c9bb9d" stroke-width="3"/>` +
    `<rect x="${LEFT}" y="776" width="424" height="74" fill="#5f7a63"/><path d="M${LEFT + 130} 824h164" stroke="#fdf9ef" stroke-width="9" stroke-linecap="round"/>${rings}${dots}`;
  return {
    ground: tableTop(sketch, 1020) + shade + groundShade(sketch, 830, 1176, 200, 0.4),
    subject: calendar + flowers,
    foot: 1180,
  };
}
