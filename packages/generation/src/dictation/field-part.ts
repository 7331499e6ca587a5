import type { Entry, Part } from './part.ts'

/** How a field of this name is filled in. */
function entryOf(label: string): Entry {
  if (/e-?mail/i.test(label)) return 'email'
  if (/password|passcode|\bpin\b/i.test(label)) return 'password'
  if (/message|comment|description|notes?$|\bbio\b|feedback|address/i.test(label)) return 'multiline'
  if (/search|query|keyword/i.test(label)) return 'search'
  if (
    /^(?:number of|how many)|\b(?:amount|price|cost|budget|weight|height|salary|income)$|\b(?:age|quantity|count)$/i.test(
      label,
    )
  )
    return 'number'
  return 'text'
}

/** A field of this name: a date, a picture, or what one writes. */
export function fieldPart(named: string): Part {
  const label = named.replace(/(?<=\p{L}{4,}) (?:box|field|area)$/iu, '')
  if (
    /^(?:(?:start|end|arrival|departure|pick-?up|drop-?off|reminder|meeting|opening|closing|alarm|preferred|begin|finish) )?time$/i.test(
      label,
    )
  )
    return { kind: 'date', label }
  if (/\bdate$|birthday|\bday$|date of birth|^(?:until|till|since)$/i.test(label))
    return { kind: 'date', label }
  if (/^(?:photo|picture|image|receipt photo)$/i.test(label)) return { kind: 'image', label }
  return { kind: 'input', label, entry: entryOf(label), options: [] }
}
