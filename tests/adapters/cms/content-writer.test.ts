import { ContentWriter } from '../../../src/adapters/cms/content-writer';

const TOKEN = 'a-token-of-thirty-two-characters-';

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: unknown;
  readonly body: unknown;
}

/** A writer whose service returns this to every request. */
function writerTo(response: () => Response) {
  const sent: Sent[] = [];
  const send: typeof fetch = async (url, { method, headers, body, redirect } = {}) => {
    expect(redirect).toBe('error');
    sent.push({ url: typeof url === 'string' ? url : '', method, headers, body: body ?? null });
    return response();
  };
  return { writer: new ContentWriter('http://cms.test', TOKEN, send), sent };
}

const stored = () => Response.json({ data: { id: 5, attributes: { slug: 'care', title: 'Care' } }, meta: {} });

test('S7-82 S7-83 creates, updates and deletes with the token', async () => {
  const { writer, sent } = writerTo(stored);
  const entry = { ok: true, value: { id: 5, attributes: { slug: 'care', title: 'Care' } } };
  expect(await writer.create('pages', { slug: 'care' })).toEqual(entry);
  expect(await writer.update('pages', 5, { title: 'Care' })).toEqual(entry);
  expect(await writer.delete('pages', 5)).toEqual(entry);
  expect(await writer.update('homepage', null, { title: 'Posy' })).toEqual(entry);
  expect(await writer.delete('homepage', null)).toEqual(entry);
  const [accept, authorization] = ['application/json', `Bearer ${TOKEN}`];
  const json = { accept, authorization, 'content-type': 'application/json' };
  const base = 'http://cms.test';
  expect(sent).toEqual([
    { url: `${base}/pages`, method: 'POST', headers: json, body: '{"data":{"slug":"care"}}' },
    { url: `${base}/pages/5`, method: 'PUT', headers: json, body: '{"data":{"title":"Care"}}' },
    { url: `${base}/pages/5`, method: 'DELETE', headers: { accept, authorization }, body: null },
    { url: `${base}/homepage`, method: 'PUT', headers: json, body: '{"data":{"title":"Posy"}}' },
    { url: `${base}/homepage`, method: 'DELETE', headers: { accept, authorization }, body: null },
  ]);
});

test.each([
  ['a refused token', () => new Response('{}', { status: 401 }), { kind: 'unreachable', status: 401 }],
  ['no such entry', () => new Response('', { status: 404 }), { kind: 'not-found', message: '' }],
  [
    'a refused value',
    () => Response.json({ data: null, error: { message: 'slug must be unique' } }, { status: 400 }),
    { kind: 'rejected', code: 'MALFORMED', message: 'slug must be unique' },
  ],
  ['no entry', () => Response.json({ data: null }), { kind: 'unreachable', status: 502 }],
  ['an entry without id', () => Response.json({ data: { attributes: {} } }), { kind: 'unreachable', status: 502 }],
  ['a page', () => new Response('<html>'), { kind: 'unreachable', status: null }],
])('S8-9 maps %s to its failure', async (_, response, reason) => {
  const { writer } = writerTo(response);
  for (const result of [
    await writer.create('pages', {}),
    await writer.update('pages', 5, {}),
    await writer.delete('pages', 5),
  ])
    expect(result).toEqual({ ok: false, reason });
});
