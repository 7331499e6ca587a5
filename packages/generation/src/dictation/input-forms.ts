import { capitalise } from '../words/forms.ts'
import { buttonPart, doers, isLooks, signs } from './button-part.ts'
import { doingOf } from './doing-of.ts'
import {
  around,
  choicesIn,
  type Form,
  group,
  isMany,
  many,
  one,
  optionsIn,
  type ReadItem,
  optionOf,
} from './form.ts'
import { labelFrom } from './label-from.ts'
import type { Masked } from './mask.ts'
import { fieldPart } from './field-part.ts'
import type { Part } from './part.ts'
import { find, has } from '../understand/searched.ts'

const datePart = (label: string): Part => ({
  kind: 'date',
  label: /date|time|day|birthday|check-/i.test(label) ? label : label === '' ? 'Date' : `${label} date`,
})
const timePart = (label: string): Part => ({
  kind: 'date',
  label: label === '' ? 'Time' : /time/i.test(label) ? label : `${label} time`,
})
/** Under the name it was given, in quotes or with a capital ("a date field Arrival"), which says of itself what it is. */
const asNamed =
  (make: (label: string) => Part, match: RegExpExecArray, masked: Masked, kind: 'time' | 'date') =>
  (label: string): Part => {
    const after = group(match, 'after').replace(/^(?:for|of|called|named|titled|labell?ed|:)?:? */i, '')
    const isNamed = label !== '' && (masked.quoted(match[0]) !== undefined || /^\p{Lu}/u.test(after))
    return isNamed ? { kind: 'date', label, ...(kind === 'time' ? { isTime: true } : {}) } : make(label)
  }

const ofNumbers =
  /^(?:(?:credit |debit |bank )?card|(?:mobile |tele)?phone|(?:bank )?account|order|house|street|serial|passport|licen[cs]e|ticket|room|flight|tracking|policy|member(?:ship)?|reference|table|invoice|registration|contact|student|employee|id|part|model|routing)$/i
const range =
  /\s*\(?(?:ranging )?(?:from |between )?(\d+)\s?%?\s?(?:to|-|–|and)\s?(\d+)\s?%?(?: ?(?:seconds?|minutes?|hours?|days?|degrees|°C?|km|kg|cm|m|ml|l|points|stars|euros?)(?!\p{L}))?\)?/iu
/** "From 0 to 30", and what is left without it. */
function rangeIn(text: string): { rest: string; min?: number; max?: number } {
  const [all = '', min, max] = find(range, text) ?? []
  return min === undefined
    ? { rest: text }
    : { rest: text.replace(all, ''), min: Number(min), max: Number(max) }
}

/** "Set to 72": where it stands. */
function setTo(text: string): { value?: number } {
  const [, value] = find(/\bset to (\d+)/iu, text) ?? []
  return value === undefined ? {} : { value: Number(value) }
}

const mostNumbers = 8
/** All whole numbers of a short range, evenly chosen ones of a long range. */
function numbersFrom(min: number, max: number): string[] {
  const step = Math.max(1, Math.ceil((max - min + 1) / mostNumbers))
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => String(min + index * step))
}

/** Selections under a common name: "the date of birth with three dropdowns for day, month and year". */
function eachOf(match: RegExpExecArray, masked: Masked, item: string): ReadItem {
  const isOfBirth = /birth|born/i.test(item)
  const make = (name: string): Part => ({
    kind: 'input',
    label: name,
    entry: 'select',
    options: isOfBirth && /^year$/i.test(name) ? ['2001', '1996', '1988', '1979'] : [],
  })
  const [, about = ''] = /^(.{3,40}?) with .*$/i.exec(masked.plain(item)) ?? []
  const heading = labelFrom(about.replace(/^(?:asking for|entering|choosing) /i, ''))
  const first = labelFrom(masked.plain(group(match, 'after').replace(/^\s*(?:for|:|to choose)/i, '')))
  return {
    parts: [...(heading === '' ? [] : [{ kind: 'heading' as const, label: heading }]), make(first)],
    make,
    collecting: 'parts',
  }
}

/** No name of a button: what it does, or where it stands. */
const tellsMore =
  /^(?:that|which|to|for|with|at|in|on|and|or|below|above|under|beside|next|left|right|behind|beneath|underneath|showing|is|are|bottom|top|group|bar|row|labell?ed|each)\b/i

