import type { Part } from '../dictation/part.ts'
import { capitalise } from '../words/forms.ts'
import { pictured } from './inputs.ts'

/** What is seen as a whole, and no value in a line. */
const asWhole =
  /\b(?:previews?|results?|output|code|css|html|json|markdown|file|text|drawing|pictures?|images?|grid|table|list|picture|graphic|diagram|drawn|looks|icon|screen|barcode|matches|sentences|suggestions|differences|tree|lines|art|story|poem|pattern|shape|animation)\b/i

/** What stands under a title before anything is entered; `from` is what one enters first. */
function later(title: string, from: string): Part {
  const text =
    from === ''
      ? 'Changes with what is set here.'
      : pictured.test(from)
        ? 'Shown here as soon as there is a picture.'
        : /\bfiles?\b/i.test(from)
          ? 'Shown here as soon as there is a file.'
          : 'Shown here while you fill in the rest.'
  return { kind: 'box', look: 'card', label: title, parts: [{ kind: 'text', label: text }] }
}

/** Values a tool shows before anything is done with it. */
const atStart: readonly (readonly [RegExp, string])[] = [
  [/\b(?:balance|credit|income|takings)\b/i, '€ 1,284.00'],
  [/^(?:score|points|moves|steps|tries|attempts|errors|clicks|taps)$|^number of /i, '0'],
  [/^(?:words|characters|letters|sentences|paragraphs)$/i, '0'],
  [/^characters left$/i, '280'],
  [/^current (?:unix )?timestamp\b/i, '1795466997'],
  [/^current (?:time|hour)\b/i, '18:42'],
  [/^current date\b|^today/i, 'Thu 19 Nov 2026'],
]
/** Of what nobody entered nothing is known. */
const unknown = '–'

/** What comes out, by what it is called. */
export function outcome(name: string, from: string): Part[] {
  if (/\b(?:charts?|graphs?|curve)\b/i.test(name)) return [{ kind: 'chart', label: name, form: 'line' }]
  if (/\b(?:history|earlier|previous|recent|last|made)\b/i.test(name))
    return [
      {
        kind: 'box',
        look: 'card',
        label: name,
        parts: [{ kind: 'text', label: 'Kept here as soon as there is one.' }],
      },
    ]
  if (from === '' || asWhole.test(name)) {
    const [, ready] = /^list of ((?:famous|known|popular|common|all|other) .+)$/iu.exec(name) ?? []
    if (ready) return [{ kind: 'menu', label: name, options: [capitalise(ready)] }]
    const value = atStart.find(([form]) => form.test(name))?.[1]
    return value ? [{ kind: 'fact', label: name, value }] : [later(name, from)]
  }
  return [{ kind: 'fact', label: name, value: atStart.find(([form]) => form.test(name))?.[1] ?? unknown }]
}

/** "Which rules are met: length, digits": each is met or not. */
const whichOf =
  /^which (?:of (?:the|these) )?(?:\p{L}+ ){1,3}(?:are|is) (?:met|missing|fulfilled|used|found|included)(?: ?[:(,] ?(.+?)\)?)?$/iu

/** What each is that is met or not; empty where nobody tells. */
export function checkedIn(object: string): string[] {
  const [, list = ''] = whichOf.exec(object) ?? []
  return list
    .split(/,| and /u)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** "How long it would take to crack", "if it is prime": the value it asks for. */
export function askedValue(object: string): string {
  const [, is = ''] = /^(?:if|whether) (?:it|the \p{L}+|this|that) (?:is|was) (.+)$/iu.exec(object) ?? []
  if (is !== '') return `Is it ${is}?`
  const [, does = ''] = /^(?:if|whether) it (.+)$/iu.exec(object) ?? []
  if (does !== '') return `${capitalise(does)}?`
  const [, kind = '', of = ''] =
    /^(how long|how many|how much) (?:it |this |that )?(?:would |will |does |the )?(.+)$/iu.exec(object) ?? []
  if (kind === '')
    return /^how (?:the|it) |^how \p{L}+ (?:it|they|that) \p{L}+$/iu.test(object)
      ? capitalise(object.replace(/ (?:in|on|for|to) .*$/iu, ''))
      : ''
  if (/^how long$/i.test(kind)) return `Time ${of.replace(/^takes? /iu, '')}`
  const [, rest = ''] = /^(\p{L}+) (?:are|is) left$/iu.exec(of) ?? []
  if (rest !== '') return `${capitalise(rest)} left`
  const counted = of.replace(/ (?:there are|it has|are (?:there|left)|(?:he|they) (?:has|have))$/iu, '')
  return capitalise(counted)
}

/** "A message that something is wrong: name must have 3 letters, age must be a number": what holds, a sentence each. */
export function rulesIn(object: string): string[] {
  const [, list = ''] = /: ?(.+)$/u.exec(object) ?? []
  const rules = list
    .split(/, (?:and )?| and (?=[\p{L} ]+ (?:must|should|has to|have to) )/u)
    .map((rule) => rule.trim())
  return rules.length > 1 &&
    rules.every((rule) => /^[\p{L} -]{3,24} (?:must|should|has to|have to) .{3,40}$/iu.test(rule))
    ? rules.map((rule) => `${capitalise(rule)}.`)
    : []
}

/** "An error if the code is not valid": when one is told so. */
export function warningIn(object: string): string {
  const [, when = ''] =
    /^(?:an? |the )?(?:error|warning|message|alert)s?(?: message)?,? ((?:if|when|for|about) .+)$/iu.exec(
      object,
    ) ??
    /^((?:if|when) .+)$/iu.exec(object) ??
    []
  return when === '' ? '' : `You are told ${when.replace(/^for /iu, 'of ')}.`
}
