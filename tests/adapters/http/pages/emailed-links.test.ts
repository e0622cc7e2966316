import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { getServerSideProps as confirm } from '../../../../src/pages/customer/account/confirm';
import { getServerSideProps as confirmEmail } from '../../../../src/pages/customer/account/confirm-email';
import { getServerSideProps as createPassword } from '../../../../src/pages/customer/account/createPassword';
import { getServerSideProps as newsletter } from '../../../../src/pages/newsletter/confirm';
import { getServerSideProps as reset } from '../../../../src/pages/reset-password';
import type { GetServerSideProps } from 'next';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { parse } from 'node:querystring';
import { aCustomer, anAccount, PASSWORD } from '../../../builders/a-customer';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';
import { runningFrontServer } from '../../../composition/opened-features';

const { email: ANN } = aCustomer();
const NEW = 'n3w-passw0rd!';

let door: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;

beforeAll(async () => {
  door = await runningFrontServer((request, response) => {
    void handleAction(serverApp(), (request.url ?? '').split('/').at(-1) ?? '', request, response);
  });
});
beforeEach(() => (data = aServerApp({}, door.env)));
afterAll(() => door.close());

/** Opens the link of an email; returns where it leads, and its cookie. */
async function followed(page: GetServerSideProps<object>, path: string, query: string) {
  const url = `${path}?${query}`;
  const headers = { 'sec-fetch-site': 'cross-site', 'x-posy-url': url };
  const req = Object.assign(new IncomingMessage(new Socket()), { url, cookies: {}, headers });
  const res = new ServerResponse(req);
  const answer = await page({ req, res, query: parse(query), resolvedUrl: url });
  const lines = [res.getHeader('set-cookie') ?? []].flat().map(String);
  return {
    to: 'redirect' in answer ? answer.redirect.destination : null,
    referrer: res.getHeader('referrer-policy'),
    cookie: lines[0]?.split(';')[0] ?? '',
    flags: lines[0]?.split('; ').slice(1) ?? [],
  };
}

/** Where a form leads. */
async function sent(form: string, cookie: string, fields: Readonly<Record<string, string>> = {}) {
  const answer = await door.post(`/api/actions/${form}`, new URLSearchParams({ ...fields, back: '/here' }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    cookie,
  });
  return { to: answer.headers.get('location'), cookies: answer.headers.getSetCookie() };
}

const typed = { password: NEW, repeated: NEW };
const stored = () => data.shop.people.withEmail(ANN);

const CASES = [
  ['/reset-password', reset],
  ['/customer/account/createPassword', createPassword],
] as const;

test.each(CASES)('S2-25 S2-26 %s takes the token out of the URL, to where no script reads it', async (path, page) => {
  const { to, referrer, cookie, flags } = await followed(page, path, `email=${ANN}&token=secret`);
  expect([to, referrer]).toEqual([path, 'no-referrer']);
  expect(flags).toEqual(['Path=/', 'Max-Age=1800', 'SameSite=Lax', 'HttpOnly']);
  const { props } = await askedPage<object>(page, path, { cookie });
  expect(props).toMatchObject({ purpose: 'reset', asksEmail: false, done: null, refusal: null });
  expect(JSON.stringify(props)).not.toContain('secret');
});

test.each(CASES)('S2-25 S2-26 %s leads home without a token', async (path, page) => {
  await expect(askedPage<object>(page, path)).rejects.toThrow('leads to /');
  expect((await followed(page, path, 'token=')).to).toBe('/');
});

