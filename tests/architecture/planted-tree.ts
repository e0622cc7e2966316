import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
const SETTINGS = ['.dependency-cruiser.mjs', 'eslint.config.mjs', 'tsconfig.json', 'package.json'];

export interface PlantedTree {
  /** Runs a tool of the project in the tree and answers what it printed, whatever its exit code. */
  run(bin: string, args: readonly string[]): Promise<string>;
  remove(): void;
}

/** A small copy of the house, with the project's own settings and packages and only the files given (path to content). */
export function plantTree(files: Readonly<Record<string, string>>): PlantedTree {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'posy-planted-')));
  for (const name of SETTINGS) copyFileSync(join(PROJECT, name), join(root, name));
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'), 'dir');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return {
    run: (bin, args) => run(join(PROJECT, 'node_modules', bin), args, root),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function run(script: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((answer, fail) => {
    execFile(process.execPath, [script, ...args], { cwd, maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      if (stdout === '') fail(new Error(`${script} printed nothing: ${error?.message ?? ''} ${stderr}`));
      else answer(stdout);
    });
  });
}
