import { capitalise } from '../words/forms.ts'
import { doingOf } from './doing-of.ts'
import { labelFrom } from './label-from.ts'
import type { Masked } from './mask.ts'
import type { Entry, Part } from './part.ts'

/** What the items behind a part are: more of its kind, its options, or what each thing of its list shows. */
export type Collecting = 'parts' | 'options' | 'fields'

export interface ReadItem {
  parts: Part[]
  collecting?: Collecting
  /** Makes one more part of the kind, of a bare word before or behind it. */
  make?: (label: string) => Part
  /** "Email and password fields": the item before is one of them, too. */
  takesPrevious?: boolean
}

/** How a field of this name is filled in. */
function entryOf(label: string): Entry {
  if (/e-?mail/i.test(label)) return 'email'
  if (/password|passcode|\bpin\b/i.test(label)) return 'password'
  if (/message|comment|description|notes?$|\bbio\b|feedback|address/i.test(label)) return 'multiline'
  if (/search|query|keyword/i.test(label)) return 'search'
  if (/^(?:number of|how many)|\b(?:age|quantity|count)$/i.test(label)) return 'number'
  return 'text'
}

function fieldPart(label: string): Part {
  if (/\bdate$|birthday|\bday$/i.test(label)) return { kind: 'date', label }
  if (/^(?:photo|picture|image|receipt photo)$/i.test(label)) return { kind: 'image', label }
  return { kind: 'input', label, entry: entryOf(label), options: [] }
}

export interface Form {
  /** Named groups: `before` and `after` the noun. */
  form: RegExp
  read(label: string, match: RegExpExecArray, masked: Masked, item: string): ReadItem
}

export const one = (...parts: Part[]): ReadItem => ({ parts })
export const group = (match: RegExpExecArray, name: 'before' | 'after' | 'noun') =>
  match.groups?.[name]?.trim() ?? ''
const isMany = (match: RegExpExecArray) => /(?:s|es)$/i.test(group(match, 'noun'))

/** `before NOUN after`, with nothing else around. */
const around = (noun: string) =>
  new RegExp(`^(?<before>.*?)(?<![\\p{L}-])(?<noun>${noun})(?![\\p{L}-])(?<after>.*)$`, 'iu')

/** "for the flight", "labelled Send": what names a part behind its noun. */
export const naming =
  /^\s*(?:for|of|to|labell?ed|called|named|saying|titled|reading|that says|with the (?:text|label)|:)/i
const nowhere = /^\s*(?:at|in|on|under|below|above|beside|next|from)\b/i
const behind = /\s(?:under|below|above|beside|at|on|in)\s(?:it|this|that|them|the \p{L}+)$/iu

/** Several under one noun: those before it, those behind it, and what the next items add. */
function many(match: RegExpExecArray, masked: Masked, make: (label: string) => Part): ReadItem {
  const before = labelFrom(masked.plain(group(match, 'before')))
  const after = nowhere.test(group(match, 'after'))
    ? ''
    : labelFrom(masked.plain(group(match, 'after').replace(/^:/, '')))
  const parts = [before, after].filter((label) => label !== '').map(make)
  return before !== '' && after === ''
    ? { parts, make, takesPrevious: true }
    : { parts, make, collecting: 'parts' }
}

const datePart = (label: string): Part => ({
  kind: 'date',
  label: /date|time|day|birthday/i.test(label) ? label : label === '' ? 'Date' : `${label} date`,
})
const buttonPart = (label: string): Part => ({ kind: 'button', label, isQuiet: false })
const optionsIn = (match: RegExpExecArray, masked: Masked, item: string): string[] => {
  const bracketed = masked.bracketed(item)
  if (bracketed.length > 0) return bracketed
  const after = masked.plain(group(match, 'after').replace(/^(?::|for\b|of\b|called\b)/, ''))
  return after === '' || nowhere.test(after) ? [] : [after]
}

