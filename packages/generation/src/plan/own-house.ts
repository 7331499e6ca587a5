import type { Understanding } from '../understand/understand.ts'
import type { Entity } from '../entity.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import type { ScreenPlan } from './types.ts'
import { has } from '../understand/searched.ts'

/** What only one's own house has, wherever it stands in the description. */
const asked =
  /\b(?:(?:opening|business|visiting) (?:hours|times)|contact (?:us|forms?|details|info(?:rmation)?|page|screen|section|data)|(?:call|find|reach|visit|phone|ring|message) us|write to us|our (?:address|location|phone number|contact\w*)|how to (?:get|come|find|reach) (?:here|there|us|to us))\b|(?:^|[,;:]|\band|&)\s*(?:contacts?|directions|location|address and phone)\s*(?=$|[,;.]|\band\b|&)/im
/** Many houses, each with hours of its own. */
const isOfMany =
  /\b(?:find(?! us)|finds|finding|finder|locator|nearby|near (?:me|you|us)|director(?:y|ies)|guide to|compare|around (?:me|you|town)|in (?:the|my|our|your) (?:area|city|town|neighbou?rhood|region|village)|each (?:with|has|shows)|emergency contacts?|contacts? (?:list|app|manager|book))\b/i

/** Whether the app is that of one house (a shop, a practice, a club) which tells when it is open and how it is reached. */
export const isOfOneHouse = (text: string, main: Entity): boolean =>
  has(asked, text) &&
  !isOfMany.test(text) &&
  main.nounClass !== 'place' &&
  !/^(?:contact|town-restaurant|dining-place|eatery)/.test(main.id)

const hours = /\b(?:opening|business|visiting) (?:hours|times)\b/i
const way =
  /\b(?:find us|our (?:location|address)|where (?:we are|to find us)|how to (?:get|come|find|reach) (?:here|there|us|to us))\b|(?:^|[,;:]|\band|&)\s*(?:directions|location)\b/i
const message = /\bcontact forms?\b|\b(?:write to|message) us\b/i
const reach = /\b(?:contact\w*|call|phone|ring|reach|write|message|address)\b/i

/** Tells the screen on the house what it shows, and names it after that. */
export function tellVisit(screens: readonly ScreenPlan[], { text }: Understanding): void {
  const screen = screens.find(({ kind }) => kind === 'visit')
  if (!screen) return
  screen.visit = [
    ...(hours.test(text) ? (['hours'] as const) : []),
    ...(way.test(text) ? (['map'] as const) : []),
    ...(message.test(text) ? (['form'] as const) : []),
  ]
  if (reach.test(text)) return
  const [first, second] = screen.visit
  screen.name = first === 'hours' ? (second === 'map' ? 'Visit us' : 'Opening hours') : 'Find us'
  if (screen.name === 'Opening hours') screen.icon = 'clock'
}

/** "Membership card", "door key": the pass one shows is called what it is. */
export function tellPass(screens: readonly ScreenPlan[], { text }: Understanding): void {
  const pass = screens.find(({ kind }) => kind === 'ticket')
  if (!pass?.title || !/(?:card|pass|key)$/i.test(pass.title)) return
  // Beside it there are tickets, which are shown there.
  if (/\btickets?\b/i.test(text)) delete pass.title
  else pass.name = pass.title
}

/** Those one books with or learns from, by the words houses have for them. */
const staff: readonly ReadonlySet<string>[] = [
  new Set('teachers trainers instructors coaches tutors'.split(' ')),
  new Set('team stylists barbers hairdressers groomers therapists beauticians masseurs artists'.split(' ')),
  new Set('dentists doctors physicians practitioners'.split(' ')),
]

/** Calls the screen of those who work in the house as the description does: "Trainers" of a gym whose kind has teachers. */
export function tellStaff(
  screens: readonly ScreenPlan[],
  { phrases }: Understanding,
  entities: Map<string, Entity>,
): void {
  for (const { verb, words, label } of phrases) {
    const [said = ''] = words
    const group = staff.find((names) => names.has(said))
    if (verb || label || words.length !== 1 || !group) continue
    const screen = screens.find(
      ({ kind, name }) => (kind === 'people' || kind === 'browse') && group.has(name.toLowerCase()),
    )
    const entity = entities.get(screen?.entity ?? '')
    if (!screen || screens.some(({ name }) => name.toLowerCase() === said)) continue
    screen.name = capitalise(said)
    if (entity && group.has(entity.many.toLowerCase()))
      entities.set(entity.id, {
        ...entity,
        many: capitalise(said),
        one: capitalise(toSingular(said)),
        words: [...entity.words, toSingular(said)],
      })
  }
}
