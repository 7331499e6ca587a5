import { capitalise } from '../../words/forms.ts'
import { areSeveral, nameOf } from './name-of.ts'
import { component } from './prose-words.ts'

/** How a sentence comes to a screen: it is the first, one comes there by tapping, it stands beside the others. */
export interface Lead {
  way: 'first' | 'tap' | 'link' | 'page'
  /** What the screen is called; absent or empty where nothing says it. */
  name?: string
  /** What is tapped; empty for one of those listed last. */
  from?: string
  /** What stands on it. */
  rest: string
  /** Briefs of who does what say it so, too: it stands among screens that are told otherwise, or is none. */
  isWeak?: true
}

/** What was told before. */
export interface Told {
  names: string[]
  text: string
  isFirst?: boolean
}

export interface Way {
  form: RegExp
  read: (groups: Readonly<Partial<Record<string, string>>>, told: Told) => Lead | undefined
}

export const anywhere = (source: string) => new RegExp(source, 'iu')
export const and =
  '(?:(?:and|at the (?:very )?end|in the end|then|after that|afterwards|also|besides|finally|lastly|last|next|moreover),? )*'
export const tapping =
  '(?:tapping|touching|clicking|choosing|picking|selecting|opening|pressing|holding|a (?:tap|click|touch) on)'
export const taps = '(?:tap|touch|click|choose|pick|select|open|hold|press)(?:e?s)?'
export const what = '(?<what>[^,.;:]{2,34}?)'

const ofToday = /^(?:today|tonight|tomorrow|this week|this month)['’]?s /i
/** "The wall, with its problems", "its page: a map": a place, and what is there. */
export function placeIn(told: string): { name: string; rest: string } | undefined {
  const said = told.replace(ofToday, '')
  const found =
    /^(?:(?:the|its|an?|their|my|our|your|his|her) )?(?:own |full |new )?(?<name>[\p{L}'-]+(?: [\p{L}'-]+){0,3}?)(?<noun> (?:page|screen|view|tab))?(?<sep>: |,? where (?:there (?:is|are) |(?:you|i|we) (?:see|find) )?|,? with |,? showing |, (?:which|who|that) (?:has|shows|lists|collects|gathers|contains|sees) )(?<rest>.+)$/iu.exec(
      said,
    )?.groups
  const { name = '', noun, sep = '', rest = '' } = found ?? {}
  if (name === '' || /^(?:who|what|how|when|where|whether|which)\b| as |\btabs$|^questions$/i.test(name))
    return undefined
  const bare = name
    .replace(/^(?:an?|the|my|our|your) /i, '')
    .replace(/ (?:i|we|you|they|that|which|who) .*$/i, '')
  const isNoPlace =
    noun === undefined &&
    (component.test(bare) || (/^ with $/.test(sep) && / (?:of|for|to|by|in|and) /i.test(bare)))
  return isNoPlace
    ? undefined
    : { name: /^(?:page|screen|view|form)$/i.test(bare) ? '' : bare, rest: withList(bare, sep, rest) }
}

/** "Messages with sender and text" are a list of these. */
const withList = (name: string, sep: string, rest: string): string =>
  areSeveral(name) && /^each(?: \p{L}+)? (?:with|has) /iu.test(rest)
    ? `a list of ${name.toLowerCase()} with ${rest.replace(/^each(?: \p{L}+)? (?:with|has) /iu, '')}`
    : plainList(name, sep, rest)
const plainList = (name: string, sep: string, rest: string): string =>
  areSeveral(name) &&
  /with|:/.test(sep) &&
  !/^(?:an? )?(?:list|grid|table|search|map|filter)\b/i.test(rest) &&
  (/with/.test(sep) || !/^(?:an?|the) /i.test(rest))
    ? `a list of ${name.toLowerCase()} with ${rest.replace(/^each (?:with |has )?/i, '')}`
    : rest

export const page = (named: string, told: string): Lead => {
  const name = named
    .trim()
    .replace(/['’]s$/, '')
    .replace(/^for (?:the |my |our )?/i, '')
  const rest = withoutOwnName(name, told)
  return {
    way: 'page',
    name: capitalise(name),
    rest:
      areSeveral(name) && bareFields.test(rest) && !drawn.test(rest)
        ? `a list of ${name.toLowerCase()} with ${rest}`
        : rest,
  }
}
/** "The recipes tab holds my recipes: malts and hops": of these. */
const withoutOwnName = (name: string, said: string): string => {
  const own = name.replaceAll(/[^\p{L}\d ]/gu, '.')
  if (areSeveral(name) && new RegExp(`^${own}(?:,| and | for | of )`, 'iu').test(said))
    return `a list of ${said}`
  const [, behind] =
    new RegExp(`^(?:my |the |all |our )*${own}(?:: |, with | with )(.+)$`, 'iu').exec(said) ?? []
  if (behind === undefined) return said
  return areSeveral(name) ? `a list of ${name.toLowerCase()} with ${behind}` : behind
}
/** "Name, city and amount": what each of them shows. */
const bareFields =
  /^(?!(?:an?|the|my|all|our) )\p{Ll}+(?: \p{Ll}+){0,3}(?:, \p{Ll}+(?: \p{Ll}+){0,3})*,? and (?:a |the )?\p{Ll}+(?: \p{Ll}+){0,3}$/u
const drawn = /\b(?:charts?|buttons?|fields?|lists?|map|calendar|tabs|switch(?:es)?|search|form)\b/i

/** A screen that is told of by what is there. */
export function byContent(said: string): Lead {
  const place = placeIn(said)
  return place && place.name !== '' ? page(place.name, place.rest) : page(nameOf(said), said)
}

/** "It lists the players": a list of these. */
export const listing = (verb: string, said: string): string =>
  /^counts?$/i.test(verb)
    ? said
        .replace(/ (?:per|by|in) (?:each )?\p{L}+$/iu, '')
        .split(/,? and |, /)
        .map((each) => `a stepper for ${each}`)
        .join(', ')
    : /^lists?$/i.test(verb) && !/^(?:an? )?list\b/i.test(said)
      ? `a list of ${said.replace(ofToday, '')}`
      : said

export function tapped(from: string, said: string): Lead {
  const own = from
    .replace(/^(?:on )?(?:(?:an?|the|any|one of the|my) )?/i, '')
    .replace(/^(?:one|it|them|any)(?: of (?:them|these))?$/i, '')
  const place = placeIn(said)
  const single = own.replace(/ (?:name|row|card|picture|photo|cover)$/i, '')
  return {
    way: 'tap',
    ...(place && place.name !== '' ? { name: place.name } : {}),
    from: /^(?:cover|photo|picture|card|row|name|tile)$/i.test(own) ? '' : single,
    rest: place?.rest ?? said.replace(/^full ?screen with /i, 'a large image, '),
  }
}
