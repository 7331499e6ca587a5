import { Build } from '@kwiq/contracts'
import { z } from 'zod'
import { defineTool } from './define-tool.ts'

const buildId = z.string().min(1).max(100).describe('Id of the build, from start_build or list_builds')

/** Tools for builds. */
export const buildTools = [
  defineTool({
    name: 'start_build',
    title: 'Build',
    description:
      'Queues a build of the project as it is now for android or ios. Ask get_build until its status is completed or failed.',
    input: z.object({
      projectId: z.string().min(1).max(100).describe('Id of the project'),
      platform: z.enum(['android', 'ios']),
    }),
    run: async (api, { projectId, platform }) => {
      const url = `/api/projects/${encodeURIComponent(projectId)}/export`
      return Build.parse((await api('POST', url, { body: { platform } })).body)
    },
  }),
  defineTool({
    name: 'list_builds',
    title: 'List builds',
    description: 'Builds of all projects the person can see, newest first.',
    input: z.object({ limit: z.int().min(1).max(200).default(20) }),
    isReadOnly: true,
    run: async (api, { limit }) =>
      z.array(Build).parse((await api('GET', `/api/builds?limit=${limit}`)).body),
  }),
  defineTool({
    name: 'get_build',
    title: 'Get a build',
    description: 'How far a build is, why it failed, or which files came of it.',
    input: z.object({ buildId }),
    isReadOnly: true,
    run: async (api, input) => Build.parse((await api('GET', at(input.buildId))).body),
  }),
  defineTool({
    name: 'download_build',
    title: 'Download a build',
    description:
      'Addresses of the files of a completed build, each with size, SHA-256 and a curl command that downloads it with the API key in $KWIQ_API_KEY.',
    input: z.object({ buildId, name: z.string().optional().describe('Only this file, such as app.apk') }),
    isReadOnly: true,
    run: async (api, input) => {
      const { status, artifacts } = Build.parse((await api('GET', at(input.buildId))).body)
      const chosen = artifacts.filter(({ name }) => input.name === undefined || name === input.name)
      return {
        status,
        files: chosen.map(({ name, size, sha256, url }) => {
          const address = api.absolute(url)
          return {
            name,
            size,
            sha256,
            url: address,
            command: `curl -H "Authorization: Bearer $KWIQ_API_KEY" -o ${name} "${address}"`,
          }
        }),
      }
    },
  }),
]

function at(id: string): string {
  return `/api/builds/${encodeURIComponent(id)}`
}
