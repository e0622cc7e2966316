import type { LoginViewModel } from '../../view-models/account/login-view-model';
import { keepFocus } from '../forms/SubmitButton';

interface TurnButtonProps {
  readonly vm: LoginViewModel;
  readonly to: Parameters<LoginViewModel['turnTo']>[0];
  readonly label: string;
}

/** Leads to another form of the modal. */
export function ViewSwitchButton({ vm, to, label }: TurnButtonProps) {
  return (
    <button
      type="button"
      id={`login-to-${to}`}
      className="button-plain"
      onMouseDown={keepFocus}
      onClick={() => vm.turnTo(to)}
    >
      {label}
    </button>
  );
}
