import type { CartError, Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import { MAX_QUANTITY } from '../../../domain/shared/quantity';
import type { BundleQuestion } from '../../../domain/catalogue/bundle';
import type { OptionRefusal } from '../../../domain/catalogue/options/check-answers';
import type { CustomizableOption } from '../../../domain/catalogue/options/customizable-option';
import { isEmailDay } from '../../../domain/catalogue/options/gift-card-options';
import type { Product } from '../../../domain/catalogue/product';
import { isCalendarDate } from '../../../domain/delivery/calendar/calendar-date';
import type { DayRefusal } from '../../../domain/delivery/day-refusal';

/** A refusal in a page's URL, after a form without scripts. */
export interface RefusalInQuery {
  readonly kind: string;
  /** Uid of the option or cart item; empty for the whole form. */
  readonly subject: string;
  /** A number, a date or a code, depending on the kind. */
  readonly detail: string;
}

/** Data of the page itself. Anybody can write a URL, so only kinds and numbers are taken from it. */
export interface ValidationContext {
  readonly product: Pick<Product, 'typeName' | 'maxQuantity'> | null;
  readonly options: readonly CustomizableOption[];
  /** The questions of a bundle. */
  readonly questions?: readonly BundleQuestion[] | null;
  /** Null without a schedule. */
  readonly deliveryDays: { readonly earliest: string; readonly latest: string } | null;
  /** Why the day that came back for an option is not possible; null if it is. */
  readonly dayRefusal?: (optionUid: string) => DayRefusal | null;
}

/** For listings, which have no options. */
export const LISTING_CONTEXT: ValidationContext = {
  product: null,
  options: [],
  deliveryDays: null,
};

/** Returns why a product was not added, or null. Unknown kinds are ignored. */
export function refusalOfQuery(
  refusals: readonly RefusalInQuery[],
  known: ValidationContext,
): AddToCartRefusal | Failure | null {
  const options = refusals.flatMap((refusal) => [...optionRefusal(refusal, known), ...partRefusal(refusal, known)]);
  if (options.length > 0) return { kind: 'options-refused', options };
  for (const refusal of refusals) {
    const reason = wholeRefusal(refusal, known);
    if (reason !== null) return reason;
  }
  return null;
}

/** Those that have a text of their own. */
const CART_ERRORS: readonly CartError[] = ['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND'];

const DAY_KINDS: ReadonlySet<string> = new Set<DayRefusal['kind']>([
  'date-too-soon',
  'after-cut-off',
  'peak-day',
  'date-too-far',
  'season-over',
  'out-of-season',
  'closed-weekday',
  'bank-holiday',
  'closure',
  'zone-closed',
  'nothing-leaves',
  'courier-rests',
]);

/** The refusal of a bundle's question, or of the quantity of one of its choices. */
function partRefusal({ kind, subject }: RefusalInQuery, known: ValidationContext): readonly OptionRefusal[] {
  const questions = known.questions ?? [];
  const question = questions.find(({ uid }) => uid === subject);
  if (question !== undefined && (kind === 'option-missing' || kind === 'unknown-choice')) {
    return [{ optionUid: question.uid, title: question.title, kind }];
  }
  const choice = questions.flatMap(({ choices }) => choices).find(({ uid }) => uid === subject);
  if (choice === undefined || kind !== 'quantity-invalid') return [];
  return [{ optionUid: choice.uid, title: choice.name, kind, max: MAX_QUANTITY }];
}

function optionRefusal({ kind, subject, detail }: RefusalInQuery, known: ValidationContext): readonly OptionRefusal[] {
  const option = known.options.find(({ uid }) => uid === subject);
  if (option === undefined) return [];
  const about = { optionUid: option.uid, title: option.title };
  // The schedule by which a day was refused may be unknown by now.
  if (known.deliveryDays === null && DAY_KINDS.has(kind) && !isCalendarDate(detail)) return [];
  const { earliest, latest } = known.deliveryDays ?? { earliest: detail, latest: detail };
  const ownRefusal = DAY_KINDS.has(kind) ? (known.dayRefusal?.(option.uid) ?? null) : null;
  if (ownRefusal !== null && ownRefusal.kind !== 'not-a-date') return [{ ...about, ...ownRefusal }];
  const before = null;
  switch (kind) {
    case 'option-missing':
    case 'unknown-choice':
    case 'not-a-date':
    case 'not-an-email':
    case 'holds-link':
      return [{ ...about, kind }];
    case 'text-too-long': {
      const limit = 'maxCharacters' in option ? option.maxCharacters : null;
      return limit === null ? [] : [{ ...about, kind, limit }];
    }
    // The day is possible by now or did not come back: the URL carries the next open one, not the reason.
    case 'date-too-soon':
    case 'after-cut-off':
      if (option.kind !== 'date' || !isEmailDay(option)) return [{ ...about, kind: 'date-too-soon', before, earliest }];
      return isCalendarDate(detail) ? [{ ...about, kind: 'date-too-soon', before, earliest: detail }] : [];
    case 'peak-day':
      return [{ ...about, kind: 'date-too-soon', before, earliest: isCalendarDate(detail) ? detail : earliest }];
    case 'closure':
    case 'bank-holiday':
    case 'closed-weekday':
    case 'zone-closed':
    case 'nothing-leaves':
    case 'courier-rests':
    case 'out-of-season':
      return [{ ...about, kind: 'closure', reason: '', before, earliest: isCalendarDate(detail) ? detail : earliest }];
    case 'date-too-far':
    case 'season-over':
      return [{ ...about, kind, latest }];
    default:
      return [];
  }
}

function wholeRefusal(
  { kind, detail }: RefusalInQuery,
  { product }: ValidationContext,
): AddToCartRefusal | Failure | null {
  switch (kind) {
    case 'variant-not-chosen':
    case 'out-of-stock':
      return { kind };
    case 'out-of-season': {
      const backIn = /^([1-9]|1[0-2])$/.test(detail) ? Number(detail) : null;
      return backIn === null ? { kind: 'out-of-stock' } : { kind, backIn };
    }
    case 'not-enough-stock':
      return /^\d{1,6}$/.test(detail) ? { kind, onlyLeft: Number(detail) } : { kind: 'out-of-stock' };
    case 'quantity-invalid':
      return { kind, max: product?.maxQuantity ?? MAX_QUANTITY };
    case 'quantity-above-max': {
      const max = product?.maxQuantity ?? null;
      return max === null ? null : { kind, max };
    }
    case 'type-not-supported':
      return { kind, typeName: product?.typeName ?? '' };
    case 'rejected':
      return { kind, code: CART_ERRORS.find((code) => code === detail) ?? 'UNDEFINED', message: '' };
    case 'not-found':
    case 'busy':
    case 'unauthorised':
      return { kind, message: '' };
    case 'unreachable':
      return { kind, status: null, ...(/^[0-9A-F]{8}$/.test(detail) && { reference: detail }) };
    // An option that the product no longer has.
    case 'unknown-choice':
      return { kind: 'options-refused', options: [] };
    default:
      return null;
  }
}
