import { collectNodeIds, type ComponentNode } from '@kwiq/app-model'
import { fieldComponent } from '../../compose/fields.ts'
import { createKit, type Kit } from '../../compose/kit.ts'
import { capitalise } from '../../words/forms.ts'
import { addMade } from '../add-made.ts'
import { fieldNamed } from '../contact-parts.ts'
import { findNamedScreen } from '../find-screen.ts'
import { withFreeIds } from '../new-screen.ts'
import { placeAtEnd } from '../places.ts'
import type { EditRule } from '../rule.ts'
import { listed, unquote } from '../words.ts'

const mostFields = 8

/** The fields that are told, "name, email and a message", one by one. */
function fieldsIn(kit: Kit, told: string): ComponentNode[] {
  return listed(told)
    .map((part) => part.replace(/^(?:an?|the|fields? for)\s+|\s+fields?$/gi, '').trim())
    .filter((part) => part.length > 1 && part.length <= 30)
    .slice(0, mostFields)
    .map((name) => fieldComponent(kit, fieldNamed(capitalise(name)), false))
}

/** What a form of that name asks for. */
const usualForms: readonly [RegExp, string][] = [
  [/\bfeedback|review|rating\b/i, 'name, rating and message'],
  [/\bcontact\b/i, 'name, email and message'],
  [/\b(?:sign[ -]?up|registration|register|membership|join)\b/i, 'name, email and phone'],
  [/\b(?:booking|reservation|appointment)\b/i, 'name, phone, date, time and message'],
  [/\b(?:order|request|quote|enquiry|inquiry)\b/i, 'name, email, phone and message'],
  [/\b(?:support|help|complaint|report)\b/i, 'subject, message and email'],
  [/\b(?:newsletter|waiting list|waitlist)\b/i, 'name and email'],
  [/\bapplication|job\b/i, 'name, email, phone and message'],
  [/./, 'name, date and message'],
]

const fieldsOf = (name: string): string | undefined => usualForms.find(([form]) => form.test(name))?.[1]

/** "Add a contact form with name, email and message": a screen with these fields. */
const addForm: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|create|make)\s+(?:an?|the|another)?\s*(?:new\s+)?(.{0,30}?)\s*\bform\b(?:\s+(?:screen|page))?\s+(?:with|for|asking for|that asks for)\s+(.+)$/i.exec(
      clause,
    )
  const kit = createKit()
  const fields = fieldsIn(kit, found?.[2] ?? '')
  if (!found || fields.length === 0) return undefined
  const title = capitalise(unquote(found[1] ?? '') || 'Form')
  return addMade(document, title, 'edit', [
    kit.header(title, {
      compact: true,
      leading: { icon: 'close', label: 'Close', action: { kind: 'back' } },
    }),
    ...fields,
    kit.footer([kit.button('Send', { full: true, icon: 'send', action: { kind: 'back' } })]),
  ])
}

/** "Add a feedback form": a screen with what such a form asks for. */
const addUsualForm: EditRule = (clause, document) => {
  const name =
    /^(?:add|insert|create|make|include)\s+(?:an?|the|another)?\s*(?:new\s+)?([\p{L} -]{3,30}?)\s+form$/iu.exec(
      clause,
    )?.[1]
  const isName = name !== undefined && !/\b(?:fields?|to|for|the|in|on|of|and)\b/i.test(name)
  const fields = isName ? fieldsOf(name) : undefined
  return fields ? addForm(`add a ${name} form with ${fields}`, document) : undefined
}

/** What is asked, and where: "with name and email to Profile", "to Profile with name and email". */
function askedWhere(told: string): { asked: string; place: string } | undefined {
  const [, where] = /^\s*(?:to|on|onto|in|at)\s+(.{2,100})$/i.exec(told) ?? []
  const [, place, after] =
    /^(.{2,40}?)\s+(?:with|for|asking for|that asks for)\s+(.+)$/i.exec(where ?? '') ?? []
  if (place !== undefined && after !== undefined) return { place, asked: after }
  if (where !== undefined) return { place: where, asked: '' }
  const [, asked, there] =
    /^\s*(?:with|for|asking for|that asks for)\s+(.+)\s(?:to|on|onto|in|at)\s+(.{2,40})$/i.exec(told) ?? []
  return asked !== undefined && there !== undefined ? { place: there, asked } : undefined
}

/** "Add a contact form with name and email to Profile": these fields, on a screen that is there. */
const addFormTo: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|create|make|put|include)\s+(?:an?|the|another)\s+(?:new\s+)?([\p{L} -]{0,30}?)\s*\bform\b(\s.+)$/iu.exec(
      clause,
    )
  const where = found?.[2] === undefined ? undefined : askedWhere(found[2])
  const screen = where && findNamedScreen(document, where.place)
  if (!found || !where || !screen) return undefined
  const name = (found[1] ?? '').trim()
  const kit = createKit()
  const fields = fieldsIn(kit, where.asked || (fieldsOf(name) ?? ''))
  if (fields.length === 0) return undefined
  const title = name === '' ? [] : [kit.text('heading', capitalise(name))]
  const parts = [...title, ...fields, kit.button('Send', { full: true, icon: 'send' })]
  return withFreeIds(parts, collectNodeIds(document)).map((node, index) => ({
    type: 'add-component',
    node,
    place: placeAtEnd(screen, index),
  }))
}

/** What one fills in and sends. */
export const formRules: readonly EditRule[] = [addFormTo, addForm, addUsualForm]
