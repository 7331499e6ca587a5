import { byWord } from '../../by-word.ts'
import { drawnThingIn, isPictureKnown, pictureKeywords } from '@kwiq/catalogue/pictures'
import { iconFor } from '../../words/noun-icons.ts'
import { hashText } from '../../seed.ts'
import type { NounClass } from '../../words/noun-classes.ts'

/** Things one would photograph, beyond those the pictures know by name. */
const shownAs: Readonly<Record<string, string>> = byWord({
  tree: 'forest',
  bonsai: 'plant',
  orchid: 'flower',
  rose: 'flower',
  cactus: 'plant',
  herb: 'plant',
  print: 'painting',
  record: 'album',
  vinyl: 'album',
  costume: 'dress',
  uniform: 'shirt',
  cup: 'mug',
  bowl: 'vase',
  pot: 'vase',
  jar: 'jam',
  furniture: 'chair',
  loaf: 'bread',
  pie: 'cake',
  dish: 'salad',
  cabin: 'camp',
  hut: 'camp',
  peak: 'mountain',
})

/** Behind another noun these are not what they are alone: battery cycles are no bicycles. */
const otherwiseBehind: ReadonlySet<string> = new Set(['cycle'])

/**
 * The pictures of a noun's things: what they are, or, for things nobody knows and no icon fits, a pattern of their
 * own. Undefined where a row with an icon says more.
 */
export function pictureFor(noun: string, nounClass: NounClass): string | undefined {
  const head = noun.split(' ').at(-1) ?? ''
  if (nounClass !== 'thing' && nounClass !== 'place' && nounClass !== 'garment') return undefined
  if (head !== noun && otherwiseBehind.has(head)) return undefined
  const known = shownAs[head] ?? (pictureKeywords[head] === undefined ? undefined : head)
  if (known) return known
  return nounClass === 'thing' && iconFor(noun, '') === '' ? patternFor(noun) : undefined
}

/** The picture of one of a noun's things: what its name says it is ("Wool coat, grey"), else the usual one, numbered. */
export const pictureOfOne = (name: string, usual: string, index: number): string =>
  drawnThingIn(name) ?? `${usual} ${index + 1}`

/** Words without a drawing have a pattern of their own; of those that only contain the name of one it is numbered. */
export function patternFor(noun: string): string {
  const isOther = noun
    .split(' ')
    .some((word) =>
      Object.keys(pictureKeywords).some((key) => word !== key && word !== `${key}s` && word.startsWith(key)),
    )
  return isOther && !isPictureKnown(noun) ? `tile ${hashText(noun) % 97}` : noun
}