describe('A new password', () => {
  test('S2-25 is saved once with the key of the email, which is then forgotten', async () => {
    anAccount(data.shop, { resetKey: 'k1' });
    const { cookie } = await followed(reset, '/reset-password', `email=${ANN}&token=k1`);
    const differ = await sent('reset-password', cookie, { password: NEW, repeated: PASSWORD });
    expect(differ.to).toContain('passwords-differ');
    const saved = await sent('reset-password', cookie, typed);
    expect(saved.to).toBe('/here?account=password-reset');
    expect(saved.cookies.join()).toContain('posy-emailed-link=; Path=/; Max-Age=0');
    expect(stored()?.password).toBe(NEW);
    expect((await sent('reset-password', cookie, typed)).to).toContain('refused=rejected');
  });

  test('S2-25 asks for the email that a link does not have', async () => {
    anAccount(data.shop, { resetKey: 'k1' });
    const { cookie } = await followed(reset, '/reset-password', 'token=k1');
    expect((await askedPage<object>(reset, '/reset-password', { cookie })).props).toMatchObject({ asksEmail: true });
    expect((await sent('reset-password', cookie, { ...typed, email: ANN })).to).toBe('/here?account=password-reset');
  });

  test('S2-25 a used link says so, and nothing is saved without a link', async () => {
    anAccount(data.shop, { resetKey: null });
    expect((await sent('reset-password', '', typed)).to).toBe('/here?refused=not-found%7E%7E');
    const { props } = await askedPage<object>(reset, '/reset-password?refused=not-found~~');
    expect(props).toMatchObject({ refusal: { kind: 'not-found' } });
    expect(stored()?.password).toBe(PASSWORD);
  });
});

describe('Leaving', () => {
  const KEPT = ['posy-emailed-link', 'posy-typed', 'posy-asked-order', 'posy-checked-card'];

  test.each([
    ['signing out', 'sign-out', {}, 'anns-token'],
    ['the end of a session', 'end-session', {}, 'an-old-token'],
    ['a refused form of a session that has ended', 'update-profile', { firstName: 'Ann', email: ANN }, 'an-old-token'],
    ['deleting the account', 'delete-account', { password: PASSWORD, agreed: 'yes' }, 'anns-token'],
  ])('%s takes along the followed link and what else was kept for one person', async (_what, form, fields, token) => {
    data.shop.people.signIn('anns-token', anAccount(data.shop, { resetKey: 'k1' }));
    const { cookie } = await followed(reset, '/reset-password', `email=${ANN}&token=k1`);
    const others = 'posy-typed=firstName%3DAnn; posy-asked-order=number%3D1; posy-checked-card=ROSE-2222';
    const { cookies } = await sent(form, `${cookie}; ${others}; vsf-customer=${token}`, fields);
    const dropped = cookies.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=')[0]);
    expect(dropped).toEqual(expect.arrayContaining([...KEPT, 'vsf-customer']));
  });

  test('of a guest changes none of them', async () => {
    const { cookie } = await followed(reset, '/reset-password', `email=${ANN}&token=k1`);
    expect((await sent('end-session', cookie)).cookies.join()).not.toContain('posy-emailed-link');
  });
});

