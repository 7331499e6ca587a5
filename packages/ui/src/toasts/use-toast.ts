import { toastStore, type ToastMessage } from './toast-store.ts'

const toasts = {
  /** Shows a toast (replacing the one in sight) and returns its id. */
  toast: (message: ToastMessage): number => toastStore.show(message),
  dismiss: (id: number): void => toastStore.dismiss(id),
}

/** Shows and dismisses toasts. Needs a Toaster on the page. The result never changes. */
export function useToast(): typeof toasts {
  return toasts
}
