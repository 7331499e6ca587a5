import { defineEntity } from '../entity.ts'

/** Relatives who see an album, and when they looked last. */
export const familyViewer = defineEntity({
  id: 'family-viewer',
  words: 'family viewer',
  one: 'Relative',
  many: 'Relatives',
  icon: 'users',
  groups: 'Adds photos, Looks only, Invited',
  fields: `
    Name | person | Ruth Adeyemi
    Who it is | text | Grandma
    May | choice | Look | Look, Add photos, Invite
    Tell of new ones | switch | yes`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea Brandt | Lea | Mother, 118 photos | Adds photos | success
    Omar Haddad | Omar | Father, 64 photos | Adds photos | success
    Ruth Adeyemi | Grandma Ruth | Looked at 8:40, three hearts | Looks only | primary
    Elias Lund | Grandpa Elias | Looked yesterday | Looks only | primary
    Kim Osei | Aunt Kim | 21 photos, in Lisbon | Adds photos | success
    Hana Sato | Cousin Hana | Invited on Sunday | Invited | warning`,
  about: 'Looks every morning and is told when there is something new. Has asked for two prints.',
  facts: '8:40 | Looked\n31 | Hearts\n2 | Prints',
  figures: '9 | Relatives | +1\n4 | Add photos',
  hero: 'Looked at 8:40 | Grandma Ruth | Three hearts and a line | Write back',
  tip: 'Eight of nine have looked today | Cousin Hana is invited',
  add: 'Invite somebody',
  use: 'Write a line',
})
