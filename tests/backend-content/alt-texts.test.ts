import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OriginalFiles } from '../../backend/media/original-files';

describe('alternative texts of pictures', () => {
  let root: string;
  let originals: OriginalFiles;
  const write = (file: string, body = 'picture') => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), body);
  };
  /** Writes until the clock of the file system has gone on since the folder was last changed. */
  const writeInNextTick = (file: string, body?: string) => {
    const mark = () => {
      write('mark');
      return statSync(path.join(root, 'mark')).ctimeMs;
    };
    const before = mark();
    while (mark() === before);
    write(file, body);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'alt-'));
    originals = new OriginalFiles(path.join(root, 'florist'), path.join(root, 'demo'));
    write('demo/ROSE/0.avif');
    write('demo/ROSE/1.avif');
    write('demo/ROSE/alt.txt', 'A red rose\nThe rose in a vase\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('returns a line for each picture, and an empty text for a picture that is not there', async () => {
    expect(await originals.altTexts('ROSE', 3)).toEqual(['A red rose', 'The rose in a vase', '']);
    expect(await originals.altTexts('UNKNOWN', 2)).toEqual(['', '']);
  });

  test('never gives the demo’s words to a florist’s own photograph', async () => {
    write('florist/ROSE/0.jpg');
    expect(await originals.altTexts('ROSE', 2)).toEqual(['', 'The rose in a vase']);
    write('florist/ROSE/alt.txt', '  Our own rose \r\n');
    expect(await originals.altTexts('ROSE', 2)).toEqual(['Our own rose', 'The rose in a vase']);
  });

  test('gives the copies of a grown catalogue the words of their original', async () => {
    expect(await originals.altTexts('ROSE-0002', 1)).toEqual(await originals.altTexts('ROSE', 1));
  });

  test('reads words and pictures again that were changed long after they were kept', async () => {
    originals = new OriginalFiles(path.join(root, 'florist'), path.join(root, 'demo'), () => Date.now() + 3_600_000);
    const before = await originals.altTexts('ROSE', 3);
    expect(await originals.altTexts('ROSE', 3)).toEqual(before);
    writeInNextTick('demo/ROSE/alt.txt', 'A white rose\nThe same\nAnd again');
    expect(await originals.altTexts('ROSE', 3)).toEqual(['A white rose', 'The same', '']);
    writeInNextTick('demo/ROSE/2.avif');
    expect(await originals.altTexts('ROSE', 3)).toEqual(['A white rose', 'The same', 'And again']);
    writeInNextTick('florist/ROSE/0.jpg');
    expect(await originals.altTexts('ROSE', 1)).toEqual(['']);
    rmSync(path.join(root, 'florist/ROSE'), { recursive: true });
    expect(await originals.altTexts('ROSE', 1)).toEqual(['A white rose']);
  });

  test('ignores a file that is too long and shortens a long line', async () => {
    write('demo/ROSE/alt.txt', 'a'.repeat(8192));
    expect((await originals.altTexts('ROSE', 1))[0]).toHaveLength(250);
    write('demo/ROSE/alt.txt', 'a'.repeat(8193));
    expect(await originals.altTexts('ROSE', 1)).toEqual(['']);
  });
});
