import { useRef } from 'react';
import { NoticeCard } from '../../components/notices/Notices';
import { Drawing } from '../../components/shared/Drawing';
import { useShop } from '../../shop-context';
import { Row, Specimen, words } from './Specimen';

const nothing = () => undefined;

/** Notices, messages and empty states. */
export function MessageSpecimens() {
  return (
    <>
      <Specimen title="Messages in their place">
        <p className="success">{words.good}</p>
        <p className="alert">{words.bad}</p>
        <p className="error-text">{words.required}</p>
      </Specimen>
      <Specimen title="Notices">
        <NoticeCard
          notice={{
            id: 'sample-good',
            type: 'success',
            title: 'Product removed',
            message: 'It is out of the cart.',
            persist: true,
          }}
          onClose={nothing}
        />
        <NoticeCard
          notice={{
            id: 'sample-bad',
            type: 'danger',
            title: null,
            message: 'The shop did not answer.\nPlease try again.',
            persist: true,
          }}
          onClose={nothing}
        />
        <SendNotice />
      </Specimen>
      <Specimen title="Dialog">
        <SampleDialog />
      </Specimen>
      <Specimen title="Still on its way">
        <div className="grid gap-2" aria-hidden="true">
          <p className="skeleton" />
          <p className="skeleton" />
        </div>
      </Specimen>
      <Specimen title="Nothing there">
        <div className="nothing">
          <Drawing of="snowdrop" />
          <p className="lead">{words.nothing}</p>
          <a className="button" href="#specimen-nothing-there">
            {words.home}
          </a>
        </div>
      </Specimen>
    </>
  );
}

function SendNotice() {
  const { notices } = useShop();
  return (
    <Row>
      <button
        type="button"
        id="sample-send-notice"
        className="button button-quiet"
        onClick={() =>
          notices.send({ type: 'success', title: 'In the corner', message: 'It goes by itself.', persist: false })
        }
      >
        {words.send}
      </button>
    </Row>
  );
}

function SampleDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Row>
      <button
        type="button"
        id="sample-open-dialog"
        className="button button-quiet"
        onClick={() => dialog.current?.showModal()}
      >
        {words.ask}
      </button>
      <dialog
        ref={dialog}
        className="panel m-auto w-[calc(100%-2rem)] max-w-md backdrop:bg-ink/45"
        aria-labelledby="sample-dialog-title"
      >
        <h3 id="sample-dialog-title">{words.question}</h3>
        <p>{words.consequence}</p>
        <form method="dialog" className="flex flex-wrap gap-3">
          <button type="submit" className="button">
            {words.yes}
          </button>
          <button type="submit" className="button button-quiet">
            {words.cancel}
          </button>
        </form>
      </dialog>
    </Row>
  );
}
