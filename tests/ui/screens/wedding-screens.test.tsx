import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Wedding } from '../../../src/domain/content/wedding';
import { WeddingScreen, type WeddingScreenProps } from '../../../src/ui/screens/WeddingScreen';
import { WeddingsScreen, type WeddingsScreenProps } from '../../../src/ui/screens/WeddingsScreen';
import { aContentPage } from '../../builders/a-content-page';
import { aWedding } from '../../builders/a-wedding';
import { axeFaults } from '../cart-axe';
import { draw, markup, someSiteProps } from '../drawn';
import { haveDialogs } from '../have-dialogs';

beforeAll(haveDialogs);

const picture = (number: number, caption = `Caption ${number}`) => ({
  url: `/media/weddings/garden/${number}.jpg`,
  alt: `Picture ${number}`,
  caption,
});
const PICTURES = [picture(1), picture(2), picture(3, '')];

const one = (wedding: Partial<Wedding> = {}, props: Partial<WeddingScreenProps> = {}) => (
  <WeddingScreen
    site={someSiteProps({ storePrefix: '/ie' })}
    wedding={aWedding({ pictures: PICTURES, ...wedding })}
    more={[aWedding({ slug: 'barn-in-october', title: 'A barn in October', season: 'autumn' })]}
    {...props}
  />
);
const all = (props: Partial<WeddingsScreenProps> = {}) => (
  <WeddingsScreen
    site={someSiteProps({ storePrefix: '/ie' })}
    page={aContentPage({ title: 'Wedding flowers' })}
    weddings={[aWedding(), aWedding({ slug: 'plain', title: 'Plain', season: null, place: '', cover: null })]}
    {...props}
  />
);
const factsOf = (page: Element) => [...page.querySelectorAll('.wedding-facts > div')].map((fact) => fact.textContent);

describe('the gallery of weddings', () => {
  test('S2-20 shows each with its picture, season and place, and leads to it within the store', () => {
    const page = markup(all());
    const cards = [...page.querySelectorAll('.wedding-card')];
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
      '/ie/chichester-wedding-flowers/garden-in-june',
      '/ie/chichester-wedding-flowers/plain',
    ]);
    expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual(['Summer · Bosham', '']);
    expect(cards.map((card) => card.querySelector('img')?.getAttribute('alt'))).toEqual([
      'An arch of white roses',
      undefined,
    ]);
  });

  test('S2-20 S2-22 has a card for each of forty weddings, the last one too', () => {
    const many = Array.from({ length: 40 }, (_, index) => aWedding({ slug: `wedding-${index + 1}` }));
    const cards = [...markup(all({ weddings: many })).querySelectorAll('.wedding-card a')];
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(
      many.map(({ slug }) => `/ie/chichester-wedding-flowers/${slug}`),
    );
  });

  test('S2-20 without weddings it says so, and keeps its words and the telephone number', () => {
    const page = markup(all({ weddings: [] }));
    expect(page.querySelector('.wedding-card')).toBeNull();
    expect(page.querySelector('.weddings')?.textContent).toContain('01632 960 417');
    expect(page.querySelector('.prose')).not.toBeNull();
  });

  test('S2-20 it has one heading of the first level, its own title and no accessibility faults', async () => {
    const { container, title } = draw(all());
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(title()).toBe('Wedding flowers – Posy Ireland');
    expect(await axeFaults(container)).toEqual([]);
  });
});

describe('the page of a wedding', () => {
  test('S2-21 says season, place, flowers with links to what the shop sells, cost, credit and whom to ask', () => {
    const page = markup(one());
    expect(factsOf(page)).toEqual([
      'SeasonSummer',
      'PlaceBosham',
      'FlowersGarden roses, Oat grass',
      'Flowers like these£1,200 to £1,500',
      'CreditPhotographs: A. Friend',
    ]);
    expect(page.querySelector('.wedding-facts a')?.getAttribute('href')).toBe('/ie/flowers/roses.html');
    expect(page.textContent).toContain('They asked for white.');
    expect(page.querySelector('.ask a')?.getAttribute('href')).toBe('tel:+441632960417');
  });

  test.each([
    [120_000, null, 'from £1,200'],
    [null, 150_050, 'up to £1,500.50'],
    [90_000, 90_000, '£900'],
  ])('S2-21 costs from %s to %s pence are written as %s', (costFrom, costTo, words) => {
    expect(factsOf(markup(one({ costFrom, costTo })))).toContain(`Flowers like these${words}`);
  });

  test('S2-22 what the florist has not written leaves no gap', () => {
    const bare = { season: null, place: '', flowers: [], costFrom: null, costTo: null, credit: '', body: '' };
    const page = markup(one({ ...bare, description: '', pictures: [] }, { more: [] }));
    expect([page.querySelector('dl'), page.querySelector('.lead'), page.querySelector('.wedding-card')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(page.textContent).toContain('There are no pictures of this wedding.');
    expect(page.querySelector('a[href="/ie/chichester-wedding-flowers"].way-on')).not.toBeNull();
  });

  test('S2-21 S9-30 S9-31 without scripts each picture leads to its large file, and each thumbnail to its picture', () => {
    const page = markup(one());
    expect([...page.querySelectorAll('.wedding-pictures a')].map((link) => link.getAttribute('href'))).toEqual(
      PICTURES.map(({ url }) => `${url}?w=2160&h=2680`),
    );
    expect(page.querySelector('.wedding-pictures img')?.getAttribute('src')).toBe(
      '/media/weddings/garden/1.jpg?w=1080&h=1340',
    );
    const thumbs = [...page.querySelectorAll('.wedding-thumbs a')];
    expect(thumbs.map((link) => page.querySelector(link.getAttribute('href') ?? '')?.tagName)).toEqual([
      'LI',
      'LI',
      'LI',
    ]);
    expect(thumbs[0]?.querySelector('img')?.getAttribute('src')).toBe('/media/weddings/garden/1.jpg?w=160&h=160');
    expect([...page.querySelectorAll('figcaption')].map((caption) => caption.textContent)).toEqual([
      'Caption 1',
      'Caption 2',
    ]);
  });

  test('S2-21 a picture opens as large as the window, says which it is, turns by arrow keys and has its caption', async () => {
    const { container } = draw(one());
    const link = screen.getByRole('link', { name: /Enlarge picture 2 of 3/ });
    link.focus();
    await act(async () => fireEvent.click(link));
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of A garden in June' });
    expect(within(dialog).getByText('A garden in June, picture 2 of 3')).toBeDefined();
    expect(dialog.querySelector('.zoom-caption')?.textContent).toBe('Caption 2');
    expect(await axeFaults(container)).toEqual([]);
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(within(dialog).getByText('A garden in June, picture 1 of 3')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close the pictures' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  test('S2-21 with a key a picture opens in a tab of its own', () => {
    draw(one());
    const link = screen.getByRole('link', { name: /Enlarge picture 1 of 3/ });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // jsdom cannot open it.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let isLeft = true;
    link.parentElement?.addEventListener('click', (event) => (isLeft = !event.defaultPrevented), { once: true });
    act(() => void link.dispatchEvent(press));
    expect([isLeft, screen.queryByRole('dialog')]).toEqual([true, null]);
  });
});
