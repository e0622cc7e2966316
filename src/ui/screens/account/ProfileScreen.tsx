import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Customer } from '../../../domain/customer/customer';
import { FormOutcomeBox } from '../../components/account/frame/FormOutcomeBox';
import { PasswordChangeForm } from '../../components/account/profile/PasswordChangeForm';
import { PersonalDataForm } from '../../components/account/profile/PersonalDataForm';
import { inStore, type SiteProps } from '../../site-props';
import { useShop } from '../../shop-context';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { profileTexts, profileRefusalMessage, profileSavedMessage } from '../../texts/en/account/profile';
import type { PasswordChangeViewModel } from '../../view-models/account/password-change-view-model';
import type { ProfileViewModel } from '../../view-models/account/profile-view-model';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';

export interface ProfileBody {
  readonly customer: Customer;
  /** The result of a form without scripts, or why it was refused; null if none was sent. */
  readonly saved: string | null;
  readonly refusal: RefusalInQuery | null;
  /** The values of the refused form, by the names of its fields. */
  readonly typed: Readonly<Record<string, string>>;
}

export interface ProfileScreenProps extends ProfileBody {
  readonly site: SiteProps;
  /** Creates the forms of this page. */
  readonly createProfile: (
    cart: CartViewModel,
    customer: Customer,
    typed: ProfileBody['typed'],
  ) => { readonly profile: ProfileViewModel; readonly password: PasswordChangeViewModel };
}

/** The customer's name, email and password. */
export const ProfileScreen = observer(function ProfileScreen(props: ProfileScreenProps) {
  const { cart } = useShop();
  const { site, customer, saved, refusal, typed, createProfile } = props;
  const [{ profile, password }] = useState(() => createProfile(cart, customer, typed));
  const back = inStore(site.storePrefix, ACCOUNT_PAGES['my-profile'].path);
  return (
    <>
      <FormOutcomeBox
        success={profileSavedMessage(saved)}
        refusal={refusal === null ? null : profileRefusalMessage(refusal)}
      />
      <section className="account-section" aria-labelledby="profile-title">
        <h2 id="profile-title">{profileTexts.dataTitle}</h2>
        <PersonalDataForm vm={profile} back={back} />
      </section>
      <section className="account-section" aria-labelledby="password-title">
        <h2 id="password-title">{profileTexts.passwordTitle}</h2>
        <PasswordChangeForm vm={password} email={profile.customer.email} back={back} />
      </section>
      <p>
        <a className="button-plain" href={inStore(site.storePrefix, ACCOUNT_PAGES['my-data'].path)}>
          {profileTexts.myData}
        </a>
      </p>
    </>
  );
});
