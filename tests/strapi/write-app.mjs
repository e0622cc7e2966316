/** Writes a Strapi 4 with the content types that the shop reads (docs/adapters/cms.md), as a Strapi developer would. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const string = { type: 'string' };
const text = { type: 'text' };
const json = { type: 'json' };
const integer = { type: 'integer' };
const one = (component) => ({ type: 'component', component: `shop.${component}` });
const many = (component) => ({ ...one(component), repeatable: true });

const COMPONENTS = {
  link: { label: string, path: string },
  row: { heading: string, text, skus: json, link: one('link') },
  item: { name: string, link: string, external: { type: 'boolean' } },
  column: { title: string, titleLink: string, items: many('item') },
  social: { icon: string, label: string, link: string },
  credit: { name: string, link: string },
  occasion: { label: string, messages: json },
  flower: { name: string, link: string },
  synonym: { words: text, means: text },
  searchpage: { label: string, path: string, words: text },
  picture: { alt: string, caption: string, url: string, file: { type: 'media', multiple: false } },
};

const SINGLE_TYPES = {
  topbar: { Left: text, Center: text, Abroad: text },
  homepage: {
    title: string,
    description: text,
    heroHeading: string,
    heroText: text,
    heroSku: string,
    heroLink: one('link'),
    heroLinkAbroad: one('link'),
    occasions: many('link'),
    rows: many('row'),
    storyHeading: string,
    storyText: text,
  },
  footer: {
    columns: many('column'),
    socialTitle: string,
    socialTitleLink: string,
    social: many('social'),
    legal: many('item'),
    promise: text,
    copyright: text,
    credit: one('credit'),
  },
  'card-messages': { gifts: many('occasion'), tributes: many('occasion') },
  search: { synonyms: many('synonym'), pages: many('searchpage') },
};

/** By the singular of their names. */
const COLLECTIONS = {
  page: { slug: string, title: string, description: text, order: integer, body: { type: 'richtext' } },
  wedding: {
    slug: string,
    title: string,
    season: { type: 'enumeration', enum: ['spring', 'summer', 'autumn', 'winter'] },
    place: string,
    description: text,
    order: integer,
    costFrom: integer,
    costTo: integer,
    credit: string,
    body: { type: 'richtext' },
    flowers: many('flower'),
    pictures: many('picture'),
  },
};

/** Names by which Strapi finds a content type, and whether it is a collection. */
export const CONTENT_TYPES = [
  ...Object.entries(SINGLE_TYPES).map(([name, attributes]) => ({ name, attributes, isCollection: false })),
  ...Object.entries(COLLECTIONS).map(([name, attributes]) => ({ name, attributes, isCollection: true })),
];

const MIDDLEWARES = [
  'logger',
  'errors',
  'security',
  'cors',
  'poweredBy',
  'query',
  'body',
  'session',
  'favicon',
  'public',
];

/** `address`: host and port. The secrets are of a service that lives for one run of tests on this machine. */
export function writeApp(folder, { host, port }) {
  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const config = (name, value) => write(`config/${name}.js`, `module.exports = ${JSON.stringify(value)};\n`);
  // Strapi loads the plugins that it finds here.
  const dependencies = { '@strapi/plugin-users-permissions': '*' };
  write('package.json', JSON.stringify({ name: 'content', private: true, dependencies, strapi: { uuid: false } }));
  config('server', { host, port, app: { keys: ['a test key'] } });
  config('database', {
    connection: {
      client: 'sqlite',
      connection: { filename: join(folder, 'content.db') },
      useNullAsDefault: true,
    },
  });
  config('admin', {
    auth: { secret: 'a test secret' },
    apiToken: { salt: 'a test salt' },
    transfer: { token: { salt: 'a test salt' } },
    serveAdminPanel: false,
  });
  config('api', { rest: { defaultLimit: 25, maxLimit: 100 } });
  config('plugins', { 'users-permissions': { config: { jwtSecret: 'a test secret' } } });
  config(
    'middlewares',
    MIDDLEWARES.map((name) => `strapi::${name}`),
  );
  for (const [name, attributes] of Object.entries(COMPONENTS)) {
    const schema = { collectionName: `components_${name}`, info: { displayName: name }, options: {}, attributes };
    write(`src/components/shop/${name}.json`, JSON.stringify(schema));
  }
  for (const type of CONTENT_TYPES) writeType(write, type);
  mkdirSync(join(folder, 'public/uploads'), { recursive: true });
}

function writeType(write, { name, attributes, isCollection }) {
  const names = isCollection ? [name, `${name}s`] : [name, `all-${name}`];
  const schema = {
    kind: isCollection ? 'collectionType' : 'singleType',
    collectionName: names[1].replaceAll('-', '_'),
    info: { singularName: names[0], pluralName: names[1], displayName: name },
    options: { draftAndPublish: false },
    attributes,
  };
  write(`src/api/${name}/content-types/${name}/schema.json`, JSON.stringify(schema));
  for (const part of ['Controller', 'Router', 'Service']) {
    const place = part === 'Router' ? 'routes' : `${part.toLowerCase()}s`;
    const code = `module.exports = require('@strapi/strapi').factories.createCore${part}('api::${name}.${name}');\n`;
    write(`src/api/${name}/${place}/${name}.js`, code);
  }
}
