/**
 * The colours a flower is really grown in, the most usual first; species that are missing here may have any colour. A picture's
 * colours are for the whole bunch: a sunflower in a lavender bunch stays yellow.
 */
const WARM = [
  'white',
  'ivory',
  'cream',
  'butter',
  'lemon',
  'ochre',
  'apricot',
  'peach',
  'orange',
  'coral',
  'terracotta',
];
const PINKS = ['blush', 'rose-pink', 'red', 'crimson', 'burgundy'];
const MAUVES = ['lilac', 'lavender', 'violet', 'plum'];

const GROWN: Readonly<Record<string, readonly string[]>> = {
  cymbidium: ['butter', 'lime', 'blush', 'white', 'rose-pink', 'terracotta', 'burgundy'],
  'slipper-orchid': ['lime', 'green', 'bronze', 'burgundy'],
  'dancing-lady': ['lemon', 'butter', 'ochre'],
  'african-violet': ['violet', 'lilac', 'plum', 'white', 'rose-pink', 'blue'],
  jasmine: ['white', 'ivory'],
  snowdrop: ['white'],
  cyclamen: ['rose-pink', 'crimson', 'white', 'blush', 'plum', 'red'],
  rose: ['red', ...PINKS, ...WARM, 'lilac', 'chocolate', 'lime', 'bronze'],
  peony: ['rose-pink', 'blush', 'white', 'ivory', 'cream', 'butter', 'coral', 'red', 'crimson', 'burgundy', 'peach'],
  tulip: ['red', ...PINKS, ...WARM, ...MAUVES, 'lime', 'anthracite'],
  lily: [
    'white',
    'ivory',
    'cream',
    'blush',
    'rose-pink',
    'orange',
    'butter',
    'apricot',
    'peach',
    'coral',
    'burgundy',
    'red',
    'crimson',
  ],
  sunflower: ['ochre', 'butter', 'lemon', 'orange', 'bronze', 'terracotta', 'cream', 'burgundy'],
  gerbera: ['coral', ...PINKS, ...WARM, 'bronze', 'lime'],
  hydrangea: ['blue', 'sky', 'white', 'ivory', 'cream', ...PINKS, ...MAUVES, 'lime', 'green', 'sage', 'bronze'],
  lavender: ['lavender', 'violet', 'blue'],
  carnation: ['red', ...PINKS, ...WARM, 'lilac', 'plum', 'lime', 'bronze', 'chocolate'],
  orchid: [
    'white',
    'ivory',
    'blush',
    'rose-pink',
    'plum',
    'violet',
    'lilac',
    'butter',
    'lemon',
    'lime',
    'cream',
    'crimson',
  ],
  anemone: ['white', 'red', 'crimson', 'burgundy', 'violet', 'plum', 'blue', 'lilac', 'blush', 'rose-pink', 'ivory'],
  thistle: ['violet', 'blue', 'plum', 'lavender', 'sky', 'anthracite'],
  daffodil: ['butter', 'lemon', 'ochre', 'white', 'ivory', 'cream'],
  daisy: ['white', 'ivory', 'blush', 'rose-pink', 'butter', 'cream'],
  cosmos: ['rose-pink', 'blush', 'white', 'crimson', 'burgundy', 'chocolate', 'apricot', 'lilac', 'plum'],
  poppy: ['red', 'orange', 'coral', 'white', 'apricot', 'peach', 'butter', 'lemon', 'blush', 'plum', 'rose-pink'],
  'field-poppy': ['red', 'crimson', 'coral'],
  hellebore: ['plum', 'white', 'burgundy', 'lime', 'blush', 'anthracite', 'cream', 'ivory', 'green'],
  cornflower: ['blue', 'violet', 'white', 'rose-pink', 'plum', 'anthracite', 'sky'],
  delphinium: ['blue', 'sky', 'violet', 'lavender', 'lilac', 'white', 'blush', 'rose-pink', 'plum'],
  foxglove: ['rose-pink', 'plum', 'white', 'cream', 'apricot', 'lilac', 'blush', 'peach'],
  statice: ['violet', ...MAUVES, 'blue', 'white', 'butter', 'lemon', 'blush', 'rose-pink', 'peach', 'apricot'],
  stock: ['lilac', ...MAUVES, ...PINKS, 'white', 'ivory', 'cream', 'butter', 'apricot', 'peach'],
  lisianthus: ['lilac', 'lavender', 'violet', 'white', 'ivory', 'cream', ...PINKS, 'plum', 'peach', 'apricot', 'lime'],
  hyacinth: ['violet', 'blue', 'sky', 'lilac', 'lavender', 'white', 'cream', 'butter', 'blush', 'rose-pink', 'peach'],
  succulent: ['sage', 'green', 'deep-green', 'lime', 'blush', 'plum', 'burgundy', 'anthracite'],
  gypsophila: ['white', 'blush', 'ivory'],
  'sweet-pea': ['lilac', ...PINKS, 'violet', 'plum', 'white', 'cream', 'coral', 'lavender', 'peach', 'blue', 'apricot'],
  'turban-ranunculus': ['peach', ...PINKS, ...WARM, 'lilac', 'plum'],
  blossom: ['blush', 'white'],
  bluebell: ['violet', 'blue'],
  ranunculus: ['peach', ...PINKS, ...WARM, 'lilac', 'plum', 'chocolate'],
  dahlia: ['burgundy', ...PINKS, ...WARM, 'plum', 'lilac', 'bronze', 'chocolate'],
  chrysanthemum: ['ochre', ...WARM, ...PINKS, 'lime', 'bronze', 'plum', 'lilac', 'chocolate'],
  alstroemeria: ['coral', ...PINKS, ...WARM, 'plum', 'lilac', 'violet'],
  snapdragon: ['peach', ...PINKS, ...WARM, 'plum', 'lilac', 'bronze'],
};

/** The requested colours in which the flower is grown; its most usual one if there are none. */
export function grownIn(name: string, colours: readonly string[]): readonly string[] {
  const grown = Object.hasOwn(GROWN, name) ? GROWN[name] : undefined;
  if (grown === undefined) return colours;
  const real = colours.filter((colour) => grown.includes(colour));
  return real.length > 0 ? real : grown.slice(0, 1);
}
