import { createHandleSession } from '../../../src/adapters/actions-client/handle-session';
import type { OutputOf } from '../../../src/adapters/http/actions/actions';
import { aClient, ActionServer } from './an-action-server';

const EXPIRED = { signedIn: true, expired: true };

function aPage(answers: readonly OutputOf<'end-session'>[]) {
  const learnt: boolean[] = [];
  let [asked, home] = [0, 0];
  const leaving = { is: false };
  const handleSession = createHandleSession({
    learn: (signedIn) => learnt.push(signedIn),
    endSession: async () => answers[asked++] ?? { ok: true, value: true },
    goHome: () => (home += 1),
    isLeaving: () => leaving.is,
  });
  return { leaving, handleSession, learnt, asked: () => asked, home: () => home };
}

const settle = () => new Promise((done) => setTimeout(done, 0));

test('learns from each action whether the visitor is signed in', () => {
  const { handleSession, learnt, asked } = aPage([]);
  handleSession({ signedIn: true, expired: false });
  handleSession({ signedIn: false, expired: false });
  expect([learnt, asked()]).toEqual([[true, false], 0]);
});

test('S4-17 S4-19 ends an expired session once and goes home once, however many actions report it', async () => {
  const { handleSession, asked, home } = aPage([]);
  [1, 2, 3].forEach(() => handleSession(EXPIRED));
  await settle();
  handleSession(EXPIRED);
  await settle();
  expect([asked(), home()]).toEqual([1, 1]);
});

test('stays on the page when somebody has signed in meanwhile, and reacts to the next expiry', async () => {
  const { handleSession, asked, home } = aPage([{ ok: true, value: false }]);
  handleSession(EXPIRED);
  await settle();
  expect([asked(), home()]).toEqual([1, 0]);
  handleSession(EXPIRED);
  await settle();
  expect([asked(), home()]).toEqual([2, 1]);
});

test('breaks off no other navigation: a response that arrives while the customer signs out leads nowhere', async () => {
  const { leaving, handleSession, learnt, asked, home } = aPage([]);
  handleSession(EXPIRED);
  leaving.is = true;
  await settle();
  expect([asked(), home()]).toEqual([1, 0]);
  handleSession({ signedIn: false, expired: true });
  await settle();
  expect([learnt, asked(), home()]).toEqual([[true], 1, 0]);
});

test('stays on the page when the server does not respond', async () => {
  const { handleSession, home } = aPage([{ ok: false, reason: { kind: 'unreachable', status: null } }]);
  handleSession(EXPIRED);
  await settle();
  expect(home()).toBe(0);
});

test('S4-18 posts end-session after pending actions, and not again for its own response', async () => {
  const server = new ActionServer();
  await server.start();
  let home = 0;
  const { post } = aClient(server.fetch, {
    onSession: createHandleSession({
      learn: () => undefined,
      isLeaving: () => false,
      endSession: () => post('end-session', {}),
      goHome: () => (home += 1),
    }),
  });
  const unauthorised = { ok: false, reason: { kind: 'unauthorised', message: '' } };
  server.listen((request, response) => {
    const result = request.url?.endsWith('end-session') === true ? { ok: true, value: true } : unauthorised;
    response.end(JSON.stringify({ result, session: { signedIn: false, expired: true } }));
  });
  await Promise.all([
    post('load-wishlist', { page: 1, itemsPerPage: 10 }),
    post('load-customer', {}),
    post('load-cart', {}),
  ]);
  while (home === 0) await settle();
  await server.close();
  const names = server.seen.map(({ path }) => path?.split('/').at(-1));
  expect(names.filter((name) => name === 'end-session')).toHaveLength(1);
  expect([names.at(-1), home]).toEqual(['end-session', 1]);
});
