import type { Language } from './languages.ts'

type Rules = readonly (readonly [many: RegExp, one: string])[]

/** How a noun of many becomes one of one; the first that fits wins. Languages with none here: nobody can tell. */
const rules: Readonly<Partial<Record<Language, Rules>>> = {
  fr: [
    [/(?:eaux)$/u, 'eau'],
    [/(?<!uy|oy|bo|pri)aux$/u, 'al'],
    [/(?<=\p{L}{2})(?<!u|ou|i)s$/u, ''],
    [/(?<=\p{L}[uo])s$/u, ''],
  ],
  es: [
    [/iones$/u, 'ión'],
    [/ces$/u, 'z'],
    [/(?<=[aeiouáéíóú][lrndj])es$/u, ''],
    [/(?<=[aeéo])s$/u, ''],
    [/(?<=[iu])s$/u, ''],
  ],
  pt: [
    [/ões$/u, 'ão'],
    [/ães$/u, 'ão'],
    [/(?<=\p{L})ais$/u, 'al'],
    [/(?<=\p{L})éis$/u, 'el'],
    [/(?<=\p{L})óis$/u, 'ol'],
    [/ns$/u, 'm'],
    [/(?<=[aeiou][rz])es$/u, ''],
    [/(?<!lápi)(?<=[aeoiuãâêé])s$/u, ''],
  ],
  it: [
    [/ioni$/u, 'ione'],
    [/tori$/u, 'tore'],
    [/menti$/u, 'mento'],
    [/(?<=[ae]nt)i$/u, 'e'],
    [/(?<=[aio]l|[oe]r)i$/u, 'e'],
    [/ggi$/u, 'ggio'],
    [/che$/u, 'ca'],
    [/ghe$/u, 'ga'],
    [/chi$/u, 'co'],
    [/ghi$/u, 'go'],
    [/ie$/u, 'ia'],
    [/(?<!i)ere$/u, 'era'],
    [/(?<=[^oan]t|[bcdfgmpsz]|nn|tt|gn|ll|an|rn)e$/u, 'a'],
    [/umi$/u, 'ume'],
    [/(?<!ar|[gnv])i$/u, 'o'],
  ],
  de: [
    [/(?<=ung|heit|keit|schaft|ion|tät)en$/u, ''],
    [/innen$/u, 'in'],
    [
      /(?<=ment|zert|gerät|produkt|projekt|objekt|beet|stück|brief|preis|kurs|termin|bericht|rezept|heft|paket|regal|boot|spiel|ticket|netz|tisch|ofen|stein|ring|film|weg|beleg|schein)e$/u,
      '',
    ],
    [/(?<=[aeiou]|team|event|job|song|club|shop|test|tipp|snack|clip)s$/u, ''],
  ],
  nl: [[/(?<=[aeiou]'|[eéo]l|er|en|em|ie)s$/u, '']],
  tr: [[/(?<=\p{L}{2})l[ae]r[ıi]?$/u, '']],
  ko: [[/들$/u, '']],
}

/** Nouns that say nothing of how many by themselves. */
const unchanged: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko', 'tr'])

const behindHead =
  /\s(?:de|du|des|del|di|della|dei|delle|do|dos|das|d['’]|à|a|en|per|para|pour|dell['’]|dall['’])\s?.*$/iu

/**
 * What one of many is called, without what is said of it ("Cultivos de temporada" → "Cultivo"); undefined where its form
 * tells nothing.
 */
export function singularOf(noun: string, language: Language): string | undefined {
  const head = noun.replace(behindHead, '')
  const isLatinHead = ['fr', 'es', 'pt', 'it'].includes(language)
  const word = isLatinHead ? (head.split(' ')[0] ?? '') : head
  if (word.includes(' ') || [...word].length > 14) return undefined
  const found = (rules[language] ?? []).find(([many]) => many.test(word))
  if (found) return word.replace(found[0], found[1])
  if (unchanged.has(language)) return /[ぁ-ん]$/u.test(word) ? undefined : word
  // "Koppelgang", "Hufschmied": plurals end otherwise.
  if (language === 'de')
    return /(?:[bcdfghjklmpqrtvwxzß]|in)$/u.test(word) && !/(?:er|el)$/u.test(word) ? word : undefined
  // A noun of one: "Guasto", "Culture".
  if (language === 'it') return /(?:[oaàùò]|ione|ore|ale|nte|ile|iere|ave)$/u.test(word) ? word : undefined
  return isLatinHead && /[aoeéí]$|[lrnmtd]$/u.test(word) ? word : undefined
}
