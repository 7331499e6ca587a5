import { capitalise } from '../words/forms.ts'
import { asField } from './form-fields.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { labelFrom } from './label-from.ts'
import type { Masked } from './mask.ts'
import { type DictatedScreen, flatParts, type Part } from './part.ts'
import { find, has } from '../understand/searched.ts'

/** "Step 1: ...", "in the second step one chooses ...", "the last step shows ...". */
const step =
  /^(?:(?:in|on|at|for) )?(?:the )?(?:step (?<numeral>one|two|three|four|five|six|\d)|(?<ordinal>first|second|third|fourth|fifth|last|final) (?:step|stage))\s*(?:[:,–-]|\([^)]*\))?\s*(?:(?:i|you|we|the user|users?|one|it) )?(?:(?:should |must |will )?(?:(?:picks?|choose|select|enter|fill in|set|add|upload|take)(?: (?:an?|the|your|their))?(?= )|is(?: for)?|asks?(?: (?:the user|users?|you|one))?(?: for)?|has|have|contains?|shows?|includes?|collects?|requests?|needs?|lists?|displays?|enters?|chooses?|selects?|picks?|adds?|uploads?|with|there (?:is|are))\s+)?(?:the user )?(?<rest>\S.*)$/iu
/** "Each step has a Next button". */
const everyStep =
  /^(?:each|every) (?:step|stage|page) (?:should |must )?(?:has|have|shows?|contains?)\s+(?<rest>.+)$/iu
