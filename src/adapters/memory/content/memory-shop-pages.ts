import type { Failure } from '../../../application/ports/failures';
import type { ShopPages } from '../../../application/ports/shop-pages';
import type { ContentBlock } from '../../../domain/content/content-block';
import type { ShopPage } from '../../../domain/content/shop-page';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { InMemoryStore } from '../in-memory-store';

export class MemoryShopPages implements ShopPages {
  constructor(private readonly shop: InMemoryStore) {}

  page(name: string): Promise<Result<ShopPage, Failure>> {
    return this.shop.wire.answer('shopPages.page', () => {
      const page = this.shop.data.shopPages.find((known) => known.name === name);
      return page === undefined ? refuse({ kind: 'not-found', message: `There is no page "${name}".` }) : ok(page);
    });
  }

  blocks(names: readonly string[]): Promise<Result<readonly ContentBlock[], Failure>> {
    return this.shop.wire.answer('shopPages.blocks', () =>
      ok(names.flatMap((name) => this.shop.data.blocks.find((known) => known.name === name) ?? [])),
    );
  }
}
