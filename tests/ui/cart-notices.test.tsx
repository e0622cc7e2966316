import { act, fireEvent, screen } from '@testing-library/react';
import { Notices } from '../../src/ui/components/notices/Notices';
import { aCartTab } from '../unit/ui/a-cart-tab';
import { axeFaults } from './cart-axe';
import { anApp, notHydrated, renderHydrated } from './cart-drawn';

async function open() {
  const { cart, timers } = await aCartTab();
  const app = anApp({ cart, schedule: timers.schedule });
  const drawn = await renderHydrated(app, <Notices />);
  const send = (message: string, type: 'success' | 'danger' = 'success') =>
    act(async () => app.notices.send({ type, title: null, message, persist: false }));
  return { ...drawn, app, timers, send };
}

test('S2-61 both live regions exist before there is a notification', async () => {
  const { cart, timers } = await aCartTab();
  const html = notHydrated(anApp({ cart, schedule: timers.schedule }), <Notices />);
  expect(html.querySelector('[role=status]')).not.toBeNull();
  expect(html.querySelector('[role=alert]')).not.toBeNull();
});

test.each([
  ['success', 'done', '[role=status]'],
  ['info', 'done', '[role=status]'],
  ['warning', 'warning', '[role=alert]'],
  ['danger', 'warning', '[role=alert]'],
] as const)('S3-54 a notice of the type %s has the icon %s, its title and its message', async (type, icon, place) => {
  const { app, container } = await open();
  await act(async () => app.notices.send({ type, title: 'A title', message: 'One line\nand another', persist: true }));
  const notice = screen.getByText('A title').closest('.notice');
  expect(notice?.closest(place)).not.toBeNull();
  expect(notice?.querySelector('use')?.getAttribute('href')).toBe(`#icon-${icon}`);
  expect(notice?.textContent).toContain('One line\nand another');
  expect(screen.getByRole('button', { name: 'Close message: A title' }).id).toBe(`close-${app.notices.shown[0]?.id}`);
  expect(await axeFaults(container)).toEqual([]);
});

test('success is a status, an error an alert, and both can be closed', async () => {
  const { send, container } = await open();
  await send('It worked');
  await send('It did not', 'danger');
  expect(screen.getByText('It worked').closest('[role=status]')).not.toBeNull();
  expect(screen.getByText('It did not').closest('[role=alert]')).not.toBeNull();
  expect(await axeFaults(container)).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close message: It did not' })));
  expect(screen.queryByText('It did not')).toBeNull();
  expect(screen.getByText('It worked')).toBeTruthy();
});

test('S9-5 a notification disappears after 3 seconds, but not while hovered or focused', async () => {
  const { send, timers } = await open();
  await send('Read me');
  const close = screen.getByRole('button', { name: 'Close message: Read me' });
  await act(async () => close.focus());
  await act(() => timers.pass(10_000));
  expect(screen.getByText('Read me')).toBeTruthy();
  const region = screen.getByRole('region', { name: 'Messages' });
  await act(async () => fireEvent.pointerEnter(region));
  await act(async () => close.blur());
  await act(async () => fireEvent.pointerLeave(region));
  await act(() => timers.pass(2999));
  expect(screen.getByText('Read me')).toBeTruthy();
  await act(() => timers.pass(1));
  expect(screen.queryByText('Read me')).toBeNull();
});

test('a notification with focus stays when the pointer leaves', async () => {
  const { send, timers } = await open();
  await send('Read me');
  await act(async () => screen.getByRole('button', { name: 'Close message: Read me' }).focus());
  await act(async () => fireEvent.pointerLeave(screen.getByRole('region', { name: 'Messages' })));
  await act(() => timers.pass(10_000));
  expect(screen.getByText('Read me')).toBeTruthy();
});
