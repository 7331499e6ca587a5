import { Check, TriangleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { toastDuration, toastStore } from './toast-store.ts'

/** Draws the toasts of useToast and announces them. Once, around the app. F8 leads to it. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} duration={toastDuration}>
      {toasts.map(({ id, title, description, variant, isOpen }) => {
        const isBad = variant === 'destructive'
        return (
          <Toast.Root
            key={id}
            className={classes('toast', isBad && 'bad')}
            open={isOpen}
            onOpenChange={(next) => !next && toastStore.dismiss(id)}
          >
            <Icon of={isBad ? TriangleAlert : Check} />
            <div>
              <Toast.Title className="b">{title}</Toast.Title>
              {description && <Toast.Description className="t2">{description}</Toast.Description>}
            </div>
            <Toast.Close className="btn icon ghost s x" aria-label="Close">
              <Icon of={X} />
            </Toast.Close>
          </Toast.Root>
        )
      })}
      <Toast.Viewport className="toasts" hotkey={['F8']} />
    </Toast.Provider>
  )
}
