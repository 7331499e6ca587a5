import { fieldPart } from './field-part.ts'
import type { Part } from './part.ts'

/** What is ticked, chosen or tapped in a form though only its name is told. */
const known: readonly [label: RegExp, make: (label: string) => Part][] = [
  [
    /^(?:remember me|stay (?:logged|signed) in|keep me|i agree|agree|accept|newsletter|terms|subscribe to)/i,
    (label) => ({ kind: 'checkbox', label }),
  ],
  [
    /^(?:country|gender|language|category|department|state|province|currency|priority)$/i,
    (label) => ({ kind: 'input', label, entry: 'select', options: [] }),
  ],
  [
    /^(?:submit|send|save|cancel|log ?in|sign ?(?:in|up)|register)$/i,
    (label) => ({ kind: 'button', label, isQuiet: false }),
  ],
  [/^(?:five[- ]|5[- ])?(?:star )?rating$|^stars$/i, (label) => ({ kind: 'stars', label })],
  [/^forgot/i, (label) => ({ kind: 'button', label, isQuiet: true })],
]

/** What comes out of what is entered: no form asks for it. */
export const computed =
  /^(?:(?:grand |sub-?|order |invoice |net |gross )?total(?: price| amount)?|sum|vat|tax(?:es)?|result|score|change|balance due|amount due|shipping(?: costs?| fees?)?|delivery (?:costs?|fees?)|discount|service fee|(?:[a-z]+ )?(?:summary|overview|recap))$/i

/** In a form, what is only named is a field one fills in. */
export const asField = (part: Part): Part =>
  part.kind === 'fact' && part.value === undefined && part.role === undefined && !computed.test(part.label)
    ? (known.find(([form]) => form.test(part.label))?.[1](part.label) ?? fieldPart(part.label))
    : part

const ofButton =
  /^(?:add|save|send|submit|book|buy|order|pay|start|stop|cancel|delete|confirm|continue|next|create|log|sign|apply|search|call|reserve|check ?out|reset|play|download|upload|edit|update|join|follow|report|navigate|export|print|skip|request|offer)(?: \p{L}+){0,3}$/iu
/** "And "Add to cart"": words in quotes that say what one does are on a button. */
export const isToTap = (part: Part): boolean =>
  part.kind === 'heading' && part.isBare === true && ofButton.test(part.label)

/** "A form with "My shift" and "Wanted shift"": names in quotes of a form are those of its fields. */
export function withNamedFields(parts: readonly Part[]): Part[] {
  const isName = (part: Part) => part.kind === 'heading' && part.isBare === true && !isToTap(part)
  const areSeveral = parts.filter(isName).length > 1
  return parts.map((part, index) =>
    isName(part) && (areSeveral || index > 0) ? asField({ kind: 'fact', label: part.label }) : part,
  )
}

const isFilled = ({ kind }: Part) =>
  kind === 'input' ||
  kind === 'checkbox' ||
  kind === 'switch' ||
  kind === 'date' ||
  kind === 'radios' ||
  kind === 'image' ||
  kind === 'choice'

/** In the sections of a form, too, what is only named is filled in. */
const withFields = (part: Part): Part =>
  part.kind === 'box' && part.look === 'section'
    ? {
        ...part,
        parts: part.parts.flatMap((held) =>
          held.kind === 'menu'
            ? held.options.map((label) => asField({ kind: 'fact', label }))
            : [asField(held)],
        ),
      }
    : part

/** The parts of a form: fields, and a button to send them off where none is told; `hasButton`: one is told elsewhere. */
export function formParts(title: string, parts: readonly Part[], hasButton = false): Part[] {
  const fields = withNamedFields(parts).map(asField).map(withFields)
  const isLogin = fields.some((part) => part.kind === 'input' && part.entry === 'password')
  const isNew = /sign ?-?up|regist|account|join/i.test(title)
  const named = fields.map((part) =>
    part.kind === 'button' && part.isQuiet && part.label === 'More' && isLogin
      ? { ...part, label: isNew ? 'Already have an account?' : 'Forgot password?' }
      : part,
  )
  if (
    named.some((part) => part.kind === 'button' && !part.isQuiet && part.look !== 'icon') ||
    hasButton ||
    !named.some(isFilled)
  )
    return named
  const [, added] = /^(?:add|new|create|edit)\s+(?:an? |new )*(.+)$/i.exec(title) ?? []
  const isDeed =
    added === undefined &&
    /^(?:invite|send|report|rate|share|assign|request|book|reply|contact)\b/i.test(title)
  const isNarrowing = /^(?:filters?|sort|refine)\b/i.test(title)
  const sends = isNarrowing
    ? 'Apply'
    : isDeed
      ? title
      : added === undefined
        ? 'Submit'
        : `Save ${added.toLowerCase()}`
  const label = isLogin ? (isNew ? 'Create account' : 'Log in') : sends
  const last = named.findLastIndex(
    (part) => isFilled(part) || part.kind === 'box' || (part.kind === 'button' && part.look === 'icon'),
  )
  return [...named.slice(0, last + 1), { kind: 'button', label, isQuiet: false }, ...named.slice(last + 1)]
}
