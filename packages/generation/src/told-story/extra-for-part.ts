import { hasPictures, type Field } from '../entity.ts'
import { isSeenInNumbers } from '../plan/seen-in-numbers.ts'
import { columnOf } from '../plan/register/said-field.ts'
import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../plan/types.ts'
import { knownChoices, scaleOf } from '../told-tool/known-choices.ts'
import { hasContent } from '../plan/has-content.ts'
import { extraOf } from '../trace/extra-of.ts'
import { severalOf, someOf } from '../trace/fitted.ts'
import { isOf } from '../trace/names-of.ts'
import { narrowing } from '../trace/narrowing.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { iconOfVerb } from '../words/verb-icons.ts'
import { isAsked } from './question-labels.ts'
import type { StoryPart } from './story-part.ts'
import { has } from '../understand/searched.ts'

const mostToChoose = 5
/** Where one fills something in. */
export const entryKinds: readonly ScreenKind[] = [
  'form',
  'converter',
  'generator',
  'transform',
  'editor',
  'slots',
  'checkout',
  'profile',
]
const shownKinds: readonly ScreenKind[] = ['detail', 'result', 'stats', 'home']
const overallKinds: readonly ScreenKind[] = ['home', 'stats', 'result', 'profile', 'detail', 'browse']
const doneKinds: readonly ScreenKind[] = ['detail', 'home', 'profile', 'browse', 'topic', 'saved']
const narrowedKinds: readonly ScreenKind[] = ['browse', 'people', 'saved', 'feed', 'history', 'home']
/** What is wrong with what one enters is said where one does. */
const enteredKinds: readonly ScreenKind[] = ['transform', 'converter', 'generator', 'form', 'browse', 'home']
const ofEntry = /\b(?:invalid|empty|found|wrong|exists?)$/i
const warnedKinds: readonly ScreenKind[] = ['detail', 'form', 'converter', 'home', 'browse', 'history']
const dangerous = /\b(?:warn(?:ing|ed)|error|alert(?:ed)?)\b| in red$/i
const held = /^(?:table|list|history|schedule|overview) /i
const setKinds: readonly ScreenKind[] = ['form', 'settings', 'profile', 'notifications', 'detail', 'home']

const counted =
  /^(?:(?:total )?(?:number|count) of|how many)|^(?:moves|steps|tries|attempts|guesses|words|sentences|characters|letters|lines|streak|points|score|errors|mistakes|lives|level|round|turns?|clicks|views|visitors|likes|followers)\b|\b(?:tries|attempts|guesses|moves|lives|points|wins)$/i

const isCount = (label: string) =>
  /^\p{L}+s$/u.test(label) && !label.endsWith('ss') && label.toLowerCase() !== toSingular(label.toLowerCase())

/** "Years earlier": how many, and no year. */
const spared = /^(?:years|months|weeks|days|hours|minutes) (?:earlier|sooner|later|saved)$/i
/** Figures a brief tells, and what such a one looks like. */
const figures: readonly [RegExp, string][] = [
  [/^(?:percent(?:age)?|share|rate) of\b|\b(?:percentage|score|rate|accuracy)$/i, '86 %'],
  [
    /^(?:days|weeks) (?:since|until|left|without|free)\b|^\p{L}+ streak$|^(?:daily |current )?streaks?$/iu,
    '12',
  ],
  [/^(?:hours|minutes) (?:since|until|left)\b/i, '7'],
  [spared, '4'],
  [
    /^(?:money|amount) (?:kept|saved|spent|earned|left|owed)$|^(?:total |estimated )*(?:value|profit|cost|price|sum|earnings|savings)\b|\b(?:portfolio|account|stock|collection|market|net) (?:value|worth)$/i,
    '€ 84',
  ],
  [/^(?:number|count) of\b|^how many\b|^\p{L}+ (?:so far|in front|ahead)$|\p{L}+ \p{L}+ so far$/iu, '14'],
]
const figureOf = (label: string): string | undefined => figures.find(([form]) => has(form, label))?.[1]

/** What is entered, chosen or shown, with a value where the words tell what such a one looks like. */
function fieldFor({ label, options, form }: StoryPart, turn: number, { description }: AppPlan): Field {
  const { field } = columnOf({ name: label, options }, turn, new Map(), description)
  if (form === 'picture' || form === 'photo') return { ...field, kind: 'photo', value: '' }
  if (form === 'switch') return { ...field, kind: 'switch', value: 'yes' }
  const figure = figureOf(label)
  if (figure !== undefined && spared.test(label)) return { ...field, kind: 'number', value: figure }
  if (field.value !== '' || field.options.length > 0) return field
  if (figure !== undefined) return { ...field, kind: 'number', value: figure }
  if (has(counted, label)) return { ...field, kind: 'number', value: '12' }
  const choices = knownChoices(label)
  if (choices.length > 0) return { ...field, kind: 'choice', options: choices, value: choices[0] ?? '' }
  if (scaleOf(label) !== undefined) return { ...field, kind: 'slider', value: '40' }
  return field
}

