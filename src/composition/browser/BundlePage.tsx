import '../../ui/theme/pages/bundle-page.module.css';
import { BundleBuyBox } from '../../ui/components/product/bundle/BundleBuyBox';
import { ProductScreen } from '../../ui/screens/ProductScreen';
import { createProduct } from './product';
import type { ProductPageProps } from './ProductPage';

/** The screen of a bundle, in a script and a sheet of its own. */
export function BundlePage(props: ProductPageProps) {
  return <ProductScreen {...props} createProduct={createProduct} Order={BundleBuyBox} />;
}
