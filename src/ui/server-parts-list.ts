/** What only the server renders; see `server-parts.ts`. */
export { SiteFooter } from './components/layout/SiteFooter';
export { TopBanner } from './components/layout/TopBanner';
export { NativeNewsletter } from './components/account/native/NativeNewsletter';
export { NativeSignIn } from './components/account/native/NativeSignIn';
export { OrderPromise } from './components/home/OrderPromise';
export { DaysNote, OrderNote } from './components/product/day/DayNotes';
export { NoPicture } from './components/product/NoPicture';
export { OrderByPhone } from './components/product/OrderByPhone';
export { MoreWords, ProductTitle } from './components/product/ProductWords';
export { PriceNote, Promises, ShowFirst } from './components/product/Promises';
export { FoundPages } from './components/search/FoundPages';
export { NothingFound } from './components/search/NothingFound';
export { SearchForm } from './components/search/SearchForm';
export { SearchSheetHead } from './components/search/SearchSheetHead';
export { Breadcrumbs } from './components/shared/Breadcrumbs';
export { PageHead } from './components/shared/PageHead';
export { ErrorScreen } from './screens/ErrorScreen';
