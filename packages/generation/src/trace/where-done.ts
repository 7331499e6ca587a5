import type { Entity } from '../entity.ts'
import { isSameField } from '../plan/same-field.ts'
import type { AppPlan, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { longestKey } from '../compose/scene.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { doneByName } from './done-by-name.ts'
import { asHousePart } from './house-parts.ts'
import { labelOf } from './label-of.ts'
import { narrowing } from './narrowing.ts'
import { onReminder } from './on-reminder.ts'
import { onSearch } from './on-search.ts'
import { isOf } from './names-of.ts'
import { asTagline } from './tagline.ts'
import { whereChosenInForm } from './where-chosen-in-form.ts'
import { whereOrdered } from './where-ordered.ts'
import { whereChosen } from './where-chosen.ts'

const find = ({ screens }: AppPlan, ...kinds: ScreenKind[]): ScreenPlan | undefined => {
  for (const kind of kinds) {
    const screen = screens.find((each) => each.kind === kind && !each.isDeed)
    if (screen) return screen
  }
  return undefined
}

const mainOf = ({ entities }: AppPlan): Entity | undefined => [...entities.values()][0]

/** "A shared savings goal" is one as the others are. */
const whose = /^(?:shared|joint|common|new|own|personal|custom|individual|private)$/
/** "To-do item" of a list of tasks. */
const item = /^(?:items?|entry|entries|records?)$/

const isMain = (plan: AppPlan, phrase: Phrase): boolean => {
  const main = mainOf(plan)
  const said = whose.test(phrase.words[0] ?? '') ? phrase.words.slice(1) : phrase.words
  const words = said.length > 1 && item.test(said.at(-1) ?? '') ? said.slice(0, -1) : said
  return (
    main !== undefined &&
    (words.length < 3 || /^\p{L}+ing$/u.test(words.at(-2) ?? '')) &&
    (isOf(main, toSingular(words.at(-1) ?? '')) || main.one.toLowerCase() === words.map(toSingular).join(' '))
  )
}

const clockVerbs = /^(?:start|pause|stop|resume|reset|restart|skip|continue|cancel)$/
const clockNouns =
  /^(?:timers?|clocks?|stopwatch|stopwatches|countdowns?|sessions?|rounds?|it|them|pause|stop|reset|start|resume|time|counting|projects?|tasks?|jobs?|work|shifts?|trackers?|tracking)$/

/** Its keys are called as the description calls them. */
function withKey(screen: ScreenPlan, phrase: Phrase): ScreenPlan {
  const label = labelOf(phrase)
  const short = capitalise(`${phrase.verb ?? ''} ${toSingular(phrase.words.at(-1) ?? '')}`)
  screen.keys = [...(screen.keys ?? []), label.length > longestKey && phrase.verb ? short : label]
  return screen
}

/** "Start, pause and reset the timer": the keys below a clock. */
function onClock(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const timer = find(plan, 'timer')
  // "Tap tempo" on a metronome
  if (timer && phrase.verb === 'tap') return withKey(timer, phrase)
  const nouns = phrase.words.filter((word) => word !== phrase.verb && !/^(?:and|or)$/.test(word))
  const said = phrase.verb ?? (phrase.words.length === 1 ? phrase.words[0] : undefined) ?? ''
  if (
    !timer ||
    !clockVerbs.test(said) ||
    !nouns.every((noun) => clockNouns.test(noun) || clockVerbs.test(noun))
  )
    return undefined
  return withKey(timer, phrase)
}

/** A form makes what these are done with. */
const making =
  /^(?:create|add|post|log|enter|write|record|submit|upload|publish|register|make|define|note|input|store|save|jot|contribute|insert|set up|report|track|type|generate)$/
const longestTitle = 24

/** "Post a question": what the form there is for it is called. */
function onForm(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const main = mainOf(plan)
  if (
    !main ||
    !phrase.verb ||
    !making.test(phrase.verb) ||
    phrase.words.length === 0 ||
    /(?:list|library|collection)$/.test(phrase.words.at(-1) ?? '') ||
    !isMain(plan, phrase)
  )
    return undefined
  const form = plan.screens.find(
    ({ kind, entity, isDeed }) =>
      (kind === 'form' || kind === 'editor') && !isDeed && plan.entities.get(entity) === main,
  )
  if (!form) return undefined
  const words = [...phrase.words.slice(0, -1), toSingular(phrase.words.at(-1) ?? '')]
  const title = capitalise([phrase.verb, ...words].join(' '))
  if (
    !/^(?:save|store|track)$/.test(phrase.verb) &&
    title.length <= longestTitle &&
    !phrase.label?.includes(' of ')
  )
    form.title ??= withOther(title, main, plan.whole ?? plan.description)
  return form
}

/** "Add income or expense" where a description says "add an income or an expense", and both are what the app keeps. */
function withOther(title: string, main: Entity, text: string): string {
  const [, noun = ''] = /^\p{L}+ (\p{L}+)$/u.exec(title) ?? []
  const [, another = ''] =
    new RegExp(String.raw`\b${noun}s? (?:or|and) (?:an? |the )?(\p{L}+)`, 'iu').exec(text) ?? []
  const both = `${title} or ${toSingular(another.toLowerCase())}`
  return noun !== '' && isOf(main, toSingular(another.toLowerCase())) && both.length <= longestTitle
    ? both
    : title
}

const logging = /^(?:track|log|record|note|upload|import|load)$/

/** "Track exercise" where what one logs is not the main thing: the form for it, which is called so. */
function onOtherForm({ verb, words }: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const nouns = words.filter((word) => word !== verb).map(toSingular)
  const main = mainOf(plan)
  if (!verb || !logging.test(verb) || plan.isRegister) return undefined
  const form = plan.screens.find(({ kind, entity, isDeed }) => {
    const thing = plan.entities.get(entity)
    return (
      kind === 'form' &&
      !isDeed &&
      thing !== undefined &&
      thing !== main &&
      isOf(thing, nouns.at(-1) ?? '') &&
      // "Upload a CSV file" where CSV files are opened
      nouns.slice(0, -1).every((noun) => thing.id.split('-').includes(noun))
    )
  })
  if (form) form.title ??= capitalise(`${verb} ${nouns.at(-1) ?? ''}`)
  return form
}

const filling =
  /^(?:upload|add|select|choose|enter|type|paste|set|change|pick|attach|insert|write|customi[sz]e|adjust|provide|specify|give|record|log|note|measure)$/
const drawing =
  /^(?:upload|add|select|choose|set|change|pick|insert|draw|paint|erase|undo|redo|save|crop|rotate|resize|adjust|apply|export|clear|load|import|edit|combine|trim|cut)$/

/** "Upload an image" where one draws or cuts: its tools. */
function onEditor(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const editor = find(plan, 'editor')
  if (!editor?.isTab || !phrase.verb || phrase.words.length === 0) return undefined
  if (isMain(plan, phrase) && /^(?:generate|create|make|design|produce)$/.test(phrase.verb)) return editor
  return drawing.test(phrase.verb) ? withKey(editor, phrase) : undefined
}

/** "Select the color": a value of the form, or one of the tools one draws with. */
function onTools(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const noun = phrase.words.join(' ')
  if (!phrase.verb || noun === '') return undefined
  if (!filling.test(phrase.verb)) return undefined
  const main = mainOf(plan)
  return plan.screens.find(
    (screen) =>
      screen.kind === 'form' &&
      !screen.isDeed &&
      [
        ...(plan.entities.get(screen.entity) === main || screen.isTab
          ? (plan.entities.get(screen.entity)?.fields ?? [])
          : []),
        ...screen.extras.flatMap((extra) => (extra.kind === 'field' ? [extra.field] : [])),
      ].some(
        ({ name, kind }) =>
          isSameField(name, noun) || (kind === 'long' && name.toLowerCase() === phrase.words.at(-1)),
      ),
  )
}

const gestures =
  /^(?:drag|drop|swipe|tap|click|press|double-click|double-tap|pinch|scroll|hover|shake|tilt|point|flip|hold|long-press|slide|rotate|zoom|drag and drop)$/
const touched: readonly ScreenKind[] = [
  'game',
  'board',
  'editor',
  'calendar',
  'map',
  'week',
  'checklist',
  'browse',
  'home',
  'feed',
]
const longestHint = 40

/** "Gallery" where the pictures are called that, "take-away restaurant" where all of it is about one. */
function named(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (phrase.verb) return undefined
  const label = labelOf(phrase)
    .toLowerCase()
    .replace(/^(?:check|see|view|show) (?:currently |all |the )*/, '')
  const called = plan.screens.find(({ name, title, kind, entity }) =>
    [name, title, kind === 'browse' ? plan.entities.get(entity)?.many : undefined].some(
      (each) => each?.toLowerCase() === label,
    ),
  )
  if (called) return called
  const [front] = plan.screens
  const head = phrase.words.at(-1) ?? ''
  const isSetting =
    phrase.words.length > 1 &&
    !phrase.label &&
    head === toSingular(head) &&
    /^(?:restaurant|cafe|café|school|shop|store|clinic|office|company|hospital|gym|hotel|university|farm|museum|library|church|club|bar|studio)$/.test(
      head,
    ) &&
    opening(plan.whole ?? plan.description).includes(phrase.text.toLowerCase())
  return isSetting ? front : undefined
}

/** What a description says before it tells what the app has: "nearest hospital" of a list further down is a part of it. */
const opening = (text: string): string =>
  text.toLowerCase().split(/[.:;\n]| (?:with|including|where) /)[0] ?? ''

/** "Drag events between dates": how a screen is handled is said on it, in a line. */
function asHint(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const label = labelOf(phrase)
  if (/\b(?:sos|emergency|panic|help)\b/i.test(label)) return undefined
  const isPress = /^long press\b/i.test(label)
  if (!isPress && (!gestures.test(phrase.verb ?? '') || label.split(' ').length < 2)) return undefined
  if (label.length > longestHint) return undefined
  // Cards are turned where one learns with them.
  const screen = (/\bcards?$/i.test(label) && find(plan, 'quiz')) || find(plan, ...touched)
  if (!screen) return undefined
  if (screen.extras.some((extra) => extra.kind === 'hint' && extra.label === label)) return screen
  if (screen.extras.filter((extra) => extra.kind === 'hint').length > 1) return undefined
  screen.extras.push({ kind: 'hint', label })
  return screen
}

const anyOf =
  /^(?:an? |any |each |every |different |clicked |chosen )*(?:columns?|fields?|values?|headers?|attributes?|propert(?:y|ies)|criteria)$/i

/** "Sort by price", and by name as well: one choice of both. */
function sortAlsoBy({ extras }: ScreenPlan, label: string, by: string): void {
  const other = extras.find((extra) => extra.kind === 'choice' && /^(?:sort|order)\b/i.test(extra.label))
  if (other?.kind !== 'choice') {
    extras.push({ kind: 'choice', label, options: [by, 'Newest', 'A to Z'] })
    return
  }
  if (other.options.includes(by)) return
  const chosen = other.options.filter((option) => !/^(?:Newest|Oldest|A to Z)$/.test(option))
  other.label = chosen.length === 0 ? label : 'Sort by'
  other.options = chosen.length === 0 ? [by, 'Newest', 'A to Z'] : [...chosen, by]
}

/** "Sort by tags": a row of ways above the list. */
function onList(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const label = labelOf(phrase)
  const list = find(plan, 'browse', 'people', 'saved')
  if (!list || !/^(?:sort|filter|order|group)$/.test(phrase.verb ?? '')) return undefined
  const [, by] = /^\p{L}+ (?:\p{L}+ )?by (?:the |their |its )?(.+)$/iu.exec(label) ?? []
  // What one keeps has no choices above it.
  if (!by) {
    if (list.kind === 'saved' || !(isMain(plan, phrase) || phrase.words.length === 0)) return undefined
    const isOrdered = list.extras.some(
      (extra) => extra.kind === 'choice' && /^(?:sort|order)\b/i.test(extra.label),
    )
    if (phrase.verb === 'sort' && phrase.words.length > 0 && !isOrdered)
      list.extras.push({ kind: 'choice', label, options: ['Newest', 'Oldest', 'A to Z'] })
    return list
  }
  if (phrase.verb === 'sort' || phrase.verb === 'order') {
    // "By any column": by each there is.
    const each = anyOf.test(by)
      ? (mainOf(plan)
          ?.fields.map(({ name }) => name)
          .slice(0, 3) ?? [])
      : []
    if (each.length > 1) list.extras.push({ kind: 'choice', label: 'Sort by', options: ['Name', ...each] })
    else sortAlsoBy(list, label, capitalise(by))
    return list
  }
  const main = mainOf(plan)
  const { options, isByGroups } = main ? narrowing(by, main) : { options: [], isByGroups: false }
  // The words above the list are these already, and by how much of something it is done without choices.
  if (isByGroups || (options.length === 0 && phrase.verb === 'group')) return list
  if (options.length === 0) return undefined
  if (!list.extras.some((extra) => extra.kind === 'choice' && extra.label === label))
    list.extras.push({ kind: 'choice', label, options: ['All', ...options] })
  return list
}

/** "Play on a stream": where somebody is while they do it. */
function isElsewhere({ verb, words, label }: Phrase): boolean {
  return (
    /^(?:play|use|work|live|go|stay|sit|stand|walk|run|meet)$/.test(verb ?? '') &&
    words.length === 1 &&
    /^\p{L}+ (?:on|in|at|from) /iu.test(label ?? '')
  )
}

/** "Rate our restaurant": the form in which one gives it its stars, one by one. */
function onRating({ verb }: Phrase, { screens, entities }: AppPlan): ScreenPlan | undefined {
  if (verb !== 'rate' && verb !== 'review') return undefined
  return screens.find(
    ({ kind, isDeed, entity }) =>
      kind === 'form' &&
      !isDeed &&
      (entities.get(entity)?.fields.filter(({ options }) => options.join() === '1,2,3,4,5').length ?? 0) > 1,
  )
}

/** What each thing's own screen does by its signs. */
function onDetail(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const detail = find(plan, 'detail')
  if (!detail || !phrase.verb) return undefined
  const isKept =
    /^(?:save|favou?rite|bookmark|like|mark|star|heart)$/.test(phrase.verb) &&
    (isMain(plan, phrase) ||
      /\bfavou?rites?$/.test(phrase.text) ||
      /\bas (?:a )?favou?rites?$/i.test(phrase.label ?? ''))
  const isList =
    /^(?:watch|wish|read(?:ing)?|play|favou?rites?) ?list$/.test(
      [phrase.verb === 'create' ? '' : phrase.verb, ...phrase.words].join(' ').trim(),
    ) ||
    (phrase.verb === 'create' && phrase.words.join(' ') === 'list')
  const kept = isKept ? find(plan, 'saved') : undefined
  if (kept) {
    withKey(detail, phrase)
    return calledFavorites(kept, phrase) ?? detail
  }
  if (isList && find(plan, 'saved')) return find(plan, 'saved')
  if (/^(?:read|view|see|watch|open)$/.test(phrase.verb) && isMain(plan, phrase)) return detail
  const isChanged = /^(?:edit|update|change|modify|rename)$/.test(phrase.verb) && isMain(plan, phrase)
  return isChanged && find(plan, 'form', 'editor') ? detail : undefined
}

/** "Fill out a contact form" where a screen is called Contact: it is written there. */
const onFormNamed = ({ verb = '', text }: Phrase, { screens }: AppPlan): ScreenPlan | undefined =>
  /^(?:complete|fill|submit)$/.test(verb)
    ? screens.find(
        ({ name, kind }) => /^(?:visit|form|page)$/.test(kind) && name.toLowerCase() === text.toLowerCase(),
      )
    : undefined

/** "Save favorite beers": those kept have a list of their own, which is called so. */
function calledFavorites(kept: ScreenPlan, { words }: Phrase): ScreenPlan | undefined {
  const label = capitalise(words.join(' '))
  if (!/^favou?rite \p{L}+s$/iu.test(label) || label.length > longestTitle) return undefined
  kept.title ??= label
  return kept.title === label ? kept : undefined
}

const withWords = /^\p{L}+ (?:as|by|with|to|in|on|from|for|into|via|through) /iu

/** "Mark the quote" where "mark as favorite" is said of it: one doing. */
function isSaidFurther(phrase: Phrase, plan: AppPlan, told: readonly Phrase[]): boolean {
  if (!phrase.verb || phrase.words.length > 2) return false
  const { verb } = phrase
  return (
    (isMain(plan, phrase) ||
      phrase.words.some((word) =>
        told.some(({ label, verb: other }) => other === verb && label?.endsWith(` ${word}`)),
      )) &&
    told.some(
      (other) =>
        other !== phrase &&
        other.verb === verb &&
        other.label !== undefined &&
        other.label !== phrase.label &&
        withWords.test(other.label),
    )
  )
}

/**
 * The screen on which a doing is done without a button for it: the keys of a clock, the form that makes the thing, a line that
 * says how a screen is handled, the choices above a list, the line below the app's title. Says it there in the
 * description's words where there is room. Undefined for what needs a button.
 */
export function whereDone(phrase: Phrase, plan: AppPlan, told: readonly Phrase[]): ScreenPlan | undefined {
  const chosen = phrase.verb ? whereChosen(phrase, plan) : undefined
  if (chosen) return chosen
  const ordered = phrase.options.length === 0 ? whereOrdered(phrase, plan) : undefined
  if (ordered) return ordered
  const clock =
    onClock(phrase, plan) ?? onSearch(phrase, plan) ?? asHousePart(phrase, plan) ?? named(phrase, plan)
  if (clock || !phrase.verb || phrase.options.length > 0) return clock
  return (
    onEditor(phrase, plan) ??
    onFormNamed(phrase, plan) ??
    doneByName(phrase, plan) ??
    // What one keeps of others is not what one makes.
    onDetail(phrase, plan) ??
    onOtherForm(phrase, plan) ??
    (phrase.verb === 'track' ? asTagline(phrase, plan, told) : undefined) ??
    onForm(phrase, plan) ??
    onRating(phrase, plan) ??
    whereChosenInForm(phrase, plan) ??
    onTools(phrase, plan) ??
    onReminder(phrase, plan) ??
    asHint(phrase, plan) ??
    onList(phrase, plan) ??
    asTagline(phrase, plan, told) ??
    (isElsewhere(phrase) ? plan.screens[0] : undefined) ??
    (isSaidFurther(phrase, plan, told) ? find(plan, 'detail', 'home', 'browse') : undefined)
  )
}
