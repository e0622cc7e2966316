import type { GetServerSideProps } from 'next';
import { IncomingMessage, ServerResponse, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring';

/** The server's response for a URL: props, status, headers, and what it sent in place of a page. */
export async function askedPage<Props extends object>(
  page: GetServerSideProps<Props>,
  url: string,
  headers: IncomingHttpHeaders = {},
  /** As the browser sent it. */
  sentUrl = url,
) {
  const { answer, res, sent } = await answered(page, url, headers, sentUrl);
  if ('redirect' in answer) throw new Error(`${url} leads to ${answer.redirect.destination}`);
  if (!('props' in answer)) throw new Error(`${url} is answered without a page`);
  return {
    props: await answer.props,
    status: res.statusCode,
    headers: res.getHeaders(),
    body: sent.map(String).join(''),
  };
}

/** Status and target of the server's redirect for a URL, or the status of its page. */
export async function askedRedirect<Props extends object>(page: GetServerSideProps<Props>, url: string) {
  const { answer, res } = await answered(page, url, {}, url);
  if (!('redirect' in answer)) return { status: res.statusCode, to: null };
  const { destination, ...kind } = answer.redirect;
  return { status: 'statusCode' in kind ? kind.statusCode : 0, to: destination };
}

async function answered<Props extends object>(
  page: GetServerSideProps<Props>,
  url: string,
  headers: IncomingHttpHeaders,
  sentUrl: string,
) {
  const req = Object.assign(new IncomingMessage(new Socket()), {
    cookies: {},
    headers: { ...headers, 'x-posy-url': sentUrl },
  });
  const res = new ServerResponse(req);
  const sent: unknown[] = [];
  res.end = (chunk?: unknown) => {
    sent.push(chunk);
    return res;
  };
  const [path = '', search = ''] = url.split('?');
  const query = {
    ...searchParamsToUrlQuery(new URLSearchParams(search)),
    slug: path.split('/').filter((part) => part !== ''),
  };
  // Next removes its own parameters and `__proto__` from the URL.
  const resolvedUrl = url.replace(/([?&])(nxtP|__proto__)[^&]*/g, '$1').replace(/\?$/, '');
  return { answer: await page({ req, res, query, resolvedUrl }), res, sent };
}
