/**
 * Who may import whom: the import table of ARCHITECTURE.md as allow-lists, so that a new folder is closed until it is
 * opened here. tests/architecture plants an offender for each rule and checks that the rule reports it.
 */

/** A package as dependency-cruiser sees it: the path behind the last node_modules. */
const pkg = (...names) => names.map((name) => `(^|/)node_modules/${name}(/|$)`);

/** Node's own modules, by name (they have no path). */
const NODE =
  '^(node:)?(assert|async_hooks|buffer|child_process|crypto|events|fs|fs/promises|http|https|net|os|path|perf_hooks|process|querystring|stream|stream/promises|string_decoder|timers|timers/promises|tls|url|util|v8|worker_threads|zlib)$';

/** What each adapter may take from outside. A new adapter that needs a package says so here. */
const ADAPTER_PACKAGES = {
  cms: pkg('marked', 'sanitize-html'),
  // Handles of carts are hashes, and long forms are compressed.
  cookies: ['^(node:)?(crypto|zlib)$'],
  http: [NODE, ...pkg('class-validator', 'lru-cache', 'next', '@types/react')],
};

/** The settings: read by composition, and by the front server, which is another module graph. */
const SETTINGS = '^src/composition/settings/';

/** The list of routes: the one file of the shop's rules that the settings and the front server read. */
const ROUTES = '^src/domain/navigation/routes\\.ts$';

/** How typed text is read: the rules that storefront and backend share. */
const TEXT = '^src/domain/text/';

/** The table of actions: the one file of the adapter for HTTP that the page's programs name, for its types. */
const ACTIONS = '^src/adapters/http/actions/actions\\.ts$';

/** The parts that only the server draws, the one thing of next-internals that screens name. */
const SERVER_PARTS = '^src/next-internals/server-only/server-components\\.ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A room may import itself and what the list allows, nothing else. */
const only = (name, room, allowed, comment) =>
  rule(name, comment, { path: `^${room}/` }, { pathNot: [`^${room}/`, ...allowed], couldNotResolve: false });

const adaptersWithPackages = Object.keys(ADAPTER_PACKAGES).join('|');

