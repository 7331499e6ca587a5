import { definePage } from './page.ts'

export const photoUpload = definePage({
  id: 'photo-upload',
  said: 'photo upload, upload photos, guest photos, share photos, photo sharing, shared photo album, photo album, shared album, guest photo album, upload pictures, photo wall, share pictures, guest photo upload',
  unless: /social network|instagram|photographers?/i,
  within:
    /\b(?:wedding|party|reunion|anniversary|birthday|festival|conference|camp|guests?|class trip|jubilee|prom)\b/i,
  name: 'Guest photos',
  icon: 'camera',
  line: '128 pictures of 31 guests',
  content: `
    cards New
    - person | By Lea | 2 minutes ago
    - cake | By Omar | 12 minutes ago
    - music | By Kim | 20 minutes ago
    - garden | By Hana | 1 hour ago
    chips Show | All, Mine, Most liked
    switches Mine
    - Others may download them
    button camera | Add pictures
  `,
})
