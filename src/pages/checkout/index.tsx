import type { GetServerSideProps } from 'next';

/** The parent route is its first step. */
export const getServerSideProps: GetServerSideProps = () =>
  Promise.resolve({ redirect: { destination: '/checkout/user-account', permanent: false } });

export default function CheckoutPage() {
  return null;
}
