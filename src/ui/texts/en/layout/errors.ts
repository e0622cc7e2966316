import { contactTexts } from './contact';

/** Exact texts of the error pages. */
export const errorTexts = {
  notFound: {
    title: 'Page not found',
    lead: 'This page could not be found',
    hint: 'Something went wrong! The page may have been moved, or the address mistyped. Our flowers are all still here.',
  },
  busy: {
    title: 'Too many requests',
    lead: 'This page was asked for too often from your connection just now. Nothing in your cart is lost.',
    hint: `Please wait a minute, then load the page again, or call us on ${contactTexts.phone}.`,
  },
  failed: {
    title: 'An error occurred',
    lead: 'Sorry, something went wrong at our end. Nothing in your cart is lost.',
    hint: `Please try again in a moment, or call us on ${contactTexts.phone}.`,
  },
  reference: (reference: string) => `If you call us about this, please quote ${reference}.`,
  partsMissing: 'Parts of this page did not load. Its links and forms still work.',
  departments: 'Departments',
  delivery: 'Where we deliver, when and for how much',
  backToHome: 'Back to Home page',
} as const;
