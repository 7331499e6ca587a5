import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { Spinner } from '../marks/spinner.tsx'
import { buttonClass, type ButtonLook } from './button-class.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: LucideIcon
  /** Work is under way: a spinner takes the icon's place and the button is disabled. Say in the label what it does. */
  isBusy?: boolean
}

/** A button. One `primary` per view. */
export function Button({
  variant,
  size,
  isFull,
  icon,
  isBusy,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass({ variant, size, isFull }, isBusy && 'busy', className)}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  )
}
