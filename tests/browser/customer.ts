import { expect, type BrowserContext } from 'playwright/test';
import { keyInEmail, linkInEmail } from '../contract/backend-emails';
import { newAddress } from './journey';
import { OWN_PAGE } from './guest';

export const DEMO_PASSWORD = 'Posy-demo-1';

/** Signs a customer of the demo in, for journeys that start after it. A busy machine may ask to try again. */
export async function signInAs(context: BrowserContext, email: string, password = DEMO_PASSWORD): Promise<void> {
  await expect(async () => {
    const answer = await context.request.post('/api/actions/sign-in', {
      data: { email, password, captchaToken: null },
      headers: { ...OWN_PAGE, 'x-forwarded-for': newAddress() },
    });
    expect(await answer.json()).toMatchObject({ result: { ok: true } });
  }).toPass();
}

/** The key of the newest email of this kind in the stack's outbox. */
export function emailedKey(purpose: 'confirm' | 'reset', email: string): Promise<string> {
  return keyInEmail(outboxOwner(), purpose, email);
}

/** Path and query of a link in the newest email whose reference begins like that, to a page of that path. */
export async function emailedLink(reference: string, email: string, path: string): Promise<string> {
  const { pathname, search } = await linkInEmail(outboxOwner(), reference, email, path);
  return `${pathname}${search}`;
}

function outboxOwner(): string {
  const dataDir = process.env.POSY_STACK_DATA;
  if (dataDir === undefined) throw new Error('POSY_STACK_DATA is not set: the stack did not start');
  return dataDir;
}

/** Posts an action of the page's scripts. */
export async function act(context: BrowserContext, action: string, data: object): Promise<void> {
  const headers = { ...OWN_PAGE, 'x-forwarded-for': newAddress() };
  const answer = await context.request.post(`/api/actions/${action}`, { data, headers });
  expect(await answer.json()).toMatchObject({ result: { ok: true } });
}

/** Registers a customer, for journeys that change an account. The address is not confirmed yet. */
export async function register(context: BrowserContext, email: string): Promise<void> {
  const name = { firstName: 'Wren', lastName: 'Halloran' };
  await act(context, 'register', { ...name, email, password: DEMO_PASSWORD, captchaToken: null });
}

/** Asks for another email address of the signed-in customer. */
export async function changeEmail(context: BrowserContext, email: string): Promise<void> {
  await act(context, 'update-profile', { change: {}, email, password: DEMO_PASSWORD });
}

/** A new customer, confirmed and signed in. */
export async function signInAsNew(context: BrowserContext, email: string): Promise<void> {
  await register(context, email);
  const link = new URLSearchParams({ email, key: await emailedKey('confirm', email) });
  await context.request.get(`/customer/account/confirm?${link}`);
  await act(context, 'confirm-account', { password: DEMO_PASSWORD });
  await signInAs(context, email);
}
