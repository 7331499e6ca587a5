import { defineArchetype } from '../archetype.ts'

/** Pages on the web that are looked at again and again; news of sites one reads are `feeds`. */
export const pageWatch = defineArchetype({
  id: 'page-watch',
  words:
    'changes of web pages 36, web page changes 36, website changes 36, website change 34, page changes 30, changes on websites 36, monitor websites 24, monitor a website 26, watch websites 26, website watcher 34, web page watcher 34, changes on a page 30, page monitor 26, webpage changes 34, follows changes of 20, changes to websites 36',
  examples: `
    Look at a page every hour and tell me when something on it is different
    Tell me when the shoe is back in stock on the shop's page
    Watch the town's notice page for new flats
    See old and new beside each other, what was added in green
    Only this part of the page, not the ads around it
    A message when the exam results page is no longer empty
    Follow job pages of five firms that have no feed
    Which pages changed since yesterday, with time
    Check every fifteen minutes on Wi-Fi, hourly otherwise
    Watch a price or a number on any website and note its values
    Version history of a web page with pictures
    Alarm when the waiting list form is open again`,
  bars: 'checkout cart slots',
  presets: 'clean, dark-pro',
  icon: 'eye',
  names: 'Spotted, Second Look, Since Yesterday',
  entity: 'watched-page',
  screens: `
    browse | Pages | globe
    notifications | Changes | bell
    history | History | clock
    detail | Page
    form | Watch a page
    website? | Open page
    settings | Settings | settings`,
})
