import type { Container } from 'inversify';
import { CmsContent } from '../../adapters/cms/cms-content';
import { ContentClient } from '../../adapters/cms/content-client';
import type { Config } from '../settings/config';
import { T } from './tokens';

/** The florist's words from the content service. */
export function bindContent(container: Container): void {
  container
    .bind(T.content)
    .toResolvedValue(({ contentUrl }: Config) => new CmsContent(new ContentClient(contentUrl, fetch)), [T.config])
    .inSingletonScope();
}
