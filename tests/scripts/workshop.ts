import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');

/** A temporary folder with the project's scripts and the given files. */
export interface Workshop {
  readonly root: string;
  /** Runs `node` there until it exits. */
  node(...args: string[]): { readonly code: number | null; readonly output: string };
  /** The same with more settings. */
  nodeWith(env: Readonly<Record<string, string>>, ...args: string[]): ReturnType<Workshop['node']>;
  start(...args: string[]): ChildProcess;
  /** The same with more settings. */
  startWith(env: Readonly<Record<string, string>>, ...args: string[]): ChildProcess;
  remove(): void;
}

export function openWorkshop(files: Readonly<Record<string, string>>): Workshop {
  const root = mkdtempSync(join(tmpdir(), 'posy-workshop-'));
  cpSync(join(PROJECT, 'scripts'), join(root, 'scripts'), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const startWith = (env: Readonly<Record<string, string>>, ...args: string[]): ChildProcess =>
    spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const nodeWith = (settings: Readonly<Record<string, string>>, ...args: string[]) => {
    // Playwright refuses to run under Jest.
    const env = { ...process.env, ...settings, JEST_WORKER_ID: undefined };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
    return { code: status, output: stdout + stderr };
  };
  return {
    root,
    node: (...args) => nodeWith({}, ...args),
    nodeWith,
    start: (...args) => startWith({}, ...args),
    startWith,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Resolves with the first line that `matches`. */
export function line(child: ChildProcess, matches: RegExp): Promise<RegExpExecArray> {
  return new Promise((done, fail) => {
    let heard = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      const found = matches.exec(heard);
      if (found) done(found);
    });
    child.once('exit', () => fail(new Error(`It ended after: ${heard}`)));
  });
}

/** Whether nothing listens on the port. */
export async function isFree(port: string): Promise<boolean> {
  const probe = connect({ port: Number(port), host: '127.0.0.1' });
  const free = await new Promise<boolean>((done) => {
    probe.once('connect', () => done(false));
    probe.once('error', () => done(true));
  });
  probe.destroy();
  return free;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Resolves when the process has exited; the test's time limit ends the wait. */
export async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((later) => setTimeout(later, 10));
}
