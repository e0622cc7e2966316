import { observableRef, runInAction } from 'mobx';
import type { FindDeliveryOffers } from '../../../application/delivery/find-delivery-offers';
import type { Failure } from '../../../application/ports/failures';
import type { DeliveryOffer } from '../../../domain/delivery/delivery-offer';
import type { DeliveryZone } from '../../../domain/delivery/delivery-zone';
import { preferredOffer } from '../../../domain/delivery/preferred-offer';
import { coarsePostcode, parsePostcode, type PostcodeRefusal } from '../../../domain/delivery/postcode';
import { makeAutoObservable } from '../shared/make-observable';
import { Operation } from '../shared/operation';

/** The place that the shopper named on a product page, and how the product gets there. */
export class DeliveryPlace {
  /** As formatted (`PO22 6AA`); null until a postcode was found. */
  postcode: string | null = null;
  offers: readonly DeliveryOffer[] = [];
  private readonly finding = new Operation<PostcodeRefusal | Failure>();
  private latest = 0;

  constructor(
    private readonly sku: string,
    private readonly find: FindDeliveryOffers,
  ) {
    makeAutoObservable<this, 'sku' | 'find' | 'finding' | 'latest'>(
      this,
      { offers: observableRef, sku: false, find: false, finding: false, latest: false },
      { autoBind: true },
    );
  }

  get isChecking(): boolean {
    return this.finding.isLoading;
  }

  get refusal(): PostcodeRefusal | Failure | null {
    return this.finding.error;
  }

  /** The zone by which days are judged. */
  get zone(): DeliveryZone | null {
    return preferredOffer(this.offers)?.zone ?? null;
  }

  /** Looks a postcode up; only the latest counts. An empty one goes back to the days for the nearest place. */
  async check(typed: string): Promise<void> {
    this.latest += 1;
    const asked = this.latest;
    if (typed.trim() === '') return this.forget();
    const place = parsePostcode(typed);
    const found = await this.finding.run(async () =>
      place.ok ? this.find(this.sku, coarsePostcode(place.value)) : place,
    );
    if (asked !== this.latest) return;
    runInAction(() => {
      this.postcode = place.ok && found.ok ? place.value.text : null;
      this.offers = found.ok ? found.value : [];
    });
  }

  private forget(): void {
    this.finding.clear();
    this.postcode = null;
    this.offers = [];
  }
}
