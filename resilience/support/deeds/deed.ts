import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../client.ts'

/** Something somebody does over and over while Kwiq is killed in the midst of it. */
export interface Deed {
  name: string
  /** Does it once. Rejects only for an answer that it should never have had. */
  act(): Promise<void>
  /** With Kwiq there again: fails unless all that was acknowledged is there, and the rest is there whole or not at all. */
  verify(): Promise<void>
  /** How often it was acknowledged. */
  acknowledged(): number
}

/** What came of a call that changes something: acknowledged, or nobody knows. Throws for an answer it should not have. */
export async function attempt(call: Promise<Answer>, wanted: number): Promise<Answer | null> {
  let answer: Answer
  try {
    answer = await call
  } catch {
    return null
  }
  if (answer.status === wanted) return answer
  if ([429, 502, 503].includes(answer.status)) return null
  throw new Error(`Answered with ${answer.status} in place of ${wanted}: ${answer.text.slice(0, 300)}`)
}

/** Does it until it is over; gives what was answered that should not have been. */
export async function actAlong(deed: Deed, isOver: () => boolean): Promise<string[]> {
  const surprises: string[] = []
  while (!isOver()) {
    try {
      await deed.act()
    } catch (error) {
      surprises.push(`${deed.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    await sleep(30)
  }
  return surprises
}
