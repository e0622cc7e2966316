import { ORDINARY_POLICY } from '../../src/domain/delivery/delivery-policy';
import type { OpenHarness } from './harness';
import { contract, reasonOf, valueOf } from './suite';

const byCode = (policy: typeof ORDINARY_POLICY) => ({
  ...policy,
  zones: policy.zones.map((zone) => ({ ...zone, postcodes: [...zone.postcodes].sort() })),
});

export function deliveryBookContract(adapter: string, open: OpenHarness): void {
  contract(`The florist’s days and rounds as kept by ${adapter}`, open, (h) => {
    test('they are told as a storefront takes them for granted until it has asked', async () => {
      expect(byCode(valueOf(await h().ports.deliveryBook.policy()))).toEqual(byCode(ORDINARY_POLICY));
    });

    test('with nobody at the other end they are unreachable', async () => {
      const { deliveryBook: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.policy()).kind).toBe('unreachable');
    });
  });
}
