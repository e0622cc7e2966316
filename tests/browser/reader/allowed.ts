type Because = string;

/** Sentences that claim nothing the rules decide, each kind with the reason. */
const ALLOWED: readonly (readonly [RegExp, Because])[] = [
  [/^(?!.*\d)(?!.*(?:deliver|bring|brought|courier|van|today)).*\bChichester\b.*$/, 'says where the shop is'],
  [/^(Posy )?Ireland( [\d ]+ Account)?$/, 'the names of the stores, by which they are chosen'],
  [/^Where we deliver Currency:$/, 'opens the question for the place, and names none'],
  [
    /^(Up to|From) [£€][\d.]+ \d+ products?$|^[£€][\d.]+ to [£€][\d.]+ \d+ products?$/,
    'bands of a filter, which the catalogue counts',
  ],
  [/^\d{9} .* View details$/, 'orders that the seed gives to a customer of the demo'],
  [/^Courier$/, 'the name of a method in the history of an order, whose title stands beside it'],
  [/\d pm Fully booked$/, 'a workshop of next year without places, whose price is not told'],
  [/Cash on delivery \(if our own van brings it to you\)/, 'told before anybody knows where it goes'],
  [/, when it is in season\.$/, 'the day of a set waits for the months of its parts, of which a page tells nothing'],
  [/^On the bench this week$/, 'what is sold now, whichever week it is'],
  [/^Tied by hand in Chichester, brought by our own van$/, 'said on the home page of bouquets, which no courier takes'],
  [
    /^There are six of us now, and a van|^When it is a glad one, we ask the driver|rather (tell you|say) what is good this week/,
    'the story of the shop',
  ],
  [
    /^On the day we bring everything, pin what needs|^We telephone the funeral director ourselves/,
    'weddings and funerals, agreed with a person',
  ],
  [
    /^For anything that has to happen today or tomorrow, please telephone|^Tell us the same day if you can/,
    'asks for a call, and promises no day',
  ],
  [
    /^Our couriers see the name, address and telephone number|^If you live in Scotland or Northern Ireland/,
    'the law: promises no delivery',
  ],
  [
    /^You may ask us|^If we miss a day that mattered|^An order counts as|days of the day on which/,
    'terms and rights, in periods',
  ],
  [
    /^We buy from growers we can drive to|come from growers around us who cut to our order in the morning|^Dried flowers we grow ourselves/,
    'says where flowers come from',
  ],
  [
    /five (this|that) morning|by morning|four in the morning|the next morning|until Sunday|over by Saturday|on Sundays while|^A gentle Sunday|^Made on Tuesdays|village show|a neighbour\.$|into the van|Chichester Harbour|^If a stem fails us on the morning|on the doorstep, weekly|^We bring the stems already cut/,
    'the florist’s description of a product, which names no day of an order',
  ],
  [
    /^(Where our van does not go|Everywhere else), a courier brings|^Everywhere else a courier brings|^Further out than this, flowers travel by courier|^Parcels leave on days when the shop is open|^Before a holiday, look at the date field/,
    'the rules for parcels, which name no place and no day',
  ],
  [
    /our own driver leaves your order somewhere safe or with a neighbour|^A courier leaves a card that says|, the neighbour with the dog\.$/,
    'told of each by name: what happens if nobody is in',
  ],
  [
    /our own round|^Flower delivery |^Flowers and presents by courier$|, a florist of ours brings the flowers\.$|lie at the edge of what we can reach|inside the walls|^For a funeral we bring flowers/,
    'the pages of the van’s places, each of which it names',
  ],
  [
    /^Goods that we send to the Channel Islands or abroad leave the UK|^We cannot tell how much, and whoever|^If we have to ask a courier|^When, where and at what price we deliver|^We do not write reviews ourselves|^From July to October the sunflowers/,
    'periods, taxes and words that promise no delivery',
  ],
];

export const isAllowed = (text: string): boolean => ALLOWED.some(([says]) => says.test(text));
