import type { Part } from '../dictation/part.ts'
import { knownChoices, scaleOf } from './known-choices.ts'

export const pictured = /\b(?:pictures?|images?|photos?|logo|drawing|selfie|screenshots?)\b/i
const written =
  /\b(?:text|description|steps|usage|message|markdown|json|xml|css|html|sql|content|notes?|paragraphs?|lyrics|letter|article|essay|poem|data|instructions)\b/i
const counted =
  /\b(?:number|amount|width|height|count|price|age|percentage|digits?|rows|columns|years?|months?|days|hours|minutes|seconds|weight|distance|length|salary|rate|size|total|quantity)\b/i

/** What one types, by what it is called. */
export function entryOf(name: string): Part {
  if (/\b(?:dates?|birthday)$/i.test(name)) return { kind: 'date', label: name }
  const entry = /\be-?mail/i.test(name)
    ? 'email'
    : /\b(?:password|pin|passphrase)\b/i.test(name)
      ? 'password'
      : written.test(name)
        ? 'multiline'
        : name.split(' or ').every((each) => counted.test(each))
          ? 'number'
          : 'text'
  return { kind: 'input', label: name, entry, options: [] }
}

/** What one sets: more or less of it, one of several, or how many; a button where it is none of these. */
export function settingOf(name: string, isBySlider: boolean): Part {
  if (/^number of /i.test(name)) return { kind: 'input', label: name, entry: 'stepper', options: [] }
  const most = scaleOf(name)
  const options = knownChoices(name)
  if (options.length > 0 && (/colou?r|font/i.test(name) || (!isBySlider && most === undefined)))
    return { kind: 'choice', label: name, options }
  if (isBySlider || most !== undefined)
    return { kind: 'input', label: name, entry: 'slider', options: [], max: most ?? 100 }
  return counted.test(name) || written.test(name)
    ? entryOf(name)
    : { kind: 'button', label: `Change ${name.toLowerCase()}`, isQuiet: true }
}
