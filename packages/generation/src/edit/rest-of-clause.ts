import type { Command } from '@kwiq/app-model'
import { stemOf } from '../words/forms.ts'
import { isComplaint } from './context.ts'
import { listed } from './words.ts'

/** Where a second wish may begin. */
const joint = /,?\s+(?:and|but|plus|&|then)\s+(?:also\s+|then\s+|please\s+)?|\s*[,;]\s+(?:also\s+|then\s+)?/gi
const mostJoints = 4
/** Nobody says two things in so many characters, and it would be read again and again. */
const longest = 200

/** Why one wants it, or what stays as it is, asks for nothing. */
const aside =
  /^(?:we|i|they|you|he|she|it|its|nobody|no one|people|everyone|that|this|there|these|those|because|since|as|so|cause|not|no|keep|leave|do not|don['’]t|nothing|if|when|while|for|with|without|which|who|where|or|maybe|instead|rather|too|thanks?|please)\b|\b(?:is|are|was|were|has|have|should|must|needs?|can|could|will|would)\b/i

/** A doing that is told by a comma alone has its object: "frobnicate the widgets". */
const orders = /^\p{Ll}+\s+(?:the|my|our|all|every|an?|another)\s/u

/**
 * What of a clause nothing came of: the words behind the shortest beginning of it of which the very same commands come.
 * Undefined where all of it was heard, or the rest asks for nothing. `commandsOf` says what comes of a beginning.
 */
export function restOf(
  clause: string,
  commands: readonly Command[],
  commandsOf: (beginning: string) => readonly Command[],
): { beginning: string; rest: string } | undefined {
  if (clause.length > longest) return undefined
  const masked = clause.replaceAll(/["“][^"”]*["”]/g, (quote) => '§'.repeat(quote.length))
  const same = JSON.stringify(commands)
  for (const found of [...masked.matchAll(joint)].slice(0, mostJoints)) {
    const beginning = clause.slice(0, found.index).trim()
    const rest = clause.slice(found.index + found[0].length).trim()
    if (beginning.split(' ').length < 2 || rest.length < 3) continue
    if (aside.test(rest) || isComplaint(rest)) continue
    if (/^\s*[,;]/.test(found[0]) && !/\b(?:and|but)\b/i.test(found[0]) && !orders.test(rest)) continue
    if (isIn(rest, same, isPartOf(beginning, rest))) continue
    if (JSON.stringify(commandsOf(beginning)) === same) return { beginning, rest }
  }
  return partsUnheard(masked, clause, same, commandsOf)
}

/** "A map with directions", where the same map would have come without: what is not on it. */
function partsUnheard(
  masked: string,
  clause: string,
  same: string,
  commandsOf: (beginning: string) => readonly Command[],
): { beginning: string; rest: string } | undefined {
  const at = /^(?:add|insert|create|make)\s/i.test(clause) ? masked.search(/\swith\s/i) : -1
  const told = at < 0 || masked.includes('§', at) ? [] : listed(clause.slice(at + 6))
  const missing = told.filter((part) => !isIn(part, same, true))
  return missing.length > 0 && JSON.stringify(commandsOf(clause.slice(0, at))) === same
    ? { beginning: clause.slice(0, at + 6), rest: missing.join(', ') }
    : undefined
}

/** "With dark mode and language": what is to be on what is added. */
const isPartOf = (beginning: string, rest: string): boolean =>
  /\s(?:with|showing|containing|including|that has|that shows)(?:\s|$)/i.test(beginning) && !orders.test(rest)

/** Whether what came has it, whether or not it was asked for. */
function isIn(rest: string, commands: string, isPart: boolean): boolean {
  const words = rest.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const written = commands.toLowerCase()
  const isWritten = (word: string) => written.includes(stemOf(word))
  return isPart ? words.some(isWritten) : words.length > 0 && words.every(isWritten)
}

/** Ways to read such a rest as a wish of its own: as it is, and with the verb of the beginning; none where it is not. */
export function readingsOfRest(beginning: string, rest: string): string[] {
  // A part of something that could not be put there is no wish of its own.
  if (orders.test(rest)) return [rest]
  if (isPartOf(beginning, rest)) return []
  const [, verb, all] =
    /^(?:please\s+)?(\p{L}+)(?:\s+(it|everything|all|the app))?(?=\s)/iu.exec(beginning) ?? []
  if (all !== undefined) return [`${verb} ${all} ${rest}`, rest]
  const gapped = verb === undefined ? [] : [`${verb} ${rest}`]
  return /^(?:the|my|our|all|every|each|an?|another|its|their)\s/i.test(rest)
    ? [...gapped, rest]
    : [rest, ...gapped]
}
