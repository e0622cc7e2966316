import { type BackendParts, createCheckoutFeature } from '../../composition/browser/checkout';
import { loadCheckoutStep } from '../../adapters/http/pages/checkout';
import { guarded } from '../../adapters/http/pages/guards';
import { personalPage } from '../../composition/server/pages';
import { useStepInUrl } from '../../ui/components/checkout/use-step-in-url';
import { CheckoutScreen, type CheckoutScreenProps } from '../../ui/screens/CheckoutScreen';
import { useShop } from '../../ui/shop-context';
import type { CartViewModel } from '../../ui/view-models/cart/cart-view-model';

export const getServerSideProps = personalPage(guarded(['checkout'], loadCheckoutStep));

type StepPageProps = Omit<CheckoutScreenProps, 'createCheckout'> & BackendParts;

export default function CheckoutStepPage({ site, step: rendered, restrictions, ...backend }: StepPageProps) {
  const { account } = useShop();
  const [step, go] = useStepInUrl(rendered);
  const createCheckout = (cart: CartViewModel) => createCheckoutFeature(cart, go, account, backend);
  return <CheckoutScreen site={site} step={step} restrictions={restrictions} createCheckout={createCheckout} />;
}
