import { makeFindLapsedDays } from '../../application/cart/find-lapsed-days';
import type { Failure } from '../../application/ports/failures';
import { type Cart } from '../../domain/cart/cart';
import { itemsWithNearDays } from '../../domain/cart/lapsed-days';
import { ok, type Result } from '../../domain/shared/result';
import type { RequestScope } from './request-scope';
import type { ServerApp } from './server-app';

type Judge = Pick<RequestScope, 'clock' | 'commerce' | 'visitor'>;

/** The cart with the items whose day is not possible any more. */
export async function withLapsedDays(
  app: Pick<ServerApp, 'deliverySchedule'>,
  { clock, commerce, visitor }: Judge,
  found: Result<Cart, Failure>,
): Promise<Result<Cart, Failure>> {
  if (!found.ok || itemsWithNearDays(found.value, clock.now()).length === 0) return found;
  const { deliverySchedule } = await app.deliverySchedule(visitor);
  const findLapsedDays = makeFindLapsedDays({ catalogue: commerce.catalogue, clock });
  return ok({ ...found.value, lapsed: await findLapsedDays(found.value, deliverySchedule) });
}
