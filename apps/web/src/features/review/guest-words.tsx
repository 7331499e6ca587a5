import { commentLimits, type ReviewComment } from '@kwiq/contracts'
import { Badge, Button, Textarea } from '@kwiq/ui'
import { useRef, useState } from 'react'
import { formatRelative } from '../../shared/format-relative.ts'
import { texts } from './texts.ts'
import { useFocusWhenClosed } from '../../shared/use-focus-when-closed.ts'

/** What a guest may do with a comment of their own. Both give null when it is done, else what went wrong. */
export interface OwnActions {
  onChange: (id: string, text: string) => Promise<string | null>
  onRemove: (id: string) => Promise<string | null>
}

/** Who said something and when, what it was, and for one's own the ways to change it and take it back. */
export function GuestWords({ comment, own }: { comment: ReviewComment; own: OwnActions }) {
  const [task, setTask] = useState<'change' | 'remove' | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  useFocusWhenClosed(task !== null, change)
  const begin = (next: 'change' | 'remove') => {
    setTask(next)
    setText(comment.comment)
    setProblem(null)
  }
  const finish = async (work: Promise<string | null>) => {
    setIsBusy(true)
    const failure = await work
    setIsBusy(false)
    setProblem(failure)
    if (failure === null) setTask(null)
  }
  if (comment.isDeleted) return <p className="t3">{texts.deleted}</p>
  return (
    <>
      {task === 'change' ? (
        <Textarea
          rows={3}
          aria-label={texts.changed}
          value={text}
          maxLength={commentLimits.text}
          readOnly={isBusy}
          onChange={(event) => setText(event.target.value)}
        />
      ) : (
        <p className="ctext">{comment.comment}</p>
      )}
      {problem && (
        <p className="errt" role="alert">
          {problem}
        </p>
      )}
      {comment.isOwn && task === null && (
        <div className="row cown">
          <Button size="s" variant="ghost" ref={change} onClick={() => begin('change')}>
            {texts.change}
          </Button>
          <Button size="s" variant="ghost" onClick={() => begin('remove')}>
            {texts.remove}
          </Button>
        </div>
      )}
      {task === 'change' && (
        <div className="row between">
          <Button size="s" variant="ghost" onClick={() => setTask(null)}>
            {texts.cancel}
          </Button>
          <Button
            size="s"
            isBusy={isBusy}
            disabled={text.trim() === ''}
            onClick={() => void finish(own.onChange(comment.id, text.trim()))}
          >
            {texts.save}
          </Button>
        </div>
      )}
      {task === 'remove' && (
        <div className="row between">
          <span className="t2">{texts.removeQuestion}</span>
          <span className="row">
            <Button size="s" variant="ghost" onClick={() => setTask(null)}>
              {texts.cancel}
            </Button>
            <Button
              size="s"
              variant="danger"
              isBusy={isBusy}
              onClick={() => void finish(own.onRemove(comment.id))}
            >
              {texts.remove}
            </Button>
          </span>
        </div>
      )}
    </>
  )
}

/** The head of a comment: its author and its time. */
export function SaidBy({ comment }: { comment: ReviewComment }) {
  const { authorName, isGuest, createdAt, editedAt } = comment
  return (
    <>
      <span className="b trunc">{authorName ?? texts.team}</span>
      {!isGuest && <Badge tone="accent">{texts.team}</Badge>}
      <time className="t3 xs num" dateTime={createdAt}>
        {formatRelative(createdAt)}
      </time>
      {editedAt && <span className="t3 xs">{texts.edited}</span>}
    </>
  )
}
