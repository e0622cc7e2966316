import { additionsIn } from '../magento/additions';
import { magentoFacts, MAGENTO_RELEASES } from '../magento/magento-facts';
import { unknownNames } from '../magento/unknown-names';
import { everyDocument } from './every-document';

describe.each(MAGENTO_RELEASES)('Magento %s', (_name, release) => {
  const schema = magentoFacts(release);

  test.each(everyDocument())('S7-1 knows every name and type in %s, declared additions aside', (name, document) => {
    expect(unknownNames(schema, document)).toEqual(additionsIn(name, release));
  });
});
