import type { Content } from '../../../application/ports/content';
import type { Failure } from '../../../application/ports/failures';
import type { CardMessages } from '../../../domain/catalogue/options/card-options';
import type { ContentPage, ContentPageSummary } from '../../../domain/content/content-page';
import type { Footer, TopBanner } from '../../../domain/content/layout';
import type { HomePage } from '../../../domain/content/home-page';
import type { Wedding, WeddingSummary } from '../../../domain/content/wedding';
import type { ShopWords } from '../../../domain/listing/search-words';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { InMemoryStore } from '../in-memory-store';

export class MemoryContent implements Content {
  constructor(private readonly shop: InMemoryStore) {}

  topBanner(): Promise<Result<TopBanner, Failure>> {
    return this.shop.wire.answer('content.topBanner', () => entry(this.shop.data.banner));
  }

  footer(): Promise<Result<Footer, Failure>> {
    return this.shop.wire.answer('content.footer', () => entry(this.shop.data.footer));
  }

  homePage(): Promise<Result<HomePage, Failure>> {
    return this.shop.wire.answer('content.homePage', () => entry(this.shop.data.home));
  }

  cardMessages(): Promise<Result<CardMessages, Failure>> {
    return this.shop.wire.answer('content.cardMessages', () => entry(this.shop.data.cardMessages));
  }

  shopWords(): Promise<Result<ShopWords, Failure>> {
    return this.shop.wire.answer('content.shopWords', () => entry(this.shop.data.shopWords));
  }

  pages(): Promise<Result<readonly ContentPageSummary[], Failure>> {
    return this.shop.wire.answer('content.pages', () =>
      ok([...this.shop.data.pages].map(([slug, { title, description }]) => ({ slug, title, description }))),
    );
  }

  page(slug: string): Promise<Result<ContentPage, Failure>> {
    return this.shop.wire.answer('content.page', () => entry(this.shop.data.pages.get(slug) ?? null));
  }

  weddings(): Promise<Result<readonly WeddingSummary[], Failure>> {
    return this.shop.wire.answer('content.weddings', () => ok(this.shop.data.weddings.map(toSummary)));
  }

  wedding(slug: string): Promise<Result<Wedding, Failure>> {
    return this.shop.wire.answer('content.wedding', () =>
      entry(this.shop.data.weddings.find((wedding) => wedding.slug === slug) ?? null),
    );
  }
}

function toSummary({ slug, title, season, place, description, cover }: Wedding): WeddingSummary {
  return { slug, title, season, place, description, cover };
}

function entry<Value>(value: Value | null): Result<Value, Failure> {
  return value === null ? refuse({ kind: 'not-found', message: 'There is no such entry.' }) : ok(value);
}
