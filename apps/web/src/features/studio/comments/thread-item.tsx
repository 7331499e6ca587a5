import { type Comment, isAllowed, type Mentionable, type ProjectRole } from '@kwiq/contracts'
import { Badge, Button, classes, Icon } from '@kwiq/ui'
import { Check, CornerUpLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStudio } from '../state/studio-context.ts'
import { describeAnchor, jumpToAnchor } from './anchor-words.ts'
import { CommentEntry } from './comment-entry.tsx'
import { MentionField } from './mention-field.tsx'
import { texts } from './texts.ts'
import type { Thread } from './threads.ts'
import { useDraft } from './use-draft.ts'
import { useFocusWhenClosed } from '../../../shared/use-focus-when-closed.ts'

interface ThreadActions {
  /** False when it could not be sent. */
  onReply: (thread: Thread, text: string) => Promise<boolean>
  onChange: (commentId: string, text: string) => Promise<boolean>
  onRemove: (comment: Comment) => void
  onResolve: (thread: Thread, isResolved: boolean) => void
}

interface ThreadItemProps extends ThreadActions {
  thread: Thread
  /** Of its pin. */
  number: number
  isActive: boolean
  people: readonly Mentionable[]
  me: { id: string; role: ProjectRole }
  onActivate: () => void
}

/** A comment with its replies, what it is about, and the ways to answer and to close it. */
export function ThreadItem(props: ThreadItemProps) {
  const { thread, number, isActive, people, me, onActivate, onReply, onResolve, ...rest } = props
  const { comment, replies } = thread
  const studio = useStudio()
  const item = useRef<HTMLLIElement>(null)
  const draft = useDraft('reply', comment.id)
  const reply = draft.text
  const [isSending, setIsSending] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)
  useFocusWhenClosed(reply !== null, replyButton)
  const { anchor } = comment
  const place = anchor && describeAnchor(studio, anchor)
  const isResolved = comment.resolvedAt !== null
  const mayResolve = comment.userId === me.id || isAllowed(me.role, 'resolve-comment')
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])

  const send = async () => {
    const text = reply?.trim() ?? ''
    if (text === '' || isSending) return
    setIsSending(true)
    if (await onReply(thread, text)) draft.write(null)
    setIsSending(false)
  }
  const jump = () => {
    onActivate()
    if (anchor) jumpToAnchor(studio, anchor)
  }
  return (
    <li ref={item} className={classes(isActive && 'on')} data-comment={comment.id}>
      <div className="cpin">
        <span className={classes('pin', 'st', isActive && 'on')} aria-hidden="true">
          {number}
        </span>
        <div className="grow col">
          <CommentEntry comment={comment} people={people} me={me} {...rest} />
        </div>
      </div>
      {replies.map((entry) => (
        <div className="creply col" key={entry.id}>
          <CommentEntry comment={entry} people={people} me={me} {...rest} />
        </div>
      ))}
      <div className="cfoot">
        {anchor &&
          (place ? (
            <button type="button" className="chip" aria-label={texts.jump(place)} onClick={jump}>
              <span className="trunc">{place}</span>
            </button>
          ) : (
            <span className="chip">{texts.gone}</span>
          ))}
        {isResolved && (
          <Badge tone="ok" icon={Check}>
            {texts.resolved}
          </Badge>
        )}
        <span className="row end grow">
          {reply === null && (
            <Button
              size="s"
              variant="ghost"
              icon={CornerUpLeft}
              ref={replyButton}
              onClick={() => draft.write('')}
            >
              {texts.reply}
            </Button>
          )}
          {mayResolve && (
            <Button size="s" onClick={() => onResolve(thread, !isResolved)}>
              {!isResolved && <Icon of={Check} />}
              {isResolved ? texts.reopen : texts.resolve}
            </Button>
          )}
        </span>
      </div>
      {reply !== null && (
        <div className="col">
          <MentionField
            label={texts.replyTo(comment.authorName ?? texts.somebody)}
            value={reply}
            people={people}
            rows={2}
            startsFocused={!draft.isKept}
            isReadOnly={isSending}
            onChange={draft.write}
            onSubmit={() => void send()}
            onCancel={() => draft.write(null)}
          />
          <div className="row end">
            <Button size="s" variant="ghost" onClick={() => draft.write(null)}>
              {texts.cancel}
            </Button>
            <Button size="s" isBusy={isSending} disabled={reply.trim() === ''} onClick={() => void send()}>
              {texts.reply}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