/** "Address with street and city", "Account: email": its name, and what is asked there. */
const called =
  /^(?:called |titled |named )?(?:the )?(?<name>(?!an? )(?!\p{L}+ ?(?:field|picker|upload|button|input|list|box|area|checkbox)s?\b)[\p{L}\u00A6\u00AC\d' &]{3,28}?)(?:\s*:\s+|\s+[–-]\s+|\s+with\s+|\s+where (?:you|users?|one) (?:enters?|chooses?|selects?)\s+)(?<rest>.+)$/iu
const ownScreen = /^the (?:\p{L}+ ){1,3}screen (?:contains|has|shows) /iu
const numbers = ['one', 'two', 'three', 'four', 'five', 'six']
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** "Address (street, city)": what is asked there stands in brackets. */
function bracketed(rest: string, masked: Masked): Partial<Record<string, string>> | undefined {
  const [, name] = /^(\p{L}[\p{L} &-]{2,28}?)\s*\u00A6b\d+\u00AC[,;]?\s*$/u.exec(rest) ?? []
  const inner = name === undefined ? undefined : masked.inner(rest)
  return inner === undefined ? undefined : { name, rest: inner }
}

interface Step {
  at: number | 'last'
  rest: string
}

function stepIn(sentence: string): Step | undefined {
  const { numeral = '', ordinal = '', rest } = find(step, sentence)?.groups ?? {}
  if (rest === undefined) return undefined
  const word = (numeral + ordinal).toLowerCase()
  if (/^(?:last|final)$/.test(word)) return { at: 'last', rest }
  const at = Math.max(numbers.indexOf(word), ordinals.indexOf(word))
  return { at: at < 0 ? Number(word) - 1 : at, rest }
}

/** Whether sentences tell, step by step, what one is asked. */
export const tellsSteps = (sentences: readonly string[]): boolean =>
  sentences.filter((sentence) => typeof stepIn(sentence)?.at === 'number').length > 1

/**
 * The screens of what one goes through step by step, each with how far one has come and the way on. The sentences that
 * are used up are taken out of the list; what stands before the first of them names the whole.
 */
export function readSteps(
  sentences: string[],
  masked: Masked,
  read: (text: string) => Part[],
): { name: string; screens: DictatedScreen[] } {
  const first = sentences.findIndex((sentence) => stepIn(sentence) !== undefined)
  const name = nameOf(masked.plain(sentences.slice(0, first).join('. ')))
  const told = new Map<number, { title: string; parts: Part[] }>()
  let all: Part[] = []
  for (const sentence of sentences.splice(0)) {
    const found = stepIn(sentence)
    const shared = find(everyStep, sentence)?.groups?.rest
    if (shared !== undefined) all = [...all, ...read(shared)]
    if (!found) {
      // What opens a screen of its own behind the steps is read by itself.
      if (told.size > 0 && shared === undefined && has(ownScreen, sentence)) sentences.push(sentence)
      continue
    }
    const own = bracketed(found.rest, masked) ?? find(called, found.rest)?.groups
    const title = own?.name === undefined ? '' : labelFrom(masked.plain(own.name))
    const said = read(own?.rest ?? found.rest).map(asField)
    const parts =
      title !== '' && said.every(isButton) ? [asField({ kind: 'fact', label: title }), ...said] : said
    const at = found.at === 'last' ? Math.max(...told.keys(), 0) : found.at
    const known = told.get(at)
    if (known) known.parts.push(...parts)
    else told.set(at, { title, parts })
  }
  const steps = [...told].toSorted(([one], [other]) => one - other).map(([, each]) => each)
  const screens = steps.map(({ title, parts }, index): DictatedScreen => {
    const isLast = index === steps.length - 1
    return {
      title: title === '' ? titleOf(parts, index) : title,
      groups: [
        [
          {
            kind: 'chart',
            label: `Step ${index + 1} of ${steps.length}`,
            form: 'progress',
            share: (index + 1) / steps.length,
          },
        ],
        [...parts, ...buttonsOf(parts, all, isLast, index === 0)],
      ],
      ...(index === 0 ? {} : { from: ['Next'] }),
    }
  })
  return { name, screens }
}

/** "Create a job application form in three steps" is a job application. */
const nameOf = (said: string): string =>
  labelFrom(
    said
      .replace(/\b(?:in|with|of) (?:\p{L}+|\d) (?:steps|stages|pages|screens)\b.*$/iu, '')
      .replace(/^an? app (?:with|for) (?:an? |the )?/i, '')
      .replace(/^(an? )?(?:\p{L}+|\d)-step /iu, '$1')
      .replace(
        /^(?:an? )?(\p{L}+) (?:wizard|flow|process|form) for (?:an? |the |our )([\p{L} ]{3,20})$/iu,
        '$2 $1',
      )
      .replace(/^an? (?:[\p{L}-]+ )?(?:wizard|form|flow|assistant) (?:for|to) /iu, '')
      .replace(
        /^(\p{L}+ing) (?:an? |the )?/iu,
        (whole, verb: string) => `${baseOfVerb(verb.toLowerCase()) ?? whole} `,
      )
      .replace(/^(?:please )?(?:create|build|make|design|i want|i need|we need|show)(?: me)?\s+/i, '')
      .replace(/\b(?:multi-?step|step-by-step)\s+/gi, '')
      .replace(/\s(?:wizard|form|flow|process|page|screen|app)\b.*$/i, ''),
  )

/** What a step without a name is called, by what it asks. */
function titleOf(parts: readonly Part[], index: number): string {
  const labels = flatParts(parts).map(({ label }) => label)
  if (labels.some((label) => /password/i.test(label)) && !labels.some((label) => /name$/i.test(label)))
    return 'Account'
  if (labels.some((label) => /^(?:full |first |last |your )?name$|e-?mail|birth|phone/i.test(label)))
    return 'About you'
  if (flatParts(parts).some(({ kind }) => kind === 'map')) return 'Location'
  if (labels.some((label) => /address|street|postal|^zip|^city$/i.test(label))) return 'Address'
  if (labels.some((label) => /card number|payment|iban/i.test(label))) return 'Payment'
  if (labels.some((label) => /summary|review|overview|confirm/i.test(label))) return 'Summary'
  const [only = ''] = labels.filter((label) => label.split(' ').length < 3)
  return only === '' ? `Step ${index + 1}` : capitalise(only)
}

const isButton = (part: Part) => part.kind === 'button' && !part.isQuiet
const leadsOn = /^(?:next|continue|weiter|go on)\b/i
/** On to the next step and back; the last one sends everything off. */
function buttonsOf(parts: readonly Part[], all: readonly Part[], isLast: boolean, isFirst: boolean): Part[] {
  const own = flatParts(parts).filter(isButton)
  const next: Part = { kind: 'button', label: 'Next', isQuiet: false }
  const done: Part = { kind: 'button', label: 'Submit', isQuiet: false }
  const back: Part = { kind: 'button', label: 'Back', isQuiet: false }
  const ways = isLast
    ? own.length > 0
      ? []
      : [done]
    : own.some(({ label }) => has(leadsOn, label))
      ? []
      : [next]
  return [
    ...ways,
    ...(isFirst || !all.concat(parts).some(({ label }) => /^(?:back|previous)$/i.test(label)) ? [] : [back]),
  ]
}
