import type { AppDocument, ComponentNode, JsonValue } from '@kwiq/app-model'

/** Words of Britain, as our own content has them, and how America writes them; the latter say where somebody is from. */
const telling: readonly (readonly [british: string, american: string])[] = [
  ['colour', 'color'],
  ['colours', 'colors'],
  ['coloured', 'colored'],
  ['favourite', 'favorite'],
  ['favourites', 'favorites'],
  ['grey', 'gray'],
  ['centre', 'center'],
  ['neighbour', 'neighbor'],
  ['neighbours', 'neighbors'],
  ['neighbourhood', 'neighborhood'],
  ['behaviour', 'behavior'],
  ['flavour', 'flavor'],
  ['flavours', 'flavors'],
  ['litre', 'liter'],
  ['litres', 'liters'],
  ['kilometre', 'kilometer'],
  ['kilometres', 'kilometers'],
  ['theatre', 'theater'],
  ['jewellery', 'jewelry'],
]
/** These say nothing by themselves: a meter is read in Britain, too. */
const others: readonly (readonly [british: string, american: string])[] = [
  ['metre', 'meter'],
  ['metres', 'meters'],
  ['centimetres', 'centimeters'],
  ['millimetres', 'millimeters'],
  ['tyre', 'tire'],
  ['tyres', 'tires'],
  ['programme', 'program'],
  ['practise', 'practice'],
  ['practised', 'practiced'],
  ['catalogue', 'catalog'],
  ['organiser', 'organizer'],
  ['mould', 'mold'],
]
/** Other words for the same; said only where the description says them. */
const words: readonly (readonly [british: string, american: string])[] = [
  ['nappy', 'diaper'],
  ['nappies', 'diapers'],
  ['pram', 'stroller'],
  ['maths', 'math'],
]

/** Values that name a picture, a sign or another screen, and are no words one reads. */
const unread: ReadonlySet<string> = new Set(
  'screenId kind variant layout icon tone image keyword seed url align justify direction shape trailingIcon size picture ground'.split(
    ' ',
  ),
)

/** Of the words asked for a text has hardly any: a pattern is made only of one that stands there somewhere. */
const inText = (text: string, lowerCase: string, word: string) =>
  lowerCase.includes(word) && new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu').test(text)

/** The words an English description writes in the American way, by how our content writes them. */
function americanIn(text: string): ReadonlyMap<string, string> {
  const lowerCase = text.toLowerCase()
  const isSaid = (word: string) => inText(text, lowerCase, word)
  const isAmerican = telling.some(([, american]) => isSaid(american))
  const isBritish = telling.some(([british]) => isSaid(british))
  return new Map([
    ...(isAmerican && !isBritish ? [...telling, ...others] : []),
    ...words.filter(([british, american]) => {
      const stem = american.replace(/s$/u, '')
      return (isSaid(stem) || isSaid(`${stem}s`)) && !isSaid(british)
    }),
  ])
}

/** A document whose own words are spelled as its description spells them: "color" where that says "color". */
export function inTheirSpelling(document: AppDocument, description: string): AppDocument {
  const american = americanIn(description)
  if (american.size === 0) return document
  const form = new RegExp(String.raw`(?<!\p{L})(?:${[...american.keys()].join('|')})(?!\p{L})`, 'giu')
  const written = (text: string) =>
    text.replaceAll(form, (word) => {
      const other = american.get(word.toLowerCase()) ?? word
      return word.charAt(0) === word.charAt(0).toLowerCase()
        ? other
        : `${other.charAt(0).toUpperCase()}${other.slice(1)}`
    })
  const value = (given: JsonValue, key: string): JsonValue => {
    if (typeof given === 'string') return unread.has(key) ? given : written(given)
    if (Array.isArray(given)) return given.map((each) => value(each, key))
    if (given === null || typeof given !== 'object') return given
    return Object.fromEntries(
      Object.entries(given).map(([name, each]) => [name, each === undefined ? each : value(each, name)]),
    )
  }
  const node = (given: ComponentNode): ComponentNode => ({
    ...given,
    label: given.type === 'image' ? given.label : written(given.label),
    properties: Object.fromEntries(
      Object.entries(given.properties).map(([key, each]) => [
        key,
        each === undefined ? each : value(each, key),
      ]),
    ),
    ...(given.children ? { children: given.children.map(node) } : {}),
  })
  return {
    ...document,
    screens: document.screens.map((screen) => ({
      ...screen,
      name: written(screen.name),
      components: screen.components.map(node),
    })),
  }
}
