import { type Action, isSafeLink } from '@kwiq/app-model'
import { actionSchema } from '@kwiq/catalogue'
import { Input, Segmented, Select } from '@kwiq/ui'
import { useState } from 'react'
import { useScreenNames, useView } from '../../state/studio-context.ts'

interface ActionControlProps {
  value: unknown
  label: string
  onChange(value: Action | undefined): void
}

const kinds = [
  { value: '', label: 'Nothing' },
  { value: 'screen', label: 'Go to screen' },
  { value: 'back', label: 'Go back' },
  { value: 'link', label: 'Open a link' },
]
const transitions = [
  { value: 'slide', content: 'Slide' },
  { value: 'fade', content: 'Fade' },
  { value: 'none', content: 'None' },
] as const

/** What happens on a tap: go to a screen of the app, go back, or open a link. */
export function ActionControl({ value, label, onChange }: ActionControlProps) {
  const screens = useScreenNames()
  const shownId = useView((view) => view.screenId)
  const parsed = actionSchema.safeParse(value)
  const action = parsed.success ? parsed.data : undefined
  const choose = (kind: string) => {
    // Most often it leads away.
    const first = screens.find(({ id }) => id !== shownId) ?? screens[0]
    if (kind === 'back') onChange({ kind })
    else if (kind === 'link') onChange({ kind, href: 'https://' })
    else if (kind === 'screen' && first) onChange({ kind, screenId: first.id })
    else onChange(undefined)
  }
  return (
    <div className="pr-stack">
      <Select aria-label={label} value={action?.kind ?? ''} options={kinds} onChange={choose} />
      {action?.kind === 'screen' && (
        <>
          <Select
            aria-label={`${label}: screen`}
            value={action.screenId}
            options={[
              ...(screens.some((screen) => screen.id === action.screenId)
                ? []
                : [{ value: action.screenId, label: 'Missing screen' }]),
              ...screens.map((screen) => ({ value: screen.id, label: screen.name })),
            ]}
            onChange={(screenId) => onChange({ ...action, screenId })}
          />
          {!screens.some((screen) => screen.id === action.screenId) && (
            <p className="errt">This screen no longer exists. Choose another.</p>
          )}
          <Segmented
            label={`${label}: motion`}
            isFull
            value={action.transition ?? 'slide'}
            options={transitions}
            onChange={(transition) => onChange({ ...action, transition })}
          />
        </>
      )}
      {action?.kind === 'link' && (
        <LinkField
          key="link"
          href={action.href}
          label={`${label}: link`}
          onChange={(href) => onChange({ kind: 'link', href })}
        />
      )}
    </div>
  )
}

interface LinkFieldProps {
  href: string
  label: string
  onChange(href: string): void
}

/** Only links that may stand in a document are handed on; others are kept in the field with the reason. */
export function LinkField({ href, label, onChange }: LinkFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const shown = draft ?? href
  const isWrong = shown !== '' && shown !== 'https://' && !isSafeLink(shown)
  return (
    <div className="pr-stack">
      <Input
        type="url"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        data-document-field=""
        placeholder="https://"
        value={shown}
        onChange={(event) => {
          const next = event.target.value
          const canKeep = next === '' || isSafeLink(next)
          setDraft(canKeep ? null : next)
          if (canKeep) onChange(next)
        }}
      />
      {isWrong && <p className="errt">Links begin with https:, http:, tel: or mailto:.</p>}
    </div>
  )
}
