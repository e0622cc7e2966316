import { act, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ASKED_FIELDS, ENQUIRY_KINDS } from '../../../src/domain/enquiries/enquiry';
import { EnquiryPage } from '../../../src/ui/components/enquiries/EnquiryPage';
import { EnquiryInvitation } from '../../../src/ui/components/enquiries/EnquiryInvitation';
import { ok, refuse } from '../../../src/domain/shared/result';
import { EnquiryScreen, type EnquiryScreenProps } from '../../../src/ui/screens/EnquiryScreen';
import type { AccountFeature } from '../../../src/ui/view-models/account/account-feature';
import { settled } from '../../unit/ui/a-schedule';
import { aTab, draw } from '../drawn';

const PROPS: EnquiryScreenProps = {
  site: { storeName: 'Posy', storePrefix: '/ie', needsCaptcha: false },
  kind: 'wedding',
  story: null,
  today: '2026-10-07',
  isSent: false,
  refusals: [],
  typed: {},
};
const screen = (props: Partial<EnquiryScreenProps> = {}) => render(<EnquiryScreen {...PROPS} {...props} />).container;

test.each(ENQUIRY_KINDS)('the form about "%s" is posted by the browser, which checks what is needed', (kind) => {
  const form = screen({ kind }).querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/actions/send-enquiry', 'post']);
  const controls = [...(form?.querySelectorAll<HTMLInputElement>('.input') ?? [])];
  expect(controls.map(({ name, required }) => ({ field: name, isRequired: required }))).toEqual(ASKED_FIELDS[kind]);
  for (const { id } of controls) expect(form?.querySelectorAll(`label[for="${id}"]`)).toHaveLength(1);
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>('[type=hidden]') ?? [])];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['back', `/ie/enquiry?about=${kind}`],
    ['about', kind],
  ]);
});

test('days that have passed cannot be chosen, and a message is no longer than it may be', () => {
  const page = screen();
  expect(page.querySelector('#wedding-date')?.getAttribute('min')).toBe('2026-10-07');
  expect(page.querySelector('#wedding-message')?.getAttribute('maxlength')).toBe('3000');
});

test('the trap is out of the way of keyboards and readers', () => {
  const trap = screen().querySelector('[name=topic]');
  expect([trap?.getAttribute('tabindex'), trap?.getAttribute('autocomplete')]).toEqual(['-1', 'off']);
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
});

test('what was refused is told above the form with links to its fields, and at the fields; the rest is there again', () => {
  const page = screen({
    refusals: [
      { kind: 'missing', subject: 'email', detail: '' },
      { kind: 'past', subject: 'date', detail: '' },
    ],
    typed: { date: '2026-10-06', place: 'Boxgrove <Priory>', budget: '500-1000', message: 'Peonies' },
  });
  const links = [...page.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#wedding-date', '#wedding-email']);
  const date = page.querySelector<HTMLInputElement>('#wedding-date');
  expect([date?.value, date?.getAttribute('aria-invalid')]).toEqual(['2026-10-06', 'true']);
  const described = date?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => page.querySelector(`#${id}`)?.textContent).join(' ')).toMatch(/has passed/);
  const valueOf = (id: string) => page.querySelector<HTMLInputElement>(`#wedding-${id}`)?.value;
  expect(['place', 'budget', 'message'].map(valueOf)).toEqual(['Boxgrove <Priory>', '500-1000', 'Peonies']);
});

test.each([
  ['busy', '', /several enquiries/],
  ['trapped', '', /press the button again/],
  ['too-large', '', /shorten it/],
  ['not-offered', '', /01632 960 417/],
  ['unreachable', '1A2B3C4D', /1A2B3C4D/],
  ['rejected', '<b>x</b>', /check what you have typed/],
  ['made-up', '', /check what you have typed/],
])('a form that was refused as %s says so, and how else to reach the florist', (kind, detail, words) => {
  const alert = screen({ refusals: [{ kind, subject: '', detail }] }).querySelector('[role=alert]');
  expect(alert?.textContent).toMatch(words);
  expect(alert?.innerHTML).not.toContain('<b>');
});

test('a wedding story is named, and goes along', () => {
  const page = screen({ story: { slug: 'garden-in-june', title: 'A garden in June' } });
  expect(page.querySelector('.enquiry-story')?.textContent).toBe('About: A garden in June');
  expect(page.querySelector<HTMLInputElement>('[name=story]')?.value).toBe('garden-in-june');
  expect(page.querySelector<HTMLInputElement>('[name=back]')?.value).toBe(
    '/ie/enquiry?about=wedding&story=garden-in-june',
  );
});

test.each(ENQUIRY_KINDS)('after an enquiry about "%s" the page says what happens next, without a form', (kind) => {
  const page = screen({ kind, isSent: true });
  expect(page.querySelector('form')).toBeNull();
  expect(page.querySelector('[role=status]')?.textContent).toMatch(/has reached us/);
  expect(page.textContent).toMatch(/within two working days/);
  if (kind === 'complaint') expect(page.textContent).toMatch(/within 30 days/);
});

