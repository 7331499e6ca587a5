import { defineEntity } from '../entity.ts'

/** What was learned from an incident. */
export const postmortem = defineEntity({
  id: 'postmortem',
  words: 'postmortem, post-mortem',
  icon: 'file',
  groups: 'Draft, Published',
  fields: `
    Incident | text | Login certificate expired
    Happened | long | Nobody could sign in for 26 minutes
    Why | long | The reminder went to a mailbox nobody reads
    What we change | long | Reminder to the rota, 30 days before
    Owner | person | Iris Chen`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Login certificate expired | Iris Chen, two of three done | Published | success
    file | Payments time out | Kim Osei, due on Monday | Draft | warning
    file | Search index lost | Omar Haddad, all done | Published | success
    file | Backup did not run | Lea Brandt, one action late | Published | danger`,
  about: 'The reminder went to a mailbox nobody reads. From now on it goes to whoever is on call.',
  add: 'Write postmortem',
})
