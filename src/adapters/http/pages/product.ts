import type { Failure } from '../../../application/ports/failures';
import { validateDeliveryDay } from '../../../domain/catalogue/options/check-answers';
import { chosenFromQuery } from '../../../domain/catalogue/configurable';
import { inSeason } from '../../../domain/catalogue/season';
import type { Product } from '../../../domain/catalogue/product';
import { deliveryDateRange } from '../../../domain/delivery/delivery-days';
import type { DayRules } from '../../../domain/delivery/delivery-rules';
import { isScheduled } from '../../../domain/delivery/is-scheduled';
import { firstOf } from '../../../domain/navigation/reserved-params';
import { ok } from '../../../domain/shared/result';
import type { PageReviews } from '../../../ui/components/product/below/ProductDetails';
import { REVIEWS_QUERY } from '../../../ui/components/product/below/reviews-address';
import { withMessage } from '../../../ui/texts/en/rejections';
import type { ProductScreenProps } from '../../../ui/screens/ProductScreen';
import {
  type ValidationContext,
  refusalOfQuery,
  type RefusalInQuery,
} from '../../../ui/view-models/cart/refusal-in-query';
import type { StoppedAt } from '../../../ui/view-models/product/group-view-model';
import { readFormOutcome } from '../form-outcome';
import { typedAnswers } from '../session/typed-answers';
import type { CanonicalQuery } from '../canonical-query';
import { failed, type PageLoadResult, type PageContext } from './page';
import { pageRules } from './page-rules';

type ProductProps = Omit<ProductScreenProps, 'site' | 'createProduct' | 'Order'>;

/** A kind of page each, because their scripts and sheets differ. */
export type ProductBody =
  { readonly product: ProductProps } | { readonly bundle: ProductProps } | { readonly group: ProductProps };

/** A product page. `loaded` is the product if it came with the route. */
export async function loadProduct(
  request: PageContext,
  sku: string,
  loaded: Product | null,
): Promise<PageLoadResult<ProductBody>> {
  const { app, shop, visitor, path, query } = request;
  const [found, deliverySchedule, { reviews, failure }] = await Promise.all([
    loaded === null ? shop.commerce.catalogue.product(sku, chosenFromQuery(query)) : ok(loaded),
    app.deliverySchedule(visitor),
    loadReviews(request, sku),
  ]);
  if (!found.ok) return failed(found.reason);
  const { refusals, added } = readFormOutcome(query);
  const answers = typedAnswers(query, shop.session);
  const rules = pageRules(request, found.value, deliverySchedule);
  const product = inSeason(found.value, rules);
  const known: ValidationContext = {
    product,
    options: product.customizableOptions,
    questions: product.bundle,
    deliveryDays: isScheduled(rules) ? deliveryDateRange(rules) : null,
    dayRefusal: validateDeliveryDay(product.customizableOptions, answers, rules),
  };
  const stopped = stoppedAt(product, refusals, known);
  const refusal = stopped === null ? refusalOfQuery(refusals, known) : null;
  const body = {
    product,
    refusal: refusal === null ? null : withMessage(refusal),
    stopped,
    answers,
    deliveryRules: rulesOfPage(rules),
    reviews,
    added: added === product.sku,
    back: withChosen(path, product, query),
  };
  const canonicalQuery = { ...chosenInEffect(product), [REVIEWS_QUERY]: reviewsInEffect(reviews) };
  const kept = {
    canonicalQuery,
    isComplete: deliverySchedule !== 'not-read',
    partFailure: failure,
    ownPath: product.path,
  };
  return { kind: 'page', body: bodyOf(product, body), ...kept };
}

/** The page names the nearest zone, for which its days hold until a postcode is given; it needs no other, and no opening hours. */
function rulesOfPage(rules: DayRules): DayRules {
  if (!isScheduled(rules)) return rules;
  const { deliverySchedule } = rules;
  const zones = deliverySchedule.zones.slice(0, 1).map((zone) => ({ ...zone, postcodes: [] }));
  return { ...rules, deliverySchedule: { ...deliverySchedule, zones, courierZones: [], openingHours: [] } };
}

/** Path and query of the chosen variant. */
function withChosen(path: string, { configurable }: Product, query: PageContext['query']): string {
  const options = configurable?.options.map(({ uid }) => uid) ?? [];
  const chosen = new URLSearchParams(
    options.flatMap((uid) => (typeof query[uid] === 'string' ? [[uid, query[uid]] as [string, string]] : [])),
  ).toString();
  return chosen === '' ? path : `${path}?${chosen}`;
}

/** The page of reviews that the URL asks for. */
async function loadReviews(
  { shop, query }: PageContext,
  sku: string,
): Promise<{ readonly reviews: PageReviews | null; readonly failure: Failure | null }> {
  if (!shop.offers.reviews) return { reviews: null, failure: null };
  const asked = firstOf(query[REVIEWS_QUERY]);
  if (!/^[1-9]\d{0,4}$/.test(asked)) return { reviews: { loaded: null, hasFailed: false }, failure: null };
  const found = await shop.useCases.catalogue.loadReviews(sku, Number(asked));
  if (found.ok) return { reviews: { loaded: found.value, hasFailed: false }, failure: null };
  return { reviews: { loaded: null, hasFailed: true }, failure: found.reason };
}

function reviewsInEffect(reviews: PageReviews | null): readonly string[] {
  const { page = 0, totalPages = 0 } = reviews?.loaded ?? {};
  return page > 0 && (page === 1 || page <= totalPages) ? [String(page)] : [];
}

function bodyOf({ type }: Product, props: ProductProps): ProductBody {
  if (type === 'bundle') return { bundle: props };
  return type === 'grouped' ? { group: props } : { product: props };
}

/** The product of a group that a form without scripts was refused for. */
function stoppedAt(
  { group }: Product,
  refusals: readonly RefusalInQuery[],
  known: ValidationContext,
): StoppedAt | null {
  for (const { product } of group ?? []) {
    const own = refusals.filter(({ subject }) => subject === product.sku);
    const reason = refusalOfQuery(own, { ...known, product: null });
    if (reason !== null) return { sku: product.sku, reason: withMessage(reason) };
  }
  return null;
}

function chosenInEffect({ configurable }: Product): CanonicalQuery {
  const options = configurable?.options ?? [];
  return Object.fromEntries(
    options.map(({ uid, values }) => [
      uid,
      values.map((value) => value.uid).filter((value) => configurable?.chosen.includes(value)),
    ]),
  );
}
