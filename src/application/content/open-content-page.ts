import type { ContentPage } from '../../domain/content/content-page';
import { contentSlug } from '../../domain/content/content-slug';
import { cleanPath } from '../../domain/navigation/clean-path';
import { refuse, type Result } from '../../domain/shared/result';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';

export interface OpenContentPageDeps {
  readonly content: Pick<Content, 'page'>;
  /** What may stand before the paths of other stores: `/ie`. */
  readonly storePrefixes?: readonly string[];
}

/** The florist's page at a path, as the visitor typed it. `not-found` when nobody wrote one. */
export type OpenContentPage = (path: string) => Promise<Result<ContentPage, Failure>>;

/** S2-13 to S2-18, S2-37. A path that can be no such page is not asked for. */
export function makeOpenContentPage({ content, storePrefixes = [] }: OpenContentPageDeps): OpenContentPage {
  return async (path) => {
    const slug = contentSlug(cleanPath(path, storePrefixes));
    return slug === null ? refuse({ kind: 'not-found', message: '' }) : content.page(slug);
  };
}
