import type { GetServerSideProps } from 'next';

/** S2-7. The parent route is its first step. */
export const getServerSideProps: GetServerSideProps = () =>
  Promise.resolve({ redirect: { destination: '/checkout/user-account', permanent: false } });

export default function CheckoutPage() {
  return null;
}
