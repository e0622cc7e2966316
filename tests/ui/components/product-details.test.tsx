import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useNear } from '../../../src/ui/components/product/below/ProductDetails';

/** jsdom lays nothing out: the test says how many px below the window the element is. */
function aWindow() {
  const watched: ((distance: number) => void)[] = [];
  class Observer {
    constructor(
      private readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void,
      private readonly options: IntersectionObserverInit,
    ) {}
    private readonly look = (distance: number) =>
      this.tell([{ isIntersecting: distance <= Number.parseInt(this.options.rootMargin ?? '0', 10) }]);
    observe(): void {
      watched.push(this.look);
    }
    disconnect(): void {
      watched.splice(watched.indexOf(this.look), 1);
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return { scrollsTo: (distance: number) => [...watched].forEach((look) => look(distance)), watched };
}

test('S9-34 a late part is requested once, 300 px before it comes into the window', () => {
  const page = aWindow();
  let requested = 0;
  const Part = () => {
    const element = useRef<HTMLDivElement>(null);
    useNear(element, () => (requested += 1));
    return <div ref={element} />;
  };
  const { unmount } = render(<Part />);
  page.scrollsTo(301);
  expect(requested).toBe(0);
  page.scrollsTo(300);
  expect([requested, page.watched.length]).toEqual([1, 0]);
  page.scrollsTo(0);
  expect(requested).toBe(1);
  unmount();
});
