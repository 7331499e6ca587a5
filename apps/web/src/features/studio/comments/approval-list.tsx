import type { Approval } from '@kwiq/contracts'
import { Badge, EmptyState } from '@kwiq/ui'
import { Check, CircleCheck } from 'lucide-react'
import { formatRelative } from '../../../shared/format-relative.ts'
import { showScreen } from '../edits/screen-edits.ts'
import { useScreenNames, useStudio } from '../state/studio-context.ts'
import { texts } from './texts.ts'

/** Which screens guests have approved, and whether those are still as they were then. */
export function ApprovalList({ approvals }: { approvals: readonly Approval[] }) {
  const studio = useStudio()
  const screens = useScreenNames()
  if (approvals.length === 0) {
    const [title = '', text] = texts.empty.approvals
    return <EmptyState icon={CircleCheck} title={title} text={text} />
  }
  return (
    <ul className="cmts" aria-label={texts.filters.approvals}>
      {approvals.map((approval) => {
        const screen = screens.find(({ id }) => id === approval.screenId)
        return (
          <li key={approval.id}>
            <div className="chead">
              {screen ? (
                <button
                  type="button"
                  className="linklike b trunc"
                  onClick={() => {
                    studio.view.set({ mode: 'screen' })
                    showScreen(studio, screen.id)
                  }}
                >
                  {screen.name}
                </button>
              ) : (
                <span className="b t3 trunc">{texts.removedScreen}</span>
              )}
              <time className="t3 xs num" dateTime={approval.approvedAt}>
                {formatRelative(approval.approvedAt)}
              </time>
            </div>
            <div className="row between">
              <span className="t2 trunc">{texts.approvedBy(texts.guest(approval.guestName))}</span>
              {approval.isCurrent ? (
                <Badge tone="ok" icon={Check}>
                  {texts.approved}
                </Badge>
              ) : (
                <Badge tone="warn">{texts.approvalOld}</Badge>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
