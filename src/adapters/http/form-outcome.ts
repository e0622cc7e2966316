import type { ParsedUrlQuery } from 'node:querystring';
import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { CartChanged } from '../../application/cart/shown-cart';
import type { Failure } from '../../application/ports/failures';
import { returnPath } from '../../domain/navigation/paths';
import { unreachable } from '../../domain/shared/result';
import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import type { NewsletterStatus } from '../../domain/customer/customer';

/** A posted form: values by name in their order. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

const MAX_FIELDS = 100;
const MAX_VALUE = 4096;

/** Parses a urlencoded body; null when it has more fields or longer values than any form of the shop. */
export function readForm(body: string): FormFields | null {
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const [name, sent] of new URLSearchParams(body)) {
    // Browsers send a line break as two characters, and count it as one.
    const value = sent.replace(/\r\n?/g, '\n');
    count += 1;
    if (count > MAX_FIELDS || value.length > MAX_VALUE || name.length > 200) return null;
    const values = fields.get(name) ?? [];
    values.push(value);
    fields.set(name, values);
  }
  return fields;
}

export function first(fields: FormFields, name: string): string {
  return fields.get(name)?.[0] ?? '';
}

/** Values of `option.<uid>`, by uid, without empty ones. */
export function optionAnswers(fields: FormFields): Readonly<Record<string, readonly string[]>> {
  const entries = [...fields]
    .filter(([name]) => name.startsWith('option.'))
    .map(([name, values]) => [name.slice('option.'.length), values.filter((value) => value !== '')] as const)
    .filter(([uid, values]) => uid !== '' && values.length > 0);
  return Object.fromEntries(entries);
}

/** First values of all fields whose name begins with `prefix`, by the rest of the name. */
export function named(fields: FormFields, prefix: string): readonly (readonly [string, string])[] {
  return [...fields]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, values]) => [name.slice(prefix.length), (values[0] ?? '').trim()] as const);
}

/** Query parameters for the page that shows the result. */
export type FormResult = readonly (readonly [string, string])[];

/** Redirects to another page than the one with the form. */
export interface FormRedirect {
  readonly goTo: string;
}

/** Converts a form to an action's input, and the output to a redirect. */
export interface FormDefinition {
  /** The input of the action; validated like JSON. */
  input(fields: FormFields): object;
  /** Fields that the page of the form has again after a refusal, by a cookie; never a password. */
  readonly keeps?: readonly string[] | ((fields: FormFields) => readonly string[]);
  /** Refuses what the input cannot express, such as two passwords that differ; then the action does not run. */
  refuse?(fields: FormFields): FormResult | null;
  /** The redirect for the action's output. */
  result(output: never, fields: FormFields): FormResult | FormRedirect;
}

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

const OURS = /^(added|removed|changed|coupon|gift-card|account|left|newsletter|enquiry|order|refused|typed|o\..+)$/;

/** Adds the result to the query of `back`, without results of earlier attempts. The path is always on this site. */
export function formOutcomePath(back: string, answer: readonly (readonly [string, string])[]): string {
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
function codeOf(text: string): string | null {
  return CODE.test(text) ? text : null;
}

/** Parses what `formOutcomePath` wrote, and ignores anything else. */
export function readRefusals(values: readonly string[]): readonly RefusalCode[] {
  return values.slice(0, 20).flatMap((value) => {
    const [kind = '', subject = '', ...detail] = value.split('~');
    return /^[a-z-]{1,40}$/.test(kind)
      ? [{ kind, subject: codeOf(subject) ?? '', detail: codeOf(detail.join('~')) ?? '' }]
      : [];
  });
}

/** The result of a form that was sent without scripts. */
export interface FormOutcome {
  readonly refusals: readonly RefusalCode[];
  /** Entered values by option uid, and the quantity under `quantity`. */
  readonly answers: OptionAnswers;
  /** Sku of the added product. */
  readonly added: string | null;
  /** Uid of the changed cart item. */
  readonly changed: string | null;
  /** Uid of the removed cart item. */
  readonly removed: string | null;
  readonly coupon: 'applied' | 'removed' | null;
  readonly giftCard: 'applied' | 'removed' | 'checked' | null;
  /** What a form about the account has done. */
  readonly account: AccountOutcome | null;
  /** Skus of the products that a cart has not taken at a sign-in. */
  readonly left: readonly string[];
  readonly newsletter: NewsletterStatus | null;
  readonly enquiry: 'sent' | null;
}

/** `confirm`: a new account has to be confirmed; `sent`: a new password was requested; `deleted`: the account. */
const ACCOUNT_OUTCOMES = [
  'confirm',
  'sent',
  'reduced',
  'profile-saved',
  'email-sent',
  'password-saved',
  'address-saved',
  'address-removed',
  'newsletter-saved',
  'password-reset',
  'confirmed',
  'confirmed-as-registered',
  'email-confirmed',
  'newsletter-confirmed',
  'deleted',
] as const;
type AccountOutcome = (typeof ACCOUNT_OUTCOMES)[number];

const TYPED = 'o.';

export function readFormOutcome(query: ParsedUrlQuery): FormOutcome {
  const typed = Object.entries(query)
    .filter(([name]) => name.startsWith(TYPED))
    .slice(0, MAX_FIELDS)
    .map(([name, value]) => [name.slice(TYPED.length), value ?? ''] as const);
  return {
    refusals: readRefusals(many(query.refused)),
    answers: Object.fromEntries(typed),
    added: code(query.added),
    changed: code(query.changed),
    removed: code(query.removed),
    coupon: oneOf(query.coupon, ['applied', 'removed']),
    giftCard: oneOf(query['gift-card'], ['applied', 'removed', 'checked']),
    account: oneOf(query.account, ACCOUNT_OUTCOMES),
    left: many(query.left)
      .slice(0, 10)
      .flatMap((sku) => codeOf(sku) ?? []),
    newsletter: oneOf(query.newsletter, ['subscribed', 'unconfirmed', 'not-active', 'unsubscribed']),
    enquiry: oneOf(query.enquiry, ['sent']),
  };
}

function oneOf<Known extends string>(value: string | string[] | undefined, known: readonly Known[]): Known | null {
  const said = single(value);
  return known.find((one) => one === said) ?? null;
}

function many(value: string | string[] | undefined): readonly string[] {
  return typeof value === 'string' ? [value] : (value ?? []);
}

function code(value: string | string[] | undefined): string | null {
  return codeOf(single(value) ?? '');
}

function single(value: string | string[] | undefined): string | null {
  return many(value)[0] ?? null;
}
