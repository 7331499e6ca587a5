import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { find, findAll } from './searched.ts'

const mostRoles = 4
const longestRole = 16
const notRoles = new Set('user people person app customer-facing kid child member friend everyone'.split(' '))

const isRole = (words: string) => {
  const noun = toSingular(words.toLowerCase().split(' ').at(-1) ?? '')
  return classOf(noun) === 'person' && !notRoles.has(noun)
}
const clean = (text: string) =>
  text
    .trim()
    .replace(/^(?:and|or|the|a|an|for|both|our)\s/i, '')
    .trim()

/** "Patients book ...", "Drivers see ...": who stands at the beginning of a clause and does something. */
const doingSomething =
  /(?:^|[.:;\n]\s*|,\s(?:and\s)?|\band\s)(\p{L}{3,16}(?:\s\p{L}{3,14})?s|staff|admin) (?:can|could|should|may|must|will|see|book|get|check|manage|post|track|browse|order|pay|mark|tick|record|define|complete|accept|approve|upload|rate|report|answer|create|add|enter|confirm|use|have|choose|offer|vote|find|log)\b/giu
/** "For teachers and parents". */
const forTwo = /\bfor (\p{L}{3,16}(?:\s\p{L}{3,14})?s) and (\p{L}{3,16}s)\b/iu

/** Who uses the app in different parts ("Patients book, doctors see"), singular, when there are at least two. */
export function readRoles(text: string): string[] {
  const found = new Map<string, string>()
  const add = (written: string) => {
    const role = clean(written)
    const words = role.split(/\s+/)
    if (role === '' || words.length > 2 || role.length > longestRole || !isRole(role)) return
    const last = toSingular((words.at(-1) ?? '').toLowerCase())
    const name = capitalise([...words.slice(0, -1), last].join(' ').toLowerCase())
    if (found.size < mostRoles) found.set(last, name)
  }
  const listed = find(/\b(?:roles?|user types?|users are|accounts?):\s*([^.\n]{3,120})/i, text)?.[1]
  for (const role of listed?.split(/,|\/|\band\b/) ?? []) add(role)
  for (const match of findAll(doingSomething, text)) add(match[1] ?? '')
  const forBoth = find(forTwo, text)
  for (const role of forBoth?.slice(1) ?? []) add(role)
  return found.size >= 2 ? [...found.values()] : []
}
