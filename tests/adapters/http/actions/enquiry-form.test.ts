import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { loadEnquiry } from '../../../../src/adapters/http/pages/enquiry';
import { personalPage } from '../../../../src/composition/server/pages';
import type { EnquiryKind } from '../../../../src/domain/enquiries/enquiry';
import { aSavedAddress, signedIn } from '../../../builders/a-customer';
import { anEnquiry } from '../../../builders/an-enquiry';
import { askedPage } from '../../../composition/asked-page';
import { aServerApp, EVERYTHING } from '../../../composition/a-server-app';
import { runningFrontServer } from '../../../composition/opened-features';

let door: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;

beforeAll(async () => {
  door = await runningFrontServer((request, response) => {
    void handleAction(serverApp(), (request.url ?? '').split('/').at(-1) ?? '', request, response);
  });
});
beforeEach(() => (data = aServerApp({}, door.env)));
afterAll(() => door.close());

const NO_HEADERS = {};

/** Posts the form of a kind, with some of its fields changed; `back` is its page. */
async function send(
  kind: EnquiryKind,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = NO_HEADERS,
) {
  const back = `/enquiry?about=${kind}`;
  const body = new URLSearchParams({ ...anEnquiry(kind).fields, topic: '', about: kind, back, ...fields });
  const answer = await door.post('/api/actions/send-enquiry', body.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });
  const [typed = ''] = answer.headers.getSetCookie().filter((line) => line.startsWith('posy-typed='));
  return { status: answer.status, goTo: answer.headers.get('location') ?? '', cookie: typed.split(';')[0] ?? '' };
}

const kept = () => data.shop.enquiries.map(({ enquiry }) => enquiry);

/** What the page offers after a form. */
async function pageAfter({ goTo, cookie }: Awaited<ReturnType<typeof send>>) {
  const { props } = await askedPage(personalPage(loadEnquiry), goTo, { cookie });
  return props as unknown as {
    readonly typed: Readonly<Record<string, string>>;
    readonly isSent: boolean;
    readonly story: { readonly title: string } | null;
    readonly refusals: readonly { readonly kind: string; readonly subject: string }[];
  };
}

test.each(['wedding', 'funeral', 'weekly', 'complaint'] as const)(
  'an enquiry about "%s" is sent without scripts, and the page says so',
  async (kind) => {
    const answer = await send(kind);
    expect(answer).toMatchObject({ status: 303, goTo: `/enquiry?about=${kind}&enquiry=sent`, cookie: '' });
    expect(kept()).toMatchObject([{ kind, fields: { name: 'Ann Lee', email: 'ann@example.org' } }]);
    expect(await pageAfter(answer)).toMatchObject({ isSent: true, refusals: [], typed: {} });
  },
);

/** The form for a signed-in customer. */
async function pageOfCustomer(query = '') {
  const { props, headers } = await askedPage(personalPage(loadEnquiry), `/enquiry?about=funeral${query}`, {
    cookie: `vsf-customer=${data.visitor.token()}`,
  });
  return { typed: (props as unknown as { readonly typed: object }).typed, headers };
}

