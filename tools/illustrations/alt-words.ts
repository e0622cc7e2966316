import type { Arrangement } from './illustration';

/** Plurals of flowers and leaves; null for those that a description would not mention. */
const PLURALS: Readonly<Record<string, string | null>> = {
  leaf: null,
  lily: 'lilies',
  daisy: 'daisies',
  peony: 'peonies',
  'field-poppy': 'poppies',
  poppy: 'poppies',
  stock: 'stocks',
  ranunculus: 'ranunculus',
  'turban-ranunculus': 'ranunculus',
  blossom: 'apple blossom',
  lisianthus: 'lisianthus',
  cosmos: 'cosmos',
  statice: 'statice',
  gypsophila: 'gypsophila',
  lavender: 'lavender',
  eucalyptus: 'eucalyptus',
  alstroemeria: 'alstroemeria',
  olive: 'olive branches',
  grass: 'oat grass',
  fig: 'fig leaves',
  pine: 'spruce',
  holly: 'holly',
  ivy: 'ivy',
  fern: 'fern',
  thistle: 'sea holly',
  mistletoe: 'mistletoe',
  rosemary: 'rosemary',
  mint: 'mint',
  'herb-sage': 'sage',
  bay: 'bay',
  zz: 'glossy ZZ plant leaves',
  jasmine: 'jasmine',
  cyclamen: 'cyclamen',
  hydrangea: 'hydrangeas',
  'sweet-pea': 'sweet peas',
  'rose-hip': 'rose hips',
  'dancing-lady': 'dancing lady orchids',
  'slipper-orchid': 'slipper orchids',
  cymbidium: 'cymbidium orchids',
  orchid: 'moth orchids',
  'snake-plant': 'snake plant leaves',
  'peace-lily': 'peace lilies',
  monstera: 'Swiss cheese plant leaves',
  'african-violet': 'African violets',
  'string-of-hearts': 'string of hearts',
};

const pluralOf = (name: string): string | null =>
  Object.hasOwn(PLURALS, name) ? (PLURALS[name] ?? null) : `${name.replace(/-/g, ' ')}s`;

