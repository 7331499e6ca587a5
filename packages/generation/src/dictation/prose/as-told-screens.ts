import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { opens } from '../screen-names.ts'
import { asContents } from './contents.ts'
import { leadOf, type Told } from './leads.ts'
import { areSeveral, nameOf } from './name-of.ts'

const leastScreens = 3

/** The sentences of a text as they stand, without their ends. */
const sentencesIn = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?])\s+|\n+|; |, and (?=(?:the (?:last|next|other|second|third) |another )(?:page|screen|tab))|,? and (?=one for the )/,
    )
    .map((sentence) =>
      sentence
        .replace(/[.!?\s]+$/, '')
        .replace(/^\s*[-*•]\s*/, '')
        .replace(/^(?:and )?one for (?=the |my |our )/i, 'There is a page for '),
    )
    .filter((sentence) => sentence !== '')

/** What the last list of a text is of, in the singular: "the list of pharmacies". */
function listedIn(text: string): string | undefined {
  const found = [
    ...text.matchAll(
      /\b(?:(?:lists?|grid|table|gallery|rows?) of|map (?:of|with)) (?:(?:all|my|our|your|the|new|past|open) )*([\p{L}-]{3,20})\b/giu,
    ),
  ].at(-1)?.[1]
  return found === undefined ? undefined : toSingular(found.toLowerCase())
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
  /calendar$/i.test(name) && !/\b(?:calendar|grid|week|month)\b/i.test(rest)
    ? `a month calendar, ${rest}`
    : /^(?:my )?profile$/i.test(name) && !/\bbutton\b|\bavatar\b|\bfield/i.test(rest)
      ? `an avatar, the name, ${rest.replace(/,? and /, ', ')} and an "Edit profile" button`
      : /^settings$/i.test(name) && !/,| and /.test(rest)
        ? `${rest}, switches for Notifications and Dark mode`
        : /(?:shopping|packing|to-?do|wish|check) ?list$/i.test(name) && !/\blist of\b/i.test(rest)
          ? `a list of items with amount and checkbox, ${rest}`
          : /^(?:receipt|confirmation|ticket)$/i.test(name) && !/,| and |"/.test(rest)
            ? `a check icon, the amount, the date and ${rest}`
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
  const sentences = sentencesIn(text)
  const told: Told = { names: [], text }
  const read = sentences.map((sentence, index) => leadOf(sentence, { ...told, isFirst: index === 0 }))
  const leads = read.filter((lead) => lead !== undefined)
  // Who begins with a screen that is drawn tells the others as the readers of drawn screens know it.
  if (/^an? \p{L}+ (?:screen|page|form) with /iu.test(text) && leads.every(({ way }) => way === 'page'))
    return undefined
  const kinds = new Set(leads.map(({ way }) => way))
  if (leads.length < leastScreens + (kinds.size < 2 ? 1 : 0)) return undefined
  const lines: string[] = []
  /** What opens from a button that is told of in passing. */
  const behind: string[] = []
  let listed: string | undefined
  let pending: string | undefined
  /** What the app is of: what it lists first. */
  let first: string | undefined
  for (const [index, sentence] of sentences.entries()) {
    const lead = read[index]
    const [rest = '', ...opened] = asContents(lead ? lead.rest : sentence).split(
      /\. (?=The "[^"]+" button opens )/,
    )
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
      pending = capitalise(lead.name === 'Add' && first !== undefined ? `Add ${first}` : (lead.name ?? ''))
      const isOfStart = /\b(?:start|home|first|main) (?:page|screen)\b/i.test(sentence) && lines.length > 1
      if (isOfStart) lines.splice(1, 0, `Below it is a "${pending}" button`)
      lines.push(
        rest === ''
          ? `Below it is a link "${pending}"`
          : `${isOfStart ? '' : `Below it is a "${pending}" button. `}Tapping "${pending}" opens the ${pending} screen with ${rest}`,
      )
    } else if (lead.way === 'tap') {
      const what = lead.from === '' ? listed : lead.from
      const title = lead.name ?? what ?? 'details'
      lines.push(
        `Tapping ${what === undefined ? 'one' : `the ${what}`} opens the ${title} screen with ${rest}`,
      )
    } else if (lead.way === 'first')
      lines.push(
        `The ${/^an? (?:big |large )?map\b(?!.*(?:,| and ))/i.test(rest) ? 'Map' : (lead.name ?? 'first')} screen has ${rest}`,
      )
    else if ((lead.name ?? '') === '') lines.push(`The next screen has ${rest}`)
    else
      lines.push(
        `${opening(lead.name ?? '')}${withUsual(lead.name ?? '', ofScreen(lead.name ?? '', rest), isAlone)}`,
      )
    first ??= listedIn(lines.at(-1) ?? '')
    listed = listedIn(lines.at(-1) ?? '') ?? listed
    if (lead?.way === 'first' && listed === undefined) listed = nameOf(rest).toLowerCase() || undefined
  }
  return `${[...lines, ...behind].filter((line) => line.trim() !== '').join('. ')}.`
}
