import { has } from '../understand/searched.ts'
import type { Part } from './part.ts'

/** Screens one only enters something on. */
const entries =
  /^(?:log ?-?in|sign ?-?(?:in|up)|registration|register|verification|verify|phone verification|otp|apply|application|contact us|registration)$/i
/** What one does on such a screen is entered, where a button sends it off. */
const entered =
  /^(?:(?:add|new|create|edit|log|report|post|book|write|register|request|invite|send|make) \S.*|payment|pay|check ?out|transfer|money transfer|send(?: money)?|deposit|withdraw|exchange|top ?-?up|rsvp|booking|reservation|reserve|order|sign up|donate|donation|feedback|report|survey|delivery address|address)$/i
const sends =
  /^(?:save|send|submit|continue|next|pay|confirm|book|reserve|post|publish|share|add|create|order|place|done|apply|request|donate|report)\b/i
/** Bare names and a button that sends them off, and nothing that stands there already. */
const isToSend = (parts: readonly Part[]): boolean =>
  (parts.some((part) => part.kind === 'button' && has(sends, part.label)) ||
    parts.some((part) => part.kind === 'input' && part.entry !== 'search') ||
    parts.every((part) => part.kind === 'fact')) &&
  parts.filter((part) => part.kind === 'fact' || part.kind === 'input').length > 1 &&
  !parts.some((part) => part.kind === 'list' || part.kind === 'chart' || part.kind === 'box')

/** What opens to enter something. */
const asks = /^(?:dialog|modal|popup|sheet|editor|window)$/i

/** Whether what stands on a screen is filled in: a form, by its noun, its title or what is on it. */
export const isFilledIn = (
  { noun, button }: { noun: string; button?: boolean },
  title: string,
  parts: readonly Part[],
): boolean =>
  (has(asks, noun) && button === true) ||
  /^form$/i.test(noun) ||
  /\bform$/i.test(title) ||
  has(entries, title) ||
  (has(entered, title) && isToSend(parts))
