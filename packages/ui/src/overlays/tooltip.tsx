import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

interface TooltipProps {
  text: string
  shortcut?: string
  /** One element that takes a ref and the pointer's events. */
  children: ReactElement
}

/** Names an icon on hover and focus. Needs a TooltipProvider above. */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tip" sideOffset={6} collisionPadding={8} aria-label={text}>
          {text}
          {shortcut && <kbd className="kbd">{shortcut}</kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Lets tooltips follow each other without a wait. Once, around the app. */
export function TooltipProvider({ children }: { children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}
