import { defineEntity } from '../entity.ts'

export const friend = defineEntity({
  id: 'friend',
  words: 'friend, conversation, chat partner, chat, messenger, member',
  icon: 'user',
  groups: 'Online, Family, Work',
  fields: `
    Username | text | lea.b
    Status | text | Plum cake enthusiast
    Photo | photo | person
    Notifications | switch | yes`,
  samples: `
    avatar | title | subtitle | time
    Lea | Lea Brandt | Did you find the map? | 9:36
    Omar | Omar Haddad | Voice message, 0:42 | 9:20
    Kim | Kim Osei | You: see you at six | 8:04
    Ana | Ana Petrova | Sent a picture | Wed
    Tomas | Tomás Rey | Perfect, thank you | Tue`,
  about: 'Plum cake enthusiast. Usually here between seven and nine.',
  facts: '128 | Messages\n9 | Groups\n3 y | Friends',
  figures: '31 | Friends | +2\n9 | Groups\n214 | Messages',
  hero: '3 here now | Sunday crew | Mimi: who brings the cake? | Open chat',
  tip: 'Three friends are here now | Lea wrote a minute ago',
  trend: 'Messages this week | 214 | +31',
  add: 'Add friend',
  use: 'Send message',
})
