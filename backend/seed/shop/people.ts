import type { SeedCustomer, SeedPeople } from '../people-shapes';

const ROSALIND: SeedCustomer = {
  email: 'rosalind@posy.example',
  firstname: 'Rosalind',
  lastname: 'Marlowe',
  daysAgo: 412,
  newsletter: true,
  addresses: [
    {
      firstname: 'Rosalind',
      lastname: 'Marlowe',
      street: '14 Little London',
      city: 'Chichester',
      postcode: 'PO19 1PH',
      telephone: '01632 960 113',
    },
    {
      firstname: 'Edith',
      lastname: 'Marlowe',
      street: 'Willow Cottage\nShore Road',
      city: 'Bosham',
      postcode: 'PO18 8QL',
      telephone: '01632 960 148',
    },
    {
      firstname: 'Tom',
      lastname: 'Marlowe-Hale',
      street: '3 Canada Grove',
      city: 'Bognor Regis',
      postcode: 'PO21 1DW',
      telephone: '01632 960 170',
    },
  ],
  orders: [
    {
      daysAgo: 236,
      to: 1,
      status: 'Complete',
      carrier: 'flatrate',
      payment: 'banktransfer',
      lines: [
        {
          sku: 'ROSES-LONG-STEM-DOZEN',
          variant: 3,
          quantity: 1,
          options: { 'Card message': 'Happy birthday, Mum. Put the kettle on, we are on our way.' },
        },
        { sku: 'VASE-STONEWARE-JUG', quantity: 1 },
      ],
    },
    {
      daysAgo: 97,
      to: 2,
      status: 'Complete',
      carrier: 'flatrate',
      payment: 'cashondelivery',
      lines: [
        {
          sku: 'BOUQUET-LILY-HALL',
          variant: 1,
          quantity: 1,
          options: { 'Card message': 'For your new front door, and whatever is behind it.' },
        },
        { sku: 'CHOCOLATE-SEA-SALT-CARAMELS', quantity: 2 },
      ],
    },
    {
      daysAgo: 2,
      to: 0,
      status: 'Pending',
      carrier: 'collection',
      payment: 'cashondelivery',
      lines: [{ sku: 'BOUQUET-MARKET-DAY', variant: 0, quantity: 1 }],
    },
  ],
  wishes: ['BOUQUET-PEONY-SUPPER', 'WORKSHOP-HAND-TIED', 'PLANT-OLIVE-TREE', 'HAMPER-GOLDEN-WEDDING'],
  reviews: [
    {
      sku: 'ROSES-LONG-STEM-DOZEN',
      daysAgo: 230,
      stars: 5,
      summary: 'My mother rang twice',
      text: 'Once to say they had come, and once, eleven days later, to say they were still standing.',
      isApproved: true,
    },
    {
      sku: 'BOUQUET-LILY-HALL',
      daysAgo: 94,
      stars: 4,
      summary: 'Generous, and a day in hand',
      text: 'The lilies opened a day later than I had hoped for the party, but filled the hall all the week after.',
      isApproved: true,
    },
    {
      sku: 'VASE-STONEWARE-JUG',
      daysAgo: 1,
      stars: 5,
      summary: 'It pours, too',
      text: 'I had not expected to serve custard from it on Sunday. It did very well.',
      isApproved: false,
    },
  ],
};

const HAMISH: SeedCustomer = {
  email: 'hamish@posy.example',
  firstname: 'Hamish',
  lastname: 'Okafor',
  daysAgo: 58,
  newsletter: false,
  addresses: [
    {
      firstname: 'Hamish',
      lastname: 'Okafor',
      street: 'Flat 6\n22 The Hornet',
      city: 'Chichester',
      postcode: 'PO19 7JG',
      telephone: '01632 960 126',
    },
  ],
  orders: [
    {
      daysAgo: 51,
      to: 0,
      status: 'Complete',
      carrier: 'courier',
      payment: 'banktransfer',
      lines: [
        {
          sku: 'LETTERBOX-MORNING-POST',
          variant: 0,
          quantity: 1,
          options: { 'Card message': 'Through the door, like I promised not to do with the key again. H.' },
        },
      ],
    },
  ],
  wishes: ['PLANT-ZZ', 'LETTERBOX-KITCHEN-HERBS'],
  reviews: [
    {
      sku: 'LETTERBOX-MORNING-POST',
      daysAgo: 45,
      stars: 4,
      summary: 'Flat when they came, proud by supper',
      text: 'An hour in cold water and they stood up as if nobody had ever posted them.',
      isApproved: true,
    },
  ],
};

const WINIFRED: SeedCustomer = {
  email: 'winifred@posy.example',
  firstname: 'Winifred',
  lastname: 'Pell',
  daysAgo: 3,
  newsletter: true,
  addresses: [],
  orders: [],
  wishes: [],
  reviews: [],
};

/** A frequent customer, one with a single order and a new one. Created only on a shop that runs on its own machine. */
export const DEMO_PEOPLE: SeedPeople = {
  password: 'Posy-demo-1',
  customers: [ROSALIND, HAMISH, WINIFRED],
  guestReviews: [
    {
      sku: 'PLANT-CYCLAMEN',
      nickname: 'Greta from Selsey',
      daysAgo: 4,
      stars: 3,
      summary: 'Sulked for a week, then forgave me',
      text: 'I had it over the radiator. Moved it to the north window and it has flowered ever since. A card about that would have helped.',
      isApproved: false,
    },
    {
      sku: 'BOUQUET-MARKET-DAY',
      nickname: 'D. Attenborough-Smythe',
      daysAgo: 2,
      stars: 5,
      summary: 'One earwig, no extra charge',
      text: 'Proof that it came from a garden. The colours were louder than the photograph, in the best way.',
      isApproved: false,
    },
    {
      sku: 'FUNERAL-SPRAY-COUNTRY',
      nickname: 'The Hallett family',
      daysAgo: 1,
      stars: 5,
      summary: 'Exactly the hedge behind his shed',
      text: 'We asked for nothing grand. You listened, and everybody at the church knew whose flowers those were.',
      isApproved: false,
    },
  ],
};
