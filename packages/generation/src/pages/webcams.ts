import { definePage } from './page.ts'

export const webcams = definePage({
  id: 'webcams',
  said: 'webcams, webcam, live webcams, live cams, live camera, live cam, webcam images, live cameras',
  unless: /^(?:an? )?webcam|\b(?:surf\w*|beach\w*|sail\w*|harbou?rs?|marina)\b/i,
  within: /\b(?:ski|resort|mountain|village|town|zoo|lake|pool|cable car|nature reserve|observatory)\b/i,
  name: 'Webcams',
  icon: 'camera',
  line: 'Seen a minute ago',
  content: `
    cards A minute ago
    - mountain | At the top | 2,410 m, clear
    - ski | Middle station | Powder, no wind
    - lake | Lake | 4°, still
    - old town | In the village | 12 people in line
    switches Show
    - New picture each minute
    - Also by night
    banner camera | Pictures are kept for a week | Each day at noon, from 2019 on.
  `,
})
