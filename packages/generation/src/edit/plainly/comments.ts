import { collectNodeIds, type Command, type ComponentNode } from '@kwiq/app-model'
import { kindNamed, mainDetail } from '../frames/kind-of-thing.ts'
import { freeId } from '../free-id.ts'
import { endOf, placeOn } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const forms = [
  /^(?:(?:let|allow)\s+(?:the\s+|our\s+|all\s+)?[\p{L}]{2,20}\s+(?:to\s+)?|(?:the\s+|our\s+|all\s+)?[\p{L}]{2,20}\s+(?:should|must|can|could|want to|need to)\s+(?:also\s+)?(?:be able to\s+)?)(?:comment|write comments?|(?:leave|write|post|add)\s+(?:an?\s+|their\s+)?comments?)\s*(?:on|under|to|about|for|below)\s+(?:an?|the|each|every|all|our)?\s*(?<what>[\p{L} ]{3,24})$/iu,
  /^(?:add|put|show|include|i want|we want)\s+(?:a\s+)?(?:comments?|comment (?:section|box|field|function)|comments section)\s+(?:on|under|to|for|below|at|in)\s+(?:each|every|all|the|our)\s+(?:the\s+)?(?<what>[\p{L} ]{3,24})$/iu,
]
const said = [
  { avatar: 'Lea Brandt', title: 'Lea Brandt', subtitle: 'Good to know, thank you.', time: 'Today' },
  {
    avatar: 'Omar Haddad',
    title: 'Omar Haddad',
    subtitle: 'I can help with that on Friday.',
    time: 'Yesterday',
  },
]

/** "Let neighbours comment on announcements": what others said on the screen of one, and a line to write in. */
const addComments: EditRule = (clause, document): EditOutcome | undefined => {
  const what = forms.map((form) => form.exec(clause)?.groups?.what).find((each) => each !== undefined)
  const kind = what === undefined ? undefined : kindNamed(document, what)
  const detail = kind ? (kind.detail ?? mainDetail(document)) : undefined
  if (!kind || !detail) return undefined
  if (detail.components.some(({ label }) => /^comments?$/i.test(label)))
    return refuse(`${detail.name} has comments already.`)
  const taken = new Set(collectNodeIds(document))
  const made: Omit<ComponentNode, 'id'>[] = [
    { type: 'list', label: 'Comments', properties: { layout: 'rows', title: 'Comments', items: said } },
    {
      type: 'input',
      label: 'Comment',
      properties: { kind: 'multiline', height: 80, placeholder: 'Write a comment' },
    },
    { type: 'button', label: 'Send', properties: { variant: 'secondary', full: true, icon: 'send' } },
  ]
  const commands = made.map((node, index): Command => {
    const id = freeId(taken, node.type)
    taken.add(id)
    return { type: 'add-component', node: { ...node, id }, place: placeOn(detail, endOf(detail) + index) }
  })
  return { commands }
}

/** What others say of one thing. */
export const commentRules: readonly EditRule[] = [addComments]
