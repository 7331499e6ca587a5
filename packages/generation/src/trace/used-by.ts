import type { AppPlan, ScreenKind } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { find } from '../understand/searched.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

/** They say nothing of who somebody is. */
const anybody =
  /^(?:user|people|person|customer|member|visitor|client|owner|guest|anyone|everyone|individual|other)$/
const mostWords = 3
/** First screens with room for it: a clock or a game has other things to say. */
const opened: ReadonlySet<ScreenKind> = new Set(['home', 'browse', 'map', 'feed', 'checklist'])

const isWhom = ({ verb, words, label }: Phrase): boolean => {
  const last = words.at(-1) ?? ''
  const one = toSingular(last)
  return (
    !verb &&
    !label &&
    words.length <= mostWords &&
    one !== last &&
    classOf(one) === 'person' &&
    !anybody.test(one)
  )
}

const together =
  /(?<!\p{L})with (?:your |their |my |our |his |her )?((?:friends|family|families|colleagues|neighbou?rs|flatmates|roommates|teammates|classmates)(?: (?:and|or|&) (?:friends|family|colleagues|neighbou?rs|others))?)(?!\p{L})/iu

/**
 * Says who uses an app where nothing of it does: on their own page ("Driver, Ghent"), or below the first title ("For
 * drivers"), else with whom they do ("With friends and family"). `silent` are those phrases about the app itself that no
 * component shows.
 */
export function sayUsedBy(silent: readonly Phrase[], plan: AppPlan): void {
  const whom = silent.find(isWhom)
  const [front] = plan.screens
  if (!front || plan.tool) return
  const [, others] = find(together, plan.description) ?? []
  if (
    !whom &&
    others &&
    opened.has(front.kind) &&
    silent.some(({ text }) => others.toLowerCase().startsWith(text))
  )
    front.subtitle ??= `With ${others.toLowerCase()}`
  if (!whom) return
  if (plan.screens.some(({ kind }) => kind === 'profile')) plan.usedBy = capitalise(toSingular(whom.text))
  else if (opened.has(front.kind)) front.subtitle ??= `For ${whom.text}`
}
