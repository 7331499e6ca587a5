import { type AppDocument, applyChanges, type Change, screenOfChange } from '@kwiq/app-model'
import { Button, Icon, Sheet } from '@kwiq/ui'
import { WandSparkles } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useStudio } from '../state/studio-context.ts'
import { ChangeLine, type Side } from './change-line.tsx'
import { countWords, kindOf } from './change-words.ts'
import { decideWith } from './decide-with.ts'
import { generateTexts as texts } from './texts.ts'
import { useChangeMarks } from './use-change-marks.ts'

/** What the AI proposes, not saved yet. */
export interface Proposed {
  prompt: string
  before: AppDocument
  layout: AppDocument
  changes: Change[]
  notice: string | null
  /** What of the instruction nothing came of, in its words. */
  unplaced: readonly string[]
}

interface ReviewSheetProps {
  proposed: Proposed
  /** Out of sight, undecided. */
  onClose(): void
  /** Decided: with the document that was applied, or null when nothing was. */
  onDone(after: AppDocument | null): void
}

/** The change that is looked at, and whether it is shown made or not. */
interface Focus {
  change: Change
  side: Side
}

/** The proposed changes, to accept or reject one by one or all together, each to be seen before and after. */
export function ReviewSheet({ proposed, onClose, onDone }: ReviewSheetProps) {
  const studio = useStudio()
  const { before, layout, changes } = proposed
  const [rejected, setRejected] = useState<ReadonlySet<Change>>(new Set())
  const [focus, setFocus] = useState<Focus | null>(null)
  const accepted = useMemo(() => changes.filter((change) => !rejected.has(change)), [changes, rejected])
  const shown = useMemo(() => documentFor(proposed, accepted, focus), [proposed, accepted, focus])

  useEffect(() => {
    studio.selection.select(null)
    studio.shownInstead.set({ document: shown })
    const wanted = focus && screenOfChange(focus.change)
    const isThere = (id: string | null) => shown.screens.some((screen) => screen.id === id)
    if (wanted !== null && isThere(wanted)) studio.view.set({ screenId: wanted })
    else if (!isThere(studio.view.get().screenId)) studio.view.set({ screenId: shown.app.startScreenId })
  }, [studio, shown, focus])
  useEffect(
    () => () => {
      studio.shownInstead.set({ document: null })
      if (studio.document.getScreen(studio.view.get().screenId)) return
      studio.view.set({ screenId: studio.document.getDocument().app.startScreenId })
    },
    [studio],
  )
  useChangeMarks(accepted, focus?.change ?? null)

  const decide = (change: Change, isAccepted: boolean) => {
    const next = new Set(rejected)
    for (const each of decideWith(change, changes, isAccepted)) {
      if (isAccepted) next.delete(each)
      else next.add(each)
    }
    setRejected(next)
    setFocus({ change, side: isAccepted ? sideToSee(change) : 'before' })
  }
  const decideAll = (isAccepted: boolean) => {
    setRejected(new Set(isAccepted ? [] : changes))
    setFocus(null)
  }
  const apply = () => {
    const { document } = applyChanges(before, layout, accepted)
    studio.putProposal(before, document, proposed.prompt)
    studio.announce(`${accepted.length} changes applied`)
    onDone(document)
  }

  return (
    <Sheet
      title={changes.length === 0 ? texts.noChanges : `Review ${countWords(changes.length)}`}
      onClose={onClose}
    >
      <div className="prompt">
        <span className="ava v">
          <Icon of={WandSparkles} size={12} />
        </span>
        <div>
          <p>{proposed.prompt}</p>
          {proposed.notice && <p className="xs t2">{proposed.notice}</p>}
          {/* Where nothing changes, the notice says why. */}
          {proposed.unplaced.length > 0 && (changes.length > 0 || !proposed.notice) && (
            <p className="xs t2">{texts.notDone(proposed.unplaced)}</p>
          )}
        </div>
      </div>
      {changes.length === 0 ? (
        <NothingToReview onDone={() => onDone(null)} />
      ) : (
        <>
          <div className="row between rbar">
            <output className="t2">
              <b className="b">{accepted.length}</b> accepted, <b className="b">{rejected.size}</b> rejected
            </output>
            <span className="row">
              <Button size="s" variant="ghost" onClick={() => decideAll(false)}>
                Reject all
              </Button>
              <Button size="s" variant="ghost" onClick={() => decideAll(true)}>
                Accept all
              </Button>
            </span>
          </div>
          <ol className="chgs">
            {changes.map((change, index) => (
              <ChangeLine
                key={index}
                change={change}
                isRejected={rejected.has(change)}
                side={focus?.change === change ? focus.side : null}
                onDecide={decide}
                onSide={(side) => setFocus({ change, side })}
                onFocus={() =>
                  setFocus(focus?.change === change ? null : { change, side: sideToSee(change) })
                }
              />
            ))}
          </ol>
          <div className="rfoot">
            <p className="xs t3">{changes.length > 1 && !focus ? texts.whole : texts.elseStays}</p>
            <div className="row">
              <Button className="grow" onClick={() => onDone(null)}>
                Discard
              </Button>
              <Button variant="primary" className="grow" disabled={accepted.length === 0} onClick={apply}>
                Apply {countWords(accepted.length)}
              </Button>
            </div>
          </div>
        </>
      )}
    </Sheet>
  )
}

function NothingToReview({ onDone }: { onDone(): void }) {
  const { view } = useStudio()
  const askAgain = () => {
    onDone()
    view.set({ dialog: 'generate' })
  }
  return (
    <>
      <p className="empty-note grow">{texts.nothingFree}</p>
      <div className="rfoot">
        <div className="row">
          <Button className="grow" onClick={onDone}>
            {texts.close}
          </Button>
          <Button variant="primary" className="grow" onClick={askAgain}>
            {texts.askAgain}
          </Button>
        </div>
      </div>
    </>
  )
}

/** What goes can only be seen where it still is. */
function sideToSee(change: Change): Side {
  return kindOf(change) === 'del' ? 'before' : 'after'
}

function documentFor(
  { before, layout }: Proposed,
  accepted: readonly Change[],
  focus: Focus | null,
): AppDocument {
  if (!focus) return applyChanges(before, layout, accepted).document
  const others = accepted.filter((change) => change !== focus.change)
  return applyChanges(before, layout, focus.side === 'before' ? others : [...others, focus.change]).document
}
