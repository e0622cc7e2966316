import { BOUQUET, earliestDay } from './guest';
import { expect, test, type Page } from './journey';

test.use({ javaScriptEnabled: false });

interface Refusal {
  readonly case: string;
  /** Makes one field of an otherwise valid form invalid. */
  readonly spoil: (page: Page) => Promise<void>;
  /** Label of the invalid field. */
  readonly field: string;
  readonly says: RegExp;
}

const TOO_LONG = 'Roses are red, '.repeat(14);

const pickDay = (day: string) => async (page: Page) => {
  await page.getByLabel('Delivery date').fill(day);
};
const typeQuantity = (text: string) => async (page: Page) => {
  // Clients other than browsers can send text in a number field.
  await page.getByLabel('Quantity').evaluate((field: HTMLInputElement) => (field.type = 'text'));
  await page.getByLabel('Quantity').fill(text);
};

/** Sundays well ahead of today, which are always closed. */
function nextButOneSunday(earliest: string): string {
  const day = new Date(`${earliest}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 14 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

const WHOLE_NUMBER = /Please enter a whole number from 1 to 20\./;

const REFUSALS: readonly Refusal[] = [
  {
    case: 'a day that is not given',
    spoil: pickDay(''),
    field: 'Delivery date',
    says: /Please complete “Delivery date”/,
  },
  {
    case: 'a day that is too soon',
    spoil: pickDay('2026-01-05'),
    field: 'Delivery date',
    says: /That is too soon for us. The earliest day is \w+ \d+ \w+ \d{4}/,
  },
  {
    case: 'a day that is too far ahead',
    spoil: pickDay('2099-06-01'),
    field: 'Delivery date',
    says: /We do not plan that far ahead. The last day you can choose is/,
  },
  {
    case: 'a Sunday',
    spoil: async (page) => pickDay(nextButOneSunday(await earliestDay(page)))(page),
    field: 'Delivery date',
    says: /We do not deliver on Sundays\. The nearest days are \w+ \d+ \w+ \d{4} and/,
  },
  {
    case: 'a message over its limit',
    spoil: (page) => page.getByLabel('Card message').fill(TOO_LONG),
    field: 'Card message',
    says: /“Card message” may have at most 200 characters/,
  },
  ...['0', '-1', '1.5', 'x', '1e9', '10001'].map((text) => ({
    case: `the quantity ${text}`,
    spoil: typeQuantity(text),
    field: 'Quantity',
    says: WHOLE_NUMBER,
  })),
];

test('invalid input is refused beside its field, entered values stay, and the cart is unchanged', async ({ page }) => {
  // One page after the other, without scripts.
  test.slow();
  await page.goto(BOUQUET.path);
  await page.getByLabel(BOUQUET.size).check();
  await page.getByRole('button', { name: 'Show this choice' }).click();
  const day = await earliestDay(page);
  for (const { case: what, spoil, field, says } of REFUSALS) {
    await test.step(what, async () => {
      await page.getByLabel('Delivery date').fill(day);
      await page.getByLabel('Card message').fill(BOUQUET.message);
      await page.getByLabel('Quantity').fill('2');
      await spoil(page);
      const typed = await answersOf(page);
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      const place = page.getByLabel(field);
      await expect(place).toHaveAccessibleDescription(says);
      await expect(place).toHaveAttribute('aria-invalid', 'true');
      await expect(place).toBeFocused();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
      expect(await answersOf(page)).toEqual(typed.map((text) => (text === 'x' ? '' : text)));
    });
  }
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

/** Values of the fields: day, message, quantity. */
async function answersOf(page: Page): Promise<readonly string[]> {
  const labels = ['Delivery date', 'Card message', 'Quantity'];
  return Promise.all(labels.map((label) => page.getByLabel(label).inputValue()));
}

test('a product that needs a size is not added without one, and the page says so', async ({ page }) => {
  await page.goto(BOUQUET.path);
  const button = page.getByRole('button', { name: 'Add to cart', exact: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/choose.*Size/);
});
