import { render } from '@testing-library/react';
import { ASKED_FIELDS, ENQUIRY_KINDS } from '../../../src/domain/enquiries/enquiry';
import { EnquiryInvitation } from '../../../src/ui/components/enquiries/EnquiryInvitation';
import { EnquiryScreen, type EnquiryScreenProps } from '../../../src/ui/screens/EnquiryScreen';

const PROPS: EnquiryScreenProps = {
  site: { storeName: 'Posy', storePrefix: '/ie' },
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
