import type { Part } from '../dictation/part.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import type { Clause } from './clauses.ts'
import { entryOf, pictured, settingOf } from './inputs.ts'
import { knownChoices } from './known-choices.ts'
import { askedValue, checkedIn, outcome, rulesIn, warningIn } from './outcomes.ts'

const longestName = 34
const longestOption = 22
const longestButton = 20

/** Where what one enters, sets or sees ends: by what means, when, what for. */
const end =
  /,? (?:side by side|next to each other|(?:from|out of) (?:a|the) (?:list|menu|dropdown)|with|by|only|when|while|as soon as|so that|if|before|after|in (?!characters)|on|at|immediately|instantly|live|step by step|to|from|that|which|who|whose|where|into|next to|between|against|for|of (?:each|every|both|the|an?|two|at most|at least|up to|\d+))(?!\p{L}).*$/iu
const article =
  /^(?:(?:the|an?|his|her|their|its|your|any|some|several|one of the|one of|all|of the|resulting|finished|another|other|own|as) )+/iu
/** What stands before a noun it shares with the next: "horizontal and vertical offset". */
const shared =
  /^(?:horizontal|vertical|upper|lower|top|bottom|left|right|minimum|maximum|start|end|first|second|inner|outer|foreground|background|primary|secondary|main|red|green|blue|original|old|new|before|after)$/i

const pair = /^(?:zeros and ones|ones and zeros|dots and dashes|pros and cons|terms and conditions)$/iu

/** The items of "width, height and the number of rows". */
function itemsOf(list: string): string[] {
  // Two words for one thing.
  if (pair.test(list)) return [list]
  const items = list
    .replace(/^both /iu, '')
    .split(/, and |, or |,| and | or | as well as /u)
    .map((item) => item.trim().replace(article, '').trim())
    .filter((item) => item !== '')
  return items.map((item, index) => {
    const next = items.slice(index + 1).find((each) => each.includes(' ')) ?? items[index + 1]
    return shared.test(item) && next ? `${item} ${next.split(' ').at(-1) ?? ''}` : item
  })
}

const pronoun = /^(?:it|them|this|that|these|others?|only|when|if|once|after)\b/i
/** "The name of the project" is the project's name. */
const named =
  /^(name|title|size|number|length|width|height|colou?r) of (?:the |an? |each |their )?(\p{L}[\p{L} ]+)$/iu

function nameOf(words: string): string {
  const said = words
    .replace(/,? (?:from|out of) (?:an?|the) (?:list|menu|dropdown)\b.*$/iu, '')
    .replace(article, '')
    .replace(named, (whole, what, of) =>
      /^number$/i.test(String(what)) ? whole : `${String(of)} ${String(what).toLowerCase()}`,
    )
    .replace(end, '')
    .trim()
  return said.length > longestName || pronoun.test(said)
    ? ''
    : capitalise(said.replace(/ values$/iu, ' value'))
}
const namesIn = (object: string) =>
  itemsOf(object.replaceAll(/[()]/gu, '').replace(/ (?:between|from) \d+ (?:and|to) \d+/iu, ''))
    .map(nameOf)
    .filter((name) => name.length > 1)

/** "Between A, B and C", "such as A or B", "a or b": what one chooses from, and what for. */
function choiceIn(object: string): { name: string; options: string[] } {
  const said = object.replaceAll(/[()]/gu, ' ').replaceAll(/\s+/gu, ' ').trim()
  const [, before = '', list] =
    /^(.*?),? ?\b(?:between|such as|like|for example|among)\b(?: the)? (.+)$/iu.exec(said) ??
    /^(.*?): (.+)$/u.exec(said) ??
    []
  const isEither =
    list === undefined && /^(?!how |what )[^,]{2,30}(?:, [^,]{2,20})* or [^,]{2,30}$/iu.test(said)
  const told = list ?? (isEither ? said : undefined)
  const options = told
    ? itemsOf(told.replace(/,? (?:with|by|when|so that|in the) .*$/iu, '')).filter(
        ({ length }) => length <= longestOption,
      )
    : []
  return {
    name: isEither ? '' : nameOf(list === undefined ? said : before),
    // Units keep their letters.
    options:
      options.length > 1 ? options.map((option) => (option.length > 2 ? capitalise(option) : option)) : [],
  }
}

