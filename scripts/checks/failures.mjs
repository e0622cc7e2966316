/** What failed in a run of Jest or Playwright: file, line, title and message of each test. */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { PROJECT, readJson } from '../project.mjs';

/** Lines of a message that are printed; the whole is in the suite's log. */
const MAX_LINES = 40;

/** Texts of the failed tests in Jest's JSON report, and of files that failed as a whole. */
export function failuresOfJest(file) {
  if (!existsSync(file)) return [];
  return readJson(file)
    .testResults.filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [text(name, 'the file failed as a whole', message)];
      return failed.map((test) => text(name, test.fullName, test.failureMessages.join('\n'), test.location?.line));
    });
}

/** The same of Playwright's JSON report. */
export function failuresOfPlaywright(file) {
  if (!existsSync(file)) return [];
  const { suites, errors, config } = readJson(file);
  return [
    ...errors.map((error) => text(error.location?.file ?? '', 'before any test', error.stack ?? error.message)),
  ].concat(
    specsOf(suites).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const messages = results.flatMap(({ errors }) => errors).map(({ message }) => message);
          return text(
            `${config.rootDir}/${spec.file}`,
            `[${projectName}] ${spec.title}`,
            messages.join('\n'),
            spec.line,
          );
        }),
    ),
  );
}

const specsOf = (suites) => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

function text(file, title, message, line) {
  const lines = message
    .replace(/\u001B\[[\d;]*m/g, '')
    .trimEnd()
    .split('\n');
  const at = [file && relative(PROJECT, file), line].filter(Boolean).join(':');
  const more = lines.length > MAX_LINES ? [`... and ${lines.length - MAX_LINES} lines more`] : [];
  return [`${at} › ${title}`, ...[...lines.slice(0, MAX_LINES), ...more].map((one) => `    ${one}`)].join('\n');
}
