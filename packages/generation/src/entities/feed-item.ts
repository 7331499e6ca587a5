import { defineEntity } from '../entity.ts'

export const feedItem = defineEntity({
  id: 'feed-item',
  one: 'Article',
  many: 'Articles',
  words: 'rss feed, feed item, headline',
  icon: 'wifi',
  groups: 'Unread, Tech, Local',
  fields: `
    Feed | text | Harbour Post
    Address | text | harbourpost.example/feed
    Folder | choice | Local | Local, Tech, Long reads
    Keep offline | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    city | Night trams from December | Harbour Post | Local | 12 min ago
    tech | A small computer for one job | The Soldering Iron | Tech | 1 h ago
    forest | Counting owls by ear | Field Letter | Long reads | 3 h ago
    bread | What the mill does at four | Crumb Weekly | Local | 5 h ago
    science | Ice that remembers | Slow Science | Long reads | Yesterday
    design | Letters on shop fronts | Type Walks | Tech | Yesterday`,
  about:
    'From 6 December the trams run all night on Fridays and Saturdays, first on lines 4 and 9. The stops at the mill stay closed until spring.',
  facts: '12 min | Old\n4 min | To read\n38 | Unread',
  figures: '38 | Unread\n24 | Feeds\n6 | Starred',
  hero: '38 unread | Night trams from December | Harbour Post, 12 minutes ago | Read',
  tip: 'All read by nine | You read eleven articles this week',
  add: 'Add feed',
  use: 'Read article',
})
