import { byWord } from '../../by-word.ts'
import { type AppDocument, type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { toPlural, toSingular } from '../../words/forms.ts'
import { applyQuietly } from '../apply-quietly.ts'
import { isEntry } from '../entry.ts'
import { writeAll, writer } from '../rules/phrases.ts'

/** What the young, the female, the male and a number of an animal are called; "-" where they have no own name. */
const families: Readonly<Record<string, string>> = byWord(
  Object.fromEntries(
    `
goat kid doe buck herd
sheep lamb ewe ram flock
cow calf heifer bull herd
horse foal mare stallion herd
donkey foal jenny jack herd
pig piglet sow boar herd
dog puppy - - pack
cat kitten - - -
chicken chick hen rooster flock
duck duckling - drake flock
goose gosling - gander flock
rabbit kit doe buck -
`
      .trim()
      .split('\n')
      .map((line) => [line.split(' ')[0] ?? '', line]),
  ),
)

/** "Goats" for "goat", "kids" for "kid": what is written for what, of many before of one. */
function pairsOf(from: string, to: string): (readonly [string, string])[] {
  const [own = from, ...others] = (families[from] ?? from).split(' ')
  const [next = to, ...names] = (families[to] ?? to).split(' ')
  const known = others.flatMap((name, index): (readonly [string, string])[] => {
    const other = names[index]
    return name === '-' || other === undefined || other === '-' || name === other ? [] : [[name, other]]
  })
  return [[own, next] as const, ...known].flatMap(([one, another]) => [
    [toPlural(one), toPlural(another)] as const,
    [one, another] as const,
  ])
}

/** A picture of the one for that of the other. */
function withPicture(value: JsonValue, write: (text: string) => string): JsonValue {
  if (!isEntry(value) || typeof value.image !== 'string') return value
  const image = write(value.image)
  return image === value.image ? value : { ...value, image }
}

/** One thing for another in every text and picture of an app: "goats" become sheep, and their kids lambs. */
export function exchange(document: AppDocument, from: string, to: string): Command[] {
  const [one, other] = [toSingular(from.toLowerCase()), toSingular(to.toLowerCase())]
  const writers = pairsOf(one, other).map(([former, next]) => writer(former, next))
  const [ofMany, ofOne] = writers
  const isNamed = (text: string) =>
    ofMany !== undefined && ofOne !== undefined && ofOne(ofMany(text)) !== text
  // Kids are those of the goats only where the app speaks of goats.
  const isAbout =
    isNamed(document.app.description ?? '') ||
    [...walkNodes(document)].some(({ node }) => isNamed(JSON.stringify(node)))
  if (!isAbout) return []
  const write = (text: string) => writers.reduce((written, each) => each(written), text)
  const pictures = [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const { items, image } = node.properties
    const next = Array.isArray(items) ? items.map((item) => withPicture(item, write)) : undefined
    const set = {
      ...(next && Array.isArray(items) && next.some((item, index) => item !== items[index])
        ? { items: next }
        : {}),
      ...(typeof image === 'string' && write(image) !== image ? { image: write(image) } : {}),
    }
    return Object.keys(set).length > 0 ? [{ type: 'set-properties', id: node.id, set }] : []
  })
  const pictured = pictures.reduce(applyQuietly, document)
  // What the app is called stays: it has a wish of its own.
  const own = new Set(
    [...walkNodes(document)].flatMap(({ node }) => (node.label === document.app.name ? [node.id] : [])),
  )
  const texts = writeAll(pictured, write)
  return [
    ...pictures,
    ...texts.filter((command) => command.type !== 'rename-component' || !own.has(command.id)),
  ]
}
