import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { closeOnEscape } from './close-on-escape.ts'
import { useFocusBack } from './use-focus-back.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The question. */
  title: string
  description?: ReactNode
  confirmLabel: string
  /** The label while the work runs. */
  busyLabel?: string
  cancelLabel?: string
  isBusy?: boolean
  isDangerous?: boolean
  onConfirm: () => void
}

/** Asks before something that is hard to take back. Starts on Cancel; a click outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, description, confirmLabel, busyLabel, isBusy, isDangerous, onConfirm } =
    props
  const focusBack = useFocusBack()
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && !isBusy && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="scrim">
          <AlertDialog.Content
            className="dialog sm"
            onOpenAutoFocus={focusBack.remember}
            onCloseAutoFocus={focusBack.giveBack}
            onKeyDown={closeOnEscape(() => !isBusy && onClose())}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className="dialog-b">
              <header>
                <AlertDialog.Title className="m b">{title}</AlertDialog.Title>
                {description && (
                  <AlertDialog.Description className="t2">{description}</AlertDialog.Description>
                )}
              </header>
              <footer>
                <AlertDialog.Cancel asChild>
                  <Button disabled={isBusy}>{props.cancelLabel ?? 'Cancel'}</Button>
                </AlertDialog.Cancel>
                <Button
                  variant={isDangerous ? 'danger-solid' : 'primary'}
                  isBusy={isBusy}
                  onClick={onConfirm}
                >
                  {isBusy ? (busyLabel ?? confirmLabel) : confirmLabel}
                </Button>
              </footer>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
