import { z } from 'zod'

const text = z.string()

/**
 * The answer asked for where a provider takes a schema. Flat and with every field required, since not all
 * providers know recursion, optional fields or free maps: `parent` names the container, `properties` is JSON text.
 */
export const answerSchema = z.object({
  name: text,
  description: text,
  preset: z.enum(['clean', 'warm', 'bold', 'calm', 'playful', 'editorial', 'dark-pro', 'natural']),
  screens: z.array(
    z.object({
      id: text,
      name: text,
      components: z.array(
        z.object({ id: text, type: text, label: text, parent: text.nullable(), properties: text }),
      ),
    }),
  ),
})