const rooms = [
  only(
    'domain-is-alone',
    'src/domain',
    pkg('date-fns'),
    'The rules of the shop import nothing but each other. Pass what you need as an argument; if it lives outside, make a port.',
  ),
  rule(
    'date-fns-only-for-delivery',
    'In the domain only delivery/ does calendar arithmetic. Ask a function there; format dates in ui with Intl.',
    { path: '^src/', pathNot: '^src/domain/delivery/' },
    { path: pkg('date-fns') },
  ),
  only(
    'application-sees-domain',
    'src/application',
    ['^src/domain/'],
    'A use-case knows the domain and its ports. Talk to the world through a port in application/ports.',
  ),
  rule(
    'ports-know-only-domain',
    'A port is an interface in the words of the domain. Move what it needs to the domain, or the effect to a use-case.',
    { path: '^src/application/ports/' },
    { path: '^src/application/', pathNot: '^src/application/ports/' },
  ),
  rule(
    'adapters-see-ports',
    'An adapter knows the domain and the ports it implements. Whatever joins adapters stands in composition.',
    { path: '^src/adapters/', pathNot: '^src/adapters/(actions-client|http)/' },
    {
      path: '^(src|middleware|backend|server|tests)/',
      pathNot: ['^src/domain/', '^src/application/ports/', '^src/adapters/'],
    },
  ),
  rule(
    'http-drives-the-application',
    'The adapter for HTTP reads a request, runs a use case and words its result. Composition hands in what the shop consists of.',
    { path: '^src/adapters/http/', pathNot: '^src/adapters/http/pages/' },
    {
      path: '^(src|middleware|backend|server|tests)/',
      pathNot: ['^src/(domain|application|next-internals)/', '^src/adapters/http/', '^middleware/middleware\\.ts$'],
    },
  ),
  rule(
    'page-loaders-fill-screens',
    'A page loader runs use cases and fills the props of its screen; it sees no other adapter and nothing of composition.',
    { path: '^src/adapters/http/pages/' },
    {
      path: '^(src|middleware|backend|server|tests)/',
      pathNot: ['^src/(domain|application|next-internals|ui)/', '^src/adapters/http/'],
    },
  ),
  rule(
    'actions-client-sees-use-case-types',
    'The actions client sends actions; it runs none of them, and no use case.',
    { path: '^src/adapters/actions-client/' },
    {
      path: '^(src|middleware|backend|server|tests)/',
      pathNot: ['^src/domain/', '^src/application/', '^src/adapters/actions-client/', ACTIONS],
    },
  ),
  rule(
    'table-of-actions-as-types',
    'The page knows input and output of the actions (`import type`); what runs them stays on the server.',
    { path: ['^src/adapters/actions-client/', '^src/offline/'] },
    { path: '^src/adapters/http/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'adapters-are-strangers',
    'An adapter never imports another. Share through the domain or a port, or join the two in composition.',
    { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/actions-client/' },
    { path: '^src/adapters/', pathNot: '^src/adapters/$1/' },
  ),
  rule(
    'adapters-declare-packages',
    'Adapters run in the browser too, so each package has its reason: list it in ADAPTER_PACKAGES, or do without.',
    { path: '^src/adapters/', pathNot: `^src/adapters/(${adaptersWithPackages})/` },
    { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'] },
  ),
  ...Object.entries(ADAPTER_PACKAGES).map(([adapter, allowed]) =>
    rule(
      `${adapter}-adapter-packages`,
      `The ${adapter} adapter may use its own packages only. List a new one in ADAPTER_PACKAGES with its reason.`,
      { path: `^src/adapters/${adapter}/` },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'], pathNot: allowed },
    ),
  ),
  only(
    'ui-list',
    'src/ui',
    [
      '^src/domain/',
      '^src/application/',
      SERVER_PARTS,
      ...pkg('react', 'react-dom', 'mobx', 'mobx-react-lite', 'next', 'class-validator', 'reflect-metadata'),
      ...pkg('@types/react', '@types/react-dom', 'schema-dts'),
    ],
    'Screens see domain, application, React, MobX and Next. What else they need, the view-model gets from composition.',
  ),
  only(
    'next-internals-list',
    'src/next-internals',
    ['^src/domain/', '^src/ui/', NODE, ...pkg('react', 'react-dom', 'next', '@types/react', '@types/react-dom')],
    'What relies on the inside of Next draws pages of ui, and knows nothing of requests or of commerce: take that as an argument.',
  ),
  only(
    'next-internals-on-the-front-server',
    'src/next-internals/server',
    [NODE, ...pkg('react-dom')],
    'This part is compiled for the front server as well, which draws no pages. Only react-without-storage.ts loads React, before Next does.',
  ),
  rule(
    'ports-as-types-in-ui',
    'A view-model may name a port (`import type`), never call into its file: composition hands the real one in.',
    { path: '^src/ui/' },
    { path: '^src/application/ports/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'texts-are-worded-in-ui',
    'Return a kind and its values, and word it in ui. Only what a page or an adapter is handed ready-made is worded elsewhere.',
    {
      path: '^src/(composition|adapters)/',
      pathNot: [
        '^src/composition/browser/',
        '^src/composition/server/create-server-app\\.ts$',
        '^src/adapters/http/pages/',
        '^src/composition/commerce/magento\\.ts$',
      ],
    },
    { path: '^src/ui/texts/' },
  ),
  rule(
    'class-validator-for-input',
    'Decorators describe input: in ui/forms what people type, in adapters/http what the page sends, in middleware what callers send.',
    { path: '^src/', pathNot: ['^src/ui/forms/', '^src/adapters/http/'] },
    { path: pkg('class-validator') },
  ),
  rule(
    'commerce-adapters-only-in-commerce',
    'Only composition/commerce knows a commerce backend. Use the ports of the request scope.',
    { path: '^src/', pathNot: ['^src/composition/commerce/', '^src/adapters/(graphql-middleware|memory)/'] },
    { path: '^src/adapters/(graphql-middleware|memory)/' },
  ),
  rule(
    'browser-composition-list',
    'The page reaches the shop through adapters/actions-client; use cases, commerce and cookies stay on the server.',
    { path: '^src/composition/browser/' },
    {
      path: '^src/',
      pathNot: [
        '^src/composition/browser/',
        '^src/(domain|ui)/',
        '^src/application/',
        '^src/adapters/(actions-client|browser|recaptcha|system)/',
      ],
    },
  ),
  rule(
    'use-cases-only-on-the-server',
    'The page may name the types of application; its code runs on the server.',
    { path: '^src/(ui|composition/browser|adapters/(?!http/))' },
    { path: '^src/application/(?!ports/)', dependencyTypesNot: ['type-only'] },
  ),
  only(
    'offline-list',
    'src/offline',
    [
      '^src/domain/',
      ACTIONS,
      '^src/ui/(hydration|texts)/',
      ...pkg('workbox-expiration', 'workbox-routing', 'workbox-strategies'),
    ],
    'The service worker and the script of every page are bundled apart. They see rules, texts and names of actions, nothing of React.',
  ),
  rule(
    'workbox-only-in-the-worker',
    'Workbox runs in the service worker. A page that needs something of the worker sends it a message.',
    { path: '^(src|server)/', pathNot: '^src/offline/worker/' },
    { path: pkg('workbox-expiration', 'workbox-routing', 'workbox-strategies') },
  ),
  rule(
    'offline-is-bundled-apart',
    'What is in src/offline runs as a worker or without the scripts of Next.',
    { path: '^(src|server|middleware|backend)/', pathNot: '^src/offline/' },
    { path: '^src/offline/' },
  ),
  only(
    'pages-are-thin',
    'src/pages',
    [
      '^src/ui/',
      '^src/next-internals/(DocumentHead|inline-scripts|stock-router|page-shell/cached-document)\\.tsx?$',
      '^src/adapters/http/(pages/[a-z-]+|handle-(action|middleware-call|read)|send-json)\\.ts$',
      '^src/composition/(server/(create-server-app|pages|rendered-page|security-policy)|browser/(account-pages/[a-z-]+|browser-app|checkout|change-options|payment|(Bundle|Group|Product)Page))\\.tsx?$',
      ...pkg('react', 'next', '@types/react'),
    ],
    'A page is a route: take the props from a loader of adapters/http/pages and draw a screen of ui.',
  ),
  rule(
    'composition-is-the-root',
    'Nothing but pages and the front server starts from composition. Take what you need as an argument.',
    { path: '^(src|middleware|backend)/', pathNot: '^src/(composition|pages)/' },
    { path: '^src/composition/' },
  ),
  rule(
    'browser-app-only-in-_app',
    'The browser app is composed once, in _app.tsx; a page gets what it needs through props and context.',
    { path: '^src/', pathNot: ['^src/pages/_app\\.tsx$', '^src/composition/'] },
    { path: '^src/composition/browser/browser-app\\.ts$' },
  ),
  only(
    'composition-list',
    'src/composition',
    [
      '^src/',
      '^middleware/middleware\\.ts$',
      NODE,
      ...pkg('inversify', 'reflect-metadata', 'next'),
      ...pkg('@types/react', 'react', 'mobx-react-lite'),
    ],
    'Composition connects the parts of the storefront; of the middleware it uses only the one entry.',
  ),
  rule(
    'inversify-only-in-composition',
    'Nobody but composition knows the container: take collaborators as constructor or function arguments.',
    { pathNot: '^src/composition/' },
    { path: pkg('inversify', '@inversifyjs/[^/]+') },
  ),
  only(
    'server-list',
    'server',
    [
      '^src/composition/settings/config\\.ts$',
      '^src/next-internals/server/',
      ROUTES,
      '^middleware/standard-error\\.ts$',
      NODE,
      ...pkg('lru-cache', 'next', '@redis/client'),
    ],
    'The front server knows the settings, the routes, the ceiling of the log, bounded caches, Next and Redis, nothing else of the shop: pages talk to it by response headers.',
  ),
  rule(
    'programs-are-separate',
    'src, server, middleware and backend are separate programs that meet over HTTP. Only composition and the adapter for HTTP know the entry of the middleware.',
    { path: '^(src|middleware|server)/', pathNot: ['^src/composition/', '^src/adapters/http/', '^server/'] },
    { path: '^(src|middleware|backend|server)/', pathNot: '^$1/' },
  ),
  rule(
    'backend-list',
    'The backend is a program of its own. Of the storefront it takes the rules of typed text alone, and decides by its own rows and clock.',
    { path: '^backend/' },
    { path: '^(src|middleware|server)/', pathNot: TEXT },
  ),
  only(
    'text-depends-on-nothing',
    'src/domain/text',
    [],
    'These rules run in two programs, so they import nothing else. Pass what they need as an argument.',
  ),
  rule(
    'commerce-sees-no-mail-or-payment',
    'Commerce decides, mail writes and payment collects. Let commerce declare an interface that start.ts fills, or add a row to the outbox.',
    { path: '^backend/commerce/' },
    { path: '^backend/(mail|payment)/' },
  ),
  rule(
    'product-not-to-tools',
    'Tools make files of the repository; nothing of them runs in the shop. Move the shared part into the product.',
    { path: '^(src|middleware|backend|server)/' },
    { path: '^tools/' },
  ),
  only(
    'tools-list',
    'tools',
    ['^backend/seed/', NODE, ...pkg('sharp')],
    'The illustrations draw what the seed describes. Of the backend they see the seed only.',
  ),
  rule(
    'settings-stand-alone',
    'The settings are compiled for the front server as well, so they import nothing but each other and the list of routes.',
    { path: SETTINGS },
    { pathNot: [SETTINGS, ROUTES] },
  ),
];

const tests = [
  rule(
    'product-not-to-tests',
    'Production code never imports from tests. Move the shared part into the product.',
    { path: '^(src|middleware|backend|server|scripts)/' },
    { path: '^tests/' },
  ),
  rule(
    'backend-by-its-entry-in-tests',
    'Only the tests of the backend see its inside; others start it and speak its protocols.',
    { path: '^tests/', pathNot: '^tests/(backend|backend-content|illustrations)/' },
    { path: '^backend/', pathNot: '^backend/(start|seed/[^/]+)\\.ts$' },
  ),
  rule(
    'middleware-by-its-entry-in-tests',
    'Only the tests of the middleware see its inside; others take its one entry.',
    { path: '^tests/', pathNot: '^tests/middleware/' },
    { path: '^middleware/', pathNot: '^middleware/middleware\\.ts$' },
  ),
];

const everywhere = [
  rule(
    'no-circles',
    'Two files that run each other are one thing, or hide a third: pull that third out. (Types may name each other.)',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  rule(
    'nothing-unresolved',
    'The import leads nowhere: correct the path, or add the package.',
    {},
    { couldNotResolve: true },
  ),
  rule(
    'no-orphans',
    'Nobody imports this file and it imports nothing: delete it, or connect it.',
    {
      orphan: true,
      pathNot: [
        '\\.d\\.ts$',
        '^src/pages/',
        '\\.test\\.tsx?$',
        '(^|/)(main|start|run|florist)\\.ts$',
        '^scripts/',
        '^tests/no-styles',
        // next.config.js puts it in the place of another module.
        '^src/next-internals/own-client/(no-process|page-parts)',
        '^src/next-internals/(next-config\\.js|plain-class-names\\.mjs)$',
      ],
    },
    {},
  ),
  rule(
    'no-dev-packages-in-product',
    'The package is missing in production: move it to dependencies, or do without.',
    // Bundled when the shop is built.
    { path: '^(src|middleware|backend|server)/', pathNot: '^src/offline/' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: pkg('@types/[^/]+') },
  ),
  rule(
    'packages-are-declared',
    'The package is there by accident (somebody else depends on it): declare it in package.json.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: pkg('@types/[^/]+') },
  ),
];

export default {
  forbidden: [...rooms, ...tests, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    // src/domain has a package.json of its own, without packages.
    combinedDependencies: true,
    // Without this, imports of types go unseen.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // Without these, packages with an `exports` map do not resolve and rules about them pass silently.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
