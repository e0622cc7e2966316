import { SimpleBuyBox } from '../../ui/components/product/SimpleBuyBox';
import { ProductScreen, type ProductScreenProps } from '../../ui/screens/ProductScreen';
import { openProduct } from './open-product';

export type ProductPageProps = Omit<ProductScreenProps, 'openProduct' | 'Order'>;

/** The product screen with its view-model, in the script of product pages. */
export function ProductPage(props: ProductPageProps) {
  return <ProductScreen {...props} openProduct={openProduct} Order={SimpleBuyBox} />;
}
