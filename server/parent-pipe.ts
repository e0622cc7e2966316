import { type Readable } from 'node:stream';

/**
 * A program started by another one of the shop must not outlive it, also when that one is killed outright: its end of the
 * pipe closes, and that is heard here. Only when `POSY_PARENT_PIPE=1`, since a terminal's input ends for other reasons.
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
