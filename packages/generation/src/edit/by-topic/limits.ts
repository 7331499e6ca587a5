import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { freeId } from '../free-id.ts'
import { placeAtEnd } from '../places.ts'
import { formMeant, formsOf, mainForm, stemsIn } from '../plainly/app-parts.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { lastFilledIn } from '../rules/told-fields.ts'

const most = 'max(?:imum)?\\.?|at most|no more than|not more than|a maximum of|up to'
const least = 'min(?:imum)?\\.?|at least|no less than|not less than|a minimum of'
const amount = '(?<sign>[$€£¥₹]|CHF)?\\s?(?<n>\\d[\\d.,]*)'
const per =
  '(?:\\s+(?:per|for (?:each|every|one|a)|in (?:a|one|each)|at a|each|a)\\s+(?<thing>[\\p{L} ]{3,24}?)(?:\\s+(?:in|on|at)\\s+(?:the|our)\\s+[\\p{L} ]{3,20})?)?'
const forms = [
  // "Max 8 guests per booking", "at least 2 photos per item".
  `^(?:(?:allow|accept|only allow|there (?:can|may|should) be|set)\\s+)?(?<kind>${most}|${least})\\s+(?:of\\s+)?${amount}\\s*(?<what>[\\p{L} ]{2,24}?)${per}$`,
  // "Minimum order 5 euro", "the maximum stay is 14 days".
  `^(?:the\\s+|a\\s+|set\\s+(?:a\\s+|the\\s+)?)?(?<kind>max(?:imum)?|min(?:imum)?)\\s+(?<thing>[\\p{L} ]{3,24}?)\\s*(?:value\\s+|amount\\s+|:\\s*|of\\s+|should be\\s+|must be\\s+)*${amount}\\s*(?<what>[\\p{L}]{1,12})?$`,
  // "A password must have at least 8 characters".
  `^(?:the\\s+|an?\\s+|each\\s+|every\\s+|all\\s+)?(?<thing>[\\p{L} ]{3,28}?)\\s+(?:must|should|can|needs? to|has to|have to|may|need|needs)\\s+(?:only\\s+)?(?:be\\s+|have\\s+|last\\s+|take\\s+|contain\\s+|cost\\s+|hold\\s+)?(?<kind>${most}|${least})\\s+${amount}\\s*(?<what>[\\p{L} ]{1,24})$`,
  // "Nobody can book more than 2 hours".
  `^(?:nobody|no one|people|customers|users|members|guests|you|we)\\s+(?:can|may|should|must)(?:not|n['’]t| not)?\\s+(?:only\\s+)?(?<deed>\\p{L}{3,14})\\s+(?<kind>more than|up to|at most|at least|less than)\\s+${amount}\\s*(?<what>[\\p{L} ]{2,24}?)${per}$`,
  // "Limit the number of guests to 8".
  `^(?<kind>limit)\\s+(?:the\\s+)?(?:(?:number|amount) of\\s+)?(?<what>[\\p{L} ]{3,24}?)\\s+to\\s+${amount}${per}$`,
].map((form) => new RegExp(form, 'iu'))

const money: Readonly<Record<string, string>> = byWord({
  euro: '€',
  euros: '€',
  dollar: '$',
  dollars: '$',
  pound: '£',
  pounds: '£',
  franc: 'CHF',
  francs: 'CHF',
})

/** Those who come are called so in one form or another. */
const persons = /^(?:guests?|people|persons?|players?|members?|participants?|seats?|visitors?|travell?ers?)$/i

const isNumberField = ({ type, properties }: ComponentNode): boolean =>
  type === 'input' && /^(?:stepper|slider|number)$/.test(String(properties.kind))

/** The field of a form one enters such a number in. */
function fieldFor(screen: Screen, words: readonly string[]): ComponentNode | undefined {
  const fields = [...walkComponents(screen.components)].filter(isNumberField)
  return words
    .filter((each) => each !== '')
    .map((each) =>
      fields.find(({ label }) =>
        persons.test(each)
          ? label.split(' ').some((own) => persons.test(own))
          : stemsIn(each).some((stem) => stemsIn(label).includes(stem)),
      ),
    )
    .find(Boolean)
}

/** Where what a limit is of is filled in, by the words that tell of it; where one orders or pays, its cart. */
function screenFor(document: AppDocument, words: readonly string[]): Screen | undefined {
  for (const each of words.filter((word) => word !== '')) {
    const holding = formsOf(document).find((screen) => fieldFor(screen, [each]))
    if (holding) return holding
  }
  for (const each of words.filter((word) => word !== '')) {
    const named = findNamedScreen(document, each)
    if (named && /^(?:order|cart|basket|checkout|booking|upload)s?$/i.test(each)) return named
    const kind = kindNamed(document, each, true)?.form
    if (kind) return kind
    const form = formMeant(document, each)
    if (form) return form
  }
  return mainForm(document)
}

