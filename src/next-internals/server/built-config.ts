import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lets Next take the settings that its build wrote down, as the server of its own `output: 'standalone'` does, instead of
 * working them out of `next.config.js` again at each start. `project` is the folder of the build.
 */
export function useBuiltConfig(project: string): void {
  const files = readFileSync(join(project, '.next', 'required-server-files.json'), 'utf8');
  const { config } = JSON.parse(files) as { readonly config: unknown };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
