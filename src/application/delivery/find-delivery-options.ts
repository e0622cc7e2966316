import { cutOffOfZone } from '../../domain/delivery/cut-offs';
import { type DeliveryOption, deliveryOptions } from '../../domain/delivery/delivery-option';
import type { PlaceZone } from '../../domain/delivery/delivery-zone';
import { HOME } from '../../domain/address/country';
import { londonMoment } from '../../domain/delivery/calendar/london-time';
import { parsePostcode, type PostcodeRefusal } from '../../domain/address/postcode';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Clock } from '../ports/system';
import type { DeliverySchedules } from '../ports/store';
import type { Failure } from '../ports/failures';

export interface FindDeliveryOptionsDeps {
  readonly catalogue: Pick<Catalogue, 'product'>;
  readonly schedules: DeliverySchedules;
  readonly clock: Clock;
}

/**
 * Returns how a product can get to a British postcode (whole, or its outward code); without a SKU, how most of them can. A
 * shop without a schedule is `not-found`.
 */
export type FindDeliveryOptions = (
  sku: string,
  postcode: string,
) => Promise<Result<readonly DeliveryOption[], PostcodeRefusal | Failure>>;

export function makeFindDeliveryOptions({ catalogue, schedules, clock }: FindDeliveryOptionsDeps): FindDeliveryOptions {
  return async (sku, postcode) => {
    const place = parsePostcode(postcode);
    if (!place.ok) return place;
    const [product, deliverySchedule] = await Promise.all([
      sku === '' ? null : catalogue.product(sku, []),
      schedules.deliverySchedule(),
    ]);
    if (product?.ok === false) return product;
    if (!deliverySchedule.ok) return deliverySchedule;
    const schedule = deliverySchedule.value;
    if (schedule === null) return refuse({ kind: 'not-found', message: '' });
    const destination = { country: HOME, postcode: place.value.text };
    const options = deliveryOptions(
      product?.value.courier ?? 'home',
      destination,
      schedule,
      londonMoment(clock.now()).date,
    );
    // The page needs the cut-off that holds there, but not the other postcodes of the zone.
    const ofPlace = (zone: PlaceZone): PlaceZone => {
      return { ...zone, postcodes: [], cutOffMinutes: cutOffOfZone(zone, schedule) };
    };
    return ok(options.map((option) => ({ ...option, zone: option.zone && ofPlace(option.zone) })));
  };
}
