import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { stemOf } from '../words/forms.ts'
import { findAll } from '../understand/searched.ts'

const along = /^(?:bring|pack|carry|wear)$/
const reminding =
  /\bremind(?:ed|ers?|s)? (?:(?!to\b)\p{L}+ ){0,2}to (bring|pack|carry|wear) ([^.;\n]{2,80})/giu
const mostWords = 4

/** Whether a text speaks of being reminded to bring or to wear something. */
export const remindsOfThings = (text: string): boolean => text.search(reminding) >= 0

/**
 * What one is reminded to bring stands in a reminder: nothing is brought in the app, and nobody keeps a list of what is.
 */
export function asReminders({ phrases, text }: Pick<Understanding, 'phrases' | 'text'>): Phrase[] {
  const told = findAll(reminding, text.toLowerCase())
  if (told.length === 0) return phrases
  const isBrought = ({ text: said, label }: Phrase) =>
    label === undefined && told.some(([, , what = '']) => what.includes(said))
  return phrases.flatMap((phrase) => {
    const { verb, words } = phrase
    if (verb === undefined || !along.test(verb) || !isBrought(phrase))
      // "Treats and a torch": the torch is brought, too.
      return verb === undefined &&
        isBrought(phrase) &&
        told.some(([, , what = '']) => what.includes(` and a ${phrase.text}`))
        ? []
        : [phrase]
    const said = ['reminder', 'to', verb, ...words.slice(-(mostWords - 3))]
    const { verb: _verb, actor: _actor, ...plain } = phrase
    return [
      {
        ...plain,
        text: said.join(' '),
        label: said.join(' '),
        words: said,
        stems: said.filter((word) => word !== 'to').map(stemOf),
      },
    ]
  })
}
