import { commentLimits, fullName, type Mentionable } from '@kwiq/contracts'
import { classes, Textarea } from '@kwiq/ui'
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { completeMention, findMentionQuery, type MentionQuery, suggestPeople } from './mention-query.ts'
import { texts } from './texts.ts'

interface MentionFieldProps {
  label: string
  value: string
  people: readonly Mentionable[]
  rows?: number
  /** Takes the focus when it appears: the person has just asked to write here. */
  startsFocused?: boolean
  /** While it is being sent: what was typed then would be lost with what was sent. */
  isReadOnly?: boolean
  ref?: Ref<{ focus(): void }>
  onChange: (value: string) => void
  onSubmit: () => void
  onCancel?: () => void
}

/** A field for a comment that suggests people after an @. Ctrl or Cmd with Enter sends. */
export function MentionField(props: MentionFieldProps) {
  const { label, value, people, rows = 3, startsFocused = false, isReadOnly, ref } = props
  const { onChange, onSubmit, onCancel } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [query, setQuery] = useState<MentionQuery | null>(null)
  const [index, setIndex] = useState(0)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  useEffect(() => {
    if (startsFocused) field.current?.focus()
  }, [startsFocused])
  const suggestions = query ? suggestPeople(people, query.words) : []
  const isOpen = suggestions.length > 0
  const active = Math.min(index, suggestions.length - 1)

  const readQuery = () => {
    const { current } = field
    if (!current) return
    const next = current.selectionStart === current.selectionEnd ? current.selectionStart : null
    setQuery(next === null ? null : findMentionQuery(current.value, next))
    setIndex(0)
  }
  const choose = (person: Mentionable | undefined) => {
    if (!query || !person) return
    const completed = completeMention(value, query, person)
    onChange(completed.text)
    setQuery(null)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(completed.caret, completed.caret)
    })
  }
  const onSuggestionKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'ArrowDown') setIndex((active + 1) % suggestions.length)
    else if (event.key === 'ArrowUp') setIndex((active + suggestions.length - 1) % suggestions.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(suggestions[active])
    else if (event.key === 'Escape') setQuery(null)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Escape are the input method's own while it makes a word.
    if (event.nativeEvent.isComposing) return
    if (isOpen && !event.ctrlKey && !event.metaKey && onSuggestionKey(event)) event.preventDefault()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSubmit()
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault()
      onCancel()
    }
  }
  return (
    <div className="mfield">
      <Textarea
        ref={field}
        rows={rows}
        value={value}
        maxLength={commentLimits.text}
        readOnly={isReadOnly}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={(event) => {
          onChange(event.target.value)
          readQuery()
        }}
        onSelect={readQuery}
        onBlur={() => setQuery(null)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className="menu mpeople" role="listbox" id={id} aria-label={texts.people}>
          {suggestions.map((person, at) => (
            // The field keeps the focus and hears the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={person.id}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={classes('mperson', at === active && 'on')}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <span className="trunc">{fullName(person) || person.email}</span>
              <span className="t3 xs trunc">{fullName(person) ? person.email : ''}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
