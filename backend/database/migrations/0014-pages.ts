import type { Migration } from '../migrate';

/** CMS pages and blocks of the commerce API. */
export const pages: Migration = {
  name: '0014-pages',
  statements: (identity) => [
    `CREATE TABLE cms_pages (
      id ${identity}, identifier text NOT NULL UNIQUE, title text NOT NULL, content_heading text NOT NULL,
      content text NOT NULL, meta_title text NOT NULL, meta_description text NOT NULL)`,
    `CREATE TABLE cms_blocks (identifier text PRIMARY KEY, title text NOT NULL, content text NOT NULL)`,
  ],
};
