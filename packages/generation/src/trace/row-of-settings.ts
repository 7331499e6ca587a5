import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'

const settingsOf = ({ screens }: AppPlan): ScreenPlan | undefined =>
  screens.find(({ kind }) => kind === 'settings')

const worksWith = 'Works with'
/** Measures and terms of a trade in capital letters are nothing one connects to. */
const measured =
  /^(?:aqi|ibu|abv|bmi|bmr|tdee|uv|spf|hrv|hiit|emom|amrap|elo|ohm|rpm|bpm|wpm|sos|gpa|roi|vat|kpi|hud|diy|asmr|vo2max|ph|tv|epg|ocr|gps|ui|ai|ar|vr|hd|uhd|hdr|raw|faq|gdpr|exif|seo)$/
const longestRow = 28
const hasIt =
  /\b(?:people|persons|kids|children|teens|adults|patients|students|somebody|someone|those|women|men) with $/i

/**
 * "For VNC and RDP": protocols and services that are no things of the app stand in one row of its settings, as they are
 * written. Returns the screen, undefined for what is no such name.
 */
export function worksWithName(extra: Extra, { text, verb }: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (extra.kind !== 'note' || verb || text.includes(' ')) return undefined
  const start = plan.description.toLowerCase().indexOf(text)
  const written = plan.description.slice(start, start + text.length)
  // "People with ADHD": what they have says whom the app is for.
  if (start > 0 && hasIt.test(plan.description.slice(0, start))) return plan.screens[0]
  if (measured.test(text)) return plan.screens[0]
  const settings = settingsOf(plan)
  if (start < 0 || !settings || !/^\p{L}*\p{L}\p{Lu}/u.test(written)) return undefined
  const row = settings.extras.find((each) => each.kind === 'option' && each.label === worksWith)
  if (row?.kind !== 'option')
    settings.extras.push({
      kind: 'option',
      label: worksWith,
      value: written,
      icon: 'link',
      isOfPlayer: false,
    })
  else if (row.value.length + written.length <= longestRow) row.value = `${row.value}, ${written}`
  return settings
}
