import { existsSync } from 'node:fs';

/** Loads `.env` for programs started on their own; existing environment variables win. */
export function loadEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
