import { CategoryScreen, type CategoryScreenProps } from './CategoryScreen';
import { ContentScreen, type ContentScreenProps } from './ContentScreen';
import { ProductScreen, type ProductScreenProps } from './ProductScreen';
import type { SiteProps } from '../site-props';

type PathScreenProps = { readonly site: SiteProps } & (
  | { readonly category: Omit<CategoryScreenProps, 'site'> }
  | { readonly product: Omit<ProductScreenProps, 'site'> }
  | { readonly content: ContentScreenProps['page'] }
);

/** S2-27. Whatever a path turned out to be. */
export function PathScreen(props: PathScreenProps) {
  if ('category' in props) return <CategoryScreen site={props.site} {...props.category} />;
  if ('content' in props) return <ContentScreen site={props.site} page={props.content} />;
  return <ProductScreen key={props.product.product.sku} site={props.site} {...props.product} />;
}
