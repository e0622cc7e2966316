const nextInternals = require('./src/next-internals/next-config.js');

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  // The build's own name for its sources; the service worker and the script of every page carry the same.
  generateBuildId: () => process.env.POSY_RELEASE ?? null,
  poweredByHeader: false,
  // Personal pages, and scripts for browsers without brotli; what the front server keeps it compresses itself, once.
  compress: true,
  // ETags of personal pages would be computed for nothing; the front server makes its own for public ones.
  generateEtags: false,
  // Pictures come sized from our own media service, so the optimiser (and its attack surface) is not used.
  images: { unoptimized: true },
  // Packages too: a thousand files took longer to find than to run.
  bundlePagesRouterDependencies: true,
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  // Below a store's prefix there are the same pages; which prefixes are stores is known when the shop runs (`STORES`), so the
  // pages answer 404 below any other. The names are those of src/domain/navigation/routes.ts, which is not compiled yet when
  // this file is read.
  rewrites: () =>
    Promise.resolve([
      {
        source:
          '/:store((?!(?:api|cart|checkout|customer|enquiry|newsletter|offline|order-status|reset-password|search|sign-in|styleguide)/)[a-z][a-z0-9-]{0,31})/:page(api|cart|checkout|customer|enquiry|newsletter|offline|order-status|reset-password|search|sign-in)/:rest*',
        destination: '/:page/:rest*',
      },
      { source: '/sitemap.xml', destination: '/api/sitemap' },
      { source: '/sitemap-:part([a-z]+(?:-[\\w-]{1,40})?).xml', destination: '/api/sitemap?part=:part' },
      {
        source: '/:store([a-z][a-z0-9-]{0,31})/sitemap-:part([a-z]+(?:-[\\w-]{1,40})?).xml',
        destination: '/api/sitemap?store=:store&part=:part',
      },
    ]),
  experimental: {
    // The pages are few and the same for everybody: no filter of app routes in the browser.
    clientRouterFilter: false,
    // A page's code is loaded with its first request, so that a start loads one page's, and an idle shop holds no other.
    preloadEntriesOnStart: false,
    // Smaller scripts: docs/measurements.md, "The last lines: scripts, styles and layout".
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
    turbopackCrossModuleConstants: true,
    turbopackMangleExportNames: true,
    // Characters of source. By default the shop-wide script is cut in three and a product's in three, and parts compress worse.
    turbopackChunking: { minChunkSize: 400_000, maxMergeChunkSize: 400_000 },
  },
  env: nextInternals.env,
  turbopack: { resolveAlias: nextInternals.resolveAlias },
};
