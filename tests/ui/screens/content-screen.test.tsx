import { screen, within } from '@testing-library/react';
import { ContentScreen } from '../../../src/ui/screens/ContentScreen';
import { aContentPage } from '../../builders/a-content-page';
import { someSiteProps, draw, markup } from '../drawn';

describe('content page', () => {
  test('S2-18 has one heading, a link home, its text and its own title', () => {
    const { title } = draw(
      <ContentScreen site={someSiteProps()} page={aContentPage()} canonical={null} index={null} />,
    );
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Purchase terms',
    ]);
    const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(way).getByRole('link').getAttribute('href')).toBe('/');
    expect(way.querySelector('[aria-current="page"]')?.textContent).toBe('Purchase terms');
    expect(screen.getByRole('link', { name: 'or ask' }).getAttribute('href')).toBe('/contact-us');
    expect(title()).toBe('Purchase terms – Posy Ireland');
  });

  test('is complete without scripts, and its links keep the store prefix', () => {
    const page = markup(
      <ContentScreen
        site={someSiteProps({ storePrefix: '/ie' })}
        page={aContentPage()}
        canonical={null}
        index={null}
      />,
    );
    const ours = [...page.querySelectorAll('a')]
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/'));
    expect(ours).toEqual(['/ie', '/ie/contact-us']);
    expect(page.querySelector('[style], script')).toBeNull();
  });

  test('has contact details beside the text', () => {
    draw(<ContentScreen site={someSiteProps()} page={aContentPage()} canonical={null} index={null} />);
    const ask = screen.getByRole('complementary', { name: 'Would you rather talk it over?' });
    expect(
      within(ask)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.split(':')[0]),
    ).toEqual(['tel', 'mailto']);
  });
});
