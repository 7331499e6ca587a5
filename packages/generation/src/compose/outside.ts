/** Where a button leads outside the app. */
interface Way {
  /** Empty for what only has an icon. */
  href: string
  icon: string
}

/** By what the button is for, in the languages instructions come in. */
const ways: readonly [RegExp, Way][] = [
  [
    /^(?:calls?|phones?|rings?|appeler|appelle|téléphoner|joindre|llamar|llame|llama|telefonear)\b|\banrufen$/i,
    { href: 'tel:+15550100', icon: 'phone' },
  ],
  [
    /^(?:e-?mails?|mails?|write(?: to)?|contact|écrire|escribir)\b|\b(?:schreiben|mailen)$/i,
    { href: 'mailto:hello@post.example', icon: 'mail' },
  ],
  [/\b(?:website|web ?site|homepage|web page)\b/i, { href: 'https://www.example.com', icon: 'globe' }],
  [/^(?:share|invite)\b/i, { href: '', icon: 'share' }],
]

/** The number on a button: "Call us 030 123456". */
const ownNumber = /[+\d][\d /-]{4,20}$/

/** What a button of such a purpose does outside the app; undefined where that is not known. */
export function wayOutside(purpose: string): Way | undefined {
  const way = ways.find(([form]) => form.test(purpose))?.[1]
  const digits = way?.icon === 'phone' ? ownNumber.exec(purpose)?.[0].replaceAll(/[^+\d]/g, '') : undefined
  return way && digits ? { ...way, href: `tel:${digits}` } : way
}

/** Whether what such a button opens is only an example, as its words tell no number. */
export const isExampleWay = (purpose: string): boolean => !ownNumber.test(purpose)

/** That an address is only an example. */
export const noteOfWay = (label: string, href: string): string =>
  `“${label}” opens ${href.replace(/^\w+:/, '')}, an example: change it in the inspector.`
