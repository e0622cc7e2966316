import { shoot, test } from './camera';

test.use({ javaScriptEnabled: false });

test('enquiries', async ({ page }) => {
  await page.goto('/enquiry');
  await shoot(page, 'enquiry-choice', 'asItIs');
  for (const kind of ['wedding', 'funeral', 'weekly', 'complaint']) {
    await page.goto(`/enquiry?about=${kind}`);
    await shoot(page, `enquiry-${kind}`, 'asItIs');
  }
  await page.goto('/enquiry?about=wedding&story=may-day-wedding-in-an-orchard');
  await shoot(page, 'enquiry-story', 'asItIs');
});

test('an enquiry that is refused, then sent', async ({ page }) => {
  await page.goto('/enquiry?about=funeral');
  await page.getByLabel('What would you like?').fill('A sheaf from the garden, please.');
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.getByLabel('Your email address').fill('ann@example.org');
  const phone = page.getByLabel('A telephone number to call you back');
  await phone.fill('after six, please');
  await page.getByRole('button', { name: 'Ask us to call' }).click();
  await shoot(page, 'enquiry-refused', 'asItIs');
  await phone.fill('01243 000000');
  await page.getByRole('button', { name: 'Ask us to call' }).click();
  await shoot(page, 'enquiry-sent', 'asItIs');
});
