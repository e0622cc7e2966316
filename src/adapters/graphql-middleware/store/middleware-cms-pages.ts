import type { Failure } from '../../../application/ports/failures';
import type { CmsPages } from '../../../application/ports/content';
import type { ContentBlock, CmsPage } from '../../../domain/content/content-page';
import { ok, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { optionalText, readEach, record, text } from '../wire-value';

export class MiddlewareCmsPages implements CmsPages {
  /** `sanitise` makes the backend's HTML safe. */
  constructor(
    private readonly call: CallMiddleware,
    private readonly sanitise: (html: string) => string,
  ) {}

  async page(name: string): Promise<Result<CmsPage, Failure>> {
    return decodeQuery(await this.call('cmsPage', [name]), 'cmsPage', (value) => {
      const wire = record(value, 'cmsPage');
      return {
        name: optionalText(wire.identifier) ?? name,
        title: optionalText(wire.meta_title) ?? optionalText(wire.title) ?? '',
        description: optionalText(wire.meta_description) ?? '',
        heading: optionalText(wire.content_heading),
        body: this.sanitise(optionalText(wire.content) ?? ''),
      };
    });
  }

  async blocks(names: readonly string[]): Promise<Result<readonly ContentBlock[], Failure>> {
    if (names.length === 0) return ok([]);
    return decodeQuery(await this.call('cmsBlocks', [names]), 'cmsBlocks', (value) => {
      const found = readEach(record(value, 'cmsBlocks').items, (wire) => ({
        name: text(wire.identifier, 'name of a block'),
        title: optionalText(wire.title) ?? '',
        body: this.sanitise(optionalText(wire.content) ?? ''),
      }));
      return names.flatMap((name) => found.find((block) => block.name === name) ?? []);
    });
  }
}
