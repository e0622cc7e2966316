import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeChangeCurrency, makeChangeStore, makeLoadStoreChoices } from '../../../src/application/store/store-choice';
import { ok, refuse } from '../../../src/domain/shared/result';
import { DefaultLayout } from '../../../src/ui/layouts/SiteLayout';
import type { LazyFeatures } from '../../../src/ui/view-models/site/lazy-features';
import { StoreSelectorViewModel } from '../../../src/ui/view-models/site/store-selector-view-model';
import type { InMemoryStoreData } from '../../../src/adapters/memory/in-memory-store-data';
import { aShop } from '../../builders/a-shop';
import { settled } from '../../unit/ui/a-schedule';
import { axeFaults } from '../cart-axe';
import { aTab, draw, someSiteProps } from '../drawn';
import { haveDialogs } from '../have-dialogs';

beforeAll(haveDialogs);

const STORES = [
  { code: 'default', locale: 'en-GB', currencies: ['GBP', 'EUR'], defaultCurrency: 'GBP', pathPrefix: '' },
  { code: 'ie', locale: 'en-IE', currencies: ['EUR'], defaultCurrency: 'EUR', pathPrefix: '/ie' },
] as const;
const LISTED = [
  { id: '1', code: 'default', name: 'Posy of Chichester', locale: 'en_GB' },
  { id: '2', code: 'ie', name: 'Posy Ireland', locale: 'en_IE' },
];
const SITE = someSiteProps({
  currency: 'GBP',
  currencies: ['GBP', 'EUR'],
  locale: 'en-GB',
  country: 'United Kingdom',
  otherStores: [{ code: 'ie', country: 'Ireland' }],
});

/** A page with the choice of `what` open; `done` says what was chosen. */
async function opened(what: 'currency' | 'store', data: Partial<InMemoryStoreData> = {}, broken = '') {
  const shop = aShop({ stores: LISTED, currencies: ['GBP', 'EUR', 'CHF'], ...data });
  if (broken === 'lists') shop.wire.failNext('store.currencies');
  const done: string[] = [];
  const note = (path: string) => void done.push(path);
  const { preferences, store: directory } = shop;
  const changeCurrency = makeChangeCurrency({ preferences, store: STORES[0] });
  const stores = new StoreSelectorViewModel({
    useCases: {
      loadChoices: makeLoadStoreChoices(shop),
      ...(broken === 'choice'
        ? { changeCurrency: async () => refuse({ kind: 'unreachable' }), changeStore: async () => ok('/') }
        : {
            changeCurrency: async (chosen: { readonly id: string }) => changeCurrency(chosen),
            changeStore: makeChangeStore({ preferences, stores: STORES, directory }),
          }),
    },
    reload: () => note('reload'),
    go: note,
    currency: 'GBP',
    store: async () => 'default',
  });
  const tab = aTab();
  const features = async () => ({ stores: async () => stores }) as unknown as LazyFeatures;
  draw(<DefaultLayout site={SITE}>{null}</DefaultLayout>, { ...tab, app: { ...tab.app, features } });
  const open = async () => {
    const name = what === 'currency' ? /^Currency/ : /^Shop in/;
    fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name }));
    const modal = await screen.findByRole('dialog', { name: what === 'currency' ? 'Choose Currency' : 'Change Store' });
    await waitFor(() => expect(within(modal).getByRole('button', { name: 'Cancel' })).toBeDefined());
    await waitFor(() => expect(within(modal).queryByText('One moment…')).toBeNull());
    await act(settled);
    return modal;
  };
  const modal = await open();
  const choose = async (name: RegExp | string) => {
    fireEvent.click(within(modal).getByRole('button', { name }));
    await act(settled);
  };
  const choices = () => within(modal).getAllByRole('listitem');
  return { ...shop, modal, done, choose, choices, open };
}

test('S2-81 S2-83 lists the codes of the currencies that the store takes, marks the current one and changes it', async () => {
  const { modal, choices, choose, done, visitor } = await opened('currency');
  expect(choices().map(({ textContent }) => textContent)).toEqual(['GBPBritish Pound', 'EUREuro']);
  expect(modal.querySelector('[aria-current]')?.textContent).toContain('GBP');
  expect(await axeFaults(modal)).toEqual([]);
  await choose(/^EUR/);
  expect([visitor.remembered().currency, done]).toEqual(['EUR', ['reload']]);
});

test('S2-84 the current currency and Cancel close it and change nothing', async () => {
  const { choose, done, open } = await opened('currency');
  await choose('Cancel');
  expect(screen.queryByRole('dialog', { name: 'Choose Currency' })).toBeNull();
  const again = await open();
  fireEvent.click(within(again).getByRole('button', { name: /^GBP/ }));
  expect(screen.queryByRole('dialog', { name: 'Choose Currency' })).toBeNull();
  expect(done).toEqual([]);
});

test('S2-85 S2-87 lists the stores by name with their flags, marks the open one and opens another', async () => {
  const { modal, choices, choose, done } = await opened('store');
  expect(choices().map(({ textContent }) => textContent)).toEqual(['Posy of Chichester', 'Posy Ireland']);
  const flags = choices().map((item) => item.querySelector('svg.flag')?.innerHTML ?? '');
  expect(flags.every((flag) => flag.includes('<path'))).toBe(true);
  expect(flags[0]).not.toBe(flags[1]);
  expect(modal.querySelector('[aria-current]')?.textContent).toBe('Posy of Chichester');
  expect(await axeFaults(modal)).toEqual([]);
  await choose('Posy Ireland');
  expect(done).toEqual(['/ie']);
});

test('S2-88 Cancel closes the choice of the store', async () => {
  const { choose, done } = await opened('store');
  await choose('Cancel');
  expect([screen.queryByRole('dialog', { name: 'Change Store' }), done]).toEqual([null, []]);
});

test('S2-82 S2-86 a list of one offers no choice', async () => {
  const { modal } = await opened('store', { stores: LISTED.slice(0, 1) });
  expect(within(modal).queryByRole('listitem')).toBeNull();
  expect(modal.textContent).toContain('There is nothing else to choose at the moment.');
});

test('S7-69 the lists are loaded when a choice is opened with none loaded, and not again', async () => {
  const { wire, choose, open } = await opened('currency');
  expect(wire.calls).toEqual(['store.stores', 'store.currencies']);
  await choose('Cancel');
  await open();
  expect(wire.calls).toHaveLength(2);
});

test('S7-70 lists that fail to load say so, offer no choice, and are loaded again', async () => {
  const { modal, choices, choose } = await opened('currency', {}, 'lists');
  expect(within(modal).queryByRole('listitem')).toBeNull();
  expect(within(modal).getByText(/^We could not open this just now/)).toBeDefined();
  await choose('Try again');
  expect(choices()).toHaveLength(2);
});

test('a choice that cannot be made says so and can be made again', async () => {
  const { modal, choose, done } = await opened('currency', {}, 'choice');
  await choose(/^EUR/);
  expect(within(modal).getByText(/^We could not change it just now/)).toBeDefined();
  expect(done).toEqual([]);
});
