import { walkComponents, type Action, type ComponentNode, type JsonValue } from '@kwiq/app-model'
import type { ScreenPlan } from '../plan/types.ts'
import { stemOf } from '../words/forms.ts'
import type { Scene } from './scene.ts'

/** The form of a new thing, which is for nothing else. */
const making = /^(?:add|new|create|log|upload|register|track)\b/i
/** What such a form is for. */
const written =
  /^(?:add|new|create|log|upload|register|track|edit|change|update|write|record|enter|save|plan|post|comment|answer|reply|scan|import|put|\+)\b/i
/** Words any button may have. */
const little = new Set(['a', 'an', 'the', 'my', 'me', 'it', 'to', 'one', 'now', 'again', 'of', 'as', 'for'])

const stems = (label: string): string[] =>
  label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !little.has(word))
    .map(stemOf)

/** Whether a button with these words may open the form: "Log workout" and "Start workout" may, "Mark as watered" may not. */
export function fitsForm(label: string, title: string): boolean {
  if (!making.test(title) || written.test(label)) return true
  const said = stems(title)
  return stems(label).some((stem) => said.includes(stem))
}

const formOf = (action: JsonValue | undefined, { app }: Scene): ScreenPlan | undefined => {
  if (action === null || typeof action !== 'object' || Array.isArray(action)) return undefined
  return app.screens.find(({ id, kind, isDeed }) => id === action.screenId && kind === 'form' && !isDeed)
}

/**
 * Leads buttons that do something with a thing ("Mark as watered", "Get ticket") to the thing, and on its own screen
 * back to where it was chosen, where they would open the form of a new one.
 */
export function leadFittingly(components: readonly ComponentNode[], scene: Scene): void {
  for (const { type, label, properties } of walkComponents(components)) {
    const form = type === 'button' ? formOf(properties.action, scene) : undefined
    if (!form || fitsForm(label, form.title ?? scene.entityOf(form).add)) continue
    const said = label.toLowerCase()
    const named = scene.app.screens.find(
      ({ name, title = name }) => name.toLowerCase() === said || title.toLowerCase() === said,
    )
    if (named && named !== scene.screen) {
      properties.action = { ...scene.toScreen(named) }
      continue
    }
    const thing = scene.screen.kind === 'detail' ? undefined : scene.to('detail')
    const action: Action | undefined = thing ?? (scene.screen.isTab ? undefined : { kind: 'back' })
    if (action) properties.action = { ...action }
  }
}
