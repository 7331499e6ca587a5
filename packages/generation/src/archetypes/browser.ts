import { defineArchetype } from '../archetype.ts'

export const browser = defineArchetype({
  id: 'browser',
  words:
    'web browser 26, browser 14, private browser 26, privacy browser 26, incognito 9, tabs and bookmarks 16, browse the web 20, surf the web 20, kiosk browser 20, text browser 18',
  examples: `
    Browser that blocks ads and trackers by default
    Open web pages without history, cookies are gone when I close it
    A light browser for old phones, tabs, bookmarks and a reading mode
    Private browsing through Tor with one button to forget everything
    Web browser with the address bar at the bottom and gestures for tabs
    Children may only open the pages I allow
    Kiosk: shows one web page on the tablet in our shop
    Save pages for reading without connection, dark mode for every site
    Browser with user scripts and extensions
    Block cookie banners, see what each site wanted to load
    Text-only browser that saves data abroad
    Pages in tabs that I can group and close together`,
  presets: 'clean, dark-pro',
  icon: 'globe',
  names: 'Plain Window, Harbour Light, Open Page',
  entity: 'web-page',
  screens: `
    website | Browse | globe
    browse | Tabs | layers
    saved | Bookmarks | bookmark
    history | History | clock
    detail | Page
    form? | Add bookmark
    settings | Settings | settings`,
})
