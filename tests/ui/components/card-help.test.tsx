import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Result } from '../../../src/domain/shared/result';
import type { Failure } from '../../../src/application/ports/failures';
import type { CardMessages } from '../../../src/domain/catalogue/options/card-options';
import type { TextOption } from '../../../src/domain/catalogue/options/customizable-option';
import { TextOptionField } from '../../../src/ui/components/product/TextOptionField';
import type { LazyFeatures } from '../../../src/ui/view-models/site/lazy-features';
import { pounds } from '../../builders/a-price';
import { aTextOption } from '../../builders/an-option';
import { someDeliveryRules } from '../../builders/a-delivery-schedule';
import { axeFaults } from '../cart-axe';
import { aTab, draw } from '../drawn';

const MESSAGES: CardMessages = {
  gift: [
    { label: 'A birthday', messages: ['Many happy returns', 'Happy birthday'] },
    { label: 'A thank you', messages: ['You were so kind'] },
  ],
  tribute: [{ label: 'From the family', messages: ['Always in our hearts'] }],
};
const RULES = someDeliveryRules(['flowers'], Date.UTC(2026, 11, 16, 10));

function field(option: TextOption, load: () => Promise<Result<CardMessages, Failure>>) {
  const picked: string[] = [];
  const features = { cardMessages: async () => load } as unknown as LazyFeatures;
  const drawn = draw(
    <TextOptionField
      option={option}
      answers={{}}
      base={pounds(30)}
      locale="en-GB"
      deliveryRules={RULES}
      isPlaceKnown={false}
      error={null}
      focused={false}
      onPick={() => picked.push(card().value)}
    />,
    aTab(() => Promise.resolve(features)),
  );
  return { ...drawn, picked };
}
const card = () => screen.getByLabelText<HTMLTextAreaElement>(/Card message/);
const ideas = () => screen.queryByText('Ideas for the card');

async function openIdeas() {
  fireEvent.focus(card());
  const summary = await screen.findByText('Ideas for the card');
  const details = summary.closest('details');
  if (details === null) throw new Error('The ideas do not open.');
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
}
const choose = (label: string) => fireEvent.change(screen.getByLabelText('The occasion'), { target: { value: label } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const found = async () => ({ ok: true, value: MESSAGES }) as const;

test('a message of the chosen occasion is written on the card, and another takes its place', async () => {
  const { container, picked } = field(aTextOption({ sku: 'CARD-MESSAGE' }), found);
  expect(ideas()).toBeNull();
  await openIdeas();
  expect(screen.queryByRole('button', { name: 'Many happy returns' })).toBeNull();
  choose('A birthday');
  press('Many happy returns');
  choose('A thank you');
  press('You were so kind');
  expect(picked).toEqual(['Many happy returns', 'You were so kind']);
  expect(await axeFaults(container)).toEqual([]);
});

test('a message is written below own words, which stay', async () => {
  field(aTextOption({ sku: 'CARD-MESSAGE' }), found);
  fireEvent.input(card(), { target: { value: 'Dear Ann,' } });
  await openIdeas();
  choose('A birthday');
  press('Happy birthday');
  expect(card().value).toBe('Dear Ann,\nHappy birthday');
});

test('the card of a tribute is offered nothing that suits a birthday', async () => {
  field(aTextOption({ sku: 'TRIBUTE-CARD' }), found);
  await openIdeas();
  expect([...screen.getByLabelText('The occasion').children].map(({ textContent }) => textContent)).toEqual([
    'Please choose',
    'From the family',
  ]);
});

test('ideas that cannot be loaded are told, and asked for again', async () => {
  let isDown = true;
  field(aTextOption({ sku: 'CARD-MESSAGE' }), async () =>
    isDown ? { ok: false, reason: { kind: 'unreachable', status: null } } : found(),
  );
  await openIdeas();
  expect(screen.getByRole('alert').textContent).toContain('We could not load our ideas just now.');
  isDown = false;
  await act(async () => press('Try again'));
  expect(screen.getByLabelText('The occasion')).toBeDefined();
});

test('a card that has the focus when the page hydrates gets its ideas too', async () => {
  const early = document.createElement('textarea');
  early.id = 'option.card';
  document.body.append(early);
  early.focus();
  field(aTextOption({ sku: 'CARD-MESSAGE' }), found);
  expect(await screen.findByText('Ideas for the card')).toBeDefined();
  early.remove();
});

test('a text that is not marked as a card is offered none', async () => {
  field(aTextOption({ sku: null }), found);
  fireEvent.focus(card());
  await waitFor(() => expect(ideas()).toBeNull());
});

test('the name on the card says that it can be left out', () => {
  field(aTextOption({ kind: 'field', title: 'Name on the card', sku: 'CARD-NAME', maxCharacters: 40 }), found);
  const described = screen.getByLabelText('Name on the card').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Leave it empty to send it anonymously.',
    'Up to 40 characters',
  ]);
});
