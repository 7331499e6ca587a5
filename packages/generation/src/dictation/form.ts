import { capitalise } from '../words/forms.ts'
import { labelFrom } from './label-from.ts'
import type { Masked } from './mask.ts'
import type { Part } from './part.ts'

/** What the items behind a part are: more of its kind, its options, or what each thing of its list shows. */
export type Collecting = 'parts' | 'options' | 'fields'

export interface ReadItem {
  parts: Part[]
  collecting?: Collecting
  /** Makes one more part of the kind, of a bare word before or behind it. */
  make?: (label: string) => Part
  /** "Email and password fields": the item before is one of them, too. */
  takesPrevious?: boolean
  /** Whatever follows is shown of each thing of the list, buttons too. */
  ofEach?: boolean
}

export interface Form {
  /** Named groups: `before` and `after` the noun. */
  form: RegExp
  read(label: string, match: RegExpExecArray, masked: Masked, item: string): ReadItem
}

export const one = (...parts: Part[]): ReadItem => ({ parts })
export const group = (match: RegExpExecArray, name: 'before' | 'after' | 'noun') =>
  match.groups?.[name]?.trim() ?? ''
export const isMany = (match: RegExpExecArray) => /(?:s|es)$/i.test(group(match, 'noun'))

/** `before NOUN after`, with nothing else around. */
export const around = (noun: string) =>
  new RegExp(`^(?<before>.*?)(?<![\\w-])(?<noun>${noun})(?![\\w-])(?<after>.*)$`, 'iu')
/** "for the flight", "labelled Send": what names a part behind its noun. */
export const naming =
  /^\s*(?:(?:for|of|to|labell?ed|called|named|saying|titled|reading|that says|with the (?:text|label))\b|:)/i
const nowhere = /^\s*(?:at|in|on|under|below|above|beside|next|from)\b/
export const behind = /\s(?:under|below|above|beside|at|on|in)\s(?:it|this|that|them|the \p{L}+)$/iu

/** Several under one noun: those before it, those behind it, and what the next items add. */
export function many(match: RegExpExecArray, masked: Masked, make: (label: string) => Part): ReadItem {
  // "Four answer buttons: Yes, No": what kind they are is no name of one.
  const isListed = /^\s*:/.test(group(match, 'after'))
  const before = isListed ? '' : labelFrom(masked.plain(group(match, 'before')))
  const bracketed = masked.bracketed(match[0])
  const [, group_, first] =
    /^\s*(?:for|of)?\s*(?:the )?([^:]{2,30}):\s*(.+)$/i.exec(group(match, 'after')) ??
    /^\s*for (?:the )?(\p{Ll}{3,}s) (\p{Lu}.*)$/u.exec(group(match, 'after')) ??
    []
  // "Three buttons at the bottom: like": where they stand is no name.
  if (group_ !== undefined && first !== undefined && nowhere.test(group_))
    return { parts: [make(labelFrom(masked.plain(first)))], make, collecting: 'parts' }
  // "Checkboxes for toppings: olives": under that name.
  if (group_ !== undefined && first !== undefined)
    return {
      parts: [
        { kind: 'heading', label: labelFrom(masked.plain(group_)) },
        make(labelFrom(masked.plain(first))),
      ],
      make,
      collecting: 'parts',
    }
  const after = nowhere.test(group(match, 'after'))
    ? ''
    : (masked.quoted(group(match, 'after')) ??
      labelFrom(masked.plain(group(match, 'after').replace(/^:/, ''))))
  // "Address fields street, city": what all of them are for stands before them.
  const isGroup =
    before !== '' &&
    after !== '' &&
    !isListed &&
    !naming.test(group(match, 'after')) &&
    !/^\s*(?:with|and)\b/i.test(group(match, 'after'))
  if (isGroup && /(?:fields|inputs|boxes)$/i.test(group(match, 'noun')))
    return { parts: [{ kind: 'heading', label: before }, make(after)], make, collecting: 'parts' }
  // "Checkboxes for extras (Sunroof, Tow bar)": these, under that name.
  if (before === '' && after !== '' && bracketed.length > 1)
    return { parts: [{ kind: 'heading', label: after }, ...bracketed.map(labelFrom).map(make)] }
  if (after === '' && bracketed.length > 1) return { parts: bracketed.map(labelFrom).map(make) }
  const parts = [before, after].filter((label) => label !== '').map(make)
  return before !== '' && after === ''
    ? { parts, make, takesPrevious: true }
    : { parts, make, collecting: 'parts' }
}

const offered =
  /^\s*(?:\p{L}+ ){0,2}?(?:with|of|offering|containing|having|showing|including|for|called|titled|named|labell?ed|:)(?:(?: the)?(?: \p{L}+)? (?:options?|choices|values|entries|levels|items))?(?:\s*:)?\s+(?<first>.+)$/iu
/** "With the options Travel": the first of what one may choose, which the next items go on with. */
const options =
  /(?:^|\s)(?:with|offering|containing|having|showing|including)?(?: the)?(?: \p{L}+)?\s*(?:options?|choices|values|entries)\s*(?::|of)?\s+(?<first>.+)$/iu

/** "For the position with Designer", "with "Everyone"": names behind "with" are the first of what one may choose. */
const withNames =
  /(?:^|\s)(?:with|offering|containing)\s+(?<first>(?:\u00A6q\d+\u00AC|\p{Lu}|\d)[^,]*|\p{Ll}+(?<!s))$/u

/** What one may choose from, in brackets or behind the noun; and the noun's name without that. */
export function choicesIn(
  match: RegExpExecArray,
  masked: Masked,
  item: string,
): { options: string[]; about: string; isOpen: boolean } {
  const after = group(match, 'after')
  const bracketed = masked.bracketed(item)
  const told = options.exec(after) ?? withNames.exec(after)
  const first = told?.groups?.first
  const about = told ? after.slice(0, told.index).trim() : after
  return bracketed.length > 0
    ? { options: bracketed, about, isOpen: false }
    : { options: first ? [masked.plain(first)] : [], about, isOpen: first !== undefined }
}

const unit = /^(?:[mcd]?[glm]|kg|km|mm|h|min|s|lbs?|oz|ft|in|pcs|kcal|kwh|°c|°f)$/i
/** What one may choose, as it stands there: with a capital, units as they are. */
export const optionOf = (name: string): string => (unit.test(name) ? name : capitalise(name))

/** What stands behind "for", "with" or a colon: "tabs for Stages", "radio buttons: Small". */
export function optionsIn(match: RegExpExecArray, masked: Masked, item: string): string[] {
  const bracketed = masked.bracketed(item)
  if (bracketed.length > 0) return bracketed
  const parted = masked
    .plain(group(match, 'after').replace(/^\s*(?:with|for|between|:)\s*/i, ''))
    .split(/\s*[/|]\s*/)
  if (parted.length > 1) return parted.filter((each) => each !== '')
  const said = group(match, 'after').replace(/^\s*(?:at|on|in) the \p{L}+\s*(?=[:,])/iu, '')
  const first = offered.exec(said)?.groups?.first
  const after = masked.plain(first ?? said.replace(/^(?::|for\b|of\b|called\b)/, ''))
  return after === '' || nowhere.test(after) ? [] : [after]
}
