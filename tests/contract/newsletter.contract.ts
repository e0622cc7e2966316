import type { OpenHarness } from './harness';
import { signedIn } from './signed-in';
import { contract, reasonOf, valueOf } from './suite';

export function newsletterContract(adapter: string, open: OpenHarness): void {
  contract(`The newsletter as kept by ${adapter}`, open, (h) => {
    test('S7-71 an address is subscribed, at once or after a confirmation email', async () => {
      const email = await h().given.newEmail();
      const status = valueOf(await h().ports.newsletter.subscribe(email));
      expect(['subscribed', 'unconfirmed', 'not-active']).toContain(status);
      expect(await h().look.getsNewsletter(email)).toBe(status === 'subscribed');
    });

    test.each(['nobody', 'a,b@c.de', 'a@b.c'])('"%s" is refused as an email', async (email) => {
      expect(reasonOf(await h().ports.newsletter.subscribe(email)).kind).toBe('rejected');
    });

    test('S7-71 a subscribed address stays so, in any case of letters', async () => {
      const { ports, credentials } = await signedIn(h());
      expect(valueOf(await ports.newsletter.subscribe(credentials.email))).toBe('subscribed');
      // A backend may refuse it, as Magento does.
      await h().ports.newsletter.subscribe(credentials.email.toUpperCase());
      expect(await h().look.getsNewsletter(credentials.email)).toBe(true);
    });

    test("S7-71 a customer subscribes their own email at once, and another account's no sooner than a guest would", async () => {
      const { ports, credentials } = await signedIn(h());
      const asGuest = valueOf(await h().ports.newsletter.subscribe(await h().given.newEmail()));
      const { email } = await h().given.customer();
      const answer = await ports.newsletter.subscribe(email);
      expect(answer.ok ? answer.value : answer.reason.kind).toMatch(
        asGuest === 'subscribed' ? /./ : /^(not-active|unconfirmed|rejected)$/,
      );
      expect(valueOf(await ports.newsletter.subscribe(credentials.email))).toBe('subscribed');
      expect(await h().look.getsNewsletter(credentials.email)).toBe(true);
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
