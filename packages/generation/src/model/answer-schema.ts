import { Output } from 'ai'
import { z } from 'zod'
import { screenKinds } from '../plan/types.ts'

// Flat and with every field required: not all providers know recursion, optional fields or free maps. `parent`
// names the container, `properties` is JSON text.
const text = z.string()

export const presetNames = [
  'clean',
  'warm',
  'bold',
  'calm',
  'playful',
  'editorial',
  'dark-pro',
  'natural',
] as const

const planSchema = z.object({
  name: text,
  description: text,
  preset: z.enum(presetNames),
  things: z.array(z.object({ name: text, fields: z.array(text), examples: z.array(text) })),
  screens: z.array(
    z.object({
      id: text,
      name: text,
      kind: z.enum(screenKinds),
      icon: text,
      isTab: z.boolean(),
      purpose: text,
    }),
  ),
})

const componentSchema = z.object({
  id: text,
  type: text,
  label: text,
  parent: text.nullable(),
  properties: text,
})
const screenSchema = z.object({ id: text, name: text, components: z.array(componentSchema) })
const commandSchema = z.object({ type: text, arguments: text })

/** What a model is asked for: the plan of an app, some of its screens, or the commands of an edit. */
export type AnswerKind = 'plan' | 'screens' | 'commands'

/**
 * The form of an answer as the SDK sends it to the provider. The SDK would also parse the whole answer so far at
 * each of its pieces, which takes seconds for long ones and is lost on faulty ones; the text is read here.
 */
export function answerOutput(form: 'json_schema' | 'json_object', kind: AnswerKind) {
  return {
    ...(form === 'json_object' ? Output.json() : schemaOutput(kind)),
    // A piece of text is passed on only when the partial output has changed with it.
    parsePartialOutput: ({ text: soFar }: { text: string }) => Promise.resolve({ partial: soFar.length }),
    parseCompleteOutput: ({ text: answer }: { text: string }) => Promise.resolve(answer),
    createElementStreamTransform: () => undefined,
  }
}

function schemaOutput(kind: AnswerKind) {
  switch (kind) {
    case 'plan':
      return Output.object({ schema: planSchema, name: 'plan' })
    case 'screens':
      return Output.array({ element: screenSchema, name: 'screens' })
    case 'commands':
      return Output.array({ element: commandSchema, name: 'commands' })
  }
}