/** `roses, stocks and fern`; `leaves` for leaves alone. */
export function flowersInWords(species: readonly string[]): string {
  const words = species.flatMap((name) => pluralOf(name) ?? []);
  const last = words.at(-1);
  if (last === undefined) return 'leaves';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

interface Words {
  /** What the main picture shows; `{}` stands for the flowers, `{first}` for the first kind of them, `{one}` for one of it, `{last}` for the last. */
  readonly whole: string;
  /** What it is called in the other pictures, after "the". */
  readonly short: string;
}

const words = (whole: string, short: string): Words => ({ whole, short });

/** By arrangement, as a viewer would describe it. */
export const ARRANGEMENT_WORDS: Readonly<Record<Arrangement, Words>> = {
  bouquet: words('Hand-tied bouquet of {}', 'bouquet'),
  vase: words('{} arranged in a vase', 'flowers'),
  wreath: words('Round wreath of {}', 'wreath'),
  posy: words('Round posy of {}', 'posy'),
  'pot-plant': words('Pot planted with {}', 'plant'),
  'gift-box': words('Open gift box of {} in tissue paper', 'gift box'),
  letterbox: words('Flat letterbox carton with {} lying in tissue paper', 'letterbox flowers'),
  'herb-box': words('Flat carton of labelled bunches: {}', 'box of herbs'),
  buttonhole: words('Buttonhole of {} pinned to a lapel', 'buttonhole'),
  arch: words('Arch dressed with {}', 'arch'),
  'table-centre': words('Low table arrangement of {} between two candles', 'table arrangement'),
  letters: words('{word} spelt in {}, edged in ribbon', 'letters'),
  spray: words('Long coffin spray of {} on a pale oak lid', 'coffin spray'),
  'flower-basket': words('Willow basket with a handle, filled with {}', 'basket'),
  trug: words('Cut {} lying in a wooden trug', 'trug'),
  'jam-jar': words('Jam jar of {}, string round its neck', 'jam jar posy'),
  hundred: words('Great dome of a hundred {} in paper', 'hundred stems'),
  'dried-bunch': words('Dried bunch of {} hanging head down from a peg rail', 'dried bunch'),
  subscription: words('{} in a vase, beside a calendar with three days ringed', 'flowers and calendar'),
  'subscription-stems': words(
    'A stem in each of three glass bottles, beside a calendar with three days ringed',
    'stems and calendar',
  ),
  bundles: words('Three dried bundles side by side: {}', 'bundles'),
  'hanging-bough': words('Bough of {} hanging from a red ribbon', 'bough'),
  'candle-pair': words('Two tapered beeswax candles in brass candlesticks', 'pair of candles'),
  tree: words('Small clipped tree of {} on a bare stem, in a pot', 'tree'),
  stem: words('A single {one} on its stem, with a bud', 'single stem'),
  card: words('Greetings card with a drawing of {first}, before its envelope', 'card'),
  guide: words('Printed guide with {first} on its cover', 'guide'),
  candle: words('Lit candle in a glass, its label drawn with {first}', 'candle'),
  voucher: words('Gift card with {first} on it, in a green sleeve tied with ribbon', 'gift card'),
  'posy-vase': words('Short clear glass vase holding one leafy sprig', 'glass vase'),
  'cylinder-vase': words('Tall clear glass cylinder holding a single {one}', 'glass cylinder'),
  'stoneware-jug': words('Empty cream stoneware jug with a bare clay foot', 'stoneware jug'),
  'enamel-jug': words('Empty white enamel jug with a blue rim', 'enamel jug'),
  'bud-vases': words('Three glass bottles, green, amber and clear, one stem in each', 'bud vases'),
  'bottle-vase': words('Narrow-necked bottle of smoked glass with two dried stems', 'bottle vase'),
  'pin-frog-bowl': words('Shallow bowl with a brass pin frog holding three stems of {first}', 'bowl'),
  caramels: words('Box of twelve square chocolates with flakes of salt, one cut open to its caramel', 'chocolates'),
  truffles: words('Box of nine round truffles dusted with cocoa', 'truffles'),
  honeycomb: words('Box of golden honeycomb shards half dipped in chocolate', 'honeycomb'),
  mendiants: words('Box of white chocolate discs set with petals and green nuts', 'mendiants'),
  'massed-heart': words('Full heart massed with {first}, a small spray across one shoulder', 'heart'),
  'open-heart': words('Open heart of {first} edged in leaves, its middle left clear', 'open heart'),
  'laurel-wreath': words('Wreath of overlapping bay leaves with one cluster of {last}', 'laurel wreath'),
  cushion: words('Square cushion of {first} with a pleated ribbon edge and a loose spray', 'cushion'),
  pillow: words('Oblong pillow massed with {first} and edged in ribbon', 'pillow'),
  'tribute-posy': words('Low round posy of {} in a bowl wrapped in moss', 'posy'),
  'tied-spray': words('Teardrop-shaped spray of {}, tied with raffia at the stems', 'tied spray'),
  'tied-sheaf': words('Long loose sheaf of {}, tied with raffia', 'sheaf'),
  'grave-vase': words('{} in a stone vase before a plain headstone', 'stone vase'),
  'lavender-pot': words('Lavender bush in flower in a terracotta pot', 'lavender'),
  'violet-pot': words('Purple African violet above round velvety leaves, in a small pot', 'African violet'),
  'cyclamen-pot': words('Cyclamen with swept-back petals above marbled leaves, in a pot', 'cyclamen'),
  hoop: words('White jasmine trained round a hoop, in a pot', 'jasmine'),
  trailing: words('Pot on a shelf, {} trailing far over its edge', 'trailing plant'),
  'window-box': words('Window box packed with {}', 'window box'),
  'bulb-glass': words('Hyacinth flowering in a glass, its roots in the water', 'hyacinth'),
  'bulb-bowl': words('White narcissi growing from bulbs on pebbles in a bowl', 'bowl of bulbs'),
  'three-pots': words('Three pots side by side: {}', 'three pots'),
  'slipper-orchid-pot': words('Slipper orchid with one pouched flower, in a pot', 'slipper orchid'),
  'cymbidium-pot': words('Cymbidium orchid with two upright spikes of flowers, in a pot', 'cymbidium'),
  'dancing-lady-pot': words('Orchid with branching sprays of small yellow flowers, in a pot', 'dancing lady orchid'),
  'orchid-bowl': words('Wide white bowl planted with {}', 'planted bowl'),
  'plant-basket': words('Basket of growing {} on moss', 'basket'),
  'bench-bouquet': words('Hand-tied bouquet of {} on a workbench, with twine and scissors', 'bouquet on the bench'),
  'bench-table-bowl': words('Low bowl of {} on a workbench, with pin frogs and a ball of wire', 'bowl on the bench'),
  'bench-still-life': words('Urn of {} before dark cloth, with a half-peeled lemon and a moth', 'still life'),
  'bench-buckets': words('Three metal buckets of {}, an apron on a hook and a broom', 'buckets'),
  'bench-wedding': words('Bridal posy of {} on a workbench, with four buttonholes and a list', 'wedding flowers'),
  'bench-winter-wreath': words(
    'Half-made wreath of {} above a workbench, with cones and dried oranges',
    'half-made wreath',
  ),
  'bench-dried-wreath': words('Half-made ring of {} on a workbench, dried bunches hanging above', 'dried ring'),
  'bench-crown': words('Flower crown of {} on a table in a meadow, with wire, ribbon and scissors', 'flower crown'),
  'bench-jam-jars': words('Three jam jars of {} on a workbench, with crayons and a child’s drawing', 'jam jars'),
};
