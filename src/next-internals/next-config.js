/**
 * What next.config.js needs for this folder. `NEXT_INTERNALS=off` builds a shop with Next's own client, document and rendering
 * (README.md).
 */
const isOff = process.env.NEXT_INTERNALS === 'off';

/** Written into the code where it is read, so that branches never taken are left out of scripts. */
exports.env = { NEXT_INTERNALS: isOff ? 'off' : '' };

/** Links load pages from the server, so the browser needs no router (docs/decisions/0024). Development keeps Next's client. */
exports.resolveAlias = isOff
  ? {}
  : {
      'next/dist/client/next-turbopack.js': './src/next-internals/own-client/client-entry.ts',
      'next/dynamic': { browser: './src/next-internals/own-client/page-parts.tsx' },
      'next/dist/build/polyfills/process': { browser: './src/next-internals/own-client/no-process.ts' },
    };
