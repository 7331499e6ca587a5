import type { DictatedScreen, Part } from '../dictation/part.ts'
import { flatParts } from '../dictation/part.ts'
import { isStory } from '../understand/story.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { partsOfClause } from './parts-of-clause.ts'
import { find, has } from '../understand/searched.ts'

/** What a tool is called at its end, with what its button says where the brief has none. */
const tools: readonly (readonly [RegExp, string])[] = [
  [/generator$/i, 'Generate'],
  [/(?:converter|translator|transformer)$/i, 'Convert'],
  [/(?:checker|tester|validator|analy[sz]er|inspector|detector)$/i, 'Check'],
  [/(?:maker|creator|builder|designer)$/i, 'Make it'],
  [/(?:solver|simplifier)$/i, 'Solve'],
  [/\bform$/i, 'Submit'],
  [
    /(?:encoder|decoder|compressor|resizer|cropper|minifier|beautifier|formatter|previewer|comparer|splitter|simulator|explorer|editor|tool|machine)$/i,
    '',
  ],
]
/** A tool nobody calls one. */
const unnamed = [/^/, ''] as const
/** Those who meet in an app, and what is kept in it, make it more than a tool. */
const ofMore =
  /\b(?:log ?in|sign ?(?:in|up)|register|profiles?|friends?|followers?|comments?|members?|other users|each other|players?|teachers?|guests?|hosts?|teams?)\b/i

/** Who shows others what was made needs no account. */
const sharing = /\b(?:share|send) (?:it|them|the \p{L}+) (?:with|to) (?:their |his |her )?friends\b/giu

export interface ToldTool {
  /** What the brief calls it, and the last word of that. */
  title: string
  head: string
  screen: DictatedScreen
}

const longestTitle = 40
const mostWords = 5

/** What is made, found and kept there makes it more than a tool. */
const keeping =
  /\b(?:adds?|creates?|edits?|deletes?|removes?|saves?|keeps?|tracks?|logs?|posts?|lists?|search(?:es)?|browse|filters?|favou?rites?|bookmarks?|orders?|books?|buys?|pays?|games?|rounds?|won|wins?|loses?|lost|fires?|guess(?:es)?|opponent|score|levels?|calendar|reminders?|todo|notes?|journal|diary)\b/i
/** "An app that works out the wind chill": what it is about. */
const worksOut =
  /^(?:an? |the |my |simple |small |little )*(?:app|application|tool|program|page|website)(?: that| which| to| for)? (?:works? out|calculates?|computes?|shows?|converts?|turns|generates?|makes?|checks?|previews?|visuali[sz]es?) (?:the |an? |your )?/iu

/** "A web app for generating box shadows", "a tool that checks passwords": what it does, and the tool it is by that. */
const byDoing: readonly (readonly [RegExp, string])[] = [
  [/^generat(?:es?|ing)$/i, 'generator'],
  [
    /^(?:checks?|checking|validat(?:es?|ing)|tests?|testing|analy[sz](?:es?|ing)|inspect(?:s|ing)?)$/i,
    'checker',
  ],
  [
    /^(?:converts?|converting|translat(?:es?|ing)|turns|turning|transform(?:s|ing)?|encod(?:es?|ing)|decod(?:es?|ing))$/i,
    'converter',
  ],
  [/^(?:format(?:s|ting)?|beautif(?:y|ies|ying)|minif(?:y|ies|ying))$/i, 'formatter'],
  [/^(?:previews?|previewing)$/i, 'previewer'],
  [/^(?:compar(?:es?|ing)|diffs?|diffing)$/i, 'comparer'],
]
const doingIt =
  /^(?:(?:web|mobile|small|simple|little|online|browser) )*(?:app|application|tool|program|page|website|utility|web app)(?: that| which| to| for| where (?:you|users?|one) can)? (?:(?:lets|helps|allows) (?:you|the user|users?|people)(?: to)? )?(\p{L}+) (?:the |an? |your )?(.+)$/iu

/** What lists things has more than the screen of a tool. */
const ofMany =
  /\blists? of (?!the (?:languages|units|fonts|formats)\b)|\b(?:browse|follow|upcoming|history of|collection)\b/i

/** The title of a tool told by what it does; undefined where that is none a tool is named for. */
function titleByDoing(whole: string, text: string): string | undefined {
  const [, does = '', what = ''] = find(doingIt, whole) ?? []
  const head = byDoing.find(([form]) => has(form, does))?.[1]
  if (!head || ofMany.test(text)) return undefined
  const [said = ''] = what.split(
    /,| (?:that|which|for|with|to|where|in|into|against|on|from|by|using|and|is|are|written|given|typed|entered|called|of) /u,
  )
  // "How readable a text is", "if an IBAN is valid": the text, the IBAN.
  const [, asked] =
    /^(?:how|if|whether) (?:\p{L}+ )?(?:an?|the|your) (\p{L}+(?: \p{L}+)?) (?:is|are|has|contains|needs|takes)\b/iu.exec(
      what,
    ) ?? []
  const isNamed = !/^(?:how|if|whether|what|when)\b/iu.test(what) && said.split(' ').length < mostWords - 1
  const name = asked ?? (isNamed ? said : undefined)
  return name === undefined ? undefined : `${toSingular(name)} ${head}`
}

