import { inProject } from '../project.mjs';

/** Programs and modules that scripts load, by their path without the ending. */
const ENTRIES = [
  'backend/main',
  'backend/florist',
  'backend/seed/run',
  'backend/seed/shop/stores',
  'backend/settings/settings',
  'middleware/main',
  'server/backend-stores',
  'server/main',
  'src/composition/settings/config',
];
/** Loaded when they are first used, or not to be bundled: with native parts, as large as Next, or shared with Next. */
const NOT_BUNDLED = [
  '@redis/client',
  '@zxcvbn-ts/language-common',
  'libsql',
  'next',
  'nodemailer',
  'pg',
  'react-dom',
  'sharp',
  'stripe',
];

/** Bundles each program into one file of `folder`: more than a thousand small files take longer to find than to run. */
export async function bundlePrograms(folder) {
  // Loaded here, because `npm test` imports this file before it has installed the packages.
  const { build } = await import('esbuild');
  const resizer = 'backend/media/resize-process';
  await build({
    entryPoints: {
      ...Object.fromEntries(ENTRIES.map((path) => [path, inProject(`${path}.ts`)])),
      // Found beside the program that starts it, as it is beside the module when each is compiled alone.
      'backend/resize-process': inProject(`${resizer}.ts`),
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // The ES modules of packages, of which unused parts can be left out.
    mainFields: ['module', 'main'],
    external: [...NOT_BUNDLED, './resize-process'],
    legalComments: 'none',
    logLevel: 'warning',
  });
}
