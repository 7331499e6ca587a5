import { z } from 'zod'
import { PathId } from '../http/common.ts'
import { templateCategories, templateLimits, templateStatuses } from './template.ts'

export const TemplateParams = z.object({ id: PathId })

const TemplateName = z
  .string('Please enter a name.')
  .trim()
  .min(1, 'Please enter a name.')
  .max(templateLimits.name, `A name can have at most ${templateLimits.name} characters.`)
const TemplateDescription = z
  .string('Please describe the template.')
  .trim()
  .min(1, 'Please describe the template.')
  .max(templateLimits.description, `A description can have at most ${templateLimits.description} characters.`)
const TemplateCategory = z.enum(templateCategories, 'Please choose a category.')

export const PublishTemplateRequest = z.object({
  name: TemplateName,
  description: TemplateDescription,
  category: TemplateCategory,
})
export type PublishTemplateRequest = z.infer<typeof PublishTemplateRequest>

export const ListTemplateSubmissionsQuery = z.object({ status: z.enum(templateStatuses).optional() })
export type ListTemplateSubmissionsQuery = z.infer<typeof ListTemplateSubmissionsQuery>

/** A decision, or a correction of what the card says. */
export const ReviewTemplateRequest = z
  .object({
    status: z.enum(['published', 'rejected']).optional(),
    reviewNote: z.string().trim().max(500).optional(),
    name: TemplateName.optional(),
    description: TemplateDescription.optional(),
    category: TemplateCategory.nullable().optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'Nothing to change was given.')
export type ReviewTemplateRequest = z.infer<typeof ReviewTemplateRequest>

export const CloneResult = z.object({ projectId: z.uuid() })
export type CloneResult = z.infer<typeof CloneResult>
