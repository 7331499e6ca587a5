import { defineArchetype } from '../archetype.ts'

export const photoSharing = defineArchetype({
  id: 'photo-sharing',
  words:
    'photo of the day 20, photo challenge 22, daily photo 18, bereal 20, one photo a day 20, instagram 8, photo sharing 7, share photo 5, follow 5, feed 3, post 3, social network 6, social app 5, community 2, like and comment 3, instagram 16, instagram clone 20',
  presets: 'playful, clean',
  icon: 'image',
  names: 'Lightleak, Contact Sheet, Fern',
  entity: 'moment',
  screens: `
    feed | Feed | image
    browse | Discover | search
    editor | New post | plus
    notifications? | Activity | heart
    detail | Post
    chats? | Messages
    signin? | Sign in
    profile | Profile | user`,
})
