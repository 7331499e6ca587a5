import { defineArchetype } from '../archetype.ts'

export const bookmarks = defineArchetype({
  id: 'bookmarks',
  words:
    'bookmark manager 28, bookmarks manager 28, bookmarks app 26, save links 20, link manager 24, links in collections 20, organise links 22, organize links 22, social bookmarking 26, link collection 22, url manager 24, save bookmarks 20, bookmarks 6',
  examples: `
    Save links with tags and folders, find them again by word
    Bookmark manager that syncs with my own server
    Links I share to it from any app land in an inbox, sort them later
    Collections of bookmarks with notes, private or public
    Import bookmarks of the browser, check for dead links, remove doubles
    Tag websites, search them and open them in the browser
    Share a list of useful links with my team
    All my pins from several browsers in one place, by folder
    Add a page by its address, title and description are fetched
    Client for a self-hosted bookmark service: add, edit, archive, tags
    Random old bookmark of the day so that I read what I saved
    Read-only page of my favourite sites by topic`,
  bars: 'people map calendar',
  presets: 'clean, calm',
  icon: 'bookmark',
  names: 'Pinned Here, Kept Links, Dog-ear',
  entity: 'bookmark',
  screens: `
    browse | Bookmarks | bookmark
    topic? | Folders | folder
    saved | Starred | star
    detail | Bookmark
    form | Add bookmark
    settings | Settings | settings`,
})
