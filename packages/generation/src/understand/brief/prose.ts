import { kindsOf } from '../../plan/told-tabs.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { isDone } from '../role-doings.ts'
import type { Area, ToldScreen } from './areas.ts'

/** Screens any app has: their names say nothing of what it is about. */
const ofAnyApp =
  /^(?:home|start|welcome|today|overview|dashboard|profile|my profile|me|you|account|my account|settings|more|menu|info)$/i

const lower = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
const isDoing = (name: string) =>
  name.includes(' ') && strictVerbs.has(name.split(' ')[0]?.toLowerCase() ?? '')
const isOfThings = (name: string) => /(?<![su])s$/i.test(name)

/**
 * Whether a screen is made of what is told of it alone: it has a name no kind of app has a screen for, and is no list of
 * things. Of the others the kind of app knows more than a brief says.
 */
const isAsTold = ({ name, told }: ToldScreen, index: number): boolean =>
  index > 0 &&
  told !== '' &&
  !ofAnyApp.test(name) &&
  !isDoing(name) &&
  kindsOf(name).length === 0 &&
  !isOfThings(name)

/** What the screens of an area are and show, in sentences. */
export function proseOf({ screens }: Area): string {
  const named = screens
    .filter(({ name, told }) => told === '' && !ofAnyApp.test(name) && !isDoing(name))
    .map(({ name }) => lower(name))
  const told = screens.flatMap((screen, index) => (isAsTold(screen, index) ? [] : sentencesOn(screen)))
  return [...told, ...(named.length > 0 ? [`The app has ${named.join(', ')}.`] : [])].join(' ')
}

function sentencesOn({ name, told }: ToldScreen): string[] {
  const [first = '', ...others] = told
    .replaceAll(/\s*\(\d[^)]*\)/g, '')
    .split(/;\s*/)
    .filter((part) => part !== '')
  const more = others.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`)
  if (isDoing(name))
    return [`Users can ${lower(name)}${first === '' ? '' : ` with ${first.replace(/^with /, '')}`}.`, ...more]
  if (first === '') return []
  if (ofAnyApp.test(name)) return [`Users can see ${first}.`, ...more]
  // "Meals (sign up for dinner, who cooks)": what one does there.
  if (isDone((first.split(' ')[0] ?? '').toLowerCase()))
    return [`The app has ${lower(name)}.`, `Users can ${first}.`, ...more]
  if (/^(?:with|where|showing|for|from)\b/.test(first))
    return [`The app has ${lower(name)} ${first}.`, ...more]
  // "Wines: a list filtered by colour": of wines.
  const listed = /^(?:an? |the )?(list|grid|overview|table) (?!of\b)/i.exec(first)
  const seen = listed
    ? `a ${listed[1]?.toLowerCase() ?? 'list'} of ${lower(name)} ${first.slice(listed[0].length)}`
    : isOfThings(name) && !first.toLowerCase().includes(lower(name)) && !/^my /i.test(name)
      ? `${lower(name)}, ${first}`
      : first
  return [`Users can see ${seen}.`, ...more]
}
