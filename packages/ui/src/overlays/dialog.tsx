import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { FormEvent, ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classes } from '../classes.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { useFocusBack } from './use-focus-back.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** 400, 480 (default) or 760 px. */
  size?: 'sm' | 'md' | 'lg'
  className?: string
  children?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  /** Makes the dialog a form, sent by its submit button or Enter. */
  onSubmit?: () => void
  /** Clicks outside do not close it. */
  isModalStrict?: boolean
}

/** A modal dialog: focus stays inside, Escape closes, focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    description,
    size = 'md',
    className,
    children,
    actions,
    onSubmit,
    isModalStrict,
  } = props
  const focusBack = useFocusBack()
  const body = (
    <>
      <header>
        <div className="row between">
          <Radix.Title className="m b">{title}</Radix.Title>
          <IconButton icon={X} label="Close" size="s" onClick={onClose} hasNoTooltip />
        </div>
        {description && <Radix.Description className="t2">{description}</Radix.Description>}
      </header>
      {children}
      {actions && <footer>{actions}</footer>}
    </>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit?.()
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            className={classes('dialog', size !== 'lg' && size, className)}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              focusBack.remember()
              focusFirstField(event)
            }}
            onCloseAutoFocus={focusBack.giveBack}
            onInteractOutside={(event) => isModalStrict && event.preventDefault()}
            onKeyDown={closeOnEscape(onClose)}
          >
            {onSubmit ? (
              <form className="dialog-b" onSubmit={submit} noValidate>
                {body}
              </form>
            ) : (
              <div className="dialog-b">{body}</div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A dialog with fields starts in the first of them instead of on its close button. */
function focusFirstField(event: Event) {
  const content = event.currentTarget
  const field = content instanceof HTMLElement && content.querySelector('input, textarea, select')
  if (!(field instanceof HTMLElement)) return
  event.preventDefault()
  field.focus()
}
