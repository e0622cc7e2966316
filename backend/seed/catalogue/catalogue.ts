import type { SeedCategory, SeedProduct } from '../seed-shapes';
import { cells } from './product-defaults';
import { BOUQUETS } from './bouquets';
import { BOUQUETS_FOR_SOMEONE } from './bouquets-for-someone';
import { BY_THE_BUNCH } from './by-the-bunch';
import { withDayQuestion, withGiftQuestions } from './day-question';
import { DRIED } from './dried';
import { FLOWERING_PLANTS } from './flowering-plants';
import { FUNERAL_SPRAYS } from './funeral-sprays';
import { FUNERAL_WREATHS } from './funeral-wreaths';
import { GIFTS } from './gifts';
import { HAMPERS } from './hampers';
import { HOUSE_PLANTS } from './house-plants';
import { LETTERBOX } from './letterbox';
import { MIDWINTER } from './midwinter';
import { OUTDOOR_PLANTS } from './outdoor-plants';
import { PAPER_AND_GUIDES } from './paper-and-guides';
import type { UnpositionedProduct } from './product-builders';
import { ROSES } from './roses';
import { SEASONAL } from './seasonal';
import { SUBSCRIPTIONS } from './subscriptions';
import { WORKSHOPS } from './workshops';

/** Path, name, description, meta description. */
const LINES: readonly string[] = [
  'flowers | Flowers | Bouquets tied by hand, bunches by the stem, boxes for the letterbox. Whatever the day asks for, it starts here. | Hand-tied bouquets, roses, bunches, letterbox and dried flowers from our shop in Chichester.',
  'flowers/bouquets | Bouquets | Hand-tied in the spiral, so that they stand in any jug. Choose a size, choose a day, and leave the stems to us. | Hand-tied bouquets in three sizes, made on the morning they are delivered.',
  'flowers/roses | Roses | Garden roses with scent, long-stemmed roses with presence, and spray roses for those who like a crowd. | Garden, long-stemmed and spray roses, sold by the dozen or the armful.',
  'flowers/seasonal | Seasonal flowers | What the growers around us are cutting this month, and nothing that has flown further than it needed to. | British seasonal flowers, from the first narcissi to the last dahlias.',
  'flowers/letterbox | Letterbox flowers | Packed flat in bud, posted by courier, and arranged in ten minutes at the other end with the card we enclose. | Flowers that fit through the letterbox, sent in bud anywhere in the UK.',
  'flowers/by-the-bunch | By the bunch | Straight from the bucket, for people who like to do the arranging themselves. | Single-variety bunches of cut flowers and foliage for your own arranging.',
  'flowers/dried | Dried flowers | Hung in our loft through the summer and good for a year or more. No water, no hurry. | Dried bunches and wreaths, hung in our own loft.',
  'flowers/subscriptions | Flower subscriptions | Several deliveries, paid for at once: the same doorstep, never the same flowers. | Flowers every week, fortnight or month, paid for at once.',
  'flowers/occasions | By occasion | If you know the reason but not the flower, begin with the reason. | Flowers chosen by the reason for sending them.',
  'flowers/occasions/birthday | Birthday flowers | Bright, generous, and there on the day you choose. | Birthday bouquets, delivered on the day you choose.',
  'flowers/occasions/anniversary | Anniversary flowers | For the first year, the fiftieth, and the ones in between that deserve noticing too. | Anniversary roses and bouquets with room for a proper message.',
  'flowers/occasions/new-baby | New baby flowers | Soft colours, no pollen on the blankets, and nothing that needs a vase hunted for at midnight. | Gentle flowers for new parents and very new people.',
  'flowers/occasions/thank-you | Thank you flowers | For the neighbour who fed the cat, and for debts rather larger than that. | Flowers that say thank you without making a speech.',
  'flowers/occasions/get-well | Get well flowers | Light scent, long life and easy to look after from a pillow. | Cheerful, easy-care flowers for someone on the mend.',
  'flowers/occasions/sympathy | Sympathy flowers | For the house rather than the service: quiet flowers to sit beside a letter. | Sympathy flowers for the family home, chosen with care.',
  'plants | Plants | Grown on, hardened off and looked over leaf by leaf before they leave us. | House plants, orchids, outdoor pots and bulbs with honest advice on keeping them.',
  'plants/house-plants | House plants | Good-tempered leaves for bright rooms, dim landings and forgetful owners. | House plants chosen to live with people, with care notes.',
  'plants/orchids | Orchids | Two months of flower for one small drink a week. Harder to kill than their reputation. | Moth orchids and their cousins, in flower and ready to give.',
  'plants/outdoor | Outdoor plants | For doorsteps, window boxes and the bit of wall that gets the sun. | Planted containers and hardy plants for the doorstep and garden.',
  'plants/succulents | Succulents and cacti | Small, slow and sculptural. They ask for a windowsill and to be left alone. | Succulents, cacti and planted bowls for sunny sills.',
  'plants/bulbs | Potted bulbs | Bought tight and green, and opened on your own table. | Seasonal bulbs in pots, ready to flower indoors.',
  'gifts | Gifts | Things that go well with flowers, and a few that do very well without them. | Vases, chocolates, candles, cards and hampers from our shop shelves.',
  'gifts/vases | Vases | The right neck for the right stems. We use every one of these in the shop. | Glass, stoneware and bud vases chosen by florists.',
  'gifts/chocolates | Chocolates | Made in small batches a few miles away by someone who will talk about cocoa all day. | Sussex-made chocolates to send with flowers.',
  'gifts/cards | Cards | Pressed, drawn and printed here. Blank inside, because you know what to say. | Botanical greetings cards, drawn and printed in our workroom.',
  'gifts/candles | Candles | Scented with the flowers they are named for, and no louder. | Soy and beeswax candles poured in small batches.',
  'gifts/hampers | Hampers and gift sets | Flowers with company: put together in one box, or laid out for you to choose from. | Flower gift sets, hampers and gift tables to make your own.',
  'gifts/gift-cards | Gift cards | For the friend who would rather come in and choose. | Florist gift cards, for flowers or a place at a workshop.',
  'gifts/guides | Guides and patterns | What we have learned at the bench, written down to read at yours. | Downloadable flower care guides and arranging patterns.',
  'workshops | Workshops | Sleeves up, radio on, cake at half time. You take home whatever you make. | Small flower workshops at the long table in our Chichester workroom.',
  'workshops/evenings | Evening workshops | Two unhurried hours after the shop shuts. | After-hours flower workshops for up to ten people.',
  'workshops/days | Day workshops | A whole day at the bench, with lunch, for those who want to get it properly into their hands. | Full-day floristry workshops with lunch.',
  'workshops/seasonal | Seasonal workshops | Wreaths when it is dark, flower crowns when it is light. | Wreath making and other workshops that follow the year.',
  'workshops/families | Family workshops | For small hands with a grown-up attached. | Flower mornings for children and their grown-ups.',
  'funerals | Funerals | We will make it carefully, deliver it quietly, and telephone the funeral director so that you need not. | Funeral flowers made to order and delivered to the director, church or home.',
  'funerals/wreaths | Wreaths | The oldest form, and for many still the right one: a circle, with no beginning and no end. | Funeral wreaths in seasonal flowers and natural foliage.',
  'funerals/sprays | Coffin and casket sprays | The family flowers, made to the length of the coffin and to the person. | Single-ended and double-ended sprays for the coffin.',
  'funerals/letters | Letters and names | Names and short words in flowers, edged in ribbon. | Floral letters and names, edged in the colour you choose.',
  'funerals/hearts-and-cushions | Hearts and cushions | Close-set and soft at the edges. | Heart and cushion tributes in massed or loose flowers.',
  'funerals/posies-and-baskets | Posies and baskets | Smaller tributes, often from grandchildren, friends and colleagues. | Posies, baskets and simple sheaves for a funeral.',
];

