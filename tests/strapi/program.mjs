/**
 * A real Strapi 4 on SQLite with the entries of a folder, for everybody to read. Arguments: the folder with the packages, a folder
 * for its data, the folders of entries and of weddings, the port. Tells its parent when it listens, and ends with it.
 */
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { CONTENT_TYPES, writeApp } from './write-app.mjs';

const [packages, folder, entries, weddings, port] = process.argv.slice(2);
const HOST = '127.0.0.1';
writeApp(folder, { host: HOST, port: Number(port) });
symlinkSync(join(packages, 'node_modules'), join(folder, 'node_modules'));
process.chdir(folder);

const load = createRequire(join(packages, 'package.json'));
const strapi = load('@strapi/strapi')({ appDir: folder, distDir: folder });
process.on('disconnect', () => process.exit(0));
await strapi.load();
for (const { name, attributes, isCollection } of CONTENT_TYPES) {
  for (const entry of entriesOf(name, isCollection)) {
    await strapi.entityService.create(`api::${name}.${name}`, { data: onlyKnown(entry, attributes) });
  }
}
const role = await strapi.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
for (const { name } of CONTENT_TYPES) {
  for (const action of ['find', 'findOne']) {
    const data = { action: `api::${name}.${name}.${action}`, role: role.id };
    await strapi.query('plugin::users-permissions.permission').create({ data });
  }
}
await new Promise((listening) => strapi.server.listen(Number(port), HOST, listening));
process.send('listening');

function entriesOf(name, isCollection) {
  if (!isCollection) return [readEntry(join(entries, `${name}.md`))];
  const folder = name === 'wedding' ? weddings : join(entries, `${name}s`);
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.map((file) => ({ slug: basename(file, '.md'), ...readEntry(join(folder, file)) }));
}

/** A file of the embedded service: fields between lines of hyphens, then the text. */
function readEntry(path) {
  const [, fields = '', body = ''] = readFileSync(path, 'utf8').split(/^---$/m);
  return { ...parse(fields), body: body.trim() };
}

/** Strapi refuses fields that a content type does not have, and a file name is not a file of its library. */
function onlyKnown(entry, attributes) {
  const { pictures, ...rest } = entry;
  const shown = pictures?.map(({ file, url, ...words }) => ({
    ...words,
    url: url ?? `/media/weddings/${entry.slug}/${file}`,
  }));
  const all = shown === undefined ? rest : { ...rest, pictures: shown };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in attributes));
}
