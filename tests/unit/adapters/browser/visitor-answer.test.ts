import { askAccountSettings } from '../../../../src/adapters/browser/account-settings';
import { askVisitor } from '../../../../src/adapters/browser/visitor-answer';

/** Somebody who answers with this, and notes what was asked. */
function answering(body: string, status = 200) {
  let question: unknown = null;
  const asked: [unknown, RequestInit][] = [];
  const send: typeof fetch = async (input, init = {}) => {
    asked.push([input, init]);
    question = JSON.parse(typeof init.body === 'string' ? init.body : 'null');
    return new Response(body, { status });
  };
  return { send, asked, question: () => question };
}

/** What is read when nothing is said of it. */
const READ = { signedIn: true, currency: 'EUR', goTo: null, notice: null };

const WHOLE = { signedIn: true, store: 'default', currency: 'EUR', cartQuantity: 3 };

describe('Whose page it is', () => {
  test('it is asked by the page’s own POST, with its path and for the counts', async () => {
    const { send, asked, question } = answering(JSON.stringify(WHOLE));
    expect(await askVisitor(send, '/roses.html')).toEqual({ ...READ, cartQuantity: 3 });
    expect(asked).toMatchObject([['/api/visitor', { method: 'POST', credentials: 'same-origin', cache: 'no-store' }]]);
    expect(question()).toEqual({ counts: true, path: '/roses.html' });
  });

  test.each([
    [
      { ...WHOLE, cartQuantity: null },
      { signedIn: true, currency: 'EUR', cartQuantity: null },
    ],
    [
      { ...WHOLE, cartQuantity: '3' },
      { signedIn: true, currency: 'EUR', cartQuantity: null },
    ],
    [
      { ...WHOLE, cartQuantity: 0 },
      { signedIn: true, currency: 'EUR', cartQuantity: 0 },
    ],
    [
      { ...WHOLE, signedIn: 'yes' },
      { signedIn: false, currency: 'EUR', cartQuantity: 3 },
    ],
    [{ currency: 'GBP' }, { signedIn: false, currency: 'GBP', cartQuantity: null }],
  ])('%j is read as %j', async (body, answer) => {
    expect(await askVisitor(answering(JSON.stringify(body)).send, '/')).toEqual({ ...READ, ...answer });
  });

  test.each([
    ['', 200],
    ['<h1>Down</h1>', 200],
    ['null', 200],
    ['"GBP"', 200],
    ['[]', 200],
    ['{}', 200],
    ['{"currency":7}', 200],
    [JSON.stringify(WHOLE), 403],
    [JSON.stringify(WHOLE), 500],
  ])('%j with %d is no answer', async (body, status) => {
    expect(await askVisitor(answering(body, status).send, '/')).toBeNull();
  });

  test('a line that is cut is no answer', async () => {
    const cut: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
    expect(await askVisitor(cut, '/')).toBeNull();
  });

  test.each([
    ['/german', '/german'],
    ['//evil.test', null],
    ['/\\evil.test', null],
    ['https://evil.test', null],
    [7, null],
  ])('the door %j is read as %j', async (goTo, read) => {
    const answer = await askVisitor(answering(JSON.stringify({ ...WHOLE, goTo })).send, '/');
    expect(answer?.goTo).toBe(read);
  });

  test.each([
    ['not-authorised', 'not-authorised'],
    ['You have won', null],
    [{}, null],
  ])('S3-66 the message %j is read as %j', async (notice, read) => {
    const answer = await askVisitor(answering(JSON.stringify({ ...WHOLE, notice })).send, '/');
    expect(answer?.notice).toBe(read);
  });
});

describe('The settings of accounts', () => {
  const STORE = { code: 'default', locale: 'en-GB', currencies: ['GBP'], defaultCurrency: 'GBP', pathPrefix: '' };
  const SETTINGS = { confirmation: true, recaptcha: null, stores: [STORE] };

  test('are asked for by the page’s own POST', async () => {
    const { send, question } = answering(JSON.stringify({ ...WHOLE, settings: SETTINGS }));
    expect(await askAccountSettings(send, '/x')).toEqual({ ...SETTINGS, store: 'default' });
    expect(question()).toEqual({ settings: true, path: '/x' });
  });

  test.each([
    ['{}', 200],
    ['null', 200],
    [JSON.stringify({ store: 'default', settings: {} }), 200],
    [JSON.stringify({ settings: SETTINGS }), 200],
    [JSON.stringify({ ...WHOLE, settings: SETTINGS }), 500],
    ['<h1>', 200],
  ])('%s with %d are none', async (body, status) => {
    expect(await askAccountSettings(answering(body, status).send, '/')).toBeNull();
  });
});