function toCategory(line: string, index: number): SeedCategory {
  const [urlPath, name, description, metaDescription] = cells(line, 4);
  return { urlPath, name, description, metaDescription, position: index + 1, inMenu: urlPath !== 'gifts/guides' };
}

/** Every category, parents before children, in the order of the menu. */
export const CATEGORIES: readonly SeedCategory[] = LINES.map(toCategory);

const LISTS: readonly (readonly UnpositionedProduct[])[] = [
  PAPER_AND_GUIDES,
  FUNERAL_WREATHS,
  FUNERAL_SPRAYS,
  DRIED,
  WORKSHOPS,
  GIFTS,
  OUTDOOR_PLANTS,
  HOUSE_PLANTS,
  FLOWERING_PLANTS,
  BY_THE_BUNCH,
  SUBSCRIPTIONS,
  LETTERBOX,
  HAMPERS,
  MIDWINTER,
  SEASONAL,
  ROSES,
  BOUQUETS_FOR_SOMEONE,
  BOUQUETS,
];

/**
 * Interleaves the lists in proportion, so that "newest first" shows the whole shop and not only the last department.
 */
function interleaved(): readonly UnpositionedProduct[] {
  return LISTS.flatMap((list, department) =>
    list.map((product, index) => ({ product, department, share: (index + 1) / list.length })),
  )
    .sort((a, b) => a.share - b.share || a.department - b.department)
    .map(({ product }) => product);
}

/** In the florist's order, the best first. They lead every list they are in. */
export const BEST_SELLERS: readonly string[] = [
  'BOUQUET-FLORISTS-CHOICE',
  'BOUQUET-MARKET-DAY',
  'BOUQUET-LATE-LIGHT',
  'BOUQUET-LONG-LUNCH',
  'BOUQUET-HEDGEROW',
  'BOUQUET-SUNDAY-BEST',
  'BOUQUET-BLUE-HOUR',
  'POSY-JAM-JAR',
];

function inOrder(): readonly UnpositionedProduct[] {
  const all = interleaved();
  const best = BEST_SELLERS.flatMap((sku) => all.filter((product) => product.sku === sku));
  return [...all.filter(({ sku }) => !BEST_SELLERS.includes(sku)), ...best.reverse()];
}

/** The whole catalogue; lists show the greatest `position` first. */
export const PRODUCTS: readonly SeedProduct[] = withGiftQuestions(withDayQuestion(inOrder())).map((product, index) => ({
  ...product,
  position: index + 1,
}));
