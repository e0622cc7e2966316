import { act, fireEvent, screen } from '@testing-library/react';
import type { Failure } from '../../../../src/application/ports/failures';
import { refuse } from '../../../../src/domain/shared/result';
import { ConfirmScreen, type ConfirmScreenProps } from '../../../../src/ui/screens/account/ConfirmScreen';
import { NewPasswordScreen, type NewPasswordScreenProps } from '../../../../src/ui/screens/account/NewPasswordScreen';
import { NewPasswordViewModel } from '../../../../src/ui/view-models/account/new-password-view-model';
import { settled } from '../../../unit/ui/a-schedule';
import { axeFaults } from '../../cart-axe';
import { sent } from '../../cart-drawn';
import { draw, markup, someSiteProps } from '../../drawn';

const NEW = 'n3w-passw0rd!';
const refused = (kind: string) => ({ kind, subject: '', detail: '' });

const screenOf = (props: Partial<NewPasswordScreenProps>, reason: Failure = { kind: 'busy', message: '' }) => (
  <NewPasswordScreen
    site={someSiteProps({ storePrefix: '/ie' })}
    purpose="confirm"
    link="handle"
    asksEmail={false}
    done={null}
    refusal={null}
    isSignedIn={false}
    createNewPassword={(_cart, { asksEmail }) =>
      new NewPasswordViewModel({ asksEmail, savePassword: () => Promise.resolve(refuse(reason)) })
    }
    {...props}
  />
);

const page = (props: Partial<NewPasswordScreenProps> = {}) => markup(screenOf(props));

describe('The page of a new account', () => {
  test('posts two passwords and its link by itself, in its store', () => {
    const html = page();
    const form = html.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/api/actions/confirm-account');
    expect(sent(form)).toEqual(['back=/ie/customer/account/confirm', 'link=handle', 'password=', 'repeated=']);
    expect(html.textContent).toContain('Anything you have ordered as a guest with this email address will be in');
  });

  test('is not kept from a shop that asks for captchas', () => {
    const html = page({ site: someSiteProps({ needsCaptcha: true }) });
    expect(html.querySelector('form')?.getAttribute('action')).toBe('/api/actions/confirm-account');
    const reset = page({ purpose: 'reset', site: someSiteProps({ needsCaptcha: true }) });
    expect(reset.querySelector('form')?.hasAttribute('action')).toBe(false);
  });

  test.each([
    ['passwords-differ', 'The two passwords are not the same', false],
    ['password-refused', 'Please choose another password', false],
    ['busy', 'wait', false],
    ['not-found', 'Please open the link in our email once more', true],
    ['rejected', 'This link has already been used', true],
  ])('says what a form without scripts was refused for: %s', (kind, words, isOver) => {
    const html = page({ refusal: refused(kind) });
    expect(html.querySelector('[role=alert].alert')?.textContent).toContain(words);
    expect(html.querySelector('#new-password-elsewhere') !== null).toBe(isOver);
  });

  test.each([
    ['WEAK_PASSWORD', 'Please choose another password', false],
    ['UNDEFINED', 'This link has already been used', true],
  ] as const)('tells a refused password from a used link: %s', async (code, words, isOver) => {
    const { container } = draw(screenOf({}, { kind: 'rejected', code, message: 'Niet mogelijk.' }));
    for (const label of ['Password', 'Repeat Password'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: NEW } });
    await act(async () => {
      fireEvent.submit(container.querySelector('form') as HTMLFormElement);
      await settled();
    });
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(container.querySelector('#new-password-elsewhere') !== null).toBe(isOver);
    expect(await axeFaults(container)).toEqual([]);
  });

  test.each([
    ['confirmed', 'sign in with the password you have just chosen'],
    ['confirmed-as-registered', 'the password you registered with'],
  ] as const)('leads to the sign-in when it is done: %s', (done, words) => {
    const html = page({ done });
    expect(html.textContent).toContain(words);
    expect(html.querySelector('#link-sign-in')?.getAttribute('href')).toBe('/ie/sign-in');
    expect(html.querySelector('form')).toBeNull();
  });

  test("leads out of another account's session first", () => {
    const html = page({ done: 'confirmed', isSignedIn: true });
    expect(html.textContent).toContain('still signed in to another account');
    expect(html.querySelector('form')?.getAttribute('action')).toBe('/api/actions/sign-out');
    expect(sent(html.querySelector('form'))).toEqual(['back=/ie/sign-in']);
  });
});

describe('The page of a new address', () => {
  const confirm = (props: Partial<ConfirmScreenProps> = {}) =>
    markup(
      <ConfirmScreen
        site={someSiteProps({ storePrefix: '/ie' })}
        purpose="email"
        link="handle"
        isDone={false}
        refusal={null}
        signedInAs={null}
        {...props}
      />,
    );

  test('has a button, and says whose orders move', () => {
    const html = confirm();
    expect(sent(html.querySelector('form'))).toEqual(['back=/ie/customer/account/confirm-email', 'link=handle']);
    expect(html.textContent).toContain('If you are signed in to that account in this browser');
  });

  test('names the session that the browser has, or leads to the sign-in', () => {
    const mine = confirm({ isDone: true, signedInAs: 'ben@example.org' });
    expect(mine.textContent).toContain('In this browser you are signed in as ben@example.org.');
    expect(mine.querySelector('a.button')?.getAttribute('href')).toBe('/ie/customer');
    expect(confirm({ isDone: true }).querySelector('#confirm-sign-in')?.getAttribute('href')).toBe('/ie/sign-in');
    expect(confirm({ refusal: refused('rejected') }).querySelector('form')).toBeNull();
  });
});
