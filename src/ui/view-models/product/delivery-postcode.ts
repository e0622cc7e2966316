import { observableRef, runInAction } from 'mobx';
import type { FindDeliveryOptions } from '../../../application/delivery/find-delivery-options';
import type { Failure } from '../../../application/ports/failures';
import { type DeliveryOption, optionsForAll, preferredOption } from '../../../domain/delivery/delivery-option';
import type { PlaceZone } from '../../../domain/delivery/delivery-zone';
import type { PostcodeRefusal } from '../../../domain/address/postcode';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { makeAutoObservable } from '../shared/make-observable';
import { Operation } from '../shared/operation';

/** The postcode that the shopper named last, for the other pages of this tab. */
export interface SavedPostcode {
  read(): string | null;
  /** Null forgets it. */
  write(postcode: string | null): void;
  /** Calls back whenever another postcode is named; returns how to stop it. */
  listen(onChange: () => void): () => void;
}

/** Nothing is kept. */
const NOT_KEPT: SavedPostcode = { read: () => null, write: () => undefined, listen: () => () => undefined };

interface Found {
  readonly postcode: string;
  readonly offers: readonly DeliveryOption[];
}

/** The place that the shopper named, and how one or several products get there together. */
export class DeliveryPostcode {
  /** As formatted (`PO22 6AA`); null until a postcode was found. */
  postcode: string | null = null;
  offers: readonly DeliveryOption[] = [];
  readonly #finding = new Operation<PostcodeRefusal | Failure>();
  #latest = 0;
  readonly #skus: readonly string[];
  readonly #find: FindDeliveryOptions;
  readonly #kept: SavedPostcode;

  constructor(skus: readonly string[], find: FindDeliveryOptions, kept: SavedPostcode = NOT_KEPT) {
    this.#skus = skus;
    this.#find = find;
    this.#kept = kept;
    makeAutoObservable(this, { offers: observableRef }, { autoBind: true });
  }

  get isChecking(): boolean {
    return this.#finding.isLoading;
  }

  get refusal(): PostcodeRefusal | Failure | null {
    return this.#finding.error;
  }

  /** The zone by which days are judged. */
  get zone(): PlaceZone | null {
    return preferredOption(this.offers)?.zone ?? null;
  }

  /** Looks up the postcode that was named on another page of this tab; returns it, or null. */
  recall(): string | null {
    const kept = this.postcode === null ? this.#kept.read() : null;
    if (kept !== null) void this.check(kept);
    return kept;
  }

  /** Follows the postcode that is named elsewhere on the page; returns how to stop. `onFound` is given each. */
  follow(onFound: (postcode: string) => void): () => void {
    return this.#kept.listen(() => {
      const kept = this.#kept.read() ?? '';
      if (kept === (this.postcode ?? '')) return;
      onFound(kept);
      void this.check(kept);
    });
  }

  /** Looks a postcode up; only the latest counts. An empty one goes back to the days for the nearest place. */
  async check(typed: string): Promise<void> {
    this.#latest += 1;
    const asked = this.#latest;
    if (typed.trim() === '') return this.forget();
    const found = await this.#finding.run(() => this.find(typed));
    if (asked !== this.#latest) return;
    runInAction(() => {
      this.postcode = found.ok ? found.value.postcode : null;
      this.offers = found.ok ? found.value.offers : [];
    });
    if (found.ok) this.#kept.write(found.value.postcode);
  }

  private async find(typed: string): Promise<Result<Found, PostcodeRefusal | Failure>> {
    const rule = await import('../../../domain/address/postcode').catch(() => null);
    if (rule === null) return refuse({ kind: 'unreachable', status: null });
    const place = rule.parsePostcode(typed);
    if (!place.ok) return place;
    const found = await this.findAll(rule.coarsePostcode(place.value));
    return found.ok ? ok({ postcode: place.value.text, offers: found.value }) : found;
  }

  private async findAll(postcode: string): ReturnType<FindDeliveryOptions> {
    const found = await Promise.all(this.#skus.map((sku) => this.#find(sku, postcode)));
    const failed = found.find((one) => !one.ok);
    return failed ?? ok(optionsForAll(found.flatMap((one) => (one.ok ? [one.value] : []))));
  }

  private forget(): void {
    this.#finding.clear();
    this.postcode = null;
    this.offers = [];
    this.#kept.write(null);
  }
}
