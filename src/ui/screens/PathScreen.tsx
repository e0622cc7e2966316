import type { ComponentType } from 'react';
import type { SiteProps } from '../site-props';
import type { CategoryScreenProps } from './CategoryScreen';
import type { ContentScreenProps } from './ContentScreen';
import type { HomeScreenProps } from './HomeScreen';
import type { ProductScreenProps } from './ProductScreen';
import type { WeddingScreenProps } from './WeddingScreen';
import type { WeddingsScreenProps } from './WeddingsScreen';

type ProductPageProps = Omit<ProductScreenProps, 'createProduct' | 'Order'>;

type PathScreenProps = {
  readonly site: SiteProps;
  /** Passed as props, so that each screen is in a script of its own. */
  readonly screens: {
    readonly Home: ComponentType<HomeScreenProps>;
    readonly Category: ComponentType<CategoryScreenProps>;
    readonly Content: ComponentType<ContentScreenProps>;
    readonly Product: ComponentType<ProductPageProps>;
    readonly Bundle: ComponentType<ProductPageProps>;
    readonly Group: ComponentType<ProductPageProps>;
    readonly Wedding: ComponentType<WeddingScreenProps>;
    readonly Weddings: ComponentType<WeddingsScreenProps>;
  };
} & PathBody;

export type PathBody =
  | { readonly home: Omit<HomeScreenProps, 'site'> }
  | { readonly category: Omit<CategoryScreenProps, 'site'> }
  | { readonly product: Omit<ProductPageProps, 'site'> }
  | { readonly bundle: Omit<ProductPageProps, 'site'> }
  | { readonly group: Omit<ProductPageProps, 'site'> }
  | { readonly content: Omit<ContentScreenProps, 'site'> }
  | { readonly wedding: Omit<WeddingScreenProps, 'site'> }
  | { readonly weddings: Omit<WeddingsScreenProps, 'site'> };

/** Renders the screen that a URL resolves to. */
export function PathScreen({ site, screens, ...body }: PathScreenProps) {
  const { Home, Category, Content, Product, Bundle, Group, Wedding, Weddings } = screens;
  if ('category' in body) return <Category site={site} {...body.category} />;
  // One by one, here and below: what only the server has is not enumerable.
  if ('home' in body) {
    const { page, hero, rows, added, restDays } = body.home;
    return <Home site={site} page={page} hero={hero} rows={rows} added={added} restDays={restDays} />;
  }
  if ('content' in body) {
    const { page, canonical, index, workshops } = body.content;
    return <Content site={site} page={page} canonical={canonical} index={index} workshops={workshops} />;
  }
  if ('wedding' in body) return <Wedding site={site} wedding={body.wedding.wedding} more={body.wedding.more} />;
  if ('weddings' in body) return <Weddings site={site} page={body.weddings.page} weddings={body.weddings.weddings} />;
  if ('bundle' in body) return <Bundle key={body.bundle.product.sku} site={site} {...body.bundle} />;
  if ('group' in body) return <Group key={body.group.product.sku} site={site} {...body.group} />;
  return <Product key={body.product.product.sku} site={site} {...body.product} />;
}
