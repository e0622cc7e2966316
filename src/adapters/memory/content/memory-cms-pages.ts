import type { Failure } from '../../../application/ports/failures';
import type { CmsPages } from '../../../application/ports/content';
import type { ContentBlock, CmsPage } from '../../../domain/content/content-page';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { InMemoryStore } from '../in-memory-store';

export class MemoryCmsPages implements CmsPages {
  constructor(private readonly shop: InMemoryStore) {}

  page(name: string): Promise<Result<CmsPage, Failure>> {
    return this.shop.wire.answer('cmsPages.page', () => {
      const page = this.shop.data.cmsPages.find((known) => known.name === name);
      return page === undefined ? refuse({ kind: 'not-found', message: `There is no page "${name}".` }) : ok(page);
    });
  }

  blocks(names: readonly string[]): Promise<Result<readonly ContentBlock[], Failure>> {
    return this.shop.wire.answer('cmsPages.blocks', () =>
      ok(names.flatMap((name) => this.shop.data.blocks.find((known) => known.name === name) ?? [])),
    );
  }
}
