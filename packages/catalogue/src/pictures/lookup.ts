import { findIconName } from '../icons/index.ts'
import { hashText } from '../random.ts'
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

const startsOf = (words: string[]) =>
  words.sort((a, b) => b.length - a.length).map((word) => ({ word, pattern: new RegExp(`\\b${word}`) }))

const keywordStarts = startsOf(Object.keys(keywords))
const synonymStarts = startsOf(Object.keys(synonyms))

/** Scenes that fit anything, for words that mean nothing to us. */
const abstractScenes = ['blobs', 'bauhaus', 'rings', 'waves', 'hills', 'arch']

/** Labels are short; of a longer text only the start is looked at. */
const longestLabel = 200

/**
 * What to draw for a label: the longest keyword that a word of it starts with, else a synonym, else an emblem
 * when a word names an icon, else an abstract scene chosen by the label itself.
 */
export function findSubject(label: string): PictureSubject {
  const words = label.slice(0, longestLabel).toLowerCase()
  const keyword =
    keywordStarts.find(({ pattern }) => pattern.test(words))?.word ??
    synonyms[synonymStarts.find(({ pattern }) => pattern.test(words))?.word ?? '']
  const entry = keyword === undefined ? undefined : keywords[keyword]
  if (entry !== undefined) return subjectOf(entry, words === keyword)
  const hash = hashText(words)
  const hues: [number, number] = [hash % 360, (hash >>> 4) % 360]
  const icon = iconInWords(words)
  if (icon !== undefined) return { scene: 'emblem', detail: '', icon, hues, isExact: false }
  const scene = abstractScenes[hash % abstractScenes.length] ?? 'blobs'
  return { scene, detail: '', icon: 'spark', hues, isExact: false }
}

/** Whether the words name something there is a drawing of; of all else an icon says more than a picture does. */
export function isPictureKnown(label: string): boolean {
  const { scene } = findSubject(label)
  return scene !== 'emblem' && !abstractScenes.includes(scene)
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
