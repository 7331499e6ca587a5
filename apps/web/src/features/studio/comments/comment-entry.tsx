import type { Comment, Mentionable } from '@kwiq/contracts'
import { isAllowed, type ProjectRole } from '@kwiq/contracts'
import { Button, IconButton, Menu, type MenuEntry } from '@kwiq/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatMoment } from '../../../shared/format-date.ts'
import { Avatar } from './avatar.tsx'
import { formatShort } from './format-short.ts'
import { CommentText } from './comment-text.tsx'
import { MentionField } from './mention-field.tsx'
import { texts } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useFocusWhenClosed } from '../../../shared/use-focus-when-closed.ts'

interface CommentEntryProps {
  comment: Comment
  people: readonly Mentionable[]
  me: { id: string; role: ProjectRole }
  /** False when it could not be changed. */
  onChange: (commentId: string, text: string) => Promise<boolean>
  onRemove: (comment: Comment) => void
}

/** One comment: who, when, what; its author can change it, its author and admins can delete it. */
export function CommentEntry({ comment, people, me, onChange, onRemove }: CommentEntryProps) {
  const { text: draft, isKept, write: setDraft } = useDraft('change', comment.id)
  const [isSaving, setIsSaving] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  useFocusWhenClosed(draft !== null, more)
  const isOwn = comment.userId === me.id
  const entries: MenuEntry[] = [
    ...(isOwn ? [{ label: texts.edit, icon: Pencil, onSelect: () => setDraft(comment.comment) }] : []),
    ...(isOwn || isAllowed(me.role, 'resolve-comment')
      ? [{ label: texts.remove, icon: Trash2, isDangerous: true, onSelect: () => onRemove(comment) }]
      : []),
  ]
  const save = async () => {
    const text = draft?.trim() ?? ''
    if (text === '' || isSaving) return
    setIsSaving(true)
    if (text === comment.comment || (await onChange(comment.id, text))) setDraft(null)
    setIsSaving(false)
  }
  return (
    <>
      <div className="chead">
        <Author comment={comment} />
        <time className="t3 xs num" dateTime={comment.createdAt} title={formatMoment(comment.createdAt)}>
          {formatShort(comment.createdAt)}
          {comment.editedAt && `, ${texts.edited}`}
        </time>
        {!comment.isDeleted && entries.length > 0 && (
          <Menu
            trigger={<IconButton icon={Ellipsis} label={texts.more} size="s" hasNoTooltip ref={more} />}
            entries={entries}
          />
        )}
      </div>
      {draft !== null ? (
        <div className="col">
          <MentionField
            label={texts.edit}
            value={draft}
            people={people}
            startsFocused={!isKept}
            isReadOnly={isSaving}
            onChange={setDraft}
            onSubmit={() => void save()}
            onCancel={() => setDraft(null)}
          />
          <div className="row end">
            <Button size="s" variant="ghost" onClick={() => setDraft(null)}>
              {texts.cancel}
            </Button>
            <Button size="s" isBusy={isSaving} disabled={draft.trim() === ''} onClick={() => void save()}>
              {texts.save}
            </Button>
          </div>
        </div>
      ) : comment.isDeleted ? (
        <p className="t3">{texts.deleted}</p>
      ) : (
        <CommentText text={comment.comment} people={people} />
      )}
    </>
  )
}

/** Name and id of who wrote it, as far as they are known. */
function Author({ comment }: { comment: Comment }) {
  const { userId, authorName, isGuest } = comment
  if (isGuest) {
    const name = texts.guest(authorName ?? '')
    return (
      <>
        <Avatar id={authorName ?? ''} name={authorName ?? ''} />
        <span className="b trunc">{name}</span>
      </>
    )
  }
  const user = userId === null ? texts.somebody : texts.user(userId)
  return (
    <>
      <Avatar id={userId ?? ''} name={authorName ?? user} />
      <span className="b trunc">{authorName ?? user}</span>
      {authorName !== null && userId !== null && <span className="t3 xs uid">{user}</span>}
    </>
  )
}
