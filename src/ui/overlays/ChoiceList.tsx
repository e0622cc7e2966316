import '../theme/lazy/choices.module.css';
import { observer } from 'mobx-react-lite';
import { useState, useEffect } from 'react';
import { Icon } from '../components/shared/Icon';
import { overlayTexts } from '../texts/en/layout/overlays';
import type { StoreSelectorViewModel } from '../view-models/site/store-selector-view-model';
import { OverlayWaiting } from './OverlayWaiting';
import type { Elements } from '../components/shared/elements';
import { useShop } from '../shop-context';

interface Choice {
  readonly code: string;
  readonly label: Elements;
}

interface ChoiceListProps {
  /** The choices; with fewer than two there is nothing to choose. */
  readonly choicesOf: (stores: StoreSelectorViewModel) => readonly Choice[];
  readonly current: (stores: StoreSelectorViewModel) => string;
  readonly choose: (stores: StoreSelectorViewModel, code: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Currencies or stores: one press chooses, and the current one is marked. */
export const ChoiceList = observer(function ChoiceList(props: ChoiceListProps) {
  const { stores, isFailed, load } = useStores();
  return (
    <div className="choices">
      {stores === null ? <OverlayWaiting isFailed={isFailed} onAgain={load} /> : <Choices {...props} stores={stores} />}
      <button type="button" className="button button-quiet" onClick={props.onClose}>
        {overlayTexts.cancel}
      </button>
    </div>
  );
});

const Choices = observer(function Choices({
  stores,
  choicesOf,
  current,
  choose,
  onClose,
}: ChoiceListProps & { readonly stores: StoreSelectorViewModel }) {
  const [picked, setPicked] = useState<string | null>(null);
  const { loading, choosing } = stores;
  if (loading.isLoading) return <OverlayWaiting isFailed={false} onAgain={stores.open} />;
  if (loading.error !== null) return <OverlayWaiting isFailed onAgain={stores.open} />;
  const choices = choicesOf(stores);
  if (choices.length < 2) return <p>{overlayTexts.noChoice}</p>;
  const pick = async (code: string) => {
    setPicked(code);
    if (code === current(stores)) onClose();
    else if (!choosing.isLoading) await choose(stores, code);
  };
  return (
    <>
      <ul className="choice-list">
        {choices.map(({ code, label }) => {
          const isCurrent = code === current(stores);
          return (
            <li key={code}>
              <button
                type="button"
                className="choice"
                aria-current={isCurrent ? 'true' : undefined}
                aria-busy={(choosing.isLoading && code === picked) || undefined}
                onClick={() => void pick(code)}
              >
                {label}
                {isCurrent && <Icon name="done" />}
              </button>
            </li>
          );
        })}
      </ul>
      <div role="alert">{choosing.error !== null && <p className="error-text">{overlayTexts.notChanged}</p>}</div>
    </>
  );
});

/** The choice of currency and store, whose lists load when this opens with none loaded. */
function useStores() {
  const { features } = useShop();
  const [stores, setStores] = useState<StoreSelectorViewModel | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    features()
      .then(async (parts) => parts.stores())
      .then(
        (vm) => {
          setStores(vm);
          return vm.open();
        },
        () => setFailed(true),
      );
  };
  useEffect(load, [features]);
  return { stores, isFailed, load };
}
