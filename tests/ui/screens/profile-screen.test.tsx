import { act, fireEvent, screen } from '@testing-library/react';
import { ProfileScreen } from '../../../src/ui/screens/ProfileScreen';
import type { AccountFeature } from '../../../src/ui/view-models/account/account-feature';
import { SessionViewModel } from '../../../src/ui/view-models/account/session-view-model';
import { ok, refuse } from '../../../src/domain/shared/result';
import { aCustomer } from '../../builders/a-customer';
import { settled } from '../../unit/ui/a-schedule';
import { axeFaults } from '../cart-axe';
import { aTab, draw, markup, someSiteProps } from '../drawn';

/** The page of a visitor; `answers` are those to the requests for the customer. */
async function opened(signedIn: boolean, answers: ('found' | 'lost')[] = ['found']) {
  const tab = aTab();
  const went: string[] = [];
  const loadCustomer = async () =>
    answers.shift() === 'found' ? ok(aCustomer()) : refuse({ kind: 'unreachable' as const, status: null });
  const session = new SessionViewModel({
    useCases: { loadCustomer, signOut: async () => undefined } as never,
    cart: tab.app.cart,
    notices: tab.app.notices,
    isSignedIn: signedIn,
    go: (path) => void went.push(path),
    onSignedIn: () => undefined,
  });
  const account = {
    ...tab.app.account,
    signedIn,
    whenKnown: async () => signedIn,
    open: async () => ({ session }) as unknown as AccountFeature,
  };
  const app = { ...tab.app, account };
  const drawn = draw(<ProfileScreen site={someSiteProps({ storePrefix: '/ie' })} />, { ...tab, app });
  await act(settled);
  return { ...drawn, went };
}

test('a customer sees who is signed in, and can log out', async () => {
  const { container, went } = await opened(true);
  expect(screen.getByText(`You are signed in as ${aCustomer().email}.`)).toBeDefined();
  expect(await axeFaults(container)).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log out' })));
  expect(went).toEqual(['/']);
});

test('a guest is led to the login modal', async () => {
  await opened(false);
  expect(screen.getByRole('link', { name: 'Sign in' }).dataset.overlay).toBe('login');
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

test('an account that could not be loaded can be loaded again', async () => {
  await opened(true, ['lost', 'found']);
  expect(screen.getByRole('alert').textContent).toContain('We could not load your account.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText(aCustomer().email, { exact: false })).toBeDefined();
});

test('without scripts the page says what needs them, and whom to call', () => {
  const server = markup(<ProfileScreen site={someSiteProps()} />);
  expect(server.querySelector('.hidden')?.textContent).toMatch(/need JavaScript.*call us on 01632 960 417/);
});
