import { byWord } from '../../by-word.ts'
import type { Entity } from '../../entity.ts'
import { find } from '../../understand/searched.ts'

const numbers: Readonly<Partial<Record<string, number>>> = byWord({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
})
/** "Two minutes", "60 seconds", "a 25-minute timer": how long it runs, and not when it warns or how long one waits. */
const span = new RegExp(
  String.raw`(?<!\b(?:at|after|before|last|every|in|within|by|of the) (?:the )?(?:last |first )?)\b(?<count>\d{1,3}|${Object.keys(numbers).join('|')})[ -](?<unit>seconds?|secs?|minutes?|mins?)\b(?! (?:left|before|early|earlier|ahead|late|later|more|less|each way|walk|away))`,
  'i',
)
const longest = 99 * 60
/** As much of it is left in the picture, of one. */
export const shareLeft = 0.62
/** It is 9:41 in all apps, minutes since midnight. */
const now = 9 * 60 + 41

/** What stands in the middle of a clock that runs as long as a description says; undefined where it does not say. */
export function toldSpan(text: string): { left: string; caption: string } | undefined {
  const { count = '', unit = '' } = find(span, text)?.groups ?? {}
  const number = numbers[count.toLowerCase()] ?? Number(count)
  return count === '' ? undefined : spanOf(unit.toLowerCase().startsWith('s') ? number : number * 60)
}

const inMinutes = /^minutes$/i

/** What stands there where the thing that is timed says how many minutes it has: a speech of seven. */
export const spanOfThing = ({ fields }: Pick<Entity, 'fields'>): ReturnType<typeof toldSpan> =>
  spanOf(Number(fields.find(({ name }) => inMinutes.test(name))?.value ?? 0) * 60)

function spanOf(seconds: number): { left: string; caption: string } | undefined {
  if (!(seconds > 4) || seconds > longest) return undefined
  const left = Math.round(seconds * shareLeft)
  const end = now + Math.ceil(left / 60)
  return {
    left: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`,
    caption: `until ${Math.floor(end / 60)}:${String(end % 60).padStart(2, '0')}`,
  }
}
