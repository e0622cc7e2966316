import { screen } from '@testing-library/react';
import { ErrorScreen } from '../../../src/ui/screens/ErrorScreen';
import { someSiteProps, draw } from '../drawn';

test('S2-120 S2-123 S8-2 S8-4 a missing page says so, in title and heading', () => {
  const { title } = draw(<ErrorScreen site={null} status={404} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(screen.getByText('This page could not be found')).toBeDefined();
  expect(screen.getByText(/^Something went wrong! /)).toBeDefined();
  expect(title()).toBe('Page not found – Posy');
});

test.each([500, 502, 503])('S2-121 S8-3 any other status is an error: %d', (status) => {
  const { title } = draw(<ErrorScreen site={someSiteProps()} status={status} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('An error occurred');
  expect(screen.queryByText('This page could not be found')).toBeNull();
  expect(screen.queryByText(/Something went wrong!/)).toBeNull();
  expect(title()).toBe('An error occurred – Posy Ireland');
});

test.each([404, 503])('S2-122 links to the home page of the store: %d', (status) => {
  draw(<ErrorScreen site={someSiteProps({ storePrefix: '/de' })} status={status} />);
  expect(screen.getByRole('link', { name: 'Back to Home page' }).getAttribute('href')).toBe('/de');
});

test('S9-37 the page may be enlarged to twice its size', () => {
  const { heads } = draw(<ErrorScreen site={null} status={404} />);
  const viewports = heads().filter(({ props }) => 'name' in props && props.name === 'viewport');
  expect(viewports.map(({ props }) => props)).toMatchObject([
    { content: 'width=device-width, initial-scale=1, maximum-scale=2' },
  ]);
});

test('an error page says whom to call', () => {
  draw(<ErrorScreen site={null} status={503} />);
  expect(screen.getByText(/or call us on 01632 960 417/)).toBeDefined();
});

test('a missing page links to the departments of the menu; an error page does not', () => {
  const menu = [
    { name: 'Shop', path: '/flowers.html', children: [{ name: 'Plants', path: '/plants.html', children: [] }] },
  ];
  const site = someSiteProps({ storePrefix: '/de', menu });
  const { unmount } = draw(<ErrorScreen site={site} status={404} />);
  expect(screen.getByRole('link', { name: 'Plants' }).getAttribute('href')).toBe('/de/plants.html');
  unmount();
  draw(<ErrorScreen site={site} status={503} />);
  expect(screen.queryByRole('link', { name: 'Plants' })).toBeNull();
});

test('an error page shows the reference of its log line, if any', () => {
  const { unmount } = draw(<ErrorScreen site={null} status={503} reference="0A1B2C3D" />);
  expect(screen.getByText('If you call us about this, please quote 0A1B2C3D.')).toBeDefined();
  unmount();
  draw(<ErrorScreen site={null} status={503} />);
  expect(screen.queryByText(/please quote/)).toBeNull();
});
