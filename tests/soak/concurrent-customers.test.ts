import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/own-documents';
import { callAtOnce } from './concurrent/call-at-once';
import { momentAt, openPlace, PERSONAL, type Place } from './concurrent/place';
import { PUBLIC_METHODS } from '../middleware/public-methods';
import { startSharingGateway } from './concurrent/sharing-gateway';
import { VALID_ARGUMENTS } from './valid-arguments';

/**
 * The storefront's documents for products and categories; the payments document needs a redirect provider and is covered
 * by its contract, with the question whether the backend has one; so are those about guests' orders, by postcode or surname.
 */
const DOCUMENTS_FOR_EVERYBODY = 31;
/** Their codes are covered by the backend's own concurrent orders. */
const GIFT_CARD_DOCUMENTS = 5;
/** They have the root fields of packaged methods, which are tried; so is one of them. The question about their errors changes nothing. */
const OTHER_CART_CHANGES = 24;
/** An enquiry belongs to its sender; those of a customer are found by the token, as the account is. */
const ENQUIRY_DOCUMENTS = 5;
/** A confirmation is one statement of the backend. */
const NEWSLETTER_DOCUMENTS = 1;
/** A cart is emptied by its id. */
const CLEARED_CARTS = 1;
/** Order attempts are queried by their key, not by session. */
const ATTEMPT_DOCUMENTS = 1;
/**
 * A guest's order by postcode and by surname, a deletion, own reviews, account and confirmation in Magento's words, and the
 * question about confirmations.
 */
const NOT_BY_SESSION_OR_REPEATED = 8;
test('every method of the API is tested or declared public', () => {
  const tried = new Set([...PERSONAL.map(({ method }) => method), ...PUBLIC_METHODS]);
  expect([...tried].sort()).toEqual(Object.keys(VALID_ARGUMENTS).sort());
  const personal = PERSONAL.filter(({ method }) => method.startsWith('custom') && method !== 'customer');
  expect(personal.filter(({ method }) => /^custom(Query|Mutation)$/.test(method))).toHaveLength(7);
  const others =
    GIFT_CARD_DOCUMENTS +
    OTHER_CART_CHANGES +
    CLEARED_CARTS +
    ENQUIRY_DOCUMENTS +
    NEWSLETTER_DOCUMENTS +
    ATTEMPT_DOCUMENTS +
    NOT_BY_SESSION_OR_REPEATED;
  expect(OWN_DOCUMENTS).toHaveLength(DOCUMENTS_FOR_EVERYBODY + others + 7);
});

describe('callers at the same moment, behind a cache that everybody shares', () => {
  const [customer] = PERSONAL.filter(({ method }) => method === 'customer');
  const [cart] = PERSONAL.filter(({ method }) => method === 'cart');
  let place: Place;
  beforeAll(async () => {
    place = await openPlace(null);
  }, 60_000);
  afterAll(async () => {
    await place?.cache.close();
    await place?.shop.close();
  });

  test('each get their own account and their own cart', async () => {
    for (const call of [customer, cart]) {
      if (call === undefined) throw new Error('There is no such call');
      expect(await callAtOnce(call, place.participants, momentAt(place, place.entries.cached))).toEqual([]);
    }
  });

  test('control case: a gateway that shares the first response is detected', async () => {
    if (customer === undefined) throw new Error('There is no such call');
    const careless = await startSharingGateway(place.entries.bare);
    try {
      expect(await callAtOnce(customer, place.participants, momentAt(place, careless))).not.toEqual([]);
    } finally {
      await careless.close();
    }
  });
});
