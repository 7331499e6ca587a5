import { capitalise } from '../words/forms.ts'
import { fieldPart } from './field-part.ts'
import { labelFrom } from './label-from.ts'
import type { Masked } from './mask.ts'
import { group, naming, one, type ReadItem } from './form.ts'
import type { Part } from './part.ts'
import { partForms } from './part-forms.ts'
import { find, has } from '../understand/searched.ts'

/** "The price in large text", "the city name as heading": how large a value stands there. */
const roles: readonly [form: RegExp, role: 'heading' | 'stat'][] = [
  [/\s+(?:as (?:a |the )?(?:[\p{L}-]+ )?)(?:heading|headline|header|title)$/iu, 'heading'],
  [
    /\s+(?:in|with|as) (?:an? )?(?:very |extra )?(?:large|big|huge|bold)(?: (?:text|type|letters|font|digits|numbers?|figures?))?(?: with (?:[\p{L}]+ )?stars)?(?: (?:in|at) the (?:very )?(?:middle|cent(?:er|re)|top|bottom))?$/iu,
    'stat',
  ],
]
/** What only says that words stand there. */
const wording =
  /^(?:text|label|countdown|timer|message|paragraph|sentence|line|greeting|caption|subtitle|tagline|subheading|slogan|hint|description|body text|info text|divider(?: with(?: the)? text)?)$/i
const heading =
  /^(?:(?:\p{L}+ ){0,2}(?:question(?: text)?|heading|headline|titles?|names?)|header|heading text|big heading)$/iu
/** "The price $129", "a counter like 5/20": a value that is given without quotes. */
const valued =
  /^(?!.*\b(?:facts|chips|pills|buttons|options|tabs|tiles|cards)\b)(?<label>(?:(?:an?|the|its|their) )?(?:\p{L}+ ){0,2}(?!slider|stepper|field|input|picker|chart|bar|ring|row|grid|list|from|to|at)\p{L}+)(?: like| of| is|:)? (?<value>[$€£]\s?\d[\d.,]*|\d[\d.,]* ?(?:€|%|°C?|km|kg|kWh|kW|W|g|ml|l|bpm|kcal|km\/h|min|h|hours|days|points|steps|stars?)|\d+ ?\/ ?\d+)$/iu

/** "A small text below says ...". */
const reads =
  /^(?:an? |the )?(?:(?:small|short|little|gr[ae]y|tiny|legal) )*(?:text|note|caption|line|hint|message|paragraph|disclaimer|footnote|info)(?: (?:below|above|under|underneath|beside|next to|at)(?: (?:it|them|the \p{L}+))?(?: (?:says|reads|saying|that (?:says|reads)|reading|with))?| (?:says|reads|saying|that (?:says|reads)|reading)):?\s*\u00A6q\d+\u00AC$/iu