/** In this order: the first that fits an item reads it. */
export const partForms: readonly Form[] = [
  {
    form: /^(?:a |an |the )?(?:\p{L}+ )?(?<noun>list|table|grid|feed|gallery|row|carousel)s? of (?<after>.+?)(?: (?:with|showing|containing|including|each with|that shows?) (?<before>.+))?$/iu,
    read: (_label, match) =>
      /^(?:images|photos|pictures)$/i.test(group(match, 'after'))
        ? one({ kind: 'image', label: capitalise(group(match, 'after').toLowerCase()) })
        : listPart(
            group(match, 'after'),
            group(match, 'before'),
            /carousel|gallery/i.test(group(match, 'noun')),
          ),
  },
  {
    form: around(
      'radio (?:buttons?|group)|segmented control|selector|chips|(?:filter|category|choice) (?:chips|pills)',
    ),
    read: (label, match, masked, item) => ({
      parts: [
        {
          kind: 'choice',
          label: label === '' ? 'Choose' : label,
          options: masked.bracketed(item).map(capitalise),
        },
      ],
    }),
  },
  {
    form: around('buttons?'),
    read: (label, match, masked) =>
      isMany(match)
        ? many(match, masked, buttonPart)
        : one(
            buttonPart(label === '' ? (doingOf(masked.plain(group(match, 'after'))) ?? 'Continue') : label),
          ),
  },
  {
    form: around('links?'),
    read: (label) => one({ kind: 'button', label: label === '' ? 'More' : label, isQuiet: true }),
  },
  {
    form: around('check ?box(?:es)?|tick ?box(?:es)?'),
    read: (label, match, masked) =>
      isMany(match)
        ? many(match, masked, (name) => ({ kind: 'checkbox', label: name }))
        : one({ kind: 'checkbox', label: label === '' ? 'I agree' : label }),
  },
  {
    form: around('toggle switch(?:es)?|toggles?|switch(?:es)?'),
    read: (label, match, masked) =>
      isMany(match)
        ? many(match, masked, (name) => ({ kind: 'switch', label: name }))
        : one({ kind: 'switch', label: label === '' ? 'On' : label }),
  },
  {
    form: around('date (?:and time )?pickers?|date ?pickers?|calendar pickers?|date fields?|date inputs?'),
    read: (label, match, masked) => (isMany(match) ? many(match, masked, datePart) : one(datePart(label))),
  },
  {
    form: around('time pickers?'),
    read: (label) => one({ kind: 'date', label: label === '' ? 'Time' : label }),
  },
  {
    form: around('drop-?downs?(?: menu| list)?|select(?:ion)? (?:box|menu|list)|combo ?box'),
    read: (label, match, masked, item) => {
      const options = masked.bracketed(item)
      const about = group(match, 'after') === '' ? group(match, 'before') : group(match, 'after')
      const name = labelFrom(masked.plain(about))
      return one({
        kind: 'input',
        label: name === '' ? label : name,
        entry: 'select',
        options: options.map(capitalise),
      })
    },
  },
  {
    form: around('sliders?|seek bar'),
    read: (label) =>
      one({ kind: 'input', label: label === '' ? 'Level' : label, entry: 'slider', options: [] }),
  },
  {
    form: around('steppers?|(?:number|quantity|guest) (?:input|counter|selector)'),
    read: (label, match) =>
      one({
        kind: 'input',
        label:
          label === ''
            ? / /.test(group(match, 'noun'))
              ? capitalise(group(match, 'noun'))
              : 'Quantity'
            : label,
        entry: 'stepper',
        options: [],
      }),
  },
  {
    form: around('(?:stats?|kpi|metrics?|numbers?|summary|info) (?:tiles?|cards?|boxes)|tiles|counters'),
    read: (_label, match, masked, item) => ({
      parts: [{ kind: 'figures', label: 'Numbers', options: optionsIn(match, masked, item) }],
      collecting: 'options',
    }),
  },
  {
    form: around('counter'),
    read: (label) =>
      one({ kind: 'input', label: label === '' ? 'Count' : label, entry: 'stepper', options: [] }),
  },
  {
    form: around('(?:file |photo |image |picture )?uploads?(?: field| button| area)?'),
    read: (label) =>
      one({
        kind: 'button',
        label: `Upload ${(label === '' ? 'file' : label).toLowerCase()}`,
        isQuiet: true,
      }),
  },
  {
    form: around('search (?:bar|box|field|input)'),
    read: (label) =>
      one({
        kind: 'input',
        label: label === '' ? 'Search' : `Search ${label.toLowerCase()}`,
        entry: 'search',
        options: [],
      }),
  },
  {
    form: around('(?:input |text |entry )?(?:fields?|inputs?|text ?box(?:es)?|text ?areas?)'),
    read: (label, match, masked) =>
      isMany(match)
        ? many(match, masked, fieldPart)
        : one(
            /multi-?line|area/i.test(`${group(match, 'before')} ${group(match, 'noun')}`)
              ? { kind: 'input', label: label === '' ? 'Text' : label, entry: 'multiline', options: [] }
              : fieldPart(label === '' ? 'Text' : label),
          ),
  },
  {
    form: around('progress (?:bar|ring|circle|indicator|steps)'),
    read: (label, match, masked) => {
      const [, first] = /\b(?:steps|stages)\b:?\s*(.*)$/i.exec(group(match, 'after')) ?? []
      return first === undefined
        ? one({ kind: 'chart', label: label === '' ? 'Progress' : label, form: 'progress' })
        : {
            parts: [{ kind: 'steps', label: 'Progress', options: first === '' ? [] : [masked.plain(first)] }],
            collecting: 'options',
          }
    },
  },
  {
    form: around('(?:line|bar|pie|donut|doughnut|area|column)? ?(?:charts?|graphs?)'),
    read: (label, match) =>
      one({
        kind: 'chart',
        label: label === '' ? 'Chart' : label,
        form: /pie|don|dough/i.test(group(match, 'noun'))
          ? 'donut'
          : /line/i.test(group(match, 'noun'))
            ? 'line'
            : /area/i.test(group(match, 'noun'))
              ? 'area'
              : 'bar',
      }),
  },
  {
    form: around('tabs?'),
    read: (_label, match, masked, item) => ({
      parts: [{ kind: 'tabs', label: 'Tabs', options: optionsIn(match, masked, item) }],
      collecting: 'options',
    }),
  },
  {
    form: around('sections'),
    read: (_label, match, masked, item) => ({
      parts: [{ kind: 'choice', label: '', options: optionsIn(match, masked, item) }],
      collecting: 'options',
    }),
  },
  {
    form: around('columns'),
    read: (_label, match, masked, item) => ({
      parts: [{ kind: 'columns', label: 'Columns', options: optionsIn(match, masked, item) }],
      collecting: 'options',
    }),
  },
  {
    form: /^(?<after>.{2,30}?) (?:list|table|grid|feed|gallery)(?: (?:with|showing|containing|including) (?<before>.+))?$/iu,
    read: (_label, match) => listPart(group(match, 'after'), group(match, 'before')),
  },
  {
    form: around(
      '(?:(?:messages?|chat|texts?) (?:in |as )?)?(?:speech )?bubbles|message history|conversation',
    ),
    read: () => one({ kind: 'bubbles', label: 'Messages' }),
  },
  {
    form: around('badges?|status pill'),
    read: (label) => one({ kind: 'badge', label: label === '' ? 'New' : label }),
  },
  { form: around('maps?'), read: (label) => one({ kind: 'map', label: label === '' ? 'Map' : label }) },
  {
    form: around('video(?: player)?'),
    read: (label) => one({ kind: 'video', label: label === '' ? 'Video' : label }),
  },
  {
    form: around('avatar|profile (?:picture|photo|image)'),
    read: (label, match) =>
      one({
        kind: 'avatar',
        label: label === '' ? capitalise(group(match, 'noun')) : label.replace(/'s?$/, ''),
      }),
  },
  {
    form: around(
      '(?:cover |header |hero |product |banner )?(?:image|photo|picture)s?|logo|album art|artwork|cover art|thumbnail|banner|illustration',
    ),
    read: (label, match) => {
      const noun = capitalise(group(match, 'noun'))
      return one({ kind: 'image', label: label === '' ? noun : `${label} ${noun.toLowerCase()}` })
    },
  },
]

/** Things shown one below the other, or side by side; the first of their fields may stand in the same item. */
function listPart(things: string, firstField: string, isGallery = false): ReadItem {
  const isCards = /^cards?\b/i.test(things)
  const label = isCards
    ? ''
    : labelFrom(things.replace(behind, '').replace(/^(?:(?:all|the|of|my|your|our) )+/i, ''))
  const field = labelFrom(firstField.replace(/^(?:the )?columns? (?:for )?/i, ''))
  const fields = field === '' ? [] : [field]
  return { parts: [{ kind: 'list', label, fields, isPictured: isCards || isGallery }], collecting: 'fields' }
}
