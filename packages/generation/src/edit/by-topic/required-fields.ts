import { type AppDocument, type Command, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { valuesOfChoice } from '../choice-nodes.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const required = 'mandatory|required|obligatory|compulsory|a must'
const optional = 'optional|voluntary|not (?:mandatory|required|obligatory|compulsory|needed)|no must'
const what = '(?:the\\s+|an?\\s+|their\\s+|your\\s+)?(?<what>[\\p{L} ]{2,30}?)'
const forms = [
  `^${what}(?:\\s+field)?\\s+(?:is|should be|must be|has to be|shall be|are|can be)\\s+(?:only\\s+|always\\s+)?(?:(?<need>${required})|(?<may>${optional}))$`,
  `^make\\s+${what}(?:\\s+field)?\\s+(?:(?<need>${required})|(?<may>${optional}))$`,
  `^(?:people|users?|you|one|everyone|guests?|members?|customers?|they|\\p{L}{3,14}s)\\s+(?:must|have to|need to)\\s+(?<need>always\\s+|)(?:fill in|enter|give|tell|provide|upload)\\s+${what}$`,
].map((form) => new RegExp(form, 'iu'))

const isFilledIn = (node: ComponentNode): boolean =>
  (node.type === 'input' && !/^(?:search|composer)$/.test(String(node.properties.kind))) ||
  node.type === 'datepicker' ||
  (node.type === 'image' && node.properties.caption !== undefined) ||
  (valuesOfChoice(node) !== undefined && node.properties.title !== undefined)

const captionOf = ({ type, label, properties }: ComponentNode): string =>
  type === 'image'
    ? String(properties.caption ?? '')
    : type === 'list'
      ? String(properties.title ?? '')
      : label

/** What says under or behind its name whether a field has to be filled in. */
function saying(node: ComponentNode, word: string): Command {
  const bare = captionOf(node).replace(/\s\((?:required|optional)\)$/i, '')
  const named = `${bare} (${word.toLowerCase()})`
  if (node.type === 'image') return { type: 'set-properties', id: node.id, set: { caption: named } }
  if (node.type === 'list') return { type: 'set-properties', id: node.id, set: { title: named } }
  if (node.type === 'input') return { type: 'set-properties', id: node.id, set: { helper: word } }
  return { type: 'rename-component', id: node.id, label: named }
}

const fieldsCalled = (document: AppDocument, words: string): ComponentNode[] => {
  const wanted = stemsIn(words)
  return [...walkNodes(document)].flatMap(({ node }) =>
    isFilledIn(node) && wanted.length > 0 && wanted.every((stem) => stemsIn(captionOf(node)).includes(stem))
      ? [node]
      : [],
  )
}

/** "The photo should be mandatory", "the comment is optional". */
const sayRequired: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.what) return undefined
  const isAll = /^(?:all fields|everything|all)$/i.test(found.what)
  const fields = isAll
    ? [...walkNodes(document)]
        .map(({ node }) => node)
        .filter((node) => node.type === 'input' && isFilledIn(node))
    : fieldsCalled(document, found.what)
  const word = found.may === undefined ? 'Required' : 'Optional'
  if (fields.length === 0) return undefined
  const commands = fields
    .filter(({ properties }) => properties.helper !== word)
    .map((node) => saying(node, word))
  const [first] = fields
  const note = `“${word}” stands below ${first ? captionOf(first) : found.what} now; nothing checks whether it is filled in.`
  return commands.length > 0 ? { commands, note } : refuse(`It says “${word}” already.`)
}

/** Which fields have to be filled in. */
export const requiredFieldRules: readonly EditRule[] = [sayRequired]
