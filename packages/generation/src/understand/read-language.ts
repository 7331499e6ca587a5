import { countConcepts } from '../words/foreign-concepts.ts'
import { type Language, languages } from '../words/languages.ts'

const most = 2_000

/** Little words, one language each where possible; a word of two languages counts for both. */
const signs: Readonly<Record<Exclude<Language, 'ar' | 'zh' | 'ja' | 'he'>, string>> = {
  en: 'the and with for of my your to in on that an from by users user i we our app apps track keep a is are can it list tracker manager planner log shop store game quiz notes photos map calendar reminders search booking menu book make want order orders customer customers staff need needs each every see get send team work day today new daily weekly people kids parents school club home come comes work where who when which their them they he she has have not no all one two us out about after before',
  de: 'der die das und mit für ein eine einen einem einer eines von zum zur im am auf ist nicht ich wir mein meine meinen unser unsere verein auch als bei oder wenn kann',
  fr: 'le la les des un une et avec pour du de mes mon ma nos où est dans sur par qui que ou entre gérer suivre application au aux',
  es: 'el la los las un una y con para del de mis mi que en por se o al su gestionar control aplicación como',
  pt: 'o a os as um uma e com para do da dos das de em meus minhas que por no na ou aplicativo não ao ver agendar escolher avaliar cadastro cadastrar pedidos fazer minha meu',
  it: 'il lo la gli le un una e con per del della dei delle di che in da al nel mio mia miei o applicazione un’app',
}
/** Letters that few of the languages have. */
const letters: readonly [RegExp, Language, number][] = [
  [/[äöüß]/gi, 'de', 1],
  [/[ñ¿¡]/gi, 'es', 2],
  [/[ãõ]/gi, 'pt', 2],
  [/ç/gi, 'pt', 1],
  [/[éèêëîïôûœ]|\b[dlqn]['’]/gi, 'fr', 1],
  [/[áíóú]/gi, 'es', 1],
  [/[òù]|zion[ei]/gi, 'it', 1],
  [/ci[óo]n/gi, 'es', 1],
  [/ção|ções/gi, 'pt', 2],
]
/** Languages without a table of their own: they are not English, their own words are kept. */
const others =
  /(?<!\p{L})(?:een|voor|het|met|van|naar|och|för|att|med|dla|oraz|jest|się|için|ve|ile|bir|olan|och|på|til|og|az|és|egy|şi|pentru|cu|untuk|dan|yang|dengan)(?!\p{L})/giu

/** The language of a whole text; `other` for one that is not English and has no words here. */
export function readLanguage(whole: string): Language | 'other' {
  const text = whole.slice(0, most)
  const letterCount = (text.match(/\p{L}/gu) ?? []).length
  const share = (form: RegExp) => (text.match(form) ?? []).length / Math.max(1, letterCount)
  // Latin names stand in any text ("用于 iOS"), so a fifth of the letters is enough.
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return 'ja'
  if (share(/\p{Script=Han}/gu) > 0.2) return 'zh'
  if (share(/\p{Script=Arabic}/gu) > 0.2) return 'ar'
  if (share(/\p{Script=Hebrew}/gu) > 0.2) return 'he'
  if (share(/\p{Script=Latin}/gu) < 0.5 && letterCount > 2) return 'other'
  const words = text.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? []
  const points = new Map<Language, number>()
  for (const [language, list] of Object.entries(signs)) {
    const known = new Set(list.split(' '))
    const distinct = new Set(words.filter((word) => known.has(word)))
    const key = languages.find((each) => each === language)
    if (key) points.set(key, distinct.size + (key === 'en' ? 0 : 1.5 * countConcepts(text, key)))
  }
  for (const [form, language, weight] of letters)
    points.set(language, (points.get(language) ?? 0) + weight * Math.min(3, (text.match(form) ?? []).length))
  const [best] = [...points].sort((one, other) => other[1] - one[1])
  const english = points.get('en') ?? 0
  const foreign =
    new Set((text.match(others) ?? []).map((word) => word.toLowerCase())).size +
    Math.min(2, (text.match(/[ąęłńśźżćčřšůžěőűğışțăđ]/gi) ?? []).length)
  if (foreign >= 2 && foreign > (best?.[1] ?? 0)) return 'other'
  return best && best[0] !== 'en' && best[1] >= (english === 0 ? 1.5 : 2) && best[1] > english
    ? best[0]
    : 'en'
}
