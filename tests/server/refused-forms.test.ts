import { openFrontServer, type RunningFrontServer } from './running-front-server';

let frontServer: RunningFrontServer;
let asked: string[];
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' };
const ENQUIRY = '/api/actions/send-enquiry';

/** A front server that has refused as many enquiries and sign-ins of this machine as it asks about. */
beforeEach(async () => {
  asked = [];
  frontServer = await openFrontServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(429).end();
  });
  for (const path of [ENQUIRY, '/api/actions/sign-in']) {
    for (let at = 0; at < 30; at += 1) await frontServer.request(path, { method: 'POST' });
  }
  asked = [];
});
afterEach(() => frontServer.drain());

const send = async (fields: Record<string, string>, { path = ENQUIRY, headers = {} } = {}) => {
  const body = new URLSearchParams(fields).toString();
  const answer = await frontServer.request(path, { method: 'POST', headers: { ...FORM, ...headers }, body });
  return { ...answer, text: answer.body.toString() };
};
/** Values by name of the page's form, as a browser would send them again. */
const fieldsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    ]),
  );

test('a form without scripts that is refused at once keeps what was typed, to be sent again', async () => {
  const typed = {
    about: 'wedding',
    back: '/enquiry?about=wedding',
    name: 'Ann "Nan" <O’Brien> & Co',
    message: 'White peonies.\r\n\r\n&amp; “ivy” 🌸 </form><script>alert(1)</script>',
    topic: '',
    constructor: 'Ann',
  };
  const { status, headers, text } = await send(typed);
  expect([status, headers['retry-after'], headers['cache-control'], asked]).toEqual([429, '5', 'no-store', []]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain(`<form method="post" action="${ENQUIRY}">`);
  expect(fieldsOf(text)).toEqual(typed);
  expect(text).not.toContain('<script>');
  expect(text).toContain('<a href="/">Back to Home page</a>');
});

test('it leads back to the store of its page', async () => {
  expect((await send({ back: '/ie/enquiry', message: 'Lilies' })).text).toContain(
    '<a href="/ie">Back to Home page</a>',
  );
});

test.each(['//elsewhere.example', 'https://elsewhere.example/', 'javascript:alert(1)'])(
  'it leads to no other site: %s',
  async (back) => {
    expect((await send({ back })).text).toContain('<a href="/">Back to Home page</a>');
  },
);

test('it asks for a password again, and repeats none', async () => {
  const fields = {
    email: 'ann@example.org',
    password: 'Pe0ny-Stems!',
    repeated: 'Pe0ny-Stems!',
    current: 'Pe0ny-Stems!',
  };
  const { text } = await send(fields, { path: '/api/actions/sign-in' });
  expect(text).not.toContain('Pe0ny-Stems!');
  expect(text).toContain('<label>Password <input type="password" name="password"></label>');
  expect(fieldsOf(text)).toEqual({ email: 'ann@example.org' });
});

test('a page that sends its form by script gets JSON, and keeps it itself', async () => {
  const { status, text } = await send({ message: 'Lilies' }, { headers: { accept: 'application/json' } });
  expect([status, JSON.parse(text)]).toEqual([429, { message: expect.stringMatching(/^Too many/) }]);
});

test('a form that no form of the shop is as large as is refused alone', async () => {
  const { status, text } = await send({ message: 'x'.repeat(70_000) });
  expect([status, text.includes('xxx')]).toEqual([429, false]);
});
