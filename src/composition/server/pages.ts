import type { AccountBody } from '../../ui/screens/account/account-screen';
import { serverApp } from './create-server-app';
import { forCustomers } from '../../adapters/http/pages/account-page';
import { answerPage, type LoadBody, type PageProps } from '../../adapters/http/pages/page';
import type { LoadPage } from '../../next-internals/page-shell/page-request';

/** A page that is the same for all visitors of a store and currency; the page cache may store it. */
export function publicPage<Body extends object>(load: LoadBody<Body>): LoadPage<PageProps<Body>> {
  return (request) => answerPage(serverApp(), request, load, true);
}

/** A personal page, which must not be cached. */
export function personalPage<Body extends object>(load: LoadBody<Body>): LoadPage<PageProps<Body>> {
  return (request) => answerPage(serverApp(), request, load, false);
}

/** A page of the account. */
export function accountPage<Body extends object>(load: LoadBody<Body>): LoadPage<PageProps<AccountBody<Body>>> {
  return personalPage(forCustomers(load));
}
