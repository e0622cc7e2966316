import { screen, within } from '@testing-library/react';
import { accountScreen } from '../../../src/ui/screens/account/account-screen';
import { axeFaults } from '../cart-axe';
import { draw, markup, someSiteProps } from '../drawn';

const Page = accountScreen('my-profile', ({ mine }: { readonly mine: string }) => <p>{mine}</p>);
const site = someSiteProps({ storePrefix: '/ie' });

test('S2-30 a page of the account stands in its frame: title, way back, both groups and the way out', async () => {
  const { container } = draw(<Page site={site} account="open" mine="secret" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My profile');
  expect(screen.getByRole('link', { name: 'Back to My Account' }).getAttribute('href')).toBe('/ie/customer');
  const menu = within(screen.getByRole('navigation', { name: 'My Account' }));
  expect(menu.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Personal details',
    'Order details',
  ]);
  const current = menu.getByRole('link', { name: 'My profile' });
  expect([current.getAttribute('href'), current.getAttribute('aria-current')]).toEqual([
    '/ie/customer/my-profile',
    'page',
  ]);
  const logOut = menu.getByRole('button', { name: 'Log out' }).closest('form');
  expect([logOut?.getAttribute('action'), logOut?.method]).toEqual(['/api/actions/sign-out', 'post']);
  expect(new FormData(logOut ?? undefined).get('back')).toBe('/ie');
  expect(await axeFaults(container)).toEqual([]);
});

test('S2-24 the start of the account has no way back', () => {
  const Start = accountScreen('my-account', () => null);
  draw(<Start site={site} account="open" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Account');
  expect(screen.queryByRole('link', { name: /^Back/ })).toBeNull();
});

test('S2-48 the shell of a cross-site navigation asks again by itself, also without scripts', () => {
  const shell = markup(<Page site={site} account="loading" />);
  expect(shell.textContent).toContain('Opening your account…');
  expect(shell.querySelector('a[href="?own=1"]')?.textContent).toBe('Open my account');
});

test('a session that has ended posts the form that leads home', () => {
  const posted: string[] = [];
  HTMLFormElement.prototype.requestSubmit = function submit(this: HTMLFormElement) {
    posted.push(`${this.getAttribute('action')} ${this.querySelector('input')?.value}`);
  };
  draw(<Page site={site} account="expired" />);
  expect(posted).toEqual(['/api/actions/end-session /ie']);
});
