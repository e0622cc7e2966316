import { openWorkshop } from './workshop';

test('npm start without a build exits with status 1 and names the command that builds', () => {
  const workshop = openWorkshop({ 'package.json': '{ "engines": { "node": ">=20.20.0" } }' });
  const { code, output } = workshop.node('scripts/start.mjs');
  workshop.remove();
  expect(code).toBe(1);
  expect(output).toContain('npm run build');
});
