import type { Language } from '../../words/languages.ts'

const ends = String.raw`(?=\s*(?:[.,;:!?\n]|$|\s(?:und|et|y|e|ed|en|och|og|i|oraz|ve|и)\s))`
const rest = String.raw`(?:\s[\p{L}'’-]+){1,5}?`
const clause = (opening: string) => new RegExp(String.raw`(?<![\p{L}'’])(?:${opening})${rest}${ends}`, 'giu')

/** How a clause begins that asks what or how much somebody did: "ce que j'ai mangé", "quanto dormiu". */
const openings: Readonly<Partial<Record<Language, RegExp>>> = {
  de: clause('was (?:ich|wir|er|sie|es|das kind|die kinder)|wie (?:lange|viel) (?:ich|wir|er|sie|es)'),
  fr: clause("ce qu(?:e|['’](?:il|elle|on))|combien (?:j['’]ai|il a|elle a|de temps)"),
  es: clause('lo que|(?:qué|que|cuánto|cuanto) (?:he|ha|han|comí|dormí|comió|durmió)'),
  pt: clause('o que|quanto(?= (?:dormi|comi|gastei|bebi|andei|corri|estudei))'),
  it: clause('quello che|cosa (?:ho|ha|hanno|abbiamo)|quanto (?:ho|ha|hanno|abbiamo)'),
  nl: clause('wat (?:ik|we|wij|hij|ze|het)|hoe lang (?:ik|we|wij|hij|ze|het)'),
}
const longest = 28
/** What an app does or may do is nothing somebody writes down. */
const ofTheApp =
  /\b(?:brauch|will|möcht|besoin|veux|peut|veut|quiero|necesito|puede|preciso|quero|pode|serve|voglio|nodig|wil)\p{L}*/iu

/** The clauses of a text that ask what somebody did, as they stand there, and the text without them. */
export function askedLabels(text: string, language: Language): { labels: string[]; rest: string } {
  const form = openings[language]
  if (!form) return { labels: [], rest: text }
  const labels: string[] = []
  const without = text.replaceAll(form, (said: string) => {
    if (said.length > longest || ofTheApp.test(said)) return said
    labels.push(said.charAt(0).toUpperCase() + said.slice(1))
    return ' '
  })
  return { labels, rest: labels.length > 0 ? without : text }
}
