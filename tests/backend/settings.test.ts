import { availableParallelism } from 'node:os';
import { readSettings } from '../../backend/settings';

describe('backend settings', () => {
  test('need no environment variable', () => {
    const read = readSettings({});
    expect(read).toMatchObject({
      ok: true,
      settings: { port: 4000, dataDir: '.data', smtpUrl: null, siteUrl: 'http://localhost:3000' },
    });
  });

  test('report all errors together', () => {
    const read = readSettings({
      BACKEND_PORT: '99999',
      SITE_URL: 'shop',
      SMTP_URL: 'http://mail',
      DEMO_NOW: 'noon',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://here',
      PRACTICE_BANK: 'maybe',
    });
    expect(read.ok ? [] : read.faults.map((fault) => fault.split(' ')[0])).toEqual([
      'LOG_LEVEL',
      'BACKEND_PORT',
      'SITE_URL',
      'SMTP_URL',
      'DATABASE_URL',
      'DEMO_NOW',
      'PRACTICE_BANK',
    ]);
  });

  test.each(['postgres://posy:secret@db.example:5432/posy', 'postgresql://localhost/posy'])(
    'accept PostgreSQL as the database: %s',
    (url) => {
      expect(readSettings({ DATABASE_URL: url })).toMatchObject({ ok: true, settings: { databaseUrl: url } });
    },
  );

  test.each([
    ['many', 1],
    ['0', 1],
    ['-3', 1],
    ['1', 1],
    ['2.9', 1],
    ['100000', Math.max(1, availableParallelism() - 1)],
    ['', Math.max(1, Math.min(availableParallelism(), 4) - 1)],
  ])('with “%s” threads hash %i passwords at once', (UV_THREADPOOL_SIZE, concurrency) => {
    const read = readSettings({ UV_THREADPOOL_SIZE });
    expect(read).toMatchObject({ ok: true, settings: { accounts: { hashing: { concurrency } } } });
  });

  test('stop the clock for a demo', () => {
    const read = readSettings({ DEMO_NOW: '2026-10-07T09:00:00Z' });
    expect(read.ok && read.settings.now()).toBe(Date.parse('2026-10-07T09:00:00Z'));
  });

  test.each([{ DEMO_NOW: '2026-10-07T09:00:00Z' }, { PRACTICE_BANK: 'on' }, { DEMO_CUSTOMERS: 'on' }])(
    'refuse %j unless the shop is reachable from this machine only',
    (setting) => {
      const [name] = Object.keys(setting);
      const read = readSettings({ ...setting, SITE_URL: 'https://posy.example' });
      expect(read.ok ? [] : read.faults).toEqual([
        expect.stringMatching(`^${name}.* needs a SITE_URL on this machine`),
      ]);
      expect(readSettings({ ...setting, SITE_URL: 'http://127.0.0.1:3000' }).ok).toBe(true);
    },
  );
});
