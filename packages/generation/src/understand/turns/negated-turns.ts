import type { Turn } from './turn.ts'

const not = String.raw`\b(?:never (?:again )?|(?:i |we |you |they )?(?:do not|don't|dont|doesn't|won't|can't|cannot|not) (?:have to |need to |want to |ever )?|no longer )`
/** A verb that is not to happen, with who would have done it. */
const negated = (verbs: string) => new RegExp(`${not}(?:${verbs})(?![\\p{L}'-])`, 'giu')

/** What somebody wants an app for is often said by what shall not happen: that is no part they do without. */
export const negatedTurns: readonly Turn[] = [
  {
    form: /(?<=\b(?:sell|selling|donate|swap|give away) (?:all |the |my |old )?)(\p{L}{3,})(?: that| which)? (?:i|we) (?:do not|don't|dont|no longer|never) (?:wear|use|need|want|like|play)(?: any ?more)?(?!\p{L})/giu,
    becomes: 'used $1',
    example: ["Sell toys we don't need any more", 'Sell used toys'],
  },
  {
    form: /\b(?:don't|dont|do not|never) forget(?=\s*$|[.!])/gi,
    becomes: 'to-do reminders',
    example: ["Don't forget!", 'to-do reminders!'],
  },
  {
    form: negated('forget|forgets|miss|misses'),
    becomes: 'remember',
    example: ['Never forget an anniversary', 'remember an anniversary'],
  },
  {
    form: negated('lose|loses|misplace'),
    becomes: 'find',
    example: ['I never lose my keys', 'I find my keys'],
  },
  {
    form: negated('waste|wastes|throw away|throw out'),
    becomes: 'use up',
    example: ["An app so I don't throw away bread", 'An app so use up bread'],
  },
  {
    form: negated(String.raw`(?:wait|stand) in (?:line|a queue|the queue|queues)|queue up`),
    becomes: 'queue online',
    example: ['Patients do not wait in line', 'Patients queue online'],
  },
]
