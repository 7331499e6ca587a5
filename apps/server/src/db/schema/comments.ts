import {
  type AnyPgColumn,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { projects } from './projects.ts'
import { reviewLinks } from './review-links.ts'
import { users } from './users.ts'

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The first comment of the thread this one answers in; threads are one level deep. */
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Null for guests, and when the account is gone. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of a guest's comment: the link it came by. */
    reviewLinkId: uuid('review_link_id').references(() => reviewLinks.id, { onDelete: 'set null' }),
    guestName: text('guest_name'),
    /** Of a guest's comment: lets the browser it was made in, and no other, change it or take it back. */
    guestKeyHash: text('guest_key_hash'),
    text: text('text').notNull(),
    mentions: uuid('mentions').array().notNull(),
    /** What it is about; all null for the project as a whole and for replies. */
    screenId: text('screen_id'),
    nodeId: text('node_id'),
    pointX: doublePrecision('point_x'),
    pointY: doublePrecision('point_y'),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** Set, and the words taken away, where replies keep a deleted comment in its place. */
    deletedAt: instant('deleted_at'),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('comments_project_id_created_at').on(table.projectId, table.createdAt.desc(), table.id.desc()),
    index('comments_parent_id').on(table.parentId),
    index('comments_review_link_id').on(table.reviewLinkId, table.createdAt),
  ],
)

/** Up to when a person has seen a project's comments. */
export const commentReads = pgTable(
  'comment_reads',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId] })],
)

export type CommentRow = typeof comments.$inferSelect
