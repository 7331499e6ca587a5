import type { KeyboardEvent } from 'react'

interface PanelTabsProps<Value extends string> {
  label: string
  value: Value
  tabs: readonly { value: Value; title: string }[]
  /** Id of the panel the tabs switch. */
  panelId: string
  onChange(value: Value): void
}

/** The row of tabs at the head of a studio panel; arrow keys switch. */
export function PanelTabs<Value extends string>({
  label,
  value,
  tabs,
  panelId,
  onChange,
}: PanelTabsProps<Value>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = tabs[(at + (event.key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')
    buttons[tabs.indexOf(next)]?.focus()
  }
  return (
    // The focus is on the tabs themselves.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.title}
        </button>
      ))}
    </div>
  )
}
