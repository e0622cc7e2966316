import { ProductScreen, type ProductScreenProps } from '../../ui/screens/ProductScreen';
import { openProduct } from './open-product';

/** The product screen with its view-model, in the script of product pages. */
export function ProductPage(props: Omit<ProductScreenProps, 'openProduct'>) {
  return <ProductScreen {...props} openProduct={openProduct} />;
}
