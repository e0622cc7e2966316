import type { GetServerSidePropsResult } from 'next';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';

/** A request for a page: the part of Next's context that the storefront uses. */
export interface PageRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly query: ParsedUrlQuery;
  /** Path and query. */
  readonly resolvedUrl: string;
}

/** A page's `getServerSideProps`. */
export type LoadPage<Props> = (request: PageRequest) => Promise<GetServerSidePropsResult<Props>>;
