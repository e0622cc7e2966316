import type { GetServerSideProps } from 'next';

/** Redirects to the first step. */
export const getServerSideProps: GetServerSideProps = () =>
  Promise.resolve({ redirect: { destination: '/checkout/user-account', permanent: false } });

export default function CheckoutPage() {
  return null;
}
