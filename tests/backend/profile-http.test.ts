import {
  accountShop,
  BOOK_ADDRESS,
  Customer,
  CUSTOMER,
  freshEmail,
  moveEmail,
  refusalOf,
  requestEmail,
  UNAUTHORISED,
} from './account';
import type { RunningShop } from './running-shop';
import { onBothDatabases } from './on-both-databases';

onBothDatabases((openShop) => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop(accountShop());
  });
  afterAll(() => shop.stop());

  const update = (who: Customer, input: object) =>
    who.request(
      `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { ${CUSTOMER} } } }`,
      {
        input,
      },
    );
  const moveTo = requestEmail;
  const ADDRESS = `id firstname middlename lastname company street city postcode country_code telephone fax vat_id
  default_billing default_shipping region { region region_code region_id }`;
  const change = (who: Customer, id: number, input: object | null) =>
    who.request(
      `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${ADDRESS} } }`,
      { id, input },
    );
  const create = (who: Customer, input: object) =>
    who.request(`mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${ADDRESS} } }`, {
      input: { ...BOOK_ADDRESS, ...input },
    });
  const remove = (who: Customer, id: number) =>
    who.request('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { id });
  const book = async (who: Customer) => (await who.data(`{ customer { ${CUSTOMER} } }`)).customer;

  describe('customer data', () => {
    test('S7-75 changes only the fields that are sent', async () => {
      const ann = await Customer.join(shop, { prefix: 'Dr', taxvat: 'GB1' });
      const { body } = await update(ann, { lastname: 'Field', prefix: '', is_subscribed: true });
      expect(body.data.updateCustomerV2.customer).toMatchObject({
        firstname: 'Ann',
        lastname: 'Field',
        prefix: null,
        taxvat: 'GB1',
        is_subscribed: true,
      });
      expect((await update(ann, { is_subscribed: false })).body.data.updateCustomerV2.customer.is_subscribed).toBe(
        false,
      );
      expect((await update(ann, {})).body.data.updateCustomerV2.customer.lastname).toBe('Field');
    });

    test('refuses an empty or overlong name and stores nothing of the change', async () => {
      const ann = await Customer.join(shop);
      for (const firstname of ['', null, ' \n ']) {
        expect(refusalOf(await update(ann, { firstname, lastname: 'Field' }))).toEqual({
          category: 'graphql-input',
          message: 'Required parameters are missing: First Name',
        });
      }
      for (const lastname of ['x'.repeat(256), '㌖'.repeat(255)])
        expect(refusalOf(await update(ann, { lastname })).message).toBe('"lastname" takes at most 255 characters.');
      expect(refusalOf(await update(ann, { gender: 9 })).message).toBe('Invalid gender');
      expect(await book(ann)).toMatchObject({ firstname: 'Ann', lastname: 'Lee' });
    });

    test('S7-76, S5-28 requires the password for a new email address, which counts once its owner confirms it', async () => {
      const [ann, ben] = [await Customer.join(shop, { is_subscribed: true }), await Customer.join(shop)];
      const email = freshEmail();
      expect(refusalOf(await moveTo(ann, email, 'Wrong&Word1'))).toEqual({
        category: 'graphql-authentication',
        message: 'That is not your current password. Please try again.',
      });
      expect(refusalOf(await moveTo(ann, email, ''))).toEqual({
        category: 'graphql-input',
        message: 'Provide the current "password" to change "email".',
      });
      expect(refusalOf(await moveTo(ann, 'ann@shop'))).toEqual({
        category: 'graphql-input',
        message: '"ann@shop" is not a valid email address.',
      });
      const [free, taken] = [await moveTo(ann, email), await moveTo(ann, ben.email.toUpperCase())];
      expect(taken.body).toEqual(free.body);
      expect(free.body.data.updateCustomerEmail.customer).toMatchObject({ email: ann.email, is_subscribed: true });
      await Customer.enter(shop, ann.email);
      await expect(Customer.enter(shop, email)).rejects.toThrow('incorrect');
      const moved = freshEmail();
      await moveEmail(shop, ann, moved);
      expect(await book(ann)).toMatchObject({ email: moved, is_subscribed: true });
      await Customer.enter(shop, moved);
      await expect(Customer.enter(shop, ann.email)).rejects.toThrow('incorrect');
    });

    test('locks the address after wrong passwords here too', async () => {
      const ann = await Customer.join(shop);
      for (let tries = 0; tries < 10; tries += 1) await moveTo(ann, freshEmail(), 'Wrong&Word1');
      expect(refusalOf(await moveTo(ann, freshEmail()))).toEqual({
        category: 'graphql-authentication',
        message: 'The account is locked.',
      });
    });
  });

  describe('the address book', () => {
    test('S7-18, S7-19, S3-48 stores an address as entered', async () => {
      const ann = await Customer.join(shop);
      const { createCustomerAddress } = await ann.data(
        `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${ADDRESS} } }`,
        {
          input: {
            ...BOOK_ADDRESS,
            middlename: 'B',
            company: 'Lee & Co',
            fax: '1',
            vat_id: 'GB1',
            default_shipping: true,
          },
        },
      );
      expect(createCustomerAddress).toEqual({
        id: expect.any(Number),
        firstname: 'Ann',
        middlename: 'B',
        lastname: 'Lee',
        company: 'Lee & Co',
        street: ['1 High Street', 'Flat 2'],
        city: 'Chichester',
        postcode: 'PO19 1AA',
        country_code: 'GB',
        telephone: '01243 000000',
        fax: '1',
        vat_id: 'GB1',
        default_billing: false,
        default_shipping: true,
        region: null,
      });
      expect(await book(ann)).toMatchObject({
        default_billing: null,
        default_shipping: String(createCustomerAddress.id),
        addresses: [{ id: createCustomerAddress.id, extension_attributes: null }],
      });
    });

    test('S7-20 changes only the fields that are sent, and the region with the country', async () => {
      const ann = await Customer.join(shop);
      const id = await ann.addAddress({ country_code: 'AU', region: { region: 'nsw' }, postcode: '2000' });
      expect((await change(ann, id, { city: 'Sydney' })).body.data.updateCustomerAddress).toMatchObject({
        city: 'Sydney',
        postcode: '2000',
        street: ['1 High Street', 'Flat 2'],
        region: { region: 'New South Wales', region_code: 'NSW', region_id: expect.any(Number) },
      });
      // A region as free text, as the storefront's form sends it.
      const home = { country_code: 'GB', postcode: 'PO19 1AA' };
      const moved = { ...home, region: { region: 'West Sussex', region_code: '', region_id: null } };
      expect((await change(ann, id, moved)).body.data.updateCustomerAddress.region).toEqual({
        region: 'West Sussex',
        region_code: null,
        region_id: null,
      });
      expect((await change(ann, id, { country_id: 'FR' })).body.data.updateCustomerAddress).toMatchObject({
        country_code: 'FR',
        region: null,
      });
      expect(refusalOf(await change(ann, id, { country_code: 'AU' })).message).toBe('Region is required.');
    });

    test('has one default address of each kind', async () => {
      const ann = await Customer.join(shop);
      const home = await ann.addAddress({ default_billing: true, default_shipping: true });
      const work = await ann.addAddress({ default_shipping: true });
      expect(await book(ann)).toMatchObject({ default_billing: String(home), default_shipping: String(work) });
      await change(ann, home, { default_shipping: true });
      await change(ann, work, { default_billing: false });
      expect(await book(ann)).toMatchObject({ default_billing: String(home), default_shipping: String(home) });
      await change(ann, home, { default_billing: false });
      expect(await book(ann)).toMatchObject({ default_billing: null, default_shipping: String(home) });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => change(ann, index % 2 === 0 ? home : work, { default_billing: true })),
      );
      expect(answers.filter((answer) => answer.body.errors !== undefined)).toEqual([]);
      const { addresses } = await book(ann);
      expect(addresses.filter((one: { default_billing: boolean }) => one.default_billing)).toHaveLength(1);
    });

    test('keeps one default address under twenty concurrent inserts', async () => {
      const ann = await Customer.join(shop);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => create(ann, { default_billing: true, default_shipping: true })),
      );
      expect(answers.filter((answer) => answer.body.errors !== undefined)).toEqual([]);
      const { addresses, default_billing } = await book(ann);
      expect(addresses).toHaveLength(20);
      expect(addresses.filter((one: { default_billing: boolean }) => one.default_billing)).toMatchObject([
        { id: Number(default_billing) },
      ]);
    });

    test('S7-21 deletes an address unless it is a default one', async () => {
      const ann = await Customer.join(shop);
      const [home, work] = [await ann.addAddress({ default_billing: true }), await ann.addAddress()];
      expect((await remove(ann, work)).body.data.deleteCustomerAddress).toBe(true);
      expect(refusalOf(await remove(ann, home))).toEqual({
        category: 'graphql-input',
        message: `Customer Address ${home} is set as default billing address and can not be deleted`,
      });
      expect(refusalOf(await remove(ann, work))).toEqual({
        category: 'graphql-no-such-entity',
        message: `Could not find a address with ID "${work}"`,
      });
    });

    test.each([
      [
        'a name only',
        { street: null, city: null, country_code: null, telephone: null },
        'Required parameters are missing: street, city, country_id, telephone',
      ],
      ['an empty street', { street: ['', null] }, 'Required parameters are missing: street'],
      ['five lines', { street: ['1', '2', '3', '4', '5'] }, '"Street Address" cannot contain more than 4 lines.'],
      ['an unknown country', { country_code: 'AQ' }, 'Country is not available'],
      ['an overlong line', { vat_id: 'x'.repeat(256) }, 'A line of an address takes at most 255 characters.'],
      [
        'a name of signs that stand for six letters each',
        { lastname: '㌖'.repeat(255) },
        'A line of an address takes at most 255 characters.',
      ],
    ])('refuses %s', async (_title, wrong, message) => {
      const ann = await Customer.join(shop);
      expect(refusalOf(await create(ann, wrong))).toEqual({ category: 'graphql-input', message });
      expect((await book(ann)).addresses).toEqual([]);
    });

    test('refuses to empty required fields', async () => {
      const ann = await Customer.join(shop);
      const id = await ann.addAddress();
      expect(refusalOf(await change(ann, id, { city: ' ', telephone: null }))).toEqual({
        category: 'graphql-input',
        message: 'Required parameters are missing: city, telephone',
      });
      expect(refusalOf(await change(ann, id, null))).toEqual({
        category: 'graphql-input',
        message: '"input" value must be specified',
      });
      expect((await change(ann, id, { company: '' })).body.data.updateCustomerAddress).toMatchObject({ company: null });
      expect(refusalOf(await change(ann, id, { postcode: null }))).toEqual({
        category: 'graphql-input',
        message: '"Postcode" must be a full UK postcode, for example PO19 1AA.',
      });
    });

    test('treats an address of another customer as missing for read, change and delete', async () => {
      const [ann, ben] = [await Customer.join(shop), await Customer.join(shop)];
      const id = await ann.addAddress();
      const absent = { category: 'graphql-no-such-entity', message: `Could not find a address with ID "${id}"` };
      expect(refusalOf(await change(ben, id, { city: 'Bognor' }))).toEqual(absent);
      expect(refusalOf(await change(ben, id, { default_billing: true }))).toEqual(absent);
      expect(refusalOf(await remove(ben, id))).toEqual(absent);
      expect((await book(ben)).addresses).toEqual([]);
      expect((await book(ann)).addresses).toMatchObject([{ id, city: 'Chichester', default_billing: false }]);
    });
  });

  test('S6-5, S6-9 refuses a guest', async () => {
    const calls = [
      ['{ customer { email } }', {}],
      ['{ customer { addresses { id } } }', {}],
      [
        'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { email } } }',
        { input: {} },
      ],
      ['mutation { updateCustomerEmail(email: "a@b.cd", password: "x") { customer { email } } }', {}],
      ['mutation { changeCustomerPassword(currentPassword: "x", newPassword: "y") { email } }', {}],
      [
        'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
        { input: BOOK_ADDRESS },
      ],
      ['mutation { updateCustomerAddress(id: 1, input: {}) { id } }', {}],
      ['mutation { deleteCustomerAddress(id: 1) }', {}],
    ] as const;
    for (const [query, variables] of calls)
      expect(refusalOf(await shop.request(query, variables))).toEqual(UNAUTHORISED);
  });
});
