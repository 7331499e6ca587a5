import { fullName } from '@kwiq/contracts'
import { composeMail, plainName } from '../../platform/mail/index.ts'
import { readInviteUrl } from './invite-link.ts'
import { findSharing, type ShareEntry } from './shares-repository.ts'
import type { SharingDeps } from './sharing-deps.ts'

const abilities = {
  viewer: 'look at it and comment',
  editor: 'change it',
  admin: 'change it and share it with others',
} as const

/**
 * Mails about shares in an hour, to one address and by one person: Kwiq is nobody's means to fill letter boxes. Past them
 * the link is told to whoever shares, and to nobody else.
 */
const most = {
  toOne: { max: 10, timeWindow: 3_600_000 },
  byOne: { max: 200, timeWindow: 3_600_000 },
}

/** Mails somebody that a project is shared with them: with the link of an invitation, or where to find it. */
export function mailInvitation(
  {
    database,
    env,
    secret,
    mail,
    countMail,
  }: Pick<SharingDeps, 'database' | 'env' | 'secret' | 'mail' | 'countMail'>,
  { share, user }: ShareEntry,
  sharerId: string,
): void {
  const to = user?.email ?? share.invitedEmail
  if (!mail || to === null) return
  const url = user ? `${env.publicUrl}/projects/${share.projectId}` : readInviteUrl({ env, secret }, share)
  if (url === null) return
  mail.send(async () => {
    const counts = [
      await countMail(`mail of shares to ${to}`, most.toOne),
      await countMail(`mail of shares by ${sharerId}`, most.byOne),
    ]
    if (counts.some(({ current, max }) => current > max)) return null
    const sharing = await findSharing(database, share.projectId, sharerId)
    if (!sharing) return null
    const project = plainName(sharing.projectName)
    const sharer = plainName(fullName(sharing.sharer)) || sharing.sharer.email
    return composeMail({
      to,
      subject: `${sharer} shares “${project}” with you`,
      paragraphs: [
        `${sharer} shares the app “${project}” with you on Kwiq. You can ${abilities[share.permission]}.`,
      ],
      action: { label: user ? 'Open the project' : 'Accept the invitation', url },
      notes: user ? [] : ['The link works once. If you do not expect it, you need not do anything.'],
    })
  })
}
