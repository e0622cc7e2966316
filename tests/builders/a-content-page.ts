import type { ContentPage } from '../../src/domain/content/content-page';

export function aContentPage(overrides: Partial<ContentPage> = {}): ContentPage {
  return {
    title: 'Purchase terms',
    description: 'What we promise each other.',
    body: '<p>Read them <a href="/contact-us">or ask</a>.</p>',
    ...overrides,
  };
}
