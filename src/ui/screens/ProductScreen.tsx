import { observer } from 'mobx-react-lite';
import { type ComponentType, useState } from 'react';
import type { Failure } from '../../application/ports/failures';
import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import { shownGallery } from '../../domain/catalogue/configurable';
import type { Product } from '../../domain/catalogue/product';
import type { DayRules } from '../../domain/delivery/delivery-rules';
import type { BuyBoxProps } from '../components/product/SimpleBuyBox';
import { type PageReviews, ProductDetails } from '../components/product/below/ProductDetails';
import { Gallery } from '../components/product/Gallery';
import { HeartSlot } from '../components/wishlist/HeartSlot';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import type { SiteProps } from '../site-props';
import { type ShopApp, useShop } from '../shop-context';
import { sharedTexts } from '../texts/en/shared';
import type { StoppedAt } from '../view-models/product/group-view-model';
import type { ProductViewModel } from '../view-models/product/product-view-model';

export interface ProductScreenProps {
  readonly site: SiteProps;
  /** The variant selected by the URL. */
  readonly product: Product;
  /** Refusal of a form sent without scripts. */
  readonly refusal: AddToCartRefusal | Failure | null;
  /** The product of a group that it was refused for. */
  readonly stopped: StoppedAt | null;
  /** Values of that form, and the quantity under `quantity`. */
  readonly answers: OptionAnswers;
  /** Available delivery days when the page was rendered. */
  readonly deliveryRules: DayRules;
  /** True right after a form without scripts added it to the cart. */
  readonly added: boolean;
  /** Path and query of this page, with store prefix: where a form without scripts returns. */
  readonly back: string;
  /** Null: the shop has no reviews. */
  readonly reviews: PageReviews | null;
  readonly createProduct: (product: Product, shop: ShopApp) => ProductViewModel;
  /** Draws price, choices and form of this kind of product. */
  readonly Order: ComponentType<BuyBoxProps>;
}

/** A product page. */
export const ProductScreen = observer(function ProductScreen(props: ProductScreenProps) {
  const { site, product, refusal, answers, added, deliveryRules, Order } = props;
  const shop = useShop();
  const [vm] = useState(() => {
    const made = props.createProduct(product, shop);
    made.start({
      answers,
      added,
      refusal,
      rules: deliveryRules,
    });
    return made;
  });
  return (
    <article>
      {process.env.NEXT_RUNTIME !== '' && (
        <Static.PublicHead
          site={site}
          title={sharedTexts.pageTitle(product.metaTitle ?? product.name, site.storeName)}
          description={product.metaDescription}
          canonical={product.path}
          kind="product"
          picture={product.picture}
        />
      )}
      <ServerOnly id="breadcrumbs">
        {process.env.NEXT_RUNTIME !== '' && (
          <Static.Breadcrumbs
            crumbs={product.breadcrumbs.filter((crumb) => crumb.path !== product.path)}
            current={product.name}
            storePrefix={site.storePrefix}
          />
        )}
      </ServerOnly>
      <div className="product">
        <ChosenGallery vm={vm} />
        <div className="product-words">
          <ServerOnly id="product-title">
            {process.env.NEXT_RUNTIME !== '' && (
              <>
                <Static.ProductTitle product={product} hasReviews={props.reviews !== null} />
                <Static.NotSentNote product={product} locale={site.locale} />
                <Static.TributeNote product={product} rules={deliveryRules} locale={site.locale} />
              </>
            )}
          </ServerOnly>
          <Order
            vm={vm}
            site={site}
            deliveryRules={deliveryRules}
            back={props.back}
            answers={answers}
            stopped={props.stopped}
          />
          {site.hasWishlists && <ProductHeart vm={vm} />}
          <ServerOnly id="promises">
            {process.env.NEXT_RUNTIME !== '' && <Static.Promises product={product} site={site} />}
          </ServerOnly>
        </div>
      </div>
      <ServerOnly id="below-product">
        {process.env.NEXT_RUNTIME !== '' && (
          <Static.ReadMore product={product} storePrefix={site.storePrefix} locale={site.locale} />
        )}
      </ServerOnly>
      <ProductDetails product={product} site={site} back={props.back} reviews={props.reviews} />
    </article>
  );
});

/** With the selected variant. */
const ProductHeart = observer(function ProductHeart({ vm }: { vm: ProductViewModel }) {
  return <HeartSlot product={vm.product} look="words" />;
});

/** The selected variant's pictures, if it has any. */
const ChosenGallery = observer(function ChosenGallery({ vm }: { vm: ProductViewModel }) {
  const { product } = vm;
  const pictures = shownGallery(product);
  return <Gallery key={pictures[0]?.url ?? ''} pictures={pictures} name={product.name} />;
});
