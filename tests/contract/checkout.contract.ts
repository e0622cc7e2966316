import { isCollected, PICKUP_LOCATION } from '../../src/domain/delivery/delivery-method';
import type { PaymentMethod } from '../../src/domain/checkout/payment-method';
import { anAddress } from '../builders/an-address';
import { filledCart } from './filled-cart';
import { POSTCODE_OF_REGIONS, type OpenHarness, type ProductKind } from './harness';
import { NO_ADDRESSES } from './no-addresses';
import { contract, present, reasonOf, valueOf } from './suite';

export function checkoutContract(adapter: string, open: OpenHarness): void {
  contract(`The checkout desk as kept by ${adapter}`, open, (h) => {
    /** A guest with a product to be delivered. */
    async function aGuest(kind: ProductKind = 'plain') {
      const { ports, cartId } = await filledCart(h(), kind);
      return { ...ports, cartId };
    }

    const recipient = async () => anAddress({ countryCode: await h().given.country('served') });

    test('setting an address returns its shipping methods and stores it on the cart', async () => {
      const { checkout, carts, cartId } = await aGuest();
      const address = await recipient();
      const offered = valueOf(await checkout.setDeliveryAddress(cartId, address));
      expect(offered.length).toBeGreaterThanOrEqual(2);
      for (const way of offered) {
        expect(way).toMatchObject({ carrier: expect.stringMatching(/\S/), method: expect.stringMatching(/\S/) });
        expect(`${way.carrierTitle}${way.methodTitle}`).toMatch(/\S/);
        expect(way.price.pence).toBeGreaterThanOrEqual(0);
      }
      expect(valueOf(await carts.find(cartId)).deliveryAddress).toEqual(address);
      expect(valueOf(await checkout.shippingMethods(cartId))).toEqual(offered);
    });

    test('both address lines and a region are returned as given', async () => {
      const { checkout, carts, cartId } = await aGuest();
      const countryCode = await h().given.country('with-regions');
      const { regions } = valueOf(await h().ports.countries.find(countryCode));
      const region = present(regions[0], 'region');
      const address = anAddress({ countryCode, apartment: 'Flat 2', region, postcode: POSTCODE_OF_REGIONS });
      valueOf(await checkout.setDeliveryAddress(cartId, address));
      expect(valueOf(await carts.find(cartId)).deliveryAddress).toEqual(address);
    });

    test('an unavailable shipping method has a reason and cannot be selected; the others can', async () => {
      const { ports, cartId } = await filledCart(h(), 'plain');
      const address = anAddress({ countryCode: await h().given.country('served'), postcode: 'AB10 1AA' });
      const ways = valueOf(await ports.checkout.setDeliveryAddress(cartId, address));
      const refused = present(
        ways.find(({ refusal }) => refusal !== null),
        'way that does not go there',
      );
      expect(refused.refusal).toMatch(/AB10/);
      expect(reasonOf(await ports.checkout.chooseShippingMethod(cartId, refused.carrier, refused.method)).kind).toBe(
        'rejected',
      );
      const offered = present(
        ways.find(({ refusal }) => refusal === null),
        'way that goes there',
      );
      valueOf(await ports.checkout.chooseShippingMethod(cartId, offered.carrier, offered.method));
    });

    test('goods that leave the UK keep their price, without VAT in it', async () => {
      const { checkout, carts, cartId } = await aGuest();
      const countryCode = await h().given.country('served');
      valueOf(await checkout.setDeliveryAddress(cartId, anAddress({ countryCode, postcode: 'IM1 1AA' })));
      const within = present(valueOf(await carts.find(cartId)).totals, 'totals');
      const ways = valueOf(await checkout.setDeliveryAddress(cartId, anAddress({ countryCode, postcode: 'JE2 3QA' })));
      const abroad = present(valueOf(await carts.find(cartId)).totals, 'totals');
      expect([within.leavesUk, within.vat?.pence]).toEqual([false, Math.round(within.total.pence / 6)]);
      expect([abroad.leavesUk, abroad.vat?.pence, abroad.subtotal]).toEqual([true, 0, within.subtotal]);
      const way = present(
        ways.find(({ refusal }) => refusal === null),
        'way that goes there',
      );
      const { totals } = valueOf(await checkout.chooseShippingMethod(cartId, way.carrier, way.method));
      expect([totals?.leavesUk, totals?.vat?.pence]).toEqual([true, 0]);
    });

    test('an order to collect has the shop’s own address, and a way to be collected', async () => {
      const { checkout, carts, cartId } = await aGuest();
      const ways = valueOf(await checkout.setDeliveryAddress(cartId, { pickupLocation: PICKUP_LOCATION }));
      const way = present(ways.find(isCollected), 'way to collect it');
      valueOf(await checkout.chooseShippingMethod(cartId, way.carrier, way.method));
      const cart = valueOf(await carts.find(cartId));
      expect([isCollected(cart.delivery), cart.deliveryAddress?.postcode]).toEqual([true, 'PO19 0ZZ']);
    });

    test('S8-24 without delivery the list is empty, not a failure', async () => {
      const { checkout, cartId } = await aGuest();
      const countryCode = await h().given.country('not-served');
      const [region = null] = valueOf(await h().ports.countries.find(countryCode)).regions;
      const address = anAddress({ countryCode, region });
      expect(valueOf(await checkout.setDeliveryAddress(cartId, address))).toEqual([]);
      expect(valueOf(await checkout.shippingMethods(cartId))).toEqual([]);
    });

    test('without an address there is no shipping method', async () => {
      const { checkout, cartId } = await aGuest();
      expect(valueOf(await checkout.shippingMethods(cartId))).toEqual([]);
    });

    test("S2-11 the cart returned after selecting a shipping method has the items' answers, like the cart itself", async () => {
      const { checkout, carts, cartId } = await aGuest('with-options');
      const [way] = valueOf(await checkout.setDeliveryAddress(cartId, await recipient()));
      const { carrier, method } = present(way, 'way of delivery');
      const cart = valueOf(await checkout.chooseShippingMethod(cartId, carrier, method));
      expect(cart.items[0]?.attributes.length).toBeGreaterThan(0);
      expect(cart).toEqual(valueOf(await carts.find(cartId)));
    });

    test('a selected shipping method is on the cart, with its price in the total', async () => {
      const { checkout, carts, cartId } = await aGuest();
      const offered = valueOf(await checkout.setDeliveryAddress(cartId, await recipient()));
      const way = present(offered.find(({ price }) => price.pence > 0) ?? offered[0], 'way of delivery');
      const cart = valueOf(await checkout.chooseShippingMethod(cartId, way.carrier, way.method));
      const { subtotal, total } = present(cart.totals, 'totals');
      expect(cart.delivery).toMatchObject({ carrier: way.carrier, method: way.method, price: way.price });
      expect(total.pence).toBe(subtotal.pence + way.price.pence);
      expect(valueOf(await carts.find(cartId))).toEqual(cart);
    });

    test('another selection replaces the first', async () => {
      const { checkout, cartId } = await aGuest();
      const [first, second] = valueOf(await checkout.setDeliveryAddress(cartId, await recipient()));
      const [a, b] = [present(first, 'way of delivery'), present(second, 'second way of delivery')];
      valueOf(await checkout.chooseShippingMethod(cartId, a.carrier, a.method));
      const cart = valueOf(await checkout.chooseShippingMethod(cartId, b.carrier, b.method));
      expect(cart.delivery).toMatchObject({ carrier: b.carrier, method: b.method });
    });

    test('an unknown shipping method is refused, and the selected one stays', async () => {
      const { checkout, carts, cartId } = await aGuest();
      const way = present(valueOf(await checkout.setDeliveryAddress(cartId, await recipient()))[0], 'way of delivery');
      const chosen = valueOf(await checkout.chooseShippingMethod(cartId, way.carrier, way.method));
      expect(reasonOf(await checkout.chooseShippingMethod(cartId, 'pigeon', 'post')).kind).toBe('rejected');
      expect(valueOf(await carts.find(cartId))).toEqual(chosen);
    });

    test('no shipping method can be selected before there is an address', async () => {
      const other = await aGuest();
      const there = await recipient();
      const way = present(valueOf(await other.checkout.setDeliveryAddress(other.cartId, there))[0], 'way of delivery');
      const { checkout, cartId } = await aGuest();
      expect(reasonOf(await checkout.chooseShippingMethod(cartId, way.carrier, way.method)).kind).toBe('rejected');
    });

    test.each(NO_ADDRESSES)('an address %s is refused, for delivery and billing', async (_what, overrides) => {
      const { checkout, carts, cartId } = await aGuest();
      const countryCode = await h().given.country('with-regions');
      const [region = null] = valueOf(await h().ports.countries.find(countryCode)).regions;
      const refused = anAddress({ countryCode, region, postcode: POSTCODE_OF_REGIONS, ...overrides });
      expect(reasonOf(await checkout.setDeliveryAddress(cartId, refused)).kind).toBe('rejected');
      expect(reasonOf(await checkout.setBillingAddress(cartId, refused, false)).kind).toBe('rejected');
      expect(valueOf(await carts.find(cartId))).toMatchObject({ deliveryAddress: null, billingAddress: null });
    });

    test('a billing address is stored and returned with its cart, separate from the delivery address', async () => {
      const { checkout, carts, cartId } = await aGuest();
      const [there, payer] = [await recipient(), anAddress({ firstName: 'Bea', street: '1 West Street' })];
      valueOf(await checkout.setDeliveryAddress(cartId, there));
      const changed = valueOf(await checkout.setBillingAddress(cartId, payer, false));
      expect(changed).toMatchObject({ deliveryAddress: there, billingAddress: payer });
      expect(valueOf(await carts.find(changed.id))).toEqual(changed);
    });

    test('the billing address can be the delivery address', async () => {
      const { checkout, carts, cartId } = await aGuest();
      const there = await recipient();
      valueOf(await checkout.setDeliveryAddress(cartId, there));
      expect(valueOf(await checkout.setBillingAddress(cartId, there, true)).billingAddress).toEqual(there);
      expect(valueOf(await carts.find(cartId)).billingAddress).toEqual(there);
    });

    test('S4-45 after setting the billing address the same shipping method can be selected again by carrier and method', async () => {
      const { checkout, carts, cartId } = await aGuest();
      const way = present(valueOf(await checkout.setDeliveryAddress(cartId, await recipient()))[0], 'way of delivery');
      valueOf(await checkout.chooseShippingMethod(cartId, way.carrier, way.method));
      valueOf(await checkout.setBillingAddress(cartId, anAddress(), false));
      expect(valueOf(await checkout.shippingMethods(cartId))).toContainEqual(way);
      const cart = valueOf(await checkout.chooseShippingMethod(cartId, way.carrier, way.method));
      expect(cart).toMatchObject({
        delivery: { carrier: way.carrier, method: way.method },
        billingAddress: anAddress(),
      });
      expect(valueOf(await carts.find(cart.id))).toEqual(cart);
    });

    test('S3-36 payment methods have names, and one can be selected', async () => {
      const { checkout, cartId } = await aGuest();
      const methods = valueOf(await checkout.paymentMethods(cartId));
      const method = present(methods[0], 'way of payment');
      expect(methods.every(({ code, label }) => code !== '' && label !== '')).toBe(true);
      expect(valueOf(await checkout.choosePayment(cartId, method.code))).toContainEqual(method);
    });

    test('a workshop place is paid for online only, also beside other goods', async () => {
      const { ports, cartId } = await filledCart(h(), 'virtual');
      const codes = async () => valueOf(await ports.checkout.paymentMethods(cartId)).map(({ code }) => code);
      const online = [await h().given.paidElsewhere()];
      expect(await codes()).toEqual(online);
      const { sku } = await h().given.product('plain');
      valueOf(await ports.carts.addLine(cartId, { sku, parentSku: null, quantity: 1, entered: [], selected: [] }));
      expect(await codes()).toEqual(online);
    });

    test('marks the payment method that is paid on another site as online, and no other', async () => {
      const { checkout, cartId } = await aGuest();
      const methods = valueOf(await checkout.paymentMethods(cartId));
      const online = methods.filter(({ timing }) => timing === 'online').map(({ code }) => code);
      expect(online).toEqual([await h().given.paidElsewhere()]);
      expect(methods.length).toBeGreaterThan(1);
    });

    test('nobody takes money at the door of what a courier brings', async () => {
      const { checkout, cartId } = await aGuest();
      const countryCode = await h().given.country('with-regions');
      const [region = null] = valueOf(await h().ports.countries.find(countryCode)).regions;
      const there = anAddress({ countryCode, region, postcode: POSTCODE_OF_REGIONS });
      const ways = valueOf(await checkout.setDeliveryAddress(cartId, there));
      const atTheDoor = ({ timing }: PaymentMethod) => timing === 'on-delivery';
      const code = present(valueOf(await checkout.paymentMethods(cartId)).find(atTheDoor), 'way to pay there').code;
      const courier = present(
        ways.find((way) => way.refusal === null && way.deliveryMethod === 'courier'),
        'courier',
      );
      valueOf(await checkout.chooseShippingMethod(cartId, courier.carrier, courier.method));
      expect(valueOf(await checkout.paymentMethods(cartId)).filter(atTheDoor)).toEqual([]);
      expect(reasonOf(await checkout.choosePayment(cartId, code)).kind).toBe('rejected');
    });

    test('an unknown payment method is refused', async () => {
      const { checkout, cartId } = await aGuest();
      expect(reasonOf(await checkout.choosePayment(cartId, 'promises')).kind).toBe('rejected');
    });

    test('an unknown cart is not-found', async () => {
      const { checkout } = (await h().given.visitor()).ports;
      const answers = [
        await checkout.setDeliveryAddress('nobody-made-this-cart', await recipient()),
        await checkout.shippingMethods('nobody-made-this-cart'),
        await checkout.chooseShippingMethod('nobody-made-this-cart', 'a', 'b'),
        await checkout.setBillingAddress('nobody-made-this-cart', anAddress(), false),
        await checkout.paymentMethods('nobody-made-this-cart'),
        await checkout.choosePayment('nobody-made-this-cart', 'c'),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'not-found'));
    });

    test('every call is unreachable without a backend', async () => {
      const { checkout: silent } = await h().given.unreachable();
      const answers = [
        await silent.setDeliveryAddress('c', anAddress()),
        await silent.shippingMethods('c'),
        await silent.chooseShippingMethod('c', 'a', 'b'),
        await silent.setBillingAddress('c', anAddress(), false),
        await silent.paymentMethods('c'),
        await silent.choosePayment('c', 'd'),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unreachable'));
    });
  });
}
