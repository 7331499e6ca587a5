import type { AppDocument } from '@kwiq/app-model'
import type { Entity } from '../../entity.ts'
import type { PageBlock } from '../../pages/page.ts'
import { labelOf } from '../../trace/label-of.ts'
import type { Phrase } from '../../understand/phrase.ts'
import type { Understanding } from '../../understand/understand.ts'
import { iconOfVerb } from '../../words/verb-icons.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { entityById } from '../../entities/index.ts'
import { isParticiple } from '../../words/verbs.ts'
import { thingOf } from '../find-entities.ts'
import { hasContent } from '../has-content.ts'
import { partAnywhere } from '../parts-anywhere.ts'
import { registerEntity } from '../register/register-entity.ts'
import { byPeople } from '../roles/by-people.ts'
import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../types.ts'
import { lostPhrases } from './lost-lines.ts'

const mostOnScreen = 5
/** Screens that take a section, and those that take a button, the best first. */
const forSections: readonly ScreenKind[] = [
  'home',
  'browse',
  'profile',
  'detail',
  'history',
  'stats',
  'calendar',
  'week',
  'people',
  'checklist',
]
const forButtons: readonly ScreenKind[] = ['detail', 'browse', 'home', 'calendar', 'profile']
/** What people write in an app: each is somebody's, and of a day. */
const written =
  /^(?:report|note|journal|diary|log|logbook|record|form|minute|request|sheet|letter|document|paper|protocol|entry|feedback|question|answer|comment|review|complaint|suggestion|application|certificate|permit|contract|agreement|consent|waiver|offer|message|list)$/u
/** "Volunteers sign up" */
const signsUp = /^(.+) sign(?:s|ing)?[ -]?ups?$/iu

/** They tell one of several apart. */
const states = /^(?:status|state|type|kind|category|condition|level|priority|size|urgency)$/u
/** Days and hours on which something is. */
const ofDates = /^(?:calendar|schedule|timetable|rota|roster)$/u
const reminding = /^(?:reminders?|notifications?|alerts?|push) /iu
/** "Puzzle of the day" is one. */
const oneOf = / of the (?:day|week|month|year|season)$/iu
const pictured = /^(?:photo|picture|image)$/u

/** The noun a phrase is of, singular: "product" of "products sold". */
function nounOf({ words, label = '' }: Phrase): { noun: string; words: string[] } {
  const named = oneOf.test(label) ? label.toLowerCase().replace(oneOf, '').split(' ') : [...words]
  const last = named.at(-1) ?? ''
  const plain = named.length > 1 && isParticiple(last) ? named.slice(0, -1) : named
  const head = toSingular(plain.at(-1) ?? '')
  return { noun: [...plain.slice(0, -1), head].join(' '), words: plain }
}

/** Values told of a thing make columns of its rows; without any they are what people wrote, or what anybody knows of such things. */
function thingFor(phrase: Phrase, plan: AppPlan, meant: Understanding): Entity | undefined {
  const { noun, words } = nounOf(phrase)
  const head = noun.split(' ').at(-1) ?? ''
  if (phrase.options.length > 1)
    return registerEntity(
      {
        noun,
        said: phrase.options.map((name) => ({ name: capitalise(name), options: [] })),
        verbs: [],
        weight: 1,
        isTold: true,
      },
      plan.contentSeed,
      meant.domain,
      false,
      new Map(),
      meant.text.toLowerCase(),
    ).entity
  if (written.test(head)) return byPeople(noun, plan.contentSeed)
  if (pictured.test(head)) return entityById('photo')
  const named = { ...phrase, words, text: words.join(' ') }
  const entity = thingOf(named, plan.contentSeed, true)
  return entity && hasContent(entity, named) ? entity : undefined
}