/** Components one fills in or taps. */
export const inputForms: readonly Form[] = [
  {
    form: around('radio (?:buttons?|group|options?)'),
    read: (label, match, masked, item) => {
      // "A radio group "Own house?" Yes/No": a question, and its answers.
      const [, asks, answers] =
        /^\s*(\u00A6q\d+\u00AC):?\s+(?:with )?([^,]+\/[^,]+)$/u.exec(group(match, 'after')) ?? []
      if (asks !== undefined && answers !== undefined)
        return one({ kind: 'radios', label: masked.plain(asks), options: answers.split(/\s*\/\s*/) })
      // "Radio buttons for payment: Card": under that name.
      const [, about, first] = /^\s*for (?:the )?([^:]{2,30}):\s*(.+)$/i.exec(group(match, 'after')) ?? []
      if (about !== undefined && first !== undefined)
        return {
          parts: [{ kind: 'radios', label: labelFrom(masked.plain(about)), options: [masked.plain(first)] }],
          collecting: 'options',
        }
      const options = optionsIn(match, masked, item)
      const isNamed =
        masked.bracketed(item).length > 0 ||
        (masked.quoted(item) !== undefined && !/^\s*(?:for|with|:)?:?\s*\u00A6q/u.test(group(match, 'after')))
      return {
        parts: [
          {
            kind: 'radios',
            label: isNamed ? label : '',
            options: options.filter((each) => each !== label || !isNamed),
          },
        ],
        collecting: 'options',
      }
    },
  },
  {
    form: around(
      'segmented control|(?<!(?:number|quantity|guest|date) )selector|(?:filter |category |choice )?(?:chips|pills)|toggle group',
    ),
    read: (label, match, masked, item) => {
      const options = masked.bracketed(item)
      const after = group(match, 'after')
      const { min, max } = rangeIn(masked.plain(after))
      if (min !== undefined && max !== undefined && max > min)
        return one({
          kind: 'choice',
          label: labelFrom(masked.plain(group(match, 'before'))),
          options: numbersFrom(min, max),
        })
      const opens =
        options.length === 0 &&
        (/^(?:for|with|showing|:|of)\s|[/|]/i.test(after) || /^(?:\p{Lu}|\u00A6q)/u.test(after))
      const isChosen = /segment|toggle|selector/i.test(group(match, 'noun'))
      return opens
        ? {
            parts: [
              {
                kind: 'choice',
                label: '',
                options: optionsIn(match, masked, item),
                ...(isChosen ? { isChosen } : {}),
              },
            ],
            collecting: 'options',
          }
        : one({
            kind: 'choice',
            label: label === '' && options.length < 2 ? 'Choose' : label,
            options: options.map(optionOf),
            ...(isChosen && options.length > 0 ? { isChosen } : {}),
          })
    },
  },
  {
    form: around('buttons?'),
    read: (label, match, masked, item) => {
      const looks = masked.bare(group(match, 'before'))
      if (isMany(match)) {
        const read = many(match, masked, (name) => buttonPart(name, looks))
        const parts = read.parts.filter((part) => !isLooks(part.label))
        return {
          ...read,
          parts,
          ...(parts.length === 0 ? { collecting: 'parts', takesPrevious: false } : {}),
        }
      }
      const [, verb] = find(doers, masked.bare(group(match, 'before'))) ?? []
      const [, object] = /^\s*for (?:the |an? )?(\p{L}+(?: \p{L}+)?)$/iu.exec(group(match, 'after')) ?? []
      // "A play button for the trailer" plays it.
      if (verb !== undefined && object !== undefined)
        return one(buttonPart(capitalise(`${verb} ${object}`), looks))
      // "Button register": what stands on it, though it begins small.
      const own = /^\p{Ll}{3,}(?: \p{L}+){0,2}$/u.exec(masked.plain(group(match, 'after')).trim())?.[0]
      if (isLooks(label) && own !== undefined && !has(tellsMore, own))
        return one(buttonPart(capitalise(own), looks))
      const does = doingOf(masked.plain(group(match, 'after')).replace(/^\s*(?:to|for)\s/i, 'that lets you '))
      const said = isLooks(label) || label in signs ? (does ?? label) : label
      return one(
        buttonPart(!isLooks(said) ? said : /floating|action/i.test(item) ? 'Add' : 'Continue', looks),
      )
    },
  },
  {
    form: around('(?:text )?links?'),
    read: (label, match, masked) => {
      if (isMany(match))
        return many(match, masked, (name) => ({ kind: 'button', label: name, isQuiet: true }))
      const name = label.replace(/\s(?:page|screen|form)$/i, '')
      return one({ kind: 'button', label: name === '' ? 'More' : name, isQuiet: true })
    },
  },
  {
    form: around('check ?box(?:es)?|tick ?box(?:es)?'),
    read: (label, match, masked) =>
      isMany(match)
        ? many(match, masked, (name) => ({ kind: 'checkbox', label: name }))
        : one({ kind: 'checkbox', label: label === '' ? 'I agree' : label }),
  },
  {
    form: /^(?<before>.*?)(?<noun>toggle switch|toggle|switch|segmented control)(?: (?:button|control))?\s+(?:for|between|with)\s+(?<after>.+?\s+or\s+.+)$/iu,
    read: (_label, match, masked) =>
      one({
        kind: 'choice',
        label: '',
        options: masked
          .plain(group(match, 'after'))
          .split(/\s+or\s+/i)
          .map((each) => optionOf(each.trim())),
        isChosen: true,
      }),
  },
  {
    form: around('(?:toggle|on/off) switch(?:es)?|toggles?|switch(?:es)?'),
    read: (label, match, masked) =>
      isMany(match)
        ? many(match, masked, (name) => ({ kind: 'switch', label: name }))
        : one({ kind: 'switch', label: label === '' ? 'On' : label }),
  },
  {
    form: around(
      'date (?:and time )?(?:range )?pickers?|date ?pickers?|calendar pickers?|date fields?|date inputs?|date selectors?',
    ),
    read: (label, match, masked) => {
      const make = asNamed(datePart, match, masked, 'date')
      if (!isMany(match)) return one(make(label))
      const read = many(match, masked, make)
      // "Two date pickers" are for a time from one day to another.
      return read.parts.length === 0 && /\btwo\b/i.test(group(match, 'before'))
        ? one({ kind: 'date', label: 'From date' }, { kind: 'date', label: 'To date' })
        : read
    },
  },
  {
    form: around('time (?:pickers?|fields?|inputs?)'),
    read: (label, match, masked) => {
      const make = asNamed(timePart, match, masked, 'time')
      return isMany(match) ? many(match, masked, make) : one(make(label))
    },
  },
  {
    form: around('drop-?downs?(?: menu| list)?|select(?:ion|or)? (?:box|menu|list)|combo ?box|picker'),
    read: (label, match, masked, item) => {
      // "Three dropdowns for day, month and year": each has its own.
      const isEach = /downs$/i.test(group(match, 'noun')) && masked.bracketed(item).length === 0
      if (isEach && /^\s*(?:for|:|to choose)/i.test(group(match, 'after'))) return eachOf(match, masked, item)
      const { options, about, isOpen } = choicesIn(match, masked, item)
      const quoted = masked.quoted(isOpen ? `${group(match, 'before')} ${about}` : item)
      if (/picker/i.test(group(match, 'noun')) && /birth|date|\bday$|deadline/i.test(label))
        return one({ kind: 'date', label })
      const said = about
        .replace(/^\s*(?:at|on|in|above|below|under) .*$/i, '')
        .replace(/^(?:to|for) (?:choose|choosing|select|selecting|pick|picking)\s+/i, '')
      const name = quoted ?? labelFrom(masked.plain(said === '' ? group(match, 'before') : said))
      return {
        parts: [
          {
            kind: 'input',
            label: name === '' ? (label === '' || isOpen ? 'Choose' : label) : name,
            entry: 'select',
            options: options.map(optionOf),
          },
        ],
        ...(isOpen ? { collecting: 'options' } : {}),
      }
    },
  },
  {
    form: around('(?:range )?sliders?|(?:seek|scrub|playback) ?bar|scrubber'),
    read: (label, match, masked, item) => {
      // "Sliders for brightness and contrast": one for each.
      if (/sliders$/i.test(group(match, 'noun')) && /^\s*(?:for|:)/i.test(group(match, 'after')))
        return many(match, masked, (name) => ({ kind: 'input', label: name, entry: 'slider', options: [] }))
      // "A slider with elapsed and total time": values beside it.
      const [, beside] =
        /^\s*(?:with|showing|and) (?:the |its )?((?:elapsed|remaining|total|current|played|start|end)(?: time| duration| length)?)$/i.exec(
          group(match, 'after'),
        ) ?? []
      if (beside !== undefined) {
        const own = labelFrom(masked.plain(group(match, 'before')))
        return one(
          {
            kind: 'input',
            label: own !== '' ? own : /seek|scrub/i.test(group(match, 'noun')) ? 'Position' : 'Progress',
            entry: 'slider',
            options: [],
          },
          { kind: 'fact', label: capitalise(/ /.test(beside) ? beside : `${beside} time`) },
        )
      }
      // "A scrub bar showing 12:04 / 45:30".
      const [, at, of] =
        /(\d{1,2}:\d\d) ?(?:\/|of|-) ?(\d{1,2}:\d\d)/.exec(masked.plain(group(match, 'after'))) ?? []
      if (at !== undefined && of !== undefined)
        return one(
          { kind: 'input', label: 'Position', entry: 'slider', options: [] },
          { kind: 'fact', label: 'Elapsed time', value: at },
          { kind: 'fact', label: 'Total time', value: of },
        )
      const { min, max } = rangeIn(masked.plain(item).replace(/\bfrom empty to full\b/i, ''))
      const said = rangeIn(
        masked
          .plain(group(match, 'after'))
          .replace(/ ?set to \d+/iu, '')
          .replace(/(?<=\d) ?(?:percent|per cent|%)/i, ''),
      )
        .rest.replace(/^\s*(?:for|to (?:set|choose|adjust|change))?/i, '')
        .replace(/^\s*from empty to full$/i, '')
      const name = masked.quoted(item) ?? (labelFrom(said) || labelFrom(masked.plain(group(match, 'before'))))
      const told =
        label === '' || has(range, label) ? (min === undefined ? 'Level' : `${min} to ${max}`) : label
      const own = /seek|scrub/i.test(group(match, 'noun')) ? 'Position' : told
      return one({
        kind: 'input',
        label: name === '' ? own : name,
        entry: 'slider',
        options: [],
        ...(min === undefined || max === undefined ? {} : { min, max }),
        ...setTo(item),
      })
    },
  },
  {
    form: /^(?<before>.*?)(?<noun>stepper|step indicator|progress steps|timeline|(?:progress|status|order) tracker)(?:\s*:\s*|\s+(?:with|showing|of)\s+)(?:the )?(?:(?:\p{Ll}+ )?(?:steps|stages|statuses|states)\s*:?\s*)?(?<after>.+)$/iu,
    read: (_label, match, masked) => ({
      parts: [{ kind: 'steps', label: 'Progress', options: [masked.plain(group(match, 'after'))] }],
      collecting: 'options',
    }),
  },
  {
    form: around('steppers?|(?:number|quantity|guest) (?:counter|selector)'),
    read: (label, match, _masked, item) =>
      one({
        kind: 'input',
        label:
          label === ''
            ? / /.test(group(match, 'noun'))
              ? capitalise(group(match, 'noun').split(' ')[0] ?? 'Quantity')
              : 'Quantity'
            : label,
        entry: 'stepper',
        options: [],
        ...setTo(item),
      }),
  },
  {
    form: around('(?:file |photo |image |picture )?uploads?(?: field| button| area)?'),
    read: (label, match) => {
      const [, said = 'file'] = /^(file|photo|image|picture)/i.exec(group(match, 'noun')) ?? []
      const isNamed = label !== '' && said !== 'file' && !/photo|image|picture/i.test(label)
      if (isNamed)
        return one({ kind: 'button', label: `Upload ${label.toLowerCase()} ${said}`, isQuiet: true })
      return one({
        kind: 'button',
        label: `Upload ${/^[A-Z]{2,4}$/.test(label) ? label : (label === '' ? said : label).toLowerCase()}`,
        isQuiet: true,
      })
    },
  },
  {
    form: around('search (?:bar|box|field|input)'),
    read: (label, _match, masked, item) =>
      one({
        kind: 'input',
        label:
          label === ''
            ? 'Search'
            : masked.quoted(item) !== undefined || /^search/i.test(label)
              ? label
              : `Search ${label.toLowerCase()}`,
        entry: 'search',
        options: [],
      }),
  },
  {
    form: around(
      '(?:input |text |entry |numeric |number )*(?:fields?|inputs?|input ?box(?:es)?|text ?box(?:es)?|text ?areas?)',
    ),
    read: (label, match, masked) => {
      const noun = `${group(match, 'before')} ${group(match, 'noun')}`
      if (isMany(match)) return many(match, masked, fieldPart)
      if (/multi-?line|area/i.test(noun))
        return one({ kind: 'input', label: label === '' ? 'Text' : label, entry: 'multiline', options: [] })
      // "A card number field": the number has a name.
      if (/number/i.test(group(match, 'noun')) && has(ofNumbers, label))
        return one({ kind: 'input', label: `${label} number`, entry: 'number', options: [] })
      if (/number|numeric/i.test(noun))
        return one({ kind: 'input', label: label === '' ? 'Number' : label, entry: 'number', options: [] })
      // "An input to write a comment": where one writes it.
      const [, written] =
        /^(?:to|for) (?:write|type|add|enter|writing|typing)(?:ing)? (?:an? |the |new |your )*(.+)$/i.exec(
          masked.plain(group(match, 'after')),
        ) ?? []
      if (written !== undefined && /comment|message|reply|chat/i.test(written))
        return one({
          kind: 'input',
          label: `Write a ${written.split(' ')[0]?.toLowerCase() ?? 'message'}`,
          entry: 'composer',
          options: [],
        })
      return one(fieldPart(label === '' ? 'Text' : label))
    },
  },
]
