import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

export const MAGENTO_FACTS = join(__dirname, 'magento-2.4.graphql');

/**
 * Magento 2.4's schema as far as our documents speak of it: names and types, nothing else. The interoperability suite holds it
 * against the published types, so that it may be trusted where no package registry answers. `more`: what a shop's own goods
 * and modules bring along, as GraphQL's text.
 */
export function magentoFacts(more = ''): GraphQLSchema {
  return buildSchema(`${readFileSync(MAGENTO_FACTS, 'utf8')}\n${more}`);
}
