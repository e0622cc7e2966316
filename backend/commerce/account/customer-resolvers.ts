import { wireInstant } from '../catalogue/product/reviews';
import type { FieldResolvers, Resolvers } from '../graphql/executable-schema';
import { toGraphqlError, valueOrError } from '../graphql/shop-error';
import { isSubscribed } from '../newsletter/subscription';
import type { Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { createAddress, deleteAddress, readAddresses, updateAddress } from '../address/address-book';
import type { BookAddressInput } from '../address/address-input';
import { changePassword, updatePerson } from './change-account';
import { changeEmail } from './change-email';
import { confirmEmail, type ConfirmInput } from './confirm-email';
import { deleteAccount } from './delete-account';
import { customerOrError } from '../customer/signed-in';
import { type AddressRow, type CustomerRow, readCustomer } from '../customer/customer-row';
import type { PersonInput } from './person';
import { register, type RegisterInput } from './register';
import { requestReset, resetPassword } from './reset-password';
import { signIn, signOut } from './sign-in';

async function defaultAddress(
  { database }: ShopContext,
  { id }: CustomerRow,
  kind: 'is_default_billing' | 'is_default_shipping',
): Promise<string | null> {
  const addresses = await readAddresses(database, id);
  const found = addresses.find((address) => address[kind] === 1);
  return found === undefined ? null : String(found.id);
}

const CUSTOMER: FieldResolvers = {
  dob: (row: CustomerRow) => row.date_of_birth,
  created_at: (row: CustomerRow) => wireInstant(row.created_at),
  is_subscribed: (row: CustomerRow, _args, { database }) => isSubscribed(database, row.email_key),
  addresses: (row: CustomerRow, _args, { database }) => readAddresses(database, row.id),
  default_billing: (row: CustomerRow, _args, context) => defaultAddress(context, row, 'is_default_billing'),
  default_shipping: (row: CustomerRow, _args, context) => defaultAddress(context, row, 'is_default_shipping'),
};

const ADDRESS: FieldResolvers = {
  street: (row: AddressRow) => row.street.split('\n'),
  region: (row: AddressRow) =>
    row.region === null ? null : { region: row.region, region_code: row.region_code, region_id: row.region_id },
  default_billing: (row: AddressRow) => row.is_default_billing === 1,
  default_shipping: (row: AddressRow) => row.is_default_shipping === 1,
  extension_attributes: () => null,
};

async function changed(change: Promise<Result<CustomerRow, ShopRefusal>>): Promise<{ readonly customer: CustomerRow }> {
  return { customer: valueOrError(await change) };
}

interface PasswordArgs {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const ACCOUNT: FieldResolvers = {
  generateCustomerToken: async (_source, args: { email: string; password: string }, context) => ({
    token: valueOrError(await signIn(context, args.email, args.password)),
  }),
  revokeCustomerToken: async (_source, _args, context) => {
    await signOut(context.database, customerOrError(context));
    return { result: true };
  },
  createCustomerV2: (_source, args: { input: RegisterInput }, context) => changed(register(context, args.input)),
  confirmEmail: (_source, { input }: { input: ConfirmInput }, context) => changed(confirmEmail(context, input)),
  updateCustomerV2: (_source, args: { input: PersonInput }, context) =>
    changed(updatePerson(context, customerOrError(context), args.input)),
  updateCustomerEmail: (_source, args: { email: string; password: string }, context) =>
    changed(changeEmail(context, customerOrError(context), args.email, args.password)),
  changeCustomerPassword: async (_source, args: PasswordArgs, context) =>
    valueOrError(await changePassword(context, customerOrError(context), args.currentPassword, args.newPassword)),
  deleteCustomer: async (_source, _args, context) =>
    valueOrError(await deleteAccount(context, customerOrError(context))),
  requestPasswordResetEmail: async (_source, args: { email: string }, context) =>
    valueOrError(await requestReset(context, args.email)),
  resetPassword: async (_source, args: { email: string; newPassword: string; resetPasswordToken: string }, context) =>
    valueOrError(await resetPassword(context, args)),
};

const ADDRESSES: FieldResolvers = {
  createCustomerAddress: async (_source, args: { input: BookAddressInput }, context) =>
    valueOrError(await createAddress(context.database, customerOrError(context).id, args.input)),
  updateCustomerAddress: async (_source, args: { id: number; input?: BookAddressInput | null }, context) => {
    const { id } = customerOrError(context);
    if (!args.input) throw toGraphqlError(badInput('"input" value must be specified'));
    return valueOrError(await updateAddress(context.database, id, args.id, args.input));
  },
  deleteCustomerAddress: async (_source, args: { id: number }, context) =>
    valueOrError(await deleteAddress(context.database, customerOrError(context).id, args.id)),
};

/** Sign-in, customer data and the address book. */
export const customerResolvers: Resolvers = {
  Query: {
    customer: (_source, _args, context) => readCustomer(context.database, customerOrError(context).id),
  },
  Mutation: { ...ACCOUNT, ...ADDRESSES },
  Customer: CUSTOMER,
  CustomerAddress: ADDRESS,
};
