import { Drawing, FLOWERS } from '../../components/shared/Drawing';
import { Icon } from '../../components/shared/Icon';
import { ICON_NAMES } from '../../components/shared/IconSheet';
import { OWN_ICON_NAMES, OwnIcon } from '../../components/shared/OwnIcon';
import { Row, Specimen, words } from './Specimen';

const GROUNDS = ['paper', 'paper-deep', 'sheet', 'blush', 'leaf-pale', 'leaf', 'leaf-deep'] as const;
const MARKS = ['ink', 'ink-soft', 'leaf-mid', 'rose', 'ochre', 'ochre-light', 'mist', 'edge', 'line'] as const;

/** Colours, type, radii, shadows and drawings. */
export function FoundationSpecimens() {
  return (
    <>
      <Specimen title="Colours">
        <p>{words.colours}</p>
        <Swatches names={GROUNDS} />
        <Swatches names={MARKS} />
      </Specimen>
      <Specimen title="Type">
        <div className="hero-words">
          <p className="kicker">{words.kicker}</p>
          <h1 aria-level={3}>{words.display}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <h3>{words.third}</h3>
        <div className="prose">
          <p>{words.sentence}</p>
          <p>
            <a href="#specimen-type">{words.linked}</a>
          </p>
          <p>
            <strong>{words.strong}</strong>
          </p>
          <ul>
            <li>{words.item}</li>
            <li>{words.item}</li>
          </ul>
          <blockquote>{words.quote}</blockquote>
        </div>
        <p className="soft">{words.soft}</p>
      </Specimen>
      <Specimen title="Corners and shadows">
        <Row>
          <p className="panel">{words.panel}</p>
          <p className="panel [box-shadow:var(--shadow-lift)]">{words.lifted}</p>
          <p className="saving">{words.round}</p>
        </Row>
      </Specimen>
      <Specimen title="Icons">
        <Row>
          {ICON_NAMES.map((name) => (
            <p key={name} className="flex items-center gap-2">
              <Icon name={name} />
              <span>{name}</span>
            </p>
          ))}
          {OWN_ICON_NAMES.map((name) => (
            <p key={name} className="flex items-center gap-2">
              <OwnIcon name={name} />
              <span>{name}</span>
            </p>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Drawings">
        <Row>
          {FLOWERS.map((flower) => (
            <p key={flower} className="grid justify-items-center">
              <Drawing of={flower} />
              <span className="soft">{flower}</span>
            </p>
          ))}
        </Row>
      </Specimen>
    </>
  );
}

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <Row>
      {names.map((name) => (
        <p key={name} className="grid gap-1">
          <svg width="112" height="56" aria-hidden="true">
            <rect
              width="111"
              height="55"
              x="0.5"
              y="0.5"
              rx="6"
              fill={`var(--color-${name})`}
              stroke="var(--color-line)"
            />
          </svg>
          <span className="soft">{name}</span>
        </p>
      ))}
    </Row>
  );
}
