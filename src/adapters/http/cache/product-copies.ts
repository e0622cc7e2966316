import { LRUCache } from 'lru-cache';
import type { KnownProduct } from '../../../application/cart/with-product';
import type { Catalogue, UrlResolver } from '../../../application/ports/catalogue';
import type { Failure } from '../../../application/ports/failures';
import type { ConfigurableChoice } from '../../../domain/catalogue/configurable';
import type { Product } from '../../../domain/catalogue/product';
import type { Result } from '../../../domain/shared/result';
import { productTags } from '../page-tags';
import type { Visitor } from '../session/visitor';

/** As long as a page may be cached, ms. */
const FRESH_MS = 60_000;
/** Of products, and of choices; a product is some 10 kB. */
const MAX_COPIES = 500;
/** A purge by it drops all copies. */
const EVERYTHING = 'everything';

/** Copies of one store and currency are no other's. */
type Place = Pick<Visitor, 'store' | 'currency'>;

interface Copy<Value> {
  readonly value: Value;
  readonly until: number;
  readonly tags: readonly string[];
}

/**
 * Products as pages read them within the last minute, by store and currency, so that a product need not be read again to
 * be added to a cart. The tags by which a page is purged drop them as well. Time is in ms, from `now`.
 */
export class ProductCopies {
  private readonly products = new LRUCache<string, Copy<Product>>({ max: MAX_COPIES });
  private readonly choices = new LRUCache<string, Copy<ConfigurableChoice>>({ max: MAX_COPIES });
  private purges = 0;

  constructor(private readonly now: () => number) {}

  purge(tags: readonly string[]): void {
    this.purges += 1;
    const isOld = (copy: Copy<unknown>) => tags.some((tag) => tag === EVERYTHING || copy.tags.includes(tag));
    for (const copies of [this.products, this.choices]) {
      for (const [key, copy] of copies) if (isOld(copy)) copies.delete(key);
    }
  }

  /** Finds the copies of a store in a currency. */
  knownIn(place: Place): KnownProduct {
    return (sku, chosen) => {
      const product = this.recall(this.products, productKey(place, sku));
      if (product === null || product.configurable === null) return product;
      const configurable = this.recall(this.choices, choiceKey(place, sku, chosen));
      return configurable && { ...product, configurable };
    };
  }

  /** A catalogue and a resolver that keep what they read. Not for a customer, who may be shown other products and prices than everybody. */
  keeping<Read extends { readonly catalogue: Catalogue; readonly urlResolver: UrlResolver }>(
    place: Place,
    read: Read,
  ): Read {
    const { catalogue, urlResolver } = read;
    return {
      ...read,
      catalogue: instead(catalogue, {
        product: (sku, chosen) =>
          this.keep(
            () => catalogue.product(sku, chosen),
            (product, until) => this.keepProduct(place, product, chosen, until),
          ),
        choice: (sku, chosen) =>
          this.keep(
            () => catalogue.choice(sku, chosen),
            (choice, until) => this.keepChoice(place, sku, chosen, choice, until),
          ),
      }),
      urlResolver: instead(urlResolver, {
        resolvePage: (path, chosen) =>
          this.keep(
            () => urlResolver.resolvePage(path, chosen),
            ({ product }, until) => product && this.keepProduct(place, product, chosen, until),
          ),
      }),
    };
  }

  /** What was read before a purge may be older than the change. */
  private async keep<Value>(
    read: () => Promise<Result<Value, Failure>>,
    store: (value: Value, until: number) => void,
  ): Promise<Result<Value, Failure>> {
    const { purges } = this;
    const until = this.now() + FRESH_MS;
    const found = await read();
    if (found.ok && purges === this.purges) store(found.value, until);
    return found;
  }

  private keepProduct(place: Place, product: Product, chosen: readonly string[], until: number): void {
    this.products.set(productKey(place, product.sku), { value: product, until, tags: productTags(product) });
    const { sku, configurable } = product;
    if (configurable !== null) this.keepChoice(place, sku, chosen, configurable, until);
  }

  private keepChoice(
    place: Place,
    sku: string,
    chosen: readonly string[],
    value: ConfigurableChoice,
    until: number,
  ): void {
    this.choices.set(choiceKey(place, sku, chosen), { value, until, tags: productTags({ sku, value }) });
  }

  private recall<Value>(copies: LRUCache<string, Copy<Value>>, key: string): Value | null {
    const copy = copies.get(key);
    return copy !== undefined && copy.until > this.now() ? copy.value : null;
  }
}

function productKey(place: Place, sku: string): string {
  return JSON.stringify([place.store.code, place.currency, sku]);
}

function choiceKey(place: Place, sku: string, chosen: readonly string[]): string {
  return JSON.stringify([productKey(place, sku), ...[...chosen].sort()]);
}

/** The port with some of its methods replaced; the others may be on its prototype. */
function instead<Port extends object>(port: Port, methods: Partial<Port>): Port {
  return Object.assign(Object.create(port) as Port, methods);
}