describe('Confirming', () => {
  test('S1-8 an account is confirmed by a password, not by opening the link or by the button alone', async () => {
    anAccount(data.shop, { confirmKey: 'k2' });
    const { cookie, to } = await followed(confirm, '/customer/account/confirm', `email=${ANN}&key=k2`);
    expect([to, stored()?.confirmKey]).toEqual(['/customer/account/confirm', 'k2']);
    const { props } = await askedPage<object>(confirm, '/customer/account/confirm', { cookie });
    expect(props).toMatchObject({ purpose: 'confirm', done: null, refusal: null });
    await sent('confirm-account', cookie);
    expect((await sent('confirm-account', cookie, { password: NEW, repeated: PASSWORD })).to).toContain('differ');
    expect(stored()?.confirmKey).toBe('k2');
    expect((await sent('confirm-account', cookie, typed)).to).toBe('/here?account=confirmed');
    expect([stored()?.confirmKey, stored()?.password]).toEqual([null, NEW]);
    expect((await sent('confirm-account', cookie, typed)).to).toContain('refused=rejected');
  });

  test('a password that the shop refuses can be chosen anew with the same link', async () => {
    anAccount(data.shop, { confirmKey: 'k2' });
    const { cookie } = await followed(confirm, '/customer/account/confirm', `email=${ANN}&key=k2`);
    const weak = await sent('confirm-account', cookie, { password: 'Sh0rt!', repeated: 'Sh0rt!' });
    expect([weak.to, weak.cookies]).toEqual(['/here?refused=password-refused%7E%7E', []]);
    expect((await sent('confirm-account', cookie, typed)).to).toBe('/here?account=confirmed');
  });

  test('a page uses no link that was followed after its own', async () => {
    anAccount(data.shop, { confirmKey: 'k2' });
    const own = await followed(confirm, '/customer/account/confirm', `email=${ANN}&key=k2`);
    const page = await askedPage<object>(confirm, '/customer/account/confirm', { cookie: own.cookie });
    const { link } = page.props as { readonly link: string };
    const later = await followed(confirm, '/customer/account/confirm', 'email=eve@example.org&key=k9');
    expect((await sent('confirm-account', later.cookie, { ...typed, link })).to).toContain('refused=not-found');
    expect((await sent('confirm-account', own.cookie, { ...typed, link })).to).toBe('/here?account=confirmed');
  });

  test('S5-28 a new address has a page of its own, with a button and no password', async () => {
    const { cookie } = await followed(confirmEmail, '/customer/account/confirm-email', `email=${ANN}&key=k4`);
    const { props } = await askedPage<object>(confirmEmail, '/customer/account/confirm-email', { cookie });
    expect(props).toMatchObject({ purpose: 'email', isDone: false, signedInAs: null });
    // The in-memory store changes addresses at once.
    expect((await sent('confirm-email', cookie)).to).toContain('refused=rejected');
    expect((await sent('confirm-account', cookie, typed)).to).toContain('refused=not-found');
  });

  test("a link of one account changes nothing about another account's session in the browser", async () => {
    anAccount(data.shop, { confirmKey: 'k2' });
    const ben = anAccount(data.shop, { id: 'ben', customer: aCustomer({ email: 'ben@example.org' }) });
    data.shop.people.signIn('bens-token', ben);
    const { cookie } = await followed(confirm, '/customer/account/confirm', `email=${ANN}&key=k2`);
    const both = `${cookie}; vsf-customer=bens-token`;
    const { to, cookies } = await sent('confirm-account', both, typed);
    expect([to, cookies.join()]).toEqual(['/here?account=confirmed', expect.not.stringContaining('vsf-customer')]);
    expect(stored()?.password).toBe(NEW);
    expect(data.shop.people.whoIs('bens-token')).toMatchObject({ ok: true, value: { password: PASSWORD } });
    const done = await askedPage<object>(confirm, '/customer/account/confirm?account=confirmed', { cookie: both });
    expect(done.props).toMatchObject({ done: 'confirmed', isSignedIn: true });
  });

  test('a new password ends the session of its own account in this browser', async () => {
    const ann = anAccount(data.shop, { resetKey: 'k1' });
    data.shop.people.signIn('anns-token', ann);
    const { cookie } = await followed(reset, '/reset-password', `email=${ANN}&token=k1`);
    const { to, cookies } = await sent('reset-password', `${cookie}; vsf-customer=anns-token`, typed);
    expect(to).toBe('/here?account=password-reset');
    expect(cookies.join()).toContain('vsf-customer=; Path=/; Max-Age=0');
  });

  test('S1-11 the newsletter is confirmed alike, and a link of another kind confirms nothing', async () => {
    data.shop.people.newsletterKeys.set(ANN, 'k3');
    const { cookie: other } = await followed(confirm, '/customer/account/confirm', `email=${ANN}&key=k3`);
    expect((await sent('confirm-newsletter', other)).to).toContain('refused=not-found');
    const { cookie } = await followed(newsletter, '/newsletter/confirm', `email=${ANN}&key=k3`);
    expect((await sent('confirm-newsletter', cookie)).to).toBe('/here?account=newsletter-confirmed');
    expect(data.shop.people.newsletter.get(ANN)).toBe('subscribed');
  });

  test('a link of another store stays in it', async () => {
    expect((await followed(newsletter, '/ie/newsletter/confirm', 'email=a&key=b')).to).toBe('/ie/newsletter/confirm');
  });
});
