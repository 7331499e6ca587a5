import type { z } from 'zod'

/** What a tool answers: text for the assistant, also when it is an error. */
export interface ToolResult {
  text: string
  isError: boolean
}

/** Something an assistant can do. */
export interface McpTool {
  /** In snake case, as is usual among assistants' tools. */
  name: string
  title: string
  /** For the assistant: what it does and when to use it. */
  description: string
  input: z.ZodObject
  isReadOnly?: boolean
  isDestructive?: boolean
  /** `input` has been checked against the schema. */
  run(input: Record<string, unknown>): Promise<ToolResult>
}
