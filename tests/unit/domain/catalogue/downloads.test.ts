import { downloadLinksOption, type DownloadLink } from '../../../../src/domain/catalogue/downloads';
import { pounds } from '../../../builders/a-price';

const link = (uid: string, price: number): DownloadLink => ({ uid, title: `File ${uid}`, price: pounds(price) });

describe('The downloads of a product', () => {
  test.each([
    ['no files', []],
    ['free files only', [link('a', 0), link('b', 0)]],
  ])('S3-26 need no option for %s', (_title, links) => {
    expect(downloadLinksOption(links, 'Files')).toBeNull();
  });

  test('S3-26 become a checkbox option with their surcharges if they cost extra', () => {
    expect(downloadLinksOption([link('a', 0), link('b', 4)], 'Files')).toMatchObject({
      kind: 'checkbox',
      title: 'Files',
      required: false,
      values: [
        { uid: 'a', title: 'File a', price: { kind: 'fixed', pence: 0 } },
        { uid: 'b', title: 'File b', price: { kind: 'fixed', pence: 400, currency: 'GBP' } },
      ],
    });
  });

  test('S3-26 are required if none is free', () => {
    expect(downloadLinksOption([link('a', 2), link('b', 4)], 'Files')?.required).toBe(true);
  });
});
