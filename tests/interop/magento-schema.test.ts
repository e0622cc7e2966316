import { readFileSync, writeFileSync } from 'node:fs';
import { type GraphQLSchema, parse, print } from 'graphql';
import { additionsToPublished } from '../magento/additions';
import { MAGENTO_FACTS } from '../magento/magento-facts';
import { unknownNames } from '../magento/unknown-names';
import { everyDocument } from '../middleware/every-document';
import { factsOf } from './facts-of';
import { magentoSchema } from './magento-types';

let magento: GraphQLSchema;
beforeAll(() => {
  const packages = process.env.POSY_INTEROP_PACKAGES;
  if (packages === undefined) throw new Error('Run this suite by npm run test:interop: it installs what is compared.');
  magento = magentoSchema(packages);
});

test.each(everyDocument())(
  'S7-1 %s is valid against the schema of Magento 2.4, except for declared additions',
  (name, document) => {
    expect(unknownNames(magento, document)).toEqual(additionsToPublished(name));
  },
);

/** Run `POSY_WRITE_FACTS=yes npm run test:interop` to rewrite the file when documents use more of Magento's schema. */
test('S7-1 the recorded part of Magento’s schema is up to date', () => {
  const facts = factsOf(
    magento,
    everyDocument().map(([, document]) => document),
  );
  if (process.env.POSY_WRITE_FACTS === 'yes') writeFileSync(MAGENTO_FACTS, facts);
  expect(print(parse(readFileSync(MAGENTO_FACTS, 'utf8')))).toBe(print(parse(facts)));
});
