import { byWord } from '../by-word.ts'
import { findIconName } from '@kwiq/catalogue/icons'
import { capitalise, toSingular } from '../words/forms.ts'
import { iconFor } from '../words/noun-icons.ts'
import { type EditOutcome, refuse } from './rule.ts'

const others: Readonly<Record<string, string>> = byWord({
  call: 'phone',
  basket: 'cart',
  bell: 'bell',
  notification: 'bell',
  gear: 'settings',
})

/** The icon of that name, or the one for such things; of several words the last that has one. */
export function iconNamed(words: string): string | undefined {
  const phrase = words.toLowerCase()
  return [phrase, ...phrase.split(' ').toReversed()]
    .map((word) => {
      const one = toSingular(word)
      return (
        findIconName(word) ??
        findIconName(one) ??
        (iconFor(one, '') || findIconName(others[one] ?? '')) ??
        undefined
      )
    })
    .find((icon) => icon !== undefined)
}

export const noIcon = (words: string, where: string): EditOutcome =>
  refuse(`${capitalise(words)} is not among the icons. Pick one in ${where}.`)
