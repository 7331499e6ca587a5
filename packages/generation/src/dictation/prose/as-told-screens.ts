import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { opens } from '../screen-names.ts'
import { asContents } from './contents.ts'
import type { Told } from './lead.ts'
import { leadOf } from './leads.ts'
import { findAll, has } from '../../understand/searched.ts'
import { areSeveral, nameOf } from './name-of.ts'

const leastScreens = 3
/** Of those only who tells of screens speaks again and again. */
const speaksOfScreens =
  /\b(?:pages?|screens?|tabs?|views?|icons?|tap(?:s|ping)?|touch(?:es|ing)?|click(?:s|ing)?|press(?:es|ing)?|opens?|opening|select(?:s|ing)?|choos(?:e|ing)|swip(?:e|ing)|launch(?:es|ing)?|lands?|start)\b/gi

/** "Three pages at the bottom: Find, Talks and Words". */
const listsThem =
  /\b(?:pages|screens|tabs|tiles|views|icons)\b[^.:]{0,30}: \p{Lu}[\p{L} ]*(?:,? and \p{Lu}|, \p{Lu}[\p{L} ]*(?:,| and) \p{Lu})/u

/** The sentences of a text as they stand, without their ends. */
const sentencesIn = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?])\s+|\n+|; |,? and (?=by (?:tapping|clicking|touching)\b)|,? and (?=an? (?:click|tap|touch) on (?:one|it)\b)|, and (?=(?:the (?:last|next|other|second|third) |another )(?:page|screen|tab))|,? and (?=one for the )/,
    )
    .map((sentence) =>
      sentence
        .replace(/[.!?\s]+$/, '')
        .replace(/^\s*[-*•]\s*/, '')
        .replace(
          /^(?:and )?by (?:tapping|clicking|touching)(?: on)? (?:one|it)(?: of them)?,? /i,
          'Tapping one shows ',
        )
        .replace(/^(?:my|our|the) idea(?: is)?: /i, '')
        .replace(/^(?:and )?one for (?=the |my |our )/i, 'There is a page for '),
    )
    .filter((sentence) => sentence !== '')

/** What the last list of a text is of, in the singular: "the list of pharmacies". */
function listedIn(text: string): string | undefined {
  const found = [
    ...text.matchAll(
      /\b(?:(?:lists?|grid|table|gallery|rows?) of|map (?:of|with)) (?:(?:all|my|our|your|their|his|her|its|the|new|past|open) )*([\p{L}-]{3,20})\b/giu,
    ),
  ].at(-1)?.[1]
  return found === undefined ? undefined : toSingular(found.toLowerCase())
}

/** What is all there is on a screen is its name: "the training calendar for this month". */
const nameOfOne = (rest: string): string | undefined =>
  /^(?:an? )?(?:big |large )?map\b(?!.*(?:,| and ))/i.test(rest)
    ? 'Map'
    : /,| and |\b(?:with|list|grid|table)\b/i.test(rest) || !/\b(?:calendar|map)\b/i.test(rest)
      ? undefined
      : nameOf(rest) || undefined

/** "Three tabs: values with charts, medicines with ticks, and notes": each with what it holds. */
function withTabs(rest: string): { rest: string; tabs: string[] } {
  const [, before = '', list = ''] = /^(.*?)\b(?:two|three|four) tabs: (.+)$/i.exec(rest) ?? []
  const pieces = list.split(
    /,? and (?=\p{Ll}+ (?:with|you|where|that)\b)|, (?=\p{Ll}+ (?:with|you|where)\b)|,? and (?=\p{Ll}+$)/u,
  )
  const told = pieces.flatMap((piece) => {
    const [, name, shown] = /^(\p{Ll}+)(?: with | where | )?(.*)$/u.exec(piece.trim()) ?? []
    return name === undefined ? [] : [[capitalise(name), shown ?? ''] as const]
  })
  if (told.length < 2 || told.every(([, shown]) => shown === '')) return { rest, tabs: [] }
  return {
    rest: `${before}tabs ${told.map(([name]) => name).join(', ')}`,
    tabs: told.map(([name, shown]) => `The ${name} tab has ${tabOf(name, shown)}`),
  }
}

