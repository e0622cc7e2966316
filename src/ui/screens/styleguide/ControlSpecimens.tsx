import { type ReactNode, useState } from 'react';
import { Field } from '../../components/forms/Field';
import { SelectField } from '../../components/forms/SelectField';
import { Icon } from '../../components/shared/Icon';
import { Row, Specimen, words } from './Specimen';

/** Buttons, links and fields in every static state; hover, focus and press can be tried by hand. */
export function ControlSpecimens() {
  return (
    <>
      <Specimen title="Buttons">
        <Row>
          <Sample>{words.add}</Sample>
          <Sample look="button-quiet">{words.cancel}</Sample>
          <Sample look="button-soft">{words.add}</Sample>
          <Sample disabled>{words.soldOut}</Sample>
          <Sample busy>{words.busy}</Sample>
          <Sample>
            <Icon name="cart" />
            <span>{words.withSign}</span>
          </Sample>
        </Row>
        <Row>
          <a className="button" href="#specimen-buttons">
            {words.linkAsButton}
          </a>
          <a className="way-on" href="#specimen-buttons">
            <span>{words.allBouquets}</span>
            <Icon name="onward" />
          </a>
          <button type="button" id="sample-plain-button" className="button-plain">
            {words.plain}
          </button>
        </Row>
        <Row>
          <Sample>{words.longWord}</Sample>
        </Row>
      </Specimen>
      <Specimen title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <SampleField name="plain" label="Town/City" value="Chichester" />
          <SampleField name="hint" label="Phone" hint="Only if the driver cannot find you." required={false} />
          <SampleField name="fault" label="Postcode" value="PO19" error="This does not look like a postcode." />
          <SampleField name="off" label="Email" value="rose@example.org" disabled />
          <SampleChoice />
        </div>
        <label className="tick-row" htmlFor="sample-tick">
          <input className="tick" type="checkbox" id="sample-tick" defaultChecked />
          <span>{words.tick}</span>
        </label>
      </Specimen>
    </>
  );
}

interface SampleProps {
  readonly look?: string;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

function Sample({ look = '', disabled = false, busy = false, children }: SampleProps) {
  return (
    <button type="button" className={`button ${look}`} disabled={disabled} aria-busy={busy || undefined}>
      {children}
    </button>
  );
}

interface SampleFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly error?: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

const nothing = () => undefined;

function SampleField({ name, value = '', error, required = true, ...rest }: SampleFieldProps) {
  const [typed, type] = useState(value);
  return (
    <Field
      id={`sample-${name}`}
      name={name}
      value={typed}
      error={error ?? null}
      required={required}
      autoComplete="off"
      onType={type}
      onLeave={nothing}
      {...rest}
    />
  );
}

function SampleChoice() {
  const [chosen, choose] = useState('');
  return (
    <SelectField
      id="sample-country"
      name="country"
      label="Country"
      value={chosen}
      error={null}
      required
      autoComplete="off"
      choices={[
        { value: 'GB', label: 'United Kingdom' },
        { value: 'IE', label: 'Ireland' },
      ]}
      onType={choose}
      onLeave={nothing}
    />
  );
}
