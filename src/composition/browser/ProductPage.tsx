import '../../ui/theme/pages/product-page.module.css';
import { SimpleBuyBox } from '../../ui/components/product/SimpleBuyBox';
import { ProductScreen, type ProductScreenProps } from '../../ui/screens/ProductScreen';
import { createProduct } from './product';

export type ProductPageProps = Omit<ProductScreenProps, 'createProduct' | 'Order'>;

/** The product screen with its view-model, in the script of product pages. */
export function ProductPage(props: ProductPageProps) {
  return <ProductScreen {...props} createProduct={createProduct} Order={SimpleBuyBox} />;
}
