import { generateApp, type GeneratedApp } from '../generate-app.ts'
import { hashText } from '../seed.ts'

/** A description and a wish or two beside it: as many as one instruction asks for again and again. */
const mostKept = 6
const kept = new Map<string, GeneratedApp>()

/**
 * The app a description makes, with the content of the app called `about` where words were added to it. Several rules
 * ask for the same one in the course of an instruction, so the last ones are remembered.
 */
export function appAsTold(prompt: string, about = prompt): GeneratedApp {
  const key = `${about}\n\n${prompt}`
  const seed = hashText(about)
  const app = kept.get(key) ?? generateApp({ prompt, seed, contentSeed: seed })
  // The one that was asked for last is forgotten last.
  kept.delete(key)
  kept.set(key, app)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return app
}
