import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const WRITER = 'content-writer';
/** Everything that runs in the shop. */
const sources = ['src', 'server', 'middleware', 'backend'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(room, file)),
);
const imports = (file: string, what: string) =>
  new RegExp(`['"\`][^'"\`]*/${what}(\\.ts)?['"\`]`).test(readFileSync(join(ROOT, file), 'utf8'));

test('S7-82 no browser, action, read or middleware method can reach create, update and delete', () => {
  expect(sources).toContain(join('src', 'adapters', 'cms', `${WRITER}.ts`));
  expect(sources.filter((file) => imports(file, WRITER))).toEqual([]);
  // Control: the reading half is found where it is used.
  expect(sources.filter((file) => imports(file, 'content-client'))).toContain(
    join('src', 'composition', 'server', 'container.ts'),
  );
});

test('S7-82 the shop sends no other method than GET to the content service but from there', () => {
  const cms = sources.filter((file) => file.startsWith(join('src', 'adapters', 'cms')));
  const changing = cms.filter((file) => /'(?:POST|PUT|DELETE|PATCH)',/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(changing).toEqual([join('src', 'adapters', 'cms', `${WRITER}.ts`)]);
});
