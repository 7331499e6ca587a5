import type { Extra } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { iconFor } from '../words/noun-icons.ts'
import { whereNow } from './shown-by-screen.ts'
import { isSwitched } from './typed-of.ts'
import { has } from '../understand/searched.ts'

/** "Photo viewer", "rich text editor", "theme manager": parts of an app, nobody's work. */
const tools: readonly RegExp[] = [
  /\b(?:text|photo|image|video|code|file|pdf|music|media|audio|document|book|comic|map|exif|tag) (?:editor|viewer|reader|scanner|player|explorer|converter|browser)$/i,
  /^(?:themes?|downloads?|files?|passwords?|clipboard|windows?|packages?|apps?|playlists?|tabs?|bookmarks?|fonts?|plugins?|backups?|storage|battery|memory|process|session|queue|collection|subscriptions?|profiles?|wallpapers?|icons?|templates?|presets?|tags?|layers?) managers?$/i,
]

/** What is only named: a setting where it is on or off, else a word to tap on. */
export const named = (label: string, head: string): Extra =>
  has(isSwitched, label) ? { kind: 'switch', label } : { kind: 'note', label, icon: iconFor(head, 'spark') }

/**
 * What a noun alone says is a part of any app: what is kept on the phone, what one marks things with, its tools, how one
 * finds and sorts. Undefined for all else.
 */
export function partOfApp(
  { verb, words, isOfStory }: Phrase,
  label: string,
  head: string,
): Extra | undefined {
  if (verb) return undefined
  // How one searches is written in the field for it.
  if (
    /^(?:full[- ]text|fuzzy|instant|global|advanced|quick|fast|keyword|semantic|universal|powerful) search$/i.test(
      label,
    )
  )
    return { kind: 'search', label }
  // Where somebody is now is seen on a map.
  if (has(whereNow, label.toLowerCase())) return { kind: 'place', label }
  // "Offline rates": kept on the phone or not.
  if (has(/^offline (?!maps?\b|regions?\b|areas?\b)[\p{L} ]+$/iu, label)) return { kind: 'switch', label }
  // What one marks things with is chosen for each.
  if (!isOfStory && /^(?:(?:custom|coloured|colou?r) )?(?:tags|labels)$/i.test(label))
    return { kind: 'choice', label, options: ['Everyday', 'Work', 'Home', 'Ideas', 'Later'] }
  if (tools.some((form) => has(form, label)))
    return { kind: 'note', label, icon: iconFor(words.at(-2) ?? head, 'spark') }
  // "A finder and a sorter" of what the app keeps.
  if (words.length < 3 && head === 'finder') return { kind: 'search', label }
  if (words.length < 3 && head === 'sorter')
    return { kind: 'choice', label: 'Sort by', options: ['Newest', 'Oldest', 'Name', 'Size'] }
  return undefined
}
