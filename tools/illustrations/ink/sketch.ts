export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Formatted numbers, by tenths. A picture has a million numbers, and few different ones. */
const numbers = new Map<number, string>();

/** One decimal is finer than a pixel of the largest picture, and keeps the SVG short. */
export function n(value: number): string {
  const tenths = Math.round(value * 10);
  const known = numbers.get(tenths);
  if (known !== undefined) return known;
  const text = String(tenths / 10);
  numbers.set(tenths, text);
  return text;
}

export const at = (point: Point): string => `${n(point.x)} ${n(point.y)}`;

const RADIANS = Math.PI / 180;

/** `angle` in degrees, 0 is up, clockwise. */
export function polar(angle: number, length: number): Point {
  return { x: Math.sin(angle * RADIANS) * length, y: -Math.cos(angle * RADIANS) * length };
}

export const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });

/** A closed outline through all points, as Bezier curves (Catmull-Rom). `tension` 1 is round, 0 is straight. */
export function smoothClosed(points: readonly Point[], tension = 1): string {
  const count = points.length;
  const get = (index: number): Point => points[((index % count) + count) % count] ?? { x: 0, y: 0 };
  const k = tension / 6;
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const first = { x: from.x + (to.x - before.x) * k, y: from.y + (to.y - before.y) * k };
    const second = { x: to.x - (after.x - from.x) * k, y: to.y - (after.y - from.y) * k };
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(get(0))}${curves.join('')}Z`;
}

export interface Stop {
  readonly offset: number;
  readonly colour: string;
  readonly opacity?: number;
}

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(({ offset, colour, opacity }) => {
      const faint = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${faint}/>`;
    })
    .join('');

/** The picture while it is drawn: gradients are defined once, however many petals are filled with them. */
export class Sketch {
  private readonly ids = new Map<string, string>();
  private tags = '';

  /** Along a shape's own height, from its foot (0) to its top (1); answers the paint to fill with. */
  rising(stops: readonly Stop[]): string {
    return this.paint('linearGradient', 'x1="0.5" y1="1" x2="0.5" y2="0"', stops);
  }

  /** Across a shape, from left to right. */
  across(stops: readonly Stop[]): string {
    return this.paint('linearGradient', 'x1="0" y1="0.4" x2="1" y2="0.6"', stops);
  }

  /** From a point inside the shape outwards; `fx` and `fy` in parts of its box. */
  round(stops: readonly Stop[], fx = 0.5, fy = 0.5, r = 0.5): string {
    return this.paint('radialGradient', `cx="${fx}" cy="${fy}" r="${r}"`, stops);
  }

  definitions(): string {
    return this.tags;
  }

  private paint(tag: string, where: string, stops: readonly Stop[]): string {
    const body = `${where}>${stopTags(stops)}</${tag}>`;
    const key = `${tag} ${body}`;
    const id = this.ids.get(key) ?? `g${this.ids.size}`;
    if (!this.ids.has(key)) {
      this.ids.set(key, id);
      this.tags += `<${tag} id="${id}" ${body}`;
    }
    return `url(#${id})`;
  }
}

export const group = (body: string, transform: string): string => `<g transform="${transform}">${body}</g>`;

export const place = (point: Point, turn = 0, scale = 1): string =>
  `translate(${at(point)})${turn === 0 ? '' : `rotate(${n(turn)})`}${scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`}`;
