import { defineEntity } from '../entity.ts'

export const shortLink = defineEntity({
  id: 'short-link',
  one: 'Link',
  many: 'Links',
  words: 'short link, short url, shortened link, shortened url, long url, short one',
  icon: 'link',
  groups: 'Newest, Most clicked',
  fields: `
    Short link | text | kw.example/ferry
    Long URL | text | harbour-books.example/news/ferry
    Clicks | number | 184
    Created | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | value
    link | kw.example/ferry | harbour-books.example/news/ferry | 184 clicks
    link | kw.example/menu | bar-centrale.example/files/menu-autumn | 96 clicks
    link | kw.example/choir | linden-choir.example/events/2026/advent | 61 clicks
    link | kw.example/x7Qe | maps.example/route/mill-bridge-old-dairy | 22 clicks
    link | kw.example/p3Kd | photos.example/album/lake-in-november | 8 clicks`,
  about: 'Leads to harbour-books.example/news/ferry. 184 clicks since it was made.',
  facts: '184 | Clicks\n12 | Today\n5 | Countries',
  figures: '371 | Clicks\n5 | Links\n12 | Today',
  hero: 'Your short link | kw.example/ferry | Leads to harbour-books.example/news/ferry | Copy link',
  tip: 'Copied links work at once | Nothing to set up',
  trend: 'Clicks a day | 12 | +3',
  data: [4, 9, 6, 14, 11, 18, 12],
  add: 'Shorten a link',
  use: 'Copy link',
})
