import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { projects } from './projects.ts'
import { users } from './users.ts'

/** Links by which guests see a project's app. An ended one stays, for the comments that came by it. */
export const reviewLinks = pgTable(
  'review_links',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token, hexadecimal, to find the link by. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token itself, sealed, to show the link again; emptied when the link is ended. */
    sealedToken: text('sealed_token').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    lastOpenedAt: instant('last_opened_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('review_links_project_id').on(table.projectId)],
)

/** Screens guests have approved, one for each guest and screen. */
export const reviewApprovals = pgTable(
  'review_approvals',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    reviewLinkId: uuid('review_link_id')
      .notNull()
      .references(() => reviewLinks.id, { onDelete: 'cascade' }),
    screenId: text('screen_id').notNull(),
    /** Of the screen and the theme as they were approved. */
    screenHash: text('screen_hash').notNull(),
    /** SHA-256 of the secret of the guest's browser. */
    guestKeyHash: text('guest_key_hash').notNull(),
    guestName: text('guest_name').notNull(),
    approvedAt: instant('approved_at').notNull(),
  },
  (table) => [
    unique('review_approvals_guest').on(table.reviewLinkId, table.screenId, table.guestKeyHash),
    index('review_approvals_project_id').on(table.projectId),
  ],
)

export type ReviewLinkRow = typeof reviewLinks.$inferSelect
export type ReviewApprovalRow = typeof reviewApprovals.$inferSelect
