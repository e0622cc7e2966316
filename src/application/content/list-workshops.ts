import type { Category } from '../../domain/catalogue/categories/category';
import { WORKSHOPS } from '../../domain/catalogue/departments';
import { upcomingWorkshops, type Workshop } from '../../domain/catalogue/workshop';
import { londonMoment } from '../../domain/delivery/calendar/london-time';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Clock } from '../ports/system';
import type { Failure } from '../ports/failures';

export interface ListWorkshopsDeps {
  readonly catalogue: Pick<Catalogue, 'workshops'>;
  readonly clock: Clock;
}

/** Returns the workshops to come; none, without a request, if the category tree has no workshops. */
export type ListWorkshops = (tree: readonly Category[]) => Promise<Result<readonly Workshop[], Failure>>;

export function makeListWorkshops({ catalogue, clock }: ListWorkshopsDeps): ListWorkshops {
  return async (tree) => {
    const category = tree.find(({ urlPath }) => urlPath === WORKSHOPS);
    if (category === undefined) return ok([]);
    const found = await catalogue.workshops(category.uid);
    return found.ok ? ok(upcomingWorkshops(found.value, londonMoment(clock.now()).date)) : found;
  };
}