/** What a brief calls itself before it says what one can do: "README generator". */
function titleOf(text: string): string {
  const [opening = ''] = text.split(/[.:;\n]/u)
  const whole = opening
    .replace(/^(?:please )?(?:make|build|create|write|develop|design)(?: me)? /iu, '')
    .replace(/^(?:(?:an?|the|my|simple|small|online|little|basic) )+/giu, '')
  const byDoing = titleByDoing(whole, text)
  if (byDoing) return byDoing
  // "Hex to RGB converter"
  if (whole.split(' ').length <= mostWords && tools.some(([form]) => has(form, whole))) return whole.trim()
  // "How much water a shower uses" is about water.
  const [, much] = find(/^(?:(?:the )?users? )?how (?:much|many) (\p{L}+)/iu, whole) ?? []
  if (much) return much
  const [said] = whole.split(/,| (?:that|which|for|with|to|where|in|against|on|from|by|using) /u)
  return (said ?? '').trim()
}

const isEntry = ({ doing }: Clause) => ['enter', 'bring', 'choose', 'adjust', 'switch'].includes(doing)
const isOutcome = ({ doing, verb }: Clause) =>
  doing === 'see' || (doing === 'do' && /^(?:copy|download|export|print|share|save|play|hear)$/.test(verb))

/** Parts of the same name are one. */
function once(groups: readonly Part[][]): Part[][] {
  const seen = new Set<string>()
  return groups
    .map((parts) =>
      parts.filter((part) => {
        const key = flatParts([part])
          .map(({ kind, label }) => (kind === 'tabs' ? kind : `${kind === 'fact'} ${label.toLowerCase()}`))
          .join('/')
        if (seen.has(key)) return false
        seen.add(key)
        return true
      }),
    )
    .filter((parts) => parts.length > 0)
}

/**
 * The one screen of a brief about a tool ("README generator. User can enter ... User can see ..."): a component for
 * each thing one enters, sets, sees and does, in its words. Undefined for briefs of anything else. `isLoose`: the brief is
 * of no known kind, so it may be a tool whatever it is called, where nothing is kept in it.
 */
export function readToldTool(text: string, isLoose = false): ToldTool | undefined {
  const title = titleOf(isLoose ? text.replace(worksOut, '') : text)
  const known =
    tools.find(([form]) => has(form, title)) ?? (isLoose && !keeping.test(text) ? unnamed : undefined)
  if (
    !known ||
    title.length > longestTitle ||
    /^(?:app|application|program|page|website)$/i.test(title) ||
    (!title.includes(' ') && known !== unnamed) ||
    !isStory(text) ||
    ofMore.test(text.replace(title, '').replace(sharing, ''))
  )
    return undefined
  const sentences = clausesOf(text)
  const clauses = sentences?.flat() ?? []
  if (!sentences || !clauses.some(isEntry) || !clauses.some(isOutcome)) return undefined
  const entered: Part[] = []
  const shown: Part[] = []
  const groups = once(
    sentences.map((each) =>
      each.flatMap((clause) => {
        const parts = partsOfClause(clause, { entered, shown })
        ;(isEntry(clause) ? entered : shown).push(...parts)
        return parts
      }),
    ),
  )
  const [, doing] = known
  const isDone = clauses.some(
    ({ doing, verb }) =>
      doing === 'press' || (doing === 'do' && !/^(?:copy|download|save|share|print)$/.test(verb)),
  )
  return {
    title: capitalise(title),
    head: title.split(' ').at(-1)?.toLowerCase() ?? '',
    screen: {
      title: capitalise(title),
      groups: joined(doing === '' || isDone ? groups : withButton(groups, doing)),
      isTool: true,
    },
  }
}

const isFilled = ({ kind }: Part) =>
  ['input', 'choice', 'tabs', 'switch', 'date', 'menu', 'button', 'image'].includes(kind)

/** The groups with the button that does it all, behind what is filled in first. */
function withButton(groups: readonly Part[][], label: string): Part[][] {
  const first = groups.findIndex((parts) => parts.some(isFilled))
  const later = groups.findIndex((parts, index) => index >= first && !parts.every(isFilled))
  const at = later < 0 ? groups.length : later
  const own = groups[at]?.filter((_, index, parts) => parts.slice(0, index + 1).every(isFilled)) ?? []
  const rest = groups[at]?.slice(own.length) ?? []
  return [
    ...groups.slice(0, at),
    own,
    [{ kind: 'button' as const, label, isQuiet: false }],
    rest,
    ...groups.slice(at + 1),
  ].filter((parts) => parts.length > 0)
}

const isValue = ({ kind }: Part) => kind === 'fact'
/** Values that follow each other stand in one list. */
function joined(groups: readonly Part[][]): Part[][] {
  const rows: Part[][] = []
  for (const parts of groups) {
    const values = parts.findIndex(isValue)
    const own = values > 0 ? [parts.slice(0, values), parts.slice(values)] : [parts]
    for (const row of own)
      if (rows.at(-1)?.every(isValue) && row.every(isValue)) rows.at(-1)?.push(...row)
      else rows.push([...row])
  }
  return rows
}
