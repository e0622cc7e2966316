import { accountShop, Customer, emailsTo, freshEmail, linksTo, moveEmail, refusalOf } from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let careful: RunningShop;
  let now = MONDAY_MORNING;

  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now, accounts: { newsletterConfirmation: false } }));
    careful = await openShop(accountShop({ now: () => now }));
  });
  afterAll(async () => {
    await shop.stop();
    await careful.stop();
  });
  beforeEach(() => {
    now = MONDAY_MORNING;
  });

  const JOIN = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }';
  const join = (where: RunningShop, email: string, headers = {}) => where.request(JOIN, { email }, headers);
  const confirm = (email: string, key: string) =>
    careful.request(
      'mutation ($email: String!, $key: String!) { confirmNewsletter(email: $email, key: $key) { status } }',
      {
        email,
        key,
      },
    );
  const isSubscribed = async (who: Customer) =>
    (await who.data('{ customer { is_subscribed } }')).customer.is_subscribed;
  const statusOf = async (asked: ReturnType<typeof join>) => (await asked).body.data.subscribeEmailToNewsletter.status;

  test('S7-71, S3-53 subscribes an address at once where no confirmation is asked for', async () => {
    const email = freshEmail();
    expect(await statusOf(join(shop, ` ${email} `))).toBe('SUBSCRIBED');
    expect(await statusOf(join(shop, email.toUpperCase()))).toBe('SUBSCRIBED');
  });

  test('S7-71 asks for confirmation unless the shop says otherwise, with one answer for every address', async () => {
    const [ann, ben] = [await Customer.join(careful), await Customer.join(careful)];
    await join(careful, ann.email, ann.headers);
    expect(await isSubscribed(ann)).toBe(true);
    const asked = [
      await join(careful, freshEmail()),
      await join(careful, ben.email),
      await join(careful, ann.email),
      await join(careful, ann.email, ben.headers),
      await join(careful, freshEmail(), ben.headers),
    ];
    expect(asked.map(({ body }) => body)).toEqual(
      Array(asked.length).fill({ data: { subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } } }),
    );
    expect([await isSubscribed(ann), await isSubscribed(ben)]).toEqual([true, false]);
    expect(emailsTo(careful, ann.email, 'newsletter')).toEqual([]);
  });

  test('refuses an invalid address', async () => {
    expect(refusalOf(await join(shop, ' '))).toEqual({
      category: 'graphql-input',
      message: 'You must specify an email address to subscribe to a newsletter.',
    });
    expect(refusalOf(await join(shop, 'ann@shop'))).toEqual({
      category: 'graphql-input',
      message: 'Enter a valid email address.',
    });
  });

  test('S1-11 shares the subscription with the account', async () => {
    const ann = await Customer.join(shop);
    await join(shop, ann.email);
    expect(await isSubscribed(ann)).toBe(true);
    await ann.data('mutation { updateCustomerV2(input: { is_subscribed: false }) { customer { is_subscribed } } }');
    expect((await join(shop, ann.email, ann.headers)).body.data.subscribeEmailToNewsletter.status).toBe('SUBSCRIBED');
    const email = freshEmail();
    await moveEmail(shop, ann, email);
    expect(await statusOf(join(shop, email))).toBe('SUBSCRIBED');
    expect((await join(shop, ann.email)).body.errors).toBeUndefined();
  });

  test("accepts an account's address from a guest, as in Magento, without revealing the account", async () => {
    const [ann, stranger] = [await Customer.join(careful), freshEmail()];
    const asked = [await join(careful, ann.email), await join(careful, stranger)];
    expect(asked[0]?.body).toEqual(asked[1]?.body);
    // Nothing begins before the owner confirms.
    expect(await isSubscribed(ann)).toBe(false);
    expect(await linksTo(careful, ann.email, 'newsletter')).toHaveLength(1);
    await ann.data('mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { email } } }');
    await ann.data('mutation { updateCustomerV2(input: { is_subscribed: false }) { customer { email } } }');
    expect((await join(careful, ann.email)).body.data.subscribeEmailToNewsletter).toEqual({ status: 'NOT_ACTIVE' });
    expect(await isSubscribed(ann)).toBe(false);
  });

  test('subscribes by the link of the email when confirmation is required, once', async () => {
    const email = freshEmail();
    expect((await join(careful, email)).body.data.subscribeEmailToNewsletter).toEqual({ status: 'NOT_ACTIVE' });
    const [link] = await linksTo(careful, email, 'newsletter');
    expect(link?.pathname).toBe('/newsletter/confirm');
    const key = link?.searchParams.get('key') ?? '';
    const invalid = {
      category: 'graphql-input',
      message: 'This confirmation key is invalid or has expired.',
    };
    expect(refusalOf(await confirm(freshEmail(), key))).toEqual(invalid);
    expect((await confirm(email, key)).body.data.confirmNewsletter).toEqual({ status: 'SUBSCRIBED' });
    expect(refusalOf(await confirm(email, key))).toEqual(invalid);
    expect(await statusOf(join(careful, email))).toBe('NOT_ACTIVE');
    expect(await linksTo(careful, email, 'newsletter')).toHaveLength(1);
  });

  test('refuses the link of the email after three days, and a new one subscribes', async () => {
    const email = freshEmail();
    await join(careful, email);
    now += 72 * 3_600_000;
    const keys = async (count: number) =>
      (await linksTo(careful, email, 'newsletter', count)).map((link) => link.searchParams.get('key') ?? '');
    const [old = ''] = await keys(1);
    expect(refusalOf(await confirm(email, old))).toEqual({
      category: 'graphql-input',
      message: 'This confirmation key is invalid or has expired.',
    });
    await join(careful, email);
    const latest = (await keys(2)).find((key) => key !== old) ?? '';
    now += 72 * 3_600_000 - 1;
    expect((await confirm(email, latest)).body.data.confirmNewsletter).toEqual({ status: 'SUBSCRIBED' });
  });

  test('sends the confirmation again only after ten minutes', async () => {
    const email = freshEmail();
    for (let asked = 0; asked < 5; asked += 1) await join(careful, email);
    now += 10 * 60_000;
    await join(careful, email);
    expect(await linksTo(careful, email, 'newsletter', 2)).toHaveLength(2);
  });

  test("requires no confirmation for the signed-in customer's own address", async () => {
    const ann = await Customer.join(careful);
    expect((await join(careful, ann.email, ann.headers)).body.data.subscribeEmailToNewsletter.status).toBe(
      'SUBSCRIBED',
    );
    expect(emailsTo(careful, ann.email, 'newsletter')).toEqual([]);
  });
});
