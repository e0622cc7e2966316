import { partsOfBody } from '../../../../src/domain/content/parts-of-body';

const html = (text: string) => ({ kind: 'html', html: text });

test.each([
  [
    '<p>Before</p>\n<p>{workshops}</p>\n<p>After</p>',
    [html('<p>Before</p>\n'), { kind: 'workshops' }, html('\n<p>After</p>')],
  ],
  ['<p>{zones}</p>', [html(''), { kind: 'zones' }, html('')]],
  [
    '<p>{zone coast-and-downs}</p><p>{workshops}</p>',
    [html(''), { kind: 'zone', code: 'coast-and-downs' }, html(''), { kind: 'workshops' }, html('')],
  ],
  ['<p>Only of {workshops} in a line</p>', [html('<p>Only of {workshops} in a line</p>')]],
  ['<p>{enquiry weekly}</p>', [html(''), { kind: 'enquiry', about: 'weekly' }, html('')]],
  ['<p>{enquiry other}</p>', [html('<p>{enquiry other}</p>')]],
  ['<p>{zone }</p>', [html('<p>{zone }</p>')]],
  ['', [html('')]],
])('S2-109 what the shop lists has its place in %j', (body, parts) => {
  expect(partsOfBody(body)).toEqual(parts);
});
