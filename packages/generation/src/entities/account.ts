import { defineEntity } from '../entity.ts'

export const account = defineEntity({
  id: 'account',
  words: 'account setting, user setting, preference, settings page, user settings, profile tab',
  many: 'Settings',
  one: 'Profile',
  icon: 'user',
  groups: 'Profile, Notifications, Privacy',
  fields: `
    Name | text | Mara Vogt
    Email | email | mara@post.example
    Phone | phone | +49 151 2048
    City | place | Leipzig
    Enable email notifications | switch | yes`,
  samples: `
    icon | title | subtitle
    user | Mara Vogt | mara@post.example
    lock | Password | Changed in October
    shield | Privacy | Only friends see me
    globe | Language | English`,
  figures: '3 | Devices\n2 y | Member\n98 % | Complete',
  hero: 'Your account | Mara Vogt | Everything is up to date | Edit profile',
  tip: 'Two-step sign-in is on | Last sign-in today at 8:40',
  add: 'Edit profile',
  use: 'Edit profile',
})
