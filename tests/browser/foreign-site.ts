import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

/** A page on another site with links to the shop. */
export interface ForeignSite {
  /** A page with a link to `address`, labelled "To the shop". */
  linkTo(address: string): string;
  stop(): Promise<void>;
}

/** 127.0.0.1 and localhost are different sites on one machine, so cross-site links omit SameSite=Strict cookies. */
export async function startForeignSite(): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('to') ?? '';
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><title>A friend</title><a href="${encodeURI(address)}">To the shop</a>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    linkTo: (address) => `http://127.0.0.1:${port}/?to=${encodeURIComponent(address)}`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
