import type { Wire } from './read-ask.ts'
import type { Reply } from './scenario.ts'

/** How a provider writes the events of a stream. Each event is one JSON value. */
export interface WireForm {
  begin(reply: Reply): object[]
  piece(reply: Reply, text: string): object
  error: object
  end(reply: Reply): object[]
  /** Written after the last event. */
  done?: string
}

const head = { id: 'fault', object: 'chat.completion.chunk', created: 0, model: 'fault' }
const usage = { prompt_tokens: 100, completion_tokens: 200, total_tokens: 300 }

/** A piece of an OpenAI message, whole or streamed. */
export function openaiDelta(reply: Reply, piece: string): Record<string, unknown> {
  switch (reply.content) {
    case 'null':
      return { content: null }
    case 'reasoning':
      return { reasoning_content: piece }
    case 'refusal':
      return { refusal: piece }
    case 'tool-call':
      return {
        tool_calls: [
          { index: 0, id: 'call', type: 'function', function: { name: 'make_app', arguments: '{}' } },
        ],
      }
    case 'parts':
      return { content: [{ type: 'text', text: piece }] }
    case undefined:
      return { content: piece }
  }
}

const openai: WireForm = {
  begin: () => [],
  piece: (reply, text) => ({
    ...head,
    choices: [{ index: 0, delta: openaiDelta(reply, text), finish_reason: null }],
  }),
  error: { error: { message: 'The server fell over', type: 'server_error' } },
  end: (reply) => [
    { ...head, choices: [{ index: 0, delta: {}, finish_reason: reply.finishReason ?? 'stop' }], usage },
  ],
  done: '[DONE]',
}

/** The block of an Anthropic message that a reply comes in, as it begins. */
function anthropicBlock({ content }: Reply, isTool: boolean): object {
  if (content === 'reasoning') return { type: 'thinking', thinking: '', signature: '' }
  if (content === 'tool-call') return { type: 'tool_use', id: 'call', name: 'make_app', input: {} }
  return isTool ? { type: 'tool_use', id: 'tool', name: 'json', input: {} } : { type: 'text', text: '' }
}

function anthropicDelta({ content }: Reply, text: string, isTool: boolean): object {
  if (content === 'reasoning') return { type: 'thinking_delta', thinking: text }
  if (content === 'tool-call') return { type: 'input_json_delta', partial_json: '{}' }
  return isTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text }
}

function anthropic(isTool: boolean): WireForm {
  const stop: Record<string, string> = { length: 'max_tokens', content_filter: 'refusal' }
  return {
    begin: (reply) => [
      {
        type: 'message_start',
        message: {
          id: 'fault',
          type: 'message',
          role: 'assistant',
          model: 'fault',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 100, output_tokens: 0 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: anthropicBlock(reply, isTool) },
    ],
    piece: (reply, text) => ({
      type: 'content_block_delta',
      index: 0,
      delta: anthropicDelta(reply, text, isTool),
    }),
    error: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
    end: (reply) => [
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: {
          stop_reason: stop[reply.finishReason ?? ''] ?? (isTool ? 'tool_use' : 'end_turn'),
          stop_sequence: null,
        },
        usage: { output_tokens: 200 },
      },
      { type: 'message_stop' },
    ],
  }
}

const googleStop: Record<string, string> = { length: 'MAX_TOKENS', content_filter: 'SAFETY' }
/** What a piece of Google's answer holds; without any where the content is missing. */
function googleContent({ content }: Reply, text: string): object {
  switch (content) {
    case 'null':
      return {}
    case 'reasoning':
      return { content: { role: 'model', parts: [{ text, thought: true }] } }
    case 'tool-call':
      return { content: { role: 'model', parts: [{ functionCall: { name: 'make_app', args: {} } }] } }
    case 'refusal':
    case 'parts':
    case undefined:
      return { content: { role: 'model', parts: [{ text }] } }
  }
}
const google: WireForm = {
  begin: () => [],
  piece: (reply, text) => ({ candidates: [{ index: 0, ...googleContent(reply, text) }] }),
  error: { error: { code: 503, message: 'Overloaded', status: 'UNAVAILABLE' } },
  end: (reply) => [
    {
      candidates: [
        {
          index: 0,
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: googleStop[reply.finishReason ?? ''] ?? 'STOP',
        },
      ],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 200, totalTokenCount: 300 },
    },
  ],
}

export const wireForms: Readonly<Record<Wire, WireForm>> = {
  openai,
  anthropic: anthropic(false),
  'anthropic-tool': anthropic(true),
  google,
}