const isSearched = ({ kind, extras }: ScreenPlan) =>
  kind === 'browse' && extras.some((extra) => extra.kind === 'search')

/** On a board and in a tool one does these with what is there. */
const onBoard =
  /^(?:steer|control|move|drag|swipe|tap|click|touch|guess|jump|shoot|fire|catch|pick|practice|practise|answer|play)\b/i

const anything = /^(?:item|thing|product|object|article)s?$/i

const phraseOf = (label: string): Phrase => {
  const words = label.toLowerCase().split(' ')
  return {
    text: label.toLowerCase(),
    label,
    words,
    stems: words.map(stemOf),
    isOfStory: true,
    isSeen: true,
    options: [],
  }
}

/** "Date of sighting": a value of it. */
const valueOf =
  /^(?:date|time|day|name|number|title|place|price|colou?r|size|status|age|phone|address|code)s? (?:of|for|per) /i
/** "Sightings as pins", "jobs for day": how and when something is seen is no kind of thing. */
const tied = / (?:as|on|in|of|for|with|without|per|by|from|at|to|outside|under|over|you|one|my|most|many) /i
/** "Photos from group", "news from council": the photos and news, where it is known what such are. */
function ofTied(label: string, { contentSeed, entities }: AppPlan): Extra | undefined {
  const [core = ''] = label.split(tied)
  if (core === label || isAsked(label)) return undefined
  const phrase = phraseOf(core)
  const extra = extraOf(phrase, contentSeed, true)
  if (extra?.kind !== 'thing' || !isCounted(core)) return undefined
  const own = [...entities.values()].find((entity) => isOf(entity, toSingular(phrase.words.at(-1) ?? '')))
  const entity = own ? someOf(own) : extra.entity
  return entity.samples.length > 1 && (own || hasContent(entity, phrase))
    ? { ...extra, label, entity }
    : undefined
}

/** Several of it, or of what has no plural. */
const isCounted = (core: string) => isCount(core.split(' ').at(-1) ?? '') || /\b(?:news|music)$/i.test(core)

/** What is seen under a label: a value, a list of its own where it names a thing, else a row. */
function seenExtra(label: string, plan: AppPlan): Extra | undefined {
  const { contentSeed, description, entities } = plan
  if (valueOf.test(label)) {
    const { field } = columnOf(
      { name: label.replace(valueOf, (of) => of), options: [] },
      0,
      new Map(),
      description,
    )
    return { kind: 'field', field, use: 'shown' }
  }
  const phrase = phraseOf(label)
  const read = extraOf(phrase, contentSeed, true)
  const several = read?.kind === 'note' ? severalOf(phrase, plan) : undefined
  if (several) return { kind: 'thing', label, entity: someOf(several) }
  // "What to sow this month" is said whole.
  const extra =
    read?.kind === 'note' && label.toLowerCase().startsWith(read.label.toLowerCase())
      ? { ...read, label }
      : read
  const isOwn = extra?.kind === 'thing' && [...entities.values()].includes(extra.entity)
  // "A verb with its parts" is one, and no list of verbs.
  if (extra?.kind === 'thing' && !isOwn && !label.includes(' ') && !isCount(label)) {
    const { field } = columnOf({ name: label, options: [] }, 0, new Map(), description)
    return field.isGuess || (field.kind === 'text' && !/\d/.test(field.value))
      ? undefined
      : { kind: 'field', field, use: 'shown' }
  }
  return extra?.kind === 'thing' && !isOwn && (tied.test(label) || isAsked(label))
    ? (ofTied(label, plan) ?? { kind: 'note', label, icon: 'list' })
    : extra
}

