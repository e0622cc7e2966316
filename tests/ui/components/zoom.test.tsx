import { act, fireEvent, screen } from '@testing-library/react';
import { Gallery } from '../../../src/ui/components/product/Gallery';
import { axeFaults } from '../cart-axe';
import { draw, markup } from '../drawn';

beforeAll(() => {
  // A minimal `<dialog>` for jsdom; the browser tests use the real one.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollTo = () => undefined;
});

const PICTURES = [1, 2, 3].map((number) => ({ url: `/media/${number}.jpg`, alt: '' }));
const gallery = (count = 3) => <Gallery pictures={PICTURES.slice(0, count)} name="Red roses" />;
const enlarge = () => screen.getByRole('button', { name: 'Enlarge the picture' });
const shown = () => document.querySelector('.zoom img')?.getAttribute('src');

async function opened(count = 3) {
  const view = draw(gallery(count));
  await act(async () => fireEvent.click(enlarge()));
  await screen.findByRole('dialog');
  return view;
}

describe('the enlarged pictures', () => {
  test('S9-31 show the picture of the gallery in its size and twice that, in a dialog with a name', async () => {
    await opened();
    expect(screen.getByRole('dialog', { name: 'Pictures of Red roses' })).toBeDefined();
    expect(shown()).toBe('/media/1.jpg?w=1080&h=1340');
    expect(document.querySelector('.zoom img')?.getAttribute('srcset')).toContain('/media/1.jpg?w=2160&h=2680 2160w');
  });

  test('are turned by buttons and arrow keys, and stop at the ends', async () => {
    await opened();
    const dialog = screen.getByRole('dialog');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous picture' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(shown()).toBe('/media/3.jpg?w=1080&h=1340');
    expect(screen.getByText('Red roses, picture 3 of 3')).toBeDefined();
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(shown()).toBe('/media/2.jpg?w=1080&h=1340');
  });

  test('are twice as large when pressed, and as before when pressed again or turned', async () => {
    await opened();
    const larger = screen.getByRole('button', { name: 'Show twice as large' });
    const isLarge = () => [larger.getAttribute('aria-pressed'), document.querySelectorAll('.zoom-large').length];
    fireEvent.click(larger);
    expect(isLarge()).toEqual(['true', 1]);
    fireEvent.click(larger);
    expect(isLarge()).toEqual(['false', 0]);
    fireEvent.click(larger);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(isLarge()).toEqual(['false', 0]);
  });

  test('close by a named button, and open again', async () => {
    await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Close the pictures' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => fireEvent.click(enlarge()));
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  test('S9-31 open again at once after Escape, whose event of the closed dialog comes late', async () => {
    await opened();
    const before: HTMLDialogElement = screen.getByRole('dialog');
    before.open = false;
    await act(async () => fireEvent.click(enlarge()));
    fireEvent(before, new Event('close'));
    expect(screen.getByRole('dialog').hasAttribute('open')).toBe(true);
  });

  test('S2-21 are turned by a finger across them, neither by a tap, a scroll, a mouse nor while twice as large', async () => {
    await opened();
    const view = document.querySelector('.zoom-view') as HTMLElement;
    // jsdom has no pointer events.
    const point = (type: string, pointerType: string, x: number, y: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
      act(() => void view.dispatchEvent(Object.assign(event, { pointerType, isPrimary: true })));
    };
    const swipe = (x: number, y = 0, pointerType = 'touch') => {
      point('pointerdown', pointerType, 200, 200);
      point('pointerup', pointerType, 200 + x, 200 + y);
      return shown()?.slice(0, '/media/1'.length);
    };
    expect(swipe(-80)).toBe('/media/2');
    expect([swipe(-20), swipe(-60, 50), swipe(-80, 0, 'mouse')]).toEqual(['/media/2', '/media/2', '/media/2']);
    expect([swipe(80), swipe(80)]).toEqual(['/media/1', '/media/1']);
    fireEvent.click(screen.getByRole('button', { name: 'Show twice as large' }));
    expect(swipe(-80)).toBe('/media/1');
  });

  test('one picture alone has nothing to turn, and the dialog no accessibility faults', async () => {
    const { container } = await opened(1);
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    expect(await axeFaults(container)).toEqual([]);
  });

  test('a product without a picture has nothing to enlarge', () => {
    expect(markup(gallery(0)).querySelector('button')).toBeNull();
  });
});
