/** One message to the person. */
export interface ToastMessage {
  title: string
  description?: string
  /** `destructive` is for failures. */
  variant?: 'default' | 'destructive'
}

export interface ShownToast extends ToastMessage {
  id: number
  isOpen: boolean
}

/** At most this many toasts are shown at a time. */
const toastLimit = 1
/** How long a toast stays, in ms. */
export const toastDuration = 5000
/** How long a dismissed toast is still known before it is forgotten, in ms. */
export const toastRemoveDelay = 1_000_000

type Listener = () => void

/** The toasts of a page: newest first, older ones give way. */
export function createToastStore() {
  let toasts: readonly ShownToast[] = []
  let nextId = 1
  const listeners = new Set<Listener>()
  const set = (next: readonly ShownToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => toasts,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Shows a toast and returns its id. */
    show(message: ToastMessage): number {
      const id = nextId++
      set([{ ...message, id, isOpen: true }, ...toasts].slice(0, toastLimit))
      return id
    },
    /** Closes one toast, and forgets it once nobody can still be looking at it leave. */
    dismiss(id: number) {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return
      set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), toastRemoveDelay)
    },
  }
}

/** The one store behind Toaster and useToast. */
export const toastStore = createToastStore()
