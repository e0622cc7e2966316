import { expect, test as plain, type BrowserContext } from 'playwright/test';
import { translate } from './translator';

export { expect } from 'playwright/test';
export type { BrowserContext, Page } from 'playwright/test';

interface JourneyOptions {
  /** Console messages a journey causes on purpose; any other message fails it. */
  expected: RegExp | null;
}

/** Set for the run in which the browser translates every page. */
const IS_TRANSLATED = process.env.POSY_TRANSLATED === 'yes';

/** A journey through the shop, which fails on unexpected console messages. */
export const test = plain.extend<JourneyOptions & { quiet: void; shop: string }>({
  expected: [null, { option: true }],
  // The shop's origin, without a trailing slash.
  shop: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('No shop is running');
    await use(baseURL);
  },
  // Rate limits count by IP address, and each journey is one shopper.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),
  context: async ({ context }, use) => {
    await standInForPictures(context);
    // In the same words, because journeys read them.
    if (IS_TRANSLATED) await translate(context, { mark: '' });
    await use(context);
  },
  quiet: [
    async ({ context, expected }, use) => {
      const complaints = complaintsOf(context);
      await use();
      expect(complaints.filter((words) => expected?.test(words) !== true)).toEqual([]);
    },
    { auto: true },
  ],
});

/** A unique IP address from a private range. */
export function newAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** Product pictures; fonts are below `/_next/static/media`. */
export const isPicture = (url: URL): boolean => url.pathname.startsWith('/media/');

/** A grey GIF of one pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/**
 * Replaces all pictures by a small one: a new shop resizes each of its own first, which journeys do not test. Journeys
 * do this for their `context`; call it for any other.
 */
export async function standInForPictures(context: BrowserContext): Promise<void> {
  await context.route(isPicture, (route) => route.fulfill({ contentType: 'image/gif', body: PICTURE }));
}

function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (event) => complaints.push(event.error().message));
  return complaints;
}
