import type { AppDocument } from '@kwiq/app-model'
import type { CommentAnchor, Guest } from '@kwiq/contracts'
import { Button, classes, Icon, IconButton } from '@kwiq/ui'
import { Check, CircleCheck, X } from 'lucide-react'
import { useState } from 'react'
import { readServerMessage } from '../../shared/api/error-body.ts'
import { GuestComposer } from './guest-composer.tsx'
import { GuestName } from './guest-name.tsx'
import type { Talk } from './group-talk.ts'
import type { OwnActions } from './guest-words.tsx'
import { changeComment, sendComment, takeCommentBack } from './review-api.ts'
import { ReviewThread } from './review-thread.tsx'
import { texts } from './texts.ts'
import type { ScreenApproval } from './use-approve.ts'
import type { Review } from './use-review.ts'

interface ReviewPanelProps {
  /** What was begun stays while it is out of sight. */
  isShown: boolean
  token: string
  review: Review
  document: AppDocument
  screenId: string
  threads: readonly Talk[]
  activeId: string | null
  anchor: CommentAnchor | null
  guest: Guest | null
  approval: ScreenApproval
  isNarrow: boolean
  onScreen: (screenId: string) => void
  onActivate: (id: string) => void
  onAnchor: (anchor: CommentAnchor | null) => void
  onPin: () => void
  onGuest: (name: string) => Guest
  onClose: () => void
}

/** What guests say: their name, the screens and their approval, comments and the field for a new one. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { token, review, document, screenId, threads, anchor, guest, approval, isNarrow } = props
  const [name, setName] = useState(guest?.name ?? '')
  const [isNaming, setIsNaming] = useState(guest === null)
  const [isNameMissing, setIsNameMissing] = useState(false)

  /** The guest, named just now if need be; null when there is no name. */
  const introduce = (): Guest | null => {
    const given = name.trim()
    setIsNameMissing(given === '')
    if (given === '') {
      setIsNaming(true)
      return null
    }
    setIsNaming(false)
    return guest?.name === given ? guest : props.onGuest(given)
  }
  /** Null when it was sent, else what went wrong. */
  const send = async (comment: string, about: { anchor?: CommentAnchor; parentId?: string }) => {
    const by = introduce()
    if (!by) return texts.nameMissing
    try {
      const sent = await sendComment(token, { comment, guest: by, ...about })
      await review.refresh()
      if (!about.parentId) props.onActivate(sent.id)
      return null
    } catch (error) {
      return readServerMessage(error) ?? texts.sendFailed
    }
  }
  /** Null when it was done, else what went wrong. */
  const attempt = async (work: (guestKey: string) => Promise<unknown>) => {
    try {
      if (guest) await work(guest.key)
      await review.refresh()
      return null
    } catch (error) {
      return readServerMessage(error) ?? texts.sendFailed
    }
  }
  const own: OwnActions = {
    onChange: (id, comment) => attempt((guestKey) => changeComment(token, { id, guestKey, comment })),
    onRemove: (id) => attempt((guestKey) => takeCommentBack(token, id, guestKey)),
  }
  const approve = () => {
    const by = introduce()
    if (by) void approval.toggle(by)
  }
  const screen = document.screens.find(({ id }) => id === screenId)
  return (
    <aside className="rpanel" aria-label={texts.comments} hidden={!props.isShown}>
      {isNarrow && (
        <div className="sheet-h">
          <h2>{texts.comments}</h2>
          <IconButton icon={X} size="s" label={texts.close} onClick={props.onClose} />
        </div>
      )}
      <div className="rscroll">
        <section className="rpart" aria-label={texts.screens}>
          <div className="rscreens">
            {document.screens.map(({ id, name: screenName }) => (
              <button
                key={id}
                type="button"
                className={classes('chip', id === screenId && 'on')}
                aria-current={id === screenId ? 'true' : undefined}
                onClick={() => props.onScreen(id)}
              >
                {review.approvals.some((known) => known.screenId === id && known.isCurrent) && (
                  <Icon of={Check} size={12} />
                )}
                <span className="trunc">{screenName}</span>
              </button>
            ))}
          </div>
          <Button
            isFull
            icon={approval.isApproved ? CircleCheck : Check}
            className={classes(approval.isApproved && 'approved')}
            aria-pressed={approval.isApproved}
            isBusy={approval.isBusy}
            onClick={approve}
          >
            <span className="trunc">
              {approval.isApproved ? texts.approved(screen?.name ?? '') : texts.approve(screen?.name ?? '')}
            </span>
          </Button>
          {approval.problem && (
            <p className="errt" role="alert">
              {approval.problem}
            </p>
          )}
          {approval.approvals.length > 0 && (
            <p className="t2 xs">
              {texts.approvedBy(
                approval.approvals
                  .map(({ guestName, isCurrent }) =>
                    isCurrent ? guestName : `${guestName} (${texts.changedSince})`,
                  )
                  .join(', '),
              )}
            </p>
          )}
        </section>
        <GuestName
          name={name}
          isEditing={isNaming}
          isMissing={isNameMissing}
          onChange={setName}
          onDone={introduce}
          onEdit={() => setIsNaming(true)}
        />
        {threads.length === 0 ? (
          <p className="rpart t2">{texts.noComments}</p>
        ) : (
          <ol className="rtalk" aria-label={texts.comments}>
            {threads.map((thread, index) => (
              <ReviewThread
                key={thread.comment.id}
                thread={thread}
                number={index + 1}
                document={document}
                isActive={thread.comment.id === props.activeId}
                onActivate={() => props.onActivate(thread.comment.id)}
                own={own}
                onReply={(text) => send(text, { parentId: thread.comment.id })}
              />
            ))}
          </ol>
        )}
      </div>
      <GuestComposer
        document={document}
        anchor={anchor}
        onAnchor={props.onAnchor}
        onPin={props.onPin}
        onSend={(text) => send(text, { anchor: anchor ?? { screenId } })}
      />
    </aside>
  )
}
