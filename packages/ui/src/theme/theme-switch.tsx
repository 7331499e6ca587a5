import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu } from '../overlays/menu.tsx'
import { applyThemeChoice, readThemeChoice, type ThemeChoice } from './theme.ts'

const choices = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const

/** A button that changes between the system's theme, light and dark. The choice is kept in this browser. */
export function ThemeSwitch({ className }: { className?: string }) {
  const [choice, setChoice] = useState<ThemeChoice>(readThemeChoice)
  const current = choices.find((entry) => entry.value === choice) ?? choices[0]
  return (
    <Menu
      trigger={
        <IconButton
          icon={current.icon}
          label={`Theme: ${current.label}`}
          className={className}
          hasNoTooltip
        />
      }
      entries={choices.map(({ value, label, icon }) => ({
        label,
        icon,
        shortcut: value === choice ? '✓' : undefined,
        onSelect: () => {
          applyThemeChoice(value)
          setChoice(value)
        },
      }))}
    />
  )
}
