import { type AppDocument, collectNodeIds, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { knownValuesOf } from '../../plan/content/values.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { splitHost } from '../find-host.ts'
import { stems } from '../find-screen.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { freeId } from '../free-id.ts'
import { placeOn, startOf } from '../places.ts'
import { formMeant, mainForm } from '../plainly/app-parts.ts'
import { lastFilledIn } from './told-fields.ts'
import { unquote, withoutArticle } from '../words.ts'

/** What a field may be, as people say it, and the kind that is. */
const sorts: readonly [RegExp, string][] = [
  [/^(?:numbers?|numeric|figure|digits|whole number|number only|numbers only|amount)$/i, 'number'],
  [
    /^(?:long(?:er)? text|several lines|text ?area|text box|paragraph|multi-?line|big(?:ger)?(?: text)? (?:box|field))$/i,
    'multiline',
  ],
  [/^(?:short text|plain text|free text|text|single line)$/i, 'text'],
  [/^(?:e-?mail(?: address)?)$/i, 'email'],
  [/^(?:slider)$/i, 'slider'],
  [/^(?:stepper|plus and minus|plus\/minus|counter)$/i, 'stepper'],
]
const sortWords =
  'numbers?(?: only)?|numeric|figure|digits|whole number|long(?:er)? text|several lines|text ?area|text box|paragraph|multi-?line|short text|plain text|free text|single line|e-?mail(?: address)?|slider|stepper|plus and minus|plus/minus'

const asSort = new RegExp(
  `^(?:make|change|turn|set|replace)\\s+(?:the\\s+|our\\s+|my\\s+)?(.{2,50}?)\\s+(?:(?:in)?to\\s+|with\\s+|be\\s+|only\\s+)?(?:an?\\s+)?(${sortWords})(?:\\s+(?:field|input))?(?:,?\\s+(?:and\\s+)?(?:(?:default(?:ing)?\\s+(?:to|of)|with\\s+(?:a\\s+)?default(?:\\s+(?:of|value))?|by\\s+default|preset\\s+to|prefilled\\s+with|start(?:s|ing)?\\s+(?:at|with|from))\\s+(.{1,30})))?$`,
  'i',
)
const asValue =
  /^(?:(?:make|set|let|have)\s+(?:the\s+|our\s+|my\s+)?(.{2,50}?)(?:\s+to)?\s+(?:default\s+(?:to|of)|start\s+(?:at|with))|(?:set|change|make)\s+the\s+default\s+(?:value\s+)?(?:of|for)\s+(?:the\s+)?(.{2,50}?)(?:\s+(?:to|be|into)))\s+["“]?(.{1,30}?)["”]?$/i
const asNeeded =
  /^(?:make|set|mark)\s+(?:the\s+|our\s+|my\s+)?(.{2,50}?)(?:\s+as)?\s+(required|mandatory|compulsory|obligatory|optional|a must|a required field|an optional field)(?:\s+(?:in|on|at)\s+(.{3,40}))?$/i

/** The field that is called so, on the screen one speaks of first. */
export function findField(document: AppDocument, words: string): ComponentNode | undefined {
  const { subject, screen } = splitHost(document, words)
  const wanted = stems(withoutArticle(unquote(subject)).replace(/\s+(?:field|input|box)$/i, ''))
  const start = startOf(document)
  const fields = [...walkNodes(document)]
    .filter((each) => each.node.type === 'input' && (!screen || each.screen.id === screen.id))
    .toSorted((one, other) => Number(other.screen === start) - Number(one.screen === start))
    .map(({ node }) => node)
  const isSame = ({ label }: ComponentNode) => stems(label).join(' ') === wanted.join(' ')
  const has = ({ label }: ComponentNode) =>
    wanted.length > 0 && wanted.every((stem) => stems(label).includes(stem))
  return fields.find(isSame) ?? (/\sfield$/i.test(subject) ? fields.find(has) : undefined)
}

/** What a field stands with: a number where it is one. */
const valued = (value: string) => ({ value: unquote(value) })

/** "Make the goal a number and default to 20": the same field of another kind, its words as they were. */
const setSort: EditRule = (clause, document) => {
  const [, words = '', sort = '', value] = asSort.exec(clause) ?? []
  const kind = sorts.find(([form]) => form.test(sort))?.[1]
  const field = kind === undefined ? undefined : findField(document, words)
  if (!field || kind === undefined) return undefined
  const isLong = kind === 'multiline'
  return [
    {
      type: 'set-properties',
      id: field.id,
      set: { kind, ...(isLong ? { height: 96 } : {}), ...(value === undefined ? {} : valued(value)) },
    },
  ]
}

/** "The goal should default to 20": what stands in it at first. */
const setValue: EditRule = (clause, document) => {
  const [, words, other, value] = asValue.exec(clause) ?? []
  const field = value === undefined ? undefined : findField(document, words ?? other ?? '')
  return field && value !== undefined
    ? [{ type: 'set-properties', id: field.id, set: valued(value) }]
    : undefined
}

/** A phone number nobody asked for so far: asked for where one fills in most, with that word below it. */
function addNeeded(document: AppDocument, words: string, helper: string): EditOutcome | undefined {
  const { subject, screen } = splitHost(document, words)
  const form =
    screen && lastFilledIn(screen) >= 0
      ? screen
      : (formMeant(document, /\s(?:in|on|at)\s(.{3,40})$/.exec(words)?.[1] ?? '-') ?? mainForm(document))
  const name = capitalise(
    withoutArticle(unquote(subject))
      .replace(/\s+(?:in|on|at)\s.*$/, '')
      .replace(/\s+(?:field|input|box)$/i, ''),
  )
  const head = toSingular(
    name
      .toLowerCase()
      .replace(/\s+(?:number|address)$/, '')
      .split(' ')
      .at(-1) ?? '',
  )
  if (!form || !usual.test(head)) return undefined
  const placeholder = knownValuesOf(head)?.[0]
  const node = {
    id: freeId(collectNodeIds(document), 'input'),
    type: 'input',
    label: name,
    properties: {
      ...(/^e-?mail$/.test(head) ? { kind: 'email' } : {}),
      ...(placeholder === undefined ? {} : { placeholder }),
      helper,
    },
  }
  return {
    commands: [
      {
        type: 'add-component',
        node,
        place: placeOn(form, lastFilledIn(form) + 1),
      },
    ],
    note: `No form asked for it so far: “${name}” is on ${form.name} now, with “${helper}” below it. Nothing checks whether it is filled in.`,
  }
}
/** What any form may ask of somebody. */
const usual = /^(?:phone|e-?mail|name|address|birthday|surname|mobile|postcode|city)$/

/** "Make the phone number required": nothing checks that, but it can be said below the field. */
const setNeeded: EditRule = (clause, document) => {
  const [, said = '', how = '', place] = asNeeded.exec(clause) ?? []
  const words = place === undefined ? said : `${said} in ${place}`
  const field = words === '' ? undefined : findField(document, words)
  const helper = /optional/i.test(how) ? 'Optional' : 'Required'
  if (!field) return words === '' ? undefined : addNeeded(document, words, helper)
  if (field.properties.helper === helper) return refuse(`${field.label} has that already.`)
  return {
    commands: [{ type: 'set-properties', id: field.id, set: { helper } }],
    note: `“${helper}” stands below ${field.label} now; nothing checks whether it is filled in.`,
  }
}

/** Fields of another kind, with a value, or with a word about filling them in. */
export const fieldSortRules: readonly EditRule[] = [setSort, setValue, setNeeded]
