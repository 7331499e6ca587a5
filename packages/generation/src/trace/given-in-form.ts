import type { Field } from '../entity.ts'
import { nounField } from '../plan/noun-field.ts'
import { isSameField } from '../plan/same-field.ts'
import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import { findAttribute } from '../words/attributes.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

const given =
  /^(?:describe|state|give|enter|fill|specify|indicate|attach|upload|photograph|provide|declare)$/i
/** What is added to a thing is a value of it, where its noun is one: "add serial numbers". */
const added = /^(?:add|include|note|store|assign)$/i
const sent = /^(?:upload|attach)$/i
const pictured = /^(?:photos?|pictures?|images?)\b/i
const file = /^(?:file|document|attachment)s?$/i
/** Given to somebody, and nothing of a thing. */
const toSomebody =
  /^(?:feedback|help|access|consent|permission|points?|stars?|advice|answers?|it|them|tips?|ratings?|likes?|reviews?)\b| for free$/i
const mostEntered = 7

/** The field of what is given in such words: "describe the project", "upload a budget". */
function fieldGiven(verb: string, text: string): Field {
  if (/^photograph$/i.test(verb) || pictured.test(text))
    return {
      name: pictured.test(text) ? capitalise(text) : `Photo of the ${text}`,
      kind: 'photo',
      value: 'camera',
      options: [],
    }
  const name = capitalise(text)
  if (added.test(verb)) {
    const words = text.split(' ')
    const one = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')
    const label = capitalise(/\bdetails$/i.test(text) ? text : one)
    const known = findAttribute(toSingular(words.at(-1) ?? ''))
    const field = known ? { name: label, ...known } : nounField(label, toSingular(words.at(-1) ?? ''))
    return field.kind === 'switch' || ('isGuess' in field && field.isGuess)
      ? { name: label, kind: 'text', value: '', options: [] }
      : { name: label, kind: field.kind, value: field.value, options: field.options }
  }
  return sent.test(verb)
    ? { name, kind: 'text', value: `${toSingular(withoutEach(text)).replaceAll(' ', '-')}.pdf`, options: [] }
    : { name, kind: /^describe$/i.test(verb) ? 'long' : 'text', value: '', options: [] }
}

const details =
  /\b(?:details|links|tags|labels|web ?sites|receipts?|attachments?|manuals?|invoices?|documents?|serial numbers?)$/i

/** Whether what is added is a value of the app's things, and nothing it has a list of. */
function isValue({ entities, screens }: AppPlan, object: string): boolean {
  const text = object.toLowerCase().trim()
  const head = toSingular(text.split(' ').at(-1) ?? '')
  if (!pictured.test(text) && !details.test(text) && !findAttribute(head)) return false
  const named = (name: string) => name.toLowerCase() === text || toSingular(name.toLowerCase()) === head
  return (
    ![...entities.values()].some(({ one, many }) => named(one) || named(many)) &&
    !screens.some(({ name, title = '' }) => named(name) || named(title))
  )
}

/**
 * "Applicants describe the project, state the sum and upload a budget": what one gives of a thing is entered in its form,
 * and no button. Where it is entered then, and the field if there was none; undefined for what is done otherwise.
 */
export function givenInForm(
  plan: AppPlan,
  verb: string,
  object: string,
): { form: ScreenPlan; held?: Extra } | undefined {
  if (!given.test(verb) && !(added.test(verb) && isValue(plan, object))) return undefined
  const text = object
    .toLowerCase()
    .replace(/^(?:in|out|down) /, '')
    .replace(/ (?:you|they|one|i|we) .*$/, '')
    .trim()
  const isPerson = classOf(toSingular(text.split(' ').at(-1) ?? '')) === 'person'
  if (text === '' || isPerson || text.split(' ').length > 4 || toSomebody.test(text)) return undefined
  const forms = plan.screens.filter(({ kind, isDeed }) => kind === 'form' && isDeed !== true)
  const fields = (form: ScreenPlan) => [
    ...(plan.entities.get(form.entity)?.fields ?? []),
    ...form.extras.flatMap((extra) => (extra.kind === 'field' ? [extra.field] : [])),
  ]
  const field = fieldGiven(verb, text)
  const asked = forms.find((form) =>
    fields(form).some(({ name }) => isSameField(name, field.name) || (sent.test(verb) && file.test(name))),
  )
  if (asked) return { form: asked }
  const form = forms.find(({ extras }) => extras.length < mostEntered)
  if (!form) return undefined
  const held: Extra = { kind: 'field', field }
  form.extras.push(held)
  return { form, held }
}

/** "Practice hands each week": what is handed in. */
const withoutEach = (text: string): string => text.replace(/ (?:each|every)$/i, '')
