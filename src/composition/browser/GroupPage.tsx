import '../../ui/theme/pages/group-page.module.css';
import { GroupBuyBox } from '../../ui/components/product/group/GroupBuyBox';
import { ProductScreen } from '../../ui/screens/ProductScreen';
import { createProduct } from './product';
import type { ProductPageProps } from './ProductPage';

/** The screen of a grouped product, in a script and a sheet of its own. */
export function GroupPage(props: ProductPageProps) {
  return <ProductScreen {...props} createProduct={createProduct} Order={GroupBuyBox} />;
}
