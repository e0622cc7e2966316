type Files = Readonly<Record<string, string>>;

/** Files that offenders import; they break no rule themselves. */
export const NEIGHBOURS: Files = {
  'src/domain/cart/cart.ts': `export type Cart = { lines: number };\nexport const emptyCart: Cart = { lines: 0 };\n`,
  'src/domain/delivery/calendar.ts': `import { addDays } from 'date-fns/addDays';\nexport const later = (day: Date) => addDays(day, 1);\n`,
  'src/application/ports/carts.ts': `import type { Cart } from '../../domain/cart/cart';\nexport interface Carts { cart(): Cart }\nexport const limit = 1;\n`,
  'src/application/cart/show-cart.ts': `import type { Carts } from '../ports/carts';\nexport const makeShowCart = (carts: Carts) => () => carts.cart();\n`,
  'src/adapters/memory/memory-carts.ts': `import type { Carts } from '../../application/ports/carts';\nimport { emptyCart } from '../../domain/cart/cart';\nexport class MemoryCarts implements Carts { cart() { return emptyCart; } }\n`,
  'src/adapters/cms/markdown.ts': `import { marked } from 'marked';\nexport const html = (text: string) => marked.parse(text);\n`,
  'src/ui/forms/sign-in.ts': `import { IsEmail } from 'class-validator';\nexport class SignIn { @IsEmail() email = ''; }\n`,
  'src/ui/screens/CartScreen.tsx': `import { observer } from 'mobx-react-lite';\nimport type { Carts } from '../../application/ports/carts';\nexport const CartScreen = observer(({ carts }: { carts: Carts }) => <p>{carts.cart().lines}</p>);\n`,
  'src/domain/navigation/routes.ts': `export const names = ['cart'];\n`,
  'src/composition/settings/store-settings.ts': `import { names } from '../../domain/navigation/routes';\nexport const stores = names;\n`,
  'src/composition/settings/config.ts': `import { stores } from './store-settings';\nexport const readConfig = () => stores;\n`,
  'src/composition/server/create-server-app.ts': `import { Container } from 'inversify';\nimport { answer } from '../../../middleware/middleware';\nexport const app = [Container, answer];\n`,
  'src/adapters/http/pages/page.ts': `import type { CartScreen } from '../../../ui/screens/CartScreen';\nexport type Page = typeof CartScreen;\n`,
  'src/adapters/http/actions/actions.ts': `import { IsEmail } from 'class-validator';\nimport type { answer } from '../../../../middleware/middleware';\nimport { makeShowCart } from '../../../application/cart/show-cart';\nexport class EmailInput { @IsEmail() email = ''; }\nexport const ACTIONS = { makeShowCart };\nexport type Answer = typeof answer;\n`,
  'src/composition/browser/browser-app.ts': `import { postAction } from '../../adapters/actions-client/post-action';\nexport const browserApp = postAction;\n`,
  'src/adapters/actions-client/post-action.ts': `import type { makeShowCart } from '../../application/cart/show-cart';\nexport const postAction = (act: typeof makeShowCart) => act;\n`,
  'src/composition/commerce/backends.ts': `import { MemoryCarts } from '../../adapters/memory/memory-carts';\nexport const backends = [MemoryCarts];\n`,
  'src/pages/_app.tsx': `import { browserApp } from '../composition/browser/browser-app';\nexport default function App() { return <p>{String(browserApp)}</p>; }\n`,
  'src/pages/cart.tsx': `export { app } from '../composition/server/create-server-app';\nexport type { Page } from '../adapters/http/pages/page';\nexport { CartScreen as default } from '../ui/screens/CartScreen';\n`,
  'server/main.ts': `import next from 'next';\nimport { readConfig } from '../src/composition/settings/config';\nimport { names } from '../src/domain/navigation/routes';\nexport const door = [next, readConfig, names];\n`,
  'middleware/middleware.ts': `import { registry } from './registry';\nexport const answer = registry;\n`,
  'middleware/registry.ts': `import { GraphQLClient } from 'graphql-request';\nexport const registry = GraphQLClient;\n`,
  'backend/start.ts': `import { tables } from './database/tables';\nexport const start = tables;\n`,
  'backend/database/tables.ts': `import { Kysely } from 'kysely';\nexport const tables = Kysely;\n`,
  'backend/mail/emails.ts': `import { tables } from '../database/tables';\nexport const emails = tables;\n`,
  'backend/payment/bank.ts': `import { emails } from '../mail/emails';\nexport type Bank = typeof emails;\n`,
  'backend/seed/products.ts': `export const products = [];\n`,
  'tools/illustrations/illustrate.ts': `import { products } from '../../backend/seed/products';\nexport const drawn = products;\n`,
  'tests/unit/cart.test.ts': `import { emptyCart } from '../../src/domain/cart/cart';\ntest('x', () => { expect(emptyCart).toBe(emptyCart); });\n`,
  'tests/builders/a-cart.ts': `import { emptyCart } from '../../src/domain/cart/cart';\nexport const aCart = () => emptyCart;\n`,
  'tests/contract/carts.test.ts': `import { start } from '../../backend/start';\nimport { answer } from '../../middleware/middleware';\nimport { aCart } from '../builders/a-cart';\ntest('x', () => { expect([start, answer, aCart]).toHaveLength(3); });\n`,
  'tests/backend/tables.test.ts': `import { tables } from '../../backend/database/tables';\ntest('x', () => { expect(tables).toBe(tables); });\n`,
  'tests/middleware/registry.test.ts': `import { registry } from '../../middleware/registry';\ntest('x', () => { expect(registry).toBe(registry); });\n`,
};

