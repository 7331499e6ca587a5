import { baseOfVerb } from '../words/verbs.ts'
import { labelFrom } from './label-from.ts'

/** "That opens the settings": what a button does is what stands on it. */
export function doingOf(after: string): string | undefined {
  const [, word = '', rest = ''] =
    /^\s*(?:(?:that|which)(?: (?:lets?|allows?|takes?) (?:you|me|users?|them|people|one)(?: to)?)?|where (?:you|one|users?) can)\s+(\p{L}+)\s*(.*)$/iu.exec(
      after,
    ) ?? []
  if (word === '') return undefined
  const leads = /^(?:leads?|goes|go|links?|navigates?|brings?|to)$/i.test(word)
  const verb = leads ? '' : (baseOfVerb(word.toLowerCase()) ?? word.toLowerCase().replace(/s$/, ''))
  const label = labelFrom(`${verb} ${rest.replace(/^to /, '')}`)
  return label === '' ? undefined : label
}
