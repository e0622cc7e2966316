import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
/** Where what shoppers and the florist read is written. */
const WRITTEN = ['src/ui', 'backend/content/entries', 'backend/mail', 'backend/commerce', 'backend/seed', 'public'];
const files = WRITTEN.flatMap((folder) =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|md|html|txt|webmanifest)$/.test(file))
    .map((file) => join(folder, file)),
);

test('every text spells email in one way', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\be-mail/i.test(readFileSync(join(PROJECT, file), 'utf8')))).toEqual([]);
});
