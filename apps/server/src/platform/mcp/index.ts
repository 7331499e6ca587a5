export { answerMcp } from './answer-mcp.ts'
export type { McpTool, ToolResult } from './mcp-tool.ts'
