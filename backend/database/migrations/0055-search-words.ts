import type { Dialect } from '../dialect';
import type { Migration } from '../migrate';

const CLUSTERED: Readonly<Record<Dialect, string>> = { sqlite: ' WITHOUT ROWID', postgres: '' };

/** The index is filled again when the shop starts: its words have no accents, and hyphenated ones are joined too. */
const EMPTIED: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    `DROP TABLE product_words`,
    `CREATE VIRTUAL TABLE product_words USING fts5(
      name, skus, more, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3 4 5')`,
  ],
  postgres: [`DELETE FROM product_words`],
};

const FAMILY =
  'mum mother mummy mam nan nana nanny gran granny grandma grandmother dad daddy father grandad grandpa grandfather ' +
  'sister brother daughter son aunt auntie uncle teacher';

/** Words, and what else is looked for with them. The florist changes them by `npm run florist -- synonym`. */
const SYNONYMS: readonly (readonly [words: string, means: string])[] = [
  ...FAMILY.split(' ').map((words) => [words, 'birthday, thank you'] as const),
  ['mothers day', 'thank you, birthday'],
  ['mothering sunday', 'thank you, birthday'],
  ['fathers day', 'thank you, birthday'],
  ['wife', 'anniversary, birthday'],
  ['husband', 'anniversary, birthday'],
  ['girlfriend', 'anniversary, birthday'],
  ['boyfriend', 'anniversary, birthday'],
  ['valentine', 'anniversary, red rose'],
  ['valentines day', 'anniversary, red rose'],
  ['love', 'anniversary, red rose'],
  ['romantic', 'anniversary, red rose'],
  ['engagement', 'anniversary'],
  ['bday', 'birthday'],
  ['christmas', 'winter'],
  ['xmas', 'christmas, winter'],
  ['noel', 'christmas, winter'],
  ['easter', 'spring'],
  ['halloween', 'autumn'],
  ['congratulations', 'birthday, thank you'],
  ['well done', 'birthday, thank you'],
  ['graduation', 'birthday, thank you'],
  ['retirement', 'birthday, thank you'],
  ['thanks', 'thank you'],
  ['housewarming', 'house plant'],
  ['new home', 'house plant'],
  ['newborn', 'new baby'],
  ['baby shower', 'new baby'],
  ['maternity', 'new baby'],
  ['hospital', 'get well'],
  ['recovery', 'get well'],
  ['condolence', 'sympathy'],
  ['bereavement', 'sympathy'],
  ['coffin', 'casket'],
  ['casket', 'coffin'],
  ['bridal', 'wedding'],
  ['bride', 'wedding'],
  ['voucher', 'gift card'],
  ['gift token', 'gift card'],
  ['egift', 'gift card'],
  ['giftcard', 'gift card'],
  ['present', 'gift'],
  ['prezzie', 'gift'],
  ['pressie', 'gift'],
  ['course', 'workshop'],
  ['class', 'workshop'],
  ['lesson', 'workshop'],
  ['post', 'letterbox'],
  ['letter box', 'letterbox'],
  ['houseplant', 'house plant'],
  ['pot plant', 'house plant'],
  ['indoor plant', 'house plant'],
  ['babys breath', 'gypsophila'],
  ['daffodil', 'narcissus'],
  ['phalaenopsis', 'moth orchid'],
  ['marguerite', 'daisy'],
  ['mauve', 'purple'],
  ['lilac', 'purple'],
  ['violet', 'purple'],
  ['burgundy', 'red'],
  ['scarlet', 'red'],
  ['blush', 'pink'],
  ['ivory', 'cream, white'],
  ['peach', 'orange'],
  ['gray', 'grey'],
  ['rainbow', 'mixed'],
];

/** What search knows besides the words of products: words by which misspelt ones are found, and synonyms. */
export const searchWords: Migration = {
  name: '0055-search-words',
  statements: (_identity, dialect) => [
    `CREATE TABLE search_near_words (near text NOT NULL, word text NOT NULL, PRIMARY KEY (near, word))${CLUSTERED[dialect]}`,
    `CREATE TABLE search_synonyms (words text PRIMARY KEY, means text NOT NULL)`,
    `INSERT INTO search_synonyms (words, means) VALUES
      ${SYNONYMS.map(([words, means]) => `('${words}', '${means}')`).join(', ')}`,
    ...EMPTIED[dialect],
  ],
};
