import { screen } from '@testing-library/react';
import { loadStyleguide } from '../../../src/pages/styleguide';
import { StyleguideScreen } from '../../../src/ui/screens/styleguide/StyleguideScreen';
import { axeFaults } from '../cart-axe';
import { someSiteProps, draw, markup } from '../drawn';

const answerIn = (mode: 'development' | 'production') => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  return loadStyleguide().finally(() => env.restore());
};

test('the styleguide is for developers and not found in production', async () => {
  expect((await answerIn('development')).kind).toBe('page');
  expect(await answerIn('production')).toEqual({ kind: 'failed', status: 404 });
});

test('shows every chapter and has no axe violations', async () => {
  const { container } = draw(<StyleguideScreen site={someSiteProps()} />);
  const chapters = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  for (const chapter of [
    'Colours',
    'Type',
    'Icons',
    'Drawings',
    'Buttons',
    'Fields',
    'Cards in a grid',
    'Notices',
    'Dialog',
  ])
    expect(chapters).toContain(chapter);
  expect(await axeFaults(container)).toEqual([]);
});

test('every control in it has a unique id', () => {
  const ids = [...markup(<StyleguideScreen site={someSiteProps()} />).querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
