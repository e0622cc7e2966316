import { expect, type BrowserContext } from 'playwright/test';
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
