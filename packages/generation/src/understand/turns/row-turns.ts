import { toSingular } from '../../words/forms.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isPlainVerb } from '../../words/verbs.ts'
import type { Turn } from './turn.ts'

const isDone = (word: string): boolean => strictVerbs.has(word) || isPlainVerb(word)

/** Rows of doings with one object, before whose part of the app they are is read. */
export const rowTurns: readonly Turn[] = [
  // What somebody does with things in a row is done with them each time.
  {
    form: /(?<=(?:^|[.;!?\n])\s*(?:the |all |our )?)(\p{L}+s) (\p{Ll}{3,}), ((?:\p{Ll}{3,}, )*)(\p{Ll}{3,}),? (and|or) (\p{Ll}{3,}) ((?:the |their |an? |my |all )?(?:\p{L}{3,} )?\p{L}{3,})(?=\s*(?:[.,;:\n]|$)| (?:and|or|with|for|in|on|to)(?!\p{L}))/giu,
    becomes: (whole: string, ...told: unknown[]) => {
      const [who = '', one = '', more = '', last = '', and = '', end = '', things = ''] = told.map(String)
      const between = more.split(', ').filter((each) => each !== '')
      return classOf(toSingular(who.toLowerCase())) === 'person' && [one, ...between, last, end].every(isDone)
        ? `${who} ${[one, ...between, last].map((doing) => `${doing} ${things}`).join(', ')} ${and} ${end} ${things}`
        : whole
    },
    example: ['Hosts add, edit and delete tours.', 'Hosts add tours, edit tours and delete tours.'],
  },
]
