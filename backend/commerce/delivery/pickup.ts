import { SHOP_CONTACT } from '../store/shop-contact';
import type { Address } from '../address/read-address';

/** Magento's code of the one place where orders are collected. */
export const PICKUP_LOCATION = 'shop';

/** The shop as the address of an order that is collected: nothing goes to anybody's home. */
export const PICKUP_ADDRESS: Address = {
  firstname: SHOP_CONTACT.name,
  lastname: 'Flowers',
  company: SHOP_CONTACT.company,
  street: SHOP_CONTACT.street,
  city: SHOP_CONTACT.city,
  postcode: SHOP_CONTACT.postcode,
  region: null,
  region_code: null,
  region_id: null,
  country_code: 'GB',
  telephone: SHOP_CONTACT.phone,
};
