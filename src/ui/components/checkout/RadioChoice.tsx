interface RadioChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A radio button whose whole row can be pressed. */
export function RadioChoice({ id, name, value, label, detail, isChosen, onChoose }: RadioChoiceProps) {
  return (
    <label className="pick-card" htmlFor={id}>
      <input type="radio" className="tick" id={id} name={name} value={value} checked={isChosen} onChange={onChoose} />
      <span className="min-w-0">
        <span className="block">{label}</span>
        {detail !== undefined && <span className="soft block">{detail}</span>}
      </span>
    </label>
  );
}
