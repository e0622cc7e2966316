import { readSettings } from './settings/settings';
import { boundStandardError } from './shared/standard-error';
import { startBackend } from './start';

/**
 * The backend as a process. Prints one line when it is ready and stops cleanly on SIGTERM and SIGINT; with
 * POSY_PARENT_PIPE=1 also when its standard input closes because the parent process is gone.
 */
async function main(): Promise<number> {
  boundStandardError();
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const fault of read.faults) console.error(fault);
    return 1;
  }
  const backend = await startBackend(read.settings);
  console.log(`backend ready http://127.0.0.1:${backend.port}`);
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
    if (process.env['POSY_PARENT_PIPE'] !== '1') return;
    process.stdin.once('end', () => resolve());
    process.stdin.once('error', () => resolve());
    process.stdin.resume();
  });
  await backend.close();
  return 0;
}

main().then(
  (code) => process.exit(code),
  (fault: unknown) => {
    console.error(`The backend could not start: ${fault instanceof Error ? fault.message : String(fault)}`);
    process.exit(1);
  },
);
