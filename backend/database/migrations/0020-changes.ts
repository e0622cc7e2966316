import type { Migration } from '../migrate';

/** What cached pages show and when it last changed: each tag with the count of changes at that time. */
export const changes: Migration = {
  name: '0020-changes',
  statements: () => [
    `CREATE TABLE changes (tag text PRIMARY KEY, version integer NOT NULL)`,
    `CREATE INDEX changes_version ON changes (version)`,
    `INSERT INTO counters (name, value) VALUES ('changes', 0)`,
  ],
};
