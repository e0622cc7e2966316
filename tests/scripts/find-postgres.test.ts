import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPT = resolve(__dirname, '../../scripts/find-postgres.mjs');
const folder = mkdtempSync(join(tmpdir(), 'posy-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string): void {
  writeFileSync(join(folder, name), '#!/bin/sh\n');
  chmodSync(join(folder, name), 0o755);
}

const ask = (env: Readonly<Record<string, string>>) =>
  execFileSync(process.execPath, [SCRIPT], { encoding: 'utf8', env: { ...process.env, ...env } }).trim();

test("prints the programs' folder in one line and nothing else", () => {
  const found = ask({});
  for (const name of ['initdb', 'postgres']) accessSync(join(found, name), constants.X_OK);
}, 180_000);

test('a configured folder is used when both programs are in it', () => {
  program('initdb');
  const { stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    encoding: 'utf8',
    env: { ...process.env, POSTGRES_BIN: folder },
  });
  expect(stderr).toContain(`POSTGRES_BIN holds no initdb and postgres: ${folder}`);
  expect(stdout.trim()).not.toBe(folder);
  program('postgres');
  expect(ask({ POSTGRES_BIN: folder })).toBe(folder);
}, 180_000);
