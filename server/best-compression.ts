import { brotliCompress, constants, type BrotliOptions } from 'node:zlib';

/** Takes up to a tenth of a second of another thread, for a tenth fewer bytes than quality 5. */
const BEST_QUALITY = 11;
/** With bodies of about 100 kB, so 2 MB. */
const MAX_WAITING = 20;
/** Between two pages, so that this takes about half of one processor. */
const REST_MS = 100;

interface Waiting {
  readonly body: Buffer;
  readonly done: (best: Buffer | null) => void;
}

const waiting: Waiting[] = [];
let isRunning = false;

/**
 * Compresses a page as far as brotli can, in one of zlib's threads and after the pages that came before, so that this delays no
 * response. False if too many wait: nothing is done. `done` gets null if it failed.
 */
export function compressBest(body: Buffer, done: (best: Buffer | null) => void): boolean {
  if (waiting.length >= MAX_WAITING) return false;
  waiting.push({ body, done });
  if (!isRunning) runNext();
  return true;
}

function runNext(): void {
  const next = waiting.shift();
  isRunning = next !== undefined;
  if (next === undefined) return;
  brotliCompress(next.body, brotliOptions(next.body, BEST_QUALITY), (error, best) => {
    next.done(error === null ? best : null);
    // Pages that wait keep no process alive.
    setTimeout(runNext, REST_MS).unref();
  });
}

export function brotliOptions(body: Buffer, quality: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants;
  return {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}
