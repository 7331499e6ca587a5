import { generateApp, type GeneratedApp } from '../generate-app.ts'
import { remembering } from '../remembering.ts'
import { hashText } from '../seed.ts'

/** A description and a wish or two beside it: as many as one instruction asks for again and again. */
const mostKept = 6

const appOf = remembering<GeneratedApp>(mostKept, (asked) => {
  const [prompt, about]: [string, string] = JSON.parse(asked)
  const seed = hashText(about)
  return generateApp({ prompt, seed, contentSeed: seed })
})

/**
 * The app a description makes, with the content of the app called `about` where words were added to it. Several rules
 * ask for the same one in the course of an instruction, so the last ones are remembered.
 */
export const appAsTold = (prompt: string, about = prompt): GeneratedApp =>
  appOf(JSON.stringify([prompt, about]))