/** What a part becomes, and the kinds of screen it stands on. */
export function extraFor(
  part: StoryPart,
  plan: AppPlan,
  turn: number,
): { extra: Extra; kinds: readonly ScreenKind[] } | undefined {
  const { label, options, of } = part
  const main =
    plan.entities.get(plan.screens.find(({ kind }) => kind === 'browse')?.entity ?? '') ??
    [...plan.entities.values()][0]
  switch (part.form) {
    case 'enter':
    case 'choose': {
      // "An item (drill, ladder)": these are some of the things themselves.
      if (options.length > 1 && anything.test(label)) return undefined
      const field = fieldFor(part, turn, plan)
      return field.kind === 'choice' && field.options.length > 1 && field.options.length < 7
        ? { extra: { kind: 'choice', label, options: field.options }, kinds: entryKinds }
        : {
            extra: { kind: 'field', field, use: 'entered' },
            // Of an app without a form one picks the day where things are listed.
            kinds:
              field.kind === 'date' && !plan.screens.some(({ kind }) => entryKinds.includes(kind))
                ? ['browse', 'home']
                : entryKinds,
          }
    }
    case 'switch':
      return { extra: { kind: 'switch', label }, kinds: of === '' ? setKinds : entryKinds }
    case 'picture': {
      const entity = [...plan.entities.values()].find((each) => isOf(each, of)) ?? main
      return entity && hasPictures(entity)
        ? undefined
        : { extra: { kind: 'field', field: fieldFor(part, turn, plan) }, kinds: shownKinds }
    }
    case 'slider':
      return {
        extra: {
          kind: 'field',
          field: { name: label, kind: 'slider', value: '40', options: [] },
          use: 'entered',
        },
        kinds: /^(?:minimum|maximum|max|min|radius|distance|within)\b/i.test(label)
          ? ['browse', 'map', 'home', ...entryKinds]
          : [...entryKinds, 'stats', 'home'],
      }
    case 'warn':
      return {
        extra: { kind: 'hint', label, ...(dangerous.test(label) ? { tone: 'danger' as const } : {}) },
        kinds: ofEntry.test(label) ? enteredKinds : warnedKinds,
      }
    case 'photo':
      return {
        extra: { kind: 'field', field: fieldFor(part, turn, plan), use: 'entered' },
        kinds: entryKinds,
      }
    case 'map':
      return { extra: { kind: 'place', label }, kinds: shownKinds }
    case 'chart':
      return { extra: { kind: 'chart', label }, kinds: ['stats', 'home', 'detail', 'result'] }
    case 'narrow': {
      if (/^(?:sort|order|group)\b/i.test(label))
        return { extra: { kind: 'choice', label: 'Order', options: [label] }, kinds: narrowedKinds }
      const told = options.length > 1 ? options : main ? narrowing(of, main).options : []
      return told.length > 1
        ? {
            extra: {
              kind: 'choice',
              label,
              options: [...(told.includes('All') ? [] : ['All']), ...told.slice(0, mostToChoose)],
            },
            kinds: narrowedKinds,
          }
        : { extra: { kind: plan.screens.some(isSearched) ? 'hint' : 'search', label }, kinds: narrowedKinds }
    }
    case 'value': {
      const field = fieldFor(part, turn, plan)
      return { extra: { kind: 'field', field, use: 'shown' }, kinds: shownKinds }
    }
    case 'see':
    case 'list': {
      const figure = plan.tool === undefined && options.length === 0 ? figureOf(label) : undefined
      if (figure !== undefined)
        return {
          extra: {
            kind: 'field',
            field: { name: label, kind: 'number', value: figure, options: [] },
            use: 'shown',
          },
          kinds: overallKinds,
        }
      if (plan.tool) {
        // A table of them is no value.
        if (held.test(label)) return undefined
        // Of a tool one is shown what is counted, and what the words tell a value of.
        const field = isCount(label)
          ? { name: label, kind: 'number' as const, value: '12', options: [] }
          : fieldFor(part, turn, plan)
        return field.value === '' || /^(?:one|two|three|four|five|six|\d+) /i.test(label)
          ? undefined
          : { extra: { kind: 'field', field, use: 'shown' }, kinds: overallKinds }
      }
      if (isSeenInNumbers(phraseOf(label), plan.story ?? plan.description))
        return { extra: { kind: 'chart', label }, kinds: ['stats', ...overallKinds] }
      const extra = seenExtra(label, plan)
      // "Grid of Pokemon" of which nothing is known are those the app has.
      if (
        extra?.kind === 'note' &&
        /^(?:grid|list|table|feed|gallery|collection|catalogue|timeline) of /i.test(label)
      )
        return undefined
      // Pictures of the app's things are in its lists.
      if (extra?.kind === 'field' && extra.field.kind === 'photo') return undefined
      return (
        extra && { extra: extra.kind === 'field' ? { ...extra, use: 'shown' } : extra, kinds: overallKinds }
      )
    }
    case 'do':
      return plan.tool && onBoard.test(label)
        ? undefined
        : {
            extra: { kind: 'action', label, icon: iconOfVerb(label.split(' ')[0]?.toLowerCase()) },
            kinds: doneKinds,
          }
    case 'caption':
    case 'heading':
    case 'link':
      return undefined
  }
}
