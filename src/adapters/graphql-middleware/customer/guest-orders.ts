import type { Failure } from '../../../application/ports/failures';
import type { GuestOrderProof, OrderInformation } from '../../../application/ports/customer';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { type CallMiddleware, type CallResponse, isExecuted, isRefusedWhole, type Question } from '../call-middleware';
import { decodeQuery } from '../decode-response';

const MONEY = '{ currency value }';
const ADDRESS = '{ firstname lastname street city region postcode country_code telephone }';

const guestOrder = (name: string, proof: string): string => `query ${name}(
  $number: String!, $email: String!, $${proof}: String!
) {
  guestOrder(input: { number: $number, email: $email, ${proof}: $${proof} }) {
    number order_date status grand_total
    comments { timestamp message }
    total {
      base_grand_total ${MONEY} subtotal ${MONEY} total_tax ${MONEY} total_shipping ${MONEY}
      discounts { label amount ${MONEY} } taxes { title }
    }
    items {
      product_sku product_name product_url_key product_sale_price ${MONEY} status quantity_ordered
      selected_options { label value }
      entered_options { label value }
    }
    shipments { number tracking { carrier number title } }
    payment_methods { name additional_data { name value } }
    shipping_method
    shipping_address ${ADDRESS}
    billing_address ${ADDRESS}
  }
}`;

/** Magento 2.4.7 and the embedded backend. */
const GUEST_ORDER_BY_POSTCODE = guestOrder('posyGuestOrderByPostcode', 'postcode');
/** Magento since 2.4.8. */
const GUEST_ORDER_BY_SURNAME = guestOrder('posyGuestOrderBySurname', 'lastname');

/** A backend checks the field and skips it, so no order is looked for. */
const question = (name: string, proof: string): string => `query ${name} {
  __typename
  guestOrder(input: { number: "", email: "", ${proof}: "" }) @skip(if: true) { number }
}`;

const KNOWS_POSTCODES = question('posyKnowsGuestOrdersByPostcode', 'postcode');
const KNOWS_SURNAMES = question('posyKnowsGuestOrdersBySurname', 'lastname');

export const GUEST_ORDER_DOCUMENTS: readonly string[] = [
  GUEST_ORDER_BY_POSTCODE,
  GUEST_ORDER_BY_SURNAME,
  KNOWS_POSTCODES,
  KNOWS_SURNAMES,
];

/** The query for a guest's order, by the proof that was given. */
export function guestOrderQuery({ number, email, ...proof }: OrderInformation): Question {
  const asked = { number: number.trim(), email: email.trim() };
  return 'postcode' in proof
    ? { query: GUEST_ORDER_BY_POSTCODE, queryVariables: { ...asked, postcode: proof.postcode.trim() } }
    : { query: GUEST_ORDER_BY_SURNAME, queryVariables: { ...asked, lastname: proof.surname.trim() } };
}

/** How long an answer of the backend about its schema counts, ms. */
const LEARNED_MS = 60 * 60_000;

type Learned = Result<GuestOrderProof | null, Failure>;

/**
 * Tells by what the backend finds a guest's order; null if it finds none. It is asked once in an hour, by documents that it
 * only validates. Time is in ms, from `now`.
 */
export function learnGuestOrders(call: CallMiddleware, now: () => number): () => Promise<Learned> {
  let learned: { readonly value: Learned; readonly until: number } | null = null;
  let learning: Promise<Learned> | null = null;
  const learn = async (): Promise<Learned> => {
    const value = await askProof(call);
    if (value.ok) learned = { value, until: now() + LEARNED_MS };
    return value;
  };
  return () => {
    if (learned !== null && now() < learned.until) return Promise.resolve(learned.value);
    learning ??= learn().finally(() => (learning = null));
    return learning;
  };
}

/** That there is neither is believed when it is said twice: the first time it may be a fault that passes. */
async function askProof(call: CallMiddleware): Promise<Learned> {
  const rounds: readonly (readonly [GuestOrderProof, string])[] = [
    ['postcode', KNOWS_POSTCODES],
    ['surname', KNOWS_SURNAMES],
    ['postcode', KNOWS_POSTCODES],
    ['surname', KNOWS_SURNAMES],
  ];
  for (const [proof, query] of rounds) {
    const answer = await call('customQuery', [{ query, queryVariables: {} }]);
    if (answer.status === 200 && isExecuted(answer)) return ok(proof);
    if (!isRefusedWhole(answer)) return refuse(failureOf(answer));
  }
  return ok(null);
}

function failureOf(answer: CallResponse): Failure {
  const decoded = decodeQuery(answer, '__typename', () => null);
  return decoded.ok ? { kind: 'unreachable', status: answer.status } : decoded.reason;
}
