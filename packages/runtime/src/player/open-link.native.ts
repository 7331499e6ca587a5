import { isSafeLink } from '@kwiq/app-model'
import { Linking } from 'react-native'

/** Opens a web page, mail or telephone in its program. Addresses of other kinds: nothing. */
export function openLink(href: string): void {
  if (isSafeLink(href)) void Linking.openURL(href)
}