const namedSo =
  /^(?:[Tt]he |[Aa]n? )?(?<label>(?:\p{Ll}+ ){1,2}(?:name|title|city|status|code))(?: is)? (?<value>\p{Lu}[\p{L}\d' -]{1,30})$/u

const leadsElsewhere = /\b(?:account|member|registered|here)\? (?:sign|log|register|create|join)\b/i

/** What parts others, or counts them, is none of its own. */
const nothing =
  /(?:selected|highlighted|checked|active| key)$|^percentages?$|^(?:(?:thin |horizontal )?(?:divider|separator|separator line|divider line|line)|(?:\p{L}+ )?(?:rows|columns)|(?:white ?)?space|chevrons?|arrows?)$/iu
/** A line of which nothing is told but that there is one. */
const oneLine =
  /^(?:(?:(?:short|single|brief) )?(?:sentence|line)|short message|subtitle|tagline|slogan|subheading)$/i
/** "The number of photos" is a number, and no picture. */
const counted =
  /^(?!.*(?:field|input|box|stepper|slider|counter)$)(?:the |an? )?(?:total )?(?:number|amount|count) of (?:the )?[\p{L} -]{3,24}$/iu
const plainText = /^(?:(?:short |long |some )?(?:paragraph|text|body text|lorem ipsum)(?: of text)?)$/i

/** "Skills (text input)": what kind of component it is stands in brackets. */
const kinds: readonly [form: RegExp, noun: string][] = [
  [/^(?:an? )?(?:short |single-line )?(?:text|string)(?: input| field| box)?$/i, 'text field'],
  [/^(?:an? )?(?:number|numeric|integer)(?: input| field)?$/i, 'number field'],
  [/^(?:an? )?(?:long text|multi-?line(?: text)?|text ?area)(?: input| field)?$/i, 'text area'],
  [/^(?:an? )?(?:email|password)(?: input| field)?$/i, 'field'],
  [/^(?:an? )?date(?: ?picker| input| field)?$/i, 'date picker'],
  [/^(?:an? )?(?:select|drop-?down)(?: menu| list)?$/i, 'dropdown'],
  [/^(?:an? )?(?:check ?box)$/i, 'checkbox'],
  [/^(?:an? )?(?:toggle|switch)(?: switch)?$/i, 'switch'],
  [/^(?:an? )?(?:slider|stepper|button|image|link)$/i, ''],
]
/** "Time (dropdown with 18:00, 19:00)": one chooses between these. */
const choiceInBrackets =
  /^(?:an? )?(?:drop-?down|select|selection|picker)(?: menu| list)?(?: with| of|:) (?<options>.+)$/i
function choiceOf(item: string, masked: Masked): Part | undefined {
  const said = masked.inner(item)
  const options = said === undefined ? undefined : find(choiceInBrackets, said)?.groups?.options
  const label = labelFrom(masked.bare(item))
  return options === undefined || label === ''
    ? undefined
    : {
        kind: 'input',
        label,
        entry: 'select',
        options: options.split(/,? and |,? or |, /).map((each) => masked.plain(each)),
      }
}

/** "A list of toggles": these, one below the other. */
const listOfControls =
  /^(?:an? |the )?(?:list|group|set|series|column) of (?=(?:toggles?|switch(?:es)?|toggle switches|check ?boxes|radio buttons|sliders|text fields|input fields|dropdowns|links)\b[^,]*[:\u00A6])/i

/** "A text with the selected seats" are these. */
const textOf = /^(?:an? |the )?(?:text|label|line) (?:with|showing|for) (?:the |its )?(?=\p{Ll})/iu

function withoutKindInBrackets(item: string, masked: Masked): string {
  const [only = '', ...others] = masked.bracketed(item)
  const kind = others.length === 0 ? kinds.find(([form]) => has(form, only)) : undefined
  return kind ? `${item.replace(/\s*\u00A6b\d+\u00AC/u, '')} ${kind[1] === '' ? only : kind[1]}` : item
}

/** Where it stands is none of its name. */
const place =
  /\s(?:at|on|in) the (?:very )?(?:(?:top|bottom|upper|lower)(?:[ -](?:left|right))?|left|right|middle|cent(?:er|re))(?: (?:corner|side))?$/i

/** One item of a dictated sentence: a component when a form fits it, else a value with its name. */
export function readPart(said: string, masked: Masked): ReadItem {
  const hint = hintIn(said, masked)
  if (!hint) return readPlainPart(said, masked)
  const read = readPlainPart(hint.rest, masked)
  return {
    ...read,
    parts: read.parts.map((part): Part => {
      const field = part.kind === 'heading' ? fieldPart(part.label) : part
      return field.kind === 'input' ? { ...field, hint: hint.text } : field
    }),
  }
}

const ofFields =
  /^(?:required|mandatory|optional|must\b|min(?:imum)?\b|max(?:imum)?\b|at (?:least|most)\b|only\b|numbers only|up to \d|\d+ (?:characters|digits|letters)|format\b|e\.?g\b|for example)/i
const behindField =
  /\s+(?:with|of|that (?:needs|has)|needs|which (?:needs|has)) (?<hint>(?:at (?:least|most)|(?:a )?min(?:imum)?(?: of)?|(?:a )?max(?:imum)?(?: of)?|exactly) \d+ (?:characters|digits|letters|words|signs))$/iu
/** "(must be 9 digits)", "with at least 8 characters": what one may enter, which stands below the field. */
function hintIn(said: string, masked: Masked): { rest: string; text: string } | undefined {
  const inner = masked.inner(said)
  if (inner !== undefined && has(ofFields, inner) && /\s*\u00A6b\d+\u00AC$/u.test(said))
    return { rest: said.replace(/\s*\u00A6b\d+\u00AC$/u, ''), text: capitalise(masked.plain(inner)) }
  const hint = find(behindField, said)?.groups?.hint
  return hint === undefined
    ? undefined
    : { rest: said.replace(behindField, ''), text: capitalise(hint.replace(/^a /i, '')) }
}

function readPlainPart(said: string, masked: Masked): ReadItem {
  const choice = choiceOf(said, masked)
  if (choice) return one(choice)
  const item = withoutKindInBrackets(said.replace(listOfControls, '').replace(textOf, ''), masked)
  for (const [form, role] of roles) {
    if (!has(form, item)) continue
    const label = labelFrom(masked.bare(item.replace(form, '')))
    const value = masked.quoted(item)
    // "The result "You need" in large text": a number under this name.
    if (value !== undefined && /\b(?:result|total|amount|sum|number|value)\b/i.test(masked.bare(item)))
      return one({ kind: 'fact', label: value, role })
    if (value !== undefined) return one({ kind: 'heading', label: value })
    if (label !== '') return one({ kind: 'fact', label, role })
  }
  const quoted = masked.quoted(item)
  // "Don't have an account? Sign up" is a link.
  if (quoted !== undefined && has(leadsElsewhere, quoted) && !/\b(?:check ?box|field|input)\b/i.test(item))
    return one({ kind: 'button', label: quoted, isQuiet: true })
  if (quoted !== undefined && has(reads, item)) return one({ kind: 'text', label: quoted })
  // "Plan name Premium": what it is called.
  const called = quoted === undefined ? find(namedSo, item)?.groups : undefined
  if (called) return one({ kind: 'fact', label: labelFrom(called.label ?? ''), value: called.value ?? '' })
  const told = find(valued, masked.bare(item))?.groups
  if (quoted === undefined && told?.value !== undefined)
    return one({
      kind: 'fact',
      label: labelFrom((told.label ?? '').replace(/\s(?:like|of|is)$/i, '')),
      value: told.value,
    })
  if (quoted === undefined && has(counted, item))
    return one({ kind: 'fact', label: labelFrom(masked.bare(item)) })
  const placed = item.replace(place, '')
  for (const { form, read } of partForms) {
    const match = find(form, placed)
    if (!match) continue
    const named = group(match, has(naming, group(match, 'after')) ? 'after' : 'before')
    return read(quoted ?? labelFrom(masked.plain(named.replace(/^:/, ''))), match, masked, placed)
  }
  const words = masked.bare(item)
  const label = labelFrom(
    quoted === undefined ? words : words.replace(/\s(?:saying|that says|reading|titled|labell?ed)$/i, ''),
  )
  if (quoted !== undefined) {
    if (label === '') return one({ kind: 'heading', label: quoted, isBare: true })
    if (has(heading, label)) return one({ kind: 'heading', label: quoted })
    return has(wording, label)
      ? one({ kind: 'text', label: quoted })
      : one({ kind: 'fact', label, value: quoted })
  }
  if (label === '' || has(nothing, label)) return { parts: [] }
  if (has(oneLine, label)) return one({ kind: 'text', label: 'All you need, in one place.' })
  // "The total balance with the change in percent": one value and another.
  const [first, second] = masked.bare(item).split(/\s+with (?:the |its |their )/i)
  if (first !== undefined && second !== undefined && labelFrom(first) !== '' && labelFrom(second) !== '')
    return one(
      { kind: 'fact', label: labelFrom(first) },
      { kind: 'fact', label: labelFrom(second.replace(/\s(?:in|as) .*$/i, '')) },
    )
  return one({ kind: 'fact', label: has(plainText, label) ? 'Description' : label })
}
