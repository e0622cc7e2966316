/** Tones of the names that florists give to colours; decoration only, because the name is shown beside it. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['red', '#b3303a'],
  ['crimson', '#93182e'],
  ['strawberry', '#d2485a'],
  ['burgundy', '#6d1f33'],
  ['pink', '#e39aae'],
  ['blush', '#f0c9c4'],
  ['coral', '#ea8a72'],
  ['peach', '#f2bd9b'],
  ['orange', '#e08a3c'],
  ['yellow', '#ecc94f'],
  ['lemon', '#f3e27c'],
  ['cream', '#f6ead0'],
  ['white', '#ffffff'],
  ['green', '#6d9467'],
  ['blue', '#6f8fc4'],
  ['lilac', '#b9a4d6'],
  ['lavender', '#a99bd1'],
  ['violet', '#6a4a94'],
  ['purple', '#7d5a9c'],
  ['brown', '#8a5f41'],
  ['grey', '#a3a49d'],
  ['black', '#2b2b2b'],
]);

/** CSS colour of a label such as "Pink" or "Parma violet", or null if it names none (mixed, seasonal). */
export function swatchColour(label: string): string | null {
  return TONES.get(label.trim().toLowerCase().split(' ').at(-1) ?? '') ?? null;
}
