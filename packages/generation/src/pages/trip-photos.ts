import { definePage } from './page.ts'

export const tripPhotos = definePage({
  id: 'trip-photos',
  said: 'share photos, shared photos, photo album, shared album, group photos, photos of trip, trip photos, shared photo album',
  unless: /\b(?:agency|guides?|hotel|guests|photographer)\b/i,
  within: /\b(?:group trips?|trips?|travel\w*|holiday|vacation)\b/i,
  name: 'Photos',
  icon: 'image',
  line: '48 photos by three people',
  content: `
    cards Thursday
    - sea sail | Ferry to Culatra | By Kim, 14:05
    - old town | Stairs and tiles | By you, 16:40
    - wine | Dinner on the roof | By Omar, 20:30
    cards Friday
    - island | Nobody on the beach | By Kim, 9:10
    - fish | Market, half past seven | By you, 7:32
    stats The album
    - 48 | Photos
    - 3 | People
    button camera | Add photos
  `,
})
