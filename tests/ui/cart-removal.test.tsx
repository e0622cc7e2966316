import { act, fireEvent, screen, within } from '@testing-library/react';
import { settled } from '../unit/ui/a-schedule';
import { haveDialogs } from './have-dialogs';
import { openCart as open, press, quantity } from './open-cart';

beforeAll(haveDialogs);

test('S4-47, S4-48, S4-49, S4-50 removing asks for confirmation, removes the row and shows a notice', async () => {
  const { held, timers } = await open(['TULIPS', 'FERN']);
  await press('Remove Name of TULIPS');
  const dialog = screen.getByRole('dialog', { name: 'Remove from your cart?' });
  expect(dialog.textContent).toContain('Name of TULIPS');
  expect(held()?.lines).toHaveLength(2);
  await act(async () => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, remove it' }));
    await settled();
  });
  expect(held()?.lines).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Name of TULIPS' })).toBeNull();
  expect(screen.getByText('Product removed')).toBeTruthy();
  expect(screen.getByText('Name of TULIPS has been successfully removed from your cart')).toBeTruthy();
  expect(document.activeElement?.id).toBe('cart-title');
  await act(() => timers.pass(3000));
  expect(screen.queryByText('Product removed')).toBeNull();
});

test('S4-47 cancelling the confirmation keeps the item', async () => {
  const { held } = await open(['TULIPS']);
  await press('Remove Name of TULIPS');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(held()?.lines).toHaveLength(1);
});

test('S4-47 asks again at once after Escape, whose event of the closed dialog comes late', async () => {
  const { held } = await open(['TULIPS']);
  await press('Remove Name of TULIPS');
  const dialog: HTMLDialogElement = screen.getByRole('dialog', { name: 'Remove from your cart?' });
  dialog.open = false;
  await press('Remove Name of TULIPS');
  expect(dialog.open).toBe(true);
  fireEvent(dialog, new Event('close'));
  expect(dialog.textContent).toContain('Name of TULIPS');
  await press('Yes, remove it');
  await act(settled);
  expect(held()?.lines ?? []).toHaveLength(0);
});

test('a failed removal restores the row and reports the failure', async () => {
  const { wire } = await open(['TULIPS']);
  wire.failNext('carts.removeItem');
  await press('Remove Name of TULIPS');
  await press('Yes, remove it');
  await act(settled);
  expect(quantity()).toBeTruthy();
  expect(screen.getByText('Not removed')).toBeTruthy();
  expect(screen.queryByText('Product removed')).toBeNull();
});

test('removing the last item shows the empty cart', async () => {
  await open(['TULIPS']);
  await press('Remove Name of TULIPS');
  await press('Yes, remove it');
  await act(settled);
  expect(screen.getByText('Your cart is empty')).toBeTruthy();
});
