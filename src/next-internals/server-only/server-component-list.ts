/** Parts that only the server renders; see `server-components.ts`. */
export { CategoryStrip } from '../../ui/components/catalogue/CategoryStrip';
export { FilterBadges, NoFilterResults } from '../../ui/components/catalogue/FilterBadges';
export { FilterForm } from '../../ui/components/catalogue/FilterForm';
export { ListingHead } from '../../ui/components/catalogue/ListingHead';
export { ListingPages, ListingToolbar } from '../../ui/components/catalogue/ListingToolbar';
export { StructuredData } from '../../ui/components/layout/StructuredData';
export { SiteFooter } from '../../ui/components/layout/SiteFooter';
export { TopBanner } from '../../ui/components/layout/TopBanner';
export { AccountOverviewCards } from '../../ui/components/account/AccountOverviewCards';
export { AccountMenu } from '../../ui/components/account/frame/AccountMenu';
export { MyDataForms } from '../../ui/components/account/profile/MyDataForms';
export { ConfirmPage } from '../../ui/components/account/ConfirmPage';
export { NewsletterPage } from '../../ui/components/account/NewsletterPage';
export { OrderStatusForm } from '../../ui/components/orders/OrderStatusForm';
export { SignInPage } from '../../ui/components/account/SignInPage';
export { EnquiryPage } from '../../ui/components/enquiries/EnquiryPage';
export { WorkshopDates } from '../../ui/components/content/WorkshopList';
export { ContentProse } from '../../ui/components/content/ContentProse';
export { ContentIndex } from '../../ui/components/content/ContentIndex';
export { MoreWeddings, WeddingGallery } from '../../ui/components/weddings/WeddingCards';
export { WeddingProse, WeddingThumbs } from '../../ui/components/weddings/WeddingProse';
export { Hero } from '../../ui/components/home/Hero';
export { Occasions, Services } from '../../ui/components/home/HomeLinks';
export { Story } from '../../ui/components/home/Story';
export { HomePromises } from '../../ui/components/home/HomePromises';
export { DaysNote, OpenDayNote, UnknownDaysNote, OrderNote } from '../../ui/components/product/day/DayNotes';
export {
  NoPicture,
  NotSentNote,
  OrderByPhone,
  PriceNote,
  Promises,
  ShowFirst,
  TributeNote,
} from '../../ui/components/product/ProductNotes';
export { StaticReviews } from '../../ui/components/product/below/StaticReviews';
export { ProductTitle, ReadMore } from '../../ui/components/product/ProductDescription';
export { CorrectedTerm, FoundPages, NoSearchResults } from '../../ui/components/search/SearchResultNotes';
export { SearchForm, SearchOverlayHead } from '../../ui/components/search/SearchForm';
export { Breadcrumbs } from '../../ui/components/shared/Breadcrumbs';
export { PageHead } from '../../ui/components/shared/PageHead';
export { PublicHead } from '../../ui/components/shared/PublicHead';
export { ErrorScreen } from '../../ui/screens/ErrorScreen';
export { cachedHtml } from '../../ui/components/shared/cached-html';
