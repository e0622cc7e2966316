import { observer } from 'mobx-react-lite';
import Head from 'next/head';
import { useState } from 'react';
import type { OptionAnswers } from '../../domain/catalogue/customizable-option';
import { shownGallery } from '../../domain/catalogue/shown-gallery';
import type { Product } from '../../domain/catalogue/product';
import { deliveryDateRange } from '../../domain/delivery/delivery-days';
import type { DeliveryRules } from '../../domain/delivery/delivery-rules';
import { isOrderedByPhone, OrderByPhone } from '../components/product/OrderByPhone';
import { BuyForm } from '../components/product/BuyForm';
import { ChoiceBlock } from '../components/product/ChoiceBlock';
import { Gallery } from '../components/product/Gallery';
import { oneAnswer } from '../components/product/option-names';
import { PriceBlock } from '../components/product/PriceBlock';
import { Promises } from '../components/product/Promises';
import { Breadcrumbs } from '../components/shared/Breadcrumbs';
import { Html } from '../components/shared/Html';
import { Stars } from '../components/shared/Stars';
import { type SiteProps, inStore } from '../site-props';
import { type ShopApp, useShop } from '../shop-context';
import { productTexts } from '../texts/en/product';
import { sharedTexts } from '../texts/en/shared';
import type { ProductViewModel } from '../view-models/product/product-view-model';
import { type RefusalInQuery, refusalOfQuery } from '../view-models/cart/refusal-in-query';

export interface ProductScreenProps {
  readonly site: SiteProps;
  /** The variant selected by the URL. */
  readonly product: Product;
  /** Refusal of a form sent without scripts. */
  readonly refusals: readonly RefusalInQuery[];
  /** Values of that form, and the quantity under `quantity`. */
  readonly answers: OptionAnswers;
  /** Available delivery days when the page was rendered. */
  readonly deliveryRules: DeliveryRules;
  /** True right after a form without scripts added it to the cart. */
  readonly added: boolean;
  /** Path and query of this page, with store prefix: where a form without scripts returns. */
  readonly back: string;
  readonly openProduct: (product: Product, shop: ShopApp) => ProductViewModel;
}

/** A product page. */
export const ProductScreen = observer(function ProductScreen(props: ProductScreenProps) {
  const { site, product, refusals, answers, added, deliveryRules } = props;
  const shop = useShop();
  const [vm] = useState(() => {
    const made = props.openProduct(product, shop);
    const known = { product, options: product.customizableOptions, deliveryDays: deliveryDateRange(deliveryRules) };
    made.start({
      answers,
      added,
      refusal: refusalOfQuery(refusals, known),
      deliverySchedule: deliveryRules.deliverySchedule,
    });
    return made;
  });
  const { breadcrumbs } = product;
  const above = breadcrumbs.filter((crumb) => crumb.path !== product.path);
  return (
    <article>
      <Head>
        <title>{sharedTexts.pageTitle(product.metaTitle ?? product.name)}</title>
        {product.metaDescription !== null && <meta name="description" content={product.metaDescription} />}
      </Head>
      <Breadcrumbs crumbs={above} current={product.name} storePrefix={site.storePrefix} />
      <div className="product">
        <ChosenGallery vm={vm} />
        <div className="product-words">
          <h1>{product.name}</h1>
          <Stars rating={product.rating} />
          {product.shortDescription !== '' && <Html className="prose" html={product.shortDescription} />}
          <PriceBlock vm={vm} locale={site.locale} />
          <ChoiceBlock vm={vm} action={inStore(site.storePrefix, product.path)} locale={site.locale} />
          {isOrderedByPhone(product.type) ? (
            <OrderByPhone />
          ) : (
            <BuyForm
              vm={vm}
              site={site}
              deliveryRules={deliveryRules}
              back={props.back}
              quantity={oneAnswer(answers, 'quantity') || '1'}
            />
          )}
          <Promises product={product} />
        </div>
      </div>
      <MoreWords product={product} storePrefix={site.storePrefix} />
    </article>
  );
});

/** The selected variant's pictures, if it has any. */
const ChosenGallery = observer(function ChosenGallery({ vm }: { vm: ProductViewModel }) {
  const { product } = vm;
  const pictures = shownGallery(product);
  return <Gallery key={pictures[0]?.url ?? ''} pictures={pictures} name={product.name} />;
});

function MoreWords({ product, storePrefix }: { product: Product; storePrefix: string }) {
  return (
    <>
      {product.description !== '' && (
        <section className="product-more" aria-labelledby="description">
          <h2 id="description">{productTexts.description}</h2>
          <Html className="prose" html={product.description} />
        </section>
      )}
      {product.showFlowerCare && (
        <p>
          <a href={inStore(storePrefix, productTexts.flowerCarePath)}>{productTexts.flowerCare}</a>
        </p>
      )}
    </>
  );
}
