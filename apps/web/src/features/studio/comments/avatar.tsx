import { classes } from '@kwiq/ui'

const tones = ['v', 'g', 'y', ''] as const

/** Initials of somebody in a colour of their own. Decorative: the name stands beside it. */
export function Avatar({ id, name }: { id: string; name: string }) {
  const words = name.split(/\s+/).filter(Boolean)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  )
  const sum = Array.from(id).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return (
    <span className={classes('ava', tones[sum % tones.length])} aria-hidden="true">
      {initials.join('').toUpperCase()}
    </span>
  )
}
