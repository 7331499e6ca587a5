import type { AppDocument } from '@kwiq/app-model'
import type { Allowance, UnderstoodFeature } from '@kwiq/contracts'
import { Button, classes, Icon } from '@kwiq/ui'
import { Check, CircleHelp, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { placesOf } from './places-of.ts'
import { RunPrice } from './run-price.tsx'
import { understoodTexts as texts } from './texts.ts'
import type { LostRun } from './use-run.ts'
import './understood.css'

interface UnderstoodPanelProps {
  document: AppDocument
  features: readonly UnderstoodFeature[]
  unplaced: readonly string[]
  notice: string | null
  /** The feature that is being shown. */
  shown: string | null
  onShow: (feature: UnderstoodFeature) => void
  /** Absent for those who may not change the app. */
  onAdd?: (phrase: string) => void
  /** The phrase that is being added; while there is one, no other can be. */
  adding?: string | null
  allowance?: Allowance | undefined
  lost?: LostRun | null
  /** More to do, at the end. */
  children?: ReactNode
}

/** What the generator understood of a description: each feature and where it went, and what found no place. */
export function UnderstoodPanel(props: UnderstoodPanelProps) {
  const { document, features, unplaced, notice, shown, onShow, onAdd, adding = null } = props
  return (
    <div className="understood">
      {notice && (
        <p className="note">
          <Icon of={Info} />
          <span>{notice}</span>
        </p>
      )}
      {features.length > 0 ? (
        <>
          <h3 className="xs t3 b">{texts.placed(features.length)}</h3>
          <p className="xs t3">{texts.hint}</p>
          <ul>
            {features.map((feature) => (
              <FeatureLine
                key={feature.feature}
                document={document}
                feature={feature}
                isShown={feature.feature === shown}
                onShow={onShow}
              />
            ))}
          </ul>
        </>
      ) : (
        // A notice has said as much.
        !notice && <p className="t2">{texts.nothing}</p>
      )}
      {unplaced.length > 0 && (
        <>
          <h3 className="xs t3 b">{texts.unplaced(unplaced.length)}</h3>
          <p className="xs t3">{texts.unplacedHint}</p>
          <ul>
            {unplaced.map((phrase) => (
              <li key={phrase} className="row lack">
                <Icon of={CircleHelp} />
                <span className="grow">{phrase}</span>
                {onAdd && (
                  <Button
                    size="s"
                    isBusy={adding === phrase}
                    disabled={adding !== null && adding !== phrase}
                    aria-label={adding === phrase ? undefined : texts.addName(phrase)}
                    onClick={() => onAdd(phrase)}
                  >
                    {adding === phrase ? texts.adding : texts.add}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {features.length > 0 && unplaced.length === 0 && <p className="t2">{texts.all}</p>}
      {props.children}
      {onAdd && <RunPrice allowance={props.allowance} lost={props.lost ?? null} />}
    </div>
  )
}

interface FeatureLineProps {
  document: AppDocument
  feature: UnderstoodFeature
  isShown: boolean
  onShow: (feature: UnderstoodFeature) => void
}

function FeatureLine({ document, feature, isShown, onShow }: FeatureLineProps) {
  const { screens, ids } = placesOf(document, feature.componentIds)
  const where = screens.map(({ name }) => name).join(', ')
  return (
    <li>
      <button
        type="button"
        className={classes('feat', isShown && 'on')}
        aria-pressed={isShown}
        disabled={ids.length === 0}
        onClick={() => onShow(feature)}
      >
        <span className="mk">
          <Icon of={Check} size={12} />
        </span>
        <span className="grow">
          {feature.feature}
          <small className="t3">{ids.length === 0 ? texts.gone : texts.places(ids.length, where)}</small>
        </span>
      </button>
    </li>
  )
}
