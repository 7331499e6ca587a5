import { toPlural, toSingular } from '../words/forms.ts'

/** "Rename the second tab and remove the last one": the last tab. */
export const withNoun = (clause: string, before = ''): string => {
  const [, many = '', place = ''] =
    /^there (?:are|is)\s+(?:two|three|four|several|many|too many|[2-9])\s+([\p{L} -]{3,30}?)(\s+(?:on|in|at)\s+.{3,40})?$/iu.exec(
      before,
    ) ?? []
  if (many !== '' && /\b(?:first|second|third|fourth|last|other) one\b/i.test(clause))
    return clause.replace(
      /\b(first|second|third|fourth|last|other) one\b/i,
      (_, which: string) => `${which} ${toSingular(many)}${place}`,
    )
  const noun =
    /\b(tab|screen|page|button|list|chart|image|picture|card|item|entry|row|field|section)\b/i.exec(
      before,
    )?.[1]
  return noun === undefined
    ? clause
    : clause.replace(
        /\b(first|second|third|fourth|last|other) one\b/i,
        (_, which: string) => `${which} ${noun}`,
      )
}

/** "Add a status to each job and let me filter by it": by the status. */
export const withAdded = (clause: string, before = ''): string => {
  const noun =
    /^(?:add|show|include|put|make the .{3,40}? list also show)\s+(?:an?\s+|the\s+)?([\p{L}]+(?:\s\p{L}+)?)\s*(?:\(|to\s|on\s|for\s|field\b|:|$)/iu.exec(
      before,
    )?.[1]
  const kind = /^(?:remove|delete|replace)\s+(?:the\s+|our\s+)?(\p{Ll}{3,20})\s+\p{Lu}/u.exec(before)?.[1]
  const name = /^add\s+(\p{Lu}[\p{L}'’&.-]*(?:\s\p{Lu}[\p{L}'’&.-]*){0,3})$/u.exec(clause)?.[1]
  // "Delete supplier Miller and add Shimano Europe": to the suppliers.
  if (kind !== undefined && name !== undefined) return `add "${name}" to the ${toPlural(kind)}`
  return noun === undefined
    ? clause
    : clause
        .replace(/\bby (?:it|that|this|these|them)$/i, () => `by ${noun}`)
        .replace(/^(sort|order) (?:them|these|it|those) by\b/i, '$1 the list by')
        .replace(
          /^show (?:it|that|this) (?=in the list|(?:on|in|for) (?:each|every|all)\b)/i,
          () => `show the ${noun} `,
        )
}