const mostTabs = 3
const longestTab = 14
function choosing(object: string): Part[] {
  const [, whether = ''] = /^(?:whether )?to (\p{L}+ .+)$/iu.exec(object) ?? []
  if (whether !== '' && whether.length <= longestName) return [{ kind: 'switch', label: capitalise(whether) }]
  const [, counted, rest = ''] =
    /^how many (\p{L}+(?: \p{L}+)?)(?: to \p{L}+)?(?: and (.+))?$/iu.exec(object) ?? []
  if (counted)
    return [
      { kind: 'input', label: `Number of ${counted.toLowerCase()}`, entry: 'stepper', options: [] },
      ...(rest === '' ? [] : choosing(rest)),
    ]
  // "The unit (g, kg, ml)"
  const [, what = '', inner = ''] = /^([^()]{2,40}) \(([^()]+)\)$/u.exec(object) ?? []
  if (inner.includes(',')) return choosing(`${what}: ${inner}`)
  const { name, options } = choiceIn(object)
  // "One of five templates"
  const [, several = ''] =
    /^(?:one|some|any) of (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+|many|several) (.+)$/iu.exec(
      object,
    ) ?? []
  if (several !== '' && options.length === 0)
    return choosing(several.replace(/\p{L}+(?= |$)(?!.* \p{L})/u, (last) => toSingular(last)))
  if (options.length > 1)
    return [
      name === '' && options.length <= mostTabs && options.every(({ length }) => length <= longestTab)
        ? { kind: 'tabs', label: '', options }
        : { kind: 'choice', label: name || 'Kind', options },
    ]
  return namesIn(object).map((each): Part => {
    const known = knownChoices(each)
    return known.length > 1
      ? { kind: 'choice', label: each, options: known }
      : { kind: 'menu', label: each, options: [`Choose ${each.toLowerCase()}`] }
  })
}

/** "Lines that were added in green": added lines. */
const participle =
  /^(?:the |all )?(\p{L}+) (?:that|which|who) (?:were|was|are|is|have been|has been) (\p{L}+ed|different|missing|new|wrong|right|the same)\b.*$/iu
/** "Two texts": the first and the second. */
const twoOf =
  /^(?:the )?two (?:different )?(\p{L}+?)(?:e?s)?(?: side by side| next to each other| to compare)?$/iu
const twice = (one: string) => [`First ${one.toLowerCase()}`, `Second ${one.toLowerCase()}`]

/** "The timestamp ticking": how it goes on. */
const moving =
  / (?:ticking|running|changing|updating|counting (?:up|down)|move|change|grow|highlighted|drawn)$/iu

function seeing(object: string, from: string): Part[] {
  const rules = rulesIn(object)
  if (rules.length > 0) return rules.map((label) => ({ kind: 'text', label }))
  const warning = /^(?:if|whether) it \p{L}+/iu.test(object) ? '' : warningIn(object)
  if (warning !== '') return [{ kind: 'text', label: warning }]
  const checked = checkedIn(object)
  if (checked.length > 0) return checked.map((label) => ({ kind: 'checkbox', label: capitalise(label) }))
  if (/^(?:how|if|whether) /i.test(object)) {
    const name = askedValue(object)
    return name === '' || name.length > longestName ? [] : outcome(name, from)
  }
  if (/^(?:what|which|when|where) /i.test(object)) return []
  const [, scale] =
    /^(?:an? |the )?(?:progress |strength )?(?:bar|meter)(?: going)? (from .+ to .+)$/iu.exec(object) ?? []
  if (scale)
    return [{ kind: 'chart', label: capitalise(scale.replace(/^from /iu, '')), form: 'progress', share: 0 }]
  if (/^(?:it|them)\b/i.test(object)) return outcome('Result', from)
  // What is there from the start is seen as it is told: "a box with a shadow".
  const whole = capitalise(object.replace(article, ''))
  if (from === '' && / with /.test(whole) && whole.length <= longestName) return outcome(whole, from)
  const described = object.split(/ and (?=\p{L}+ that (?:were|was|are|is) )/u)
  if (described.every((each) => participle.test(each)))
    return described.flatMap((each) => outcome(capitalise(each.replace(participle, '$2 $1')), from))
  // "The stories he generated before"
  const [, made] =
    /^(?:the |all )?(\p{L}+(?: \p{L}+)?) (?:that |which )?(?:he|she|they|you)(?: has| have)? (?:\p{L}+)(?: before| so far| earlier| already| lately)?$/iu.exec(
      object,
    ) ?? []
  if (made !== undefined) return outcome(`Last ${made.toLowerCase()}`, from)
  return namesIn(object.replace(/ with .*$/iu, '').replace(moving, '')).flatMap((name) => outcome(name, from))
}

