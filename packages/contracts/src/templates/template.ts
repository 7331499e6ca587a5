import { z } from 'zod'
import { AppDocument } from '../http/app-document.ts'
import { Timestamp } from '../http/common.ts'

export const templateStatuses = ['pending', 'published', 'rejected'] as const

/** The categories one can publish under; those of the built-in templates. */
export const templateCategories = [
  'Business',
  'Commerce',
  'Community',
  'Culture',
  'Education',
  'Entertainment',
  'Events',
  'Finance',
  'Food',
  'Health',
  'Home',
  'Lifestyle',
  'News',
  'Productivity',
  'Social',
  'Travel',
] as const

export const templateLimits = {
  name: 80,
  description: 300,
  /** Characters of the document as JSON. */
  document: 300_000,
} as const

/** An app to start from. */
export const Template = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  /** Address of a picture; null where the start screen of `schema` is drawn instead. */
  thumbnail: z.string().nullable(),
  /** How often it was cloned. */
  downloads: z.int(),
  /**
   * The app document. In lists all screens and components are there, but only those of the start screen have their
   * properties: enough for a picture and for counting. `GET /api/templates/{id}` gives the whole.
   */
  schema: AppDocument,
})
export type Template = z.infer<typeof Template>

/** Where a project came from. The template itself may be gone, or no longer be published. */
export const TemplateOrigin = z.object({ templateId: z.uuid().nullable(), templateName: z.string() })
export type TemplateOrigin = z.infer<typeof TemplateOrigin>

/** A template that somebody handed in themselves, and what became of it. */
export const OwnTemplate = Template.omit({ schema: true, thumbnail: true }).extend({
  status: z.enum(templateStatuses),
  /** What the owner of this Kwiq said to it. */
  reviewNote: z.string().nullable(),
  createdAt: Timestamp,
  reviewedAt: Timestamp.nullable(),
})
export type OwnTemplate = z.infer<typeof OwnTemplate>

/** A template as the platform's owner sees it, and as it is given back to who hands it in. */
export const TemplateSubmission = Template.extend({
  status: z.enum(templateStatuses),
  /** What the owner said to it. */
  reviewNote: z.string().nullable(),
  author: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  createdAt: Timestamp,
  reviewedAt: Timestamp.nullable(),
})
export type TemplateSubmission = z.infer<typeof TemplateSubmission>
