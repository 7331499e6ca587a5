import { isSafeLink } from '@kwiq/app-model'

/** Opens a web page in a new tab that knows nothing of this one; mail and telephone in their programs. Others: nothing. */
export function openLink(href: string): void {
  if (isSafeLink(href)) window.open(href, '_blank', 'noopener,noreferrer')
}
