import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps<Value extends string> {
  /** Accessible name of the row of tabs. */
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; title: ReactNode; content: ReactNode }[]
  className?: string
}

/** Several views of one thing, one at a time. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, className }: TabsProps<Value>) {
  return (
    <Radix.Root
      className={className}
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen) onChange(chosen.value)
      }}
    >
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value}>
            {tab.title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