test('without a topic one chooses what it is about', () => {
  const links = [...screen({ kind: null }).querySelectorAll('.enquiry-kinds a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(ENQUIRY_KINDS.map((kind) => `/ie/enquiry?about=${kind}`));
});

test('a shop without the form says how to reach the florist instead of leading there', () => {
  const site = { storePrefix: '', hasEnquiries: true };
  const { container, rerender } = render(<EnquiryInvitation about="wedding" site={site} story="garden-in-june" />);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/enquiry?about=wedding&story=garden-in-june');
  rerender(<EnquiryInvitation about="wedding" site={{ ...site, hasEnquiries: false }} />);
  expect(container.querySelector('a')).toBeNull();
  expect(container.textContent).toContain('01632 960 417');
});

describe('where a captcha is asked for', () => {
  const site = { ...PROPS.site, needsCaptcha: true };
  const WORDS = { name: 'Ann Lee', email: 'ann@example.org', message: 'Peonies' };

  /** The hydrated page of a shop whose captcha gives these tokens; what the browser posts is in `posted`. */
  function hydrated(tokens: readonly (string | null)[]) {
    const left = [...tokens];
    const actions: string[] = [];
    const getToken = async (action: string) => {
      actions.push(action);
      const token = left.shift() ?? null;
      return token === null ? refuse({ kind: 'no-captcha', why: 'script-not-loaded' } as const) : ok(token);
    };
    const open = async () => ({ captcha: { getToken } }) as Partial<AccountFeature> as AccountFeature;
    const tab = aTab();
    const app = { ...tab.app, account: { ...tab.app.account, open } };
    const { container } = draw(<EnquiryScreen {...PROPS} site={site} typed={WORDS} />, { ...tab, app });
    const form = container.querySelector('form');
    if (form === null) throw new Error('There is no form');
    const posted: (readonly [action: string | null, token: FormDataEntryValue | null])[] = [];
    container.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      posted.push([form.getAttribute('action'), new FormData(form).get('captchaToken')]);
    });
    return { container, form, posted, actions, press: () => act(async () => void form.requestSubmit()) };
  }

  test('the form waits for its scripts, is hidden without, and says so with the telephone', () => {
    const { form } = hydrated([]);
    expect([form.hasAttribute('data-queue'), form.classList.contains('noscript:hidden')]).toEqual([true, true]);
    const html = renderToString(<EnquiryPage {...PROPS} site={site} />);
    expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toMatch(/needs JavaScript.*01632 960 417/);
    expect(form.textContent).toContain('This site is protected by reCAPTCHA');
  });

  test('the browser posts it with a token, a new one for each press', async () => {
    const { posted, press, actions } = hydrated(['one', 'two']);
    await press();
    await act(settled);
    await press();
    await act(settled);
    const action = '/api/actions/send-enquiry';
    expect(posted).toEqual([
      [action, 'one'],
      [action, 'two'],
    ]);
    expect(actions).toEqual(['send-enquiry', 'send-enquiry']);
  });

  test('two presses at once are posted once', async () => {
    const { form, posted } = hydrated(['one', 'two']);
    await act(async () => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await act(settled);
    expect(posted).toEqual([['/api/actions/send-enquiry', 'one']]);
  });

  test('without a token nothing is posted, the page says why, and what was typed stays', async () => {
    const { container, form, posted, press } = hydrated([null, 'one']);
    await press();
    await act(settled);
    const alert = container.querySelector<HTMLElement>('#enquiry-unproven');
    expect([alert?.hidden, alert?.getAttribute('role'), alert?.textContent]).toEqual([
      false,
      'alert',
      expect.stringMatching(/^Nothing was sent.*01632 960 417/),
    ]);
    expect([posted, new FormData(form).get('message')]).toEqual([[], 'Peonies']);
    await press();
    await act(settled);
    expect([alert?.hidden, posted.length]).toEqual([true, 1]);
  });

  test('what is missing is asked for first', async () => {
    const { form, actions } = hydrated(['one']);
    const email = form.querySelector<HTMLInputElement>('[name=email]');
    fireEvent.change(email ?? form, { target: { value: '' } });
    // The loader leaves the check to the page.
    form.noValidate = true;
    await act(async () => void form.requestSubmit());
    expect([actions, email?.matches(':invalid')]).toEqual([[], true]);
  });

  test('a refusal of the backend is that of the captcha', () => {
    const refusals = [{ kind: 'rejected', subject: '', detail: 'UNDEFINED' }];
    const page = draw(<EnquiryScreen {...PROPS} site={site} refusals={refusals} typed={WORDS} />, aTab()).container;
    expect(page.querySelector('[role=alert]')?.textContent).toMatch(/^Nothing was sent.*press the button again/);
    expect(page.querySelector<HTMLInputElement>('#wedding-message')?.value).toBe('Peonies');
  });
});
