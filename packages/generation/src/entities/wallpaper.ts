import { defineEntity } from '../entity.ts'

export const wallpaper = defineEntity({
  id: 'wallpaper',
  words: 'wallpaper, background picture, theme, ringtone',
  icon: 'image',
  groups: 'Nature, Dark, Shapes',
  fields: `
    Title | text | Fog over the pier
    Collection | choice | Nature | Nature, Dark, Shapes, City
    Use on | choice | Both | Home, Lock, Both
    Change every day | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    lake | Fog over the pier | By Hana Sato | Nature | 4K
    night star | Two in the morning | By Omar Haddad | Dark | 4K
    abstract | Bent paper | By Ana Petrova | Shapes | 5K
    mountain | Last light | By Elias Lund | Nature | 4K
    city night | Wet tram lines | By Kim Osei | City | 4K
    flower | One poppy | By Priya Nair | Nature | 4K`,
  about: 'Taken at half past six, before the ferry. Dark at the top, so that the clock stays readable.',
  facts: '4K | Size\n1.2k | Likes\nDark | Top',
  figures: '840 | Pictures\n24 | Saved\n7 | New today',
  hero: 'Picture of the day | Fog over the pier | By Hana Sato, dark at the top | Set as wallpaper',
  tip: 'Seven new today | Two of them by people you follow',
  add: 'Upload picture',
  use: 'Set as wallpaper',
})
