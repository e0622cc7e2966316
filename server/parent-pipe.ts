import { type Readable } from 'node:stream';

/**
 * Stops the process when its parent is gone, even when the parent was killed: the pipe on standard input closes. Only
 * with `POSY_PARENT_PIPE=1`, because a terminal's input ends for other reasons too.
 */
export function stopWithParent(
  env: Readonly<Record<string, string | undefined>>,
  pipe: Readable,
  stop: () => void,
): void {
  if (env.POSY_PARENT_PIPE !== '1') return;
  pipe.on('end', stop);
  pipe.on('error', stop);
  pipe.resume();
}
