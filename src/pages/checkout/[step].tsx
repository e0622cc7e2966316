import Router from 'next/router';
import { browserCheckout } from '../../composition/browser/checkout';
import { loadCheckoutStep } from '../../composition/server/pages/checkout';
import { guarded } from '../../composition/server/pages/guards';
import { personalPage } from '../../composition/server/pages/page';
import { CheckoutScreen, type CheckoutScreenProps } from '../../ui/screens/CheckoutScreen';
import { useShop } from '../../ui/shop-context';
import type { CartViewModel } from '../../ui/view-models/cart/cart-view-model';

export const getServerSideProps = personalPage(guarded(['checkout'], loadCheckoutStep));

type StepPageProps = Omit<CheckoutScreenProps, 'openCheckout'> & { readonly needsCaptcha: boolean };

export default function CheckoutStepPage({ site, step, needsCaptcha }: StepPageProps) {
  const { account } = useShop();
  const push = (path: string) => void Router.push(path);
  const openCheckout = (cart: CartViewModel) => browserCheckout(cart, push, account, needsCaptcha);
  return <CheckoutScreen site={site} step={step} openCheckout={openCheckout} />;
}
