import { iconPath } from '@kwiq/catalogue/icons'
import { SearchInput } from '@kwiq/ui'
import { useState } from 'react'
import { appIconNames } from '../../../shared/app-icon-names.ts'
import { texts } from '../texts.ts'

/** Words for an icon: names of filled ones end in f. */
function wordsOf(name: string): string {
  const plain = iconPath(name).isFilled ? name.replace(/f$/i, ' filled') : name
  const words = plain.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const choices = appIconNames.map((name) => ({ name, words: wordsOf(name) }))

interface IconChoiceProps {
  value: string | null
  isBusy: boolean
  onChoose: (icon: string) => void
}

const focusField = (field: HTMLInputElement | null) => field?.focus()

/** The symbols an app can wear, found by name. */
export function IconChoice({ value, isBusy, onChoose }: IconChoiceProps) {
  const [query, setQuery] = useState('')
  const asked = query.trim().toLowerCase()
  const found = choices.filter(({ words }) => words.toLowerCase().includes(asked))
  return (
    <>
      <SearchInput
        label={texts.searchIcons}
        placeholder={texts.searchIcons}
        ref={focusField}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {found.length === 0 && <p className="t3">{texts.noSuchIcon}</p>}
      <div className="icon-choice" role="group" aria-label={texts.facts.icon}>
        {found.map(({ name, words }) => (
          <button
            key={name}
            type="button"
            aria-label={words}
            title={words}
            aria-pressed={name === value}
            disabled={isBusy}
            onClick={() => onChoose(name)}
          >
            <Glyph name={name} />
          </button>
        ))}
      </div>
    </>
  )
}

function Glyph({ name }: { name: string }) {
  const { d, isFilled } = iconPath(name)
  const paint = isFilled
    ? { fill: 'currentColor' }
    : { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 }
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} strokeLinecap="round" strokeLinejoin="round" {...paint} />
    </svg>
  )
}
