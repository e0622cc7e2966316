import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';

const PROJECT = resolve(__dirname, '../..');

/** Strings that bundlers keep of packages which no page needs, and where the package contains them. */
const NOT_IN_PAGES = [
  {
    name: 'inversify',
    words: 'No bindings found for service',
    says: '@inversifyjs/core/lib/planning/calculations/throwErrorWhenUnexpectedBindingsAmountFound.js',
  },
  { name: 'graphql', words: 'Syntax Error: ', says: 'graphql/error/syntaxError.js' },
  { name: 'kysely', words: 'SelectQueryNode', says: 'kysely/dist/esm/operation-node/select-query-node.js' },
  { name: 'Next’s client', words: 'Cancel rendering route', says: 'next/dist/client/index.js' },
  { name: 'Next’s router', words: 'No router instance found', says: 'next/dist/client/router.js' },
  { name: 'Next’s dynamic parts', words: 'LoadableComponent', says: 'next/dist/shared/lib/loadable.shared-runtime.js' },
  {
    name: 'a copy of process',
    words: 'process.binding is not supported',
    says: 'next/dist/compiled/process/browser.js',
  },
];

const chunks = () =>
  readdirSync(join(PROJECT, '.next/static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, text: readFileSync(join(PROJECT, '.next/static', file), 'utf8') }));

for (const { name, words, says } of NOT_IN_PAGES) {
  test(`no client chunk contains ${name}`, () => {
    expect(readFileSync(join(PROJECT, 'node_modules', says), 'utf8')).toContain(words);
    expect(chunks().length).toBeGreaterThan(3);
    expect(
      chunks()
        .filter(({ text }) => text.includes(words))
        .map(({ file }) => file),
    ).toEqual([]);
  });
}

test('the large chunk, with react-dom, and no other asks the browser to compile it while it arrives', () => {
  const hinted = chunks().filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(({ text }) => [text.length > 150_000, text.includes('hydrateRoot')])).toEqual([[true, true]]);
});
