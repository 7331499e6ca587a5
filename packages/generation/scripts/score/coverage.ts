import { type AppDocument, type JsonValue, walkComponents } from '@kwiq/app-model'

const mostWords = 6
const enough = 0.6
const notShown = new Set([
  'screenId',
  'kind',
  'variant',
  'layout',
  'icon',
  'tone',
  'seed',
  'keyword',
  'image',
  'url',
  'align',
  'justify',
  'direction',
  'shape',
  'trailingIcon',
])
const emptyWords = new Set(
  'a an the of to and or with for in on by at per from your my their user users his her is it that when as what who'.split(
    ' ',
  ),
)

/** A stem by rules of its own, so that the generator does not agree with itself. */
function scoreStem(word: string): string {
  const bare = word.toLowerCase().replace(/'s?$/, '')
  const cut = bare
    .replace(/ies$/, 'y')
    .replace(/(?:ings?|ers?|ed|es|s|ations?|ions?|ment)$/, (ending) =>
      bare.length - ending.length >= 3 ? '' : ending,
    )
  return cut.replace(/(.)\1$/, '$1').replace(/[eyi]$/, '')
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []

export interface Shown {
  stems: ReadonlySet<string>
  screenId: string
}

/** Every text of at most six words that one sees, with the screen it is on. */
export function stringsOf(document: AppDocument): Shown[] {
  const shown: Shown[] = []
  const add = (text: string, screenId: string) => {
    const words = wordsOf(text)
    if (words.length === 0 || words.length > mostWords) return
    shown.push({ stems: new Set(words.map(scoreStem)), screenId })
  }
  const visit = (value: JsonValue | undefined, screenId: string) => {
    if (typeof value === 'string') add(value, screenId)
    else if (Array.isArray(value)) for (const each of value) visit(each, screenId)
    else if (value !== null && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) if (!notShown.has(key)) visit(each, screenId)
  }
  for (const screen of document.screens) {
    for (const node of walkComponents(screen.components)) {
      if (node.type !== 'container' && node.type !== 'stack' && node.type !== 'list')
        add(node.label, screen.id)
      visit(node.properties, screen.id)
    }
  }
  return shown
}

const featureStems = (feature: string) =>
  wordsOf(feature)
    .filter((word) => !emptyWords.has(word))
    .map(scoreStem)

/** Whether one short text holds at least six of ten stems of a feature. */
export function isCovered(feature: string, shown: readonly Shown[]): boolean {
  return whereCovered(feature, shown).size > 0
}

/** Ids of the screens that show a feature. */
export function whereCovered(feature: string, shown: readonly Shown[]): Set<string> {
  const stems = featureStems(feature)
  return new Set(
    shown
      .filter(
        (one) => stems.filter((stem) => one.stems.has(stem)).length / Math.max(1, stems.length) >= enough,
      )
      .map((one) => one.screenId),
  )
}
