import { HOME_CURRENCY } from '../../../src/domain/address/country';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Browser, expect, type Page } from 'playwright/test';
import { toDeliverySchedule } from '../../../src/adapters/graphql-middleware/checkout/middleware-delivery-schedules';
import type { DeliverySchedule } from '../../../src/domain/delivery/delivery-schedule';
import { emailsIn } from '../emails';
import { newAddress, standInForPictures } from '../journey';
import type { Stack } from '../stack';
import type { Errand } from './errands';
import { type About, PRODUCTS } from './facts';
import { readText } from './sentences';

const FLORIST = resolve(__dirname, '../../../dist/backend/florist.js');
/** ms; the backend looks for due emails every fifteen seconds. */
const MAIL_PATIENCE = 60_000;

export interface Read {
  readonly where: string;
  readonly text: string;
  readonly about: About;
}

/** Sentences read in a shop, with the facts of their pages. */
export class Collection {
  readonly read: Read[] = [];
  readonly #seen = new Set<string>();

  private constructor(
    readonly stack: Stack,
    private readonly browser: Browser,
    private readonly now: string,
    private readonly schedule: DeliverySchedule,
  ) {}

  /** `now`: the instant at which the clock of the shop stands. */
  static async open(stack: Stack, browser: Browser, now: string): Promise<Collection> {
    return new Collection(stack, browser, now, await scheduleOf(stack));
  }

  about(store: Errand['store'], errand: Errand | null, days: readonly string[] = []): About {
    const place =
      store === '/ie' ? ({ currency: 'EUR', country: 'IE' } as const) : ({ currency: 'GBP', country: 'GB' } as const);
    return { now: Date.parse(this.now), schedule: this.schedule, errand, days: [...days], product: null, ...place };
  }

  /** `sku` of the product whose page it is. */
  tell(where: string, sentences: readonly string[], about: About, sku?: string): void {
    const product = PRODUCTS.find((one) => one.sku === sku) ?? null;
    this.read.push(...sentences.map((text) => ({ where, text, about: { ...about, product } })));
  }

  /** What the florist's command line answers. */
  florist(...words: string[]): string {
    const env = { ...process.env, DATA_DIR: this.stack.dataDir, DEMO_NOW: this.now };
    return execFileSync(process.execPath, [FLORIST, ...words], { env, stdio: 'pipe' }).toString();
  }

  /** Reads all emails that are new, once those have come whose references begin like that. */
  async readEmails(about: About, ...references: string[]): Promise<void> {
    const fresh = () => emailsIn(this.stack.dataDir).filter(({ reference }) => !this.#seen.has(reference));
    for (const awaited of references)
      await expect
        .poll(() => fresh().some(({ reference }) => reference.startsWith(awaited)), {
          message: awaited,
          timeout: MAIL_PATIENCE,
        })
        .toBe(true);
    for (const { reference, subject, text } of fresh()) {
      this.#seen.add(reference);
      this.tell(reference, readText(`${subject}\n${text}`), about);
    }
  }

  /** A page of a new visitor. */
  async newPage(javaScriptEnabled = true): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.stack.baseUrl,
      locale: 'en-GB',
      extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
      javaScriptEnabled,
    });
    await standInForPictures(context);
    const page = await context.newPage();
    page.on('close', () => void context.close());
    return page;
  }
}

/** The florist's own, from the shop that runs. */
async function scheduleOf(stack: Stack): Promise<DeliverySchedule> {
  const query = '{ cmsBlocks(identifiers: ["delivery-rules"]) { items { content } } }';
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${stack.backend.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { cmsBlocks: { items: { content: string }[] } } };
  return toDeliverySchedule(data.cmsBlocks.items[0]?.content ?? '', HOME_CURRENCY);
}
