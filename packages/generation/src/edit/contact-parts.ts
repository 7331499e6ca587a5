import type { ComponentNode } from '@kwiq/app-model'
import { fieldComponent } from '../compose/fields.ts'
import type { Kit } from '../compose/kit.ts'
import type { Field } from '../entity.ts'
import { findAttribute } from '../words/attributes.ts'
import { toSingular } from '../words/forms.ts'
import { knownEntries } from './known-entries.ts'
import { listed } from './words.ts'

const back = { leading: { icon: 'back', label: 'Back', action: { kind: 'back' as const } } }

const waysToReach = [
  { icon: 'mail', title: 'Email', subtitle: 'hello@post.example' },
  { icon: 'phone', title: 'Phone', subtitle: '+1 555 0100' },
  { icon: 'pin', title: 'Address', subtitle: '12 Harbour Street, Riverside' },
]

/** "With our address and opening hours": what is told, and no form unless one is asked for. */
function toldContact(kit: Kit, title: string, said: string): ComponentNode[] | undefined {
  const told = listed(said)
  const ways = waysToReach.filter((way) =>
    told.some((part) => part.toLowerCase().includes(way.title.toLowerCase())),
  )
  const isOther = /\b(?:form|message|name|map)\b/i.test(said)
  if (ways.length === 0 || isOther) return undefined
  const hours =
    told.find((part) => /\bhours|times\b/i.test(part)) === undefined
      ? []
      : (knownEntries('opening hours') ?? [])
  return [
    kit.header(title, back),
    kit.list('rows', 'Ways to reach us', ways),
    ...(hours.length > 0 ? [kit.list('rows', 'Opening hours', hours, { title: 'Opening hours' })] : []),
  ]
}

/** The parts of a page of how to reach somebody: what is told of it, else the usual ways and a form. */
export function contactParts(kit: Kit, title: string, said: string): ComponentNode[] {
  const told = toldContact(kit, title, said)
  if (told) return told
  return [
    kit.header(title, { subtitle: 'We answer within a day', ...back }),
    kit.list('rows', 'Ways to reach us', waysToReach),
    ...['Name', 'Email', 'Message'].map((name) => fieldComponent(kit, fieldNamed(name), false)),
    kit.footer([kit.button('Send', { full: true, icon: 'send', action: { kind: 'back' } })]),
  ]
}

/** A field of the kind its name tells. */
export function fieldNamed(name: string): Field {
  const head = toSingular(name.toLowerCase().split(' ').at(-1) ?? '')
  const kind = /^(?:message|question|feedback|comment)$/.test(head) ? 'long' : findAttribute(head)?.kind
  if (kind === undefined || kind === 'choice') return { name, kind: 'text', value: name, options: [] }
  return {
    name,
    kind: kind === 'person' ? 'text' : kind,
    value: findAttribute(head)?.value ?? '',
    options: [],
  }
}
