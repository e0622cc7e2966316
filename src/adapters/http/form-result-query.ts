import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { CartChanged } from '../../application/cart/shown-cart';
import type { Failure } from '../../application/ports/failures';
import { returnPath } from '../../domain/navigation/paths';
import { unreachable } from '../../domain/shared/result';

/** A refusal in a URL: `kind~subject~detail`. The page shows its text at the field. */
export interface RefusalCode {
  readonly kind: string;
  /** The option's or the cart item's uid; empty when the refusal is about the whole. */
  readonly subject: string;
  /** A number, a day or a code. Never free text, because anybody can write a URL. */
  readonly detail: string;
}

/** Limit for entered values in the URL; the browser's own form history has to restore longer ones. */
const MAX_ADDRESS = 3500;
/** What remains for the page's own URL, encoded: a non-ASCII character takes up to nine characters. */
const MAX_BACK = 2000;

export function refusalCodes(reason: AddToCartRefusal | CartChanged | Failure, subject = ''): readonly RefusalCode[] {
  switch (reason.kind) {
    case 'options-refused':
      return reason.options.map((option) => ({
        kind: option.kind,
        subject: option.optionUid,
        detail: 'limit' in option ? String(option.limit) : 'earliest' in option ? String(option.earliest) : '',
      }));
    case 'out-of-season':
      return [{ kind: reason.kind, subject, detail: String(reason.backIn) }];
    case 'not-enough-stock':
      return [{ kind: reason.kind, subject, detail: String(reason.onlyLeft) }];
    case 'quantity-invalid':
    case 'quantity-above-max':
      return [{ kind: reason.kind, subject, detail: String(reason.max) }];
    case 'type-not-supported':
      return [{ kind: reason.kind, subject, detail: reason.typeName }];
    case 'rejected':
      return [{ kind: reason.kind, subject, detail: reason.code }];
    case 'cart-changed':
    case 'item-gone':
    case 'variant-not-chosen':
    case 'out-of-stock':
    case 'unauthorised':
    case 'not-found':
    case 'busy':
      return [{ kind: reason.kind, subject, detail: '' }];
    case 'unreachable':
      return [{ kind: reason.kind, subject, detail: reason.reference ?? '' }];
    default:
      return unreachable(reason);
  }
}

const OURS = /^(added|removed|changed|coupon|gift-card|account|newsletter|enquiry|order|refused|typed|o\..+)$/;

/** Adds the result to the query of `back`, without results of earlier attempts. The path is always on this site. */
export function formResultPath(back: string, answer: readonly (readonly [string, string])[]): string {
  const url = new URL(shortened(returnPath(back)), 'http://posy.invalid');
  for (const name of [...url.searchParams.keys()]) if (OURS.test(name)) url.searchParams.delete(name);
  for (const [name, value] of answer) {
    const before = url.search;
    url.searchParams.append(name, value);
    if (url.search.length > MAX_ADDRESS) url.search = before;
  }
  return `${url.pathname}${url.search}`;
}

/** Removes the query of a URL that is too long; a path of that length is not one of ours. */
function shortened(back: string): string {
  if (back.length <= MAX_BACK) return back;
  const [path = '/'] = back.split('?');
  return path.length <= MAX_BACK ? path : '/';
}

export function refusalPairs(codes: readonly RefusalCode[]): readonly (readonly [string, string])[] {
  return codes.map(({ kind, subject, detail }) => ['refused', `${kind}~${subject}~${detail}`] as const);
}

/** Uids, SKUs, numbers and days have no blanks. Anybody can write a URL, so nothing longer or with blanks is read from it. */
const CODE = /^[\w=+/.:-]{1,200}$/;

/** The text if it can be a code, else null: no sentence of a URL reaches a page. */
export function codeOf(text: string): string | null {
  return CODE.test(text) ? text : null;
}

/** Parses what `formResultPath` wrote, and ignores anything else. */
export function readRefusals(values: readonly string[]): readonly RefusalCode[] {
  return values.slice(0, 20).flatMap((value) => {
    const [kind = '', subject = '', ...detail] = value.split('~');
    return /^[a-z-]{1,40}$/.test(kind)
      ? [{ kind, subject: codeOf(subject) ?? '', detail: codeOf(detail.join('~')) ?? '' }]
      : [];
  });
}
