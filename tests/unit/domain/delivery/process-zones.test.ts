import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { deliveryCalendar } from '../../../../src/domain/delivery/delivery-calendar';
import { deliveryRulesFor } from '../../../../src/domain/delivery/delivery-rules';

const ROOT = resolve(__dirname, '../../../..');
/** Both clock changes of London, those of other zones (Sydney's is the first Sunday of April), a leap day, a year's end. */
const INSTANTS = [
  '2026-03-28T14:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-04-04T15:30:00Z',
  '2026-07-15T12:59:59Z',
  '2026-07-15T23:30:00Z',
  '2026-10-24T13:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-11-01T09:00:00Z',
  '2026-12-31T13:59:00Z',
  '2028-02-28T14:00:00Z',
].map((instant) => Date.parse(instant));

/** A process keeps the zone it was born with, unless it is told another: one process answers for every zone. */
const ASK = `
const { deliveryRulesFor } = require('./delivery-rules.js');
const { deliveryCalendar } = require('./delivery-calendar.js');
const [zones, instants] = JSON.parse(process.argv[2]);
const answers = zones.map((zone) => {
  process.env.TZ = zone;
  const days = instants.map((epochMs) =>
    deliveryCalendar(deliveryRulesFor(['funerals'], epochMs), '2026-03-01', '2027-01-10'));
  return { days, offset: new Date(1800000000000).getTimezoneOffset() };
});
console.log(JSON.stringify(answers));
`;

/** Each with its minutes behind Greenwich in January 2027. */
const ZONES = [
  ['UTC', 0],
  ['Europe/London', 0],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
  ['America/New_York', 300],
  ['America/Los_Angeles', 480],
  ['Pacific/Auckland', -780],
  ['Australia/Lord_Howe', -660],
] as const;

/** The rules as plain JavaScript in a folder of their own: a process takes its zone when it starts. */
function compiledRules(): string {
  const folder = mkdtempSync(join(tmpdir(), 'posy-zones-'));
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  for (const room of ['delivery', 'shared']) {
    mkdirSync(join(folder, room));
    for (const file of readdirSync(join(ROOT, 'src/domain', room))) {
      const source = readFileSync(join(ROOT, 'src/domain', room, file), 'utf8');
      const { outputText } = ts.transpileModule(source, { compilerOptions });
      writeFileSync(join(folder, room, file.replace('.ts', '.js')), outputText);
    }
  }
  writeFileSync(join(folder, 'delivery/ask.js'), ASK);
  return folder;
}

describe('The days a process offers', () => {
  const folder = compiledRules();
  afterAll(() => rmSync(folder, { recursive: true }));

  const question = JSON.stringify([ZONES.map(([zone]) => zone), INSTANTS]);
  const env = { ...process.env, NODE_PATH: join(ROOT, 'node_modules'), NODE_OPTIONS: '' };
  const answers = JSON.parse(
    execFileSync(process.execPath, [join(folder, 'delivery/ask.js'), question], {
      env,
      maxBuffer: 64_000_000,
    }).toString(),
  );
  const days = INSTANTS.map((epochMs) =>
    deliveryCalendar(deliveryRulesFor(['funerals'], epochMs), '2026-03-01', '2027-01-10'),
  );

  test.each(ZONES.map(([zone, offset], at) => [zone, offset, at] as const))(
    'are the same when it runs in %s',
    (_zone, offset, at) => {
      expect(answers[at]).toEqual({ days, offset });
    },
  );
});
