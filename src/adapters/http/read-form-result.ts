import type { ParsedUrlQuery } from 'node:querystring';
import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import type { NewsletterStatus } from '../../domain/customer/customer';
import { codeOf, readRefusals, type RefusalCode } from './form-result-query';

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

export function readFormResult(query: ParsedUrlQuery): FormOutcome {
  const typed = Object.entries(query)
    .filter(([name]) => name.startsWith(TYPED))
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
