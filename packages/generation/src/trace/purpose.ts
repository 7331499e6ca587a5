import type { Phrase } from '../understand/phrase.ts'

/** What something is good for: "so that they can plan ahead", "in order to save time". */
const purposes =
  /(?:,? so (?:that )?(?:i|we|you|he|she|they|it|users?|people|everyone|nobody) (?:can|could|may|will|have|has|are|know|don['’]t|do not)?|\bin order to) ([^.;\n]{3,120})/giu
const hinted = /\bso\b|\bin order to\b/i
const onApp =
  /^(?:open|use|launch|install|download|start) (?:the |this |an? |our |my )?(?:app|application|platform|system|program)$/i

/**
 * Whether something done is told only as what other things are good for, or is done to the app as a whole: nobody presses a
 * button for that.
 */
export function isPurposeOnly({ verb, words }: Phrase, label: string, text: string): boolean {
  if (onApp.test(label)) return true
  const noun = words.at(-1) ?? ''
  if (verb === undefined || noun === '' || !hinted.test(text)) return false
  const isIn = (said: string) => said.includes(verb.toLowerCase()) && said.includes(noun)
  const told = text.toLowerCase()
  const tails = [...told.matchAll(purposes)].map(([whole]) => whole)
  if (!tails.some(isIn)) return false
  return !tails
    .reduce((rest, tail) => rest.replace(tail, ' '), told)
    .split(/[.;\n]/u)
    .some(isIn)
}
