import type { Archetype } from '../archetype.ts'
import { understand, type Understanding } from '../understand/understand.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { type Classification, classify } from './classify.ts'
import { explainedShare } from './explained-share.ts'
import { kindsNamedBy, triggersNamedBy } from './rate-archetype.ts'
import { find, has } from '../understand/searched.ts'

const ordered = String.raw`^\W*(?:(?:hi|hey|hello|so|ok)\W+)*(?:(?:(?:i|we) (?:want|need|would like|am looking for|are looking for)(?: to have)?|(?:please |can you )?(?:make|build|create|design))(?: me| us)? )?`
const called = String.raw`(?<whom>[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}?)`
/** "An app for a rowing club with ...", "Rowing club app: ...": whom it is for, before what it has. */
const openings: readonly RegExp[] = [
  new RegExp(
    String.raw`${ordered}(?:an? |the |one )?(?:(?:small|simple|mobile|nice|new) )*(?:app|application|platform|tool|software) for (?:an?|my|our|the|this) ${called}(?: with | including | that has | which has |\s*[:\n,.;–])`,
    'iu',
  ),
  new RegExp(
    String.raw`${ordered}(?:an? |my |our |the )?${called} app(?: with | including |\s*[:\n,;–])`,
    'iu',
  ),
]

/** Who has a trade, and no private person who wants something for himself. */
const tradesman =
  /^(?:trainer|planner|landlord|photographer|therapist|physiotherapist|dentist|teacher|coach|plumber|electrician|florist|hairdresser|barber|baker|butcher|farmer|beekeeper|vet|lawyer|accountant|mechanic|cleaner|tutor|midwife|caterer|dj|tailor|carpenter|brewer|winemaker|groomer|agency|agent|roofer|painter|instructor|beautician|nutritionist|dietitian|psychologist)$/

/** Places that are of many kinds: only what is told of them says which. */
const anyPlace = /^(?:park|garden|family|city|town|house|home|room|company|business|library)$/
/** A word that hardly means another kind. */
const namesAKind = 5

/** So many of the things behind it make an app of their kind, or all of them where there are two. */
const fewestOfAnother = 3

/** The kind that the name of a trade says most plainly, alone or with the words before it. */
function kindOfTrade(words: readonly string[]): Archetype | undefined {
  const head = words.at(-1) ?? ''
  const forms = new Set([` ${head} `, ` for ${head} `, ` ${words.slice(-2).join(' ')} `])
  let most = namesAKind - 1
  let found: Archetype | undefined
  for (const [kind, triggers] of triggersNamedBy(new Set(['for', ...words.slice(-2)])))
    for (const { stems, weight } of triggers)
      if (weight > most && forms.has(stems)) {
        most = weight
        found = kind
      }
  return found
}

/**
 * Whom an app is for decides of which kind it is: "an app for a bakery with a loyalty program and discount codes" is a
 * bakery's, and no card of stamps. Another kind stays where the opening names it, too, or where it knows several of the
 * things that are told.
 */
export function ofWhom(meant: Understanding, found: Classification): Classification {
  if (!meant.isEnglish || meant.dictated || meant.brief || meant.comparedTo) return found
  const whom = openings.reduce<string | undefined>(
    (said, form) => said ?? find(form, meant.text)?.groups?.whom?.toLowerCase(),
    undefined,
  )
  if (whom === undefined) return found
  const head = toSingular(whom.split(' ').at(-1) ?? '')
  const headClass = classOf(head)
  if (headClass !== 'place' && headClass !== 'group' && !has(tradesman, head)) return found
  const words = whom.split(' ').map(stemOf)
  const ofTrade = has(tradesman, head) && words.length > 1 ? kindOfTrade(words) : undefined
  // "A wedding photographer" has a photographer's app, and no plan of a wedding.
  const named = kindsNamedBy(ofTrade ? words.slice(-1) : words)
  if (anyPlace.test(whom) || named.has(found.main)) return found
  const classified = classify(understand(`An app for a ${whom}`), undefined)
  const theirs = ofTrade ? { ...classified, main: ofTrade } : classified
  const said = ` ${words.join(' ')} `
  const isNamed =
    ofTrade !== undefined ||
    theirs.main.triggers.some(({ stems, weight }) => weight >= namesAKind && said.includes(stems))
  if (!isNamed || theirs.main === found.main || theirs.main.entity === 'subject') return found
  const behind = meant.phrases.filter(({ text }) => !whom.includes(text))
  const knownTo = (kind: Archetype) =>
    behind.filter((phrase) => {
      const { share, named: count } = explainedShare(kind, [phrase])
      return count > 0 && share > 0.5
    }).length
  const known = knownTo(found.main)
  const isAnother =
    (known >= fewestOfAnother || (known > 1 && known === behind.length)) && known * 2 > behind.length
  return isAnother && known > knownTo(theirs.main) ? found : theirs
}
