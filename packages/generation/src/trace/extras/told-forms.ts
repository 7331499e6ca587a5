import type { Extra } from '../../plan/types.ts'
import type { Capability } from '../../words/capabilities.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { iconOfVerb } from '../../words/verb-icons.ts'
import { aloneVerbs } from '../../words/lexicon.ts'
import type { ExtraReader } from './said.ts'
import { find, has } from '../../understand/searched.ts'

/** A setting: on or off, or a row with what is chosen. */
export const optionTold: ExtraReader = ({ phrase: { capability } }) => capability && optionOf(capability)

const optionOf = ({ label, value, isOfPlayer = false }: Capability): Extra =>
  value === undefined
    ? { kind: 'switch', label }
    : { kind: 'option', label, value, isOfPlayer, icon: iconFor(label.toLowerCase(), 'settings') }

/** What is told with the form it has: choices, ways to search, places to share, buttons for emergencies. */
export const formTold: ExtraReader = ({ phrase, label }) => {
  const { verb, options } = phrase
  // "A station as alarm": it goes off or not.
  if (/^alarms?$/i.test(label)) return { kind: 'switch', label: 'Alarm' }
  // "Search songs/albums": one search for both.
  if (verb === 'search' && label.includes('/')) return { kind: 'search', label }
  if (phrase.isOfStory && /^search by /i.test(label)) return { kind: 'search', label }
  if (options.length > 1)
    return {
      kind: 'choice',
      label:
        /^(?:pick|choose|select)$/.test(verb ?? '') || (!verb && phrase.label)
          ? label
          : capitalise(phrase.text === 'query' ? 'search by' : phrase.text.replace(/\bi\b/, 'I')),
      options: options.map(capitalise),
    }
  // "Repeating tasks": how often each comes again.
  const [, again = ''] =
    find(/^(?:repeating|recurring|repeated) (tasks|to-?dos|events|reminders|chores)$/i, label) ?? []
  if (again && !verb)
    return {
      kind: 'choice',
      label: `Repeat ${toSingular(again.toLowerCase())}`,
      options: ['Never', 'Daily', 'Weekly', 'Monthly'],
    }
  if (!verb && /^(?:social (?:media|networks?)|facebook|twitter|whatsapp|instagram)$/i.test(label))
    return {
      kind: 'action',
      label: `Share on ${label.toLowerCase().startsWith('social') ? label.toLowerCase() : label}`,
      icon: 'share',
    }
  if (/\b(?:sos|panic button|emergency button)\b/i.test(label))
    return { kind: 'alarm', label: /sos/i.test(label) ? 'SOS button' : label }
  // "Search for a country by name": how one searches.
  const [, by] =
    find(/^\p{L}+ (by (?:name|title|keyword|city|number|id|author|ingredient)\b.*)$/iu, verb ? '' : label) ??
    []
  return by ? { kind: 'search', label: `Search ${by}` } : undefined
}

/** "One edition a day", "five allowed, no more": how often or how many there may be, and nothing one types. */
export const paceTold: ExtraReader = ({ label, isEnglish }) =>
  isEnglish &&
  has(
    /^(?:(?:one|two|three) \p{L}+ (?:a|per|each|every) (?:day|week|month)|[\p{L}\d]+ allowed,? no more)$/iu,
    label,
  )
    ? { kind: 'hint', label }
    : undefined

/** "Clients book online": the doing alone. */
export const doneAlone: ExtraReader = ({ phrase, label }) =>
  phrase.label && !phrase.isSet && aloneVerbs.has(phrase.text)
    ? { kind: 'action', label, icon: iconOfVerb(phrase.text) }
    : undefined
