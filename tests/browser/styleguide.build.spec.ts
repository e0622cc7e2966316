import { expect, test } from './journey';

test('the styleguide is not available in production', async ({ shop }) => {
  const answer = await fetch(`${shop}/styleguide`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).toContain('Page not found');
});
