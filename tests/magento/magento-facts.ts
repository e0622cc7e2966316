import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

export const MAGENTO_FACTS = join(__dirname, 'magento-2.4.graphql');

/**
 * The part of Magento 2.4's schema that our documents use: names and types only. The interoperability suite compares it
 * with the published types, so that it can be used without network access. `more` is the SDL of a shop's own products
 * and modules.
 */
export function magentoFacts(more = ''): GraphQLSchema {
  return buildSchema(`${readFileSync(MAGENTO_FACTS, 'utf8')}\n${more}`);
}
