import { type AppDocument, type JsonValue, walkComponents } from '@kwiq/app-model'
import { trackedRows } from '../plan/read-told-fields.ts'
import { columnFor } from '../plan/tell-fields.ts'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import { stemOf } from '../words/forms.ts'

const mostEntered = 7
const mostAdded = 3
/** So many words a label has beside those of what it names. */
const mostBeside = 2
const named: ReadonlySet<string> = new Set(['input', 'datepicker', 'checkbox', 'button', 'header', 'chart'])

/** What these keep is no text one reads. */
const unseen: ReadonlySet<string> = new Set([
  'screenId',
  'kind',
  'variant',
  'icon',
  'tone',
  'seed',
  'image',
  'keyword',
  'url',
])

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map(stemOf)

function textsIn(value: JsonValue | undefined): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each))
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, each]) => (unseen.has(key) ? [] : textsIn(each)))
    : []
}

/** Whether something in an app is called so; that a sentence of its samples has the word says nothing. */
function isLabelled(name: string, { screens }: AppDocument): boolean {
  const stems = stemsOf(name)
  const isIt = (text: string, most: number) => {
    const said = stemsOf(text)
    return said.length <= stems.length + most && stems.every((stem) => said.includes(stem))
  }
  return screens.some(({ components }) =>
    [...walkComponents(components)].some(
      ({ type, label, properties }) =>
        type !== 'navbar' &&
        ((named.has(type) && isIt(label, mostBeside)) || textsIn(properties).some((text) => isIt(text, 0))),
    ),
  )
}

/** Where something of the main thing is entered, else where it is shown. */
function hostIn({ screens, entities }: AppPlan): ScreenPlan | undefined {
  const [main] = entities.keys()
  const forms = screens.filter(
    ({ kind, isDeed, extras }) => kind === 'form' && !isDeed && extras.length < mostEntered,
  )
  return (
    forms.find(({ entity }) => entity === main) ??
    forms[0] ??
    screens.find(
      ({ kind, entity, extras }) => kind === 'detail' && entity === main && extras.length < mostEntered,
    )
  )
}

/**
 * "Track routes, wind speed, tide and crew": what is listed together is entered together, where nothing in the app is called
 * so. Returns whether anything was added.
 */
export function placeTracked(plan: AppPlan, text: string, drawn: AppDocument): boolean {
  if (plan.tool) return false
  let added = 0
  for (const [turn, told] of trackedRows(text).entries()) {
    const host = hostIn(plan)
    if (!host || added >= mostAdded) break
    if (isLabelled(told.name, drawn)) continue
    const { field } = columnFor(told, turn, text.toLowerCase(), '')
    host.extras.push({ kind: 'field', field, use: host.kind === 'form' ? 'entered' : 'shown' })
    added += 1
  }
  return added > 0
}
