import { reword, replaced } from '../searched.ts'
import type { Turn } from '../turns/turn.ts'
import { clauseTurns } from './clause-turns.ts'
import { deedTurns } from './deed-turns.ts'
import { openingTurns } from './opening-turns.ts'
import { pitchTurns } from './pitch-turns.ts'
import { placeTurns } from './place-turns.ts'
import { keptTurns } from './kept-turns.ts'
import { peopleToldTurns } from './people-told-turns.ts'
import { toldTurns } from './told-turns.ts'
import { postTurns } from './said-in-posts.ts'
import { signInTurns } from './sign-in-turns.ts'
import { valueTurns } from './value-turns.ts'
import { wordTurns } from './word-turns.ts'

/** In the order they are read; each has its example, and `said-plainly.test.ts` reads all of them. */
export const plainlyTurns: readonly Turn[] = [
  ...signInTurns,
  ...pitchTurns,
  ...openingTurns,
  ...keptTurns,
  ...peopleToldTurns,
  ...toldTurns,
  ...postTurns,
  ...placeTurns,
  ...deedTurns,
  ...clauseTurns,
  ...valueTurns,
  ...wordTurns,
]

/** An example in whole sentences names what somebody might say, and nothing of the app. */
const exampleQuoted =
  /(?<=(?:^|[.!?\n])\s*)(?:e\.g\.,?|for example[,:]?|for instance[,:]?|example[:,]?)\s?"[^"\n]{3,200}"\.?/giu

const quoted = /("[^"\n]*")/

/**
 * A description in the words and order that the readers of phrases know: with what one does where it says only that there is a
 * place for it, doings that share a thing told one by one, and how one comes in. What stands in quotes stays.
 */
export const saidPlainly = (text: string): string =>
  replaced(text, exampleQuoted, '')
    .split(quoted)
    .map((part, index) => (index % 2 === 0 ? reword(part, plainlyTurns) : part))
    .join('')