/** What a line becomes that nothing in the app shows yet; undefined for a word nobody knows. */
function extraFor(phrase: Phrase, plan: AppPlan, meant: Understanding): Extra | undefined {
  const label = labelOf(phrase)
  const { noun, words } = nounOf(phrase)
  const head = noun.split(' ').at(-1) ?? ''
  const [, who = ''] = signsUp.exec(phrase.label ?? label) ?? []
  if (who !== '')
    return {
      kind: 'action',
      label: `Sign up as ${toSingular(
        who
          .toLowerCase()
          .split(/ (?:&|and) /u)
          .at(-1) ?? who,
      )}`,
      icon: iconOfVerb('join'),
    }
  if (phrase.verb) return { kind: 'action', label, icon: iconOfVerb(phrase.verb) }
  if (reminding.test(label)) return { kind: 'switch', label }
  if (states.test(head))
    return phrase.options.length > 1
      ? { kind: 'choice', label: capitalise(head), options: phrase.options.map(capitalise) }
      : undefined
  if (ofDates.test(head)) return { kind: 'dates', label }
  const entity = thingFor(phrase, plan, meant)
  if (entity) return { kind: 'thing', label, entity, isWhole: true }
  return words.length > 1 ? { kind: 'note', label, icon: 'list' } : undefined
}

const inPhases =
  /^(?:(?:project )?timeline|road ?map|milestones|phases|stages|steps|process)(?: of (?:the )?[\p{L} ]+)?$|(?:^| )(?:timeline|road ?map|phases)$/iu

const days = ['Since 2 November', 'Until 30 November', 'In December', 'In January', 'In spring']
const shares = ['40', '30', '20', '10']

/** What is drawn as a block of its own: "timeline of the phases", "budget slider". */
function blockFor({ options, verb }: Phrase, label: string): PageBlock | undefined {
  if (verb) return undefined
  const named = options.map((option) =>
    capitalise(option.replace(/^.* (?:among|between|across|to|for|from) /iu, '')),
  )
  if (inPhases.test(label)) {
    const phases = named.length > 2 ? named : ['Start', 'Open to all', 'Decision', 'Done']
    return {
      kind: 'timeline',
      title: label,
      items: phases.slice(0, days.length).map((name, at) => [name, days[at] ?? '']),
    }
  }
  return /\bsliders?$/iu.test(label) && named.length > 1
    ? {
        kind: 'sliders',
        title: label,
        items: named.slice(0, shares.length).map((name, at) => [name, shares[at] ?? '']),
      }
    : undefined
}

/** Puts such a block on the first screen; false where the phrase is none. */
function placeBlock(phrase: Phrase, { screens: [front] }: AppPlan): boolean {
  const block = blockFor(phrase, labelOf(phrase))
  if (!front || !block) return false
  front.parts = [...(front.parts ?? []), { isFirst: false, blocks: [block] }]
  return true
}

const hostFor = (extra: Extra, screens: readonly ScreenPlan[]): ScreenPlan | undefined =>
  (extra.kind === 'action' ? forButtons : forSections)
    .flatMap((kind) => screens.filter((screen) => screen.kind === kind))
    .find(({ extras }) => extras.length < mostOnScreen)

/**
 * Gives what a list of requirements asks for, and an app shows nowhere, its place: the part many apps have for it, a button, or
 * a section with some of it. Returns what was placed.
 */
export function placeLostLines(
  plan: AppPlan,
  meant: Understanding,
  document: AppDocument,
  done: ReadonlyMap<Phrase, ScreenPlan>,
): Phrase[] {
  if (plan.tool) return []
  const [front] = plan.screens
  // What a screen of its own kind is or does needs no second place.
  const known = [...done].flatMap(([{ stems }, screen]) => (screen === front ? [] : [new Set(stems)]))
  return lostPhrases(meant, document)
    .filter(({ stems }) => !known.some((each) => stems.every((stem) => each.has(stem))))
    .filter((phrase) => {
      if (partAnywhere(phrase, plan) || placeBlock(phrase, plan)) return true
      const extra = extraFor(phrase, plan, meant)
      const host = extra && hostFor(extra, plan.screens)
      if (extra) host?.extras.push(extra)
      return host !== undefined
    })
}
