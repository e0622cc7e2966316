import { CategoryScreen, type CategoryScreenProps } from './CategoryScreen';
import { ContentScreen, type ContentScreenProps } from './ContentScreen';
import { ProductScreen, type ProductScreenProps } from './ProductScreen';
import type { FrameProps } from '../frame-props';

type PathScreenProps = { readonly frame: FrameProps } & (
  | { readonly category: Omit<CategoryScreenProps, 'frame'> }
  | { readonly product: Omit<ProductScreenProps, 'frame'> }
  | { readonly content: ContentScreenProps['page'] }
);

/** S2-27. Whatever a path turned out to be. */
export function PathScreen(props: PathScreenProps) {
  if ('category' in props) return <CategoryScreen frame={props.frame} {...props.category} />;
  if ('content' in props) return <ContentScreen frame={props.frame} page={props.content} />;
  return <ProductScreen key={props.product.product.sku} frame={props.frame} {...props.product} />;
}