describe('the form of somebody signed in', () => {
  test('has name, email and their own telephone number, and nobody stores it', async () => {
    const friend = aSavedAddress({ id: '8', phone: '01243 111111', isDefaultDelivery: true });
    const own = aSavedAddress({ id: '9', phone: '01243 222222', isDefaultBilling: true });
    signedIn(data, { addresses: [friend, own] });
    const { typed, headers } = await pageOfCustomer();
    expect(typed).toEqual({ name: 'Ann Lee', email: 'ann@example.org', phone: '01243 222222' });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('has no telephone number of somebody to whom flowers go', async () => {
    signedIn(data, { addresses: [aSavedAddress({ isDefaultDelivery: true })] });
    expect((await pageOfCustomer()).typed).toEqual({ name: 'Ann Lee', email: 'ann@example.org' });
  });

  test('has what was typed once it was refused', async () => {
    signedIn(data);
    expect((await pageOfCustomer('&refused=busy~~')).typed).toEqual({});
  });

  test('is empty while the account cannot be reached', async () => {
    signedIn(data);
    data.shop.wire.failNext('accounts.customer');
    expect((await pageOfCustomer()).typed).toEqual({});
  });
});

test('a wedding without a day is sent: it may not be fixed yet', async () => {
  expect((await send('wedding', { date: '' })).goTo).toMatch(/enquiry=sent/);
  expect(kept()).toHaveLength(1);
});

test.each([
  ['wedding', { date: '2020-05-01' }, 'past~date~'],
  ['wedding', { date: '2027-02-30' }, 'not-a-day~date~'],
  ['wedding', { date: '20270-06-05' }, 'too-long~date~10'],
  ['wedding', { date: '2099-06-05' }, 'too-far~date~'],
  ['wedding', { budget: 'a-million' }, 'not-a-choice~budget~'],
  ['wedding', { email: 'ann' }, 'not-an-email~email~'],
  ['wedding', { name: 'Cheap pills.example' }, 'holds-link~name~'],
  ['funeral', { phone: '' }, 'missing~phone~'],
  ['funeral', { phone: 'after six, please' }, 'not-a-phone~phone~'],
  ['weekly', { place: ' ' }, 'missing~place~'],
  ['weekly', { frequency: '' }, 'missing~frequency~'],
  ['complaint', { message: '' }, 'missing~message~'],
  ['complaint', { message: 'x'.repeat(3001) }, 'too-long~message~3000'],
  ['complaint', { message: 'https://a.example www.b.example '.repeat(2) }, 'too-many-links~message~3'],
  ['complaint', { topic: 'Cheap pills' }, 'trapped~~'],
] as const)('a form about "%s" is refused at its place, and nothing is lost: %#', async (kind, change, code) => {
  const answer = await send(kind, change);
  expect(new URL(answer.goTo, 'http://posy.invalid').searchParams.getAll('refused')).toEqual([code]);
  expect(kept()).toEqual([]);
  const page = await pageAfter(answer);
  const { topic: _topic, ...fields } = { topic: '', ...anEnquiry(kind).fields, ...change };
  for (const [field, value] of Object.entries(fields)) expect([field, page.typed[field] ?? '']).toEqual([field, value]);
});

test('a long message in any script is offered again whole', async () => {
  const sentence = 'Пионы, если они цветут; “garden” roses — and nothing that drops pollen.\r\n';
  const message = sentence.repeat(40).slice(0, 2990);
  const answer = await send('wedding', { message, email: 'ann' });
  expect(answer.cookie.length).toBeLessThan(4000);
  expect((await pageAfter(answer)).typed).toMatchObject({
    message: message.replaceAll('\r\n', '\n'),
    place: 'Boxgrove Priory',
  });
});

test('a message that fills its field with lines is sent, as a form sends its line breaks', async () => {
  const message = 'a\n'.repeat(1499) + 'ab';
  const { goTo } = await send('wedding', { message: message.replaceAll('\n', '\r\n') });
  expect(goTo).not.toContain('refused');
  expect(kept()).toMatchObject([{ fields: { message } }]);
});

test('markup is kept as it was written', async () => {
  const message = '<img src=x onerror=alert(1)> {{7*7}} **hello**';
  await send('complaint', { message });
  expect(kept()[0]?.fields.message).toBe(message);
});

test('the token of a captcha, which a script fills in, goes to the backend and nowhere else', async () => {
  const { goTo } = await send('wedding', { captchaToken: 'human' });
  expect(goTo).toBe('/enquiry?about=wedding&enquiry=sent');
  expect(JSON.stringify(kept())).not.toContain('human');
  const refused = await send('wedding', { captchaToken: 'human', email: 'ann' });
  expect(`${refused.goTo} ${refused.cookie}`).not.toContain('human');
});

test('two presses at once are one enquiry, and a changed one is another', async () => {
  const answers = await Promise.all([send('wedding'), send('wedding'), send('wedding')]);
  expect(answers.map(({ goTo }) => goTo)).toEqual(Array(3).fill('/enquiry?about=wedding&enquiry=sent'));
  expect(kept()).toHaveLength(1);
  await send('wedding', { message: 'And a button-hole for the dog.' });
  expect(kept()).toHaveLength(2);
});

test('a form of another site is refused, and nothing is sent', async () => {
  expect(await send('wedding', {}, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).toEqual({
    ...{ status: 403, goTo: '', cookie: '' },
  });
  expect(kept()).toEqual([]);
});

test.each([
  ['one field', { message: 'x'.repeat(10_000) }],
  ['a megabyte', { message: 'x'.repeat(1_000_000) }],
])('a form with %s that no form of the shop has goes back to its page, which says so', async (_what, change) => {
  const referer = 'http://localhost:3000/enquiry?about=complaint';
  const answer = await send('complaint', change, { referer });
  expect(answer).toMatchObject({ status: 303, goTo: '/enquiry?about=complaint&refused=too-large%7E%7E' });
  expect(kept()).toEqual([]);
});

test('too many are refused for now, and nothing is lost', async () => {
  data.shop.wire.failNext('enquiries.send', { kind: 'busy', message: '' });
  const answer = await send('funeral');
  expect(answer.goTo).toBe('/enquiry?about=funeral&refused=busy%7E%7E');
  expect((await pageAfter(answer)).typed).toMatchObject(anEnquiry('funeral').fields);
});

test('a shop that does not answer says so with a reference, and nothing is lost', async () => {
  data.shop.wire.failNext('enquiries.send');
  const answer = await send('funeral');
  expect(answer.goTo).toMatch(/refused=unreachable%7E%7E[0-9A-F]{8}$/);
  expect((await pageAfter(answer)).typed).toMatchObject(anEnquiry('funeral').fields);
});

test('the title of the wedding story goes along, and a story that is none is left out', async () => {
  await send('wedding', { story: 'garden-in-june' });
  await send('wedding', { story: 'no-such-story', message: 'Another.' });
  await send('complaint', { story: 'garden-in-june' });
  const [wedding] = [...data.shop.data.weddings];
  expect(kept().map(({ story }) => story)).toEqual([null, null, wedding?.title]);
});

test('a shop without enquiries has no page of them, and refuses the form', async () => {
  const offers = { ...EVERYTHING, enquiries: false };
  data = aServerApp({}, door.env, offers);
  expect((await askedPage(personalPage(loadEnquiry), '/enquiry')).status).toBe(404);
  expect((await send('wedding')).goTo).toBe('/enquiry?about=wedding&refused=not-offered%7E%7E');
  expect(kept()).toEqual([]);
});
