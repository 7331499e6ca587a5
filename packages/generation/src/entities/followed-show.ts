import { defineEntity } from '../entity.ts'

export const followedShow = defineEntity({
  id: 'followed-show',
  one: 'Show',
  many: 'Shows',
  words: 'tv series, tv show, followed show, anime series, sitcom, watched episode',
  icon: 'video',
  groups: 'Watching, Waiting, Seen, Dropped',
  fields: `
    Title | text | Night Ferry
    Season | number | 3
    Episode | number | 5
    Next episode | date | Fri 20 Nov
    Where | choice | Linden TV | Linden TV, Harbour+, Disc
    Status | choice | Watching | Watching, Waiting, Seen, Dropped
    Rating | choice | 4 | 1, 2, 3, 4, 5
    Notes | long | Who moved the boat?`,
  samples: `
    image | title | subtitle | progress | badge | tone
    sea night | Night Ferry | Season 3, episode 5 of 8 | 62 | Friday | primary
    forest night | What Owls Hear | Season 1, episode 2 of 6 | 33 | Watching | primary
    city night | Late Shift | Season 5, episode 10 of 10 | 100 | Seen | success
    old town | The Salt Road | Season 2 starts 4 December | 0 | Waiting | warning
    office | Desk by the Window | Season 4, episode 7 of 20 | 35 | Watching | primary
    desert | Dust | Season 1, episode 3 of 8 | 37 | Dropped | neutral`,
  about: 'A ferry crosses at night and one passenger too many gets off. Three episodes left in this season.',
  facts: 'S3 E5 | Now\n3 | Left\nFri | Next',
  figures: '9 | Shows | +1\n214 | Episodes this year\n6 | Waiting',
  hero: 'Friday, 20:15 | Night Ferry, S3 E6 | The Second Passenger, 48 minutes, on Linden TV | Mark as seen',
  tip: 'Three new episodes this week | Friday, Friday and Sunday',
  trend: 'Episodes a week | 6 | −1',
  add: 'Add show',
  use: 'Mark episode as seen',
})
