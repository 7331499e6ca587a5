import type { Archetype } from '../archetype.ts'
import { isStory } from '../understand/story.ts'
import { stemOf } from '../words/forms.ts'
import { find } from '../understand/searched.ts'

/** What an app is called when one says of what kind it is: "a fitness platform", "real estate app for students". */
const called =
  /^[^.\n:;]{0,90}?(?<![\p{L}-])((?:[\p{L}-]+ ){1,4})(?:mobile |web |ios |android )?(app|application|platform|market ?place|portal|website|network|service|tool|system|assistant|companion|tracker|planner|organi[sz]er|player|scanner)(?![\p{L}-])/iu
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
  const [, words = '', head = ''] = find(called, about) ?? []
  const [, place = ''] = find(run, about) ?? []
  const [, business = ''] = find(owned, about) ?? []
  const said = `${place} ${business} ${words}${head}`.toLowerCase().match(/[\p{L}][\p{L}-]*/gu) ?? []
  return said.length === 0 ? '' : ` ${said.map(stemOf).join(' ')} `
}

/** Whether the words before "app" name a kind of app. */
export const isCalledKind = ({ triggers }: Archetype, stems: string): boolean =>
  stems !== '' && triggers.some((trigger) => trigger.weight >= leastWeight && stems.includes(trigger.stems))

const longestTitle = 8
/** A title is not much: only words that say a lot count in it. */
const plainWeight = 14

/** The stems of the title a story begins with ("Employee directory. User can ..."), with spaces around; empty when it has none. */
export function titleStems(text: string): string {
  if (!isStory(text)) return ''
  const [title = ''] = text.trim().split(/[.:;\n]/u)
  const words: string[] = title.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  if (words.length === 0 || words.length > longestTitle || words.includes('can')) return ''
  return ` ${words.map(stemOf).join(' ')} `
}

/** What an app is called for being one, behind what it is about. */
const appWords: ReadonlySet<string> = new Set(
  'app application platform site website portal system tool tracker manager management planner organizer organiser player companion assistant helper guide finder hub network service project client clone page dashboard log diary journal'
    .split(' ')
    .map(stemOf),
)

/** Whether a word stands last in a title, but for what only says that it is an app, or for whom. */
function isHeadIn(stems: string, word: string): boolean {
  const [before = ''] = stems.split(/ (?=for |with |in |to |of |and |like |from )/)
  const words = before.trim().split(' ')
  while (words.length > 1 && appWords.has(words.at(-1) ?? '')) words.pop()
  return ` ${words.at(-1) ?? ''} ` === word
}

/** Whether a title plainly names a kind of app. */
export const isTitledKind = ({ triggers }: Archetype, stems: string): boolean =>
  stems !== '' &&
  triggers.some(
    (trigger) =>
      trigger.weight >= plainWeight &&
      stems.includes(trigger.stems) &&
      // "Sink the fleet": what one does with it is more than its name. "Parish bell tower": a tower, and no parish.
      (trigger.stems.trim().includes(' ') || (!stems.includes(' the ') && isHeadIn(stems, trigger.stems))),
  )
