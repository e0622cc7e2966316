import { contactTexts } from './contact';

/** Exact texts of the error pages. */
export const errorTexts = {
  notFoundTitle: 'Page not found',
  notFound: 'This page could not be found',
  notFoundHint:
    'Something went wrong! The page may have been moved, or the address mistyped. Our flowers are all still here.',
  failedTitle: 'An error occurred',
  failed: 'Sorry, something went wrong at our end. Nothing in your cart is lost.',
  failedHint: `Please try again in a moment, or call us on ${contactTexts.phone}.`,
  reference: (reference: string) => `If you call us about this, please quote ${reference}.`,
  partsMissing: 'Parts of this page did not load. Its links and forms still work.',
  departments: 'Departments',
  backToHome: 'Back to Home page',
} as const;
