import type { Language } from './languages.ts'

/** How many of the money of a language a euro buys, roughly, where sums there are not in euros. */
const perEuro: Readonly<Partial<Record<Language, number>>> = { pt: 4, ar: 4, zh: 5, ja: 100 }
const grouped = (sum: number, by: string): string =>
  String(Math.round(sum)).replace(/(\d)(?=(?:\d{3})+$)/g, `$1${by}`)

/** "€ 1.284" and "€ 4,50" as numbers: three digits behind a mark are thousands. */
const sumOf = (value: string): number =>
  Number(
    value
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  )

/** With two digits behind a comma where a sum has cents. */
const withCents = (sum: number, by: string): string => {
  const cents = Math.round((sum % 1) * 100)
  const whole = grouped(Math.floor(sum), by)
  return cents === 0 ? whole : `${whole},${String(cents).padStart(2, '0')}`
}

/** Sums as one writes them there; what is no sum stays. */
export const inMoneyOf = (value: string, language: Language): string => {
  const [, minus = '', written = ''] = /^(−?)€ (\d[\d.,]*)$/.exec(value) ?? []
  if (written === '') return value
  const sum = sumOf(written) * (perEuro[language] ?? 1)
  switch (language) {
    case 'de':
    case 'es':
    case 'it':
      return `${minus}${written === String(sum) ? written : withCents(sum, '.')} €`
    case 'fr':
      return `${minus}${written === String(sum) ? written : withCents(sum, '\u202F')} €`
    case 'pt':
      return `${minus}R$ ${grouped(sum, '.')}`
    case 'ar':
      return `${minus}${grouped(sum, ',')} ر.س`
    case 'zh':
      return `${minus}¥${Math.round(sum)}`
    case 'ja':
      return `${minus}¥${grouped(sum, ',')}`
    case 'he':
      return value.replace('€ ', '₪')
    case 'ko':
      return `₩${value.replace('€ ', '')},000`.replace(/[.,]\d\d?,000$/, ',000')
    case 'ru':
      return `${value.replace('€ ', '')}00 ₽`.replace(/[.,]\d\d?00 ₽$/, '00 ₽')
    default:
      return value
  }
}

/** A text with the sums in it as one writes them there. */
export const withMoneyOf = (text: string, language: Language): string =>
  text.includes('€')
    ? text.replaceAll(/−?€[ \u00A0]\d(?:[\d.,]*\d)?/g, (sum) =>
        inMoneyOf(sum.replace('\u00A0', ' '), language),
      )
    : text