/** "Medicines with a tick for given": a list of these. */
function tabOf(name: string, shown: string): string {
  const several = `a list of ${name.toLowerCase()} with`
  if (!areSeveral(name) || /\bcharts?\b/i.test(shown)) return asContents(shown) || `${several} date`
  const [, deed] = /^(?:you |i |one )?can (\p{Ll}+)$/iu.exec(shown) ?? []
  if (deed !== undefined) return `${several} date and a "${capitalise(deed)}" button`
  return `${several} ${/^(?:an? )?tick\b/i.test(shown) ? 'time and checkbox' : asContents(shown) || 'date'}`
}

/** How a screen is opened by its name; names that begin as ordinals and places do stand in quotes. */
const opening = (name: string): string =>
  /^(?:to|for|last|next|first|new|on|in|at|all) |\d/i.test(name)
    ? `The "${capitalise(name)}" screen contains `
    : opens(name)

/** "Poison control, ambulance, each with its number": of what the screen is called. */
const ofScreen = (name: string, rest: string): string =>
  areSeveral(name) ? rest.replace(/\blist of entries (?=\()/, `list of ${name.toLowerCase()} `) : rest

/** What such a screen has though only what is beside it is told. */
const withUsual = (name: string, rest: string, isAlone: boolean): string =>
  /^a form with (?!.*\b(?:button|and sends?)\b)/i.test(rest) && !/^(?:filter|search)/i.test(name)
    ? `${rest.replace(/,? and (?=[^,]+$)/, ', ')} and a "${/^(?:report|absen|request|contact|apply|feedback|sign)/i.test(name) ? 'Send' : 'Save'}" button`
    : usualOn(name, rest, isAlone)
const usualOn = (name: string, rest: string, isAlone: boolean): string =>
  /^map$/i.test(name) && !/\bmap\b/i.test(rest) ? `a map, ${rest}` : withParts(name, rest, isAlone)
const withParts = (name: string, rest: string, isAlone: boolean): string =>
  /^(?:shift plan|rota|roster|duty plan)$/i.test(name) &&
  /^(?:the |an? )?(?:shift plan|rota|roster|duty plan)\b/i.test(rest)
    ? 'a week calendar and a list of shifts with name and time'
    : inGeneral(name, rest, isAlone)
const inGeneral = (name: string, rest: string, isAlone: boolean): string =>
  /^(?:an? |the )?(?:\p{L}+ )?calendar(?: (?:with|for|of) [^,]*)?$/iu.test(rest)
    ? `a month calendar and a list of entries with date`
    : /^(?:radio buttons|a segmented control)\b[^"]*$/i.test(rest)
      ? `${rest} and a "Continue" button`
      : /calendar$/i.test(name) && !/\b(?:calendar|grid|week|month)\b/i.test(rest)
        ? `a month calendar, ${rest}`
        : /^(?:my )?profile$/i.test(name) && !/\bbutton\b|\bavatar\b|\bfield/i.test(rest)
          ? `an avatar, the name, ${rest.replace(/,? and /, ', ')} and an "Edit profile" button`
          : /^settings$/i.test(name) && !/,| and /.test(rest)
            ? `${rest}, switches for Notifications and Dark mode`
            : /(?:shopping|packing|to-?do|wish|check) ?list$/i.test(name) && !/\blist of\b/i.test(rest)
              ? `a list of items with amount and checkbox, ${rest}`
              : /^(?:receipt|confirmation|ticket)$/i.test(name) && !/,| and |"/.test(rest)
                ? `${/^ticket$/i.test(name) ? '' : 'a check icon, '}the amount, the date and ${rest}`
                : /plan$/i.test(name) && rest.replace(/^the /i, '').toLowerCase() === name.toLowerCase()
                  ? `a grid of ${toPlural(name.split(' ')[0]?.toLowerCase() ?? '')} with number and name`
                  : !isAlone || /,| and |\b(?:lists?|map|chart|form|calendar|grid|tabs|table)\b/i.test(rest)
                    ? rest
                    : `${rest} and a short description`

/**
 * Screens told in running prose ("When you open it you see ... Tapping one opens ... There you can ... The last tab
 * is ..."), each opened by its name as the other readers know it; undefined for texts that are told otherwise.
 */
export function asToldScreens(text: string): string | undefined {
  if (findAll(speaksOfScreens, text).length < leastScreens - 1 && !has(listsThem, text)) return undefined
  const sentences = sentencesIn(text)
  if (sentences.length < leastScreens) return undefined
  const told: Told = { names: [], text }
  const read = sentences.map((sentence, index) => leadOf(sentence, { ...told, isFirst: index === 0 }))
  const leads = read.filter((lead) => lead !== undefined)
  // Who begins with a screen that is drawn tells the others as the readers of drawn screens know it.
  if (/^an? \p{L}+ (?:screen|page|form) with /iu.test(text) && leads.every(({ way }) => way === 'page'))
    return undefined
  const kinds = new Set(leads.map(({ way }) => way))
  const strong = leads.filter(({ isWeak }) => isWeak !== true)
  if (strong.length < leastScreens + (kinds.size < 2 && !listsThem.test(text) ? 1 : 0)) return undefined
  const lines: string[] = []
  /** What opens from a button that is told of in passing. */
  const behind: string[] = []
  let listed: string | undefined
  let pending: string | undefined
  /** What the app is of: what it lists first. */
  let first: string | undefined
  for (const [index, sentence] of sentences.entries()) {
    const lead = read[index]
    const { rest: whole, tabs } = withTabs(lead ? lead.rest : sentence)
    const [rest = '', ...opened] = asContents(whole).split(/\. (?=The "[^"]+" button opens )/)
    behind.push(
      ...opened.map((said) =>
        said.replace(/^The ("[^"]+") button opens (?:an? )?form with /, 'Tapping $1 opens a form with '),
      ),
    )
    const isAlone = index === sentences.length - 1 || read[index + 1] !== undefined
    if (!lead) {
      const [, of] =
        /^(?:that|this) (?:page|screen|form) (?:shows|has|lists|contains|holds) (.+)$/i.exec(sentence) ?? []
      if (of !== undefined && pending !== undefined)
        lines.push(
          `Tapping "${pending}" opens the ${pending} screen with ${ofScreen(pending, asContents(of))}`,
        )
      else lines.push(capitalise(rest))
    } else if (lead.way === 'link') {
      pending = capitalise(
        lead.name === 'Add' && first !== undefined
          ? `Add ${first}`
          : lead.name === 'Add'
            ? 'Add entry'
            : (lead.name ?? ''),
      )
      if (lead.name === 'Add')
        lines.push(
          (lines.pop() ?? '').replace(
            /\ba plus button(?: and a short description)?/,
            `a "${pending}" button`,
          ),
        )
      const isTold = lines.some((line) => line.includes(`"${pending}"`))
      const isOfStart = /\b(?:start|home|first|main) (?:page|screen)\b/i.test(sentence) && lines.length > 1
      if (isOfStart) lines.splice(1, 0, `Below it is a "${pending}" button`)
      lines.push(
        rest === ''
          ? `Below it is a link "${pending}"`
          : `${isOfStart || isTold ? '' : `Below it is a "${pending}" button. `}Tapping "${pending}" opens the ${pending} screen with ${rest}`,
      )
    } else if (lead.way === 'tap') {
      const what = lead.from === '' ? listed : lead.from
      const title = lead.name ?? what ?? 'details'
      lines.push(
        `Tapping ${what === undefined ? 'one' : `the ${what}`} opens the ${title} screen with ${rest}`,
      )
    } else if (lead.way === 'first') {
      const only = lead.name === undefined ? nameOfOne(rest) : undefined
      lines.push(
        only === undefined
          ? `The ${lead.name ?? 'first'} screen has ${rest}`
          : `${opening(only)}${withUsual(only, rest, isAlone)}`,
      )
    } else if ((lead.name ?? '') === '') lines.push(`The next screen has ${rest}`)
    else
      lines.push(
        `${opening(lead.name ?? '')}${withUsual(lead.name ?? '', ofScreen(lead.name ?? '', rest), isAlone)}`,
      )
    lines.push(...tabs)
    first ??= listedIn(lines.at(-1) ?? '')
    listed = listedIn(lines.at(-1) ?? '') ?? listed
    if (lead?.way === 'first' && listed === undefined && !rest.includes('"'))
      listed = nameOf(rest).toLowerCase() || undefined
  }
  return `${[...lines, ...behind].filter((line) => line.trim() !== '').join('. ')}.`
}
