import { ErrorText } from './ErrorText';

interface TickFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly isTicked: boolean;
  readonly required?: boolean;
  readonly error?: string | null;
  readonly onTick: (isTicked: boolean) => void;
}

/** A checkbox whose whole row can be pressed. */
export function CheckboxField({ id, name, label, isTicked, required, error = null, onTick }: TickFieldProps) {
  return (
    <div>
      <label className="tick-row" htmlFor={id}>
        <input
          type="checkbox"
          className="tick"
          id={id}
          name={name}
          value="yes"
          required={required}
          checked={isTicked}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <ErrorText id={`${id}-error`} error={error} />
    </div>
  );
}
