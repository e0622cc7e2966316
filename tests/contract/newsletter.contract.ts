import type { OpenHarness } from './harness';
import { contract, reasonOf, valueOf } from './suite';

export function newsletterContract(adapter: string, open: OpenHarness): void {
  contract(`The newsletter as kept by ${adapter}`, open, (h) => {
    test('S7-71 an address is subscribed, or asked by a letter first', async () => {
      const email = await h().given.newEmail();
      const status = valueOf(await h().ports.newsletter.subscribe(email));
      expect(['subscribed', 'unconfirmed']).toContain(status);
      expect(await h().look.getsNewsletter(email)).toBe(status === 'subscribed');
    });

    test('what is no address is refused', async () => {
      expect(reasonOf(await h().ports.newsletter.subscribe('nobody')).kind).toBe('rejected');
    });

    test('with nobody at the other end it is unreachable', async () => {
      const { newsletter: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.subscribe('ann@example.org')).kind).toBe('unreachable');
    });
  });
}
