import { type Change, describeChange } from '@kwiq/app-model'
import { classes, Icon, Segmented } from '@kwiq/ui'
import { Check, Minus, Pencil, Plus, X } from 'lucide-react'
import { countWords, kindOf } from './change-words.ts'
import { generateTexts as texts } from './texts.ts'

export type Side = 'before' | 'after'

interface ChangeLineProps {
  change: Change
  isRejected: boolean
  /** How it is shown on the canvas; null while it is not looked at. */
  side: Side | null
  onDecide(change: Change, isAccepted: boolean): void
  onSide(side: Side): void
  onFocus(): void
}

const icons = { add: Plus, mod: Pencil, del: Minus } as const

/** One proposed change. */
export function ChangeLine({ change, isRejected, side, onDecide, onSide, onFocus }: ChangeLineProps) {
  const kind = kindOf(change)
  const words = describeChange(change)
  return (
    <li className={classes(isRejected && 'rej', side !== null && 'on')}>
      <span className={classes('kind', kind)}>
        <Icon of={icons[kind]} size={12} />
      </span>
      <p className="b">
        <button type="button" className="linklike" aria-expanded={side !== null} onClick={onFocus}>
          {words}
        </button>
      </p>
      <Difference change={change} />
      {side !== null && (
        <Segmented
          className="sides"
          label={`${texts.side}: ${words}`}
          value={side}
          onChange={onSide}
          options={[
            { value: 'before', content: texts.before },
            { value: 'after', content: texts.after },
          ]}
        />
      )}
      <span className="ar">
        <button
          type="button"
          className={isRejected ? undefined : 'on'}
          aria-label={`Accept: ${words}`}
          aria-pressed={!isRejected}
          onClick={() => onDecide(change, true)}
        >
          <Icon of={Check} />
        </button>
        <button
          type="button"
          className={isRejected ? 'off' : undefined}
          aria-label={`Reject: ${words}`}
          aria-pressed={isRejected}
          onClick={() => onDecide(change, false)}
        >
          <Icon of={X} />
        </button>
      </span>
    </li>
  )
}

function Difference({ change }: { change: Change }) {
  if (change.kind === 'component-renamed' || change.kind === 'screen-renamed')
    return (
      <p className="diff">
        <del>{change.before}</del> <ins>{change.after}</ins>
      </p>
    )
  if (change.kind === 'screen-added')
    return (
      <p className="diff">
        <ins>{countWords(change.screen.components.length, 'component')}</ins>
      </p>
    )
  return null
}
