import { cacheTopBanner } from '../../../../../src/adapters/http/cache/cached-top-banner';
import type { Failure } from '../../../../../src/application/ports/failures';
import type { TopBanner } from '../../../../../src/domain/content/layout';
import type { Result } from '../../../../../src/domain/shared/result';

const MINUTE = 60_000;
const banner = (left: string): Result<TopBanner, Failure> => ({
  ok: true,
  value: { left, center: '{delivery}', abroad: '' },
});
const SILENT: Result<TopBanner, Failure> = { ok: false, reason: { kind: 'unreachable', status: 503 } };
const NONE: Result<TopBanner, Failure> = { ok: false, reason: { kind: 'not-found', message: '' } };

/** A content service that gives these answers in order, each when `answer` is called. */
function aService(...answers: readonly Result<TopBanner, Failure>[]) {
  const left = [...answers];
  const waiting: (() => void)[] = [];
  let time = 0;
  let asked = 0;
  const cached = cacheTopBanner(
    {
      topBanner: () => {
        asked += 1;
        return new Promise((resolve) => waiting.push(() => resolve(left.shift() ?? SILENT)));
      },
    },
    () => time,
  );
  return {
    cached,
    asked: () => asked,
    passes: (ms: number) => (time += ms),
    answer: async () => {
      for (const give of waiting.splice(0)) give();
      await new Promise(setImmediate);
    },
  };
}

/** The first reading of the banner. */
async function readOnce(service: ReturnType<typeof aService>) {
  const first = service.cached(0);
  await service.answer();
  return first;
}

test('S7-85 the banner is cached as fetched, with its place for the delivery', async () => {
  const service = aService(banner('one'));
  expect(await readOnce(service)).toEqual(banner('one'));
  service.passes(MINUTE - 1);
  expect(await service.cached(0)).toEqual(banner('one'));
  expect(service.asked()).toBe(1);
});

test('S7-85 an old banner is shown while it is renewed in the background, once', async () => {
  const service = aService(banner('one'), banner('two'));
  await readOnce(service);
  service.passes(MINUTE);
  // Nothing has been answered.
  expect(await Promise.all([service.cached(0), service.cached(0)])).toEqual([banner('one'), banner('one')]);
  expect(service.asked()).toBe(2);
  await service.answer();
  expect(await service.cached(0)).toEqual(banner('two'));
  expect(service.asked()).toBe(2);
});

test('a banner that the florist has changed is waited for', async () => {
  const service = aService(banner('one'), banner('two'));
  await readOnce(service);
  const changed = service.cached(1);
  await service.answer();
  expect(await changed).toEqual(banner('two'));
});

test('S7-85 the banner that was read last stays if the service fails after the florist has changed something', async () => {
  const service = aService(banner('one'), SILENT);
  await readOnce(service);
  const changed = service.cached(1);
  await service.answer();
  expect(await changed).toEqual(banner('one'));
});

test('the banner that was read last stays while the service is silent, which is asked again after two seconds', async () => {
  const service = aService(banner('one'), SILENT, banner('two'));
  await readOnce(service);
  service.passes(MINUTE);
  await service.cached(0);
  await service.answer();
  expect(await service.cached(0)).toEqual(banner('one'));
  expect(service.asked()).toBe(2);
  service.passes(2_000);
  await service.cached(0);
  await service.answer();
  expect(await service.cached(0)).toEqual(banner('two'));
});

test('a banner that the florist has taken away is gone, and one that could never be read is a failure', async () => {
  const service = aService(banner('one'), NONE);
  await readOnce(service);
  service.passes(MINUTE);
  await service.cached(0);
  await service.answer();
  expect(await service.cached(0)).toEqual(NONE);
  expect(await readOnce(aService(SILENT))).toEqual(SILENT);
});
