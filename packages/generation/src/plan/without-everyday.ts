import type { Understanding } from '../understand/understand.ts'
import { stemOf } from '../words/forms.ts'
import { forWhom } from './names-the-app.ts'

/** What apps of all kinds may have: it tells nothing of which kind one is. */
const everyday: ReadonlySet<string> = new Set(
  `announcements attendance calendar certificates chat chats comments contacts documents events expenses favorites
  favourites fees files filters forum inventory likes login members messages news notes notifications payments photos
  pictures polls profile ratings reminders reports reviews search settings statistics tasks`.split(/\s+/),
)

/**
 * A description without what apps of all kinds have, where it says first whom it is for: "an allotment association with
 * announcements" is neither a canteen nor anything else that calls something out.
 */
export function withoutEveryday(meant: Understanding): Understanding {
  const { isEnglish, dictated, phrases, text } = meant
  const whom = forWhom(text.split(/[.!?\n]/)[0] ?? '')
  if (!isEnglish || dictated || whom.trim() === '') return meant
  const common = phrases.filter(
    ({ verb, label, text: said }, index) =>
      index > 0 && !verb && (label ?? said) === said && everyday.has(said) && !whom.includes(said),
  )
  if (common.length === 0) return meant
  const without = (stems: string) =>
    common.reduce((left, { text: said }) => left.replaceAll(` ${stemOf(said)} `, ' '), stems)
  return {
    ...meant,
    phrases: phrases.filter((phrase) => !common.includes(phrase)),
    stems: without(meant.stems),
    askedStems: without(meant.askedStems),
  }
}
