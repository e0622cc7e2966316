import { additionsIn, DOCUMENTS_WITH_ADDITIONS } from '../magento/additions';
import { complexityOf, MAGENTO_LIMITS } from '../magento/complexity';
import { magentoFacts } from '../magento/magento-facts';
import { unknownNames } from '../magento/unknown-names';
import { everyDocument } from './every-document';

const magento = magentoFacts();

test.each(everyDocument())("S7-1 %s is valid in Magento 2.4's schema, declared additions aside", (name, document) => {
  expect(unknownNames(magento, document)).toEqual(additionsIn(name));
});

test.each(everyDocument())('S7-1 %s is within the complexity limits of a production Magento', (_name, document) => {
  const { fields, levels } = complexityOf(document);
  expect(fields).toBeLessThanOrEqual(MAGENTO_LIMITS.fields);
  expect(levels).toBeLessThanOrEqual(MAGENTO_LIMITS.levels);
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
    const answers = (type: string) => `... on ${type} { customizable_options { label } }`;
    const both = `{ cart(cart_id: "1") { items { ${answers('SimpleCartItem')} ${answers('ConfigurableCartItem')} } } }`;
    expect(unknownNames(magento, both)).toEqual([expect.stringContaining('"customizable_options" conflict')]);
  });
});
