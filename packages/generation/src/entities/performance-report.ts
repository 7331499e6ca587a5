import { defineEntity } from '../entity.ts'

/** What is written down after each performance. */
export const performanceReport = defineEntity({
  id: 'performance-report',
  one: 'Show report',
  many: 'Show reports',
  words: 'show report, performance report, front of house report',
  icon: 'file',
  groups: 'This week, With incidents',
  fields: `
    Performance | text | No. 14, Thursday
    Up and down | text | 19:33 to 21:49
    Late arrivals | text | Tomás Rey, 18:50
    Incidents | long | Gauze caught on the door, freed in the interval
    Audience | number | 212
    To be mended | text | Castor of the bed`,
  samples: `
    icon | title | subtitle | badge | tone
    file | No. 14, Thursday | Tomás late, gauze caught | Draft | warning
    file | No. 13, Wednesday | 198 came, no incidents | Sent | success
    file | No. 12, Tuesday | Understudy on for Kim | Sent | success
    file | No. 11, Sunday | Stopped for four minutes | Incident | danger
    file | No. 10, Saturday | Sold out, three calls | Sent | success`,
  about: 'Up at 19:33, down at 21:49. The gauze caught on the door in act one and was freed in the interval.',
  facts: '212 | Came\n2 h 16 | Length\n1 | Late',
  figures: '14 | Performances\n1 | To send',
  hero: 'Tonight | Report no. 14 | Times are filled in already | Write report',
  tip: 'One report is not sent | No. 14, from tonight',
  add: 'Write report',
  use: 'Send report',
})
