/** CMS pages and blocks. */
export const CONTENT = /* GraphQL */ `
  extend type Query {
    cmsBlocks(identifiers: [String]): CmsBlocks
    cmsPage(id: Int, identifier: String): CmsPage
  }

  type CmsBlocks {
    items: [CmsBlock]
  }

  type CmsBlock {
    content: String
    identifier: String
    title: String
  }

  type CmsPage implements RoutableInterface {
    content: String
    content_heading: String
    identifier: String
    meta_description: String
    meta_keywords: String
    meta_title: String
    page_layout: String
    redirect_code: Int!
    relative_url: String
    title: String
    type: UrlRewriteEntityTypeEnum
    url_key: String
  }
`;