/** A line of small print at the foot of a form; none where it stands there already. */
export function hintOn(document: AppDocument, screen: Screen, text: string): Command[] {
  const isThere = [...walkComponents(screen.components)].some(({ label }) => label === text)
  return isThere
    ? []
    : [
        {
          type: 'add-component',
          node: {
            id: freeId(collectNodeIds(document), 'text'),
            type: 'text',
            label: text,
            properties: { variant: 'caption', tone: 'muted' },
          },
          place: placeAtEnd(screen),
        },
      ]
}

/** "Max 8 guests per booking": the field for it takes no more; where none is, the form says so. */
const limit: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  // "Minimum order is 10 euros" only tells of it: what is to be done with it may be said behind it.
  if (!found?.n || !found.kind || /\b(?:is|are|was|were)\b/i.test(found.thing ?? '')) return undefined
  const kind = found.kind.toLowerCase()
  const isMost = !/^(?:min|at least|no less|not less|a min)/.test(kind) && !(kind === 'less than')
  const isOver = /^(?:more|less) than$/.test(kind) && !/\b(?:nobody|no one|not|n['’]t)\b/i.test(clause)
  if (isOver) return undefined
  const unit = found.what?.trim() ?? ''
  const sign = found.sign ?? money[unit.toLowerCase()]
  // "Top 5" and "at least one" are said of lists and pictures.
  if (
    /\b(?:columns?|lines?|entries|items? (?:on|in)|photos? (?:in|on) (?:a|each) row|screens?|pages?|tabs?)\b/i.test(
      unit,
    )
  )
    return undefined
  const words = [sign === undefined ? unit : '', found.thing ?? '', found.deed ?? ''].map((each) =>
    each.trim(),
  )
  const screen = screenFor(document, words)
  if (!screen || (lastFilledIn(screen) < 0 && !/order|cart|basket/i.test(screen.name))) return undefined
  const value = Number(found.n.replace(',', '.'))
  const told = sign === undefined ? `${found.n}${unit === '' ? '' : ` ${unit}`}` : `${sign} ${found.n}`
  const helper = `${isMost ? 'At most' : 'At least'} ${told}`
  const field = sign === undefined ? fieldFor(screen, words) : undefined
  if (field && Number.isFinite(value)) {
    const own = Number(field.properties.value ?? Number.NaN)
    const isOut = isMost ? own > value : own < value
    return {
      commands: [
        {
          type: 'set-properties',
          id: field.id,
          set: { [isMost ? 'max' : 'min']: value, helper, ...(isOut ? { value: String(value) } : {}) },
        },
      ],
    }
  }
  const of = found.thing === undefined ? '' : found.thing.trim().toLowerCase()
  const text =
    /^(?:max|min)/.test(kind) && found.what === undefined
      ? `${isMost ? 'Maximum' : 'Minimum'} ${of}: ${told}`
      : sign !== undefined && of !== ''
        ? `${isMost ? 'Maximum' : 'Minimum'} ${of}: ${told}`
        : found.thing !== undefined && !/\b(?:per|for (?:each|every|one|a))\b/i.test(clause)
          ? capitalise(clause)
          : `${helper}${of === '' ? '' : ` per ${of}`}`
  const commands = hintOn(document, screen, text)
  return commands.length > 0
    ? {
        commands,
        note: `“${text}” stands on ${screen.name}: screens say it, and nothing is refused by itself.`,
      }
    : undefined
}

const ruled =
  /^(?:an?\s+|every\s+|each\s+|all\s+|any\s+)?(?<thing>\p{L}{3,20}(?:\s\p{L}{3,16})?)\s+(?<condition>(?:over|under|above|below|of more than|of less than|with more than|with less than|longer than|older than|younger than|later than|that costs? more than)\s+[^"“”]{0,4}\d[^"“”]{0,24}?)\s+(?<must>must|need|needs|has to|have to|should)\s+(?<what>[^"“”]{3,60})$/iu

/** "An expense over 100 euros must have a receipt": said where one enters such a thing. */
const ruleOfForm: EditRule = (clause, document): EditOutcome | undefined => {
  const { thing } = ruled.exec(clause)?.groups ?? {}
  if (
    thing === undefined ||
    /\b(?:disappear|vanish|go|appear|be (?:shown|hidden|deleted|removed|marked|sorted|listed)|red|green|orange|grey|yellow|bold|bigger|first|top)\b/i.test(
      clause,
    )
  )
    return undefined
  const isSubject = stemsIn(thing).some((stem) => stemsIn(document.app.description).includes(stem))
  const screen =
    kindNamed(document, thing)?.form ??
    formMeant(document, thing) ??
    (isSubject ? mainForm(document) : undefined)
  if (!screen) return undefined
  const text = capitalise(clause)
    .replaceAll(/\b(\d[\d.,]*)\s?euros?\b/giu, '€ $1')
    .replaceAll(/\b(\d[\d.,]*)\s?dollars?\b/giu, '$$ $1')
  return {
    commands: hintOn(document, screen, `${text}.`),
    note: `${screen.name} says so; nothing is refused by itself.`,
  }
}

/** How much or how many of something may be entered, and what is asked of it under a condition. */
export const limitRules: readonly EditRule[] = [limit, ruleOfForm]
