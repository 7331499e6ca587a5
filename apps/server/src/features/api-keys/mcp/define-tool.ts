import type { z } from 'zod'
import type { McpTool, ToolResult } from '../../../platform/mcp/index.ts'
import { ApiFailure, type CallApi } from './call-api.ts'

/** A tool as it is written down: the schema of its input, and what it does with the API. */
interface ToolDefinition<Input extends z.ZodObject> extends Omit<McpTool, 'input' | 'run'> {
  input: Input
  run(api: CallApi, input: z.infer<Input>): Promise<unknown>
}

/** A tool, once there is somebody to act for. */
export type ToolMaker = (api: CallApi) => McpTool

/** Makes a tool of its definition: what it gives is sent as JSON, a refusal of the API in the API's words. */
export function defineTool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): ToolMaker {
  return (api) => ({
    ...definition,
    run: async (given): Promise<ToolResult> => {
      try {
        const result = await definition.run(api, definition.input.parse(given))
        return { text: JSON.stringify(result, null, 2), isError: false }
      } catch (error) {
        if (error instanceof ApiFailure) return { text: error.message, isError: true }
        throw error
      }
    },
  })
}
