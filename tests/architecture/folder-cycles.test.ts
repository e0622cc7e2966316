import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type CruisedModule, folderCycles } from './folder-cycles';
import { plantTree } from './planted-tree';

const PROJECT = resolve(__dirname, '../..');
const CRUISER = 'dependency-cruiser/bin/dependency-cruise.mjs';

const modulesIn = (json: string) => (JSON.parse(json) as { readonly modules: readonly CruisedModule[] }).modules;

async function cruiseProject(root: string): Promise<readonly CruisedModule[]> {
  const args = [resolve(PROJECT, 'node_modules', CRUISER), root, '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: PROJECT, maxBuffer: 64 << 20 });
  return modulesIn(stdout);
}

async function cruisePlanted(files: Readonly<Record<string, string>>): Promise<readonly CruisedModule[]> {
  const tree = plantTree(files);
  try {
    return modulesIn(await tree.run(CRUISER, ['backend', '--output-type', 'json']));
  } finally {
    tree.remove();
  }
}

const running = (from: string) => `import * as it from '${from}';\nexport const kept = it;\n`;
const typed = (from: string) => `import type { A } from '${from}';\nexport type Kept = A;\n`;

const THERE = { 'backend/cart/lines.ts': running('../order/place'), 'backend/order/place.ts': `export type A = 1;\n` };

describe('cycles of folders', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['two folders', { 'backend/order/again.ts': running('../cart/prices') }, ['cart -> order', 'order -> cart']],
    [
      'three folders',
      { 'backend/order/mail.ts': running('../mail/send'), 'backend/mail/send.ts': running('../cart/prices') },
      ['cart -> order', 'mail -> cart', 'order -> mail'],
    ],
    [
      'a folder and the files beside it',
      { 'backend/start.ts': running('./order/again'), 'backend/order/again.ts': running('../settings') },
      ['. -> order', 'order -> .'],
    ],
    ['no folder when one leads to the other', { 'backend/cart/again.ts': running('../order/place') }, []],
    ['no folder when the way back is a type', { 'backend/order/again.ts': typed('../cart/prices') }, []],
  ])(
    'reports %s',
    async (_what, files, cycles) => {
      const prices = {
        'backend/cart/prices.ts': `export type A = 1;\n`,
        'backend/settings.ts': `export const a = 1;\n`,
      };
      const found = folderCycles(await cruisePlanted({ ...THERE, ...prices, ...files }), 'backend', 'running code');
      expect([...found].sort()).toEqual(
        cycles.map((pair) => pair.replace(/^/, 'backend/').replace('-> ', '-> backend/')).sort(),
      );
    },
    60_000,
  );

  test('reports a way back that is a type where types count', async () => {
    const files = {
      ...THERE,
      'backend/cart/prices.ts': `export type A = 1;\n`,
      'backend/order/again.ts': typed('../cart/prices'),
    };
    expect(folderCycles(await cruisePlanted(files), 'backend', 'with types')).toHaveLength(2);
  }, 60_000);

  test('src/domain has none, types included', async () => {
    expect(folderCycles(await cruiseProject('src/domain'), 'src/domain', 'with types')).toEqual([]);
  }, 60_000);

  // The context of the resolvers names types of every topic.
  test('backend has none of running code', async () => {
    expect(folderCycles(await cruiseProject('backend'), 'backend', 'running code')).toEqual([]);
  }, 60_000);
});
