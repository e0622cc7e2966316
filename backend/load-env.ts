import { existsSync } from 'node:fs';

/** The owner's `.env` for programs that are started by themselves; what the environment says already wins. */
export function loadEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
