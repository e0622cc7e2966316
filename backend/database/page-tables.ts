import type { Generated } from 'kysely';

export interface PageTables {
  cms_pages: {
    id: Generated<number>;
    /** `home` */
    identifier: string;
    title: string;
    content_heading: string;
    /** HTML */
    content: string;
    meta_title: string;
    meta_description: string;
  };
  cms_blocks: { identifier: string; title: string; content: string };
}
