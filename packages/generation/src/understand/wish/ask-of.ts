import type { Ask } from './ask.ts'
import { howAsked } from './how-asked.ts'
import { ask } from './question-grammar.ts'
import { whichAsked } from './what-asked.ts'
import { whenAsked } from './when-asked.ts'
import { whetherAsked } from './whether-asked.ts'
import { whereAsked, whoAsked } from './who-asked.ts'

const longest = 28
const fits = (found: Ask | undefined): Ask[] => (found && found.name.length <= longest ? [found] : [])

/** The fields a question asks for, none where it is no question of one thing: `word` is the word it begins with. */
export function asksOf(word: string, said: string, prep?: string): Ask[] {
  switch (word) {
    case 'when':
      return fits(whenAsked(said, prep))
    case 'how':
      return fits(howAsked(said))
    case 'whether':
    case 'if':
      return fits(whetherAsked(said))
    case 'who':
    case 'whom':
      return fits(whoAsked(said, prep))
    case 'where':
      return fits(whereAsked(said))
    case 'which':
    case 'what':
      return fits(whichAsked(said, word))
    case 'why':
      return fits(ask('Reason', 'text'))
    default:
      return []
  }
}
