import { defineArchetype } from '../archetype.ts'

export const readingList = defineArchetype({
  id: 'reading-list',
  words:
    'newsletters 12, newsletter 9, read later 14, read it later 14, reading list 9, rss 14, feed reader 14, highlights 5, save articles 9, comic reader 14, e-reader 9',
  presets: 'editorial, calm',
  icon: 'book',
  names: 'Later Today, Small Letters, Margins',
  entity: 'saved-read',
  screens: `
    home | Today | home
    browse | Library | book
    saved | Highlights | bookmark
    stats? | Reading | chart
    detail | Article
    form | Save article
    settings? | Settings | settings
    profile? | Me | user`,
})
