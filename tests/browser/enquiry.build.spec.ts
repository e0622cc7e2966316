import { expectAccessible } from './accessible';
import { tabTo } from './keyboard';
import { expect, newAddress, test, type Page } from './journey';

const STORY = '/chichester-wedding-flowers/may-day-wedding-in-an-orchard';

const alertOf = (page: Page) => page.locator('main').getByRole('alert');
const sentOn = (page: Page) => page.locator('main').getByRole('status');

/** Fills in a complaint, all but its message. */
async function fillSender(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.getByLabel('Your email address').fill(email);
}

test('from a wedding story to a sent enquiry by keyboard alone, with its name', async ({ page }) => {
  await page.goto(STORY);
  await tabTo(page, 'main a[href*="/enquiry?about=wedding"]');
  await page.keyboard.press('Enter');
  await expect(page.getByText('About: A May Day wedding in an orchard')).toBeVisible();
  await expectAccessible(page, 'enquiry, empty', { inEveryRun: true });
  await tabTo(page, '#wedding-message');
  await page.keyboard.type('Peonies, if they are out.');
  await tabTo(page, '#wedding-name');
  await page.keyboard.type('Ann Lee');
  await page.keyboard.press('Enter');
  // The browser asks for the address; nothing is sent.
  await expect(page.locator('#wedding-email')).toBeFocused();
  await page.keyboard.type(`keyboard-${Date.now()}@example.org`);
  await tabTo(page, '#enquiry [type=submit]');
  await page.keyboard.press('Enter');
  await expect(sentOn(page)).toHaveText('Thank you. Your enquiry has reached us.');
  await expectAccessible(page, 'enquiry, sent');
});

test('what is typed is still there after loading the page again, and gone once it is sent', async ({ page }) => {
  await page.goto('/enquiry?about=complaint');
  await page.getByLabel('What happened?').fill('The lilies were brown.');
  await page.reload();
  await expect(page.getByLabel('What happened?')).toHaveValue('The lilies were brown.');
  await fillSender(page, `reloaded-${Date.now()}@example.org`);
  await page.getByRole('button', { name: 'Send my complaint' }).click();
  await expect(sentOn(page)).toHaveText('Your complaint has reached us.');
  await page.goto('/enquiry?about=complaint');
  await expect(page.getByLabel('What happened?')).toHaveValue('');
});

test('two presses at once, and the way back, send one enquiry', async ({ page, shop }) => {
  await page.goto('/enquiry?about=complaint');
  await page.getByLabel('What happened?').fill('The lilies were brown.');
  await fillSender(page, `twice-${Date.now()}@example.org`);
  await page.getByRole('button', { name: 'Send my complaint' }).dblclick();
  await expect(sentOn(page)).toBeVisible();
  await page.reload();
  await expect(sentOn(page)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(shop);
});

for (const [path, about] of [
  ['/ie/contact-us', 'funeral'],
  ['/contact-us', 'weekly'],
  ['/chichester-wedding-flowers', 'wedding'],
  ['/chichester-funeral-flowers', 'funeral'],
  ['/complaints', 'complaint'],
] as const) {
  test(`${path} leads to the form about "${about}", in its store`, async ({ page }) => {
    await page.goto(path);
    await page.locator(`main a[href$="/enquiry?about=${about}"]`).first().click();
    await expect(page.locator('#enquiry')).toBeVisible();
    await expect(page).toHaveURL(`${path.startsWith('/ie/') ? '/ie' : ''}/enquiry?about=${about}`);
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused enquiry is corrected and sent, and nothing has to be typed again', async ({ page }) => {
    const message = 'A sheaf from the garden, please — “nothing grand”. '.repeat(50).trim();
    await page.goto('/enquiry?about=funeral');
    await page.getByLabel('What would you like?').fill(message);
    await fillSender(page, `plain-${Date.now()}@example.org`);
    await page.getByLabel('A telephone number to call you back').fill('after six, please');
    await page.getByRole('button', { name: 'Ask us to call' }).click();
    await expect(alertOf(page)).toContainText('Nothing has been sent yet.');
    await expect(page.getByLabel('What would you like?')).toHaveValue(message);
    await alertOf(page).getByRole('link', { name: 'A telephone number to call you back' }).click();
    await expect(page.getByLabel('A telephone number to call you back')).toHaveValue('after six, please');
    await page.getByLabel('A telephone number to call you back').fill('01243 000000');
    await page.getByRole('button', { name: 'Ask us to call' }).click();
    await expect(sentOn(page)).toHaveText('Thank you. Your message has reached us.');
  });
});

test.describe('Somebody who sends too many', () => {
  test.use({ expected: /./ });

  test('is refused in place after five within the hour, and a form of another site at once', async ({ request }) => {
    const email = `many-${Date.now()}@example.org`;
    const headers = { 'x-forwarded-for': newAddress() };
    const send = (message: string, more = {}) =>
      request.post('/api/actions/send-enquiry', {
        form: { about: 'complaint', back: '/enquiry?about=complaint', name: 'Ann', email, message, topic: '' },
        headers: { ...headers, 'sec-fetch-site': 'same-origin', ...more },
        maxRedirects: 0,
      });
    const foreign = await send('Brown.', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' });
    expect(foreign.status()).toBe(403);
    const answers = [];
    for (let at = 0; at < 100; at += 1) answers.push((await send(`Brown, number ${at}.`)).headers()['location'] ?? '');
    expect(answers.filter((to) => to.includes('enquiry=sent'))).toHaveLength(5);
    expect(answers.filter((to) => to.includes('refused=busy'))).toHaveLength(95);
  });
});
