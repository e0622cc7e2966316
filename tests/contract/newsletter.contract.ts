import type { OpenHarness } from './harness';
import { signedIn } from './signed-in';
import { contract, reasonOf, valueOf } from './suite';

export function newsletterContract(adapter: string, open: OpenHarness): void {
  contract(`The newsletter as kept by ${adapter}`, open, (h) => {
    test('S7-71 an address is subscribed, at once or after a confirmation email', async () => {
      const email = await h().given.newEmail();
      const status = valueOf(await h().ports.newsletter.subscribe(email));
      expect(['subscribed', 'unconfirmed']).toContain(status);
      expect(await h().look.getsNewsletter(email)).toBe(status === 'subscribed');
    });

    test.each(['nobody', 'a,b@c.de', 'a@b.c'])('"%s" is refused as an email', async (email) => {
      expect(reasonOf(await h().ports.newsletter.subscribe(email)).kind).toBe('rejected');
    });

    test('S7-71 a subscribed address is refused in any case of letters', async () => {
      const email = await h().given.newEmail();
      if (valueOf(await h().ports.newsletter.subscribe(email)) !== 'subscribed') return;
      for (const again of [email, email.toUpperCase()]) {
        expect(reasonOf(await h().ports.newsletter.subscribe(again)).kind).toBe('rejected');
      }
      expect(await h().look.getsNewsletter(email)).toBe(true);
    });

    test("S7-71 a customer can subscribe their own email, but not another account's", async () => {
      const { ports, credentials } = await signedIn(h());
      const { email } = await h().given.customer();
      expect(reasonOf(await ports.newsletter.subscribe(email)).kind).toBe('rejected');
      expect(await h().look.getsNewsletter(email)).toBe(false);
      valueOf(await ports.newsletter.subscribe(credentials.email));
    });

    test('S2-29 a key that no email had confirms nothing', async () => {
      const email = await h().given.newEmail();
      expect(reasonOf(await h().ports.newsletter.confirm(email, 'x'.repeat(32))).kind).toBe('rejected');
      expect(await h().look.getsNewsletter(email)).toBe(false);
    });

    test('is unreachable without a backend', async () => {
      const { newsletter: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.subscribe('ann@example.org')).kind).toBe('unreachable');
      expect(reasonOf(await silent.confirm('ann@example.org', 'key')).kind).toBe('unreachable');
    });
  });
}