const corners = ['Top left', 'Top right', 'Bottom right', 'Bottom left']

/** The components of the clauses before one: what is filled in, and what is shown. */
export interface Before {
  entered: readonly Part[]
  shown: readonly Part[]
}

/** The components for what somebody does in one clause. */
export function partsOfClause({ doing, verb, object }: Clause, { entered, shown }: Before): Part[] {
  switch (doing) {
    case 'enter': {
      const [, one] = twoOf.exec(object) ?? []
      if (one) return twice(toSingular(one)).map(entryOf)
      // "A word or a sentence" is one thing to type.
      const either = /^(?:an? |the )?([\p{L} ]{3,16}) or (?:an? |the )?([\p{L} ]{3,16})$/iu.exec(
        object.replace(
          / (?:in|into) (?:one|a single|the same|an?) (?:\p{L}+ )?(?:field|box|input|area)$/iu,
          '',
        ),
      )
      return either
        ? [entryOf(capitalise(`${either[1] ?? ''} or ${either[2] ?? ''}`))]
        : namesIn(object).map(entryOf)
    }
    case 'press': {
      const name = object
        .replace(end, '')
        .replace(/^(?:the |an? )/iu, '')
        .replace(/ (?:button|key|icon)$/iu, '')
        .replaceAll(/["']/gu, '')
      return /^\p{Lu}/u.test(name) && name.length <= longestButton
        ? [{ kind: 'button', label: name, isQuiet: false }]
        : []
    }
    case 'bring': {
      const [name = ''] = namesIn(object)
      const button: Part = {
        kind: 'button',
        label: capitalise(`${verb} ${name.toLowerCase()}`.trim()),
        isQuiet: true,
      }
      return pictured.test(name) ? [{ kind: 'image', label: name }, button] : [button]
    }
    case 'choose':
      return choosing(object)
    case 'adjust':
      // "Drag three sliders": one for each value that is shown.
      if (/^(?:the |two |three |four )?sliders$/iu.test(object))
        return shown
          .filter(({ kind }) => kind === 'fact')
          .slice(0, 4)
          .map(({ label }) => settingOf(label, true))
      // "Each corner": all four of them.
      if (/^(?:each|every|the four|all four|all) corners?\b/iu.test(object))
        return corners.map((name) => settingOf(name, true))
      return namesIn(object.replace(/,? with .*$/iu, '')).map((name) => {
        const head = name.toLowerCase().split(' ').at(-1) ?? ''
        const isEntered = entered.some(
          ({ kind, label }) => kind === 'input' && label.toLowerCase().endsWith(head),
        )
        return isEntered
          ? { kind: 'button', label: `Change ${head === 'pin' ? 'PIN' : head}`, isQuiet: true }
          : settingOf(name, /\bslider/i.test(object))
      })
    case 'switch':
      return namesIn(object)
        .slice(0, 3)
        .map((name) => ({
          kind: 'switch',
          label: /^show or hide$/i.test(verb) ? `Show ${name.toLowerCase()}` : name,
        }))
    case 'warn': {
      const warning = warningIn(object)
      return warning === '' ? [] : [{ kind: 'text', label: warning }]
    }
    case 'see':
      return seeing(
        object,
        entered.find(({ kind }) => kind === 'input' || kind === 'image' || kind === 'button')?.label ?? '',
      )
    case 'do': {
      const [first = ''] = pronoun.test(object) ? [] : namesIn(object)
      return [{ kind: 'button', label: capitalise(`${verb} ${inside(first)}`.trim()), isQuiet: true }]
    }
  }
}

/** A name within a label: names in capitals keep them. */
const inside = (name: string) =>
  /^\p{Lu}{2,}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
