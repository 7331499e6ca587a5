import { walkComponents } from '@kwiq/app-model'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

/** Id of the kind of app a description is taken for. */
export function kindOf(prompt: string): string {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).archetype.id
}

/** The app a description becomes. */
export const appOf = (prompt: string) => generateApp({ prompt }).document

/** Its screens, in their order. */
export const screensOf = (prompt: string) => appOf(prompt).screens

/** What they are called. */
export const namesOf = (prompt: string) => screensOf(prompt).map(({ name }) => name)

/** Everything on the screen of a name, as JSON; an empty list where there is none. */
export const textOf = (prompt: string, screen: string) =>
  JSON.stringify(screensOf(prompt).find(({ name }) => name === screen)?.components ?? [])

/** Everything on all screens, as JSON. */
export const allOf = (prompt: string) => JSON.stringify(screensOf(prompt))

/** A line for each component on all screens: its label and its properties. */
export const linesOf = (prompt: string) =>
  screensOf(prompt)
    .flatMap(({ components }) => [...walkComponents(components)])
    .map(({ label, properties }) => `${label} ${JSON.stringify(properties)}`)
    .join('\n')
