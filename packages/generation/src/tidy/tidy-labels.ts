import type { AppPlan, Extra } from '../plan/types.ts'
import { iconOfVerb } from '../words/verb-icons.ts'
import { bare, isOnlyVerb, small, wordsOf } from './grammar.ts'
import { saidDoing } from './said-doing.ts'
import { namePut } from './said-label.ts'

/** No name of a value begins with these. */
const done =
  /^(?:add|upload|enter|choose|select|create|edit|delete|remove|clear|minimi[sz]e|maximi[sz]e|achieve|reduce|eat|see|view|browse|send|write|submit|share|save|get|give|find)$/
/** "Zip code", "start date": what has such a value is a thing. */
const valued =
  / (?:code|date|time|number|link|name|type|status|point|price|amount|level|mode|day|size|form|option|place|location)s?$/iu

function asAction(said: string, verb: string, text: string): Extra | undefined {
  const doing = saidDoing(said, text)
  return doing?.as === 'doing' ? { kind: 'action', label: doing.label, icon: iconOfVerb(verb) } : undefined
}

/** What a description asks for as it stands well on a screen; undefined where it is no part of one. */
function extraPut(extra: Extra, text: string): Extra | undefined {
  switch (extra.kind) {
    case 'note': {
      const words = wordsOf(extra.label).map(bare)
      const [first = ''] = words
      // "Designate point thresholds" is done.
      if (words.length > 1 && isOnlyVerb(first) && !small.test(words[1] ?? ''))
        return asAction(extra.label, first, text)
      const label = namePut(extra.label, text)
      return label === undefined ? undefined : label === extra.label ? extra : { ...extra, label }
    }
    case 'thing': {
      const label = namePut(extra.label, text)
      return label === undefined ? undefined : label === extra.label ? extra : { ...extra, label }
    }
    case 'switch':
      return /^(?:them|it|they|you)$/iu.test(extra.label) ? undefined : extra
    case 'field': {
      const { field } = extra
      const [first = '', ...rest] = wordsOf(field.name).map(bare)
      if (done.test(first) && !valued.test(field.name))
        return rest.length > 0 ? asAction(field.name, first, text) : undefined
      const label = namePut(field.name, text)
      return label === undefined
        ? undefined
        : label === field.name
          ? extra
          : { ...extra, field: { ...field, name: label } }
    }
    default:
      return extra
  }
}

/** Puts what a description asks for well on all screens; returns whether something has changed. */
export function tidyLabels({ screens }: AppPlan, text: string): boolean {
  let isChanged = false
  for (const screen of screens) {
    const put = screen.extras.map((extra) => extraPut(extra, text))
    if (put.every((extra, index) => extra === screen.extras[index])) continue
    isChanged = true
    screen.extras = put.flatMap((extra) => extra ?? [])
  }
  return isChanged
}
