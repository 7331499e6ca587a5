import { capitalise } from '../words/forms.ts'
import { labelFrom } from './label-from.ts'
import type { Masked } from './mask.ts'
import type { Part } from './part.ts'

/** What each thing of a list shows, in a word: of a component, with its kind. */
export function fieldOf(part: Part, item: string, masked: Masked): string {
  if (part.kind === 'avatar') return 'Avatar'
  // "Priority badge (low, high)": which of them it is.
  const either = part.kind === 'badge' ? masked.bracketed(item) : []
  if (either.length > 1) return `${either.map(capitalise).join('/')} badge`
  if (part.kind === 'badge') return labelFrom(masked.plain(item))
  if (part.kind === 'button' && part.look === 'icon') return `${part.label} icon`
  if (part.kind === 'button') return /^continue$/i.test(part.label) ? 'Button' : `${part.label} button`
  if (part.kind === 'checkbox') return 'Checkbox'
  if (part.kind === 'radios') return 'Radio'
  if (part.kind === 'switch' || isEither(part)) return 'Switch'
  if (part.kind === 'chart' && part.form === 'progress') return 'Progress bar'
  if (part.kind === 'input' && part.entry === 'stepper') return `${part.label} stepper`
  return part.label
}
/** "A switch present/absent". */
const isEither = (part: Part) => part.kind === 'choice' && part.isChosen === true && part.options.length === 2
/** Kinds that each thing of a list shows. */
export const shownOfEach: ReadonlySet<Part['kind']> = new Set(['image', 'avatar', 'badge', 'icon'])
/** Told without an article among what each shows: a mark in each row. */
export const bareMark =
  /^(?:check ?box(?:es)?|toggle|switch|stepper|quantity stepper|progress bar|star rating|(?:edit|delete|remove|like|play|download|plus|add|call|follow|buy) button)$/i
/** An icon one taps. */
export const isSign = (part: Part) => part.kind === 'button' && part.look === 'icon'
/** "Votes left", in large: of all of them, not of each. */
export const isCount = (part: Part) =>
  part.kind === 'fact' && part.role === 'stat' && /\b(?:left|remaining|selected)$/i.test(part.label)

/** A button of a thing: one plays it, or takes it out. */
export const isOfRow = (part: Part) =>
  part.kind === 'button' &&
  /^(?:play|delete|remove|edit|call|download|follow|unfollow|join|reorder|more|like|book|buy|view|extend|renew|return|done|accept|decline|approve|reject|select|details|rate|swap|message)$/i.test(
    part.label,
  )
/** A button or a menu for the whole list. */
export const isOfWhole = (part: Part) =>
  part.kind === 'menu' || (part.kind === 'button' && part.look !== 'icon' && !isOfRow(part))
/** What a thing is marked with: a switch, a box, a bar. */
export const isMark = (part: Part) =>
  part.kind === 'switch' ||
  part.kind === 'checkbox' ||
  isEither(part) ||
  (part.kind === 'chart' && part.form === 'progress')
