import type { AppDocument } from '@kwiq/app-model'
import { commentLimits } from '@kwiq/contracts'
import { Badge, Button, classes, Textarea } from '@kwiq/ui'
import { Check, CornerUpLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { describeAnchor } from './describe-anchor.ts'
import { GuestWords, type OwnActions, SaidBy } from './guest-words.tsx'
import type { Talk } from './group-talk.ts'
import { texts } from './texts.ts'
import { useFocusWhenClosed } from '../../shared/use-focus-when-closed.ts'

interface ReviewThreadProps {
  thread: Talk
  /** Of its pin. */
  number: number
  document: AppDocument
  isActive: boolean
  onActivate: () => void
  /** Null when it was sent, else what went wrong. */
  onReply: (text: string) => Promise<string | null>
  own: OwnActions
}

/** A comment with the answers to it. */
export function ReviewThread(props: ReviewThreadProps) {
  const { thread, number, document, isActive, onActivate, onReply, own } = props
  const item = useRef<HTMLLIElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [reply, setReply] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)
  const { comment, replies } = thread
  const place = comment.anchor && describeAnchor(document, comment.anchor)
  const isReplying = reply !== null
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  useEffect(() => {
    if (isReplying) field.current?.focus()
  }, [isReplying])
  useFocusWhenClosed(isReplying, replyButton)

  const send = async () => {
    const text = reply?.trim() ?? ''
    if (text === '' || isSending) return
    setIsSending(true)
    const failure = await onReply(text)
    setIsSending(false)
    setProblem(failure)
    if (failure === null) setReply(null)
  }
  return (
    <li ref={item} className={classes(isActive && 'on')}>
      <div className="chead">
        <span className={classes('pin', 'st', isActive && 'on')} aria-hidden="true">
          {number}
        </span>
        <SaidBy comment={comment} />
      </div>
      <GuestWords comment={comment} own={own} />
      {replies.map((entry) => (
        <div className="creply" key={entry.id}>
          <div className="chead">
            <SaidBy comment={entry} />
          </div>
          <GuestWords comment={entry} own={own} />
        </div>
      ))}
      <div className="cfoot">
        {place && (
          <button type="button" className="chip" aria-label={texts.jump(place)} onClick={onActivate}>
            <span className="trunc">{place}</span>
          </button>
        )}
        {comment.resolvedAt && (
          <Badge tone="ok" icon={Check}>
            {texts.resolved}
          </Badge>
        )}
        {!isReplying && (
          <Button
            size="s"
            variant="ghost"
            className="creplyto"
            icon={CornerUpLeft}
            ref={replyButton}
            onClick={() => setReply('')}
          >
            {texts.reply}
          </Button>
        )}
      </div>
      {isReplying && (
        <>
          <Textarea
            ref={field}
            rows={2}
            aria-label={texts.replyTo(comment.authorName ?? texts.team)}
            value={reply}
            readOnly={isSending}
            maxLength={commentLimits.text}
            onChange={(event) => setReply(event.target.value)}
          />
          {problem && (
            <p className="errt" role="alert">
              {problem}
            </p>
          )}
          <div className="row between">
            <Button size="s" variant="ghost" onClick={() => setReply(null)}>
              {texts.cancel}
            </Button>
            <Button size="s" isBusy={isSending} disabled={reply.trim() === ''} onClick={() => void send()}>
              {texts.reply}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
