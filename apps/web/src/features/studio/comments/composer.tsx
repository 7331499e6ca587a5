import type { CommentAnchor, Mentionable } from '@kwiq/contracts'
import { Button, classes, Icon, IconButton } from '@kwiq/ui'
import { MapPin, MousePointerClick, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { useStore, type Store } from '../state/create-store.ts'
import { useSelectedId, useStudio } from '../state/studio-context.ts'
import { describeAnchor } from './anchor-words.ts'
import { addComment } from './comments-api.ts'
import type { CommentsView } from './comments-view.ts'
import { MentionField } from './mention-field.tsx'
import { texts } from './texts.ts'

interface ComposerProps {
  view: Store<CommentsView>
  people: readonly Mentionable[]
  onAdded: (commentId: string) => void
}

/** Where a new comment is written, on the app or pinned to a place. */
export function Composer({ view, people, onAdded }: ComposerProps) {
  const studio = useStudio()
  const showError = useShowError()
  const field = useRef<{ focus(): void }>(null)
  const text = useStore(view, (value) => value.draft)
  const [isSending, setIsSending] = useState(false)
  const anchor = useStore(view, (value) => value.anchor)
  useEffect(() => {
    if (anchor) field.current?.focus()
  }, [anchor])

  const send = async () => {
    if (isSending) return
    if (text.trim() === '') {
      studio.toast({ title: texts.validationError, description: texts.noComment, variant: 'destructive' })
      field.current?.focus()
      return
    }
    setIsSending(true)
    try {
      const added = await addComment(studio.projectId, { comment: text.trim(), ...(anchor && { anchor }) })
      view.set({ draft: '', anchor: null, filter: 'open' })
      studio.announce(texts.added)
      onAdded(added.id)
    } catch (error) {
      showError(error, texts.addFailed)
    }
    setIsSending(false)
    field.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className="cinput" onSubmit={onSubmit}>
      <AnchorRow view={view} anchor={anchor} />
      <MentionField
        ref={field}
        label={texts.input}
        value={text}
        people={people}
        isReadOnly={isSending}
        onChange={(draft) => view.set({ draft })}
        onSubmit={() => void send()}
      />
      <div className="row between">
        <span className="t3 xs">{texts.hint}</span>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

/** What the comment is about: chosen by a click on the canvas, or by what is selected. */
function AnchorRow({ view, anchor }: { view: Store<CommentsView>; anchor: CommentAnchor | null }) {
  const studio = useStudio()
  const selectedId = useSelectedId()
  const isPinning = useStore(view, (value) => value.isPinning)
  if (anchor) {
    return (
      <div className="row">
        <span className="chip">
          <Icon of={MapPin} size={12} />
          <span className="trunc">{describeAnchor(studio, anchor) ?? texts.gone}</span>
        </span>
        <IconButton icon={X} size="s" label={texts.removeAnchor} onClick={() => view.set({ anchor: null })} />
      </div>
    )
  }
  const anchorSelection = () => {
    const place = selectedId === null ? undefined : studio.document.placeOf(selectedId)
    if (place && selectedId !== null) view.set({ anchor: { screenId: place.screenId, nodeId: selectedId } })
  }
  return (
    <div className="row wrap">
      <Button
        size="s"
        icon={MapPin}
        className={classes(isPinning && 'on')}
        aria-pressed={isPinning}
        onClick={() => {
          studio.view.set({ mode: 'screen' })
          view.set({ isPinning: !isPinning })
        }}
      >
        {texts.pin}
      </Button>
      {selectedId !== null && (
        <Button size="s" icon={MousePointerClick} onClick={anchorSelection}>
          {texts.onSelection}
        </Button>
      )}
      {isPinning && <output className="t3 xs">{texts.pinning}</output>}
    </div>
  )
}
