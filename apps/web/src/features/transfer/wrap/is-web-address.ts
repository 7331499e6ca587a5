import { isSafeLink } from '@kwiq/app-model'

/** Whether an app can open with this address. */
export function isWebAddress(text: string): boolean {
  return /^https?:/i.test(text) && isSafeLink(text) && URL.canParse(text)
}
