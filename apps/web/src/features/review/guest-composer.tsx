import type { AppDocument } from '@kwiq/app-model'
import { commentLimits, type CommentAnchor } from '@kwiq/contracts'
import { Button, Icon, IconButton, Textarea } from '@kwiq/ui'
import { MapPin, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { describeAnchor } from './describe-anchor.ts'
import { texts } from './texts.ts'

interface GuestComposerProps {
  document: AppDocument
  anchor: CommentAnchor | null
  onAnchor: (anchor: null) => void
  onPin: () => void
  /** Null when it was sent, else what went wrong. */
  onSend: (text: string) => Promise<string | null>
}

/** The field for a guest's comment. */
export function GuestComposer({ document, anchor, onAnchor, onPin, onSend }: GuestComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  useEffect(() => {
    if (anchor) field.current?.focus()
  }, [anchor])

  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSending) return
    if (text.trim() === '') {
      setProblem(texts.noComment)
      field.current?.focus()
      return
    }
    setIsSending(true)
    const failure = await onSend(text.trim())
    setIsSending(false)
    setProblem(failure)
    if (failure !== null) return
    setText('')
    onAnchor(null)
  }
  return (
    <form className="cinput" onSubmit={(event) => void send(event)}>
      {anchor ? (
        <div className="row">
          <span className="chip">
            <Icon of={MapPin} size={12} />
            <span className="trunc">{texts.pinnedTo(describeAnchor(document, anchor) ?? texts.gone)}</span>
          </span>
          <IconButton icon={X} size="s" label={texts.unpin} onClick={() => onAnchor(null)} />
        </div>
      ) : (
        <div className="row">
          <Button size="s" icon={MapPin} onClick={onPin}>
            {texts.pin}
          </Button>
        </div>
      )}
      <Textarea
        ref={field}
        rows={3}
        aria-label={texts.comment}
        value={text}
        readOnly={isSending}
        maxLength={commentLimits.text}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
      />
      {problem && (
        <p className="errt" role="alert">
          {problem}
        </p>
      )}
      <div className="row between">
        <span className="t3 xs">{texts.everybody}</span>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
