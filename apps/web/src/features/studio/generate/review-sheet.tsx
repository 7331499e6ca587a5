import { type AppDocument, applyChanges, type Change, describeChange, screenOfChange } from '@kwiq/app-model'
import { Button, classes, Icon, Sheet } from '@kwiq/ui'
import { Check, Minus, Pencil, Plus, WandSparkles, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStudio } from '../state/studio-context.ts'

/** What the AI proposes, not saved yet. */
export interface Proposed {
  prompt: string
  before: AppDocument
  layout: AppDocument
  changes: Change[]
  notice: string | null
}

interface ReviewSheetProps {
  proposed: Proposed
  onDone(): void
}

/** The proposed changes, to accept or reject one by one or all together. */
export function ReviewSheet({ proposed, onDone }: ReviewSheetProps) {
  const studio = useStudio()
  const { changes } = proposed
  const [rejected, setRejected] = useState<ReadonlySet<Change>>(new Set())
  const accepted = changes.filter((change) => !rejected.has(change))
  useEffect(() => {
    const accepted = changes.filter((change) => !rejected.has(change))
    studio.selection.select(null)
    studio.shownInstead.set({ document: applyChanges(proposed.before, proposed.layout, accepted).document })
  }, [studio, proposed, changes, rejected])
  useEffect(
    () => () => {
      studio.shownInstead.set({ document: null })
      if (studio.document.getScreen(studio.view.get().screenId)) return
      studio.view.set({ screenId: studio.document.getDocument().app.startScreenId })
    },
    [studio],
  )
  const decide = (change: Change, isAccepted: boolean) => {
    const next = new Set(rejected)
    if (isAccepted) next.delete(change)
    else next.add(change)
    setRejected(next)
  }
  const apply = () => {
    const after = applyChanges(proposed.before, proposed.layout, accepted).document
    studio.putProposal(proposed.before, after)
    studio.announce(`${accepted.length} changes applied`)
    onDone()
  }
  return (
    <Sheet title={`Review ${countWords(changes.length)}`} onClose={onDone}>
      <div className="prompt">
        <span className="ava v">
          <Icon of={WandSparkles} size={12} />
        </span>
        <div>
          <p>{proposed.prompt}</p>
          {proposed.notice && <p className="xs t3">{proposed.notice}</p>}
        </div>
      </div>
      <div className="row between rbar">
        <output className="t2">
          <b className="b">{accepted.length}</b> accepted, <b className="b">{rejected.size}</b> rejected
        </output>
        <span className="row">
          <Button size="s" variant="ghost" onClick={() => setRejected(new Set(changes))}>
            Reject all
          </Button>
          <Button size="s" variant="ghost" onClick={() => setRejected(new Set())}>
            Accept all
          </Button>
        </span>
      </div>
      <ol className="chgs">
        {changes.map((change, index) => (
          <ChangeLine key={index} change={change} isRejected={rejected.has(change)} onDecide={decide} />
        ))}
        {changes.length === 0 && <li className="empty-note">Nothing would change.</li>}
      </ol>
      <div className="rfoot">
        <p className="xs t3">Everything else stays exactly as it was.</p>
        <div className="row">
          <Button className="grow" onClick={onDone}>
            Discard
          </Button>
          <Button variant="primary" className="grow" disabled={accepted.length === 0} onClick={apply}>
            Apply {countWords(accepted.length)}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

interface ChangeLineProps {
  change: Change
  isRejected: boolean
  onDecide(change: Change, isAccepted: boolean): void
}

function ChangeLine({ change, isRejected, onDecide }: ChangeLineProps) {
  const studio = useStudio()
  const kind = kindOf(change)
  const screenId = screenOfChange(change)
  const words = describeChange(change)
  return (
    <li className={isRejected ? 'rej' : undefined}>
      <span className={classes('kind', kind)}>
        <Icon of={kind === 'add' ? Plus : kind === 'del' ? Minus : Pencil} size={12} />
      </span>
      <p className="b">
        <button
          type="button"
          className="linklike"
          disabled={screenId === null}
          onClick={() => screenId !== null && studio.view.set({ screenId })}
        >
          {words}
        </button>
      </p>
      <Difference change={change} />
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

function kindOf(change: Change): 'add' | 'mod' | 'del' {
  if (change.kind.endsWith('-added')) return 'add'
  return change.kind.endsWith('-removed') ? 'del' : 'mod'
}

function countWords(count: number, noun = 'change'): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
