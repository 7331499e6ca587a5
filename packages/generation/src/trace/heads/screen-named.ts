import type { AppPlan, ScreenKind } from '../../plan/types.ts'
import { addSettings } from '../../plan/add-settings.ts'
import { makeEntity } from '../../plan/make-entity.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { isSame } from '../../words/synonyms.ts'
import { firstOf, heldOn } from '../deeds/deed.ts'
import { hostOf } from '../host-of.ts'
import type { HeadRule } from './head.ts'
import { find, has } from '../../understand/searched.ts'

const longestTitle = 26

/** Screens by the words one has for them, whatever stands before. */
const named: readonly (readonly [RegExp, readonly ScreenKind[]])[] = [
  [/^(?:\p{L}+ )?(?:settings|preferences)(?: (?:menu|page|screen|settings))?$/iu, ['settings']],
  [/^(?:\p{L}+ )?map ?views?$/iu, ['map']],
  [
    /^(?:\p{L}+ )?(?:chat|messaging)(?: (?:system|feature|function|room|screen|page))?$/iu,
    ['chats', 'thread'],
  ],
  [/^(?:sign|log)[ -]?(?:in|up)(?: (?:page|screen|form))?$/iu, ['signin']],
  [/^(?:\p{L}+ )?calendar ?views?$/iu, ['calendar', 'week']],
  [/^(?:\p{L}+ )?(?:news ?|activity |home )?feeds?$/iu, ['feed']],
]

/** "MapView", "preference settings": the screen there is for it, called so. */
export const screenNamed: HeadRule = (label, _phrase, plan) => {
  const said = label.replace(/(\p{Ll})(View)$/u, '$1 view').replace(/^(map|calendar)view$/i, '$1 view')
  const kinds = named.find(([form]) => has(form, said))?.[1]
  if (kinds?.[0] === 'settings' && plan.tool === undefined) addSettings(plan.screens)
  const screen = kinds && firstOf(plan, ...kinds)
  if (screen) {
    if (said.length <= longestTitle) screen.title ??= capitalise(said.toLowerCase())
    return { done: screen }
  }
  if (kinds?.[0] === 'map')
    return heldOn(
      firstOf(plan, 'home', 'browse', 'detail'),
      { kind: 'place', label: capitalise(said.toLowerCase()) },
      plan,
    )
  return undefined
}

const listed: ReadonlySet<ScreenKind> = new Set(['browse', 'checklist', 'people'])

/** "Vehicle check" where checks of vehicles have a screen: that, called so. */
export const listNamed: HeadRule = (label, _phrase, { screens, entities, description }) => {
  const said = label.toLowerCase()
  const words = said.split(' ')
  // "Flash cards for studying" are all of the app.
  if (words.length < 2 || description.trimStart().toLowerCase().startsWith(said)) return undefined
  const one = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')
  const screen = screens.find(
    ({ kind, entity }) => listed.has(kind) && entities.get(entity)?.words.includes(one) === true,
  )
  if (!screen) return undefined
  // A personal dictionary holds words, and is one.
  const isOneOfThem = isSame(
    toSingular(words.at(-1) ?? ''),
    entities.get(screen.entity)?.one.toLowerCase() ?? '',
  )
  const title = screen.kind === 'browse' && isOneOfThem ? toPlural(one) : said
  if (title.length <= longestTitle) screen.title ??= capitalise(title)
  return { done: screen }
}

const feed =
  /^feed (?:with|of|for|from) (?:(?:an?|the|all|their|your|latest|new|recent) )*(?:[\p{L}-]+ )?([\p{L}-]+s)\b/iu

/** Whether a text has a feed, and does not tell of feeding. */
const isFeed = ({ whole, description }: AppPlan): boolean =>
  /\b(?:an?|the|their|your|main|home|news|live|one|\p{L}+ed) feed (?:with|of|for|from)\b|(?:^|[.;:,]\s+)feed (?:with|of|for|from)\b/iu.test(
    whole ?? description,
  )

/** "Feed with announcements": the feed there is, else a list of these. */
export const feedOf: HeadRule = (label, phrase, plan) => {
  const [, what = ''] = find(feed, label) ?? []
  if (what === '' || !isFeed(plan)) return undefined
  const screen = firstOf(plan, 'feed')
  if (screen) {
    if (label.length <= longestTitle) screen.title ??= label
    return { done: screen }
  }
  const one = toSingular(what.toLowerCase())
  const extra = {
    kind: 'thing',
    label: label.length <= longestTitle ? label : capitalise(toPlural(one)),
    entity: makeEntity([one], plan.contentSeed, true, phrase.domain),
    isWhole: true,
  } as const
  return heldOn(hostOf(plan, extra), extra, plan)
}

/** "A marker on a map": where something is, told by its mark alone. */
export const markerOf: HeadRule = (label, _phrase, plan) =>
  /^(?:marker|pin)s?(?: on (?:an? |the )?map)?$/i.test(label) &&
  /\b(?:marker|pin)s? on (?:an?|the) map\b/i.test(plan.whole ?? plan.description)
    ? heldOn(firstOf(plan, 'form', 'map', 'detail'), { kind: 'place', label: 'Marker on map' }, plan)
    : undefined
