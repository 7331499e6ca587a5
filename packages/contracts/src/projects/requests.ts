import { z } from 'zod'
import { UncheckedDocument } from '../http/app-document.ts'
import { PageQuery } from '../http/common.ts'
import { projectLimits } from './project.ts'

const ProjectName = z
  .string('Please enter a project name.')
  .trim()
  .min(1, 'Please enter a project name.')
  .max(projectLimits.name, `A project name can have at most ${projectLimits.name} characters.`)

const ProjectDescription = z
  .string()
  .trim()
  .max(projectLimits.description, `A description can have at most ${projectLimits.description} characters.`)

/** `schema` is for 'Save as Project' and for import; without it the project starts with one empty screen. */
export const CreateProjectRequest = z.object({
  name: ProjectName,
  description: ProjectDescription.nullish(),
  schema: UncheckedDocument.optional(),
})
export type CreateProjectRequest = z.infer<typeof CreateProjectRequest>

export const UpdateProjectRequest = z
  .object({ name: ProjectName.optional(), description: ProjectDescription.nullish() })
  .refine((body) => body.name !== undefined || body.description !== undefined, 'Nothing to change was given.')
export type UpdateProjectRequest = z.infer<typeof UpdateProjectRequest>

export const ListProjectsQuery = PageQuery.extend({
  /** `true` lists the projects deleted within the last 30 days instead. */
  deleted: z.enum(['true', 'false']).optional(),
})
export type ListProjectsQuery = z.infer<typeof ListProjectsQuery>

/** Edits instead of a whole document: app-model commands, applied in order, all or none. */
export const PatchSchemaRequest = z.object({ commands: z.array(z.unknown()).min(1).max(500) })
export type PatchSchemaRequest = z.infer<typeof PatchSchemaRequest>
