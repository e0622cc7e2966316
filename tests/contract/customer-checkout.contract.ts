import { aKey } from '../builders/an-order-attempt';
import { asCartAddress } from '../../src/domain/address/saved-address';
import { aBookAddress } from '../builders/a-customer';
import { readyCustomerCart } from './customer-order';
import type { OpenHarness, Ports } from './harness';
import { lineOf } from './lines';
import { signedIn } from './signed-in';
import { contract, present, reasonOf, valueOf } from './suite';

export function customerCheckoutContract(adapter: string, open: OpenHarness): void {
  contract(`The checkout of customers as kept by ${adapter}`, open, (h) => {
    async function filledCustomerCart({ customerCarts, carts }: Ports): Promise<string> {
      const own = valueOf(await customerCarts.own());
      return valueOf(await carts.addLine(own.id, await lineOf(h(), 'plain'))).id;
    }

    test('S7-27 delivery and billing can use saved addresses', async () => {
      const { ports } = await signedIn(h());
      const id = await filledCustomerCart(ports);
      const countryCode = await h().given.country('served');
      const there = valueOf(await ports.addressBook.add(aBookAddress({ countryCode, apartment: 'Flat 2' })));
      const payer = valueOf(await ports.addressBook.add(aBookAddress({ countryCode, street: '1 West Street' })));
      const offered = valueOf(await ports.checkout.setDeliveryAddress(id, { savedAddressId: there.id }));
      expect(offered.length).toBeGreaterThan(0);
      expect(valueOf(await ports.checkout.setBillingAddress(id, { savedAddressId: payer.id }, false))).toMatchObject({
        billingAddress: asCartAddress(payer),
      });
      expect(valueOf(await ports.carts.find(id))).toMatchObject({
        deliveryAddress: asCartAddress(there),
        billingAddress: asCartAddress(payer),
      });
    });

    test("another customer's address cannot be selected", async () => {
      const owner = await signedIn(h());
      const theirs = valueOf(await owner.ports.addressBook.add(aBookAddress()));
      const { ports } = await signedIn(h());
      const id = await filledCustomerCart(ports);
      for (const savedAddressId of [theirs.id, 'no-number']) {
        const delivery = reasonOf(await ports.checkout.setDeliveryAddress(id, { savedAddressId }));
        const billing = reasonOf(await ports.checkout.setBillingAddress(id, { savedAddressId }, false));
        expect([delivery.kind, billing.kind]).not.toContain('unreachable');
      }
      expect(valueOf(await ports.carts.find(id))).toMatchObject({ deliveryAddress: null, billingAddress: null });
    });

    test("S7-25 a customer's cart is ordered once, without setting an email", async () => {
      const { ports } = await signedIn(h());
      const id = await readyCustomerCart(h(), ports);
      const outcome = await ports.orders.place(id, aKey());
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(await ports.orders.place(id, aKey())).toEqual(outcome);
      expect(await h().look.orderCount(id)).toBe(1);
      expect(valueOf(await ports.customerCarts.own())).toMatchObject({ items: [] });
      expect(valueOf(await ports.customerCarts.own()).id).not.toBe(id);
    });

    test("another customer's cart cannot be ordered", async () => {
      const owner = await signedIn(h());
      const id = await readyCustomerCart(h(), owner.ports);
      const { ports } = await signedIn(h());
      expect((await ports.orders.place(id, aKey())).kind).toBe('refused');
      expect(await h().look.orderCount(id)).toBe(0);
      expect(present(valueOf(await owner.ports.customerCarts.own()).items[0], 'item').quantity).toBe(2);
    });
  });
}
