import type { CheckValues } from '../../../../../src/ui/forms/form-values';
import { FormState } from '../../../../../src/ui/view-models/shared/form-state';
import { settled } from '../../a-schedule';

type Field = 'name' | 'town';
const required: CheckValues<Field> = async (values) =>
  new Map((['name', 'town'] as const).filter((field) => values[field] === '').map((field) => [field, 'needed']));

function open(check: CheckValues<Field> = required) {
  let edits = 0;
  const form = new FormState<Field>({
    fields: ['name', 'town'],
    empty: { name: '', town: '' },
    check,
    onEdit: () => (edits += 1),
  });
  return { form, edits: () => edits, said: () => Object.fromEntries(form.messages) };
}

test("shows no error while typing, and a field's error once it loses focus", async () => {
  const { form, said } = open();
  form.setValue('name', ' ');
  await settled();
  expect(said()).toEqual({});
  await form.blur('name');
  expect(said()).toEqual({ name: 'needed' });
});

test('S5-1 white space alone counts as empty', async () => {
  const { form } = open();
  form.setValue('name', ' \t ');
  form.setValue('town', 'Ely');
  expect(await form.submit()).toBeNull();
});

test('an error disappears when its value becomes valid', async () => {
  const { form, said } = open();
  await form.blur('name');
  form.setValue('name', 'Ann');
  await settled();
  expect(said()).toEqual({});
});

test('submitting an invalid form shows all errors and focuses the first field', async () => {
  const { form, said } = open();
  expect(await form.submit()).toBeNull();
  expect(said()).toEqual({ name: 'needed', town: 'needed' });
  expect(form.focusOn).toBe('name');
  expect(form.isSent).toBe(true);
  form.focusHandled();
  form.setValue('name', 'Ann');
  expect(await form.submit()).toBeNull();
  expect(form.focusOn).toBe('town');
});

test('submitting a valid form returns trimmed values', async () => {
  const { form } = open();
  form.setValue('name', ' Ann ');
  form.setValue('town', 'Ely');
  expect(await form.submit()).toEqual({ name: 'Ann', town: 'Ely' });
  expect(form.isSent).toBe(false);
  expect(form.values.name).toBe(' Ann ');
});

test('a value entered while a draft is loading is kept', () => {
  const { form, edits } = open();
  form.setValue('name', 'new');
  form.restore({ name: 'old', town: 'Ely' });
  expect(form.values).toEqual({ name: 'new', town: 'Ely' });
  expect(form.isTouched).toBe(true);
  expect(edits()).toBe(1);
});

test('setting an unchanged value is no edit', () => {
  const { form, edits } = open();
  form.restore({ name: 'Ann', town: '' });
  form.setValue('name', 'Ann');
  expect(edits()).toBe(0);
  expect(form.isTouched).toBe(false);
});

test('rules that fail to load keep the values, are reported, and are retried', async () => {
  let isDown = true;
  const { form } = open(async (values) => {
    if (isDown) throw new Error('no such chunk');
    return required(values);
  });
  form.setValue('name', 'Ann');
  form.setValue('town', 'Ely');
  await form.blur('name');
  expect(form.isValidationUnavailable).toBe(false);
  expect(await form.submit()).toBeNull();
  expect(form.isValidationUnavailable).toBe(true);
  isDown = false;
  expect(await form.submit()).toEqual({ name: 'Ann', town: 'Ely' });
  expect(form.isValidationUnavailable).toBe(false);
});
