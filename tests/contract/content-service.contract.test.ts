import { CmsContent } from '../../src/adapters/cms/cms-content';
import { ContentClient } from '../../src/adapters/cms/content-client';
import { MemoryLog } from '../../src/adapters/memory/memory-system';
import { contentContract } from './content.contract';
import type { Harness } from './harness';
import { openMiddlewareOnBackend } from './middleware-backend-harness';
import { present, valueOf } from './suite';

/** A Strapi 4 with the shop's entries and at least two weddings (docs/adapters/cms.md), such as http://127.0.0.1:1337/api. */
const contentUrl = process.env.CONTENT_URL ?? '';

/** The storefront on the embedded backend, with the texts of that service. */
async function open(): Promise<Harness> {
  const shop = await openMiddlewareOnBackend();
  const contentAt = (url: string) => new CmsContent(new ContentClient(url, fetch), new MemoryLog());
  const content = contentAt(contentUrl);
  return {
    ...shop,
    ports: { ...shop.ports, content },
    given: {
      ...shop.given,
      emptyLibrary: async () => contentAt(`${contentUrl}/nobody`),
      wedding: async () =>
        present(
          valueOf(await content.weddings()).find(({ cover }) => cover !== null),
          'wedding with a picture',
        ).slug,
    },
  };
}

contentContract(contentUrl, open);
