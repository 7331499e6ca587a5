import type { Field } from '../entity.ts'
import { isSameField } from '../plan/same-field.ts'
import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

const given =
  /^(?:describe|state|give|enter|fill|specify|indicate|attach|upload|photograph|provide|declare)$/i
const sent = /^(?:upload|attach)$/i
const pictured = /^(?:photos?|pictures?|images?)\b/i
const file = /^(?:file|document|attachment)s?$/i
/** Given to somebody, and nothing of a thing. */
const toSomebody =
  /^(?:feedback|help|access|consent|permission|points?|stars?|advice|answers?|it|them|tips?|ratings?|likes?|reviews?)\b/i
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
  return sent.test(verb)
    ? { name, kind: 'text', value: `${toSingular(text).replaceAll(' ', '-')}.pdf`, options: [] }
    : { name, kind: /^describe$/i.test(verb) ? 'long' : 'text', value: '', options: [] }
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
  if (!given.test(verb)) return undefined
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
