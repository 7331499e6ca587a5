import { formatterByLanguage } from './intl-tag.ts'

const formats = formatterByLanguage(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 20, useGrouping: false }),
)

/** A number as the app's language writes it: "6.4" in English, "6,4" in German. */
export function formatNumber(value: number, language: string): string {
  return language.startsWith('en') || !Number.isFinite(value)
    ? String(value)
    : formats(language).format(value)
}
