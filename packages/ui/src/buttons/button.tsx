import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from '../icon.tsx'
import { Spinner } from '../marks/spinner.tsx'
import { buttonClass, type ButtonLook } from './button-class.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: LucideIcon
  /**
   * Work is under way: a spinner takes the icon's place and the button is disabled. Say in the label what it does.
   * A button that has this (true or false) starts work: the second click of a double click is not another start.
   */
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
  onClick,
  ...rest
}: ButtonProps) {
  const clickOnce = (event: MouseEvent<HTMLButtonElement>) => {
    // It may come before the first has been noticed, or after it is done already.
    if (event.detail > 1) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy === undefined ? onClick : clickOnce}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass({ variant, size, isFull }, isBusy && 'busy', className)}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  )
}
