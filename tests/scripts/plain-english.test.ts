import { openWorkshop, type Workshop } from './workshop';

let workshop: Workshop;
beforeEach(() => {
  workshop = openWorkshop({});
});
afterEach(() => workshop.remove());

/** The sentences that the check finds in a file with these texts. */
function foundIn(path: string, text: string): unknown {
  const run =
    `import { wordyEnglish } from './scripts/checks/plain-english.mjs';` +
    `console.log(JSON.stringify(wordyEnglish(...${JSON.stringify([path, text])})));`;
  return JSON.parse(workshop.node('--input-type=module', '-e', run).output);
}

const REFUSED = [
  'Whoever pays is at the door.',
  'The page is the same for whomever it is sent to.',
  'It is sent once, so that nobody is charged twice.',
  'The store from which somebody asks.',
  'The shopper is told the fee at the checkout.',
  'Customer and florist were\ntold.',
  'An order before noon counts for that day.',
  'Of itself, Escape only empties a field.',
  'Every page decides anew.',
  '**What is unknown is shown as unknown.** The page says so.',
  'What the server or the browser brings back has precedence.',
  'The link is kept. What is left out has no page.',
  'What has no label, or no message that fits, is left out.',
];

const ACCEPTED = [
  'List prices include every mandatory charge.',
  'What a selected option adds to the unit price.',
  'What an order took from stock, to return when it is cancelled.',
  'What a picture is made of, sorted by what it can be used for.',
  '## What is kept, and what does a reader see?',
  'The page says "Whoever brings it, nobody has to be in" and the user `nobody` runs it.',
  'The counts for each filter come from one query.',
  '```\nnobody is told\n```',
];

/** Kept apart, so that the check does not read these texts as comments of this file. */
const [OPEN, SLASHES] = ['/*', '//'];

const EMPTY_FOLDERS = ['middleware', 'server', 'tools', 'tests', 'eslint-rules'];

test('refuses turns of phrase that are not plain English', () => {
  const text = REFUSED.join('\n\n');
  const found = foundIn('docs/a.md', text) as readonly string[];
  expect(found).toHaveLength(REFUSED.length);
});

test('accepts plain sentences, questions, quotations and code', () => {
  expect(foundIn('docs/a.md', ACCEPTED.join('\n\n'))).toEqual([]);
});

test('reads the comments of code and nothing else of it, and names the line', () => {
  const code = [
    `const title = 'Nobody is told anew';`,
    '/**',
    ' * Sends the order once, because a second',
    ' * one is charged. So nobody',
    ' * pays twice.',
    ' */',
    `const files = "src/**/*.ts"; ${SLASHES} whoever reads it`,
    'const link = <p>What is new is told</p>; /* kept for itself */',
  ].join('\n');
  expect(foundIn('src/a.tsx', code)).toEqual(['4: So nobody pays twice.', '7: whoever reads it']);
});

test('names file and line of each sentence in documents and comments, and passes over texts of the shop', () => {
  const files = openWorkshop({
    ...Object.fromEntries(EMPTY_FOLDERS.map((folder) => [`${folder}/empty.ts`, ''])),
    'README.md': '# Shop\n\nNobody waits.\n',
    'docs/decisions/0001-a.md': 'Every page is rendered anew.\n',
    'src/ui/theme/a.css': `${OPEN} Told by whoever. */\n`,
    'backend/content/entries/a.md': 'If nobody is in, we call.\n',
    'node_modules/a/README.md': 'Nobody waits.\n',
  });
  const run = `import { wordyFiles } from './scripts/checks/plain-english.mjs'; console.log(JSON.stringify(wordyFiles()));`;
  const { output } = files.node('--input-type=module', '-e', run);
  files.remove();
  expect(JSON.parse(output)).toEqual([
    'README.md:3: Nobody waits.',
    'docs/decisions/0001-a.md:1: Every page is rendered anew.',
    'src/ui/theme/a.css:1: Told by whoever.',
  ]);
});
