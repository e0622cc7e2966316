import { plusDays } from '../../src/domain/delivery/calendar/calendar-date';
import { londonMoment } from '../../src/domain/delivery/calendar/london-time';
import { ENQUIRY_KINDS, type Enquiry } from '../../src/domain/enquiries/enquiry';
import { anEnquiry } from '../builders/an-enquiry';
import type { OpenHarness, Ports } from './harness';
import { signedIn } from './signed-in';
import { contract, reasonOf, valueOf } from './suite';

const MARKUP = `<script>alert(1)</script> **bold** & "quotes"\nA second line — with an Ö.`;

export function enquiriesContract(adapter: string, open: OpenHarness): void {
  contract(`Enquiries as kept by ${adapter}`, open, (h) => {
    const send = (enquiry: Enquiry) => h().ports.enquiries.send(enquiry);

    /** Sends it; false where the backend takes no enquiries, which it must say of every one. */
    async function isTaken(enquiry: Enquiry, ports: Pick<Ports, 'enquiries'> = h().ports): Promise<boolean> {
      const sent = await ports.enquiries.send(enquiry);
      if (sent.ok) return true;
      expect(sent.reason).toEqual({ kind: 'not-offered' });
      return false;
    }

    test.each(ENQUIRY_KINDS)('an enquiry about "%s" is kept as it was written, markup included', async (kind) => {
      const email = await h().given.newEmail();
      const taken = await isTaken(anEnquiry(kind, { email, message: MARKUP }));
      expect(await h().look.enquiries(email)).toEqual(taken ? [MARKUP] : []);
    });

    test('the same enquiry sent twice at once is kept once, and another one as well', async () => {
      const email = await h().given.newEmail();
      const enquiry = anEnquiry('wedding', { email });
      const taken = await Promise.all([isTaken(enquiry), isTaken(enquiry), isTaken(enquiry)]);
      expect(await h().look.enquiries(email)).toHaveLength(taken[0] ? 1 : 0);
      await isTaken(anEnquiry('wedding', { email, message: 'And a button-hole for the dog.' }));
      expect(await h().look.enquiries(email)).toHaveLength(taken[0] ? 2 : 0);
    });

    test.each([
      ['a day that does not exist', anEnquiry('wedding', { date: '2027-02-30' })],
      ['no message', anEnquiry('wedding', { message: ' \n ' })],
      ['an address that is none', anEnquiry('wedding', { email: 'nobody' })],
      ['no telephone number to call back', anEnquiry('funeral', { phone: '' })],
      ['a frequency of its own', anEnquiry('weekly', { frequency: 'hourly' })],
      ['a longer message than fits', anEnquiry('complaint', { message: 'x'.repeat(3001) })],
      ['a link farm', anEnquiry('complaint', { message: 'https://x.example '.repeat(4) })],
      ['a name with a web address', anEnquiry('complaint', { name: 'Visit pills.example now' })],
    ])('with %s it is refused', async (_what, enquiry) => {
      expect(reasonOf(await send(enquiry)).kind).toMatch(/^(rejected|not-offered)$/);
    });

    test('yesterday is refused, today is not', async () => {
      const email = await h().given.newEmail();
      const today = londonMoment(h().now()).date;
      const past = anEnquiry('wedding', { email, date: plusDays(today, -1) });
      expect(reasonOf(await send(past)).kind).toMatch(/^(rejected|not-offered)$/);
      const taken = await isTaken(anEnquiry('wedding', { email, date: today }));
      expect(await h().look.enquiries(email)).toHaveLength(taken ? 1 : 0);
    });

    test('an enquiry without a day is kept: it may not be fixed yet', async () => {
      const email = await h().given.newEmail();
      const taken = await isTaken(anEnquiry('wedding', { email, date: '' }));
      expect(await h().look.enquiries(email)).toHaveLength(taken ? 1 : 0);
    });

    test('a customer reads what they have sent, the newest first, and nobody else does', async () => {
      const [own, other] = [await signedIn(h()), await signedIn(h())];
      const { email } = own.credentials;
      const [first, second] = [anEnquiry('weekly', { email }), anEnquiry('complaint', { email })];
      const story = 'A garden in June';
      const asked = { ...anEnquiry('wedding', { email }), story };
      const taken = await isTaken(first, own.ports);
      await isTaken(second, own.ports);
      await isTaken(asked, own.ports);
      // Typing the customer's address does not make a guest the customer.
      await isTaken(anEnquiry('funeral', { email }));
      const page = valueOf(await own.ports.enquiries.own(1, 2));
      expect(page.totalPages).toBe(taken ? 2 : 0);
      expect(page.enquiries.map(({ sentAt: _at, ...enquiry }) => enquiry)).toEqual(taken ? [asked, second] : []);
      expect(valueOf(await own.ports.enquiries.own(2, 2)).enquiries).toHaveLength(taken ? 1 : 0);
      expect(valueOf(await other.ports.enquiries.own(1, 20)).enquiries).toEqual([]);
    });

    test('a guest has none to read', async () => {
      const own = await h().ports.enquiries.own(1, 20);
      expect(own.ok ? own.value.enquiries : own.reason.kind).toEqual(own.ok ? [] : 'unauthorised');
    });

    test("they are deleted with the customer's account", async () => {
      const { ports, credentials } = await signedIn(h());
      await isTaken(anEnquiry('wedding', { email: credentials.email }), ports);
      valueOf(await ports.accounts.deleteAccount(credentials.password));
      expect(await h().look.enquiries(credentials.email)).toEqual([]);
    });

    test('are unreachable without a backend', async () => {
      const { enquiries: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.send(anEnquiry())).kind).toBe('unreachable');
      expect(reasonOf(await silent.own(1, 20)).kind).toBe('unreachable');
    });
  });
}
