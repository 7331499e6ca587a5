import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkComponents,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise, toSingular } from '../../words/forms.ts'
import { knownValuesOf } from '../../plan/content/values.ts'
import { itemsOf, textOf } from '../entry.ts'
import { freeId } from '../free-id.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { isFixed, placeOn } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { listed } from '../words.ts'
import { placeMeant, stemsIn } from './app-parts.ts'

const form =
  /^on\s+(?:the\s+|my\s+|our\s+)?(?<place>[\p{L} ]{3,30}?)\s+keep\s+only\s+(?<kept>[\p{L}, ]{3,100})$/iu

/** Other words for what is told of one thing. */
const sameWords: readonly (readonly string[])[] = [
  'nap sleep slept asleep rest',
  'meal ate eat food lunch eaten',
  'mood feeling feel',
  'price cost amount',
  'place where location',
  'date day when',
].map((words) => words.split(' ').flatMap(stemsIn))

/** Parts people name by what they are. */
const parts: readonly (readonly [RegExp, (node: ComponentNode) => boolean])[] = [
  [
    /^(?:photos?|pictures?|images?)$/i,
    ({ type, properties }) => type === 'image' || properties.variant === 'cover',
  ],
  [
    /^(?:story|text|description|words)$/i,
    ({ type, properties }) => type === 'text' && /^(?:body)?$/.test(String(properties.variant ?? '')),
  ],
  [/^map$/i, ({ type }) => type === 'map'],
  [/^(?:chart|graph|curve)$/i, ({ type }) => type === 'chart'],
  [/^video$/i, ({ type }) => type === 'video'],
]

const isAlike = (text: string, wanted: readonly string[]): boolean => {
  const own = stemsIn(text)
  const groups = sameWords.filter((group) => wanted.some((stem) => group.includes(stem)))
  return (
    (wanted.length > 0 && wanted.every((stem) => own.includes(stem))) ||
    groups.some((group) => own.some((stem) => group.includes(stem)))
  )
}

/** What is told of a thing under such a name: on its own screen, else anywhere in the app. */
function figureFor(document: AppDocument, host: Screen, name: string): JsonValue | undefined {
  const wanted = stemsIn(name)
  const nodes = [
    ...walkComponents(host.components),
    ...[...walkNodes(document)].filter(({ screen }) => screen !== host).map(({ node }) => node),
  ]
  for (const node of nodes) {
    const isTold = node.properties.layout === 'stats' || /^(?:details|at a glance)$/i.test(node.label)
    const item = isTold
      ? itemsOf(node).find((each) => isAlike(textOf(each, 'title') ?? '', wanted))
      : undefined
    const value = textOf(item, 'value')
    if (value !== undefined) return { title: capitalise(name), value }
  }
  const [known] = knownValuesOf(name) ?? []
  return known === undefined ? undefined : { title: capitalise(name), value: known }
}

/** The screen of one such thing, or the one called so. */
const hostFor = (document: AppDocument, place: string): Screen | undefined =>
  placeMeant(document, place) ??
  kindNamed(document, toSingular(place.replace(/\s+(?:page|screen|tab)$/i, '')))?.detail

/** "Parents just want nap, meal and mood on the child page": these, and what the page is of. */
const justThese: EditRule = (clause, document): EditOutcome | undefined => {
  const { place = '', kept = '' } = form.exec(clause)?.groups ?? {}
  const host = place === '' ? undefined : hostFor(document, place)
  if (!host)
    return place === ''
      ? undefined
      : refuse(`There is no screen named ${place.replace(/\s+(?:page|screen|tab)$/i, '')}.`)
  const names = listed(kept).map((name) => name.replace(/^(?:the|an?|their|his|her|its|our|my)\s+/i, ''))
  const stays = new Set<ComponentNode>()
  const figures: JsonValue[] = []
  for (const name of names) {
    const part = parts.find(([words]) => words.test(name))?.[1]
    const nodes = host.components.filter(
      (node) =>
        !isFixed(node) &&
        (part
          ? [...walkComponents([node])].some(part)
          : stemsIn(name).every((stem) =>
              stemsIn(`${node.label} ${String(node.properties.title ?? '')}`).includes(stem),
            )),
    )
    // A cover in the header is there already.
    const isInHeader =
      part !== undefined && host.components.some((node) => node.type === 'header' && part(node))
    const figure = nodes.length > 0 || isInHeader || part ? undefined : figureFor(document, host, name)
    for (const node of nodes) stays.add(node)
    if (figure !== undefined) figures.push(figure)
    else if (nodes.length === 0 && !isInHeader)
      return refuse(`Nothing on ${host.name} tells of “${name}”. Try "Add ${name} to ${host.name}" before.`)
  }
  const [first] = host.components.filter((node) => !isFixed(node))
  const isFace = (node: ComponentNode) => node === first && node.type === 'image'
  const gone = host.components.filter(
    (node) => node.type !== 'header' && node.type !== 'navbar' && !stays.has(node) && !isFace(node),
  )
  if (gone.length === 0) return refuse(`${host.name} shows nothing else already.`)
  const commands: Command[] = gone.map(({ id }) => ({ type: 'remove-component', id }))
  if (figures.length > 0) {
    const at = host.components.filter((node) => node.type === 'header' || isFace(node)).length
    const node = {
      id: freeId(collectNodeIds(document), 'list'),
      type: 'list',
      label: 'In short',
      properties: {
        layout: 'stats',
        items: figures,
        columns: Math.min(3, figures.length),
        plain: true,
        centered: true,
      },
    }
    commands.push({ type: 'add-component', node, place: placeOn(host, at) })
  }
  return { commands }
}

/** A screen with a few things only. */
export const justTheseRules: readonly EditRule[] = [justThese]
