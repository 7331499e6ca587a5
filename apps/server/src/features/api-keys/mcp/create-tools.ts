import type { McpTool } from '../../../platform/mcp/index.ts'
import { buildTools } from './build-tools.ts'
import type { CallApi } from './call-api.ts'
import { projectTools } from './project-tools.ts'

/** Everything an assistant can do in the name of whoever `api` calls for. */
export function createTools(api: CallApi): McpTool[] {
  return [...projectTools, ...buildTools].map((make) => make(api))
}
