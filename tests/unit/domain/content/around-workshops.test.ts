import { aroundWorkshops } from '../../../../src/domain/content/around-workshops';

test.each([
  ['<p>Before</p>\n<p>{workshops}</p>\n<p>After</p>', ['<p>Before</p>\n', '\n<p>After</p>']],
  ['<p>{workshops}</p>', ['', '']],
  ['<p>Only of {workshops} in a line</p>', null],
  ['', null],
])('S2-109 the list of workshops has its place in %j', (body, parts) => {
  expect(aroundWorkshops(body)).toEqual(parts);
});
