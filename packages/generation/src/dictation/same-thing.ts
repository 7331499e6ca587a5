import { toSingular } from '../words/forms.ts'
import { has } from '../understand/searched.ts'

const doing =
  /^(?:add|new|create|edit|save|delete|remove|view|see|show|search|find|browse|explore|book|filter|sort|invite|assign|block|export|share|rate|review|write|send|call|message|contact|follow|upload|import|update|manage|report|request|order|buy|join|choose|select|scan)\b/i

/** "Doctor" and "list of doctors" are of the same things; "add doctor" is a deed. */
export function sameThing(one: string, other: string): boolean {
  if (has(doing, one) !== doing.test(other)) return false
  const head = (label: string) => toSingular(label.toLowerCase().trim().split(' ').at(-1) ?? '')
  return head(one) === head(other)
}
