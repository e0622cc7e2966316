/** Eighty letters without a break opportunity. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const PARAGRAPH =
  'We tie each bouquet on the morning it leaves the shop, and we tell you what the growers cut that day.';
const ROW = (cell: string) => `| ${Array.from({ length: 8 }, () => cell).join(' | ')} |`;
const TABLE = [
  ROW('Conditioned on'),
  ROW('---'),
  ROW('Monday and Thursday'),
  ROW(`9.30 am, ${LONG_WORD.slice(0, 30)}`),
].join('\n');
/** Words that each part of the long page has, more or less. */
const WORDS_OF_PART = 160;

/** Some 20,000 words of Markdown with headings, lists, tables, a quotation and a word of 80 letters. */
export const LONG_BODY = Array.from({ length: 20_000 / WORDS_OF_PART }, (_, at) =>
  [
    `## What we do in part ${at + 1}${at === 0 ? `: ${LONG_WORD}` : ''}`,
    `${PARAGRAPH} ${at === 0 ? LONG_WORD : ''} ${PARAGRAPH} ${PARAGRAPH}`,
    `- ${PARAGRAPH}\n- A [link to our terms](/terms), and one that is long: <https://posy.example/${LONG_WORD.toLowerCase()}>\n- ${PARAGRAPH}`,
    `### In order`,
    `1. ${PARAGRAPH}\n2. ${PARAGRAPH}`,
    at % 10 === 0 ? TABLE : `> ${PARAGRAPH}`,
  ].join('\n\n'),
).join('\n\n');

/** As many columns and links as the shop shows. */
export const FULL_FOOTER = {
  columns: Array.from({ length: 8 }, (_, column) => ({
    title: column === 3 ? LONG_WORD : `Column ${column + 1}`,
    ...(column % 2 === 0 ? { titleLink: '/about' } : {}),
    items: Array.from({ length: 15 }, (_item, at) => ({
      name: at === 4 ? `A link with quite a few more words than there is room for in a column ${at}` : `Link ${at + 1}`,
      link: at === 5 ? 'https://hedgerow.example' : '/terms',
      external: at === 5,
    })),
  })),
  socialTitle: 'Follow',
  social: ['instagram', 'facebook', 'pinterest'].map((icon) => ({
    icon,
    label: icon,
    link: `https://${icon}.example/posy`,
  })),
};
