import { checkNavigation, validateDocument } from '@kwiq/app-model'
import { GenerationSuccess, Project } from '@kwiq/contracts'
import { z } from 'zod'
import { defineTool } from './define-tool.ts'

const projectId = z
  .string()
  .min(1)
  .max(100)
  .describe('Id of the project, from list_projects or create_project')

/** The card without its picture, which is a document of its own. */
const ProjectLine = Project.omit({ cover: true })

const at = (id: string) => `/api/projects/${encodeURIComponent(id)}`

/** Tools for projects and their documents. */
export const projectTools = [
  defineTool({
    name: 'list_projects',
    title: 'List projects',
    description: 'The projects the person can see, newest first.',
    input: z.object({ limit: z.int().min(1).max(200).default(50) }),
    isReadOnly: true,
    run: async (api, { limit }) => {
      const { body } = await api('GET', `/api/projects?limit=${limit}`)
      return z.array(ProjectLine).parse(body)
    },
  }),
  defineTool({
    name: 'get_project',
    title: 'Get a project',
    description:
      'One project with its whole app document: { schemaVersion, app, screens: [{ id, name, components }] }. The etag names this state of it.',
    input: z.object({ projectId }),
    isReadOnly: true,
    run: async (api, input) => {
      const project = ProjectLine.parse((await api('GET', at(input.projectId))).body)
      const { body: document, etag } = await api('GET', `${at(input.projectId)}/schema`)
      return { project, etag, document }
    },
  }),
  defineTool({
    name: 'create_project',
    title: 'Create a project',
    description: 'Makes a project with one empty screen, or from a whole app document.',
    input: z.object({
      name: z.string().describe('Name of the app'),
      description: z.string().optional(),
      document: z.looseObject({}).optional().describe('An app document; without it the project is empty'),
    }),
    run: async (api, { name, description, document }) => {
      const { body } = await api('POST', '/api/projects', { body: { name, description, schema: document } })
      return ProjectLine.parse(body)
    },
  }),
  defineTool({
    name: 'generate_app',
    title: 'Generate',
    description:
      'In an empty project: makes the screens, navigation and components of the app described. In one that has an app: works out the changes asked for and saves them; with apply false they are only shown.',
    input: z.object({
      projectId,
      prompt: z.string().describe('The app, or the change to it, in plain words; up to 4,000 characters'),
      apply: z.boolean().default(true).describe('Whether changes to an existing app are saved'),
    }),
    run: async (api, { projectId: id, prompt, apply }) => {
      const { body } = await api('POST', `${at(id)}/generate`, { body: { prompt } })
      const { layout, proposal, notice, unplaced, source } = GenerationSuccess.parse(body)
      const isSaved = proposal === null || apply
      if (proposal !== null && apply) {
        await api('PUT', `${at(id)}/schema`, { body: layout, ifMatch: proposal.baseEtag })
      }
      const screens = layout.screens.map((screen) => ({ id: screen.id, name: screen.name }))
      return { isSaved, source, notice, unplaced, screens, changes: proposal?.changes ?? [] }
    },
  }),
  defineTool({
    name: 'edit_project',
    title: 'Edit by commands',
    description:
      'Changes the document by commands, all of them or none: { type: "add-component", screenId, parentId?, index?, component }, "set-properties", "move-component", "remove-component", "rename-component", "add-screen", "rename-screen", "reorder-screen", "remove-screen", "set-theme", "set-app-info" and so on. A refusal names what is wrong. Give the etag of get_project so that nobody’s newer work is changed unseen.',
    input: z.object({
      projectId,
      commands: z
        .array(z.looseObject({ type: z.string() }))
        .min(1)
        .max(500),
      etag: z.string().optional(),
    }),
    run: async (api, { projectId: id, commands, etag }) => {
      const options = { body: { commands }, ...(etag !== undefined && { ifMatch: etag }) }
      const answer = await api('PATCH', `${at(id)}/schema`, options)
      return { saved: answer.body, etag: answer.etag }
    },
  }),
  defineTool({
    name: 'check_project',
    title: 'Check a project',
    description:
      'Looks for what is broken: invalid parts of the document, and screens that nothing leads to.',
    input: z.object({ projectId }),
    isReadOnly: true,
    run: async (api, input) => {
      const { body, etag } = await api('GET', `${at(input.projectId)}/schema`)
      const checked = validateDocument(body)
      if (!checked.ok) return { etag, isValid: false, problems: checked.issues }
      const problems = checkNavigation(checked.document)
      return { etag, isValid: true, problems }
    },
  }),
]
