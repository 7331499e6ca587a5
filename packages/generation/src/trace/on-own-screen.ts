import type { Entity } from '../entity.ts'
import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { isSameField } from '../plan/same-field.ts'
import { isOf } from './names-of.ts'

const longestTitle = 26
const leastLetters = 5

/** What only names a screen the app has, under another word: "wantlist" is what one keeps. */
const screensNamed: readonly (readonly [RegExp, readonly ScreenKind[]])[] = [
  [/^(?:\p{L}+ )?(?:messages|chats?|inbox)$/iu, ['chats', 'thread']],
  [/^(?:wish|want) ?lists?$|^wanted(?: list)?$/i, ['saved']],
  [/^(?:agenda|programme|program|timetable|schedule)(?: (?:by|per|of) .+)?$/i, ['week', 'calendar']],
  [/^(?:\p{L}+ )?live(?: (?:map|location|position|tracking))?$|^live (?:map|location|position)$/iu, ['map']],
  [/^\p{L}+ keys?$/iu, ['keypad']],
]

/** The people or things whose lives are told: "poet biographies" on the list of poets. */
function ofWhom(label: string, { screens, entities }: AppPlan): ScreenPlan | undefined {
  const [, who = ''] =
    /^(\p{L}+)(?:['’]s?)? (?:biograph(?:y|ies)|bios?|portraits?|profiles?)$/iu.exec(label) ?? []
  if (who === '') return undefined
  const noun = toSingular(who.toLowerCase())
  return screens.find(({ kind, entity, name }) => {
    const listed = entities.get(entity)
    return (
      (kind === 'people' || kind === 'browse') &&
      (toSingular(name.toLowerCase()) === noun || (listed !== undefined && isOf(listed, noun)))
    )
  })
}

/** "Personal best" where one of the numbers is the best: it is called so. */
function isPersonal(main: Entity, words: readonly string[], label: string): boolean {
  const isIt = ({ title }: { title: string }) => title.toLowerCase() === words.at(-1)
  if (words[0] !== 'personal' || ![...main.facts, ...main.figures].some(isIt)) return false
  main.figures = main.figures.map((figure) => (isIt(figure) ? { ...figure, title: label } : figure))
  return true
}

/** "Personal best" where one of the numbers is the best, "warning bell" where one sets when it rings. */
function isOfMain(label: string, { entities }: AppPlan): boolean {
  const [main] = entities.values()
  const words = label.toLowerCase().split(' ')
  if (!main || words.length < 2) return false
  const [verb = '', ...rest] = words
  return (
    (/^(?:log|note|enter|track)$/.test(verb) &&
      main.fields.some(({ name }) => isSameField(name, rest.join(' ')))) ||
    isPersonal(main, words, label) ||
    main.fields.some(({ name }) => name.toLowerCase().startsWith(`${words.join(' ')} `))
  )
}

/**
 * The screen a phrase names that an app has by itself, called so where there is room: the clock for a timer, the month for
 * dates, the messages for "guest messages". Undefined for what has to be put somewhere.
 */
export function onOwnScreen(extra: Extra, { verb }: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const find = (kinds: readonly ScreenKind[]) => plan.screens.find(({ kind }) => kinds.includes(kind))
  const called = (screen: ScreenPlan | undefined, label: string) => {
    if (screen && screen.isTab && label.length <= longestTitle) screen.title ??= label
    return screen
  }
  const slots = find(['slots'])
  if (slots && 'label' in extra && /^special (?:wishes|requests|needs)$/i.test(extra.label)) {
    slots.extras.push({
      kind: 'field',
      field: { name: extra.label, kind: 'long', value: '', options: [] },
    })
    return slots
  }
  // They have a list of their own, whatever they are of.
  if (extra.kind === 'thing' && /^(?:my |your )?favou?rites$/i.test(extra.label)) {
    const kept = find(['saved'])
    if (kept) return called(kept, extra.label)
  }
  if (extra.kind === 'clock') return called(find(['timer']), extra.label)
  if (extra.kind === 'dates') {
    if (slots && /\bdates? and times?\b/i.test(extra.label)) {
      slots.title = extra.label
      return slots
    }
    return called(find(['calendar', 'week']), extra.label)
  }
  if (extra.kind === 'chart' && /^charts?$/i.test(extra.label)) return called(find(['stats']), extra.label)
  // "Message log"
  if (extra.kind === 'thing' && /^message (?:logs?|history)$/i.test(extra.label))
    return called(find(['chats', 'thread']), extra.label)
  if (verb || (extra.kind !== 'note' && extra.kind !== 'field')) return undefined
  const label = extra.kind === 'field' ? extra.field.name : extra.label
  const [main] = plan.entities.keys()
  // "Stock of finished candles": these are listed.
  if (/^stock$/i.test(label) && /\bstock of (?:\p{L}+ )?\p{L}+/iu.test(plan.whole ?? plan.description))
    return find(['browse'])
  // What is sold from a van is open where the van stands.
  if (/^opening (?:times|hours)$/i.test(label) && plan.entities.has('truck-stop'))
    return find(['week', 'map'])
  // "Fabric stash" where a list is called Stash
  const list = plan.screens.find(
    ({ kind, name, isTab, entity }) =>
      isTab &&
      entity !== main &&
      (kind === 'browse' || kind === 'checklist') &&
      label.includes(' ') &&
      name.length >= leastLetters &&
      name.toLowerCase() === label.toLowerCase().split(' ').at(-1),
  )
  if (list || extra.kind === 'field') return called(list, label)
  const [, kinds] = screensNamed.find(([named]) => named.test(extra.label)) ?? []
  // "The bus live"
  const said = extra.label.replace(/ live$/i, ' on the map')
  const screen = kinds ? called(find(kinds), said) : called(ofWhom(label, plan), label)
  return screen ?? (isOfMain(extra.label, plan) ? plan.screens[0] : undefined)
}
