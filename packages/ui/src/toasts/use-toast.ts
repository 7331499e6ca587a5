import { toastStore, type ToastMessage } from './toast-store.ts'

/** Shows a toast from outside of React, replacing the one in sight. Returns its id. */
export function showToast(message: ToastMessage): number {
  return toastStore.show(message)
}

const toasts = { toast: showToast, dismiss: (id: number): void => toastStore.dismiss(id) }

/** Shows and dismisses toasts. Needs a Toaster on the page. The result never changes. */
export function useToast(): typeof toasts {
  return toasts
}
