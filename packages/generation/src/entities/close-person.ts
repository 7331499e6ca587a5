import { defineEntity } from '../entity.ts'

export const closePerson = defineEntity({
  id: 'close-person',
  one: 'Person',
  many: 'Family',
  words: 'grandchild, loved one',
  icon: 'heart',
  groups: 'Family, Friends, Doctor',
  fields: `
    Name | text | Lea
    Who it is | text | Your granddaughter
    Phone | phone | +49 151 0000 4210
    Photo | photo | portrait girl
    Rings with | choice | Voice | Voice, Video
    Notes | long | Calls every Sunday at four`,
  samples: `
    image | title | subtitle | overline
    portrait girl | Lea | Your granddaughter, tap to call | Family
    portrait man | Omar | Your son, lives in Ghent | Family
    portrait woman | Ana | Your daughter, tap to call | Family
    portrait boy | Max | Lea’s brother, nine years old | Family
    portrait woman doctor | Dr. Petrova | Your doctor, until six | Doctor
    portrait man | Kim | Next door, has the key | Friends`,
  about: 'Your granddaughter, twenty-three, studies in Ghent. Calls every Sunday at four.',
  facts: 'Sunday | Calls\n16:00 | At\n12 | Photos',
  figures: '3 | New photos\n1 | Visit today',
  hero: 'Thursday, 19 November | Good morning, Ruth | Lea calls at four, Dr. Petrova tomorrow at ten | Call Lea',
  tip: 'Three new photos | From Lea and Max, at the lake',
  add: 'Add person',
  use: 'Call',
})
