import type { Task } from './scenario.ts'

/** Whose form of request and answer is spoken. `anthropic-tool` is Anthropic's answer by a forced tool. */
export type Wire = 'openai' | 'anthropic' | 'anthropic-tool' | 'google'

export interface Asked {
  /** The name of the model as the client has it. */
  name: string
  /** The scenario. */
  model: string
  wire: Wire
  responseFormat: string
  isStream: boolean
  task: Task
  wanted: string[]
}

interface Body {
  model?: unknown
  stream?: unknown
  response_format?: { type?: unknown }
  tools?: { name?: unknown }[]
  output_config?: { format?: { type?: unknown } }
  generationConfig?: { responseMimeType?: unknown; responseJsonSchema?: unknown }
}

/** What a request asks for, read from its address and body. */
export function readAsk(url: string, text: string): Asked {
  const body: Body = JSON.parse(text || '{}')
  const named = /\/models\/([^:/?]+):/.exec(url)?.[1]
  const model = decodeURIComponent(named ?? (typeof body.model === 'string' ? body.model : ''))
  const isAnthropic = url.includes('/messages')
  const isTool = body.tools?.some((tool) => tool.name === 'json') === true
  const wire =
    named === undefined ? (isAnthropic ? (isTool ? 'anthropic-tool' : 'anthropic') : 'openai') : 'google'
  return {
    name: model,
    model: model.split('--').at(-1) ?? '',
    wire,
    responseFormat: formatOf(body, isTool),
    isStream: body.stream === true || url.includes(':streamGenerateContent'),
    ...taskOf(text),
  }
}

function formatOf(body: Body, isTool: boolean): string {
  const { generationConfig, output_config: outputConfig, response_format: format } = body
  if (isTool || outputConfig?.format || generationConfig?.responseJsonSchema) return 'json_schema'
  if (generationConfig?.responseMimeType === 'application/json') return 'json_object'
  return typeof format?.type === 'string' ? format.type : 'text'
}

function taskOf(text: string): { task: Task; wanted: string[] } {
  const wanted = /Make these screens: ([\p{L}\p{N}\-, ]+)/u.exec(text)?.[1]?.split(', ') ?? []
  if (wanted.length > 0) return { task: 'screens', wanted }
  return { task: text.includes('Change the app') ? 'commands' : 'plan', wanted }
}
