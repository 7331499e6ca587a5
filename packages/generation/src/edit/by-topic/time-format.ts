import { rewriteTexts } from '../rewrite-texts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const form =
  /^(?:(?:change|show|write|display|use|put|make|set|convert)\s+)?(?:all\s+|the\s+)*(?:times?|hours|clock)?\s*(?:should be\s+|must be\s+)?(?:to\s+|in\s+|into\s+|as\s+|with\s+)?(?:the\s+|a\s+)?(?<hours>24|12)[\s-]?(?:hours?|h)(?:\s+(?:format|clock|time|system))?$|^(?:use|show|write)\s+(?<half>am(?:\s?(?:and|\/)\s?)pm)(?:\s.{0,30})?$/iu

/** "Change all times to 24 hour format". */
const timeFormat: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  if (!found || !/\b(?:time|clock|hour|h\b|am)/i.test(clause)) return undefined
  const isHalf = found.hours === '12' || found.half !== undefined
  const commands = rewriteTexts(document, (text) =>
    isHalf
      ? text.replaceAll(
          /\b([01]?\d|2[0-3]):([0-5]\d)\b(?!\s?(?:am|pm|left|:))/giu,
          (_, hour: string, minutes: string) => {
            const value = Number(hour)
            return `${value % 12 === 0 ? 12 : value % 12}:${minutes} ${value < 12 ? 'am' : 'pm'}`
          },
        )
      : text.replaceAll(
          /\b(\d{1,2})(?::([0-5]\d))?\s?(am|pm)\b/giu,
          (_, hour: string, minutes: string | undefined, half: string) => {
            const value = (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0)
            return `${value}:${minutes ?? '00'}`
          },
        ),
  )
  return commands.length > 0
    ? { commands }
    : refuse(`All times are in the ${isHalf ? '12' : '24'} hour format already.`)
}

/** How times of day are written. */
export const timeFormatRules: readonly EditRule[] = [timeFormat]
