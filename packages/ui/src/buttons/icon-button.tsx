import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { buttonClass, type ButtonLook } from './button-class.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, ButtonLook {
  icon: LucideIcon
  /** The accessible name, shown as a tooltip too. */
  label: string
  /** Keys of the shortcut, shown in the tooltip. */
  shortcut?: string
  iconSize?: number
  /** Set where the button opens a menu or popover of its own, which would fight with the tooltip. */
  hasNoTooltip?: boolean
}

/** A button that is only an icon; always named. */
export function IconButton({
  icon,
  label,
  shortcut,
  variant = 'ghost',
  size,
  iconSize,
  isFull,
  className,
  hasNoTooltip,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={buttonClass({ variant, size, isFull }, 'icon', className)}
    >
      <Icon of={icon} size={iconSize} />
    </button>
  )
  if (hasNoTooltip) return button
  return (
    <Tooltip text={label} shortcut={shortcut}>
      {button}
    </Tooltip>
  )
}
