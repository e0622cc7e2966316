import { ARRANGEMENT_WORDS, flowersInWords } from './alt-words';
import { isUnpacked, kindOf } from './arrangements/kinds';
import type { Illustration } from './illustration';
import { type View, viewAt } from './scenes/gallery';

/** Arrangements that stand in a room as they are; flowers of all others are put into a vase there. */
const KEPT: readonly string[] = ['vase', 'tree', 'pot-plant', 'table-centre', 'letters', 'spray', 'candle'];
const ON_PAPER: readonly string[] = ['card', 'guide', 'voucher'];
const LEANT: readonly string[] = ['gift-box', 'letters', 'spray', 'wreath'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What each picture of a product shows, the main one first; no two are the same. */
export const altTextsOf = (picture: Illustration): readonly string[] =>
  Array.from({ length: picture.views + 1 }, (_, view) => altText(picture, viewAt(view, picture.arrangement)));

function altText(picture: Illustration, view: View): string {
  const { arrangement, species } = picture;
  const { short } = ARRANGEMENT_WORDS[arrangement];
  switch (view) {
    case 'whole':
      return whole(picture);
    case 'another':
      return arrangement.startsWith('bench-')
        ? `Another made at the same workshop: ${short}`
        : `Another ${short} like it`;
    case 'detail':
      return `Close-up of the ${short}`;
    case 'close':
      return `The ${short} from very near`;
    case 'plate':
      return `Drawing of ${flowersInWords(species.slice(0, 1))} alone`;
    case 'other-plate':
      return `Second drawing: ${flowersInWords(species.slice(1, 2))} alone`;
    case 'room':
      return inRoom(picture, short);
    case 'evening':
      return `The ${short} in a room by lamplight`;
    case 'delivered':
      return asDelivered(picture, short);
    case 'card':
      return `Handwritten card and its envelope, with ${flowersInWords(species.slice(0, 1))} beside them`;
  }
}

function whole({ arrangement, species, colours, word }: Illustration): string {
  const [first = 'leaf'] = species;
  const filled = ARRANGEMENT_WORDS[arrangement].whole
    .replace('{word}', word ?? '')
    .replace('{first}', flowersInWords([first]))
    .replace('{last}', flowersInWords(species.slice(-1)))
    .replace('{one}', first.replace(/-/g, ' '))
    .replace('{}', flowersInWords(species));
  return capital(
    arrangement === 'gift-box' && colours.includes('chocolate')
      ? `${filled} beside a glass vase, above chocolates`
      : filled,
  );
}

function inRoom({ arrangement, isQuiet }: Illustration, short: string): string {
  if (arrangement === 'arch') return 'The arch on a lawn before a hedge';
  const keeps =
    (kindOf(arrangement) !== null && !isUnpacked(arrangement)) ||
    [...KEPT, ...ON_PAPER, 'wreath'].includes(arrangement);
  const what = keeps ? `The ${short}` : 'The flowers in a vase';
  if (isQuiet) return `${what} on a stone ledge before a plain niche`;
  if (arrangement === 'wreath') return 'The wreath hanging on a wall above a sideboard';
  return `${what} on a sideboard by a window`;
}

function asDelivered({ arrangement, isQuiet }: Illustration, short: string): string {
  const where = isQuiet ? 'a stone step before a plain wall' : 'a front doorstep';
  const parcel = kindOf(arrangement)?.parcel;
  if (ON_PAPER.includes(arrangement)) return `As delivered: a sealed envelope on ${where}`;
  if (parcel === 'carton' || arrangement === 'candle') return `As delivered: a carton tied with ribbon on ${where}`;
  if (parcel === 'post' && !isQuiet) return 'As delivered: the slim box half-way through the letterbox of a front door';
  if (parcel === 'open' || parcel === 'post' || LEANT.includes(arrangement))
    return `As delivered: the ${short} on ${where}`;
  return `As delivered: the ${short} in an open carton on ${where}`;
}
