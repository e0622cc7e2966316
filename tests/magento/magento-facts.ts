import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, buildSchema, type GraphQLSchema } from 'graphql';
import { mergedSdl } from './merged-sdl';

export const MAGENTO_FACTS = join(__dirname, 'magento-2.4.graphql');

const VERSIONS = ['2.4.6', '2.4.7', '2.4.8', '2.4.9'] as const;

export interface MagentoRelease {
  readonly edition: 'Open Source' | 'Commerce';
  readonly version: (typeof VERSIONS)[number];
}

/** What `npm test` runs on. */
export const OPEN_SOURCE: MagentoRelease = { edition: 'Open Source', version: '2.4.8' };

/** Every release that the shop is tried on, by its name. */
export const MAGENTO_RELEASES: readonly (readonly [name: string, release: MagentoRelease])[] = VERSIONS.flatMap(
  (version) =>
    (['Open Source', 'Commerce'] as const).map((edition) => [`${edition} ${version}`, { edition, version }] as const),
);

/** Whether the release is of this version or later. */
export function isSince(version: MagentoRelease['version'], release: MagentoRelease): boolean {
  return VERSIONS.indexOf(release.version) >= VERSIONS.indexOf(version);
}

const said = (name: string): string => readFileSync(join(__dirname, 'differences', `${name}.graphql`), 'utf8');

/** The part of the published types that our documents use, before what single versions have otherwise. */
export function publishedFacts(): GraphQLSchema {
  return buildSchema(readFileSync(MAGENTO_FACTS, 'utf8'));
}

/**
 * The part of a Magento's schema that our documents use: names and types only, which the interoperability suite compares
 * with the published types, and what each later version and Adobe Commerce have otherwise. It is used without network
 * access. `more` is the SDL of a shop's own products and modules.
 */
export function magentoFacts(release: MagentoRelease = OPEN_SOURCE, more = ''): GraphQLSchema {
  const versions = VERSIONS.filter((version) => isSince(version, release)).map(said);
  const edition = release.edition === 'Commerce' ? [said('commerce')] : [];
  const later = edition.length > 0 && isSince('2.4.7', release) ? [said('commerce-2.4.7')] : [];
  return buildASTSchema(
    mergedSdl(...[readFileSync(MAGENTO_FACTS, 'utf8'), ...versions, ...edition, ...later, more].filter(Boolean)),
  );
}
