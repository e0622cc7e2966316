import { execFileSync } from 'node:child_process';

/** Renders as Next does, in a process that has loaded the front server; prints how often React opened a storage. */
const PROGRAM = `
  const { prototype } = require('node:async_hooks').AsyncLocalStorage;
  const { run } = prototype;
  let runs = 0;
  prototype.run = function (...args) {
    runs += 1;
    return run.apply(this, args);
  };
  require('./server/main.ts');
  require('next/dist/server/node-environment-baseline');
  const { renderToReadableStream } = require('react-dom/server.edge');
  renderToReadableStream('words').then(async (stream) => {
    await stream.allReady;
    process.exitCode = 0;
    console.log(JSON.stringify({ runs, offered: typeof globalThis.AsyncLocalStorage }));
  });`;

test('rendering a page leaves no asynchronous hooks behind, which would slow down every later request', () => {
  // A setting that is refused: nothing is started.
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: 'none' };
  const args = ['--require', './scripts/run-typescript.cjs', '-e', PROGRAM];
  const told = execFileSync(process.execPath, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  expect(JSON.parse(told)).toEqual({ runs: 0, offered: 'function' });
});
