import { find } from './searched.ts'

const comers =
  'clients|customers|guests|students|patients|members|pupils|visitors|regulars|parents|players|tenants|shoppers|people'
/** "I'm a hairdresser and I want my clients to", "I run a small yoga studio and want an app where students can". */
const wish = new RegExp(
  `^(?:hi,? |hello,? )?(?:i am|i'm|i’m|we are|we're|we’re|i (?:run|own|have)|we (?:run|own|have)) (?:an? |the |our own |my own )?(?<trade>[\\p{L}' -]{3,40}?)(?: (?:in|from) \\p{Lu}\\p{L}+)?(?:,? and|\\.|,)? (?:i |we )?(?:want|need|would like|'d like)(?: to have)?(?: an app| a simple app| a booking app| our own app)?(?: where| so that| in which| that lets)? (?:my |our |the )?(?<who>${comers}) (?:to be able to|to|can|could|should be able to|should) `,
  'iu',
)
/** "So I don't have to answer the phone": why it is wanted, and nothing it does. */
const spared =
  /,? so (?:that )?(?:i|we|they|nobody) (?:do not|don't|don’t|does not|no longer|won't|never) (?:have to|need to|must)? ?[^.;\n]*/giu

/**
 * The description of an app somebody wants for those who come: "App for a hairdresser: clients can book online" of "I'm a
 * hairdresser and want my clients to book online so I don't have to answer the phone". Any other comes back as it is.
 */
export function asOwnersWish(text: string): string {
  const found = find(wish, text)
  if (!found?.groups) return text
  const { trade = '', who = '' } = found.groups
  return `App for a ${trade}: ${who} can ${text.slice(found[0].length).replaceAll(spared, '')}`
}
