import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/** Writes the theme's tokens as values, as postcss.config.mjs does for the sheets of Next. */
const inlineTokens = {
  name: 'inline-tokens',
  setup({ onLoad }) {
    const tokens = new Map(
      [...readFileSync(inProject('src/ui/theme/tokens.css'), 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name, value]) => [name, value],
      ),
    );
    onLoad({ filter: /\.css$/ }, ({ path }) => {
      const unknown = [];
      const contents = readFileSync(path, 'utf8').replace(
        /var\((--[\w-]+)\)/g,
        (use, name) => tokens.get(name) ?? (unknown.push({ text: `${use} is no token of the theme` }), use),
      );
      return { contents, loader: 'css', errors: unknown };
    });
  },
};

/** Bundles the service worker (sw.js) and what every page loads last (after-load.js and .css) of one release. */
export async function bundleOffline(folder, release) {
  // Loaded here, because `npm test` imports this file before it has installed the packages.
  const { build } = await import('esbuild');
  await build({
    entryPoints: {
      sw: inProject('src/offline/worker/service-worker.ts'),
      'after-load': inProject('src/offline/page/after-load.ts'),
    },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { RELEASE: JSON.stringify(release), 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineTokens],
    logLevel: 'warning',
  });
}
