import { type EditRule, refuse } from '../rule.ts'
import { unquote } from '../words.ts'
import { writeAll } from './phrases.ts'

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text without some words of it, and without the comma that joined them to the rest. */
const without = (words: string) => {
  const form = new RegExp(
    `(?:,\\s*|\\s*·\\s*|\\s+(?:and|or)\\s+|\\s+)?(?<![\\p{L}\\p{N}])${escape(words)}(?![\\p{L}\\p{N}])`,
    'giu',
  )
  return (text: string) => {
    const rest = text
      .replaceAll(form, '')
      .replace(/^[\s,·-]+/, '')
      .trim()
    // What says nothing else stays: a part without a name is none.
    return rest === '' || rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1)
  }
}

/** 'Remove the word "automatic"': out of every text that says more. */
const removeWords: EditRule = (clause, document) => {
  const words =
    /^(?:remove|delete|drop|hide)\s+(?:all\s+)?(?:the\s+)?(?:words?|phrase|expression|term)\s+["“]?(.{2,40}?)["”]?(?:\s+(?:everywhere|from (?:everything|all texts|the (?:whole )?app)))?$/i.exec(
      clause,
    )?.[1]
  if (words === undefined) return undefined
  const commands = writeAll(document, without(unquote(words)))
  return commands.length > 0 ? commands : refuse(`Nothing in the app reads “${unquote(words)}”.`)
}

const span = 'hour|day|night|week|month|year|person|piece|visit|trip|kilo|kg|km'

/** "All prices per week instead of per day": what the amounts are for, not how much they are. */
const pricesPer: EditRule = (clause, document) => {
  const found =
    new RegExp(
      `^(?:(?:show|make|change|set|give|write)\\s+)?(?:(?:all|the|our)\\s+)*(?:prices?|costs?|rates?|amounts?)\\s+(?:(?:should|must)\\s+be\\s+)?(?:per|a|to per)\\s+(${span})\\s*,?\\s+(?:instead of|not|rather than)\\s+(?:per|a|an)\\s+(${span})$`,
      'i',
    ).exec(clause) ??
    new RegExp(
      `^(?:change|turn|replace)\\s+["“]?(?:per|a|an)\\s+(?<from>${span})["”]?\\s+(?:to|into|with|by)\\s+["“]?(?:per|a|an)\\s+(?<to>${span})["”]?$`,
      'i',
    ).exec(clause)
  const into = found?.groups?.to ?? found?.[1]
  const from = found?.groups?.from ?? found?.[2]
  if (!from || !into) return undefined
  const form = new RegExp(`(?<=^|\\d\\s?|\\s)(an?|per|/)(\\s?)${from}(?![\\p{L}])`, 'giu')
  const isOfPrice = new RegExp(`[$€£¥₹]|CHF|^(?:an?|per)\\s${from}$`, 'iu')
  const commands = writeAll(document, (text) =>
    isOfPrice.test(text)
      ? text.replaceAll(form, (_, word: string, space: string) => `${word}${space}${into}`)
      : text,
  )
  return commands.length > 0
    ? { commands, note: 'Only the words changed: the amounts are as they were.' }
    : refuse(`No price in the app is per ${from}.`)
}

/** "Change ml to oz": a unit behind a number, which stays as it is. */
const unitAlone: EditRule = (clause, document) => {
  const [, from, into] =
    /^(?:change|replace|use)\s+["“]?([\p{L}%°]{1,5})["”]?\s+(?:to|with|by|into)\s+["“]?([\p{L}%°]{1,8})["”]?$/u.exec(
      clause,
    ) ?? []
  if (from === undefined || into === undefined) return undefined
  const form = new RegExp(`(?<=\\d\\s?)${escape(from)}(?![\\p{L}])`, 'gu')
  const commands = writeAll(document, (text) => text.replaceAll(form, into))
  return commands.length > 0
    ? { commands, note: 'Only the unit changed: the numbers are as they were.' }
    : undefined
}

/** Words within texts. */
export const wordsWithinRules: readonly EditRule[] = [removeWords, pricesPer]
/** Tried after the units that are converted. */
export const unitAloneRules: readonly EditRule[] = [unitAlone]
