import { makeLoadCustomer } from '../../../src/application/account/profile';
import { makeMergeGuestCart } from '../../../src/application/account/merge-guest-cart';
import { makeRegister } from '../../../src/application/account/register';
import { makeSignIn } from '../../../src/application/account/sign-in';
import { makeSignOut } from '../../../src/application/account/sign-out';
import type { aShop } from '../../builders/a-shop';
import { withoutCaptcha } from '../application/account/no-captcha';

type Shop = ReturnType<typeof aShop>;
type Ports =
  | 'accounts'
  | 'carts'
  | 'customerCarts'
  | 'cartSession'
  | 'authSession'
  | 'paying'
  | 'notices'
  | 'log'
  | 'visitor'
  | 'shop';

/** Signing in and out as a page calls it, in a shop without captcha. */
export function sessionUseCases(shop: Pick<Shop, Ports>, needsConfirmation = shop.shop.data.needsConfirmation) {
  const signIn = makeSignIn({ ...shop, mergeGuestCart: makeMergeGuestCart(shop) });
  return {
    signIn: withoutCaptcha(signIn),
    signOut: makeSignOut(shop),
    register: withoutCaptcha(makeRegister({ ...shop, signIn, needsConfirmation })),
    loadCustomer: makeLoadCustomer(shop),
  };
}
