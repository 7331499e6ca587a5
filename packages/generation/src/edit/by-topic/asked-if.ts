import type { AppDocument, Command, Screen } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { chipsOf } from '../choice-nodes.ts'
import { placeOn } from '../places.ts'
import { formMeant, formsOf, mainForm, stemsIn } from '../plainly/app-parts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { lastFilledIn } from '../rules/told-fields.ts'

const asking =
  /^ask\s+(?:the\s+|our\s+|all\s+)?(?<who>\p{L}{3,16})\s+(?:if|whether)\s+(?:they|he|she|it)(?:['’]ll| will| are| is| can)?\s+(?<deed>want(?:s)?(?: to)?|needs?|brings?|has|have|would like(?: to)?|take|takes|come with|own|owns|going to|coming|vegetarian|vegan|allergic to|over \d+|under \d+|[\p{L}]{3,12})(?:\s+(?:an?\s+|the\s+|any\s+|their\s+)?(?<what>[\p{L} ]{3,26}))?$/iu

/** Where somebody is asked something: the form one is added by, or the one most ways lead to. */
const formOf = (document: AppDocument, who: string): Screen | undefined => {
  const [stem] = stemsIn(who)
  const own = formsOf(document).find(({ name }) => stem !== undefined && stemsIn(name).includes(stem))
  return own ?? formMeant(document, who) ?? mainForm(document)
}

/** "Ask guests if they bring a plus one": yes or no in the form. */
const askIf: EditRule = (clause, document): EditOutcome | undefined => {
  const { who = '', deed = '', what } = asking.exec(clause)?.groups ?? {}
  const form = who === '' ? undefined : formOf(document, who)
  if (!form || /^(?:sure|really)$/i.test(deed)) return undefined
  const isBare =
    what !== undefined && /^(?:wants?|needs?|brings?|has|have|would like|takes?|come with|owns?)$/i.test(deed)
  const title = capitalise(isBare ? what : `${deed}${what === undefined ? '' : ` ${what}`}`)
  const at = lastFilledIn(form)
  if (form.components.some(({ properties, label }) => (properties.title ?? label) === title))
    return refuse(`${form.name} asks that already.`)
  const node = chipsOf(document, title, ['Yes', 'No'])
  const command: Command = { type: 'add-component', node, place: placeOn(form, at + 1) }
  return { commands: [command] }
}

/** What is asked with yes or no. */
export const askedIfRules: readonly EditRule[] = [askIf]