const importing = (from: string) => `import * as it from '${from}';\nexport const kept = it;\n`;

/** For each rule of .dependency-cruiser.mjs, the files that break it; the first is the reported culprit. */
export const OFFENDERS: Readonly<Record<string, readonly Files[]>> = {
  'domain-is-alone': [
    { 'src/domain/cart/asks-application.ts': importing('../../application/cart/show-cart') },
    { 'src/domain/cart/asks-node.ts': importing('node:fs') },
    { 'src/domain/cart/asks-mobx.ts': importing('mobx') },
  ],
  'date-fns-only-for-delivery': [
    { 'src/domain/cart/counts-days.ts': importing('date-fns') },
    { 'src/ui/screens/counts-days.ts': importing('date-fns/addDays') },
  ],
  'application-sees-domain': [
    { 'src/application/cart/asks-adapter.ts': importing('../../adapters/memory/memory-carts') },
    { 'src/application/cart/asks-package.ts': importing('mobx') },
  ],
  'ports-know-only-domain': [
    {
      'src/application/ports/asks-use-case.ts': `import type { makeShowCart } from '../cart/show-cart';\nexport type Show = typeof makeShowCart;\n`,
    },
  ],
  'adapters-see-ports': [
    { 'src/adapters/memory/asks-use-case.ts': importing('../../application/cart/show-cart') },
    { 'src/adapters/memory/asks-ui.ts': importing('../../ui/forms/sign-in') },
  ],
  'adapters-are-strangers': [
    { 'src/adapters/memory/asks-cms.ts': importing('../cms/markdown') },
    { 'src/adapters/http/asks-memory.ts': importing('../memory/memory-carts') },
  ],
  'http-drives-the-application': [
    { 'src/adapters/http/asks-screen.ts': importing('../../ui/screens/CartScreen') },
    { 'src/adapters/http/asks-settings.ts': importing('../../composition/settings/config') },
  ],
  'page-loaders-fill-screens': [
    { 'src/adapters/http/pages/asks-app.ts': importing('../../../composition/server/create-server-app') },
  ],
  'http-adapter-packages': [{ 'src/adapters/http/asks-mobx.ts': importing('mobx') }],
  'cookies-adapter-packages': [{ 'src/adapters/cookies/asks-files.ts': importing('fs') }],
  'composition-is-the-root': [
    { 'src/adapters/http/asks-container.ts': importing('../../composition/server/create-server-app') },
  ],
  'adapters-declare-packages': [
    { 'src/adapters/memory/asks-marked.ts': importing('marked') },
    { 'src/adapters/memory/asks-node.ts': importing('fs') },
  ],
  'cms-adapter-packages': [{ 'src/adapters/cms/asks-mobx.ts': importing('mobx') }],
  'ui-list': [
    { 'src/ui/screens/asks-adapter.ts': importing('../../adapters/memory/memory-carts') },
    { 'src/ui/screens/asks-composition.ts': importing('../../composition/server/create-server-app') },
    { 'src/ui/screens/asks-graphql.ts': importing('graphql') },
    { 'src/ui/screens/asks-node.ts': importing('node:crypto') },
    {
      'src/ui/screens/asks-loader.ts': importing('../../next-internals/loader'),
      'src/next-internals/loader.ts': `export const loader = '';\n`,
    },
  ],
  'next-internals-list': [
    { 'src/next-internals/asks-composition.ts': importing('../composition/server/create-server-app') },
    { 'src/next-internals/asks-application.ts': importing('../application/cart/show-cart') },
    { 'src/next-internals/asks-mobx.ts': importing('mobx') },
  ],
  'next-internals-on-the-front-server': [
    { 'src/next-internals/server/asks-screen.ts': importing('../../ui/screens/CartScreen') },
    { 'src/next-internals/server/asks-react.ts': importing('react') },
  ],
  'ports-as-types-in-ui': [{ 'src/ui/screens/runs-port.ts': importing('../../application/ports/carts') }],
  'texts-are-worded-in-ui': [
    {
      'src/adapters/http/actions/words.ts': importing('../../../ui/texts/en/refusals'),
      'src/ui/texts/en/refusals.ts': `export const soldOut = 'Sold out';\n`,
    },
  ],
  'class-validator-for-input': [{ 'src/ui/screens/validates.ts': importing('class-validator') }],
  'commerce-adapters-only-in-commerce': [
    { 'src/composition/server/opens-commerce.ts': importing('../../adapters/memory/memory-carts') },
    { 'src/adapters/http/actions/opens-commerce.ts': importing('../../memory/memory-carts') },
  ],
  'browser-composition-list': [
    { 'src/composition/browser/asks-server.ts': importing('../server/create-server-app') },
    { 'src/composition/browser/asks-cms.ts': importing('../../adapters/cms/markdown') },
  ],
  'use-cases-only-on-the-server': [
    { 'src/ui/screens/runs-use-case.ts': importing('../../application/cart/show-cart') },
    { 'src/composition/browser/runs-use-case.ts': importing('../../application/cart/show-cart') },
  ],
  'actions-client-sees-use-case-types': [
    { 'src/adapters/actions-client/asks-ui.ts': importing('../../ui/forms/sign-in') },
    { 'src/adapters/actions-client/asks-cms.ts': importing('../cms/markdown') },
  ],
  'table-of-actions-as-types': [{ 'src/adapters/actions-client/runs-action.ts': importing('../http/actions/actions') }],
  'offline-list': [
    { 'src/offline/asks-view.ts': importing('../ui/forms/sign-in') },
    { 'src/offline/asks-mobx.ts': importing('mobx') },
  ],
  'workbox-only-in-the-worker': [{ 'src/offline/page/asks-workbox.ts': importing('workbox-routing') }],
  'offline-is-bundled-apart': [
    {
      'src/ui/screens/asks-worker.ts': importing('../../offline/release'),
      'src/offline/release.ts': `export const release = '1';\n`,
    },
  ],
  'pages-are-thin': [
    { 'src/pages/asks-domain.tsx': importing('../domain/cart/cart') },
    { 'src/pages/asks-middleware.tsx': importing('../../middleware/middleware') },
    { 'src/pages/asks-mobx.tsx': importing('mobx') },
  ],
  'browser-app-only-in-_app': [{ 'src/pages/second-app.tsx': importing('../composition/browser/browser-app') }],
  'composition-list': [
    { 'src/composition/opens-middleware.ts': importing('../../middleware/registry') },
    { 'src/composition/asks-kysely.ts': importing('kysely') },
    { 'src/composition/asks-backend.ts': importing('../../backend/start') },
  ],
  'inversify-only-in-composition': [
    { 'src/ui/screens/locates.ts': importing('inversify') },
    { 'middleware/locates.ts': importing('@inversifyjs/core') },
  ],
  'server-list': [
    { 'server/asks-domain.ts': importing('../src/domain/cart/cart') },
    { 'server/asks-kysely.ts': importing('kysely') },
    {
      'server/asks-loader.ts': importing('../src/next-internals/loader'),
      'src/next-internals/loader.ts': `export const loader = '';\n`,
    },
  ],
  'programs-are-separate': [
    { 'middleware/asks-domain.ts': importing('../src/domain/cart/cart') },
    { 'src/pages/asks-server.ts': importing('../../server/main') },
  ],
  'backend-list': [
    { 'backend/asks-middleware.ts': importing('../middleware/middleware') },
    { 'backend/asks-domain.ts': importing('../src/domain/cart/cart') },
  ],
  'text-depends-on-nothing': [{ 'src/domain/text/asks-cart.ts': importing('../cart/cart') }],
  'commerce-sees-no-mail-or-payment': [
    { 'backend/commerce/order/writes-email.ts': importing('../../mail/emails') },
    {
      'backend/commerce/payment/names-bank.ts': `import type { Bank } from '../../payment/bank';\nexport type Kept = Bank;\n`,
    },
  ],
  'product-not-to-tools': [{ 'backend/asks-tool.ts': importing('../tools/illustrations/illustrate') }],
  'tools-list': [
    { 'tools/illustrations/asks-database.ts': importing('../../backend/database/tables') },
    { 'tools/illustrations/asks-package.ts': importing('kysely') },
  ],
  'settings-stand-alone': [
    {
      'src/composition/settings/setting-reader.ts': `import type { Cart } from '../../domain/cart/cart';\nexport type Kept = Cart;\n`,
    },
  ],
  'product-not-to-tests': [{ 'src/domain/cart/asks-builder.ts': importing('../../../tests/builders/a-cart') }],
  'backend-by-its-entry-in-tests': [{ 'tests/contract/looks-inside.ts': importing('../../backend/database/tables') }],
  'middleware-by-its-entry-in-tests': [{ 'tests/unit/looks-inside.ts': importing('../../middleware/registry') }],
  'no-circles': [{ 'src/domain/cart/egg.ts': importing('./hen'), 'src/domain/cart/hen.ts': importing('./egg') }],
  'nothing-unresolved': [{ 'src/domain/cart/lost.ts': importing('./nowhere') }],
  'no-orphans': [{ 'src/domain/cart/alone.ts': `export const alone = 1;\n` }],
  'no-dev-packages-in-product': [{ 'server/asks-jest.ts': importing('fast-check') }],
  'packages-are-declared': [{ 'backend/asks-transitive.ts': importing('semver') }],
};
