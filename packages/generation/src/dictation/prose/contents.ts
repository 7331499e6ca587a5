import { reword } from '../../understand/searched.ts'
import { capitalise } from '../../words/forms.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { withNamedValues } from './asked-values.ts'
import { contentForms } from './content-forms.ts'
import { areSeveral } from './name-of.ts'
import { who } from './prose-words.ts'

const ofMeasures =
  /^(?:minutes|hours|seconds|points|kilomet(?:re|er)s|times|numbers|costs|fees|tides|units|results|scores|details|grams|litres|likes|followers|series|news|prices|goals)$/i
/** "The trips", "my loans with due date": several things are a list. */
const withLists = (said: string): string =>
  said.replaceAll(
    /(?<=^|[,;] |\b(?:and|with|Below it) )(?:the|my|our|his|her|its|all) (\p{Ll}{4,}s)(?=[,.;]|$| and | with )/gu,
    (whole: string, things: string) => (ofMeasures.test(things) ? whole : `a list of ${things}`),
  )

/** "People with photo and name": a list of these. */
const several = (said: string): string =>
  said
    .replace(
      /^((?:\p{Ll}+ )?\p{Ll}+s) (?:from|by) (?:others|other \p{L}+|the \p{L}+|my \p{L}+)(?: next to mine)?(?:, with arrows)?(?=[,.;]|$)/u,
      (whole: string, things: string) => (areSeveral(things) ? `a list of ${things} with name` : whole),
    )
    .replace(
      /^(?!my |our |the |its )((?:\p{Ll}+ )?\p{Ll}+) with (?=(?:an? |the )?(?:photo|picture|name|title|date|price)\b)/u,
      (whole: string, things: string) => (areSeveral(things) ? `a list of ${whole}` : whole),
    )

/** "And Reserve": a word with a capital that says what one does is on a button. */
const withDeeds = (said: string): string =>
  said.replaceAll(/(?<=(?<!\p{Lu}\p{Ll}+)(?:, | and ))(\p{Lu}\p{Ll}+)(?=[,.;]|$)/gu, (word: string) =>
    baseOfVerb(word.toLowerCase(), strictVerbs) === undefined ||
    /[("][^)"]*$/.test(said.slice(0, said.indexOf(word)))
      ? word
      : `a "${word}" button`,
  )

const seeing = new RegExp(`^${who} (?:also |then )?(?:sees?|finds?) `, 'iu')
const isSeen = /^(?:see|view|find|read|look|check|get)s?\b/i
/** "They add chores with coins, see who did what, and pay out pocket money": buttons, and what is seen. */
function withDoings(told: string): string {
  const said = told.replace(seeing, '')
  const [, list = ''] =
    /^(?:there )?(?:they|you|i|we|one|users) ((?!can\b|may\b|looks? up\b)\p{Ll}+ .+)$/iu.exec(said) ?? []
  const pieces = list.split(/,? and (?=\p{Ll}+ )|, (?=\p{Ll}+ )/u)
  const doings = pieces.map((piece) => ({ piece, verb: baseOfVerb(piece.split(' ')[0] ?? '', strictVerbs) }))
  if (doings.length < 2 || doings.some(({ piece, verb }) => verb === undefined && !isSeen.test(piece))) {
    // "Chores with coins and weekday, see who did what": values belong to what is told before.
    const joined = doings.reduce<string[]>((told, { piece, verb }) => {
      if (verb !== undefined || isSeen.test(piece) || told.length === 0) told.push(piece)
      else told.push(`${told.pop() ?? ''} and ${piece}`)
      return told
    }, [])
    return joined.length < 2 ? said : joined.map(doingOf).join(', ')
  }
  return pieces.map(doingOf).join(', ')
}
const doingOf = (piece: string): string =>
  isSeen.test(piece)
    ? piece.replace(isSeen, '').trim()
    : `a "${capitalise(piece.replace(/ (?:with|by|for|to|in|on|at) .*$/i, '').replace(/ (?:the|an?|their|my) /g, ' '))}" button`

/** What stands on a screen, as the readers of parts know it. */
export const asContents = (told: string): string =>
  withDeeds(withLists(several(reword(withNamedValues(withDoings(told)), contentForms))))
    .replace(/\b(chart of [^,.;]{3,40}?) with (?=an? (?:segmented control|switch|dropdown))/g, '$1 and ')
    .replace(/(?:;|\.) (?:there )?(?=\p{Ll})/gu, '. Below it ')
    .trim()
