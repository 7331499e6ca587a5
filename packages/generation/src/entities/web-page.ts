import { defineEntity } from '../entity.ts'

export const webPage = defineEntity({
  id: 'web-page',
  one: 'Page',
  many: 'Pages',
  words: 'web page, browser tab',
  icon: 'globe',
  groups: 'Open, News, Home',
  fields: `
    Title | text | Harbour Post
    Address | text | harbourpost.example
    Folder | choice | News | News, Home, Later`,
  samples: `
    icon | title | subtitle | badge | tone
    globe | Harbour Post | harbourpost.example, 14 blocked | Open | success
    globe | Mill Café, opening hours | millcafe.example, 2 blocked | Open | success
    globe | How to mend a zip | mendit.example, 31 blocked | Open | success
    globe | Weather, three days | sky.example, nothing blocked | Saved | neutral
    globe | City library | library.example, 1 blocked | Saved | neutral
    globe | Night trams, timetable | trams.example, 6 blocked | Saved | neutral`,
  about: 'Fourteen trackers and two banners were blocked. Cookies go when the tab is closed.',
  facts: '14 | Blocked\n0.8 s | Loaded\n412 kB | Size',
  figures: '3 | Tabs\n318 | Blocked today\n41 MB | Saved',
  hero: 'Open now | Harbour Post | 14 trackers blocked | Read on',
  tip: '318 blocked today | Most of them on two pages',
  trend: 'Blocked a day | 318 | +24',
  add: 'Add bookmark',
  use: 'Open page',
})
