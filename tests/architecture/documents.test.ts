import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
const textOf = (path: string) => readFileSync(join(PROJECT, path), 'utf8');
const architecture = textOf('ARCHITECTURE.md');
/** The pages of ARCHITECTURE.md. */
const PAGES = ['folders', 'hydration', 'page-cache', 'ports', 'session-and-orders'].map((name) => `docs/${name}.md`);

/** The text from a heading to the next of the same level. */
function section(text: string, heading: string): string {
  const [, rest] = text.split(`\n## ${heading}\n`);
  if (rest === undefined) throw new Error(`There is no section ${heading}`);
  return rest.split('\n## ')[0] ?? '';
}

/** All names in backquotes of a text. */
const namesIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name ?? '');

test('the import table of ARCHITECTURE.md is what the rules give (node scripts/import-table.mjs refreshes it)', () => {
  const checked = spawnSync(process.execPath, ['scripts/import-table.mjs', '--check'], { cwd: PROJECT });
  expect([checked.status, checked.stderr.toString()]).toEqual([0, '']);
});

describe('the table of docs/ports.md', () => {
  const PORTS = 'src/application/ports';
  /** Interfaces with methods; the others are records that their methods take or return. */
  const portNames = sources(PORTS)
    .flatMap((path) => [...textOf(path).matchAll(/^export interface (\w+) \{\n([^]*?)^\}/gm)])
    .flatMap(([, name = '', body = '']) => (/^  \w+\(/m.test(body) ? [name] : []))
    .sort();

  const source = sources('src').map((path) => ({ path, text: textOf(path) }));

  /** Classes that implement the port, and functions and constants of src/adapters that are typed as one. */
  function adaptersOf(port: string): readonly string[] {
    const found = source.flatMap(({ path, text }) => {
      const classes = [...text.matchAll(/export class (\w+)[^{]* implements ([^{]+)\{/g)]
        .filter(([, , implemented]) => implemented?.split(',').some((name) => name.trim() === port))
        .map(([, name]) => name ?? '');
      const typed = path.startsWith('src/adapters/')
        ? [...text.matchAll(/export (?:function (\w+)\([^]*?\)|const (\w+)): (\w+) (?:\{|=)/g)]
            .filter(([, , , type]) => type === port)
            .map(([, made, constant]) => made ?? constant ?? '')
        : [];
      return [...classes, ...typed];
    });
    return found.sort();
  }

  const rows = textOf('docs/ports.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('has one row for each port of application/ports', () => {
    expect(portNames.length).toBeGreaterThan(20);
    expect(rows.map(([, port]) => namesIn(port ?? '')[0]).sort()).toEqual(portNames);
  });

  test.each(portNames)('names exactly the adapters of %s', (port) => {
    const row = rows.find(([, name]) => namesIn(name ?? '')[0] === port);
    expect(adaptersOf(port).length).toBeGreaterThan(0);
    expect(namesIn(row?.[3] ?? '').sort()).toEqual(adaptersOf(port));
  });
});

test('ARCHITECTURE.md fits into 150 lines', () => {
  expect(architecture.split('\n').length).toBeLessThanOrEqual(151);
});

test.each(['ARCHITECTURE.md', ...PAGES])('%s names files that exist', (page) => {
  const files = ['src', 'middleware', 'backend', 'server', 'scripts'].flatMap(filesIn);
  const named = namesIn(textOf(page)).filter((name) => /^[^*{]+\.(tsx?|mjs)$/.test(name) && !name.startsWith('.'));
  const isThere = (name: string) => files.some((path) => `/${path}`.endsWith(`/${name}`));
  expect(named.filter((name) => !isThere(name.replace(/^node /, '')))).toEqual([]);
});

describe('the trees of ARCHITECTURE.md and docs/folders.md', () => {
  const folders = [architecture, textOf('docs/folders.md')].flatMap((text) => treeFolders(section(text, 'Folders')));

  test('names folders that exist, each once', () => {
    expect(folders.length).toBeGreaterThan(50);
    expect(folders.filter((folder) => !existsSync(join(PROJECT, folder)))).toEqual([]);
    expect(new Set(folders).size).toBe(folders.length);
  });

  test.each(['src', 'middleware', 'backend', 'server', 'tools', 'tests'])(
    'describes %s, whole on each level it shows',
    (top) => {
      expect(folders).toContain(top);
      const opened = folders.filter((folder) => isIn(folder, top) && folders.some((other) => isChild(other, folder)));
      for (const folder of opened) {
        expect(folders.filter((other) => isChild(other, folder)).sort()).toEqual(childFolders(folder));
      }
    },
  );
});

test('README.md lists every npm script, and no other', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const readme = section(textOf('README.md'), 'All scripts');
  const listed = namesIn(readme).flatMap((code) => {
    const [, name, hook] = /^npm (?:run )?([\w:-]+)|^(postinstall)$/.exec(code) ?? [];
    return name ?? hook ?? [];
  });
  expect([...new Set(listed)].sort()).toEqual(Object.keys(scripts).sort());
});

function treeFolders(text: string): readonly string[] {
  const path: string[] = [];
  return [...text.matchAll(/^( *)([^\s/]+)\/ {2,}\S/gm)].map(([, indent = '', name = '']) => {
    path.splice(indent.length / 2, path.length, name);
    return path.join('/');
  });
}

const isIn = (folder: string, top: string) => folder === top || folder.startsWith(`${top}/`);
const isChild = (folder: string, parent: string) => folder.slice(0, folder.lastIndexOf('/')) === parent;

function childFolders(folder: string): readonly string[] {
  return readdirSync(join(PROJECT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .sort();
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
}

function sources(folder: string): readonly string[] {
  return filesIn(folder).filter((path) => /\.tsx?$/.test(path));
}
