import {
  CATEGORY_LIST,
  CATEGORY_SEARCH,
  PRODUCT_DETAIL,
  PRODUCTS,
  RELATED_PRODUCT,
  UPSELL_PRODUCT,
} from '../documents/catalogue-documents';
import { CREATE_REVIEW, CUSTOMER_REVIEWS, PRODUCT_REVIEW, REVIEW_RATINGS } from '../documents/review-documents';
import {
  AVAILABLE_STORES,
  CMS_BLOCKS,
  CMS_PAGE,
  COUNTRIES,
  COUNTRY,
  CURRENCY,
  ROUTE,
  STORE_CONFIG,
  URL_RESOLVER,
} from '../documents/store-documents';
import { CategorySearch, Listing, NewReview, Paging } from '../inputs/catalogue-inputs';
import { ignored, input, optionalRecord, text, texts } from './argument';
import { method, type OwnMethod } from './method';
import { listingVariables } from './paging';

const PATH_CHARS = 2_048;
const NAME_CHARS = 255;

const listing = optionalRecord(Listing, listingVariables);

export const CATALOGUE_METHODS: readonly OwnMethod[] = [
  method('storeConfig', STORE_CONFIG),
  method('availableStores', AVAILABLE_STORES),
  method('currency', CURRENCY),
  method('countries', COUNTRIES),
  method('country', COUNTRY, text('id', NAME_CHARS)),
  method('cmsPage', CMS_PAGE, text('identifier', NAME_CHARS)),
  method('cmsBlocks', CMS_BLOCKS, texts('identifiers')),
  method('route', ROUTE, text('url', PATH_CHARS)),
  method('urlResolver', URL_RESOLVER, text('url', PATH_CHARS)),
  // The category tree is one fixed document, whatever the argument.
  method('categoryList', CATEGORY_LIST, ignored),
  method('categorySearch', CATEGORY_SEARCH, optionalRecord(CategorySearch)),
  method('products', PRODUCTS, listing),
  method('productDetail', PRODUCT_DETAIL, listing),
  method('relatedProduct', RELATED_PRODUCT, listing),
  method('upsellProduct', UPSELL_PRODUCT, listing),
  method('productReview', PRODUCT_REVIEW, listing),
  method('productReviewRatingsMetadata', REVIEW_RATINGS),
  method('createProductReview', CREATE_REVIEW, input(NewReview, ['recaptchaToken'])),
  // Always the first ten reviews, whatever page was requested.
  method(
    'customerProductReview',
    CUSTOMER_REVIEWS,
    optionalRecord(Paging, () => ({ pageSize: 10, currentPage: 1 })),
  ),
];
