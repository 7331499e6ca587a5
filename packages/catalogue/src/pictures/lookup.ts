import { findIconName } from '../icons/index.ts'
import { hashText } from '../random.ts'
import { keywordsOf, synonymsOf } from './drawings/drawn-subject.ts'
import { drawnSubjects } from './drawings/index.ts'
import { type KeywordEntry, keywords } from './keywords.ts'
import { synonyms } from './synonyms.ts'

/** What a picture shows. */
export interface PictureSubject {
  scene: string
  /** Which product, for the scene `product`. */
  detail: string
  icon: string
  /** Main and second hue, degrees. */
  hues: [number, number]
  /** Whether the words are a keyword and nothing else. */
  isExact: boolean
}

/** Parts of words, which stand for all that begins with them. */
const stems: ReadonlySet<string> = new Set([
  'athlet',
  'beekeep',
  'cycl',
  'driv',
  'engineer',
  'hairdress',
  'lasagn',
  'meditat',
  'omelet',
  'photo',
  'sculpt',
  'technolog',
])
/** What a word may end in and still be that word: "runs", "runner", "running", "baked". */
const endings = /^(?:e?s|ings?|e?rs?|e?d|y|ists?|ians?)?(?:'s)?$/
/** Begin with a keyword and are none of it. */
const others =
  /^(?:train(?:ings?|ers?|ed)|trailers?|park(?:ing|ed|er)|watch(?:ing|ed|ers?)|book(?:ings?|ed|ers?)|care[dr]s?|caring|carry|planed|planer|spaced|dated|light(?:ers?|ing|ed)|classy|roomy|faced|coursed|busy|cater(?:s|ed|ing|ers?)?|coat(?:ed|ings?)|dic(?:ed|es)|dressing|hat(?:e[drs]?|ing)|james|penny|peter|ringing|rugged|bearings?|beard(?:s|ed)?|corner|tired)$/

/** Words to look for, and those of several words (or with a hyphen), each with its place in the table. */
interface Vocabulary {
  single: ReadonlyMap<string, number>
  several: readonly string[]
}

function vocabularyOf(words: readonly string[]): Vocabulary {
  return {
    single: new Map(words.map((word, place) => [word, place])),
    several: words.filter((word) => /[ -]/.test(word)).sort((a, b) => b.length - a.length),
  }
}

/** Whether a word is a form of a shorter one it begins with: "running" of "run", and "cycling" of the stem "cycl". */
function isFormOf(word: string, found: string): boolean {
  if (stems.has(word)) return true
  const rest = found.slice(word.length)
  // "Running" and "swimmer" double the last letter.
  const undoubled = rest[0] === word.at(-1) ? rest.slice(1) : rest
  return (endings.test(rest) || endings.test(undoubled)) && !others.test(found)
}

/** Whether several words, or their plural, stand in the text: "hot dogs". */
function standsIn(text: string, words: string): boolean {
  const [before, after] = ` ${text}`.split(` ${words}`, 2)
  return (
    before !== undefined && after !== undefined && endings.test(/^[\p{L}\p{N}']*/u.exec(after)?.[0] ?? '')
  )
}

/** The longest of the words that stands in the text as a word of its own or a form of it; of two, the first in the table. */
function wordIn(text: string, { single, several }: Vocabulary): string | undefined {
  let best = several.find((words) => standsIn(text, words))
  for (const found of text.match(/[\p{L}\p{N}]+(?:'s)?/gu) ?? []) {
    for (let length = found.length; length >= Math.max(shortest, best?.length ?? 0); length -= 1) {
      const word = found.slice(0, length)
      const place = single.get(word)
      if (place === undefined || !isFormOf(word, found)) continue
      if (best === undefined || length > best.length || place < (single.get(best) ?? place)) best = word
      break
    }
  }
  return best
}
const shortest = 2

interface Known {
  entries: Readonly<Record<string, KeywordEntry>>
  keywordOf: Readonly<Record<string, string>>
  keywords: Vocabulary
  synonyms: Vocabulary
  drawings: ReadonlyMap<string, string>
}

let known: Known | undefined

/** All words there are. Read when the first picture is looked for: a built app brings its drawings along only then. */
function knownWords(): Known {
  if (known) return known
  const entries = { ...keywords, ...keywordsOf(drawnSubjects) }
  const keywordOf = { ...synonyms, ...synonymsOf(drawnSubjects) }
  known = {
    entries,
    keywordOf,
    keywords: vocabularyOf(Object.keys(entries)),
    synonyms: vocabularyOf(Object.keys(keywordOf)),
    drawings: new Map(drawnSubjects.map(({ place, drawing }) => [place, drawing])),
  }
  return known
}

/** The drawing, kept as text, of what is at a place, `product:guitar`; undefined where a scene draws it. */
export const drawingAt = (place: string): string | undefined => knownWords().drawings.get(place)

/** Scenes that show no thing in particular, though some of them stand for one: hills for a field, an arch for a town. */
const abstractScenes = ['blobs', 'bauhaus', 'rings', 'waves', 'hills', 'arch']
/** For words that mean nothing to us: a knot is no town, and a coral no hill. */
const unknownScenes = ['blobs', 'bauhaus', 'rings']

/** Labels are short; of a longer text only the start is looked at. */
const longestLabel = 200

/**
 * What to draw for a label: the longest keyword among its words, else a synonym, else an emblem
 * when a word names an icon, else an abstract scene chosen by the label itself.
 */
export function findSubject(label: string): PictureSubject {
  const words = label.slice(0, longestLabel).toLowerCase()
  const all = knownWords()
  const keyword = wordIn(words, all.keywords) ?? all.keywordOf[wordIn(words, all.synonyms) ?? '']
  const entry = keyword === undefined ? undefined : all.entries[keyword]
  if (entry !== undefined) return subjectOf(entry, words === keyword)
  const hash = hashText(words)
  const hues: [number, number] = [hash % 360, (hash >>> 4) % 360]
  const icon = iconInWords(words)
  if (icon !== undefined) return { scene: 'emblem', detail: '', icon, hues, isExact: false }
  const scene = unknownScenes[hash % unknownScenes.length] ?? 'blobs'
  return { scene, detail: '', icon: 'spark', hues, isExact: false }
}

/**
 * The word of a name by which there is a drawing of the very thing ("coat" of "Wool coat, grey"); undefined where it
 * names none, or a place or an animal, of which things are often only called.
 */
export function drawnThingIn(name: string): string | undefined {
  const all = knownWords()
  const word = wordIn(name.slice(0, longestLabel).toLowerCase(), all.keywords)
  const [place = ''] = (word !== undefined && all.entries[word]) || []
  return all.drawings.has(place) && /^(?:product|treat):/.test(place) ? word : undefined
}

/** Whether the words name something there is a drawing of; of all else an icon says more than a picture does. */
export function isPictureKnown(label: string): boolean {
  const { scene, detail } = findSubject(label)
  return scene !== 'emblem' && (detail !== '' || !abstractScenes.includes(scene))
}

function subjectOf([place, icon, hue, secondHue]: KeywordEntry, isExact: boolean): PictureSubject {
  const [scene = 'blobs', detail = ''] = place.split(':')
  return { scene, detail, icon, hues: [hue, secondHue], isExact }
}

/** Names of controls, which say nothing about a picture. */
const controlIcons = new Set([
  'back',
  'next',
  'down',
  'up',
  'close',
  'check',
  'plus',
  'minus',
  'menu',
  'more',
  'list',
])

function iconInWords(words: string): string | undefined {
  for (const word of words.split(/[^a-z]+/)) {
    if (word.length < 3) continue
    const icon = findIconName(word) ?? (word.endsWith('s') ? findIconName(word.slice(0, -1)) : undefined)
    if (icon !== undefined && !controlIcons.has(icon)) return icon
  }
  return undefined
}
