import { pictureKeywords } from '@kwiq/catalogue/pictures'
import { iconFor } from '../../words/noun-icons.ts'
import { hashText } from '../../seed.ts'
import type { NounClass } from '../../words/noun-classes.ts'

/** Things one would photograph, beyond those the pictures know by name. */
const shownAs: Readonly<Record<string, string>> = {
  boat: 'sail',
  ship: 'sail',
  canoe: 'lake',
  kayak: 'lake',
  tree: 'forest',
  bonsai: 'plant',
  orchid: 'flower',
  rose: 'flower',
  cactus: 'plant',
  herb: 'plant',
  painting: 'art',
  print: 'art',
  poster: 'art',
  record: 'album',
  vinyl: 'album',
  dress: 'shirt',
  costume: 'shirt',
  jacket: 'jacket',
  uniform: 'shirt',
  boot: 'shoe',
  skate: 'shoe',
  cup: 'mug',
  bowl: 'vase',
  pot: 'vase',
  jar: 'bottle',
  perfume: 'bottle',
  beer: 'bottle',
  furniture: 'chair',
  sofa: 'sofa',
  table: 'chair',
  loaf: 'bread',
  pie: 'cake',
  cheese: 'still',
  dish: 'salad',
  soup: 'soup',
  castle: 'old town',
  beach: 'beach',
  cabin: 'camp',
  campsite: 'camp',
  hut: 'camp',
  mountain: 'mountain',
  peak: 'mountain',
  trail: 'trail',
  garden: 'garden',
  park: 'park',
  museum: 'museum',
  temple: 'temple',
  church: 'old town',
  hotel: 'hotel',
  vineyard: 'vineyard',
  island: 'island',
  lake: 'lake',
}

/**
 * The pictures of a noun's things: what they are, or, for things nobody knows and no icon fits, a pattern of their
 * own. Undefined where a row with an icon says more.
 */
export function pictureFor(noun: string, nounClass: NounClass): string | undefined {
  const head = noun.split(' ').at(-1) ?? ''
  if (nounClass !== 'thing' && nounClass !== 'place' && nounClass !== 'garment') return undefined
  const known = shownAs[head] ?? (pictureKeywords[head] === undefined ? undefined : head)
  if (known) return known
  return nounClass === 'thing' && iconFor(noun, '') === '' ? patternFor(noun) : undefined
}

/** Pictures are found by how words begin: a "card" would be a car. Such nouns have a pattern of their own. */
export function patternFor(noun: string): string {
  const isOther = noun
    .split(' ')
    .some((word) =>
      Object.keys(pictureKeywords).some((key) => word !== key && word !== `${key}s` && word.startsWith(key)),
    )
  return isOther ? `tile ${hashText(noun) % 97}` : noun
}
