import { fullName } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { composeMail, plainName } from '../../platform/mail/index.ts'
import { findSharing, isEmailConfirmed, listPeople } from '../sharing/index.ts'
import type { CommentRow } from '../../db/schema/index.ts'

/** Characters of a comment that its mail repeats. */
const shownText = 600

/**
 * Mails those a comment names, where mail is set up: all but its author, and those that `known` says were named before.
 * Who is no longer in the project when the mail is made gets none, nor does an address nobody has shown to be theirs.
 */
export function mailMentions(
  { database, env, mail }: Pick<Context, 'database' | 'env' | 'mail'>,
  { projectId, authorId, text, mentions }: Pick<CommentRow, 'projectId' | 'authorId' | 'text' | 'mentions'>,
  known: readonly string[] = [],
): void {
  if (!mail || authorId === null) return
  for (const personId of mentions) {
    if (personId === authorId || known.includes(personId)) continue
    mail.send(async () => {
      const sharing = await findSharing(database, projectId, authorId)
      const person = (await listPeople(database, projectId)).find(({ id }) => id === personId)
      if (!sharing || !person || !(await isEmailConfirmed(database, personId))) return null
      const project = plainName(sharing.projectName)
      const author = plainName(fullName(sharing.sharer)) || sharing.sharer.email
      const said = text.length > shownText ? `${text.slice(0, shownText)}...` : text
      return composeMail({
        to: person.email,
        subject: `${author} mentions you in “${project}”`,
        paragraphs: [`${author} mentions you in a comment on the app “${project}”:`, said],
        action: { label: 'Open the project', url: `${env.publicUrl}/studio/${projectId}` },
        notes: ['You get this mail because you work on this app with others on Kwiq.'],
      })
    })
  }
}
