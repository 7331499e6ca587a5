import { type AppDocument, type ComponentNode, type Screen, walkComponents, walkNodes } from '@kwiq/app-model'
import { stemOf, toSingular } from '../../words/forms.ts'
import { formForDeed } from '../frames/forms-of-deeds.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { itemsOf, targetOf, textOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { lastFilledIn } from '../rules/told-fields.ts'

const small = new Set(
  'the a an my our your their his her its this that these those of for to in on at with from by and or when while if as is are be was were it they them he she we i you me us one each every all any some new also someone somebody people who which what screen page tab form list should can could must want says say does do'.split(
    ' ',
  ),
)

/** The words of a text that name something, by their stems. */
export const stemsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !small.has(word))
    .map((word) => stemOf(toSingular(word)))

const isTab = ({ components }: Screen) => components.some(({ type }) => type === 'navbar')

/** Where one fills something in and sends it. */
export const formsOf = ({ screens }: AppDocument): Screen[] =>
  screens.filter(
    (screen) =>
      lastFilledIn(screen) >= 0 &&
      !isTab(screen) &&
      !/\b(?:settings|sign in|log ?in|filters?|search)\b/i.test(screen.name),
  )

/** The form most ways of the app lead to. */
export function mainForm(document: AppDocument): Screen | undefined {
  const forms = formsOf(document)
  const ways = [...walkNodes(document)].flatMap(({ node }) => [
    ...(Array.isArray(node.properties.actions) ? node.properties.actions.map((item) => targetOf(item)) : []),
    targetOf(node.properties),
  ])
  const count = ({ id }: Screen) => ways.filter((target) => target === id).length
  return forms.toSorted((one, other) => count(other) - count(one))[0]
}

const headings = ({ name, components }: Screen): string =>
  [
    name,
    ...components.flatMap(({ type, label, properties }) =>
      type === 'header' ? [label, String(properties.subtitle ?? '')] : [],
    ),
    ...[...walkComponents(components)].flatMap(({ type, label }) => (type === 'button' ? [label] : [])),
  ].join(' ')

const verbIn =
  /\b(?:(?:i|we|you|they|people|someone|somebody|one|guests?|customers?|members?|users?|\p{L}+s)\s+)?(?:want to\s+|have to\s+)?(book|order|reserve|pay|buy|register|sign up|join|report|add|log|post|offer|request|apply|rent|borrow|check in|check out|upload|submit|donate)(?:s|ing|es)?\b/iu

/** "Absent" and "absence". */
const isAlike = (one: string, other: string) =>
  one === other || (one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5))

/** The form somebody speaks of, by what it is called, what is done there or what is filled in there. */
export function formMeant(document: AppDocument, words: string): Screen | undefined {
  const wanted = stemsIn(words.replace(/\s*\bform\b/i, ''))
  const forms = formsOf(document)
  const score = (screen: Screen) => {
    const own = stemsIn(headings(screen))
    return wanted.filter((stem) => own.some((each) => isAlike(each, stem))).length
  }
  const [best] = forms.toSorted((one, other) => score(other) - score(one))
  if (best && score(best) > 0) return best
  const verb = verbIn.exec(words)?.[1]
  const done = verb === undefined ? undefined : formForDeed(document, verb.toLowerCase(), '')
  if (done && forms.includes(done)) return done
  for (const noun of words.toLowerCase().split(/[^\p{L}]+/u)) {
    const form = noun.length > 2 && !small.has(noun) ? kindNamed(document, noun, true)?.form : undefined
    if (form) return form
  }
  return undefined
}

/** The screens people go through, those with a tab bar first. */
export const mainScreens = ({ screens }: AppDocument): Screen[] => screens.filter(isTab)

/** Every text of a component and of its entries, for looking up what is spoken of. */
export const textsOf = (node: ComponentNode): string[] => [
  node.label,
  ...['title', 'subtitle', 'text', 'overline', 'caption', 'centerCaption', 'placeholder'].flatMap((key) =>
    typeof node.properties[key] === 'string' ? [node.properties[key]] : [],
  ),
  ...itemsOf(node).flatMap((item) => ['title', 'subtitle'].flatMap((key) => textOf(item, key) ?? [])),
]

/** A screen by its name, or the one whose title or longest list is called so. */
export function placeMeant(document: AppDocument, words: string): Screen | undefined {
  const named = findNamedScreen(document, words)
  if (named) return named
  const wanted = stemsIn(words)
  if (wanted.length === 0) return undefined
  return document.screens.find(({ components }) =>
    components.some(
      ({ type, label }) =>
        (type === 'header' || type === 'list') && wanted.every((stem) => stemsIn(label).includes(stem)),
    ),
  )
}

/** Whether a name is of some of the things of a sort: "vegetarian recipes", where nothing in the app is called so. */
export function isSubset(document: AppDocument, words: string): boolean {
  const bare = words.replace(/^(?:(?:all|the|my|our|each|every)\s+)+/i, '')
  const [adjective = '', ...others] = stemsIn(bare)
  if (others.length === 0) return false
  const said = [
    document.app.description,
    ...document.screens.map(({ name }) => name),
    ...[...walkNodes(document)].flatMap(({ node }) =>
      /^(?:list|header)$/.test(node.type) ? [node.label, String(node.properties.title ?? '')] : [],
    ),
  ].flatMap(stemsIn)
  return !said.includes(adjective)
}
