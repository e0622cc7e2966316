import { KnownTypeNamesRule, parse, validate } from 'graphql';
import { additionsIn, DOCUMENTS_WITH_ADDITIONS } from '../magento/additions';
import { complexityOf, MAGENTO_LIMITS } from '../magento/complexity';
import { magentoFacts, OPEN_SOURCE } from '../magento/magento-facts';
import { unknownNames } from '../magento/unknown-names';
import { everyDocument } from './every-document';

const magento = magentoFacts();

test.each(everyDocument())(
  'S7-1 %s is valid in Magento Open Source 2.4.8, declared additions aside',
  (name, document) => {
    expect(unknownNames(magento, document)).toEqual(additionsIn(name, OPEN_SOURCE));
  },
);

/** A Magento before 2.4.9 answers a document with a type that it lacks by status 500, whatever else it asks for. */
test('S7-1 names only types that Magento Open Source 2.4.8 has', () => {
  const strange = everyDocument().flatMap(([name, document]) =>
    validate(magento, parse(document), [KnownTypeNamesRule]).map(({ message }) => `${name}: ${message}`),
  );
  expect(strange).toEqual([]);
});

test.each(everyDocument())('S7-1 %s is within the complexity limits of a production Magento', (_name, document) => {
  const { fields, levels } = complexityOf(document);
  expect(fields).toBeLessThanOrEqual(MAGENTO_LIMITS.fields);
  expect(levels).toBeLessThanOrEqual(MAGENTO_LIMITS.levels);
});

test('S7-1 the documents of a product page leave room for fields of the shop', () => {
  const pages = everyDocument().filter(([name]) => /^our own (product|path)Page/.test(name));
  expect(pages).toHaveLength(6);
  for (const [, document] of pages) expect(complexityOf(document).fields).toBeLessThanOrEqual(280);
});

test('S7-1 counts fields with everything below them', () => {
  const document = `
    query { products { items { ...Card ... on BundleProduct { items { title options { product { ...Card } } } } } } }
    fragment Card on ProductInterface { __typename sku name }
  `;
  expect(complexityOf(document)).toEqual({ fields: 2 + 3 + 4 + 3, levels: 5 });
});

test('S7-1 declares additions of existing documents only', () => {
  const names = everyDocument().map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining([...DOCUMENTS_WITH_ADDITIONS]));
});

describe("the comparison with Magento's schema", () => {
  test.each([
    ['a field', '{ products(search: "rose") { items { sku scent } } }', 'ProductInterface.scent'],
    ['a root field', 'mutation { orderFlowers }', 'Mutation.orderFlowers'],
    ['an argument', '{ storeConfig(language: "en") { store_code } }', 'Query.storeConfig(language)'],
    ['a filter', '{ products(filter: { scent: { eq: "1" } }) { total_count } }', 'ProductAttributeFilterInput.scent'],
    ['a type', 'query ($a: Bouquet) { products(search: $a) { total_count } }', 'Bouquet'],
  ])('S7-1 detects and names %s that Magento does not have', (_what, document, word) => {
    expect(unknownNames(magento, document)).toContain(word);
  });

  test('S7-1 detects a variable of another type and conflicting fields of one name', () => {
    const number = 'query ($id: Int!) { cart(cart_id: $id) { id } }';
    expect(unknownNames(magento, number)).toEqual([expect.stringContaining('"$id" of type "Int!"')]);
    const both = '{ products { items { ... on SimpleProduct { a: sku } ... on VirtualProduct { a: uid } } } }';
    expect(unknownNames(magento, both)).toEqual([expect.stringContaining('"a" conflict')]);
  });
});
