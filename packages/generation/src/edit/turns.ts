import { byWord } from '../by-word.ts'
import { people } from './words.ts'

/** What stands in brackets like `<people>`: parts of speech that come again and again. */
const parts: Readonly<Record<string, string>> = byWord({
  people,
  must: 'should|must|has to|have to|needs to|need to',
  off: 'disable|turn off|switch off|deactivate|remove|no',
  on: 'enable|turn on|switch on|activate',
  taps: 'taps?|clicks?|press(?:es)?',
  'i want':
    "(?:i|we)(?:['’]d|\\s+would)\\s+(?:rather|like|love|prefer)|(?:i|we)\\s+(?:really\\s+)?(?:want|need)",
  "don't": "(?:i\\s+)?(?:don['’]t|do not)",
  quote: '["“”]?',
})

/** What some capitals stand for; all others are 2 to 60 characters of anything. */
const captures: Readonly<Record<string, string>> = byWord({
  /** One word, any number of them, at least two. */
  O: '\\S+',
  L: '.+?',
  R: '.+?',
  /** Within one part of a sentence. */
  J: '[^"“”,:;]{2,40}?',
  M: '\\S+\\s.+?',
  /** Not quoted. */
  W: '[^"“”]{2,60}?',
  Z: '[^"“”]{2,60}?',
  /** One thing of several, and no page. */
  I: '(?!(?:page|screen|tab|view)\\b)\\S+',
  /** Sizes of letters are another matter than those of things. */
  T: '(?!(?:text|fonts?)\\b).{2,30}?',
})

const tokensOf = (form: string): string[] =>
  form.match(/\[[^\]]*\]|(?:<[^>]*>|[A-Z]?\([^)]*\)|[^\s[])\S*/g) ?? []

/**
 * The words a turn may begin with, so that its form need not be tried on other sentences; undefined where these are no
 * plain words.
 */
export function beginningsOf(line: string): ReadonlySet<string> | undefined {
  const [form = ''] = line.trim().split(' -> ')
  const words = new Set<string>()
  for (const token of tokensOf(form)) {
    const isMissing = token.startsWith('[')
    const bare = isMissing ? token.slice(1, -1) : token
    const choices = /^[A-Z]?\(([^)]*)\)$/.exec(bare)?.[1] ?? bare
    if (!/^[a-z |]+$/.test(choices)) return undefined
    for (const choice of choices.split('|')) words.add(choice.trim().split(' ')[0] ?? '')
    if (!isMissing) return words.has('') ? undefined : words
  }
  return undefined
}

/**
 * A turn of speech and its plain form, from a line like "take X (out of|off) Y -> remove X from Y". A capital is some
 * words that come again on the right, `N(one|two)` only these; `(a|b)` is one of them and `[the]` may be missing.
 */
export function readTurn(line: string): readonly [form: RegExp, plain: string] {
  const [form = '', plain = ''] = line.trim().split(' -> ')
  const letters: string[] = []
  const patternOf = (token: string) =>
    token
      .replaceAll(
        /([A-Z])?\(([^)]*)\)|(?<![\p{L}\\])([A-Z])(?!\p{L})/gu,
        (_, named?: string, choices?: string, alone?: string) => {
          const letter = named ?? alone
          if (letter !== undefined) letters.push(letter)
          const words = choices ?? captures[letter ?? ''] ?? '.{2,60}?'
          return letter === undefined ? `(?:${words})` : `(${words})`
        },
      )
      .replaceAll(/<([a-z' ]+)>/g, (_, name: string) => `(?:${parts[name] ?? name})`)
      .replaceAll(' ', '\\s+')
  let source = ''
  let isBegun = false
  for (const token of tokensOf(form)) {
    if (token.startsWith('[')) {
      const words = patternOf(token.slice(1, -1))
      source += isBegun ? `(?:\\s+(?:${words}))?` : `(?:(?:${words})\\s+)?`
      continue
    }
    source += `${isBegun ? '\\s+' : ''}${patternOf(token)}`
    isBegun = true
  }
  const result = plain.replaceAll(/\b[A-Z]\b/g, (letter) => `$${letters.indexOf(letter) + 1}`)
  return [new RegExp(`^${source}$`, 'iu'), result]
}
