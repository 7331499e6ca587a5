import { byWord } from '../by-word.ts'
import { readComparison } from '../words/known-apps.ts'
import { replaced } from './searched.ts'

/** What a known app is in another: "Splitwise clone" among what a flat share wants is where costs are shared. */
const partOf: Readonly<Partial<Record<string, string>>> = byWord({
  split: 'shared costs',
  chat: 'group chat',
  'team-chat': 'group chat',
  todo: 'to-do list',
  kanban: 'task board',
  notes: 'shared notes',
  calendar: 'shared calendar',
  'shopping-list': 'shopping list',
  'photo-sharing': 'photo feed',
  music: 'playlists',
  'live-location': 'live location map',
  habits: 'habits',
  polls: 'polls',
})
const listed =
  /^(\s*[-*•–]\s+)((?:\p{L}+ ){0,2}\p{L}+)[ -](?:clone|copy|like|style|type|equivalent|replacement)(?: (?:thing|app|feature))?\.?$/gimu

/** The text with known apps in its lines by what they are there: none of them is what it is as a whole. */
export const withListedApps = (text: string): string =>
  replaced(text, listed, (whole: string, bullet: string, name: string) => {
    const part = partOf[readComparison(`like ${name}`).kind ?? '']
    return part ? bullet + part : whole
  })
