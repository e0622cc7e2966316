import * as documents from '../documents/customer-documents';
import { CUSTOMER_ORDERS } from '../documents/order-documents';
import { ADD_TO_WISHLIST, REMOVE_FROM_WISHLIST, WISHLIST, WISHLIST_COUNT } from '../documents/wishlist-documents';
import { AddressUpdate, CustomerAddress } from '../inputs/address-inputs';
import { Paging } from '../inputs/catalogue-inputs';
import {
  Credentials,
  CustomerUpdate,
  NewCustomer,
  OrdersPage,
  PasswordChange,
  PasswordReset,
  ResetRequest,
  Subscription,
} from '../inputs/customer-inputs';
import { WishlistAddition, WishlistRemoval } from '../inputs/wishlist-inputs';
import { input, integer, optionalRecord, RECAPTCHA, record, withoutFields } from './argument';
import { method, type OwnMethod } from './method';
import { ordersVariables, pagingVariables } from './paging';

const withoutRecaptcha = (given: Readonly<Record<string, unknown>>) => withoutFields(given, RECAPTCHA);

export const CUSTOMER_METHODS: readonly OwnMethod[] = [
  method('generateCustomerToken', documents.GENERATE_TOKEN, record(Credentials, withoutRecaptcha)),
  method('revokeCustomerToken', documents.REVOKE_TOKEN),
  method('createCustomer', documents.CREATE_CUSTOMER, input(NewCustomer, RECAPTCHA)),
  method('customer', documents.CUSTOMER),
  method('updateCustomer', documents.UPDATE_CUSTOMER, input(CustomerUpdate)),
  method('updateCustomerEmail', documents.UPDATE_EMAIL, record(Credentials, withoutRecaptcha)),
  method(
    'changeCustomerPassword',
    documents.CHANGE_PASSWORD,
    record(PasswordChange, (given) => withoutFields(given, ['currentUser'])),
  ),
  method('requestPasswordResetEmail', documents.REQUEST_RESET, record(ResetRequest, withoutRecaptcha)),
  method('resetPassword', documents.RESET_PASSWORD, record(PasswordReset, withoutRecaptcha)),
  method('subscribeEmailToNewsletter', documents.SUBSCRIBE, record(Subscription, withoutRecaptcha)),
  method('getCustomerAddresses', documents.ADDRESSES),
  method('createCustomerAddress', documents.CREATE_ADDRESS, input(CustomerAddress)),
  method(
    'updateCustomerAddress',
    documents.UPDATE_ADDRESS,
    record(AddressUpdate, (given) => ({ id: given.addressId, input: given.input })),
  ),
  method('deleteCustomerAddress', documents.DELETE_ADDRESS, integer('id')),
  method('customerOrders', CUSTOMER_ORDERS, optionalRecord(OrdersPage, ordersVariables)),
  method('wishlist', WISHLIST, optionalRecord(Paging, pagingVariables)),
  method('wishlistItemsCount', WISHLIST_COUNT),
  method('addProductToWishList', ADD_TO_WISHLIST, record(WishlistAddition)),
  method('removeProductsFromWishlist', REMOVE_FROM_WISHLIST, record(WishlistRemoval)),
];
