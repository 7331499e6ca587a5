import type { Archetype } from '../archetype.ts'
import { stemOf } from '../words/forms.ts'

/** What an app is called when one says of what kind it is: "a fitness platform", "real estate app for students". */
const called =
  /^[^.\n:;]{0,90}?(?<![\p{L}-])((?:[\p{L}-]+ ){1,4})(?:mobile |web |ios |android )?(app|application|platform|market ?place|portal|website|network|service|tool|system|assistant|companion)(?![\p{L}-])/iu
/** "We organise a music festival every summer": what it is made for. */
const run =
  /^(?:we|i) (?:run|organi[sz]e|own|are|manage|operate|have|host) (?:an? |the |our )?((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?= (?:every|each|in|with|for|and)\b|[,.])/iu
/** "An app for our beauty salons": a business of one's own. */
const owned =
  /^[^.\n:;]{0,60}?\bfor (?:our|my) (?:(?:chain|network|group) of )?((?:[\p{L}-]+ ){0,2}(?:salons?|barber ?shops?|restaurants?|gyms?|hotels?|clinics?|bakery|bakeries|caf[eé]s?|library|libraries|museums?|cinemas?|church|farm|zoo|festival|pharmacy|pharmacies))\b/iu
/** A trigger of less weight says little by itself. */
const leastWeight = 6

/** The stems of the words up to "app" or "platform" in the first sentence, with spaces around; empty when there are none. */
export function calledStems(text: string): string {
  const about = text.trim()
  const [, words = '', head = ''] = called.exec(about) ?? []
  const [, place = ''] = run.exec(about) ?? []
  const [, business = ''] = owned.exec(about) ?? []
  const said = `${place} ${business} ${words}${head}`.toLowerCase().match(/[\p{L}][\p{L}-]*/gu) ?? []
  return said.length === 0 ? '' : ` ${said.map(stemOf).join(' ')} `
}

/** Whether the words before "app" name a kind of app. */
export const isCalledKind = ({ triggers }: Archetype, stems: string): boolean =>
  stems !== '' && triggers.some((trigger) => trigger.weight >= leastWeight && stems.includes(trigger.stems))
