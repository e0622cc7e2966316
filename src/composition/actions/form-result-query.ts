import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { CartChanged } from '../../application/actions/action';
import type { Failure } from '../../application/ports/failures';
import { returnPath } from '../../domain/navigation/return-path';
import { unreachable } from '../../domain/shared/result';

/** One refusal as it travels in an address: `kind~subject~detail`. The page turns it into words beside its field. */
export interface RefusalCode {
  readonly kind: string;
  /** The option's or the cart item's uid; empty when the refusal is about the whole. */
  readonly subject: string;
  /** What the sentence needs: a number, a day or a code. Never a sentence: anybody can write an address. */
  readonly detail: string;
}

/** What the answering page's address may carry; longer typed texts are left to the browser's own memory of the form. */
const MAX_ADDRESS = 3500;
/** What is left of it for the page's own address, encoded: signs of other scripts take nine characters each. */
const MAX_BACK = 2000;

export function refusalCodes(reason: AddToCartRefusal | CartChanged | Failure, subject = ''): readonly RefusalCode[] {
  switch (reason.kind) {
    case 'options-refused':
      return reason.options.map((option) => ({
        kind: option.kind,
        subject: option.optionUid,
        detail: 'limit' in option ? String(option.limit) : 'earliest' in option ? String(option.earliest) : '',
      }));
    case 'not-enough-stock':
      return [{ kind: reason.kind, subject, detail: String(reason.onlyLeft) }];
    case 'quantity-invalid':
      return [{ kind: reason.kind, subject, detail: String(reason.max) }];
    case 'type-not-supported':
      return [{ kind: reason.kind, subject, detail: reason.typeName }];
    case 'rejected':
      return [{ kind: reason.kind, subject, detail: reason.code }];
    case 'cart-changed':
    case 'variant-not-chosen':
    case 'out-of-stock':
    case 'unauthorised':
    case 'not-found':
    case 'busy':
    case 'unreachable':
      return [{ kind: reason.kind, subject, detail: '' }];
    default:
      return unreachable(reason);
  }
}

const OURS = /^(added|removed|changed|coupon|refused|o\..+)$/;

/** `back` with the answer in its query; answers of an earlier try are taken out. Never leaves the site. */
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

/** An address that is too long loses its query; a path of that length was none of ours. */
function shortened(back: string): string {
  if (back.length <= MAX_BACK) return back;
  const [path = '/'] = back.split('?');
  return path.length <= MAX_BACK ? path : '/';
}

export function refusalPairs(codes: readonly RefusalCode[]): readonly (readonly [string, string])[] {
  return codes.map(({ kind, subject, detail }) => ['refused', `${kind}~${subject}~${detail}`] as const);
}

/** Reads what `formResultPath` wrote. Anything else in its place is left out. */
export function readRefusals(values: readonly string[]): readonly RefusalCode[] {
  return values.slice(0, 20).flatMap((value) => {
    const [kind = '', subject = '', ...detail] = value.split('~');
    return /^[a-z-]{1,40}$/.test(kind)
      ? [{ kind, subject: subject.slice(0, 200), detail: detail.join('~').slice(0, 300) }]
      : [];
  });
}
