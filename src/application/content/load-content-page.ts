import { type ContentPage, contentSlug } from '../../domain/content/content-page';
import { cleanPath } from '../../domain/navigation/paths';
import { refuse, type Result } from '../../domain/shared/result';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';

export interface LoadContentPageDeps {
  readonly content: Pick<Content, 'page'>;
  /** Path prefixes of the other stores: `/ie`. */
  readonly storePrefixes?: readonly string[];
}

/** Returns the CMS page at a path, or `not-found`. */
export type LoadContentPage = (path: string) => Promise<Result<ContentPage, Failure>>;

/** Sends no request for a path that cannot be a CMS page. */
export function makeLoadContentPage({ content, storePrefixes = [] }: LoadContentPageDeps): LoadContentPage {
  return async (path) => {
    const slug = contentSlug(cleanPath(path, storePrefixes));
    return slug === null ? refuse({ kind: 'not-found', message: '' }) : content.page(slug);
  };
}
