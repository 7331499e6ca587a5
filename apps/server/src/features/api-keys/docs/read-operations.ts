import { z } from 'zod'

const Schema = z.record(z.string(), z.unknown())
export type Schema = z.infer<typeof Schema>

const Content = z.object({ 'application/json': z.object({ schema: Schema }) }).partial()

const Operation = z.object({
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: Schema,
      }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
})

const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** One call as the docs show it. */
export interface DocumentedCall {
  method: string
  path: string
  tag: string
  summary: string
  /** The permissions a key needs; null where no key is let in. */
  keyPermissions: string[] | null
  isPublic: boolean
  parameters: { name: string; in: string; isRequired: boolean; schema: Schema }[]
  body: Schema | null
  /** The status of success and what comes with it. */
  status: string
  answer: Schema | null
}

/** The calls of an OpenAPI description, in its order. */
export function readOperations(description: unknown): DocumentedCall[] {
  const { paths } = Description.parse(description)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, given]) => {
      const operation = Operation.safeParse(given).data
      return operation ? [toCall(method.toUpperCase(), path, operation)] : []
    }),
  )
}

function toCall(method: string, path: string, operation: z.infer<typeof Operation>): DocumentedCall {
  const { summary, tags, security, parameters, requestBody, responses } = operation
  const [status = '200', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const key = security.find((way) => 'apiKey' in way)
  return {
    method,
    path,
    tag: tags[0] ?? 'api',
    summary,
    keyPermissions: key?.apiKey ?? null,
    isPublic: security.length === 0,
    parameters: parameters.map(({ required = false, ...parameter }) => ({
      ...parameter,
      isRequired: required,
    })),
    body: requestBody?.content['application/json']?.schema ?? null,
    status,
    answer: success?.content?.['application/json']?.schema ?? null,
  }
}
