import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

test('every class that the theme styles is used by a component', () => {
  const styles = read('src/ui/theme', /\.css$/)
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\/|@[a-z]+ [^{;]*;/g, '');
  const styled = new Set([...styles.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/g)].map(([, name]) => name ?? ''));
  const components = read('src/ui', /\.tsx?$/).join('\n');
  expect(styled.size).toBeGreaterThan(100);
  const unused = [...styled].filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(components));
  expect(unused).toEqual([]);
});
