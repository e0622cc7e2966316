import type * as list from './server-component-list';

type ServerParts = typeof list;

const nothing = () => null as never;

/** Parts that only the server renders, for `ServerOnly`; in the browser they render nothing, and no script contains them. */
export const Static: ServerParts =
  process.env.NEXT_INTERNALS !== 'off' && process.env.NEXT_RUNTIME === ''
    ? {
        AccountMenu: nothing,
        AccountOverviewCards: nothing,
        Breadcrumbs: nothing,
        CategoryStrip: nothing,
        ContentIndex: nothing,
        ContentProse: nothing,
        CorrectedTerm: nothing,
        DaysNote: nothing,
        ErrorScreen: nothing,
        FilterBadges: nothing,
        FilterForm: nothing,
        FoundPages: nothing,
        Hero: nothing,
        HomePromises: nothing,
        ListingHead: nothing,
        ListingPages: nothing,
        ListingToolbar: nothing,
        MoreWeddings: nothing,
        ReadMore: nothing,
        MyDataForms: nothing,
        ConfirmPage: nothing,
        EnquiryPage: nothing,
        NewsletterPage: nothing,
        OrderStatusForm: nothing,
        SignInPage: nothing,
        NoPicture: nothing,
        NoSearchResults: nothing,
        NoFilterResults: nothing,
        NotSentNote: nothing,
        Occasions: nothing,
        OpenDayNote: nothing,
        OrderByPhone: nothing,
        OrderNote: nothing,
        PageHead: nothing,
        ProductTitle: nothing,
        PriceNote: nothing,
        Promises: nothing,
        PublicHead: nothing,
        SearchForm: nothing,
        SearchOverlayHead: nothing,
        Services: nothing,
        ShowFirst: nothing,
        SiteFooter: nothing,
        StaticReviews: nothing,
        Story: nothing,
        StructuredData: nothing,
        TopBanner: nothing,
        TributeNote: nothing,
        UnknownDaysNote: nothing,
        WeddingGallery: nothing,
        WeddingThumbs: nothing,
        WeddingProse: nothing,
        WorkshopDates: nothing,
        cachedHtml: nothing,
      }
    : // eslint-disable-next-line @typescript-eslint/no-require-imports -- unlike an `import`, left out where it is never reached
      (require('./server-component-list') as ServerParts);
