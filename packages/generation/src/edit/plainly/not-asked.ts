import { type Command, type ComponentNode, walkComponents } from '@kwiq/app-model'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { formMeant, formsOf, stemsIn } from './app-parts.ts'

const giving =
  '(?:give|enter|type(?: in)?|fill in|say|tell(?: us)?|write(?: down)?|provide|state|choose|add|upload)'
const forms = [
  `^(?<place>[\\p{L}' -]{2,60}?)\\s+(?:should(?:n['’]?t| not)|do(?:n['’]?t| not)|need(?:n['’]?t| not)|must(?:n['’]?t| not))\\s+(?:have to\\s+|need to\\s+|be (?:forced|asked|made) to\\s+)?${giving}\\s+(?:in\\s+)?(?<what>(?:their|his|her|an?|the|your|my|our)\\s[\\p{L} -]{3,30}?)(?:\\s+(?:when|while|if|before|to)\\s+(?<when>.{3,40}))?$`,
  `^(?:please\\s+)?(?:do not|don['’]?t|never|stop)\\s+ask(?:ing)?\\s+(?:(?:people|them|us|me|users?|guests?|customers?|members?)\\s+)?(?:for|about)\\s+(?<what>(?:(?:their|his|her|an?|the|your|my|our)\\s)?[\\p{L} -]{3,30}?)(?:\\s+(?:when|while|if|in|on|before|to)\\s+(?<place>.{3,40}))?$`,
  `^(?:no need to|we (?:do not|don['’]?t) (?:need|have) to|you (?:do not|don['’]?t) need to)\\s+(?:ask for|know|enter|${giving})\\s+(?<what>(?:(?:their|his|her|an?|the|your|my|our)\\s)?[\\p{L} -]{3,30}?)(?:\\s+(?:when|while|if|in|on|before|to)\\s+(?<place>.{3,40}))?$`,
].map((form) => new RegExp(form, 'iu'))

const isField = ({ type, properties }: ComponentNode) =>
  /^(?:input|datepicker|checkbox)$/.test(type) || (type === 'list' && properties.layout === 'chips')

/** "Who reports something should not have to give a name": that field goes. */
const notAsked: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  if (!found?.what) return undefined
  const wanted = stemsIn(found.what)
  if (wanted.length === 0) return undefined
  const said = `${found.place ?? ''} ${found.when ?? ''}`.trim()
  const near = said === '' ? undefined : formMeant(document, said)
  const isAnyone =
    /^(?:(?:the|our|my|all)\s+)?(?:people|users?|guests?|members?|customers?|they|you|one|i|we|everyone)$/i.test(
      said,
    )
  if (said !== '' && !near && !isAnyone) return undefined
  const inForms = (near ? [near] : formsOf(document)).flatMap(({ components }) =>
    [...walkComponents(components)].filter(
      (node) => isField(node) && wanted.every((stem) => stemsIn(node.label).includes(stem)),
    ),
  )
  const bare = found.what.replace(/^(?:their|his|her|an?|the|your|my|our)\s/i, '')
  return inForms.length > 0
    ? { commands: inForms.map(({ id }): Command => ({ type: 'remove-component', id })) }
    : refuse(`${near ? near.name : 'No form'} ${near ? 'does not ask' : 'asks'} for ${bare}.`)
}

/** What a form is not to ask for. */
export const notAskedRules: readonly EditRule[] = [notAsked]
