import { defineArchetype } from '../archetype.ts'

export const readingList = defineArchetype({
  id: 'reading-list',
  words:
    'newsletters 12, newsletter 9, read later 14, read it later 14, reading list 9, rss 14, feed reader 14, highlights 5, save articles 9, comic reader 14, e-reader 9, read later 20, read it later 24, read-it-later 24',
  examples: `
    Save links now, read on the train without signal
    All my newsletters in one calm place instead of the inbox
    Articles I want to read, tagged, with minutes each, archived when done
    RSS client with folders, mark all as read, keyboard shortcuts
    Highlight passages in web pages and find them again by topic
    Research papers to read for my thesis, title, link, notes, priority, finished
    Pile of long reads, the oldest on top, drop what I never open
    Follow blogs and get one digest at breakfast
    Clip pages, strip the ads, large serif type, dark at night
    Share interesting links in our team, who has read them, comments in the margin
    Bookmark manager for tutorials and essays, unread count, full text offline
    I subscribe to forty writers by mail and never catch up, so give me ten minutes' worth a day`,
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
